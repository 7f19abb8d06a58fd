"""The effect words of game one, in one list: what each lacks, what it asks, what it does, how it is said.

`docs/effect-words.md` describes them for people who write content.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from charthouse.core.game import Seat
from charthouse.games.charterstone import deeds
from charthouse.games.charterstone.box import RESOURCES, alternatives
from charthouse.games.charterstone.course import (
    Course,
    advance,
    repute,
    room_for_reputation,
    score,
)
from charthouse.games.charterstone.events import CardsDiscarded, CardTaken, Gained, Paid
from charthouse.games.charterstone.frame import Frame
from charthouse.games.charterstone.notation import SKIP, Action, act
from charthouse.games.charterstone.pieces import GAP, Goods
from charthouse.games.charterstone.state import Holding, State, kind

Lacks = Callable[[State, Seat, Holding], str]
Offers = Callable[[State, Seat, Frame], tuple[Action, ...]]
Do = Callable[[Course, Seat, Frame, Action], None]

NOTHING: tuple[Action, ...] = ()
DONE = Action("")
"""The answer to a word that asks nothing."""


def _lacks_nothing(state: State, seat: Seat, purse: Holding) -> str:
    return ""


def _asks_nothing(state: State, seat: Seat, frame: Frame) -> tuple[Action, ...]:
    return NOTHING


class Word(NamedTuple):
    """One effect word. `lacks` names what is missing to use it at all, once the price is paid."""

    do: Do
    offers: Offers = _asks_nothing
    lacks: Lacks = _lacks_nothing


# --- goods


@lru_cache(maxsize=1 << 14)
def bundles(verb: str, stock: tuple[int, ...], n: int, different: bool = False) -> tuple[Action, ...]:
    """Every way to pay or take so many resources out of a stock, sorted."""
    most = 1 if different else n
    names = [kind for kind, have in zip(RESOURCES, stock, strict=True) for _ in range(min(have, most))]
    found = {act(verb, *chosen) for chosen in combinations(names, min(n, len(names)))}
    return tuple(sorted(found)) if names else NOTHING


@lru_cache(maxsize=4096)
def goods_of(words: tuple[str, ...]) -> Goods:
    return tuple((kind, words.count(kind)) for kind in RESOURCES if kind in words)


def _vp(course: Course, seat: Seat, frame: Frame, answer: Action) -> None:
    score(course, seat, frame.n, frame.source)


def _coin(course: Course, seat: Seat, frame: Frame, answer: Action) -> None:
    """Rule 15: the supply of coins and resources is finite."""
    n = min(frame.n, course.state.coins)
    if n:
        course.happens(Gained(seat, (("coin", n),)))


def _resource_offers(state: State, seat: Seat, frame: Frame) -> tuple[Action, ...]:
    if frame.arg in RESOURCES:
        return NOTHING
    return bundles("take", state.resources, frame.n, frame.arg == "different")


def _resource(course: Course, seat: Seat, frame: Frame, answer: Action) -> None:
    if frame.arg in RESOURCES:
        n = min(frame.n, course.state.resources[RESOURCES.index(frame.arg)])
        if n:
            course.happens(Gained(seat, ((frame.arg, n),)))
    elif answer.words:
        course.happens(Gained(seat, goods_of(answer.words)))


def _pay_offers(state: State, seat: Seat, frame: Frame) -> tuple[Action, ...]:
    holding = state.holdings[seat]
    if frame.arg == "cards":
        return tuple(sorted(act("pay", *cards) for cards in combinations(holding.cards, frame.n)))
    return bundles("pay", holding.resources, frame.n)


def _pay(course: Course, seat: Seat, frame: Frame, answer: Action) -> None:
    if frame.arg == "cards":
        course.happens(CardsDiscarded(seat, answer.words))
    else:
        course.happens(Paid(seat, goods_of(answer.words)))


# --- cards


def _card_offers(state: State, seat: Seat, frame: Frame) -> tuple[Action, ...]:
    """Rule 7: a face-up card of the kind, if there is one; it may be left."""
    wanted = frame.arg
    every = wanted in ("any", "any_or_top")
    found = [
        act("take", card) for card in state.mat if card != GAP and (every or kind(state, card) == wanted)
    ]
    if wanted == "any_or_top" and state.deck:
        found.append(act("take", "top"))
    return (*sorted(found), SKIP) if found else NOTHING


def _card(course: Course, seat: Seat, frame: Frame, answer: Action) -> None:
    if answer.verb != "take":
        return
    (card,) = answer.words
    if card == "top":
        course.queue.insert(0, Frame("draw", "", 1, frame.source))
    else:
        course.happens(CardTaken(seat, card))


def _draw(course: Course, seat: Seat, frame: Frame, answer: Action) -> None:
    """Chance answers this word; see `rules.py`."""


# --- influence


def _reputation_offers(state: State, seat: Seat, frame: Frame) -> tuple[Action, ...]:
    return (act("take", "reputation"), SKIP) if room_for_reputation(state, seat) else NOTHING


def _reputation(course: Course, seat: Seat, frame: Frame, answer: Action) -> None:
    if answer.verb == "take":
        repute(course, seat)


def _influence_offers(state: State, seat: Seat, frame: Frame) -> tuple[Action, ...]:
    return (act("take", "influence"), SKIP) if state.holdings[seat].spent else NOTHING


def _influence(course: Course, seat: Seat, frame: Frame, answer: Action) -> None:
    """Rule 6: tokens paid to the supply come back; placed ones never do."""
    if answer.verb == "take":
        course.happens(Gained(seat, (("influence", min(frame.n, course.state.holdings[seat].spent)),)))


def _progress(course: Course, seat: Seat, frame: Frame, answer: Action) -> None:
    for _ in range(frame.n):
        advance(course, seat)


# --- one of several


def _choose_offers(state: State, seat: Seat, frame: Frame) -> tuple[Action, ...]:
    return tuple(act("choose", name) for name in sorted(alternatives(frame.source)))


def _choose(course: Course, seat: Seat, frame: Frame, answer: Action) -> None:
    course.queue[:0] = alternatives(frame.source)[answer.words[0]]


WORDS: dict[str, Word] = {
    "vp": Word(_vp),
    "coin": Word(_coin),
    "resource": Word(_resource, _resource_offers),
    "card": Word(_card, _card_offers),
    "draw": Word(_draw),
    "reputation": Word(_reputation, _reputation_offers),
    "influence": Word(_influence, _influence_offers),
    "progress": Word(_progress),
    "choose": Word(_choose, _choose_offers),
    "pay": Word(_pay, _pay_offers),
    "construct": Word(deeds.construct, deeds.construct_offers, deeds.construct_lacks),
    "crate": Word(deeds.open_crate, deeds.crate_offers, deeds.crate_lacks),
    "objective": Word(deeds.meet, deeds.objective_offers, deeds.objective_lacks),
    "quota": Word(deeds.fill, deeds.quota_offers, deeds.quota_lacks),
}
"""The closed vocabulary. A word that is not here does not load."""

DEEDS = frozenset(name for name, word in WORDS.items() if word.lacks is not _lacks_nothing)
"""Words that must be possible for a building to be used at all. A building has one at most."""
