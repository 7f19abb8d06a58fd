"""Events for the campaign: names given, glory, wins, and what each seat keeps."""

from typing import Any

from msgspec.structs import replace

from charthouse.core.game import Seat
from charthouse.games.charterstone.events.event import Event, goods_line, goods_read, seat_of
from charthouse.games.charterstone.legacy import Legacy, chest_with
from charthouse.games.charterstone.names import Say, card_name
from charthouse.games.charterstone.pieces import Goods
from charthouse.games.charterstone.state import State


class Named(Event, frozen=True, gc=False):
    """An assistant, or `persona` for the seat's own, has a name for good."""

    word = "named"
    seat: Seat
    what: str
    name: str

    def change(self, state: State) -> State:
        what = state.holdings[self.seat].charter if self.what == "persona" else self.what
        return replace(state, names=tuple(sorted((*state.names, (what, self.name)))), step=state.step + 1)

    @classmethod
    def read(cls, words: list[str]) -> "Named":
        return cls(seat_of(words[0]), words[1], " ".join(words[2:]))

    def sentence(self, name: str, say: Say) -> Any:
        if self.what == "persona":
            return say("stone-log-named-persona", name=name, given=self.name)
        return say("stone-log-named", name=name, given=self.name, what=card_name(self.what, say))

    def lasts(self, legacy: Legacy, chest: int) -> Legacy:
        if self.what == "persona":
            return chest_with(legacy, chest, persona=self.name)
        return replace(legacy, assistants=tuple(sorted((*legacy.assistants, (self.what, self.name)))))


class Glorified(Event, frozen=True, gc=False):
    word = "glory"
    seat: Seat
    glory: int

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-glory", name=name, n=self.glory)

    def lasts(self, legacy: Legacy, chest: int) -> Legacy:
        return chest_with(legacy, chest, glory=legacy.chests[chest].glory + self.glory)


class Won(Event, frozen=True, gc=False):
    word = "won"
    seat: Seat

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-won", name=name)

    def lasts(self, legacy: Legacy, chest: int) -> Legacy:
        return chest_with(legacy, chest, wins=(*legacy.chests[chest].wins, legacy.games + 1))


class Kept(Event, frozen=True, gc=False):
    """What a seat keeps for the next game."""

    word = "kept"
    seat: Seat
    goods: Goods
    cards: tuple[str, ...]

    def line(self) -> str:
        parts = (f"kept {self.seat + 1}", goods_line(self.goods), " ".join(("cards", *self.cards)))
        return " ".join(filter(None, parts))

    @classmethod
    def read(cls, words: list[str]) -> "Kept":
        at = words.index("cards")
        return cls(seat_of(words[0]), goods_read(words[1:at]), tuple(words[at + 1 :]))

    def lasts(self, legacy: Legacy, chest: int) -> Legacy:
        return chest_with(legacy, chest, goods=self.goods, cards=self.cards)
