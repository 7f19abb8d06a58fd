"""Rotation: another key for what is secret, while the house serves or not.

What is written from now on is sealed with the new key: a server hears of it with its next beat. All that is
there is sealed anew, a few rows at a time, so that nobody who plays waits. Old keys stay in their file: older
backups need them.
"""

import contextlib
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, select, tuple_, update
from sqlalchemy.exc import SQLAlchemyError

from charthouse.server import schema
from charthouse.server.clock import now
from charthouse.server.sealing import SEALED, Keyring, alone, sealed_by

BATCH = 100
PAUSE = 0.005
SOON = 11.0
"""Seconds in which a server that runs has noticed the new key."""


def counted(engine: Engine) -> Counter[str]:
    """How many values each key has sealed; what is in the clear has none."""
    found: Counter[str] = Counter()
    with engine.connect() as connection:
        for table, column in _columns():
            for rows in _batches(connection, table, column):
                found.update(sealed_by(_bytes(row[-1])) for row in rows)
    return found


def served(engine: Engine) -> bool:
    """Whether somebody serves the house, as far as the last sign of life tells."""
    with engine.connect() as connection:
        at = connection.scalar(select(schema.heartbeat.c.at))
    return at is not None and now() - int(at) < 1000 * SOON


def rotate(engine: Engine, keys: Keyring, served: bool) -> int:
    """Turns to the newest key of the file, or to one that is made now; how many values were sealed anew."""
    keys.read()
    new = keys.ids[-1] if keys.ids[-1] != keys.current else keys.add()
    with engine.begin() as connection:
        alone(connection)
        connection.execute(update(schema.house).values(key=new))
    keys.turn_to(new)
    done = _sealed_anew(engine, keys)
    if served:  # what it sealed before it noticed
        time.sleep(SOON)
        done += _sealed_anew(engine, keys)
    with contextlib.suppress(SQLAlchemyError), engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    return done


def _sealed_anew(engine: Engine, keys: Keyring) -> int:
    done = 0
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA secure_delete = ON")  # nothing of the old is left in the file
        for table, column in _columns():
            ids = [id.name for id in table.primary_key]
            change = (
                update(table)
                .where(*(table.c[id] == bindparam(f"the_{id}") for id in ids), column == bindparam("the_old"))
                .values({column: bindparam("the_new")})
            )
            for rows in _batches(connection, table, column):
                changes = []
                for row in rows:
                    old = row._mapping
                    if sealed_by(_bytes(old[column.name])) != keys.current:
                        plain = keys.opened(table, old)
                        new = keys.sealed(table, plain)[column.name]
                        place = {f"the_{id}": old[id] for id in ids}
                        changes.append({**place, "the_old": old[column.name], "the_new": new})
                if changes:
                    connection.execute(change, changes)
                    connection.commit()
                    done += len(changes)
                    time.sleep(PAUSE)
    return done


def _columns() -> Iterator[tuple[Any, Any]]:
    for name, columns in SEALED.items():
        for column in columns:
            yield schema.metadata.tables[name], schema.metadata.tables[name].c[column]


def _batches(connection: Connection, table: Any, column: Any) -> Iterator[list[Any]]:
    """All rows in order of their keys, some at a time, with no transaction between."""
    ids = list(table.primary_key)
    query = select(*ids, column).order_by(*ids).limit(BATCH)
    last: tuple[Any, ...] | None = None
    while True:
        after = query if last is None else query.where(tuple_(*ids) > tuple_(*last))
        rows = list(connection.execute(after))
        connection.rollback()
        if not rows:
            return
        yield rows
        last = tuple(rows[-1][: len(ids)])


def _bytes(value: Any) -> bytes:
    return value.encode() if isinstance(value, str) else bytes(value)
