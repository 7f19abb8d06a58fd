"""Seating: the commands by which a device comes to hold a seat, is put out of it, and the host is another.

A seat is claimed once, by link; whoever holds it lets further devices in. Each function gives a row or raises
why not, and is asked again when another process was quicker.
"""

from charthouse.core.game import BadText, IllegalAction, Seat
from charthouse.server.clock import now
from charthouse.server.commands import Body, Stale
from charthouse.server.holders import ASK_TIME, MOST_DEVICES, TICKET_TIME
from charthouse.server.keys import ALL_SEATS
from charthouse.server.tables import Table

Codes = dict[str, Seat]
"""New recovery codes, by their hashes, and the seats they open."""


def claim(table: Table, seat: Seat, device: str, codes: Codes) -> tuple[str, Body]:
    """The row of the first device of a seat."""
    if seat in table.holders.taken:
        raise BadText("bad-seat-taken")
    return _joined(table, seat, device, codes, "link")


def recover(code: str, table: Table, seat: Seat, device: str, codes: Codes) -> tuple[str, Body]:
    """The row of a device that knows a recovery code."""
    if table.holders.codes.get(code) != seat:
        raise BadText("bad-key")
    return _joined(table, seat, device, {}, "recovery")


def use_ticket(ticket: str, table: Table, seat: Seat, device: str, codes: Codes) -> tuple[str, Body]:
    """The row of a device that came by the link that another device of the seat has made."""
    known, made = table.holders.tickets.get(seat, ("", 0))
    if known != ticket or now() > made + TICKET_TIME:
        raise BadText("bad-ticket")
    return _joined(table, seat, device, codes, "ticket")


def follow(table: Table, seat: Seat, device: str, codes: Codes) -> tuple[str, Body]:
    """The row of a device that held the seat at the table before; the seat is kept for it if it was then."""
    assert table.opened is not None  # noqa: S101
    if seat not in (table.opened.host, *table.opened.kept):
        return claim(table, seat, device, codes)
    if not table.holders.shut.isdisjoint({seat, ALL_SEATS}):
        raise BadText("bad-put-out")
    return _joined(table, seat, device, codes, "follow")


def ask(table: Table, seat: Seat, device: str, number: str) -> tuple[str, Body]:
    """The row of a device that asks whoever holds the seat; nobody is asked twice in a moment."""
    if seat not in table.holders.taken:
        raise BadText("bad-seat-free")
    last = table.holders.asks.get(seat)
    if last is not None and now() < last.at + ASK_TIME:
        raise BadText("bad-asked-just-now")
    return "asked", {"seat": seat, "device": device, "number": number}


def answer(table: Table, seat: Seat, number: str, yes: bool) -> tuple[str, Body]:
    """The row of a yes or a no to the device that asks and shows this number."""
    last = table.holders.asks.get(seat)
    if last is None or not last.open or last.number != number or now() > last.at + ASK_TIME:
        raise BadText("bad-ask-over")
    if yes:
        return _joined(table, seat, last.device, {}, "ask")
    return "declined", {"seat": seat}


def offer(seat: Seat, ticket: str) -> tuple[str, Body]:
    """The row of a link for one further device; there is one for a seat, the newest."""
    return "offered", {"seat": seat, "ticket": ticket}


def put_out(table: Table, seats: list[Seat], mine: str, device: str, codes: Codes) -> tuple[str, Body]:
    """The row that takes a seat from a device. Whoever does so holds what it held, and stays."""
    found = table.holders.devices.get(device)
    held = [] if found is None else table.people if found.seat == ALL_SEATS else [found.seat]
    if device == mine or not held or not set(held) <= set(seats):
        raise IllegalAction("why-not-your-seat")
    return "put_out", {"device": device, "codes": codes}


def make_host(table: Table, seat: Seat, away: bool) -> tuple[str, Body]:
    """The row by which another person is the host: the host says so, or was `away` for too long."""
    if seat == table.holders.host:
        raise Stale
    if table.settings.mode != "link" or seat not in table.holders.taken:
        raise IllegalAction("why-not-seated")
    return "hosted", {"seat": seat, "away": away}


def _joined(table: Table, seat: Seat, device: str, codes: Codes, by: str) -> tuple[str, Body]:
    if len(table.holders.of(seat)) >= MOST_DEVICES:
        raise BadText("bad-many-devices")
    return "joined", {"seat": seat, "device": device, "codes": codes, "by": by}
