"""Tiny builders, so that a test about a village reads as a sentence.

Seats are numbered from 0 here and from 1 in texts. Nothing is dealt at random: a test says what lies open.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from charthouse.core import codec
from charthouse.core.game import CHANCE, Chance, IllegalAction, Outcome, Player, Turn
from charthouse.games.charterstone import GAME
from charthouse.games.charterstone.box import PLOTS, RESOURCES
from charthouse.games.charterstone.pieces import GAP
from charthouse.games.charterstone.state import Holding, State, vp

OBJECTIVES = ("amass_wealth", "plenty_of_goods", "pay_your_dues")
MAT = ("archivist", "broker", "engineer", "innovator", "longshoreman")


def dealt(
    players: int = 2,
    *,
    objectives: Sequence[str] = OBJECTIVES,
    mat: Sequence[str] = MAT,
    first: int = 0,
    **options: Any,
) -> State:
    """A game about to begin: these objectives, these cards on the mat, and this seat begins."""
    seats = tuple(Player(f"Seat {seat + 1}") for seat in range(players))
    expanded = GAME.expand(options, players)
    state = GAME.setup(expanded, seats)
    for answer in (expanded.charters[first], *objectives, *mat):
        state, _ = step(state, CHANCE, answer)
    return state


def give(state: State, seat: int = 0, *cards: str, **goods: int) -> State:
    """The seat holds these cards and so many more goods out of the supply, and has `spent` influence."""
    holding = state.holdings[seat]
    stock, own = list(state.resources), list(holding.resources)
    for kind in RESOURCES:
        stock[RESOURCES.index(kind)] -= goods.get(kind, 0)
        own[RESOURCES.index(kind)] += goods.get(kind, 0)
    coins, spent = goods.get("coins", 0), goods.get("spent", 0)
    held = replace(
        holding,
        coins=holding.coins + coins,
        resources=tuple(own),
        influence=holding.influence - spent,
        spent=holding.spent + spent,
        cards=tuple(sorted((*holding.cards, *cards))),
    )
    holdings = (*state.holdings[:seat], held, *state.holdings[seat + 1 :])
    deck = tuple(card for card in state.deck if card not in cards)
    return replace(state, holdings=holdings, coins=state.coins - coins, resources=tuple(stock), deck=deck)


def standing(state: State, **plots: str) -> State:
    """These buildings stand: `standing(state, purple_2="seed_exchange")`."""
    found = list(state.plots)
    for plot, building in plots.items():
        found[PLOTS.index(plot.replace("_", "-"))] = building
    return replace(state, plots=tuple(found))


def step(state: State, seat: int, answer: str) -> tuple[State, list[str]]:
    """The state after a decision, and the events that led there, as text."""
    action = answer if seat == CHANCE else GAME.read_action(answer)
    events = GAME.decide(state, seat, action)
    for event in events:
        state = GAME.evolve(state, event)
    return state, [GAME.write_event(event) for event in events]


def play(state: State, *answers: str) -> State:
    """Whoever is asked answers this; chance always turns up the first card of the deck."""
    return playing(state, *answers)[0]


def playing(state: State, *answers: str) -> tuple[State, list[str]]:
    """The same, with all events."""
    events: list[str] = []
    for answer in answers:
        state, more = _settled(state)
        events += more
        state, more = step(state, asked(state), answer)
        events += more
    state, more = _settled(state)
    return state, events + more


def _settled(state: State) -> tuple[State, list[str]]:
    events: list[str] = []
    while isinstance(question := GAME.waiting(state), Chance):
        state, more = step(state, CHANCE, question.menu[0])
        events += more
    return state, events


def asked(state: State) -> int:
    """The seat that owes a decision."""
    turn = GAME.waiting(state)
    assert isinstance(turn, Turn), "nobody is asked"
    return turn.seats[0]


def offered(state: State, seat: int | None = None) -> set[str]:
    """Everything on the seat's menu, of who is asked if no seat is named."""
    seat = asked(state) if seat is None else seat
    return {GAME.write_action(action) for action in GAME.legal(state, seat)}


def refusal(state: State, action: str, seat: int | None = None) -> str:
    """The reason for which the rules refuse this action."""
    seat = asked(state) if seat is None else seat
    try:
        GAME.decide(state, seat, GAME.read_action(action))
    except IllegalAction as refused:
        assert GAME.read_action(action) not in GAME.legal(state, seat), "refused, and yet on the menu"
        return refused.reason.removeprefix("stone-why-")
    return "allowed"


def holding(state: State, seat: int = 0) -> Holding:
    return state.holdings[seat]


def points(state: State, seat: int = 0) -> int:
    return vp(state.holdings[seat])


def resources(state: State, seat: int = 0) -> dict[str, int]:
    pairs = zip(RESOURCES, state.holdings[seat].resources, strict=True)
    return {kind: n for kind, n in pairs if n}


def near_the_end(state: State, spaces: int = 1) -> State:
    """The progress token, so many spaces before the last one."""
    return replace(state, progress=23 - spaces)


def outcome(state: State) -> Outcome:
    found = GAME.outcome(state)
    assert found is not None, "the game is not over"
    return found


def cards_on_the_mat(state: State) -> list[str]:
    return [card for card in state.mat if card != GAP]


def shown(state: State, seat: int = 0, story: Sequence[Any] = ()) -> dict[str, Any]:
    """The face of a seat as a page gets it."""
    found: dict[str, Any] = codec.builtins(GAME.face(GAME.observe(state, seat), story))
    return found
