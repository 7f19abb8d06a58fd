"""Crashes: a killed or stopped server, a damaged log and a full disk cost nothing that was confirmed."""

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import Iterator
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
    fetched,
    open_table,
    opening,
    owes,
    person,
    robot,
    seated,
    sentence,
    small_disk,
)
from shell import contents, refusal, run
from tally import PORTION, tally
from traveller import Traveller, check, confirmed_by, set_out

from charthouse.server.store import CLOSE_SECONDS

pytestmark = pytest.mark.anyio

KILLS = 50 if BATTERY else 8


async def test_a_killed_server_loses_and_doubles_no_confirmed_move(own_house: House) -> None:
    house, rng = own_house, Random(f"20 {PORTION}")
    travellers = await set_out(house, rng)
    confirmed = 0
    for _ in range(KILLS):
        playing = asyncio.gather(*[traveller.play() for traveller in travellers])
        enough = confirmed_by(travellers) + rng.randrange(5, 20)
        while confirmed_by(travellers) < enough and not playing.done():
            await asyncio.sleep(0.002)
        await asyncio.sleep(rng.uniform(0, 0.02))
        house.kill()
        await playing
        for traveller in travellers:
            check(house, traveller)
        house.open()
        if all(traveller.over for traveller in travellers):
            confirmed += confirmed_by(travellers)
            travellers = await set_out(house, rng)
    for traveller in travellers:
        async with Patron(house, traveller.key) as patron:
            assert patron.state["seq"] == len(house.rows(traveller.table)) - 1
    confirmed += confirmed_by(travellers)
    assert confirmed > 4 * KILLS
    assert house.query("PRAGMA integrity_check") == [("ok",)]
    tally(kills=KILLS, confirmed_moves=confirmed)


async def test_bots_end_with_a_killed_server(own_house: House) -> None:
    table = await open_table(own_house, "here", person("Ana"), robot("random"))
    async with Patron(own_house, table.key) as ana:
        await ana.accepted(choice(ana.face, Random(1)))
        await ana.sees(owes)
        assert own_house.helpers
        own_house.kill_alone()
    while own_house.helpers:
        await asyncio.sleep(0.1)


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

        stopped, ended = await asyncio.gather(stopping, listen(), return_exceptions=True)
        assert isinstance(ended, websockets.ConnectionClosed)
        assert stopped is None
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
    row = [row for row in own_house.rows(table.table) if row.kind == "moved"][3]
    seq, body = row.seq, row.body
    assert damage(body) != body
    own_house.query("UPDATE log SET body = ? WHERE seq = ? AND table_id = ?", damage(body), seq, table.table)
    kept = own_house.rows(table.table)
    await _noticed(own_house, table.table, table.key)
    assert own_house.rows(table.table) == kept


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE log SET body = CAST(x'7bff7d' AS TEXT) WHERE seq = 3",
        "UPDATE log SET body = replace(hex(zeroblob(50000)), '0', '[') WHERE seq = 3",
        "UPDATE log SET kind = 'moved' WHERE seq = 1",
        "UPDATE tables SET secret = zeroblob(32)",
        "DELETE FROM log",
    ],
    ids=["no text", "bottomless", "not begun", "another secret", "nothing left"],
)
async def test_damage_of_any_kind_is_told_in_words(own_house: House, damage: str) -> None:
    table = await open_table(own_house, "solo", person("Ana"))
    async with Patron(own_house, table.key) as ana:
        for number in range(4):
            await ana.accepted(choice(ana.face, Random(number)))
    own_house.stop()
    own_house.query(damage)
    await _noticed(own_house, table.table, table.key)
    assert "Traceback" not in own_house.said


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


async def test_a_damaged_table_says_so_on_the_socket(own_house: House) -> None:
    damaged = await open_table(own_house, "solo", person("Ana"))
    own_house.stop()
    own_house.query("UPDATE log SET body = '{' WHERE seq = 1")
    own_house.open()
    async with own_house.socket() as socket:
        await socket.send(json.dumps({"t": "hello", "key": damaged.key}))
        said = json.loads(await socket.recv())
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()
    assert (said["t"], said["why"]["id"], socket.close_code) == ("closing", "bad-log", 4002)
    assert "Traceback" not in own_house.said


async def test_a_damaged_table_does_not_stop_the_clocks_of_others(own_house: House) -> None:
    clock = {"kind": "minutes", "per": 1}
    first, *sound = [await open_table(own_house, "solo", person("Ana"), clock=clock) for _ in range(4)]
    own_house.stop()
    own_house.query("UPDATE log SET body = '{' WHERE seq = 1 AND table_id = ?", first.table)
    own_house.query("UPDATE log SET at = at - 58000")
    own_house.open()
    while not all(own_house.rows(table.table)[-1].kind == "moved" for table in sound):
        await asyncio.sleep(0.1)


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


def test_a_database_of_a_newer_version_is_refused_and_left_alone(own_house: House) -> None:
    own_house.stop()
    own_house.query("UPDATE alembic_version SET version_num = '9999'")
    kept = own_house.database.read_bytes()
    assert "newer version" in refusal(run("serve", "--port", "0", "--data", str(own_house.data)))
    assert own_house.database.read_bytes() == kept


def levels(log: str) -> list[str]:
    """How grave each line of a log is: trouble is told in one, before the one that says that it stopped."""
    return [line.split()[1] for line in log.splitlines()]


def test_a_database_that_cannot_be_written_is_told_at_once(own_house: House) -> None:
    own_house.stop()
    own_house.query(
        "CREATE TRIGGER full BEFORE INSERT ON heartbeat BEGIN SELECT RAISE(ABORT, 'no room'); END"
    )
    ran = run("serve", "--port", "0", "--data", str(own_house.data))
    assert (ran.code, ran.out) == (1, "")
    assert "can't be written any more" in ran.err
    assert levels(ran.err) == ["error", "info"], ran.err


async def test_a_bot_whose_move_cannot_be_written_is_told_in_one_line(own_house: House) -> None:
    own_house.query(
        "CREATE TRIGGER full BEFORE INSERT ON log WHEN NEW.command_id LIKE 'bot/%' "
        "BEGIN SELECT RAISE(ABORT, 'no room'); END"
    )
    await open_table(own_house, "here", person("Ana"), robot("random"))
    assert own_house.ended() == 1
    assert "can't be written any more" in own_house.said
    assert own_house.said.count("\n") == 1, own_house.said


def test_a_database_that_cannot_be_read_is_told_at_once(own_house: House) -> None:
    own_house.stop()
    own_house.query("DROP TABLE heartbeat")
    ran = run("serve", "--port", "0", "--data", str(own_house.data))
    assert (ran.code, ran.out) == (1, "")
    assert "can't be used" in ran.err
    assert levels(ran.err) == ["error", "info"], ran.err


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("I am no folder")
    before = contents(tmp_path)
    refusal(run("serve", "--port", "0", "--data", str(tmp_path / "file" / "data")))
    assert contents(tmp_path) == before


@contextlib.contextmanager
def locked(house: House) -> Iterator[None]:
    """Somebody else has begun to write to the database, and takes their time."""
    with contextlib.closing(sqlite3.connect(house.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def test_who_locks_the_database_holds_up_only_who_writes(own_house: House) -> None:
    table = await open_table(own_house, "solo", person("Ana"))
    async with Patron(own_house, table.key) as ana:
        with locked(own_house):
            moved = asyncio.create_task(ana.accepted(choice(ana.face, Random(1))))
            while "store-waits" not in own_house.said:
                assert (await fetched(own_house, "", "/api/content")).status_code == 200
            assert not moved.done()
        verdict = await moved
        await ana.sees(owes)
    assert own_house.rows(table.table)[-1].seq == verdict["seq"]


@pytest.mark.parametrize("ticks", [True, False], ids=["ready ticks", "decided in secret"])
async def test_everybody_hears_once_that_the_store_is_away_and_back(own_house: House, ticks: bool) -> None:
    async with seated(own_house, person(), person(), ready_ticks=ticks) as (ana, bo, onlooker):
        with locked(own_house):
            for patron in (ana, bo, onlooker):  # nobody has done anything
                await patron.until(lambda message: message == {"t": "waiting", "waiting": True})
            action, question = choice(ana.face, Random(1)), ana.face["question"]
            await ana.say("act", id="patient", seat=0, question=question, action=action)
            assert (await fetched(own_house, "", "/healthz")).status_code == 503
            async with Patron(own_house, bo.key) as late:
                assert json.loads(late.heard[0]) == {"t": "waiting", "waiting": True}
        for patron in (ana, bo, onlooker):
            await patron.until(lambda message: message == {"t": "waiting", "waiting": False})
        verdict = await ana.command("act", id="patient", seat=0, question=question, action=action)
        assert verdict["verdict"] == "accepted"
        assert (await fetched(own_house, "", "/healthz")).status_code == 200
        for patron in (bo, onlooker):
            await patron.fresh()
            told = [message for message in map(json.loads, patron.heard) if message["t"] == "waiting"]
            assert [message["waiting"] for message in told] == [True, False]
    moved = [row.command_id for row in own_house.rows(ana.state["table"]["id"]) if row.kind == "moved"]
    assert moved == ["0/patient"]


async def test_a_server_whose_database_is_locked_stops_in_one_line(own_house: House) -> None:
    table = await open_table(own_house, "solo", person("Ana"))
    async with Patron(own_house, table.key) as ana:
        with locked(own_house):
            question, action = ana.face["question"], choice(ana.face, Random(1))
            await ana.say("act", id="patient", seat=0, question=question, action=action)
            while "store-waits" not in own_house.said:
                await asyncio.sleep(0.01)
            before, began = own_house.said, time.monotonic()
            await asyncio.to_thread(own_house.stop)
            assert time.monotonic() - began < CLOSE_SECONDS + 2
        with pytest.raises(websockets.ConnectionClosed):
            await ana.until(lambda message: message["t"] == "ack")
    assert levels(own_house.said.removeprefix(before)) == ["warning"], own_house.said
    own_house.open()
    async with Patron(own_house, table.key) as ana:
        assert (await ana.act(action, id="patient", question=question))["verdict"] == "accepted"
        await ana.sees(owes)
    assert [row.kind for row in own_house.rows(table.table)].count("moved") == 1


@pytest.mark.parametrize("time", range(10 if BATTERY else 1))
async def test_a_full_disk_stops_the_server_and_everything_confirmed_is_kept(
    tmp_path: Path, time: int
) -> None:
    # Room for less than half of the game: it fills up in the midst of it, whatever is dealt.
    with small_disk(tmp_path / "disk", 500) as enlarge:
        most = None if enlarge else 500 * 1024
        with House(tmp_path / "disk" / "data", most_bytes=most) as house:
            table = await open_table(house, "here", *[person(name) for name in ("Ana", "Bo", "Cy", "Di")])
            everybody = Traveller(house, table.table, table.key, Random(f"8 {time} {PORTION}"))
            await everybody.play()
            assert not everybody.over, "the disk never filled up"
            assert house.ended() == 1
            assert "can't be written any more" in house.said
            said = house.said
            if enlarge:
                enlarge()
            house.most_bytes = None
            house.open()
            check(house, everybody)
            assert len(everybody.confirmed) > 3
            await everybody.play()
            assert everybody.over
            check(house, everybody)
    assert "INSERT INTO" not in said, "statements and their values are not for the log"
    assert "Traceback" not in said
    tally(full_disks=1, confirmed_moves=len(everybody.confirmed))


async def test_a_full_disk_is_told_over_http_too(tmp_path: Path) -> None:
    with (
        small_disk(tmp_path / "disk", 400) as enlarge,
        House(tmp_path / "disk" / "data", most_bytes=None if enlarge else 400 * 1024) as house,
    ):
        async with house.http() as http:
            for _ in range(200):
                answer = await http.post("/api/tables", json=opening("here", *[person("x" * 60)] * 40))
                if answer.status_code != 200:
                    break
        assert answer.status_code == 503, answer.text
        assert answer.json()["error"]["id"] == "server-store-broken"
        assert "INSERT" not in sentence(answer.json()["error"])
        assert house.ended() == 1
        assert "Traceback" not in house.said


@pytest.mark.parametrize(
    "address", ["sqlite:///{file}", "mysql://x/y", "postgresql+asyncpg://x/y", "postgresql://", "{file}"]
)
def test_a_database_that_is_not_postgresql_is_refused(own_house: House, address: str) -> None:
    """A SQLite file is named by its folder, which is locked: two servers would ruin each other's work."""
    refused = run("serve", "--port", "0", "--database", address.format(file=own_house.database))
    assert "PostgreSQL" in refusal(refused)
