"""The four cards of the whole map. Mountains, monsters and wasteland are filled; open ruins are not."""

from charthouse.core.kernel import kernel
from charthouse.games.cartographers.scoring.card import (
    Part,
    card,
    itself,
    whole_column,
    whole_diagonal,
    whole_row,
    whole_square,
)
from charthouse.games.cartographers.sheet import (
    BOTTOM,
    FULL,
    LEFT,
    NONE,
    NOT_LEFT,
    TOP,
    Board,
    Sheet,
    columns_with,
    enclosed,
    rows_with,
)


@kernel
def full_rows(s: Sheet) -> Board:
    """The left-edge space of each full row."""
    return LEFT ^ rows_with(FULL ^ s.filled)


@kernel
def full_columns(s: Sheet) -> Board:
    """The top space of each full column."""
    return TOP ^ columns_with(FULL ^ s.filled)


@kernel
def largest_square(s: Sheet) -> Board:
    """The top side of the largest full square; one full space is a square of side one."""
    corners = s.filled
    if not corners:
        return NONE
    side = 1
    while True:
        below = corners & corners >> 11
        larger = below & (below & NOT_LEFT) >> 1
        if not larger:
            break
        corners = larger
        side += 1
    top = corners & -corners
    for _ in range(side - 1):
        top |= top << 1
    return top


@kernel
def full_diagonals(s: Sheet) -> Board:
    """The left-edge space of each full diagonal that runs from there down and right to the bottom edge."""
    diagonals = NONE
    climbing = s.filled & BOTTOM
    while climbing:
        diagonals |= climbing & LEFT
        climbing = (climbing & NOT_LEFT) >> 12 & s.filled
    return diagonals


@kernel
def enclosed_gaps(s: Sheet) -> Board:
    return enclosed(s.filled) & (FULL ^ s.filled)


CARDS = (
    card(
        "borderlands",
        38,
        "spatial",
        24,
        Part(6, full_rows, whole_row),
        Part(6, full_columns, whole_column),
        since=1,
    ),
    card("lost_barony", 39, "spatial", 24, Part(3, largest_square, whole_square, together=True), since=1),
    card("the_broken_road", 40, "spatial", 24, Part(3, full_diagonals, whole_diagonal), since=1),
    card("the_cauldrons", 41, "spatial", 20, Part(1, enclosed_gaps, itself), since=1),
)
