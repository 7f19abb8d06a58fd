"""Clocks: when the time is up a bot draws for the seat, and the time in which nobody served does not count.

The clocks are real. What a test moves is the past: between two runs of the server the log is dated back.
"""

import asyncio
import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast

import pytest
import websockets
from arena import BATTERY
from patron import (
    House,
    Opened,
    Patron,
    choice,
    device,
    face_of,
    open_table,
    opening,
    owes,
    person,
    robot,
    sentence,
)
from tally import tally

from charthouse.server import commands, scheduler, tasks
from charthouse.server.bot_pool import BotPool
from charthouse.server.commands import Make, Verdict
from charthouse.server.scheduler import Scheduler
from charthouse.server.store import Key, Row, Store, Unreadable
from charthouse.server.tables import Table

pytestmark = pytest.mark.anyio

MINUTE = 60_000
JUMPING = (sys.executable, str(Path(__file__).parents[1] / "jumping.py"))
JUMPS = 10 if BATTERY else 1


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


@pytest.mark.parametrize("hours", [1, -1])
async def test_a_jump_of_the_machines_clock_takes_nobodys_time(tmp_path: Path, hours: int) -> None:
    jumped = tmp_path / "jumped"
    jumped.write_text("0")
    with House(tmp_path / "data", program=JUMPING, env={"JUMPED": str(jumped)}) as house:
        table = await open_table(
            house, "link", person("Ana"), person(""), person(""), clock={"kind": "minutes", "per": 1}
        )
        bo_key, cy_key = [await device(house, table.link(seat)) for seat in (1, 2)]
        async with Patron(house, table.key) as ana, Patron(house, bo_key) as bo, Patron(house, cy_key) as cy:
            await bo.sit(1, "Bo")
            await cy.sit(2, "Cy")
            for number in range(JUMPS):
                before = house.query("SELECT count(*) FROM outages")
                for one in (ana, bo, cy):
                    await one.sees(owes)
                await ana.accepted(choice(ana.face, Random(number)))
                jumped.write_text(f"{hours * 3600 * (number + 1)}")
                await bo.accepted(choice(bo.face, Random(number)))  # the alarm is set anew
                while hours > 0 and house.query("SELECT count(*) FROM outages") == before:
                    await asyncio.sleep(0.1)
                await cy.accepted(choice(cy.face, Random(number)))
        assert {by for _, by in _by(house, table)} == {"player"}
        rows = house.rows(table.table)
        assert [row.at for row in rows] == sorted(row.at for row in rows)
        assert rows[-1].at - rows[0].at < (max(hours, 0) * 60 * JUMPS + 10) * MINUTE
        house.stop()
        house.open()  # with a last sign of life that is still to come, where the clock was put back
        assert all(began < ended for began, ended in house.query("SELECT began_at, ended_at FROM outages"))
    tally(jumps=JUMPS)


async def test_a_bad_clock_is_refused(own_house: House) -> None:
    async with own_house.http() as http:
        answer = await http.post(
            "/api/tables", json={"mode": "solo", "clock": {"kind": "minutes", "per": 1001}}
        )
    assert answer.status_code == 400
    assert sentence(answer.json()["error"])


async def test_who_cannot_be_shown_the_time_is_sent_away_and_comes_back(own_house: House) -> None:
    table = await open_table(own_house, "solo", person("Ana"), clock={"kind": "days", "per": 2})
    async with Patron(own_house, table.key) as ana:
        own_house.query("ALTER TABLE outages RENAME TO elsewhere")
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await ana.accepted(choice(ana.face, Random(1)))
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1011
    own_house.query("ALTER TABLE elsewhere RENAME TO outages")
    async with Patron(own_house, table.key) as ana:
        assert ana.state["seq"] == len(own_house.rows(table.table)) - 1 == 2
        await ana.accepted(choice(ana.face, Random(1)))


# --- the scheduler alone


class Forgetful:
    """A store that cannot be read the first times it is asked, and lets something happen while it is read."""

    shared = False

    def __init__(self, unreadable: int = 0, meanwhile: Callable[[], None] = lambda: None) -> None:
        self.unreadable = unreadable
        self._meanwhile = meanwhile

    async def append(self, row: Row, keys: Sequence[Key] = ()) -> bool:
        return True

    async def outages(self, since: int) -> list[tuple[int, int]]:
        self.unreadable -= 1
        if self.unreadable >= 0:
            raise Unreadable("not now")
        self._meanwhile()
        return []


class Slow(BotPool):
    """A bot that lets something happen while it thinks."""

    def __init__(self, table: Table, meanwhile: Callable[[], None] = lambda: None) -> None:
        super().__init__()
        self._table = table
        self._meanwhile = meanwhile

    async def choose(self, game_id: str, name: str, view: Any, question: str, who: str = "") -> str:
        chosen = choice(face_of(self._table, view.seat), Random(1))
        self._meanwhile()
        return chosen


def _late(*bots: dict[str, Any], **more: Any) -> Table:
    """A table of two people whose time is up."""
    table = Table("t", bytes(32))
    clock = {"kind": "minutes", "per": 1}
    wish = opening("here", person("Ana"), person("Bo"), *bots, clock=clock, **more)
    _write(table, "opened", {"opening": wish})
    _write(table, *commands.begin(table))
    return table


def _write(table: Table, kind: str, body: dict[str, Any], at: int = 0) -> None:
    table.fold(Row(table.id, table.seq + 1, f"{table.seq}", kind, json.dumps(body), at))


async def _rung(table: Table, store: Forgetful, pool: BotPool) -> None:
    """The scheduler has attended to the table, and somebody was drawn for."""
    drawn = asyncio.Event()

    async def command(table: Table, id: str, make: Make) -> Verdict:
        verdict = await commands.command(cast(Store, store), table, id, make)
        drawn.set()
        return verdict

    Scheduler(cast(Store, store), pool, command).attend(table)
    await drawn.wait()
    while tasks.tasks:
        await asyncio.sleep(0.001)


async def test_who_answers_while_the_clock_moves_for_another_keeps_the_next_turn() -> None:
    table = _late()
    asked = table.question(1) or ""

    def bo_answers() -> None:
        if table.question(1) == asked and 1 in table.people_due():
            action = choice(face_of(table, 1), Random(1))
            _write(table, *commands.move(table, 1, asked, action, "player"), at=_now())

    await _rung(table, Forgetful(), Slow(table, bo_answers))
    assert table.by[1:] == ["player", "clock"]
    assert sorted(table.people_due()) == [0, 1]


async def test_who_answers_while_the_clock_is_read_keeps_the_next_turn() -> None:
    table, reads = _late(), 0

    def ana_is_late_and_bo_answers() -> None:
        nonlocal reads
        reads += 1
        for seat, by in ((0, "clock"), (1, "player")) if reads == 2 else ():  # not when the alarm is set
            question, action = table.question(seat) or "", choice(face_of(table, seat), Random(1))
            _write(table, *commands.move(table, seat, question, action, by), at=_now())

    Scheduler(cast(Store, Forgetful(meanwhile=ana_is_late_and_bo_answers)), Slow(table), _never).attend(table)
    while reads < 2 or tasks.tasks:
        await asyncio.sleep(0.001)
    assert table.by[1:] == ["clock", "player"]


async def _never(table: Table, id: str, make: Make) -> Verdict:
    raise AssertionError("somebody was drawn for whose time is not up")


async def test_without_ready_ticks_the_time_left_does_not_tell_that_all_people_have_decided() -> None:
    table = _late(robot(), ready_ticks=False)
    clocks = Scheduler(cast(Store, Forgetful()), BotPool(), cast(Any, None))
    shown = [await clocks.deadline(table)]
    for seat in (0, 1):
        action = choice(face_of(table, seat), Random(seat))
        _write(table, *commands.move(table, seat, table.question(seat) or "", action, "player"))
        shown.append(await clocks.deadline(table))
    assert table.people_due() == []
    assert shown == [MINUTE] * 3


async def test_a_clock_that_could_not_be_read_is_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "AGAIN", 10)
    table = _late()
    await _rung(table, Forgetful(unreadable=3), Slow(table))
    assert table.by[1] == "clock"
