"""The only list of games."""

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from charthouse.core.game import AnyGame, BadText
from charthouse.core.record import Record
from charthouse.core.replay import same_cards

_MODULES = {
    "cartographers": "charthouse.games.cartographers",
    "charterstone": "charthouse.games.charterstone",
}
GAMES = tuple(_MODULES)
"""The first is meant where nobody names one: devices of the first days do not."""


@cache
def game(name: str) -> AnyGame:
    """The game of that id, loaded when it is first asked for."""
    if name not in _MODULES:
        raise BadText("bad-game", found=name[:40], known=", ".join(GAMES))
    found: AnyGame = import_module(_MODULES[name]).GAME
    return found


def game_of(saved: Record) -> AnyGame:
    """The game of a record, if it was played with cards that this version has."""
    played = game(saved.header.game)
    same_cards(played, saved.header)
    return played


def part(name: str, of_it: str) -> ModuleType | None:
    """A module of a game that only some need, such as `outlook` for the scout; nothing if it has none."""
    if name not in _MODULES:
        return None
    module = import_module(_MODULES[name])
    for step in of_it.split("."):
        inner = f"{module.__name__}.{step}"
        if not hasattr(module, "__path__") or find_spec(inner) is None:
            return None
        module = import_module(inner)
    return module


class _Callable(ModuleType):
    """The list can be called, because `charthouse.games` is this room and a function of the front door."""

    def __call__(self) -> tuple[str, ...]:
        return GAMES


sys.modules[__name__].__class__ = _Callable
