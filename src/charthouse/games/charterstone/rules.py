"""The rules of the game in their order: set-up, turns, the next turn. What a seat may do and why not is in
`allowed.py`, the effects of buildings are in `effects/`."""

from charthouse.core.game import AUTOMA, CHANCE, NOBODY, BadText, Chance, IllegalAction, Player, Seat, Turn
from charthouse.games.charterstone import automa
from charthouse.games.charterstone.allowed import DRAW, card_due, is_drawing, refusal
from charthouse.games.charterstone.ballot import Ballot, owing
from charthouse.games.charterstone.box import BOX, CELLS, RESOURCES, box, uses
from charthouse.games.charterstone.course import Course, advance, helped, put
from charthouse.games.charterstone.effect import Effect, Price
from charthouse.games.charterstone.effects import DONE, WORDS
from charthouse.games.charterstone.events import (
    Asked,
    BallotBegan,
    CameHome,
    CardDrawn,
    CardShown,
    Chose,
    Event,
    FirstPlayer,
    Forced,
    Gained,
    Named,
    ObjectiveShown,
    Paid,
    Recalled,
    Reshuffled,
    Sealed,
    TurnBegan,
)
from charthouse.games.charterstone.inforce import answers
from charthouse.games.charterstone.legacy import Chest, Legacy, chest_of, founded
from charthouse.games.charterstone.notation import RECALL, TAKE_BACK, Action
from charthouse.games.charterstone.options import Options
from charthouse.games.charterstone.pieces import GAP, Goods, Worker
from charthouse.games.charterstone.scoring import finish
from charthouse.games.charterstone.state import (
    Holding,
    State,
    current,
    is_last,
)
from charthouse.games.charterstone.temporary import TEMPORARY
from charthouse.games.charterstone.voting import choice_of, under_way

# --- set-up (rule 4)


def setup(options: Options, players: tuple[Player, ...]) -> State:
    """The table before the die, the objectives and the mat, built from what the campaign has come to; game
    one is the case of an empty legacy. What charters hold that no person plays lies in the deck."""
    start, legacy = BOX.start, options.legacy or founded(options.charters)
    if legacy.temporary not in ("", *TEMPORARY):
        raise BadText("stone-bad-campaign", line=legacy.temporary[:40])
    people = [charter for charter, player in zip(options.charters, players, strict=True) if not player.automa]
    holdings = tuple(
        _holding(chest_of(legacy, charter)) if charter in people else _empty_handed(charter)
        for charter in options.charters
    )
    away = [chest for chest in (*legacy.chests, *legacy.idle) if chest.charter not in people]
    gone = {*legacy.archive, *(card for holding in holdings for card in holding.cards)}
    deck = {*box(options.release).assistants, *(card for chest in away for card in chest.cards)} - gone
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


def _holding(chest: Chest) -> Holding:
    """What lies in the chest, and all influence."""
    kept = dict(chest.goods)
    return Holding(
        charter=chest.charter,
        coins=kept.get("coin", 0),
        resources=tuple(kept.get(kind, 0) for kind in RESOURCES),
        influence=BOX.start.influence,
        cards=chest.cards,
        chest=chest.personas,
    )


def _empty_handed(charter: str) -> Holding:
    """An Automa gains no goods and no cards; the card of its basic building lies in the deck."""
    return Holding(charter, 0, (0,) * len(RESOURCES), BOX.start.influence)


def _names(legacy: Legacy) -> tuple[tuple[str, str], ...]:
    """The names of assistants, and of the first personas of charters."""
    chests = (*legacy.chests, *legacy.idle)
    personas = [(chest.charter, chest.persona) for chest in chests if chest.persona]
    return tuple(sorted((*legacy.assistants, *personas)))


# --- who owes an answer


def waiting(state: State) -> Turn | Chance | None:
    playing = state.phase == "play"
    if playing and card_due(state):
        return Chance(f"card/{state.dealt + 1}", state.deck)
    if state.ballots and (ballot := under_way(state)):
        return Turn(f"ballot/{ballot.label}", owing(ballot))
    if playing:
        seat = current(state)
        if state.players[seat].kind == AUTOMA:
            return Chance(f"automa/{state.turn}", automa.cards(state, seat))
        return Turn(question(state), (seat,))
    return _setup_question(state) if state.phase == "setup" else None


def question(state: State) -> str:
    label = f"turn/{state.turn}"
    return f"{label}/{state.step}" if state.step else label


def _setup_question(state: State) -> Chance:
    if state.first == NOBODY:
        return Chance("first", tuple(sorted(state.options.charters)))
    if len(state.objectives) < BOX.start.objectives:
        left = tuple(sorted(set(box(state.options.release).objectives) - set(state.objectives)))
        return Chance(f"objective/{len(state.objectives) + 1}", left)
    return Chance(f"card/{state.dealt + 1}", state.deck)


# --- decisions


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
    if state.ballots and under_way(state):
        _vote(course, seat, action)
        return course
    if action.verb == "name":
        course.happens(Named(seat, *action.words))
        return course
    if state.pending:
        effect = course.queue.pop(0)
        WORDS[effect.word].do(course, seat, effect, action)
    elif action == TAKE_BACK:
        course.happens(CameHome(seat))
    else:
        _place(course, seat, *action.words)
    _settle(course, seat)
    return course


def _place(course: Course, seat: Seat, building: str, worker: Worker = "") -> None:
    """Rule 15: bump, pay, gain, in this order; then the assistants who were there when the worker came."""
    state = course.state
    price, gains = uses(state.options.errata)[building]
    put(course, seat, building, worker)
    fixed = _fixed(price)
    if fixed:
        course.happens(Paid(seat, fixed))
        payee = answers(state).payee(state, seat, building)
        if payee != NOBODY:
            course.happens(Gained(payee, tuple((what, n) for what, n in fixed if what != "influence")))
    if price.any:
        course.queue.append(Effect("pay", "any", price.any, building))
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
        effect = course.queue[0]
        word = WORDS[effect.word]
        offers = word.offers(course.state, seat, effect)
        if len(offers) > 1 or effect.word == DRAW:
            course.happens(Asked(tuple(course.queue)))
            break
        del course.queue[0]
        word.do(course, seat, effect, offers[0] if offers else DONE)
    else:
        _next_turn(course)
    _restock(course)


def _vote(course: Course, seat: Seat, action: Action) -> None:
    """An answer to the ballot under way, or its recall."""
    if action == RECALL:
        course.happens(Recalled(seat))
        return
    course.happens(Chose(seat, choice_of(action)))
    if not owing(course.state.ballots[-1]):
        _count(course)


def _ask(course: Course, ballot: Ballot) -> None:
    """The people at the table are asked; an Automa never is."""
    people = zip(ballot.menus, course.state.players, strict=True)
    menus = tuple(() if player.automa else menu for menu, player in people)
    course.happens(BallotBegan(ballot.label, ballot.verb, menus))
    if not any(menus):
        _count(course)


def _count(course: Course) -> None:
    """All have answered; the game goes on."""
    ballot = course.state.ballots[-1]
    if ballot.verb == "seal":
        for other, commitment in enumerate(ballot.choices):
            if commitment:
                course.happens(Sealed(other, ballot.label, commitment))
    for event in answers(course.state).counted(course.state, ballot):
        course.happens(event)
    _next_turn(course)
    _restock(course)


def _next_turn(course: Course) -> None:
    """Rule 26: once the token is on the last space, the round is finished, so that all have equal turns."""
    state = course.state
    ballot = answers(state).ballot(state)
    if ballot:
        _ask(course, ballot)
        return
    if is_last(state):
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
        effect = course.queue.pop(0)
        WORDS[effect.word].do(course, seat, effect, DONE)


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
    elif asked.label.startswith("automa/"):
        seat = current(state)
        automa.play(course, seat, answer)
        _settle(course, seat)
    elif is_drawing(state):
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
