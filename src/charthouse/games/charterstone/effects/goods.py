"""Words of goods: points, coins, resources, and what is paid by choice."""

from functools import lru_cache
from itertools import combinations
from typing import Any

from charthouse.core.game import Seat
from charthouse.games.charterstone import prices
from charthouse.games.charterstone.box import RESOURCES
from charthouse.games.charterstone.course import Course, score
from charthouse.games.charterstone.effect import Effect
from charthouse.games.charterstone.effects.word import NOTHING, Drawn, Taught, Word
from charthouse.games.charterstone.events import CardsDiscarded, Gained, Paid
from charthouse.games.charterstone.names import Say
from charthouse.games.charterstone.notation import Action, act
from charthouse.games.charterstone.pieces import Goods
from charthouse.games.charterstone.state import State


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


# --- points


def _vp(course: Course, seat: Seat, effect: Effect, answer: Action) -> None:
    score(course, seat, effect.n, effect.source)


def _vp_gives(state: State, seat: Seat, effect: Effect) -> int:
    return prices.POINT * effect.n


VP = Word(
    rule=15,
    do=_vp,
    drawn=lambda effect: Drawn("vp", figure="inside", stock="vp", emblem=False),
    gives=_vp_gives,
    taught=(
        Taught(
            "{ vp = 3 }", "", "victory points, for the part of the score that the building names with `part`"
        ),
    ),
)

# --- coins and resources (rule 15: the supply of both is finite)


def _coin(course: Course, seat: Seat, effect: Effect, answer: Action) -> None:
    n = min(effect.n, course.state.coins)
    if n:
        course.happens(Gained(seat, (("coin", n),)))


def _coin_gives(state: State, seat: Seat, effect: Effect) -> int:
    return sum(prices.coin(state, seat, n) for n in range(min(effect.n, state.coins)))


COIN = Word(
    rule=15,
    do=_coin,
    drawn=lambda effect: Drawn("coin", stock="coins"),
    gives=_coin_gives,
    taught=(Taught("{ coin = 2 }", "", "coins, as far as the supply has them"),),
)


def _resource(course: Course, seat: Seat, effect: Effect, answer: Action) -> None:
    if effect.arg in RESOURCES:
        n = min(effect.n, course.state.resources[RESOURCES.index(effect.arg)])
        if n:
            course.happens(Gained(seat, ((effect.arg, n),)))
    elif answer.words:
        course.happens(Gained(seat, goods_of(answer.words)))


def _resource_offers(state: State, seat: Seat, effect: Effect) -> tuple[Action, ...]:
    if effect.arg in RESOURCES:
        return NOTHING
    return bundles("take", state.resources, effect.n, effect.arg == "different")


def _resource_describe(effect: Effect, say: Say) -> Any:
    return say(f"stone-some-{effect.arg}", n=effect.n)


def _resource_drawn(effect: Effect) -> Drawn:
    sign = effect.arg if effect.arg in RESOURCES else "any"
    return Drawn(sign, stock=sign)


def _resource_gives(state: State, seat: Seat, effect: Effect) -> int:
    if effect.arg not in RESOURCES:
        return 0
    number = RESOURCES.index(effect.arg)
    return prices.resource(state, seat, number) if state.resources[number] else 0


def _resource_answer(state: State, seat: Seat, effect: Effect, words: tuple[str, ...]) -> int:
    return prices.bundle(state, seat, words, 1)


RESOURCE = Word(
    rule=15,
    do=_resource,
    offers=_resource_offers,
    certain=lambda effect: effect.arg in RESOURCES,
    describe=_resource_describe,
    drawn=_resource_drawn,
    gives=_resource_gives,
    answer=_resource_answer,
    taught=(
        Taught('{ resource = "iron", n = 1 }', "", "resources of a kind, as far as the supply has them"),
        Taught('{ resource = "any", n = 2 }', "which", 'resources of choice; `"different"`: no two alike'),
    ),
)

# --- what is paid by choice: the rules ask it, content has no such word


def _pay(course: Course, seat: Seat, effect: Effect, answer: Action) -> None:
    if effect.arg == "cards":
        course.happens(CardsDiscarded(seat, answer.words))
    else:
        course.happens(Paid(seat, goods_of(answer.words)))


def _pay_offers(state: State, seat: Seat, effect: Effect) -> tuple[Action, ...]:
    holding = state.holdings[seat]
    if effect.arg == "cards":
        return tuple(sorted(act("pay", *cards) for cards in combinations(holding.cards, effect.n)))
    return bundles("pay", holding.resources, effect.n)


def _pay_describe(effect: Effect, say: Say) -> Any:
    return say("stone-cards-any" if effect.arg == "cards" else "stone-some-any", n=effect.n)


def _pay_answer(state: State, seat: Seat, effect: Effect, words: tuple[str, ...]) -> int:
    if effect.arg == "cards":
        return -sum(prices.card(state, seat, word) for word in words)
    return -prices.bundle(state, seat, words, -1)


PAY = Word(
    rule=15,
    do=_pay,
    offers=_pay_offers,
    describe=_pay_describe,
    drawn=lambda effect: Drawn("any"),
    answer=_pay_answer,
)
