"""The socket: a hello, then messages both ways. `messages.py` has their forms."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from charthouse.core.game import Problem
from charthouse.core.message import message, told
from charthouse.server import messages, wire
from charthouse.server.faces import encode, ready
from charthouse.server.handlers import hear
from charthouse.server.keys import hashed
from charthouse.server.limits import Limits
from charthouse.server.rooms import Rooms
from charthouse.server.store import StoreBroken
from charthouse.server.viewer import Viewer

Say = Callable[[wire.Told | wire.Dict], Awaitable[None]]


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
    except Problem as problem:  # the log of the table is damaged
        await websocket.send_text(encode(wire.Closing(told(problem))))
        await websocket.close(4002)
        return
    except StoreBroken:
        await websocket.close(1011)
        return
    if viewer is None:
        await websocket.close(4001)
        return

    async def say(message: wire.Told | wire.Dict) -> None:
        with contextlib.suppress(OSError):  # whoever left hears nothing; what they said before counts
            await send({"type": "websocket.send", "text": encode(message)})

    async def hang_up() -> None:
        with contextlib.suppress(OSError, RuntimeError):  # they are gone, or it was said already
            await send({"type": "websocket.close", "code": 1011})

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


def _same_origin(websocket: WebSocket) -> bool:
    origin = websocket.headers.get("origin")
    return origin is None or origin.partition("://")[2] == websocket.headers.get("host")


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
    limits: Limits = websocket.app.state.limits
    while True:
        said = _heard(await websocket.receive())
        if said is None or isinstance(said, messages.Hello):
            await websocket.close(4000)
            return
        if not limits.allows("say", viewer.key.hash):
            await say(wire.Slow(message("bad-too-often")))
            await asyncio.sleep(0.5)
        answer = await hear(rooms, viewer, said)
        if answer is not None:
            await say(answer)


async def _send(say: Say, hang_up: Callable[[], Awaitable[None]], rooms: Rooms, viewer: Viewer) -> None:
    """Whatever is new at the table, the newest state first. Who can't be shown it has to come again."""
    try:
        while True:
            await viewer.wake.wait()
            viewer.wake.clear()
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
