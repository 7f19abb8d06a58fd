"""The bot pool: bots play in processes of their own and see views only."""

import hashlib
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any

from charthouse.bots import LEVELS, bot, warm
from charthouse.bots.workers import WORKERS, end_all, stay_with_the_parent
from charthouse.core import codec
from charthouse.games import GAMES, game
from charthouse.server.helpers import Helpers

THOUGHT_SECONDS = 120.0
"""So long a thought may take, also one that compiles first what it thinks with."""
PLAINEST = "random"
"""Who needs no process to think in: any legal choice will do."""


class BotPool:
    """Worker processes that are started with the first bot."""

    def __init__(self, workers: int = 1) -> None:
        self._helpers = Helpers(workers)
        self._warming: BaseProcess | None = None

    async def choose(self, game_id: str, name: str, view: Any, question: str, who: str = "") -> str:
        """The action a bot takes, as text; raises `Unhelped` where it died over it, or thought for ever.

        Nobody waits for a compiler: until it is done the bot thinks uncompiled, and not as far ahead. Nor for
        the many bots of somebody else: each `who` has its turn.
        """
        compiled = False if self._warming is not None and self._warming.is_alive() else None
        asked = (game_id, name, codec.write(view), question, compiled)
        action: str = await self._helpers.ask(who, THOUGHT_SECONDS, choose, *asked)
        return action

    @property
    def waiting(self) -> int:
        """How many bots wait until a process is free."""
        return self._helpers.all_waiting

    def warm(self) -> None:
        """Compiles the bots in the background, so that no move does; what is compiled is kept on disk.

        In a process of its own: bots that need no compiler play meanwhile, and the server may stop.
        """
        self._warming = WORKERS.Process(target=warm_all, daemon=True)
        self._warming.start()

    def close(self) -> None:
        """Nobody waits for a thought: the bot has it again when the server is back."""
        self._helpers.close()
        end_all()


def warm_all() -> None:
    """Runs in a process of its own."""
    stay_with_the_parent()
    for played in map(game, GAMES):
        for name in LEVELS:
            warm(name, played)


def choose(game_id: str, name: str, view_text: str, question: str, compiled: bool | None = None) -> str:
    """Runs in a worker if one can be had: the view as text in, an action as text out. The same view gives the
    same action."""
    played = game(game_id)
    view = codec.read(view_text, played.view_type)
    seed = hashlib.sha256(f"{question}\n{view_text}".encode()).digest()
    chosen = bot(name, compiled)(played, view, Random(seed))  # noqa: S311 (no secret)
    return str(played.write_action(chosen))
