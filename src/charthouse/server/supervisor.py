"""The supervisor, where there is one (systemd): the sockets it has opened for us, and what it is told."""

import os
import socket

FIRST_HANDLE = 3


def listeners() -> list[socket.socket]:
    """The sockets that were opened for this very process."""
    if os.environ.pop("LISTEN_PID", "") != str(os.getpid()):
        return []
    count = int(os.environ.pop("LISTEN_FDS", "0"))
    return [socket.socket(fileno=handle) for handle in range(FIRST_HANDLE, FIRST_HANDLE + count)]


def tell(**news: object) -> None:
    """READY=1 and the like; nobody may be listening."""
    if where := os.environ.get("NOTIFY_SOCKET"):
        text = "\n".join(f"{name}={value}" for name, value in news.items())
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.sendto(text.encode(), where.replace("@", "\0", 1))
