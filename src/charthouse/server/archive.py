"""The archive: the log of a table in one row, compressed. It unfolds into the very same rows.

The last row stays in `log`: it says that the others were there, and what is appended comes after it. So a
table in the archive opens, goes on, and is put away again like any other.
"""

import zlib
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Executable, Select, and_, delete, exists, func, select

from charthouse.core.game import BadText
from charthouse.server import holders
from charthouse.server.schema import archive, log, seen, tables

PIECE = 200
"""So many rows leave the log at once: who moves meanwhile does not wait for more."""
ASIDE = (*holders.ROWS, "struck")
"""The kinds of rows that may also come once the game is over."""
OVER = ("ended", "closed", "followed")
"""The kinds of last rows after which a game does not go on."""


class Head(NamedTuple):
    """How far a table has come, without reading its log."""

    table_id: str
    game: str
    opened_at: int
    first: int
    """The first row in the log; those before it are in the archive."""
    last: int
    kind: str | None
    """Of the last row in the log that is about the game."""
    at: int
    began: bool
    """Whether the row that begins the game is in the log."""
    put_away: int | None
    """The last row in the archive."""
    phase: str | None
    """How it stood when it was put away."""
    put_away_at: int | None
    seen: int | None
    """When somebody was last connected, at a table by link."""

    @property
    def deleted(self) -> bool:
        return self.kind == "deleted"

    @property
    def over(self) -> bool:
        return self.deleted or self.kind in OVER or self.phase == "over"

    @property
    def lobby(self) -> bool:
        return not self.over and not self.began and self.phase in (None, "lobby")

    @property
    def shelved(self) -> bool:
        """Whether all of it is in the archive."""
        return self.put_away == self.last


# --- packing


def packed(rows: Iterable[tuple[Any, ...]]) -> bytes:
    """Rows of one table as one column holds them; each says which table it is of, so that is left out."""
    return zlib.compress(msgspec.json.encode([row[1:] for row in rows]), 9)


def unpacked(table_id: str, column: bytes) -> list[tuple[int, str, str, str, int]]:
    try:
        return msgspec.json.decode(zlib.decompress(column), type=list[tuple[int, str, str, str, int]])
    except (zlib.error, msgspec.MsgspecError):
        raise BadText("bad-log", table=table_id, seq=0) from None


# --- what is asked of the database


def newest(table_id: str) -> Select[Any]:
    return select(archive).where(archive.c.table_id == table_id).order_by(archive.c.seq.desc()).limit(1)


def awake() -> Select[Any]:
    """The tables whose game goes on and is not in the archive."""
    last = _end(func.max(log.c.seq))
    shelved = exists().where(archive.c.table_id == tables.c.id, archive.c.seq == last)
    return select(tables.c.id).where(_kind().not_in((*OVER, "deleted")), ~shelved)


def heads(wanted: Sequence[str], after: str, most: int) -> Select[Any]:
    """Each table with its first and its last row, found by the key of the log however long that is."""
    last = log.alias()
    begun = exists().where(log.c.table_id == tables.c.id, log.c.kind == "began").correlate(tables)
    shelved = and_(archive.c.table_id == tables.c.id, archive.c.seq == _end(func.max(archive.c.seq)))
    query = (
        select(tables.c.id, tables.c.game, tables.c.opened_at, _end(func.min(log.c.seq)))
        .add_columns(last.c.seq, _kind(), last.c.at, begun)
        .add_columns(archive.c.seq, archive.c.phase, archive.c.at, _end(func.max(seen.c.at)))
        .select_from(tables)
        .join(last, last.c.table_id == tables.c.id)
        .outerjoin(archive, shelved)
        .where(last.c.seq == _end(func.max(log.c.seq)), tables.c.id > after)
        .order_by(tables.c.id)
    )
    if wanted:
        query = query.where(tables.c.id.in_(wanted))
    return query.limit(most) if most else query


def _kind() -> Any:
    """What kind the last row of a table is, of those that are about the game."""
    return (
        select(log.c.kind)
        .where(log.c.table_id == tables.c.id, log.c.kind.not_in(ASIDE))
        .order_by(log.c.seq.desc())
        .limit(1)
        .correlate(tables)
        .scalar_subquery()
    )


def _end(of: Any) -> Any:
    """The first or the last of what belongs to a table."""
    rows = next(iter(of.clauses)).table
    return select(of).where(rows.c.table_id == tables.c.id).correlate(tables).scalar_subquery()


# --- what is changed


def thinned(table_id: str, seq: int) -> Executable:
    """Some rows leave the log that a later one makes dispensable: the archive has them, or they are to go."""
    first = select(func.min(log.c.seq)).where(log.c.table_id == table_id).scalar_subquery()
    return delete(log).where(log.c.table_id == table_id, log.c.seq < seq, log.c.seq < first + PIECE)


def superseded(table_id: str, seq: int) -> Executable:
    """What the archive has of a table up to an earlier row."""
    return delete(archive).where(archive.c.table_id == table_id, archive.c.seq < seq)
