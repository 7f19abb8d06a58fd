"""Our lines before an application of three lines, inside the process of a test."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import NamedTuple
from weakref import ref

from hostile import SHAKEN
from uvicorn import Config
from uvicorn._types import ASGI3Application
from uvicorn.server import ServerState

from charthouse.server.connections import Connection
from charthouse.server.keepalive import Line


class Call(NamedTuple):
    """One who has asked for a socket."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    line: ref[object]
    """What holds it at the other end before the handshake."""
    state: ServerState


@contextlib.asynccontextmanager
async def called(app: ASGI3Application) -> AsyncIterator[Call]:
    config = Config(app, ws=Line, lifespan="off")
    config.load()
    state = ServerState()
    opened: list[ref[object]] = []

    def connection() -> Connection:
        made = Connection(config=config, server_state=state, app_state={})
        opened.append(ref(made))
        return made

    server = await asyncio.get_running_loop().create_server(connection, "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    writer.write(SHAKEN)
    while not opened:
        await asyncio.sleep(0)
    try:
        yield Call(reader, writer, opened[0], state)
    finally:
        writer.close()
        server.close()
        while state.connections:
            await asyncio.sleep(0.001)
