"""Replaying a record: its steps as they were written, its actions decided again, its draws checked. Pure."""

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeVar

import msgspec

from charthouse.core import fair, record
from charthouse.core.game import AUTOMA, CHANCE, NOBODY, AnyGame, BadText, Chance, Game, IllegalAction, Player
from charthouse.core.record import Entry, Header, Record

S = TypeVar("S")

NONSENSE = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What events that never happened may come to."""


# --- where it begins


def opening(game: Game[Any, S, Any, Any, Any], header: Header) -> S:
    """The state before anything happened, from what the header says."""
    if header.game != game.id:
        raise BadText("bad-record-game", found=header.game[:40])
    check_seats(game, header.players)
    release = header.release or game.unnamed.get(header.content, 1)
    given = header.options if release == 1 else {**header.options, "release": release}
    try:
        options = msgspec.convert(given, game.options_type)
    except msgspec.ValidationError:
        written = msgspec.json.encode(header.options).decode()
        raise BadText("bad-record-line", line=f"options: {written}") from None
    return (ruled(game, header.rules) or game).setup(options, header.players)


def check_seats(game: AnyGame, players: tuple[Player, ...]) -> None:
    """Refuses what the game does not take: so many players, or Automas without anybody else."""
    if len(players) not in game.seats:
        raise BadText("bad-seats", low=game.seats[0], high=game.seats[-1], found=len(players))
    kinds = {player.kind for player in players}
    if kinds != {""} and (kinds != {"", AUTOMA} or not game.automas):
        raise BadText("bad-seat-kind")


def same_cards(game: AnyGame, header: Header) -> None:
    """Refuses a record of cards that no release printed, or one that this version does not have yet."""
    release = header.release or game.unnamed.get(header.content, 0)
    if release > game.release:
        raise BadText("bad-record-release", found=release, known=game.release)
    if release < 1 or (header.release and header.content != game.content(release)):
        raise BadText("bad-record-content")


# --- the rules of other numbers


def ruled(game: AnyGame, rules: int) -> AnyGame | None:
    """The game by the rules of that number, if they can still be answered."""
    return next((one for one in (game, *game.earlier) if one.rules == rules), None)


def undecided(game: AnyGame, saved: Record) -> int:
    """How many entries follow rules that this version cannot answer, and are taken as they were written."""
    return sum(by is None for _, _, by in _ruled_entries(game, saved))


def _ruled_entries(game: AnyGame, saved: Record) -> Iterator[tuple[int, Entry, AnyGame | None]]:
    """The entries with their numbers, each with the game by the rules it follows."""
    by = ruled(game, saved.header.rules)
    for number, entry in enumerate(saved.entries):
        rules = record.new_rules(entry)
        if (entry.seat == NOBODY) != (number == 0 or rules is not None) or (rules and not number):
            raise BadText("bad-record-seat", entry=number, seat=entry.seat + 1)
        by = ruled(game, rules) if rules else by
        yield number, entry, by


# --- its steps


class Line(NamedTuple):
    """One line of an entry: an event, or an answer of chance, and the state that it met."""

    before: Any
    event: Any
    answer: tuple[str, str] | None
    """The label and the answer; then there is no event."""


class Step(NamedTuple):
    """One entry of a record with all that came of it."""

    number: int
    entry: Entry
    by: AnyGame | None
    """The game by the rules it follows, if they can still be answered."""
    before: Any
    lines: tuple[Line, ...]
    after: Any

    @property
    def events(self) -> list[tuple[Any, Any]]:
        """Its events, each with the state that it met."""
        return [(line.before, line.event) for line in self.lines if line.answer is None]


def steps(game: AnyGame, saved: Record) -> Iterator[Step]:
    """The entries of a record one by one, as they were written: nothing is decided again."""
    state = opening(game, saved.header)
    for number, entry, by in _ruled_entries(game, saved):
        lines, after = unfolded(game, state, entry)
        yield Step(number, entry, by, state, lines, after)
        state = after


def unfolded(game: AnyGame, state: Any, entry: Entry) -> tuple[tuple[Line, ...], Any]:
    """What an entry tells, line by line, and the state after it."""
    lines = []
    for text in entry.then:
        answer = record.read_answer(text)
        event = None if answer else game.read_event(text)
        lines.append(Line(state, event, answer))
        state = state if answer else game.evolve(state, event)
    return tuple(lines), state


# --- deciding again


def decided_again(game: AnyGame, saved: Record) -> Any:
    """The state after re-deciding every recorded action with the recorded answers of chance.

    Raises `BadText` where an action is refused, an answer is none, or the events differ. Entries of rules
    that this version cannot answer are not decided again: their events are taken as they were written.
    """
    if saved.header.rules < 1:
        raise BadText("bad-record-rules", found=saved.header.rules, known=game.rules)
    state = opening(game, saved.header)
    if not saved.entries:
        raise BadText("bad-record-cut", entry=0)
    for number, entry, by in _ruled_entries(game, saved):
        state = _redecided(by, state, entry, number) if by else _as_written(game, state, entry, number)
    return state


def _as_written(game: AnyGame, state: Any, entry: Entry, number: int) -> Any:
    """The state after the events of an entry, whatever rules led to them."""
    try:
        return unfolded(game, state, entry)[1]
    except NONSENSE:
        raise BadText("bad-record-events", entry=number) from None


def _redecided(game: AnyGame, state: Any, entry: Entry, number: int) -> Any:
    """The state after an entry whose action leads to the events that it lists."""
    then: list[str] = []
    answers = iter(entry.answers)
    if entry.seat != NOBODY:
        if entry.seat not in range(game.seats[-1]):
            raise BadText("bad-record-seat", entry=number, seat=entry.seat + 1)
        try:
            state = decided(game, state, entry.seat, game.read_action(entry.action), then)
        except IllegalAction as error:
            raise BadText("bad-record-move", entry=number, why=error) from error
    while isinstance(question := game.waiting(state), Chance):
        label, answer = next(answers, ("", ""))
        if label != question.label or answer not in question.menu:
            raise BadText("bad-record-answer", entry=number, question=question.label)
        then.append(record.answer_line(label, answer))
        state = decided(game, state, CHANCE, answer, then)
    if then != list(entry.then):
        raise BadText("bad-record-events", entry=number)
    return state


def decided(game: AnyGame, state: Any, seat: int, action: object, then: list[str]) -> Any:
    """The state after a decision; its events are written down in `then`."""
    for event in game.decide(state, seat, action):
        state = game.evolve(state, event)
        then.append(game.write_event(event))
    return state


# --- its draws


def wrong_draw(game: AnyGame, saved: Record) -> str | None:
    """The label of the first answer that the revealed secret does not give, if any.

    What follows rules that this version cannot answer is left to `unsure_draws`.
    """
    return next((label for label, known, ok in _draws_again(game, saved) if known and not ok), None)


def unsure_draws(game: AnyGame, saved: Record) -> int:
    """How many answers could not be derived again, because the rules that asked are not known here."""
    return sum(not known and not ok for _, known, ok in _draws_again(game, saved))


def _draws_again(game: AnyGame, saved: Record) -> Iterator[tuple[str, bool, bool]]:
    """Each answer of chance: its label, whether the rules that asked are known, whether the seed gives it."""
    seed = fair.seed_of(bytes.fromhex(saved.secret), saved.header.entropy)
    copied = saved.header.fork.at if saved.header.fork else -1
    for step in steps(game, saved):
        for before, _, answer in step.lines:
            if answer is None:
                continue
            question, drawn = (step.by or game).waiting(before), ""
            if isinstance(question, Chance) and question.label == answer[0]:
                drawn = question.menu[fair.draw(seed, question.label, len(question.menu))]
            ok = drawn == answer[1] or bool(drawn and step.number <= copied)
            yield answer[0], step.by is not None, ok
