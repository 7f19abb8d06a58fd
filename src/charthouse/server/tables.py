"""Tables: a live table is the fold of its log."""

import asyncio
from itertools import islice
from typing import Any

import msgspec

from charthouse.core import crest, fair, match, record, replay
from charthouse.core.entries import Entries
from charthouse.core.game import NOBODY, SPECTATOR, AnyGame, BadText, Player, Seat, Turn, question_to
from charthouse.core.match import Match
from charthouse.core.message import Message, message
from charthouse.core.record import Entry, Header, Record
from charthouse.games import game
from charthouse.server import wire
from charthouse.server.keys import HOST_SEAT
from charthouse.server.messages import Clock, Opening
from charthouse.server.store import Row, Store

LOG_LINES = 40
DAMAGE = (*replay.NONSENSE, msgspec.MsgspecError)
"""What reading a row that is not as it was written may come to."""


class Chair(msgspec.Struct):
    """One seat of a table: who sits there, and whether a bot plays for them."""

    player: Player
    bot: str = ""
    here: bool = False
    person: bool = True


class LogLine(msgspec.Struct, frozen=True, gc=False):
    seq: int
    hidden: bool
    """Whether onlookers may not read it whole."""
    text: bytes
    """As it is sent: a line is written once and read by everybody, again and again."""


class Opened(msgspec.Struct):
    """The body of a table's first row."""

    opening: Opening
    daily: str | None = None


class Table:
    """The state of one table at a seq. Only `fold` changes it, and only with rows that are durable."""

    def __init__(self, id: str, secret: bytes) -> None:
        self.id = id
        self.secret = secret
        self.commitment = fair.commit(secret)
        self.seq = -1
        self.shown_seq = -1
        """The last row that everybody may know of; a commitment is nobody else's business."""
        self.unshown: list[Seat] = []
        """Whose rows have come since."""
        self._told = -1
        """The number of a row for everybody: a seat that is handed over in the midst of a turn
        tells nobody how many have decided."""
        self.opened: Opened | None = None
        self.chairs: list[Chair] = []
        self.stirred: dict[Seat, str] = {}
        """What seats added to the shuffle."""
        self.match: Match | None = None
        self.story: list[Any] = []
        """The events that everybody may know."""
        self.lines: list[LogLine] = []
        self._log: msgspec.Raw | None = None
        self.before: list[tuple[Match, int, int, int]] = []
        """What undo goes back to: the match, how long story and log were, and since when it was asked, before
        each entry since chance last answered."""
        self.commands: dict[str, int] = {}
        self.moved_at: dict[Seat, int] = {}
        self.by: list[str] = []
        self.asked_at = 0
        self._renamed = False
        """Whether somebody came after the match had begun, and is called otherwise than in its record."""
        self.next: str | None = None
        """The table at which the same people play on."""
        self.lock = asyncio.Lock()

    # --- folding the log

    def fold(self, row: Row) -> None:
        if row.seq != self.seq + 1:
            raise BadText("bad-log", table=row.table_id, seq=row.seq)
        decided = row.kind in ("moved", "undone", "ended")
        secret = bool(self.unshown) and not self.settings.ready_ticks
        self._told = self.shown_seq + 1 if secret and not decided else row.seq
        try:
            body = msgspec.json.decode(row.body)
            getattr(self, f"_{row.kind}")(body, row)
        except DAMAGE as error:
            raise BadText("bad-log", table=row.table_id, seq=row.seq) from error
        self._log = None
        if not decided:
            self.shown_seq = self._told
        if self.shown_seq == row.seq:
            self.unshown.clear()
        elif decided:
            self.unshown.append(body["seat"])
        self.seq = row.seq
        self.commands[row.command_id] = row.seq

    def _opened(self, body: dict[str, Any], row: Row) -> None:
        self.opened = msgspec.convert(body, Opened)
        for seat, wish in enumerate(self.opened.opening.seats):
            player = msgspec.structs.replace(wish.player(), crest=wish.crest or crest.default(seat))
            person = wish.kind == "person"
            here = self.opened.opening.mode != "link" or not person or seat == HOST_SEAT
            self.chairs.append(Chair(player, wish.bot if wish.kind == "bot" else "", here, person))

    def _sat(self, body: dict[str, Any], row: Row) -> None:
        chair = self.chairs[body["seat"]]
        chair.player = msgspec.convert(body["player"], Player)
        chair.here = True
        if self.match is not None:
            self._renamed = True

    def _stirred(self, body: dict[str, Any], row: Row) -> None:
        self.stirred[body["seat"]] = body["number"]

    def _began(self, body: dict[str, Any], row: Row) -> None:
        header = msgspec.convert(body["header"], Header)
        for chair, bot, player in zip(self.chairs, body["bots"], header.players, strict=True):
            chair.bot, chair.player = bot, player
        played = game(header.game)
        self.match = Match(
            replay.ruled(played, header.rules) or played,
            header,
            Entries(),
            replay.opening(played, header),
            None,
            self.secret,
            fair.seed_of(self.secret, header.entropy),
        )
        for entry in body["entries"]:
            self._entry(entry, row)

    def _ruled(self, body: dict[str, Any], row: Row) -> None:
        self._entry(body, row)
        self.before.clear()

    def _moved(self, body: dict[str, Any], row: Row) -> None:
        self._entry(body, row)

    def _entry(self, body: dict[str, Any], row: Row) -> None:
        """One entry of the record: its events are applied as they were written."""
        assert self.match is not None  # noqa: S101 (a table begins before it moves)
        before = self.match
        self.before.append((before, len(self.story), len(self.lines), self.asked_at))
        then, number = tuple(body["then"]), len(before.entries)
        if record.link(match.chain(before), number, body["seat"], body["action"], then) != body["chain"]:
            raise ValueError("the hash chain is broken")
        entry = Entry(body["seat"], body["action"], then, body["chain"])
        played = before.game
        if rules := record.new_rules(entry):
            played = replay.ruled(self.game, rules) or self.game
            self._say(NOBODY, False, message("log-rules", rules=rules))
        if body.get("by") == "clock":
            self._line("log-clock", body["seat"])
        lines, state = replay.unfolded(played, before.state, entry)
        for met, event, answer in lines:
            if answer:
                self.before.clear()
                continue
            public = played.redact(event, SPECTATOR)
            told = played.tell(public, self._as_called(played, met), message)
            if public == event:
                self.story.append(event)
            if told is not None:
                self._say(played.about(event), public != event, told)
        waiting = played.waiting(state)
        turn = waiting if isinstance(waiting, Turn) else None
        self.match = before._replace(game=played, entries=before.entries.plus(entry), state=state, turn=turn)
        self.by.append(body.get("by", ""))
        self.moved_at[body["seat"]] = row.seq
        if turn is None or before.turn is None or turn.label != before.turn.label:
            self.asked_at = row.at
            self.shown_seq = row.seq

    def _ended(self, body: dict[str, Any], row: Row) -> None:
        self._entry(body, row)

    def _undone(self, body: dict[str, Any], row: Row) -> None:
        assert self.match is not None  # noqa: S101 (a table begins before it is undone)
        asked = self.match.turn
        taken = body.get("entries", 1)
        self.match, events, lines, self.asked_at = self.before[-taken]
        del self.before[-taken:]
        if asked is None or self.match.turn is None or asked.label != self.match.turn.label:
            self.shown_seq = row.seq
        del self.story[events:], self.lines[lines:], self.by[-taken:]
        self.moved_at[body["seat"]] = row.seq

    def _handed(self, body: dict[str, Any], row: Row) -> None:
        chair = self.chairs[body["seat"]]
        chair.bot, chair.here = body["bot"], chair.here or not body["bot"]
        if self.match is not None:
            self._line("log-handed" if body["bot"] else "log-taken", body["seat"])

    def _followed(self, body: dict[str, Any], row: Row) -> None:
        self.next = body["table"]

    def _as_called(self, played: AnyGame, state: Any) -> Any:
        """The state with the names of now, seat by seat."""
        if not self._renamed or played.called is None:
            return state
        return played.called(state, tuple(chair.player for chair in self.chairs))

    def _line(self, id: str, seat: Seat) -> None:
        """A line of the log that is not about the game but about who plays."""
        name = self.chairs[seat].player.name or f"{seat + 1}"
        self._say(seat, False, message(id, name=name))

    def _say(self, seat: Seat, hidden: bool, message: Message) -> None:
        text = msgspec.json.encode(wire.LogLine(self._told, seat, message))
        self.lines.append(LogLine(self._told, hidden, text))

    # --- what it says about itself

    @property
    def settings(self) -> Opening:
        assert self.opened is not None  # noqa: S101 (the first row opens it)
        return self.opened.opening

    @property
    def full(self) -> bool:
        """Whether nobody is waited for before the match begins."""
        return self.match is None and all(chair.here for chair in self.chairs)

    @property
    def phase(self) -> wire.TablePhase:
        if self.match is None:
            return "lobby"
        return "playing" if self.match.turn else "over"

    @property
    def game(self) -> AnyGame:
        return game(self.settings.game)

    @property
    def outruled(self) -> bool:
        """Whether it is under way by rules that nothing here can answer any more."""
        if self.match is None or self.game.waiting(self.match.state) is None:
            return False
        rules = record.rules_at(self.match.header, self.match.entries)
        return replay.ruled(self.game, rules) is None

    def question(self, seat: Seat) -> str | None:
        """The question this seat is asked now, answered or not."""
        if self.match is None or self.match.turn is None:
            return None
        return question_to(self.match.turn.label, seat)

    def bots_due(self) -> list[Seat]:
        """The seats that owe a decision and are played by a bot."""
        if self.match is None or self.match.turn is None:
            return []
        return [seat for seat in self.match.turn.seats if self.chairs[seat].bot]

    def people_due(self) -> list[Seat]:
        if self.match is None or self.match.turn is None:
            return []
        return [seat for seat in self.match.turn.seats if not self.chairs[seat].bot]

    def turn_time(self) -> int | None:
        """Milliseconds a turn may take."""
        clock: Clock = self.settings.clock
        unit = {"none": 0, "minutes": 60_000, "days": 86_400_000}[clock.kind]
        return clock.per * unit or None

    def clock_runs(self) -> bool:
        """Whether the time of somebody may be up one day."""
        return self.turn_time() is not None and bool(self.people_due())

    def log(self) -> msgspec.Raw:
        """The last lines of the log, newest first, the same for all who look."""
        if self._log is None:
            lines = reversed(self.lines)
            if not self.settings.ready_ticks:
                lines = (line for line in lines if not line.hidden and line.seq <= self.shown_seq)
            latest = [line.text for line in islice(lines, LOG_LINES)]
            self._log = msgspec.Raw(b"[%b]" % b",".join(latest))
        return self._log

    def record(self) -> Record:
        assert self.match is not None  # noqa: S101
        return match.recorded(self.match)


# --- reading the log


async def load(store: Store, table_id: str) -> Table | None:
    """A table from its log, if there is one."""
    secret = await store.secret(table_id)
    if secret is None:
        return None
    table = Table(table_id, secret)
    for row in await store.rows(table_id):
        table.fold(row)
    if table.opened is None or (table.match and table.match.header.commitment != table.commitment):
        raise BadText("bad-log", table=table_id, seq=0)
    return table


async def catch_up(store: Store, table: Table) -> bool:
    """Folds what other processes wrote; true if there was anything."""
    rows = await store.rows(table.id, table.seq)
    for row in rows:
        if row.seq > table.seq:
            table.fold(row)
    return bool(rows)
