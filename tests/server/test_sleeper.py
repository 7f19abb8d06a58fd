"""Somebody stops reading: nobody waits for them, little is kept for them, they come back to the present."""

import asyncio
import contextlib
import json
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Self
from urllib.parse import urlsplit

import pytest
import websockets
from patron import PATIENCE, House, Message, Patron, device, open_table, person
from traveller import Traveller, check

pytestmark = pytest.mark.anyio

PINGING = Path(__file__).parent.parent / "pinging.py"


def pinging(folder: Path, seconds: float) -> House:
    """A server that finds out so quickly who sleeps."""
    return House(folder, program=(sys.executable, str(PINGING), str(seconds)))


@pytest.fixture
def patient_house(tmp_path: Path) -> Iterator[House]:
    with pinging(tmp_path / "data", 3600) as running:
        yield running


@pytest.fixture
def hasty_house(tmp_path: Path) -> Iterator[House]:
    with pinging(tmp_path / "data", 0.5) as running:
        yield running


class Sleeper:
    """A device that says hello and then reads nothing; the network between holds only a little for it."""

    def __init__(self, house: House, key: str) -> None:
        self._house = house
        self._key = key

    async def __aenter__(self) -> Self:
        where = urlsplit(self._house.address)
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
        small.connect((where.hostname, where.port))
        self._line = await self._house.socket(sock=small, max_queue=1, ping_interval=None)
        await self._say("hello", key=self._key)
        return self

    async def __aexit__(self, *why: object) -> None:
        self._line.transport.abort()
        await self._line.wait_closed()

    async def _say(self, t: str, **fields: Any) -> None:
        await self._line.send(json.dumps({"t": t, **fields}))

    async def wakes(self) -> list[Message]:
        """Reads all that has come: up to the state it asks for, or to the end of the connection.

        It asks twice: a state that was on its way when it woke may come after the first answer."""
        heard: list[Message] = []
        with contextlib.suppress(websockets.ConnectionClosed):
            for id in ("awake", "wide awake"):
                await self._say("preview", id=id, seat=0, action="nothing")
                await self._say("look", seat=-1)  # nobody's: the seat that is shown by itself
                answered = False
                while not (answered and heard[-1]["t"] == "state"):
                    heard.append(json.loads(await asyncio.wait_for(self._line.recv(), PATIENCE)))
                    answered = answered or (heard[-1]["t"] == "worth" and heard[-1]["id"] == id)
        return heard

    @property
    def sent_away(self) -> bool:
        return self._line.close_code is not None


CROWD = [person(name) for name in ("Ana", "Bo", "Cy", "Di", "Ed", "Fi")]


async def _plays(traveller: Traveller) -> None:
    while not traveller.over:
        await traveller.play()


async def test_a_table_goes_on_while_somebody_sleeps_and_little_is_kept_for_them(
    patient_house: House,
) -> None:
    house = patient_house
    table = await open_table(house, "here", *CROWD)
    elsewhere = await open_table(house, "solo", person("Gus"))
    keys = [table.key, await device(house, table.watch)]
    async with contextlib.AsyncExitStack() as stack:
        sleepers = [await stack.enter_async_context(Sleeper(house, key)) for key in keys]
        players = [Traveller(house, one.table, one.key, Random(6)) for one in (table, elsewhere)]
        await asyncio.gather(*[traveller.play() for traveller in players])
        for traveller in players:
            assert traveller.over, "it was played to its end without a break"
            check(house, traveller)
        changes = len(house.rows(table.table))
        for sleeper, key in zip(sleepers, keys, strict=True):
            states = [message for message in await sleeper.wakes() if message["t"] == "state"]
            assert len(states) < changes / 2, "a newer state replaced the unread ones"
            async with Patron(house, key) as awake:
                assert states[-1]["game"] == awake.state["game"]


async def test_who_sleeps_too_long_is_sent_away_and_comes_back_to_the_present(hasty_house: House) -> None:
    house = hasty_house
    table = await open_table(house, "here", *CROWD)
    async with Sleeper(house, table.key) as sleeper:
        await _plays(Traveller(house, table.table, table.key, Random(6)))
        async with house.http(table.key) as http:
            for _ in range(150):
                seats = (await http.get(f"/api/tables/{table.table}")).json()["table"]["seats"]
                if not any(seat["online"] for seat in seats):
                    break
                await asyncio.sleep(0.1)
            assert not any(seat["online"] for seat in seats), "whoever sleeps is not there"
        await sleeper.wakes()
        assert sleeper.sent_away
    async with Patron(house, table.key) as awake:
        assert awake.phase == "over"
        assert awake.state["seq"] == len(house.rows(table.table)) - 1


async def test_a_server_stops_though_somebody_sleeps(patient_house: House) -> None:
    house = patient_house
    table = await open_table(house, "here", *CROWD)
    async with Sleeper(house, table.key):
        await _plays(Traveller(house, table.table, table.key, Random(6)))
        await asyncio.to_thread(house.stop)
        assert house.said == ""
