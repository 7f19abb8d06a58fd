"""A third game needs a folder of its own and a line in the list: contract, server, arena and command line
take it as they take the others."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from patron import House, Patron, device, fetched, open_table, person, robot, seated
from shell import Ran, surroundings

TESTS = Path(__file__).parent.parent
HOUSE = (sys.executable, str(TESTS / "third" / "registered.py"))
WITH_TESTS = {"PYTHONPATH": os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])}


def charthouse(*words: str, input: str = "") -> Ran:
    """The command of a house with three games."""
    done = subprocess.run(
        [*HOUSE, *words],
        input=input,
        capture_output=True,
        text=True,
        env=surroundings(WITH_TESTS),
        timeout=120,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("third"), program=HOUSE, env=WITH_TESTS) as open_house:
        yield open_house


def test_the_contract_holds_for_it() -> None:
    words = ["-m", "pytest", "-p", "third.trial", "-k", "stones", "-q", str(TESTS / "contract")]
    tried = subprocess.run(
        [sys.executable, *words],
        cwd=TESTS.parent,
        env={**os.environ, **WITH_TESTS},
        capture_output=True,
        text=True,
        check=False,
    )
    assert tried.returncode == 0, tried.stdout[-3000:] + tried.stderr


# --- the server


def test_people_and_bots_play_it_at_a_table_to_the_end(house: House) -> None:
    async def played() -> tuple[dict[str, Any], dict[str, Any], str]:
        seats = (person("Ana"), person("Bo"), robot("greedy"), robot("scout"))
        async with asyncio.timeout(120), seated(house, *seats, game="stones", options={"rounds": 5}) as here:
            ana, bo, onlooker = here
            await asyncio.gather(ana.play(Random("ana")), bo.play(Random("bo")))
            await onlooker.sees(lambda state: state["table"]["phase"] == "over")
            table, key = ana.state["table"]["id"], ana.key
            replay = await fetched(house, key, f"/api/tables/{table}/replay?seat=1")
            draws = await fetched(house, key, f"/api/tables/{table}/draws")
            record = await fetched(house, key, f"/api/tables/{table}/record")
            assert onlooker.face["outcome"] == ana.face["outcome"]
            assert {line["message"]["id"] for line in ana.face["log"]} == {
                "stones-log-prize",
                "stones-log-chosen",
                "stones-log-taken",
            }
            return replay.json(), draws.json(), record.text

    replay, draws, record = asyncio.run(played())
    assert replay["frames"][-1]["game"]["outcome"]["standings"]
    assert [draw["label"] for draw in draws["draws"]] == [f"prize/{number}" for number in range(1, 6)]
    assert charthouse("verify", "-", "--json", input=record).json()["seed"] == "ok"


def test_nobody_is_told_what_was_chosen_and_who_has_chosen_is_ticked(house: House) -> None:
    async def played() -> None:
        seats = (person("Ana"), person("Bo"))
        async with asyncio.timeout(120), seated(house, *seats, game="stones") as (ana, bo, onlooker):
            await ana.accepted("ruby")
            assert await bo.ticked() == [True, False]
            assert await onlooker.ticked() == [True, False]
            assert (await ana.command("undo", seat=0))["verdict"] == "accepted"
            await ana.sees(lambda state: state["game"]["phase"] == "act")
            await ana.accepted("jade")
            await bo.sees(lambda state: state["game"]["phase"] == "act")
            refused = await bo.act("ruby jade")
            assert refused["why"]["id"] == "stones-why-colours"
            await bo.accepted("pearl")
            assert (await bo.command("undo", seat=1))["why"]["id"] == "why-already-revealed"

    asyncio.run(played())


def test_a_table_without_ticks_keeps_quiet_and_one_can_be_played_on(house: House) -> None:
    async def played() -> None:
        stones: dict[str, Any] = {"game": "stones", "options": {"rounds": 4}, "ready_ticks": False}
        quiet = await open_table(house, "here", person("Ana"), person("Bo"), **stones)
        async with asyncio.timeout(120), Patron(house, quiet.key) as both:
            async with Patron(house, await device(house, quiet.watch)) as onlooker:
                await both.accepted("ruby")
                assert onlooker.face["ready"] == [False, False]
            await both.play(Random("both"))
            async with house.http(quiet.key) as http:
                wish = {"at": 3, "seat": 1, "bot": "random"}
                branched = await http.post(f"/api/tables/{quiet.table}/branch", json=wish)
            assert branched.status_code == 200, branched.text
            async with Patron(house, branched.json()["key"]) as bo:
                await bo.play(Random("bo"))
                assert bo.state["table"]["forked"]

    asyncio.run(played())


def test_what_it_lacks_is_refused_in_a_sentence(house: House) -> None:
    async def asked() -> None:
        async with house.http() as http:
            for call, path in (
                (http.get, "/api/daily?game=stones"),
                (http.post, "/api/score?game=stones"),
            ):
                answer = await call(path)
                assert answer.status_code == 400
                assert answer.json()["error"]["id"] == "bad-game-lacks"
            printed = (await http.get("/api/content?game=stones")).json()
            assert printed["colours"][0] == "amber"
            assert "stones-why-poor" in (await http.get("/locale/cs.ftl")).text
            solo = await http.post("/api/tables", json={"game": "stones"})
            assert solo.json()["error"]["id"] == "bad-seats"
            assert (await http.get("/api/openapi.json")).status_code == 200

    asyncio.run(asked())


# --- the command line


def test_it_is_simulated_replayed_thought_about_and_verified(tmp_path: Path) -> None:
    words = ("--players", "3", "--games", "2", "--bot", "greedy,random", "--rounds", "5")
    told = charthouse("simulate", "stones", *words, "--records", str(tmp_path), "--json").json()
    assert told["decisions"] == 2 * 3 * 5
    for record in tmp_path.iterdir():
        replayed = charthouse("replay", str(record), "--why", "scout:10n", "--json").json()
        assert replayed["measure"] == "lead"
        assert len(replayed["why"]) == 3 * 5
        assert charthouse("verify", str(record), "--json").json()["seed"] == "ok"
        lines = charthouse("replay", str(record), "--why", "scout").out.splitlines()
        assert any(line.startswith("1. Seat 1: ") for line in lines)


def test_a_tournament_of_it_is_held_here_and_in_processes() -> None:
    words = ("stones", "--players", "2", "--games", "6", "--bots", "random,greedy,scout", "--rounds", "6")
    here = charthouse("arena", *words, "--json").json()
    there = charthouse("arena", *words, "--processes", "2", "--json").json()
    assert set(here["bots"]) == {"random", "greedy", "scout"}
    for bot, found in here["bots"].items():
        assert {**found, "ms_per_decision": 0} == {**there["bots"][bot], "ms_per_decision": 0}


def test_its_options_stand_in_the_help_and_are_refused_by_others() -> None:
    assert "Stones: how many rounds" in charthouse("simulate", "--help").out
    refused = charthouse("simulate", "cartographers", "--rounds", "6")
    assert (refused.code, "rounds" in refused.err) == (2, True)
    assert charthouse("simulate", "stones", "--players", "2", "--rounds", "x").code == 2


def test_what_needs_a_picture_or_another_game_says_so(tmp_path: Path) -> None:
    charthouse("simulate", "stones", "--players", "2", "--games", "1", "--records", str(tmp_path))
    (record,) = tmp_path.iterdir()
    drawn = charthouse("draw", "--record", str(record), "--out", str(tmp_path / "x.svg"))
    assert drawn.err == "charthouse: There is no picture of stones.\n"
    sealed = charthouse("campaign", str(tmp_path / "c.json"), "--seal", str(record))
    assert sealed.code == 2
    assert "Traceback" not in sealed.err


def test_the_front_door_opens_for_it(tmp_path: Path) -> None:
    program = f"""
import third.registered
import charthouse
match = charthouse.start("stones", players=["Ana", "Bo"], seed="seven", rounds=4)
match = match.play("Ana", "ruby").play("Bo", match.legal("Bo")[0]).play_out("greedy", "scout")
match.save({str(tmp_path / "game.txt")!r})
again = charthouse.read({str(tmp_path / "game.txt")!r})
assert again == match and [step.state for step in again.steps][-1] == match.state
assert again.at(2).fork(seed="eight").play_out("random").outcome
assert "stones" in charthouse.games()
"""
    words, env = [sys.executable, "-c", program], surroundings(WITH_TESTS)
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
