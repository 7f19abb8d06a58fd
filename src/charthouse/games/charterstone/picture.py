"""Pictures of Charterstone: the village as a chart of its charters, who has built and who stands where.

Where things lie is where the page has them: `village/ground.ts`.
"""

from collections.abc import Callable, Iterator, Mapping
from textwrap import wrap

from charthouse.core import picture
from charthouse.core.game import NOBODY, Seat
from charthouse.core.picture import COLOURS, element, number
from charthouse.games.charterstone.box import BOX, PLOTS
from charthouse.games.charterstone.state import PUBLIC, State, View, current, stands_on, vp

SIGNS = "games/charterstone/signs.svg"
WIDTH, HEIGHT, MARGIN = 1090, 634, 36
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
COMMONS: dict[str, tuple[float, float]] = {
    "grandstand": (395, 216),
    "charterstone": (495, 216),
    "market": (595, 216),
    "zeppelin": (445, 306),
    "treasury": (545, 306),
    "cloud_port": (736, 261),
}
TILE = "M50 1.5 98.5 22.5V89.5L50 110.5 1.5 89.5V22.5Z"
HOUSES = (
    ("M12 44V23h40v21z", "M7 24 32 7l25 17z"),
    ("M9 44V26h30v18zM39 44V16h14v28z", "M5 27l7-11h24l7 11zM36 17l10-12 10 12z"),
    ("M8 44V22h48v22z", "M8 22V10l16 12V10l16 12V10l16 12z"),
)
"""Walls and roof of what came out of a crate: such a building has no drawing of its own."""

Say = Callable[..., str]


def view_svg(view: View, say: Say) -> str:
    """The table: its village, with the workers on it and the points of the players."""
    return village_svg(view.table, say)


def village_svg(state: State, say: Say) -> str:
    seats = {holding.charter: seat for seat, holding in enumerate(state.holdings)}
    names = {charter: state.players[seat].name for charter, seat in seats.items()}
    workers = {building: stands_on(state, building) for building in (*PUBLIC, *filter(None, state.plots))}
    standing = {
        building: state.holdings[seat].charter for building, seat in workers.items() if seat != NOBODY
    }
    body = _village(state.plots, names, standing, say) + _points(state)
    return _page(body, say)


def plots_svg(plots: tuple[str, ...], names: Mapping[str, str], say: Say) -> str:
    """A village between two games: what stands on its plots, and whose charters they are."""
    return _page(_village(plots, names, {}, say), say)


def _page(body: str, say: Say) -> str:
    width, height = WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN
    frame = "".join(
        picture.rectangle(at, at, width - 2 * at, height - 2 * at, fill="none", stroke=COLOURS["ink"])
        for at in (4, 8)
    )
    sea = picture.rectangle(0, 0, width, height, fill=SEA)
    whole = f"<defs>{_definitions()}</defs>{sea}{picture.placed(MARGIN, MARGIN, body)}{frame}"
    return picture.page(width, height, whole, say("charterstone"))


def _definitions() -> str:
    known = [*COMMONS, *(id for id, building in BOX.buildings.items() if building.basic)]
    ids = ["cs-i-seal", "cs-i-vp", *(f"cs-b-{id}" for id in known)]
    ids += [f"cs-{kind}-{charter}" for charter in CHARTERS for kind in ("pt", "em")]
    workers = [
        picture.symbols(SIGNS, ["cs-i-worker"], {"pc": colour}).replace(
            "cs-i-worker", f"cs-i-worker-{charter}"
        )
        for charter, colour in CHARTERS.items()
    ]
    return picture.symbols(SIGNS, ids, {}) + "".join(workers)


def _village(plots: tuple[str, ...], names: Mapping[str, str], standing: Mapping[str, str], say: Say) -> str:
    """Sea, coast, grounds, buildings; `standing` says whose worker stands on a building."""
    body = _coast() + "".join(_ground(charter) for charter in BOX.charters) + _commons_ground()
    for common, at in COMMONS.items():
        body += _tile(common, at, standing.get(common, ""), say)
    for charter in BOX.charters:
        body += _flag(charter, names.get(charter, ""), say)
        for plot, at in _plots(charter):
            building = plots[PLOTS.index(plot)]
            if building:
                body += _tile(building, at, standing.get(building, ""), say)
            else:
                body += _empty(at, plot.rpartition("-")[2])
    return body


def _plots(charter: str) -> Iterator[tuple[str, tuple[float, float]]]:
    """The plots of a charter with the corners of their tiles: three above and three below."""
    x, y, upper, lower = GROUNDS[BOX.charters[charter].at]
    for at in range(6):
        yield f"{charter}-{at + 1}", (x + (upper if at < 3 else lower) + at % 3 * 100, y + at // 3 * 90)


def _hex(at: tuple[float, float]) -> str:
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
    colour, path = CHARTERS[charter], "".join(_hex(at) for _, at in _plots(charter))
    pattern = element("path", d=path, fill=f"url(#cs-pt-{charter})", opacity=0.34)
    return _edged(path, colour, _mixed(colour, 0.16), 15) + pattern


def _commons_ground() -> str:
    path = "".join(_hex(at) for building, at in COMMONS.items() if building != "cloud_port")
    return _edged(path, COLOURS["ink"], COLOURS["paper-2"], 13)


def _empty(at: tuple[float, float], plot: str) -> str:
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


def _tile(building: str, at: tuple[float, float], worker: str, say: Say) -> str:
    """A building: its picture, its name, and the worker on it."""
    x, y = at
    tile = element("path", d=TILE, fill=COLOURS["raised"], stroke=COLOURS["ink"], stroke_width=1.6)
    name = say(f"stone-building-{building}")
    lines = wrap(name, 14) if len(name) > 14 else [name]
    label = "".join(
        picture.words(50, 68 + 13 * row, line, 13.5, text_anchor="middle", font_weight="700")
        for row, line in enumerate(lines[:2])
    )
    stands = picture.placed(37, 76, _worker(worker), 0.84) if worker else ""
    art = picture.placed(21, 13, _art(building), 0.9)
    return picture.placed(x, y, tile + art + label + stands)


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


def _worker(charter: str) -> str:
    figure = picture.use(f"cs-i-worker-{charter}", 0, 0, 32)
    return figure + _emblem(charter, 10, 18, 12)


def _emblem(charter: str, x: float, y: float, size: float) -> str:
    on = COLOURS["ink"] if charter == "yellow" else "#fff"
    return element("g", picture.use(f"cs-em-{charter}", x, y, size), color=on)


def _shield(charter: str) -> str:
    shape = "M2 0H36Q38 0 38 2V26Q38 40 19 46Q0 40 0 26V2Q0 0 2 0Z"
    ground = element("path", d=shape, fill=CHARTERS[charter], stroke=COLOURS["ink"], stroke_width=1.5)
    return ground + _emblem(charter, 7, 8, 24)


def _flag(charter: str, name: str, say: Say) -> str:
    """Whose charter it is, beside its plots."""
    x, y = FLAGS[BOX.charters[charter].at]
    shown = name if len(name) <= 10 else f"{name[:9]}…"
    size = min(14.0, 92 / max(len(shown), 1))
    label = picture.words(19, 61, shown, size, text_anchor="middle", font_weight="700") if name else ""
    shield = _shield(charter) if name else element("g", _shield(charter), opacity=0.4)
    return picture.placed(x + 6, y, shield + label)


def _points(state: State) -> str:
    """The players in the order of their points, on a slip of paper."""
    seats: list[Seat] = sorted(range(len(state.players)), key=lambda seat: (-vp(state.holdings[seat]), seat))
    height = 30 * len(seats) + 22
    top = 317 - height / 2
    body = picture.rectangle(24, top, 330, height, fill=COLOURS["paper"], stroke=COLOURS["ink"], rx=3)
    turn = current(state) if state.phase == "play" else NOBODY
    for row, seat in enumerate(seats):
        holding, y = state.holdings[seat], top + 12 + 30 * row
        body += picture.placed(38, y, _shield(holding.charter), 0.55)
        weight = "700" if seat == turn else "400"
        body += picture.words(70, y + 19, state.players[seat].name[:24], 20, font_weight=weight)
        body += picture.words(340, y + 19, str(vp(holding)), 20, text_anchor="end", font_weight="700")
    return body
