"""The record of a match: a header and one entry for each accepted command, tied by a hash chain.

An entry holds the command, every event it led to and the answers of chance that followed. Old records
replay for ever: the header carries the options fully expanded and names the content release, a replay uses
the written answers, never a generator, and where the rules have changed since, the written events.
`docs/notation.md` describes the text and the JSON form; both parse back exactly.
"""

import hashlib
import json
import re
from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from charthouse.core import crest
from charthouse.core.game import NOBODY, BadText, Player, Seat

FORMAT = "charthouse-record/1"


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a match left another one: entries up to `at` were copied, their draws are not of this seed."""

    at: int
    chain: str


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    rules: int
    content: str
    options: dict[str, Any]
    players: tuple[Player, ...]
    draws: str
    commitment: str
    entropy: tuple[str, ...] = ()
    fork: Fork | None = None
    release: int | msgspec.UnsetType = msgspec.UNSET
    """The content release; headers of 0.1 name none and are known by their content hash."""
    struck: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    """The seats whose names were deleted, counted from 1; all hashes were written anew then."""


class Entry(NamedTuple):
    """`then` mixes events and chance answers in the order they happened; `? label = answer` is chance.

    Entry 0, which no command began, is of `NOBODY`, and so is an entry from which other rules hold.
    """

    seat: Seat
    action: str
    then: tuple[str, ...]
    chain: str

    @property
    def events(self) -> list[str]:
        """The lines that are events."""
        return [line for line in self.then if read_answer(line) is None]

    @property
    def answers(self) -> list[tuple[str, str]]:
        """The answers of chance with their labels."""
        return [answer for line in self.then if (answer := read_answer(line))]


class Record(NamedTuple):
    header: Header
    entries: tuple[Entry, ...]
    secret: str
    """Hex, and empty until the match is over."""


def rules_line(number: int) -> str:
    """The action of an entry from which on the rules of another number hold."""
    return f"rules {number}"


def new_rules(entry: Entry) -> int | None:
    """The number of the rules that hold from this entry on, if it says so."""
    said = re.fullmatch(r"rules ([1-9]\d{0,8})", entry.action) if entry.seat == NOBODY else None
    return int(said[1]) if said else None


def rules_at(header: Header, entries: Sequence[Entry]) -> int:
    """The number of the rules that hold after these entries."""
    return next((new for entry in reversed(entries) if (new := new_rules(entry))), header.rules)


def answer_line(label: str, answer: str) -> str:
    return f"? {label} = {answer}"


def read_answer(line: str) -> tuple[str, str] | None:
    """The label and the answer, if the line is one of chance."""
    if not line.startswith("? "):
        return None
    label, equals, answer = line[2:].partition(" = ")
    if not equals:
        raise BadText("bad-record-line", line=line)
    return label, answer


def header_text(header: Header) -> str:
    fields = msgspec.to_builtins(header)
    values = {key: msgspec.json.encode(value, order="sorted").decode() for key, value in fields.items()}
    return "\n".join([FORMAT, *(f"{key}: {value}" for key, value in values.items())])


def first_link(header: Header) -> str:
    return hashlib.sha256(header_text(header).encode()).hexdigest()


def link(chain: str, seq: int, seat: Seat, action: str, then: tuple[str, ...]) -> str:
    """The hash of an entry, which covers the hash before it and so the whole match so far."""
    return hashlib.sha256("\n".join((chain, _head(seq, seat, action), *then)).encode()).hexdigest()


def extend(chain: str, seq: int, seat: Seat, action: str, then: tuple[str, ...]) -> Entry:
    return Entry(seat, action, then, link(chain, seq, seat, action, then))


def without_names(header: Header, seats: Collection[Seat]) -> Header:
    """The header with these names deleted, beside those that were before; a number stands for each."""
    struck = {seat - 1 for seat in header.struck or ()} | set(seats)
    if not struck:
        return header
    players = tuple(
        nameless(player, seat) if seat in struck else player for seat, player in enumerate(header.players)
    )
    return msgspec.structs.replace(header, players=players, struck=tuple(seat + 1 for seat in sorted(struck)))


def nameless(player: Player, seat: Seat) -> Player:
    """A player whose name was deleted: a number, which every language reads."""
    return msgspec.structs.replace(player, name=f"#{seat + 1}", title="", crest=crest.default(seat))


def linked(record: Record) -> Record:
    """The record with all its hashes written anew."""
    chain, entries = first_link(record.header), []
    for seq, entry in enumerate(record.entries):
        chain = link(chain, seq, entry.seat, entry.action, entry.then)
        entries.append(entry._replace(chain=chain))
    return record._replace(entries=tuple(entries))


def broken_link(record: Record) -> int | None:
    """The first entry whose hash does not follow from the one before, if any."""
    chain = first_link(record.header)
    for seq, entry in enumerate(record.entries):
        chain = link(chain, seq, entry.seat, entry.action, entry.then)
        if chain != entry.chain:
            return seq
    return None


def _head(seq: int, seat: Seat, action: str) -> str:
    return f"{seq} {action or 'start'}" if seat == NOBODY else f"{seq} seat {seat + 1}: {action}"


def write_text(record: Record) -> str:
    lines = [header_text(record.header), ""]
    for seq, entry in enumerate(record.entries):
        lines.append(_head(seq, entry.seat, entry.action))
        lines.extend(f"  {line}" for line in entry.then)
        lines.append(f"  # {entry.chain}")
    if record.secret:
        lines += ["", f"secret {record.secret}"]
    return "\n".join(lines) + "\n"


def write_json(record: Record) -> str:
    entries = [
        {"seat": e.seat + 1, "action": e.action, "then": list(e.then), "chain": e.chain}
        for e in record.entries
    ]
    whole = {
        "format": FORMAT,
        "header": msgspec.to_builtins(record.header),
        "entries": entries,
        "secret": record.secret,
    }
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def read(text: str) -> Record:
    """A record from its text or JSON form; raises `BadText` with the line at fault."""
    return _read_json(text) if text.lstrip().startswith("{") else _read_text(text)


def read_header(text: str) -> Header:
    """The header of a record in its text form; what follows is not looked at."""
    return _read_header(iter(enumerate(text.partition("\n\n")[0].split("\n"), 1)))


class _JsonEntry(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    action: str
    then: tuple[str, ...]
    chain: str


class _JsonRecord(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    header: Header
    entries: list[_JsonEntry]
    secret: str


def _read_json(text: str) -> Record:
    try:
        whole = msgspec.json.decode(text, type=_JsonRecord)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise _unreadable(error) from None
    if whole.format != FORMAT:
        raise BadText("bad-record-format", found=whole.format[:40], wanted=FORMAT)
    for seq, entry in enumerate(whole.entries):
        if entry.seat < 0 or (entry.seat > 0 and entry.action == ""):
            raise BadText("bad-record-seat", entry=seq, seat=entry.seat)
    entries = tuple(Entry(e.seat - 1, e.action, e.then, e.chain) for e in whole.entries)
    for seq, done in enumerate(entries):
        if done.seat == NOBODY and done.action and new_rules(done) is None:
            raise BadText("bad-record-seat", entry=seq, seat=0)
    return Record(whole.header, entries, _checked_secret(whole.secret))


def _unreadable(error: Exception) -> BadText:
    """Where the text stops making sense; the library says it in English, we only point at the place."""
    place = re.search(r"`(\$[^`]*)`|byte (\d+)", str(error))
    return BadText("bad-record-line", line=place[0].strip("`") if place else FORMAT)


def _read_text(text: str) -> Record:
    lines = iter(enumerate(text.replace("\r\n", "\n").split("\n"), 1))
    header = _read_header(lines)
    entries: list[Entry] = []
    head: tuple[Seat, str] | None = None
    then: list[str] = []
    secret = ""
    for number, line in lines:
        if not line.strip():
            continue
        if line.startswith("secret ") and head is None and not secret:
            secret = _checked_secret(line[7:])
        elif line.startswith("  # ") and head is not None:
            entries.append(Entry(*head, tuple(then), line[4:]))
            head, then = None, []
        elif line.startswith("  ") and head is not None:
            then.append(line[2:])
        elif head is None and not secret:
            head = _read_head(line, len(entries), number)
        else:
            raise BadText("bad-record-line", line=f"{number}: {line[:60]}")
    if head is not None:
        raise BadText("bad-record-cut", entry=len(entries))
    return Record(header, tuple(entries), secret)


def _read_header(lines: Iterator[tuple[int, str]]) -> Header:
    _, first = next(lines, (1, ""))
    if first != FORMAT:
        raise BadText("bad-record-format", found=first[:40], wanted=FORMAT)
    fields: dict[str, Any] = {}
    for number, line in lines:
        if not line:
            break
        key, _, value = line.partition(": ")
        try:
            decoded = msgspec.json.decode(value)
        except (msgspec.DecodeError, ValueError, RecursionError):
            raise BadText("bad-record-line", line=f"{number}: {line[:60]}") from None
        if key in fields:
            raise BadText("bad-record-line", line=f"{number}: {line[:60]}")
        fields[key] = decoded
    try:
        return msgspec.convert(fields, Header)
    except msgspec.ValidationError as error:
        raise _unreadable(error) from None


def _read_head(line: str, seq: int, number: int) -> tuple[Seat, str]:
    command = re.fullmatch(r"(\d{1,9}) (?:start|(rules [1-9]\d{0,8})|seat ([1-9]\d{0,8}): (.+))", line)
    if command is None or int(command[1]) != seq:
        raise BadText("bad-record-line", line=f"{number}: {line[:60]}")
    return (NOBODY, command[2] or "") if command[3] is None else (int(command[3]) - 1, command[4])


def _checked_secret(text: str) -> str:
    if not re.fullmatch(r"(?:[0-9a-f]{2})*", text):
        raise BadText("bad-record-secret")
    return text
