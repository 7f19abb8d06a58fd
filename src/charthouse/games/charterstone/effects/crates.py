"""The deed `crate` (rule 19): what the index guide says comes out."""

from charthouse.core.game import Seat
from charthouse.games.charterstone import prices
from charthouse.games.charterstone.box import BOX
from charthouse.games.charterstone.course import Course
from charthouse.games.charterstone.effect import Effect
from charthouse.games.charterstone.effects.word import Drawn, Taught, Word
from charthouse.games.charterstone.events import (
    CardArchived,
    CardGiven,
    CrateOpened,
    PersonaGained,
    RuleEntered,
)
from charthouse.games.charterstone.guide import guide
from charthouse.games.charterstone.hand import constructed_cards, crate_cards
from charthouse.games.charterstone.notation import Action, act
from charthouse.games.charterstone.rulebook import entering
from charthouse.games.charterstone.state import Holding, State


def _lacks(state: State, seat: Seat, purse: Holding) -> str:
    if crate_cards(state, seat):
        return ""
    return "stone-why-crate-opens-later" if constructed_cards(state, seat) else "stone-why-no-crate"


def _offers(state: State, seat: Seat, effect: Effect) -> tuple[Action, ...]:
    return tuple(act("open", card) for card in crate_cards(state, seat))


def _do(course: Course, seat: Seat, effect: Effect, answer: Action) -> None:
    """What comes out belongs to who opened it; the first crate of the game brings rules of its own."""
    (card,) = answer.words
    release = course.state.options.release
    printed = guide(release)
    crate = printed.crates[BOX.buildings[card].crate]
    first = not course.state.opened
    course.happens(CrateOpened(seat, crate.number))
    for number in crate.buildings:
        course.happens(CardGiven(seat, printed.buildings[number]))
    for persona in crate.personas:
        course.happens(PersonaGained(seat, persona))
    if first:
        for slot, version in entering("first_crate", release):
            course.happens(RuleEntered(slot, version))
    course.happens(CardArchived(seat, card))


def _answer(state: State, seat: Seat, effect: Effect, words: tuple[str, ...]) -> int:
    return 2 * prices.BUILDING


CRATE = Word(
    rule=19,
    do=_do,
    offers=_offers,
    lacks=_lacks,
    drawn=lambda effect: Drawn("crate-open"),
    reveals=True,
    answer=_answer,
    taught=(Taught("{ crate = 1 }", "which", "open the crate on a constructed building card one holds"),),
)
