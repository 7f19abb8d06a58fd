"""One look: every drawing of a card, and what the sheet it leaves is worth."""

from typing import Any, NamedTuple

from charthouse.core.kernel import apart, board, kernel, put
from charthouse.games.cartographers.kernels import any_terrain, coins_gained, falls_back, has_room
from charthouse.games.cartographers.lane.order import Moment
from charthouse.games.cartographers.lane.printed import (
    COIN,
    FIRST_AMBUSH,
    FOOTPRINT,
    MOST_TURNS,
    SPACES,
    TERRAIN,
    TERRAIN_COUNT,
    TRACK,
    TURNS,
    fits,
    square_pattern,
)
from charthouse.games.cartographers.outlook.ground import ground
from charthouse.games.cartographers.outlook.rest import find_walks
from charthouse.games.cartographers.outlook.value import EVERYTHING, seeing, value, weigh
from charthouse.games.cartographers.sheet import (
    FULL,
    NONE,
    TERRAINS,
    Board,
    Sheet,
    closed_mountains,
    open_ruins,
)

ALL_TERRAINS = len(TERRAINS)
NOTHING = ALL_TERRAINS
"""The number of no terrain: spaces are filled, with what is left open."""


class Terms(NamedTuple):
    """What stays the same all year."""

    edicts: Any
    weights: Any
    any_square: int
    """Whether the fall-back square takes any terrain."""
    full_map: int
    players: int
    explore: int
    """The explore cards in the box, a bit each."""


class Best(NamedTuple):
    """Room for the best drawings, best first."""

    values: Any
    terrains: Any
    spaces: Any
    coins: Any


class Desk(NamedTuple):
    """Room to work on."""

    shares: Any
    node: Any
    phi: Any
    anchors: Any
    walks: Any


@kernel
def drawn_by_number(s: Sheet, terrain: int, spaces: Board) -> Sheet:
    """The sheet with these spaces filled by the terrain of that number."""
    return Sheet(
        s.forest | (spaces if terrain == 0 else NONE),
        s.village | (spaces if terrain == 1 else NONE),
        s.farm | (spaces if terrain == 2 else NONE),
        s.water | (spaces if terrain == 3 else NONE),
        s.monster | (spaces if terrain == 4 else NONE),
        s.mountain,
        s.wasteland,
        s.ruins,
        s.filled | spaces,
    )


@kernel
def coins_after(coins: int, after: Sheet, spaces: Board, coin: int) -> int:
    return coins + coins_gained(coin, closed_mountains(after.mountain, spaces, after.filled), TRACK - coins)


@kernel
def copy(source: Best, place: int, target: Best, to: int) -> None:
    target.values[to] = source.values[place]
    target.terrains[to] = source.terrains[place]
    target.coins[to] = source.coins[place]
    put(target.spaces, to, board(source.spaces, place))


@kernel
def insert(best: Best, found: int, keep: int, worth: float, terrain: int, spaces: Board, coins: int) -> int:
    """Puts a drawing in its place among the best; returns how many there are."""
    place = found
    if found == keep:
        if worth <= best.values[keep - 1]:
            return found
        place = keep - 1
        found = keep - 1
    while place and best.values[place - 1] < worth:
        copy(best, place - 1, best, place)
        place -= 1
    best.values[place] = worth
    best.terrains[place] = terrain
    best.coins[place] = coins
    put(best.spaces, place, spaces)
    return found + 1


@apart
def rank(
    sheet: Sheet,
    coins: int,
    card: int,
    terms: Terms,
    moment: Moment,
    sign: float,
    desk: Desk,
    best: Best,
    keep: int,
) -> int:
    """The best drawings of a card, by their value times the sign, with the weights on the desk.

    Returns how many were kept.
    """
    if not has_room(sheet.filled):
        return 0
    empty = FULL ^ sheet.filled
    duty = moment.duty != 0 and card < FIRST_AMBUSH
    pattern = card
    if falls_back(fits(card, empty, duty, open_ruins(sheet), desk.anchors)):
        put(desk.anchors, 0, empty)
        pattern = square_pattern(card, any_terrain(duty, terms.any_square != 0) and card < FIRST_AMBUSH)
    terrains = 0
    for terrain in range(TERRAIN_COUNT[pattern]):
        terrains |= 1 << TERRAIN[pattern * ALL_TERRAINS + terrain]
    seen = seeing(terms.edicts, terrains)
    find_walks(sheet.filled, desk.walks)
    found = 0
    for turn in range(TURNS[pattern]):
        anchors = board(desk.anchors, turn)
        footprint = board(FOOTPRINT, pattern * MOST_TURNS + turn)
        coin = COIN[pattern * MOST_TURNS + turn]
        while anchors:
            anchor = anchors & -anchors
            anchors ^= anchor
            spaces = footprint << SPACES - (-anchor & FULL).bit_count()
            # First what is the same whatever terrain is drawn, then the rest for each terrain.
            then = coins_after(coins, drawn_by_number(sheet, NOTHING, spaces), spaces, coin)
            g = ground(sheet.filled | spaces)
            same = 0.0
            for terrain in range(-1, TERRAIN_COUNT[pattern]):
                kind = NOTHING if terrain < 0 else TERRAIN[pattern * ALL_TERRAINS + terrain]
                after = drawn_by_number(sheet, kind, spaces)
                items = EVERYTHING ^ seen if terrain < 0 else seen
                worth = value(
                    after,
                    g,
                    then,
                    terms.edicts,
                    moment,
                    terms.players,
                    items,
                    desk.walks,
                    desk.node,
                    desk.phi,
                )
                if terrain < 0:
                    same = worth
                else:
                    found = insert(best, found, keep, sign * (same + worth), kind, spaces, then)
    return found


@kernel
def look(
    sheet: Sheet, coins: int, card: int, terms: Terms, now: Moment, desk: Desk, best: Best, keep: int
) -> int:
    """Ranks what the owner would draw; an ambush is the neighbour's, who leaves as little as possible."""
    weigh(terms.weights, terms.edicts, now, desk.shares, desk.node)
    return rank(sheet, coins, card, terms, now, 1.0 if card < FIRST_AMBUSH else -1.0, desk, best, keep)


@apart
def whole_value(sheet: Sheet, coins: int, terms: Terms, moment: Moment, desk: Desk) -> float:
    """The stars still to come, with the weights on the desk."""
    find_walks(sheet.filled, desk.walks)
    g = ground(sheet.filled)
    return value(
        sheet,
        g,
        coins,
        terms.edicts,
        moment,
        terms.players,
        EVERYTHING,
        desk.walks,
        desk.node,
        desk.phi,
    )
