"""PostgreSQL behind the tables: several servers on one database, and a database that crashes."""

import asyncio
import contextlib
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import psycopg
import pytest
import websockets
from patron import House, Patron, choice, device, face_of, folded, open_table, owes, person, replayed, robot
from shell import refusal, run

from charthouse.server.store import Row

pytestmark = pytest.mark.anyio

PLACES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
SEARCHED = os.pathsep.join([*map(str, PLACES), os.environ.get("PATH", "")])


class Database:
    """A PostgreSQL of our own, reached through a socket in its folder; as root it runs as `postgres`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = f"postgresql+psycopg://postgres@/postgres?host={folder}"
        self._as = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self._as:
            shutil.chown(folder, "postgres")
        settings = f"-k {folder} -c listen_addresses= -c max_connections=40"
        self._run(
            "initdb", "-D", str(folder / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"
        )
        self._settings = settings

    def open(self) -> None:
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", log, "-o", self._settings, "start")

    def crash(self) -> None:
        """Ends at once, without finishing anything."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def _run(self, program: str, *words: str) -> None:
        found = shutil.which(program, path=SEARCHED)
        assert found, (
            f"PostgreSQL is not installed: {program} is neither in /usr/lib/postgresql nor on the path."
        )
        subprocess.run(
            [*self._as, found, *words],
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )

    def rows(self, table_id: str) -> list[Row]:
        with psycopg.connect(f"host={self.folder} user=postgres dbname=postgres") as connection:
            found = connection.execute(
                "SELECT table_id, seq, command_id, kind, body, at FROM log WHERE table_id = %s ORDER BY seq",
                (table_id,),
            ).fetchall()
        return [Row(*row) for row in found]


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    with _database() as running:
        yield running


@contextlib.contextmanager
def _database() -> Iterator[Database]:
    folder = Path(tempfile.mkdtemp(prefix="chpg", dir="/tmp"))
    try:
        running = Database(folder)
        running.open()
        try:
            yield running
        finally:
            running.crash()
    finally:
        shutil.rmtree(folder)


@pytest.fixture(scope="module")
def houses(database: Database) -> Iterator[tuple[House, House]]:
    """Two servers on one database."""
    with _house(database) as one, _house(database) as other:
        yield one, other


def _house(database: Database) -> House:
    return House(database.folder / "unused", "--database", database.url)


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


async def test_no_text_of_a_client_stops_the_server(database: Database) -> None:
    with _house(database) as one:
        table = await open_table(one, "solo", person("A\0na"))
        async with one.http() as http:
            assert (await http.post("/api/keys", json={"link": "\0"})).status_code == 403
        async with Patron(one, table.key) as ana:
            verdict = await ana.act(choice(ana.face, Random(1)), id="an id with \0 in it")
            assert verdict["verdict"] in ("accepted", "refused")
            await ana.sees(owes)
        assert one.runs


@pytest.fixture
def lone_house() -> Iterator[tuple[Database, House]]:
    """A server and a database that nobody else uses."""
    with _database() as database, _house(database) as one:
        yield database, one


async def test_a_crash_of_the_database_loses_no_confirmed_move(lone_house: tuple[Database, House]) -> None:
    database, one = lone_house
    confirmed: dict[str, int] = {}
    table = await open_table(one, "here", *[person(name) for name in ("Ana", "Bo", "Cy", "Di")])
    rng = Random(3)

    async def play() -> None:
        async with Patron(one, table.key) as everybody:
            while True:
                id = f"{len(confirmed)} {rng.random()}"
                seat = everybody.face["seat"]
                verdict = await everybody.act(choice(everybody.face, rng), id=id)
                assert verdict["verdict"] == "accepted"
                confirmed[f"{seat}/{id}"] = verdict["seq"]
                await everybody.sees(lambda state: bool(state["seq"] >= verdict["seq"]))  # noqa: B023
                await asyncio.sleep(0.03)  # a whole game must not be over before the crash

    for _ in range(2):
        playing = asyncio.create_task(play())
        await asyncio.sleep(1.0)
        await asyncio.to_thread(database.crash)
        with pytest.raises((websockets.ConnectionClosed, TimeoutError)):
            await playing
        assert one.ended() == 1
        assert "can't be written any more" in one.said
        await asyncio.to_thread(database.open)
        logged = {row.command_id: row.seq for row in database.rows(table.table)}
        assert confirmed.items() <= logged.items()
        _sound(database.rows(table.table))
        one.open()
    assert len(confirmed) > 10
    async with Patron(one, table.key) as everybody:
        told = face_of(folded(database.rows(table.table)), everybody.face["seat"])
        assert {**everybody.face, "log": None} == {**told, "log": None}
        await everybody.play(rng)


async def test_a_database_that_is_not_there_is_refused(tmp_path: Path) -> None:
    refused = run("serve", "--port", "0", "--database", f"postgresql+psycopg://postgres@/x?host={tmp_path}")
    assert len(refusal(refused)) > 20
