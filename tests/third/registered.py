"""The command `charthouse`, whole, of a house with a third game: a line in the list and a file of texts.

The bots' processes import this file too, and so does `trial.py` for the contract.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from charthouse.core import text

STONES = Path(__file__).with_name("stones.ftl").read_text(encoding="utf-8")
_house = text._texts

games: Any = import_module("charthouse.games")
games._MODULES["stones"] = "third.stones"
games.GAMES = tuple(games._MODULES)
text._texts = lambda lang: [*_house(lang), ("stones.ftl", STONES)]

if __name__ == "__main__":
    from charthouse.cli import main

    sys.exit(main())
