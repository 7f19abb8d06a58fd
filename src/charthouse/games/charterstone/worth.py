"""What an action is worth at once to who takes it: a rough price for everything, in hundredths of a point."""

from collections.abc import Callable
from typing import Final

from charthouse.core.game import Seat
from charthouse.games.charterstone import deeds
from charthouse.games.charterstone.box import BOX, RESOURCES, alternatives, uses
from charthouse.games.charterstone.course import helped
from charthouse.games.charterstone.effects import DEEDS, WORDS
from charthouse.games.charterstone.frame import Frame, Price
from charthouse.games.charterstone.guide import openable
from charthouse.games.charterstone.notation import Action
from charthouse.games.charterstone.scoring import reputation_points
from charthouse.games.charterstone.state import State, View, kind

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


def gain(view: View, action: Action) -> int:
    state, seat = view.table, view.seat
    if action.verb == "place":
        return _placing(state, seat, action.words[0])
    if state.pending:
        return _answering(state, seat, state.pending[0], action)
    return 0


def _placing(state: State, seat: Seat, building: str) -> int:
    """The benefit of the building and of one's assistants there, less its price."""
    price, gains = uses(state.options.errata)[building]
    words = (*gains, *helped(state, seat, building))
    benefit = sum(_benefit(state, seat, frame) for frame in words)
    if any(frame.word in DEEDS for frame in gains):  # what was waited for costs no more than it cost to get
        return benefit - price.coins * COIN - price.influence * influence(state)
    return benefit - _cost(state, seat, price)


def _benefit(state: State, seat: Seat, frame: Frame) -> int:
    """The best that one word can give."""
    offers = WORDS[frame.word].offers(state, seat, frame)
    if offers:
        return max(_answering(state, seat, frame, action) for action in offers)
    if frame.word == "vp":
        return POINT * frame.n
    if frame.word == "coin":
        return sum(coin(state, seat, n) for n in range(min(frame.n, state.coins)))
    if frame.word == "resource" and frame.arg in RESOURCES:
        number = RESOURCES.index(frame.arg)
        return resource(state, seat, number) if state.resources[number] else 0
    return 0


def _cost(state: State, seat: Seat, price: Price) -> int:
    worth = sum(coin(state, seat, -n) for n in range(1, price.coins + 1))
    worth += price.influence * influence(state)
    for number, n in price.kinds:
        worth += n * resource(state, seat, number, -1)
    return worth + price.any * RESOURCE // 2


def _answering(state: State, seat: Seat, frame: Frame, action: Action) -> int:
    """What answering the question in this way is worth."""
    answer = _ANSWERS.get(action.verb)
    return answer(state, seat, frame, action.words) if answer else 0


# --- what things are worth to a seat now


def coin(state: State, seat: Seat, more: int = 0) -> int:
    """One more coin, with so many more than the seat has: a crate takes four, an objective may count six."""
    have = state.holdings[seat].coins + more
    worth = COIN
    if have < 4 and deeds.crate_cards(state, seat):
        worth += AWAITED
    if have < 6 and "amass_wealth" in _unscored(state, seat):
        worth += AWAITED
    return _dearer(state, worth * max(0, 10 - have) // 10)


def resource(state: State, seat: Seat, number: int, more: int = 0) -> int:
    """One more of a resource, with so many more than the seat has."""
    have, worth = state.holdings[seat].resources[number] + more, RESOURCE
    cards = deeds.building_cards(state, seat)
    if any(BOX.buildings[card].cost.count(RESOURCES[number]) > have for card in cards):
        worth += AWAITED
    if have == 0 and "plenty_of_goods" in _unscored(state, seat):
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
    return worth + (AWAITED if "well_connected" in _unscored(state, seat) else 0)


def card(state: State, seat: Seat, card: str) -> int:
    what = kind(state, card)
    if what == "assistant":
        return ASSISTANT + (AWAITED if "helping_hand" in _unscored(state, seat) else 0)
    if what == "building":
        return BUILDING
    return CRATE if openable(card, state.options.later_crates) else RESOURCE


def _unscored(state: State, seat: Seat) -> list[str]:
    pairs = zip(state.objectives, state.met, strict=True)
    return [objective for objective, seats in pairs if seat not in seats]


# --- answers


def _pay(state: State, seat: Seat, frame: Frame, words: tuple[str, ...]) -> int:
    if frame.arg == "cards":
        return -sum(card(state, seat, word) for word in words)
    return -_bundle(state, seat, words, -1)


def _bundle(state: State, seat: Seat, words: tuple[str, ...], sign: int) -> int:
    """These resources, each on top of the one before it."""
    worth = 0
    for number, kind_ in enumerate(RESOURCES):
        for n in range(words.count(kind_)):
            worth += resource(state, seat, number, n if sign > 0 else -1 - n)
    return worth


def _take(state: State, seat: Seat, frame: Frame, words: tuple[str, ...]) -> int:
    if frame.word == "resource":
        return _bundle(state, seat, words, 1)
    if frame.word == "reputation":
        return reputation(state, seat) - influence(state)
    if frame.word == "influence":
        return influence(state)
    return RESOURCE if words == ("top",) else card(state, seat, words[0])


def _build(state: State, seat: Seat, frame: Frame, words: tuple[str, ...]) -> int:
    return STANDING - len(BOX.buildings[words[0]].cost) * RESOURCE


def _open(state: State, seat: Seat, frame: Frame, words: tuple[str, ...]) -> int:
    return 2 * BUILDING


def _fill(state: State, seat: Seat, frame: Frame, words: tuple[str, ...]) -> int:
    """The bonus of the cell, less its goods and the token; points of the building come on top."""
    (cell,) = words
    row, n, bonus = deeds.row_of(cell), deeds.amount(cell), BOX.quota.bonus[deeds.column_of(cell)]
    worth = {"none": 0, "vp": POINT, "reputation": POINT}[bonus] - influence(state)
    if "pay_your_dues" in _unscored(state, seat) and state.quota.count(seat) < 3:
        worth += POINT
    if row != "cards":
        return worth - n * (COIN if row == "coins" else RESOURCE)
    goods = Frame("pay", row, n, frame.source)
    offers = WORDS["pay"].offers(state, seat, goods)
    return worth + max(_pay(state, seat, goods, action.words) for action in offers)


def _choose(state: State, seat: Seat, frame: Frame, words: tuple[str, ...]) -> int:
    return sum(_benefit(state, seat, word) for word in alternatives(frame.source)[words[0]])


def _score(state: State, seat: Seat, frame: Frame, words: tuple[str, ...]) -> int:
    return -influence(state)


_ANSWERS: dict[str, Callable[[State, Seat, Frame, tuple[str, ...]], int]] = {
    "pay": _pay,
    "take": _take,
    "build": _build,
    "open": _open,
    "fill": _fill,
    "choose": _choose,
    "score": _score,
}
