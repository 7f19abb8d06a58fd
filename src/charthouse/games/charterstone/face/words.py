"""Effect words and prices as a page gets them."""

from collections.abc import Iterable
from functools import cache
from typing import Literal, NamedTuple

from msgspec import UNSET, Raw, UnsetType
from msgspec.json import encode

from charthouse.core.message import message
from charthouse.games.charterstone.box import RESOURCES, Use, uses
from charthouse.games.charterstone.effect import Effect, Price
from charthouse.games.charterstone.effects import WORDS, Drawn, describe, drawn
from charthouse.games.charterstone.face.wire import Word


def word_face(effect: Effect, price: bool = False) -> Word:
    """A word as data to draw, and a message to say."""
    look = drawn(effect)
    return Word(
        word=effect.word,
        n=effect.n,
        sign=look.sign,
        text=describe(effect, message),
        arg=effect.arg or UNSET,
        tile=UNSET if look.tile is None else look.tile,
        figure=figure_of(look),
        stock=look.stock or UNSET,
        asks=(not price and WORDS[effect.word].asks(effect)) or UNSET,
        options=UNSET if price else option_faces(effect) or UNSET,
    )


def figure_of(look: Drawn) -> Literal["inside", "none"] | UnsetType:
    return UNSET if look.figure == "before" else look.figure


def option_faces(effect: Effect) -> dict[str, list[Word]]:
    """The benefits of which one is chosen, if it is that."""
    options = WORDS[effect.word].options(effect)
    return {name: [word_face(word) for word in words] for name, words in options.items()}


class UseFace(NamedTuple):
    """What using a building takes and gives, as it is sent, and the sign of what it is mainly for."""

    pay: Raw
    gain: Raw
    sign: str


@cache
def use_face(building: str, errata: tuple[str, ...]) -> UseFace:
    use = uses(errata)[building]
    looks = [drawn(word) for word in use.gains]
    main = next((look for look in looks if look.emblem), looks[0])
    pay = [word_face(word, price=True) for word in price_words(use)]
    return UseFace(as_sent(pay), as_sent(word_face(word) for word in use.gains), main.sign)


def as_sent(words: Iterable[Word]) -> Raw:
    return Raw(encode(list(words)))


def price_words(use: Use) -> list[Effect]:
    """What using the building takes, as words."""
    price: Price = use.price
    found = [Effect("coin", "", price.coins), Effect("influence", "", price.influence)]
    found += [Effect("resource", RESOURCES[number], n) for number, n in price.kinds]
    found.append(Effect("resource", "any", price.any))
    deeds = [WORDS[effect.word].costs for effect in use.gains]
    return [effect for effect in found if effect.n] + [effect for effect in deeds if effect]
