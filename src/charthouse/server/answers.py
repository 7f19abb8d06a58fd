"""What the calls read from a request and answer: JSON, or a refusal with its reason as a message."""

from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse

from charthouse.core.game import BadText, Problem
from charthouse.server import wire

MOST_BODY = 512 * 1024


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
        return JSONResponse({"error": wire.told(error.problem)}, error.status)

    async def bad(request: Request, error: Exception) -> Response:
        assert isinstance(error, Problem)  # noqa: S101 (registered for it)
        return JSONResponse({"error": wire.told(error)}, 400)

    async def misread(request: Request, error: Exception) -> Response:
        return JSONResponse({"error": wire.message("bad-request")}, 400)

    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(Problem, bad)
    app.add_exception_handler(RequestValidationError, misread)


def answer(value: object) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json")


async def body(request: Request, kind: type[Any]) -> Any:
    """The JSON body of a request that changes something."""
    if request.headers.get("x-charthouse") != "1":
        raise Refused(403, BadText("bad-request-header"))
    data = await request.body()
    if len(data) > MOST_BODY:
        raise Refused(413, BadText("bad-request"))
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise BadText("bad-request") from None
