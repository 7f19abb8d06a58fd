"""Pictures of Cartographers: a sheet as a hand-coloured map, and a table of them."""

from collections.abc import Callable, Sequence
from math import ceil, sqrt
from zlib import crc32

from charthouse.core import picture
from charthouse.core.picture import COLOURS
from charthouse.games.cartographers.notation import ROWS, sheet_text
from charthouse.games.cartographers.picture import ink
from charthouse.games.cartographers.picture.outline import UNIT, Cell
from charthouse.games.cartographers.sheet import SIZE, TERRAINS, Board, Sheet, spaces_of
from charthouse.games.cartographers.state import Public, View, card, held, purse, season, total

WIDE = SIZE * UNIT
MARGIN, FRAME = 44, 30
SIDE = WIDE + 2 * MARGIN
"""A sheet with its frame, in units."""
HEAD, GAP, BORDER = 64, 20, 40
TITLE = 118

Say = Callable[..., str]


def sheet_svg(sheet: Sheet) -> str:
    """A sheet alone."""
    return sheets_svg([sheet])


def sheets_svg(sheets: Sequence[Sheet]) -> str:
    """Sheets side by side, without a word."""
    drawn = [picture.placed(at * (SIDE + GAP), 0, _framed(sheet)) for at, sheet in enumerate(sheets)]
    width = len(sheets) * (SIDE + GAP) - GAP
    return picture.page(width, SIDE, _defined(_ground(width, SIDE) + "".join(drawn)))


def view_svg(view: View, say: Say) -> str:
    """The table: each sheet with its owner's name, stars and coins; or the one before the view's seat."""
    public = view.public
    seats = range(len(public.maps)) if view.seat < 0 else [held(public, view.seat)]
    columns = ceil(sqrt(len(seats)))
    rows = ceil(len(seats) / columns)
    width = columns * (SIDE + GAP) - GAP + 2 * BORDER
    height = rows * (SIDE + HEAD + GAP) - GAP + TITLE + BORDER
    body = _title(public, width, say)
    for at, seat in enumerate(seats):
        x, y = BORDER + at % columns * (SIDE + GAP), TITLE + at // columns * (SIDE + HEAD + GAP)
        body += picture.placed(x, y, _map(public, seat))
    return picture.page(width, height, _defined(_ground(width, height, "desk") + body), say("cartographers"))


def _title(public: Public, width: float, say: Say) -> str:
    """What is scored, and where the year stands."""
    now = say(f"season-{season(public).id}")
    if public.phase == "over":
        now = " · ".join(
            f"{player.name} {total(map)}" for player, map in zip(public.players, public.maps, strict=True)
        )
        now = now if len(public.players) <= 4 else ""
    elif public.shown:
        now += f" · {say(f'card-{card(public)}')}"
    edicts = " · ".join(f"{'ABCD'[at]} {say(f'scoring-{id}')}" for at, id in enumerate(public.edicts))
    size = min(24.0, 1.75 * width / max(len(edicts), 1))
    return picture.words(width / 2, 54, now, 34, text_anchor="middle") + picture.words(
        width / 2, 92, edicts, size, fill=COLOURS["ink-2"], font_style="italic", text_anchor="middle"
    )


def _map(public: Public, seat: int) -> str:
    """A sheet on its paper, its owner's name above."""
    map, right = public.maps[seat], SIDE - 10
    stars, coins = str(total(map)), str(purse(map))
    name = public.players[seat].name
    size = min(32.0, 900 / max(len(name), 1))
    paid = {space for coin in map.coins for space in spaces_of(coin)}
    return (
        picture.rectangle(0, 0, SIDE, SIDE + HEAD - 14, fill=COLOURS["paper"])
        + picture.words(10, 42, name, size)
        + picture.use("star", right - 124 - 17 * len(stars), 18, 26)
        + picture.words(right - 90, 42, stars, 30, text_anchor="end", font_weight="700")
        + picture.use("coin", right - 40 - 15 * len(coins), 17, 27)
        + picture.words(right, 42, coins, 30, text_anchor="end")
        + picture.placed(0, HEAD - 18, _framed(map.sheet, map.sheet.mountain & _board(paid)))
    )


def _board(spaces: set[int]) -> Board:
    return sum(1 << space for space in spaces)


def _defined(body: str) -> str:
    return f"<defs>{ink.definitions()}</defs>{body}"


def _ground(width: float, height: float, colour: str = "paper") -> str:
    return picture.rectangle(0, 0, width, height, fill=COLOURS[colour])


def _framed(sheet: Sheet, spent: Board = 0) -> str:
    """Grid, terrain, neatline and coordinates; `spent` are mountains whose coin is taken."""
    return picture.placed(MARGIN, MARGIN, _grid() + _terrain(sheet, spent) + _frame())


def _terrain(sheet: Sheet, spent: Board) -> str:
    text = sheet_text(sheet)
    prefix = f"c{crc32(text.encode()):x}"
    both = sheet.farm & sheet.village
    boards = {
        **{terrain: getattr(sheet, terrain) & ~both for terrain in TERRAINS},
        "waste": sheet.wasteland,
        ink.BOTH: both,
    }
    mountains = [ink.mountain(*_cell(space), not spent >> space & 1) for space in spaces_of(sheet.mountain)]
    return (
        "".join(ink.ruins(*_cell(space)) for space in spaces_of(sheet.ruins & ~sheet.filled))
        + "".join(ink.regions(terrain, _cells(boards[terrain]), prefix) for terrain in ink.ORDER)
        + "".join(mountains)
        + "".join(ink.ruins_below(*_cell(space)) for space in spaces_of(sheet.ruins & sheet.filled))
    )


def _cell(space: int) -> Cell:
    return divmod(space, SIZE)


def _cells(board: Board) -> list[Cell]:
    return [_cell(space) for space in spaces_of(board)]


def _grid() -> str:
    lines = "".join(f"M0 {at * UNIT}H{WIDE}M{at * UNIT} 0V{WIDE}" for at in range(SIZE + 1))
    inner = [(row * UNIT, column * UNIT) for row in range(1, SIZE) for column in range(1, SIZE)]
    crosses = "".join(f"M{x - 4} {y}h8M{x} {y - 4}v8" for y, x in inner)
    return "".join(
        picture.element("path", d=path, fill="none", stroke=COLOURS["ink"], stroke_opacity=opacity)
        for path, opacity in ((lines, 0.2), (crosses, 0.5))
    )


def _frame() -> str:
    """Neatline, graticule and coordinates on all four sides."""
    ink_colour, outer = COLOURS["ink"], WIDE + 2 * FRAME
    ticks = ""
    for at in range(0, SIZE, 2):
        along = at * UNIT
        for edge in (-FRAME, WIDE + FRAME - 4):
            ticks += f"M{along} {edge}h{UNIT}v4h{-UNIT}ZM{edge} {along}h4v{UNIT}h-4Z"
    lines = "".join(
        picture.rectangle(at, at, size, size, fill="none", stroke=ink_colour, stroke_width=width)
        for at, size, width in ((-FRAME, outer, 2.2), (0, WIDE, 2.2), (-FRAME - 5, outer + 10, 1))
    )
    labels, middle = "", FRAME / 2 - 1
    for at in range(SIZE):
        here = at * UNIT + UNIT / 2
        for off in (-middle, WIDE + middle):
            labels += picture.words(here, off + 7, str(at + 1), 20, text_anchor="middle")
            labels += picture.words(off, here + 7, ROWS[at], 20, text_anchor="middle")
    return f'<path d="{ticks}" fill="{ink_colour}"/>{lines}{labels}'
