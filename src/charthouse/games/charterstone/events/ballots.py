"""Events of ballots: seats are asked in secret, one answers or takes it back, the answers are turned."""

from msgspec.structs import replace

from charthouse.core.game import Seat
from charthouse.games.charterstone.ballot import LOST, UNKNOWN, Ballot, answered
from charthouse.games.charterstone.events.event import Event
from charthouse.games.charterstone.legacy import Legacy
from charthouse.games.charterstone.state import State


class BallotBegan(Event, frozen=True, gc=False):
    """Seats are asked; the menu of one that is not is a dash."""

    word = "ballot"
    label: str
    verb: str
    menus: tuple[tuple[str, ...], ...]

    def change(self, state: State) -> State:
        ballot = Ballot(self.label, self.verb, self.menus, ("",) * len(self.menus))
        return replace(state, ballots=(*state.ballots, ballot), pending=())

    def line(self) -> str:
        return " ".join(("ballot", self.label, self.verb, *(",".join(menu) or "-" for menu in self.menus)))

    @classmethod
    def read(cls, words: list[str]) -> "BallotBegan":
        label, verb, *menus = words
        return cls(label, verb, tuple(() if menu == "-" else tuple(menu.split(",")) for menu in menus))


class Chose(Event, frozen=True, gc=False):
    """A seat has answered the ballot; others learn no more than that."""

    word = "chose"
    seat: Seat
    choice: str

    def change(self, state: State) -> State:
        return _answered(state, self.seat, self.choice)

    def seen_by(self, seat: Seat) -> "Chose":
        return self if seat == self.seat else Chose(self.seat, UNKNOWN)


class Recalled(Event, frozen=True, gc=False):
    """A seat has taken its answer back."""

    word = "recalled"
    seat: Seat

    def change(self, state: State) -> State:
        return _answered(state, self.seat, "")


class Turned(Event, frozen=True, gc=False):
    """The answers to a ballot lie open, seat by seat; a dash where there is none."""

    word = "turned"
    reveals = True
    label: str
    choices: tuple[str, ...]

    @classmethod
    def of(cls, ballot: Ballot) -> "Turned":
        return cls(ballot.label, tuple(choice or LOST for choice in ballot.choices))

    def change(self, state: State) -> State:
        found = (replace(one, turned=True) if one.label == self.label else one for one in state.ballots)
        return replace(state, ballots=tuple(found))

    def line(self) -> str:
        return " ".join(("turned", self.label, *self.choices))

    @classmethod
    def read(cls, words: list[str]) -> "Turned":
        return cls(words[0], tuple(words[1:]))


class Sealed(Event, frozen=True, gc=False):
    """A seat's choice goes into the campaign as a commitment, to be opened in a later game."""

    word = "sealed"
    reveals = True
    seat: Seat
    label: str
    commitment: str

    def lasts(self, legacy: Legacy, chest: int) -> Legacy:
        return replace(
            legacy, sealed=(*legacy.sealed, (self.label, legacy.chests[chest].charter, self.commitment))
        )


def _answered(state: State, seat: Seat, choice: str) -> State:
    *before, under_way = state.ballots
    return replace(state, ballots=(*before, answered(under_way, seat, choice)))
