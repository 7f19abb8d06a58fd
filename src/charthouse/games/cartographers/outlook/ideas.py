"""What a search remembers of its imagined games, so that not every look must try every drawing.

All imagined games of one decision begin with nearly the same sheet. So what looked best for a card in one of
them is among the best in the others too: a later look at that card only weighs up such ideas. The first
drawing of a game is always looked at in full, for it answers the very choice that is being judged; but a
choice and a card leave nothing to chance, so that is done once.
"""

from typing import Any, NamedTuple

from charthouse.core.kernel import apart, board, kernel, put
from charthouse.games.cartographers.lane.order import Moment
from charthouse.games.cartographers.lane.printed import CARD_IDS, FIRST_AMBUSH, FOOTPRINT, MOST_TURNS
from charthouse.games.cartographers.outlook.ground import ground
from charthouse.games.cartographers.outlook.look import (
    Best,
    Desk,
    Terms,
    coins_after,
    copy,
    drawn_by_number,
    insert,
    rank,
)
from charthouse.games.cartographers.outlook.rest import find_walks
from charthouse.games.cartographers.outlook.value import EVERYTHING, value, weigh
from charthouse.games.cartographers.sheet import Board, Sheet, open_ruins

CARDS = len(CARD_IDS)
KEPT = 48
"""So many ideas are kept for a card, the newest."""
NEW = 6
"""A look at everything brings so many."""
ENOUGH = 16
"""With fewer that can be drawn everything is looked at."""
UNKNOWN = -1e9
"""The value of an answer that was not looked for yet."""


class Ideas(NamedTuple):
    noted: Any
    """By card: how many were ever noted. Empty where nothing is to be remembered."""
    terrains: Any
    spaces: Any
    coin: Any
    answers: Best
    """By choice and card: the drawing that answers the choice if that card comes at once."""


@kernel
def note(ideas: Ideas, card: int, sheet: Sheet, coins: int, best: Best, found: int) -> None:
    """Notes the drawings a look found best, but for the fall-back square."""
    single = board(FOOTPRINT, card * MOST_TURNS).bit_count() == 1
    for place in range(found):
        spaces = board(best.spaces, place)
        terrain = best.terrains[place]
        new = single or spaces.bit_count() > 1
        for idea in range(card * KEPT, card * KEPT + min(ideas.noted[card], KEPT)):
            if board(ideas.spaces, idea) == spaces and ideas.terrains[idea] == terrain:
                new = False
        if new:
            idea = card * KEPT + ideas.noted[card] % KEPT
            ideas.noted[card] += 1
            ideas.terrains[idea] = terrain
            put(ideas.spaces, idea, spaces)
            closed = coins_after(coins, drawn_by_number(sheet, terrain, spaces), spaces, 0)
            ideas.coin[idea] = best.coins[place] - closed


@kernel
def drawable(spaces: Board, filled: Board, duty: bool, ruins: Board) -> bool:
    if spaces & filled:
        return False
    return not duty or bool(spaces & ruins)


@apart
def recall(
    sheet: Sheet,
    coins: int,
    card: int,
    terms: Terms,
    moment: Moment,
    sign: float,
    desk: Desk,
    best: Best,
    ideas: Ideas,
) -> int:
    """The best of the ideas for a card, with the weights on the desk; nothing if too few can be drawn."""
    ruins = open_ruins(sheet)
    duty = moment.duty != 0 and card < FIRST_AMBUSH
    first = card * KEPT
    behind = first + min(ideas.noted[card], KEPT)
    able = 0
    for idea in range(first, behind):
        if drawable(board(ideas.spaces, idea), sheet.filled, duty, ruins):
            able += 1
    if able < ENOUGH:
        return 0
    find_walks(sheet.filled, desk.walks)
    found = 0
    for idea in range(first, behind):
        spaces = board(ideas.spaces, idea)
        if drawable(spaces, sheet.filled, duty, ruins):
            terrain = ideas.terrains[idea]
            after = drawn_by_number(sheet, terrain, spaces)
            then = coins_after(coins, after, spaces, ideas.coin[idea])
            worth = value(
                after,
                ground(after.filled),
                then,
                terms.edicts,
                moment,
                terms.players,
                EVERYTHING,
                desk.walks,
                desk.node,
                desk.phi,
            )
            found = insert(best, found, 1, sign * worth, terrain, spaces, then)
    return found


@kernel
def foresee(
    sheet: Sheet,
    coins: int,
    card: int,
    terms: Terms,
    moment: Moment,
    desk: Desk,
    best: Best,
    ideas: Ideas,
    drawings: int,
    answer: int,
) -> int:
    """Puts the best-looking drawing of a card first in `best`; returns 0 if there is none.

    `answer` says where the answer to a choice is remembered, or is -1; `drawings` were made before.
    """
    if answer >= 0 and ideas.answers.values[answer] != UNKNOWN:
        copy(ideas.answers, answer, best, 0)
        return 1
    weigh(terms.weights, terms.edicts, moment, desk.shares, desk.node)
    sign = 1.0 if card < FIRST_AMBUSH else -1.0
    found = 0
    if drawings and len(ideas.noted):
        found = recall(sheet, coins, card, terms, moment, sign, desk, best, ideas)
    if not found:
        found = rank(sheet, coins, card, terms, moment, sign, desk, best, len(best.values))
        if len(ideas.noted):
            note(ideas, card, sheet, coins, best, found)
        if answer >= 0 and found:
            copy(best, 0, ideas.answers, answer)
    return found
