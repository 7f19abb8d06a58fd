"""Features of the cards of farms and water."""

from typing import Any

from charthouse.core.kernel import kernel
from charthouse.games.cartographers.outlook.ground import Ground, across, down, fours
from charthouse.games.cartographers.sheet import (
    EDGE,
    FULL,
    Sheet,
    cluster,
    neighbours,
    one_of_each,
)


@kernel
def canal_lake(s: Sheet, g: Ground, phi: Any, at: int) -> None:
    """Farm and water that wait for each other, and the free spaces beside them."""
    by_farm = neighbours(s.farm)
    by_water = neighbours(s.water)
    farm_waits = s.farm & (FULL ^ by_water)
    water_waits = s.water & (FULL ^ by_farm)
    for_water = neighbours(farm_waits) & g.empty
    for_farm = neighbours(water_waits) & g.empty
    tight = g.hole | g.dead_end
    phi[at] = 0.1 * (
        s.farm.bit_count() - farm_waits.bit_count() + s.water.bit_count() - water_waits.bit_count()
    )
    phi[at + 1] = 0.1 * farm_waits.bit_count()
    phi[at + 2] = 0.1 * water_waits.bit_count()
    phi[at + 3] = 0.1 * (farm_waits & neighbours(g.empty)).bit_count()
    phi[at + 4] = 0.1 * (water_waits & neighbours(g.empty)).bit_count()
    phi[at + 5] = 0.1 * for_water.bit_count()
    phi[at + 6] = 0.1 * for_farm.bit_count()
    phi[at + 7] = 0.1 * (for_water & tight).bit_count()
    phi[at + 8] = 0.1 * (for_farm & tight).bit_count()
    phi[at + 9] = 0.1 * (by_farm & g.empty).bit_count()
    phi[at + 10] = 0.1 * (by_water & g.empty).bit_count()
    phi[at + 11] = 0.1 * (by_farm & by_water & g.empty).bit_count()


@kernel
def mages_valley(s: Sheet, g: Ground, phi: Any, at: int) -> None:
    """The free spaces beside mountains, and how easily they are reached."""
    beside = neighbours(s.mountain)
    free = beside & g.empty
    phi[at] = 0.1 * (beside & s.water).bit_count()
    phi[at + 1] = 0.1 * (beside & s.farm).bit_count()
    phi[at + 2] = 0.1 * free.bit_count()
    phi[at + 3] = 0.1 * (free & g.open).bit_count()
    phi[at + 4] = 0.1 * (free & g.one).bit_count()
    phi[at + 5] = 0.1 * (free & (g.corner | g.passage)).bit_count()
    phi[at + 6] = 0.2 * (free & g.dead_end).bit_count()
    phi[at + 7] = 0.2 * (free & g.hole).bit_count()
    phi[at + 8] = 0.1 * (free & neighbours(free)).bit_count()
    phi[at + 9] = 0.1 * (neighbours(free) & g.empty & (FULL ^ free)).bit_count()


@kernel
def the_golden_granary(s: Sheet, g: Ground, phi: Any, at: int) -> None:
    """Open ruins and the free spaces beside ruins, and how easily they are reached."""
    open_ruins = s.ruins & g.empty
    beside = neighbours(s.ruins)
    free = beside & g.empty
    phi[at] = 0.1 * (beside & s.water).bit_count()
    phi[at + 1] = 0.3 * (s.ruins & s.farm).bit_count()
    phi[at + 2] = 0.3 * open_ruins.bit_count()
    phi[at + 3] = 0.3 * (open_ruins & g.open).bit_count()
    phi[at + 4] = 0.3 * (open_ruins & g.dead_end).bit_count()
    phi[at + 5] = 0.3 * (open_ruins & g.hole).bit_count()
    phi[at + 6] = 0.1 * free.bit_count()
    phi[at + 7] = 0.1 * (free & g.open).bit_count()
    phi[at + 8] = 0.1 * (free & g.dead_end).bit_count()
    phi[at + 9] = 0.1 * (free & g.hole).bit_count()
    phi[at + 10] = 0.1 * (free & neighbours(open_ruins)).bit_count()
    phi[at + 11] = 0.1 * (free & (g.corner | g.passage)).bit_count()


@kernel
def shoreside_expanse(s: Sheet, g: Ground, phi: Any, at: int) -> None:
    """Clusters spoiled and not, and the free rooms away from the edge, from farms and from water."""
    by_farm = neighbours(s.farm)
    by_water = neighbours(s.water)
    good_farm = s.farm ^ cluster(s.farm & (EDGE | by_water), s.farm)
    good_water = s.water ^ cluster(s.water & (EDGE | by_farm), s.water)
    inner = g.empty & (FULL ^ (EDGE | by_farm | by_water))
    farm_room = g.empty & (FULL ^ (EDGE | by_farm | by_water))
    grows_farm = g.empty & neighbours(good_farm)
    grows_water = g.empty & neighbours(good_water)
    phi[at] = 0.2 * one_of_each(good_farm).bit_count()
    phi[at + 1] = 0.2 * one_of_each(good_water).bit_count()
    phi[at + 2] = 0.1 * (s.farm ^ good_farm).bit_count()
    phi[at + 3] = 0.1 * (s.water ^ good_water).bit_count()
    phi[at + 4] = 0.1 * inner.bit_count()
    phi[at + 5] = 0.1 * down(across(inner)).bit_count()
    phi[at + 6] = 0.1 * fours(inner)
    phi[at + 7] = 0.2 * one_of_each(farm_room).bit_count()
    phi[at + 8] = 0.1 * grows_farm.bit_count()
    phi[at + 9] = 0.1 * grows_water.bit_count()
    phi[at + 10] = 0.1 * (inner & (g.hole | g.dead_end)).bit_count()
    phi[at + 11] = 0.1 * (g.empty & EDGE).bit_count()
    phi[at + 12] = 0.1 * (g.empty & (by_farm | by_water)).bit_count()


FEATURES = {
    "canal_lake": canal_lake,
    "mages_valley": mages_valley,
    "the_golden_granary": the_golden_granary,
    "shoreside_expanse": shoreside_expanse,
}
