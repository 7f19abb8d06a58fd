"""The one list of bots. A bot chooses from a view and never sees the state."""

import sys
from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

from charthouse.bots.greedy import greedy
from charthouse.bots.random import random
from charthouse.core.game import AnyGame, BadText

Bot = Callable[[AnyGame, Any, Random], Any]

BOTS = ("random", "greedy", "scout")
"""`scout` may be told how long to think: `scout:4000n` imagined games, `scout:500ms`."""
LEVELS = ("greedy", "scout", "scout:500ms")
"""What people play against, easiest first."""

SUBSTITUTE = LEVELS[0]
"""Who plays for a seat whose person is away or late, unless another bot is named."""

_PLAIN: dict[str, Bot] = {"random": random, "greedy": greedy}


def bot(name: str, compiled: bool | None = None) -> Bot:
    """The bot of that name, compiled where that can be unless `compiled` says otherwise; raises `BadText`."""
    if name in _PLAIN:
        return _PLAIN[name]
    kind, colon, text = name.partition(":")
    if kind != "scout" or (colon and not text):
        raise BadText("bad-bot", found=name[:40], known=", ".join(BOTS))
    from charthouse.bots import scout

    budget = scout.budget(text) if text else scout.Budget()
    return lambda game, view, rng: scout.think(game, view, rng, budget, compiled)[0].action


def serving_bot(name: str) -> Bot:
    """A bot that may sit at a table of people: none that thinks for an hour."""
    if name not in (*BOTS, *LEVELS):
        raise BadText("bad-bot", found=name[:40], known=", ".join(dict.fromkeys((*BOTS, *LEVELS))))
    return bot(name)


def warm(name: str, game: AnyGame) -> None:
    """Gets a bot ready, so that no move waits for a compiler."""
    if name not in _PLAIN:
        from charthouse.bots import scout

        scout.warm(game)


def measure(game: AnyGame) -> str:
    """What bots expect of a choice in this game: `points` at the end, or a `lead` over the others."""
    from charthouse.bots import scout

    return scout.measure(game)


def explain(name: str, game: AnyGame, view: Any, rng: Random) -> list[tuple[Any, float]]:
    """The actions a bot would weigh up here with what it expects of each, best first.

    What that counts is `measure(game)`. Bots that expect nothing have nothing to say.
    """
    if bot(name) in _PLAIN.values():
        return []
    from charthouse.bots import scout

    budget = scout.budget(name.partition(":")[2]) if ":" in name else scout.Budget()
    return [(thought.action, thought.expected) for thought in scout.think(game, view, rng, budget)]


class _Callable(ModuleType):
    """The list can be called, because `charthouse.bots` is this room and a function of the front door."""

    def __call__(self) -> tuple[str, ...]:
        return BOTS


sys.modules[__name__].__class__ = _Callable
