"""Devices by HTTP: how one comes to hold a seat, lets another one in, and puts one out."""

import asyncio
import io
import secrets
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any, cast

from fastapi import APIRouter, Request, Response
from msgspec import UNSET

from charthouse.core.game import BadText, IllegalAction, Seat
from charthouse.core.message import message
from charthouse.server import messages, seating, wire
from charthouse.server.clock import now
from charthouse.server.commands import Body, Make
from charthouse.server.faces import DEVICE_ID
from charthouse.server.holders import ASK_TIME, TICKET_TIME
from charthouse.server.keys import NO_SEAT, hashed, new_recovery_code, new_token
from charthouse.server.responses import Refused, answer, body
from charthouse.server.rooms import Rooms
from charthouse.server.routes.access import limit, own_table, rooms_of
from charthouse.server.seating import Codes
from charthouse.server.store import Key
from charthouse.server.tables import Table
from charthouse.server.viewer import seats_of

MOST_QR = 400
"""Bytes; a link has a hundred."""
_drawing = asyncio.Lock()
"""One at a time, beside the loop."""
router = APIRouter()

Way = Callable[[Table, Seat, str, Codes], tuple[str, Body]]
"""By which a device with this hash comes to a seat, with codes of its own."""


@router.post("/api/keys")
async def sit_down_or_look_on(request: Request) -> Response:
    limit(request, "keys")
    given = await body(request, messages.Exchange)
    rooms = rooms_of(request)
    found, table = await _opened_by(rooms, given.link or given.recovery)
    if found.kind == "watch":
        return answer(await _look_on(rooms, table))
    ways: dict[str, Way] = {
        "link": seating.claim,
        "ticket": partial(seating.use_ticket, found.hash),
        "recovery": partial(seating.recover, found.hash),
    }
    if found.kind not in ways:
        raise Refused(403, BadText("bad-key"))
    coded = found.kind != "recovery"
    return answer(await _let_in(rooms, table, found.seat, ways[found.kind], given.key, coded))


@router.post("/api/keys/ask")
async def ask_to_be_let_in(request: Request) -> Response:
    """A second device with the link of a seat that is taken: whoever sits there says yes or no."""
    limit(request, "keys")
    given = await body(request, messages.Ask)
    rooms = rooms_of(request)
    found, table = await _opened_by(rooms, given.link)
    if found.kind != "link":
        raise Refused(403, BadText("bad-key"))
    device, number = new_token(), f"{secrets.randbelow(10_000):04}"
    await _write(
        rooms,
        table,
        f"ask/{hashed(device)[:40]}",
        lambda: seating.ask(table, found.seat, hashed(device), number),
        [Key(hashed(device), table.id, "device", found.seat, now())],
    )
    return answer(wire.Asked(device, number, ASK_TIME // 1000))


@router.post("/api/keys/asked")
async def hear_what_was_answered(request: Request) -> Response:
    limit(request, "keys")
    key = (await body(request, messages.AskedWith)).key
    found, table = await _opened_by(rooms_of(request), key)
    seats = seats_of(found, table)
    last = table.holders.asks.get(found.seat)
    waiting = last is not None and last.open and last.device == found.hash and now() < last.at + ASK_TIME
    if not (seats or waiting):
        raise Refused(403, BadText("bad-ask-over"))
    return answer(wire.LetIn(not seats, table.id, seats))


@router.post("/api/tables/{id}/answer")
async def answer_a_device_that_asks(request: Request, id: str) -> Response:
    said = await body(request, messages.Answer)
    key, table = await own_table(request, id)
    make = _mine(key, table, said.seat, lambda: seating.answer(table, said.seat, said.number, said.yes))
    await _write(rooms_of(request), table, f"answer/{new_token()}", make)
    return answer({})


@router.post("/api/tables/{id}/ticket")
async def make_a_link_for_one_more_device(request: Request, id: str) -> Response:
    """It lets one device in, soon; a newer one takes its place."""
    seat = (await body(request, messages.TicketWish)).seat
    key, table = await own_table(request, id)
    limit(request, "keys")
    link = new_token()
    await _write(
        rooms_of(request),
        table,
        f"ticket/{hashed(link)[:40]}",
        _mine(key, table, seat, lambda: seating.offer(seat, hashed(link))),
        [Key(hashed(link), id, "ticket", seat, now())],
    )
    return answer(wire.Ticket(link, TICKET_TIME // 1000))


@router.post("/api/tables/{id}/put-out")
async def put_a_device_out(request: Request, id: str) -> Response:
    """It holds its seat no more, and the recovery codes it may know open nothing: here are new ones."""
    called = (await body(request, messages.PutOut)).device
    key, table = await own_table(request, id)
    limit(request, "keys")
    device = next((one for one in table.holders.devices if one[:DEVICE_ID] == called), "")
    codes = {seat: new_recovery_code() for seat in seats_of(key._replace(hash=device), table)}
    hashes = {hashed(code): seat for seat, code in codes.items()}
    await _write(
        rooms_of(request),
        table,
        f"out/{device[:40]}",
        lambda: seating.put_out(table, seats_of(key, table), key.hash, device, hashes),
        _codes(id, hashes),
    )
    return answer(wire.Recoveries([wire.Recovery(seat, code) for seat, code in codes.items()]))


@router.post("/api/tables/{id}/recovery")
async def make_recovery_codes(request: Request, id: str) -> Response:
    """A new recovery code for each seat of this device; those made earlier stay valid."""
    await body(request, dict)
    key, table = await own_table(request, id)
    limit(request, "keys")
    codes = {seat: new_recovery_code() for seat in seats_of(key, table)}
    if not codes:
        raise Refused(403, BadText("why-not-your-seat"))
    hashes = {hashed(code): seat for seat, code in codes.items()}
    make = _mine(key, table, next(iter(codes)), lambda: ("coded", {"codes": hashes}))
    await _write(rooms_of(request), table, f"codes/{next(iter(hashes))[:40]}", make, _codes(id, hashes))
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
    if key.seat == NO_SEAT:
        return answer(await _look_on(rooms, following))
    return answer(await _let_in(rooms, following, key.seat, seating.follow))


@router.post("/api/qr")
async def draw_a_qr_code(request: Request) -> Response:
    """By POST, as keys are exchanged: what is in an address is written into logs on the way."""
    limit(request, "qr")
    text = (await body(request, messages.QrText)).text
    if not 0 < len(text.encode(errors="replace")) <= MOST_QR:
        raise BadText("bad-request")
    async with _drawing:
        return Response(await asyncio.to_thread(_qr_svg, text), media_type="image/svg+xml")


async def _opened_by(rooms: Rooms, token: str) -> tuple[Key, Table]:
    """What a link or code is for."""
    found = await rooms.store.key(hashed(token))
    if found is None:
        raise Refused(403, BadText("bad-key"))
    table = await rooms.table(found.table_id)
    if table is None:
        raise Refused(404, BadText("bad-table"))
    return found, table


async def _look_on(rooms: Rooms, table: Table) -> wire.DeviceKey:
    device = new_token()
    await rooms.store.add_keys([Key(hashed(device), table.id, "device", NO_SEAT, now())])
    return wire.DeviceKey(device, table.id, "watch", [])


async def _let_in(
    rooms: Rooms,
    table: Table,
    seat: Seat,
    way: Way,
    key: str = "",
    coded: bool = True,
) -> wire.DeviceKey:
    """One more device that holds a seat, with a recovery code of its own where it has none yet. A device that
    says which key it wants may say it again, should it not have heard the answer."""
    device, code = key or new_token(), new_recovery_code() if coded else ""
    codes = {hashed(code): seat} if coded else {}
    await _write(
        rooms,
        table,
        f"in/{hashed(device)[:40]}",
        lambda: way(table, seat, hashed(device), codes),
        [Key(hashed(device), table.id, "device", seat, now()), *_codes(table.id, codes)],
    )
    held = table.holders.devices.get(hashed(device))
    if held is None or held.seat != seat:  # the key was good for something else
        raise Refused(403, BadText("bad-key"))
    known = hashed(code) in table.holders.codes
    return wire.DeviceKey(device, table.id, "seat", [seat], code if known else UNSET)


def _codes(table_id: str, codes: Codes) -> list[Key]:
    return [Key(code, table_id, "recovery", seat, now()) for code, seat in codes.items()]


def _mine(key: Key, table: Table, seat: Seat, make: Make) -> Make:
    """For a seat of this device alone, whatever another process has written meanwhile."""

    def mine() -> tuple[str, Body]:
        if seat not in seats_of(key, table):
            raise IllegalAction("why-not-your-seat")
        return make()

    return mine


async def _write(rooms: Rooms, table: Table, id: str, make: Make, keys: Sequence[Key] = ()) -> None:
    """Writes the row, or says why not."""
    verdict = await rooms.command(table, id, make, keys)
    if verdict.verdict != "accepted":
        why = verdict.why or message("bad-request")
        raise Refused(403, BadText(why.id, **cast(dict[str, Any], why.args)))


@lru_cache(200)
def _qr_svg(text: str) -> str:
    import segno

    picture = io.BytesIO()
    segno.make(text, error="m").save(
        picture, kind="svg", omitsize=True, border=2, dark="#1c2836", light="#fffdf6"
    )
    return picture.getvalue().decode()
