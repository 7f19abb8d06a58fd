"""Drawings compared in imagined games, and what that teaches: normal equations of all weights together.

At every drawing of a practice year some of the best-looking ones are played on for a few drawings, all with
the same luck. Only how they differ is taught, for that is what a look is asked. All items are fitted at once,
so that a feature of one card also learns what it costs the others.
"""

from typing import Any, NamedTuple

from charthouse.core.kernel import apart, board, entry, kernel
from charthouse.games.cartographers.kernels import season_over
from charthouse.games.cartographers.lane.order import Moment, after_drawing, new_year, next_season
from charthouse.games.cartographers.lane.printed import SEASON_TIME, SEASONS
from charthouse.games.cartographers.outlook.ground import GENERAL, general, ground
from charthouse.games.cartographers.outlook.ideas import Ideas
from charthouse.games.cartographers.outlook.look import Best, Desk, Terms, drawn_by_number, look
from charthouse.games.cartographers.outlook.practice import ALL_AMBUSHES, ALL_EXPLORE, NO_WHIM
from charthouse.games.cartographers.outlook.rest import find_walks
from charthouse.games.cartographers.outlook.value import (
    FEATURES,
    OWN,
    SCORED,
    SLOTS,
    TIMES,
    item_features,
    item_of,
    slots,
    weigh,
)
from charthouse.games.cartographers.outlook.year import (
    LUCK,
    NO_DRAWING,
    play_on,
    season_stars,
    sheet_at,
    step,
)
from charthouse.games.cartographers.sheet import Sheet

COMPARED = 6
"""So many drawings are compared: the first three, the others from all that were ranked."""
FIRST = 3
AHEAD = 3
"""So many drawings they are played on."""
GAMES = 2
"""So often."""
TOLD = GENERAL + SCORED * OWN
"""What is told of a sheet: the ground, and every item's own features."""


class Slate(NamedTuple):
    """Room to compare drawings, and the sums over one moment."""

    phi: Any
    stars: Any
    squares: Any
    sums: Any
    shares: Any


@apart
def tell(sheet: Sheet, coins: int, terms: Terms, now: Moment, desk: Desk, phi: Any) -> float:
    """Writes down everything told of a sheet; returns the stars to come if nothing more is drawn."""
    find_walks(sheet.filled, desk.walks)
    g = ground(sheet.filled)
    general(sheet, g, now.in_deck, phi)
    sure = 0.0
    for scored in range(SCORED):
        own = GENERAL + scored * OWN
        scores = item_features(
            scored, sheet, coins, terms.edicts, now, terms.players, g, desk.walks, phi, own
        )
        sure += desk.node[TIMES + scored] * scores
    return sure


@apart
def compare_drawings(
    sheet: Sheet,
    terms: Terms,
    now: Moment,
    ranked: Best,
    found: int,
    luck: Any,
    desk: Desk,
    best: Best,
    ideas: Ideas,
    slate: Slate,
) -> None:
    """Plays some drawings on, and sums up how what is told of them goes with how they fare."""
    count = min(COMPARED, found)
    games = 1 if season_over(now.time, SEASON_TIME[now.season]) else GAMES
    for number in range(count):
        place = number
        if number >= FIRST:
            part = (found - FIRST) // (COMPARED - FIRST)
            place = number if part < 2 else FIRST + (number - FIRST) * part + luck[number] % part
        after = drawn_by_number(sheet, ranked.terrains[place], board(ranked.spaces, place))
        coins = ranked.coins[place]
        weigh(terms.weights, terms.edicts, now, desk.shares, desk.node)
        sure = tell(after, coins, terms, now, desk, slate.phi[number])
        stars = 0.0
        for game in range(games):
            stars += play_on(
                after,
                coins,
                terms,
                now,
                luck,
                game * LUCK,
                desk,
                best,
                0,
                AHEAD,
                ideas,
                ideas.answers.values[:0],
                0,
            )
        slate.stars[number] = stars / games - sure
    for told in range(TOLD):
        less_mean(slate.phi[:count, told])
        slate.sums[told] = 0.0
        for other in range(TOLD):
            slate.squares[told, other] = 0.0
    less_mean(slate.stars[:count])
    for number in range(count):
        phi = slate.phi[number]
        for told in range(TOLD):
            if phi[told] != 0.0:
                slate.sums[told] += phi[told] * slate.stars[number]
                for other in range(TOLD):
                    slate.squares[told, other] += phi[told] * phi[other]


@kernel
def less_mean(values: Any) -> None:
    mean = 0.0
    for value in values:
        mean += value
    mean /= len(values)
    for place in range(len(values)):
        values[place] -= mean


@apart
def add_up(edicts: Any, now: Moment, slate: Slate, squares: Any, sums: Any) -> None:
    """Adds a moment to the normal equations of all weights; of pairs of items each stands there once."""
    for scored in range(SCORED):
        slots(scored, edicts, now, slate.shares[scored])
    for scored in range(SCORED):
        item = item_of(scored, edicts)
        for slot in range(SLOTS):
            share = slate.shares[scored, slot]
            if share == 0.0:
                continue
            for feature in range(FEATURES):
                told = feature if feature < GENERAL else scored * OWN + feature
                if slate.squares[told, told] == 0.0:
                    continue
                row = (item * SLOTS + slot) * FEATURES + feature
                sums[row] += share * slate.sums[told]
                for other in range(SCORED):
                    if item_of(other, edicts) <= item:
                        add_row(other, item_of(other, edicts), share, told, slate, squares[row])


@kernel
def add_row(scored: int, item: int, share: float, told: int, slate: Slate, row: Any) -> None:
    for slot in range(SLOTS):
        both = share * slate.shares[scored, slot]
        if both != 0.0:
            first = (item * SLOTS + slot) * FEATURES
            for feature in range(GENERAL):
                row[first + feature] += both * slate.squares[told, feature]
            for feature in range(GENERAL, FEATURES):
                row[first + feature] += both * slate.squares[told, scored * OWN + feature]


@entry
def compare(
    sheets: Any,
    weights: Any,
    deals: Any,
    alone: int,
    luck: Any,
    whims: Any,
    lucks: Any,
    desk: Desk,
    ranked: Best,
    best: Best,
    ideas: Ideas,
    slate: Slate,
    squares: Any,
    sums: Any,
    results: Any,
) -> None:
    """A practice year for each row of edicts, luck and whims, every drawing of it compared with others."""
    for deal in range(len(deals)):
        terms = Terms(deals[deal], weights, 1, 0, alone, ALL_EXPLORE)
        sheet = sheet_at(sheets, 0)
        now = new_year(ALL_EXPLORE, ALL_AMBUSHES)
        coins = 0
        moves = 0
        at = 0
        while True:
            if season_over(now.time, SEASON_TIME[now.season]):
                results[deal] += season_stars(sheet, coins, terms.edicts, now.season)
                if now.season + 1 == SEASONS:
                    break
                now = next_season(now, terms.explore)
            card, sheet, coins, now, at = step(sheet, coins, terms, now, luck[deal], at)
            if card == NO_DRAWING:
                continue
            found = look(sheet, coins, card, terms, now, desk, ranked, len(ranked.values))
            now = after_drawing(now, card)
            if found > 1:
                compare_drawings(
                    sheet, terms, now, ranked, found, lucks[deal, moves], desk, best, ideas, slate
                )
                add_up(terms.edicts, now, slate, squares, sums)
            if found:
                whim = whims[deal, moves]
                chosen = 0 if whim == NO_WHIM else whim % found
                sheet = drawn_by_number(sheet, ranked.terrains[chosen], board(ranked.spaces, chosen))
                coins = ranked.coins[chosen]
            moves += 1
