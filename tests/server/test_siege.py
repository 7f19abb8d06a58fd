"""A siege: somebody goes ten times beyond each limit while twenty tables play, who are to notice nothing.

The short form goes to each limit once beside three tables, to one after the other, and asks that all are
answered, in little memory.
`CHARTHOUSE_BATTERY=1 pytest -n 0 -s tests/server/test_siege.py` prints figures: p99 in milliseconds.
"""

import asyncio
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from arena import BATTERY
from besieger import WAYS
from patron import House, Patron, choice, open_table, owes, person
from tally import tally

pytestmark = pytest.mark.anyio

BESIEGER = Path(__file__).parents[1] / "besieger.py"
TABLES, TIMES, QUIET_SECONDS, ENOUGH = (20, 10, 20.0, 400) if BATTERY else (3, 1, 1.0, 6)
"""A siege goes on until the tables have had so many answers; one in a hundred is judged."""
SLOW = {"idle connections", "hostile records"}
"""These have quick tests of their own."""
PACE = 0.3
BAR = 3
"""So many times the quiet p99 a besieged one may be."""
LEAST = 0.010
"""Seconds that nobody notices: a p99 below counts as this."""
MEGABYTES = 120
WAITS = 10.0
"""Seconds that the short form allows, on a machine that does many things at once."""


async def play(house: House, number: int, waits: list[float]) -> None:
    """Game after game at a table of its own, until it is told to stop."""
    rng = Random(number)
    while True:
        table = await open_table(house, "solo", person("Ana"))
        async with Patron(house, table.key) as ana:
            while ana.phase == "playing":
                began = time.perf_counter()
                await ana.accepted(choice(ana.face, rng))
                waits.append(time.perf_counter() - began)
                await ana.sees(lambda state: owes(state) or state["table"]["phase"] == "over")
                await asyncio.sleep(PACE * rng.uniform(0.5, 1.5))


def p99(waits: list[float]) -> float:
    return sorted(waits)[int(len(waits) * 0.99)]


@pytest.mark.timeout(0 if BATTERY else 300)
async def test_tables_play_on_in_a_siege(own_house: House) -> None:
    waits: list[float] = []
    players = [asyncio.create_task(play(own_house, number, waits)) for number in range(TABLES)]
    try:
        while len(waits) < 3 * TABLES:
            await asyncio.sleep(0.05)
        waits.clear()
        await asyncio.sleep(QUIET_SECONDS)
        quiet, before = max(LEAST, p99(waits)), own_house.peak
        sys.stdout.write(f"\nquiet: {1000 * quiet:.1f} ms, {before} MB\n")
        for ways in [[way] for way in WAYS] if BATTERY else [[way for way in WAYS if way not in SLOW]]:
            waits.clear()
            began = time.monotonic()
            words = (sys.executable, str(BESIEGER), own_house.address, f"{TIMES}", *ways)
            while len(waits) < ENOUGH:
                siege = await asyncio.create_subprocess_exec(*words)
                assert await siege.wait() == 0, ways
            found, peak = p99(waits), own_house.peak
            took = time.monotonic() - began
            sys.stdout.write(f"{', '.join(ways)}: {1000 * found:.1f} ms, {peak} MB, {took:.0f} s\n")
            assert found <= (BAR * quiet if BATTERY else WAITS), ways
            assert peak < before + MEGABYTES, ways
            tally(sieges=len(ways))
        assert all(not player.done() for player in players)
        _, traceback, rest = own_house.said.partition("Traceback")
        assert not traceback, rest[:4000]
    finally:
        for player in players:
            player.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*players)
