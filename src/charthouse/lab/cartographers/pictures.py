"""Tables as text and as pictures: the render modes `ansi` and `rgb_array`."""

from io import BytesIO
from typing import Any

import numpy as np
from PIL import Image

from charthouse.games.cartographers import notation
from charthouse.games.cartographers.lane import printed
from charthouse.games.cartographers.picture import sheets_svg
from charthouse.games.cartographers.scoring import EDICTS
from charthouse.games.cartographers.sheet import SIZE
from charthouse.lab.cartographers.tables import SEASONS, Tables
from charthouse.raster import png

MODES = ("ansi", "rgb_array")

SIDE = 360
"""Pixels along the side of a sheet with its frame."""


def render(tables: Tables, table: int, mode: str) -> Any:
    return ansi(tables, table) if mode == "ansi" else rgb_array(tables, table)


def ansi(tables: Tables, table: int) -> str:
    """The card, the season and every sheet in the notation."""
    t = tables.tables[table]
    season = int(t["season"])
    card = printed.CARD_IDS[int(t["card"])]
    edicts = [f"{EDICTS[at]} {printed.SCORING_IDS[number]}" for at, number in enumerate(t["edicts"])]
    duty = " (ruins)" if t["duty"] else ""
    now = "over" if t["over"] else f"{SEASONS[season]} {int(t['time'])}/{printed.SEASON_TIME[season]}"
    lines = [f"{now}: {card}{duty}", ", ".join(edicts)]
    for seat in range(tables.players):
        m = tables.maps[table, seat]
        lines += ["", f"seat {seat + 1}: {int(m['stars'])} stars, {int(m['coins'])} coins"]
        rows = notation.sheet_rows(tables.sheet(table, seat))
        lines.append("  " + "".join(f"{column:>3}" for column in range(1, SIZE + 1)))
        lines += [
            f"{notation.ROWS[at]} " + "".join(f"  {mark}" for mark in row) for at, row in enumerate(rows)
        ]
    return "\n".join(lines) + "\n"


def rgb_array(tables: Tables, table: int) -> Any:
    """Every sheet as it is drawn elsewhere, side by side."""
    svg = sheets_svg([tables.sheet(table, seat) for seat in range(tables.players)])
    with Image.open(BytesIO(png(svg, SIDE * tables.players))) as drawn:
        return np.array(drawn.convert("RGB"))
