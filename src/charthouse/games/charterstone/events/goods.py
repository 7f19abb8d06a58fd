"""Events of goods and points: paid, gained, scored."""

from typing import Any

from msgspec.structs import replace

from charthouse.core.game import Seat
from charthouse.games.charterstone.box import PARTS, RESOURCES
from charthouse.games.charterstone.events.event import Event, goods_line, goods_read, held, put, seat_of
from charthouse.games.charterstone.names import Say, goods_list, source_name
from charthouse.games.charterstone.pieces import Goods
from charthouse.games.charterstone.state import State


class Paid(Event, frozen=True, gc=False):
    word = "paid"
    seat: Seat
    goods: Goods

    def change(self, state: State) -> State:
        return _moved(state, self.seat, self.goods, -1)

    def line(self) -> str:
        return f"paid {self.seat + 1} {goods_line(self.goods)}"

    @classmethod
    def read(cls, words: list[str]) -> "Paid":
        return cls(seat_of(words[0]), goods_read(words[1:]))

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-paid", name=name, goods=goods_list(self.goods, say))


class Gained(Event, frozen=True, gc=False):
    word = "gained"
    seat: Seat
    goods: Goods

    def change(self, state: State) -> State:
        return _moved(state, self.seat, self.goods, 1)

    def line(self) -> str:
        return f"gained {self.seat + 1} {goods_line(self.goods)}"

    @classmethod
    def read(cls, words: list[str]) -> "Gained":
        return cls(seat_of(words[0]), goods_read(words[1:]))

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-gained", name=name, goods=goods_list(self.goods, say))


def _moved(state: State, seat: Seat, goods: Goods, sign: int) -> State:
    """Goods go from the general supply to a seat, or back."""
    holding, coins, stock = state.holdings[seat], state.coins, list(state.resources)
    purse, influence, own = holding.coins, holding.influence, list(holding.resources)
    for what, n in goods:
        n *= sign
        if what == "coin":
            coins, purse = coins - n, purse + n
        elif what == "influence":
            influence += n
        else:
            number = RESOURCES.index(what)
            stock[number] -= n
            own[number] += n
    changed = held(
        state,
        seat,
        coins=purse,
        resources=tuple(own),
        influence=influence,
        spent=holding.spent - (influence - holding.influence),
    )
    return replace(state, holdings=changed, coins=coins, resources=tuple(stock))


class Scored(Event, frozen=True, gc=False):
    word = "vp"
    seat: Seat
    vp: int
    part: str
    source: str

    def change(self, state: State) -> State:
        points, part = state.holdings[self.seat].points, PARTS.index(self.part)
        more = put(points, part, points[part] + self.vp)
        return replace(state, holdings=held(state, self.seat, points=more))

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-vp", name=name, n=self.vp, source=source_name(self.source, say))
