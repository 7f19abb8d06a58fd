"""The only list of games."""

from functools import cache
from importlib import import_module

from charthouse.core.game import AnyGame, BadText

_MODULES = {
    "cartographers": "charthouse.games.cartographers",
    "charterstone": "charthouse.games.charterstone",
}
GAMES = tuple(_MODULES)


@cache
def game(name: str) -> AnyGame:
    """The game of that id, loaded when it is first asked for."""
    if name not in _MODULES:
        raise BadText("bad-game", found=name[:40], known=", ".join(GAMES))
    found: AnyGame = import_module(_MODULES[name]).GAME
    return found
