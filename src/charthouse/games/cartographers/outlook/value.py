"""What a sheet is worth: what it scores now at every season end to come, and what its features promise.

For each item (four edicts, monsters, coins) and each season end to come that scores it, the promise is a
sum of features with learned weights. The weights depend on the time left until that season end; with no time
left there is no promise, so a season's last drawing is scored exactly. At one node of the search every
drawing leaves the same time, so `weigh` folds the weights of all season ends into one number a feature.
"""

from typing import Any

from charthouse.core.kernel import apart, bits, kernel, numbers, switch
from charthouse.games.cartographers.cards import BOX
from charthouse.games.cartographers.lane.order import Moment
from charthouse.games.cartographers.lane.printed import (
    EXPLORE,
    SCORING_IDS,
    SEASON_TIME,
    SEASONS,
    stars,
)
from charthouse.games.cartographers.outlook.farm_water import FEATURES as FARM_WATER
from charthouse.games.cartographers.outlook.forest import FEATURES as FOREST
from charthouse.games.cartographers.outlook.ground import GENERAL, Ground, general
from charthouse.games.cartographers.outlook.rest import coins as coin_features
from charthouse.games.cartographers.outlook.rest import monsters as monster_features
from charthouse.games.cartographers.outlook.spatial import FEATURES as SPATIAL
from charthouse.games.cartographers.outlook.village import FEATURES as VILLAGE
from charthouse.games.cartographers.scoring import CARD, monsters
from charthouse.games.cartographers.scoring import EDICTS as LETTERS
from charthouse.games.cartographers.sheet import TERRAINS, Sheet

OWN = 14
"""How many features an item may have of its own."""
FEATURES = GENERAL + OWN
EDICTS = len(LETTERS)
MONSTERS, COINS = len(SCORING_IDS), len(SCORING_IDS) + 1
NAMES = (*SCORING_IDS, "monsters", "coins")
ITEMS = len(NAMES)
"""What has weights of its own: every scoring card, monsters and coins."""
SCORED = EDICTS + 2
"""What one table scores: its four edicts, monsters and coins."""

_KNOTS = (0, 1, 3, 6, 10, 15, 22, 29)
_LAST = len(_KNOTS) - 1
KNOTS = numbers(_KNOTS)
SUPPLY = len(_KNOTS) - 1
"""The slot behind the knots: weights for cards that are more or less likely than usual to come."""
SLOTS = SUPPLY + 1
WEIGHTS = ITEMS * SLOTS * FEATURES

SCORES = numbers(int(letter in season.edicts) for season in BOX.seasons for letter in LETTERS)
"""By season and edict: is it scored then?"""
_TERRAINS_OF = {"forest": {"forest"}, "farm_water": {"farm", "water"}, "village": {"village"}}
_LANDSCAPES = sum(1 << number for number, card in enumerate(EXPLORE) if card.kind == "landscape")
_SUPPLIERS = [
    sum(
        1 << number
        for number, card in enumerate(EXPLORE)
        if len(card.terrains) < 3 and set(card.terrains) & _TERRAINS_OF.get(CARD[id].category, set())
    )
    for id in SCORING_IDS
]
LANDSCAPES = _LANDSCAPES
SUPPLIERS = numbers(_SUPPLIERS)
"""By scoring card: the explore cards that bring its terrain, a bit each."""
OF_CARDS = {**FOREST, **FARM_WATER, **VILLAGE, **SPATIAL}
"""The features of scoring cards, by id; a card may do without."""
_LOOKS_AT = [
    _TERRAINS_OF.get(CARD[id].category, set())
    if id in OF_CARDS and id != "greengold_plains"
    else set(TERRAINS)
    for id in SCORING_IDS
]
LOOKS_AT = numbers(
    sum(1 << TERRAINS.index(terrain) for terrain in terrains) for terrains in [*_LOOKS_AT, {"monster"}, set()]
)
"""By item: the terrains whose spaces it looks at; all look at what is filled. A card without features
may look at any."""
USUAL = numbers(100 * mask.bit_count() // _LANDSCAPES.bit_count() for mask in _SUPPLIERS)
"""By scoring card: how many of a hundred cards that are."""


@kernel
def no_features(s: Sheet, g: Ground, phi: Any, at: int) -> None:
    """A card without features of its own counts for what it scores at once."""


edict_features = switch([OF_CARDS.get(id, no_features) for id in SCORING_IDS])
"""`edict_features(card, sheet, ground, phi, at)`: the features of the scoring card of that number."""

NODE = GENERAL + SCORED * OWN + SCORED
"""Weights of the ground, of each item's own features, and how often each item is still scored."""
TIMES = GENERAL + SCORED * OWN
EVERYTHING = (1 << SCORED + 1) - 1
"""All items and the ground, a bit each."""


@kernel
def supply(card: int, deck: int) -> float:
    """How much likelier than usual the rest of this season brings the terrain of a scoring card."""
    left = bits(deck & LANDSCAPES).bit_count()
    if left == 0:
        return 0.0
    return bits(deck & SUPPLIERS[card]).bit_count() / left - 0.01 * USUAL[card]


@kernel
def add_slots(time_left: int, more: float, shares: Any) -> None:
    """Adds how much each slot counts: the two knots around the time left, and the supply."""
    if time_left <= 0:
        return
    for knot in range(1, _LAST + 1):
        if time_left <= KNOTS[knot] or knot == _LAST:
            part = (time_left - KNOTS[knot - 1]) / (KNOTS[knot] - KNOTS[knot - 1])
            shares[knot - 1] += part
            if knot > 1:
                shares[knot - 2] += 1.0 - part
            break
    shares[SUPPLY] += more * min(time_left, 8) / 8


@kernel
def item_of(scored: int, edicts: Any) -> int:
    """The number of an item among all: its scoring card, monsters or coins."""
    return edicts[scored] if scored < EDICTS else MONSTERS + scored - EDICTS


@kernel
def slots(scored: int, edicts: Any, moment: Moment, shares: Any) -> int:
    """How much each slot counts for an item at all season ends to come; returns how many of them score it."""
    for slot in range(SLOTS):
        shares[slot] = 0.0
    ends = 0
    left = -min(moment.time, SEASON_TIME[moment.season])
    for season in range(moment.season, SEASONS):
        left += SEASON_TIME[season]
        if scored < EDICTS and not SCORES[season * EDICTS + scored]:
            continue
        this_season = season == moment.season and scored < EDICTS
        add_slots(left, supply(item_of(scored, edicts), moment.deck) if this_season else 0.0, shares)
        ends += 1
    return ends


@apart
def weigh(weights: Any, edicts: Any, moment: Moment, shares: Any, node: Any) -> None:
    """Folds the weights of every season end to come into one number a feature."""
    for place in range(NODE):
        node[place] = 0.0
    for scored in range(SCORED):
        node[TIMES + scored] = slots(scored, edicts, moment, shares)
        own = GENERAL + scored * OWN
        for slot in range(SLOTS):
            share = shares[slot]
            if share != 0.0:
                first = (item_of(scored, edicts) * SLOTS + slot) * FEATURES
                for feature in range(GENERAL):
                    node[feature] += share * weights[first + feature]
                for feature in range(OWN):
                    node[own + feature] += share * weights[first + GENERAL + feature]


@apart
def item_features(
    scored: int,
    sheet: Sheet,
    earned: int,
    edicts: Any,
    moment: Moment,
    alone: int,
    g: Any,
    walks: Any,
    phi: Any,
    at: int,
) -> int:
    """Writes down the features of an item's own and returns what it scores now."""
    for feature in range(at, at + OWN):
        phi[feature] = 0.0
    if scored < EDICTS:
        edict_features(edicts[scored], sheet, g, phi, at)
        return stars(edicts[scored], sheet)  # type: ignore[no-any-return]
    if scored == EDICTS:
        monster_features(sheet, g, moment.in_deck, moment.unseen, alone, walks, phi, at)
        return monsters(sheet)
    coin_features(sheet, g, earned, phi, at)
    return earned


@kernel
def value(
    sheet: Sheet,
    g: Ground,
    earned: int,
    edicts: Any,
    moment: Moment,
    alone: int,
    items: int,
    walks: Any,
    node: Any,
    phi: Any,
) -> float:
    """The stars still to come from some of the items, a bit each, with the weights of `weigh`.

    The ground counts as one more item. `walks` is what `find_walks` says of this sheet or one before it.
    """
    total = 0.0
    if items >> SCORED & 1:
        general(sheet, g, moment.in_deck, phi)
        for feature in range(GENERAL):
            total += node[feature] * phi[feature]
    for scored in range(SCORED):
        times = node[TIMES + scored]
        if times and items >> scored & 1:
            now = item_features(scored, sheet, earned, edicts, moment, alone, g, walks, phi, 0)
            total += times * now
            own = GENERAL + scored * OWN
            for feature in range(OWN):
                total += node[own + feature] * phi[feature]
    return total


@kernel
def seeing(edicts: Any, terrains: int) -> int:
    """The items that care which of these terrains is drawn, a bit each."""
    items = 0
    for scored in range(SCORED):
        if LOOKS_AT[item_of(scored, edicts)] & terrains:
            items |= 1 << scored
    return items
