"""Tables by HTTP: open one, see it, invite to it, and open a rematch."""

from fastapi import APIRouter, Request, Response

from charthouse.core import fair
from charthouse.core.game import BadText
from charthouse.server import commands, wire
from charthouse.server.clock import now
from charthouse.server.keys import NO_SEAT, hashed, new_token
from charthouse.server.limits import SEATS_AN_OPENING, block
from charthouse.server.messages import Opening
from charthouse.server.opening import open_table
from charthouse.server.responses import Refused, answer, body
from charthouse.server.routes.access import finished, limit, open_for, own_table, rooms_of
from charthouse.server.store import Key
from charthouse.server.turns import Turns
from charthouse.server.viewer import Viewer

router = APIRouter()
_opening = Turns(2)
"""Tables are opened two at a time: those of a hundred seats have many rows."""


@router.post("/api/tables")
async def open_a_table(request: Request) -> Response:
    limit(request, "open")
    opening = await body(request, Opening)
    limit(request, "open", len(opening.seats) // SEATS_AN_OPENING)
    async with _opening.turn(block(request.client)):
        made = lambda: open_table(rooms_of(request), opening, fair.new_secret())  # noqa: E731
        opened = await open_for(request, made)
    return answer(opened)


@router.get("/api/tables/{id}")
async def see_a_table(request: Request, id: str) -> Response:
    key, table = await own_table(request, id)
    return answer(await rooms_of(request).state(Viewer(key, table)))


@router.post("/api/tables/{id}/links")
async def make_new_links(request: Request, id: str) -> Response:
    """New links for the seats that nobody has taken, and for onlookers; the host may lose the first ones."""
    await body(request, dict)
    key, table = await own_table(request, id)
    if not Viewer(key, table).hosts:
        raise Refused(403, BadText("why-only-host"))
    limit(request, "open")
    links = {seat: new_token() for seat in table.people if seat not in table.holders.taken}
    made = [(link, "link", seat) for seat, link in links.items()]
    watch = new_token()
    made.append((watch, "watch", NO_SEAT))
    keys = [Key(hashed(token), id, kind, seat, now()) for token, kind, seat in made]
    await rooms_of(request).store.add_keys(keys)
    return answer(wire.Links([wire.SeatLink(seat, link) for seat, link in links.items()], watch))


@router.post("/api/tables/{id}/rematch")
async def open_a_rematch(request: Request, id: str) -> Response:
    """A new table for the same people; whoever has a key of this one may follow."""
    opening = await body(request, Opening)
    key, table = await finished(request, id)
    if not Viewer(key, table).hosts:
        raise Refused(403, BadText("why-only-host"))
    limit(request, "open", 1 + len(opening.seats) // SEATS_AN_OPENING)
    if table.next:
        raise BadText("bad-rematch")
    same_seats = [wish.kind == "person" for wish in opening.seats] == [one.person for one in table.chairs]
    if opening.mode != "link" or not same_seats:
        raise BadText("bad-request")
    rooms = rooms_of(request)
    host = table.holders.host
    kept = sorted(table.holders.taken - {host})
    opened = await open_for(
        request, lambda: open_table(rooms, opening, fair.new_secret(), host=host, kept=kept)
    )
    following = opened.table
    verdict = await rooms.command(table, f"next/{following}", lambda: commands.follow(table, following))
    if verdict.verdict != "accepted":  # somebody did the same at the same moment: the log has one of them
        raise BadText("bad-rematch")
    return answer(opened)
