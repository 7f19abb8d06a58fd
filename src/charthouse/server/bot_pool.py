"""The bot pool: bots play in processes of their own and see views only."""

import asyncio
import hashlib
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any

from charthouse.bots import LEVELS, bot, warm
from charthouse.bots.workers import WORKERS, end_all, stay_with_the_parent
from charthouse.core import codec
from charthouse.games import GAMES, game


class BotPool:
    """Worker processes that are started with the first bot."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._warming: BaseProcess | None = None
        self._closed = False

    async def choose(self, game_id: str, name: str, view: Any, question: str) -> str:
        """The action a bot takes, as text. A worker that died is replaced once.

        Nobody waits for a compiler: until it is done the bot thinks uncompiled, and not as far ahead.
        """
        loop = asyncio.get_running_loop()
        compiled = False if self._warming is not None and self._warming.is_alive() else None
        asked = (game_id, name, codec.write(view), question, compiled)
        try:
            return await loop.run_in_executor(self._running(), choose, *asked)
        except BrokenProcessPool:
            if self._closed:
                raise asyncio.CancelledError from None
            self._pool = None
            return await loop.run_in_executor(self._running(), choose, *asked)

    def warm(self) -> None:
        """Compiles the bots in the background, so that no move does; what is compiled is kept on disk.

        In a process of its own: bots that need no compiler play meanwhile, and the server may stop.
        """
        self._warming = WORKERS.Process(target=warm_all, daemon=True)
        self._warming.start()

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, WORKERS, stay_with_the_parent)
        return self._pool

    def close(self) -> None:
        """Nobody waits for a thought: the bot has it again when the server is back."""
        self._closed = True
        end_all()
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def warm_all() -> None:
    """Runs in a process of its own."""
    stay_with_the_parent()
    for played in map(game, GAMES):
        for name in LEVELS:
            warm(name, played)


def choose(game_id: str, name: str, view_text: str, question: str, compiled: bool | None = None) -> str:
    """Runs in a worker: the view as text in, an action as text out. The same view gives the same action."""
    played = game(game_id)
    view = codec.read(view_text, played.view_type)
    seed = hashlib.sha256(f"{question}\n{view_text}".encode()).digest()
    chosen = bot(name, compiled)(played, view, Random(seed))  # noqa: S311 (no secret)
    return str(played.write_action(chosen))
