"""A server as a user starts it, and patrons who play at its tables over HTTP and the socket."""

import asyncio
import contextlib
import itertools
import json
import os
import resource
import select
import shutil
import signal
import sqlite3
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol, Self
from uuid import uuid4

import httpx
import websockets
from arena import BATTERY
from shell import surroundings

from charthouse.core import codec, replay
from charthouse.core.text import explain, speaker
from charthouse.games import game
from charthouse.server import schema
from charthouse.server.folder import KEY_FILE
from charthouse.server.sealing import Damaged, Keyring
from charthouse.server.store import Row
from charthouse.server.tables import Table

Message = dict[str, Any]
HEADER = {"X-Charthouse": "1"}
ROWS = "ABCDEFGHIJK"
DEALT = (sys.executable, str(Path(__file__).with_name("dealt.py")))
"""The command, dealt from a phrase: no test depends on the luck of its cards."""
BEATING = DEALT if BATTERY else (sys.executable, str(Path(__file__).with_name("beating.py")))
"""The same, but who changes the key waits four seconds instead of eleven for a server to hear of it."""
PATIENCE = 60.0
"""Seconds after which something that should have come will not come, however busy the machine is."""
_addresses = itertools.count(1)
_PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Made once: everything here goes over plain HTTP on this machine."""


# --- the server


class House:
    """A real server process on a free port; it can be stopped, killed and opened again."""

    def __init__(
        self,
        data: Path,
        *words: str,
        most_bytes: int | None = None,
        program: Sequence[str] = DEALT,
        env: Mapping[str, str] | None = None,
        handed: Sequence[int] = (),
    ) -> None:
        self.data = data
        self.program = program
        self.env = env
        self.most_bytes = most_bytes
        """No file may grow beyond this, which is how a full disk looks from inside."""
        self.address = ""
        self.handed = handed
        """Open files that it gets from us."""
        self.words = words or ("--data", str(data))
        self._process: subprocess.Popen[bytes] | None = None
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 (open as long as the server)

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, *why: object) -> None:
        self.kill()
        self._said.close()

    def open(self) -> None:
        self._process = subprocess.Popen(
            [*self.program, "serve", "--lazy", "--port", "0", *self.words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self._said,
            env=surroundings({"CHARTHOUSE_LOG_LEVEL": "warning", **(self.env or {})}),
            start_new_session=True,
            pass_fds=self.handed,
            preexec_fn=self._limited if self.most_bytes else None,
        )
        assert self._process.stdout
        ready = select.select([self._process.stdout], [], [], PATIENCE)[0]
        self.address = self._process.stdout.readline().decode().strip() if ready else ""
        if not self.address.startswith("http://"):
            self.kill()
            raise AssertionError(f"the server did not open: {self.said}")

    def _limited(self) -> None:
        assert self.most_bytes
        resource.setrlimit(resource.RLIMIT_FSIZE, (self.most_bytes, self.most_bytes))

    def kill(self) -> None:
        """kill -9, to it and to the helpers it started."""
        self._signal(signal.SIGKILL)
        self._left()

    def kill_alone(self) -> None:
        """kill -9 to the server only, as a crash does it."""
        assert self._process
        self._process.kill()
        self._process.wait(PATIENCE)

    def stop(self) -> None:
        """Asks it to stop."""
        assert self._process
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(PATIENCE)
        self.kill()

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process
        return self._process.pid

    def call(self, number: signal.Signals) -> None:
        """A signal to the server only."""
        os.kill(self.pid, number)

    def sleep(self, seconds: float) -> None:
        """Nothing of it runs for so long, as when the lid is closed."""
        self._signal(signal.SIGSTOP)
        time.sleep(seconds)
        self._signal(signal.SIGCONT)

    def ended(self) -> int:
        """The code it ends with by itself."""
        assert self._process
        code = self._process.wait(PATIENCE)
        self.kill()
        return code

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def said(self) -> str:
        """Everything on standard error so far, but that somebody was in too much of a hurry: robots are."""
        lines = os.pread(self._said.fileno(), 1 << 20, 0).decode().splitlines(keepends=True)
        return "".join(line for line in lines if " warning refused-too-often what=say " not in line)

    @property
    def peak(self) -> int:
        """The most memory it ever took, in MB."""
        assert self._process
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.partition("VmHWM:")[2].split()[0]) // 1024

    @property
    def worked(self) -> float:
        """Seconds of a processor that it and its helpers took so far, however busy the machine is."""
        ticks = 0
        for process in (self.pid, *self.helpers):
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # a helper has just ended
                after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
                ticks += int(after_name[11]) + int(after_name[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    @property
    def helpers(self) -> list[int]:
        """The processes of its group other than itself."""
        assert self._process
        group = self._process.pid
        found = subprocess.run(["ps", "-e", "-o", "pid=,pgid=,stat="], capture_output=True, check=True)
        rows = [line.split() for line in found.stdout.decode().splitlines()]
        return [int(pid) for pid, pgid, stat in rows if int(pgid) == group != int(pid) and stat[0] != "Z"]

    def kill_helpers(self) -> None:
        """kill -9 to each of them, where it has not ended by itself just now."""
        for helper in self.helpers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(helper, signal.SIGKILL)

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, number)

    def _left(self) -> None:
        if self._process is not None:
            self._process.wait(PATIENCE)
            if self._process.stdout:
                self._process.stdout.close()

    # --- what it keeps

    @property
    def database(self) -> Path:
        return self.data / "charthouse.db"

    def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Reads or changes the tables behind the server's back."""
        with contextlib.closing(sqlite3.connect(self.database)) as connection, connection:
            return connection.execute(sql, values).fetchall()

    def rows(self, table_id: str) -> list[Row]:
        found = self.query(
            "SELECT table_id, seq, command_id, kind, body, at FROM log WHERE table_id = ? ORDER BY seq",
            table_id,
        )
        return unsealed(self.keys, found)

    @property
    def keys(self) -> Keyring:
        return Keyring(self.data / KEY_FILE)

    def secret(self, table_id: str) -> bytes:
        """What the table's shuffle comes from."""
        found = self.query("SELECT id, secret FROM tables WHERE id = ?", table_id)[0]
        secret: bytes = self.keys.opened(schema.tables, dict(zip(("id", "secret"), found, strict=True)))[
            "secret"
        ]
        return secret

    def bytes_kept(self) -> bytes:
        """Every byte in the folder."""
        return b"".join(path.read_bytes() for path in self.data.iterdir())

    def copied_to(self, folder: Path) -> "House":
        """Another server on a copy of the folder."""
        shutil.copytree(self.data, folder)
        return House(folder)

    # --- doors

    def http(self, key: str = "", **headers: str) -> httpx.AsyncClient:
        """A client from an address of its own, so that no test uses up another's allowance."""
        number = next(_addresses)
        here = f"127.{os.getpid() % 250 + 1}.{number // 250 % 250}.{number % 250 + 1}"
        bearer = {"Authorization": f"Bearer {key}"} if key else {}
        return httpx.AsyncClient(
            base_url=self.address,
            headers={**HEADER, **bearer, **headers},
            timeout=PATIENCE,
            trust_env=False,
            transport=httpx.AsyncHTTPTransport(local_address=here, verify=_PLAIN),
        )

    def socket(self, **more: Any) -> websockets.connect:
        url = self.address.replace("http://", "ws://") + "/ws"
        return websockets.connect(url, max_size=None, compression=None, proxy=None, close_timeout=1, **more)


def unsealed(keys: Keyring, found: Sequence[Sequence[Any]]) -> list[Row]:
    """Rows of the log as the server reads them; one that was damaged stays as it is."""
    rows = []
    for row in map(Row._make, found):
        try:
            rows.append(Row(**keys.opened(schema.log, row._asdict())))
        except Damaged:
            rows.append(row)
    return rows


@contextlib.contextmanager
def small_disk(folder: Path, kilobytes: int) -> Iterator[Callable[[], None] | None]:
    """A folder on a disk of its own, with the way to enlarge it; nothing where we may not mount one."""
    folder.mkdir()
    size = ["-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(["mount", *size], capture_output=True, check=False).returncode:
        yield None
        return

    def enlarge() -> None:
        subprocess.run(["mount", "-o", f"remount,size={kilobytes * 64}k", str(folder)], check=True)

    try:
        yield enlarge
    finally:
        subprocess.run(["umount", str(folder)], check=True)


# --- opening and joining


class Opened(NamedTuple):
    """What the host gets."""

    table: str
    key: str
    seats: list[dict[str, Any]]
    watch: str

    def link(self, seat: int) -> str:
        return str(next(place["link"] for place in self.seats if place["seat"] == seat))

    def recovery(self, seat: int) -> str:
        return str(next(place["recovery"] for place in self.seats if place["seat"] == seat))


def person(name: str = "Ana") -> dict[str, Any]:
    return {"kind": "person", "name": name}


def robot(bot: str = "random") -> dict[str, Any]:
    return {"kind": "bot", "bot": bot, "name": bot.title()}


def opening(mode: str, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"mode": mode, "seats": list(seats) or [person()], **more}


async def open_table(house: House, mode: str, *seats: dict[str, Any], **more: Any) -> Opened:
    async with house.http() as http:
        answer = await http.post("/api/tables", json=opening(mode, *seats, **more))
    assert answer.status_code == 200, answer.text
    return Opened(**answer.json())


async def exchanged(house: House, **token: str) -> dict[str, Any]:
    """A device key for a link or a recovery code."""
    async with house.http() as http:
        answer = await http.post("/api/keys", json=token)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def device(house: House, link: str) -> str:
    return str((await exchanged(house, link=link))["key"])


async def fetched(house: House, key: str, path: str) -> httpx.Response:
    async with house.http(key) as http:
        return await http.get(path)


# --- patrons


class Door(Protocol):
    """Where a socket may be had: a server, or a line to it."""

    def socket(self, **more: Any) -> websockets.connect: ...


class Patron:
    """One device at a table, and everything it was ever sent."""

    def __init__(self, house: House, key: str, line: Door | None = None) -> None:
        self.house = house
        self._door = line or house
        self.key = key
        self.heard: list[str] = []
        self.state: Message = {}
        self._socket: websockets.ClientConnection | None = None

    async def __aenter__(self) -> Self:
        self._socket = await self._door.socket()
        try:
            await self.say("hello", key=self.key)
            await self.until(lambda message: message["t"] == "state")
        except BaseException:
            await self._socket.close()
            raise
        return self

    async def __aexit__(self, *why: object) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def say(self, t: str, **fields: Any) -> None:
        await self.send(json.dumps({"t": t, **fields}))

    async def send(self, message: str | bytes) -> None:
        assert self._socket
        await self._socket.send(message)

    async def hear(self) -> Message:
        """The next message."""
        assert self._socket
        text = await asyncio.wait_for(self._socket.recv(), PATIENCE)
        assert isinstance(text, str), "the server speaks in text"
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["t"] == "state":
            self.state = message
        if message["t"] == "here":
            for seat, online in zip(self.state["table"]["seats"], message["online"], strict=True):
                seat["online"] = online
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The first message that is so. Others that keep coming do not buy it more time."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = await self.hear()
            if wanted(message):
                return message
        raise TimeoutError("messages came, but not the one awaited")

    async def sees(self, wanted: Callable[[Message], bool]) -> Message:
        """The state as soon as it is so."""
        if not wanted(self.state):
            await self.until(lambda message: message["t"] in ("state", "here") and wanted(self.state))
        return self.state

    async def ticked(self) -> list[bool]:
        """The next ready ticks."""
        ready: list[bool] = (await self.until(lambda message: message["t"] == "ready"))["ready"]
        return ready

    async def ready(self, seat: int) -> None:
        """Waits until this seat has committed, as far as this patron is told."""

        def told(message: Message) -> bool:
            if message["t"] == "ready":
                return bool(message["ready"][seat])
            game = message["game"] if message["t"] == "state" else None
            return game is not None and bool(game["maps"][seat]["ready"])

        if not told(self.state):
            await self.until(told)

    async def fresh(self) -> Message:
        """The state as of now, asked for: the first one after the answer to a question of our own."""
        seat = self.state["game"]["seat"] if self.state["game"] else 0
        await self.say("preview", id="fresh", seat=seat, action="nothing")
        await self.say("look", seat=seat)
        await self.until(lambda message: message["t"] == "worth" and message["id"] == "fresh")
        self.heard.pop()
        await self.until(lambda message: message["t"] == "state")
        return self.state

    async def command(self, t: str, id: str | None = None, **fields: Any) -> Message:
        """Says it and waits for the verdict."""
        id = id or str(uuid4())
        await self.say(t, id=id, **fields)
        return await self.until(lambda message: message["t"] == "ack" and message["id"] == id)

    async def act(
        self, action: str, seat: int | None = None, question: str | None = None, id: str | None = None
    ) -> Message:
        face = self.state["game"]
        return await self.command(
            "act",
            id=id,
            seat=face["seat"] if seat is None else seat,
            question=face["question"] if question is None else question,
            action=action,
        )

    async def accepted(self, action: str, id: str | None = None) -> Message:
        """Acts, is accepted, and sees its own new state."""
        verdict = await self.act(action, id=id)
        assert verdict["verdict"] == "accepted", verdict
        await self.sees(lambda state: bool(state["seq"] >= verdict["seq"]))
        return verdict

    async def sit(self, seat: int, name: str) -> Message:
        return await self.command("sit", seat=seat, name=name)

    @property
    def face(self) -> Message:
        found: Message = self.state["game"]
        return found

    @property
    def phase(self) -> str:
        return str(self.state["table"]["phase"])

    async def play(self, rng: Random) -> Message:
        """Plays every seat of its own with legal moves to the end."""
        while self.phase != "over":
            await self.sees(lambda state: owes(state) or state["table"]["phase"] == "over")
            if self.phase != "over":
                await self.accepted(choice(self.face, rng))
        return self.state


@contextlib.asynccontextmanager
async def seated(house: House, *seats: dict[str, Any], **more: Any) -> AsyncIterator[list[Patron]]:
    """A link table under way: a patron for each person and, last, an onlooker."""
    table = await open_table(house, "link", *seats, **more)
    people = [place["seat"] for place in table.seats]
    keys = [table.key] + [await device(house, table.link(seat)) for seat in people[1:]]
    async with contextlib.AsyncExitStack() as stack:
        patrons = [await stack.enter_async_context(Patron(house, key)) for key in keys]
        for seat, patron in zip(people[1:], patrons[1:], strict=True):
            await patron.sit(seat, f"Guest {seat}")
        patrons.append(await stack.enter_async_context(Patron(house, await device(house, table.watch))))
        for patron in patrons:
            await patron.sees(lambda state: state["table"]["phase"] == "playing")
        yield patrons


# --- choosing from the menu


ASKED = ("draw", "act", "answer")
"""The phases in which a face of either game asks for a decision."""


def owes(state: Message) -> bool:
    """Whether the shown seat owes a decision."""
    return state["game"] is not None and state["game"]["phase"] in ASKED


def choices(face: Message) -> Iterator[str]:
    """What a face offers: its choices; or, without skills, each terrain, shape, turn and anchor."""
    if "choices" in face:
        yield from [choice["action"] for choice in face["choices"]]
    elif face["phase"] == "answer":
        yield from face["answers"]
    elif face["phase"] == "draw":
        for terrain in face["drawing"]["terrains"]:
            for shape in face["drawing"]["shapes"]:
                for turn in shape["turns"]:
                    anchors = int(turn["anchors"], 16)
                    for anchor in range(121):
                        if anchors >> anchor & 1:
                            yield f"{terrain} {_spaces(turn['cells'], anchor)}"


def _spaces(cells: list[list[int]], anchor: int) -> str:
    top, left = divmod(anchor, 11)
    return " ".join(f"{ROWS[top + row]}{left + column + 1}" for row, column in cells)


def choice(face: Message, rng: Random) -> str:
    return rng.choice(list(choices(face)))


# --- reading


def sentence(message: Message) -> str:
    """A message of the wire in English; fails if the language files do not know it."""
    return explain(_problem(message), speaker("en"))


def _problem(message: Message) -> Any:
    from charthouse.core.game import BadText

    details = {key: _problem(v) if isinstance(v, dict) else v for key, v in message["args"].items()}
    return BadText(message["id"], **details)


def folded(rows: list[Row], until: int | None = None) -> Table:
    """The table that a log tells, up to a seq."""
    table = Table(rows[0].table_id, b"\0" * 32)
    for row in rows:
        if until is None or row.seq <= until:
            table.fold(row)
    return table


def face_of(table: Table, seat: int) -> Message:
    """What the rules say that a seat sees, without the log lines."""
    assert table.match is not None
    played = game(table.match.header.game)
    view = played.observe(table.match.state, seat)
    found: Message = codec.builtins(played.face(view, table.story))
    return found


def replayed(table: Table) -> Any:
    """The state after the rules decided every recorded action again."""
    assert table.match is not None
    return replay.decided_again(table.match.game, table.record())
