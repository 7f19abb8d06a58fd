"""Features of the village cards."""

from typing import Any

from charthouse.core.kernel import kernel
from charthouse.games.cartographers.outlook.ground import Ground, across, down
from charthouse.games.cartographers.scoring.village import BIG, two_largest
from charthouse.games.cartographers.sheet import FULL, NONE, Sheet, cluster, neighbours


@kernel
def wildholds(s: Sheet, g: Ground, phi: Any, at: int) -> None:
    """Clusters by size while they can grow, their free sides, and room for new ones."""
    for size in range(12):
        phi[at + size] = 0.0
    rest = s.village
    while rest:
        whole = cluster(rest & -rest, rest)
        rest ^= whole
        size = whole.bit_count()
        free = neighbours(whole) & g.empty
        if size >= BIG:
            phi[at] += 0.3
            continue
        further = free | neighbours(free) & g.empty
        if size + further.bit_count() >= BIG:
            phi[at + size] += 0.3
            phi[at + 7] += 0.1 * free.bit_count()
        else:
            phi[at + 6] += 0.3
    away = g.empty & (FULL ^ neighbours(s.village))
    phi[at + 8] = 0.1 * down(across(away)).bit_count()
    phi[at + 9] = 0.1 * away.bit_count()
    phi[at + 10] = 0.05 * s.village.bit_count()


@kernel
def great_city(s: Sheet, g: Ground, phi: Any, at: int) -> None:
    """The city, the next one, and the free spaces in one, two and three steps that keep off mountains."""
    barred = neighbours(s.mountain)
    good = s.village ^ cluster(s.village & barred, s.village)
    largest, second = two_largest(good)
    room = g.empty & (FULL ^ (barred | neighbours(s.village ^ good)))
    one = neighbours(largest) & room
    two = (one | neighbours(one)) & room
    three = (two | neighbours(two)) & room
    phi[at] = 0.1 * largest.bit_count()
    phi[at + 1] = 0.1 * second.bit_count()
    phi[at + 2] = 0.1 * one.bit_count()
    phi[at + 3] = 0.1 * two.bit_count()
    phi[at + 4] = 0.1 * three.bit_count()
    phi[at + 5] = 0.1 * (s.village ^ good).bit_count()
    phi[at + 6] = 0.1 * (good & neighbours(one) & (FULL ^ largest)).bit_count()
    phi[at + 7] = 0.1 * (one & (g.hole | g.dead_end)).bit_count()
    phi[at + 8] = 0.1 * (neighbours(largest) & g.empty & (FULL ^ room)).bit_count()
    phi[at + 9] = 0.05 * down(across(room)).bit_count()
    phi[at + 10] = 0.1 * (neighbours(second) & room).bit_count()
    phi[at + 11] = 1.0 if one else 0.0


@kernel
def greengold_plains(s: Sheet, g: Ground, phi: Any, at: int) -> None:
    """Clusters by the kinds of terrain beside them, and free spaces where a new one would stand well."""
    for kinds in range(13):
        phi[at + kinds] = 0.0
    farm = s.farm & (FULL ^ s.village)
    one = NONE
    two = NONE
    three = NONE
    for terrain in (s.forest, farm, s.water, s.monster, s.mountain):
        beside = neighbours(terrain)
        three |= two & beside
        two |= one & beside
        one |= beside
    rest = s.village
    while rest:
        whole = cluster(rest & -rest, rest)
        rest ^= whole
        touched = neighbours(whole)
        kinds = 0
        for terrain in (s.forest, farm, s.water, s.monster, s.mountain):
            if touched & terrain:
                kinds += 1
        free = (touched & g.empty).bit_count()
        if kinds >= 3:
            phi[at] += 0.3
        elif free == 0:
            phi[at + 1] += 0.3
        elif free + kinds < 3:
            phi[at + 2] += 0.3
        else:
            phi[at + 3 + kinds] += 0.3
            phi[at + 6] += 0.1 * free
    away = g.empty & (FULL ^ neighbours(s.village))
    phi[at + 7] = 0.1 * (away & three).bit_count()
    phi[at + 8] = 0.1 * (away & two & (FULL ^ three)).bit_count()
    phi[at + 9] = 0.1 * (away & one & (FULL ^ two)).bit_count()
    phi[at + 10] = 0.1 * (g.empty & neighbours(s.village) & three).bit_count()
    phi[at + 11] = 0.1 * (away & three & (g.hole | g.dead_end)).bit_count()
    phi[at + 12] = 0.1 * down(across(away)).bit_count()


@kernel
def shieldgate(s: Sheet, g: Ground, phi: Any, at: int) -> None:
    """The three largest clusters, their free sides, and the sides two of them share."""
    largest = NONE
    second = NONE
    third = NONE
    rest = s.village
    while rest:
        whole = cluster(rest & -rest, rest)
        rest ^= whole
        size = whole.bit_count()
        if size > largest.bit_count():
            third = second
            second = largest
            largest = whole
        elif size > second.bit_count():
            third = second
            second = whole
        elif size > third.bit_count():
            third = whole
    by_largest = neighbours(largest) & g.empty
    by_second = neighbours(second) & g.empty
    by_third = neighbours(third) & g.empty
    shared = by_largest & by_second
    own = by_second & (FULL ^ shared)
    further = own | neighbours(own) & g.empty & (FULL ^ by_largest)
    away = g.empty & (FULL ^ neighbours(s.village))
    phi[at] = 0.1 * second.bit_count()
    phi[at + 1] = 0.1 * largest.bit_count()
    phi[at + 2] = 0.1 * third.bit_count()
    phi[at + 3] = 0.1 * by_largest.bit_count()
    phi[at + 4] = 0.1 * own.bit_count()
    phi[at + 5] = 0.1 * shared.bit_count()
    phi[at + 6] = 0.1 * further.bit_count()
    phi[at + 7] = 0.1 * by_third.bit_count()
    phi[at + 8] = 0.2 * (by_third & by_second).bit_count()
    phi[at + 9] = 0.1 * down(across(away)).bit_count()
    phi[at + 10] = 0.1 * (own & (g.hole | g.dead_end)).bit_count()
    phi[at + 11] = 1.0 if own else 0.0


FEATURES = {
    "wildholds": wildholds,
    "great_city": great_city,
    "greengold_plains": greengold_plains,
    "shieldgate": shieldgate,
}
