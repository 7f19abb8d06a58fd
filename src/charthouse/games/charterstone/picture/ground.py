"""The ground of the village: where everything lies, the coast, and the land of the charters.

Where things lie is where the page has them: `village/ground.ts`.
"""

from collections.abc import Iterator

from charthouse.core.picture import COLOURS, element, number
from charthouse.games.charterstone.box import BOX

Spot = tuple[float, float]
WIDTH, HEIGHT = 1090, 634
CHARTERS = {
    "red": "#bf432c",
    "purple": "#7a3c86",
    "green": "#1c7a63",
    "blue": "#3f88c5",
    "black": "#3f3e47",
    "yellow": "#dda021",
}
SEA, LAND, WAVE = "#c9d9dc", "#f4eedd", "#5f8fa3"
GROUNDS = {
    "top_left": (0, 0, 50, 0),
    "top_center": (370, 0, 50, 0),
    "top_right": (740, 0, 0, 50),
    "bottom_left": (0, 432, 0, 50),
    "bottom_center": (370, 432, 0, 50),
    "bottom_right": (740, 432, 50, 0),
}
"""The corner of a charter's ground, then how far its upper and its lower row are moved in."""
FLAGS = {
    "top_left": (-6, 4),
    "top_center": (364, 4),
    "top_right": (1046, 4),
    "bottom_left": (-6, 542),
    "bottom_center": (364, 542),
    "bottom_right": (1046, 542),
}
COMMONS: dict[str, Spot] = {
    "grandstand": (395, 216),
    "charterstone": (495, 216),
    "market": (595, 216),
    "zeppelin": (445, 306),
    "treasury": (545, 306),
    "cloud_port": (736, 261),
}


def land() -> str:
    """The coast, the ground of every charter, and that of the commons."""
    return _coast() + "".join(_ground(charter) for charter in BOX.charters) + _commons()


def plots(charter: str) -> Iterator[tuple[str, Spot]]:
    """The plots of a charter with the corners of their tiles: three above and three below."""
    x, y, upper, lower = GROUNDS[BOX.charters[charter].at]
    for at in range(6):
        yield f"{charter}-{at + 1}", (x + (upper if at < 3 else lower) + at % 3 * 100, y + at // 3 * 90)


def _hex(at: Spot) -> str:
    x, y = at
    return f"M{number(x + 50)} {number(y)}l50 22v68l-50 22-50-22v-68z"


def _mixed(colour: str, part: float) -> str:
    """The colour laid thinly over the land."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(LAND[1:]), strict=True)
    return "#" + "".join(f"{round(over * part + under * (1 - part)):02x}" for over, under in pairs)


def _coast() -> str:
    """The coast with three waves along it, drawn with an unsteady hand that is always the same."""
    seed, points = 7, []
    edges = (
        ((18, -10), (1072, -10), 30, (0, 1)),
        ((1102, 20), (1102, 613), 18, (1, 0)),
        ((1072, 643), (18, 643), 30, (0, 1)),
        ((-12, 613), (-12, 20), 18, (1, 0)),
    )
    for (ax, ay), (bx, by), count, (nx, ny) in edges:
        for step in range(count):
            seed = (seed * 9301 + 49297) % 233280
            along, off = step / count, (seed / 233280 - 0.5) * 9
            points.append((ax + (bx - ax) * along + nx * off, ay + (by - ay) * along + ny * off))
    middles = [
        f"{number((x + u) / 2)} {number((y + v) / 2)}"
        for (x, y), (u, v) in zip(points, points[1:] + points[:1], strict=True)
    ]
    curves = "".join(
        f"Q{number(x)} {number(y)} {middle}" for (x, y), middle in zip(points, middles, strict=True)
    )
    path = f"M{middles[-1]}{curves}Z"
    waves = "".join(
        element("path", d=path, fill="none", stroke=WAVE, stroke_opacity=shade, stroke_width=width + 1.6)
        + element("path", d=path, fill="none", stroke=SEA, stroke_width=width)
        for width, shade in ((26, 0.35), (17, 0.5), (9, 0.7))
    )
    return waves + element("path", d=path, fill=LAND, stroke=COLOURS["ink"], stroke_width=1.8)


def _edged(path: str, edge: str, fill: str, width: float) -> str:
    """Ground with a border of that colour around all its tiles."""
    return element(
        "path", d=path, fill="none", stroke=edge, stroke_width=width, stroke_linejoin="round"
    ) + element("path", d=path, fill=fill, stroke=fill, stroke_width=width - 4.5, stroke_linejoin="round")


def _ground(charter: str) -> str:
    colour, path = CHARTERS[charter], "".join(_hex(at) for _, at in plots(charter))
    pattern = element("path", d=path, fill=f"url(#cs-pt-{charter})", opacity=0.34)
    return _edged(path, colour, _mixed(colour, 0.16), 15) + pattern


def _commons() -> str:
    path = "".join(_hex(at) for building, at in COMMONS.items() if building != "cloud_port")
    return _edged(path, COLOURS["ink"], COLOURS["paper-2"], 13)
