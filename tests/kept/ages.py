"""Old databases: what a release wrote, in each schema in which it may still lie somewhere."""

import contextlib
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, inspect

from charthouse.server import schema
from charthouse.server.database import connected, migrate, revision, revisions
from charthouse.server.folder import KEY_FILE
from charthouse.server.sealing import SEALED, Keyring, keys_of

FIRST_WITH_KEYS = "0002"


class Age(NamedTuple):
    """A release's data folder in its own schema or in a later one, in the clear or sealed.

    Versions before keys wrote in the clear, and what they wrote stays so when the schema goes on.
    """

    release: Path
    schema: str
    sealed: bool

    def __str__(self) -> str:
        return f"{self.release.name} {self.schema}{' sealed' if self.sealed else ''}"

    def brought_to(self, data: Path) -> None:
        """A copy of the folder, of this age."""
        shutil.copytree(self.release / "data", data)
        engine = connected(f"sqlite:///{data / 'charthouse.db'}")
        with engine.begin() as connection:
            migrate(connection, to=self.schema)
        if self.sealed:
            keys = keys_of(engine, data / KEY_FILE)
            with engine.begin() as connection:
                seal(connection, keys)
        with engine.connect() as connection:
            assert revision(connection) == self.schema
        engine.dispose()


def ages_of(release: Path) -> Iterator[Age]:
    file = f"file:{release / 'data' / 'charthouse.db'}?mode=ro&immutable=1"
    with contextlib.closing(sqlite3.connect(file, uri=True)) as connection:
        ((own,),) = connection.execute("SELECT version_num FROM alembic_version")
    for later in sorted(found for found in revisions() if found >= own):
        yield Age(release, later, sealed=False)
        if later >= FIRST_WITH_KEYS:
            yield Age(release, later, sealed=True)


def seal(connection: Connection, keys: Keyring) -> None:
    """Every row as a house with keys would have written it."""
    there = inspect(connection).get_table_names()
    for table in [schema.metadata.tables[name] for name in SEALED if name in there]:
        for row in connection.execute(table.select()).mappings().all():
            same = [column == row[column.name] for column in table.primary_key]
            connection.execute(table.update().where(*same).values(dict(keys.sealed(table, dict(row)))))
