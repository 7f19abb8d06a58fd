"""The forms of what the server says: messages of the socket and answers of the HTTP calls.

`ui/src/shell/wire.ts` is written from them (`make types`), and the description of the calls (`openapi.py`).
What a client says is in `messages.py`.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict

from charthouse.core.game import Seat, Standing
from charthouse.core.message import Message

Dict = dict[str, Any]
"""What a game defines: its options, a face, a header."""
Mode = Literal["solo", "here", "link"]
Help = Literal["off", "grey", "worth"]
Role = Literal["seat", "watch"]
SeatKind = Literal["person", "bot", "automa"]
ClockKind = Literal["none", "minutes", "days"]
TablePhase = Literal["lobby", "playing", "over"]


def fields(form: Struct | Dict) -> Dict:
    """A form of a game, to which the house adds its own fields."""
    return asdict(form) if isinstance(form, Struct) else form


# --- a table and its game


class TableSeat(Struct, frozen=True):
    seat: Seat
    name: str
    title: str
    crest: str
    kind: SeatKind
    bot: str
    here: bool
    online: bool
    taken: bool
    """Whether it belongs to somebody: its link opens nothing any more."""
    host: bool
    struck: bool
    """Whether the name was deleted at the wish of whoever sits there."""


class Device(Struct, frozen=True):
    """A device that holds a seat of mine."""

    id: str
    seat: Seat
    """Below 0 if it holds all."""
    came: int
    """Milliseconds since 1970."""
    this: bool


class Asking(Struct, frozen=True):
    """A device that would hold a seat of mine too, and the number that it shows."""

    seat: Seat
    number: str


class RunningClock(Struct, frozen=True):
    kind: ClockKind
    per: int
    deadline: int | None
    """Milliseconds since 1970."""


class TableState(Struct, frozen=True, kw_only=True):
    id: str
    game: str
    mode: Mode
    phase: TablePhase
    role: Role
    mine: list[Seat]
    host: bool
    seats: list[TableSeat]
    options: Dict
    clock: RunningClock
    help: Help
    ready_ticks: bool
    commitment: str
    daily: str | None
    forked: bool
    """It plays on from another game, whose cards may be known."""
    undo: Seat | None
    """The seat of mine that may take its last decision back."""
    next: str | None
    """The table at which the same people play on."""
    waiting: int
    """Minutes that somebody may be away before the others go on without them."""
    devices: list[Device]
    asking: list[Asking]
    closed: bool
    """Whether whoever runs the house ended the game where it stands."""
    put_away: int | None
    """When it was put into the archive, if nothing has happened since; milliseconds since 1970."""


class LogLine(Struct, frozen=True):
    seq: int
    seat: Seat
    """Whom it is about; below 0 if it is about nobody."""
    message: Message


class AnyOutcome(Struct, frozen=True):
    standings: tuple[Standing, ...]


class AnyFace(Struct, frozen=True):
    """What one seat sees of a game, as far as every game tells it; an onlooker's seat is -2."""

    seat: Seat
    question: str | None
    """Null where this seat has nothing to decide."""
    log: list[LogLine]
    outcome: AnyOutcome | None


# --- messages of the socket


class StateMessage(Struct, frozen=True, tag_field="t", tag="state"):
    seq: int
    table: TableState
    game: Annotated[Dict | None, Meta(extra={"is": AnyFace | None})]


class Ready(Struct, frozen=True, tag_field="t", tag="ready"):
    """Which seats have decided."""

    ready: list[bool]


class Here(Struct, frozen=True, tag_field="t", tag="here"):
    """Which seats are connected."""

    online: list[bool]


class Ack(Struct, frozen=True, tag_field="t", tag="ack"):
    id: str
    verdict: Literal["accepted", "refused", "stale"]
    why: Message | None
    seq: int


class AnyWorth(Struct, frozen=True, tag_field="t", tag="worth"):
    """What an action would be worth; each game says more in its own words."""

    id: str
    legal: bool
    why: Message | None


class Slow(Struct, frozen=True, tag_field="t", tag="slow"):
    why: Message


class Waiting(Struct, frozen=True, tag_field="t", tag="waiting"):
    """Whether the server waits for its store: so long nothing is acknowledged, and nothing is lost."""

    waiting: bool


class Closing(Struct, frozen=True, tag_field="t", tag="closing"):
    why: Message


Told = StateMessage | Ready | Here | Ack | AnyWorth | Slow | Waiting | Closing
"""Everything the server says on the socket."""


# --- answers of the HTTP calls


class Refusal(Struct, frozen=True):
    error: Message


class SeatLink(Struct, frozen=True):
    seat: Seat
    link: str | UnsetType = UNSET
    """Only where nobody has taken the seat."""
    recovery: str | UnsetType = UNSET
    """Only for a seat of one's own."""


class Links(Struct, frozen=True):
    seats: list[SeatLink]
    watch: str


class OpenedTable(Links, frozen=True):
    table: str
    key: str


class Recovery(Struct, frozen=True):
    seat: Seat
    recovery: str


class Recoveries(Struct, frozen=True):
    seats: list[Recovery]


class Done(Struct, frozen=True):
    done: bool


class DeviceKey(Struct, frozen=True):
    key: str
    table: str
    role: Role
    seats: list[Seat]
    recovery: str | UnsetType = UNSET
    """A code of this device's own, where it came by a link."""


class Asked(Struct, frozen=True):
    key: str
    """The key of this device, once somebody has said yes."""
    number: str
    seconds: int
    """So long an answer may take."""


class LetIn(Struct, frozen=True):
    """What has become of a device that asked."""

    waiting: bool
    """Whether there is no answer yet."""
    table: str
    seats: list[Seat]


class Ticket(Struct, frozen=True):
    """A link for one more device."""

    link: str
    seconds: int


class Day(Struct, frozen=True):
    date: str
    log: list[Message]


class Draw(Struct, frozen=True):
    label: str
    menu: tuple[str, ...]
    answer: str
    known: bool


class Draws(Struct, frozen=True):
    commitment: str
    secret: str | None
    entropy: tuple[str, ...]
    draws: list[Draw]


class FrameLine(Struct, frozen=True):
    seat: Seat
    message: Message


class Frame(Struct, frozen=True):
    """What a seat saw after an entry of a record."""

    seq: int
    seat: Seat
    action: str
    by: str
    game: Annotated[Any, Meta(extra={"is": AnyFace})]
    log: list[FrameLine]


class Replay(Struct, frozen=True):
    header: Dict
    frames: list[Frame]
    words: dict[str, str]
    """What was sealed when the game began, in each language."""
    draws: Draws | UnsetType = UNSET


class Printed(Struct, frozen=True):
    """Everything printed of a game, as far as every game has it."""

    bots: tuple[str, ...]
