"""Hosts: the names under which this server answers. Who comes by another has been led here by a page that
made its own name point to us, and would read what only our page may.
"""

import socket
from ipaddress import ip_address

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from charthouse.core.game import BadText
from charthouse.server.addresses import host_of, name
from charthouse.server.responses import Refused, refusal
from charthouse.server.settings import Settings


class Hosts:
    """Lets in who asks for an address, for localhost, for this machine or for a name of the settings."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._names = {*map(name, settings.names), *own_names()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        said = [value for name, value in scope.get("headers", ()) if name == b"host"]
        asked = [host_of(value.decode("latin-1")) for value in (*said, *scope.get("passed_hosts", ()))]
        strange = [host for host in asked if not self._knows(host)]
        if not strange:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4003})
        else:
            why = BadText("bad-host", host=strange[0][:100])
            await refusal(Request(scope), Refused(421, why))(scope, receive, send)

    def _knows(self, host: str) -> bool:
        return host in self._names or host.endswith(".localhost") or _is_address(host)


def own_names() -> set[str]:
    """What this machine is called by itself, and in the room."""
    own = socket.gethostname().lower()
    return {"localhost", own, f"{own.partition('.')[0]}.local"} - {"", ".local"}


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
