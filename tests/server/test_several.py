"""Several servers of one house behind nginx, as deploy/nginx.conf has them; only the long form needs it."""

import asyncio
import re
from random import Random
from typing import Any

import pytest
import websockets
from arena import BATTERY
from nginx import Nginx
from patron import House, Patron, device, fetched, open_table, person
from postgres import house_on, running_database
from tally import tally
from traveller import Traveller, check, confirmed_by

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not BATTERY, reason="nginx is installed in the long form"),
]

TABLES = 16


class Way:
    """To a table through the proxy."""

    def __init__(self, nginx: Nginx, table: str) -> None:
        self._nginx, self._table = nginx, table

    def socket(self, **more: Any) -> websockets.connect:
        return self._nginx.socket(self._table, **more)


async def sockets(*houses: House) -> list[int]:
    """How many are connected to each, as soon as two are connected in all."""
    while True:
        pages = [(await fetched(house, "", "/metrics")).text for house in houses]
        counts = [int(re.findall(r"^charthouse_sockets (\d+)", page, re.MULTILINE)[0]) for page in pages]
        if sum(counts) == 2:
            return counts


async def test_a_table_is_one_servers_until_that_one_dies() -> None:
    told = ("--proxies", "127.0.0.1", "--metrics", "127.0.0.0/8")
    with (
        running_database() as database,
        house_on(database, *told) as one,
        house_on(database, *told) as other,
        Nginx(one.address, other.address) as nginx,
    ):
        taken = set()
        for _ in range(TABLES):
            table = await open_table(one, "link", person("Ana"), person(""))
            guest = await device(other, table.link(1))
            way = Way(nginx, table.table)
            async with Patron(one, table.key, way), Patron(one, guest, way) as bo:
                counts = await sockets(one, other)
                assert sorted(counts) == [0, 2]
                await bo.sit(1, "Bo")
            taken.add(counts[0])
        assert len(taken) == 2, "each has tables"
        at = one if counts[0] else other
        travellers = [Traveller(one, table.table, key, Random(key), way) for key in (table.key, guest)]
        playing = asyncio.gather(*[traveller.play_to_the_end() for traveller in travellers])
        while confirmed_by(travellers) < 10:
            await asyncio.sleep(0.002)
        await asyncio.to_thread(at.kill)
        await playing
        for traveller in travellers:
            check(database, traveller)
    tally(runs=1)
