"""A slow, naive reading of the rules of Cartographers.

Tests compare the real engine with this module, so it shares no code with it and prefers the
plainest form of every rule: sets of (row, column) cells, dicts and loops. "Facts 6.1" and the like
cite the sections of the project's fact sheet on Cartographers.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

SIZE = 11
ROWS = "ABCDEFGHIJK"

Cell = tuple[int, int]  # (row, column), both from 0; row 0 is the top row
Cells = frozenset[Cell]
Sheet = dict[Cell, str]  # every cell of the map and its notation character

EVERY_CELL = [(row, column) for row in range(SIZE) for column in range(SIZE)]

MOUNTAIN = "^"
OPEN_RUINS = "r"
UNFILLED = ".r"  # an uncovered ruins space is unfilled (facts 6.1)
ANY_RUINS = "rFVAWMD"  # ruins stay ruins after they are drawn on (facts 6.1)

# A Diplomacy space is farm and village for every card (facts 7).
CHARACTERS = {
    "forest": "fF",
    "village": "vVdD",
    "farm": "aAdD",
    "water": "wW",
    "monster": "mM",
    "mountain": MOUNTAIN,
}
DRAWABLE = ("forest", "village", "farm", "water", "monster")  # mountains are never drawn
KNOWN = set(".r^#fvawmFVAWMdD")


class Card(NamedTuple):
    """What a landscape card offers: any of its terrains with any of its shapes."""

    terrains: tuple[str, ...]
    shapes: tuple[str, ...]  # rows joined by "/", "#" is a cell of the shape


LANDSCAPES = {
    "great_river": Card(("water",), ("#/#/#", "..#/.##/##.")),
    "farmland": Card(("farm",), ("#/#", ".#./###/.#.")),
    "hamlet": Card(("village",), ("#./##", "###/##.")),
    "forgotten_forest": Card(("forest",), ("#./.#", "#./##/.#")),
    "hinterland_stream": Card(("farm", "water"), ("###/#../#..",)),
    "homestead": Card(("village", "farm"), ("#./##/#.",)),
    "orchard": Card(("forest", "farm"), ("###/..#",)),
    "treetop_village": Card(("forest", "village"), ("..##/###.",)),
    "marshlands": Card(("forest", "water"), ("#../###/#..",)),
    "fishing_village": Card(("village", "water"), ("####",)),
    "rift_lands": Card(DRAWABLE, ("#",)),
}


class Ambush(NamedTuple):
    """An ambush: its printed shape, and where and which way the solo walk goes."""

    shape: str
    corner: str
    clockwise: bool


AMBUSHES = {
    "goblin_attack": Ambush("#../.#./..#", "bottom right", clockwise=False),
    "bugbear_assault": Ambush("#.#/#.#", "top right", clockwise=True),
    "kobold_onslaught": Ambush("#./##/#.", "bottom left", clockwise=True),
    "gnoll_raid": Ambush("##/#./##", "top left", clockwise=False),
}

DOMINO = "##"  # Cure Wounds
TWO_BY_TWO = "##/##"  # Negotiate

SOLO_VALUES = {
    "sentinel_wood": 25,
    "greenbough": 22,
    "treetower": 17,
    "stoneside_forest": 18,
    "canal_lake": 24,
    "mages_valley": 22,
    "the_golden_granary": 20,
    "shoreside_expanse": 27,
    "wildholds": 16,
    "great_city": 16,
    "greengold_plains": 21,
    "shieldgate": 20,
    "borderlands": 24,
    "lost_barony": 24,
    "the_broken_road": 24,
    "the_cauldrons": 20,
}
TITLE_THRESHOLDS = (30, 20, 10, 0, -5, -10, -20, -30)  # best title first


# --- The sheet -----------------------------------------------------------------------------------


def read_sheet(text: str) -> Sheet:
    """The cells of a sheet text, whether its rows are joined by slashes or by newlines."""
    rows = text.replace("/", "\n").split()
    if len(rows) != SIZE or any(len(row) != SIZE for row in rows):
        raise ValueError("a sheet has eleven rows of eleven characters")
    if not set("".join(rows)) <= KNOWN:
        raise ValueError("a sheet holds only the characters of the notation")
    return {(row, column): rows[row][column] for row, column in EVERY_CELL}


def name(cell: Cell) -> str:
    """The printed name of a space, `A1` in the top left corner."""
    row, column = cell
    return f"{ROWS[row]}{column + 1}"


def names(cells: Iterable[Cell]) -> list[str]:
    """The names of some spaces in reading order: by row, then by column as a number."""
    return [name(cell) for cell in sorted(cells)]


def on_map(cell: Cell) -> bool:
    """Whether the cell is one of the 121 spaces of the sheet."""
    row, column = cell
    return 0 <= row < SIZE and 0 <= column < SIZE


def adjacent(cell: Cell) -> set[Cell]:
    """The spaces of the map that share a side with this one."""
    row, column = cell
    sides = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    return {side for side in sides if on_map(side)}


def around(cells: Iterable[Cell]) -> set[Cell]:
    """The spaces outside the given ones that share a side with at least one of them."""
    inside = set(cells)
    return {side for cell in inside for side in adjacent(cell)} - inside


def on_edge(cell: Cell) -> bool:
    """Whether the space lies on the edge of the map; wasteland is no edge (facts 6.1)."""
    row, column = cell
    return row in (0, SIZE - 1) or column in (0, SIZE - 1)


def spaces_of(sheet: Sheet, terrain: str) -> set[Cell]:
    """All spaces that hold the terrain."""
    return {cell for cell in EVERY_CELL if sheet[cell] in CHARACTERS[terrain]}


def unfilled_spaces(sheet: Sheet) -> set[Cell]:
    """All spaces not drawn on yet, which are exactly the spaces one may draw on."""
    return {cell for cell in EVERY_CELL if sheet[cell] in UNFILLED}


def is_filled(sheet: Sheet, cell: Cell) -> bool:
    """Whether the space is filled: mountains, wasteland and monsters are too (facts 6.1)."""
    return sheet[cell] not in UNFILLED


def is_surrounded(sheet: Sheet, cell: Cell) -> bool:
    """Whether each of the four sides is a filled space or the edge of the map."""
    return all(is_filled(sheet, side) for side in adjacent(cell))


def touches(sheet: Sheet, cells: Iterable[Cell], terrain: str) -> bool:
    """Whether some space of the terrain lies next to the given spaces, outside of them."""
    return bool(around(cells) & spaces_of(sheet, terrain))


def clusters(sheet: Sheet, terrain: str) -> list[set[Cell]]:
    """The maximal groups of side-connected spaces of one terrain; one space is a group."""
    left = spaces_of(sheet, terrain)
    found = []
    while left:
        cluster = {left.pop()}
        while more := around(cluster) & left:
            cluster |= more
            left -= more
        found.append(cluster)
    return found


# --- Scoring cards: forest -----------------------------------------------------------------------


def sentinel_wood(sheet: Sheet) -> int:
    """One star per forest on the edge; a corner counts once (facts 6.1)."""
    return sum(on_edge(cell) for cell in spaces_of(sheet, "forest"))


def greenbough(sheet: Sheet) -> int:
    """One star per row and one per column with a forest; one forest may serve both."""
    forests = spaces_of(sheet, "forest")
    return len({row for row, _ in forests}) + len({column for _, column in forests})


def treetower(sheet: Sheet) -> int:
    """One star per forest surrounded by filled spaces or the edge."""
    return sum(is_surrounded(sheet, cell) for cell in spaces_of(sheet, "forest"))


def stoneside_forest(sheet: Sheet) -> int:
    """Three stars per mountain that one forest cluster links to another mountain.

    A mountain scores at most once, however many links it has (facts 6.1).
    """
    linked: set[Cell] = set()
    for cluster in clusters(sheet, "forest"):
        mountains = around(cluster) & spaces_of(sheet, "mountain")
        if len(mountains) >= 2:
            linked |= mountains
    return 3 * len(linked)


# --- Scoring cards: farm and water ---------------------------------------------------------------


def canal_lake(sheet: Sheet) -> int:
    """One star per water next to a farm and one per farm next to a water."""
    farms, waters = spaces_of(sheet, "farm"), spaces_of(sheet, "water")
    wet_farms = [farm for farm in farms if adjacent(farm) & waters]
    farmed_waters = [water for water in waters if adjacent(water) & farms]
    return len(wet_farms) + len(farmed_waters)


def mages_valley(sheet: Sheet) -> int:
    """Two stars per water and one per farm next to a mountain.

    Counted per space, also where a space touches several mountains (facts 6.1).
    """
    mountains = spaces_of(sheet, "mountain")
    waters = [cell for cell in spaces_of(sheet, "water") if adjacent(cell) & mountains]
    farms = [cell for cell in spaces_of(sheet, "farm") if adjacent(cell) & mountains]
    return 2 * len(waters) + len(farms)


def the_golden_granary(sheet: Sheet) -> int:
    """One star per water next to ruins, three per farm on ruins.

    Covered ruins still count as neighbours; water on ruins needs another ruins space beside it
    (facts 6.1).
    """
    ruins = {cell for cell in EVERY_CELL if sheet[cell] in ANY_RUINS}
    waters = [cell for cell in spaces_of(sheet, "water") if adjacent(cell) & ruins]
    return len(waters) + 3 * len(spaces_of(sheet, "farm") & ruins)


def shoreside_expanse(sheet: Sheet) -> int:
    """Three stars per farm cluster off the edge and off water; the same for water and farms."""
    stars = 0
    for own, other in (("farm", "water"), ("water", "farm")):
        for cluster in clusters(sheet, own):
            on_any_edge = any(on_edge(cell) for cell in cluster)
            if not on_any_edge and not touches(sheet, cluster, other):
                stars += 3
    return stars


# --- Scoring cards: village ----------------------------------------------------------------------


def wildholds(sheet: Sheet) -> int:
    """Eight stars per village cluster of six or more spaces."""
    return 8 * sum(len(cluster) >= 6 for cluster in clusters(sheet, "village"))


def great_city(sheet: Sheet) -> int:
    """One star per space of the largest village cluster among those off the mountains.

    Clusters next to a mountain are dropped first, then the largest is taken (facts 6.1).
    """
    cities = [city for city in clusters(sheet, "village") if not touches(sheet, city, "mountain")]
    return max((len(city) for city in cities), default=0)


def greengold_plains(sheet: Sheet) -> int:
    """Three stars per village cluster next to three or more terrain types.

    Village, wasteland, open ruins and the edge are no such types; a farm-and-village space of the
    cluster itself is inside, not next to it (facts 6.1 and 7).
    """
    stars = 0
    for cluster in clusters(sheet, "village"):
        types = ("forest", "farm", "water", "monster", "mountain")
        if sum(touches(sheet, cluster, terrain) for terrain in types) >= 3:
            stars += 3
    return stars


def shieldgate(sheet: Sheet) -> int:
    """Two stars per space of the second largest village cluster.

    It may be as large as the largest; a single cluster gives nothing (facts 6.1).
    """
    sizes = sorted((len(cluster) for cluster in clusters(sheet, "village")), reverse=True)
    return 2 * sizes[1] if len(sizes) >= 2 else 0


# --- Scoring cards: spatial ----------------------------------------------------------------------


def borderlands(sheet: Sheet) -> int:
    """Six stars per filled row and per filled column."""
    lines = [[(line, step) for step in range(SIZE)] for line in range(SIZE)]
    lines += [[(step, line) for step in range(SIZE)] for line in range(SIZE)]
    return 6 * sum(all(is_filled(sheet, cell) for cell in line) for line in lines)


def lost_barony(sheet: Sheet) -> int:
    """Three stars per space along a side of the largest filled square; 1x1 counts (facts 6.1)."""
    for side in range(SIZE, 0, -1):
        for top in range(SIZE - side + 1):
            for left in range(SIZE - side + 1):
                rows, columns = range(top, top + side), range(left, left + side)
                if all(is_filled(sheet, (row, column)) for row in rows for column in columns):
                    return 3 * side
    return 0


def the_broken_road(sheet: Sheet) -> int:
    """Three stars per filled diagonal from the left edge down-right to the bottom edge.

    There are eleven of them; the bottom left corner alone is the shortest (facts 6.1).
    """
    roads = [[(top + step, step) for step in range(SIZE - top)] for top in range(SIZE)]
    return 3 * sum(all(is_filled(sheet, cell) for cell in road) for road in roads)


def the_cauldrons(sheet: Sheet) -> int:
    """One star per unfilled space surrounded by filled spaces or the edge, open ruins too."""
    return sum(is_surrounded(sheet, cell) for cell in unfilled_spaces(sheet))


# --- What a sheet is worth -----------------------------------------------------------------------


def scores(text: str) -> dict[str, int]:
    """The stars of each of the sixteen scoring cards for this sheet."""
    sheet = read_sheet(text)
    return {
        "sentinel_wood": sentinel_wood(sheet),
        "greenbough": greenbough(sheet),
        "treetower": treetower(sheet),
        "stoneside_forest": stoneside_forest(sheet),
        "canal_lake": canal_lake(sheet),
        "mages_valley": mages_valley(sheet),
        "the_golden_granary": the_golden_granary(sheet),
        "shoreside_expanse": shoreside_expanse(sheet),
        "wildholds": wildholds(sheet),
        "great_city": great_city(sheet),
        "greengold_plains": greengold_plains(sheet),
        "shieldgate": shieldgate(sheet),
        "borderlands": borderlands(sheet),
        "lost_barony": lost_barony(sheet),
        "the_broken_road": the_broken_road(sheet),
        "the_cauldrons": the_cauldrons(sheet),
    }


def monsters(text: str) -> int:
    """Minus one star per unfilled space next to a monster; each such space counts once."""
    sheet = read_sheet(text)
    threatened = around(spaces_of(sheet, "monster")) & unfilled_spaces(sheet)
    return -len(threatened)


def unfilled(text: str) -> int:
    """The number of unfilled spaces, open ruins included."""
    return len(unfilled_spaces(read_sheet(text)))


def closed_mountains(before: str, after: str) -> set[str]:
    """The mountains surrounded after a drawing but not before it; the edge counts as filled."""
    old, new = read_sheet(before), read_sheet(after)
    return {
        name(mountain)
        for mountain in spaces_of(new, "mountain")
        if is_surrounded(new, mountain) and not is_surrounded(old, mountain)
    }


def rating(total: int, edicts: list[str]) -> int:
    """The solo rating: all stars of the game minus the solo values of the scoring cards."""
    return total - sum(SOLO_VALUES[card_id] for card_id in edicts)


def title_index(rating: int) -> int:
    """The place of the solo title, 0 for the best.

    Nothing is defined below the last threshold (facts 8); the last title serves there.
    """
    for index, threshold in enumerate(TITLE_THRESHOLDS):
        if rating >= threshold:
            return index
    return len(TITLE_THRESHOLDS) - 1


# --- Shapes --------------------------------------------------------------------------------------


def cells_of(shape: str) -> Cells:
    """The cells of a shape as it is printed, its bounding box at (0, 0)."""
    return frozenset(
        (row, column)
        for row, line in enumerate(shape.split("/"))
        for column, character in enumerate(line)
        if character == "#"
    )


def extent(cells: Cells) -> tuple[int, int]:
    """Height and width of cells whose bounding box starts at (0, 0)."""
    return max(row for row, _ in cells) + 1, max(column for _, column in cells) + 1


def shifted(cells: Cells, down: int, right: int) -> Cells:
    """The same cells moved over the sheet."""
    return frozenset((row + down, column + right) for row, column in cells)


def turned(cells: Cells) -> Cells:
    """The cells after a quarter turn, the bounding box at (0, 0) again."""
    height, _ = extent(cells)
    return frozenset((column, height - 1 - row) for row, column in cells)


def flipped(cells: Cells) -> Cells:
    """The cells seen in a mirror, the bounding box at (0, 0) again."""
    _, width = extent(cells)
    return frozenset((row, width - 1 - column) for row, column in cells)


def orientations(shape: str) -> set[Cells]:
    """The shape turned and flipped in every way."""
    found = set()
    cells = cells_of(shape)
    for _ in range(4):
        cells = turned(cells)
        found |= {cells, flipped(cells)}
    return found


def footprints(shape: str) -> Iterator[Cells]:
    """Every position of the shape that has a cell on the map; some may stick out over the edge."""
    for cells in orientations(shape):
        height, width = extent(cells)
        for down in range(1 - height, SIZE):
            for right in range(1 - width, SIZE):
                moved = shifted(cells, down, right)
                if any(on_map(cell) for cell in moved):
                    yield moved


def fitting(sheet: Sheet, shape: str) -> set[Cells]:
    """The positions where the shape lies on free spaces of the map, which open ruins are too."""
    free = unfilled_spaces(sheet)
    return {cells for cells in footprints(shape) if cells <= free}


def meets_duty(sheet: Sheet, cells: Cells, ruins: bool) -> bool:
    """Whether a drawing covers an open ruins space if a ruins card demands it."""
    return not ruins or any(sheet[cell] == OPEN_RUINS for cell in cells)


# --- Ordinary drawings ---------------------------------------------------------------------------


class Drawing(NamedTuple):
    """One terrain on some spaces; the shape is None for the fall-back square."""

    terrain: str
    cells: Cells
    shape: str | None

    def __str__(self) -> str:
        """The notation of the drawing, as in `forest C4 C5 D5`."""
        return " ".join([self.terrain, *names(self.cells)])


def shape_drawings(sheet: Sheet, card: Card, ruins: bool) -> list[Drawing]:
    """The drawings of the card's own shapes; the ruins duty applies to them."""
    return [
        Drawing(terrain, cells, shape)
        for shape in card.shapes
        for cells in fitting(sheet, shape)
        if meets_duty(sheet, cells, ruins)
        for terrain in card.terrains
    ]


def fall_back_terrains(card: Card, ruins: bool, edition: str) -> tuple[str, ...]:
    """The terrains of the fall-back square (facts 8).

    The 2019 printings keep to the card's terrains, but not under the ruins duty.
    """
    if edition not in ("2019", "2020"):
        raise ValueError("the edition is 2019 or 2020")
    return card.terrains if edition == "2019" and not ruins else DRAWABLE


def card_drawings(sheet: Sheet, card: Card, ruins: bool, edition: str) -> list[Drawing]:
    """The card's shapes, or the fall-back square anywhere if none of them is possible.

    The square is no choice while some shape still fits, and it owes nothing to the ruins (facts 9).
    """
    terrains = fall_back_terrains(card, ruins, edition)
    return shape_drawings(sheet, card, ruins) or [
        Drawing(terrain, frozenset({cell}), None) for cell in unfilled_spaces(sheet) for terrain in terrains
    ]


def ambush_drawings(sheet: Sheet, ambush: Ambush) -> list[Drawing]:
    """What a neighbour may draw: monsters in any orientation, else one monster anywhere."""
    spaces = fitting(sheet, ambush.shape) or {frozenset({cell}) for cell in unfilled_spaces(sheet)}
    return [Drawing("monster", cells, None) for cells in spaces]


def placements(text: str, card_id: str, ruins: bool = False, edition: str = "2020") -> list[str]:
    """Every legal drawing for a landscape card, or for an ambush at a table of several.

    An ambush never has to cover ruins (facts 9).
    """
    sheet = read_sheet(text)
    if card_id in AMBUSHES:
        drawings = ambush_drawings(sheet, AMBUSHES[card_id])
    else:
        drawings = card_drawings(sheet, LANDSCAPES[card_id], ruins, edition)
    return sorted({str(drawing) for drawing in drawings}) or ["nothing"]


# --- The solo ambush -----------------------------------------------------------------------------


def clockwise_ring(top: int, left: int, bottom: int, right: int) -> list[Cell]:
    """The perimeter of a rectangle clockwise from its top left corner, each cell once."""
    walk = [(top, column) for column in range(left, right + 1)]
    walk += [(row, right) for row in range(top, bottom + 1)]
    walk += [(bottom, column) for column in range(right, left - 1, -1)]
    walk += [(row, left) for row in range(bottom, top - 1, -1)]
    return list(dict.fromkeys(walk))  # the four sides share their ends


def solo_anchors(ambush: Ambush) -> list[Cell]:
    """The positions of the shape's bounding box in the order the solo walk tries them.

    Ring k runs around the rectangle of all positions, shrunk by k on every side, from the printed
    corner in the printed direction (facts 8).
    """
    height, width = extent(cells_of(ambush.shape))
    top, left, bottom, right = 0, 0, SIZE - height, SIZE - width
    anchors: list[Cell] = []
    while top <= bottom and left <= right:
        ring = clockwise_ring(top, left, bottom, right)
        if not ambush.clockwise:
            ring.reverse()
        vertical, horizontal = ambush.corner.split()
        corner = (top if vertical == "top" else bottom, left if horizontal == "left" else right)
        start = ring.index(corner)
        anchors += ring[start:] + ring[:start]
        top, left, bottom, right = top + 1, left + 1, bottom - 1, right - 1
    return anchors


def solo_ambush(text: str, ambush_id: str) -> list[str] | None:
    """The spaces the solo ambush fills: the first position that fits, never turned or flipped.

    Without any the card has no effect; there is no single monster instead (facts 8).
    """
    ambush = AMBUSHES[ambush_id]
    free = unfilled_spaces(read_sheet(text))
    for down, right in solo_anchors(ambush):
        cells = shifted(cells_of(ambush.shape), down, right)
        if cells <= free:
            return names(cells)
    return None


# --- Skills with an explore card -----------------------------------------------------------------
#
# Four skills add something to an ordinary drawing. It is drawn after the main shape, on spaces
# still free, and only the main shape has to cover ruins (facts 7).


def search(sheet: Sheet, mains: list[Drawing]) -> set[str]:
    """One more space of the same terrain, next to the main shape."""
    free = unfilled_spaces(sheet)
    return {f"search {main} + {name(space)}" for main in mains for space in around(main.cells) & free}


def concentrate(sheet: Sheet, mains: list[Drawing]) -> set[str]:
    """The chosen shape once more in any orientation; never after a fall-back (facts 7)."""
    shapes = {main.shape for main in mains if main.shape is not None}
    return {
        f"concentrate {main} + {' '.join(names(again))}"
        for shape in shapes
        for again in fitting(sheet, shape)
        for main in mains
        if main.shape == shape and not again & main.cells
    }


def cure_wounds(sheet: Sheet, card: Card, mains: list[Drawing]) -> set[str]:
    """A domino of one of the card's terrains next to a monster, even one just drawn."""
    dominoes = fitting(sheet, DOMINO)
    old_monsters = spaces_of(sheet, "monster")
    actions = set()
    for main in mains:
        all_monsters = old_monsters | (main.cells if main.terrain == "monster" else set())
        for domino in dominoes:
            if not domino & main.cells and around(domino) & all_monsters:
                for terrain in card.terrains:
                    actions.add(f"cure_wounds {main} + {terrain} {' '.join(names(domino))}")
    return actions


def diplomacy(sheet: Sheet, mains: list[Drawing]) -> set[str]:
    """One more space anywhere, farm and village at once."""
    free = unfilled_spaces(sheet)
    return {f"diplomacy {main} + {name(space)}" for main in mains for space in free - main.cells}


# Three skills replace the ordinary drawing; the ruins duty applies to what is drawn (facts 7).


def knowledge(sheet: Sheet, card: Card, ruins: bool) -> set[str]:
    """A shape of the card as village, also where the card offers village anyway."""
    as_village = Card(("village",), card.shapes)
    return {f"knowledge {drawing}" for drawing in shape_drawings(sheet, as_village, ruins)}


def negotiate(sheet: Sheet, card: Card, ruins: bool) -> set[str]:
    """A two by two square instead of the card's shapes, whether or not those fit."""
    as_square = Card(card.terrains, (TWO_BY_TWO,))
    return {f"negotiate {drawing}" for drawing in shape_drawings(sheet, as_square, ruins)}


def move_silently(sheet: Sheet, card: Card, ruins: bool) -> set[str]:
    """A shape of the card sticking out over the edge; only its part on the map is drawn."""
    free = unfilled_spaces(sheet)
    actions = set()
    for shape in card.shapes:
        for cells in footprints(shape):
            drawn = frozenset(cell for cell in cells if on_map(cell))
            if drawn != cells and drawn <= free and meets_duty(sheet, drawn, ruins):
                for terrain in card.terrains:
                    actions.add(f"move_silently {Drawing(terrain, drawn, shape)}")
    return actions


def skilled(text: str, card_id: str, skill: str, ruins: bool = False, edition: str = "2020") -> set[str]:
    """Every legal action text of one skill with a landscape card; none on a full map."""
    sheet, card = read_sheet(text), LANDSCAPES[card_id]
    mains = card_drawings(sheet, card, ruins, edition)
    match skill:
        case "search":
            return search(sheet, mains)
        case "concentrate":
            return concentrate(sheet, mains)
        case "cure_wounds":
            return cure_wounds(sheet, card, mains)
        case "diplomacy":
            return diplomacy(sheet, mains)
        case "knowledge":
            return knowledge(sheet, card, ruins)
        case "negotiate":
            return negotiate(sheet, card, ruins)
        case "move_silently":
            return move_silently(sheet, card, ruins)
    raise ValueError(f"no skill for explore cards is called {skill}")
