"""Forwarded requests: a proxy says whose they are. It is believed if it is one of those that were named."""

from starlette.types import ASGIApp, Receive, Scope, Send

from charthouse.server.addresses import bare, network, within
from charthouse.server.settings import Settings

FOR, PROTO, HOST = b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host"


class Forwarded:
    """Puts the client, the scheme and the host of a forwarded request where everybody looks for them.

    Who may open a Unix socket has been let in by its permissions, and is believed.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._proxies = tuple(map(network, settings.proxies))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if scope["type"] != "lifespan" and (client is None or within(bare(client[0]), self._proxies)):
            scope = self._told(scope)
        await self.app(scope, receive, send)

    def _told(self, scope: Scope) -> Scope:
        said = {FOR: "", PROTO: "", HOST: ""}
        kept = []
        for name, value in scope["headers"]:
            if name in said:
                said[name] = f"{said[name]},{value.decode('latin-1')}"
            else:
                kept.append((name, value))
        found = {**scope, "headers": kept}
        if whose := self._whose(said[FOR]):
            found["client"] = (whose, 0)
        if _last(said[PROTO]).lower() in ("https", "wss"):
            found["scheme"] = "wss" if scope["type"] == "websocket" else "https"
        if host := _last(said[HOST]):
            found["headers"] = [header for header in kept if header[0] != b"host"]
            found["headers"].append((b"host", host.encode("latin-1")))
            found["passed_hosts"] = [value for name, value in kept if name == b"host"]
        return found

    def _whose(self, chain: str) -> str:
        """Of those who passed a request on, the nearest that is no proxy of ours; the rest is hearsay."""
        found = ""
        for word in reversed(chain.split(",")):
            address = bare(word)
            found = address or found
            if not within(address, self._proxies):
                break
        return found


def _last(said: str) -> str:
    """What the nearest proxy said."""
    return said.rpartition(",")[2].strip()
