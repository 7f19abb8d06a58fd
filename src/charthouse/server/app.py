"""The web application: plain HTTP for what is asked once, a socket for a table."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from charthouse.core.game import Problem
from charthouse.server import absence, clock, presence, schema
from charthouse.server.bot_pool import BotPool
from charthouse.server.clock import now
from charthouse.server.forwarded import Forwarded
from charthouse.server.garbage import sweep
from charthouse.server.headers import SecurityHeaders
from charthouse.server.health import Health
from charthouse.server.hosts import Hosts
from charthouse.server.limits import Limits
from charthouse.server.openapi import described
from charthouse.server.prefix import Prefix
from charthouse.server.quota import Quota
from charthouse.server.responses import refuse_clearly
from charthouse.server.retention import keep_house
from charthouse.server.rooms import Rooms
from charthouse.server.routes import add_routes
from charthouse.server.settings import Settings
from charthouse.server.socket import SocketFirst
from charthouse.server.store import Store, StoreBroken, Unreadable
from charthouse.server.workshop import Workshop

BEAT_SECONDS = 5.0
FOLLOW_SECONDS = 2.0


def create_app(store: Store, settings: Settings) -> FastAPI:
    """The application on an open store."""

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        try:
            await _note_outage(store)
        except Unreadable as error:
            store.fail(error)
        except StoreBroken:  # it was told where the store is watched, and the server stops
            pass
        if not settings.lazy:
            pool.warm()
        beats = asyncio.get_running_loop().create_task(_beat(store))
        follower = asyncio.get_running_loop().create_task(_follow(rooms) if store.shared else _hear(rooms))
        watcher = asyncio.get_running_loop().create_task(absence.watch(store, rooms.tell_whether_waiting))
        waker = asyncio.get_running_loop().create_task(_wake(rooms))
        sweeper = asyncio.get_running_loop().create_task(sweep())
        noter = asyncio.get_running_loop().create_task(presence.keep_noting(store, rooms.viewers))
        copying = asyncio.get_running_loop().create_task(_copy(store, settings))
        keeper = asyncio.get_running_loop().create_task(keep_house(store, settings, rooms.look_again))
        health.ready = True
        yield
        health.ready = False
        for task in (beats, follower, watcher, waker, sweeper, noter, copying, keeper):
            task.cancel()
        workshop.close()
        pool.close()
        await store.close()

    pool, workshop = BotPool(), Workshop(settings)
    rooms = Rooms(store, pool)
    health = Health(store)
    app = FastAPI(
        title="Charthouse", lifespan=life, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    app.state.rooms = rooms
    app.state.health = health
    app.state.settings = settings
    app.state.limits = Limits()
    app.state.workshop = workshop
    app.state.quota = Quota(store, settings)
    refuse_clearly(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(SocketFirst)
    app.add_middleware(Hosts, settings=settings)
    app.add_middleware(Prefix, settings=settings)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(Forwarded, settings=settings)  # the last is the first that a request meets
    add_routes(app)
    app.openapi_schema = described(app.openapi())
    return app


async def _note_outage(store: Store) -> int:
    """Clocks stand still for the time in which nobody served, or which the machine left out; others may have
    served, where the database is shared. Tells by how much the clock was put on."""
    last, by = await store.last_beat(), clock.ahead()
    gone = 0 if last is None else now() + by - last  # less than nothing: the machine's clock was put back
    if gone > (2 * BEAT_SECONDS * 1000 if store.shared else 0):
        await store.insert([(schema.outages, {"began_at": last, "ended_at": now() + by})])
    clock.put_on(by)
    await store.beat()
    return by


async def _beat(store: Store) -> None:
    with contextlib.suppress(StoreBroken):
        before = now()
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            since, before = before, now()
            with contextlib.suppress(Unreadable):
                if before - since + clock.ahead() > 2 * BEAT_SECONDS * 1000:  # asleep, put on, store away
                    before += await _note_outage(store)
                else:
                    await store.beat()


async def _wake(rooms: Rooms) -> None:
    """After a start, tables whose bots or clocks are due are attended to, one after the other."""
    with contextlib.suppress(StoreBroken):  # whoever comes to a table wakes it too
        for table_id in await rooms.store.open_tables():
            with contextlib.suppress(Problem, Unreadable):  # a damaged table says so to whoever comes to it
                table = await rooms.table(table_id)
                if table is not None and not table.bots_due() and not table.clock_runs():
                    rooms.forget(table)
            await asyncio.sleep(0)


async def _copy(store: Store, settings: Settings) -> None:
    """Scheduled backups, if they are asked for."""
    if settings.backup_dir:
        from charthouse.server.scheduled import copies

        folder = Path(settings.backup_dir)
        await copies(store.url, store.keys.path, folder, settings.keep, settings.backup_hours)


async def _hear(rooms: Rooms) -> None:
    """A command of whoever runs the house writes to the same SQLite file, and leaves a hint there."""
    with contextlib.suppress(StoreBroken):
        while True:
            await asyncio.sleep(FOLLOW_SECONDS)
            with contextlib.suppress(Unreadable):
                for table_id in await rooms.store.hinted():
                    rooms.hint(table_id)


async def _follow(rooms: Rooms) -> None:
    """Other processes write to the same log: whoever is watched is read again, at a hint or now and then."""
    loop = asyncio.get_running_loop()
    rooms.store.follow(lambda table_id: loop.call_soon_threadsafe(rooms.hint, table_id))
    while True:
        await asyncio.sleep(FOLLOW_SECONDS)
        for table_id in [id for id, viewers in rooms.viewers.items() if viewers]:
            with contextlib.suppress(Problem, Unreadable):
                await rooms.table(table_id)
