"""The Game protocol: what a game must be able to say. All its functions are pure."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from charthouse.core.codec import Growing, always

Seat = int
"""Seats are numbered from 0, clockwise; texts count them from 1."""

AUTOMA: Final = "automa"
"""The kind of a seat whose actions chance decides."""
NOBODY: Final[Seat] = -1
"""No seat: of what is nobody's or about the whole table, and of an entry that no player's command began."""
CHANCE: Final[Seat] = NOBODY
"""Who decides where nobody does: the answers of chance."""
SPECTATOR: Final[Seat] = -2
"""Who sits nowhere and looks on."""


class Player(Growing, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat. The crest names a heraldic figure that the page and the terminal draw."""

    name: str
    title: str = always("")
    crest: str = always("")
    kind: str = ""
    """`automa` where chance plays the seat: then nobody is ever asked there."""

    @property
    def automa(self) -> bool:
        return self.kind == AUTOMA


class Turn(msgspec.Struct, frozen=True, gc=False):
    """The seats that owe a decision now, all at once; the label names the question."""

    label: str
    seats: tuple[Seat, ...]


def question_to(label: str, seat: Seat) -> str:
    """The question of a turn as it is put to one seat: a command names the one it answers."""
    return f"{label}/seat {seat + 1}"


class Chance(msgspec.Struct, frozen=True, gc=False):
    """A question to chance: its answer is one entry of the menu, each entry as likely as the other."""

    label: str
    menu: tuple[str, ...]


class Standing(msgspec.Struct, frozen=True):
    """One seat at the end: rank 1 wins; equal ranks share. `because` names each part of the score."""

    seat: Seat
    rank: int
    score: int
    tie_break: int
    because: dict[str, int]


class Outcome(msgspec.Struct, frozen=True):
    standings: tuple[Standing, ...]
    notes: dict[str, int | str] = {}


class Problem(Exception):  # noqa: N818 (it is said to a user, not only raised)
    """Something a user can put right. `reason` is a message id, the rest its variables.

    A variable may be another problem, which is then said in the same language.
    """

    def __init__(self, reason: str, /, **details: "str | int | Problem") -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.reason, **self.details), ()  # it may come from another process

    def __str__(self) -> str:
        return " ".join([self.reason, *(f"{k}={v}" for k, v in self.details.items())])


class IllegalAction(Problem):
    """The rules refuse this action; the reason says which rule."""


class BadText(Problem):
    """A text that does not parse: a sheet, an action, a record, an option."""


A = TypeVar("A")
S = TypeVar("S")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 (the options of a game)
A_co = TypeVar("A_co", covariant=True)
Form = msgspec.Struct | dict[str, Any]
"""What a page gets of a game; its types in the page are written from the Struct that a function returns."""


class Menu(Protocol[A_co]):
    """What a seat may do: lazy, sorted when walked, and testable with `in`."""

    def __iter__(self) -> Iterator[A_co]: ...
    def __contains__(self, action: object) -> bool: ...
    def __bool__(self) -> bool: ...
    def pick(self, rng: Random) -> A_co: ...
    def drafts(self) -> Iterator[A_co]:
        """The simple actions; `extensions` adds to one of them. Together they reach every action."""
        ...

    def extensions(self, draft: Any) -> Iterator[A_co]: ...


@dataclass(frozen=True)
class Game(Generic[O, S, A, E, V]):
    """One game as a tuple of functions. `CHANCE` decides with a text, a seat with an action."""

    id: str
    rules: int
    """Raised whenever the same actions would lead to other events."""
    seats: range
    content: Callable[[int], str]
    """A hash of everything printed on cards and boards, as of that content release."""

    expand: Callable[[Mapping[str, Any], int], O]
    """Options as a user gives them, for so many seats, made complete; raises `BadText`."""
    setup: Callable[[O, tuple[Player, ...]], S]
    waiting: Callable[[S], Turn | Chance | None]
    legal: Callable[[S, Seat], Menu[A]]
    decide: Callable[[S, Seat, A | str], tuple[E, ...]]
    evolve: Callable[[S, E], S]
    observe: Callable[[S, Seat], V]
    """What a seat may know; every view has its `seat`."""
    redact: Callable[[E, Seat], E | None]
    reveals: Callable[[E], bool]
    """Whether the event showed what not everybody could know; then nothing up to it can be taken back."""
    imagine: Callable[[V, Random], S]
    offer: Callable[[V], Menu[A]]
    """The menu of the view's own seat, from the view alone."""
    gain: Callable[[V, A], int]
    """What an action is worth at once to the view's own seat: a query, never recorded."""
    outcome: Callable[[S], Outcome | None]

    face: Callable[[V, Sequence[E]], Form]
    """A view as a page gets it: ids, numbers, short texts. The events so far tell what is new.

    Every face has its `seat`, the `question` put to it (`question_to`, or nothing) and the `outcome`, if any.
    """
    tell: Callable[[E, S, Callable[..., Any]], Any]
    """The message of an event that happened to a state, or nothing where there is nothing to tell."""
    about: Callable[[E], Seat]
    """The seat that an event is about; `NOBODY` where it is about the whole table."""
    contents: Callable[[], Form]
    """Everything printed, for pages that show it."""

    write_action: Callable[[A], str]
    read_action: Callable[[str], A]
    write_event: Callable[[E], str]
    read_event: Callable[[str], E]
    options_type: type[O]
    state_type: type[S]
    view_type: type[V]

    # What only some games have.

    called: Callable[[S, tuple[Player, ...]], S] | None = None
    """The state with players as they are called now, for sentences: a guest may come late."""
    ready: Callable[[V], tuple[bool, ...]] | None = None
    """Which seats have decided, in a game in which they do so at the same time."""
    hush: Callable[[V, Sequence[Seat]], V] | None = None
    """The view that tells of these seats alone whether they have decided; it comes with `ready`."""
    sealed: Callable[[S], list[str]] | None = None
    """The ids of the sealed messages that may be said by now, in a game that opens boxes."""
    preview: Callable[[V, A], Form] | None = None
    """What the view's own seat would have after an action; raises `IllegalAction`."""
    paper: Callable[[Mapping[str, Any]], Form] | None = None
    """Scores what lies on a real table, with every star explained; its annotation says the form of that."""
    settings: Mapping[str, bool] = field(default_factory=dict)
    """The options that a command line takes as texts (`help-<option>` says what each is); true where one may
    also stand alone."""
    daily: Mapping[str, Any] | None = None
    """The options of the deal that everybody may play on the same day, alone."""
    picture: Callable[[V, Callable[..., str]], str] | None = None
    """A view as an SVG picture, its words said in a reader's language."""

    automas: bool = False
    """Whether chance may play seats: then their turns are questions to it."""

    release: int = 1
    """The newest content release: what new games are played with."""
    unnamed: Mapping[str, int] = field(default_factory=dict)
    """The release of headers that name none, by their content hash."""
    earlier: "tuple[AnyGame, ...]" = ()
    """The game by the rules of earlier numbers, as far as they can still be answered."""


AnyGame = Game[Any, Any, Any, Any, Any]
