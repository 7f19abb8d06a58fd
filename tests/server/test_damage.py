"""A damaged database: noticed before anybody is served from it, or nothing of what was confirmed is other."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from arena import BATTERY
from attic import everything_in
from patron import House, Patron, choice, folded, open_table, person
from shell import PROGRAM, refusal, run
from tally import PORTION, tally

from charthouse.core import codec
from charthouse.core.game import BadText, Problem
from charthouse.server import damage
from charthouse.server.folder import DATABASE, KEY_FILE
from charthouse.server.store import Row

FAULTS = 500 if BATTERY else 60
LOG = DATABASE + damage.LOG


class Left(NamedTuple):
    """What lies in the folder of a house, and the logs of its tables."""

    files: dict[str, bytes]
    logs: dict[str, str]


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Left:
    """A house that was killed: half of what was played is in the database, half beside it."""
    folder = tmp_path_factory.mktemp("killed")
    with House(folder / "data") as house:
        asyncio.run(_played(house))
        house.kill()
        files = {name: (house.data / name).read_bytes() for name in (DATABASE, LOG, KEY_FILE)}
    return Left(files, _logs(_laid(files, folder / "sound")))


async def _played(house: House) -> None:
    tables = [await open_table(house, "solo", person("Ana")) for _ in range(3)]
    for settled in (True, False):
        for table in tables:
            async with Patron(house, table.key) as ana:
                for move in range(4):
                    await ana.accepted(choice(ana.face, Random(move)))
        if settled:
            house.query("PRAGMA wal_checkpoint(TRUNCATE)")


def _laid(files: dict[str, bytes], folder: Path) -> Path:
    folder.mkdir()
    for name, found in files.items():
        (folder / name).write_bytes(found)
    return folder


def _logs(folder: Path) -> dict[str, str]:
    """What every table has come to; a table whose log is damaged says so."""
    rows: dict[str, list[Row]] = {}
    for row in everything_in(folder)["log"]:
        rows.setdefault(row["table_id"], []).append(Row(**row))
    tables = [folded(sorted(log, key=lambda row: row.seq)) for log in rows.values()]
    return {table.id: codec.digest(table.match.state) for table in tables if table.match}


def _noticed(folder: Path, logs: dict[str, str]) -> bool:
    """Whether a start, or else whoever comes to a table, is told; if nobody is, nothing is to be other."""
    try:
        if not damage.look(folder / DATABASE):
            return True
        found = _logs(folder)
    except (Problem, sqlite3.Error, ValueError, LookupError):
        return True
    assert found == logs
    return False


def _flipped(whole: bytes, bit: int) -> bytes:
    return whole[: bit // 8] + bytes([whole[bit // 8] ^ 1 << bit % 8]) + whole[bit // 8 + 1 :]


def test_every_fault_is_noticed_or_harmless(killed: Left, tmp_path: Path) -> None:
    rng, noticed = Random(f"damage {PORTION}"), 0
    for number in range(FAULTS):
        name = rng.choice([DATABASE, LOG])
        whole = killed.files[name]
        cut = name == DATABASE and number % 5 == 0
        broken = whole[: rng.randrange(len(whole))] if cut else _flipped(whole, rng.randrange(8 * len(whole)))
        folder = _laid(killed.files | {name: broken}, tmp_path / f"{number}")
        noticed += _noticed(folder, killed.logs)
    assert noticed > FAULTS // 3
    tally(faults=FAULTS, noticed=noticed)


def test_what_was_left_by_a_kill_is_sound(killed: Left, tmp_path: Path) -> None:
    assert not _noticed(_laid(killed.files, tmp_path / "again"), killed.logs)
    half = killed.files[LOG][: len(killed.files[LOG]) - 100]
    assert damage.look(_laid(killed.files | {LOG: half}, tmp_path / "half") / DATABASE)


def test_one_bit_of_the_log_rolls_nothing_back_in_silence(killed: Left, tmp_path: Path) -> None:
    log = killed.files[LOG]
    for place in (0, 20, damage.HEADER + 10, damage.HEADER + 100, len(log) // 2):
        folder = _laid(killed.files | {LOG: _flipped(log, 8 * place)}, tmp_path / f"{place}")
        with pytest.raises(BadText, match="bad-database-damaged"):
            damage.look(folder / DATABASE)


def test_a_start_says_what_is_damaged_and_what_to_do(killed: Left, tmp_path: Path) -> None:
    whole = killed.files[LOG]
    broken = _flipped(whole, 4 * len(whole))
    folder = _laid(killed.files | {LOG: broken}, tmp_path / "broken")
    said = refusal(run("serve", "--port", "0", "--data", str(folder)))
    assert LOG in said
    assert "charthouse restore FILE --replace" in said
    assert [(folder / name).read_bytes() for name in (DATABASE, LOG)] == [killed.files[DATABASE], broken]


def test_a_last_write_that_is_not_whole_is_told_and_does_not_count(killed: Left, tmp_path: Path) -> None:
    whole = killed.files[LOG]
    folder = _laid(killed.files | {LOG: _flipped(whole, 8 * len(whole) - 9)}, tmp_path / "torn")
    with House(folder, program=PROGRAM) as house:
        assert " warning torn " in house.said


def test_a_database_that_was_copied_without_its_log_is_refused_until_its_owner_says_so(
    tmp_path: Path,
) -> None:
    with House(tmp_path / "data") as house:
        table = asyncio.run(open_table(house, "solo", person("Ana")))
        files = {name: (house.data / name).read_bytes() for name in (DATABASE, KEY_FILE)}
        house.kill()
        house.open()
        house.stop()
        closed = {name: (house.data / name).read_bytes() for name in (DATABASE, KEY_FILE)}
    copied = _laid(files, tmp_path / "copied")
    said = refusal(run("serve", "--port", "0", "--data", str(copied)))
    assert LOG in said
    assert (copied / DATABASE).read_bytes() == files[DATABASE]
    (copied / LOG).touch()
    with House(copied):
        pass
    with House(_laid(closed, tmp_path / "closed")) as moved:
        assert moved.rows(table.table)


def test_a_killed_house_that_somebody_looked_into_opens(tmp_path: Path) -> None:
    with House(tmp_path / "data") as house:
        house.kill()
        connection = sqlite3.connect(house.data / DATABASE)
        connection.execute("SELECT count(*) FROM log")
        connection.close()
        assert not (house.data / LOG).exists()
        house.open()
