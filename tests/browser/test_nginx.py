"""nginx with TLS before a real server, as docs/host.md has it; only the long form needs it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from arena import BATTERY
from browser import hand, wire
from browser.watch import Visit, Watch
from nginx import Nginx
from patron import House, Patron, open_table, person
from playwright.sync_api import expect
from tally import tally

PREFIXES = ["", "/charthouse"] if BATTERY else []


@pytest.fixture(params=PREFIXES)
def behind(request: pytest.FixtureRequest, built_page: Path, tmp_path: Path) -> Iterator[tuple[House, Nginx]]:
    told = ("--proxies", "127.0.0.1", *(("--prefix", request.param) if request.param else ()))
    with (
        House(tmp_path / "data", "--data", str(tmp_path / "data"), *told) as house,
        Nginx(house.address, prefix=request.param) as nginx,
    ):
        house.address = house.address.rstrip("/").removesuffix(request.param)
        yield house, nginx


def test_a_game_is_played_through_nginx(behind: tuple[House, Nginx]) -> None:
    house, nginx = behind

    async def played() -> None:
        table = await open_table(house, "solo", person("Ana"))
        async with Patron(house, table.key, nginx) as ana:
            await ana.play(Random(1))
        async with nginx.http(table.key) as http:
            assert (await http.get(f"/api/tables/{table.table}/record")).status_code == 200

    asyncio.run(played())
    tally(runs=1)


def test_guests_behind_nginx_have_limits_of_their_own(behind: tuple[House, Nginx]) -> None:
    _, nginx = behind

    async def asked() -> None:
        async with nginx.http(home="127.0.77.1") as eager, nginx.http(home="127.0.77.2") as patient:
            wish = {"record": "none"}
            statuses = {400}
            for _ in range(200):
                statuses.add((await eager.post("/api/replay", json=wish)).status_code)
            assert statuses == {400, 429}
            assert (await patient.post("/api/replay", json=wish)).status_code == 400

    asyncio.run(asked())


def test_a_move_is_played_in_a_page_through_nginx(
    behind: tuple[House, Nginx], visit: Visit, watch: Watch
) -> None:
    house, nginx = behind
    watch.expected = ["An SSL certificate error occurred when fetching the script"]  # our own
    path = "charthouse/" if nginx.prefix else ""
    table = wire.open_table(house.address, "solo", wire.person("Ana"))
    page = visit(f"{path}#/table/{table.id}", at=nginx.address, knows=[table], ignore_https_errors=True)
    hand.draw(page)
    expect(page.get_by_text("Online", exact=True)).to_be_visible()
    assert [row.kind for row in house.rows(table.id)].count("moved") == 1
