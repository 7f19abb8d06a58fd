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

tables = sa.Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    # Never leaves the server before the match is over.
    Column("secret", LargeBinary, nullable=False),
)

# One row is one accepted command. Rows are only ever added.
log = sa.Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("command_id", String(80), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
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
