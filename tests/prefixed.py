"""A proxy as people run them: it shows a server under a path, and says for whom it asks."""

import asyncio
import re

from proxy import Proxy


class Prefixed(Proxy):
    """Shows a server under `/charthouse/`; `strips` takes that off before it asks the server."""

    PREFIX = "/charthouse"

    def __init__(self, address: str, strips: bool, **headers: str) -> None:
        super().__init__(address)
        self._strips = strips
        self._headers = headers

    async def _line(self, from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line
        self._lines.add(line)
        try:
            head = (await from_client.readuntil(b"\r\n\r\n")).decode("latin-1")
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            self._lines.discard(line)
            to_client.close()
            return
        ahead = self._asked(head).encode("latin-1")
        whole = asyncio.StreamReader()
        whole.feed_data(ahead)
        task = asyncio.create_task(self._more(from_client, whole))
        try:
            await super()._line(whole, to_client)
        finally:
            task.cancel()

    def _asked(self, head: str) -> str:
        """The head of a request as the server gets it: one request a connection."""
        first, *others = head.removesuffix("\r\n\r\n").split("\r\n")
        if self._strips:
            first = re.sub(rf" {self.PREFIX}(/\S*) ", r" \1 ", first)
        if not any(line.lower().startswith("upgrade:") for line in others):
            others = [line for line in others if not line.lower().startswith("connection:")]
            others.append("Connection: close")
        said = [f"{name.replace('_', '-')}: {value}" for name, value in self._headers.items()]
        return "\r\n".join([first, *others, *said, "", ""])

    async def _more(self, from_client: asyncio.StreamReader, whole: asyncio.StreamReader) -> None:
        try:
            while data := await from_client.read(1 << 16):
                whole.feed_data(data)
        except OSError:
            pass
        whole.feed_eof()
