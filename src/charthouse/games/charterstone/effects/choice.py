"""The word `choose`: one of several benefits."""

from typing import Any

from charthouse.core.game import Seat
from charthouse.games.charterstone.box import alternatives
from charthouse.games.charterstone.course import Course
from charthouse.games.charterstone.effect import Effect
from charthouse.games.charterstone.effects.word import Drawn, Taught, Word, benefit, describe
from charthouse.games.charterstone.names import Say, joined
from charthouse.games.charterstone.notation import Action, act
from charthouse.games.charterstone.state import State


def _offers(state: State, seat: Seat, effect: Effect) -> tuple[Action, ...]:
    return tuple(act("choose", name) for name in sorted(alternatives(effect.source)))


def _do(course: Course, seat: Seat, effect: Effect, answer: Action) -> None:
    course.queue[:0] = alternatives(effect.source)[answer.words[0]]


def _describe(effect: Effect, say: Say) -> Any:
    each = [
        joined("stone-and", (describe(word, say) for word in words), say)
        for words in alternatives(effect.source).values()
    ]
    return joined("stone-or", each, say)


def _answer(state: State, seat: Seat, effect: Effect, words: tuple[str, ...]) -> int:
    return sum(benefit(state, seat, word) for word in alternatives(effect.source)[words[0]])


CHOOSE = Word(
    rule=15,
    do=_do,
    offers=_offers,
    options=lambda effect: alternatives(effect.source),
    describe=_describe,
    drawn=lambda effect: Drawn("why", emblem=False),
    answer=_answer,
    taught=(
        Taught(
            "{ choose = { cards = [...], points = [...] } }",
            "which",
            "one of several benefits, each with a name (`stone-choice-NAME`)",
        ),
    ),
)
