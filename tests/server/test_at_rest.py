"""Data at rest: who may look into the folder, and what a copy of the database tells whoever has it."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from arena import BATTERY
from attic import everything_in, hidden, told
from patron import BEATING, House, Patron, choice, open_table, owes, person, robot
from shell import contents, refusal, run

from charthouse.server import app, rotation
from charthouse.server.folder import KEY_FILE

pytestmark = pytest.mark.anyio

KEPT = Path(__file__).parents[1] / "kept" / "0.1" / "data"


@pytest.fixture
def careless() -> Iterator[None]:
    """Whoever starts the server lets everybody read and change everything."""
    before = os.umask(0)
    yield
    os.umask(before)


def rights(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}


@pytest.mark.usefixtures("careless")
async def test_folder_and_files_are_the_owners_alone_whatever_the_umask(tmp_path: Path) -> None:
    with House(tmp_path / "a" / "house") as house:
        await hidden(house)
        found = rights(house.data)
        assert {"charthouse.db", "charthouse.db-wal", "charthouse.lock", KEY_FILE} <= found.keys()
        assert found.pop("house") == 0o700
        assert set(found.values()) == {0o600}
    assert rights(tmp_path)["a"] == 0o700


@pytest.mark.usefixtures("careless")
def test_what_the_command_line_keeps_is_the_owners_alone(tmp_path: Path) -> None:
    assert run("simulate", "cartographers", "--records", str(tmp_path / "records" / "of mine")).code == 0
    assert rights(tmp_path / "records") == {"records": 0o700, "of mine": 0o700}
    assert set(rights(tmp_path / "records" / "of mine").values()) == {0o700, 0o600}
    run("play", input="quit\n", env={"XDG_DATA_HOME": str(tmp_path / "share")})
    assert rights(tmp_path / "share" / "charthouse") == {"charthouse": 0o700, "play.txt": 0o600}


def test_a_folder_of_an_earlier_version_is_closed_and_that_is_told(tmp_path: Path) -> None:
    data = tmp_path / "data"
    shutil.copytree(KEPT, data)
    data.chmod(0o755)
    (data / "charthouse.db").chmod(0o644)
    with House(data) as house:
        assert set(rights(data).values()) == {0o700, 0o600}
        assert house.said.count("is now closed") == 2
    with House(data) as house:
        assert "is now closed" not in house.said


def test_a_folder_that_holds_other_things_too_stays_as_open_as_it_is(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    data.chmod(0o755)
    (data / "notes.txt").write_text("mine")
    (data / "notes.txt").chmod(0o644)
    with House(data):
        found = rights(data)
    assert (found.pop("data"), found.pop("notes.txt")) == (0o755, 0o644)
    assert set(found.values()) == {0o600}


async def test_neither_secret_nor_drawing_is_found_in_a_copy_of_the_database(own_house: House) -> None:
    table, drawing, body = await hidden(own_house)
    secret = own_house.secret(table.table)
    secrets = [drawing.encode(), body[:60].encode(), secret, secret.hex().encode()]
    for stopped in (False, True):
        if stopped:
            own_house.stop()
        kept = b"".join(path.read_bytes() for path in own_house.data.glob("charthouse.db*"))
        assert table.table.encode() in kept, "the rows are there"
        assert [words for words in secrets if words in kept] == []


async def test_what_is_sealed_cannot_be_moved_to_another_row(own_house: House) -> None:
    table, _, _ = await hidden(own_house)
    own_house.stop()
    last = len(own_house.rows(table.table)) - 1
    own_house.query("UPDATE log SET body = (SELECT body FROM log WHERE seq = 1) WHERE seq = ?", last)
    own_house.open()
    async with own_house.http(table.key) as http:
        answer = await http.get(f"/api/tables/{table.table}")
    assert answer.json()["error"]["id"] == "bad-log"


async def test_a_server_without_its_key_says_so_and_changes_nothing(own_house: House, tmp_path: Path) -> None:
    table, _, _ = await hidden(own_house)
    own_house.stop()
    key = own_house.data / KEY_FILE
    kept = key.read_bytes()
    elsewhere = tmp_path / "elsewhere"
    key.rename(elsewhere)
    serve = ("serve", "--port", "0", "--data", str(own_house.data))
    before = contents(own_house.data)
    another = kept.translate(bytes.maketrans(b"0123456789abcdef", b"123456789abcdef0"))
    for wrong in (None, b"no key at all", another) if BATTERY else (None, b"no key at all"):
        if wrong:
            key.write_bytes(wrong)
            key.chmod(0o600)
            before = contents(own_house.data)
        assert "the key file of this database" in refusal(run(*serve))
        assert contents(own_house.data) == before
        key.unlink(missing_ok=True)
    with House(own_house.data, "--data", str(own_house.data), "--key-file", str(elsewhere)) as house:
        async with Patron(house, table.key) as ana:
            assert ana.state["game"]["maps"][0]["ready"]
    assert not key.exists()


async def test_the_key_of_another_house_is_refused(own_house: House, tmp_path: Path) -> None:
    with House(tmp_path / "other"):
        pass
    own_house.stop()
    shutil.copy(tmp_path / "other" / KEY_FILE, own_house.data / KEY_FILE)
    refused = refusal(run("serve", "--port", "0", "--data", str(own_house.data)))
    assert "is not in" in refused
    assert "nothing was changed" in refused


# --- another key


def values(folder: Path) -> list[str]:
    """Everything that is sealed, as it lies in the database."""
    with contextlib.closing(sqlite3.connect(folder / "charthouse.db")) as connection:
        return [
            value if isinstance(value, str) else value.decode()
            for sql in ("SELECT body FROM log", "SELECT secret FROM tables")
            for (value,) in connection.execute(sql)
        ]


def test_who_changes_the_key_waits_for_two_signs_of_life() -> None:
    assert rotation.SOON > 2 * app.BEAT_SECONDS


@pytest.fixture
def beating_house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "data", program=BEATING) as running:
        yield running


async def test_the_key_is_changed_while_people_play(beating_house: House) -> None:
    (old,) = beating_house.keys.ids
    table = await open_table(beating_house, "here", person("Ana"), robot("random"))
    words = ("keys", "rotate", "--data", str(beating_house.data))
    rotating = asyncio.create_task(asyncio.to_thread(run, *words, program=BEATING))
    async with Patron(beating_house, table.key) as ana:
        number = 0
        while not rotating.done():
            number += 1
            if ana.phase == "over":
                table = await open_table(beating_house, "here", person("Ana"), robot("random"))
                break
            await ana.sees(lambda state: owes(state) or state["table"]["phase"] == "over")
            if owes(ana.state):
                await ana.accepted(choice(ana.face, Random(number)))
            await asyncio.sleep(0.3)
    assert (await rotating).code == 0
    assert beating_house.keys.ids[0] == old
    new = beating_house.keys.ids[1]
    assert {value[1:9] for value in values(beating_house.data)} == {new}
    shown = told("keys", "--data", str(beating_house.data)).out
    assert f"{old} \u00b7 old \u00b7 sealed with it: 0" in shown
    beating_house.stop()
    beating_house.open()
    async with Patron(beating_house, table.key) as ana:
        assert ana.state["seq"] == len(beating_house.rows(table.table)) - 1


def test_what_an_earlier_version_wrote_in_the_clear_is_sealed_by_a_new_key(tmp_path: Path) -> None:
    data = tmp_path / "data"
    shutil.copytree(KEPT, data)
    before = everything_in(data)
    secret = before["tables"][0]["secret"]
    assert secret in (data / "charthouse.db").read_bytes()
    assert "in the clear" in told("keys", "--data", str(data)).out
    assert told("keys", "rotate", "--data", str(data)).code == 0
    written = b"".join(path.read_bytes() for path in data.glob("charthouse.db*"))
    assert [row["secret"] for row in before["tables"] if row["secret"] in written] == []
    assert [row["body"] for row in before["log"] if row["body"][:60].encode() in written] == []
    assert everything_in(data) == before
    assert "in the clear" not in told("keys", "--data", str(data)).out


def test_a_key_is_added_for_later(own_house: House) -> None:
    (old,) = own_house.keys.ids
    assert told("keys", "add", "--data", str(own_house.data)).code == 0
    _, new = own_house.keys.ids
    assert f"{old} \u00b7 in use" in told("keys", "--data", str(own_house.data)).out
    own_house.stop()
    own_house.query("UPDATE heartbeat SET at = 0")
    assert told("keys", "rotate", "--data", str(own_house.data)).code == 0
    assert own_house.keys.ids == [old, new]
    assert f"{new} \u00b7 in use" in told("keys", "--data", str(own_house.data)).out
