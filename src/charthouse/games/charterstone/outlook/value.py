"""What a seat may expect of the end of the game: the points it has, and what it holds at a rough price.

The prices were found by games against `greedy` at tables of two to four.
"""

from typing import Final

from charthouse.core.game import Seat
from charthouse.games.charterstone.box import BOX, RESOURCES, deed_price
from charthouse.games.charterstone.effects.objectives import reached
from charthouse.games.charterstone.hand import crate_cards
from charthouse.games.charterstone.scoring import reputation_points
from charthouse.games.charterstone.state import Holding, State, at_home, free_plots, kind, vp

RESOURCE: Final = 0.9
"""The first of a kind."""
FURTHER: Final = 0.65
"""Each further one is worth so much of the one before; coins lose less."""
COIN: Final = 1.6
WORKER: Final = 0.45
"""A worker at home need not be taken back."""
INFLUENCE: Final = 0.35
"""A token at the start of the game; at its end there is nothing left to use it for."""
ASSISTANT: Final = 2.4
CRATE: Final = 1.3
BUILDING: Final = 0.85
READY: Final = 1.1
"""More when all goods are there that the best crate or building card waits for."""
HOPE: Final = 0.6
"""Of the reputation that a seat would score if the game ended now."""
OBJECTIVE: Final = 2.8
"""An objective that is fulfilled and not yet scored."""


def promise(state: State, seat: Seat) -> float:
    """The points of a seat and what may still become of its goods, in points."""
    holding = state.holdings[seat]
    if state.phase == "over":
        return float(vp(holding))
    left = time_left(state)
    fade = min(1.0, 3.0 * left)
    return (
        vp(holding)
        + (HOPE + (1.0 - HOPE) * (1.0 - left)) * reputation_points(_tokens(state))[seat]
        + fade * (_goods(holding) + WORKER * at_home(holding) + INFLUENCE * left * holding.influence)
        + fade * (_cards(state, seat, left) + _objectives(state, seat))
    )


def time_left(state: State) -> float:
    """How much of the game is left: 1 at its start, 0 at its end."""
    start = BOX.progress.start[str(len(state.holdings))]
    return (BOX.progress.last - state.progress) / (BOX.progress.last - start)


def _tokens(state: State) -> list[int]:
    return [state.reputation.count(seat) for seat in range(len(state.holdings))]


def _goods(holding: Holding) -> float:
    worth = 0.0
    for n in holding.resources:
        worth += RESOURCE * (1.0 - FURTHER**n) / (1.0 - FURTHER)
    return worth + COIN * (1.0 - 0.9**holding.coins) / 0.1


def _cards(state: State, seat: Seat, left: float) -> float:
    """Assistants for the time that is left; crates and building cards as far as one can pay for them."""
    holding, worth = state.holdings[seat], 0.0
    crates = set(crate_cards(state, seat))
    plots = len(free_plots(state, seat))
    crate = deed_price("crate")
    builds = holding.influence >= deed_price("construct").influence
    best = 0.0
    for card in holding.cards:
        what = kind(state, card)
        if what == "assistant":
            worth += ASSISTANT * left
        elif what == "building":
            if builds and plots:
                worth += BUILDING
                cost = BOX.buildings[card].cost
                have = sum(
                    min(n, cost.count(name)) for name, n in zip(RESOURCES, holding.resources, strict=True)
                )
                best = max(best, READY * have / len(cost))
        elif card in crates and holding.influence >= crate.influence:
            worth += CRATE
            best = max(best, READY * min(crate.coins, holding.coins) / crate.coins)
        else:
            worth += 0.3
    return worth + best


def _objectives(state: State, seat: Seat) -> float:
    """How near the seat is to each objective that it has not scored, if it has a token for it."""
    if not state.holdings[seat].influence:
        return 0.0
    worth = 0.0
    for objective, seats in zip(state.objectives, state.met, strict=True):
        if seat not in seats:
            share = min(1.0, reached(state, seat, objective) / BOX.objectives[objective].least)
            worth += OBJECTIVE * share * share
    return worth
