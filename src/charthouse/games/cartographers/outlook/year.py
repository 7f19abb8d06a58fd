"""The rest of a year imagined for one sheet: cards come by given luck, the best-looking drawing is taken.

Sheets meet only in an ambush, so one sheet is enough. Alone the ambush walks; at a table the neighbour
draws it where it leaves least.
"""

from typing import Any, NamedTuple

from charthouse.core.kernel import apart, bits, board, entry, kernel, nth, put
from charthouse.games.cartographers.answers import (
    any_terrain,
    coins_gained,
    falls_back,
    first_place,
    has_room,
    map_is_final,
    season_over,
    seasons_scored,
)
from charthouse.games.cartographers.outlook.ground import ground
from charthouse.games.cartographers.outlook.rest import find_walks
from charthouse.games.cartographers.outlook.value import (
    EVERYTHING,
    Moment,
    seeing,
    value,
    weigh,
)
from charthouse.games.cartographers.printed import (
    COIN,
    EXPLORE,
    FIRST_AMBUSH,
    FOOTPRINT,
    IS_RUINS,
    MONSTER,
    MOST_TURNS,
    SEASON_EDICTS,
    SEASON_TIME,
    SEASONS,
    SPACES,
    TERRAIN,
    TERRAIN_COUNT,
    TIME,
    TRACK,
    TURNS,
    WALK,
    WALK_BEGINS,
    fits,
    square_task,
    stars,
)
from charthouse.games.cartographers.printed import SCORED as A_SEASON
from charthouse.games.cartographers.scoring import monsters
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
DECK = (1 << len(EXPLORE)) - 1
NO_DRAWING = -1
"""Instead of a card: nobody is asked to draw."""
MOST_DRAWINGS = len(EXPLORE)
"""More than a season can hold."""
LUCK = 40
"""As many numbers as a season may need: one for each card and one more for each ambush."""


class Table(NamedTuple):
    """What stays the same all year."""

    edicts: Any
    weights: Any
    any_square: int
    """Whether the fall-back square takes any terrain."""
    full_map: int
    alone: int


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


# --- one drawing


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
def insert(best: Best, found: int, keep: int, worth: float, terrain: int, spaces: Board, coins: int) -> int:
    """Puts a drawing in its place among the best; returns how many there are."""
    place = found
    if found == keep:
        if worth <= best.values[keep - 1]:
            return found
        place = keep - 1
        found = keep - 1
    while place and best.values[place - 1] < worth:
        best.values[place] = best.values[place - 1]
        best.terrains[place] = best.terrains[place - 1]
        best.coins[place] = best.coins[place - 1]
        put(best.spaces, place, board(best.spaces, place - 1))
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
    table: Table,
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
    task = card
    if falls_back(fits(card, empty, duty, open_ruins(sheet), desk.anchors)):
        put(desk.anchors, 0, empty)
        task = square_task(card, any_terrain(duty, table.any_square != 0) and card < FIRST_AMBUSH)
    terrains = 0
    for terrain in range(TERRAIN_COUNT[task]):
        terrains |= 1 << TERRAIN[task * ALL_TERRAINS + terrain]
    seen = seeing(table.edicts, terrains)
    find_walks(sheet.filled, desk.walks)
    found = 0
    for turn in range(TURNS[task]):
        anchors = board(desk.anchors, turn)
        footprint = board(FOOTPRINT, task * MOST_TURNS + turn)
        coin = COIN[task * MOST_TURNS + turn]
        while anchors:
            anchor = anchors & -anchors
            anchors ^= anchor
            spaces = footprint << SPACES - (-anchor & FULL).bit_count()
            # First what is the same whatever terrain is drawn, then the rest for each terrain.
            then = coins_after(coins, drawn_by_number(sheet, NOTHING, spaces), spaces, coin)
            g = ground(sheet.filled | spaces)
            same = 0.0
            for terrain in range(-1, TERRAIN_COUNT[task]):
                kind = NOTHING if terrain < 0 else TERRAIN[task * ALL_TERRAINS + terrain]
                after = drawn_by_number(sheet, kind, spaces)
                items = EVERYTHING ^ seen if terrain < 0 else seen
                worth = value(
                    after,
                    g,
                    then,
                    table.edicts,
                    moment,
                    table.alone,
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


# --- the rest of the year


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
def look(
    sheet: Sheet, coins: int, card: int, table: Table, now: Moment, desk: Desk, best: Best, keep: int
) -> int:
    """Ranks what the owner would draw; an ambush is the neighbour's, who leaves as little as possible."""
    weigh(table.weights, table.edicts, now, desk.shares, desk.node)
    return rank(sheet, coins, card, table, now, 1.0 if card < FIRST_AMBUSH else -1.0, desk, best, keep)


@apart
def whole_value(sheet: Sheet, coins: int, table: Table, moment: Moment, desk: Desk) -> float:
    """The stars still to come, with the weights on the desk."""
    find_walks(sheet.filled, desk.walks)
    g = ground(sheet.filled)
    return value(
        sheet,
        g,
        coins,
        table.edicts,
        moment,
        table.alone,
        EVERYTHING,
        desk.walks,
        desk.node,
        desk.phi,
    )


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
    drawings: int,
) -> float:
    """The stars to come when cards come by this luck and every drawing is the best-looking one.

    Played for so many drawings at most, and until the season is over; the value of the sheet then stands for
    what comes after.
    """
    now = moment
    gained = 0.0
    while True:
        if map_is_final(table.alone, sheet.filled, table.full_map):
            for final in range(now.season, now.season + seasons_scored(table.full_map, SEASONS - now.season)):
                gained += season_stars(sheet, coins, table.edicts, final)
            return gained
        if season_over(now.time, SEASON_TIME[now.season]):
            gained += season_stars(sheet, coins, table.edicts, now.season)
            if now.season + 1 == SEASONS:
                return gained
            now = next_season(now)
            weigh(table.weights, table.edicts, now, desk.shares, desk.node)
            return gained + whole_value(sheet, coins, table, now, desk)
        card, sheet, coins, now, at = step(sheet, coins, table, now, luck, at)
        if card == NO_DRAWING:
            continue
        found = look(sheet, coins, card, table, now, desk, best, 1)
        if found:
            sheet = drawn_by_number(sheet, best.terrains[0], board(best.spaces, 0))
            coins = best.coins[0]
        if card < FIRST_AMBUSH:
            drawings -= 1
            if found and not drawings:
                return gained + float(best.values[0])
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
    answers: Any,
) -> int:
    """One door for everything, so that it is compiled once.

    LOOK ranks the drawings of a card on the first sheet. ASSESS writes down what each of the sheets is
    worth. IMAGINE plays rows of luck on from each chosen sheet and adds up what they bring.
    """
    if request == IMAGINE:
        for row in range(first, first + rows):
            for number in range(len(chosen)):
                start = chosen[number]
                answers[number] += play_on(
                    sheet_at(sheets, start),
                    coins[start],
                    table,
                    moment,
                    luck,
                    row * LUCK,
                    desk,
                    best,
                    MOST_DRAWINGS,
                )
        return rows
    weigh(table.weights, table.edicts, moment, desk.shares, desk.node)
    if request == LOOK:
        return rank(sheet_at(sheets, 0), coins[0], card, table, moment, sign, desk, best, len(best.values))
    for number in range(len(answers)):
        answers[number] = whole_value(sheet_at(sheets, number), coins[number], table, moment, desk)
    return len(answers)
