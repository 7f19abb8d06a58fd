"""What somebody sends is worth so much work, memory and room, and no more; others notice nothing."""

import asyncio
import json
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hostile import hostile_record
from patron import (
    PATIENCE,
    House,
    Patron,
    choice,
    face_of,
    folded,
    open_table,
    opening,
    owes,
    person,
    robot,
    sentence,
)
from unseen import rooms_on

from charthouse.bots import bot
from charthouse.bots.playout import play_out
from charthouse.core import fair, match, record
from charthouse.core.message import Message
from charthouse.games import game
from charthouse.server import commands, limits, replays, seating
from charthouse.server.commands import Verdict
from charthouse.server.database import sqlite_url
from charthouse.server.limits import Limits, block, counted
from charthouse.server.messages import Opening, SeatWish
from charthouse.server.opening import open_table as opened_in
from charthouse.server.turns import Turns

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def hostile() -> str:
    return hostile_record()


async def test_a_hostile_record_takes_no_memory_and_nobody_waits(own_house: House, hostile: str) -> None:
    calm = await open_table(own_house, "solo", person("Ana"))
    branch = {"record": hostile, "at": hostile.count("recall\n"), "seat": 0, "bot": "random"}
    before = own_house.peak
    async with own_house.http() as http, Patron(own_house, calm.key) as ana:
        http.timeout = 3 * PATIENCE
        work = asyncio.gather(
            http.post("/api/replay?seat=0", json={"record": hostile}),
            http.post("/api/branch", json=branch),
        )
        waits = []
        for number in range(12):
            began = time.perf_counter()
            await ana.accepted(choice(ana.face, Random(number)))
            waits.append(time.perf_counter() - began)
            await ana.sees(owes)
        for answer in await work:
            assert answer.status_code in (200, 400), answer.text[:200]
            if answer.status_code == 400:
                assert sentence(answer.json()["error"])
    assert own_house.peak < before + 120
    assert sorted(waits)[6] < 0.5
    assert "Traceback" not in own_house.said


async def test_a_record_has_so_many_entries_and_says_what_it_is(house: House) -> None:
    played, _ = play_out(game("cartographers"), [bot("random")], {}, "one")
    saved = match.recorded(played)
    long = saved._replace(entries=saved.entries * 300)
    forged = [entry._replace(chain="x" * 1000) for entry in saved.entries]
    async with house.http() as http:
        text = record.write_json(record.linked(long)).replace("\n", "")
        with pytest.raises(Exception, match="bad-record-long"):
            replays.sent(text)
        text = record.write_text(saved._replace(entries=tuple(forged)))
        answer = await http.post("/api/branch", json={"record": text, "at": 3})
        assert "hash chain breaks" in sentence(answer.json()["error"])


async def test_what_is_kept_of_a_table_is_short_and_known(house: House) -> None:
    odd: list[dict[str, Any]] = [
        opening("solo", {**person("Ana"), "bot": "x" * 510_000}),
        opening("solo", {**person("Ana"), "bot": "x" * 1000}),
        opening("solo", person("Ana"), options={"edicts": [" " * 50_000]}),
        opening("solo", person("Ana"), options={"edicts": " " * 3000 + "sentinel_wood"}),
        opening("solo", person("Ana"), game="charterstone", options={"errata": "," * 3000}),
        opening("solo", person("Ana"), options={"side": [[["A"]]]}),
        opening("solo", person("Ana"), options={"edition": 1e300}),
        opening("solo", {**person("Ana"), "crest": "x" * 100}),
        opening("solo", {**person("Ana"), "title": "x" * 100}),
    ]
    before = house.query("SELECT count(*) FROM log")
    async with house.http() as http:
        for wish in odd:
            answer = await http.post("/api/tables", json=wish)
            assert answer.status_code in (400, 413), str(wish)[:80]
            assert sentence(answer.json()["error"])
    assert house.query("SELECT count(*) FROM log") == before


async def test_a_record_is_written_out_so_often_for_one_address(house: House) -> None:
    table = await open_table(house, "solo", person("Ana"))
    async with Patron(house, table.key) as ana:
        await ana.play(Random(1))
    async with house.http(table.key) as http:
        answers = [await http.get(f"/api/tables/{table.table}/record") for _ in range(100)]
    assert {answer.status_code for answer in answers} == {200, 429}


async def test_numbers_that_are_slow_to_read_are_few(house: House) -> None:
    slow = b"[" + b"1e300," * 80_000 + b"1]"
    table = await open_table(house, "solo", person("Ana"))
    paths = ("/api/tables", "/api/score", "/api/daily", f"/api/tables/{table.table}/recovery")
    async with house.http(table.key) as http:
        for path in paths:
            for bodies in (slow, b'{"options": ' + slow + b"}", b'{"sheet": ' + slow + b"}"):
                before = house.worked
                assert (await http.post(path, content=bodies)).status_code in (400, 413)
                assert house.worked - before < 1


async def test_a_qr_code_of_a_long_text_is_refused(house: House) -> None:
    async with house.http() as http:
        assert (await http.post("/api/qr", json={"text": "ж" * 201})).status_code == 400
        assert (await http.post("/api/qr", content=b'{"text": "\\ud800"}')).status_code == 400


async def test_a_log_comes_to_an_end_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "LONGEST", 8)
    async with rooms_on(sqlite_url(tmp_path), tmp_path / "key") as live:
        people = (SeatWish(name="Ana"), SeatWish(name="Bo"))
        told = await opened_in(live, Opening("link", seats=people), fair.secret_of("long"))
        table = live.tables[told.table]
        await live.command(table, "bo sits", lambda: seating.claim(table, 1, "bo", {}))
        await live.begin(table)
        verdicts: list[Verdict] = []
        while not verdicts or verdicts[-1].verdict == "accepted":
            action = "recall" if len(verdicts) % 2 else choice(face_of(table, 0), Random(1))
            asked = table.question(0) or ""
            made = partial(commands.move, table, 0, asked, action, "player")
            verdicts.append(await live.command(table, f"ana {len(verdicts)}", made))
        assert action == "recall"
        assert verdicts[-1].why == Message("why-long-log")
        hosts = [partial(seating.make_host, table, seat, away=False) for seat in (1, 0)]
        passed = [await live.command(table, f"host {n}", hosts[n % 2]) for n in range(20)]
        assert {verdict.verdict for verdict in passed[:4]} == {"accepted"}
        assert passed[-1].verdict != "accepted"
        assert Message("why-long-log") in [verdict.why for verdict in passed]
        action = choice(face_of(table, 1), Random(1))
        asked = table.question(1) or ""
        last_word = await live.command(table, "bo", lambda: commands.move(table, 1, asked, action, "player"))
        assert last_word.verdict == "accepted"


# --- who has how much


async def test_the_devices_of_a_seat_share_what_it_may_say(house: House) -> None:
    table = await open_table(house, "link", person("Ana"), person(""))
    async with Patron(house, table.key) as one, Patron(house, table.key) as other:
        for _ in range(200):
            await one.say("look", seat=0)
        await one.until(lambda message: message["t"] == "slow")
        await other.say("look", seat=0)
        await other.until(lambda message: message["t"] == "slow")


def test_a_debt_is_shared_by_whoever_made_it() -> None:
    allowed = Limits()
    most, rate = limits.RATES["say"]
    waits = [allowed.wait("say", "seat") for _ in range(most + 40)]
    assert waits[:most] == [0.0] * most
    assert waits[-1] == pytest.approx(40 / rate, abs=0.5)
    assert allowed.wait("say", "another") == 0.0
    assert not allowed.allows("open", "x", limits.RATES["open"][0] + 1)


def test_one_person_with_many_addresses_is_one() -> None:
    same = {block((f"2001:db8:0:1::{n:x}", 1)) for n in range(1, 9)}
    assert same == {"2001:db8:0:1::/64"}
    assert block(("2001:db8:0:2::1", 1)) not in same
    assert block(("fe80::1%eth0", 1)) == "fe80::/64"
    assert block(("::ffff:192.0.2.7", 1)) == block(("192.0.2.7", 9)) == "192.0.2.7"
    assert [counted((own, 1)) for own in ("127.0.0.1", "127.9.9.9", "::1", "")] == [""] * 4
    assert counted(None) == ""


async def test_who_asks_a_hundred_times_does_not_keep_others_waiting() -> None:
    turns, served = Turns(1), []

    async def ask(who: str) -> None:
        async with turns.turn(who):
            served.append(who)
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(ask(who)) for who in ["eve"] * 100 + ["ana", "bo"]]
    await asyncio.sleep(0)
    tasks[5].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert served.index("ana") < 3
    assert served.index("bo") < 5
    assert len(served) == 101
    async with asyncio.timeout(10), turns.turn("late"):
        pass


async def test_a_table_full_of_bots_does_not_starve_another(own_house: House) -> None:
    crowd = [{**robot("greedy"), "name": f"{n}"} for n in range(60)]
    many = [await open_table(own_house, "here", person("Eve"), *crowd) for _ in range(3)]
    calm = await open_table(own_house, "here", person("Ana"), robot("random"))
    async with Patron(own_house, calm.key) as ana:
        for number in range(3):
            await ana.accepted(choice(ana.face, Random(number)))
            await ana.sees(owes)
    assert all(json.dumps(folded(own_house.rows(table.table)).by) for table in many)
