"""The web application: plain HTTP for what is asked once, a socket for a table."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from fastapi import FastAPI, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from charthouse.bots import BOTS, bot
from charthouse.core import fair, match, record
from charthouse.core.game import SPECTATOR, BadText, Chance, Problem
from charthouse.core.record import Record
from charthouse.core.text import LANGUAGES, open_messages, sealed_messages
from charthouse.games import GAMES, game
from charthouse.server import schema, tables, wire
from charthouse.server.description import described
from charthouse.server.limits import Limits
from charthouse.server.players import BotPool
from charthouse.server.rooms import Rooms, Viewer, encode, seats_of
from charthouse.server.seats import ALL_SEATS, NO_SEAT, hashed, new_recovery_code, new_token
from charthouse.server.store import Key, Row, Store, StoreBroken, now
from charthouse.server.tables import Opened, Table
from charthouse.server.wire import Opening

PAGE = Path(__file__).parent.parent / "page"
BEAT_SECONDS = 5.0
MOST_BODY = 512 * 1024


class Refused(Exception):  # noqa: N818 (an answer, not an accident)
    """A request that is answered with a status and a message."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(status, problem)
        self.status = status
        self.problem = problem


def create_app(store: Store) -> FastAPI:
    """The application on an open store."""

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await _note_outage(store)
        beats = asyncio.get_running_loop().create_task(_beat(store))
        follower = asyncio.get_running_loop().create_task(_follow(rooms)) if store.shared else None
        waker = asyncio.get_running_loop().create_task(_wake(rooms))
        yield
        for task in filter(None, (beats, follower, waker)):
            task.cancel()
        pool.close()
        store.close()

    pool = BotPool()
    rooms = Rooms(store, pool)
    app = FastAPI(
        title="Charthouse", lifespan=life, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    app.state.rooms = rooms
    app.state.limits = Limits()
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(Problem, _bad)
    app.add_exception_handler(RequestValidationError, _misread)
    app.add_middleware(Guard)
    app.router.routes.append(WebSocketRoute("/ws", socket))
    _routes(app)
    app.openapi_schema = described(app.openapi())
    return app


async def _note_outage(store: Store) -> None:
    """Clocks stand still for the time in which nobody served."""
    last = await store.last_beat()
    if last is not None and now() - last > 3 * BEAT_SECONDS * 1000:
        await store.insert([(schema.outages, {"began_at": last, "ended_at": now()})])
    await store.beat()


async def _beat(store: Store) -> None:
    with contextlib.suppress(StoreBroken):
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await store.beat()


async def _wake(rooms: Rooms) -> None:
    """After a start, tables whose bots or clocks are due are attended to, one after the other."""
    for table_id in await rooms.store.open_tables():
        table = await rooms.table(table_id)
        if table is not None and not table.bots_due() and not table.turn_time():
            rooms.forget(table)
        await asyncio.sleep(0)


async def _follow(rooms: Rooms) -> None:
    """Other processes write to the same log: whoever is watched is read again."""
    while True:
        await asyncio.sleep(0.2)
        for table_id in [id for id, viewers in rooms.viewers.items() if viewers]:
            await rooms.table(table_id)


# --- answers


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)  # noqa: S101 (registered for it)
    return JSONResponse({"error": wire.told(error.problem)}, error.status)


async def _bad(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)  # noqa: S101 (registered for it)
    return JSONResponse({"error": wire.told(error)}, 400)


async def _misread(request: Request, error: Exception) -> Response:
    return JSONResponse({"error": wire.message("bad-request")}, 400)


def _json(value: object) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json")


async def _body(request: Request, kind: type[Any]) -> Any:
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


# --- opening tables


async def open_table(
    rooms: Rooms,
    opening: Opening,
    secret: bytes,
    daily: str | None = None,
    start: Callable[[Table], tuple[str, dict[str, Any]]] | None = None,
) -> dict[str, Any]:
    """Opens a table with its keys in one write, and begins at once unless others are to come."""
    _check_opening(opening)
    table_id, host, watch = new_token(), new_token(), new_token()
    link_mode = opening.mode == "link"
    keys = [(host, "host", 0 if link_mode else ALL_SEATS), (watch, "watch", NO_SEAT)]
    seats = []
    for seat, wish in enumerate(opening.seats):
        if wish.kind == "person":
            link, recovery = new_token(), new_recovery_code()
            keys += [(link, "link", seat), (recovery, "recovery", seat)]
            seats.append({"seat": seat, "link": link, "recovery": recovery})
    body = msgspec.json.encode(Opened(opening, daily)).decode()
    row = Row(table_id, 0, "open", "opened", body, now())
    values = {"id": table_id, "game": opening.game, "opened_at": now(), "secret": secret}
    inserts: list[tuple[Any, dict[str, Any]]] = [(schema.tables, values), (schema.log, row._asdict())]
    for token, kind, seat in keys:
        inserts.append((schema.keys, Key(hashed(token), table_id, kind, seat, now())._asdict()))
    await rooms.store.insert(inserts)
    table = await rooms.table(table_id)
    assert table is not None  # noqa: S101 (just written)
    if start is not None:
        await rooms.command(table, "begin", lambda: start(table))
    elif not link_mode or all(chair.here for chair in table.chairs):
        await rooms.command(table, "begin", lambda: tables.begin(table))
    return {"table": table_id, "key": host, "seats": seats, "watch": watch}


def _check_opening(opening: Opening) -> None:
    """Everything is refused here that could not be played later."""
    played = game(opening.game)
    if len(opening.seats) not in played.seats:
        low, high = played.seats[0], played.seats[-1]
        raise BadText("bad-seats", low=low, high=high, found=len(opening.seats))
    played.expand(opening.options, len(opening.seats))
    for wish in opening.seats:
        if wish.kind == "bot":
            bot(wish.bot)
        if len(wish.name) > 60 or len(wish.title) > 60 or len(wish.crest) > 20:
            raise BadText("bad-name")
    if opening.clock.kind != "none" and not 1 <= opening.clock.per <= 1000:
        raise BadText("bad-request")


def day_of(text: str) -> date:
    """A UTC day, today if none is named; the future has no map yet."""
    today = datetime.now(UTC).date()
    if not text:
        return today
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadText("bad-day", day=text[:20]) from None
    if not date(2026, 1, 1) <= day <= today:
        raise BadText("bad-day", day=text[:20])
    return day


# --- the calls


def _routes(app: FastAPI) -> None:
    rooms: Rooms = app.state.rooms

    @app.post("/api/tables")
    async def open_a_table(request: Request) -> Response:
        _limit(request, "open")
        opening = await _body(request, Opening)
        return _json(await open_table(rooms, opening, fair.new_secret()))

    @app.post("/api/daily")
    async def open_the_map_of_a_day(request: Request) -> Response:
        _limit(request, "open")
        day = day_of((await _body(request, wire.Daily)).date).isoformat()
        opening = Opening(mode="solo")
        return _json(await open_table(rooms, opening, fair.secret_of(f"daily {day}"), day))

    @app.post("/api/keys")
    async def exchange_a_link(request: Request) -> Response:
        _limit(request, "keys")
        given = await _body(request, wire.Exchange)
        found = await rooms.store.key(hashed(given.link or given.recovery))
        if found is None or found.kind not in ("link", "watch", "recovery"):
            raise Refused(403, BadText("bad-key"))
        table = await rooms.table(found.table_id)
        if table is None:
            raise Refused(404, BadText("bad-table"))
        device = new_token()
        key = Key(hashed(device), found.table_id, "device", found.seat, now())
        made, recovery = [key], None
        if found.kind == "link":
            recovery = new_recovery_code()
            made.append(Key(hashed(recovery), found.table_id, "recovery", found.seat, now()))
        await rooms.store.insert([(schema.keys, key._asdict()) for key in made])
        seats = seats_of(key, table)
        role = "seat" if seats else "watch"
        answer = {"key": device, "table": found.table_id, "role": role, "seats": seats}
        return _json({**answer, "recovery": recovery} if recovery else answer)

    @app.get("/api/tables/{id}")
    async def see_a_table(request: Request, id: str) -> Response:
        key, table = await _own_table(request, id)
        return _json(await rooms.state(Viewer(key, table)))

    @app.post("/api/tables/{id}/links")
    async def make_new_links(request: Request, id: str) -> Response:
        """New links for every person's seat and for onlookers; the host may lose the first ones."""
        await _body(request, dict)
        key, table = await _own_table(request, id)
        if key.kind != "host":
            raise Refused(403, BadText("why-only-host"))
        seats, made = [], []
        for seat, chair in enumerate(table.chairs):
            if chair.person:
                link, recovery = new_token(), new_recovery_code()
                made += [(link, "link", seat), (recovery, "recovery", seat)]
                seats.append({"seat": seat, "link": link, "recovery": recovery})
        watch = new_token()
        made.append((watch, "watch", NO_SEAT))
        keys = [Key(hashed(token), id, kind, seat, now()) for token, kind, seat in made]
        await rooms.store.insert([(schema.keys, key._asdict()) for key in keys])
        return _json({"seats": seats, "watch": watch})

    @app.get("/api/qr")
    async def draw_a_qr_code(request: Request, text: str = "") -> Response:
        _limit(request, "qr")
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
        known_language(lang)
        ids = unsealed(table.game, table.match.state) if table.match else []
        return PlainTextResponse(sealed_messages(lang, ids))

    @app.get("/api/tables/{id}/draws")
    async def get_the_draws(request: Request, id: str) -> Response:
        _, table = await _finished(request, id)
        return _json(draws(table.record()))

    @app.get("/api/tables/{id}/replay")
    async def replay_a_table(request: Request, id: str, seat: int = SPECTATOR) -> Response:
        _, table = await _finished(request, id)
        return _json(await asyncio.to_thread(frames, table.record(), seat, table.by))

    @app.post("/api/replay")
    async def replay_a_record(request: Request, seat: int = SPECTATOR) -> Response:
        _limit(request, "replay")
        saved = record.read((await _body(request, wire.RecordText)).record)
        shown = await asyncio.to_thread(frames, saved, seat, [])
        return _json({**shown, "draws": draws(saved)} if saved.secret else shown)

    @app.post("/api/tables/{id}/branch")
    async def play_on_from_here(request: Request, id: str) -> Response:
        _limit(request, "open")
        wish = await _body(request, wire.Branch)
        _, table = await _finished(request, id)
        return _json(await branch(rooms, table.record(), wish))

    @app.post("/api/branch")
    async def play_on_from_a_record(request: Request) -> Response:
        _limit(request, "open")
        wish = await _body(request, wire.Branch)
        return _json(await branch(rooms, record.read(wish.record), wish))

    @app.post("/api/score")
    async def score_a_paper_map(request: Request) -> Response:
        return _json(game(GAMES[0]).paper(await _body(request, dict)))

    @app.get("/api/content")
    async def see_everything_printed(name: Annotated[str, Query(alias="game")] = GAMES[0]) -> Response:
        return _json({**game(name).contents(), "bots": list(BOTS)})

    @app.get("/locale/{lang}.ftl")
    async def get_the_messages(lang: str) -> Response:
        known_language(lang)
        return PlainTextResponse(open_messages(lang))

    @app.get("/{path:path}", include_in_schema=False)
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


def _file(path: str) -> Path | None:
    """A file of the page, if the path names one and does not lead out of it."""
    try:
        file = (PAGE / path).resolve()
        return file if path and file.is_relative_to(PAGE.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def known_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise Refused(404, BadText("bad-lang", lang=lang[:40], known=", ".join(LANGUAGES)))


def unsealed(played: Any, state: Any) -> list[str]:
    """The sealed messages a table may say by now, in a game that has such."""
    found: list[str] = played.face(played.observe(state, SPECTATOR), ()).get("unsealed", [])
    return found


def qr_svg(text: str) -> str:
    import io

    import segno

    picture = io.BytesIO()
    segno.make(text, error="m").save(
        picture, kind="svg", omitsize=True, border=2, dark="#1c2836", light="#fffdf6"
    )
    return picture.getvalue().decode()


# --- replays


def _checked_record(saved: Record) -> Any:
    played = game(saved.header.game)
    if saved.header.rules != played.rules:
        raise BadText("bad-record-rules", found=saved.header.rules, known=played.rules)
    if saved.header.content != played.content():
        raise BadText("bad-record-content")
    match.replay(played, saved)
    return played


def frames(saved: Record, seat: int, by: list[str]) -> dict[str, Any]:
    """What a seat saw after each entry of a record."""
    played = _checked_record(saved)
    state = match.opening(played, saved.header)
    shown, story = [], []
    for seq, entry in enumerate(saved.entries):
        told = []
        for line in entry.then:
            if record.read_answer(line):
                continue
            event = played.read_event(line)
            message = played.tell(event, state, wire.message)
            if message is not None:
                told.append(message)
            state = played.evolve(state, event)
            story.append(event)
        face = played.face(played.observe(state, seat), story)
        who = by[seq] if seq < len(by) else ""
        shown.append(
            {"seq": seq, "seat": entry.seat, "action": entry.action, "by": who, "game": face, "log": told}
        )
    ids = unsealed(played, state)
    words = {lang: sealed_messages(lang, ids) for lang in LANGUAGES} if ids else {}
    return {"header": msgspec.to_builtins(saved.header), "frames": shown, "words": words}


def draws(saved: Record) -> dict[str, Any]:
    """Every question to chance with its menu and its answer, for whoever checks the shuffle."""
    played = game(saved.header.game)
    state = match.opening(played, saved.header)
    found = []
    for entry in saved.entries:
        for line in entry.then:
            answer = record.read_answer(line)
            if answer is None:
                state = played.evolve(state, played.read_event(line))
                continue
            question = played.waiting(state)
            menu = question.menu if isinstance(question, Chance) else ()
            found.append({"label": answer[0], "menu": menu, "answer": answer[1]})
    return {
        "commitment": saved.header.commitment,
        "secret": saved.secret,
        "entropy": saved.header.entropy,
        "draws": found,
    }


async def branch(rooms: Rooms, saved: Record, wish: wire.Branch) -> dict[str, Any]:
    """A new table on this device: one seat is yours, bots have the others. The old game is untouched."""
    bot(wish.bot)
    played = _checked_record(saved)
    if wish.at not in range(len(saved.entries)) or wish.seat not in range(len(saved.header.players)):
        raise BadText("bad-request")
    seats = tuple(
        wire.SeatWish("person" if seat == wish.seat else "bot", p.name, p.title, p.crest, wish.bot)
        for seat, p in enumerate(saved.header.players)
    )
    secret = bytes.fromhex(saved.secret) if wish.cards == "same" and saved.secret else fair.new_secret()
    if wish.cards == "same" and saved.header.entropy:
        secret = fair.seed_of(secret, saved.header.entropy)
    opening = Opening(mode="solo", game=played.id, seats=seats)
    bots = [seat.bot if seat.kind == "bot" else "" for seat in seats]

    def start(table: Table) -> tuple[str, dict[str, Any]]:
        return tables.branch(table, saved, wish.at, bots)

    return await open_table(rooms, opening, secret, start=start)


# --- the socket


async def socket(websocket: WebSocket) -> None:
    """One connection: a hello, then messages both ways."""
    if not _same_origin(websocket):
        await websocket.close(4003)
        return
    await websocket.accept()
    rooms: Rooms = websocket.app.state.rooms
    try:
        viewer = await _greet(websocket, rooms)
    except WebSocketDisconnect:
        return
    if viewer is None:
        await websocket.close(4001)
        return
    rooms.join(viewer)
    sender = asyncio.get_running_loop().create_task(_send(websocket, rooms, viewer))
    try:
        await _receive(websocket, rooms, viewer)
    except WebSocketDisconnect:
        pass
    except StoreBroken:
        await websocket.close(1011)
    finally:
        sender.cancel()
        rooms.leave(viewer)


def _same_origin(websocket: WebSocket) -> bool:
    origin = websocket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == websocket.headers.get("host")


async def _greet(websocket: WebSocket, rooms: Rooms) -> Viewer | None:
    try:
        said = _heard(await asyncio.wait_for(websocket.receive(), 10))
    except TimeoutError:
        return None
    if not isinstance(said, wire.Hello):
        return None
    key = await rooms.store.key(hashed(said.key))
    if key is None or key.kind not in ("host", "device"):
        return None
    table = await rooms.table(key.table_id)
    return Viewer(key, table) if table is not None else None


def _heard(message: Message) -> wire.Said | None:
    """A message of a client, or nothing if it is none of ours."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None or len(text.encode()) > wire.MOST_BYTES:
        return None
    try:
        said: wire.Said = wire.decoder.decode(text)
        return said
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None


async def _receive(websocket: WebSocket, rooms: Rooms, viewer: Viewer) -> None:
    limits: Limits = websocket.app.state.limits
    while True:
        said = _heard(await websocket.receive())
        if said is None or isinstance(said, wire.Hello):
            await websocket.close(4000)
            return
        if not limits.allows("say", viewer.key.hash):
            viewer.post({"t": "slow", "why": wire.message("bad-too-often")})
            await asyncio.sleep(0.5)
        try:
            await rooms.hear(viewer, said)
        except Problem as problem:
            id = getattr(said, "id", "")
            viewer.post(
                {
                    "t": "ack",
                    "id": id,
                    "verdict": "refused",
                    "why": wire.told(problem),
                    "seq": viewer.table.seq,
                }
            )


async def _send(websocket: WebSocket, rooms: Rooms, viewer: Viewer) -> None:
    """Whatever waits in the mailbox, the newest state last."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await viewer.wake.wait()
            viewer.wake.clear()
            if viewer.overflown:
                await websocket.close(4008)
                return
            while viewer.letters:
                await websocket.send_text(encode(viewer.letters.popleft()))
            if viewer.stale:
                viewer.stale = viewer.ticked = False
                await websocket.send_text(await rooms.painted(viewer))
            elif viewer.ticked:
                viewer.ticked = False
                await websocket.send_text(encode({"t": "ready", "ready": rooms.ready(viewer.table)}))
            if viewer.leaving:
                await websocket.send_text(encode({"t": "closing", "why": wire.message("server-stops")}))
                return


# --- headers


class Guard:
    """The headers that every answer carries, and a limit on every address."""

    HEADERS = (
        (
            b"content-security-policy",
            b"default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; "
            b"connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; "
            b"frame-ancestors 'none'",
        ),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    )

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self.HEADERS]
            await send(message)

        await self.app(scope, receive, guarded)
