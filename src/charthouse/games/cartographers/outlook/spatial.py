"""Features of the cards of the whole map."""

from typing import Any

from charthouse.core.kernel import kernel
from charthouse.games.cartographers.outlook.ground import Ground, across, down
from charthouse.games.cartographers.scoring.spatial import largest_square
from charthouse.games.cartographers.sheet import (
    FULL,
    LEFT,
    NOT_LEFT,
    NOT_RIGHT,
    TOP,
    Board,
    Sheet,
    neighbours,
)


@kernel
def count_line(missing: Board, g: Ground, phi: Any, at: int) -> None:
    """One line by the number of its missing spaces; holes in a line nearly full are hard to fill."""
    number = missing.bit_count()
    if number == 0:
        phi[at] += 0.2
    elif number < 6:
        phi[at + number] += 0.2
        if number < 4:
            phi[at + 8] += 0.2 * (missing & g.hole).bit_count()
            phi[at + 9] += 0.2 * (missing & g.dead_end).bit_count()
    elif number < 8:
        phi[at + 6] += 0.2
    else:
        phi[at + 7] += 0.2


@kernel
def borderlands(s: Sheet, g: Ground, phi: Any, at: int) -> None:
    """Rows and columns by the number of missing spaces."""
    for number in range(10):
        phi[at + number] = 0.0
    row = TOP
    column = LEFT
    for _ in range(11):
        count_line(g.empty & row, g, phi, at)
        count_line(g.empty & column, g, phi, at)
        row <<= 11
        column <<= 1


@kernel
def the_broken_road(s: Sheet, g: Ground, phi: Any, at: int) -> None:
    """Diagonals from the left edge down to the bottom edge, by the number of missing spaces."""
    for number in range(10):
        phi[at + number] = 0.0
    first = LEFT & -LEFT
    for length in range(11, 0, -1):
        step = first
        diagonal = first
        for _ in range(length - 1):
            step <<= 12
            diagonal |= step
        count_line(g.empty & diagonal, g, phi, at)
        first <<= 11


@kernel
def lost_barony(s: Sheet, g: Ground, phi: Any, at: int) -> None:
    """What the next three sizes of the square still miss, at their best places; a hole counts three."""
    side = largest_square(s).bit_count()
    phi[at] = 0.1 * side
    row = TOP & -TOP
    for _ in range(side):
        row |= row << 1
    for step in range(3):
        size = side + 1 + step
        phi[at + 1 + step] = 3.0
        phi[at + 4 + step] = 0.0
        if size > 11:
            continue
        square = row
        for _ in range(size - 1):
            square |= square << 11
        least = 30
        nearly = 0
        line = square
        for _ in range(12 - size):
            place = line
            for _ in range(12 - size):
                cost = (g.empty & place).bit_count()
                if cost <= least:
                    cost += 2 * (g.hole & place).bit_count()
                    if cost < least:
                        least = cost
                        nearly = 0
                    if cost == least:
                        nearly += 1
                place <<= 1
            line <<= 11
        phi[at + 1 + step] = 0.1 * least
        phi[at + 4 + step] = 0.1 * nearly
        row |= row << 1
    phi[at + 7] = 0.1 * side * side


@kernel
def the_cauldrons(s: Sheet, g: Ground, phi: Any, at: int) -> None:
    """Free spaces by their closed sides; what is nearly closed, and what would close two at once."""
    wide = g.open | g.one
    mouth = neighbours(g.dead_end) & g.empty
    pair = g.dead_end & neighbours(g.dead_end)
    above = g.dead_end << 11
    below = g.dead_end >> 11
    before = (g.dead_end & NOT_RIGHT) << 1
    after = (g.dead_end & NOT_LEFT) >> 1
    twice = (above & below | before & after | (above | below) & (before | after)) & g.empty
    phi[at] = 0.1 * g.hole.bit_count()
    phi[at + 1] = 0.1 * g.dead_end.bit_count()
    phi[at + 2] = 0.1 * (g.dead_end & neighbours(wide)).bit_count()
    phi[at + 3] = 0.1 * pair.bit_count()
    phi[at + 4] = 0.1 * twice.bit_count()
    phi[at + 5] = 0.1 * mouth.bit_count()
    phi[at + 6] = 0.1 * g.corner.bit_count()
    phi[at + 7] = 0.1 * g.passage.bit_count()
    phi[at + 8] = 0.1 * (g.corner & (FULL ^ neighbours(g.corner))).bit_count()
    phi[at + 9] = 0.1 * g.one.bit_count()
    phi[at + 10] = 0.1 * (g.corner & neighbours(wide)).bit_count()
    phi[at + 11] = 0.1 * down(across(g.empty)).bit_count()


FEATURES = {
    "borderlands": borderlands,
    "lost_barony": lost_barony,
    "the_broken_road": the_broken_road,
    "the_cauldrons": the_cauldrons,
}
