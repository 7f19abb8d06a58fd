"""Pages that are watched for trouble while somebody plays in them."""

import re
from collections.abc import Callable
from urllib.parse import unquote, urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page

Visit = Callable[..., Page]
LINK = re.compile("(join|watch)/[-_A-Za-z0-9]{22}")


class Watch:
    """What went wrong in the pages of a journey."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self.expected: list[str] = []
        """What the console may say in this journey, such as that a request was refused."""

    def over(self, context: BrowserContext, origin: str) -> None:
        """Watches every page of a browser that has no business but with this origin."""
        context.on("console", self._console)
        context.on(
            "weberror", lambda error: self.complaints.append(f"error: {error.error.stack or error.error}")
        )
        context.on("request", lambda request: self._asked(request.url, origin))
        context.on("page", lambda page: page.on("websocket", lambda socket: self._asked(socket.url, origin)))

    def _console(self, message: ConsoleMessage) -> None:
        expected = any(text in message.text for text in self.expected)
        if message.type in ("error", "warning") and not expected:
            self.complaints.append(f"console: {message.text} ({message.location['url']})")

    def _asked(self, url: str, origin: str) -> None:
        there = urlsplit(url)
        if there.scheme not in ("data", "blob") and there.netloc != urlsplit(origin).netloc:
            self.complaints.append(f"a request left the server: {url}")
        if LINK.search(unquote(f"{there.path}?{there.query}")):
            self.complaints.append(f"a link to a seat is in an address, for every log to keep: {url}")
