"""Practice games of one sheet, and what they teach: normal equations of each item's promise."""

from typing import Any

from charthouse.core.kernel import bits, board, entry, kernel, nth
from charthouse.games.cartographers.answers import first_place, season_over
from charthouse.games.cartographers.cards import BOX
from charthouse.games.cartographers.outlook.ground import GENERAL, general, ground
from charthouse.games.cartographers.outlook.value import (
    EDICTS,
    FEATURES,
    SCORED,
    SCORES,
    SLOTS,
    Moment,
    item_features,
    item_of,
    slots,
    supply,
    weigh,
)
from charthouse.games.cartographers.outlook.year import (
    DECK,
    Best,
    Desk,
    Table,
    coins_after,
    drawn_by_number,
    rank,
    season_stars,
    sheet_at,
)
from charthouse.games.cartographers.printed import (
    AMBUSH,
    FIRST_AMBUSH,
    IS_RUINS,
    MONSTER,
    SCORING_IDS,
    SEASON_TIME,
    SEASONS,
    TIME,
    WALK,
    WALK_BEGINS,
)
from charthouse.games.cartographers.scoring import CARD
from charthouse.games.cartographers.sheet import Sheet

ALL_AMBUSHES = (1 << len(AMBUSH)) - 1
MOVES = 64
"""More drawings than a year can hold."""
LUCK = 160
"""As many numbers as a practice year may need."""
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
    s: Sheet, earned: int, edicts: Any, now: Moment, alone: int, phi: Any, scores: Any, whens: Any, move: int
) -> None:
    """Writes down the features of a sheet and what it scores."""
    g = ground(s.filled)
    whens[move, 0] = now.season
    whens[move, 1] = now.time
    whens[move, 2] = now.deck
    for scored in range(SCORED):
        general(s, g, now.in_deck, phi[move, scored])
        scores[move, scored] = item_features(
            scored, s, earned, edicts, now, alone, g, phi[move, scored], GENERAL
        )


@kernel
def practise(
    sheet: Sheet,
    table: Table,
    explore: float,
    width: int,
    luck: Any,
    at: int,
    desk: Desk,
    best: Best,
    phi: Any,
    scores: Any,
    whens: Any,
    ends: Any,
) -> tuple[int, int]:
    """One year; with the chance `explore` a drawing is any of the best. Returns stars and drawings."""
    season, time, deck, in_deck, unseen, duty = 0, 0, DECK, 1, ALL_AMBUSHES, 0
    coins = 0
    total = 0
    moves = 0
    while True:
        if season_over(time, SEASON_TIME[season]):
            g = ground(sheet.filled)
            now = Moment(season, time, deck, in_deck, unseen, duty)
            for scored in range(SCORED):
                ends[season, scored] = item_features(
                    scored, sheet, coins, table.edicts, now, table.alone, g, desk.phi, 0
                )
            total += season_stars(sheet, coins, table.edicts, season)
            season += 1
            if season == SEASONS:
                return total, moves
            time = 0
            deck = DECK
            in_deck += 1
        left = bits(deck)
        number = luck[at] % (left.bit_count() + in_deck)
        sign = 1.0
        if number < in_deck:
            hidden = bits(unseen)
            ambush = nth(hidden, luck[at + 1] % hidden.bit_count())
            at += 2
            in_deck -= 1
            unseen ^= 1 << ambush
            if table.alone == 1:
                spaces = first_place(WALK, WALK_BEGINS[ambush], WALK_BEGINS[ambush + 1], sheet.filled)
                sheet = drawn_by_number(sheet, MONSTER, spaces)
                coins = coins_after(coins, sheet, spaces, 0)
                continue
            card = FIRST_AMBUSH + ambush
            sign = -1.0
        else:
            card = nth(left, number - in_deck)
            at += 1
            deck ^= 1 << card
            if IS_RUINS[card]:
                duty = 1
                continue
            time += TIME[card]
        now = Moment(season, time, deck, in_deck, unseen, duty)
        weigh(table.weights, table.edicts, now, desk.shares, desk.node)
        keep = width if card < FIRST_AMBUSH and luck[at] < explore * 65536 else 1
        found = rank(sheet, coins, card, table, now, sign, desk, best, keep)
        if found:
            chosen = luck[at + 1] % found
            sheet = drawn_by_number(sheet, best.terrains[chosen], board(best.spaces, chosen))
            coins = best.coins[chosen]
        at += 2
        if card < FIRST_AMBUSH:
            duty = 0
            note(sheet, coins, table.edicts, now, table.alone, phi, scores, whens, moves)
            moves += 1


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
            left = -whens[move, 1]
            for season in range(whens[move, 0], SEASONS):
                left += SEASON_TIME[season]
                if scored < EDICTS and not SCORES[season * EDICTS + scored]:
                    continue
                if left <= 0:
                    continue
                more = 0.0
                if season == whens[move, 0] and scored < EDICTS:
                    more = supply(item, whens[move, 2])
                slots(left, more, shares)
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


@entry
def school(
    sheets: Any,
    weights: Any,
    deals: Any,
    alone: int,
    explore: float,
    width: int,
    luck: Any,
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
    """Many practice games: one row of edicts and of luck each."""
    for game in range(len(deals)):
        table = Table(deals[game], weights, 1, 0, alone)
        total, moves = practise(
            sheet_at(sheets, 0), table, explore, width, luck[game], 0, desk, best, phi, scores, whens, ends
        )
        results[game] = total
        if learning:
            learn(deals[game], moves, phi, scores, whens, ends, desk.shares, squares, sums, x, index)
