"""What things are worth to a seat now: a rough price for everything, in hundredths of a point."""

from typing import Final

from charthouse.core.game import Seat
from charthouse.games.charterstone.box import BOX, RESOURCES
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
    """One more coin, with so many more than the seat has: a crate takes four, an objective may count six."""
    have = state.holdings[seat].coins + more
    worth = COIN
    if have < 4 and crate_cards(state, seat):
        worth += AWAITED
    if have < 6 and "amass_wealth" in unscored(state, seat):
        worth += AWAITED
    return _dearer(state, worth * max(0, 10 - have) // 10)


def resource(state: State, seat: Seat, number: int, more: int = 0) -> int:
    """One more of a resource, with so many more than the seat has."""
    have, worth = state.holdings[seat].resources[number] + more, RESOURCE
    cards = building_cards(state, seat)
    if any(BOX.buildings[card].cost.count(RESOURCES[number]) > have for card in cards):
        worth += AWAITED
    if have == 0 and "plenty_of_goods" in unscored(state, seat):
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
    return worth + (AWAITED if "well_connected" in unscored(state, seat) else 0)


def card(state: State, seat: Seat, card: str) -> int:
    what = kind(state, card)
    if what == "assistant":
        return ASSISTANT + (AWAITED if "helping_hand" in unscored(state, seat) else 0)
    if what == "building":
        return BUILDING
    return CRATE if openable(card, state.options.later_crates) else RESOURCE


def unscored(state: State, seat: Seat) -> list[str]:
    """The objectives on which the seat has no token."""
    pairs = zip(state.objectives, state.met, strict=True)
    return [objective for objective, seats in pairs if seat not in seats]


def bundle(state: State, seat: Seat, words: tuple[str, ...], sign: int) -> int:
    """These resources, each on top of the one before it."""
    worth = 0
    for number, kind_ in enumerate(RESOURCES):
        for n in range(words.count(kind_)):
            worth += resource(state, seat, number, n if sign > 0 else -1 - n)
    return worth
