"""What things are worth to a seat now: a rough price for everything, in hundredths of a point."""

from typing import Final

from charthouse.core.game import Seat
from charthouse.games.charterstone.box import BOX, RESOURCES, deed_price
from charthouse.games.charterstone.guide import openable
from charthouse.games.charterstone.hand import building_cards, crate_cards
from charthouse.games.charterstone.scoring import reputation_points
from charthouse.games.charterstone.state import State, kind

POINT: Final = 100
RESOURCE: Final = 60
"""A resource that nothing in particular is waiting for."""
COIN: Final = 70
AWAITED: Final = 50
"""More for what a building card, a crate or an objective is waiting for."""
ASSISTANT: Final = 180
CRATE: Final = 250
BUILDING: Final = 150
STANDING: Final = 150
"""More for a building that stands: there is one more use for workers."""
PATIENCE: Final = 25
"""Rounds after which goods get dearer."""


def coin(state: State, seat: Seat, more: int = 0) -> int:
    """One more coin, with so many more than the seat has: a crate takes some, an objective may count them."""
    have = state.holdings[seat].coins + more
    worth = COIN
    if have < deed_price("crate").coins and crate_cards(state, seat):
        worth += AWAITED
    if awaited(state, seat, "coins", have):
        worth += AWAITED
    return _dearer(state, worth * max(0, 10 - have) // 10)


def resource(state: State, seat: Seat, number: int, more: int = 0) -> int:
    """One more of a resource, with so many more than the seat has."""
    have, worth = state.holdings[seat].resources[number] + more, RESOURCE
    cards = building_cards(state, seat)
    if any(BOX.buildings[card].cost.count(RESOURCES[number]) > have for card in cards):
        worth += AWAITED
    if have == 0 and awaited(state, seat, "resource_kinds"):
        worth += AWAITED
    return _dearer(state, worth * max(0, 6 - have) // 6)


def _dearer(state: State, worth: int) -> int:
    """In a long game goods are saved for what ends it, instead of being turned into points for ever."""
    rounds = state.turn // len(state.holdings)
    return worth * max(PATIENCE, rounds) // PATIENCE


def influence(state: State) -> int:
    """A token is worth less the nearer the end."""
    start = BOX.progress.start[str(len(state.holdings))]
    left = (BOX.progress.last - state.progress) / (BOX.progress.last - start)
    return int(40 + 100 * left)


def reputation(state: State, seat: Seat) -> int:
    """One more token on the track: what it would change if the game ended now, and some hope."""
    tokens = [state.reputation.count(other) for other in range(len(state.holdings))]
    before = reputation_points(tokens)[seat]
    tokens[seat] += 1
    worth = POINT + POINT * (reputation_points(tokens)[seat] - before) // 2
    return worth + (AWAITED if awaited(state, seat, "reputation_tokens") else 0)


def card(state: State, seat: Seat, card: str) -> int:
    what = kind(state, card)
    if what == "assistant":
        return ASSISTANT + (AWAITED if awaited(state, seat, "assistants") else 0)
    if what == "building":
        return BUILDING
    return CRATE if openable(card, state.options.later_crates) else RESOURCE


def awaited(state: State, seat: Seat, count: str, have: int = 0) -> bool:
    """Whether an objective on which the seat has no token counts this, and asks for more than it has."""
    for id, seats in zip(state.objectives, state.met, strict=True):
        objective = BOX.objectives[id]
        if objective.count == count and seat not in seats and have < objective.least:
            return True
    return False


def bundle(state: State, seat: Seat, words: tuple[str, ...], sign: int) -> int:
    """These resources, each on top of the one before it."""
    worth = 0
    for number, kind_ in enumerate(RESOURCES):
        for n in range(words.count(kind_)):
            worth += resource(state, seat, number, n if sign > 0 else -1 - n)
    return worth
