"""Retention: what is finished or abandoned goes into the archive, and is deleted only where the host says so.

It is done a table at a time and in pieces, so nobody who moves waits for it. Each step is durable before the
next, and whoever comes after a kill goes on where it stopped.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import delete as sql_delete
from sqlalchemy import update

from charthouse.core.game import BadText
from charthouse.server import archive, erasing, schema, tables
from charthouse.server.archive import Head
from charthouse.server.clock import now
from charthouse.server.log import note
from charthouse.server.settings import Settings
from charthouse.server.store import Row, Store, StoreBroken, Unreadable

FIRST_SECONDS, EVERY_SECONDS = 60.0, 3600.0
PAUSE = 0.05
"""Seconds between two tables."""
PAGE = 500
DAY = 24 * 60 * 60 * 1000

Deed = Literal["archive", "delete", "finish"]
Why = Literal["host", "house", "rule"]
"""Who has a table deleted: its host, whoever runs the house, or the rules of the house."""


class Rules(NamedTuple):
    """After how many days; 0 is never."""

    archive_finished: int
    archive_abandoned: int
    delete_lobbies: int
    delete_finished: int
    delete_abandoned: int


def rules_of(settings: Settings) -> Rules:
    return Rules(
        settings.archive_after,
        settings.archive_abandoned_after,
        settings.delete_lobbies_after,
        settings.delete_finished_after,
        settings.delete_abandoned_after,
    )


def due(head: Head, rules: Rules, at: int) -> Deed | None:
    """What is to be done with a table now, or to be brought to its end."""
    if head.deleted:
        return "finish" if head.first < head.last or head.put_away is not None else None
    idle = at - (head.at if head.over else max(head.at, head.seen or 0))

    def past(days: int) -> bool:
        return days > 0 and idle >= days * DAY

    if head.lobby:
        return "delete" if past(rules.delete_lobbies) else None
    if past(rules.delete_finished if head.over else rules.delete_abandoned):
        return "delete"
    if head.shelved:
        return "finish" if head.first < head.last else None
    return "archive" if past(rules.archive_finished if head.over else rules.archive_abandoned) else None


async def sweep(
    store: Store, rules: Rules, at: int, changed: Callable[[str], Awaitable[None]]
) -> dict[Deed, int]:
    """One round over all tables; `changed` hears of those that are gone."""
    done: dict[Deed, int] = {}
    after = ""
    async with store.alone("retention") as mine:
        while mine and (heads := await store.heads(after=after, most=PAGE)):
            after = heads[-1].table_id
            for head in heads:
                deed = due(head, rules, at)
                if deed and await do(store, head, deed):
                    done[deed] = done.get(deed, 0) + 1
                    await changed(head.table_id)
                    await asyncio.sleep(PAUSE)
    return done


async def do(store: Store, head: Head, deed: Deed) -> bool:
    """Whether it could be done; a table whose log is damaged stays as it is."""
    if deed == "delete":
        return await delete(store, head.table_id, "rule", head.last)
    if deed == "finish":
        await _finish(store, head.table_id)
        return True
    try:
        await put_away(store, head.table_id)
    except BadText:
        note("table-damaged", logging.WARNING, table=head.table_id)
        return False
    return True


# --- the deeds


async def put_away(store: Store, table_id: str) -> None:
    """The whole log of a table into the archive; of a game that is over, without names that were deleted."""
    secret, rows = await store.secret(table_id), await store.rows(table_id)
    if not rows or rows[-1].kind == "deleted":
        return
    table = await tables.folded(store, table_id, secret or b"", rows)  # what can't be opened is not put away
    if table.struck and table.phase == "over":
        rows = erasing.without_names(rows, table.struck)
        await tables.folded(store, table_id, secret or b"", rows)
    column = await asyncio.to_thread(archive.packed, rows)
    values = {"table_id": table_id, "seq": rows[-1].seq, "phase": table.phase, "log": column, "at": now()}
    await store.insert([(schema.archive, values)])
    await _finish(store, table_id)
    note("table-archived", table=table_id, phase=table.phase)


async def delete(store: Store, table_id: str, why: Why, last: int | None = None) -> bool:
    """Everything of a table but when it was deleted and by whom; its keys open this one sentence.

    With `last`, only if nothing has come after that row.
    """
    while heads := await store.heads([table_id]):
        head = heads[0]
        if head.deleted or (last is not None and head.last != last):
            return head.deleted
        body = msgspec.json.encode({"why": why}).decode()
        if await store.append(Row(table_id, head.last + 1, "deleted", "deleted", body, now())):
            await _finish(store, table_id)
            note("table-deleted", table=table_id, why=why)
            return True
    return False


async def _finish(store: Store, table_id: str) -> None:
    """What the last row of the archive, or of a table that was deleted, makes dispensable goes."""
    head = (await store.heads([table_id]))[0]
    if head.deleted:
        gone = update(schema.tables).where(schema.tables.c.id == table_id).values(secret=b"")
        visits = sql_delete(schema.seen).where(schema.seen.c.table_id == table_id)
        await store.change(table_id, archive.superseded(table_id, head.last), gone, visits)
        keep = head.last
    elif head.put_away is not None:
        await store.change(table_id, archive.superseded(table_id, head.put_away))
        keep = head.put_away
    else:
        return
    for _ in range(head.first, keep, archive.PIECE):
        await store.change(table_id, archive.thinned(table_id, keep))


# --- in the background


async def keep_house(
    store: Store,
    settings: Settings,
    changed: Callable[[str], Awaitable[None]],
) -> None:
    """A round now and then, for as long as the server serves."""
    with contextlib.suppress(StoreBroken):
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            with contextlib.suppress(Unreadable):
                await sweep(store, rules_of(settings), now(), changed)
            await asyncio.sleep(EVERY_SECONDS)
