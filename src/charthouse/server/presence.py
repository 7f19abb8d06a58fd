"""Presence: when somebody was last at a seat, kept for every process and for the next start."""

import asyncio
import contextlib
from collections.abc import Mapping, Sequence

from charthouse.core.game import Seat
from charthouse.server.clock import now
from charthouse.server.store import Store, StoreBroken, Unreadable, served
from charthouse.server.tables import Table
from charthouse.server.viewer import Viewer

NOTE_SECONDS = 60.0
"""What is not noted when a server is killed; the shortest waiting time is several times as long."""
SHORTEST = 5
LONGEST = 30 * 24 * 60
"""Minutes a waiting time may have."""
AT_ONCE = 500


async def note(store: Store, table: Table, seats: Sequence[Seat]) -> None:
    """Somebody has just come, or left."""
    table.met_at.update(dict.fromkeys(seats, now()))
    if table.settings.mode == "link" and seats and table.gone is None:
        await store.note_seen((table.id, seat) for seat in seats)


async def keep_noting(store: Store, viewers: Mapping[str, set[Viewer]]) -> None:
    """Notes now and then who is connected."""
    with contextlib.suppress(StoreBroken):
        while True:
            await asyncio.sleep(NOTE_SECONDS)
            with contextlib.suppress(Unreadable):
                places = _places(viewers)
                for at in range(0, len(places), AT_ONCE):
                    await store.note_seen(places[at : at + AT_ONCE])


def _places(viewers: Mapping[str, set[Viewer]]) -> list[tuple[str, Seat]]:
    """The seats of tables by link at which somebody is."""
    there = [viewer for table in viewers.values() for viewer in table]
    by_link = [viewer for viewer in there if viewer.table.settings.mode == "link"]
    return sorted({(viewer.table.id, seat) for viewer in by_link for seat in viewer.seats})


async def patience_ends(store: Store, table: Table, seat: Seat) -> int:
    """When the waiting time of an empty seat is over; the time in which nobody served does not count."""
    acted, met = table.acted_at.get(seat, table.opened_at), table.met_at.get(seat, 0)
    last = max(acted, met, await store.seen(table.id, seat))
    return await served(store, last, table.waiting_time())
