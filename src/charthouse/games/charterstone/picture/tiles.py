"""Tiles of the village: a building with its picture, its name and the worker on it; an empty plot."""

from textwrap import wrap

from charthouse.core import picture
from charthouse.core.picture import COLOURS, element
from charthouse.games.charterstone.box import BOX
from charthouse.games.charterstone.names import Say
from charthouse.games.charterstone.picture.figures import worker_figure
from charthouse.games.charterstone.picture.ground import CHARTERS, COMMONS, LAND, Spot

TILE = "M50 1.5 98.5 22.5V89.5L50 110.5 1.5 89.5V22.5Z"
HOUSES = (
    ("M12 44V23h40v21z", "M7 24 32 7l25 17z"),
    ("M9 44V26h30v18zM39 44V16h14v28z", "M5 27l7-11h24l7 11zM36 17l10-12 10 12z"),
    ("M8 44V22h48v22z", "M8 22V10l16 12V10l16 12V10l16 12z"),
)
"""Walls and roof of what came out of a crate: such a building has no drawing of its own."""


def tile(building: str, at: Spot, worker: str, say: Say) -> str:
    """A building: its picture, its name, and the worker on it."""
    x, y = at
    ground = element("path", d=TILE, fill=COLOURS["raised"], stroke=COLOURS["ink"], stroke_width=1.6)
    name = say(f"stone-building-{building}")
    lines = wrap(name, 14) if len(name) > 14 else [name]
    label = "".join(
        picture.words(50, 68 + 13 * row, line, 13.5, text_anchor="middle", font_weight="700")
        for row, line in enumerate(lines[:2])
    )
    stands = picture.placed(37, 76, worker_figure(worker), 0.84) if worker else ""
    art = picture.placed(21, 13, _art(building), 0.9)
    return picture.placed(x, y, ground + art + label + stands)


def empty_plot(at: Spot, plot: str) -> str:
    x, y = at
    tile = element(
        "path",
        d="M50 5 95 24.5V87.5L50 107 5 87.5V24.5Z",
        fill=COLOURS["paper"],
        fill_opacity=0.55,
        stroke=COLOURS["line-2"],
        stroke_width=1.4,
        stroke_dasharray="3 4",
    )
    label = picture.words(50, 62, plot, 18, text_anchor="middle", fill=COLOURS["ink-2"])
    return picture.placed(x, y, tile + label)


def _art(building: str) -> str:
    if BOX.buildings[building].basic or building in COMMONS:
        return element("use", href=f"#cs-b-{building}", width=64, height=48)
    walls, roof = HOUSES[sum(map(ord, building)) % len(HOUSES)]
    charter = BOX.buildings[building].charter
    drawn = (
        element("path", d="M3 44.5H61")
        + element("path", d=walls, fill=COLOURS["raised"])
        + element("path", d=roof, fill=CHARTERS[charter] if charter else COLOURS["brass"])
        + element("path", d="M27 44V32h10v12", fill=LAND)
    )
    ink = COLOURS["ink"]
    return element("g", drawn, fill="none", stroke=ink, stroke_width=1.6, stroke_linejoin="round")
