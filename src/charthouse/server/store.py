"""The append-only store: one writer, group commit, and nothing acknowledged before it is durable.

Every write is a job of one or more rows that stands or falls alone. The writer takes whatever has queued
up, runs it in one transaction, commits, and only then tells the callers. Where the database is locked or
out of reach the writer tries again and again: a row that has landed after all does not land twice. If it
cannot commit for another reason, the store is broken for good: the server says so and stops.
"""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from uuid import uuid4

from sqlalchemy import Executable, delete, false, func, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from charthouse.core.game import BadText
from charthouse.server import archive, schema
from charthouse.server.archive import Head
from charthouse.server.clock import now
from charthouse.server.database import goes_by, insert, opened
from charthouse.server.log import note, note_once
from charthouse.server.sealing import Damaged, keys_of

T = TypeVar("T")
BATCH = 256
SIZE = (
    "SELECT (page_count - freelist_count) * page_size"
    " FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()"
)
SIZE_SHARED = "SELECT pg_database_size(current_database())"
FRESH_KEYS = 1000
KEYS_A_TABLE = 10_000
CLOSE_SECONDS = 5.0
"""So long a database that does not answer is waited for at the end, if nobody gives it up before."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0
"""Seconds between two tries to write."""


class Row(NamedTuple):
    """One accepted command of a table."""

    table_id: str
    seq: int
    command_id: str
    kind: str
    body: str
    at: int


class Key(NamedTuple):
    hash: str
    table_id: str
    kind: str
    seat: int
    made_at: int


class StoreBroken(Exception):  # noqa: N818 (it says what happened)
    """The writer failed; nothing more is accepted."""


class Unreadable(StoreBroken):
    """Something could not be read. What is written is untouched, and whoever asks again may get it."""


def cause(error: BaseException) -> str:
    """What the database said, without the statement it was asked."""
    return str(getattr(error, "orig", error)).partition("\n")[0]


class _Job(NamedTuple):
    inserts: Sequence[tuple[Any, Mapping[str, Any]]]
    done: "asyncio.Future[bool]"
    table_id: str
    changes: Sequence[Executable] = ()


def _place(job: _Job) -> str:
    """Where a job stands in its batch: two servers that write to the same tables do so in the same order.

    Else each may wait for what the other has written, until the database breaks one of them off.
    """
    return job.table_id


class Store:
    """A database and its one writer."""

    def __init__(self, url: str, on_failure: Callable[[BaseException], None], key_file: Path) -> None:
        self.url = url
        self._engine = opened(url)
        self.keys = keys_of(self._engine, key_file)
        self._inserts = {table: insert(self._engine, table) for table in schema.metadata.sorted_tables}
        self._on_failure = on_failure
        self._jobs: list[_Job] = []
        self._batch: list[_Job] = []
        """What the writer is at."""
        self._writing = False
        self._broken: BaseException | None = None
        self._closed = False
        self._given_up = threading.Event()
        self._fresh: dict[str, Key] = {}
        self._me = f"{uuid4().hex} "
        self._readers = ThreadPoolExecutor(4 if self.shared else 1, thread_name_prefix="store-read")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store-write")
        self._connection = self._engine.connect()
        if not self.shared:  # the loop waits for nobody: that is the writer's part
            self._connection.exec_driver_sql("PRAGMA busy_timeout=0")

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self._engine.dialect.name == "postgresql"

    # --- writing

    async def insert(self, inserts: Sequence[tuple[Any, dict[str, Any]]]) -> bool:
        """Writes all rows or, where one exists already, none; true once they are durable."""
        return await self._write(inserts, str(inserts[0][1].get("table_id", "")) if inserts else "")

    async def change(self, table_id: str, *changes: Executable) -> None:
        """Changes or removes rows of a table that need not stay as they are. Of the log only what the archive
        has may go, and what is of a table that was deleted."""
        await self._write((), table_id, changes)

    async def _write(
        self,
        inserts: Sequence[tuple[Any, Mapping[str, Any]]],
        table_id: str,
        changes: Sequence[Executable] = (),
    ) -> bool:
        if self._broken is not None:
            raise StoreBroken(cause(self._broken))
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        sealed = [(table, self.keys.sealed(table, values)) for table, values in inserts]
        self._jobs.append(_Job(sealed, done, table_id, changes))
        if not self._writing:
            self._writing = True
            loop.call_soon(self._begin, loop)
        return await done

    async def append(self, row: Row, keys: Sequence[Key] = ()) -> bool:
        """Adds a row to the log with its keys; false if its seq, its command or a key is there already."""
        landed = await self.insert(
            [(schema.log, row._asdict()), *((schema.keys, key._asdict()) for key in keys)]
        )
        if landed:
            self._remember(keys)
        return landed

    async def add_keys(self, keys: Sequence[Key], *others: tuple[Any, dict[str, Any]]) -> None:
        """Writes keys, which never change, after the rows they need; whoever got one soon comes with it."""
        if not others and await self._count_keys(keys[0].table_id) >= KEYS_A_TABLE:
            raise BadText("bad-keys-full")
        await self.insert([*others, *((schema.keys, key._asdict()) for key in keys)])
        self._remember(keys)

    def _remember(self, keys: Sequence[Key]) -> None:
        self._fresh.update((key.hash, key) for key in keys)
        while len(self._fresh) > FRESH_KEYS:
            del self._fresh[next(iter(self._fresh))]

    async def try_out(self) -> None:
        """Comes back once something could be written, and writes nothing."""
        await self.change("", delete(schema.heartbeat).where(false()))

    async def beat(self) -> None:
        """Says that somebody serves now, and seals with the key that the house uses now."""
        await self.insert([(schema.heartbeat, {"id": 1, "at": now()})])
        with contextlib.suppress(Unreadable, BadText):  # what the old key seals can be read too
            self.keys.turn_to(str((await self._read(select(schema.house.c.key)))[0][0]))

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        """A transaction of what waits; its commit, which waits for the disk, is the writer's.

        SQLite keeps rows in memory until the commit, so the loop puts them there itself: two threads that
        hand the interpreter to and fro at each row would cost more than the rows.
        """
        batch, self._jobs = self._jobs[:BATCH], self._jobs[BATCH:]
        self._batch = batch
        try:
            landed = [] if self.shared else self._put(batch)
        except Exception as error:  # whatever it is
            if not goes_by(error):
                self.fail(error, batch)
                return
            self._connection.rollback()
            landed = []
        self._writer.submit(self._commit, loop, batch, landed)

    def _commit(self, loop: asyncio.AbstractEventLoop, batch: list[_Job], landed: list[bool]) -> None:
        """The writer's part; the loop hears of it at once, without a chain of futures between."""
        pause = FIRST_PAUSE
        while True:
            try:
                landed = landed or self._put(batch)
                self._connection.commit()
            except Exception as error:
                if self._given_up.is_set():
                    return
                if not goes_by(error):
                    loop.call_soon_threadsafe(self.fail, error, batch)
                    return
                note_once("store-waits", said=cause(error))
                self._connection.rollback()
                landed = []
                self._given_up.wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                loop.call_soon_threadsafe(self._end, loop, batch, landed)
                return

    def _end(self, loop: asyncio.AbstractEventLoop, batch: list[_Job], landed: list[bool]) -> None:
        """Tells whoever waits, and goes on with what has queued up meanwhile."""
        for job, done in zip(batch, landed, strict=True):
            if not job.done.done():
                job.done.set_result(done)
        self._writing = bool(self._jobs)
        if self._writing:
            self._begin(loop)

    def _put(self, batch: list[_Job]) -> list[bool]:
        """All jobs in one transaction: in one sweep, or, where a row is there already, one by one."""
        connection = self._connection
        if self.shared:
            batch.sort(key=_place)
        if self._sweep(connection, batch):
            landed = [True] * len(batch)
        else:
            connection.rollback()
            landed = [self._one(connection, job) for job in batch]
        for job in batch:
            for change in job.changes:
                connection.execute(change)
        self._hint(connection, batch)
        return landed

    def _sweep(self, connection: Connection, batch: list[_Job]) -> bool:
        """All rows of a table with one call, if none is there already."""
        rows: dict[Any, list[Mapping[str, Any]]] = {table: [] for table in self._inserts}  # parents first
        for job in batch:
            for table, values in job.inserts:
                rows[table].append(values)
        return all(
            connection.exec_driver_sql(self._inserts[table], values).rowcount == len(values)
            for table, values in rows.items()
            if values
        )

    def _hint(self, connection: Connection, batch: list[_Job]) -> None:
        """Tells the other processes which tables to read again, once this is durable."""
        if not self.shared:
            return
        told = {row["table_id"] for job in batch for table, row in job.inserts if table is schema.log}
        for table_id in told:
            connection.execute(text("SELECT pg_notify('charthouse', :hint)"), {"hint": self._me + table_id})

    def _one(self, connection: Connection, job: _Job) -> bool:
        """One job, which a conflict undoes without touching its neighbours."""
        if len(job.inserts) == 1:
            return self._lands(connection, *job.inserts[0])
        nested = connection.begin_nested()
        for table, values in job.inserts:
            if not self._lands(connection, table, values):
                nested.rollback()
                return False
        nested.commit()
        return True

    def _lands(self, connection: Connection, table: Any, values: Mapping[str, Any]) -> bool:
        return connection.exec_driver_sql(self._inserts[table], values).rowcount > 0

    def fail(self, error: BaseException, batch: Sequence[_Job] = ()) -> None:
        """Nothing more is accepted."""
        self._let_go(error, batch)
        self._on_failure(error)

    def give_up(self) -> None:
        """The server ends: nobody waits any longer for what is not durable by now. It was not promised, and
        whoever says it again under the same name says it once, whether it lands yet or not."""
        if self._writing and not self._given_up.is_set():
            note("store-given-up", logging.WARNING, waiting=len(self._batch) + len(self._jobs))
        self._given_up.set()
        self._let_go(StoreBroken("given up"), self._batch)

    def _let_go(self, error: BaseException, batch: Sequence[_Job]) -> None:
        """Whoever waits hears that they wait for nothing, and so does whoever comes."""
        self._broken = error
        for job in (*batch, *self._jobs):
            if not job.done.done():
                job.done.set_exception(StoreBroken(cause(error)))
        self._jobs = []

    # --- reading

    def follow(self, hear: Callable[[str], object]) -> None:
        """Calls, in a thread of its own, with each table that another process has written to.

        That is a hint, and may be lost with its connection: whoever follows looks by itself now and then.
        """

        import psycopg

        def listen() -> None:
            while not self._closed:
                try:
                    with self._engine.connect() as connection:
                        line = connection.execution_options(isolation_level="AUTOCOMMIT").connection
                        line.cursor().execute("LISTEN charthouse")
                        self._hear(line.driver_connection, hear)
                except (SQLAlchemyError, psycopg.Error):
                    time.sleep(0.5)  # the line is down; the writer tells whether the database is

        threading.Thread(target=listen, name="store-follow", daemon=True).start()

    def _hear(self, line: Any, hear: Callable[[str], object]) -> None:
        while not self._closed:
            for hint in line.notifies(timeout=0.5):
                if not hint.payload.startswith(self._me):
                    hear(hint.payload.partition(" ")[2])

    async def rows(self, table_id: str, since: int = -1) -> list[Row]:
        """The log of a table after `since`, in order; the archive has what is missing at its beginning."""
        query = (
            select(schema.log)
            .where(schema.log.c.table_id == table_id, schema.log.c.seq > since)
            .order_by(schema.log.c.seq)
        )
        rows = [self._opened(found) for found in await self._read(query)]
        if not rows or rows[0].seq == since + 1:
            return rows
        for found in await self._read(archive.newest(table_id)):
            column = self._unsealed(schema.archive, found._asdict(), table_id, found.seq)["log"]
            older = [Row(table_id, *row) for row in archive.unpacked(table_id, column)]
            return [row for row in older if row.seq > since] + [row for row in rows if row.seq > found.seq]
        return rows

    async def row(self, table_id: str, command_id: str) -> Row | None:
        """The row a command became, if it did."""
        query = select(schema.log).where(
            schema.log.c.table_id == table_id, schema.log.c.command_id == command_id
        )
        return next((self._opened(found) for found in await self._read(query)), None)

    def _opened(self, found: Any) -> Row:
        row = Row(*found)
        return Row(**self._unsealed(schema.log, row._asdict(), row.table_id, row.seq))

    def _unsealed(self, table: Any, values: dict[str, Any], table_id: str, seq: int) -> dict[str, Any]:
        try:
            return self.keys.opened(table, values)
        except Damaged:
            raise BadText("bad-log", table=table_id, seq=seq) from None
        except BadText as problem:  # the key may be brought here yet
            raise Unreadable(f"{problem.reason} {problem.details.get('key', '')}") from None

    async def secret(self, table_id: str) -> bytes | None:
        query = select(schema.tables.c.secret).where(schema.tables.c.id == table_id)
        for (found,) in await self._read(query):
            values = {"id": table_id, "secret": found}
            return bytes(self._unsealed(schema.tables, values, table_id, 0)["secret"])
        return None

    async def key(self, hash: str) -> Key | None:
        if hash in self._fresh:
            return self._fresh[hash]
        query = select(schema.keys).where(schema.keys.c.hash == hash)
        return next((Key(*found) for found in await self._read(query)), None)

    async def keys_of(self, table_id: str) -> list[Key]:
        """Every key of a table."""
        query = select(schema.keys).where(schema.keys.c.table_id == table_id)
        return [Key(*found) for found in await self._read(query)]

    async def note_seen(self, places: Iterable[tuple[str, int]]) -> None:
        """Keeps that somebody is, or was a moment ago, connected at these seats of tables.

        Several servers may write the same rows: each does so in order and in a transaction of its own, so
        that none waits for another that waits for it.
        """
        rows = [{"table_id": table_id, "seat": seat, "at": now()} for table_id, seat in sorted(places)]
        if not self.shared:
            await self.insert([(schema.seen, row) for row in rows])
            return

        def work() -> None:
            with self._engine.begin() as connection:
                connection.exec_driver_sql(self._inserts[schema.seen], rows)

        await self._beside(work)

    async def seen(self, table_id: str, seat: int) -> int:
        """When somebody was last connected at a seat, as far as it was kept."""
        query = select(schema.seen.c.at).where(schema.seen.c.table_id == table_id, schema.seen.c.seat == seat)
        return next((int(found[0]) for found in await self._read(query)), 0)

    async def _count_keys(self, table_id: str) -> int:
        query = select(func.count()).select_from(schema.keys).where(schema.keys.c.table_id == table_id)
        return int((await self._read(query))[0][0])

    async def size(self) -> int:
        """Bytes of the database, without what is free in it."""
        return int((await self._read(text(SIZE_SHARED if self.shared else SIZE)))[0][0])

    async def last_beat(self) -> int | None:
        found = await self._read(select(schema.heartbeat.c.at))
        return int(found[0][0]) if found else None

    async def outages(self, since: int) -> list[tuple[int, int]]:
        """When nobody served, from that time on."""
        query = select(schema.outages).where(schema.outages.c.ended_at > since)
        return [(int(found[0]), int(found[1])) for found in await self._read(query)]

    async def open_tables(self) -> list[str]:
        """The tables whose game goes on: one look at the last row of each, however long its log is.

        What nobody has come back to, and is in the archive, waits there.
        """
        query = archive.awake()
        return [str(found[0]) for found in await self._read(query)]

    async def heads(self, wanted: Sequence[str] = (), after: str = "", most: int = 0) -> list[Head]:
        """How far tables have come: all or those wanted, or so many after one of them."""
        return [Head(*found) for found in await self._read(archive.heads(wanted, after, most))]

    async def hint(self, table_id: str) -> None:
        """Tells a server on this SQLite file to read a table again; on PostgreSQL the log itself does so."""
        if not self.shared:
            await self.insert([(schema.hints, {"number": None, "table_id": table_id})])

    async def hinted(self) -> list[str]:
        """The tables that somebody beside this server has written to."""
        found = await self._read(select(schema.hints).order_by(schema.hints.c.number))
        if found:
            await self.change("", delete(schema.hints).where(schema.hints.c.number <= found[-1].number))
        return [str(hint.table_id) for hint in found]

    @contextlib.asynccontextmanager
    async def alone(self, what: str) -> AsyncIterator[bool]:
        """Whether no other process is at it."""
        if not self.shared:
            yield True
            return
        try:
            connection = await asyncio.to_thread(self._engine.connect)
        except SQLAlchemyError as error:
            raise Unreadable(cause(error)) from error
        try:
            held = await asyncio.to_thread(_advisory, connection, "pg_try_advisory_lock", what)
            yield held
            if held:
                await asyncio.to_thread(_advisory, connection, "pg_advisory_unlock", what)
        finally:
            connection.invalidate()  # and the lock with it, where it is still held
            connection.close()

    async def _read(self, query: Any) -> list[Any]:
        def work() -> list[Any]:
            with self._engine.connect() as connection:
                return list(connection.execute(query))

        return await self._beside(work)

    async def _beside(self, work: Callable[[], T]) -> T:
        """Something done beside the writer."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, work)
        except SQLAlchemyError as error:
            raise Unreadable(cause(error)) from error

    async def close(self) -> None:
        """Finishes what is queued and closes the database."""
        self._closed = True
        try:
            await asyncio.wait_for(self.insert(()), CLOSE_SECONDS)
        except StoreBroken:
            pass
        except TimeoutError:
            self.give_up()
        if self._given_up.is_set():  # the writer may still be held up by the database
            return
        self._writer.shutdown()
        self._readers.shutdown()
        self._connection.close()
        self._engine.dispose()


def _advisory(connection: Connection, call: str, what: str) -> bool:
    """Whether PostgreSQL took or gave back the lock of this name."""
    return bool(
        connection.execute(text(f"SELECT {call}(hashtext(:what))"), {"what": f"charthouse {what}"}).scalar()
    )


async def served(store: Store, since: int, time: int) -> int:
    """When so much time has gone by since then in which somebody served."""
    end = since + time
    for began, ended in await store.outages(since):
        end += ended - max(began, since)
    return end
