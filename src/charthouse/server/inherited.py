"""Inherited seats: what the keys of a table that version 0.1 opened say about who holds its seats.

Later tables have this in their log. There a seat is taken once any device has a key for it. A recovery code
that was made together with a link was the host's: it opens nothing any more, but where the host sits.
"""

from collections.abc import Sequence

from charthouse.core.game import Seat
from charthouse.server.holders import Device, Holders
from charthouse.server.keys import ALL_SEATS, NO_SEAT
from charthouse.server.store import Key


def inherit(holders: Holders, keys: Sequence[Key], people: list[Seat]) -> None:
    """Fills in what the first row of the log does not say."""
    keys = sorted(keys, key=lambda key: key.made_at)
    for key in keys:
        if key.kind in ("host", "device") and key.seat != NO_SEAT:
            holders.devices[key.hash] = Device(key.seat, key.made_at)
            holders.taken.update(people if key.seat == ALL_SEATS else [key.seat])
    for seat in people:
        codes = [key for key in keys if key.kind == "recovery" and key.seat == seat]
        if holders.host not in (seat, ALL_SEATS):
            for link in [key for key in keys if key.kind == "link" and key.seat == seat]:
                made_with = next((code for code in codes if code.made_at >= link.made_at), None)
                codes = [code for code in codes if code is not made_with]
        holders.codes |= {code.hash: seat for code in codes}
