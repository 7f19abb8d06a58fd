"""The map of the day by HTTP: what it deals, and a table that plays it."""

from fastapi import APIRouter, Request, Response

from charthouse.server import messages
from charthouse.server.messages import Opening
from charthouse.server.opening import day_of, day_secret, map_of_day, open_table
from charthouse.server.responses import answer, body
from charthouse.server.routes.access import limit, rooms_of

router = APIRouter()


@router.get("/api/daily")
async def see_the_map_of_a_day(date: str = "") -> Response:
    return answer(map_of_day(day_of(date)))


@router.post("/api/daily")
async def open_the_map_of_a_day(request: Request) -> Response:
    limit(request, "open")
    given = await body(request, messages.Daily)
    day = day_of(given.date).isoformat()
    opening = Opening(mode="solo", seats=(messages.SeatWish(name=given.name),))
    return answer(await open_table(rooms_of(request), opening, day_secret(day), day))
