"""A table under way when the rules go on to another number: it is told to all, written, and played on."""

import asyncio
import json
import shutil
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from patron import House, Patron, fetched, folded
from shell import PROGRAM, run

from charthouse.core import record, replay
from charthouse.games import game

KEPT = Path(__file__).parents[1] / "kept" / "0.1"
LATER = (sys.executable, str(Path(__file__).parents[1] / "other_rules.py"))
TABLES = json.loads((KEPT / "expected.json").read_text(encoding="utf-8"))["tables"]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    shutil.copytree(KEPT / "data", tmp_path / "data")
    return tmp_path / "data"


@pytest.mark.parametrize("name", ["cartographers-alone-open", "charterstone-alone-open"])
def test_a_table_goes_on_by_the_new_rules_and_says_so(data: Path, name: str, tmp_path: Path) -> None:
    kept = TABLES[name]
    with House(data, program=LATER) as house:
        text = asyncio.run(_played_on(house, kept, told=1))
        rows = house.rows(kept["table"])
        assert [row.kind for row in rows[: kept["seq"] + 2]].count("ruled") == 1
        assert rows[kept["seq"] + 1].kind == "ruled"
        assert folded(rows).phase == "over"
    saved = record.read(text)
    assert record.rules_at(saved.header, saved.entries) == 2
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    verified = run("verify", str(file), "--json").json()  # the house before knows only its own part
    assert (verified["ok"], verified["decided"]) == (True, kept["entries"])


@pytest.mark.parametrize("name", ["cartographers-alone-open", "charterstone-alone-open"])
def test_a_table_keeps_the_rules_it_began_with_while_they_can_be_answered(data: Path, name: str) -> None:
    kept = TABLES[name]
    with House(data, program=LATER, env={"CHARTHOUSE_EARLIER": "1"}) as house:
        text = asyncio.run(_played_on(house, kept, told=0))
        assert "ruled" not in {row.kind for row in house.rows(kept["table"])}
    saved = record.read(text)
    assert replay.undecided(game(saved.header.game), saved) == 0


@pytest.mark.parametrize("name", ["cartographers-over", "charterstone-over"])
def test_a_finished_table_of_older_rules_is_shown_and_nothing_is_added(data: Path, name: str) -> None:
    kept = TABLES[name]
    with House(data, program=PROGRAM) as house:
        before = asyncio.run(_shown(house, kept))
    with House(data, program=LATER) as house:
        after = asyncio.run(_shown(house, kept))
        assert len(house.rows(kept["table"])) == kept["seq"] + 1
    assert after["replay"] == before["replay"]
    assert {draw["known"] for draw in before["draws"]["draws"]} == {True}
    assert {draw["known"] for draw in after["draws"]["draws"]} == {False}


async def _played_on(house: House, kept: dict[str, Any], told: int) -> str:
    async with Patron(house, kept["key"]) as ana:
        assert [line["message"]["id"] for line in ana.face["log"]].count("log-rules") == told
        await ana.play(Random("on"))
    return (await fetched(house, kept["key"], f"/api/tables/{kept['table']}/record")).text


async def _shown(house: House, kept: dict[str, Any]) -> dict[str, Any]:
    found = {}
    for what in ("replay", "draws"):
        answer = await fetched(house, kept["key"], f"/api/tables/{kept['table']}/{what}")
        assert answer.status_code == 200, answer.text
        found[what] = answer.json()
    return found
