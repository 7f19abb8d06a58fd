"""Terrain as it is inked: wash, pooled edge, seams and symbols of each region of a sheet.

The symbols themselves are the parts `p-*` of `symbols.svg`; here stands which of them a terrain is drawn
with, where in a space they stand, and in which colours.
"""

from collections.abc import Callable, Sequence

from charthouse.core import picture
from charthouse.core.picture import COLOURS, SYMBOLS, element, number
from charthouse.games.cartographers.picture.outline import UNIT, Cell, Hand, chance, clusters, outline

WASHES = {
    "forest": ("#4A8868", "#2F6A4C", "#0B2216", "#93C6A0"),
    "village": ("#DA8C6B", "#B96746", "#35130A", "#B5442B"),
    "farm": ("#F2D477", "#D9AE3C", "#4A3606", "#E2A92B"),
    "water": ("#8DC0DA", "#5F9FC2", "#0F3A56", "#FBF8EE"),
    "monster": ("#3A2A48", "#24172F", "#F4E9F7", "#E7B93F"),
    "mountain": ("#DCD8CA", "#B5B0A0", "#1C2836", "#FFFDF6"),
    "waste": ("#A79F92", "#857C6E", "#2B251C", "#C4BDB0"),
}
"""A terrain's wash, pooled edge, ink of its lines, and lift inside its symbols."""
PARTS = {
    "forest": ("oak", "fir", "bush"),
    "village": ("house", "cot", "tower"),
    "farm": ("wheat",),
    "water": ("wave", "boat"),
    "monster": ("imp", "orb", "hound"),
    "mountain": ("peak",),
    "waste": ("crack",),
    "ruins": ("ruin",),
}
"""The symbols of each terrain."""
INKS = {
    **COLOURS,
    **{
        f"{terrain}{part}": colour
        for terrain, washes in WASHES.items()
        for part, colour in zip(("", "-edge", "-ink", "-lift"), washes, strict=True)
    },
    "ruins-ink": "#4A5664",
    "ruins-wash": "#E6DFCB",
    "wall": "#FFFDF6",
    "village-lane": "#F3D9C6",
}
BOTH = "farm_village"
"""Farm and village at once, as the page names it."""
ORDER = ("waste", "water", "farm", "forest", "village", BOTH, "monster")
"""What is inked first lies below."""

Part = tuple[str, float, float, float]
"""A symbol, where its foot stands in the space, and its size."""
TREES: tuple[tuple[Part, ...], ...] = (
    (("oak", 22, 43, 1.3), ("fir", 44, 55, 1.24)),
    (("fir", 20, 51, 1.32), ("oak", 43, 48, 1.28)),
    (("oak", 22, 54, 1.32), ("oak", 45, 40, 1.12)),
    (("fir", 17, 42, 1.1), ("fir", 37, 55, 1.36), ("bush", 52, 34, 1)),
)
HOUSES: tuple[tuple[Part, ...], ...] = (
    (("cot", 45, 27, 1.15), ("house", 27, 54, 1.5)),
    (("tower", 19, 51, 1.2), ("house", 42, 54, 1.2)),
    (("house", 38, 29, 1.25), ("cot", 20, 55, 1.3), ("cot", 45, 55, 1.1)),
    (("cot", 20, 28, 1.2), ("house", 37, 54, 1.5)),
)
SHEAVES: tuple[tuple[Part, ...], ...] = (
    (("wheat", 21, 51, 1.4), ("wheat", 44, 55, 1.5)),
    (("wheat", 15, 54, 1.15), ("wheat", 32, 50, 1.5), ("wheat", 49, 54, 1.2)),
)
THORNS = Hand(inset=4, rough=2, spiky=5.5)


def definitions() -> str:
    """Every symbol a sheet is drawn with, in the colours of its terrain."""
    parts = ""
    for terrain, names in PARTS.items():
        _, _, ink, lift = WASHES.get(terrain, ("",) * 4)
        colours = {**INKS, "gi": ink, "gf": lift, "gp": INKS["wall"] if terrain == "village" else lift}
        parts += picture.symbols(SYMBOLS, [f"p-{name}" for name in names], colours)
    return parts + picture.symbols(SYMBOLS, ("bloom", "coin", "coin-empty", "star"), INKS)


def regions(terrain: str, cells: Sequence[Cell], prefix: str) -> str:
    """Everything of one terrain; `prefix` begins the ids that must not be met in another picture."""
    return "".join(
        _region(terrain, cluster, f"{prefix}-{terrain}-{at}") for at, cluster in enumerate(clusters(cells))
    )


def mountain(row: int, column: int, coin: bool) -> str:
    """A mountain, with the coin that nobody has earned yet."""
    wash, _, ink, _ = WASHES["mountain"]
    x, y, edge = column * UNIT, row * UNIT, outline([(row, column)], Hand(inset=3))
    return (
        element("path", d=edge, fill=wash)
        + element("ellipse", cx=x + 24, cy=y + 22, rx=26, ry=20, fill="url(#bloom)")
        + _part("peak", x + 32, y + 30, 0.98)
        + element("path", d=edge, fill="none", stroke=ink, stroke_width=2.2)
        + picture.use("coin" if coin else "coin-empty", x + 40, y + 39, 22)
    )


def ruins(row: int, column: int) -> str:
    """Ruins nobody has drawn on."""
    return _part("ruin", column * UNIT + 32, row * UNIT + 31, 1.06)


def ruins_below(row: int, column: int) -> str:
    """The corner that tells of ruins under what was drawn."""
    ink = INKS["ink"]
    corner = "M2 2H30C30 17 18 28 2 29Z"
    columns = "M5.5 20.5H17.5M8.5 19.5V7.5M12.5 19.5V7.5M5.5 6.5H21.5M17.5 17.5V13.5"
    drawn = element("path", d=corner, fill=INKS["paper"], stroke=ink, stroke_width=2) + element(
        "path", d=columns, fill="none", stroke=ink, stroke_width=2.2, stroke_linecap="round"
    )
    return picture.placed(column * UNIT, row * UNIT, drawn)


def _region(terrain: str, cluster: list[Cell], id: str) -> str:
    washed = "farm" if terrain == BOTH else terrain
    wash, pooled, ink, _ = WASHES[washed]
    path = outline(cluster, THORNS if terrain == "monster" else Hand())
    inner = _WASHED.get(terrain, _pooled)(cluster, id, pooled) + _seams(cluster, ink)
    line = pooled if terrain == "monster" else ink
    return (
        element("clipPath", element("path", id=f"{id}-line", d=path), id=id)
        + element("use", href=f"#{id}-line", fill=wash)
        + element("g", inner, clip_path=f"url(#{id})")
        + _line(id, line, 2.4, stroke_linejoin="round")
        + (_SYMBOLS[terrain](cluster) if terrain in _SYMBOLS else "")
    )


# --- what lies inside the outline


def _line(id: str, colour: str, width: float, **style: str | float) -> str:
    """A line along the outline of the region of that id."""
    return element("use", href=f"#{id}-line", fill="none", stroke=colour, stroke_width=width, **style)


def _bloom(cluster: list[Cell]) -> str:
    """Where the brush was wettest."""
    spots = ""
    for row, column in cluster:
        x, y, rx, ry = (chance(row, column, k) for k in (41, 42, 43, 44))
        at = {"cx": column * UNIT + 14 + x * 36, "cy": row * UNIT + 14 + y * 36}
        spots += element("ellipse", **at, rx=26 + rx * 22, ry=20 + ry * 16, fill="url(#bloom)")
    return spots


def _pooled(cluster: list[Cell], id: str, edge: str) -> str:
    """Pigment that ran to the edge."""
    shades = ((30, 0.16), (16, 0.26), (6.5, 0.5))
    return _bloom(cluster) + "".join(_line(id, edge, width, opacity=shade) for width, shade in shades)


def _lined(cluster: list[Cell], id: str, edge: str) -> str:
    """Water-lining: rings parallel to the shore."""
    wash, _, ink, _ = WASHES["water"]
    rings = ""
    for far, width, shade in ((17, 1.3, 0.45), (10.5, 1.5, 0.65), (5, 1.7, 0.85)):
        rings += _line(id, ink, 2 * far + 2 * width, stroke_opacity=shade) + _line(id, wash, 2 * far)
    return _bloom(cluster) + rings + _bloom(cluster)


def _furrowed(cluster: list[Cell], id: str, edge: str) -> str:
    """Furrows run on across the whole field."""
    rows, columns = [row for row, _ in cluster], [column for _, column in cluster]
    left, right = min(columns) * UNIT, (max(columns) + 1) * UNIT
    y, bottom = min(rows) * UNIT + 9.0, (max(rows) + 1) * UNIT
    path = ""
    while y < bottom:
        path += f"M{left} {number(y)}Q{number((left + right) / 2)} {number(y - 5)} {right} {number(y + 1)}"
        y += 10.6
    ink = WASHES["farm"][2]
    furrows = element("path", d=path, fill="none", stroke=ink, stroke_opacity=0.3, stroke_width=1.4)
    return _pooled(cluster, id, edge) + furrows


def _cracked(cluster: list[Cell], id: str, edge: str) -> str:
    cracks = [_part("crack", column * UNIT + 32, row * UNIT + 32) for row, column in cluster]
    return _pooled(cluster, id, edge) + "".join(cracks)


def _seams(cluster: list[Cell], ink: str) -> str:
    """The sides between spaces, so that they can be counted inside a region."""
    inside, path = set(cluster), ""
    for row, column in cluster:
        if (row, column + 1) in inside:
            path += f"M{(column + 1) * UNIT} {row * UNIT + 3}v58"
        if (row + 1, column) in inside:
            path += f"M{column * UNIT + 3} {(row + 1) * UNIT}h58"
    dots: dict[str, str | float] = {"stroke_dasharray": "2 5", "stroke_linecap": "round"}
    return element("path", d=path, fill="none", stroke=ink, stroke_opacity=0.34, stroke_width=1.5, **dots)


_WASHED: dict[str, Callable[[list[Cell], str, str], str]] = {
    "water": _lined,
    "farm": _furrowed,
    "waste": _cracked,
}

# --- symbols, those that stand lower in front


def _part(name: str, x: float, y: float, scale: float = 1) -> str:
    at = f"translate({number(x)} {number(y)}) scale({number(scale, 2)})"
    return element("use", href=f"#p-{name}", transform=at)


def _standing(items: list[tuple[float, str]]) -> str:
    return "".join(drawn for _, drawn in sorted(items, key=lambda item: item[0]))


def _trees(cluster: list[Cell]) -> str:
    inside = set(cluster)
    items = []
    for row, column in cluster:
        x, y = column * UNIT, row * UNIT

        def off(k: int, at: Cell = (row, column)) -> float:
            return (chance(*at, k) - 0.5) * 4

        for name, dx, dy, size in TREES[int(chance(row, column, 7) * 4)]:
            items.append((y + dy + off(8), _part(name, x + dx + off(9), y + dy + off(8), size)))
        if (row, column + 1) in inside:
            name = "bush" if chance(row, column, 10) > 0.5 else "fir"
            items.append((y + 30, _part(name, x + UNIT + off(11), y + 30 + off(12), 0.86)))
        if (row + 1, column) in inside:
            name = "bush" if chance(row, column, 13) > 0.4 else "oak"
            items.append((y + UNIT + 6, _part(name, x + 33 + off(14), y + UNIT + 6, 0.8)))
    return _standing(items)


def _village(cluster: list[Cell]) -> str:
    inside, lanes = set(cluster), ""
    for row, column in cluster:
        x, y = column * UNIT + 32, row * UNIT + 40
        for down, right in ((0, 1), (1, 0)):
            if (row + down, column + right) in inside:
                bend = f"{x + right * 32 + down * 5} {y + down * 32 + right * 5}"
                lanes += f"M{x} {y}Q{bend} {x + right * UNIT} {y + down * UNIT}"
    paved = "".join(
        element("path", d=lanes, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round")
        for colour, width in ((WASHES["village"][1], 9), (INKS["village-lane"], 5.5))
    )
    return (paved if lanes else "") + _set_of(HOUSES, 17)(cluster)


def _set_of(sets: tuple[tuple[Part, ...], ...], k: int) -> Callable[[list[Cell]], str]:
    """In each space one of these sets of symbols."""

    def symbols(cluster: list[Cell]) -> str:
        items = []
        for row, column in cluster:
            for name, dx, dy, size in sets[int(chance(row, column, k) * len(sets))]:
                items.append((row * UNIT + dy, _part(name, column * UNIT + dx, row * UNIT + dy, size)))
        return _standing(items)

    return symbols


def _waves(cluster: list[Cell]) -> str:
    inside, boat = set(cluster), None
    if len(cluster) >= 6:  # a lake with room for it
        wide = [(row, column) for row, column in cluster if {(row, column + 1), (row + 1, column)} <= inside]
        boat = (wide or cluster[2:])[0]
    drawn = ""
    for row, column in cluster:
        x, y, off = column * UNIT, row * UNIT, (chance(row, column, 29) - 0.5) * 8
        if (row, column) == boat:
            drawn += _part("boat", x + 33, y + 44, 1.25) + _part("wave", x + 32, y + 54)
        else:
            drawn += _part("wave", x + 29 + off, y + 26, 1.25) + _part("wave", x + 35 - off, y + 43, 1.25)
    return drawn


def _monsters(cluster: list[Cell]) -> str:
    names = PARTS["monster"]
    return "".join(
        _part(names[int(chance(row, column, 31) * len(names))], column * UNIT + 32, row * UNIT + 39, 1.2)
        for row, column in cluster
    )


def _both(cluster: list[Cell]) -> str:
    return "".join(
        _part("cot", column * UNIT + 24, row * UNIT + 32, 1.1)
        + _part("wheat", column * UNIT + 44, row * UNIT + 54, 1.1)
        for row, column in cluster
    )


_SYMBOLS: dict[str, Callable[[list[Cell]], str]] = {
    "forest": _trees,
    "village": _village,
    "farm": _set_of(SHEAVES, 23),
    "water": _waves,
    "monster": _monsters,
    BOTH: _both,
}
