"""Records by HTTP: a finished game to keep, to look at again, and to play on from."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from msgspec.structs import replace

from charthouse.core import record
from charthouse.core.game import SPECTATOR
from charthouse.server import messages, wire
from charthouse.server.opening import branch
from charthouse.server.replays import draws, frames
from charthouse.server.responses import answer, body, in_pieces
from charthouse.server.routes.access import finished, limit, rooms_of

router = APIRouter()


@router.get("/api/tables/{id}/record")
async def get_the_record(request: Request, id: str) -> Response:
    _, table = await finished(request, id)
    return PlainTextResponse(record.write_text(table.record()))


@router.get("/api/tables/{id}/draws")
async def get_the_draws(request: Request, id: str) -> Response:
    _, table = await finished(request, id)
    limit(request, "replay")
    return answer(draws(table.record()))


@router.get("/api/tables/{id}/replay")
async def replay_a_table(request: Request, id: str, seat: int = SPECTATOR) -> Response:
    _, table = await finished(request, id)
    limit(request, "replay")
    players = tuple(chair.player for chair in table.chairs)
    return await in_pieces(lambda: frames(table.record(), seat, table.by, players))


@router.post("/api/replay")
async def replay_a_record(request: Request, seat: int = SPECTATOR) -> Response:
    limit(request, "replay")
    saved = record.read((await body(request, messages.RecordText)).record)

    def made() -> wire.Replay:
        shown = frames(saved, seat, [])
        return replace(shown, draws=draws(saved)) if saved.secret else shown

    return await in_pieces(made)


@router.post("/api/tables/{id}/branch")
async def play_on_from_here(request: Request, id: str) -> Response:
    wish = await body(request, messages.Branch)
    _, table = await finished(request, id)
    limit(request, "open")
    return answer(await branch(rooms_of(request), table.record(), wish))


@router.post("/api/branch")
async def play_on_from_a_record(request: Request) -> Response:
    limit(request, "open")
    wish = await body(request, messages.Branch)
    return answer(await branch(rooms_of(request), record.read(wish.record), wish))
