"""Tables: a live table is the fold of its log."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
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
from charthouse.server import holders, wire
from charthouse.server.holders import Device, Holders
from charthouse.server.inherited import inherit
from charthouse.server.keys import ALL_SEATS, HOST_SEAT
from charthouse.server.messages import Clock, Opening
from charthouse.server.store import Row, Store

LOG_LINES = 40
SLICE = 20
"""So many rows are read before others have their turn."""
WAITING = 5
WAITING_DAYS = 3 * 24 * 60
"""Minutes: the waiting time of a table that has not said otherwise, and where a turn may take days."""
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
    lasting: bool
    """Whether it stays when a decision is taken back: it is about who plays."""


class Opened(msgspec.Struct):
    """The body of a table's first row."""

    opening: Opening
    daily: str | None = None
    host: Seat = HOST_SEAT
    """Where the host sits, if the others come by link."""
    device: str = ""
    """The host's, by its hash; none is named at a table that version 0.1 opened."""
    codes: dict[str, Seat] = {}
    """The host's recovery codes."""
    kept: tuple[Seat, ...] = ()
    """Seats of people who come from another table."""


class Gone(BadText):
    """A table that was deleted: when, and by whom."""

    def __init__(self, row: Row) -> None:
        why = str(msgspec.json.decode(row.body).get("why", ""))
        super().__init__(
            "bad-table-deleted", why=why, day=datetime.fromtimestamp(row.at / 1000, UTC).date().isoformat()
        )


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
        self.opened_at = 0
        self.chairs: list[Chair] = []
        self.holders = Holders()
        self.acted_at: dict[Seat, int] = {}
        """When somebody last did something at a seat."""
        self.met_at: dict[Seat, int] = {}
        """When somebody last came to a seat or left it, as this process saw it: that is in no log."""
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
        self.closed = False
        """Whether whoever runs the house ended it where it stands."""
        self.struck: frozenset[Seat] = frozenset()
        """The seats whose names were deleted. Known before the log is folded, so that nothing has them."""
        self._first = ""
        """The hash before the first entry, which covers the names as well."""
        self.put_away: int | None = None
        """When it was put into the archive, if nothing has happened since."""
        self.gone: Gone | None = None
        """What became of it, if it was deleted."""
        self.next: str | None = None
        """The table at which the same people play on."""
        self.lock = asyncio.Lock()
        self.opener = ""
        """From where it was opened, if this process knows: the bots of one opener wait for each other."""

    # --- folding the log

    def fold(self, row: Row) -> None:
        if row.seq != self.seq + 1:
            raise BadText("bad-log", table=row.table_id, seq=row.seq)
        decided = row.kind in ("moved", "undone", "ended")
        secret = bool(self.unshown) and not self.settings.ready_ticks
        self._told = self.shown_seq + 1 if secret and not decided else row.seq
        try:
            body = msgspec.json.decode(row.body)
            if row.kind in holders.ROWS:
                self.holders.fold(row.kind, body, row.at)
                if row.kind == "hosted":
                    self._line("log-host" if body["away"] else "log-host-passed", body["seat"], lasting=True)
            else:
                getattr(self, f"_{row.kind}")(body, row)
            by_themselves = row.kind in ("joined", "sat", "undone", "handed") and not body.get("away")
            if by_themselves or body.get("by") == "player":
                self.acted_at[body["seat"]] = row.at
        except DAMAGE as error:
            raise BadText("bad-log", table=row.table_id, seq=row.seq) from error
        self._log = self.put_away = None
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
            player = record.nameless(player, seat) if seat in self.struck else player
            person = wish.kind == "person"
            here = self.opened.opening.mode != "link" or not person or seat == self.opened.host
            self.chairs.append(Chair(player, wish.bot if wish.kind == "bot" else "", here, person))
        self.opened_at = row.at
        link = self.opened.opening.mode == "link"
        self.holders.host = self.opened.host if link else ALL_SEATS
        if self.opened.device:
            self.holders.devices[self.opened.device] = Device(self.holders.host, row.at)
            self.holders.codes |= self.opened.codes
            self.holders.taken.update([self.opened.host, *self.opened.kept] if link else self.people)

    def _sat(self, body: dict[str, Any], row: Row) -> None:
        seat, player = body["seat"], msgspec.convert(body["player"], Player)
        chair = self.chairs[seat]
        chair.player = record.nameless(player, seat) if seat in self.struck else player
        chair.here = True
        if self.match is not None:
            self._renamed = True

    def _stirred(self, body: dict[str, Any], row: Row) -> None:
        self.stirred[body["seat"]] = body["number"]

    def _began(self, body: dict[str, Any], row: Row) -> None:
        header = msgspec.convert(body["header"], Header)
        self._first = record.first_link(header)
        header = record.without_names(header, self.struck)
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
        chain = before.entries[-1].chain if number else self._first
        if record.link(chain, number, body["seat"], body["action"], then) != body["chain"]:
            raise ValueError("the hash chain is broken")
        entry = Entry(body["seat"], body["action"], then, body["chain"])
        played = before.game
        if rules := record.new_rules(entry):
            played = replay.ruled(self.game, rules) or self.game
            self._say(NOBODY, False, message("log-rules", rules=rules))
        if body.get("by") == "clock":
            self._line("log-clock", body["seat"])
        if body.get("stood_in"):
            self._line("log-stood-in", body["seat"])
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
        del self.story[events:], self.by[-taken:]
        self.lines[lines:] = [line for line in self.lines[lines:] if line.lasting]
        self.moved_at[body["seat"]] = row.seq

    def _handed(self, body: dict[str, Any], row: Row) -> None:
        chair = self.chairs[body["seat"]]
        chair.bot, chair.here = body["bot"], chair.here or not body["bot"]
        if self.match is not None:
            handed = "log-handed-away" if body.get("away") else "log-handed"
            self._line(handed if body["bot"] else "log-taken", body["seat"], lasting=True)

    def _closed(self, body: dict[str, Any], row: Row) -> None:
        """The game ends where it is. Nothing is hidden any more but what chance would have answered."""
        assert self.match is not None  # noqa: S101 (a table begins before it is closed)
        self.match, self.closed, self._told = self.match._replace(turn=None), True, row.seq
        self.before.clear()
        self._say(NOBODY, False, message("log-closed"))

    def _struck(self, body: dict[str, Any], row: Row) -> None:
        """A name is deleted; whoever folds the log again finds it nowhere (`load`)."""
        self.struck |= {body["seat"]}

    def _followed(self, body: dict[str, Any], row: Row) -> None:
        self.next = body["table"]

    def _as_called(self, played: AnyGame, state: Any) -> Any:
        """The state with the names of now, seat by seat."""
        if not self._renamed or played.called is None:
            return state
        return played.called(state, tuple(chair.player for chair in self.chairs))

    def _line(self, id: str, seat: Seat, lasting: bool = False) -> None:
        """A line of the log that is not about the game but about who plays."""
        self._say(seat, False, message(id, name=self.called(seat)), lasting)

    def _say(self, seat: Seat, hidden: bool, message: Message, lasting: bool = False) -> None:
        text = msgspec.json.encode(wire.LogLine(self._told, seat, message))
        self.lines.append(LogLine(self._told, hidden, text, lasting))

    def become(self, other: "Table") -> None:
        """The same table, folded another time."""
        vars(self).update(vars(other) | {"lock": self.lock})

    # --- what it says about itself

    @property
    def settings(self) -> Opening:
        assert self.opened is not None  # noqa: S101 (the first row opens it)
        return self.opened.opening

    @property
    def people(self) -> list[Seat]:
        """The seats of persons."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person]

    def called(self, seat: Seat) -> str:
        """The name at a seat, or its number."""
        return self.chairs[seat].player.name or f"{seat + 1}"

    def waiting_time(self) -> int:
        """Milliseconds for which somebody may be away before the others go on with a bot or another host."""
        days = self.settings.clock.kind == "days"
        return (self.settings.waiting or (WAITING_DAYS if days else WAITING)) * 60_000

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
        if self.match is None or self.closed or self.game.waiting(self.match.state) is None:
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
        """The record as it stands; with the secret, if the game came to its end. Where names were deleted its
        hashes are written anew: those of before would tell whoever guesses a name that it was this one."""
        assert self.match is not None  # noqa: S101
        saved = match.recorded(self.match)
        if self.closed:
            saved = saved._replace(secret="")
        return record.linked(saved) if self.struck else saved


# --- reading the log


async def load(store: Store, table_id: str) -> Table | None:
    """A table from its log, if there is one."""
    secret, rows = await store.secret(table_id), await store.rows(table_id)
    if secret is None:
        return None
    if not rows:
        raise BadText("bad-log", table=table_id, seq=0)
    if rows[-1].kind == "deleted":
        raise Gone(rows[-1])
    table = await folded(store, table_id, secret, rows)
    for head in await store.heads([table_id]):
        table.put_away = head.put_away_at if head.shelved else None
    if table.opened is None or (table.match and table.match.header.commitment != table.commitment):
        raise BadText("bad-log", table=table_id, seq=0)
    return table


async def folded(store: Store, table_id: str, secret: bytes, rows: Sequence[Row]) -> Table:
    """The table that a whole log tells."""
    table = Table(table_id, secret)
    table.struck = _struck(rows)
    for number, row in enumerate(rows):
        table.fold(row)
        if row.seq == 0 and table.opened and not table.opened.device:
            inherit(table.holders, await store.keys_of(table_id), table.people)
        if number % SLICE == SLICE - 1:
            await asyncio.sleep(0)
    return table


def _struck(rows: Sequence[Row]) -> frozenset[Seat]:
    """The seats whose names are deleted in a log."""
    return frozenset(msgspec.json.decode(row.body)["seat"] for row in rows if row.kind == "struck")


async def take(store: Store, table: Table, rows: Sequence[Row]) -> None:
    """Folds rows that have come. Where a name is deleted all is folded anew, and nothing has it any more."""
    if rows[-1].kind == "deleted":
        table.gone, table.seq = Gone(rows[-1]), rows[-1].seq
    elif table.struck or any(row.kind == "struck" for row in rows):
        table.become(await folded(store, table.id, table.secret, await store.rows(table.id)))
    else:
        for row in rows:
            table.fold(row)


async def catch_up(store: Store, table: Table) -> bool:
    """Folds what other processes wrote; true if there was anything."""
    rows = [row for row in await store.rows(table.id, table.seq) if row.seq > table.seq]
    if rows:
        await take(store, table, rows)
    return bool(rows)
