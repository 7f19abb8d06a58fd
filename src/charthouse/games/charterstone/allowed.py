"""The legal actions of a seat: what it may do now, and why the rules refuse anything else."""

from functools import cache, lru_cache

from charthouse.core.game import AUTOMA, BadText, IllegalAction, Seat
from charthouse.games.charterstone.answers import Answers
from charthouse.games.charterstone.ballot import Ballot
from charthouse.games.charterstone.box import BOX, RESOURCES, Use, uses
from charthouse.games.charterstone.effect import Price
from charthouse.games.charterstone.effects import DEEDS, WORDS
from charthouse.games.charterstone.inforce import answers
from charthouse.games.charterstone.menu import NO_MENU, Offer
from charthouse.games.charterstone.names import goods_list
from charthouse.games.charterstone.notation import TAKE_BACK, Action, act, checked_name
from charthouse.games.charterstone.pieces import GAP, Goods, Worker
from charthouse.games.charterstone.state import PUBLIC, Holding, State, at_home, current
from charthouse.games.charterstone.voting import under_way, vote_refusal, votes

DRAW = "draw"
"""The effect word that chance answers."""
SHORT = "stone-why-short"
"""Why a building cannot be used that cannot be paid for."""

# --- what a seat may do


def legal(state: State, seat: Seat) -> Offer:
    if state.ballots and (ballot := _ballot_of(state, seat)):
        return Offer(votes(state, ballot, seat), lambda action: refusal(state, seat, action) is None)
    if seat < 0 or not _asked(state, seat):
        return NO_MENU
    return Offer(actions(state, seat), lambda action: refusal(state, seat, action) is None)


def _asked(state: State, seat: Seat) -> bool:
    """Whether it is the seat's turn, and nothing else has to be answered first."""
    its_own = state.phase == "play" and seat == current(state) and state.players[seat].kind != AUTOMA
    return its_own and not card_due(state) and not (state.ballots and under_way(state))


def _ballot_of(state: State, seat: Seat) -> Ballot | None:
    """The ballot under way, if the seat is asked; it may also take its answer back."""
    ballot = under_way(state)
    if ballot is None or seat not in range(len(ballot.menus)) or not ballot.menus[seat]:
        return None
    return None if state.phase == "play" and card_due(state) else ballot


def card_due(state: State) -> bool:
    """Whether a card has to be turned up or drawn before anything else."""
    return bool(state.deck) and (GAP in state.mat or is_drawing(state))


def is_drawing(state: State) -> bool:
    return bool(state.pending) and state.pending[0].word == DRAW


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Everything the seat whose turn it is may do now but give names, sorted."""
    if state.pending:
        effect = state.pending[0]
        return WORDS[effect.word].offers(state, seat, effect)
    found: list[Action] = []
    if at_home(state.holdings[seat]):
        used, now = uses(state.options.errata), answers(state)
        payable = [b for b in _sorted_board(state.plots) if not _falls_short(state, seat, used[b])]
        against = now.against
        for worker in _idle(now, state, seat):
            open = [b for b in payable if not against(state, seat, b, worker)] if against else payable
            found += [_placing(building, worker) for building in open]
    if state.holdings[seat].out:
        found.append(TAKE_BACK)
    return tuple(found)


@lru_cache(maxsize=64)
def _sorted_board(plots: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted((*PUBLIC, *filter(None, plots))))


@cache
def _placing(building: str, worker: Worker) -> Action:
    return act("place", building, worker) if worker else act("place", building)


def _idle(now: Answers, state: State, seat: Seat) -> tuple[Worker, ...]:
    """The workers at home, where there are any."""
    every, away = now.workers(state, seat), state.holdings[seat].workers
    return tuple(worker for worker in every if worker not in away) if away else every


# --- why an action is refused


def refusal(state: State, seat: Seat, action: object) -> IllegalAction | None:
    """Why the rules refuse this action, or nothing."""
    if state.ballots and (ballot := _ballot_of(state, seat)):
        return vote_refusal(state, ballot, seat, action)
    if not _asked(state, seat):
        return IllegalAction("stone-why-not-your-turn")
    if not isinstance(action, Action):
        return IllegalAction("stone-why-not-offered")
    if action.verb == "name":
        return _name_refusal(state, seat, action)
    if action.verb == "recall":
        return IllegalAction("stone-why-nothing-to-recall")
    if state.pending:
        effect = state.pending[0]
        offered = action in WORDS[effect.word].offers(state, seat, effect)
        return None if offered else IllegalAction("stone-why-not-offered")
    if action == TAKE_BACK:
        return None if state.holdings[seat].out else IllegalAction("stone-why-no-worker-out")
    if action.verb != "place" or len(action.words) not in (1, 2):
        return IllegalAction("stone-why-place-first")
    return _place_refusal(state, seat, *action.words)


def _place_refusal(state: State, seat: Seat, building: str, worker: Worker = "") -> IllegalAction | None:
    if building not in _sorted_board(state.plots):
        return IllegalAction("stone-why-no-such-building")
    if not at_home(state.holdings[seat]):
        return IllegalAction("stone-why-no-worker")
    now = answers(state)
    if worker not in _idle(now, state, seat):
        return IllegalAction("stone-why-not-offered")
    why = _stopped(now, state, seat, building, worker)
    if why == SHORT:
        return IllegalAction(why, missing=goods_list(shortage(state, seat, building), IllegalAction))
    return IllegalAction(why) if why else None


def _name_refusal(state: State, seat: Seat, action: Action) -> IllegalAction | None:
    """Rule 8: an assistant one holds may be named, once and for good; so may one's own persona."""
    if len(action.words) != 2:
        return IllegalAction("stone-why-not-offered")
    what, name = action.words
    try:
        checked_name(name)
    except BadText:
        return IllegalAction("stone-why-bad-name")
    holding = state.holdings[seat]
    if what != "persona" and not (what in BOX.assistants and what in holding.cards):
        return IllegalAction("stone-why-not-yours-to-name")
    if named(state, holding.charter if what == "persona" else what):
        return IllegalAction("stone-why-has-a-name")
    return None


def named(state: State, what: str) -> str:
    """The name that was given to an assistant, or to the persona of a charter."""
    return dict(state.names).get(what, "")


# --- what is lacking


def lacks(state: State, seat: Seat, building: str, worker: Worker = "") -> str:
    """Why the seat cannot use the building with this worker, or nothing."""
    return _stopped(answers(state), state, seat, building, worker)


def _stopped(now: Answers, state: State, seat: Seat, building: str, worker: Worker) -> str:
    short = _falls_short(state, seat, uses(state.options.errata)[building])
    return short or (now.against(state, seat, building, worker) if now.against else "")


def _falls_short(state: State, seat: Seat, use: Use) -> str:
    """What the seat lacks to use a building. It must be able to pay before it bumps a worker."""
    price, gains = use
    holding = state.holdings[seat]
    if holding.coins < price.coins or holding.influence < price.influence:
        return SHORT
    for number, n in price.kinds:
        if holding.resources[number] < n:
            return SHORT
    if price.total and sum(holding.resources) < price.total:
        return SHORT
    for effect in gains:
        if effect.word in DEEDS:
            why = WORDS[effect.word].lacks(state, seat, _after(holding, price))
            if why:
                return why
    return ""


def shortage(state: State, seat: Seat, building: str) -> Goods:
    """What the seat is short of to pay for the building."""
    price, holding = uses(state.options.errata)[building].price, state.holdings[seat]
    short = [("coin", price.coins - holding.coins), ("influence", price.influence - holding.influence)]
    kinds = [(RESOURCES[number], max(0, n - holding.resources[number])) for number, n in price.kinds]
    more = price.total - sum(holding.resources) - sum(n for _, n in kinds)
    return tuple((what, n) for what, n in (*short, *kinds, ("any", more)) if n > 0)


def _after(holding: Holding, price: Price) -> Holding:
    """The holding once the price is paid. A deed has a price of coins and influence only; see `box.py`."""
    if not (price.coins or price.influence):
        return holding
    return Holding(
        holding.charter,
        holding.coins - price.coins,
        holding.resources,
        holding.influence - price.influence,
        holding.spent + price.influence,
        holding.out,
        holding.cards,
        holding.chest,
        holding.points,
    )
