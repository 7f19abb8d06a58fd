"""The rest of a year imagined for one sheet: cards come by given luck, the best-looking drawing is taken.

Sheets meet only in an ambush, so one sheet is enough. Alone the ambush walks; at a table the neighbour
draws it where it leaves least.
"""

from typing import Any, NamedTuple

from charthouse.core.kernel import apart, bits, board, entry, kernel
from charthouse.games.cartographers.kernels import first_place, map_is_final
from charthouse.games.cartographers.lane.order import (
    AN_AMBUSH,
    Moment,
    after_drawing,
    ambush_of,
    asks,
    card_of,
    cards_left,
    next_season,
    seasons_ended,
    turned_up,
    year_over,
)
from charthouse.games.cartographers.lane.printed import (
    EXPLORE,
    FIRST_AMBUSH,
    MONSTER,
    SEASON_EDICTS,
    WALK,
    WALK_BEGINS,
    stars,
)
from charthouse.games.cartographers.lane.printed import SCORED as A_SEASON
from charthouse.games.cartographers.outlook.ideas import CARDS, Ideas, foresee
from charthouse.games.cartographers.outlook.look import (
    Best,
    Desk,
    Terms,
    coins_after,
    drawn_by_number,
    rank,
    whole_value,
)
from charthouse.games.cartographers.outlook.value import weigh
from charthouse.games.cartographers.scoring import monsters
from charthouse.games.cartographers.sheet import Sheet

NO_DRAWING = -1
"""Instead of a card: nobody is asked to draw."""
FAR, FARTHEST = 4, 2 * len(EXPLORE)
"""An imagined game has so many drawings at least, in the next season if need be; at most all of a season."""
STEPS = 8
"""So often an imagined game tells what it promises: after each of its first drawings, and in the end."""
LUCK = 40
"""As many numbers as an imagined game may need: one for each card and one more for each ambush."""


@apart
def season_stars(sheet: Sheet, coins: int, edicts: Any, season: int) -> int:
    total = coins + monsters(sheet)
    for box in range(A_SEASON):
        total += stars(edicts[SEASON_EDICTS[season * A_SEASON + box]], sheet)
    return total


@kernel
def walked(sheet: Sheet, coins: int, card: int) -> tuple[Sheet, int]:
    """The sheet and the coins after an ambush on somebody who plays alone."""
    ambush = card - FIRST_AMBUSH
    spaces = first_place(WALK, WALK_BEGINS[ambush], WALK_BEGINS[ambush + 1], sheet.filled)
    after = drawn_by_number(sheet, MONSTER, spaces)
    return after, coins_after(coins, after, spaces, 0)


class Step(NamedTuple):
    """A card that asks for a drawing, or `NO_DRAWING`, and how sheet and year stand then."""

    card: int
    sheet: Sheet
    coins: int
    now: Moment
    at: int


@kernel
def step(sheet: Sheet, coins: int, terms: Terms, before: Moment, luck: Any, at: int) -> Step:
    """The next card that luck brings, as `lane/steps.py` has it from chance; alone an ambush walks."""
    card = card_of(before, luck[at] % cards_left(before))
    at += 1
    if card == AN_AMBUSH:
        card = ambush_of(before, luck[at] % bits(before.unseen).bit_count())
        at += 1
    now = turned_up(before, card)
    if asks(card, terms.players):
        return Step(card, sheet, coins, now, at)
    if card >= FIRST_AMBUSH:
        sheet, coins = walked(sheet, coins, card)
    return Step(NO_DRAWING, sheet, coins, now, at)


@kernel
def tell(told: Any, choice: int, step: int, steps: int, stars: float) -> float:
    """Adds what a game promises to so many steps of the choice it judges, where anybody listens."""
    if len(told):
        for number in range(step, step + steps):
            told[choice * STEPS + number] += stars
    return stars


@kernel
def play_on(
    sheet: Sheet,
    coins: int,
    terms: Terms,
    moment: Moment,
    luck: Any,
    at: int,
    desk: Desk,
    best: Best,
    least: int,
    most: int,
    ideas: Ideas,
    told: Any,
    choice: int,
) -> float:
    """The stars to come when cards come by this luck and every drawing is the best-looking one.

    Played until the season is over, for so many drawings at least and at most; the value of the sheet then
    stands for what comes after.
    """
    now = moment
    first = at
    gained = 0.0
    drawings = 0
    place = 0
    while True:
        final = map_is_final(terms.players, sheet.filled, terms.full_map)
        ended = seasons_ended(now, final, terms.full_map)
        for season in range(now.season, now.season + ended):
            gained += season_stars(sheet, coins, terms.edicts, season)
        if year_over(now, final, ended):
            return tell(told, choice, place, STEPS - place, gained)
        if ended:
            now = next_season(now, terms.explore)
            if drawings >= least:
                weigh(terms.weights, terms.edicts, now, desk.shares, desk.node)
                gained += whole_value(sheet, coins, terms, now, desk)
                return tell(told, choice, place, STEPS - place, gained)
        card, sheet, coins, now, at = step(sheet, coins, terms, now, luck, at)
        if card == NO_DRAWING:
            continue
        at_once = at == first + 1 and card < FIRST_AMBUSH and len(ideas.noted) > 0
        answer = choice * CARDS + card if at_once else -1
        found = foresee(sheet, coins, card, terms, now, desk, best, ideas, drawings, answer)
        if found:
            sheet = drawn_by_number(sheet, best.terrains[0], board(best.spaces, 0))
            coins = best.coins[0]
        if card < FIRST_AMBUSH:
            drawings += 1
            if found and drawings == most:
                return tell(told, choice, place, STEPS - place, gained + float(best.values[0]))
            if found and place < STEPS - 1:
                tell(told, choice, place, 1, gained + float(best.values[0]))
                place += 1
        now = after_drawing(now, card)


# --- what Python asks

LOOK, ASSESS, IMAGINE = range(3)


@kernel
def sheet_at(sheets: Any, number: int) -> Sheet:
    first = 9 * number
    return Sheet(
        board(sheets, first),
        board(sheets, first + 1),
        board(sheets, first + 2),
        board(sheets, first + 3),
        board(sheets, first + 4),
        board(sheets, first + 5),
        board(sheets, first + 6),
        board(sheets, first + 7),
        board(sheets, first + 8),
    )


@entry
def plan(
    request: int,
    sheets: Any,
    coins: Any,
    terms: Terms,
    moment: Moment,
    card: int,
    sign: float,
    chosen: Any,
    luck: Any,
    first: int,
    rows: int,
    desk: Desk,
    best: Best,
    ideas: Ideas,
    told: Any,
) -> int:
    """One door for everything, so that it is compiled once.

    LOOK ranks the drawings of a card on the first sheet. ASSESS writes down what each of the sheets is
    worth. IMAGINE plays rows of luck on from each chosen sheet and adds up what it promises, step by step.
    """
    if request == IMAGINE:
        for row in range(first, first + rows):
            for start in chosen:
                play_on(
                    sheet_at(sheets, start),
                    coins[start],
                    terms,
                    moment,
                    luck,
                    row * LUCK,
                    desk,
                    best,
                    FAR,
                    FARTHEST,
                    ideas,
                    told,
                    start,
                )
        return rows
    weigh(terms.weights, terms.edicts, moment, desk.shares, desk.node)
    if request == LOOK:
        return rank(sheet_at(sheets, 0), coins[0], card, terms, moment, sign, desk, best, len(best.values))
    for number in range(len(told)):
        told[number] = whole_value(sheet_at(sheets, number), coins[number], terms, moment, desk)
    return len(told)
