"""Keepalive: uvicorn's line to a socket, but whoever does not read at its other end, or sends frames without
end, holds nobody up.
"""

from asyncio import TimerHandle
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from charthouse.server import limits
from charthouse.server.limits import PIECE, sockets

PING_SECONDS = 20.0
"""So often a ping goes out, and so long its answer may take."""
LINGER_SECONDS = 1.0
"""So long a closed line may take for what was said before; uvicorn would wait for ever."""
FRAMES, FRAMES_A_SECOND = 2000, 100.0
"""How many frames of any kind may come at once, and how many more each second."""
TOO_MANY = 1008
"""The code of a line that is closed for them."""


class Line(WebSocketsSansIOProtocol):
    _stalled: TimerHandle | None = None
    _address = ""
    _left = float(FRAMES)
    _counted_at = 0.0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._address = limits.address(self.client)
        sockets[self._address] += 1

    def connection_lost(self, exc: Exception | None) -> None:
        sockets[self._address] -= 1
        if not sockets[self._address]:
            del sockets[self._address]
        if self._stalled is not None:
            self._stalled.cancel()
        super().connection_lost(exc)

    # --- frames without end

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + PIECE])

    def handle_events(self) -> None:
        moment = self.loop.time()
        self._left = min(float(FRAMES), self._left + (moment - self._counted_at) * FRAMES_A_SECOND)
        self._counted_at = moment
        self._left -= len(self.conn.events)
        if self._left < 0 and not self.close_sent:
            self.conn.events.clear()
            self.conn.send_close(TOO_MANY, "too many frames")
            self.handle_parser_exception()
            self._let_go()
        else:
            super().handle_events()

    # --- somebody who does not read

    def pause_writing(self) -> None:
        """Who does not listen is not listened to: pings would be answered into memory."""
        super().pause_writing()
        self.transport.pause_reading()
        self._stalled = self.loop.call_later(limits.STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._let_go()

    def shutdown(self) -> None:
        super().shutdown()
        self._let_go()

    def _let_go(self) -> None:
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)
