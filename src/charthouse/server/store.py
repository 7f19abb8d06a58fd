"""The append-only store: one writer, group commit, and nothing acknowledged before it is durable.

Every write is a job of one or more rows that stands or falls alone. The writer takes whatever has queued
up, runs it in one transaction, commits, and only then tells the callers. If it cannot commit, the
store is broken for good: the server says so and stops.
"""

import asyncio
import contextlib
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

from sqlalchemy import Engine, create_engine, event, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from charthouse.core.game import BadText
from charthouse.server import schema

BATCH = 256
MIGRATIONS = Path(__file__).with_name("migrations")


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


class _Job(NamedTuple):
    inserts: Sequence[tuple[Any, dict[str, Any]]]
    done: "asyncio.Future[bool]"


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """A database and its one writer."""

    def __init__(self, url: str, on_failure: Callable[[BaseException], None]) -> None:
        self._engine = _engine(url)
        self._inserts = {table: _insert(self._engine, table) for table in schema.metadata.sorted_tables}
        self._on_failure = on_failure
        self._jobs: list[_Job] = []
        self._writing: asyncio.Task[None] | None = None
        self._broken: BaseException | None = None
        self._closed = False
        self._me = f"{uuid4().hex} "
        self._readers = ThreadPoolExecutor(4 if self.shared else 1, thread_name_prefix="store-read")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store-write")
        self._connection = self._engine.connect()

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self._engine.dialect.name == "postgresql"

    # --- writing

    async def insert(self, inserts: Sequence[tuple[Any, dict[str, Any]]]) -> bool:
        """Writes all rows or, where one exists already, none; true once they are durable."""
        if self._broken is not None:
            raise StoreBroken(str(self._broken))
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        self._jobs.append(_Job(inserts, done))
        if self._writing is None or self._writing.done():
            self._writing = loop.create_task(self._write())
        return await done

    async def append(self, row: Row) -> bool:
        """Adds a row to the log; false if its seq or its command is there already."""
        return await self.insert([(schema.log, row._asdict())])

    async def beat(self) -> None:
        """Says that somebody serves now."""
        await self.insert([(schema.heartbeat, {"id": 1, "at": now()})])

    async def _write(self) -> None:
        """Transaction after transaction, until nothing waits."""
        while self._jobs:
            batch, self._jobs = self._jobs[:BATCH], self._jobs[BATCH:]
            try:
                landed = await self._commit(batch)
            except Exception as error:  # whatever it is, nothing more is accepted
                self._fail(error, batch)
                return
            for job, done in zip(batch, landed, strict=True):
                if not job.done.done():
                    job.done.set_result(done)

    async def _commit(self, batch: list[_Job]) -> list[bool]:
        """The rows of all jobs, durable; for each job, whether its rows were new.

        SQLite keeps rows in memory until the commit, so the loop puts them there itself: two threads that
        hand the interpreter to and fro at each row would cost more than the rows.
        """
        in_thread = asyncio.get_running_loop().run_in_executor
        landed = await in_thread(self._writer, self._put, batch) if self.shared else self._put(batch)
        await in_thread(self._writer, self._connection.commit)
        return landed

    def _put(self, batch: list[_Job]) -> list[bool]:
        """All jobs in one transaction: in one sweep, or, where a row is there already, one by one."""
        connection = self._connection
        if self._sweep(connection, batch):
            landed = [True] * len(batch)
        else:
            connection.rollback()
            landed = [self._one(connection, job) for job in batch]
        self._hint(connection, batch)
        return landed

    def _sweep(self, connection: Connection, batch: list[_Job]) -> bool:
        """All rows of a table with one call, if none is there already."""
        rows: dict[Any, list[dict[str, Any]]] = {table: [] for table in self._inserts}  # parents first
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

    def _lands(self, connection: Connection, table: Any, values: dict[str, Any]) -> bool:
        return connection.exec_driver_sql(self._inserts[table], values).rowcount > 0

    def _fail(self, error: BaseException, batch: list[_Job]) -> None:
        self._broken = error
        for job in (*batch, *self._jobs):
            if not job.done.done():
                job.done.set_exception(StoreBroken(str(error)))
        self._jobs = []
        self._on_failure(error)

    # --- reading

    def follow(self, hear: Callable[[str], object]) -> None:
        """Calls, in a thread of its own, with each table that another process has written to.

        That is a hint, and may be lost with its connection: whoever follows looks by itself now and then.
        """

        def listen() -> None:
            while not self._closed:
                with contextlib.suppress(SQLAlchemyError), self._engine.connect() as connection:
                    line = connection.execution_options(isolation_level="AUTOCOMMIT").connection
                    line.cursor().execute("LISTEN charthouse")
                    self._hear(line.driver_connection, hear)

        threading.Thread(target=listen, name="store-follow", daemon=True).start()

    def _hear(self, line: Any, hear: Callable[[str], object]) -> None:
        import psycopg

        with contextlib.suppress(psycopg.Error):
            while not self._closed:
                for hint in line.notifies(timeout=0.5):
                    if not hint.payload.startswith(self._me):
                        hear(hint.payload.partition(" ")[2])
            return
        time.sleep(0.5)  # the line is down; the writer tells whether the database is

    async def rows(self, table_id: str, since: int = -1) -> list[Row]:
        """The log of a table after `since`, in order."""
        query = (
            select(schema.log)
            .where(schema.log.c.table_id == table_id, schema.log.c.seq > since)
            .order_by(schema.log.c.seq)
        )
        return [Row(*found) for found in await self._read(query)]

    async def row(self, table_id: str, command_id: str) -> Row | None:
        """The row a command became, if it did."""
        query = select(schema.log).where(
            schema.log.c.table_id == table_id, schema.log.c.command_id == command_id
        )
        return next((Row(*found) for found in await self._read(query)), None)

    async def secret(self, table_id: str) -> bytes | None:
        query = select(schema.tables.c.secret).where(schema.tables.c.id == table_id)
        return next((bytes(found[0]) for found in await self._read(query)), None)

    async def key(self, hash: str) -> Key | None:
        query = select(schema.keys).where(schema.keys.c.hash == hash)
        return next((Key(*found) for found in await self._read(query)), None)

    async def last_beat(self) -> int | None:
        found = await self._read(select(schema.heartbeat.c.at))
        return int(found[0][0]) if found else None

    async def outages(self, since: int) -> list[tuple[int, int]]:
        """When nobody served, from that time on."""
        query = select(schema.outages).where(schema.outages.c.ended_at > since)
        return [(int(found[0]), int(found[1])) for found in await self._read(query)]

    async def open_tables(self) -> list[str]:
        """The tables whose game has not ended."""
        last = (
            select(schema.log.c.table_id, schema.log.c.kind)
            .distinct(schema.log.c.table_id)
            .order_by(schema.log.c.table_id, schema.log.c.seq.desc())
            if self.shared
            else text(
                "SELECT table_id, kind FROM log AS l WHERE seq = "
                "(SELECT max(seq) FROM log WHERE table_id = l.table_id)"
            )
        )
        return [str(found[0]) for found in await self._read(last) if found[1] != "ended"]

    async def _read(self, query: Any) -> list[Any]:
        def work() -> list[Any]:
            with self._engine.connect() as connection:
                return list(connection.execute(query))

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def close(self) -> None:
        """Finishes what is queued and closes the database."""
        self._closed = True
        if self._writing is not None:
            await self._writing
        self._writer.shutdown()
        self._readers.shutdown()
        self._connection.close()
        self._engine.dispose()


# --- databases


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'charthouse.db'}"


def _insert(engine: Engine, table: Any) -> str:
    """Adds a row unless it is there; only the heartbeat is written over. Put into words once for all rows."""
    insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
    statement = insert(table)
    if table is schema.heartbeat:
        changed = statement.on_conflict_do_update(index_elements=["id"], set_={"at": statement.excluded.at})
    else:
        changed = statement.on_conflict_do_nothing()
    return str(changed.compile(engine))


def _engine(url: str) -> Engine:
    engine = create_engine(url, paramstyle="named" if url.startswith("sqlite") else None)  # rows are dicts
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _sqlite_settings)
    migrate(engine)
    return engine


def _sqlite_settings(connection: sqlite3.Connection, _: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def migrate(engine: Engine) -> None:
    """Brings the schema to this version's."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class FolderLock:
    """Keeps a second server away from the same SQLite file for as long as this process lives."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = open(folder / "charthouse.lock", "a+")  # noqa: SIM115 (held until the process ends)
        try:
            _lock(self._file.fileno())
        except OSError:
            self._file.close()
            raise BadText("bad-second-server", path=str(folder)) from None

    def release(self) -> None:
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
