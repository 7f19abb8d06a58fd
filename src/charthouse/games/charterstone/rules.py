"""The course of the game: set-up, turns, the next turn. The effects of buildings are in `effects/`."""

from charthouse.core.game import CHANCE, BadText, Chance, IllegalAction, Player, Seat, Turn
from charthouse.games.charterstone.box import BOX, CELLS, RESOURCES, box, uses
from charthouse.games.charterstone.course import Course, advance, helped
from charthouse.games.charterstone.effects import DEEDS, DONE, WORDS
from charthouse.games.charterstone.events import (
    Asked,
    Bumped,
    CameHome,
    CardDrawn,
    CardShown,
    Event,
    FirstPlayer,
    Forced,
    Gained,
    Named,
    ObjectiveShown,
    Paid,
    Placed,
    Reshuffled,
    TurnBegan,
)
from charthouse.games.charterstone.frame import Frame, Price
from charthouse.games.charterstone.inforce import answers
from charthouse.games.charterstone.legacy import Chest, Legacy, chest_of, founded
from charthouse.games.charterstone.menu import NO_MENU, Offer
from charthouse.games.charterstone.names import goods_list
from charthouse.games.charterstone.notation import TAKE_BACK, Action, act, checked_name
from charthouse.games.charterstone.options import Options
from charthouse.games.charterstone.pieces import GAP, NOBODY, Goods
from charthouse.games.charterstone.scoring import finish
from charthouse.games.charterstone.state import (
    Holding,
    State,
    at_home,
    current,
    on_board,
    stands_on,
)

DRAW = "draw"
SHORT = "stone-why-short"
"""Why a building cannot be used that cannot be paid for."""

# --- set-up (rule 4)


def setup(options: Options, players: tuple[Player, ...]) -> State:
    """The table before the die, the objectives and the mat, built from what the campaign has come to; game
    one is the case of an empty legacy. What inactive charters hold lies in the deck."""
    start, legacy = BOX.start, options.legacy or founded(options.charters)
    holdings = tuple(_holding(chest_of(legacy, charter), legacy.games) for charter in options.charters)
    away = [chest for chest in (*legacy.chests, *legacy.idle) if chest.charter not in options.charters]
    gone = {*legacy.archive, *(card for holding in holdings for card in holding.cards)}
    inactive = [card for chest in away for card in (chest.cards or (BOX.charters[chest.charter].basic,))]
    deck = {*box(options.release).assistants, *inactive} - gone
    held = [holding.resources for holding in holdings]
    return State(
        options=options,
        players=players,
        holdings=holdings,
        phase="setup",
        first=NOBODY,
        turn=0,
        step=0,
        pending=(),
        coins=BOX.supply.coins - sum(holding.coins for holding in holdings),
        resources=tuple(BOX.supply.each_resource - sum(kind) for kind in zip(*held, strict=True)),
        deck=tuple(sorted(deck)),
        mat=(GAP,) * start.mat,
        dealt=0,
        discard=(),
        archive=legacy.archive,
        objectives=(),
        met=(),
        quota=(NOBODY,) * len(CELLS),
        reputation=(),
        progress=BOX.progress.start[str(len(players))],
        plots=legacy.plots,
        opened=legacy.opened,
        rules=(),
        names=_names(legacy),
    )


def _holding(chest: Chest, games: int) -> Holding:
    """Game one begins with the basic building's card and some coins; a later one with what was kept."""
    kept = dict(chest.goods)
    return Holding(
        charter=chest.charter,
        coins=kept.get("coin", 0) if games else BOX.start.coins,
        resources=tuple(kept.get(kind, 0) for kind in RESOURCES),
        influence=BOX.start.influence,
        cards=chest.cards if games else (BOX.charters[chest.charter].basic,),
        chest=chest.personas,
    )


def _names(legacy: Legacy) -> tuple[tuple[str, str], ...]:
    """The names of assistants, and of the first personas of charters."""
    chests = (*legacy.chests, *legacy.idle)
    personas = [(chest.charter, chest.persona) for chest in chests if chest.persona]
    return tuple(sorted((*legacy.assistants, *personas)))


# --- who owes an answer


def waiting(state: State) -> Turn | Chance | None:
    if state.phase == "play":
        if state.deck and (GAP in state.mat or _drawing(state)):
            return Chance(f"card/{state.dealt + 1}", state.deck)
        return Turn(question(state), (current(state),))
    return _setup_question(state) if state.phase == "setup" else None


def question(state: State) -> str:
    label = f"turn/{state.turn}"
    return f"{label}/{state.step}" if state.step else label


def _drawing(state: State) -> bool:
    return bool(state.pending) and state.pending[0].word == DRAW


def _setup_question(state: State) -> Chance:
    if state.first == NOBODY:
        return Chance("first", tuple(sorted(state.options.charters)))
    if len(state.objectives) < BOX.start.objectives:
        left = tuple(sorted(set(box(state.options.release).objectives) - set(state.objectives)))
        return Chance(f"objective/{len(state.objectives) + 1}", left)
    return Chance(f"card/{state.dealt + 1}", state.deck)


# --- what a seat may do


def legal(state: State, seat: Seat) -> Offer:
    if seat < 0 or not _asked(state, seat):
        return NO_MENU
    return Offer(actions(state, seat), lambda action: refusal(state, seat, action) is None)


def _asked(state: State, seat: Seat) -> bool:
    turn = waiting(state)
    return isinstance(turn, Turn) and turn.seats == (seat,)


def actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Everything the seat whose turn it is may do now but give names, sorted."""
    if state.pending:
        frame = state.pending[0]
        return WORDS[frame.word].offers(state, seat, frame)
    found = []
    if at_home(state.holdings[seat]):
        found = [act("place", b) for b in sorted(on_board(state)) if lacks(state, seat, b) == ""]
    if state.holdings[seat].out:
        found.append(TAKE_BACK)
    return tuple(found)


def lacks(state: State, seat: Seat, building: str) -> str:
    """Why the seat cannot use the building, or nothing. It must be able to pay before it bumps a worker."""
    price, gains = uses(state.options.errata)[building]
    holding = state.holdings[seat]
    if not _payable(holding, price):
        return SHORT
    for frame in gains:
        if frame.word in DEEDS:
            why = WORDS[frame.word].lacks(state, seat, _after(holding, price))
            if why:
                return why
    return answers(state).against(state, seat, building)


def _payable(holding: Holding, price: Price) -> bool:
    if holding.coins < price.coins or holding.influence < price.influence:
        return False
    for number, n in price.kinds:
        if holding.resources[number] < n:
            return False
    return not price.total or sum(holding.resources) >= price.total


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
    )


# --- decisions


def refusal(state: State, seat: Seat, action: object) -> IllegalAction | None:
    """Why the rules refuse this action, or nothing."""
    if not _asked(state, seat):
        return IllegalAction("stone-why-not-your-turn")
    if not isinstance(action, Action):
        return IllegalAction("stone-why-not-offered")
    if action.verb == "name":
        return _name_refusal(state, seat, action)
    if action.verb == "recall":
        return IllegalAction("stone-why-nothing-to-recall")
    if state.pending:
        frame = state.pending[0]
        offered = action in WORDS[frame.word].offers(state, seat, frame)
        return None if offered else IllegalAction("stone-why-not-offered")
    if action == TAKE_BACK:
        return None if state.holdings[seat].out else IllegalAction("stone-why-no-worker-out")
    if action.verb != "place" or len(action.words) != 1:
        return IllegalAction("stone-why-place-first")
    return place_refusal(state, seat, action.words[0])


def place_refusal(state: State, seat: Seat, building: str) -> IllegalAction | None:
    if building not in on_board(state):
        return IllegalAction("stone-why-no-such-building")
    if not at_home(state.holdings[seat]):
        return IllegalAction("stone-why-no-worker")
    why = lacks(state, seat, building)
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


def decide(state: State, seat: Seat, action: Action | str) -> tuple[Event, ...]:
    if seat == CHANCE:
        return _answered(state, action)
    problem = refusal(state, seat, action)
    if problem is not None:
        raise problem
    assert isinstance(action, Action)  # noqa: S101 (nothing else is accepted)
    return tuple(played(state, seat, action).events)


def played(state: State, seat: Seat, action: Action) -> Course:
    """What an action leads to that the rules allow: nothing is asked twice."""
    course = Course(state)
    if action.verb == "name":
        course.happens(Named(seat, *action.words))
        return course
    if state.pending:
        frame = course.queue.pop(0)
        WORDS[frame.word].do(course, seat, frame, action)
    elif action == TAKE_BACK:
        course.happens(CameHome(seat))
    else:
        _place(course, seat, action.words[0])
    _settle(course, seat)
    return course


def _place(course: Course, seat: Seat, building: str) -> None:
    """Rule 15: bump, pay, gain, in this order; then the assistants who were there when the worker came."""
    state = course.state
    price, gains = uses(state.options.errata)[building]
    bumped = stands_on(state, building)
    if bumped != NOBODY:
        course.happens(Bumped(bumped, building))
    course.happens(Placed(seat, building))
    fixed = _fixed(price)
    if fixed:
        course.happens(Paid(seat, fixed))
        payee = answers(state).payee(state, seat, building)
        if payee != NOBODY:
            course.happens(Gained(payee, tuple((what, n) for what, n in fixed if what != "influence")))
    if price.any:
        course.queue.append(Frame("pay", "any", price.any, building))
    course.queue.extend(gains)
    course.queue.extend(helped(state, seat, building))


def _fixed(price: Price) -> Goods:
    """What a price leaves no choice about."""
    goods = [("coin", price.coins), ("influence", price.influence)]
    goods += [(RESOURCES[number], n) for number, n in price.kinds]
    return tuple((what, n) for what, n in goods if n)


def _settle(course: Course, seat: Seat) -> None:
    """Word after word, until one leaves a choice; then the next turn. A single choice makes itself."""
    while course.queue:
        frame = course.queue[0]
        word = WORDS[frame.word]
        offers = word.offers(course.state, seat, frame)
        if len(offers) > 1 or frame.word == DRAW:
            course.happens(Asked(tuple(course.queue)))
            break
        del course.queue[0]
        word.do(course, seat, frame, offers[0] if offers else DONE)
    else:
        _next_turn(course)
    _restock(course)


def _next_turn(course: Course) -> None:
    """Rule 26: once the token is on the last space, the round is finished, so that all have equal turns."""
    state = course.state
    if state.progress == BOX.progress.last and state.turn % len(state.holdings) == 0:
        finish(course)
        return
    turn = state.turn + 1
    seat = (state.first + turn - 1) % len(state.holdings)
    course.happens(TurnBegan(turn, seat))
    if not course.state.holdings[seat].influence and course.state.progress < BOX.progress.last:
        _forced_step(course, seat)


def _forced_step(course: Course, seat: Seat) -> None:
    """Rule 6: who begins a turn without influence moves the token. A reputation is out of reach then."""
    course.happens(Forced(seat))
    advance(course, seat)
    while course.queue:
        frame = course.queue.pop(0)
        WORDS[frame.word].do(course, seat, frame, DONE)


def _restock(course: Course) -> None:
    """Rule 7: the discarded cards make a new deck at the moment the deck runs out, not when a card is next
    wanted; what is discarded later waits for the next time. If nothing was discarded, the next card is."""
    state = course.state
    if state.phase == "play" and not state.deck and state.discard:
        course.happens(Reshuffled())


# --- chance


def _answered(state: State, answer: object) -> tuple[Event, ...]:
    asked = waiting(state)
    if not isinstance(asked, Chance) or not isinstance(answer, str) or answer not in asked.menu:
        raise IllegalAction("stone-why-not-an-answer")
    course = Course(state)
    if asked.label == "first":
        course.happens(FirstPlayer(state.options.charters.index(answer)))
    elif asked.label.startswith("objective/"):
        course.happens(ObjectiveShown(answer))
    elif _drawing(state):
        seat = current(state)
        course.happens(CardDrawn(seat, answer))
        del course.queue[0]
        _settle(course, seat)
    else:
        course.happens(CardShown(answer))
        if state.phase == "setup" and not (GAP in course.state.mat and course.state.deck):
            _next_turn(course)
        _restock(course)
    return tuple(course.events)
