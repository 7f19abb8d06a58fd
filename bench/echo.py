"""The rule-free server: appends what it hears, durably and in groups, and says so, by the same stack.

python bench/echo.py FOLDER DATABASE
"""

import asyncio
import json
import os
import sys
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from charthouse.server import schema
from charthouse.server.clock import now
from charthouse.server.store import Row, Store


def main(folder: str, database: str) -> int:
    store = Store(database, lambda error: os._exit(1), Path(folder).parent / "key")
    seqs: dict[str, int] = {}

    async def socket(websocket: WebSocket) -> None:
        await websocket.accept()
        table = json.loads(await websocket.receive_text())["key"]
        if table not in seqs:
            seqs[table] = 0
            values = {"id": table, "game": "echo", "opened_at": now(), "secret": b""}
            await store.insert([(schema.tables, values)])
        try:
            while True:
                text = await websocket.receive_text()
                said = json.loads(text)
                if said["t"] == "act":
                    seqs[table] += 1
                    await store.append(Row(table, seqs[table], f"{seqs[table]}", "moved", text, now()))
                    await websocket.send_text(f'{{"t":"ack","id":"{said["id"]}"}}')
        except WebSocketDisconnect:
            pass

    app = Starlette(routes=[WebSocketRoute("/ws", socket)])
    config = uvicorn.Config(
        app, port=0, log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False
    )
    listener = config.bind_socket()
    listener.listen()
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    sys.setswitchinterval(0.0001)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(uvicorn.Server(config).serve(sockets=[listener]))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
