"""The deal of the day by HTTP: what it deals, and a table that plays it."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from charthouse.games import GAMES, game
from charthouse.server import messages
from charthouse.server.daily import day_of, deal_of_day, options_of_day, secret_of_day
from charthouse.server.messages import Opening
from charthouse.server.opening import open_table
from charthouse.server.responses import answer, body
from charthouse.server.routes.access import limit, open_for, rooms_of

router = APIRouter()


@router.get("/api/daily")
async def see_the_deal_of_a_day(
    date: str = "", name: Annotated[str, Query(alias="game")] = GAMES[0]
) -> Response:
    return answer(deal_of_day(name, day_of(date)))


@router.post("/api/daily")
async def open_the_deal_of_a_day(request: Request) -> Response:
    limit(request, "open")
    given = await body(request, messages.Daily)
    day = day_of(given.date).isoformat()
    options = dict(options_of_day(game(given.game)))
    seats = (messages.SeatWish(name=given.name),)
    opening = Opening(mode="solo", game=given.game, options=options, seats=seats)
    rooms = rooms_of(request)
    return answer(await open_for(request, lambda: open_table(rooms, opening, secret_of_day(day), day)))
