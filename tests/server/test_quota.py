"""The quota: an address opens so many tables, a house keeps so many bytes."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import httpx
import pytest
from patron import HEADER, House, Opened, Patron, choice, opening, person, sentence

from charthouse.server import retention, schema
from charthouse.server.app import create_app
from charthouse.server.database import sqlite_url
from charthouse.server.folder import KEY_FILE
from charthouse.server.settings import Settings
from charthouse.server.store import Store

pytestmark = pytest.mark.anyio

ELSEWHERE, HERE = "203.0.113.7", "127.0.0.1"


class Doors:
    """An application in this process, and requests from any address."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.store = Store(sqlite_url(folder), lambda error: None, folder / KEY_FILE)
        self._app = create_app(self.store, settings)

    async def open(self, address: str) -> httpx.Response:
        transport = httpx.ASGITransport(app=self._app, client=(address, 40_000))
        async with httpx.AsyncClient(
            transport=transport, base_url="http://127.0.0.1", headers=HEADER
        ) as http:
            return await http.post("/api/tables", json=opening("here", person("Ana"), person("Bo")))


@contextlib.asynccontextmanager
async def doors(folder: Path, settings: Settings) -> AsyncIterator[Doors]:
    found = Doors(folder, settings)
    yield found
    await found.store.close()


async def test_an_address_opens_so_many_tables_a_day(tmp_path: Path) -> None:
    async with doors(tmp_path, Settings(lazy=True, tables_a_day=2)) as house:
        assert [(await house.open(ELSEWHERE)).status_code for _ in range(3)] == [200, 200, 400]
        assert "Come back tomorrow" in sentence((await house.open(ELSEWHERE)).json()["error"])
        assert (await house.open("203.0.113.8")).status_code == 200
        assert [(await house.open(HERE)).status_code for _ in range(3)] == [200, 200, 200]
    assert ELSEWHERE.encode() not in b"".join(path.read_bytes() for path in tmp_path.iterdir())


async def test_an_address_has_so_many_games_going_on(tmp_path: Path) -> None:
    async with doors(tmp_path, Settings(lazy=True, tables_at_once=2)) as house:
        first = Opened(**(await house.open(ELSEWHERE)).json())
        await house.open(ELSEWHERE)
        assert "Finish one" in sentence((await house.open(ELSEWHERE)).json()["error"])
        await retention.delete(house.store, first.table, "house")
        assert [(await house.open(ELSEWHERE)).status_code for _ in range(2)] == [200, 400]


async def test_a_full_house_opens_no_more_tables_and_games_go_on(tmp_path: Path) -> None:
    async with doors(tmp_path, Settings(lazy=True)) as house:
        table = Opened(**(await house.open(HERE)).json())
        for number in range(400):
            filler = {"id": f"{number}", "game": "x" * 32, "opened_at": 0, "secret": bytes(4000)}
            await house.store.insert([(schema.tables, filler)])
    with House(tmp_path, "--data", str(tmp_path), "--most-megabytes", "1") as running:
        async with running.http() as http:
            refused = await http.post("/api/tables", json=opening("solo", person("Ana")))
        assert "This house is full" in sentence(refused.json()["error"])
        async with Patron(running, table.key) as ana:
            await ana.accepted(choice(ana.face, Random(1)))
