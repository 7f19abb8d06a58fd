"""Backups: all that a house keeps in one text file, which every later version opens.

Each line is JSON: a heading; for each table of the database a line with its columns, then its rows as lists;
at the end what was written, and a hash of every line before. `docs/backup.md` has the form in full. What is
secret stays sealed, and what an earlier version wrote in the clear is sealed on its way.
"""

import asyncio
import base64
import contextlib
import hashlib
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    func,
    insert,
    inspect,
    select,
)

from charthouse.core.game import BadText, Problem
from charthouse.files import file_trouble, private_folder
from charthouse.server import schema, tables
from charthouse.server.clock import now
from charthouse.server.database import connected, migrate, revision, revisions, sqlite_url
from charthouse.server.folder import DATABASE, KEY_FILE
from charthouse.server.sealing import SEALED, Keyring, sealed_by
from charthouse.server.store import Store

FORM = 1
"""The number of the form of the file. A later one is told so at once."""
BATCH = 500
HEADING_BYTES = 1 << 16


class Heading(msgspec.Struct):
    """The first line."""

    charthouse: str
    form: int
    schema: str
    at: int
    keyring: str = ""
    """The file of keys, if it was asked for."""


class Section(msgspec.Struct, forbid_unknown_fields=True):
    """A table of the database; its rows follow."""

    table: str
    columns: dict[str, str]
    """Each with its kind: text, number or bytes (in base64)."""


class End(msgspec.Struct, forbid_unknown_fields=True):
    """The last line but one."""

    rows: int
    keys: list[str]
    """The keys that it is sealed with."""
    damaged: list[str]
    """The tables that could not be read when it was made."""


class Sum(msgspec.Struct, forbid_unknown_fields=True):
    """The last line."""

    sha256: str
    """Of all bytes before."""


class Report(NamedTuple):
    heading: Heading
    end: End
    tables: int


# --- writing


def write(engine: Engine, keys: Keyring, file: Path, with_key: bool = False) -> Report:
    """Copies the house as it is at one moment, tries whether the copy can be restored, and only then gives it
    its name. Whoever plays meanwhile waits for nothing."""
    try:
        private_folder(file.parent)
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=f"{file.name}.", suffix=".part")
        try:
            with os.fdopen(handle, "w+b") as out:
                rows, used, count = _dump(engine, keys, out, with_key)
                at = out.tell()
                _finish(out, at, rows, used, [])
                damaged = asyncio.run(_tried(Path(name), keys))
                _finish(out, at, rows, used, damaged)
                os.fsync(out.fileno())
            os.replace(name, file)
        finally:
            Path(name).unlink(missing_ok=True)
    except OSError as error:
        raise BadText("bad-file-write", path=str(file), detail=file_trouble(error)) from None
    return Report(*checked(file), count)


def _dump(engine: Engine, keys: Keyring, out: BinaryIO, with_key: bool) -> tuple[int, set[str], int]:
    """All rows; how many, the keys they are sealed with, and how many tables people play at."""
    rows, used, count = 0, set[str](), 0
    with _at_one_moment(engine) as connection:
        keyring = keys.text if with_key else ""
        _line(out, Heading("backup", FORM, revision(connection), now(), keyring))
        for table in known(connection):
            _line(
                out, Section(str(table.name), {str(column.name): _kind(column) for column in table.columns})
            )
            query = select(table).order_by(*table.primary_key).execution_options(yield_per=BATCH)
            for found in connection.execute(query).mappings():
                row = keys.sealed(table, dict(found))
                used |= {_sealed_by(row[name]) for name in SEALED.get(table.name, ())}
                _line(out, [_plain(row[column.name]) for column in table.columns])
                rows += 1
                count += table.name == schema.tables.name
    return rows, used - {""}, count


@contextlib.contextmanager
def _at_one_moment(engine: Engine) -> Iterator[Connection]:
    """The whole database as it is now, whatever is written meanwhile."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield connection


def known(connection: Connection) -> list[Table]:
    """Our tables as this database has them, those first that others refer to."""
    found = MetaData()
    there = inspect(connection).get_table_names()
    found.reflect(connection, only=[name for name in schema.metadata.tables if name in there])
    return found.sorted_tables


def _finish(out: BinaryIO, at: int, rows: int, used: Iterable[str], damaged: list[str]) -> None:
    """Writes the last lines, or others in their place."""
    out.seek(at)
    out.truncate()
    _line(out, End(rows, sorted(used), damaged))
    end = out.tell()
    out.seek(0)
    digest = hashlib.sha256()
    while more := out.read(min(1 << 20, end - out.tell())):
        digest.update(more)
    out.seek(end)
    _line(out, Sum(digest.hexdigest()))
    out.flush()


def _line(out: BinaryIO, value: Any) -> None:
    out.write(msgspec.json.encode(value) + b"\n")


def _kind(column: Any) -> str:
    if isinstance(column.type, LargeBinary):
        return "bytes"
    return "number" if isinstance(column.type, Integer) else "text"


def _plain(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


def _sealed_by(value: Any) -> str:
    return sealed_by(value.encode() if isinstance(value, str) else bytes(value))


# --- reading


def checked(file: Path) -> tuple[Heading, End]:
    """The first line and the last of a file that is whole and of no later version."""
    try:
        with file.open("rb") as lines:
            heading = _heading(file, lines.readline(HEADING_BYTES))
            lines.seek(0)
            digest, end, last = hashlib.sha256(), b"", b""
            for line in lines:
                digest.update(last)
                end, last = last, line
    except OSError as error:
        raise BadText("bad-file", path=str(file), detail=file_trouble(error)) from None
    try:
        told = msgspec.json.decode(last, type=Sum).sha256
    except msgspec.MsgspecError:
        raise BadText("bad-backup-cut", path=str(file)) from None
    if not last.endswith(b"\n") or told != digest.hexdigest():
        raise BadText("bad-backup", path=str(file))
    if heading.schema not in revisions():
        raise BadText("bad-backup-newer", path=str(file))
    return heading, msgspec.json.decode(end, type=End)


def _heading(file: Path, line: bytes) -> Heading:
    try:
        found = msgspec.json.decode(line, type=Heading)
    except msgspec.MsgspecError:
        raise BadText("bad-backup-foreign", path=str(file)) from None
    if found.charthouse != "backup":
        raise BadText("bad-backup-foreign", path=str(file))
    if found.form > FORM:
        raise BadText("bad-backup-newer", path=str(file))
    return found


def fill(connection: Connection, file: Path) -> None:
    """Makes the tables as they were when the file was written, fills them, brings them to this version."""
    with file.open("rb") as lines:
        heading = _heading(file, lines.readline(HEADING_BYTES))
        migrate(connection, heading.schema)
        there = {table.name: table for table in known(connection)}
        batch: list[dict[str, Any]] = []
        table: Table | None = None
        read: Callable[[list[Any]], dict[str, Any]] = dict

        def put() -> None:
            if table is not None and batch:
                connection.execute(insert(table), batch)
                batch.clear()

        try:
            for line in lines:
                if line.startswith(b"["):
                    batch.append(read(msgspec.json.decode(line, type=list[Any])))
                    if len(batch) == BATCH:
                        put()
                elif line.startswith(b'{"table"'):
                    put()
                    section = msgspec.json.decode(line, type=Section)
                    table, read = there[section.table], _reader(section)
            put()
        except (msgspec.MsgspecError, KeyError, ValueError):
            raise BadText("bad-backup", path=str(file)) from None
    migrate(connection)


def _reader(section: Section) -> Callable[[list[Any]], dict[str, Any]]:
    names = list(section.columns)
    binary = [at for at, name in enumerate(names) if section.columns[name] == "bytes"]

    def read(row: list[Any]) -> dict[str, Any]:
        for at in binary:
            row[at] = row[at] if row[at] is None else base64.b64decode(row[at], validate=True)
        return dict(zip(names, row, strict=True))

    return read


# --- trying


async def _tried(file: Path, keys: Keyring) -> list[str]:
    with tempfile.TemporaryDirectory(dir=file.parent, prefix=f"{file.name}.") as folder:
        return await built(Path(folder), file, keys.text)


async def built(folder: Path, file: Path, keyring: str) -> list[str]:
    """A database made of the file in this empty folder, with its keys; which tables can't be read there."""
    ring = Keyring(folder / KEY_FILE)
    ring.add(keyring)
    os.close(os.open(folder / DATABASE, os.O_CREAT | os.O_RDWR, 0o600))
    engine = connected(sqlite_url(folder))
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql("BEGIN")
            fill(connection, file)
            ids = list(connection.scalars(select(schema.tables.c.id).order_by(schema.tables.c.id)))
    finally:
        engine.dispose()
    store = Store(sqlite_url(folder), lambda error: None, ring.path)
    damaged = []
    try:
        for id in ids:
            try:
                await tables.load(store, id)
            except Problem:
                damaged.append(id)
    finally:
        await store.close()
    return damaged


def tables_in(connection: Connection) -> int:
    """How many tables people play at."""
    if not inspect(connection).has_table(schema.tables.name):
        return 0
    return int(connection.scalar(select(func.count()).select_from(schema.tables)) or 0)
