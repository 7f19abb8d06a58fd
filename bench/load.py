"""How the server carries a crowd, beside a rule-free append-and-echo server under the same driver.

    python bench/load.py [--tables 250] [--pace 2] [--seconds 60] [--crowd 0] [--game cartographers]

Every table has four sockets, and each makes one move every `pace` seconds; a game that ends is followed by
the next, with new sockets, at both servers.
Measured is the time from sending a move to its durable acknowledgement. The bar is a ratio: p99 at most
three times that of the echo server, which the same driver tries just before.

`--crowd 100` adds one table of so many players, who all move once in `pace` seconds too, and measures from
the acknowledgement of the last move of a turn to the moment when the last of them has the new view. Bar: one
second.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from uuid import uuid4

import httpx
import msgspec
import websockets

SEATS = 4
OPENING = 60.0
"""Seconds in which the tables open, one after the other: about a game at the quickest pace, so that from then
on some begin and some end at any time, as in a house that has long been open."""
WARM_UP = OPENING + 5
"""Seconds before anything is measured."""
MOVES = {"cartographers": 23, "charterstone": 129}
"""Moves after which a table of the echo server is left for a new one: a seat's in a game, on average."""
GAME = 1000
"""Turns that no game has: by so many the turns of the next one are numbered higher."""
HEADERS = {"X-Charthouse": "1"}


class Run(NamedTuple):
    """One measurement: where, how, and what was found."""

    name: str
    address: str
    game: str
    pace: float
    began: float
    until: float
    waits: list[float]
    views: dict[int, list[float]]
    """For each turn of the crowd's table, when each of its players had the new view."""
    commits: dict[int, list[float]]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--pace", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--crowd", type=int, default=0)
    parser.add_argument("--game", default="cartographers")
    parser.add_argument("--echo", metavar="FOLDER", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.echo:
        return echo_server(wish.echo)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536), hard))
    gc.disable()  # a pause of the driver is not one of the server
    figures: dict[str, dict[str, float]] = {}
    for name in ("echo", "charthouse"):
        with tempfile.TemporaryDirectory() as folder:
            figures[name] = asyncio.run(measured(name, folder, wish))
        print(name, json.dumps(figures[name]), flush=True)
    ratio = figures["charthouse"]["p99_ms"] / figures["echo"]["p99_ms"]
    memory, crowd = figures["charthouse"]["rss_mb"], figures["charthouse"].get("crowd_ms", 0)
    print(f"p99 is {ratio:.2f} times that of the echo server (bar 3), memory {memory} MB (bar 400)")
    if crowd:
        print(f"the last of {wish.crowd} players saw the new turn after {crowd} ms (bar 1000)")
    return 0 if ratio <= 3 and memory < 400 and crowd <= 1000 else 1


def start(name: str, folder: str) -> tuple[subprocess.Popen[str], str]:
    words = [sys.executable, "-m", "charthouse", "serve", "--lazy", "--port", "0", "--data", folder]
    if name == "echo":
        words = [sys.executable, __file__, "--echo", folder]
    server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    return server, server.stdout.readline().strip()


async def measured(name: str, folder: str, wish: argparse.Namespace) -> dict[str, float]:
    server, address = start(name, folder)
    try:
        began = time.perf_counter()
        run = Run(name, address, wish.game, wish.pace, began, began + WARM_UP + wish.seconds, [], {}, {})
        lives = [life(run, number, number * OPENING / wish.tables) for number in range(wish.tables)]
        if wish.crowd and name != "echo":
            lives.append(life(run, wish.tables, 0, wish.crowd))
        busy = asyncio.create_task(spent(server.pid, WARM_UP))
        await asyncio.gather(*lives)
        spent_by_server = await spent(server.pid) - await busy
        with open(f"/proc/{server.pid}/status") as status:
            memory = next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))
    finally:
        server.terminate()
        server.wait(10)
    waits = sorted(run.waits)
    found = {
        "moves": len(waits),
        "p50_ms": round(1000 * waits[len(waits) // 2], 2),
        "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 2),
        "max_ms": round(1000 * waits[-1], 2),
        "cpu_ms_a_move": round(1000 * spent_by_server / len(waits), 3),
        "rss_mb": round(memory, 1),
    }
    whole = [turn for turn in run.views if len(run.views[turn]) == wish.crowd and turn - 1 in run.commits]
    if whole:
        delays = [max(run.views[turn]) - max(run.commits[turn - 1]) for turn in whole]
        found |= {"crowd_turns": len(whole), "crowd_ms": round(1000 * max(delays), 1)}
    return found


async def spent(pid: int, after: float = 0) -> float:
    """The seconds of processor time a process has had by then."""
    await asyncio.sleep(after)
    with open(f"/proc/{pid}/stat") as stat:
        user, system = stat.read().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def life(run: Run, number: int, after: float, seats: int = SEATS) -> None:
    """One game after the other at one table, until the time is up."""
    await asyncio.sleep(after)
    turn = 0
    while time.perf_counter() < run.until:
        keys = await opened(run, number, seats)
        rng = Random(f"{number} {turn}")
        await asyncio.gather(
            *[player(run, key, seat, seats, turn, rng.random()) for seat, key in enumerate(keys)]
        )
        turn += GAME


async def opened(run: Run, number: int, seats: int) -> list[str]:
    """A key for every seat of a new table, from an address of its own: limits count by address."""
    if run.name == "echo":
        return [uuid4().hex] * seats
    home = httpx.AsyncHTTPTransport(
        local_address=f"127.0.{number // 200 + 1}.{number % 200 + 1}", verify=False
    )  # without a certificate store, which takes the driver longer to load than the server to answer
    async with httpx.AsyncClient(transport=home, base_url=run.address, headers=HEADERS, timeout=60) as client:
        wish = {"mode": "link", "game": run.game, "seats": [{"name": f"P{seat}"} for seat in range(seats)]}
        table = (await client.post("/api/tables", json=wish)).json()
        answers = [await client.post("/api/keys", json={"link": seat["link"]}) for seat in table["seats"][1:]]
    return [table["key"], *(answer.json()["key"] for answer in answers)]


class Seat:
    """One socket: the newest state it heard, and whether its last move was acknowledged."""

    def __init__(self, run: Run, ws: Any, crowd: bool, turn: int) -> None:
        self.run, self.ws, self.crowd, self.turn = run, ws, crowd, turn
        self.newest = b""
        self.awaited = b""
        self.acknowledged = asyncio.Event()
        self.question = b""

    async def listen(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                text = await self.ws.recv(decode=False)
                if text.startswith(b'{"t":"state"'):
                    self.newest = text
                    if self.crowd:
                        self._note_view(text)
                elif self.awaited and text.startswith(self.awaited):
                    self.acknowledged.set()

    def _note_view(self, text: bytes) -> None:
        """Only looked at, not decoded: a hundred come at once, and others wait for answers meanwhile."""
        asked = text[text.find(b'"season":') : text.find(b'"duty":')]
        if asked != self.question:
            self.turn, self.question = self.turn + 1, asked
            self.run.views.setdefault(self.turn, []).append(time.perf_counter())

    async def act(self, number: str, seat: int, question: str, action: str) -> float:
        """Moves; the seconds until that is durable."""
        said = {"t": "act", "id": number, "seat": seat, "question": question, "action": action}
        self.awaited = f'{{"t":"ack","id":"{number}"'.encode()
        self.acknowledged.clear()
        sent = time.perf_counter()
        await self.ws.send(json.dumps(said))
        await self.acknowledged.wait()
        return time.perf_counter() - sent


async def player(run: Run, key: str, seat: int, seats: int, turn: int, phase: float) -> None:
    """Moves once in `pace` seconds until the game is over, at moments that have to do with nobody else's."""
    async with websockets.connect(
        run.address.replace("http", "ws") + "/ws", max_size=None, compression=None
    ) as ws:
        await ws.send(json.dumps({"t": "hello", "key": key}))
        if seat:
            await ws.send(json.dumps({"t": "sit", "id": "sit", "seat": seat, "name": f"P{seat}"}))
        me = Seat(run, ws, crowd=seats > SEATS, turn=turn)
        listening = asyncio.create_task(me.listen())
        moment = time.perf_counter() + run.pace * (0.5 + phase)
        number = 0
        while moment < run.until:
            await asyncio.sleep(max(0.0, moment - time.perf_counter()))
            moment += run.pace
            question, action = "echo", "forest A1 A2 A3"
            if run.name == "echo":
                if number == MOVES[run.game]:
                    listening.cancel()
                    return
            else:
                state = msgspec.json.decode(me.newest or b"{}")
                if state.get("game") and state["game"]["phase"] == "over":
                    listening.cancel()
                    return
                found = move(state, number)
                if found is None:
                    continue
                question, action = state["game"]["question"], found
            number += 1
            answered = me.turn
            wait = await me.act(f"{seat}-{number}", seat, question, action)
            if me.crowd:
                run.commits.setdefault(answered, []).append(time.perf_counter())
            elif time.perf_counter() - wait > run.began + WARM_UP:
                run.waits.append(wait)
        await asyncio.sleep(max(0.0, run.until - time.perf_counter()))  # nobody leaves before the end
        listening.cancel()


def move(state: dict[str, Any], number: int) -> str | None:
    """One of the choices, or the first legal drawing of the menu, if this seat is asked."""
    shown = state.get("game")
    if shown and shown.get("choices"):
        return str(shown["choices"][7 * number % len(shown["choices"])]["action"])
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

    store = Store(f"sqlite:///{folder}/echo.db", lambda error: os._exit(1), Path(folder, "echo.key"))
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
    sys.exit(main())
