"""The control socket: what whoever runs the house may ask of a server that runs.

It lies in the folder of the data, for its owner alone. A request is a line of JSON, `{"ask": "..."}`, and so
is the answer; listening sockets may travel with it. The newest server of a folder answers there.
"""

import asyncio
import contextlib
import json
import os
import socket
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self

NAME = "charthouse.sock"
MOST_BYTES = 64 * 1024
MOST_SOCKETS = 16
PATIENCE = 30.0
"""Seconds in which a server that runs answers."""


class Reply(NamedTuple):
    """What is answered, and the sockets that go with it."""

    said: Mapping[str, Any] = {}
    sockets: Sequence[socket.socket] = ()


Handler = Callable[[dict[str, Any]], Awaitable[Reply]]


class Control:
    """The server's end: a handler for each thing that may be asked. Silent where sockets have no names."""

    def __init__(self, folder: Path, handlers: Mapping[str, Handler]) -> None:
        self._folder = folder
        self._handlers = handlers
        self._tasks: set[asyncio.Task[None]] = set()
        self._lines: set[socket.socket] = set()
        self._listener: socket.socket | None = None
        self._mine: tuple[int, int] | None = None

    def open(self) -> None:
        """Answers from now on; the name of a server that was killed, or is being replaced, is taken over."""
        with contextlib.suppress(OSError, AttributeError):
            listener = socket.socket(socket.AF_UNIX)
            with _short(self._folder) as folder:
                beside = folder / f"{NAME}.{os.getpid()}"
                beside.unlink(missing_ok=True)
                listener.bind(str(beside))
                beside.chmod(0o600)
                listener.listen()
                listener.setblocking(False)
                beside.rename(folder / NAME)
                self._mine = _who(folder / NAME)
            self._listener = listener
            self._start(self._accept(listener))

    def close(self) -> None:
        """Whoever waits for the end of this server hears it, and finds the name free."""
        with contextlib.suppress(OSError):
            if self._mine is not None and _who(self._folder / NAME) == self._mine:
                (self._folder / NAME).unlink()
        self._mine = None  # the number of a file is given to the next one
        for task in self._tasks:
            task.cancel()
        for line in (*self._lines, *([self._listener] if self._listener else ())):
            line.close()

    def _start(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _accept(self, listener: socket.socket) -> None:
        while True:
            line, _ = await asyncio.get_running_loop().sock_accept(listener)
            line.setblocking(False)
            self._lines.add(line)
            self._start(self._converse(line))

    async def _converse(self, line: socket.socket) -> None:
        loop, heard = asyncio.get_running_loop(), b""
        with contextlib.suppress(OSError):
            while len(heard) < MOST_BYTES and (more := await loop.sock_recv(line, MOST_BYTES)):
                *requests, heard = (heard + more).split(b"\n")
                for request in requests:
                    reply = await self._answer(request)
                    text = json.dumps(reply.said).encode() + b"\n"
                    if reply.sockets:
                        sent = socket.send_fds(line, [text], [one.fileno() for one in reply.sockets])
                        text = text[sent:]
                    await loop.sock_sendall(line, text)
        self._lines.discard(line)
        line.close()

    async def _answer(self, request: bytes) -> Reply:
        try:
            asked = json.loads(request)
            handler = self._handlers[asked["ask"]]
        except (ValueError, KeyError, TypeError, RecursionError):
            return Reply({"error": "unknown"})
        return await handler(asked)


class Line:
    """The asker's end: one conversation with the server of a folder; `OSError` where none answers."""

    def __init__(self, folder: Path) -> None:
        self._line = socket.socket(socket.AF_UNIX)
        self._line.settimeout(PATIENCE)
        self._heard = b""
        try:
            with _short(folder) as short:
                self._line.connect(str(short / NAME))
        except OSError:
            self._line.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *why: object) -> None:
        self._line.close()

    def ask(self, what: str, **more: Any) -> tuple[dict[str, Any], list[socket.socket]]:
        """The answer, and the sockets that came with it."""
        self._line.sendall(json.dumps({"ask": what, **more}).encode() + b"\n")
        handles: list[int] = []
        while b"\n" not in self._heard:
            text, found, _, _ = socket.recv_fds(self._line, MOST_BYTES, MOST_SOCKETS)
            handles += found
            if not text:
                raise ConnectionResetError("the server has hung up")
            self._heard += text
        answer, _, self._heard = self._heard.partition(b"\n")
        return json.loads(answer), [socket.socket(fileno=handle) for handle in handles]

    def wait_for_the_end(self, seconds: float) -> bool:
        """Whether the server has ended by then."""
        self._line.settimeout(seconds)
        try:
            while self._line.recv(MOST_BYTES):
                pass
        except ConnectionError:
            pass
        except TimeoutError:
            return False
        return True


@contextlib.contextmanager
def _short(folder: Path) -> Any:
    """The folder by a name that fits: the name of a socket may have a hundred letters."""
    if len(os.fsencode(folder)) < 80 or not Path("/proc/self/fd").is_dir():
        yield folder
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        yield Path(f"/proc/self/fd/{handle}")
    finally:
        os.close(handle)


def _who(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino
