"""The map of the day by HTTP: what it deals, and a table that plays it."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from charthouse.games import GAMES, game
from charthouse.server import messages
from charthouse.server.messages import Opening
from charthouse.server.opening import daily_options, day_of, day_secret, map_of_day, open_table
from charthouse.server.responses import answer, body
from charthouse.server.routes.access import limit, rooms_of

router = APIRouter()


@router.get("/api/daily")
async def see_the_map_of_a_day(
    date: str = "", name: Annotated[str, Query(alias="game")] = GAMES[0]
) -> Response:
    return answer(map_of_day(name, day_of(date)))


@router.post("/api/daily")
async def open_the_map_of_a_day(request: Request) -> Response:
    limit(request, "open")
    given = await body(request, messages.Daily)
    day = day_of(given.date).isoformat()
    options = dict(daily_options(game(given.game)))
    seats = (messages.SeatWish(name=given.name),)
    opening = Opening(mode="solo", game=given.game, options=options, seats=seats)
    return answer(await open_table(rooms_of(request), opening, day_secret(day), day))
