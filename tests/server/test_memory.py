"""What a server keeps in memory is a cache: it lets go of what nobody looks at and nobody waits for."""

from pathlib import Path

import pytest
from unseen import rooms_on

from charthouse.core import fair
from charthouse.server import rooms
from charthouse.server.database import sqlite_url
from charthouse.server.keys import hashed
from charthouse.server.messages import Clock, Opening, SeatWish
from charthouse.server.opening import open_table
from charthouse.server.viewer import Viewer

pytestmark = pytest.mark.anyio


async def test_a_table_whose_clock_does_not_run_is_let_go_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "KEPT_TABLES", 3)
    people = (SeatWish(name="Ana"), SeatWish(name="Bo"))
    waiting = Opening("link", seats=people, clock=Clock("days", 1))
    running = Opening("here", seats=people, clock=Clock("days", 1))
    async with rooms_on(sqlite_url(tmp_path), tmp_path / "key") as live:
        told = [await open_table(live, opening, fair.new_secret()) for opening in [running, *[waiting] * 9]]
        assert told[0].table in live.tables, "somebody's time runs there"
        assert len(live.tables) <= 5
        assert told[1].table not in live.tables
        again = await live.table(told[1].table)
        assert again is not None
        assert again.phase == "lobby"


async def test_nothing_is_kept_of_a_table_when_the_last_viewer_leaves(tmp_path: Path) -> None:
    async with rooms_on(sqlite_url(tmp_path), tmp_path / "key") as live:
        told = await open_table(live, Opening(), fair.new_secret())
        key = await live.store.key(hashed(told.key))
        assert key
        viewers = [Viewer(key, live.tables[told.table]) for _ in range(2)]
        for viewer in viewers:
            live.join(viewer)
        live.leave(viewers[0])
        assert live.online(viewers[1].table) == [True]
        live.leave(viewers[1])
        assert not live.viewers
