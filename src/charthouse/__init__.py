"""Charthouse: play, study and build on Cartographers and Charterstone.

This is the front door: `start`, `read`, `sheet`, `score`, `placements`, `games` and `bots`. They live in
`charthouse.api`, which is loaded when one of them is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"
__all__ = ("Match", "Refused", "Step", "bots", "games", "placements", "read", "score", "sheet", "start")

if TYPE_CHECKING:
    from charthouse.api import Match, Refused, Step, bots, games, placements, read, score, sheet, start
else:

    def __getattr__(name: str) -> object:
        if name in ("bots", "games"):  # rooms of the package, which can be called
            return import_module(f"charthouse.{name}")
        if name in __all__:
            return getattr(import_module("charthouse.api"), name)
        raise AttributeError(f"module 'charthouse' has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
