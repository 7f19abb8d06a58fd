"""HTTP answers: JSON, or a refusal with its reason as a message; and what is read from a request."""

import zlib
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import StreamingResponse
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from charthouse.core.game import BadText, Problem
from charthouse.core.message import Message, message, told
from charthouse.server import metrics, wire
from charthouse.server.sorry import sorry
from charthouse.server.store import StoreBroken, Unreadable
from charthouse.server.tables import Gone

MOST_BODY = 64 * 1024
RECORD_BODY = 512 * 1024
LITTLE_BODY = 4 * 1024
PIECE = 128 * 1024


class Refused(Exception):  # noqa: N818 (an answer, not an accident)
    """A request that is answered with a status and a message."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(status, problem)
        self.status = status
        self.problem = problem


def refuse_clearly(app: FastAPI) -> None:
    """Whatever is refused is answered in the same form."""

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)  # noqa: S101 (registered for it)
        return refusal(request, error)

    async def bad(request: Request, error: Exception) -> Response:
        assert isinstance(error, Problem)  # noqa: S101 (registered for it)
        return _refusal(told(error), 410 if isinstance(error, Gone) else 400)

    async def misread(request: Request, error: Exception) -> Response:
        return _refusal(message("bad-request"), 400)

    async def broken(request: Request, error: Exception) -> Response:
        what = "bad-database" if isinstance(error, Unreadable) else "server-store-broken"
        return _refusal(message(what, detail=str(error)), 503)

    async def unmade(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)  # noqa: S101 (registered for it)
        if error.status_code == 404:
            return refusal(request, Refused(404, BadText("bad-page")))
        return _refusal(message("bad-request"), error.status_code, error.headers)

    app.add_exception_handler(StoreBroken, broken)
    app.add_exception_handler(HTTPException, unmade)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(Problem, bad)
    app.add_exception_handler(RequestValidationError, misread)


def refusal(request: Request, why: Refused) -> Response:
    """A page for somebody who looks for one, else a message."""
    if "text/html" in request.headers.get("accept", ""):
        metrics.refusals[why.problem.reason] += 1
        return sorry(request, why.status, why.problem)
    return _refusal(told(why.problem), why.status)


def answer(value: object) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json")


def _refusal(why: Message, status: int, headers: Mapping[str, str] | None = None) -> Response:
    metrics.refusals[why.id] += 1
    return Response(msgspec.json.encode(wire.Refusal(why)), status, headers, "application/json")


def unpacked(request: Request, told: bytes) -> Response:
    """Packed JSON, as it is or, for somebody who can't unpack it, piece by piece."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(told, 200, {**headers, "content-encoding": "gzip"}, "application/json")
    return StreamingResponse(_pieces(told), 200, headers, "application/json")


def _pieces(told: bytes) -> Iterator[bytes]:
    opener = zlib.decompressobj(wbits=31)
    while told:
        yield opener.decompress(told, PIECE)
        told = opener.unconsumed_tail
    yield opener.flush()


async def body(request: Request, kind: type[Any], most: int = MOST_BODY) -> Any:
    """The JSON body of a request that changes something; short, where anything may stand in it."""
    most = min(most, LITTLE_BODY) if kind is dict else most
    if request.headers.get("x-charthouse") != "1":
        raise Refused(403, BadText("bad-request-header"))
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise Refused(413, BadText("bad-request-long", most=most // 1024))
        return msgspec.json.decode(data or b"{}", type=kind)
    except (ClientDisconnect, msgspec.DecodeError, ValueError, RecursionError):
        raise BadText("bad-request") from None
