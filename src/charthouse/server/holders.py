"""Holders: the devices that hold the seats of a table, what lets further ones in, and who is its host.

Only `fold` changes them, with rows of the table's log, so that every process knows the same. Keys are hashed.
"""

from typing import Any, NamedTuple

from charthouse.core.game import Seat
from charthouse.server.keys import ALL_SEATS

ROWS = frozenset({"joined", "coded", "offered", "asked", "declined", "put_out", "hosted"})
"""The kinds of rows that are not about the game. They may also come once it is over."""
TICKET_TIME = 10 * 60_000
"""Milliseconds in which the link that a device makes for another one has to be used."""
ASK_TIME = 2 * 60_000
"""So long a device that asks waits for an answer, and the seat is asked by no other."""
MOST_DEVICES = 20
"""Of one seat."""
MOST_CODES = 20
"""Of one seat: an older recovery code goes."""


class Device(NamedTuple):
    seat: Seat
    """Or all seats of persons."""
    came: int
    """Milliseconds since 1970."""


class Ask(NamedTuple):
    """A device that would hold a seat too, and the number that both screens show."""

    device: str
    number: str
    at: int
    open: bool


class Holders:
    def __init__(self) -> None:
        self.host: Seat = ALL_SEATS
        self.devices: dict[str, Device] = {}
        self.taken: set[Seat] = set()
        """The seats that belong to somebody, for ever."""
        self.codes: dict[str, Seat] = {}
        """Recovery codes."""
        self.tickets: dict[Seat, tuple[str, int]] = {}
        """The link that lets one more device in, once, and when it was made."""
        self.asks: dict[Seat, Ask] = {}
        self.shut: set[Seat] = set()
        """The seats that have put a device out: it would follow again from the table before."""

    def of(self, seat: Seat) -> dict[str, Device]:
        """The devices that hold a seat, in the order in which they came."""
        return {key: device for key, device in self.devices.items() if device.seat in (seat, ALL_SEATS)}

    def fold(self, kind: str, body: dict[str, Any], at: int) -> None:
        getattr(self, f"_{kind}")(body, at)

    def _joined(self, body: dict[str, Any], at: int) -> None:
        seat = body["seat"]
        self.taken.add(seat)
        self.devices[body["device"]] = Device(seat, at)
        if body["by"] == "ticket":
            self.tickets.pop(seat, None)
        if body["by"] == "ask":
            self.asks[seat] = self.asks[seat]._replace(open=False)
        self._coded(body, at)

    def _coded(self, body: dict[str, Any], at: int) -> None:
        for code, seat in body["codes"].items():
            self.codes[code] = seat
            older = [one for one, of in self.codes.items() if of == seat]
            for one in older[:-MOST_CODES]:
                del self.codes[one]

    def _offered(self, body: dict[str, Any], at: int) -> None:
        self.tickets[body["seat"]] = body["ticket"], at

    def _asked(self, body: dict[str, Any], at: int) -> None:
        self.asks[body["seat"]] = Ask(body["device"], body["number"], at, True)

    def _declined(self, body: dict[str, Any], at: int) -> None:
        self.asks[body["seat"]] = self.asks[body["seat"]]._replace(open=False)

    def _hosted(self, body: dict[str, Any], at: int) -> None:
        self.host = body["seat"]

    def _put_out(self, body: dict[str, Any], at: int) -> None:
        """What the device may know lets nobody in any more: codes, links and the table before of its seat."""
        left = self.devices.pop(body["device"])
        self.shut.add(left.seat)

        def gone(seat: Seat) -> bool:
            return left.seat in (seat, ALL_SEATS)

        self.codes = {code: seat for code, seat in self.codes.items() if not gone(seat)}
        self.tickets = {seat: ticket for seat, ticket in self.tickets.items() if not gone(seat)}
        self._coded(body, at)
