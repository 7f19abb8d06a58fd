"""Device keys by HTTP: a link or a recovery code becomes the key of a device."""

import io

from fastapi import APIRouter, Request, Response
from msgspec import UNSET

from charthouse.core.game import BadText, Seat
from charthouse.server import messages, wire
from charthouse.server.keys import HOST_SEAT, NO_SEAT, hashed, new_recovery_code, new_token
from charthouse.server.responses import Refused, answer, body
from charthouse.server.rooms import Rooms
from charthouse.server.routes.access import limit, own_table, rooms_of
from charthouse.server.store import Key, now
from charthouse.server.tables import Table
from charthouse.server.viewer import seats_of

router = APIRouter()


@router.post("/api/keys")
async def exchange_a_link(request: Request) -> Response:
    limit(request, "keys")
    given = await body(request, messages.Exchange)
    rooms = rooms_of(request)
    found = await rooms.store.key(hashed(given.link or given.recovery))
    if found is None or found.kind not in ("link", "watch", "recovery"):
        raise Refused(403, BadText("bad-key"))
    table = await rooms.table(found.table_id)
    if table is None:
        raise Refused(404, BadText("bad-table"))
    return answer(
        await _new_device(rooms, table, _kind(found, table), found.seat, recovery=found.kind == "link")
    )


@router.post("/api/tables/{id}/recovery")
async def make_recovery_codes(request: Request, id: str) -> Response:
    """A new recovery code for each seat of this device; those made earlier stay valid."""
    await body(request, dict)
    key, table = await own_table(request, id)
    limit(request, "keys")
    codes = {seat: new_recovery_code() for seat in seats_of(key, table)}
    if not codes:
        raise Refused(403, BadText("why-not-your-seat"))
    keys = [Key(hashed(code), id, "recovery", seat, now()) for seat, code in codes.items()]
    await rooms_of(request).store.add_keys(keys)
    return answer(wire.Recoveries([wire.Recovery(seat, code) for seat, code in codes.items()]))


@router.post("/api/tables/{id}/follow")
async def follow_to_the_rematch(request: Request, id: str) -> Response:
    await body(request, dict)
    key, table = await own_table(request, id)
    limit(request, "keys")
    rooms = rooms_of(request)
    following = await rooms.table(table.next) if table.next else None
    if following is None:
        raise Refused(404, BadText("bad-table"))
    return answer(await _new_device(rooms, following, key.kind, key.seat, recovery=key.seat != NO_SEAT))


@router.post("/api/qr")
async def draw_a_qr_code(request: Request) -> Response:
    """By POST, as keys are exchanged: what is in an address is written into logs on the way."""
    limit(request, "qr")
    text = (await body(request, messages.QrText)).text
    if not text:
        raise BadText("bad-request")
    return Response(_qr_svg(text[:400]), media_type="image/svg+xml")


async def _new_device(rooms: Rooms, table: Table, kind: str, seat: Seat, recovery: bool) -> wire.DeviceKey:
    """A key for one more device, with a recovery code of its own where it has none yet."""
    device, code = new_token(), new_recovery_code() if recovery else None
    made = [Key(hashed(device), table.id, kind, seat, now())]
    if code:
        made.append(Key(hashed(code), table.id, "recovery", seat, now()))
    await rooms.store.add_keys(made)
    seats = seats_of(made[0], table)
    return wire.DeviceKey(device, table.id, "seat" if seats else "watch", seats, code or UNSET)


def _kind(given: Key, table: Table) -> str:
    """A device; whoever opened a table for others and lost their device is its host again."""
    hosts = given.kind == "recovery" and given.seat == HOST_SEAT and table.settings.mode == "link"
    return "host" if hosts else "device"


def _qr_svg(text: str) -> str:
    import segno

    picture = io.BytesIO()
    segno.make(text, error="m").save(
        picture, kind="svg", omitsize=True, border=2, dark="#1c2836", light="#fffdf6"
    )
    return picture.getvalue().decode()
