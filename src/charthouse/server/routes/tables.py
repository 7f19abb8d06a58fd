"""Tables by HTTP: open one, see it, invite to it, and open a rematch."""

from fastapi import APIRouter, Request, Response

from charthouse.core import fair
from charthouse.core.game import BadText
from charthouse.server import commands, wire
from charthouse.server.keys import NO_SEAT, hashed, new_recovery_code, new_token
from charthouse.server.messages import Opening
from charthouse.server.opening import open_table
from charthouse.server.responses import Refused, answer, body
from charthouse.server.routes.access import finished, limit, own_table, rooms_of
from charthouse.server.store import Key, now
from charthouse.server.viewer import Viewer

router = APIRouter()


@router.post("/api/tables")
async def open_a_table(request: Request) -> Response:
    limit(request, "open")
    opening = await body(request, Opening)
    return answer(await open_table(rooms_of(request), opening, fair.new_secret()))


@router.get("/api/tables/{id}")
async def see_a_table(request: Request, id: str) -> Response:
    key, table = await own_table(request, id)
    return answer(await rooms_of(request).state(Viewer(key, table)))


@router.post("/api/tables/{id}/links")
async def make_new_links(request: Request, id: str) -> Response:
    """New links for every person's seat and for onlookers; the host may lose the first ones."""
    await body(request, dict)
    key, table = await own_table(request, id)
    if key.kind != "host":
        raise Refused(403, BadText("why-only-host"))
    limit(request, "open")
    seats, made = [], []
    for seat, chair in enumerate(table.chairs):
        if chair.person:
            link, recovery = new_token(), new_recovery_code()
            made += [(link, "link", seat), (recovery, "recovery", seat)]
            seats.append(wire.SeatLink(seat, link, recovery))
    watch = new_token()
    made.append((watch, "watch", NO_SEAT))
    keys = [Key(hashed(token), id, kind, seat, now()) for token, kind, seat in made]
    await rooms_of(request).store.add_keys(keys)
    return answer(wire.Links(seats, watch))


@router.post("/api/tables/{id}/rematch")
async def open_a_rematch(request: Request, id: str) -> Response:
    """A new table for the same people; whoever has a key of this one may follow."""
    opening = await body(request, Opening)
    key, table = await finished(request, id)
    if key.kind != "host":
        raise Refused(403, BadText("why-only-host"))
    limit(request, "open")
    if table.next:
        raise BadText("bad-rematch")
    same_seats = [wish.kind == "person" for wish in opening.seats] == [one.person for one in table.chairs]
    if opening.mode != "link" or not same_seats:
        raise BadText("bad-request")
    rooms = rooms_of(request)
    opened = await open_table(rooms, opening, fair.new_secret())
    following = opened.table
    verdict = await rooms.command(table, f"next/{following}", lambda: commands.follow(table, following))
    if verdict.verdict != "accepted":  # somebody did the same at the same moment: the log has one of them
        raise BadText("bad-rematch")
    return answer(opened)
