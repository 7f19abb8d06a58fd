"""PostgreSQL behind the tables: several servers on one database, and a database that crashes."""

import asyncio
import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets
from arena import BATTERY
from attic import everything_in, told
from crowd import replaced_under_load
from patron import (
    BEATING,
    House,
    Patron,
    choice,
    device,
    exchanged,
    face_of,
    fetched,
    folded,
    open_table,
    opening,
    owes,
    person,
    replayed,
    robot,
)
from postgres import Database, house_on, running_database
from shell import refusal, run
from tally import PORTION, tally
from traveller import check, confirmed_by, set_out
from unseen import decided, looked_at, rooms_on, unseen_table
from unseen import told as heard_by

from charthouse.server import commands, retention, schema, tables
from charthouse.server.folder import KEY_FILE
from charthouse.server.sealing import Keyring
from charthouse.server.store import Row, Store, Unreadable

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    with running_database() as running:
        yield running


@pytest.fixture(scope="module")
def houses(database: Database) -> Iterator[tuple[House, House]]:
    """Two servers on one database."""
    with house_on(database, program=BEATING) as one, house_on(database, program=BEATING) as other:
        yield one, other


def _sound(rows: list[Row]) -> None:
    assert [row.seq for row in rows] == list(range(len(rows)))
    assert len({row.command_id for row in rows}) == len(rows)
    told = folded(rows)
    assert told.match is not None
    assert replayed(told) == told.match.state


async def test_two_servers_serve_the_same_table(database: Database, houses: tuple[House, House]) -> None:
    one, other = houses
    table = await open_table(one, "link", person("Ana"), person(""), robot("random"))
    async with (
        Patron(one, table.key) as ana,
        Patron(other, await device(other, table.link(1))) as bo,
        Patron(other, await device(one, table.watch)) as onlooker,
    ):
        await bo.sit(1, "Bo")
        await asyncio.gather(ana.play(Random(1)), bo.play(Random(2)))
        await onlooker.sees(lambda state: state["table"]["phase"] == "over")
        assert ana.face["maps"] == bo.face["maps"] == onlooker.face["maps"]
    rows = database.rows(table.table)
    _sound(rows)
    bots = [
        json.loads(row.body)["question"]
        for row in rows
        if row.kind == "moved" and json.loads(row.body)["by"] == "bot"
    ]
    assert len(bots) == len(set(bots)), "a bot moved twice for one question"


async def test_a_command_sent_to_both_servers_counts_once(
    database: Database, houses: tuple[House, House]
) -> None:
    one, other = houses
    table = await open_table(one, "solo", person("Ana"))
    async with Patron(one, table.key) as here, Patron(other, table.key) as there:
        for number in range(15):
            for patron in (here, there):
                await patron.sees(lambda state: owes(state) and state["seq"] == number + 1)  # noqa: B023
            question, action = here.face["question"], choice(here.face, Random(number))
            verdicts = await asyncio.gather(
                *[patron.act(action, seat=0, question=question, id=f"{number}") for patron in (here, there)]
            )
            assert verdicts[0] == verdicts[1]
            assert verdicts[0]["verdict"] == "accepted"
    rows = database.rows(table.table)
    assert len(rows) == 17
    _sound(rows)


async def test_of_two_different_answers_on_two_servers_one_counts(
    database: Database, houses: tuple[House, House]
) -> None:
    one, other = houses
    table = await open_table(one, "solo", person("Ana"))
    async with Patron(one, table.key) as here, Patron(other, table.key) as there:
        for number in range(15):
            for patron in (here, there):
                await patron.sees(lambda state: owes(state) and state["seq"] == number + 1)  # noqa: B023
            rng, question = Random(number), here.face["question"]
            verdicts = await asyncio.gather(
                *[patron.act(choice(here.face, rng), seat=0, question=question) for patron in (here, there)]
            )
            assert sorted(verdict["verdict"] for verdict in verdicts) == ["accepted", "stale"]
    _sound(database.rows(table.table))


async def test_of_two_rematches_on_two_servers_one_opens(
    database: Database, houses: tuple[House, House]
) -> None:
    table = await open_table(houses[0], "link", person("Ana"))
    async with Patron(houses[0], table.key) as ana:
        await ana.play(Random(1))
    address, wish = f"/api/tables/{table.table}/rematch", opening("link", person("Ana"))
    async with houses[0].http(table.key) as here, houses[1].http(table.key) as there:
        asked = [http.post(address, json=wish) for http in (here, there) * 4]
        answers = await asyncio.gather(*asked)
    (opened,) = [answer.json()["table"] for answer in answers if answer.status_code == 200]
    refused = [answer.json()["error"]["id"] for answer in answers if answer.status_code == 400]
    assert refused == ["bad-rematch"] * 7
    followed = [json.loads(row.body) for row in database.rows(table.table) if row.kind == "followed"]
    assert followed == [{"table": opened}]


async def test_of_many_who_claim_a_seat_on_two_servers_one_gets_it(
    database: Database, houses: tuple[House, House]
) -> None:
    table = await open_table(houses[0], "link", person("Ana"), person(""))
    async with houses[0].http() as here, houses[1].http() as there:
        asked = [http.post("/api/keys", json={"link": table.link(1)}) for http in (here, there) * 6]
        answers = await asyncio.gather(*asked)
    assert sorted(answer.status_code for answer in answers) == [200] + [403] * 11
    assert [row.kind for row in database.rows(table.table)] == ["opened", "joined"]


async def test_a_device_put_out_on_one_server_is_put_out_on_all(
    database: Database, houses: tuple[House, House]
) -> None:
    """The other server hears of it at once, and before that accepts nothing of it either."""
    one, other = houses
    table = await open_table(one, "link", person("Ana"), person(""))
    guest = await exchanged(one, link=table.link(1))
    lost = await exchanged(other, recovery=guest["recovery"])
    async with Patron(one, guest["key"]) as bo, Patron(other, lost["key"]) as phone:
        await bo.sit(1, "Bo")
        await phone.sees(owes)
        (phones,) = [found["id"] for found in bo.state["table"]["devices"] if not found["this"]]
        question, action = phone.face["question"], choice(phone.face, Random(1))
        async with one.http(guest["key"]) as http:
            out = await http.post(f"/api/tables/{table.table}/put-out", json={"device": phones})
        assert out.status_code == 200
        with contextlib.suppress(websockets.ConnectionClosed):  # it may have heard of it by now
            await phone.say("act", id="late", seat=1, question=question, action=action)
        said = await phone.until(lambda message: message["t"] in ("closing", "ack"))
        if said["t"] == "ack":
            assert (said["verdict"], said["why"]["id"]) == ("refused", "why-not-your-seat")
            said = await phone.until(lambda message: message["t"] == "closing")
        assert said["why"]["id"] == "bad-put-out"
    assert "moved" not in [row.kind for row in database.rows(table.table)]


async def test_who_is_connected_to_another_server_is_not_away(lone_house: tuple[Database, House]) -> None:
    """They were noted there; after the waiting time without a note they are away for both."""
    database, one = lone_house
    with house_on(database) as other:
        table = await open_table(one, "link", person("Ana"), person(""))
        guest = await exchanged(other, link=table.link(1))
        async with Patron(one, table.key) as ana:
            async with Patron(other, guest["key"]) as bo:
                await bo.sit(1, "Bo")
                await ana.sees(owes)
            while not database.query("SELECT 1 FROM seen WHERE table_id = %s AND seat = 1", table.table):
                await asyncio.sleep(0.05)
            verdict = await ana.command("hand", seat=1, bot="random")
            assert (verdict["verdict"], verdict["why"]["id"]) == ("refused", "why-still-waited-for")
        one.stop()
        database.change("UPDATE log SET at = at - 360000")
        database.change("UPDATE seen SET at = at - 360000 WHERE seat = 0")
        one.open()
        async with Patron(one, table.key) as ana:
            verdict = await ana.command("hand", seat=1, bot="random")
            assert verdict["why"]["id"] == "why-still-waited-for", "the note of the other server counts"
        database.change("UPDATE seen SET at = at - 360000")
        async with Patron(one, table.key) as ana:
            assert (await ana.command("hand", seat=1, bot="random"))["verdict"] == "accepted"


async def test_two_servers_whose_clocks_ring_at_once_move_once_for_the_late(
    lone_house: tuple[Database, House],
) -> None:
    database, one = lone_house
    with house_on(database) as other:
        table = await open_table(one, "link", person("Ana"), person(""), clock={"kind": "minutes", "per": 1})
        bo_key = await device(other, table.link(1))
        async with Patron(other, bo_key) as bo:
            await bo.sit(1, "Bo")
            await bo.sees(owes)
            first = bo.face["question"].removesuffix("/seat 2")
        one.stop()
        other.stop()
        database.change("UPDATE log SET at = at - 58000")
        one.open()
        other.open()
        async with Patron(one, table.key) as ana, Patron(other, bo_key) as bo:
            for patron in (ana, bo):
                await patron.sees(lambda state: not state["game"]["question"].startswith(f"{first}/"))
                await patron.fresh()
                assert owes(patron.state)
        moved = [row for row in database.rows(table.table) if row.kind == "moved"]
        asked = [json.loads(row.body)["question"] for row in moved]
        assert asked == [f"{first}/seat 1", f"{first}/seat 2"]


async def test_no_text_of_a_client_stops_the_server(database: Database) -> None:
    with house_on(database) as one:
        table = await open_table(one, "solo", person("Ana"))
        async with one.http() as http:
            odd = opening("solo", person("A\0na"))
            assert (await http.post("/api/tables", json=odd)).status_code == 400
            assert (await http.post("/api/keys", json={"link": "\0"})).status_code == 403
        async with Patron(one, table.key) as ana:
            verdict = await ana.act(choice(ana.face, Random(1)), id="an id with \0 in it")
            assert verdict["verdict"] in ("accepted", "refused")
            await ana.sees(owes)
        assert one.runs


async def test_without_ready_ticks_no_server_tells_what_another_heard(database: Database) -> None:
    async with (
        rooms_on(database.url, database.key_file) as one,
        rooms_on(database.url, database.key_file) as other,
    ):
        table = await unseen_table(one)
        there = await other.table(table.id)
        assert there is not None
        here, elsewhere = await looked_at(one, table), await looked_at(other, there)
        await decided(other, there, 1)
        await one.table(table.id)
        assert len(table.unshown) == 1, "it has read what the other wrote"
        assert heard_by(here) == heard_by(elsewhere) == [False, True, False, False]


@pytest.fixture
def lone_house() -> Iterator[tuple[Database, House]]:
    """A server and a database that nobody else uses."""
    with running_database() as database, house_on(database) as one:
        yield database, one


async def test_a_crash_of_the_database_loses_no_confirmed_move_and_no_server(
    lone_house: tuple[Database, House],
) -> None:
    """The server waits until the database is back; whoever waits for a confirmation has it then."""
    database, one = lone_house
    confirmed: dict[str, int] = {}
    table = await open_table(one, "here", *[person(name) for name in ("Ana", "Bo", "Cy", "Di")])
    rng = Random(f"3 {PORTION}")

    async def play() -> None:
        async with Patron(one, table.key) as everybody:
            while len(confirmed) < 20:
                id = f"{len(confirmed)} {rng.random()}"
                seat = everybody.face["seat"]
                verdict = await everybody.act(choice(everybody.face, rng), id=id)
                assert verdict["verdict"] == "accepted"
                confirmed[f"{seat}/{id}"] = verdict["seq"]
                await everybody.sees(lambda state: bool(state["seq"] >= verdict["seq"]))  # noqa: B023

    playing = asyncio.create_task(play())
    for enough in (5, 10, 15):
        while len(confirmed) < enough:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(database.crash)
        while "store-waits" not in one.said:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(database.open)
    await playing
    logged = {row.command_id: row.seq for row in database.rows(table.table)}
    assert confirmed.items() <= logged.items()
    _sound(database.rows(table.table))
    async with Patron(one, table.key) as everybody:
        told = face_of(folded(database.rows(table.table)), everybody.face["seat"])
        assert {**everybody.face, "log": None} == {**told, "log": None}
        await everybody.play(rng)
    tally(crashes=2, confirmed_moves=len(confirmed))


async def test_viewers_hear_that_the_database_is_away_and_back(lone_house: tuple[Database, House]) -> None:
    """Who connects meanwhile is told so too, though not even their key can be read."""
    database, one = lone_house
    table = await open_table(one, "solo", person("Ana"))
    watching = await device(one, table.watch)
    one.stop()
    one.open()
    async with Patron(one, table.key) as ana:
        await asyncio.to_thread(database.crash)
        await ana.until(lambda message: message == {"t": "waiting", "waiting": True})
        async with one.socket() as socket:
            await socket.send(json.dumps({"t": "hello", "key": watching}))
            assert json.loads(await socket.recv()) == {"t": "waiting", "waiting": True}
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()
        assert socket.close_code == 1011
        await asyncio.to_thread(database.open)
        await ana.until(lambda message: message == {"t": "waiting", "waiting": False})
        await ana.accepted(choice(ana.face, Random(1)))


KILLS = 50 if BATTERY else 3


class Street:
    """Several servers on one database: whoever comes takes one of those that are open."""

    def __init__(self, houses: list[House], rng: Random) -> None:
        self.houses = houses
        self._rng = rng

    def socket(self, **more: Any) -> websockets.connect:
        return self._rng.choice([house for house in self.houses if house.runs]).socket(**more)


async def test_of_two_servers_one_is_killed_and_no_confirmed_move_is_lost_or_doubled(
    lone_house: tuple[Database, House],
) -> None:
    database, one = lone_house
    rng = Random(f"5 {PORTION}")
    with house_on(database) as other:
        street = Street([one, other], rng)
        kills, confirmed = 0, 0
        while kills < KILLS:
            travellers = await set_out(one, rng, street)
            playing = asyncio.gather(*[traveller.play_to_the_end() for traveller in travellers])
            while kills < KILLS and not playing.done():
                enough = confirmed_by(travellers) + rng.randrange(8, 24)
                while confirmed_by(travellers) < enough and not playing.done():
                    await asyncio.sleep(0.002)
                killed = street.houses[kills % 2]
                await asyncio.to_thread(killed.kill)
                kills += 1
                await asyncio.to_thread(killed.open)
            await playing
            confirmed += confirmed_by(travellers)
            for traveller in travellers:
                check(database, traveller)
                assert traveller.over
    assert confirmed > 8 * KILLS
    tally(kills=KILLS, confirmed_moves=confirmed)


async def test_a_server_is_replaced_under_load_and_nothing_is_lost(
    database: Database, tmp_path: Path
) -> None:
    where = ("--database", database.url, "--key-file", str(database.key_file))
    words = (*where, "--data", str(tmp_path))
    with House(tmp_path, *words) as first:
        await replaced_under_load(first, database, 10 if BATTERY else 1)


async def test_servers_that_write_to_the_same_tables_do_not_wait_for_each_other_for_ever(
    database: Database,
) -> None:
    failed: list[BaseException] = []
    one, other = (Store(database.url, failed.append, database.key_file) for _ in range(2))
    names = [f"both write to {number}" for number in range(200)]
    opened = [(schema.tables, {"id": name, "game": "", "opened_at": 0, "secret": b""}) for name in names]
    await one.insert(opened)
    for seq in range(3):
        landed = await asyncio.gather(
            *[one.append(Row(name, seq, f"one {seq}", "", "", 0)) for name in names],
            *[other.append(Row(name, seq, f"other {seq}", "", "", 0)) for name in reversed(names)],
        )
        assert landed.count(True) == len(names), "each row is written by exactly one of them"
        ours = [row for name in names for row in await other.rows(name, seq - 1)]
        by = {row.table_id: row.command_id.split()[0] for row in ours}
        told = zip([*names, *reversed(names)], ["one"] * len(names) + ["other"] * len(names), strict=True)
        assert landed == [by[name] == who for name, who in told], "and each is told what became of its own"
    await one.close()
    await other.close()
    assert not failed


async def test_nothing_is_refused_for_what_another_server_has_changed(
    database: Database, houses: tuple[House, House]
) -> None:
    one, _ = houses
    opened = await open_table(one, "solo", person("Ana"))
    store = Store(database.url, lambda error: None, database.key_file)
    behind = await tables.load(store, opened.table)
    assert behind is not None
    async with Patron(one, opened.key) as ana:
        first = await ana.accepted(choice(ana.face, Random(1)), id="first")
        question, action = ana.face["question"], choice(ana.face, Random(2))
        again = await commands.command(
            store, behind, "0/first", lambda: commands.move(behind, 0, "gone", "", "")
        )
        assert (again.verdict, again.seq) == ("accepted", first["seq"])
        await ana.accepted(action)
        question, action = ana.face["question"], choice(ana.face, Random(3))
        verdict = await commands.command(
            store, behind, "next", lambda: commands.move(behind, 0, question, action, "player")
        )
        assert verdict.verdict == "accepted"
        await ana.sees(lambda state: bool(state["seq"] == verdict.seq))
    await store.close()


async def test_a_line_to_the_database_that_was_cut_is_joined_again(
    lone_house: tuple[Database, House],
) -> None:
    database, one = lone_house
    table = await open_table(one, "solo", person("Ana"))
    address = f"/api/tables/{table.table}"
    await asyncio.gather(*[fetched(one, table.key, address) for _ in range(8)])
    cut = database.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'idle' AND query = 'ROLLBACK'"
    )
    assert cut
    answers = await asyncio.gather(*[fetched(one, table.key, address) for _ in range(8)])
    assert {answer.status_code for answer in answers} == {200}
    assert one.runs


async def test_what_is_done_now_and_then_waits_for_a_database_that_is_away() -> None:
    with running_database() as database:
        store = Store(database.url, print, database.key_file)
        await asyncio.to_thread(database.crash)
        with pytest.raises(Unreadable):
            async with store.alone("sweep"):
                pass
        await asyncio.to_thread(database.open)
        async with store.alone("sweep") as alone:
            assert alone
        await store.close()


async def test_a_move_is_on_the_disk_before_it_is_confirmed_however_the_database_is_set() -> None:
    with running_database() as database:
        database.change("ALTER ROLE postgres SET synchronous_commit = off")
        with house_on(database) as one:
            table = await open_table(one, "solo", person("Ana"))
            async with Patron(one, table.key) as ana:
                verdict = await ana.accepted(choice(ana.face, Random(1)))
            await asyncio.to_thread(database.crash)
        await asyncio.to_thread(database.open)
        assert database.rows(table.table)[-1].seq == verdict["seq"]


async def test_a_server_stops_though_its_database_does_not_answer(
    lone_house: tuple[Database, House],
) -> None:
    database, one = lone_house
    table = await open_table(one, "solo", person("Ana"))
    async with Patron(one, table.key) as ana:
        writer = "SELECT pid FROM pg_stat_activity WHERE query = 'COMMIT' AND state = 'idle'"
        while not (backends := [pid for (pid,) in database.query(writer)]):
            await asyncio.sleep(0.01)  # it says just now that it is there
        for pid in backends:
            os.kill(pid, signal.SIGSTOP)
        try:
            await ana.say(
                "act", id="1", seat=0, question=ana.face["question"], action=choice(ana.face, Random(1))
            )
            await asyncio.to_thread(one.stop)
        finally:
            for pid in backends:
                os.kill(pid, signal.SIGCONT)


START = "import sys, pathlib; from charthouse.server.store import Store; from alembic import command; "
START += "import psycopg; print('ready', flush=True); sys.stdin.readline(); "
START += "Store(sys.argv[1], print, pathlib.Path(sys.argv[2]))"


def test_servers_that_start_at_once_make_the_tables_once() -> None:
    with running_database() as database, contextlib.ExitStack() as stack:
        words = [sys.executable, "-c", START, database.url, str(database.key_file)]
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        starting = [stack.enter_context(subprocess.Popen(words, **pipes)) for _ in range(4)]
        for process in starting:
            assert process.stdout
            assert process.stdout.readline() == "ready\n"
        for process in starting:
            assert process.stdin
            process.stdin.write("go\n")
            process.stdin.flush()
        assert [process.wait(60) for process in starting] == [0] * 4


async def test_a_database_that_is_not_there_is_refused(tmp_path: Path) -> None:
    refused = run("serve", "--port", "0", "--database", f"postgresql+psycopg://postgres@/x?host={tmp_path}")
    assert len(refusal(refused)) > 20


async def test_a_house_moves_to_postgresql_and_back_and_loses_nothing(tmp_path: Path) -> None:
    there, back = tmp_path / "there", tmp_path / "back"
    old, file = tmp_path / "old", str(tmp_path / "house.backup")
    shutil.copytree(Path(__file__).parents[1] / "kept" / "0.1" / "data", old)
    before = everything_in(old)
    assert told("backup", file, "--data", str(old)).code == 0
    with running_database() as database:
        shutil.copy(old / KEY_FILE, database.key_file)
        place = ("--database", database.url, "--key-file", str(database.key_file))
        assert told("restore", file, *place).code == 0
        assert "--replace" in refusal(told("restore", file, *place))
        with house_on(database) as one:
            assert "A server works" in refusal(told("restore", file, "--replace", *place))
            table = await open_table(one, "solo", person("Ana"))
            async with Patron(one, table.key) as ana:
                await ana.accepted(choice(ana.face, Random(1)))
            second = str(there)
            assert told("backup", second, *place).code == 0
            rows = database.rows(table.table)
        back.mkdir()
        shutil.copy(database.key_file, back / KEY_FILE)
        assert told("restore", second, "--data", str(back)).code == 0
        assert told("restore", file, "--replace", *place).code == 0
        assert told("backup", file, "--force", "--with-key", *place).code == 0
    now = everything_in(back)
    for name in ("tables", "log", "keys"):
        assert [row for row in now[name] if row in before[name]] == before[name]
    with House(back) as house:
        assert house.rows(table.table) == rows
        async with Patron(house, table.key) as ana:
            await ana.accepted(choice(ana.face, Random(2)))
    assert told("restore", file, "--data", str(tmp_path / "again")).code == 0
    assert everything_in(tmp_path / "again") == before


async def test_the_key_of_two_servers_is_changed_while_they_serve(
    database: Database, houses: tuple[House, House]
) -> None:
    one, other = houses
    tables = [await open_table(house, "solo", person("Ana")) for house in (one, other)]
    place = ("--database", database.url, "--key-file", str(database.key_file))
    assert (await asyncio.to_thread(run, "keys", "rotate", *place, program=BEATING)).code == 0
    async with Patron(one, tables[1].key) as here, Patron(other, tables[0].key) as there:
        for patron in (here, there):
            await patron.accepted(choice(patron.face, Random(1)))
    used = {value[1:9] for (value,) in database.query("SELECT body FROM log")}
    assert used == {Keyring(database.key_file).ids[-1]}


async def test_a_table_is_closed_put_away_and_deleted_on_every_server(
    database: Database, houses: tuple[House, House]
) -> None:
    one, other = houses
    table = await open_table(one, "here", person("Ana"), person("Bo"))

    async def ask(*words: str) -> None:
        done = await asyncio.to_thread(
            told, "tables", *words, "--database", database.url, "--key-file", str(database.key_file)
        )
        assert done.code == 0, done.err

    async with Patron(one, table.key) as here, Patron(other, table.key) as there:
        await there.accepted(choice(there.face, Random(1)))
        await here.sees(lambda state: state["game"]["maps"][0]["ready"])
        await ask("close", table.table)
        for patron in (here, there):
            await patron.sees(lambda state: state["table"]["closed"])
        await ask("archive", table.table)
        assert len(database.rows(table.table)) == 1
        for house in houses:
            assert (await fetched(house, table.key, f"/api/tables/{table.table}/record")).status_code == 200
        await ask("delete", table.table, "--yes")
        for patron in (here, there):
            assert (await patron.until(lambda message: message["t"] == "closing"))["why"]["args"][
                "why"
            ] == "house"
    for house in houses:
        assert (await fetched(house, table.key, f"/api/tables/{table.table}")).status_code == 410


async def test_a_server_that_fell_behind_writes_nothing_into_the_gap_of_the_archive(
    database: Database, houses: tuple[House, House]
) -> None:
    table = await open_table(houses[0], "here", person("Ana"), person("Bo"))
    store = Store(database.url, lambda error: None, database.key_file)
    behind = await tables.load(store, table.table)
    assert behind is not None
    async with Patron(houses[0], table.key) as ana:
        for number in range(4):
            await ana.accepted(choice(ana.face, Random(number)))
    await retention.put_away(store, table.table)
    assert len(database.rows(table.table)) == 1
    late = Row(table.table, behind.seq + 1, "late", "moved", "{}", 0)
    assert not await store.append(late)
    verdict = await commands.command(store, behind, "late", lambda: commands.strike(behind, 1))
    assert verdict.verdict == "accepted"
    await store.close()
    async with Patron(houses[1], table.key) as ana:
        await ana.accepted(choice(ana.face, Random(9)))


async def test_of_several_servers_one_looks_for_what_is_due(database: Database) -> None:
    stores = [Store(database.url, lambda error: None, database.key_file) for _ in range(2)]
    async with stores[0].alone("this test") as first, stores[1].alone("this test") as second:
        assert (first, second) == (True, False)
    async with stores[1].alone("this test") as again:
        assert again
    for store in stores:
        await store.close()
