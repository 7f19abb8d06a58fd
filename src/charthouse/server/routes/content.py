"""Content by HTTP: what is printed, the score of a real table, and the messages of a language."""

from functools import cache
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from charthouse.bots import LEVELS
from charthouse.core.game import BadText
from charthouse.core.text import LANGUAGES, LATER, open_messages, sealed_messages
from charthouse.games import GAMES, game
from charthouse.server import wire
from charthouse.server.copies import Copy, copy, hand_out
from charthouse.server.replays import unsealed
from charthouse.server.responses import Refused, answer, body
from charthouse.server.routes.access import limit, own_table

router = APIRouter()


@router.get("/api/content")
async def see_everything_printed(
    request: Request, name: Annotated[str, Query(alias="game")] = GAMES[0]
) -> Response:
    return hand_out(request, _printed(game(name).id))


@cache
def _printed(name: str) -> Copy:
    found = {**wire.fields(game(name).contents()), **wire.fields(wire.Printed(tuple(LEVELS)))}
    return copy(msgspec.json.encode(found), "application/json")


@router.post("/api/score")
async def score_a_real_table(
    request: Request, name: Annotated[str, Query(alias="game")] = GAMES[0]
) -> Response:
    """What lies on a real table, scored by its game."""
    limit(request, "score")
    played, given = game(name), await body(request, dict)
    if played.paper is None:
        raise BadText("bad-game-lacks", game=played.id)
    return answer(played.paper(given))


@router.get("/locale/{lang}.ftl")
async def get_the_messages(request: Request, lang: str) -> Response:
    known(lang)
    return hand_out(request, _messages(lang))


@router.get("/locale/{lang}/{part}.ftl")
async def get_the_messages_of_a_part(request: Request, lang: str, part: str) -> Response:
    known(lang)
    if part not in LATER:
        raise Refused(404, BadText("bad-page"))
    return hand_out(request, _messages(lang, part))


@cache
def _messages(lang: str, part: str = "") -> Copy:
    return copy(open_messages(lang, part).encode(), "text/plain; charset=utf-8")


@router.get("/api/tables/{id}/words")
async def get_what_was_opened(request: Request, id: str, lang: str = "en") -> Response:
    """The messages about what has come out at this table; they are in no file that everybody gets."""
    _, table = await own_table(request, id)
    known(lang)
    ids = unsealed(table.game, table.match.state) if table.match else []
    return PlainTextResponse(sealed_messages(lang, ids))


def known(lang: str) -> None:
    if lang not in LANGUAGES:
        raise Refused(404, BadText("bad-lang", lang=lang[:40], known=", ".join(LANGUAGES)))
