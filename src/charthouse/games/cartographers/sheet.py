"""The map sheet: 121 spaces as one integer a terrain, and the geometry that every rule stands on.

A board is an integer; bit `11 * row + column` is a space, row A on top, column 1 on the left.
"""

from typing import NamedTuple

from charthouse.core.kernel import Bits, kernel

Board = int

SIZE = 11
NONE = Bits(0)
FULL = Bits((1 << SIZE * SIZE) - 1)
TOP = Bits((1 << SIZE) - 1)
BOTTOM = Bits(TOP << SIZE * (SIZE - 1))
LEFT = Bits(sum(1 << SIZE * row for row in range(SIZE)))
RIGHT = Bits(LEFT << (SIZE - 1))
EDGE = Bits(TOP | BOTTOM | LEFT | RIGHT)
NOT_LEFT = Bits(FULL ^ LEFT)
NOT_RIGHT = Bits(FULL ^ RIGHT)
WITHOUT_LAST_2 = Bits(NOT_RIGHT & NOT_RIGHT >> 1)
WITHOUT_LAST_4 = Bits(WITHOUT_LAST_2 & WITHOUT_LAST_2 >> 2)
WITHOUT_LAST_8 = Bits(WITHOUT_LAST_4 & WITHOUT_LAST_4 >> 4)

TERRAINS = ("forest", "village", "farm", "water", "monster")
FARM_AND_VILLAGE = "farm+village"
"""The terrain of a Diplomacy space, which is both at once."""


class Sheet(NamedTuple):
    """What is drawn and printed on one sheet. Ruins stay ruins when drawn on; `filled` sums up the rest."""

    forest: Board
    village: Board
    farm: Board
    water: Board
    monster: Board
    mountain: Board
    wasteland: Board
    ruins: Board
    filled: Board

    def svg(self) -> str:
        """The sheet as a picture."""
        from charthouse.games.cartographers.picture import sheet_svg

        return sheet_svg(self)

    def _repr_svg_(self) -> str:
        return self.svg()


def printed(mountain: Board, wasteland: Board, ruins: Board) -> Sheet:
    """A sheet before the first turn. Mountains and wasteland count as filled, ruins do not."""
    return Sheet(NONE, NONE, NONE, NONE, NONE, mountain, wasteland, ruins, mountain | wasteland)


def drawn(sheet: Sheet, terrain: str, spaces: Board) -> Sheet:
    """The sheet with these spaces filled."""
    forest, village, farm, water, monster, mountain, wasteland, ruins, filled = sheet
    if terrain == "forest":
        forest |= spaces
    elif terrain == "village":
        village |= spaces
    elif terrain == "farm":
        farm |= spaces
    elif terrain == "water":
        water |= spaces
    elif terrain == "monster":
        monster |= spaces
    elif terrain == FARM_AND_VILLAGE:
        farm |= spaces
        village |= spaces
    else:
        raise ValueError(terrain)
    return Sheet(forest, village, farm, water, monster, mountain, wasteland, ruins, filled | spaces)


def spaces_of(board: Board) -> list[int]:
    """The numbers of the spaces, in reading order."""
    numbers = []
    while board:
        lowest = board & -board
        numbers.append(lowest.bit_length() - 1)
        board ^= lowest
    return numbers


@kernel
def free(sheet: Sheet) -> Board:
    """The spaces that may still be drawn on, open ruins among them."""
    return FULL ^ sheet.filled


@kernel
def open_ruins(sheet: Sheet) -> Board:
    """The ruins spaces nothing is drawn on."""
    return sheet.ruins & (FULL ^ sheet.filled)


@kernel
def neighbours(board: Board) -> Board:
    """Every space that shares a side with one of these; rows do not wrap round."""
    return (board << 11 | board >> 11 | (board & NOT_RIGHT) << 1 | (board & NOT_LEFT) >> 1) & FULL


@kernel
def enclosed(filled: Board) -> Board:
    """Every space whose four sides are each a filled space or the edge of the map."""
    return FULL ^ neighbours(FULL ^ filled)


@kernel
def cluster(seed: Board, area: Board) -> Board:
    """Every part of the area that hangs together, by sides, with a space of the seed, which lies in it."""
    grown = seed
    while True:
        seed = grown
        grown |= grown << 11 | grown >> 11 | (grown & NOT_RIGHT) << 1 | (grown & NOT_LEFT) >> 1
        grown &= area
        if grown == seed:
            return seed


@kernel
def one_of_each(area: Board) -> Board:
    """The first space of each cluster of the area."""
    firsts = area & (FULL ^ neighbours(area))
    rest = area ^ firsts
    while rest:
        first = rest & -rest
        firsts |= first
        rest ^= cluster(first, rest)
    return firsts


@kernel
def rows_with(board: Board) -> Board:
    """The left-edge space of each row that holds one of these spaces."""
    board |= board >> 1 & NOT_RIGHT
    board |= board >> 2 & WITHOUT_LAST_2
    board |= board >> 4 & WITHOUT_LAST_4
    board |= board >> 8 & WITHOUT_LAST_8
    return board & LEFT


@kernel
def columns_with(board: Board) -> Board:
    """The top space of each column that holds one of these spaces."""
    board |= board >> 11
    board |= board >> 22
    board |= board >> 44
    board |= board >> 88
    return board & TOP


@kernel
def closed_mountains(mountain: Board, spaces: Board, filled: Board) -> Board:
    """The mountains that drawing these spaces surrounded: each earns its owner a coin, once.

    A mountain beside a space just drawn was open before, so none is found twice.
    """
    beside = mountain & neighbours(spaces)
    if beside:
        beside &= enclosed(filled)
    return beside


@kernel
def threatened(sheet: Sheet) -> Board:
    """The open spaces beside a monster: each costs a star at the end of a season, once."""
    return neighbours(sheet.monster) & (FULL ^ sheet.filled)
