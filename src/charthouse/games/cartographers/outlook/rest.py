"""Features of what every season scores: monsters and coins."""

from typing import Any

from charthouse.core.kernel import board, kernel
from charthouse.games.cartographers.kernels import first_place
from charthouse.games.cartographers.lane.printed import AMBUSH, WALK, WALK_BEGINS
from charthouse.games.cartographers.outlook.ground import Ground
from charthouse.games.cartographers.sheet import FULL, Board, Sheet, neighbours

AMBUSHES = len(AMBUSH)


@kernel
def find_walks(filled: Board, walks: Any) -> None:
    """Where the walk of each ambush stands: no drawing moves it back, so a search goes on from here."""
    for ambush in range(AMBUSHES):
        number = WALK_BEGINS[ambush]
        while number < WALK_BEGINS[ambush + 1] and board(WALK, number) & filled:
            number += 1
        walks[ambush] = number


@kernel
def monsters(
    s: Sheet, g: Ground, in_deck: int, unseen: int, alone: int, walks: Any, phi: Any, at: int
) -> None:
    """The open spaces beside monsters, and what the ambushes nobody has seen yet would add."""
    beside = neighbours(s.monster)
    now = beside & g.empty
    phi[at] = 0.1 * now.bit_count()
    phi[at + 1] = 0.2 * (now & g.hole).bit_count()
    phi[at + 2] = 0.2 * (now & g.dead_end).bit_count()
    phi[at + 3] = 0.1 * (now & (g.corner | g.passage)).bit_count()
    phi[at + 4] = 0.1 * (now & neighbours(now)).bit_count()
    added = 0
    landed = 0
    hidden = 0
    if alone == 1:
        for ambush in range(AMBUSHES):
            if unseen >> ambush & 1:
                hidden += 1
                place = first_place(WALK, walks[ambush], WALK_BEGINS[ambush + 1], s.filled)
                if place:
                    landed += 1
                    after = (beside | neighbours(place)) & g.empty & (FULL ^ place)
                    added += after.bit_count() - now.bit_count()
    mean = added / hidden if hidden else 0.0
    phi[at + 5] = 0.1 * mean * in_deck
    phi[at + 6] = 0.1 * mean
    phi[at + 7] = 0.25 * landed


@kernel
def coins(s: Sheet, g: Ground, earned: int, phi: Any, at: int) -> None:
    """Mountains by the number of free spaces around them."""
    for number in range(8):
        phi[at + number] = 0.0
    phi[at] = 0.1 * earned
    rest = s.mountain
    while rest:
        mountain = rest & -rest
        rest ^= mountain
        missing = neighbours(mountain) & g.empty
        number = missing.bit_count()
        if number:
            phi[at + number] += 0.2
            phi[at + 5] += 0.2 * (missing & g.hole).bit_count()
            phi[at + 6] += 0.2 * (missing & g.dead_end).bit_count()
