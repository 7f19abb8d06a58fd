"""The messages of a client: on the socket, and the bodies of its HTTP calls. What is unknown is refused.

What the server says is in `wire.py`.
"""

from typing import Annotated

import msgspec

from charthouse.bots import SUBSTITUTE
from charthouse.core.game import AUTOMA, Player
from charthouse.games import GAMES
from charthouse.server.wire import ClockKind, Help, Mode, SeatKind

MOST_BYTES = 32 * 1024


class Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    pass


Id = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
"""A client names its command; the name is kept."""


# --- from a client


class Hello(Strict, tag_field="t", tag="hello", frozen=True):
    key: str


class Act(Strict, tag_field="t", tag="act", frozen=True):
    id: Id
    seat: int
    question: str
    action: str


class Undo(Strict, tag_field="t", tag="undo", frozen=True):
    id: Id
    seat: int


class Preview(Strict, tag_field="t", tag="preview", frozen=True):
    id: Id
    seat: int
    action: str


class Sit(Strict, tag_field="t", tag="sit", frozen=True):
    id: Id
    seat: int
    name: str
    title: str = ""
    crest: str = ""


Stirring = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class Stir(Strict, tag_field="t", tag="stir", frozen=True):
    id: Id
    seat: int
    number: Stirring
    """What this seat adds to the shuffle, after the deck is sealed and before it is dealt."""


class Begin(Strict, tag_field="t", tag="begin", frozen=True):
    id: Id
    names: tuple[str, ...] = ()
    """What the seats are called that have no name yet."""


class Hand(Strict, tag_field="t", tag="hand", frozen=True):
    id: Id
    seat: int
    bot: str = SUBSTITUTE


class Take(Strict, tag_field="t", tag="take", frozen=True):
    id: Id
    seat: int


class Host(Strict, tag_field="t", tag="host", frozen=True):
    id: Id
    seat: int
    """Who is to be the host."""


class Look(Strict, tag_field="t", tag="look", frozen=True):
    seat: int


Said = Hello | Act | Undo | Preview | Sit | Stir | Begin | Hand | Take | Host | Look
decoder = msgspec.json.Decoder(Said)


# --- opening a table


class SeatWish(Strict, frozen=True):
    kind: SeatKind = "person"
    """`automa`: chance plays it, in a game that has this. The page does not offer it yet."""
    name: str = ""
    title: str = ""
    crest: str = ""
    bot: str = ""

    def player(self) -> Player:
        return Player(self.name, self.title, self.crest, AUTOMA if self.kind == AUTOMA else "")


class Clock(Strict, frozen=True):
    kind: ClockKind = "none"
    per: int = 0


Option = bool | int | str | list[str]


class Opening(Strict, frozen=True):
    mode: Mode = "solo"
    game: str = GAMES[0]
    options: dict[str, Option] = {}
    seats: tuple[SeatWish, ...] = (SeatWish(),)
    clock: Clock = Clock()
    help: Help = "worth"
    ready_ticks: bool = True
    waiting: int = 0
    """Minutes that somebody may be away before the others go on without them; 0 as the clock suggests."""


# --- keys


class Exchange(Strict, frozen=True):
    """A link or a recovery code."""

    link: str = ""
    recovery: str = ""
    key: Annotated[str, msgspec.Meta(pattern=r"^([A-Za-z0-9_-]{22,64})?$")] = ""
    """The key that this device wants, so that a link said twice counts once."""


class Ask(Strict, frozen=True):
    link: str


class AskedWith(Strict, frozen=True):
    key: str
    """Of the device that asked."""


class TicketWish(Strict, frozen=True):
    seat: int


class Answer(Strict, frozen=True):
    """A yes or a no to the device that asks for a seat and shows this number."""

    seat: int
    number: str
    yes: bool


class PutOut(Strict, frozen=True):
    device: str


# --- other calls


class Strike(Strict, frozen=True):
    seat: int


class Delete(Strict, frozen=True):
    table: str
    """Its id once more: nobody deletes a table by mistake."""


class Daily(Strict, frozen=True):
    date: str = ""
    name: str = ""
    game: str = GAMES[0]


class QrText(Strict, frozen=True):
    text: str


class RecordText(Strict, frozen=True):
    record: str


class Branch(Strict, frozen=True):
    at: int
    seat: int = 0
    bot: str = SUBSTITUTE
    cards: str = "new"
    record: str = ""
