"""HTTP answers: JSON, or a refusal with its reason as a message; and what is read from a request."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import StreamingResponse
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from charthouse.core.game import BadText, Problem
from charthouse.core.message import Message, message, told
from charthouse.server import wire
from charthouse.server.store import StoreBroken, Unreadable

MOST_BODY = 512 * 1024
PIECE = 128 * 1024
_maker = ThreadPoolExecutor(1, thread_name_prefix="maker")


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
        return _refusal(told(error.problem), error.status)

    async def bad(request: Request, error: Exception) -> Response:
        assert isinstance(error, Problem)  # noqa: S101 (registered for it)
        return _refusal(told(error), 400)

    async def misread(request: Request, error: Exception) -> Response:
        return _refusal(message("bad-request"), 400)

    async def broken(request: Request, error: Exception) -> Response:
        what = "bad-database" if isinstance(error, Unreadable) else "server-store-broken"
        return _refusal(message(what, detail=str(error)), 503)

    async def unmade(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)  # noqa: S101 (registered for it)
        return _refusal(message("bad-request"), error.status_code, error.headers)

    app.add_exception_handler(StoreBroken, broken)
    app.add_exception_handler(HTTPException, unmade)
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(Problem, bad)
    app.add_exception_handler(RequestValidationError, misread)


def answer(value: object) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json")


def _refusal(why: Message, status: int, headers: Mapping[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(wire.Refusal(why)), status, headers, "application/json")


async def in_pieces(make: Callable[[], object]) -> Response:
    """A long answer, such as a replay for a hundred players: made beside the loop, one at a time, and packed
    piece by piece, so that nobody else waits."""
    loop = asyncio.get_running_loop()
    told = await loop.run_in_executor(_maker, lambda: msgspec.json.encode(make()))
    pieces = (told[at : at + PIECE] for at in range(0, len(told), PIECE))
    return StreamingResponse(pieces, media_type="application/json")


async def body(request: Request, kind: type[Any]) -> Any:
    """The JSON body of a request that changes something."""
    if request.headers.get("x-charthouse") != "1":
        raise Refused(403, BadText("bad-request-header"))
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > MOST_BODY:
                raise Refused(413, BadText("bad-request"))
        return msgspec.json.decode(data or b"{}", type=kind)
    except (ClientDisconnect, msgspec.DecodeError, ValueError, RecursionError):
        raise BadText("bad-request") from None
