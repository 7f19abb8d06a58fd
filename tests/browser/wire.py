"""Tables opened and played over the wire, for journeys that begin in the middle or at the end of a game."""

import json
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Page
from websockets.sync.client import connect

ROWS = "ABCDEFGHIJK"
SIZE = len(ROWS)


class Table(NamedTuple):
    """A table as one device has it: its key and the seats that the key is for."""

    address: str
    id: str
    key: str
    seats: list[dict[str, Any]]
    watch: str
    mine: tuple[int, ...] = (0,)


def call(address: str, path: str, body: Any = None, key: str = "") -> Any:
    headers = {"X-Charthouse": "1"} | ({"Authorization": f"Bearer {key}"} if key else {})
    answer = httpx.request(
        "GET" if body is None else "POST", f"{address}{path}", json=body, headers=headers, timeout=30
    )
    assert answer.is_success, answer.text
    return answer.json() if "json" in answer.headers["content-type"] else answer.text


def person(name: str) -> dict[str, str]:
    return {"kind": "person", "name": name, "title": "", "crest": "chevron"}


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": "greedy", "name": name, "title": "", "crest": "pale"}


def open_table(
    address: str, mode: str, *seats: dict[str, str], settings: dict[str, Any] | None = None, **options: Any
) -> Table:
    """A table with these options of the game; `settings` are the table's own: clock, help, ready ticks."""
    opening = {
        "mode": mode,
        "options": {"side": "A", "edition": "2020"} | options,
        "seats": list(seats),
        "clock": {"kind": "none", "per": 0},
        "help": "worth",
        "ready_ticks": True,
        **(settings or {}),
    }
    found = call(address, "/api/tables", opening)
    people = [number for number, seat in enumerate(seats) if seat["kind"] == "person"]
    mine = (0,) if mode == "link" else tuple(people)
    return Table(address, found["table"], found["key"], found["seats"], found["watch"], mine)


def open_day(address: str) -> Table:
    """A solo game with the same cards every time: the map of a day, whose seed is open."""
    found = call(address, "/api/daily", {"date": "2026-01-01"})
    return Table(address, found["table"], found["key"], found["seats"], found["watch"])


def join(table: Table, seat: int, name: str) -> Table:
    """Somebody else's device, who opens the link of this seat and sits down."""
    link = next(one["link"] for one in table.seats if one["seat"] == seat)
    key = call(table.address, "/api/keys", {"link": link})["key"]
    return _named(table._replace(key=key, mine=(seat,)), name)


def as_on(page: Page, table: Table, seat: int, name: str) -> Table:
    """The device of this page, who has sat down there and gives a name."""
    key = page.evaluate("JSON.parse(localStorage['charthouse.games'])[0].key")
    return _named(table._replace(key=key, mine=(seat,)), name)


def _named(mine: Table, name: str) -> Table:
    (seat,) = mine.mine
    with connected(mine) as say:
        say(t="sit", seat=seat, name=name, title="", crest="pale")
    while about_to_begin(look(mine)["table"]):
        time.sleep(0.02)
    return mine


def about_to_begin(table: dict[str, Any]) -> bool:
    """The last one has sat down: it begins by itself."""
    return table["phase"] == "lobby" and all(seat["here"] for seat in table["seats"])


def look(table: Table) -> dict[str, Any]:
    """The state as this device sees it."""
    found: dict[str, Any] = call(table.address, f"/api/tables/{table.id}", key=table.key)
    return found


@contextmanager
def connected(table: Table) -> Iterator[Callable[..., None]]:
    """The socket of a device: what it says is accepted."""
    with connect(f"{table.address.replace('http', 'ws')}/ws", max_size=None) as socket:
        socket.send(json.dumps({"t": "hello", "key": table.key}))

        def say(**message: Any) -> None:
            message["id"] = str(uuid.uuid4())
            socket.send(json.dumps(message))
            while (heard := json.loads(socket.recv(timeout=30)))["t"] != "ack":
                pass
            assert heard["verdict"] == "accepted", heard

        yield say


def finish(*devices: Table) -> None:
    play(*devices, until=lambda state: state["table"]["phase"] == "over")


def play(*devices: Table, until: Callable[[dict[str, Any]], bool]) -> None:
    """Every seat of these devices draws the first thing it may, until somebody sees what is wanted."""
    with ExitStack() as stack:
        lines = [(device, stack.enter_context(connected(device))) for device in devices]
        patience = time.monotonic() + 180
        while time.monotonic() < patience:
            for device, say in lines:
                state = look(device)
                if until(state):
                    return
                face = state["game"]
                if face and face["phase"] in ("draw", "answer"):
                    say(t="act", seat=face["seat"], question=face["question"], action=first_action(face))
    raise AssertionError("the game does not get there")


def first_action(face: dict[str, Any]) -> str:
    """A legal answer to what this face asks: the first drawing in reading order, no skill."""
    if face["answers"]:
        return "no skill" if "no skill" in face["answers"] else str(face["answers"][0])
    drawing = face["drawing"]
    for shape in drawing["shapes"]:
        for turn in shape["turns"]:
            anchors = int(turn["anchors"], 16)
            if anchors:
                row, column = divmod((anchors & -anchors).bit_length() - 1, SIZE)
                spaces = [f"{ROWS[row + r]}{column + c + 1}" for r, c in sorted(map(tuple, turn["cells"]))]
                return " ".join([drawing["terrains"][0], *spaces])
    raise AssertionError(f"nothing may be drawn: {drawing}")


def act(table: Table) -> None:
    """Somebody elsewhere draws the first thing that may be drawn."""
    face = look(table)["game"]
    with connected(table) as say:
        say(t="act", seat=face["seat"], question=face["question"], action=first_action(face))
