"""Limits: how often one address or one seat may do a thing, and how many lines an address may hold."""

import sys
import time
from collections import Counter, OrderedDict
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network

from charthouse.server.addresses import Network, bare, network, within
from charthouse.server.settings import Settings

RATES = {
    "open": (300, 5.0),
    "keys": (1200, 20.0),
    "qr": (60, 2.0),
    "replay": (60, 2.0),
    "score": (200, 20.0),
    "ask": (600, 100.0),
    "say": (60, 20.0),
    "say-address": (600, 200.0),
}
"""For each thing: how many at once, and how many more each second."""
KEPT = 10_000
SEATS_AN_OPENING = 10
"""So many seats of a new table count as one opening."""

CONNECTIONS = SOCKETS = 200
"""Of one address; whoever sits on this machine may have any number, as a proxy does."""
IN_ALL = 10_000
"""Connections of all together, where the system has as many descriptors to give."""
SPARE = 150
"""Descriptors for the database, helpers and files."""
STALLED_SECONDS = 30.0
"""So long an answer may wait for somebody who does not read it."""
PIECE = 4 * 1024
"""So much is read at once of what may be too much."""

connections: Counter[str] = Counter()
sockets: Counter[str] = Counter()
proxies: tuple[Network, ...] = ()

Client = tuple[str, int] | list[object] | None
"""Who is at the other end, as the server and its proxies say."""


def block(client: Client) -> str:
    """The address of one person: with IPv6 that is a network, in which each device takes any at will."""
    found = str(client[0]) if client else ""
    try:
        place = ip_address(found.partition("%")[0])
    except ValueError:
        return found
    if not isinstance(place, IPv6Address):
        return str(place)
    return str(place.ipv4_mapped or ip_network((int(place) >> 64 << 64, 64)))


def counted(client: Client) -> str:
    """The address by which a line counts; none for lines of this machine and of proxies."""
    found = block(client)
    own = found in ("", "::/64") or found.startswith("127.")
    return "" if own or (client and within(bare(str(client[0])), proxies)) else found


def set_up(settings: Settings) -> None:
    """The limits as this server has them."""
    global CONNECTIONS, SOCKETS, proxies
    CONNECTIONS = SOCKETS = settings.connections
    RATES["open"] = (settings.openings, settings.openings / 60)
    RATES["say"] = (3 * settings.messages, float(settings.messages))
    proxies = tuple(map(network, settings.proxies))
    _take_room()


def _take_room() -> None:
    """As many descriptors as the system gives, some of which are for other things than connections."""
    global IN_ALL
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = IN_ALL + SPARE
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if soft != resource.RLIM_INFINITY:
        IN_ALL = min(IN_ALL, max(SPARE, soft - SPARE))


class Limits:
    """Buckets that fill again with time."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allows(self, what: str, who: str, cost: float = 1.0) -> bool:
        """Whether there is enough left, which is taken then."""
        left = self._left(what, who)
        if left < cost:
            return False
        self._take(what, who, left - cost)
        return True

    def wait(self, what: str, who: str) -> float:
        """Takes one that is there or will be: the seconds until then."""
        left = self._left(what, who) - 1
        self._take(what, who, left)
        return max(0.0, -left / RATES[what][1])

    def _left(self, what: str, who: str) -> float:
        most, rate = RATES[what]
        left, at = self._buckets.get((what, who), (float(most), 0.0))
        return min(float(most), left + (time.monotonic() - at) * rate)

    def _take(self, what: str, who: str, left: float) -> None:
        self._buckets[(what, who)] = (left, time.monotonic())
        self._buckets.move_to_end((what, who))
        while len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
