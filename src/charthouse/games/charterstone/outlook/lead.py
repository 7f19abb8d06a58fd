"""How far ahead a seat is, as the scout sees it: what it is promised beyond the others."""

from charthouse.core.game import Seat
from charthouse.games.charterstone.outlook.value import promise
from charthouse.games.charterstone.state import State

TRUST = 3.0
"""A look is worth so many imagined games."""
ROUNDS = 3
"""So far the game is imagined; what lies beyond is promised."""


LONG = 60
"""Rounds after which a game drags: who plays by promises may prefer for ever what never ends it."""


def lead(state: State, seat: Seat) -> float:
    """What the seat is promised beyond the best of the others, and beyond all of them."""
    promised = [promise(state, other) for other in range(len(state.holdings))]
    own = promised.pop(seat)
    return own - (max(promised) + sum(promised) / len(promised)) / 2


def far(begun: State, state: State) -> bool:
    return state.turn > begun.turn + ROUNDS * len(state.holdings)


def drags(state: State) -> bool:
    return state.turn > LONG * len(state.holdings)
