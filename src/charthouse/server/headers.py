"""Security headers: every HTTP answer carries them."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; "
        b"connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
ONLY_TLS = (b"strict-transport-security", b"max-age=31536000")
"""Who has come by TLS, as a proxy says, is to do so for a year."""


class SecurityHeaders:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        own = (*HEADERS, ONLY_TLS) if scope["scheme"] == "https" else HEADERS

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *own]
            await send(message)

        await self.app(scope, receive, guarded)
