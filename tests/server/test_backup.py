"""Backups: everything a house keeps, in one file, from which it opens again; or nothing at all."""

import asyncio
import contextlib
import hashlib
import json
import math
import os
import shutil
import stat
from pathlib import Path
from random import Random
from typing import Any

import pytest
from arena import BATTERY
from attic import everything_in, hidden, told
from patron import House, Patron, choice, folded, open_table, owes, person, replayed
from shell import PROGRAM, contents, refusal, run
from tally import PORTION, tally
from traveller import Traveller, confirmed_by, set_out

from charthouse.server.folder import DATABASE, KEY_FILE

pytestmark = pytest.mark.anyio

RELEASE = Path(__file__).parents[1] / "kept" / "0.1"
KEPT: dict[str, Any] = json.loads((RELEASE / "expected.json").read_text(encoding="utf-8"))["tables"]
FLIPS = 500 if BATTERY else 40
COPIES = (run, told, run) if BATTERY else (run, told)
"""How each copy is made of a house where people play: by a process of its own, or by one that does more."""
MORE = math.inf if BATTERY else 20
"""So many moves are played there after the last copy, if there are so many."""
AGAIN = 6 if BATTERY else 5
"""So many of the six travellers play on from a copy; the last is at the longest game."""


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of an earlier version."""
    folder = tmp_path_factory.mktemp("old") / "data"
    shutil.copytree(RELEASE / "data", folder)
    return folder


@pytest.fixture(scope="module")
def file(old: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of it."""
    made = tmp_path_factory.mktemp("backup") / "house.backup"
    assert told("backup", str(made), "--data", str(old)).code == 0
    return made


def restored(file: Path, folder: Path, key: Path, *more: str) -> None:
    folder.mkdir(exist_ok=True)
    shutil.copy(key, folder / KEY_FILE)
    ran = told("restore", str(file), "--data", str(folder), *more)
    assert ran.code == 0, ran


async def test_an_old_house_is_restored_and_its_tables_play_on(old: Path, file: Path, tmp_path: Path) -> None:
    before = everything_in(old)
    assert len(before["tables"]) == len(KEPT)
    restored(file, tmp_path / "new", old / KEY_FILE)
    assert everything_in(tmp_path / "new") == before
    with House(tmp_path / "new", program=PROGRAM) as house:
        for kept in KEPT.values():
            table = folded(house.rows(kept["table"]))
            assert (table.seq, table.phase) == (kept["seq"], kept["phase"])
        for name in ("cartographers-alone-open", "charterstone-alone-open"):
            async with Patron(house, KEPT[name]["key"]) as ana:
                await ana.play(Random(name))


async def test_what_an_old_house_wrote_in_the_clear_is_sealed_in_its_backup(old: Path, file: Path) -> None:
    written = file.read_bytes()
    there = everything_in(old)
    assert [row["secret"] for row in there["tables"] if row["secret"].hex().encode() in written] == []
    assert [row["body"] for row in there["log"] if row["body"].encode()[1:-1] in written] == []


def test_a_backup_is_the_owners_alone(own_house: House, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        assert told("backup", str(tmp_path / "made" / "it"), "--data", str(own_house.data)).code == 0
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "made" / "it").stat().st_mode) == 0o600
    assert [path.name for path in (tmp_path / "made").iterdir()] == ["it"], "nothing is left beside it"


async def test_neither_secret_nor_drawing_is_found_in_a_backup(own_house: House, tmp_path: Path) -> None:
    table, drawing, body = await hidden(own_house)
    key = (own_house.data / KEY_FILE).read_text().split()[-1]
    secret = own_house.secret(table.table)
    secrets = [drawing, body[10:60], secret.hex(), key]
    for more, found in (((), []), (("--with-key",), [key])):
        ran = told("backup", str(tmp_path / "it"), "--force", "--data", str(own_house.data), *more)
        assert ("The keys are in it" in ran.out) == bool(found)
        written = (tmp_path / "it").read_text()
        assert table.table in written
        assert [words for words in secrets if words in written] == found
        assert secret not in written.encode()


async def test_a_backup_with_its_keys_is_enough(own_house: House, tmp_path: Path) -> None:
    table, _, _ = await hidden(own_house)
    told("backup", str(tmp_path / "it"), "--with-key", "--data", str(own_house.data))
    assert told("restore", str(tmp_path / "it"), "--data", str(tmp_path / "new")).code == 0
    assert {stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new").iterdir()} == {0o600}
    with House(tmp_path / "new") as house:
        async with Patron(house, table.key) as ana:
            assert ana.state["game"]["maps"][0]["ready"]


async def test_a_house_is_copied_while_people_play_at_it(own_house: House, tmp_path: Path) -> None:
    travellers = await set_out(own_house, Random(31))
    playing = asyncio.gather(*[traveller.play() for traveller in travellers])
    copies = []
    for number, command in enumerate(COPIES):
        copies.append(tmp_path / f"{number}.backup")
        ran = await asyncio.to_thread(command, "backup", str(copies[-1]), "--data", str(own_house.data))
        assert ran.code == 0, ran
        assert ran.err == ""
    enough = confirmed_by(travellers) + MORE
    while confirmed_by(travellers) < enough and not playing.done():
        await asyncio.sleep(0.01)
    playing.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await playing  # what it found wrong is told
    for number, copy in enumerate(copies):
        folder = tmp_path / f"restored {number}"
        restored(copy, folder, own_house.data / KEY_FILE)
        there = everything_in(folder)["log"]
        for traveller in travellers:
            ours = [row for row in there if row["table_id"] == traveller.table]
            rows = sorted(ours, key=lambda row: int(row["seq"]))
            whole = [row._asdict() for row in own_house.rows(traveller.table)]
            assert rows == whole[: len(rows)], "a beginning of its log"
            assert rows
    with House(tmp_path / "restored 0") as house:
        again = [Traveller(house, one.table, one.key, Random(1)) for one in travellers[:AGAIN]]
        await asyncio.gather(*[one.play() for one in again])  # two of them sit at one table
        assert all(one.over for one in again)
        for traveller in travellers:
            table = folded(house.rows(traveller.table))
            assert table.match is not None
            assert replayed(table) == table.match.state


async def test_clocks_stand_still_between_backup_and_restore(own_house: House, tmp_path: Path) -> None:
    table = await open_table(own_house, "solo", person("Ana"), clock={"kind": "minutes", "per": 1})
    own_house.stop()
    for sql in ("UPDATE log SET at = at - 86400000", "UPDATE heartbeat SET at = at - 86400000"):
        own_house.query(sql)  # it stopped a day ago
    told("backup", str(tmp_path / "it"), "--data", str(own_house.data))
    restored(tmp_path / "it", tmp_path / "new", own_house.data / KEY_FILE)
    with House(tmp_path / "new") as house:
        async with Patron(house, table.key) as ana:
            assert owes(ana.state)
            await ana.accepted(choice(ana.face, Random(1)))
        assert [row.kind for row in house.rows(table.table)] == ["opened", "began", "moved"]


# --- what is refused


def test_no_damage_of_a_backup_is_overlooked(old: Path, file: Path, tmp_path: Path) -> None:
    folder, broken = tmp_path / "new", tmp_path / "broken"
    folder.mkdir()
    shutil.copy(old / KEY_FILE, folder / KEY_FILE)
    whole, rng = file.read_bytes(), Random(f"8 {PORTION}")
    before = contents(folder)

    def refused(damaged: bytes) -> None:
        broken.write_bytes(damaged)
        assert "Nothing was changed" in refusal(told("restore", str(broken), "--data", str(folder)))

    lines = [at for at, byte in enumerate(whole) if byte == ord("\n")]
    places = [0, 5, 60, lines[0], lines[0] + 5, len(whole) - 1, len(whole) - 5, len(whole) - 100]
    for place in (*places, *(rng.randrange(len(whole)) for _ in range(FLIPS))):
        refused(whole[:place] + bytes([whole[place] ^ 1 << rng.randrange(8)]) + whole[place + 1 :])
    cuts = [0, 1, lines[0], lines[0] + 1, lines[-2], lines[-2] + 1, lines[-1]]
    for cut in (*cuts, *(rng.randrange(len(whole)) for _ in range(FLIPS // 4))):
        refused(whole[:cut])
    refused(whole + b"\n")
    refused(whole + whole)
    refused(b"".join(sorted(whole.splitlines(keepends=True))))
    (folder / "charthouse.lock").unlink(missing_ok=True)
    assert contents(folder) == before
    tally(faults_of_backups=len(places) + FLIPS + len(cuts) + FLIPS // 4)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"form": 2}, "a newer version"),
        ({"schema": "9999"}, "a newer version"),
        ({"charthouse": "record"}, "is not a backup"),
    ],
)
def test_a_foreign_or_newer_file_is_refused(
    old: Path, file: Path, tmp_path: Path, change: dict[str, Any], said: str
) -> None:
    first, *rest, _ = file.read_bytes().splitlines(keepends=True)
    text = b"".join([json.dumps({**json.loads(first), **change}).encode() + b"\n", *rest])
    other = tmp_path / "other"
    other.write_bytes(text + json.dumps({"sha256": hashlib.sha256(text).hexdigest()}).encode() + b"\n")
    shutil.copy(old / KEY_FILE, tmp_path / KEY_FILE)
    assert said in refusal(told("restore", str(other), "--data", str(tmp_path)))
    assert not (tmp_path / DATABASE).exists()


def test_a_backup_whose_key_is_not_there_is_refused(file: Path, tmp_path: Path) -> None:
    assert "is not in" in refusal(told("restore", str(file), "--data", str(tmp_path / "new")))
    assert not (tmp_path / "new" / DATABASE).exists()


async def test_a_house_that_holds_tables_is_replaced_only_when_that_is_said(
    own_house: House, old: Path, file: Path
) -> None:
    words = ("restore", str(file), "--data", str(own_house.data))
    assert "Another server" in refusal(told(*words, "--replace"))
    table = await open_table(own_house, "solo", person("Ana"))
    own_house.stop()
    before = contents(own_house.data)
    assert "--replace" in refusal(told(*words))
    assert contents(own_house.data) == before
    shutil.copy(old / KEY_FILE, own_house.data / KEY_FILE)
    (own_house.data / f"{DATABASE}-wal").write_bytes(b"what is left of the old one")
    assert told(*words, "--replace").code == 0
    own_house.open()
    assert own_house.rows(table.table) == []
    assert len(own_house.query("SELECT id FROM tables")) == len(KEPT)


@pytest.mark.parametrize("damage", [b"no database at all " * 300, b""])
def test_a_damaged_house_is_replaced(damage: bytes, old: Path, file: Path, tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(damage)
    shutil.copy(old / KEY_FILE, tmp_path / KEY_FILE)
    words = ("restore", str(file), "--data", str(tmp_path))
    if damage:
        assert "--replace" in refusal(told(*words))
    assert told(*words, "--replace").code == 0
    assert everything_in(tmp_path) == everything_in(old)


async def test_a_damaged_table_is_named_and_kept_as_it_is(own_house: House, tmp_path: Path) -> None:
    damaged = await open_table(own_house, "solo", person("Ana"))
    sound = await open_table(own_house, "solo", person("Bo"))
    own_house.query("UPDATE log SET body = '{' WHERE seq = 1 AND table_id = ?", damaged.table)
    ran = told("backup", str(tmp_path / "it"), "--data", str(own_house.data))
    assert (ran.code, ran.err.count("\n")) == (0, 1)
    assert damaged.table in ran.err
    restored(tmp_path / "it", tmp_path / "new", own_house.data / KEY_FILE)
    with House(tmp_path / "new") as house:
        async with Patron(house, sound.key) as bo:
            await bo.accepted(choice(bo.face, Random(1)))


def test_a_backup_of_nothing_or_over_something_is_refused(old: Path, tmp_path: Path) -> None:
    assert "no tables" in refusal(told("backup", str(tmp_path / "it"), "--data", str(tmp_path / "none")))
    assert not (tmp_path / "none").exists()
    (tmp_path / "it").write_text("mine")
    assert "--force" in refusal(told("backup", str(tmp_path / "it"), "--data", str(old)))
    assert (tmp_path / "it").read_text() == "mine"


# --- every so often


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder with two copies of long ago."""
    folder = tmp_path / "copies"
    folder.mkdir()
    for day in ("01", "02"):
        old = folder / f"charthouse-2020-01-{day}-000000.backup"
        old.write_text("old")
        os.utime(old, (0, 0))
    (folder / "notes.txt").write_text("mine")
    return folder


async def test_a_server_makes_copies_by_itself_and_keeps_the_newest(tmp_path: Path, shelf: Path) -> None:
    data = tmp_path / "data"
    with House(data, "--data", str(data), "--backup-dir", str(shelf), "--keep", "2") as house:
        table = await open_table(house, "solo", person("Ana"))
        while (shelf / "charthouse-2020-01-01-000000.backup").exists():
            await asyncio.sleep(0.05)
        names = sorted(path.name for path in shelf.glob("*.backup"))
        assert len(names) == 2
        assert names[0] == "charthouse-2020-01-02-000000.backup"
        async with Patron(house, table.key) as ana:
            await ana.accepted(choice(ana.face, Random(1)))
        assert "backup-failed" not in house.said
    assert (shelf / "notes.txt").read_text() == "mine"
    restored(shelf / names[1], tmp_path / "new", data / KEY_FILE)


async def test_a_copy_that_fails_is_told_and_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("I am no folder")
    data, where = tmp_path / "data", str(tmp_path / "file" / "copies")
    with House(data, "--data", str(data), "--backup-dir", where) as house:
        table = await open_table(house, "solo", person("Ana"))
        while "backup-failed" not in house.said:
            await asyncio.sleep(0.05)
        assert "Traceback" not in house.said
        async with Patron(house, table.key) as ana:
            await ana.accepted(choice(ana.face, Random(1)))
