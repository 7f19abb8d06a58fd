"""Where every game is tried: its tables, whole games played at random, and what is met on the way."""

import os
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple, TypeVar

import temporary_rules
from msgspec.structs import replace

from charthouse.core import fair, match
from charthouse.core.game import AUTOMA, CHANCE, SPECTATOR, AnyGame, IllegalAction, Player, Seat
from charthouse.core.match import Match
from charthouse.core.text import explain, speaker
from charthouse.games import GAMES, game
from charthouse.games.charterstone.legacy import founded

temporary_rules.learn()
BATTERY = os.environ.get("CHARTHOUSE_BATTERY") == "1"
RECALL = "recall"
T = TypeVar("T")


def examples(few: int) -> int:
    """So many examples; in the battery fifty times as many."""
    return few * 50 if BATTERY else few


@dataclass(frozen=True, eq=False)
class Table:
    """A game with a number of players and options, as a user would ask for it."""

    game_id: str
    players: int
    options: dict[str, Any]
    simultaneous: bool = True
    """Whether seats are asked at the same time; if not, one after the other."""
    automas: int = 0
    """So many of the players, the last ones, are played by chance."""
    name: str = ""
    """What it is called where its options are too long to be said."""

    def __str__(self) -> str:
        if self.name:
            return f"{self.game_id}-{self.players}-{self.name}"
        chosen = "-".join(f"{key}={value}" for key, value in self.options.items()) or "plain"
        return f"{self.game_id}-{self.players}-{chosen}"

    @property
    def game(self) -> AnyGame:
        return game(self.game_id)


class Arena(NamedTuple):
    """What the contract must know about a game before it can try it."""

    tables: tuple[Table, ...]
    dealt_alike: tuple[Table, ...]
    """Tables that are dealt the same by one seed, whoever sits there and whatever they do."""
    most_decisions: int
    """So many decisions, at most, a seat makes in one game."""
    alike: int | None = None
    """So many first answers depend on the seed alone; nothing means that all do."""


def _cartographers() -> Arena:
    def table(players: int, **options: Any) -> Table:
        return Table("cartographers", players, options)

    chosen = "greenbough,borderlands,canal_lake,wildholds"
    return Arena(
        tables=(
            table(1),
            table(2),
            table(3),
            table(5),
            table(2, side="B"),
            table(1, edition="2019"),
            table(3, edition="2019", side="B"),
            table(1, skills=True),
            table(3, skills=True),
            table(1, skills="acrobatics,concentrate,cure_wounds"),
            table(2, skills="acrobatics,concentrate,cure_wounds"),
            table(3, skills="acrobatics,search,knowledge"),
            table(2, skills="diplomacy,negotiate,move_silently", side="B"),
            table(2, edicts=chosen),
            table(1, full_map="scores_current", edicts=chosen),
        ),
        dealt_alike=(table(1), table(2), table(5), table(1, side="B"), table(3, edition="2019")),
        # Four seasons of thirteen explore cards at most, and four ambushes with two questions each.
        most_decisions=4 * 13 + 4 * 2,
    )


def _charterstone() -> Arena:
    def table(players: int, **options: Any) -> Table:
        return Table("charterstone", players, options, simultaneous=False)

    def later(temporary: str, *charters: str) -> Table:
        """A table of a later game, with one of the temporary rules of the tests."""
        legacy = replace(founded(charters), games=1, temporary=temporary)
        options = {"charters": charters, "legacy": legacy}
        return Table("charterstone", len(charters), options, name=temporary)

    return Arena(
        tables=(
            table(2),
            table(3, charters="blue,red,yellow"),
            table(4),
            table(6),
            table(2, charters="green,black", errata=""),
            Table("charterstone", 3, {}, simultaneous=False, automas=2, name="automas"),
            later("votes_and_workers", "purple", "black", "green"),
            later("seals", "yellow", "red"),
        ),
        dealt_alike=(table(4), table(4, errata="")),
        # Players who do nothing useful never end a game; random ones meet the end long before this.
        most_decisions=2000,
        # The die, three objectives and ten cards; then the deck holds what players have discarded.
        alike=1 + 3 + 10,
    )


ARENAS: dict[str, Arena] = {"cartographers": _cartographers(), "charterstone": _charterstone()}
"""The one place that says which tables of each game the contract is tried on."""

TABLES = tuple(table for id in GAMES if id in ARENAS for table in ARENAS[id].tables)
SHARED_TABLES = tuple(table for table in TABLES if table.players > 1)


def players(count: int, automas: int = 0) -> tuple[Player, ...]:
    people = tuple(Player(f"Player {seat + 1}", title="of the contract") for seat in range(count - automas))
    return (*people, *(Player(f"Automa {number + 1}", kind=AUTOMA) for number in range(automas)))


def secret(seed: str) -> bytes:
    return fair.secret_of(f"contract {seed}")


def new_match(table: Table, seed: str, entropy: tuple[str, ...] = ()) -> Match:
    seated = players(table.players, table.automas)
    return match.start(table.game, seated, table.options, secret(seed), entropy)


class Step(NamedTuple):
    """One accepted command and the match around it."""

    before: Match
    seat: Seat
    action: Any
    after: Match


@cache
def whole_game(table: Table, seed: str) -> tuple[Step, ...]:
    """A game played at random to its end; seats answer in any order and now and then change their mind."""
    return tuple(_steps(new_match(table, seed), Random(f"{table}/{seed}"), recalls=True))


def played_on(current: Match, seed: str) -> Match:
    """The match played to its end at random."""
    for step in _steps(current, Random(seed), recalls=False):
        current = step.after
    return current


def _steps(current: Match, rng: Random, recalls: bool) -> Iterator[Step]:
    while current.turn:
        seat = rng.choice(current.turn.seats)
        current = yield from _step(current, seat, pick(current, seat, rng))
        if recalls and rng.random() < 0.1 and current.turn:
            back = current.game.read_action(RECALL)
            if back in current.game.legal(current.state, seat):
                current = yield from _step(current, seat, back)


def _step(before: Match, seat: Seat, action: Any) -> Generator[Step, None, Match]:
    after = match.submit(before, seat, action)
    yield Step(before, seat, action, after)
    return after


def pick(current: Match, seat: Seat, rng: Random) -> Any:
    return current.game.offer(current.game.observe(current.state, seat)).pick(rng)


def finished(table: Table, seed: str) -> Match:
    return whole_game(table, seed)[-1].after


def moments(table: Table, seed: str, every: int = 1) -> list[Match]:
    """The match after its start and after every (or every so many) command, the end always among them."""
    steps = whole_game(table, seed)
    met = [steps[0].before, *(step.after for step in steps)]
    return [*met[:-1:every], met[-1]]


def spread(items: Sequence[T], most: int) -> list[T]:
    """At most so many of them, spread evenly, the first and the last among them."""
    if len(items) <= most:
        return list(items)
    return [items[number * (len(items) - 1) // (most - 1)] for number in range(most)]


def viewers(table: Table) -> tuple[Seat, ...]:
    return (*range(table.players), SPECTATOR)


def hidden_turns(table: Table, seed: str) -> list[Step]:
    """The commands that left a choice hidden: others still owe an answer to the same question."""
    return [
        step
        for step in whole_game(table, seed)
        if step.before.turn
        and step.after.turn
        and step.before.turn.label == step.after.turn.label
        and step.seat in step.before.turn.seats
        and len(list(islice(table.game.legal(step.before.state, step.seat), 2))) == 2
    ]


def some(menu: Any, rng: Random, walked: int, picked: int) -> list[Any]:
    """Actions of a menu: the first ones walked, and some picked anywhere."""
    return [*islice(menu, walked), *(menu.pick(rng) for _ in range(picked if menu else 0))]


def refusal(played: AnyGame, state: Any, seat: Seat, action: Any) -> IllegalAction | None:
    """Why the rules refuse the action, or nothing if they accept it."""
    try:
        played.decide(state, seat, action)
    except IllegalAction as problem:
        return problem
    return None


def sentence(problem: IllegalAction) -> str:
    """The refusal in English; fails if the language files do not know its reason or lack a variable."""
    return explain(problem, speaker("en"))


def same(one: Any, other: Any) -> bool:
    """Equal in value and in every type: tuples of different names are not the same."""
    return bool(one == other) and repr(one) == repr(other)


def answers(current: Match) -> list[tuple[str, str]]:
    """Every question to chance so far, with its answer."""
    return [answer for entry in current.entries for answer in entry.answers]


def outsiders(table: Table) -> tuple[Seat, ...]:
    """Seats that nobody may sit on."""
    return (CHANCE, SPECTATOR, table.players, table.players + 7, -99)
