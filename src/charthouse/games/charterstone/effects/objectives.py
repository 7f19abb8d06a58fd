"""The deed `objective` (rule 20): a token on what one has fulfilled."""

from charthouse.core.game import Seat
from charthouse.games.charterstone import prices
from charthouse.games.charterstone.box import BOX
from charthouse.games.charterstone.course import Course
from charthouse.games.charterstone.effect import Effect
from charthouse.games.charterstone.effects.word import Drawn, Taught, Word
from charthouse.games.charterstone.events import ObjectiveMet
from charthouse.games.charterstone.notation import Action, act
from charthouse.games.charterstone.state import Holding, State


def _quota_tokens(state: State, seat: Seat) -> int:
    return state.quota.count(seat)


def _coins(state: State, seat: Seat) -> int:
    return state.holdings[seat].coins


def _assistants(state: State, seat: Seat) -> int:
    return sum(card in BOX.assistants for card in state.holdings[seat].cards)


def _resource_kinds(state: State, seat: Seat) -> int:
    return sum(n > 0 for n in state.holdings[seat].resources)


def _reputation_tokens(state: State, seat: Seat) -> int:
    return state.reputation.count(seat)


COUNTERS = {
    "quota_tokens": _quota_tokens,
    "coins": _coins,
    "assistants": _assistants,
    "resource_kinds": _resource_kinds,
    "reputation_tokens": _reputation_tokens,
}
"""What an objective may count."""


def reached(state: State, seat: Seat, objective: str) -> int:
    """How many of what the objective counts the seat has."""
    return COUNTERS[BOX.objectives[objective].count](state, seat)


def open_objectives(state: State, seat: Seat) -> list[str]:
    """The objectives that the seat fulfils and has not scored in this game."""
    return [
        objective
        for objective, seats in zip(state.objectives, state.met, strict=True)
        if seat not in seats and reached(state, seat, objective) >= BOX.objectives[objective].least
    ]


def _lacks(state: State, seat: Seat, purse: Holding) -> str:
    if not purse.influence:
        return "stone-why-no-influence-left"
    return "" if open_objectives(state, seat) else "stone-why-no-objective"


def _offers(state: State, seat: Seat, effect: Effect) -> tuple[Action, ...]:
    return tuple(act("score", objective) for objective in sorted(open_objectives(state, seat)))


def _do(course: Course, seat: Seat, effect: Effect, answer: Action) -> None:
    course.happens(ObjectiveMet(seat, answer.words[0]))


def _answer(state: State, seat: Seat, effect: Effect, words: tuple[str, ...]) -> int:
    return -prices.influence(state)


OBJECTIVE = Word(
    rule=20,
    do=_do,
    offers=_offers,
    lacks=_lacks,
    costs=Effect("on_objective"),
    costs_drawn=Drawn("influence", stock="influence"),
    zone="objectives",
    answer=_answer,
    taught=(
        Taught(
            "{ objective = 1 }",
            "which",
            "an influence token on an objective that is fulfilled and not yet scored by this player",
        ),
    ),
)
