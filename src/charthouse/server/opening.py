"""Opening tables: new ones, and games that play on from a record."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from charthouse.bots import serving_bot
from charthouse.core import replay
from charthouse.core.game import BadText, Seat
from charthouse.core.record import Record
from charthouse.games import game
from charthouse.server import commands, messages, schema, wire
from charthouse.server.clock import now
from charthouse.server.happenings import written
from charthouse.server.keys import ALL_SEATS, HOST_SEAT, NO_SEAT, hashed, new_recovery_code, new_token
from charthouse.server.messages import Opening
from charthouse.server.names import readable
from charthouse.server.presence import LONGEST, SHORTEST
from charthouse.server.rooms import Rooms
from charthouse.server.store import Key, Row
from charthouse.server.tables import Opened, Table

MOST_OPTIONS = 2000
"""Bytes of options; they are kept as they are written."""


async def open_table(
    rooms: Rooms,
    opening: Opening,
    secret: bytes,
    daily: str | None = None,
    start: Callable[[Table], tuple[str, dict[str, Any]]] | None = None,
    host: Seat = HOST_SEAT,
    kept: Sequence[Seat] = (),
) -> wire.OpenedTable:
    """Opens a table with its keys in one write, and begins at once unless others are to come: by link, or,
    where seats are `kept` for them, from another table."""
    _check_opening(opening)
    table_id, device, watch = new_token(), new_token(), new_token()
    people = [seat for seat, wish in enumerate(opening.seats) if wish.kind == "person"]
    hosts = [host] if opening.mode == "link" else people
    codes = {seat: new_recovery_code() for seat in people if seat in hosts}
    links = {seat: new_token() for seat in people if seat not in (*hosts, *kept)}
    keys = [(device, "device", host if opening.mode == "link" else ALL_SEATS), (watch, "watch", NO_SEAT)]
    keys += [(code, "recovery", seat) for seat, code in codes.items()]
    keys += [(link, "link", seat) for seat, link in links.items()]
    hashes = {hashed(code): seat for seat, code in codes.items()}
    opened = Opened(opening, daily, host, hashed(device), hashes, tuple(kept))
    row = Row(table_id, 0, "open", "opened", msgspec.json.encode(opened).decode(), now())
    values = {"id": table_id, "game": opening.game, "opened_at": now(), "secret": secret}
    made = [Key(hashed(token), table_id, kind, seat, now()) for token, kind, seat in keys]
    await rooms.store.add_keys(made, (schema.tables, values), (schema.log, row._asdict()))
    table = Table(table_id, secret)
    table.fold(row)
    written(table, row.kind, {})
    rooms.welcome(table)
    if start is not None:
        await rooms.command(table, "begin", lambda: start(table))
    elif table.full:
        await rooms.begin(table)
    seats = [wire.SeatLink(seat, links.get(seat, UNSET), codes.get(seat, UNSET)) for seat in people]
    return wire.OpenedTable(seats, watch, table_id, device)


def _check_opening(opening: Opening) -> None:
    """Everything is refused here that could not be played later."""
    played = game(opening.game)
    replay.check_seats(played, tuple(wish.player() for wish in opening.seats))
    played.expand(opening.options, len(opening.seats))
    options = len(msgspec.json.encode(opening.options))
    if options > MOST_OPTIONS:
        raise BadText("bad-options-long", found=options, most=MOST_OPTIONS)
    for wish in opening.seats:
        if wish.bot or wish.kind == "bot":
            serving_bot(wish.bot)
        if not readable(wish.name) or not readable(wish.title) or len(wish.crest) > 20:
            raise BadText("bad-name")
    if opening.clock.kind != "none" and not 1 <= opening.clock.per <= 1000:
        raise BadText("bad-request")
    if opening.waiting and not SHORTEST <= opening.waiting <= LONGEST:
        raise BadText("bad-request")


async def branch(rooms: Rooms, forked: Record, wish: messages.Branch) -> wire.OpenedTable:
    """A new table on this device: one seat is yours, bots have the others. The old game is untouched."""
    seats = tuple(
        messages.SeatWish("person" if seat == wish.seat else "bot", p.name, p.title, p.crest, wish.bot)
        for seat, p in enumerate(forked.header.players)
    )
    opening = Opening(mode="solo", game=forked.header.game, seats=seats)
    bots = [seat.bot if seat.kind == "bot" else "" for seat in seats]
    secret = bytes.fromhex(forked.secret)
    return await open_table(rooms, opening, secret, start=lambda table: commands.branch(table, forked, bots))
