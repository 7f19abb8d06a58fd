"""How the server carries a crowd, beside a rule-free append-and-echo server under the same driver.

    python bench/load.py [--tables 250] [--pace 2] [--seconds 60] [--crowd 0] [--game cartographers]
        [--servers 1] [--mixed] [--kill]

Every table has four sockets, and each makes one move every `pace` seconds; a game that ends is followed by
the next, with new sockets, at both servers.
Measured is the time from sending a move to its durable acknowledgement. The bar is a ratio: p99 at most
three times that of the echo server, which the same driver tries just before.

`--crowd 100` adds one table of so many players, who all move once in `pace` seconds too, and measures from
the acknowledgement of the last move of a turn to the moment when the last of them has the new view. Bar: one
second.

`--servers 3` lets so many serve one PostgreSQL, and the rule-free server too. All who sit at a table come to
the same server, as a proxy brings them (deploy/nginx.conf); with `--mixed` they sit at different ones, each
of which thinks the table through. `--kill` kills one of them in the middle: its players come to another one,
as pages do, and send again what was not confirmed. Measured is how long they were away.
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
from own_postgres import own_postgres  # type: ignore[import-not-found,unused-ignore]

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
ECHO = Path(__file__).with_name("echo.py")
AWAY = 0.5
"""Seconds after which a page whose line is lost tries the next one, at most."""


class Run(NamedTuple):
    """One measurement: where, how, and what was found."""

    name: str
    addresses: list[str]
    game: str
    pace: float
    began: float
    until: float
    waits: list[float]
    views: dict[int, list[float]]
    """For each turn of the crowd's table, when each of its players had the new view."""
    commits: dict[int, list[float]]
    gaps: list[float]
    """How long players whose server died were without a line."""
    mixed: bool
    dead: set[str]

    def address(self, number: int, seat: int) -> str:
        """Of the server where a seat of a table sits; the rule-free one knows its own tables only."""
        first = number + (seat if self.mixed else 0)
        turns = [self.addresses[(first + step) % len(self.addresses)] for step in range(len(self.addresses))]
        return next(address for address in turns if address not in self.dead)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--pace", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--crowd", type=int, default=0)
    parser.add_argument("--game", default="cartographers")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--mixed", action="store_true")
    parser.add_argument("--kill", action="store_true")
    wish = parser.parse_args()
    if wish.kill and wish.servers == 1:
        parser.error("--kill needs another server: --servers 2")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536), hard))
    gc.disable()  # a pause of the driver is not one of the server
    figures: dict[str, dict[str, float]] = {}
    for name in ("echo", "charthouse"):
        with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
            database = stack.enter_context(own_postgres()) if wish.servers > 1 else ""
            figures[name] = asyncio.run(measured(name, folder, database, wish))
        print(name, json.dumps(figures[name]), flush=True)
    ratio = figures["charthouse"]["p99_ms"] / figures["echo"]["p99_ms"]
    memory, crowd = figures["charthouse"]["rss_mb"], figures["charthouse"].get("crowd_ms", 0)
    print(f"p99 is {ratio:.2f} times that of the echo server (bar 3), memory {memory} MB a server (bar 400)")
    if crowd:
        print(f"the last of {wish.crowd} players saw the new turn after {crowd} ms (bar 1000)")
    return 0 if ratio <= 3 and memory < 400 and crowd <= 1000 else 1


def start(name: str, folder: Path, database: str) -> tuple[subprocess.Popen[str], str]:
    words = [sys.executable, "-m", "charthouse", "serve", "--lazy", "--port", "0", "--data", str(folder)]
    if database:
        words += ["--database", database, "--key-file", str(folder.parent / "key")]
    if name == "echo":
        folder.mkdir()
        url = database or f"sqlite:///{folder}/echo.db"
        words = [sys.executable, str(ECHO), str(folder), url]
    with Path(f"{folder}.log").open("w") as log:
        server = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, text=True)
    assert server.stdout is not None
    address = server.stdout.readline().strip()
    if not address:
        sys.exit(Path(f"{folder}.log").read_text())
    return server, address


async def measured(name: str, folder: str, database: str, wish: argparse.Namespace) -> dict[str, float]:
    started = [start(name, Path(folder, str(number)), database) for number in range(wish.servers)]
    servers = [server for server, _ in started]
    pids = [server.pid for server in servers]
    killed = wish.kill and name != "echo"
    try:
        began = time.perf_counter()
        until = began + WARM_UP + wish.seconds
        addresses = [address for _, address in started]
        mixed = wish.mixed and name != "echo"
        run = Run(name, addresses, wish.game, wish.pace, began, until, [], {}, {}, [], mixed, set())
        lives = [life(run, number, number * OPENING / wish.tables) for number in range(wish.tables)]
        if wish.crowd and name != "echo":
            lives.append(life(run, wish.tables, 0, wish.crowd))
        if killed:
            lives.append(killing(run, servers[-1], WARM_UP + wish.seconds / 2))
            pids.pop()
        busy = asyncio.create_task(spent(pids, WARM_UP))
        await asyncio.gather(*lives)
        spent_by_servers = await spent(pids) - await busy
        memory = max(map(resident, pids))
    finally:
        for server in servers:
            server.terminate()
        for server in servers:
            server.wait(10)
    waits = sorted(run.waits)
    found = {
        "moves": len(waits),
        "p50_ms": round(1000 * waits[len(waits) // 2], 2),
        "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 2),
        "max_ms": round(1000 * waits[-1], 2),
        "cpu_ms_a_move": round(1000 * spent_by_servers / len(waits), 3),
        "rss_mb": round(memory, 1),
    }
    whole = [turn for turn in run.views if len(run.views[turn]) == wish.crowd and turn - 1 in run.commits]
    if whole:
        delays = [max(run.views[turn]) - max(run.commits[turn - 1]) for turn in whole]
        found |= {"crowd_turns": len(whole), "crowd_ms": round(1000 * max(delays), 1)}
    if killed:
        found |= {"came_back": len(run.gaps), "away_ms": round(1000 * max(run.gaps, default=0), 1)}
    return found


async def killing(run: Run, server: subprocess.Popen[str], after: float) -> None:
    """The last server is killed; from then on a proxy brings nobody to it."""
    await asyncio.sleep(after)
    run.dead.add(run.addresses[-1])
    server.kill()


async def spent(pids: list[int], after: float = 0) -> float:
    """The seconds of processor time the processes have had by then."""
    await asyncio.sleep(after)
    ticks = 0
    for pid in pids:
        user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        ticks += int(user) + int(system)
    return ticks / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> float:
    """The megabytes of memory a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def life(run: Run, number: int, after: float, seats: int = SEATS) -> None:
    """One game after the other at one table, until the time is up."""
    await asyncio.sleep(after)
    turn = 0
    while time.perf_counter() < run.until:
        keys: list[str] = []
        while not keys:
            with contextlib.suppress(httpx.TransportError):  # it was killed while it answered
                keys = await opened(run, number, seats)
        rng = Random(f"{number} {turn}")
        await asyncio.gather(
            *[player(run, number, key, seat, seats, turn, rng.random()) for seat, key in enumerate(keys)]
        )
        turn += GAME


async def opened(run: Run, number: int, seats: int) -> list[str]:
    """A key for every seat of a new table, from an address of its own: limits count by address."""
    if run.name == "echo":
        return [uuid4().hex] * seats
    home = httpx.AsyncHTTPTransport(
        local_address=f"127.0.{number // 200 + 1}.{number % 200 + 1}", verify=False
    )  # without a certificate store, which takes the driver longer to load than the server to answer
    house = run.address(number, 0)
    async with httpx.AsyncClient(transport=home, base_url=house, headers=HEADERS, timeout=60) as client:
        wish = {"mode": "link", "game": run.game, "seats": [{"name": f"P{seat}"} for seat in range(seats)]}
        table = (await client.post("/api/tables", json=wish)).json()
        answers = [await client.post("/api/keys", json={"link": seat["link"]}) for seat in table["seats"][1:]]
    return [table["key"], *(answer.json()["key"] for answer in answers)]


class Seat:
    """One player: the newest state heard, and whether the last move was acknowledged."""

    def __init__(self, run: Run, number: int, key: str, seat: int, crowd: bool, turn: int) -> None:
        self.run, self.number, self.key, self.seat, self.crowd, self.turn = (
            run,
            number,
            key,
            seat,
            crowd,
            turn,
        )
        self.newest = b""
        self.awaited = b""
        self.heard = asyncio.Event()
        """That the move was acknowledged, or that the line is lost."""
        self.lost = False
        self.question = b""
        self.moved = 0
        """How often it has been connected before."""

    async def connect(self) -> None:
        address = self.run.address(self.number, self.seat)
        self.ws = await websockets.connect(
            address.replace("http", "ws") + "/ws", max_size=None, compression=None
        )
        self.lost = False
        await self.ws.send(json.dumps({"t": "hello", "key": self.key}))
        if self.seat and not self.moved:
            said = {"t": "sit", "id": "sit", "seat": self.seat, "name": f"P{self.seat}"}
            await self.ws.send(json.dumps(said))
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                text = await self.ws.recv(decode=False)
                if text.startswith(b'{"t":"state"'):
                    self.newest = text
                    if self.crowd:
                        self._note_view(text)
                elif self.awaited and text.startswith(self.awaited):
                    self.heard.set()
        self.lost = True
        self.heard.set()

    def _note_view(self, text: bytes) -> None:
        """Only looked at, not decoded: a hundred come at once, and others wait for answers meanwhile."""
        asked = text[text.find(b'"season":') : text.find(b'"duty":')]
        if asked != self.question:
            self.turn, self.question = self.turn + 1, asked
            self.run.views.setdefault(self.turn, []).append(time.perf_counter())

    async def act(self, number: str, question: str, action: str) -> float:
        """Moves, on another line if this one is lost; the seconds until that is durable."""
        said = {"t": "act", "id": number, "seat": self.seat, "question": question, "action": action}
        self.awaited = f'{{"t":"ack","id":"{number}"'.encode()
        sent = time.perf_counter()
        while True:
            self.heard.clear()
            if not self.lost:
                with contextlib.suppress(websockets.ConnectionClosed):
                    await self.ws.send(json.dumps(said))
                    await self.heard.wait()
            if not self.lost:
                return time.perf_counter() - sent
            await self.come_back()

    async def come_back(self) -> None:
        lost = time.perf_counter()
        await asyncio.sleep(AWAY * Random(f"{self.number} {self.seat}").random())
        self.moved += 1
        await self.connect()
        self.run.gaps.append(time.perf_counter() - lost)

    async def leave(self) -> None:
        self.listening.cancel()
        await self.ws.close()


async def player(run: Run, number: int, key: str, seat: int, seats: int, turn: int, phase: float) -> None:
    """Moves once in `pace` seconds until the game is over, at moments that have to do with nobody else's."""
    me = Seat(run, number, key, seat, crowd=seats > SEATS, turn=turn)
    await me.connect()
    try:
        if not await played(run, me, phase):
            await asyncio.sleep(max(0.0, run.until - time.perf_counter()))  # nobody leaves before the end
    finally:
        await me.leave()


async def played(run: Run, me: Seat, phase: float) -> bool:
    """Whether the game came to its end before the time was up."""
    moment = time.perf_counter() + run.pace * (0.5 + phase)
    moves = 0
    while moment < run.until:
        await asyncio.sleep(max(0.0, moment - time.perf_counter()))
        moment += run.pace
        if me.lost:
            await me.come_back()
            continue
        question, action = "echo", "forest A1 A2 A3"
        if run.name == "echo":
            if moves == MOVES[run.game]:
                return True
        else:
            state = msgspec.json.decode(me.newest or b"{}")
            if state.get("game") and state["game"]["phase"] == "over":
                return True
            found = move(state, moves)
            if found is None:
                continue
            question, action = state["game"]["question"], found
        moves += 1
        answered = me.turn
        wait = await me.act(f"{me.seat}-{moves}", question, action)
        if me.crowd:
            run.commits.setdefault(answered, []).append(time.perf_counter())
        elif time.perf_counter() - wait > run.began + WARM_UP:
            run.waits.append(wait)
    return False


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


if __name__ == "__main__":
    sys.exit(main())
