"""Practice games of one sheet, and what they teach: normal equations of each item's promise.

Several games are played with the same edicts and the same cards, each with whims of its own. What they teach
is mostly how they differ, because the luck of the cards is the same in all of them.
"""

from typing import Any

from charthouse.core.kernel import board, entry, kernel
from charthouse.games.cartographers.cards import BOX
from charthouse.games.cartographers.kernels import season_over
from charthouse.games.cartographers.lane.order import Moment, after_drawing, new_year, next_season
from charthouse.games.cartographers.lane.printed import (
    AMBUSH,
    EXPLORE,
    FIRST_AMBUSH,
    SCORING_IDS,
    SEASON_TIME,
    SEASONS,
)
from charthouse.games.cartographers.outlook.ground import GENERAL, general, ground
from charthouse.games.cartographers.outlook.look import Best, Desk, Terms, drawn_by_number, look
from charthouse.games.cartographers.outlook.rest import find_walks
from charthouse.games.cartographers.outlook.value import (
    EDICTS,
    FEATURES,
    SCORED,
    SCORES,
    SLOTS,
    add_slots,
    item_features,
    item_of,
    supply,
)
from charthouse.games.cartographers.outlook.year import (
    NO_DRAWING,
    season_stars,
    sheet_at,
    step,
)
from charthouse.games.cartographers.scoring import CARD
from charthouse.games.cartographers.sheet import Sheet

ALL_EXPLORE = (1 << len(EXPLORE)) - 1
ALL_AMBUSHES = (1 << len(AMBUSH)) - 1
MOVES = 64
"""More drawings than a year can hold."""
LUCK = 160
"""As many numbers as the cards of a practice year may need."""
NO_WHIM = -1
WIDTH = 20
"""Of so many drawings any may be explored."""
SETS = {
    f"{side}/{company}": (tuple(sheet), number)
    for company, number in (("alone", 1), ("table", 2))
    for side, sheet in BOX.sheets.items()
}
"""Weights are learned for each side of the sheet, alone and at a table: the sheet, and how many play."""
CATEGORIES = tuple(
    tuple(number for number, id in enumerate(SCORING_IDS) if CARD[id].category == category)
    for category in dict.fromkeys(CARD[id].category for id in SCORING_IDS)
)
"""The scoring cards by number, category by category."""


@kernel
def note(
    s: Sheet,
    earned: int,
    edicts: Any,
    now: Moment,
    alone: int,
    walks: Any,
    phi: Any,
    scores: Any,
    whens: Any,
    move: int,
) -> None:
    """Writes down the features of a sheet and what it scores."""
    g = ground(s.filled)
    whens[move, 0] = now.season
    whens[move, 1] = now.time
    whens[move, 2] = now.deck
    for scored in range(SCORED):
        general(s, g, now.in_deck, phi[move, scored])
        scores[move, scored] = item_features(
            scored, s, earned, edicts, now, alone, g, walks, phi[move, scored], GENERAL
        )


@kernel
def practise(
    sheet: Sheet,
    terms: Terms,
    luck: Any,
    whims: Any,
    desk: Desk,
    best: Best,
    phi: Any,
    scores: Any,
    whens: Any,
    ends: Any,
) -> tuple[int, int]:
    """One year; on a whim a drawing is any of the best. Returns stars and drawings."""
    now = new_year(terms.explore, ALL_AMBUSHES)
    coins = 0
    total = 0
    moves = 0
    at = 0
    while True:
        if season_over(now.time, SEASON_TIME[now.season]):
            g = ground(sheet.filled)
            find_walks(sheet.filled, desk.walks)
            for scored in range(SCORED):
                ends[now.season, scored] = item_features(
                    scored, sheet, coins, terms.edicts, now, terms.players, g, desk.walks, desk.phi, 0
                )
            total += season_stars(sheet, coins, terms.edicts, now.season)
            if now.season + 1 == SEASONS:
                return total, moves
            now = next_season(now, terms.explore)
        card, sheet, coins, now, at = step(sheet, coins, terms, now, luck, at)
        if card == NO_DRAWING:
            continue
        whim = whims[moves] if card < FIRST_AMBUSH else NO_WHIM
        found = look(sheet, coins, card, terms, now, desk, best, 1 if whim == NO_WHIM else WIDTH)
        if found:
            chosen = 0 if whim == NO_WHIM else whim % found
            sheet = drawn_by_number(sheet, best.terrains[chosen], board(best.spaces, chosen))
            coins = best.coins[chosen]
        if card < FIRST_AMBUSH:
            find_walks(sheet.filled, desk.walks)
            note(sheet, coins, terms.edicts, now, terms.players, desk.walks, phi, scores, whens, moves)
            moves += 1
        now = after_drawing(now, card)


@kernel
def learn(
    edicts: Any,
    moves: int,
    phi: Any,
    scores: Any,
    whens: Any,
    ends: Any,
    shares: Any,
    squares: Any,
    sums: Any,
    x: Any,
    index: Any,
) -> None:
    """Adds what a year showed: by how much each item grew until each season end."""
    for move in range(moves):
        for scored in range(SCORED):
            item = item_of(scored, edicts)
            left = -min(whens[move, 1], SEASON_TIME[whens[move, 0]])
            for season in range(whens[move, 0], SEASONS):
                left += SEASON_TIME[season]
                if scored < EDICTS and not SCORES[season * EDICTS + scored]:
                    continue
                if left <= 0:
                    continue
                more = 0.0
                if season == whens[move, 0] and scored < EDICTS:
                    more = supply(item, whens[move, 2])
                for slot in range(SLOTS):
                    shares[slot] = 0.0
                add_slots(left, more, shares)
                size = 0
                for slot in range(SLOTS):
                    if shares[slot] != 0.0:
                        for feature in range(FEATURES):
                            if phi[move, scored, feature] != 0.0:
                                x[size] = shares[slot] * phi[move, scored, feature]
                                index[size] = slot * FEATURES + feature
                                size += 1
                grown = ends[season, scored] - scores[move, scored]
                for a in range(size):
                    row = index[a]
                    sums[item, row] += x[a] * grown
                    for b in range(a + 1):
                        squares[item, row, index[b]] += x[a] * x[b]


@kernel
def set_apart(share: float, moves: int, phi: Any, scores: Any, ends: Any) -> None:
    """Takes a share of the mean of all games away from each, so that they teach how they differ."""
    for move in range(moves):
        for scored in range(SCORED):
            for feature in range(FEATURES):
                less_mean(share, phi[:, move, scored, feature])
            less_mean(share, scores[:, move, scored])
    for season in range(SEASONS):
        for scored in range(SCORED):
            less_mean(share, ends[:, season, scored])


@kernel
def less_mean(share: float, values: Any) -> None:
    less = 0.0
    for value in values:
        less += value
    less *= share / len(values)
    for place in range(len(values)):
        values[place] -= less


@entry
def school(
    sheets: Any,
    weights: Any,
    deals: Any,
    alone: int,
    luck: Any,
    whims: Any,
    share: float,
    desk: Desk,
    best: Best,
    phi: Any,
    scores: Any,
    whens: Any,
    ends: Any,
    squares: Any,
    sums: Any,
    x: Any,
    index: Any,
    results: Any,
    learning: int,
) -> None:
    """Many practice games: for each row of edicts and of luck as many as there are rows of whims."""
    games = whims.shape[1]
    for deal in range(len(deals)):
        terms = Terms(deals[deal], weights, 1, 0, alone, ALL_EXPLORE)
        moves = 0
        for game in range(games):
            total, moves = practise(
                sheet_at(sheets, 0),
                terms,
                luck[deal],
                whims[deal, game],
                desk,
                best,
                phi[game],
                scores[game],
                whens,
                ends[game],
            )
            results[deal, game] = total
        if learning:
            set_apart(share, moves, phi, scores, ends)
            for game in range(games):
                learn(
                    deals[deal],
                    moves,
                    phi[game],
                    scores[game],
                    whens,
                    ends[game],
                    desk.shares,
                    squares,
                    sums,
                    x,
                    index,
                )
