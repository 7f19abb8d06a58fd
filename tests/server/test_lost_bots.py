"""Bots that die, think for ever or can't be started hang no table, and the table says who decided instead."""

import os
import resource
import sys
from pathlib import Path
from random import Random

import pytest
from arena import BATTERY
from patron import House, Patron, choice, folded, open_table, owes, person, robot, sentence

pytestmark = pytest.mark.anyio

LOST = (sys.executable, str(Path(__file__).parents[1] / "lost_bots.py"))


async def played(house: House, bot: str, moves: int) -> list[str]:
    """The sentences of a table at which somebody plays on against this bot."""
    table = await open_table(house, "here", person("Ana"), {**robot(bot), "name": "Bot"})
    async with Patron(house, table.key) as ana:
        for number in range(moves):
            await ana.sees(owes)
            await ana.accepted(choice(ana.face, Random(number)))
        await ana.sees(owes)
    told = folded(house.rows(table.table))
    assert told.by.count("bot") >= moves
    return [sentence(line["message"]) for line in ana.face["log"]]


@pytest.mark.parametrize(
    ("way", "moves"), [("dies", 2), ("thinks for ever", 2 if BATTERY else 1), ("breaks", 2)]
)
async def test_a_simpler_bot_answers_for_one_that_does_not(tmp_path: Path, way: str, moves: int) -> None:
    env = {"CHARTHOUSE_LOST": "scout", "CHARTHOUSE_WAY": way}
    with House(tmp_path / "data", program=LOST, env=env) as house:
        log = await played(house, "scout", moves)
        assert "The bot of Bot gives no answer: a simpler one decides." in log
        assert "Traceback" not in house.said


@pytest.mark.parametrize("way", ["dies", "breaks"])
async def test_the_plainest_choice_needs_no_process(tmp_path: Path, way: str) -> None:
    env = {"CHARTHOUSE_LOST": "scout greedy random", "CHARTHOUSE_WAY": way}
    with House(tmp_path / "data", program=LOST, env=env) as house:
        log = await played(house, "greedy", moves=1)
        assert "The bot of Bot gives no answer: a simpler one decides." in log


async def test_where_no_process_can_be_started_the_game_goes_on(tmp_path: Path) -> None:
    """Not one descriptor is left when the bots are due."""
    with House(tmp_path / "data", program=LOST) as house:
        table = await open_table(house, "here", person("Ana"), robot("greedy"))
        async with Patron(house, table.key) as ana:
            process = house.pid
            before = resource.prlimit(process, resource.RLIMIT_NOFILE)
            taken = len(os.listdir(f"/proc/{process}/fd"))
            house.kill_helpers()
            resource.prlimit(process, resource.RLIMIT_NOFILE, (taken - 2, before[1]))
            await ana.accepted(choice(ana.face, Random(1)))
            await ana.sees(owes)
            resource.prlimit(process, resource.RLIMIT_NOFILE, before)
            await ana.accepted(choice(ana.face, Random(2)))
            await ana.sees(owes)
        assert "Traceback" not in house.said


async def test_a_helper_that_is_killed_now_and_then_costs_no_game(own_house: House) -> None:
    table = await open_table(own_house, "here", person("Ana"), robot("greedy"))
    async with Patron(own_house, table.key) as ana:
        for number in range(4):
            await ana.accepted(choice(ana.face, Random(number)))
            own_house.kill_helpers()
            await ana.sees(owes)
