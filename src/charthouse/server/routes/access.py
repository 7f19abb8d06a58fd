"""Access: whose request it is, to which table, and whether it comes too often."""

from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import Request

from charthouse.core.game import BadText
from charthouse.server import wire
from charthouse.server.keys import hashed
from charthouse.server.limits import Limits, block, counted
from charthouse.server.log import about, note_once
from charthouse.server.quota import Quota
from charthouse.server.responses import Refused
from charthouse.server.rooms import Rooms
from charthouse.server.store import Key
from charthouse.server.tables import Table
from charthouse.server.viewer import holds
from charthouse.server.workshop import Workshop


def rooms_of(request: Request) -> Rooms:
    found: Rooms = request.app.state.rooms
    return found


async def _key(request: Request) -> Key:
    """The device key of a request."""
    rooms = rooms_of(request)
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    found = await rooms.store.key(hashed(token)) if kind.lower() == "bearer" and token else None
    if found is None or found.kind not in ("host", "device"):
        raise Refused(403, BadText("bad-key"))
    return found


async def own_table(request: Request, id: str) -> tuple[Key, Table]:
    limit(request, "ask")
    key = await _key(request)
    table = await rooms_of(request).table(id) if key.table_id == id else None
    if table is None:
        raise Refused(404, BadText("bad-table"))
    if not holds(key, table):
        raise Refused(403, BadText("bad-put-out"))
    return key, table


async def finished(request: Request, id: str) -> tuple[Key, Table]:
    key, table = await own_table(request, id)
    if table.phase != "over":
        raise Refused(403, BadText("bad-not-over"))
    return key, table


async def open_for(request: Request, make: Callable[[], Awaitable[wire.OpenedTable]]) -> wire.OpenedTable:
    """A new table, where the house and this address have room for one more."""
    quota: Quota = request.app.state.quota
    who = counted(request.client)
    await quota.check(who)
    opened = await make()
    quota.note(who, opened.table)
    _note_opener(request, opened.table)
    return opened


def limit(request: Request, what: str, cost: float = 1.0) -> None:
    limits: Limits = request.app.state.limits
    who = block(request.client)
    if not limits.allows(what, who, cost):
        note_once("refused-too-often", what, about(who), what=what, network=about(who))
        raise Refused(429, BadText("bad-too-often"))


async def work(request: Request, call: Callable[..., Any], *args: Any) -> Any:
    """What takes as long as what was sent, done beside all else."""
    workshop: Workshop = request.app.state.workshop
    return await workshop.do(block(request.client), call, *args)


def _note_opener(request: Request, table_id: str) -> None:
    """The bots of all tables that come from one address wait for each other, not those of other people."""
    table = rooms_of(request).tables.get(table_id)
    if table is not None:
        table.opener = counted(request.client)
