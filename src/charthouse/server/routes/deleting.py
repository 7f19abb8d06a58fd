"""Deleting by HTTP: one's own name at a table, and a table that is over."""

from fastapi import APIRouter, Request, Response

from charthouse.core.game import BadText
from charthouse.server import commands, messages, retention, wire
from charthouse.server.responses import Refused, answer, body
from charthouse.server.routes.access import finished, own_table, rooms_of
from charthouse.server.viewer import Viewer, seats_of

router = APIRouter()


@router.post("/api/tables/{id}/strike")
async def delete_my_name(request: Request, id: str) -> Response:
    """From now on a number stands for it wherever the table is shown; it leaves the database with the end of
    the game, or now if it is over."""
    seat = (await body(request, messages.Strike)).seat
    key, table = await own_table(request, id)
    if seat not in seats_of(key, table):
        raise Refused(403, BadText("why-not-your-seat"))
    rooms = rooms_of(request)
    verdict = await rooms.command(table, f"struck {seat}", lambda: commands.strike(table, seat))
    if verdict.verdict == "stale":
        raise BadText("bad-not-begun")
    if table.phase == "over":
        await retention.put_away(rooms.store, id)
    return answer(wire.Done(True))


@router.post("/api/tables/{id}/delete")
async def delete_a_table(request: Request, id: str) -> Response:
    """Host only, once over. Whoever has a key of it hears that it was deleted, and nothing else is left."""
    wish = await body(request, messages.Delete)
    key, table = await finished(request, id)
    if not Viewer(key, table).hosts:
        raise Refused(403, BadText("why-only-host"))
    if wish.table != id:
        raise BadText("bad-request")
    rooms = rooms_of(request)
    await retention.delete(rooms.store, id, "host")
    await rooms.look_again(id)
    return answer(wire.Done(True))
