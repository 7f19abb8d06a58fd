"""Words of advancement cards: taken from the mat, drawn from the deck."""

from typing import Any

from charthouse.core.game import Seat
from charthouse.games.charterstone import prices
from charthouse.games.charterstone.course import Course
from charthouse.games.charterstone.effect import Effect
from charthouse.games.charterstone.effects.word import NOTHING, Drawn, Taught, Word
from charthouse.games.charterstone.events import CardTaken
from charthouse.games.charterstone.names import Say
from charthouse.games.charterstone.notation import SKIP, Action, act
from charthouse.games.charterstone.pieces import GAP
from charthouse.games.charterstone.state import State, kind


def _card_offers(state: State, seat: Seat, effect: Effect) -> tuple[Action, ...]:
    """Rule 7: a face-up card of the kind, if there is one; it may be left."""
    wanted = effect.arg
    every = wanted in ("any", "any_or_top")
    found = [
        act("take", card) for card in state.mat if card != GAP and (every or kind(state, card) == wanted)
    ]
    if wanted == "any_or_top" and state.deck:
        found.append(act("take", "top"))
    return (*sorted(found), SKIP) if found else NOTHING


def _card(course: Course, seat: Seat, effect: Effect, answer: Action) -> None:
    if answer.verb != "take":
        return
    (card,) = answer.words
    if card == "top":
        course.queue.insert(0, Effect("draw", "", 1, effect.source))
    else:
        course.happens(CardTaken(seat, card))


def _card_describe(effect: Effect, say: Say) -> Any:
    return say(f"stone-cards-{effect.arg}", n=effect.n)


def _card_drawn(effect: Effect) -> Drawn:
    return Drawn({"assistant": "assistant", "building": "plan"}.get(effect.arg, "card"))


def _card_answer(state: State, seat: Seat, effect: Effect, words: tuple[str, ...]) -> int:
    return prices.RESOURCE if words == ("top",) else prices.card(state, seat, words[0])


CARD = Word(
    rule=7,
    do=_card,
    offers=_card_offers,
    describe=_card_describe,
    drawn=_card_drawn,
    zone="mat",
    reveals=True,
    answer=_card_answer,
    taught=(
        Taught(
            '{ card = "any" }',
            "which, or none",
            'a face-up card of the mat; `"assistant"`, `"building"`, `"constructed"`: of that kind, if one '
            'lies open; `"any_or_top"`: also the top of the deck',
        ),
    ),
)


def _draw(course: Course, seat: Seat, effect: Effect, answer: Action) -> None:
    """Chance answers this word; see `rules.py`."""


DRAW = Word(rule=7, do=_draw, drawn=lambda effect: Drawn("card"))
