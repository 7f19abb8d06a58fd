"""Addresses as the settings write them: where to listen, networks, names, the path before every address."""

import re
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import NamedTuple

from charthouse.core.game import BadText

Network = IPv4Network | IPv6Network
UNIX = "unix:"
TAKEN = ("api", "assets", "locale", "ws", "healthz", "readyz", "metrics")
"""What our own addresses begin with."""


class Place(NamedTuple):
    """Where to listen: at an address of this machine, or at a socket in its file system."""

    host: str = ""
    port: int | None = None
    path: str = ""


def place(text: str) -> Place:
    if text.startswith(UNIX) and len(text) > len(UNIX):
        return Place(path=text.removeprefix(UNIX))
    parts = re.fullmatch(
        r"\[(?P<six>[^]]+)\](?::(?P<p6>\d{1,5}))?|(?P<four>[0-9.]+)(?::(?P<p4>\d{1,5}))?", text
    )
    host = (parts["six"] or parts["four"]) if parts else text
    port = (parts["p6"] or parts["p4"]) if parts else None
    try:
        found = ip_address(host)
    except ValueError:
        raise BadText("bad-place", found=text[:60]) from None
    if port is not None and int(port) > 65535:
        raise BadText("bad-place", found=text[:60])
    return Place(str(found), int(port) if port else None)


def network(text: str) -> Network:
    """A network, or one address as a network of its own."""
    try:
        return ip_network(text)
    except ValueError:
        raise BadText("bad-network", found=text[:60]) from None


def within(address: str, networks: tuple[Network, ...]) -> bool:
    """Whether an address lies in one of the networks."""
    if not networks or not address:
        return False
    found = ip_address(address)
    return any(found in network for network in networks)


def bare(text: str) -> str:
    """An address without its port; nothing, if it is none. IPv4 that was wrapped in IPv6 is IPv4."""
    plain = re.sub(r"^\[([^]]*)\](:\d+)?$|^([0-9.]+):\d+$", r"\1\3", text.strip())
    try:
        found = ip_address(plain)
    except ValueError:
        return ""
    return str(getattr(found, "ipv4_mapped", None) or found)


def name(text: str) -> str:
    """The name of a server, without a port."""
    if not re.fullmatch(r"(?=.{1,253}$)[A-Za-z0-9_-]{1,63}(\.[A-Za-z0-9_-]{1,63})*", text):
        raise BadText("bad-server-name", found=text[:60])
    return text.lower()


def prefix(text: str) -> str:
    """What comes before every address: `/charthouse`, or nothing."""
    plain = text.strip("/")
    parts = plain.split("/") if plain else []
    fits = all(re.fullmatch(r"[A-Za-z0-9_~-][A-Za-z0-9._~-]*", part) for part in parts)
    if not fits or plain.split("/")[0] in TAKEN:
        raise BadText("bad-prefix", found=text[:60])
    return f"/{plain}" if plain else ""


def host_of(text: str) -> str:
    """The host in a `Host` header or behind the `//` of an origin, without its port, in small letters."""
    found = re.fullmatch(r"(\[[0-9A-Fa-f:.]+\]|[^:\[\]/@]*)(:\d{0,5})?", text)
    return found[1].strip("[]").rstrip(".").lower() if found else ""
