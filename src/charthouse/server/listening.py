"""Listening: the sockets at which a server is reached, and the addresses that people type."""

import errno
import os
import socket
import stat
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path

from charthouse.core.game import BadText
from charthouse.files import file_trouble
from charthouse.server import addresses
from charthouse.server.addresses import UNIX, Place, place
from charthouse.server.settings import Settings

UNIX_MODE = 0o660
"""Who may come by a Unix socket: the user and the group of the server, such as the one of a proxy."""


def places(settings: Settings) -> list[Place]:
    if settings.bind:
        return [place(text) for text in settings.bind]
    return [Place("0.0.0.0" if settings.lan else "127.0.0.1")]  # noqa: S104 (asked for with --lan)


def listen(settings: Settings) -> list[socket.socket]:
    """A socket for each place; where any port will do, all have the one that the first was given."""
    sockets: list[socket.socket] = []
    port = settings.port
    try:
        for one in places(settings):
            sockets.append(_unix(one.path) if one.path else _internet(one.host, one.port or port))
            if not one.path and not one.port:
                port = int(sockets[-1].getsockname()[1])
    except BaseException:
        for opened in sockets:
            opened.close()
        raise
    return sockets


def shown(settings: Settings, port: int | None = None) -> list[str]:
    """The addresses as people type them, of places that were given a port if there was none."""
    prefix = addresses.prefix(settings.prefix)
    found = []
    for one in places(settings):
        host = _reached(one.host)
        bracketed = f"[{host}]" if ":" in host else host
        path = f"{prefix}/" if prefix else ""
        web = f"http://{bracketed}:{one.port or port or settings.port}{path}"
        found.append(f"{UNIX}{one.path}" if one.path else web)
    return found


def _internet(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name != "nt":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family == socket.AF_INET6:
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)  # `::` and `0.0.0.0` go together
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise BadText("bad-port", port=str(port), detail=file_trouble(error)) from None
    return listener


def _unix(path: str) -> socket.socket:
    """A socket in the file system; one that a server has left behind is replaced."""
    try:
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    except (AttributeError, OSError):
        raise BadText("bad-place", found=f"{UNIX}{path}") from None
    try:
        with suppress(FileNotFoundError):
            if stat.S_ISSOCK(os.stat(path).st_mode) and not _answers(path):
                Path(path).unlink()
        listener.bind(path)
        os.chmod(path, UNIX_MODE)
    except OSError as error:
        listener.close()
        raise BadText("bad-file-write", path=path, detail=file_trouble(error)) from None
    return listener


def _answers(path: str) -> bool:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.settimeout(1)
        return probe.connect_ex(path) not in (errno.ECONNREFUSED, errno.ENOENT)


def _reached(host: str) -> str:
    """An address that leads to a place: one of this machine, where the place stands for all."""
    if not host or not ip_address(host).is_unspecified:
        return host
    return (
        _own(socket.AF_INET6, "fd00::", "::1")
        if ":" in host
        else _own(socket.AF_INET, "10.255.255.255", "127.0.0.1")
    )


def _own(family: socket.AddressFamily, towards: str, loopback: str) -> str:
    """The address of this machine in the room; no packet is sent to find it."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((towards, 1))
            return str(probe.getsockname()[0])
        except OSError:
            return loopback
