"""The four cards of farms and water."""

from charthouse.core.kernel import kernel
from charthouse.games.cartographers.scoring.card import Part, area_of, card, itself
from charthouse.games.cartographers.sheet import (
    EDGE,
    Board,
    Sheet,
    cluster,
    neighbours,
    one_of_each,
)


@kernel
def water_by_a_farm(s: Sheet) -> Board:
    return s.water & neighbours(s.farm)


@kernel
def farm_by_water(s: Sheet) -> Board:
    return s.farm & neighbours(s.water)


@kernel
def water_by_a_mountain(s: Sheet) -> Board:
    return s.water & neighbours(s.mountain)


@kernel
def farm_by_a_mountain(s: Sheet) -> Board:
    return s.farm & neighbours(s.mountain)


@kernel
def water_by_ruins(s: Sheet) -> Board:
    """Ruins stay ruins for their neighbours when they are drawn on."""
    return s.water & neighbours(s.ruins)


@kernel
def farm_on_ruins(s: Sheet) -> Board:
    return s.farm & s.ruins


@kernel
def lone(area: Board, other: Board) -> Board:
    """One space of each cluster that touches neither the other terrain nor the edge of the map."""
    return one_of_each(area ^ cluster(area & (EDGE | neighbours(other)), area))


@kernel
def lone_farms(s: Sheet) -> Board:
    return lone(s.farm, s.water)


@kernel
def lone_lakes(s: Sheet) -> Board:
    return lone(s.water, s.farm)


CARDS = (
    card(
        "canal_lake",
        30,
        "farm_water",
        24,
        Part(1, water_by_a_farm, itself),
        Part(1, farm_by_water, itself),
        since=1,
    ),
    card(
        "mages_valley",
        31,
        "farm_water",
        22,
        Part(2, water_by_a_mountain, itself),
        Part(1, farm_by_a_mountain, itself),
        since=1,
    ),
    card(
        "the_golden_granary",
        32,
        "farm_water",
        20,
        Part(1, water_by_ruins, itself),
        Part(3, farm_on_ruins, itself),
        since=1,
    ),
    card(
        "shoreside_expanse",
        33,
        "farm_water",
        27,
        Part(3, lone_farms, area_of("farm")),
        Part(3, lone_lakes, area_of("water")),
        since=1,
    ),
)
