"""Databases: SQLite in a folder or PostgreSQL, opened, brought to this version's schema, and locked."""

import sqlite3
import sys
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, text
from sqlalchemy.dialects import postgresql, sqlite

from charthouse.core.game import BadText
from charthouse.server import schema

MIGRATIONS = Path(__file__).with_name("migrations")


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'charthouse.db'}"


def insert(engine: Engine, table: Any) -> str:
    """Adds a row unless it is there; only the heartbeat is written over. Put into words once for all rows."""
    dialect = postgresql if engine.dialect.name == "postgresql" else sqlite
    statement = dialect.insert(table)
    if table is schema.heartbeat:
        changed = statement.on_conflict_do_update(index_elements=["id"], set_={"at": statement.excluded.at})
    else:
        changed = statement.on_conflict_do_nothing()
    return str(changed.compile(engine))


def opened(url: str) -> Engine:
    """The database at this address, with the schema of this version."""
    local = url.startswith("sqlite")
    named = "named" if local else None  # rows are dicts
    engine = create_engine(url, paramstyle=named, pool_pre_ping=not local)  # a line may have been cut
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _sqlite_settings)
    migrate(engine)
    return engine


def _sqlite_settings(connection: sqlite3.Connection, _: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")
    # A row whose text is damaged is read all the same, and its table says that it is damaged.
    connection.text_factory = lambda text: text.decode(errors="replace")


def migrate(engine: Engine) -> None:
    """Brings the schema to this version's."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # of several servers that start at once, one changes it
            connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('charthouse'))"))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError:
            raise BadText("bad-database-newer") from None


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
