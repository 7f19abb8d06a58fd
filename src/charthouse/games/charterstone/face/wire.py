"""The forms of what a page gets of Charterstone; `wire.ts` of the page is written from them (`make types`).

`docs/charterstone-face.md` describes it. What is kept as it is sent is `Raw` and says in its `Meta` what it
is.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from charthouse.core.game import Seat, Standing
from charthouse.core.message import Message
from charthouse.games.charterstone.box import Kind
from charthouse.games.charterstone.effects.word import Zone
from charthouse.games.charterstone.pieces import CardKind

Phase = Literal["act", "answer", "wait", "over"]
Row = Literal["resources", "coins", "cards"]

# --- words


class Word(Struct, frozen=True, gc=False):
    """An effect word: data to draw, and a message to say. A page has no need to know which word it is."""

    word: str
    n: int
    sign: str
    text: Message
    arg: str | UnsetType = UNSET
    tile: tuple[str, ...] | UnsetType = UNSET
    """Other signs than `sign`, on a tile of the board."""
    figure: Literal["inside", "none"] | UnsetType = UNSET
    """Where its number is written, if not before the sign."""
    stock: str | UnsetType = UNSET
    """What of a supply it is paid from or goes to."""
    asks: bool | UnsetType = UNSET
    """Whether there is something to choose."""
    options: dict[str, list["Word"]] | UnsetType = UNSET
    """Benefits of which one is chosen, by name."""


# --- the village


class Plot(Struct, frozen=True, gc=False):
    id: str
    building: str | None


class Charter(Struct, frozen=True, gc=False):
    id: str
    seat: Seat | None
    """None where nobody plays it."""
    resource: Kind
    at: str
    rows: tuple[int, ...]
    plots: list[Plot]


class Building(Struct, frozen=True, gc=False):
    id: str
    area: Literal["commons", "cloud", "charter"]
    plot: str | None
    charter: str | None
    basic: bool
    crate: int | None
    value: int
    worker: Seat | None
    sign: str
    """What it is mainly for."""
    pay: Annotated[Raw, Meta(extra={"is": list[Word]})]
    gain: Annotated[Raw, Meta(extra={"is": list[Word]})]
    usable: bool
    why: Message | None
    rules: tuple[int, ...]
    """The slots of the Chronicle that speak of it."""
    action: str


# --- cards and supplies


class Cost(Struct, frozen=True, gc=False):
    kind: Kind
    n: int


class Card(Struct, frozen=True, gc=False):
    """An advancement card: an assistant, a building card, or a constructed one with its crate."""

    id: str
    kind: CardKind
    name: str | None
    gain: Annotated[Raw, Meta(extra={"is": list[Word]})]
    on: str | UnsetType = UNSET
    crate: int | UnsetType | None = UNSET
    opens_later: bool | UnsetType = UNSET
    charter: str | UnsetType | None = UNSET
    value: int | UnsetType = UNSET
    sign: str | UnsetType = UNSET
    cost: list[Cost] | UnsetType = UNSET
    pay: Annotated[Raw | UnsetType, Meta(extra={"is": list[Word]})] = UNSET


class Tokens(Struct, frozen=True, gc=False):
    objectives: int
    quota: int
    reputation: int


class Holding(Struct, frozen=True, gc=False):
    """A player's supply."""

    seat: Seat
    charter: str
    persona: str | None
    vp: int
    points: dict[str, int]
    coins: int
    resources: dict[Kind, int]
    influence: int
    spent: int
    tokens: Tokens
    workers: int
    out: tuple[str, ...]
    cards: list[Card]
    chest: tuple[str, ...]


class Supply(Struct, frozen=True, gc=False):
    coins: int
    resources: dict[Kind, int]


# --- objectives, quota, tracks


class Objective(Struct, frozen=True, gc=False):
    id: str
    count: str
    least: int
    have: int | None
    fulfilled: bool
    seats: tuple[Seat, ...]


class Cell(Struct, frozen=True, gc=False):
    id: str
    amount: int
    bonus: Literal["none", "vp", "reputation"]
    seat: Seat | None
    payable: bool
    sign: str | UnsetType = UNSET
    """What it gives besides."""
    figure: Literal["inside", "none"] | UnsetType = UNSET


class QuotaRow(Struct, frozen=True, gc=False):
    row: Row
    sign: str
    cells: list[Cell]


class Token(Struct, frozen=True, gc=False):
    space: int
    seat: Seat


class Reputation(Struct, frozen=True, gc=False):
    spaces: int
    start: int
    room: int
    tokens: list[Token]
    points: tuple[int, ...]
    now: list[int]


class Progress(Struct, frozen=True, gc=False):
    space: int
    start: int
    last: int
    left: int
    reputation: tuple[int, ...]
    income: tuple[int, ...]


# --- what is asked


class Pending(Struct, frozen=True, gc=False):
    """The question, and what comes after it in the same turn."""

    word: str
    arg: str | None
    n: int
    source: str
    sign: str
    text: Message
    then: list[Word]
    zone: Zone | None
    """Where on the board its answers lie."""
    reveals: Message | None
    """Said where an answer can't be taken back."""
    rules: tuple[int, ...]


class Choice(Struct, frozen=True, gc=False):
    action: str
    verb: str
    words: tuple[str, ...]
    text: Message
    signs: list[str]
    gain: list[Word] | UnsetType = UNSET
    """What it gives, where one of several benefits is chosen."""


# --- the Chronicle, the latest turn, the end


class Rule(Struct, frozen=True, gc=False):
    slot: int
    version: int


class Moved(Struct, frozen=True, gc=False):
    seat: Seat
    building: str


class Erected(Struct, frozen=True, gc=False):
    seat: Seat
    building: str
    plot: str


class Last(Struct, frozen=True, gc=False):
    """What the latest turn moved."""

    placed: Moved | None
    bumped: Moved | None
    built: Erected | None


class Scored(Struct, frozen=True, gc=False):
    """Where points came from."""

    seat: Seat
    round: int
    part: str
    source: Message
    vp: int


class Ending(Struct, frozen=True, gc=False):
    standings: tuple[Standing, ...]
    glory: list[int]
    scored: list[Scored]


# --- the whole


class Face(Struct, frozen=True, gc=False, kw_only=True):
    """What one seat sees of a game."""

    seat: Seat
    question: str | None
    phase: Phase
    buildings: list[Building]
    objectives: list[Objective]
    quota: list[QuotaRow]
    pending: Pending | None
    choices: list[Choice]
    namable: list[str]
    turn: int
    round: int
    current: Seat | None
    first: Seat | None
    charters: Annotated[Raw, Meta(extra={"is": list[Charter]})]
    holdings: Annotated[Raw, Meta(extra={"is": list[Holding]})]
    supply: Annotated[Raw, Meta(extra={"is": Supply})]
    mat: Annotated[Raw, Meta(extra={"is": list[Card | None]})]
    deck: int
    discard: tuple[str, ...]
    archive: int
    reputation: Annotated[Raw, Meta(extra={"is": Reputation})]
    progress: Annotated[Raw, Meta(extra={"is": Progress})]
    rules: Annotated[Raw, Meta(extra={"is": list[Rule]})]
    opened: tuple[int, ...]
    unsealed: list[str]
    errata: tuple[str, ...]
    last: Annotated[Raw, Meta(extra={"is": Last})]
    outcome: Ending | None


class Preview(Struct, frozen=True):
    """A seat's supply after an action, and what changed at once."""

    holding: Holding
    vp: int
    progress: int
    gain: int
    ends: bool
    reveals: bool


class PrintedCharter(Struct, frozen=True):
    id: str
    resource: Kind
    basic: str
    at: str
    rows: tuple[int, ...]
    home: int


class PrintedBuilding(Struct, frozen=True):
    id: str
    area: str
    charter: str | None
    crate: int
    pay: Annotated[Raw, Meta(extra={"is": list[Word]})]
    gain: Annotated[Raw, Meta(extra={"is": list[Word]})]


class PrintedAssistant(Struct, frozen=True):
    id: str
    number: int


class PrintedErratum(Struct, frozen=True):
    """A correction to the rule in a slot."""

    id: str
    rule: int


class Contents(Struct, frozen=True):
    """Everything that lies open before game one."""

    charters: list[PrintedCharter]
    resources: tuple[Kind, ...]
    buildings: list[PrintedBuilding]
    assistants: list[PrintedAssistant]
    objectives: list[dict[str, Any]]
    progress: dict[str, Any]
    reputation: dict[str, Any]
    quota: dict[str, Any]
    start: dict[str, int]
    supply: dict[str, int]
    errata: list[PrintedErratum]
    parts: tuple[str, ...]
    rules: list[Rule]
