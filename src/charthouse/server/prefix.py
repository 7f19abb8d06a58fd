"""The prefix: the path under which a proxy shows this server, as in `https://example.org/charthouse/`.

The page names everything from where it lies itself, so only we need to know it. Whether the proxy takes the
prefix off or leaves it on, we answer the same.
"""

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from charthouse.server import addresses
from charthouse.server.settings import Settings


class Prefix:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._prefix = addresses.prefix(settings.prefix)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if not self._prefix or scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif path == self._prefix and scope["type"] == "http":
            await RedirectResponse(f"{self._prefix}/", 308)(scope, receive, send)
        else:
            inside = path.removeprefix(self._prefix) if path.startswith(f"{self._prefix}/") else path
            await self.app({**scope, "path": inside, "prefix": self._prefix}, receive, send)
