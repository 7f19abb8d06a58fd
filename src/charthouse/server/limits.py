"""Limits: how often one address or one key may do a thing, and how many lines an address may hold."""

import time
from collections import Counter, OrderedDict
from ipaddress import ip_address

RATES = {"open": (300, 5.0), "keys": (1200, 20.0), "qr": (60, 2.0), "replay": (60, 2.0), "say": (60, 20.0)}
"""For each thing: how many at once, and how many more each second."""
KEPT = 10_000


CONNECTIONS = SOCKETS = 200
"""Of one address; whoever sits on this machine may have any number, as a proxy does."""
STALLED_SECONDS = 30.0
"""So long an answer may wait for somebody who does not read it."""
PIECE = 4 * 1024
"""So much is read at once of what may be too much."""

connections: Counter[str] = Counter()
sockets: Counter[str] = Counter()


def address(client: tuple[str, int] | None) -> str:
    """The address by which a line counts, or nothing."""
    found = client[0] if client else ""
    try:
        return "" if not found or ip_address(found).is_loopback else found
    except ValueError:
        return found


class Limits:
    """Buckets that fill again with time."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allows(self, what: str, who: str) -> bool:
        most, rate = RATES[what]
        left, at = self._buckets.pop((what, who), (float(most), time.monotonic()))
        moment = time.monotonic()
        left = min(float(most), left + (moment - at) * rate)
        allowed = left >= 1
        self._buckets[(what, who)] = (left - 1 if allowed else left, moment)
        while len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return allowed
