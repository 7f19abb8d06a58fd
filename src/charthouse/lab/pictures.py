"""Tables as text and as pictures: the render modes `ansi` and `rgb_array`."""

from typing import Any

import numpy as np

from charthouse.games import part
from charthouse.lab.tables import EDICTS, SEASONS, SIZE, Tables

MODES = ("ansi", "rgb_array")
_printed: Any = part("cartographers", "printed")
_notation: Any = part("cartographers", "notation")

SPACE = 24
"""Pixels along the side of a space."""
GAP = 12
PAPER, LINE, INK = (251, 248, 238), (214, 207, 190), (28, 40, 54)
COLOURS = {
    ".": PAPER,
    "r": PAPER,
    "^": (150, 144, 134),
    "#": (112, 104, 94),
    "f": (60, 117, 87),
    "v": (218, 140, 107),
    "a": (242, 212, 119),
    "w": (141, 192, 218),
    "m": (58, 42, 72),
}


def render(tables: Tables, table: int, mode: str) -> Any:
    return ansi(tables, table) if mode == "ansi" else rgb_array(tables, table)


def ansi(tables: Tables, table: int) -> str:
    """The card, the season and every sheet in the notation."""
    t = tables.tables[table]
    season = int(t["season"])
    card = _printed.CARD_IDS[int(t["card"])]
    edicts = [f"{EDICTS[at]} {_printed.SCORING_IDS[number]}" for at, number in enumerate(t["edicts"])]
    duty = " (ruins)" if t["duty"] else ""
    now = "over" if t["over"] else f"{SEASONS[season]} {int(t['time'])}/{_printed.SEASON_TIME[season]}"
    lines = [f"{now}: {card}{duty}", ", ".join(edicts)]
    for seat in range(tables.players):
        m = tables.maps[table, seat]
        lines += ["", f"seat {seat + 1}: {int(m['stars'])} stars, {int(m['coins'])} coins"]
        rows = _notation.sheet_rows(tables.sheet(table, seat))
        lines.append("  " + "".join(f"{column:>3}" for column in range(1, SIZE + 1)))
        lines += [
            f"{_notation.ROWS[at]} " + "".join(f"  {mark}" for mark in row) for at, row in enumerate(rows)
        ]
    return "\n".join(lines) + "\n"


def rgb_array(tables: Tables, table: int) -> Any:
    """Every sheet as coloured spaces, side by side; ruins have a dark frame."""
    side = SIZE * SPACE + 1
    picture = np.full((side, tables.players * (side + GAP) - GAP, 3), PAPER, np.uint8)
    for seat in range(tables.players):
        left = seat * (side + GAP)
        for row, marks in enumerate(_notation.sheet_rows(tables.sheet(table, seat))):
            for column, mark in enumerate(marks):
                top, start = row * SPACE, left + column * SPACE
                picture[top : top + SPACE + 1, start : start + SPACE + 1] = LINE
                inside = picture[top + 1 : top + SPACE, start + 1 : start + SPACE]
                inside[:] = COLOURS[mark.lower()]
                if mark == "r" or mark.isupper():
                    _frame(inside)
    return picture


def _frame(inside: Any) -> None:
    for part_of in (inside[4:6, 4:-4], inside[-6:-4, 4:-4], inside[4:-4, 4:6], inside[4:-4, -6:-4]):
        part_of[:] = INK
