"""The scheduler of bots and clocks: bots move when they are due, and for a person whose time is up."""

import asyncio
from collections.abc import Awaitable, Callable

from charthouse.bots import SUBSTITUTE
from charthouse.core.game import Seat
from charthouse.server import commands
from charthouse.server.bot_pool import BotPool
from charthouse.server.commands import Make, Verdict
from charthouse.server.store import Store, Unreadable, now
from charthouse.server.tables import Table
from charthouse.server.tasks import start

AGAIN = 1000
"""Milliseconds until a clock is looked at again that could not be read."""

Command = Callable[[Table, str, Make], Awaitable[Verdict]]


class Scheduler:
    """Looks after the bots and clocks of all tables; its moves are commands like anybody's."""

    def __init__(self, store: Store, pool: BotPool, command: Command) -> None:
        self.store = store
        self.pool = pool
        self._command = command
        self._busy: set[str] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}

    def attend(self, table: Table) -> None:
        """Lets bots move and sets the alarm of the clock."""
        if table.bots_due() and not self.busy(table):
            self._busy.add(table.id)
            start(self._let_bots_move(table))
        if table.turn_time():
            start(self._set_alarm(table))

    def busy(self, table: Table) -> bool:
        """Whether its bots are at it."""
        return table.id in self._busy

    async def deadline(self, table: Table) -> int | None:
        """When the open question runs out; the time nobody served does not count."""
        time = table.turn_time()
        hidden = table.phase == "playing" and not table.settings.ready_ticks  # who has decided already
        if time is None or not (hidden or table.people_due()):
            return None
        end = table.asked_at + time
        for began, ended in await self.store.outages(table.asked_at):
            end += ended - max(began, table.asked_at)
        return end

    async def _let_bots_move(self, table: Table) -> None:
        try:
            while due := table.bots_due():
                if not await self._move(table, due[0], table.chairs[due[0]].bot, "bot"):
                    break
        finally:
            self._busy.discard(table.id)

    async def _move(self, table: Table, seat: Seat, bot: str, by: str) -> bool:
        """One move of a bot; its id comes from the question, so only one lands whoever sends it."""
        question, seq = table.question(seat), table.seq
        if table.match is None or question is None:
            return False
        view = table.game.observe(table.match.state, seat)
        action = await self.pool.choose(table.game.id, bot, view, question)
        verdict = await self._command(
            table,
            f"{by}/{question}/{seq}",
            lambda: commands.move(table, seat, question, action, by),
        )
        return verdict.verdict == "accepted" or table.seq != seq

    async def _set_alarm(self, table: Table) -> None:
        try:
            end = await self.deadline(table)
        except Unreadable:
            end = now() + AGAIN
        old = self._alarms.pop(table.id, None)
        if old is not None:
            old.cancel()
        if end is not None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, (end - now()) / 1000)
            self._alarms[table.id] = loop.call_later(wait, lambda: start(self._time_is_up(table)))

    async def _time_is_up(self, table: Table) -> None:
        """A bot answers the question whose time is up; who does so meanwhile has time for the next one."""
        late = {seat: table.question(seat) for seat in table.people_due()}
        try:
            end = await self.deadline(table)
            if end is not None and end <= now():
                for seat, question in late.items():
                    if table.question(seat) == question and seat in table.people_due():
                        await self._move(table, seat, SUBSTITUTE, "clock")
                return
        except Unreadable:
            pass
        await self._set_alarm(table)  # the clock of this machine was put back, or stood still
