"""Keepalive: uvicorn's line to a socket, but whoever does not read at its other end holds nobody up."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PING_SECONDS = 20.0
"""So often a ping goes out, and so long its answer may take."""
LINGER_SECONDS = 1.0
"""So long a closed line may take for what was said before; uvicorn would wait for ever."""


class Line(WebSocketsSansIOProtocol):
    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._let_go()

    def shutdown(self) -> None:
        super().shutdown()
        self._let_go()

    def _let_go(self) -> None:
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)
