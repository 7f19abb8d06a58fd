"""Opening tables: new ones, and games that play on from a record."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from charthouse.bots import serving_bot
from charthouse.core import fair, match, replay
from charthouse.core.game import BadText
from charthouse.core.match import Match
from charthouse.core.record import Record
from charthouse.games import game
from charthouse.server import commands, messages, replays, schema, wire
from charthouse.server.keys import ALL_SEATS, HOST_SEAT, NO_SEAT, hashed, new_recovery_code, new_token
from charthouse.server.messages import Opening
from charthouse.server.names import readable
from charthouse.server.rooms import Rooms
from charthouse.server.store import Key, Row, now
from charthouse.server.tables import Opened, Table


async def open_table(
    rooms: Rooms,
    opening: Opening,
    secret: bytes,
    daily: str | None = None,
    start: Callable[[Table], tuple[str, dict[str, Any]]] | None = None,
) -> wire.OpenedTable:
    """Opens a table with its keys in one write, and begins at once unless others are to come."""
    _check_opening(opening)
    table_id, host, watch = new_token(), new_token(), new_token()
    link_mode = opening.mode == "link"
    keys = [(host, "host", HOST_SEAT if link_mode else ALL_SEATS), (watch, "watch", NO_SEAT)]
    seats = []
    for seat, wish in enumerate(opening.seats):
        if wish.kind == "person":
            link, recovery = new_token(), new_recovery_code()
            keys += [(link, "link", seat), (recovery, "recovery", seat)]
            seats.append(wire.SeatLink(seat, link, recovery))
    body = msgspec.json.encode(Opened(opening, daily)).decode()
    row = Row(table_id, 0, "open", "opened", body, now())
    values = {"id": table_id, "game": opening.game, "opened_at": now(), "secret": secret}
    made = [Key(hashed(token), table_id, kind, seat, now()) for token, kind, seat in keys]
    await rooms.store.add_keys(made, (schema.tables, values), (schema.log, row._asdict()))
    table = Table(table_id, secret)
    table.fold(row)
    rooms.welcome(table)
    if start is not None:
        await rooms.command(table, "begin", lambda: start(table))
    elif table.full:
        await rooms.begin(table)
    return wire.OpenedTable(seats, watch, table_id, host)


def _check_opening(opening: Opening) -> None:
    """Everything is refused here that could not be played later."""
    played = game(opening.game)
    replay.check_seats(played, tuple(wish.player() for wish in opening.seats))
    played.expand(opening.options, len(opening.seats))
    for wish in opening.seats:
        if wish.kind == "bot":
            serving_bot(wish.bot)
        if not readable(wish.name) or not readable(wish.title) or len(wish.crest) > 20:
            raise BadText("bad-name")
    if opening.clock.kind != "none" and not 1 <= opening.clock.per <= 1000:
        raise BadText("bad-request")


async def branch(rooms: Rooms, saved: Record, wish: messages.Branch) -> wire.OpenedTable:
    """A new table on this device: one seat is yours, bots have the others. The old game is untouched."""
    serving_bot(wish.bot)
    if wish.at not in range(len(saved.entries)) or wish.seat not in range(len(saved.header.players)):
        raise BadText("bad-request")
    seats = tuple(
        messages.SeatWish("person" if seat == wish.seat else "bot", p.name, p.title, p.crest, wish.bot)
        for seat, p in enumerate(saved.header.players)
    )
    secret = bytes.fromhex(saved.secret) if wish.cards == "same" and saved.secret else fair.new_secret()
    if wish.cards == "same" and saved.header.entropy:
        secret = fair.seed_of(secret, saved.header.entropy)
    forked = await asyncio.to_thread(_forked, saved, wish.at, secret)
    opening = Opening(mode="solo", game=forked.game.id, seats=seats)
    bots = [seat.bot if seat.kind == "bot" else "" for seat in seats]
    return await open_table(rooms, opening, secret, start=lambda table: commands.branch(table, forked, bots))


def _forked(saved: Record, at: int, secret: bytes) -> Match:
    """Decides every action of the record again, which takes a while."""
    return match.fork(replays.checked(saved), saved, at, secret)
