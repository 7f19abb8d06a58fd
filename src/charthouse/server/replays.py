"""Replays of finished games: what a seat saw after each entry, and every draw, to check the shuffle.

All of it takes as long as the record is, and is done in the workshop.
"""

import zlib
from collections.abc import Iterator
from typing import Any

import msgspec

from charthouse.core import fair, match, record, replay
from charthouse.core.game import NOBODY, AnyGame, BadText, Chance, Player
from charthouse.core.message import message
from charthouse.core.record import Record
from charthouse.core.text import LANGUAGES, sealed_messages
from charthouse.games import game, game_of
from charthouse.server import messages, wire

MOST_ENTRIES = 5000
"""Of a record that somebody sends; a game of a hundred players has two thousand."""
MOST_TOLD = 96 * 1024 * 1024
"""Bytes of a replay before it is packed: sixty million for those hundred players."""
_LEVEL = 4


def sent(text: str) -> Record:
    """A record as somebody sends it."""
    saved = record.read(text)
    if len(saved.entries) > MOST_ENTRIES:
        raise BadText("bad-record-long", found=len(saved.entries), most=MOST_ENTRIES)
    return saved


def checked(saved: Record) -> AnyGame:
    """The game of a record whose every action was decided again, where its rules are still known."""
    played = game_of(saved)
    replay.decided_again(played, saved)
    return played


# --- what was seen


def packed_from(text: str, seat: int) -> bytes:
    """The replay of a record from anywhere, with its draws once its secret is in it."""
    saved = sent(text)
    return packed(saved, seat, [], bool(saved.secret))


def packed(
    saved: Record, seat: int, by: list[str], shuffle: bool = False, players: tuple[Player, ...] = ()
) -> bytes:
    """A `wire.Replay` as JSON, packed while it is made: whole it may be a hundred times as long."""
    packer, pieces, told = zlib.compressobj(_LEVEL, wbits=31), [], 0
    try:
        for piece in _told(saved, seat, by, shuffle, players):
            told += len(piece)
            if told > MOST_TOLD:
                raise BadText("bad-too-much")
            pieces.append(packer.compress(piece))
    except replay.NONSENSE:  # events that never happened may look possible until they are told
        raise BadText("bad-record-events", entry=0) from None
    return b"".join((*pieces, packer.flush()))


def _told(
    saved: Record, seat: int, by: list[str], shuffle: bool, players: tuple[Player, ...]
) -> Iterator[bytes]:
    """What a seat saw after each entry; `players` are those of now, where somebody came late."""
    played = checked(saved)
    header = msgspec.structs.replace(saved.header, players=players or saved.header.players)
    yield b'{"header":' + msgspec.json.encode(header) + b',"frames":['
    state: Any = None
    story: list[Any] = []
    for seq, entry, _, _, lines, state in replay.steps(played, saved._replace(header=header)):
        told = []
        if rules := record.new_rules(entry):
            told.append(wire.FrameLine(NOBODY, message("log-rules", rules=rules)))
        for before, event, answer in lines:
            if answer is None:
                sentence = played.tell(event, before, message)
                if sentence is not None:
                    told.append(wire.FrameLine(played.about(event), sentence))
                story.append(event)
        face = played.face(played.observe(state, seat), story)
        who = by[seq] if seq < len(by) else ""
        frame = wire.Frame(seq, entry.seat, entry.action, who, face, told)
        yield (b"," if seq else b"") + msgspec.json.encode(frame)
    ids = unsealed(played, state)
    words = {lang: sealed_messages(lang, ids) for lang in LANGUAGES} if ids else {}
    rest = {"words": words, "draws": _draws(saved)} if shuffle else {"words": words}
    yield b"]," + msgspec.json.encode(rest)[1:]


def unsealed(played: AnyGame, state: Any) -> list[str]:
    """The sealed messages a table may say by now, in a game that has such."""
    return played.sealed(state) if played.sealed else []


# --- what was drawn


def draws(saved: Record) -> bytes:
    """Every question to chance with its menu and its answer, for whoever checks the shuffle: JSON."""
    return msgspec.json.encode(_draws(saved))


def _draws(saved: Record) -> wire.Draws:
    """What was asked by rules that this version cannot answer has no menu and is not known."""
    played = game(saved.header.game)
    found = []
    for step in replay.steps(played, saved):
        for before, _, answer in step.lines:
            if answer is not None:
                question = step.by.waiting(before) if step.by else None
                menu = question.menu if isinstance(question, Chance) else ()
                found.append(wire.Draw(answer[0], menu, answer[1], step.by is not None))
    return wire.Draws(saved.header.commitment, saved.secret, saved.header.entropy, found)


# --- what may come of it


def forked(given: Record | str, wish: messages.Branch, new_secret: bytes) -> Record:
    """A game that plays on from a record, with its secret: every action is decided again."""
    saved = sent(given) if isinstance(given, str) else given
    broken = record.broken_link(saved)
    if broken is not None:
        raise BadText("bad-record-chain", entry=broken)
    if wish.at not in range(len(saved.entries)) or wish.seat not in range(len(saved.header.players)):
        raise BadText("bad-request")
    secret = new_secret
    if wish.cards == "same" and saved.secret:
        secret = bytes.fromhex(saved.secret)
    if wish.cards == "same" and saved.header.entropy:
        secret = fair.seed_of(secret, saved.header.entropy)
    return match.kept(match.fork(checked(saved), saved, wish.at, secret))
