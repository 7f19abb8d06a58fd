"""The rest of a year imagined for one sheet: cards come by given luck, the best-looking drawing is taken.

Sheets meet only in an ambush, so one sheet is enough. Alone the ambush walks; at a table the neighbour
draws it where it leaves least.
"""

from typing import Any, NamedTuple

from charthouse.core.kernel import apart, bits, board, entry, kernel, nth
from charthouse.games.cartographers.kernels import first_place, map_is_final, season_over, seasons_scored
from charthouse.games.cartographers.lane.printed import (
    EXPLORE,
    FIRST_AMBUSH,
    IS_RUINS,
    MONSTER,
    SEASON_EDICTS,
    SEASON_TIME,
    SEASONS,
    TIME,
    WALK,
    WALK_BEGINS,
    stars,
)
from charthouse.games.cartographers.lane.printed import SCORED as A_SEASON
from charthouse.games.cartographers.outlook.ideas import CARDS, Ideas, foresee
from charthouse.games.cartographers.outlook.look import (
    Best,
    Desk,
    Table,
    coins_after,
    drawn_by_number,
    rank,
    whole_value,
)
from charthouse.games.cartographers.outlook.value import Moment, weigh
from charthouse.games.cartographers.scoring import monsters
from charthouse.games.cartographers.sheet import Sheet

DECK = (1 << len(EXPLORE)) - 1
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


class Turned(NamedTuple):
    """A card turned up, what is left behind it, and where the luck goes on."""

    card: int
    deck: int
    in_deck: int
    unseen: int
    at: int


@kernel
def turned_up(deck: int, in_deck: int, unseen: int, luck: Any, at: int) -> Turned:
    """Any card of the deck; an ambush among them is any that nobody has seen yet."""
    left = bits(deck)
    number = luck[at] % (left.bit_count() + in_deck)
    if number < in_deck:
        hidden = bits(unseen)
        ambush = nth(hidden, luck[at + 1] % hidden.bit_count())
        return Turned(FIRST_AMBUSH + ambush, deck, in_deck - 1, unseen ^ 1 << ambush, at + 2)
    card = nth(left, number - in_deck)
    return Turned(card, deck ^ 1 << card, in_deck, unseen, at + 1)


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
def step(sheet: Sheet, coins: int, table: Table, before: Moment, luck: Any, at: int) -> Step:
    """The next card: a ruins card waits for the one behind it, and alone an ambush walks."""
    season, time, deck, in_deck, unseen, duty = before
    card, deck, in_deck, unseen, at = turned_up(deck, in_deck, unseen, luck, at)
    if IS_RUINS[card]:
        return Step(NO_DRAWING, sheet, coins, Moment(season, time, deck, in_deck, unseen, 1), at)
    if card >= FIRST_AMBUSH and table.alone == 1:
        sheet, coins = walked(sheet, coins, card)
        return Step(NO_DRAWING, sheet, coins, Moment(season, time, deck, in_deck, unseen, duty), at)
    if card < FIRST_AMBUSH:
        time += TIME[card]
    return Step(card, sheet, coins, Moment(season, time, deck, in_deck, unseen, duty), at)


@kernel
def next_season(now: Moment) -> Moment:
    """All explore cards and one more ambush are shuffled together."""
    return Moment(now.season + 1, 0, DECK, now.in_deck + 1, now.unseen, now.duty)


@kernel
def after_drawing(now: Moment, card: int) -> Moment:
    """An explore card has done what a ruins card asked for."""
    duty = 0 if card < FIRST_AMBUSH else now.duty
    return Moment(now.season, now.time, now.deck, now.in_deck, now.unseen, duty)


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
    table: Table,
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
        if map_is_final(table.alone, sheet.filled, table.full_map):
            for final in range(now.season, now.season + seasons_scored(table.full_map, SEASONS - now.season)):
                gained += season_stars(sheet, coins, table.edicts, final)
            return tell(told, choice, place, STEPS - place, gained)
        if season_over(now.time, SEASON_TIME[now.season]):
            gained += season_stars(sheet, coins, table.edicts, now.season)
            if now.season + 1 == SEASONS:
                return tell(told, choice, place, STEPS - place, gained)
            now = next_season(now)
            if drawings >= least:
                weigh(table.weights, table.edicts, now, desk.shares, desk.node)
                gained += whole_value(sheet, coins, table, now, desk)
                return tell(told, choice, place, STEPS - place, gained)
        card, sheet, coins, now, at = step(sheet, coins, table, now, luck, at)
        if card == NO_DRAWING:
            continue
        at_once = at == first + 1 and card < FIRST_AMBUSH and len(ideas.noted) > 0
        answer = choice * CARDS + card if at_once else -1
        found = foresee(sheet, coins, card, table, now, desk, best, ideas, drawings, answer)
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
    table: Table,
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
    answers: Any,
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
                    table,
                    moment,
                    luck,
                    row * LUCK,
                    desk,
                    best,
                    FAR,
                    FARTHEST,
                    ideas,
                    answers,
                    start,
                )
        return rows
    weigh(table.weights, table.edicts, moment, desk.shares, desk.node)
    if request == LOOK:
        return rank(sheet_at(sheets, 0), coins[0], card, table, moment, sign, desk, best, len(best.values))
    for number in range(len(answers)):
        answers[number] = whole_value(sheet_at(sheets, number), coins[number], table, moment, desk)
    return len(answers)
