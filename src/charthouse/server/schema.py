"""The schema of the store: the same for SQLite and PostgreSQL. Changes go through `migrations/`."""

import sqlalchemy as sa
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
    UniqueConstraint,
)

metadata = MetaData()
SEALED = {"sealed": True}
"""Of columns that are not written in the clear (`sealing.py`)."""

tables = sa.Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    # Never leaves the server before the match is over.
    Column("secret", LargeBinary, nullable=False, info=SEALED),
)

# One row is one accepted command. Rows are only ever added.
log = sa.Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("command_id", String(80), nullable=False),
    Column("kind", String(16), nullable=False),
    # Any of them may hold what others must not know yet: a commitment, a card in hand.
    Column("body", Text, nullable=False, info=SEALED),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "command_id"),
)

# Capabilities, stored hashed: links, recovery codes and devices.
keys = sa.Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

# The log of a table that is put away, up to a row: all but its last row have left `log`.
archive = sa.Table(
    "archive",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("phase", String(16), nullable=False),
    Column("log", LargeBinary, nullable=False, info=SEALED),
    Column("at", BigInteger, nullable=False),
)

# Tables that another process has written to, for a server on SQLite: PostgreSQL tells its servers itself.
hints = sa.Table(
    "hints",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
)

# Times when nobody served, found at the next start.
outages = sa.Table(
    "outages",
    metadata,
    Column("began_at", BigInteger, primary_key=True),
    Column("ended_at", BigInteger, nullable=False),
)

# When somebody last served: clocks stand still for the time nobody did.
heartbeat = sa.Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# What the whole house has in common: the id of the key that seals what is written now.
house = sa.Table(
    "house",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", String(16), nullable=False),
)

# When somebody was last connected at a seat of a table by link.
seen = sa.Table(
    "seen",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
