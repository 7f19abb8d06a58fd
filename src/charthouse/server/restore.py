"""Restoring: a house as a backup tells of it, whole or not at all, in a folder or on PostgreSQL."""

import asyncio
import contextlib
import os
import tempfile
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from charthouse.core.game import BadText
from charthouse.files import private_folder
from charthouse.server.backup import End, Heading, built, checked, fill, known, tables_in
from charthouse.server.database import FolderLock, connected, sqlite_url
from charthouse.server.folder import DATABASE, prepare
from charthouse.server.sealing import Keyring, alone


class Restored(NamedTuple):
    heading: Heading
    damaged: list[str]
    """The tables that could not be read when the backup was made, and still can't."""


def into_folder(folder: Path, key_file: Path, file: Path, replace: bool) -> Restored:
    """Puts a new database, tried before, in the place of the one in the folder."""
    heading, end = checked(file)
    lock = FolderLock(folder)
    try:
        if not replace and _occupied(folder):
            raise BadText("bad-restore-full", place=str(folder))
        keyring = _keyring(key_file, heading, end)
        with tempfile.TemporaryDirectory(dir=folder, prefix="charthouse.restored.") as beside:
            new = Path(beside)
            damaged = _built(new, file, keyring, end)
            _keep_keys(key_file, heading)
            _empty_log(folder)
            os.replace(new / DATABASE, folder / DATABASE)
        prepare(folder)
    finally:
        lock.release()
    return Restored(heading, damaged)


def into_database(url: str, key_file: Path, file: Path, replace: bool) -> Restored:
    """The same in one transaction: what is there is there until all of the new is."""
    heading, end = checked(file)
    keyring = _keyring(key_file, heading, end)
    private_folder(key_file.parent)
    with tempfile.TemporaryDirectory(prefix="charthouse.restored.") as beside:
        damaged = _built(Path(beside), file, keyring, end)
    engine = connected(url)
    try:
        with engine.begin() as connection:
            alone(connection)
            if _served(connection):
                raise BadText("bad-restore-served")
            if not replace and tables_in(connection):
                raise BadText("bad-restore-full", place=engine.url.render_as_string())
            _clear(connection)
            fill(connection, file)
            _keep_keys(key_file, heading)
    finally:
        engine.dispose()
    return Restored(heading, damaged)


def _keyring(key_file: Path, heading: Heading, end: End) -> str:
    """All keys that there are for it."""
    here = Keyring(key_file)
    here.take(heading.keyring)
    for id in end.keys:
        if id not in here:
            raise BadText("bad-key-missing", path=str(key_file), key=id)
    return here.text


def _keep_keys(key_file: Path, heading: Heading) -> None:
    if heading.keyring:
        Keyring(key_file).add(heading.keyring)


def _built(folder: Path, file: Path, keyring: str, end: End) -> list[str]:
    damaged = asyncio.run(built(folder, file, keyring))
    new = [id for id in damaged if id not in end.damaged]
    if new:
        raise BadText("bad-log", table=new[0], seq=0)
    return damaged


def _occupied(folder: Path) -> bool:
    """Whether people play here; one that can't be read may well hold what is worth more than a copy."""
    if not (folder / DATABASE).exists() or not (folder / DATABASE).stat().st_size:
        return False
    engine = connected(sqlite_url(folder))
    try:
        with engine.connect() as connection:
            return tables_in(connection) > 0
    except SQLAlchemyError:
        return True
    finally:
        engine.dispose()


def _empty_log(folder: Path) -> None:
    """SQLite would take what lies beside a database for its newest changes, also beside another one."""
    with contextlib.suppress(SQLAlchemyError):  # the old database is damaged
        engine: Engine = connected(sqlite_url(folder))
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        engine.dispose()
    for ending in ("-wal", "-shm"):
        (folder / f"{DATABASE}{ending}").unlink(missing_ok=True)


def _served(connection: Connection) -> bool:
    others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
    others += "AND application_name = 'charthouse' AND pid <> pg_backend_pid()"
    return bool(connection.scalar(text(others)))


def _clear(connection: Connection) -> None:
    for table in reversed(known(connection)):
        table.drop(connection)
    connection.exec_driver_sql("DROP TABLE IF EXISTS alembic_version")
