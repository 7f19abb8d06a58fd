"""Clocks: when the time is up a bot draws for the seat, and the time in which nobody served does not count.

The clocks are real. What a test moves is the past: between two runs of the server the log is dated back.
"""

import asyncio
import json
import time
from random import Random
from typing import NamedTuple

import pytest
from patron import House, Opened, Patron, choice, device, open_table, owes, person, sentence

pytestmark = pytest.mark.anyio

MINUTE = 60_000


def _now() -> int:
    return time.time_ns() // 1_000_000


class Reopened(NamedTuple):
    """When, at the earliest and at the latest, a server began to serve again."""

    earliest: int
    latest: int


def _ago(house: House, table: Opened, asked: int, served: int) -> Reopened:
    """The open question was asked, and the server was last seen, so many milliseconds ago."""
    house.stop()
    before = _now()
    house.query("UPDATE log SET at = ? WHERE table_id = ?", before - asked, table.table)
    house.query("UPDATE heartbeat SET at = ?", before - served)
    house.open()
    return Reopened(before, _now())


async def _deadline(house: House, table: Opened) -> int:
    async with Patron(house, table.key) as patron:
        assert owes(patron.state)
        return int(patron.state["table"]["clock"]["deadline"])


def _by(house: House, table: Opened) -> list[tuple[int, str]]:
    """Who decided each move: the seat, and on whose behalf."""
    bodies = [json.loads(row.body) for row in house.rows(table.table) if row.kind == "moved"]
    return [(body["seat"], body["by"]) for body in bodies]


async def test_when_the_time_is_up_a_bot_draws_for_the_seat(own_house: House) -> None:
    table = await open_table(own_house, "solo", person("Ana"), clock={"kind": "minutes", "per": 1})
    async with Patron(own_house, table.key) as ana:
        question, action = ana.face["question"], choice(ana.face, Random(1))
    assert _by(own_house, table) == []
    _ago(own_house, table, asked=MINUTE - 1_000, served=0)
    async with Patron(own_house, table.key) as ana:
        await ana.sees(lambda state: state["game"]["question"] != question)
        assert _by(own_house, table) == [(0, "clock")]
        assert (await ana.act(action, question=question))["verdict"] == "stale"
        asked = own_house.rows(table.table)[-1].at
        deadline = ana.state["table"]["clock"]["deadline"]
        assert deadline == asked + MINUTE, "the next question has its whole minute"


async def test_only_who_is_late_is_drawn_for(own_house: House) -> None:
    table = await open_table(
        own_house, "link", person("Ana"), person(""), clock={"kind": "minutes", "per": 2}
    )
    bo_key = await device(own_house, table.link(1))
    async with Patron(own_house, table.key) as ana, Patron(own_house, bo_key) as bo:
        await bo.sit(1, "Bo")
        await ana.sees(owes)
        await ana.accepted(choice(ana.face, Random(1)))
    _ago(own_house, table, asked=2 * MINUTE - 1_000, served=0)
    async with Patron(own_house, table.key) as ana:
        await ana.sees(owes)
    assert _by(own_house, table) == [(0, "player"), (1, "clock")]


async def test_a_move_in_time_starts_the_next_clock(own_house: House) -> None:
    table = await open_table(own_house, "solo", person("Ana"), clock={"kind": "days", "per": 2})
    async with Patron(own_house, table.key) as ana:
        first = ana.state["table"]["clock"]["deadline"]
        assert first == own_house.rows(table.table)[-1].at + 2 * 24 * 60 * MINUTE
        await asyncio.sleep(0.05)
        await ana.accepted(choice(ana.face, Random(1)))
        assert ana.state["table"]["clock"]["deadline"] > first


async def test_a_table_without_a_clock_waits_for_ever(own_house: House) -> None:
    table = await open_table(own_house, "solo", person("Ana"))
    _ago(own_house, table, asked=10_000 * MINUTE, served=0)
    async with Patron(own_house, table.key) as ana:
        assert ana.state["table"]["clock"]["deadline"] is None
        assert owes(ana.state)
    assert _by(own_house, table) == []


async def test_the_time_in_which_nobody_served_does_not_count(own_house: House) -> None:
    table = await open_table(own_house, "solo", person("Ana"), clock={"kind": "minutes", "per": 5})
    again = _ago(own_house, table, asked=62 * MINUTE, served=60 * MINUTE)
    first = await _deadline(own_house, table)
    assert again.earliest + 3 * MINUTE <= first <= again.latest + 3 * MINUTE, "two minutes were used"
    own_house.stop()
    last_seen = own_house.query("SELECT at FROM heartbeat")[0][0]
    before = _now()
    own_house.open()
    after = _now()
    second = await _deadline(own_house, table)
    assert before - last_seen <= second - first <= after - last_seen, "the second time does not count either"
    assert _by(own_house, table) == []


async def test_a_short_time_in_which_nobody_served_does_not_count_either(own_house: House) -> None:
    table = await open_table(own_house, "solo", person("Ana"), clock={"kind": "minutes", "per": 5})
    again = _ago(own_house, table, asked=12_000, served=11_000)
    deadline = await _deadline(own_house, table)
    assert again.earliest <= deadline - 5 * MINUTE + 1_000 <= again.latest, "one second was used"


async def test_the_time_in_which_the_machine_slept_does_not_count(own_house: House) -> None:
    table = await open_table(own_house, "solo", person("Ana"), clock={"kind": "minutes", "per": 1})
    before = await _deadline(own_house, table)
    own_house.sleep(11)
    while (after := await _deadline(own_house, table)) == before:
        await asyncio.sleep(0.1)
    assert after - before >= 11_000


async def test_a_bad_clock_is_refused(own_house: House) -> None:
    async with own_house.http() as http:
        answer = await http.post(
            "/api/tables", json={"mode": "solo", "clock": {"kind": "minutes", "per": 1001}}
        )
    assert answer.status_code == 400
    assert sentence(answer.json()["error"])
