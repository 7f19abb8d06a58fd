"""What an action is worth at once to who takes it; `prices.py` says what things are worth."""

from charthouse.core.game import Seat
from charthouse.games.charterstone import prices
from charthouse.games.charterstone.box import uses
from charthouse.games.charterstone.course import helped
from charthouse.games.charterstone.effect import Price
from charthouse.games.charterstone.effects import DEEDS, answering, benefit
from charthouse.games.charterstone.notation import Action
from charthouse.games.charterstone.state import State, View


def gain(view: View, action: Action) -> int:
    state, seat = view.table, view.seat
    if action.verb == "place":
        return _placing(state, seat, action.words[0])
    if state.pending:
        return answering(state, seat, state.pending[0], action)
    return 0


def _placing(state: State, seat: Seat, building: str) -> int:
    """The benefit of the building and of one's assistants there, less its price."""
    price, gains = uses(state.options.errata)[building]
    gained = sum(benefit(state, seat, effect) for effect in (*gains, *helped(state, seat, building)))
    if any(effect.word in DEEDS for effect in gains):  # what was waited for costs no more than it cost to get
        return gained - price.coins * prices.COIN - price.influence * prices.influence(state)
    return gained - _cost(state, seat, price)


def _cost(state: State, seat: Seat, price: Price) -> int:
    worth = sum(prices.coin(state, seat, -n) for n in range(1, price.coins + 1))
    worth += price.influence * prices.influence(state)
    for number, n in price.kinds:
        worth += n * prices.resource(state, seat, number, -1)
    return worth + price.any * prices.RESOURCE // 2
