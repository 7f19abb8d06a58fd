"""Damage: what is wrong with a SQLite database, looked for before anybody is served from it.

What a server works on carries a mark until it is closed: a copy without the log beside it is known by that.
SQLite leaves out what it can't read of its write-ahead log, and all that was written after it, without a
word. A frame there is 24 bytes and a page: the number of the page, the size of the database if a
transaction ends with it, two numbers that tell this log from the one before it, and a checksum of
everything so far. https://www.sqlite.org/fileformat2.html#the_write_ahead_log
"""

import contextlib
import sqlite3
import struct
from pathlib import Path

from charthouse.core.game import BadText

LOG = "-wal"
HEADER, FRAME = 32, 24
MAGIC = b"\x37\x7f\x06"
PAGE_SIZE, SUMS = struct.Struct(">I"), struct.Struct(">II")
MARK, MARKED_AT = struct.Struct(">i"), 60
"""Where the file keeps `PRAGMA user_version`."""
DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_IOERR}
MOST_BYTES = 1 << 30
"""A bigger database takes longer to read through than whoever waits for a start has patience."""


def in_use(database: Path, used: bool) -> None:
    """Marks a database as one that a server works on, with the number of its file: a copy has another one."""
    with contextlib.suppress(sqlite3.Error):  # somebody else writes, or the disk is full
        connection = sqlite3.connect(database, timeout=1)
        try:
            connection.execute(f"PRAGMA user_version={_number(database) if used else 0}")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            connection.close()


def look(database: Path) -> bool:
    """Refuses a damaged database; false where the last thing written is not whole, as after a power cut.

    It opens nothing for writing: what is damaged stays as it is.
    """
    log = database.with_name(database.name + LOG)
    if not log.exists() and _marked(database) not in (0, _number(database)):
        raise BadText("bad-database-alone", path=str(database), log=log.name)
    lost = _lost(log.read_bytes()) if log.exists() else 0
    if lost > 1:  # what came after it began when it was on the disk
        raise BadText("bad-database-damaged", path=str(log))
    if database.stat().st_size <= MOST_BYTES and not _whole(database):
        raise BadText("bad-database-damaged", path=str(database))
    return not lost


def _number(database: Path) -> int:
    return database.stat().st_ino & 0x7FFFFFFF


def _marked(database: Path) -> int:
    with database.open("rb") as file:
        head = file.read(MARKED_AT + MARK.size)
    return int(MARK.unpack_from(head, MARKED_AT)[0]) if len(head) == MARKED_AT + MARK.size else 0


def _whole(database: Path) -> bool:
    """What SQLite says of its pages and indexes."""
    try:
        connection = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
        try:
            return bool(connection.execute("PRAGMA integrity_check(1)").fetchall() == [("ok",)])
        finally:
            connection.close()
    except sqlite3.DatabaseError as error:  # where it is somebody else's at the moment, who opens it hears so
        return error.sqlite_errorcode & 0xFF not in DAMAGED


def _lost(log: bytes) -> int:
    """The transactions that were written and are not read: from the first frame on that is not as it was."""
    if len(log) < HEADER:
        return 0
    order = ">" if log[3] & 1 else "<"
    size = PAGE_SIZE.unpack_from(log, 8)[0]
    sums = _summed(log[:24], order, (0, 0))
    if log[:3] != MAGIC or sums != SUMS.unpack_from(log, 24):
        return 2 if any(log) else 0
    at = HEADER
    while log[at + 8 : at + 16] == log[16:24] and at + FRAME + size <= len(log):
        sums = _summed(log[at : at + 8] + log[at + FRAME : at + FRAME + size], order, sums)
        if sums != SUMS.unpack_from(log, at + 16):
            break
        at += FRAME + size
    left = [log[one : one + FRAME] for one in range(at, len(log) - FRAME - size + 1, FRAME + size)]
    if not left or not _same_log(left[0], log):
        return 0
    return max(1, sum(_same_log(frame, log) and any(frame[4:8]) for frame in left))


def _same_log(frame: bytes, log: bytes) -> bool:
    """Whether a frame is of this log: damaged it has one of the two numbers still, an older one neither."""
    return frame[8:12] == log[16:20] or frame[12:16] == log[20:24]


def _summed(data: bytes, order: str, sums: tuple[int, int]) -> tuple[int, int]:
    first, second = sums
    words = iter(struct.unpack(f"{order}{len(data) // 4}I", data))
    for one, two in zip(words, words, strict=True):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + two + first) & 0xFFFFFFFF
    return first, second
