"""A bad line: a TCP proxy before a server, which delays, cuts in mid frame, falls silent and hangs up."""

import asyncio
import contextlib
import socket
import struct
import threading
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, NamedTuple, Self, TypeVar
from urllib.parse import urlsplit

import websockets

CHUNK = 16 * 1024
Result = TypeVar("Result")


class Fate(NamedTuple):
    """What becomes of one connection."""

    up: int | None = None
    """It ends when so many bytes came from the client; never, if nothing is said here or in `down`."""
    down: int | None = None
    end: str = "close"
    """`close` and `reset` end it at once; `silence` first loses everything for a while."""
    delay: float = 0.0
    """The longest pause before a piece is passed on."""
    piece: int = CHUNK
    """Bytes passed on at a time."""


CALM = Fate()


def stormy(rng: Random) -> Fate:
    """A connection that lasts for a few messages, sometimes not even for its handshake."""
    up, down = (rng.randrange(1200), None) if rng.random() < 0.5 else (None, rng.randrange(60_000))
    end = rng.choice(["close", "reset", "silence"])
    delay, piece = rng.choice([(0.0, CHUNK), (0.01, CHUNK), (0.0, 7)])
    return Fate(up, down, end, delay, piece)


class Proxy:
    """Runs in a thread of its own, so that a browser may be driven beside it."""

    SILENCE = 0.3

    def __init__(self, address: str, fate: Callable[[], Fate] = lambda: CALM, seed: int = 0) -> None:
        self._target = urlsplit(address)
        self.fate = fate
        """Asked for every new connection."""
        self.ends: list[str] = []
        """How connections ended before their time."""
        self.address = ""
        self._rng = Random(seed)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="proxy", daemon=True)
        self._open: set[asyncio.StreamWriter] = set()
        self._lines: set[asyncio.Task[None]] = set()
        self._dead: set[asyncio.Task[None]] = set()

    def __enter__(self) -> Self:
        self._thread.start()
        self._server = self._do(asyncio.start_server(self._line, "127.0.0.1", 0))
        port = self._server.sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        return self

    def __exit__(self, *why: object) -> None:
        self._do(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def socket(self, **more: Any) -> websockets.connect:
        """The same door as a server's own, on the bad line."""
        url = self.address.replace("http://", "ws://") + "/ws"
        return websockets.connect(url, max_size=None, compression=None, proxy=None, close_timeout=1, **more)

    def cut(self) -> None:
        """Every connection there is ends now."""
        self._do(self._cut())

    def hush(self) -> None:
        """Every connection there is stays open and loses everything from now on."""
        self._do(self._hush())

    # --- in the thread

    def _do(self, work: Coroutine[Any, Any, Result]) -> Result:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    async def _cut(self) -> None:
        for writer in list(self._open):
            self._hang_up(writer, "reset")

    async def _hush(self) -> None:
        self._dead |= self._lines

    async def _close(self) -> None:
        self._server.close()
        for line in list(self._lines):
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def _line(self, from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._lines.add(task)
        fate = self.fate()
        writers = [to_client]
        try:
            host, port = self._target.hostname, self._target.port
            from_server, to_server = await asyncio.open_connection(host, port)
            writers.append(to_server)
            self._open |= {to_client, to_server}
            ended = asyncio.Event()
            ways = [
                asyncio.create_task(self._pass(from_client, to_server, fate, fate.up, ended, task)),
                asyncio.create_task(self._pass(from_server, to_client, fate, fate.down, ended, task)),
            ]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                if ended.is_set():
                    self.ends.append(fate.end)
                    if fate.end == "silence":
                        await asyncio.sleep(self.SILENCE)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        except (OSError, asyncio.CancelledError):
            pass  # the server is gone, or the test is over
        finally:
            for writer in writers:
                self._hang_up(writer, fate.end)
            self._open -= set(writers)
            self._lines.discard(task)

    async def _pass(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        fate: Fate,
        most: int | None,
        ended: asyncio.Event,
        line: asyncio.Task[None],
    ) -> None:
        """Passes bytes on until the line ends; what is behind the cut is lost, in mid frame if need be."""
        passed = 0
        with contextlib.suppress(OSError):
            while data := await reader.read(fate.piece):
                if fate.delay:
                    await asyncio.sleep(self._rng.uniform(0, fate.delay))
                if ended.is_set():
                    return
                if line in self._dead:
                    continue
                if most is not None and passed + len(data) > most:
                    writer.write(data[: most - passed])
                    ended.set()
                    return
                writer.write(data)
                passed += len(data)
                await writer.drain()

    @staticmethod
    def _hang_up(writer: asyncio.StreamWriter, end: str) -> None:
        if end == "reset":
            line: socket.socket | None = writer.get_extra_info("socket")
            if line is not None and line.fileno() != -1:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            writer.transport.abort()
        else:
            writer.close()
