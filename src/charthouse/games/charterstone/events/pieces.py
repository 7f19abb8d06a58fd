"""Events of what lies on buildings: a piece laid there, a piece taken up."""

from msgspec.structs import replace

from charthouse.core.game import Seat
from charthouse.games.charterstone.events.event import Event
from charthouse.games.charterstone.pieces import Piece
from charthouse.games.charterstone.state import State


class _OnABuilding(Event, frozen=True, gc=False):
    """The piece; where it is nobody's, the line says seat 0."""

    seat: Seat
    building: str
    kind: str
    which: str

    def piece(self) -> Piece:
        return Piece(self.building, self.kind, self.which, self.seat)


class Laid(_OnABuilding, frozen=True, gc=False):
    word = "laid"

    def change(self, state: State) -> State:
        return replace(state, pieces=tuple(sorted((*state.pieces, self.piece()))))


class Lifted(_OnABuilding, frozen=True, gc=False):
    word = "lifted"

    def change(self, state: State) -> State:
        pieces = list(state.pieces)
        pieces.remove(self.piece())
        return replace(state, pieces=tuple(pieces))
