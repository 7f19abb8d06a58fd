"""Events of workers: placed, bumped, taken back."""

from typing import Any

from msgspec.structs import replace

from charthouse.core.game import Seat
from charthouse.games.charterstone.events.event import Event, held, seat_of, without
from charthouse.games.charterstone.names import Say, card_name
from charthouse.games.charterstone.pieces import Worker
from charthouse.games.charterstone.state import State


class Placed(Event, frozen=True, gc=False):
    word = "placed"
    seat: Seat
    building: str
    worker: Worker = ""
    """Which one, where they are told apart; else the line does not name it."""

    def change(self, state: State) -> State:
        holding = state.holdings[self.seat]
        out = (*holding.out, self.building)
        if not self.worker:
            return replace(state, holdings=held(state, self.seat, out=out))
        workers = (*holding.workers, self.worker)
        return replace(state, holdings=held(state, self.seat, out=out, workers=workers))

    def line(self) -> str:
        return " ".join(filter(None, ("placed", str(self.seat + 1), self.building, self.worker)))

    @classmethod
    def read(cls, words: list[str]) -> "Placed":
        seat, *rest = words
        return cls(seat_of(seat), *rest)

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-placed", name=name, building=card_name(self.building, say))


class Bumped(Event, frozen=True, gc=False):
    word = "bumped"
    seat: Seat
    building: str

    def change(self, state: State) -> State:
        holding = state.holdings[self.seat]
        out = without(holding.out, self.building)
        if not holding.workers:
            return replace(state, holdings=held(state, self.seat, out=out))
        pairs = zip(holding.out, holding.workers, strict=True)
        workers = tuple(worker for building, worker in pairs if building != self.building)
        return replace(state, holdings=held(state, self.seat, out=out, workers=workers))

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-bumped", name=name, building=card_name(self.building, say))


class CameHome(Event, frozen=True, gc=False):
    """All workers of the seat were taken back."""

    word = "home"
    seat: Seat

    def change(self, state: State) -> State:
        return replace(state, holdings=held(state, self.seat, out=(), workers=()))

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-home", name=name)
