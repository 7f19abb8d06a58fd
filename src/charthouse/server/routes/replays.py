"""Records by HTTP: a finished game to keep, to look at again, and to play on from."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from msgspec.structs import replace

from charthouse.bots import serving_bot
from charthouse.core import fair, record
from charthouse.core.game import SPECTATOR
from charthouse.core.record import Record
from charthouse.server import messages, replays
from charthouse.server.opening import branch
from charthouse.server.replays import forked, packed, packed_from
from charthouse.server.responses import RECORD_BODY, answer, body, unpacked
from charthouse.server.routes.access import finished, limit, open_for, rooms_of, work

router = APIRouter()


@router.get("/api/tables/{id}/record")
async def get_the_record(request: Request, id: str) -> Response:
    _, table = await finished(request, id)
    limit(request, "replay")
    return PlainTextResponse(record.write_text(table.record()))


@router.get("/api/tables/{id}/draws")
async def get_the_draws(request: Request, id: str) -> Response:
    _, table = await finished(request, id)
    limit(request, "replay")
    told = await work(request, replays.draws, table.record())
    return Response(told, media_type="application/json")


@router.get("/api/tables/{id}/replay")
async def replay_a_table(request: Request, id: str, seat: int = SPECTATOR) -> Response:
    _, table = await finished(request, id)
    limit(request, "replay")
    players = tuple(chair.player for chair in table.chairs)
    return unpacked(request, await work(request, packed, table.record(), seat, table.by, False, players))


@router.post("/api/replay")
async def replay_a_record(request: Request, seat: int = SPECTATOR) -> Response:
    limit(request, "replay")
    text = (await body(request, messages.RecordText, RECORD_BODY)).record
    return unpacked(request, await work(request, packed_from, text, seat))


@router.post("/api/tables/{id}/branch")
async def play_on_from_here(request: Request, id: str) -> Response:
    wish = await body(request, messages.Branch, RECORD_BODY)
    _, table = await finished(request, id)
    limit(request, "open")
    return await _played_on(request, table.record(), wish)


@router.post("/api/branch")
async def play_on_from_a_record(request: Request) -> Response:
    limit(request, "open")
    wish = await body(request, messages.Branch, RECORD_BODY)
    return await _played_on(request, wish.record, wish)


async def _played_on(request: Request, given: Record | str, wish: messages.Branch) -> Response:
    serving_bot(wish.bot)
    made = await work(request, forked, given, replace(wish, record=""), fair.new_secret())
    return answer(await open_for(request, lambda: branch(rooms_of(request), made, wish)))
