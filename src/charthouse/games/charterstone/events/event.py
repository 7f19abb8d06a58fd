"""An event: a fact in the past tense. One class holds what it changes, its line, its sentence, what lasts.

No rule lives here. A line is the event's word and its fields in order, seats counted from 1.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Self

import msgspec
from msgspec.structs import astuple, replace

from charthouse.core.game import Seat
from charthouse.games.charterstone.legacy import Legacy
from charthouse.games.charterstone.names import Say
from charthouse.games.charterstone.pieces import Goods
from charthouse.games.charterstone.state import Holding, State


class Event(msgspec.Struct, frozen=True, gc=False):
    word: ClassVar[str] = ""
    """The first word of its line."""
    reveals: ClassVar[bool] = False
    """Whether it showed what not everybody could know."""

    def change(self, state: State) -> State:
        """The table after it."""
        return state

    def line(self) -> str:
        words = [self.word]
        for field, value in zip(self.__struct_fields__, astuple(self), strict=True):
            words.append(str(value + 1 if field == "seat" else value))
        return " ".join(words)

    @classmethod
    def read(cls, words: list[str]) -> Self:
        """The event of a line's words after the first; raises `ValueError` where they do not fit."""
        return cls(*(_READ[kind](word) for kind, word in zip(_kinds(cls), words, strict=True)))

    def sentence(self, name: str, say: Say) -> Any:
        """What happened, to the player of that name, or nothing where there is nothing to tell."""
        return None

    def lasts(self, legacy: Legacy, chest: int) -> Legacy:
        """What it leaves to the campaign; `chest` is the number of the seat's own."""
        return legacy

    def seen_by(self, seat: Seat) -> "Event | None":
        """The event as a seat may see it."""
        return self


def _kinds(event: type[Event]) -> list[str]:
    fields = msgspec.structs.fields(event)
    return ["seat" if field.name == "seat" else field.type.__name__ for field in fields]


_READ: dict[str, Callable[[str], Any]] = {"seat": lambda word: int(word) - 1, "int": int, "str": str}


def seat_of(word: str) -> Seat:
    return int(word) - 1


def goods_line(goods: Goods) -> str:
    return " ".join([f"{what} {n}" for what, n in goods])


def goods_read(words: list[str]) -> Goods:
    return tuple((what, int(n)) for what, n in zip(words[::2], words[1::2], strict=True))


# --- changes that many events share


def held(state: State, seat: Seat, **changes: Any) -> tuple[Holding, ...]:
    """The holdings with one changed."""
    holdings = state.holdings
    return (*holdings[:seat], replace(holdings[seat], **changes), *holdings[seat + 1 :])


def without(cards: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    return tuple([card for card in cards if card not in gone])


def added(cards: tuple[str, ...], *more: str) -> tuple[str, ...]:
    return tuple(sorted((*cards, *more)))


def put(places: tuple[Any, ...], place: int, what: Any) -> tuple[Any, ...]:
    return (*places[:place], what, *places[place + 1 :])


def token(state: State, seat: Seat) -> tuple[Holding, ...]:
    """One influence token leaves the seat's supply for a place on the board."""
    return held(state, seat, influence=state.holdings[seat].influence - 1)
