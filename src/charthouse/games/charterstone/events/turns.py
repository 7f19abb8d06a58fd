"""Events of the course of the game: who begins, whose turn it is, what it asks, and the end."""

from typing import Any

from msgspec.structs import replace

from charthouse.core.game import Seat
from charthouse.games.charterstone.effect import Effect
from charthouse.games.charterstone.events.event import Event, seat_of
from charthouse.games.charterstone.names import Say
from charthouse.games.charterstone.state import State


class FirstPlayer(Event, frozen=True, gc=False):
    word = "first"
    seat: Seat

    def change(self, state: State) -> State:
        return replace(state, first=self.seat)

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-first", name=name)


class TurnBegan(Event, frozen=True, gc=False):
    word = "turn"
    turn: int
    seat: Seat

    def change(self, state: State) -> State:
        return replace(state, phase="play", turn=self.turn, step=0, pending=())

    def line(self) -> str:
        return f"turn {self.turn} seat {self.seat + 1}"

    @classmethod
    def read(cls, words: list[str]) -> "TurnBegan":
        turn, _, seat = words
        return cls(int(turn), seat_of(seat))


class Forced(Event, frozen=True, gc=False):
    """The seat began its turn without influence, and has to move the progress token."""

    word = "forced"
    seat: Seat

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-forced", name=name)


class Asked(Event, frozen=True, gc=False):
    """The turn waits for an answer to the first of these."""

    word = "asked"
    effects: tuple[Effect, ...]

    def change(self, state: State) -> State:
        return replace(state, pending=self.effects, step=state.step + 1)

    def line(self) -> str:
        return "asked " + " ".join([f"{w}:{a}:{n}:{s}" for w, a, n, s in self.effects])

    @classmethod
    def read(cls, words: list[str]) -> "Asked":
        found = []
        for written in words:
            word, arg, n, source = written.split(":")
            found.append(Effect(word, arg, int(n), source))
        return cls(tuple(found))


class Ended(Event, frozen=True, gc=False):
    word = "end"

    def change(self, state: State) -> State:
        return replace(state, phase="over", pending=())

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-end")
