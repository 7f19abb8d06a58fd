"""Keepalive: uvicorn's line to a socket, but whoever does not read at its other end, or sends frames without
end, holds nobody up.
"""

from asyncio import TimerHandle
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import STATUS_LINE
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from charthouse.server import limits

PING_SECONDS = 20.0
"""So often a ping goes out, and so long its answer may take."""
LINGER_SECONDS = 1.0
"""So long a closed line may take for what was said before; uvicorn would wait for ever."""
FRAMES, FRAMES_A_SECOND = 2000, 100.0
"""How many frames of any kind may come at once, and how many more each second."""
FRAGMENTS = 64
"""So many may make up a message: browsers send one, and proxies do not cut it up."""
PIECE = 1024
"""So many bytes of one line are read at a turn of the loop: some ten pings."""
TOO_MANY, NO_TEXT = 1008, 1007
"""The codes of a line that is closed for them, and for a text that is none."""


class Line(WebSocketsSansIOProtocol):
    _stalled: TimerHandle | None = None
    _unread = b""
    _read = 0
    _left = float(FRAMES)
    _counted_at = 0.0

    def connection_lost(self, exc: Exception | None) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
        super().connection_lost(exc)

    # --- frames without end

    def data_received(self, data: bytes) -> None:
        """A piece a turn of the loop: between those of somebody who sends much, others have theirs."""
        if self._unread:
            self._unread += data
        else:
            self._unread, self._read = data, 0
            self._take()

    def _take(self, again: bool = False) -> None:
        if self.handshake_initiated and not self.handshake_complete and not self.transport.is_closing():
            self.transport.pause_reading()  # nobody is heard before they have an answer
            self.loop.call_soon(self._take, True)
            return
        piece = self._unread[self._read : self._read + PIECE]
        self._read += PIECE
        if not self.transport.is_closing():
            super().data_received(piece)
        if self.transport.is_closing() or self._read >= len(self._unread):
            self._unread = b""
            if again:
                self._go_on()
        else:
            self.transport.pause_reading()
            self.loop.call_soon(self._take, True)

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if self._unread and not self.transport.is_closing():  # uvicorn reads on
            self.transport.pause_reading()
        return message

    def _go_on(self) -> None:
        free = not self._unread and not self.read_paused and self._stalled is None
        if free and not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_events(self) -> None:
        moment = self.loop.time()
        self._left = min(float(FRAMES), self._left + (moment - self._counted_at) * FRAMES_A_SECOND)
        self._counted_at = moment
        self._left -= len(self.conn.events)
        if self._left < 0 and not self.close_sent:
            self.conn.events.clear()
            self._end(TOO_MANY, "too many frames")
        else:
            super().handle_events()
            if answers := b"".join(self.conn.data_to_send()):
                self.transport.write(answers)

    def handle_ping(self) -> None:
        """Answered with the others of this piece."""

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) < FRAGMENTS or event.fin:
            super().handle_cont(event)
        else:
            self._end(TOO_MANY, "too many fragments")

    # --- what is no message at all

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(b"".join(self.frames)):
            self._end(NO_TEXT, "not UTF-8")
        else:
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        if self.handshake_initiated:
            super().handle_parser_exception()
        else:  # a head that HTTP lets pass and WebSocket does not
            self.transport.write(STATUS_LINE[400] + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()

    def _end(self, code: int, why: str) -> None:
        self.frames = []
        self.conn.send_close(code, why)
        self.handle_parser_exception()
        self._let_go()

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
        self._go_on()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._let_go()

    def shutdown(self) -> None:
        super().shutdown()
        self._let_go()

    def _let_go(self) -> None:
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
