"""Who is connected to which table, and what each of them gets to see."""

import asyncio
import hashlib
import re
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from charthouse.bots import serving_bot
from charthouse.core.game import SPECTATOR, IllegalAction, Problem, Seat
from charthouse.server import tables, wire
from charthouse.server.players import BotPool
from charthouse.server.seats import ALL_SEATS, NO_SEAT
from charthouse.server.store import Key, Store, now
from charthouse.server.tables import Table, Verdict

MOST_LETTERS = 64
KEPT_TABLES = 2000
CROWD = 12
TICK_PAUSE = 0.25
CROWD_PAUSE = 0.002
LATE_BOT = "greedy"
"""The bot that draws for a seat whose time is up."""


class Viewer:
    """One connection. A newer complete state replaces an unsent one; acknowledgements queue up."""

    def __init__(self, key: Key, table: Table) -> None:
        self.key = key
        self.table = table
        self.seats = seats_of(key, table)
        self.looking: Seat | None = None
        self.wake = asyncio.Event()
        self.stale = True
        self.ticked = False
        self.met = False
        self.letters: deque[dict[str, Any]] = deque()
        self.overflown = False
        self.leaving = False

    def refresh(self) -> None:
        self.stale = True
        self.wake.set()

    def tick(self) -> None:
        self.ticked = True
        self.wake.set()

    def meet(self) -> None:
        self.met = True
        self.wake.set()

    def post(self, letter: dict[str, Any]) -> None:
        if len(self.letters) >= MOST_LETTERS:
            self.overflown = True
        else:
            self.letters.append(letter)
        self.wake.set()


def seats_of(key: Key, table: Table) -> list[Seat]:
    """The seats a key may act for."""
    if key.seat == NO_SEAT:
        return []
    if key.seat == ALL_SEATS:
        return [seat for seat, chair in enumerate(table.chairs) if chair.person]
    return [key.seat]


class Rooms:
    """All live tables of this process."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        self.store = store
        self.pool = pool
        self.tables: dict[str, Table] = {}
        self.viewers: dict[str, set[Viewer]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy: set[str] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._loading = asyncio.Lock()
        self._painting = asyncio.Lock()
        self._crowding = asyncio.Lock()
        self._ticking: set[str] = set()

    # --- tables

    async def table(self, table_id: str) -> Table | None:
        """The table as of now; other processes' moves are folded in."""
        found = self.tables.get(table_id)
        if found is not None:
            if self.store.shared and await self._catch_up(found):
                self.changed(found)
            return found
        async with self._loading:
            if table_id not in self.tables:
                loaded = await tables.load(self.store, table_id)
                if loaded is None:
                    return None
                self.welcome(loaded)
        return self.tables[table_id]

    def welcome(self, table: Table) -> None:
        """A table that is live from now on."""
        self._forget_idle()
        self.tables[table.id] = table
        self.attend(table)

    def hint(self, table_id: str) -> None:
        """Another process wrote to this table."""
        if self.viewers.get(table_id):
            self.start(self._look_again(table_id))

    async def _look_again(self, table_id: str) -> None:
        await self.table(table_id)

    async def _catch_up(self, table: Table) -> bool:
        async with table.lock:
            return await tables.catch_up(self.store, table)

    def forget(self, table: Table) -> None:
        """Memory is a cache: a table nobody watches may leave it."""
        if not self.viewers.get(table.id) and table.id not in self._busy and not table.lock.locked():
            self.tables.pop(table.id, None)

    def _forget_idle(self) -> None:
        for table in list(self.tables.values())[: max(0, len(self.tables) - KEPT_TABLES)]:
            if not table.turn_time():
                self.forget(table)

    async def command(
        self,
        table: Table,
        command_id: str,
        make: Callable[[], tuple[str, dict[str, Any]]],
        seat: Seat | None = None,
    ) -> Verdict:
        """A command of anybody: written down, then told to everybody."""
        shown, seq = table.shown_seq, table.seq
        verdict = await tables.command(self.store, table, command_id, make)
        if table.seq != seq:  # also when another process was quicker and only its rows were read
            alone = table.seq == seq + 1 and table.shown_seq == shown
            self.changed(table, seat if alone else None)
        return verdict

    def changed(self, table: Table, committed: Seat | None = None) -> None:
        """Tells everybody; that a seat has committed is a small message to the others, or none."""
        viewers = self.viewers.get(table.id, set())
        for viewer in viewers:
            if committed is None or committed in viewer.seats:
                viewer.refresh()
            elif table.settings.ready_ticks and len(viewers) <= CROWD:
                viewer.tick()
        if committed is not None and table.settings.ready_ticks and len(viewers) > CROWD:
            self._tick_soon(table)
        self.attend(table)

    def _tick_soon(self, table: Table) -> None:
        """A crowd's ticks are gathered: or each of a hundred moves would be told a hundred times."""

        def tick() -> None:
            self._ticking.discard(table.id)
            for viewer in self.viewers.get(table.id, ()):
                viewer.tick()

        if table.id not in self._ticking:
            self._ticking.add(table.id)
            asyncio.get_running_loop().call_later(TICK_PAUSE, tick)

    def farewell(self) -> None:
        """The server stops: whoever is connected hears it."""
        for viewers in self.viewers.values():
            for viewer in viewers:
                viewer.leaving = True
                viewer.wake.set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- bots and clocks

    def attend(self, table: Table) -> None:
        """Lets bots move and sets the alarm of the clock."""
        if table.bots_due() and table.id not in self._busy:
            self._busy.add(table.id)
            self.start(self._let_bots_move(table))
        if table.turn_time():
            self.start(self._set_alarm(table))

    async def _let_bots_move(self, table: Table) -> None:
        try:
            while due := table.bots_due():
                if not await self._bot_moves(table, due[0], table.chairs[due[0]].bot, "bot"):
                    break
        finally:
            self._busy.discard(table.id)

    async def _bot_moves(self, table: Table, seat: Seat, name: str, by: str) -> bool:
        """One move of a bot; its id comes from the question, so only one lands whoever sends it."""
        question, seq = table.question(seat), table.seq
        if table.match is None or question is None:
            return False
        view = table.game.observe(table.match.state, seat)
        action = await self.pool.choose(table.game.id, name, view, question)
        verdict = await self.command(
            table,
            f"{by}/{question}/{seq}",
            lambda: tables.move(table, seat, question, action, by),
            seat,
        )
        return verdict.verdict == "accepted" or table.seq != seq

    async def deadline(self, table: Table) -> int | None:
        """When the open question runs out; the time nobody served does not count."""
        time = table.turn_time()
        if time is None or not table.people_due():
            return None
        end = table.asked_at + time
        for began, ended in await self.store.outages(table.asked_at):
            end += ended - max(began, table.asked_at)
        return end

    async def _set_alarm(self, table: Table) -> None:
        end = await self.deadline(table)
        old = self._alarms.pop(table.id, None)
        if old is not None:
            old.cancel()
        if end is not None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, (end - now()) / 1000)
            self._alarms[table.id] = loop.call_later(wait, lambda: self.start(self._time_is_up(table)))

    async def _time_is_up(self, table: Table) -> None:
        end = await self.deadline(table)
        if end is None or end > now():
            return
        for seat in table.people_due():
            await self._bot_moves(table, seat, LATE_BOT, "clock")

    # --- what a viewer sees

    async def painted(self, viewer: Viewer) -> str:
        """The state as text. One is made in each round of the loop: acknowledgements wait for no crowd.

        A crowd's states are big and come all at once: they stand in a line of their own, with a pause each.
        """
        if len(self.viewers.get(viewer.table.id, ())) > CROWD:
            async with self._crowding:
                await asyncio.sleep(CROWD_PAUSE)
                return await self._painted(viewer)
        return await self._painted(viewer)

    async def _painted(self, viewer: Viewer) -> str:
        async with self._painting:
            await asyncio.sleep(0)
            return encode(await self.state(viewer))

    async def state(self, viewer: Viewer) -> dict[str, Any]:
        """The complete table for this viewer, built from what it may know."""
        table = viewer.table
        seat = self._shown_seat(viewer)
        return {
            "t": "state",
            "seq": self._shown_seq(viewer),
            "table": await self._table_face(viewer),
            "game": self._game_face(table, seat, viewer.seats),
        }

    def _shown_seq(self, viewer: Viewer) -> int:
        """How far this viewer may know the log: without ready ticks, what all know and what it did itself."""
        table = viewer.table
        if table.settings.ready_ticks:
            return table.seq
        return max([table.shown_seq, *(table.moved_at.get(seat, -1) for seat in viewer.seats)])

    def _shown_seat(self, viewer: Viewer) -> Seat:
        """The seat whose view is shown: the one asked for, else the first of its own that is due."""
        mine = viewer.seats
        if not mine:
            return SPECTATOR
        if viewer.looking in mine:
            return viewer.looking if viewer.looking is not None else SPECTATOR
        due = [seat for seat in viewer.table.people_due() if seat in mine]
        return due[0] if due else mine[0]

    def _game_face(self, table: Table, seat: Seat, mine: list[Seat]) -> dict[str, Any] | None:
        if table.match is None:
            return None
        played = table.game
        view = played.observe(table.match.state, seat)
        shown = {**played.face(view, table.story), "log": table.log()}
        if not table.settings.ready_ticks:
            for map in shown.get("maps", ()):  # only where seats decide at the same time
                map["ready"] = map["ready"] and map["seat"] in mine
        return shown

    async def _table_face(self, viewer: Viewer) -> dict[str, Any]:
        table = viewer.table
        settings = table.settings
        online = self.online(table)
        header = table.match.header if table.match else None
        return {
            "id": table.id,
            "game": settings.game,
            "mode": settings.mode,
            "phase": table.phase,
            "role": "seat" if viewer.seats else "watch",
            "mine": viewer.seats,
            "host": viewer.key.kind == "host",
            "seats": [
                {
                    "seat": seat,
                    "name": chair.player.name,
                    "title": chair.player.title,
                    "crest": chair.player.crest,
                    "kind": "person" if chair.person else "bot",
                    "bot": chair.bot,
                    "here": chair.here,
                    "online": online[seat],
                }
                for seat, chair in enumerate(table.chairs)
            ],
            "options": header.options if header else settings.options,
            "clock": {
                "kind": settings.clock.kind,
                "per": settings.clock.per,
                "deadline": await self.deadline(table),
            },
            "help": settings.help,
            "ready_ticks": settings.ready_ticks,
            "commitment": table.commitment,
            "daily": table.opened.daily if table.opened else None,
            "undo": table.undoable(viewer.seats),
        }

    def online(self, table: Table) -> list[bool]:
        """For each seat, whether somebody or something is there to play it."""
        there = {seat for viewer in self.viewers.get(table.id, ()) for seat in viewer.seats}
        return [seat in there or bool(chair.bot) for seat, chair in enumerate(table.chairs)]

    def ready(self, table: Table) -> list[bool]:
        if table.match is None or not table.settings.ready_ticks:
            return []
        view = table.game.observe(table.match.state, SPECTATOR)
        return list(getattr(view, "ready", ()))

    # --- what a viewer says

    def join(self, viewer: Viewer) -> None:
        self.viewers.setdefault(viewer.table.id, set()).add(viewer)
        self._tell_who_is_here(viewer.table)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.get(viewer.table.id, set()).discard(viewer)
        self._tell_who_is_here(viewer.table)

    def _tell_who_is_here(self, table: Table) -> None:
        for viewer in self.viewers.get(table.id, ()):
            viewer.meet()

    async def hear(self, viewer: Viewer, said: wire.Said) -> None:
        """One message of a viewer; the answer goes into its mailbox."""
        table = viewer.table
        if isinstance(said, wire.Look):
            viewer.looking = said.seat
            viewer.refresh()
        elif isinstance(said, wire.Preview):
            viewer.post(self._worth(viewer, said))
        elif isinstance(said, wire.Act):
            await self._decide(
                viewer,
                said.id,
                said.seat,
                lambda: tables.move(table, said.seat, said.question, said.action, "player"),
            )
        elif isinstance(said, wire.Undo):
            await self._decide(viewer, said.id, said.seat, lambda: tables.undo(table, said.seat))
        elif isinstance(said, wire.Sit):
            await self._decide(viewer, said.id, said.seat, lambda: tables.sit(table, said))
            if table.match is None and all(chair.here for chair in table.chairs):
                await self.command(table, "begin", lambda: tables.begin(table))
        elif isinstance(said, wire.Hand):
            serving_bot(said.bot)
            await self._decide(
                viewer, said.id, said.seat, lambda: tables.hand(table, said.seat, said.bot), host=True
            )
        elif isinstance(said, wire.Take):
            await self._decide(
                viewer, said.id, said.seat, lambda: tables.hand(table, said.seat, ""), host=True
            )
        elif isinstance(said, wire.Begin):
            verdict = Verdict("refused", wire.message("why-only-host"), table.seq)
            if viewer.key.kind == "host":
                verdict = await self.command(table, "begin", lambda: tables.begin(table))
            self._answer(viewer, said.id, verdict)

    async def _decide(
        self,
        viewer: Viewer,
        id: str,
        seat: Seat,
        make: Callable[[], tuple[str, dict[str, Any]]],
        host: bool = False,
    ) -> None:
        """A command for a seat of one's own, or of any person's where the host may; ids are kept by seat."""
        may_host = host and viewer.key.kind == "host" and seat in range(len(viewer.table.chairs))
        if seat not in viewer.seats and not may_host:
            self._answer(viewer, id, Verdict("refused", wire.message("why-not-your-seat"), viewer.table.seq))
            return
        plain = re.fullmatch(r"[\w./ :-]{1,60}", id)
        kept = id if plain else hashlib.sha256(id.encode(errors="replace")).hexdigest()
        verdict = await self.command(viewer.table, f"{seat}/{kept}", make, seat)
        self._answer(viewer, id, verdict)

    def refuse(self, viewer: Viewer, id: str, problem: Problem) -> None:
        self._answer(viewer, id, Verdict("refused", wire.told(problem), viewer.table.seq))

    def _answer(self, viewer: Viewer, id: str, verdict: Verdict) -> None:
        """A refusal tells no more of the log than its viewer may know."""
        seq = verdict.seq if verdict.verdict == "accepted" else self._shown_seq(viewer)
        viewer.post({"t": "ack", "id": id, "verdict": verdict.verdict, "why": verdict.why, "seq": seq})
        viewer.refresh()

    def _worth(self, viewer: Viewer, said: wire.Preview) -> dict[str, Any]:
        """What an action would be worth: asked of the pure functions, never written down."""
        table = viewer.table
        try:
            if said.seat not in viewer.seats or table.match is None:
                raise IllegalAction("why-not-your-seat")
            played = table.game
            view = played.observe(table.match.state, said.seat)
            action = played.read_action(said.action)
            if action not in played.offer(view):
                played.decide(played.imagine(view, _no_chance()), said.seat, action)
                raise IllegalAction("why-not-your-turn")
            return {"t": "worth", "id": said.id, "legal": True, "why": None, **played.worth(view, action)}
        except Problem as problem:
            return {"t": "worth", "id": said.id, "legal": False, "why": wire.told(problem)}


def _no_chance() -> Any:
    from random import Random

    return Random(0)  # noqa: S311 (no secret)


def encode(value: object) -> str:
    return msgspec.json.encode(value).decode()
