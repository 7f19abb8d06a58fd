"""The socket: a hello, then messages both ways. `messages.py` has their forms."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

import msgspec
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from charthouse.core.game import Problem
from charthouse.core.message import message, told
from charthouse.server import limits, messages, metrics, wire
from charthouse.server.faces import encode, ready
from charthouse.server.handlers import hear
from charthouse.server.keys import hashed
from charthouse.server.limits import Limits, counted, sockets
from charthouse.server.log import note_once
from charthouse.server.rooms import Rooms
from charthouse.server.store import StoreBroken
from charthouse.server.viewer import Viewer, holds

Say = Callable[[wire.Told | wire.Dict], Awaitable[None]]
HangUp = Callable[..., Awaitable[None]]
PUT_OUT = 4004
"""The code of a close to a device that holds its seat no more."""


class SocketFirst:
    """Answers the socket before the router does: its many messages pass no layer that only HTTP needs."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            await socket(WebSocket(scope, receive, send), send)
        else:
            await self.app(scope, receive, send)


async def socket(websocket: WebSocket, send: Send) -> None:
    """One connection, if its address may have one more. Who hangs up at whatever moment has hung up."""
    address = counted(websocket.client)
    if address and sockets[address] >= limits.SOCKETS:
        await websocket.send_denial_response(Response(status_code=503))
        return
    sockets[address] += 1
    try:
        await _met(websocket, send)
    except (WebSocketDisconnect, OSError):
        pass
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]


async def _met(websocket: WebSocket, send: Send) -> None:
    """A hello, then messages both ways."""
    if not _same_origin(websocket):
        await websocket.close(4003)
        return
    await websocket.accept()
    rooms: Rooms = websocket.app.state.rooms
    try:
        viewer = await _greet(websocket, rooms)
    except WebSocketDisconnect:
        return
    except Problem as problem:  # the log of the table is damaged
        with contextlib.suppress(RuntimeError):  # the line was closed meanwhile
            await websocket.send_text(encode(wire.Closing(told(problem))))
        await _close(websocket, 4002)
        return
    except StoreBroken:
        with contextlib.suppress(RuntimeError):
            if rooms.waiting:  # not even their key can be read
                await websocket.send_text(encode(wire.Waiting(True)))
        await _close(websocket, 1011)
        return
    if viewer is None:
        metrics.refusals["bad-key"] += 1
        await _close(websocket, 4001)
        return
    if not holds(viewer.key, viewer.table):
        await websocket.send_text(encode(wire.Closing(message("bad-put-out"))))
        await websocket.close(PUT_OUT)
        return

    async def say(message: wire.Told | wire.Dict) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # who left hears nothing; what they said counts
            await send({"type": "websocket.send", "text": encode(message)})

    async def hang_up(code: int = 1011) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # they are gone, or it was said already
            await send({"type": "websocket.close", "code": code})

    rooms.join(viewer)
    sender = asyncio.get_running_loop().create_task(_send(say, hang_up, rooms, viewer))
    try:
        await _receive(websocket, say, rooms, viewer)
    except WebSocketDisconnect:
        pass
    except StoreBroken:
        await hang_up()
    finally:
        sender.cancel()
        rooms.leave(viewer)


async def _close(websocket: WebSocket, code: int) -> None:
    with contextlib.suppress(RuntimeError):  # a frame against the rules has closed it already
        await websocket.close(code)


def _same_origin(websocket: WebSocket) -> bool:
    """Whether the page that asks is one of this server: its host is the one that was asked for."""
    origin = websocket.headers.get("origin")
    if origin is None:
        return True
    scheme, _, host = origin.partition("://")
    usual = ":443" if scheme == "https" else ":80"  # a browser leaves it out, a proxy may not
    return host.removesuffix(usual) == websocket.headers.get("host", "").removesuffix(usual)


async def _greet(websocket: WebSocket, rooms: Rooms) -> Viewer | None:
    try:
        said = _heard(await asyncio.wait_for(websocket.receive(), 10))
    except TimeoutError:
        return None
    if not isinstance(said, messages.Hello):
        return None
    key = await rooms.store.key(hashed(said.key))
    if key is None or key.kind not in ("host", "device"):
        return None
    table = await rooms.table(key.table_id)
    return Viewer(key, table) if table is not None else None


def _heard(message: Message) -> messages.Said | None:
    """A message of a client, or nothing if it is none of ours."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None or len(text.encode()) > messages.MOST_BYTES:
        return None
    try:
        said: messages.Said = messages.decoder.decode(text)
        return said
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None


async def _receive(websocket: WebSocket, say: Say, rooms: Rooms, viewer: Viewer) -> None:
    """Each message is answered before the next is read: who does not listen is not listened to.

    The answer goes out before any state that shows what it is about."""
    address = counted(websocket.client)
    while True:
        said = _heard(await websocket.receive())
        if said is None or isinstance(said, messages.Hello):
            await _close(websocket, 4000)
            return
        wait = _wait(websocket.app.state.limits, viewer, address)
        if wait:
            metrics.refusals["bad-too-often"] += 1
            note_once("refused-too-often", "say", viewer.table.id, what="say", table=viewer.table.id)
            await say(wire.Slow(message("bad-too-often")))
            await asyncio.sleep(wait)
        heard = time.monotonic()
        answer = await hear(rooms, viewer, said)
        if answer is not None:
            await say(answer)
        if isinstance(said, messages.Act):
            metrics.acknowledgements.note(time.monotonic() - heard)


def _wait(allowed: Limits, viewer: Viewer, address: str) -> float:
    """Seconds until it is heard: all devices of a seat share what it may say, and so does an address."""
    key = viewer.key
    seat = f"{key.table_id}/{key.seat}" if viewer.seats else key.hash
    waits = [allowed.wait("say", seat), allowed.wait("say-address", address) if address else 0.0]
    return max(waits)


async def _send(say: Say, hang_up: HangUp, rooms: Rooms, viewer: Viewer) -> None:
    """Whatever is new at the table, the newest state first. Who can't be shown it has to come again."""
    try:
        while True:
            await viewer.wake.wait()
            viewer.wake.clear()
            if viewer.out:
                await say(wire.Closing(message("bad-put-out")))
                await hang_up(PUT_OUT)
                return
            if viewer.table.gone is not None:
                await say(wire.Closing(told(viewer.table.gone)))
                await hang_up(4002)
                return
            if viewer.waiting != rooms.waiting:
                viewer.waiting = rooms.waiting
                await say(wire.Waiting(viewer.waiting))
            if viewer.stale:
                await say(await rooms.state(viewer))
            if viewer.ticked:
                viewer.ticked = False
                await say(wire.Ready(ready(viewer.table)))
            if viewer.met:
                viewer.met = False
                await say(wire.Here(rooms.online(viewer.table)))
            if viewer.leaving:
                await say(wire.Closing(message("server-stops")))
                return
    except RuntimeError:  # the connection was closed meanwhile
        pass
    except StoreBroken:
        await hang_up()
