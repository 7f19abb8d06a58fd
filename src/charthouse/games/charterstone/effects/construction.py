"""The deed `construct` (rule 18): a building card becomes a building on an own empty plot."""

from charthouse.core.game import Seat
from charthouse.games.charterstone import prices
from charthouse.games.charterstone.box import BOX, RESOURCES
from charthouse.games.charterstone.course import Course
from charthouse.games.charterstone.effect import Effect
from charthouse.games.charterstone.effects.word import Drawn, Taught, Word
from charthouse.games.charterstone.events import Built, CardArchived, Paid
from charthouse.games.charterstone.hand import building_cards
from charthouse.games.charterstone.inforce import answers
from charthouse.games.charterstone.notation import Action, act
from charthouse.games.charterstone.state import Holding, State


def affords(card: str, purse: Holding) -> bool:
    """Whether the purse holds the four resources printed on the card."""
    cost = BOX.buildings[card].cost
    return all(cost.count(kind) <= have for kind, have in zip(RESOURCES, purse.resources, strict=True))


def _lacks(state: State, seat: Seat, purse: Holding) -> str:
    cards = building_cards(state, seat)
    if not cards:
        return "stone-why-no-building-card"
    if not any(affords(card, purse) for card in cards):
        return "stone-why-no-printed-resources"
    return "" if answers(state).plots(state, seat) else "stone-why-no-empty-plot"


def _offers(state: State, seat: Seat, effect: Effect) -> tuple[Action, ...]:
    purse, plots = state.holdings[seat], answers(state).plots(state, seat)
    cards = [card for card in building_cards(state, seat) if affords(card, purse)]
    return tuple(act("build", card, plot) for card in cards for plot in plots)


def _do(course: Course, seat: Seat, effect: Effect, answer: Action) -> None:
    """Rule 10: a card with a crate stays in the supply, one without goes to the archive."""
    card, plot = answer.words
    cost = BOX.buildings[card].cost
    course.happens(Paid(seat, tuple((kind, cost.count(kind)) for kind in RESOURCES if kind in cost)))
    course.happens(Built(seat, card, plot))
    if not BOX.buildings[card].crate:
        course.happens(CardArchived(seat, card))


def _answer(state: State, seat: Seat, effect: Effect, words: tuple[str, ...]) -> int:
    return prices.STANDING - len(BOX.buildings[words[0]].cost) * prices.RESOURCE


CONSTRUCT = Word(
    rule=18,
    do=_do,
    offers=_offers,
    lacks=_lacks,
    costs=Effect("printed", "", 4),
    costs_drawn=Drawn("plan", figure="none"),
    zone="charter",
    answer=_answer,
    taught=(
        Taught(
            "{ construct = 1 }",
            "card and plot",
            "pay the four resources printed on a building card one holds, and put the building on an own "
            "empty plot",
        ),
    ),
)
