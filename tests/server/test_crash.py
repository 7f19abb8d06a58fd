"""Crashes: a killed or stopped server, a damaged log and a full disk cost nothing that was confirmed."""

import asyncio
import contextlib
import itertools
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets
from arena import BATTERY
from patron import (
    House,
    Message,
    Patron,
    choice,
    device,
    face_of,
    fetched,
    folded,
    open_table,
    owes,
    person,
    replayed,
    robot,
    small_disk,
)
from shell import contents, refusal, run

pytestmark = pytest.mark.anyio

KILLS = 500 if BATTERY else 20
LOST = (websockets.ConnectionClosed, websockets.InvalidHandshake, OSError, TimeoutError)


class Traveller:
    """Plays one key of a table through every crash, and keeps a ledger of what was confirmed."""

    def __init__(self, house: House, table: str, key: str, rng: Random) -> None:
        self.house, self.table, self.key, self.rng = house, table, key, rng
        self.confirmed: dict[str, int] = {}
        """The command ids of the log with their seqs, as this client was told."""
        self.seen: Message = {}
        self.over = False
        self._pending: dict[str, Any] | None = None
        self._numbers = itertools.count()

    async def play(self) -> None:
        """Goes on until the game is over or the server is gone."""
        with contextlib.suppress(*LOST):
            async with Patron(self.house, self.key) as patron:
                try:
                    await self._play(patron)
                finally:
                    self._notice(patron.state)

    async def _play(self, patron: Patron) -> None:
        while not self.over:
            self._notice(patron.state)
            if self._pending is None:
                await patron.sees(lambda state: owes(state) or state["table"]["phase"] == "over")
                self.over = patron.phase == "over"
                if self.over:
                    return
                self._pending = {
                    "id": f"{self.key} {next(self._numbers)}",
                    "seat": patron.face["seat"],
                    "question": patron.face["question"],
                    "action": choice(patron.face, self.rng),
                }
            verdict = await patron.command("act", **self._pending)
            assert verdict["verdict"] == "accepted", (verdict, self._pending)
            self.confirmed[f"{self._pending['seat']}/{self._pending['id']}"] = verdict["seq"]
            self._pending = None
            await patron.sees(lambda state: bool(state["seq"] >= verdict["seq"]))  # noqa: B023 (awaited here)

    def _notice(self, state: Message) -> None:
        if state.get("game"):
            assert state["seq"] >= self.seen.get("seq", 0), "the server went back in time"
            self.seen = state


async def _travellers(house: House, rng: Random) -> list[Traveller]:
    """A link game of two, a game of three on one device, a solo game, and one against a bot."""
    link = await open_table(house, "link", person("Ana"), person(""))
    guest = await device(house, link.link(1))
    async with Patron(house, guest) as bo:
        await bo.sit(1, "Bo")
    here = await open_table(house, "here", person("Cy"), person("Di"), person("Ed"))
    solo = await open_table(house, "solo", person("Fi"))
    against = await open_table(house, "here", person("Gus"), robot("random"))
    keys = [(link.table, link.key), (link.table, guest)]
    keys += [(table.table, table.key) for table in (here, solo, against)]
    return [Traveller(house, table, key, Random(rng.random())) for table, key in keys]


def _confirmed(travellers: list[Traveller]) -> int:
    return sum(len(traveller.confirmed) for traveller in travellers)


def _check(house: House, traveller: Traveller) -> None:
    """What this client was told is in the log, once, and is what it saw."""
    rows = house.rows(traveller.table)
    assert [row.seq for row in rows] == list(range(len(rows)))
    assert len({row.command_id for row in rows}) == len(rows)
    logged = {row.command_id: row.seq for row in rows}
    assert traveller.confirmed.items() <= logged.items()
    if traveller.seen:
        assert traveller.seen["seq"] < len(rows)
        told = folded(rows, traveller.seen["seq"])
        expected = face_of(told, traveller.seen["game"]["seat"])
        assert {**traveller.seen["game"], "log": None} == {**expected, "log": None}
    whole = folded(rows)
    assert whole.match is not None
    assert replayed(whole) == whole.match.state


async def test_a_killed_server_loses_and_doubles_no_confirmed_move(own_house: House) -> None:
    house, rng = own_house, Random(20)
    travellers = await _travellers(house, rng)
    confirmed = 0
    for _ in range(KILLS):
        playing = asyncio.gather(*[traveller.play() for traveller in travellers])
        enough = _confirmed(travellers) + rng.randrange(5, 20)
        while _confirmed(travellers) < enough and not playing.done():
            await asyncio.sleep(0.002)
        await asyncio.sleep(rng.uniform(0, 0.02))
        house.kill()
        await playing
        for traveller in travellers:
            _check(house, traveller)
        house.open()
        if all(traveller.over for traveller in travellers):
            confirmed += _confirmed(travellers)
            travellers = await _travellers(house, rng)
    for traveller in travellers:
        async with Patron(house, traveller.key) as patron:
            assert patron.state["seq"] == len(house.rows(traveller.table)) - 1
    confirmed += _confirmed(travellers)
    assert confirmed > 4 * KILLS
    assert house.query("PRAGMA integrity_check") == [("ok",)]


async def test_bots_end_with_a_killed_server(own_house: House) -> None:
    table = await open_table(own_house, "here", person("Ana"), robot("random"))
    async with Patron(own_house, table.key) as ana:
        await ana.accepted(choice(ana.face, Random(1)))
        await ana.sees(owes)
        assert own_house.helpers
        own_house.kill_alone()
    for _ in range(50):
        if not own_house.helpers:
            break
        await asyncio.sleep(0.1)
    assert own_house.helpers == []


async def test_a_stopped_server_says_so_and_players_come_back(own_house: House) -> None:
    table = await open_table(own_house, "here", person("Ana"), robot("random"))
    async with Patron(own_house, table.key) as ana:
        for number in range(3):
            await ana.sees(owes)
            await ana.accepted(choice(ana.face, Random(number)))
        await ana.sees(owes)
        await ana.ready(1)
        before = await ana.fresh()
        stopping = asyncio.to_thread(own_house.stop)
        goodbye: list[Message] = []

        async def listen() -> None:
            while True:
                goodbye.append(await ana.hear())

        taken, ended = await asyncio.gather(stopping, listen(), return_exceptions=True)
        assert isinstance(ended, websockets.ConnectionClosed)
        assert isinstance(taken, float)
        assert taken < 6
    assert [message["t"] for message in goodbye][-1:] == ["closing"]
    own_house.open()
    async with Patron(own_house, table.key) as ana:
        assert ana.state == before
        await ana.play(Random(9))


async def test_a_second_server_on_the_same_folder_is_refused(own_house: House) -> None:
    table = await open_table(own_house, "solo", person("Ana"))
    second = run("serve", "--port", "0", "--data", str(own_house.data))
    assert "Another server" in refusal(second)
    async with Patron(own_house, table.key) as ana:
        await ana.accepted(choice(ana.face, Random(1)))


# --- damage


def _break_json(body: str) -> str:
    return body[: len(body) // 2]


def _other_seat(body: str) -> str:
    return json.dumps({**json.loads(body), "seat": 7})


def _other_event(body: str) -> str:
    """A drawing in another place: well-formed, and a lie."""
    entry = json.loads(body)
    entry["then"] = [
        line.replace(" A", " B") if " A" in line else line.replace("1", "2") for line in entry["then"]
    ]
    return json.dumps(entry)


def _other_action(body: str) -> str:
    return json.dumps({**json.loads(body), "action": "forest A1"})


@pytest.mark.parametrize("damage", [_break_json, _other_seat, _other_event, _other_action])
async def test_a_damaged_row_is_noticed_and_nothing_is_changed(own_house: House, damage: Any) -> None:
    table = await open_table(own_house, "here", person("Ana"), person("Bo"))
    async with Patron(own_house, table.key) as both:
        for number in range(8):
            await both.accepted(choice(both.face, Random(number)))
    own_house.stop()
    seq, body = own_house.query(
        "SELECT seq, body FROM log WHERE kind = 'moved' ORDER BY seq LIMIT 1 OFFSET 3"
    )[0]
    assert damage(body) != body
    own_house.query("UPDATE log SET body = ? WHERE seq = ? AND table_id = ?", damage(body), seq, table.table)
    kept = own_house.rows(table.table)
    await _noticed(own_house, table.table, table.key)
    assert own_house.rows(table.table) == kept


async def test_a_lost_row_is_noticed_and_nothing_is_changed(own_house: House) -> None:
    table = await open_table(own_house, "solo", person("Ana"))
    async with Patron(own_house, table.key) as ana:
        for number in range(6):
            await ana.accepted(choice(ana.face, Random(number)))
    own_house.stop()
    own_house.query("DELETE FROM log WHERE seq = 4")
    kept = own_house.rows(table.table)
    await _noticed(own_house, table.table, table.key)
    assert own_house.rows(table.table) == kept


async def test_a_damaged_table_does_not_keep_others_from_playing(own_house: House) -> None:
    damaged = await open_table(own_house, "solo", person("Ana"))
    sound = await open_table(own_house, "solo", person("Bo"))
    own_house.stop()
    own_house.query("UPDATE log SET body = '{' WHERE seq = 1 AND table_id = ?", damaged.table)
    own_house.open()
    async with Patron(own_house, sound.key) as bo:
        await bo.accepted(choice(bo.face, Random(1)))
    assert (await fetched(own_house, damaged.key, f"/api/tables/{damaged.table}")).status_code in (
        400,
        409,
        410,
    )


async def _noticed(house: House, table: str, key: str) -> None:
    """The server refuses to open with one sentence, or opens and answers for this table with an error."""
    try:
        house.open()
    except AssertionError:
        assert "Traceback" not in house.said
        assert "damaged" in house.said
        return
    answer = await fetched(house, key, f"/api/tables/{table}")
    assert answer.status_code in (400, 409, 410), answer.text[:200]
    assert answer.json()["error"]["id"] == "bad-log"


@pytest.mark.parametrize(
    "garbage", [b"not a database at all, but long enough to be read " * 40, b"\0" * 8192]
)
def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path, garbage: bytes) -> None:
    (tmp_path / "charthouse.db").write_bytes(garbage)
    refused = run("serve", "--port", "0", "--data", str(tmp_path))
    assert len(refusal(refused)) > 20
    assert (tmp_path / "charthouse.db").read_bytes() == garbage


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("I am no folder")
    before = contents(tmp_path)
    refusal(run("serve", "--port", "0", "--data", str(tmp_path / "file" / "data")))
    assert contents(tmp_path) == before


async def test_a_full_disk_stops_the_server_and_everything_confirmed_is_kept(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 800) as enlarge:
        most = None if enlarge else 800 * 1024
        with House(tmp_path / "disk" / "data", most_bytes=most) as house:
            table = await open_table(house, "here", *[person(name) for name in ("Ana", "Bo", "Cy", "Di")])
            everybody = Traveller(house, table.table, table.key, Random(8))
            await everybody.play()
            for number in range(20):
                if everybody.over and house.runs:
                    table = await open_table(
                        house, "here", *[person(name) for name in ("Ana", "Bo", "Cy", "Di")]
                    )
                    everybody = Traveller(house, table.table, table.key, Random(number))
                    await everybody.play()
            assert not everybody.over, "the disk never filled up"
            assert house.ended() == 1
            assert "can't be written any more" in house.said
            said = house.said
            if enlarge:
                enlarge()
            house.most_bytes = None
            house.open()
            _check(house, everybody)
            assert len(everybody.confirmed) > 3
            await everybody.play()
            assert everybody.over
            _check(house, everybody)
    assert "INSERT INTO" not in said, "statements and their values are not for the log"
    assert "Traceback" not in said
