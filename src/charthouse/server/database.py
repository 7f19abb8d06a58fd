"""Databases: SQLite in a folder or PostgreSQL, opened, brought to this version's schema, and locked."""

import sqlite3
import sys
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, create_engine, event, exists, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import OperationalError

from charthouse.core.game import BadText
from charthouse.files import private_file, private_folder
from charthouse.server import schema
from charthouse.server.folder import DATABASE

DURABLE = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
"""PostgreSQL may be set to confirm what is not on the disk yet; not to us."""
MIGRATIONS = Path(__file__).with_name("migrations")


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / DATABASE}"


def insert(engine: Engine, table: Any) -> str:
    """Adds a row unless it is there; what tells of now is written over. Put into words once for all rows.

    Beside other servers a row of the log is added only where no later one is: whoever has not heard of those
    that have left for the archive would write into the gap.
    """
    dialect = postgresql if engine.dialect.name == "postgresql" else sqlite
    statement = dialect.insert(table)
    if table is schema.log and dialect is postgresql:
        values = {column.name: bindparam(column.name, type_=column.type) for column in table.c}
        other = table.alias()
        later = exists().where(other.c.table_id == values["table_id"], other.c.seq > values["seq"])
        statement = statement.from_select(list(values), select(*values.values()).where(~later))
    if table in (schema.heartbeat, schema.seen):
        changed = statement.on_conflict_do_update(
            index_elements=table.primary_key.columns, set_={"at": statement.excluded.at}
        )
    else:
        changed = statement.on_conflict_do_nothing()
    return str(changed.compile(engine))


def opened(url: str) -> Engine:
    """The database at this address, with the schema of this version."""
    engine = connected(url)
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # of several servers that start at once, one changes it
            connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('charthouse'))"))
        migrate(connection)
    return engine


def connected(url: str) -> Engine:
    """The database at this address as it is."""
    local = url.startswith("sqlite")
    named = "named" if local else None  # rows are dicts
    said = {} if local else {"application_name": "charthouse"}
    cut = not local  # a line to a server may have been
    engine = create_engine(url, paramstyle=named, connect_args=said, pool_pre_ping=cut)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _sqlite_settings)
    else:
        event.listen(engine, "connect", _postgres_settings)
    return engine


def _postgres_settings(connection: Any, _: object) -> None:
    connection.execute(DURABLE)
    connection.commit()


def goes_by(error: BaseException) -> bool:
    """Whether what kept us from writing goes by: SQLite is locked by somebody else, or the line to PostgreSQL
    is cut, or was not made."""
    if not isinstance(error, OperationalError):
        return False
    if isinstance(error.orig, sqlite3.Error):
        return error.orig.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
    return error.connection_invalidated or getattr(error.orig, "sqlstate", "") is None


def _sqlite_settings(connection: sqlite3.Connection, _: object) -> None:
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=5000",
        "secure_delete=ON",
    ):
        connection.execute(f"PRAGMA {pragma}")
    # A row whose text is damaged is read all the same, and its table says that it is damaged.
    connection.text_factory = lambda text: text.decode(errors="replace")


def migrate(connection: Connection, to: str = "head") -> None:
    """Brings the schema to this version's, or to an earlier one's where there is none yet."""
    from alembic import command
    from alembic.util import CommandError

    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError:
        raise BadText("bad-database-newer") from None


def revision(connection: Connection) -> str:
    """The schema that the database has."""
    from alembic.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision() or ""


def revisions() -> set[str]:
    """Every schema that there was."""
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def current(engine: Engine) -> bool:
    """Whether a database has this version's schema."""
    from alembic.script import ScriptDirectory

    with engine.connect() as connection:
        return revision(connection) == ScriptDirectory.from_config(_config()).get_current_head()


class FolderLock:
    """Keeps a second server away from the same SQLite file for as long as this process lives."""

    def __init__(self, folder: Path) -> None:
        private_folder(folder)
        private_file(folder / "charthouse.lock")
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
