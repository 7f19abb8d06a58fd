"""The web application: plain HTTP for what is asked once, a socket for a table."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from charthouse.core.game import Problem
from charthouse.server import schema
from charthouse.server.bot_pool import BotPool
from charthouse.server.garbage import sweep
from charthouse.server.headers import SecurityHeaders
from charthouse.server.limits import Limits
from charthouse.server.openapi import described
from charthouse.server.responses import refuse_clearly
from charthouse.server.rooms import Rooms
from charthouse.server.routes import add_routes
from charthouse.server.socket import SocketFirst
from charthouse.server.store import Store, StoreBroken, Unreadable, now

BEAT_SECONDS = 5.0
FOLLOW_SECONDS = 2.0


def create_app(store: Store, warm: bool = False) -> FastAPI:
    """The application on an open store; `warm` gets the bots ready at once."""

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        try:
            await _note_outage(store)
        except Unreadable as error:
            store.fail(error)
        except StoreBroken:  # it was told where the store is watched, and the server stops
            pass
        if warm:
            pool.warm()
        beats = asyncio.get_running_loop().create_task(_beat(store))
        follower = asyncio.get_running_loop().create_task(_follow(rooms)) if store.shared else None
        waker = asyncio.get_running_loop().create_task(_wake(rooms))
        sweeper = asyncio.get_running_loop().create_task(sweep())
        yield
        for task in filter(None, (beats, follower, waker, sweeper)):
            task.cancel()
        pool.close()
        await store.close()

    pool = BotPool()
    rooms = Rooms(store, pool)
    app = FastAPI(
        title="Charthouse", lifespan=life, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    app.state.rooms = rooms
    app.state.limits = Limits()
    refuse_clearly(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(SocketFirst)
    add_routes(app)
    app.openapi_schema = described(app.openapi())
    return app


async def _note_outage(store: Store) -> None:
    """Clocks stand still for the time in which nobody served; others may, where the database is shared."""
    last = await store.last_beat()
    if last is not None and (not store.shared or now() - last > 2 * BEAT_SECONDS * 1000):
        await store.insert([(schema.outages, {"began_at": last, "ended_at": now()})])
    await store.beat()


async def _beat(store: Store) -> None:
    with contextlib.suppress(StoreBroken):
        while True:
            before = now()
            await asyncio.sleep(BEAT_SECONDS)
            if now() - before > 2 * BEAT_SECONDS * 1000:  # this machine was asleep
                await _note_outage(store)
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


async def _follow(rooms: Rooms) -> None:
    """Other processes write to the same log: whoever is watched is read again, at a hint or now and then."""
    loop = asyncio.get_running_loop()
    rooms.store.follow(lambda table_id: loop.call_soon_threadsafe(rooms.hint, table_id))
    while True:
        await asyncio.sleep(FOLLOW_SECONDS)
        for table_id in [id for id, viewers in rooms.viewers.items() if viewers]:
            with contextlib.suppress(Problem, Unreadable):
                await rooms.table(table_id)
