"""The match driver: submit an action, settle chance, take back, resume, fork. Pure, no input or output."""

from collections.abc import Container, Mapping
from typing import Any, NamedTuple

import msgspec

from charthouse.core import codec, fair, record, replay
from charthouse.core.entries import Entries
from charthouse.core.game import (
    CHANCE,
    NOBODY,
    AnyGame,
    BadText,
    Chance,
    IllegalAction,
    Outcome,
    Player,
    Seat,
    Turn,
)
from charthouse.core.record import Entry, Fork, Header, Record


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
    replay.check_seats(game, players)
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
    return _written(match, NOBODY, "", state, [])


def submit(match: Match, seat: Seat, action: object) -> Match:
    """The match after this seat's action and every answer of chance that follows; raises `IllegalAction`."""
    then: list[str] = []
    state = replay.decided(match.game, match.state, seat, action, then)
    return _written(match, seat, match.game.write_action(action), state, then)


def _written(match: Match, seat: Seat, action: str, state: object, then: list[str]) -> Match:
    """Chance settled from the seed, and the entry appended."""
    game, seed = match.game, match.seed
    while isinstance(question := game.waiting(state), Chance):
        answer = question.menu[fair.draw(seed, question.label, len(question.menu))]
        then.append(record.answer_line(question.label, answer))
        state = replay.decided(game, state, CHANCE, answer, then)
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


def kept(match: Match) -> Record:
    """The record to keep a match by: with the secret that it is played on with."""
    return Record(match.header, match.entries[:], match.secret.hex())


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
    if match.turn is None or any(_showed(match.game, entry) for entry in match.entries[kept:]):
        raise IllegalAction("why-already-revealed")
    return kept


def _showed(game: AnyGame, entry: Entry) -> bool:
    return bool(entry.answers) or any(game.reveals(game.read_event(line)) for line in entry.events)


def resume(game: AnyGame, saved: Record, secret: bytes) -> Match:
    """A saved match, played on with the secret it was started with.

    It keeps the rules it began with where they can still be answered; else it goes on by those of now.
    """
    if fair.commit(secret) != saved.header.commitment:
        raise BadText("bad-secret")
    state = replay.decided_again(game, saved)
    played = replay.ruled(game, record.rules_at(saved.header, saved.entries))
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
    return _written(match, NOBODY, record.rules_line(match.game.rules), match.state, [])


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
    return resume(game, record.linked(Record(header, kept, "")), secret)
