"""Events of workers: placed, bumped, taken back."""

from typing import Any

from msgspec.structs import replace

from charthouse.core.game import Seat
from charthouse.games.charterstone.events.event import Event, held, without
from charthouse.games.charterstone.names import Say, card_name
from charthouse.games.charterstone.state import State


class Placed(Event, frozen=True, gc=False):
    word = "placed"
    seat: Seat
    building: str

    def change(self, state: State) -> State:
        out = (*state.holdings[self.seat].out, self.building)
        return replace(state, holdings=held(state, self.seat, out=out))

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-placed", name=name, building=card_name(self.building, say))


class Bumped(Event, frozen=True, gc=False):
    word = "bumped"
    seat: Seat
    building: str

    def change(self, state: State) -> State:
        out = without(state.holdings[self.seat].out, self.building)
        return replace(state, holdings=held(state, self.seat, out=out))

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-bumped", name=name, building=card_name(self.building, say))


class CameHome(Event, frozen=True, gc=False):
    """All workers of the seat were taken back."""

    word = "home"
    seat: Seat

    def change(self, state: State) -> State:
        return replace(state, holdings=held(state, self.seat, out=()))

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-home", name=name)
