"""The HTTP calls, in the order of `docs/protocol.md`."""

import io
from pathlib import Path
from typing import Annotated, Any

from fastapi import FastAPI, Query, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse, RedirectResponse

from charthouse.bots import LEVELS
from charthouse.core import fair, record
from charthouse.core.game import SPECTATOR, BadText, Seat
from charthouse.core.text import LANGUAGES, LATER, open_messages, sealed_messages
from charthouse.games import GAMES, game
from charthouse.server import commands, messages
from charthouse.server.keys import HOST_SEAT, NO_SEAT, hashed, new_recovery_code, new_token
from charthouse.server.limits import Limits
from charthouse.server.messages import Opening
from charthouse.server.opening import branch, day_of, day_secret, map_of_day, open_table
from charthouse.server.replays import draws, frames, unsealed
from charthouse.server.responses import Refused, answer, body, in_pieces
from charthouse.server.rooms import Rooms
from charthouse.server.store import Key, now
from charthouse.server.tables import Table
from charthouse.server.viewer import Viewer, seats_of

PAGE = Path(__file__).parent.parent / "page"


def _known(lang: str) -> None:
    if lang not in LANGUAGES:
        raise Refused(404, BadText("bad-lang", lang=lang[:40], known=", ".join(LANGUAGES)))


def add_calls(app: FastAPI) -> None:
    rooms: Rooms = app.state.rooms

    @app.post("/api/tables")
    async def open_a_table(request: Request) -> Response:
        _limit(request, "open")
        opening = await body(request, Opening)
        return answer(await open_table(rooms, opening, fair.new_secret()))

    @app.get("/api/daily")
    async def see_the_map_of_a_day(date: str = "") -> Response:
        return answer(map_of_day(day_of(date)))

    @app.post("/api/daily")
    async def open_the_map_of_a_day(request: Request) -> Response:
        _limit(request, "open")
        given = await body(request, messages.Daily)
        day = day_of(given.date).isoformat()
        opening = Opening(mode="solo", seats=(messages.SeatWish(name=given.name),))
        return answer(await open_table(rooms, opening, day_secret(day), day))

    @app.post("/api/keys")
    async def exchange_a_link(request: Request) -> Response:
        _limit(request, "keys")
        given = await body(request, messages.Exchange)
        found = await rooms.store.key(hashed(given.link or given.recovery))
        if found is None or found.kind not in ("link", "watch", "recovery"):
            raise Refused(403, BadText("bad-key"))
        table = await rooms.table(found.table_id)
        if table is None:
            raise Refused(404, BadText("bad-table"))
        return answer(
            await _new_device(rooms, table, _kind(found, table), found.seat, recovery=found.kind == "link")
        )

    @app.get("/api/tables/{id}")
    async def see_a_table(request: Request, id: str) -> Response:
        key, table = await _own_table(request, id)
        return answer(await rooms.state(Viewer(key, table)))

    @app.post("/api/tables/{id}/links")
    async def make_new_links(request: Request, id: str) -> Response:
        """New links for every person's seat and for onlookers; the host may lose the first ones."""
        await body(request, dict)
        key, table = await _own_table(request, id)
        if key.kind != "host":
            raise Refused(403, BadText("why-only-host"))
        _limit(request, "open")
        seats, made = [], []
        for seat, chair in enumerate(table.chairs):
            if chair.person:
                link, recovery = new_token(), new_recovery_code()
                made += [(link, "link", seat), (recovery, "recovery", seat)]
                seats.append({"seat": seat, "link": link, "recovery": recovery})
        watch = new_token()
        made.append((watch, "watch", NO_SEAT))
        keys = [Key(hashed(token), id, kind, seat, now()) for token, kind, seat in made]
        await rooms.store.add_keys(keys)
        return answer({"seats": seats, "watch": watch})

    @app.post("/api/tables/{id}/recovery")
    async def make_recovery_codes(request: Request, id: str) -> Response:
        """A new recovery code for each seat of this device; those made earlier stay valid."""
        await body(request, dict)
        key, table = await _own_table(request, id)
        _limit(request, "keys")
        codes = {seat: new_recovery_code() for seat in seats_of(key, table)}
        if not codes:
            raise Refused(403, BadText("why-not-your-seat"))
        keys = [Key(hashed(code), id, "recovery", seat, now()) for seat, code in codes.items()]
        await rooms.store.add_keys(keys)
        return answer({"seats": [{"seat": seat, "recovery": code} for seat, code in codes.items()]})

    @app.post("/api/tables/{id}/rematch")
    async def open_a_rematch(request: Request, id: str) -> Response:
        """A new table for the same people; whoever has a key of this one may follow."""
        opening = await body(request, Opening)
        key, table = await _finished(request, id)
        if key.kind != "host":
            raise Refused(403, BadText("why-only-host"))
        _limit(request, "open")
        if table.next:
            raise BadText("bad-rematch")
        same_seats = [wish.kind == "person" for wish in opening.seats] == [one.person for one in table.chairs]
        if opening.mode != "link" or not same_seats:
            raise BadText("bad-request")
        opened = await open_table(rooms, opening, fair.new_secret())
        following = opened["table"]
        verdict = await rooms.command(table, f"next/{following}", lambda: commands.follow(table, following))
        if verdict.verdict != "accepted":  # somebody did the same at the same moment: the log has one of them
            raise BadText("bad-rematch")
        return answer(opened)

    @app.post("/api/tables/{id}/follow")
    async def follow_to_the_rematch(request: Request, id: str) -> Response:
        await body(request, dict)
        key, table = await _own_table(request, id)
        _limit(request, "keys")
        following = await rooms.table(table.next) if table.next else None
        if following is None:
            raise Refused(404, BadText("bad-table"))
        return answer(await _new_device(rooms, following, key.kind, key.seat, recovery=key.seat != NO_SEAT))

    @app.post("/api/qr")
    async def draw_a_qr_code(request: Request) -> Response:
        """By POST, as keys are exchanged: what is in an address is written into logs on the way."""
        _limit(request, "qr")
        text = (await body(request, messages.QrText)).text
        if not text:
            raise BadText("bad-request")
        return Response(qr_svg(text[:400]), media_type="image/svg+xml")

    @app.get("/api/tables/{id}/record")
    async def get_the_record(request: Request, id: str) -> Response:
        _, table = await _finished(request, id)
        return PlainTextResponse(record.write_text(table.record()))

    @app.get("/api/tables/{id}/words")
    async def get_what_was_opened(request: Request, id: str, lang: str = "en") -> Response:
        """The messages about what has come out at this table; they are in no file that everybody gets."""
        _, table = await _own_table(request, id)
        _known(lang)
        ids = unsealed(table.game, table.match.state) if table.match else []
        return PlainTextResponse(sealed_messages(lang, ids))

    @app.get("/api/tables/{id}/draws")
    async def get_the_draws(request: Request, id: str) -> Response:
        _, table = await _finished(request, id)
        _limit(request, "replay")
        return answer(draws(table.record()))

    @app.get("/api/tables/{id}/replay")
    async def replay_a_table(request: Request, id: str, seat: int = SPECTATOR) -> Response:
        _, table = await _finished(request, id)
        _limit(request, "replay")
        players = tuple(chair.player for chair in table.chairs)
        return await in_pieces(lambda: frames(table.record(), seat, table.by, players))

    @app.post("/api/replay")
    async def replay_a_record(request: Request, seat: int = SPECTATOR) -> Response:
        _limit(request, "replay")
        saved = record.read((await body(request, messages.RecordText)).record)
        return await in_pieces(
            lambda: {**frames(saved, seat, []), **({"draws": draws(saved)} if saved.secret else {})}
        )

    @app.post("/api/tables/{id}/branch")
    async def play_on_from_here(request: Request, id: str) -> Response:
        wish = await body(request, messages.Branch)
        _, table = await _finished(request, id)
        _limit(request, "open")
        return answer(await branch(rooms, table.record(), wish))

    @app.post("/api/branch")
    async def play_on_from_a_record(request: Request) -> Response:
        _limit(request, "open")
        wish = await body(request, messages.Branch)
        return answer(await branch(rooms, record.read(wish.record), wish))

    @app.post("/api/score")
    async def score_a_paper_map(request: Request) -> Response:
        return answer(game(GAMES[0]).paper(await body(request, dict)))

    @app.get("/api/content")
    async def see_everything_printed(name: Annotated[str, Query(alias="game")] = GAMES[0]) -> Response:
        return answer({**game(name).contents(), "bots": list(LEVELS)})

    @app.get("/locale/{lang}.ftl")
    async def get_the_messages(lang: str) -> Response:
        _known(lang)
        return PlainTextResponse(open_messages(lang))

    @app.get("/locale/{lang}/{part}.ftl")
    async def get_the_messages_of_a_part(lang: str, part: str) -> Response:
        _known(lang)
        if part not in LATER:
            raise Refused(404, BadText("bad-page"))
        return PlainTextResponse(open_messages(lang, part))

    @app.get("/favicon.ico", include_in_schema=False)
    async def get_the_icon() -> Response:
        return RedirectResponse("/icon.svg", 308)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str) -> Response:
        file = _file(path)
        if file is not None:
            kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return FileResponse(file, headers={"cache-control": kept})
        if path.startswith("api/") or not (PAGE / "index.html").is_file():
            raise Refused(404, BadText("bad-page"))
        if path and "." in path.rsplit("/", 1)[-1]:
            raise Refused(404, BadText("bad-page"))
        return FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache"})


async def _new_device(rooms: Rooms, table: Table, kind: str, seat: Seat, recovery: bool) -> dict[str, Any]:
    """A key for one more device, with a recovery code of its own where it has none yet."""
    device, code = new_token(), new_recovery_code() if recovery else None
    made = [Key(hashed(device), table.id, kind, seat, now())]
    if code:
        made.append(Key(hashed(code), table.id, "recovery", seat, now()))
    await rooms.store.add_keys(made)
    seats = seats_of(made[0], table)
    told = {"key": device, "table": table.id, "role": "seat" if seats else "watch", "seats": seats}
    return {**told, "recovery": code} if code else told


def _file(path: str) -> Path | None:
    """A file of the page, if the path names one and does not lead out of it."""
    try:
        file = (PAGE / path).resolve()
        return file if path and file.is_relative_to(PAGE.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def qr_svg(text: str) -> str:
    import segno

    picture = io.BytesIO()
    segno.make(text, error="m").save(
        picture, kind="svg", omitsize=True, border=2, dark="#1c2836", light="#fffdf6"
    )
    return picture.getvalue().decode()


# --- who asks


def _kind(given: Key, table: Table) -> str:
    """A device; whoever opened a table for others and lost their device is its host again."""
    hosts = given.kind == "recovery" and given.seat == HOST_SEAT and table.settings.mode == "link"
    return "host" if hosts else "device"


async def _key(request: Request) -> Key:
    """The device key of a request."""
    rooms: Rooms = request.app.state.rooms
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    found = await rooms.store.key(hashed(token)) if kind.lower() == "bearer" and token else None
    if found is None or found.kind not in ("host", "device"):
        raise Refused(403, BadText("bad-key"))
    return found


async def _own_table(request: Request, id: str) -> tuple[Key, Table]:
    key = await _key(request)
    table = await request.app.state.rooms.table(id) if key.table_id == id else None
    if table is None:
        raise Refused(404, BadText("bad-table"))
    return key, table


async def _finished(request: Request, id: str) -> tuple[Key, Table]:
    key, table = await _own_table(request, id)
    if table.phase != "over":
        raise Refused(403, BadText("bad-not-over"))
    return key, table


def _limit(request: Request, what: str) -> None:
    limits: Limits = request.app.state.limits
    if not limits.allows(what, request.client.host if request.client else ""):
        raise Refused(429, BadText("bad-too-often"))
