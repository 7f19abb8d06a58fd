"""Features of the forest cards."""

from typing import Any

from charthouse.core.kernel import kernel
from charthouse.games.cartographers.outlook.ground import Ground, across, down
from charthouse.games.cartographers.scoring.forest import linked_mountains
from charthouse.games.cartographers.sheet import (
    BOTTOM,
    EDGE,
    FULL,
    LEFT,
    NOT_LEFT,
    RIGHT,
    TOP,
    Sheet,
    cluster,
    columns_with,
    neighbours,
    rows_with,
)


@kernel
def sentinel_wood(s: Sheet, g: Ground, phi: Any, at: int) -> None:
    """The free edge: how much of it, in what runs, and whether a shape reaches it from inside."""
    edge = g.empty & EDGE
    across_pairs = across(edge & (TOP | BOTTOM))
    down_pairs = down(edge & (LEFT | RIGHT))
    inner = neighbours(g.empty & (FULL ^ EDGE))
    phi[at] = 0.1 * (s.forest & EDGE).bit_count()
    phi[at + 1] = 0.1 * edge.bit_count()
    phi[at + 2] = 0.1 * (across_pairs.bit_count() + down_pairs.bit_count())
    phi[at + 3] = 0.1 * (across(across_pairs).bit_count() + down(down_pairs).bit_count())
    phi[at + 4] = 0.1 * (edge & inner).bit_count()
    phi[at + 5] = 0.1 * (edge & neighbours(s.forest)).bit_count()
    phi[at + 6] = 0.2 * (edge & g.hole).bit_count()
    phi[at + 7] = 0.2 * (edge & g.dead_end).bit_count()
    phi[at + 8] = 0.1 * (edge & (g.corner | g.passage)).bit_count()
    phi[at + 9] = 0.1 * (s.forest & (FULL ^ EDGE)).bit_count()
    phi[at + 10] = 0.5 * (edge & (TOP | BOTTOM) & (LEFT | RIGHT)).bit_count()


@kernel
def greenbough(s: Sheet, g: Ground, phi: Any, at: int) -> None:
    """Lines without forest: those still open, those lost, and spaces that would serve two of them."""
    no_row = LEFT ^ rows_with(s.forest)
    no_column = TOP ^ columns_with(s.forest)
    open_row = no_row & rows_with(g.empty)
    open_column = no_column & columns_with(g.empty)
    rows = row_fill(open_row)
    columns = column_fill(open_column)
    lost = (no_row ^ open_row).bit_count() + (no_column ^ open_column).bit_count()
    crossings = g.empty & rows & columns
    phi[at] = 0.1 * (rows_with(s.forest).bit_count() + columns_with(s.forest).bit_count())
    phi[at + 1] = 0.2 * open_row.bit_count()
    phi[at + 2] = 0.2 * open_column.bit_count()
    phi[at + 3] = 0.3 * lost
    phi[at + 4] = 0.05 * crossings.bit_count()
    phi[at + 5] = 0.05 * (g.empty & rows).bit_count()
    phi[at + 6] = 0.05 * (g.empty & columns).bit_count()
    phi[at + 7] = 0.05 * ((g.empty & rows) & (g.hole | g.dead_end)).bit_count()
    phi[at + 8] = 0.05 * ((g.empty & columns) & (g.hole | g.dead_end)).bit_count()
    phi[at + 9] = 0.1 * (rows_with(crossings).bit_count() + columns_with(crossings).bit_count())
    phi[at + 10] = 0.2 * (down_left(open_row) + across_top(open_column))


@kernel
def row_fill(marks: Any) -> Any:
    """The whole rows of marks on the left edge."""
    row = marks | marks << 1
    row |= row << 2
    row |= row << 4
    return row | row << 3


@kernel
def column_fill(marks: Any) -> Any:
    """The whole columns of marks on the top edge."""
    column = marks | marks << 11
    column |= column << 22
    column |= column << 44
    return (column | column << 33) & FULL


@kernel
def down_left(marks: Any) -> int:
    """How many marks on the left edge have another right below."""
    return down(marks).bit_count()


@kernel
def across_top(marks: Any) -> int:
    return across(marks).bit_count()


@kernel
def treetower(s: Sheet, g: Ground, phi: Any, at: int) -> None:
    """Forest by its open sides, and the free spaces that would close them."""
    e = g.empty
    above = e << 11 & s.forest
    below = e >> 11 & s.forest
    before = (e & (FULL ^ RIGHT)) << 1 & s.forest
    after = (e & NOT_LEFT) >> 1 & s.forest
    odd = above ^ below
    pair = above & below
    odd_2 = before ^ after
    pair_2 = before & after
    carry = odd & odd_2
    ones = odd ^ odd_2
    twos = pair ^ pair_2 ^ carry
    beside = neighbours(s.forest) & e
    need = neighbours(ones & (FULL ^ twos)) & beside
    phi[at] = 0.1 * (s.forest & (FULL ^ (above | below | before | after))).bit_count()
    phi[at + 1] = 0.1 * (ones & (FULL ^ twos)).bit_count()
    phi[at + 2] = 0.1 * (twos & (FULL ^ ones)).bit_count()
    phi[at + 3] = 0.2 * (ones & twos | pair & pair_2).bit_count()
    phi[at + 4] = 0.1 * beside.bit_count()
    phi[at + 5] = 0.2 * (beside & g.hole).bit_count()
    phi[at + 6] = 0.1 * (beside & g.dead_end).bit_count()
    phi[at + 7] = 0.1 * (beside & (g.corner | g.passage)).bit_count()
    phi[at + 8] = 0.1 * need.bit_count()
    phi[at + 9] = 0.2 * (need & g.hole).bit_count()
    phi[at + 10] = 0.05 * s.forest.bit_count()


@kernel
def stoneside_forest(s: Sheet, g: Ground, phi: Any, at: int) -> None:
    """For each mountain the least number of spaces to draw before a forest links it to another one."""
    for step in range(10):
        phi[at + step] = 0.0
    rest = s.mountain
    while rest:
        mountain = rest & -rest
        rest ^= mountain
        others = s.mountain ^ mountain
        near = neighbours(mountain)
        reached = cluster(near & s.forest, s.forest)
        beside = neighbours(reached)
        steps = 0
        while steps < 8 and not beside & others:
            grown = reached | (beside | near) & g.empty
            if grown == reached:
                steps = 8
                break
            steps += 1
            beside = neighbours(grown)
            wood = beside & s.forest & (FULL ^ grown)
            if wood:
                grown |= cluster(wood, s.forest)
                beside = neighbours(grown)
            reached = grown
        phi[at + steps] += 0.2
    phi[at + 9] = 0.2 * linked_mountains(s).bit_count()
    phi[at + 10] = 0.1 * (g.empty & neighbours(s.mountain)).bit_count()
    phi[at + 11] = 0.1 * (s.forest & neighbours(s.mountain)).bit_count()


FEATURES = {
    "sentinel_wood": sentinel_wood,
    "greenbough": greenbough,
    "treetower": treetower,
    "stoneside_forest": stoneside_forest,
}
