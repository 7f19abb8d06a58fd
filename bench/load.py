"""How the server carries a crowd, beside a rule-free append-and-echo server under the same driver.

    python bench/load.py [--tables 250] [--pace 2] [--seconds 60]

Every socket of every table moves once in `pace` seconds. What is measured is the time from sending a
move to its durable acknowledgement. The bar is a ratio: p99 at most three times that of the echo server.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
import websockets

SEATS = 4
HEADERS = {"X-Charthouse": "1"}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--pace", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--echo", metavar="FOLDER", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.echo:
        return echo_server(wish.echo)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536), hard))
    figures: dict[str, dict[str, float]] = {}
    for name in ("echo", "charthouse"):
        with tempfile.TemporaryDirectory() as folder:
            figures[name] = asyncio.run(measured(name, folder, wish))
        print(name, json.dumps(figures[name]))
    ratio = figures["charthouse"]["p99_ms"] / figures["echo"]["p99_ms"]
    print(f"p99 is {ratio:.2f} times that of the echo server (bar 3)")
    return 0 if ratio <= 3 else 1


def start(name: str, folder: str) -> tuple[subprocess.Popen[str], str]:
    words = [sys.executable, "-m", "charthouse", "serve", "--port", "0", "--data", folder]
    if name == "echo":
        words = [sys.executable, __file__, "--echo", folder]
    server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    return server, server.stdout.readline().strip()


async def measured(name: str, folder: str, wish: argparse.Namespace) -> dict[str, float]:
    server, address = start(name, folder)
    try:
        keys = await opened(name, address, wish.tables)
        waits: list[float] = []
        until = time.perf_counter() + wish.seconds + 5
        players = [player(name, address, key, seat, wish.pace, until, waits) for key, seat in keys]
        await asyncio.gather(*players)
        with open(f"/proc/{server.pid}/status") as status:
            memory = next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))
    finally:
        server.terminate()
        server.wait(10)
    waits.sort()
    return {
        "moves": len(waits),
        "p50_ms": round(1000 * waits[len(waits) // 2], 2),
        "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 2),
        "rss_mb": round(memory, 1),
    }


async def opened(name: str, address: str, tables: int) -> list[tuple[str, int]]:
    """A key for every seat of every table."""
    if name == "echo":
        return [(f"{table}", seat) for table in range(tables) for seat in range(SEATS)]
    keys = []
    seats = [{"name": f"P{seat}"} for seat in range(SEATS)]
    async with httpx.AsyncClient(base_url=address, headers=HEADERS, timeout=60) as client:
        for _ in range(tables):
            while (
                answer := await client.post("/api/tables", json={"mode": "link", "seats": seats})
            ).status_code == 429:
                await asyncio.sleep(0.5)
            table = answer.json()
            keys.append((table["key"], 0))
            for seat in table["seats"][1:]:
                while (
                    answer := await client.post("/api/keys", json={"link": seat["link"]})
                ).status_code == 429:
                    await asyncio.sleep(0.5)
                keys.append((answer.json()["key"], seat["seat"]))
    return keys


async def player(
    name: str, address: str, key: str, seat: int, pace: float, until: float, waits: list[float]
) -> None:
    rng = random.Random(f"{key}/{seat}")
    await asyncio.sleep(rng.random() * pace)
    async with websockets.connect(
        address.replace("http", "ws") + "/ws", max_size=None, compression=None
    ) as ws:
        await ws.send(json.dumps({"t": "hello", "key": key}))
        if seat:
            await ws.send(json.dumps({"t": "sit", "id": "sit", "seat": seat, "name": f"P{seat}"}))
        state: dict[str, Any] = {}
        warm = time.perf_counter() + 5
        number = 0
        while (now := time.perf_counter()) < until:
            action = drawing(state) if name != "echo" else "forest A1 A2 A3"
            if action is None:
                state = await newest(ws, state, min(until, now + pace))
                continue
            number += 1
            question = state["game"]["question"] if state else "echo"
            sent = time.perf_counter()
            said = {
                "t": "act",
                "id": f"{seat}-{number}",
                "seat": seat,
                "question": question,
                "action": action,
            }
            await ws.send(json.dumps(said))
            state = await acknowledged(ws, state, f"{seat}-{number}")
            if sent > warm:
                waits.append(time.perf_counter() - sent)
            state = await newest(ws, state, sent + pace * (0.5 + rng.random()))


async def acknowledged(ws: Any, state: dict[str, Any], id: str) -> dict[str, Any]:
    while True:
        message = json.loads(await ws.recv())
        if message["t"] == "state":
            state = message
        elif message["t"] == "ack" and message["id"] == id:
            return state


async def newest(ws: Any, state: dict[str, Any], until: float) -> dict[str, Any]:
    """The last state that arrives before that time."""
    while (left := until - time.perf_counter()) > 0:
        try:
            message = json.loads(await asyncio.wait_for(ws.recv(), left))
        except TimeoutError:
            break
        if message["t"] == "state":
            state = message
    return state


def drawing(state: dict[str, Any]) -> str | None:
    """The first legal drawing of the menu, if this seat is asked."""
    shown = state.get("game")
    if not shown or shown["phase"] != "draw":
        return None
    for shape in shown["drawing"]["shapes"]:
        for turn in shape["turns"]:
            anchors = int(turn["anchors"], 16)
            if anchors:
                row, column = divmod((anchors & -anchors).bit_length() - 1, 11)
                spaces = [f"{'ABCDEFGHIJK'[row + r]}{column + c + 1}" for r, c in turn["cells"]]
                return f"{shown['drawing']['terrains'][0]} {' '.join(spaces)}"
    return None


def echo_server(folder: str) -> int:
    """Appends what it hears, durably and in groups, and says so: the same stack without rules."""
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from charthouse.server import schema
    from charthouse.server.store import Row, Store, now

    store = Store(f"sqlite:///{folder}/echo.db", lambda error: os._exit(1))
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
                    await websocket.send_text(json.dumps({"t": "ack", "id": said["id"]}))
        except WebSocketDisconnect:
            pass

    app = Starlette(routes=[WebSocketRoute("/ws", socket)])
    config = uvicorn.Config(
        app, port=0, log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False
    )
    listener = config.bind_socket()
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    asyncio.run(uvicorn.Server(config).serve(sockets=[listener]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
