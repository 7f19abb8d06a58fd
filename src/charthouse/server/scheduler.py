"""The scheduler of bots and clocks: bots move when they are due, and for a person whose time is up."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from charthouse.bots import SUBSTITUTE
from charthouse.core import codec
from charthouse.core.game import Problem, Seat
from charthouse.server import commands
from charthouse.server.bot_pool import PLAINEST, BotPool, choose
from charthouse.server.clock import now
from charthouse.server.commands import Make, Verdict
from charthouse.server.helpers import Unhelped
from charthouse.server.log import failed, note
from charthouse.server.store import Store, StoreBroken, Unreadable, served
from charthouse.server.tables import Table
from charthouse.server.tasks import start

AGAIN = 1000
"""Milliseconds until a clock is looked at again that could not be read."""
PAUSE = 1.0
"""Seconds until a bot that gave no answer is asked again."""
LATER = 30.0
"""Seconds until a table is attended to again at which no bot could move, or whose clock could not be kept."""

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
        return await served(self.store, table.asked_at, time)

    async def _let_bots_move(self, table: Table) -> None:
        try:
            while due := table.bots_due():
                seq = table.seq
                if not await self._move(table, due[0], table.chairs[due[0]].bot, "bot") and table.seq == seq:
                    break
        except Exception as error:
            self._note(table, error)
        finally:
            self._busy.discard(table.id)
        if table.bots_due():
            self._attend_later(table)

    def _note(self, table: Table, error: Exception) -> None:
        """Whatever it is, the table is not lost over it; a broken store has its own end."""
        if isinstance(error, StoreBroken) and not isinstance(error, Unreadable):
            raise error
        failed("table-failed", error, table=table.id)

    def _attend_later(self, table: Table) -> None:
        asyncio.get_running_loop().call_later(LATER, self.attend, table)

    async def _move(self, table: Table, seat: Seat, bot: str, by: str) -> bool:
        """One move of a bot; its id comes from the question, so only one lands whoever sends it.

        A bot that gives no answer is asked again, then a simpler one is; the plainest needs no process.
        """
        question, seq = table.question(seat), table.seq
        if table.match is None or question is None:
            return False
        view = table.game.observe(table.match.state, seat)
        for number, name in enumerate((bot, bot, SUBSTITUTE, PLAINEST)):
            try:
                action = await self._thought(table, name, view, question, alone=number == 3)
            except (Problem, Unhelped) as why:
                reason = why.reason if isinstance(why, Problem) else str(why).partition(":")[0]
                note("bot-failed", logging.WARNING, table=table.id, bot=name, why=reason)
                await asyncio.sleep(PAUSE)
                continue
            make = partial(
                commands.move, table, seat, question, action, by, stood_in=name if number > 1 else ""
            )
            verdict = await self._command(table, f"{by}/{question}/{seq}", make)
            if verdict.verdict != "refused":
                return verdict.verdict == "accepted" or table.seq != seq
        return False

    async def _thought(self, table: Table, name: str, view: Any, question: str, alone: bool) -> str:
        if alone:
            return choose(table.game.id, name, codec.write(view), question)
        return await self.pool.choose(table.game.id, name, view, question, table.opener or table.id)

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
        except Exception as error:
            self._note(table, error)
            self._attend_later(table)
            return
        await self._set_alarm(table)  # the clock of this machine was put back, or stood still
