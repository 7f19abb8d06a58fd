"""Access: whose request it is, to which table, and whether it comes too often."""

from fastapi import Request

from charthouse.core.game import BadText
from charthouse.server.keys import hashed
from charthouse.server.limits import Limits
from charthouse.server.responses import Refused
from charthouse.server.rooms import Rooms
from charthouse.server.store import Key
from charthouse.server.tables import Table


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
    key = await _key(request)
    table = await rooms_of(request).table(id) if key.table_id == id else None
    if table is None:
        raise Refused(404, BadText("bad-table"))
    return key, table


async def finished(request: Request, id: str) -> tuple[Key, Table]:
    key, table = await own_table(request, id)
    if table.phase != "over":
        raise Refused(403, BadText("bad-not-over"))
    return key, table


def limit(request: Request, what: str) -> None:
    limits: Limits = request.app.state.limits
    if not limits.allows(what, request.client.host if request.client else ""):
        raise Refused(429, BadText("bad-too-often"))
