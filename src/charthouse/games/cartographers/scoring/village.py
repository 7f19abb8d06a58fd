"""The four village cards."""

from charthouse.core.kernel import kernel
from charthouse.games.cartographers.scoring.card import Part, area_of, card, itself
from charthouse.games.cartographers.sheet import (
    FULL,
    NONE,
    Board,
    Sheet,
    cluster,
    neighbours,
    one_of_each,
)

BIG = 6


@kernel
def big_villages(s: Sheet) -> Board:
    """One space of each cluster of six or more."""
    marks = NONE
    rest = s.village & neighbours(s.village)
    while rest.bit_count() >= BIG:
        seed = rest & -rest
        whole = cluster(seed, rest)
        rest ^= whole
        if whole.bit_count() >= BIG:
            marks |= seed
    return marks


@kernel
def great_city(s: Sheet) -> Board:
    """The largest cluster among those that touch no mountain."""
    largest = NONE
    rest = s.village ^ cluster(s.village & neighbours(s.mountain), s.village)
    while rest.bit_count() > largest.bit_count():
        whole = cluster(rest & -rest, rest)
        rest ^= whole
        if whole.bit_count() > largest.bit_count():
            largest = whole
    return largest


@kernel
def well_placed_villages(s: Sheet) -> Board:
    """One space of each cluster beside three or more terrains. Wasteland, ruins and the edge are none."""
    farm = s.farm & (FULL ^ s.village)  # a village space that is also a farm is no farm beside it
    one = NONE
    two = NONE
    three = NONE
    for terrain in (s.forest, farm, s.water, s.monster, s.mountain):
        beside = cluster(s.village & neighbours(terrain), s.village)
        three |= two & beside
        two |= one & beside
        one |= beside
    return one_of_each(three)


@kernel
def two_largest(villages: Board) -> tuple[Board, Board]:
    """The largest cluster and the second, which may be as large; no space where there is none."""
    largest = NONE
    second = NONE
    rest = villages
    while rest.bit_count() > second.bit_count():
        whole = cluster(rest & -rest, rest)
        rest ^= whole
        if whole.bit_count() > largest.bit_count():
            second = largest
            largest = whole
        elif whole.bit_count() > second.bit_count():
            second = whole
    return largest, second


@kernel
def second_village(s: Sheet) -> Board:
    """The second largest cluster; none where there is only one."""
    return two_largest(s.village)[1]


CARDS = (
    card("wildholds", 34, "village", 16, Part(8, big_villages, area_of("village")), since=1),
    card("great_city", 35, "village", 16, Part(1, great_city, itself, together=True), since=1),
    card("greengold_plains", 36, "village", 21, Part(3, well_placed_villages, area_of("village")), since=1),
    card("shieldgate", 37, "village", 20, Part(2, second_village, itself, together=True), since=1),
)
