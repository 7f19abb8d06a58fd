"""Crashes: a killed or stopped server, a damaged log and a full disk cost nothing that was confirmed."""

import asyncio
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
    fetched,
    open_table,
    owes,
    person,
    robot,
    small_disk,
)
from shell import contents, refusal, run
from traveller import Traveller, check, confirmed_by, set_out

pytestmark = pytest.mark.anyio

KILLS = 500 if BATTERY else 20


async def test_a_killed_server_loses_and_doubles_no_confirmed_move(own_house: House) -> None:
    house, rng = own_house, Random(20)
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
            check(house, everybody)
            assert len(everybody.confirmed) > 3
            await everybody.play()
            assert everybody.over
            check(house, everybody)
    assert "INSERT INTO" not in said, "statements and their values are not for the log"
    assert "Traceback" not in said
