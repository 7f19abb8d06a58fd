"""The match driver: submit an action, settle chance, take back, replay, fork. Pure, no input or output."""

from collections.abc import Container, Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

import msgspec

from charthouse.core import codec, fair, record
from charthouse.core.entries import Entries
from charthouse.core.game import (
    CHANCE,
    AnyGame,
    BadText,
    Chance,
    Game,
    IllegalAction,
    Outcome,
    Player,
    Seat,
    Turn,
)
from charthouse.core.record import Entry, Fork, Header, Record

S = TypeVar("S")
A = TypeVar("A")

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


class Match(NamedTuple):
    """A game under way. `secret` stays with whoever runs the match until it is over."""

    game: AnyGame
    header: Header
    entries: Entries
    state: Any
    turn: Turn | None
    """Who owes a decision; nobody when the game is over."""
    secret: bytes
    seed: bytes


def start(
    game: AnyGame,
    players: tuple[Player, ...],
    options: Mapping[str, Any],
    secret: bytes,
    entropy: tuple[str, ...] = (),
) -> Match:
    """A new match, its first questions to chance already answered."""
    if len(players) not in game.seats:
        raise BadText("bad-seats", low=game.seats[0], high=game.seats[-1], found=len(players))
    expanded = game.expand(options, len(players))
    written = codec.builtins(expanded)
    header = Header(
        game=game.id,
        rules=game.rules,
        content=game.content(game.release),
        release=game.release,
        options={key: value for key, value in written.items() if key != "release"},
        players=players,
        draws=fair.ALGORITHM,
        commitment=fair.commit(secret),
        entropy=entropy,
    )
    state = game.setup(expanded, players)
    match = Match(game, header, Entries(), state, None, secret, fair.seed_of(secret, entropy))
    return _written(match, record.START, "", state, [])


def submit(match: Match, seat: Seat, action: object) -> Match:
    """The match after this seat's action and every answer of chance that follows; raises `IllegalAction`."""
    game = match.game
    state, then = match.state, []
    for event in game.decide(state, seat, action):
        state = game.evolve(state, event)
        then.append(game.write_event(event))
    return _written(match, seat, game.write_action(action), state, then)


def _written(match: Match, seat: Seat, action: str, state: object, then: list[str]) -> Match:
    """Chance settled from the seed, and the entry appended."""
    game, seed = match.game, match.seed
    while isinstance(question := game.waiting(state), Chance):
        answer = question.menu[fair.draw(seed, question.label, len(question.menu))]
        then.append(record.answer_line(question.label, answer))
        for event in game.decide(state, CHANCE, answer):
            state = game.evolve(state, event)
            then.append(game.write_event(event))
    entry = record.extend(chain(match), len(match.entries), seat, action, tuple(then))
    return Match(game, match.header, match.entries.plus(entry), state, question, match.secret, seed)


def chain(match: Match) -> str:
    """The hash that covers everything so far."""
    return match.entries[-1].chain if match.entries else record.first_link(match.header)


def outcome(match: Match) -> Outcome | None:
    return match.game.outcome(match.state)


def recorded(match: Match) -> Record:
    """The record of the match; it holds the secret only when the match is over."""
    return Record(match.header, match.entries[:], "" if match.turn else match.secret.hex())


def undo(match: Match, seat: Seat) -> Match:
    """The match before this seat's last command."""
    kept = match.entries[: undoable(match, seat)]
    return resume(match.game, Record(match.header, kept, ""), match.secret)


def undoable(match: Match, seat: Seat, bots: Container[int] = ()) -> int:
    """How many entries stay when this seat takes its last command back; raises where it may not.

    Entries whose numbers are in `bots` go with it: nobody decided them. What chance answered, and what the
    game says an event reveals, has been seen and cannot be unseen.
    """
    kept = len(match.entries) - 1
    while kept and kept in bots:
        kept -= 1
    if kept == 0 or match.entries[kept].seat != seat:
        raise IllegalAction("why-nothing-to-undo")
    taken = match.entries[kept:]
    if match.turn is None or any(_showed(match.game, line) for entry in taken for line in entry.then):
        raise IllegalAction("why-already-revealed")
    return kept


def _showed(game: AnyGame, line: str) -> bool:
    return record.read_answer(line) is not None or game.reveals(game.read_event(line))


def resume(game: AnyGame, saved: Record, secret: bytes) -> Match:
    """A saved match, played on with the secret it was started with.

    It keeps the rules it began with where they can still be answered; else it goes on by those of now.
    """
    if fair.commit(secret) != saved.header.commitment:
        raise BadText("bad-secret")
    state = replay(game, saved)
    played = ruled(game, record.rules_at(saved.header, saved.entries))
    turn = (played or game).waiting(state)
    seed = fair.seed_of(secret, saved.header.entropy)
    match = Match(played or game, saved.header, Entries(saved.entries), state, None, secret, seed)
    if played is None:
        return match if turn is None or saved.secret else go_on(match)
    if isinstance(turn, Chance):
        raise BadText("bad-record-cut", entry=len(saved.entries))
    return match._replace(turn=turn)


def go_on(match: Match) -> Match:
    """The match from here on by the rules of now: an entry says so."""
    return _written(match, record.START, record.rules_line(match.game.rules), match.state, [])


def fork(game: AnyGame, saved: Record, at: int, secret: bytes) -> Match:
    """Another future for a recorded match: the same first entries, then draws of a new secret."""
    if at not in range(len(saved.entries)):
        raise BadText("bad-record-cut", entry=at)
    kept = saved.entries[: at + 1]
    header = msgspec.structs.replace(
        saved.header,
        draws=fair.ALGORITHM,
        commitment=fair.commit(secret),
        entropy=(),
        fork=Fork(at, kept[-1].chain),
    )
    link, entries = record.first_link(header), []
    for seq, old in enumerate(kept):
        entries.append(record.extend(link, seq, old.seat, old.action, old.then))
        link = entries[-1].chain
    return resume(game, Record(header, tuple(entries), ""), secret)


def opening(game: Game[Any, S, A, Any, Any], header: Header) -> S:
    """The state before anything happened, from what the header says."""
    if header.game != game.id:
        raise BadText("bad-record-game", found=header.game[:40])
    if len(header.players) not in game.seats:
        raise BadText("bad-seats", low=game.seats[0], high=game.seats[-1], found=len(header.players))
    release = header.release or game.unnamed.get(header.content, 1)
    given = header.options if release == 1 else {**header.options, "release": release}
    try:
        options = msgspec.convert(given, game.options_type)
    except msgspec.ValidationError:
        written = msgspec.json.encode(header.options).decode()
        raise BadText("bad-record-line", line=f"options: {written}") from None
    return (ruled(game, header.rules) or game).setup(options, header.players)


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
    return sum(played is None for _, _, played in ruled_entries(game, saved))


def ruled_entries(game: AnyGame, saved: Record) -> Iterator[tuple[int, Entry, AnyGame | None]]:
    """The entries with their numbers, each with the game by the rules it follows."""
    played = ruled(game, saved.header.rules)
    for seq, entry in enumerate(saved.entries):
        number = record.new_rules(entry)
        if (entry.seat == record.START) != (seq == 0 or number is not None) or (number and not seq):
            raise BadText("bad-record-seat", entry=seq, seat=entry.seat + 1)
        played = ruled(game, number) if number else played
        yield seq, entry, played


# --- replaying


def replay(game: AnyGame, saved: Record) -> Any:
    """The state after re-deciding every recorded action with the recorded answers of chance.

    Raises `BadText` where an action is refused, an answer is none, or the events differ. Entries of rules
    that this version cannot answer are not decided again: their events are taken as they were written.
    """
    if saved.header.rules < 1:
        raise BadText("bad-record-rules", found=saved.header.rules, known=game.rules)
    state = opening(game, saved.header)
    if not saved.entries:
        raise BadText("bad-record-cut", entry=0)
    for seq, entry, played in ruled_entries(game, saved):
        if played is None:
            state = _as_written(game, state, entry, seq)
            continue
        answers = iter([a for line in entry.then if (a := record.read_answer(line))])
        try:
            state, then = _redecide(played, state, entry, answers, seq)
        except IllegalAction as error:
            raise BadText("bad-record-move", entry=seq, why=error) from error
        if then != list(entry.then):
            raise BadText("bad-record-events", entry=seq)
    return state


def _as_written(game: AnyGame, state: Any, entry: Entry, seq: int) -> Any:
    """The state after the events of an entry, whatever rules led to them."""
    try:
        for line in entry.then:
            if record.read_answer(line) is None:
                state = game.evolve(state, game.read_event(line))
    except NONSENSE:
        raise BadText("bad-record-events", entry=seq) from None
    return state


def _redecide(game: AnyGame, state: Any, entry: Entry, answers: Any, seq: int) -> tuple[Any, list[str]]:
    then: list[str] = []
    if entry.seat != record.START:
        if entry.seat not in range(game.seats[-1]):
            raise BadText("bad-record-seat", entry=seq, seat=entry.seat + 1)
        for event in game.decide(state, entry.seat, game.read_action(entry.action)):
            state = game.evolve(state, event)
            then.append(game.write_event(event))
    while isinstance(question := game.waiting(state), Chance):
        label, answer = next(answers, ("", ""))
        if label != question.label or answer not in question.menu:
            raise BadText("bad-record-answer", entry=seq, question=question.label)
        then.append(record.answer_line(label, answer))
        for event in game.decide(state, CHANCE, answer):
            state = game.evolve(state, event)
            then.append(game.write_event(event))
    return state, then


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
    state = opening(game, saved.header)
    for seq, entry, played in ruled_entries(game, saved):
        for line in entry.then:
            answer = record.read_answer(line)
            if answer is None:
                state = game.evolve(state, game.read_event(line))
                continue
            question, drawn = (played or game).waiting(state), ""
            if isinstance(question, Chance) and question.label == answer[0]:
                drawn = question.menu[fair.draw(seed, question.label, len(question.menu))]
            yield answer[0], played is not None, drawn == answer[1] or bool(drawn and seq <= copied)
