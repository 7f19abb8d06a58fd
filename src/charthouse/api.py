"""The Python API, which is the front door of the package: `import charthouse` offers what is here.

Bad input raises `Refused` with the sentence a user of the command line reads. Seats are counted from 0, or
named by who sits there.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from os import PathLike
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, ParamSpec, TypeVar

from charthouse.bots import BOTS, Bot, bot
from charthouse.bots.playout import play_on
from charthouse.core import crest, fair, record, replay
from charthouse.core import match as driver
from charthouse.core.entries import Entries
from charthouse.core.game import NOBODY, SPECTATOR, AnyGame, BadText, Chance, Outcome, Player, Problem
from charthouse.core.record import Record
from charthouse.core.text import Text, language, speaker
from charthouse.core.text import explain as say_problem
from charthouse.files import read_text, write_text
from charthouse.games import GAMES, game, game_of
from charthouse.games.cartographers import queries
from charthouse.games.cartographers.notation import parse_sheet
from charthouse.games.cartographers.sheet import Sheet

P = ParamSpec("P")
R = TypeVar("R")
File = str | PathLike[str]


class Refused(Problem, ValueError):  # noqa: N818 (it is said to a user, not only raised)
    """Input that cannot be: `str` is the sentence in the language of the environment, `reason` its id."""

    def __str__(self) -> str:
        return say_problem(self, speaker(language()))


def _refusing(function: Callable[P, R]) -> Callable[P, R]:
    """The same function; what it finds wrong is said in words."""

    @wraps(function)
    def asked(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return function(*args, **kwargs)
        except Refused:
            raise
        except Problem as problem:
            raise Refused(problem.reason, **problem.details) from None

    return asked


class Step(NamedTuple):
    """One entry of a record: who did what, what came of it, and the state after it. Step 0 is the deal."""

    number: int
    seat: int | None
    action: str
    then: tuple[str, ...]
    """The events and the answers of chance that followed, as in the record."""
    state: Any


class Match:
    """A match: under way, over, or read from a record. It never changes; playing gives the next one."""

    __slots__ = ("_match",)

    def __init__(self, match: driver.Match) -> None:
        self._match = match

    def __repr__(self) -> str:
        names = ", ".join(self.players)
        return f"<Match {self.game}: {names}; {len(self)} steps{'' if self.waiting else ', over'}>"

    def __len__(self) -> int:
        """How many steps it has, the deal among them."""
        return len(self._match.entries)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.record == other.record

    def __hash__(self) -> int:
        return hash(driver.chain(self._match))

    # --- what it is

    @property
    def game(self) -> str:
        return self._match.game.id

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(player.name for player in self._match.header.players)

    @property
    def options(self) -> dict[str, Any]:
        """The options of the table, written out in full."""
        return self._match.header.options

    @property
    def state(self) -> Any:
        """Everything on the table, in the game's own terms."""
        return self._match.state

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision; none when the game is over."""
        return self._match.turn.seats if self._match.turn else ()

    @property
    def outcome(self) -> Outcome | None:
        """Scores and ranks, when the game is over."""
        return driver.outcome(self._match)

    @property
    def record(self) -> Record:
        """The record; it holds the secret of the shuffle only when the match is over."""
        return driver.recorded(self._match)

    @_refusing
    def view(self, seat: int | str) -> Any:
        """What this seat may know: all that a bot gets."""
        return self._match.game.observe(self._match.state, self._seat(seat))

    @_refusing
    def legal(self, seat: int | str) -> list[str]:
        """Every action this seat may take now, as texts."""
        match = self._match
        return [match.game.write_action(action) for action in match.game.legal(match.state, self._seat(seat))]

    # --- playing on

    @_refusing
    def play(self, seat: int | str, action: str) -> "Match":
        """The match after this action and every answer of chance that follows."""
        match = self._playable()
        return Match(driver.submit(match, self._seat(seat), match.game.read_action(action)))

    @_refusing
    def play_out(self, *players: str | Bot) -> "Match":
        """The match played to its end by bots: one for all seats, or one for each. A bot has a name, or is a
        function of the game, a view and a `Random`."""
        match = self._playable()
        seats = range(len(self.players))
        if len(players) not in (1, len(seats)):
            raise BadText("bad-bot-count", wanted=len(seats), found=len(players))
        known = [bot(player) if isinstance(player, str) else player for player in players]
        luck = [Random(f"{driver.chain(match)}/{seat}") for seat in seats]  # noqa: S311 (no secret)
        return Match(play_on(match, [known[seat % len(known)] for seat in seats], luck)[0])

    @_refusing
    def fork(self, step: int | None = None, seed: str | None = None) -> "Match":
        """Another future after this step, or from here on: the same past, then another shuffle."""
        at = len(self) - 1 if step is None else self._step(step)
        return Match(driver.fork(self._match.game, self.record, at, _secret(seed)))

    # --- walking back

    @property
    def steps(self) -> Iterator[Step]:
        """The steps from the deal on, each with the state after it."""
        for number, entry, _, _, _, after in replay.steps(self._match.game, self.record):
            seat = None if entry.seat == NOBODY else entry.seat
            yield Step(number, seat, entry.action, entry.then, after)

    @_refusing
    def at(self, step: int) -> "Match":
        """The match as it stood after this step; -1 is the last one. Played on, it meets the same shuffle."""
        match, at = self._match, self._step(step)
        state = next(one.state for one in self.steps if one.number == at)
        then = _shown(match.game, Record(match.header, match.entries[: at + 1], ""), state)
        return Match(then._replace(secret=match.secret, seed=match.seed))

    @_refusing
    def save(self, path: File) -> None:
        """Writes the record. One that is not over keeps its secret, so that `read` can play it on."""
        write_text(Path(path), record.write_text(driver.kept(self._match)))

    # --- its picture

    @_refusing
    def svg(self, seat: int | str | None = None, say: Text | None = None) -> str:
        """The table as a picture, or what one seat has before it; its words in the environment's language."""
        match = self._match
        picture = match.game.picture
        if picture is None:
            raise BadText("bad-no-picture", game=self.game)
        sitting = SPECTATOR if seat is None else self._seat(seat)
        return picture(match.game.observe(match.state, sitting), say or speaker(language()))

    def _repr_svg_(self) -> str | None:
        return self.svg() if self._match.game.picture else None

    # --- what callers may get wrong

    def _seat(self, seat: int | str) -> int:
        names = self.players
        if isinstance(seat, str) and names.count(seat) == 1:
            return names.index(seat)
        if isinstance(seat, int) and 0 <= seat < len(names):
            return seat
        raise BadText("bad-seat", found=str(seat)[:40], last=len(names) - 1, names=", ".join(names[:8]))

    def _step(self, step: int) -> int:
        if not -len(self) <= step < len(self):
            raise BadText("bad-step", found=step, last=len(self) - 1)
        return step % len(self)

    def _playable(self) -> driver.Match:
        if not self._match.secret:
            raise BadText("bad-no-secret")
        return self._match


@_refusing
def start(game_id: str, players: Sequence[str] | int = 1, seed: str | None = None, **options: Any) -> Match:
    """A new match, dealt: of so many players or of these, with the options of the game.

    The same seed deals the same cards; without one the shuffle is new.
    """
    names = [f"Seat {seat + 1}" for seat in range(players)] if isinstance(players, int) else players
    sitting = tuple(Player(name, "", crest.default(seat)) for seat, name in enumerate(names))
    return Match(driver.start(game(game_id), sitting, options, _secret(seed)))


@_refusing
def read(path: File) -> Match:
    """The match of a record file, every action decided again as `charthouse replay` does."""
    saved = record.read(read_text(str(path)))
    played = game_of(saved)
    secret = bytes.fromhex(saved.secret)
    if secret:
        return Match(driver.resume(played, saved, secret))
    return Match(_shown(played, saved, replay.decided_again(played, saved)))


@_refusing
def sheet(text: str) -> Sheet:
    """A Cartographers sheet from its notation: eleven rows joined by `/` or by newlines."""
    return parse_sheet(text)


@_refusing
def score(sheet: Sheet | str, explain: bool = False) -> dict[str, Any]:
    """What a Cartographers sheet is worth under every scoring card, as `charthouse score --json` says it."""
    return queries.scored(_sheet(sheet), explain)


@_refusing
def placements(sheet: Sheet | str, card: str, ruins: bool = False, edition: str = "2020") -> list[str]:
    """Every legal drawing of a card on a Cartographers sheet: the answer of `charthouse placements`."""
    return queries.placements(_sheet(sheet), queries.task_of(card, ruins, edition))


def games() -> tuple[str, ...]:
    """The games, by id."""
    return GAMES


def bots() -> tuple[str, ...]:
    """The bots, by name; `scout` takes a budget, such as `scout:400n` or `scout:500ms`."""
    return BOTS


def _shown(played: AnyGame, saved: Record, state: Any) -> driver.Match:
    """A match to look at; nobody is asked anything where its rules are not known any more."""
    ruled = replay.ruled(played, record.rules_at(saved.header, saved.entries))
    turn = ruled.waiting(state) if ruled else None
    if isinstance(turn, Chance):
        raise BadText("bad-record-cut", entry=len(saved.entries))
    return driver.Match(ruled or played, saved.header, Entries(saved.entries), state, turn, b"", b"")


def _sheet(sheet: Sheet | str) -> Sheet:
    return parse_sheet(sheet) if isinstance(sheet, str) else sheet


def _secret(seed: str | None) -> bytes:
    return fair.new_secret() if seed is None else fair.secret_of(seed)
