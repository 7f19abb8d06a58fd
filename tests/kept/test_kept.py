"""What earlier releases wrote opens for ever, with the code of now: records, campaigns, data folders."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from arena import BATTERY
from kept import freeze
from kept.ages import Age, ages_of
from patron import House, Patron, exchanged, fetched, folded
from shell import PROGRAM, ask
from tally import tally

from charthouse.core import codec, match, record, replay
from charthouse.core.record import Record
from charthouse.games import game
from charthouse.games.charterstone import campaign

HERE = Path(__file__).resolve().parent
RELEASES = sorted(path.parent for path in HERE.glob("*/expected.json"))
EXPECTED: dict[Path, dict[str, Any]] = {
    folder: json.loads((folder / "expected.json").read_text(encoding="utf-8")) for folder in RELEASES
}
RECORDS = [file for folder in RELEASES for file in sorted((folder / "records").iterdir())]
TABLES = [(folder, name) for folder in RELEASES for name in EXPECTED[folder]["tables"]]


def read(file: Path) -> tuple[Record, dict[str, Any]]:
    expected = EXPECTED[file.parent.parent]["records"][file.stem]
    return record.read(file.read_text(encoding="utf-8")), expected


def test_there_are_kept_releases() -> None:
    assert RELEASES[0].name == "0.1"
    assert len(RECORDS) > 20


# --- records


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.parent.name} {file.name}")
def test_a_kept_record_replays_to_the_same_end(file: Path) -> None:
    saved, expected = read(file)
    assert record.broken_link(saved) is None
    assert replay.undecided(game(expected["game"]), saved) == 0
    assert freeze.facts(saved) == {key: value for key, value in expected.items() if key != "secret"}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.parent.name} {file.name}")
def test_a_kept_record_is_written_as_it_was(file: Path) -> None:
    saved, _ = read(file)
    write = record.write_json if file.suffix == ".json" else record.write_text
    assert write(saved) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.parent.name} {file.name}")
def test_the_command_line_replays_and_verifies_a_kept_record(file: Path) -> None:
    _, expected = read(file)
    replayed = ask("replay", str(file), "--json").json()
    assert (replayed["ok"], replayed["state_hash"]) == (True, expected["state_hash"])
    assert replayed["decided"] == replayed["entries"] == expected["entries"]
    verified = ask("verify", str(file), "--json").json()
    assert verified["ok"] is True
    assert verified["seed"] == ("ok" if expected["revealed"] else "not revealed")


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.parent.name} {file.name}")
def test_a_kept_record_forks_and_an_open_one_plays_on(file: Path) -> None:
    saved, expected = read(file)
    played = game(expected["game"])
    current = match.fork(played, saved, len(saved.entries) // 3, b"\7" * 32)
    if "secret" in expected:
        current = match.resume(played, saved, bytes.fromhex(expected["secret"]))
    ended = match.recorded(freeze.played_on(current, Random(file.name)))
    assert ended.secret
    assert replay.wrong_draw(played, ended) is None
    assert freeze.facts(record.read(record.write_text(ended)))["outcome"] is not None


# --- campaigns


@pytest.mark.parametrize("folder", RELEASES, ids=lambda folder: folder.name)
def test_a_kept_campaign_opens_and_is_written_as_it_was(folder: Path) -> None:
    expected, file = EXPECTED[folder]["campaign"], folder / "campaign.json"
    text = file.read_text(encoding="utf-8")
    kept = campaign.read(text)
    assert (len(kept.pages), kept.pages[-1].chain) == (expected["pages"], expected["chain"])
    assert campaign.write(kept) == text
    assert expected["shown"].items() <= freeze.shown_campaign(file).items()


# --- data folders


AGES = [age for release in RELEASES for age in ages_of(release)]


@pytest.mark.parametrize("age", AGES, ids=str)
def test_an_old_folder_serves_plays_on_and_ends(age: Age, tmp_path: Path) -> None:
    """In the short form each table is played to its end in one age, in the long form in all of them."""
    data = tmp_path / "data"
    age.brought_to(data)
    with House(data, program=PROGRAM) as house:
        for number, (name, kept) in enumerate(EXPECTED[age.release]["tables"].items()):
            table = folded(house.rows(kept["table"]))
            assert (table.seq, table.phase) == (kept["seq"], kept["phase"]), name
            if table.match is not None:
                assert codec.digest(table.match.state) == kept["state_hash"], name
                assert match.chain(table.match) == kept["chain"], name
            if BATTERY or AGES[number % len(AGES)] == age:
                asyncio.run(_played_to_the_end(house, name, kept))
                tally(tables=1)
    tally(databases=1)


async def _played_to_the_end(house: House, name: str, kept: dict[str, Any]) -> None:
    if kept["phase"] == "lobby":
        link = next(seat["link"] for seat in kept["seats"] if seat["seat"] == 1)
        kept = kept | {"second": (await exchanged(house, link=link))["key"]}
    keys = [kept["key"], *([kept["second"]] if "second" in kept else [])]
    async with asyncio.timeout(120), Patron(house, keys[0]) as ana:
        assert ana.phase == kept["phase"], name
        if kept["phase"] == "lobby":
            async with Patron(house, keys[1]) as bo:
                await bo.sit(1, "Bo")
        await asyncio.gather(*(_play(house, key, name) for key in keys))
    shown = await fetched(house, keys[0], f"/api/tables/{kept['table']}/replay?seat=0")
    assert shown.status_code == 200, (name, shown.text)
    text = (await fetched(house, keys[0], f"/api/tables/{kept['table']}/record")).text
    saved = record.read(text)
    assert saved.secret, name
    assert freeze.facts(saved)["outcome"] is not None
    assert replay.wrong_draw(game(saved.header.game), saved) is None, name


async def _play(house: House, key: str, name: str) -> None:
    async with Patron(house, key) as one:
        await one.play(Random(name))
