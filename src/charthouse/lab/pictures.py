"""Tables as text and as pictures: the render modes `ansi` and `rgb_array`."""

from io import BytesIO
from typing import Any

import numpy as np
from PIL import Image

from charthouse.games import part
from charthouse.lab.tables import EDICTS, SEASONS, SIZE, Tables
from charthouse.raster import png

MODES = ("ansi", "rgb_array")
_printed: Any = part("cartographers", "printed")
_notation: Any = part("cartographers", "notation")
_picture: Any = part("cartographers", "picture")

SIDE = 360
"""Pixels along the side of a sheet with its frame."""


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
    """Every sheet as it is drawn elsewhere, side by side."""
    svg = _picture.sheets_svg([tables.sheet(table, seat) for seat in range(tables.players)])
    with Image.open(BytesIO(png(svg, SIDE * tables.players))) as drawn:
        return np.array(drawn.convert("RGB"))
