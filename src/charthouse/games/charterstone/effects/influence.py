"""Words of influence: reputation, tokens that come back, and the progress token."""

from charthouse.core.game import Seat
from charthouse.games.charterstone import prices
from charthouse.games.charterstone.course import Course, advance, repute, room_for_reputation
from charthouse.games.charterstone.effect import Effect
from charthouse.games.charterstone.effects.word import NOTHING, Drawn, Taught, Word
from charthouse.games.charterstone.events import Gained
from charthouse.games.charterstone.notation import SKIP, Action, act
from charthouse.games.charterstone.state import State


def _reputation_offers(state: State, seat: Seat, effect: Effect) -> tuple[Action, ...]:
    return (act("take", "reputation"), SKIP) if room_for_reputation(state, seat) else NOTHING


def _reputation(course: Course, seat: Seat, effect: Effect, answer: Action) -> None:
    if answer.verb == "take":
        repute(course, seat)


def _reputation_answer(state: State, seat: Seat, effect: Effect, words: tuple[str, ...]) -> int:
    return prices.reputation(state, seat) - prices.influence(state)


REPUTATION = Word(
    rule=23,
    do=_reputation,
    offers=_reputation_offers,
    answer=_reputation_answer,
    taught=(
        Taught(
            "{ reputation = 1 }",
            "yes or no",
            "an influence token on the reputation track, while there is room",
        ),
    ),
)


def _influence_offers(state: State, seat: Seat, effect: Effect) -> tuple[Action, ...]:
    return (act("take", "influence"), SKIP) if state.holdings[seat].spent else NOTHING


def _influence(course: Course, seat: Seat, effect: Effect, answer: Action) -> None:
    """Rule 6: tokens paid to the supply come back; placed ones never do."""
    if answer.verb == "take":
        course.happens(Gained(seat, (("influence", min(effect.n, course.state.holdings[seat].spent)),)))


def _influence_answer(state: State, seat: Seat, effect: Effect, words: tuple[str, ...]) -> int:
    return prices.influence(state)


INFLUENCE = Word(
    rule=6,
    do=_influence,
    drawn=lambda effect: Drawn("influence", stock="influence"),
    offers=_influence_offers,
    answer=_influence_answer,
    taught=(
        Taught("{ influence = 1 }", "yes or no", "influence back from the supply, as far as any was paid"),
    ),
)


def _progress(course: Course, seat: Seat, effect: Effect, answer: Action) -> None:
    for _ in range(effect.n):
        advance(course, seat)


PROGRESS = Word(
    rule=25,
    do=_progress,
    drawn=lambda effect: Drawn("progress", stock="steps"),
    taught=(Taught("{ progress = 1 }", "", "the progress token moves; its icons count for who moved it"),),
)
