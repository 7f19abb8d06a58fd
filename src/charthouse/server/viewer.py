"""A viewer is one connection to a table: what it may act for, and what waits to be sent to it."""

import asyncio
import time

from charthouse.core.game import SPECTATOR, Seat
from charthouse.server.keys import ALL_SEATS, NO_SEAT
from charthouse.server.store import Key
from charthouse.server.tables import Table


class Viewer:
    """One connection. A newer complete state replaces an unsent one."""

    def __init__(self, key: Key, table: Table) -> None:
        self.key = key
        self.table = table
        self.seats = seats_of(key, table)
        self.looking: Seat | None = None
        self.wake = asyncio.Event()
        self.stale = True
        self.stale_since = time.monotonic()
        self.ticked = False
        self.met = False
        self.told = -1
        """The seq of the last state it was sent."""
        self.waiting = False
        """Whether it was told that the server waits for its store."""
        self.leaving = False
        self.out = False
        """Whether its device was put out of its seat."""

    def refresh(self) -> None:
        if not self.stale:
            self.stale, self.stale_since = True, time.monotonic()
        self.wake.set()

    def note_told(self) -> None:
        """What it is sent now shows all that it was to hear of."""
        self.stale = self.ticked = self.met = False
        self.told = self.table.seq

    def tick(self) -> None:
        self.ticked = True
        self.wake.set()

    def meet(self) -> None:
        self.met = True
        self.wake.set()

    def bid_farewell(self) -> None:
        self.leaving = True
        self.wake.set()

    def put_out(self) -> None:
        self.out, self.seats = True, []
        self.wake.set()

    @property
    def hosts(self) -> bool:
        device = self.table.holders.devices.get(self.key.hash)
        return device is not None and device.seat == self.table.holders.host

    @property
    def shown_seat(self) -> Seat:
        """The seat whose view is shown: the one asked for, else its first that is due, or who moved last."""
        if not self.seats or self.table.closed:
            return SPECTATOR
        if self.looking in self.seats:
            return self.looking if self.looking is not None else SPECTATOR
        due = [seat for seat in self.table.people_due() if seat in self.seats]
        return due[0] if due else max(self.seats, key=lambda seat: self.table.moved_at.get(seat, -1))

    @property
    def shown_seq(self) -> int:
        """How far it may know the log: without ready ticks, what all know and what it did itself."""
        if self.table.settings.ready_ticks:
            return self.table.seq
        return self.table.shown_seq + sum(seat in self.seats for seat in self.table.unshown)


def holds(key: Key, table: Table) -> bool:
    """Whether the key of a device is good for anything: it looks on, or nobody has put it out."""
    return key.seat == NO_SEAT or key.hash in table.holders.devices


def seats_of(key: Key, table: Table) -> list[Seat]:
    """The seats a device may act for."""
    device = table.holders.devices.get(key.hash)
    if device is None:
        return []
    return table.people if device.seat == ALL_SEATS else [device.seat]
