"""The live tables of this process: who is connected to which, and who hears of a change."""

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import NamedTuple

from charthouse.core.game import Problem, Seat
from charthouse.server import commands, faces, presence, tables, wire
from charthouse.server.bot_pool import BotPool
from charthouse.server.clock import now
from charthouse.server.commands import Make, Verdict
from charthouse.server.scheduler import Scheduler
from charthouse.server.store import Key, Store, Unreadable
from charthouse.server.tables import Table
from charthouse.server.tasks import start
from charthouse.server.viewer import Viewer, holds

KEPT_TABLES = 2000
CROWD = 12
TICK_PAUSE = 0.75
"""Seconds in which ready ticks are gathered: most turns need one message to everybody, not one a seat."""
CROWD_PAUSE = 0.002
PATIENCE = 0.05
"""Seconds for which a state waits while others wait for an acknowledgement."""


class Mark(NamedTuple):
    """How far a table had come: its rows, those that everybody may know of, and the commitments since."""

    seq: int
    shown_seq: int
    unshown: int


def mark(table: Table) -> Mark:
    return Mark(table.seq, table.shown_seq, len(table.unshown))


class Rooms:
    """All live tables of this process."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        self.store = store
        self.tables: dict[str, Table] = {}
        self.viewers: dict[str, set[Viewer]] = {}
        self.waiting = False
        """Whether the store is away."""
        self.scheduler = Scheduler(store, pool, self.command)
        self._loading = asyncio.Lock()
        self._painting = asyncio.Lock()
        self._deciding = 0
        self._ticking: set[str] = set()

    # --- tables

    async def table(self, table_id: str) -> Table | None:
        """The table as of now; other processes' moves are folded in."""
        found = self.tables.get(table_id)
        if found is not None:
            if self.store.shared:
                await self._catch_up(found)
            if found.gone is not None:
                raise found.gone
            return found
        async with self._loading:
            if table_id not in self.tables:
                loaded = await tables.load(self.store, table_id)
                if loaded is None:
                    return None
                if loaded.outruled:
                    await self.command(loaded, f"rules {loaded.game.rules}", lambda: commands.go_on(loaded))
                self.welcome(loaded)
                if loaded.full and loaded.settings.mode == "link":  # killed when the last had just sat down
                    await self.begin(loaded)
        return self.tables[table_id]

    def welcome(self, table: Table) -> None:
        """A table that is live from now on."""
        self._forget_idle()
        self.tables[table.id] = table
        self.scheduler.attend(table)

    def hint(self, table_id: str) -> None:
        """Another process wrote to this table."""
        start(self.look_again(table_id))

    async def look_again(self, table_id: str) -> None:
        """Folds what others have written; a table that nobody has here is read when somebody comes."""
        found = self.tables.get(table_id)
        with contextlib.suppress(Problem, Unreadable):  # whoever asks for the table hears of it
            if found is not None and (self.viewers.get(table_id) or not self.store.shared):
                await self._catch_up(found)

    async def _catch_up(self, table: Table) -> None:
        since = mark(table)
        async with table.lock:
            await tables.catch_up(self.store, table)
        self.changed(table, since)

    def forget(self, table: Table) -> None:
        """Memory is a cache: a table nobody watches may leave it."""
        if not self.viewers.get(table.id) and not self.scheduler.busy(table) and not table.lock.locked():
            self.tables.pop(table.id, None)

    def _forget_idle(self) -> None:
        for table in list(self.tables.values())[: max(0, len(self.tables) - KEPT_TABLES)]:
            if not table.clock_runs():
                self.forget(table)

    async def command(self, table: Table, command_id: str, make: Make, keys: Sequence[Key] = ()) -> Verdict:
        """A command of anybody: written down, then told to whom it concerns."""
        since = mark(table)
        self._deciding += 1
        try:
            verdict = await commands.command(self.store, table, command_id, make, keys)
        finally:
            self._deciding -= 1
        self.changed(table, since)  # also when another process was quicker and only its rows were read
        return verdict

    async def begin(self, table: Table, names: tuple[str, ...] = ()) -> Verdict:
        """Starts the match, once."""
        return await self.command(table, "begin", lambda: commands.begin(table, names))

    # --- who is here

    def join(self, viewer: Viewer) -> None:
        self.viewers.setdefault(viewer.table.id, set()).add(viewer)
        self._tell_who_is_here(viewer.table)
        start(presence.note(self.store, viewer.table, viewer.seats))

    def leave(self, viewer: Viewer) -> None:
        there = self.viewers.get(viewer.table.id, set())
        there.discard(viewer)
        if not there:
            self.viewers.pop(viewer.table.id, None)
        self._tell_who_is_here(viewer.table)
        start(presence.note(self.store, viewer.table, viewer.seats))

    def _tell_who_is_here(self, table: Table) -> None:
        for viewer in self.viewers.get(table.id, ()):
            viewer.meet()

    def online(self, table: Table) -> list[bool]:
        """For each seat, whether somebody or something is there to play it."""
        there = {seat for viewer in self.viewers.get(table.id, ()) for seat in viewer.seats}
        return [
            seat in there or bool(chair.bot) or chair.player.automa for seat, chair in enumerate(table.chairs)
        ]

    def is_here(self, table: Table, seat: Seat) -> bool:
        """Whether somebody is connected at this seat, as far as this process knows."""
        return any(seat in viewer.seats for viewer in self.viewers.get(table.id, ()))

    async def patience_ends(self, table: Table, seat: Seat) -> int:
        """When whoever sits there has been away for the waiting time, if they do not come: a time long past
        where nobody does."""
        if seat not in table.holders.taken:
            return 0
        if self.is_here(table, seat):
            return now() + table.waiting_time()
        return await presence.patience_ends(self.store, table, seat)

    def tell_whether_waiting(self, waiting: bool) -> None:
        """The store is away, or back: whoever is connected hears it, whatever they or others do."""
        if waiting == self.waiting:
            return
        self.waiting = waiting
        for viewers in self.viewers.values():
            for viewer in viewers:
                viewer.wake.set()

    def farewell(self) -> None:
        """The server stops: whoever is connected hears it."""
        for viewers in self.viewers.values():
            for viewer in viewers:
                viewer.bid_farewell()

    # --- who hears of a change

    def changed(self, table: Table, since: Mark) -> None:
        """Tells everybody of what has come since. That seats have committed, however many at once and in
        whichever process, is told to those seats alone, and to the others a small message, soon, or none."""
        if table.seq == since.seq:
            return
        if table.gone is not None:
            self._turn_out(table)
            return
        hidden = table.shown_seq == since.shown_seq
        committed = table.unshown[since.unshown :]
        for viewer in self.viewers.get(table.id, ()):
            if not holds(viewer.key, table):
                viewer.put_out()
            elif not hidden or any(seat in viewer.seats for seat in committed):
                viewer.refresh()
        if hidden and table.settings.ready_ticks and table.id not in self._ticking:
            self._ticking.add(table.id)
            asyncio.get_running_loop().call_later(TICK_PAUSE, self.tick, table)
        self.scheduler.attend(table)

    def _turn_out(self, table: Table) -> None:
        """The table was deleted: it leaves the memory, and whoever is connected hears why."""
        self.tables.pop(table.id, None)
        for viewer in self.viewers.get(table.id, ()):
            viewer.wake.set()

    def tick(self, table: Table) -> None:
        """Who has decided, to all who were not told since."""
        self._ticking.discard(table.id)
        for viewer in self.viewers.get(table.id, ()):
            if viewer.told < table.seq:
                viewer.tick()

    async def state(self, viewer: Viewer) -> wire.StateMessage:
        """What this viewer is shown now.

        States are bigger than acknowledgements and come all at once when a turn ends: they stand in line, and
        for a moment they let those go first who wait for an acknowledgement. A crowd's have a pause each.
        """
        deadline = await self.scheduler.deadline(viewer.table)
        async with self._painting:
            while self._deciding and time.monotonic() < viewer.stale_since + PATIENCE:
                await asyncio.sleep(0.001)
            if len(self.viewers.get(viewer.table.id, ())) > CROWD:
                await asyncio.sleep(CROWD_PAUSE)
            viewer.note_told()
            return faces.state(viewer, self.online(viewer.table), deadline)
