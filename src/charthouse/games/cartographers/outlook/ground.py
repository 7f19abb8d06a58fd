"""The free ground of a sheet: holes, dead ends, corners and windows, counted for every space at once."""

from typing import Any, NamedTuple

from charthouse.core.kernel import kernel
from charthouse.games.cartographers.sheet import (
    BOTTOM,
    FULL,
    LEFT,
    NOT_LEFT,
    NOT_RIGHT,
    RIGHT,
    TOP,
    Board,
    Sheet,
)

GENERAL = 12
"""How many features describe the ground."""


class Ground(NamedTuple):
    """The free spaces, and of these the ones with so many sides closed by a filled space or the edge."""

    empty: Board
    open: Board
    one: Board
    corner: Board
    """Two closed sides that meet."""
    passage: Board
    """Two closed sides that face each other."""
    dead_end: Board
    hole: Board


@kernel
def ground(filled: Board) -> Ground:
    empty = FULL ^ filled
    above = (filled << 11 | TOP) & empty
    below = (filled >> 11 | BOTTOM) & empty
    before = ((filled & NOT_RIGHT) << 1 | LEFT) & empty
    after = ((filled & NOT_LEFT) >> 1 | RIGHT) & empty
    both_rows = above & below
    both_columns = before & after
    any_row = above | below
    any_column = before | after
    hole = both_rows & both_columns
    passage = both_rows & (FULL ^ any_column) | both_columns & (FULL ^ any_row)
    dead_end = (both_rows & any_column | both_columns & any_row) & (FULL ^ hole)
    corner = any_row & any_column & (FULL ^ (both_rows | both_columns))
    some = any_row | any_column
    one = some & (FULL ^ (hole | dead_end | passage | corner))
    return Ground(empty, empty & (FULL ^ some), one, corner, passage, dead_end, hole)


@kernel
def across(board: Board) -> Board:
    """The spaces of the board whose right neighbour is in it too."""
    return board & (board & NOT_LEFT) >> 1


@kernel
def down(board: Board) -> Board:
    """The spaces of the board whose lower neighbour is in it too."""
    return board & board >> 11


@kernel
def fours(board: Board) -> int:
    """How many straight lines of four lie in the board."""
    rows = across(board)
    columns = down(board)
    return (rows & (rows & NOT_LEFT & NOT_LEFT << 1) >> 2).bit_count() + (columns & columns >> 22).bit_count()


@kernel
def general(sheet: Sheet, g: Ground, in_deck: int, phi: Any) -> None:
    """What matters to every card: the room left and how it is cut up."""
    small = down(across(g.empty))
    large = down(across(small))
    phi[0] = 1.0
    phi[1] = 0.05 * g.empty.bit_count()
    phi[2] = 0.2 * g.hole.bit_count()
    phi[3] = 0.2 * g.dead_end.bit_count()
    phi[4] = 0.1 * g.corner.bit_count()
    phi[5] = 0.1 * g.passage.bit_count()
    phi[6] = 0.05 * g.open.bit_count()
    phi[7] = 0.05 * small.bit_count()
    phi[8] = 0.05 * large.bit_count()
    phi[9] = 0.03 * fours(g.empty)
    phi[10] = 0.3 * (sheet.ruins & g.empty).bit_count()
    phi[11] = 0.5 * in_deck
