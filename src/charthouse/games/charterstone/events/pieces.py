"""Events of what lies on buildings: a piece laid there, a piece taken up."""

from msgspec.structs import replace

from charthouse.core.game import Seat
from charthouse.games.charterstone.events.event import Event
from charthouse.games.charterstone.pieces import Piece
from charthouse.games.charterstone.state import State


class Laid(Event, frozen=True, gc=False):
    """A piece lies on a building now; where it is nobody's, its line says seat 0."""

    word = "laid"
    seat: Seat
    building: str
    kind: str
    which: str

    def change(self, state: State) -> State:
        return replace(state, pieces=tuple(sorted((*state.pieces, _piece(self)))))


class Lifted(Event, frozen=True, gc=False):
    """A piece lies there no more."""

    word = "lifted"
    seat: Seat
    building: str
    kind: str
    which: str

    def change(self, state: State) -> State:
        pieces = list(state.pieces)
        pieces.remove(_piece(self))
        return replace(state, pieces=tuple(pieces))


def _piece(event: Laid | Lifted) -> Piece:
    return Piece(event.building, event.kind, event.which, event.seat)
