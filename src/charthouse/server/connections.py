"""Connections: what a line may send before anybody knows whose it is, how long it may take, and how many
one address may hold. uvicorn sets no such bounds.
"""

import logging
from asyncio import AbstractEventLoop, TimerHandle
from collections import deque
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from charthouse.server import limits
from charthouse.server.limits import PIECE, connections

URL_BYTES = 8 * 1024
HEAD_BYTES = 32 * 1024
HEADERS = 100
LINGER_SECONDS = 1.0
"""So long whoever is refused may take to hear why."""
PIPELINED = 20
"""So many requests may wait for the answer to the one before."""
HEAD_SECONDS = 10.0
"""From a new connection, or the first byte of a further request, to the end of its head."""
BODY_SECONDS = 20.0
LAST_SECONDS = 0.3
"""So long a server that ends waits for the first request of a connection."""
ARRIVALS, BREATH = 2, 0.004
"""So many new connections are heard at once, and so long after the ones before: no crowd of strangers takes
more than a third of the time of those who play."""
_arrived: deque["Connection"] = deque()
strangers = logging.getLogger("uvicorn.error.strangers")
"""What anybody can cause with a few bytes is not worth a line of the log each time."""
strangers.addFilter(lambda said: said.levelno >= logging.ERROR)


class Connection(HttpToolsProtocol):
    """One line that speaks HTTP, until it becomes a socket."""

    _timer: TimerHandle | None = None
    _stalled: TimerHandle | None = None
    _address = ""
    _early: bytes | None = None
    """What was said by somebody who is not heard yet."""
    _head = 0
    """Bytes of a head, or of what stands between two pieces of a body and behind the last."""
    _refusal = 400
    _refused = False
    _last = False
    """What is asked next is the last that is asked here."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.logger = strangers
        self._address = limits.counted(self.client)
        connections[self._address] += 1
        self._expect(HEAD_SECONDS)
        if len(self.connections) > limits.IN_ALL:
            self._refuse(503)
            self.transport.close()  # there is no room to wait until this was read
        elif self._address and connections[self._address] > limits.CONNECTIONS:
            self._refuse(503)
        else:
            self._wait()

    def _wait(self) -> None:
        """Is not heard before those who came first."""
        self._early = b""
        _arrived.append(self)
        if len(_arrived) == 1:
            self.loop.call_soon(_hear_next, self.loop)

    def hear(self) -> None:
        """What was said so far, and what comes."""
        early, self._early = self._early, None
        if early and not self.transport.is_closing():
            self.transport.resume_reading()
            self.data_received(early)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._forget()
        super().handle_websocket_upgrade()
        del self.parser  # it holds this line as this line holds it: nobody else would let go of them

    def _forget(self) -> None:
        """It is over, or is a socket from now on."""
        self._expect(None)
        self.resume_writing()
        connections[self._address] -= 1
        if not connections[self._address]:
            del connections[self._address]  # or addresses pile up

    def shutdown(self) -> None:
        """The server ends. Who has come just before is still heard: their request may be on its way."""
        if self.cycle is None and not self._refused:
            self._last = True
            self.loop.call_later(LAST_SECONDS, super().shutdown)
        else:
            super().shutdown()

    # --- what it sends

    def data_received(self, data: bytes) -> None:
        """Piece by piece, so that no more of a head is looked at than there may be."""
        if self._early is not None:
            self._early += data
            self.transport.pause_reading()
            if len(self._early) > PIECE:
                self.hear()  # so much is not kept for anybody
            return
        for at in range(0, len(data), PIECE):
            if self._refused or self.transport.get_protocol() is not self:
                return
            if self._timer is None:
                self._expect(HEAD_SECONDS)
            piece = data[at : at + PIECE]
            self._head += len(piece)
            super().data_received(piece)
            if self._head > HEAD_BYTES:
                self._refuse(431)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > URL_BYTES:
            self._stop(414)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > HEADERS:
            self._stop(431)

    def on_headers_complete(self) -> None:
        self._head = 0
        self._expect(BODY_SECONDS)
        super().on_headers_complete()
        if self._last and self.cycle is not None:
            self.cycle.keep_alive = False
        if len(self.pipeline) > PIPELINED:
            self._stop(429)

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        self._expect(None)
        super().on_message_complete()

    def _stop(self, status: int) -> None:
        """Ends the parser, which answers for it with `send_400_response`."""
        self._refusal = status
        raise ValueError(status)

    def send_400_response(self, msg: str) -> None:
        self._refuse(self._refusal)

    def _refuse(self, status: int) -> None:
        """The reason, then the end. What still comes is read and dropped: the reason would be lost if not."""
        if not self._refused and not self.transport.is_closing():
            self._refused = True
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.pipeline.clear()
            self.flow.resume_reading()
            self.loop.call_later(LINGER_SECONDS, self.transport.close)

    # --- how long it takes

    def _expect(self, seconds: float | None) -> None:
        """Something is to come within so many seconds, or nothing is waited for."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self._refuse(408)
        else:
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(limits.STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
            super().resume_writing()


def _hear_next(loop: AbstractEventLoop) -> None:
    for _ in range(min(ARRIVALS, len(_arrived))):
        loop.call_soon(_arrived.popleft().hear)  # whatever comes of it, the others come after
    if _arrived:
        loop.call_later(BREATH, _hear_next, loop)
