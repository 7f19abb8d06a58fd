"""Tables without ready ticks, inside one process: who is told of a decision that is nobody's business yet."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from patron import choice, face_of

from charthouse.core import fair
from charthouse.core.game import Seat
from charthouse.server import commands
from charthouse.server.bot_pool import BotPool
from charthouse.server.keys import NO_SEAT
from charthouse.server.messages import Opening, SeatWish
from charthouse.server.opening import open_table
from charthouse.server.rooms import Rooms
from charthouse.server.store import Key, Store
from charthouse.server.tables import Table
from charthouse.server.viewer import Viewer


@asynccontextmanager
async def rooms_on(url: str, key_file: Path) -> AsyncIterator[Rooms]:
    """A server without its network."""
    store, pool = Store(url, lambda error: None, key_file), BotPool()
    try:
        yield Rooms(store, pool)
    finally:
        pool.close()
        await store.close()


async def unseen_table(rooms: Rooms) -> Table:
    """Ana, Bo and Cy draw their first card."""
    people = tuple(SeatWish(name=name) for name in ("Ana", "Bo", "Cy"))
    opening = Opening("here", seats=people, ready_ticks=False)
    opened = await open_table(rooms, opening, fair.secret_of("unseen"))
    table = await rooms.table(opened.table)
    assert table is not None
    return table


async def device_of(rooms: Rooms, table: Table, seat: Seat) -> Key:
    """A device that holds this seat alone, or looks on."""
    key = Key(f"device {seat}", table.id, "device", seat, 0)
    if seat != NO_SEAT and key.hash not in table.holders.devices:
        row = {"seat": seat, "device": key.hash, "codes": {}, "by": "recovery"}
        assert (await rooms.command(table, key.hash, lambda: ("joined", row), [key])).verdict == "accepted"
    return key


async def looked_at(rooms: Rooms, table: Table) -> list[Viewer]:
    """A viewer for each seat and an onlooker, who all know the table as it is."""
    viewers = [Viewer(await device_of(rooms, table, seat), table) for seat in (0, 1, 2, NO_SEAT)]
    for viewer in viewers:
        rooms.join(viewer)
    for viewer in viewers:
        viewer.note_told()
    return viewers


def told(viewers: list[Viewer]) -> list[bool]:
    """Who is about to be sent anything."""
    return [viewer.stale or viewer.ticked or viewer.met for viewer in viewers]


async def decided(rooms: Rooms, table: Table, seat: Seat) -> None:
    question, action = table.question(seat) or "", choice(face_of(table, seat), Random(seat))
    verdict = await rooms.command(
        table, f"{seat}/first", lambda: commands.move(table, seat, question, action, "player")
    )
    assert verdict.verdict == "accepted"
