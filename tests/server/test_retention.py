"""Retention: what is over or abandoned goes into the archive and opens as before; what is deleted says so."""

import asyncio
import contextlib
import json
import shutil
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from kept import test_kept
from patron import (
    House,
    Opened,
    Patron,
    choice,
    fetched,
    open_table,
    opening,
    owes,
    person,
    robot,
    seated,
    sentence,
)
from shell import ask

from charthouse.core import record
from charthouse.server import archive, retention, tables
from charthouse.server.archive import Head
from charthouse.server.clock import now
from charthouse.server.database import sqlite_url
from charthouse.server.folder import KEY_FILE
from charthouse.server.retention import DAY, Rules
from charthouse.server.store import Store

pytestmark = pytest.mark.anyio

USUAL = Rules(30, 180, 14, 0, 0)
LOOKS = ("record", "draws", "replay?seat=0", "replay?seat=1")


@contextlib.asynccontextmanager
async def store_of(data: Path) -> AsyncIterator[Store]:
    """The database as another process has it."""
    store = Store(sqlite_url(data), lambda error: None, data / KEY_FILE)
    yield store
    await store.close()


async def swept(data: Path, days: int, rules: Rules = USUAL) -> dict[str, int]:
    """A round of the background sweep, as it will be in so many days."""
    told: list[str] = []

    async def hear(table_id: str) -> None:
        told.append(table_id)

    async with store_of(data) as store:
        done = await retention.sweep(store, rules, now() + days * DAY, hear)
    assert len(told) == sum(done.values())
    return {str(deed): count for deed, count in done.items()}


async def finished(house: House, mode: str = "here", *seats: dict[str, Any]) -> Opened:
    table = await open_table(house, mode, *(seats or (person("Ana"), robot("random"))))
    async with Patron(house, table.key) as ana:
        await ana.play(Random(1))
    return table


async def shown(house: House, table: Opened) -> list[str]:
    """Everything that is shown of a finished table."""
    answers = [await fetched(house, table.key, f"/api/tables/{table.table}/{look}") for look in LOOKS]
    assert {answer.status_code for answer in answers} == {200}
    return [answer.text for answer in answers]


def rows_left(house: House, table: str) -> int:
    return int(house.query("SELECT count(*) FROM log WHERE table_id = ?", table)[0][0])


# --- the archive


async def test_a_finished_game_in_the_archive_shows_what_it_showed(own_house: House, tmp_path: Path) -> None:
    table = await finished(own_house)
    before = await shown(own_house, table)
    async with Patron(own_house, table.key) as ana:
        state = ana.state
    assert await swept(own_house.data, 29) == {}
    assert await swept(own_house.data, 31) == {"archive": 1}
    assert rows_left(own_house, table.table) == 1
    assert await swept(own_house.data, 400) == {}, "once is enough"
    own_house.stop()
    own_house.open()
    assert await shown(own_house, table) == before
    (tmp_path / "record").write_text(before[0])
    assert ask("verify", str(tmp_path / "record"), "--json").json()["seed"] == "ok"
    async with Patron(own_house, table.key) as ana:
        assert ana.state["table"].pop("put_away") is not None
        assert ana.state["table"] | {"put_away": None} == state["table"]
        assert ana.state["game"] == state["game"]
    async with own_house.http(table.key) as http:
        wish = {"at": 3, "seat": 0, "bot": "random", "cards": "same"}
        branched = await http.post(f"/api/tables/{table.table}/branch", json=wish)
        assert branched.status_code == 200, branched.text


async def test_a_rematch_is_opened_from_the_archive(own_house: House) -> None:
    async with seated(own_house, person("Ana"), person("")) as (ana, bo, _):
        await asyncio.gather(ana.play(Random(1)), bo.play(Random(2)))
        id = ana.state["table"]["id"]
    assert await swept(own_house.data, 31) == {"archive": 1}
    own_house.stop()
    own_house.open()
    async with own_house.http(ana.key) as http:
        again = await http.post(f"/api/tables/{id}/rematch", json=opening("link", person("Ana"), person("")))
        assert again.status_code == 200, again.text
    async with own_house.http(bo.key) as http:
        assert (await http.post(f"/api/tables/{id}/follow", json={})).status_code == 200
    assert await swept(own_house.data, 31, USUAL._replace(delete_lobbies=0)) == {"archive": 1}, (
        "with its last row"
    )
    async with Patron(own_house, bo.key) as bo_again:
        assert bo_again.state["table"]["next"] == again.json()["table"]


async def test_an_abandoned_game_waits_in_the_archive_and_goes_on(own_house: House) -> None:
    async with seated(own_house, person("Ana"), person("")) as (ana, bo, _):
        await ana.accepted(choice(ana.face, Random(1)))
        keys = (ana.key, bo.key)
    assert await swept(own_house.data, 179) == {}
    assert await swept(own_house.data, 181) == {"archive": 1}
    own_house.stop()
    own_house.open()
    async with Patron(own_house, keys[0]) as ana, Patron(own_house, keys[1]) as bo:
        assert ana.state["table"]["put_away"] is not None
        assert not owes(ana.state), "her drawing is committed still"
        await bo.accepted(choice(bo.face, Random(2)))
        await ana.sees(lambda state: owes(state) and state["table"]["put_away"] is None)
        await asyncio.gather(ana.play(Random(3)), bo.play(Random(4)))
        id = ana.state["table"]["id"]
    assert await swept(own_house.data, 31) == {"archive": 1}
    assert own_house.query("SELECT count(*) FROM archive") == [(1,)], "the earlier one is gone"
    saved = record.read((await fetched(own_house, keys[1], f"/api/tables/{id}/record")).text)
    assert record.broken_link(saved) is None


async def test_whoever_looks_in_keeps_a_game_from_the_archive(own_house: House) -> None:
    async with seated(own_house, person("Ana"), person("")) as (ana, _, _):
        await ana.fresh()
    own_house.query("UPDATE log SET at = at - ?", 200 * DAY)
    assert await swept(own_house.data, 179) == {}
    assert await swept(own_house.data, 181) == {"archive": 1}


async def test_a_lobby_that_nobody_comes_to_is_deleted(own_house: House) -> None:
    table = await open_table(own_house, "link", person("Ana"), person(""))
    assert await swept(own_house.data, 13) == {}
    assert await swept(own_house.data, 15) == {"delete": 1}
    own_house.stop()
    own_house.open()
    async with own_house.http() as http:
        refused = await http.post("/api/keys", json={"link": table.link(1)})
    assert refused.status_code == 410
    assert "keeps tables only for so long" in sentence(refused.json()["error"])


async def test_what_earlier_releases_wrote_goes_into_the_archive(tmp_path: Path) -> None:
    """A data folder of 0.1: its finished tables are put away, and open with the keys they had."""
    for release in test_kept.RELEASES:
        shutil.copytree(release / "data", tmp_path / release.name)
        kept = test_kept.EXPECTED[release]["tables"]
        with House(tmp_path / release.name) as house:
            over = [one for one in kept.values() if one["phase"] == "over"]
            assert over
            before = [await fetched(house, one["key"], f"/api/tables/{one['table']}/record") for one in over]
            done = await swept(house.data, 181, USUAL._replace(delete_lobbies=0))
            assert done == {"archive": sum(one["phase"] != "lobby" for one in kept.values())}
            house.stop()
            house.open()
            after = [await fetched(house, one["key"], f"/api/tables/{one['table']}/record") for one in over]
            assert [one.text for one in before] == [one.text for one in after]
            assert all(one.status_code == 200 for one in after)


# --- kills, and two at once


@pytest.mark.parametrize("deed", ["archive", "delete"])
async def test_a_kill_at_any_step_loses_nothing_and_the_next_round_goes_on(
    own_house: House, deed: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(archive, "PIECE", 20)
    table = await finished(own_house)
    own_house.stop()
    async with store_of(own_house.data) as store:
        whole = await store.rows(table.table)
    steps, cut = 0, True
    while cut:
        steps += 1
        copy = shutil.copytree(own_house.data, tmp_path / f"{deed}{steps}")
        cut = await killed_after(steps, copy, deed, monkeypatch)
        async with store_of(copy) as store:
            if deed == "archive":
                assert await store.rows(table.table) == whole, steps
            else:
                with pytest.raises(tables.Gone):
                    await tables.load(store, table.table)
        await swept(copy, 31, USUAL._replace(delete_finished=31 * (deed == "delete")))
        async with store_of(copy) as store:
            head = (await store.heads([table.table]))[0]
            assert head.first == head.last, steps
            assert head.put_away == (head.last if deed == "archive" else None), steps
    assert steps > 4


async def killed_after(steps: int, data: Path, deed: str, patches: pytest.MonkeyPatch) -> bool:
    """A round that ends after so many writes, or comes to its end."""
    left = steps
    async with store_of(data) as store:
        with patches.context() as patch:

            def limited(real: Any) -> Any:
                async def write(*words: Any) -> Any:
                    nonlocal left
                    if not left:
                        raise ConnectionAbortedError
                    left -= 1
                    return await real(*words)

                return write

            for name in ("insert", "change"):
                patch.setattr(store, name, limited(getattr(store, name)))
            rules = USUAL._replace(delete_finished=31 * (deed == "delete"))
            with contextlib.suppress(ConnectionAbortedError):
                await retention.sweep(store, rules, now() + 31 * DAY, nobody_hears)
                return False
    return True


async def nobody_hears(table_id: str) -> None:
    pass


async def test_a_move_at_the_moment_of_deletion_keeps_the_table(own_house: House) -> None:
    table = await open_table(own_house, "here", person("Ana"), person("Bo"))
    async with store_of(own_house.data) as store:
        head = (await store.heads([table.table]))[0]
        async with Patron(own_house, table.key) as ana:
            await ana.accepted(choice(ana.face, Random(1)))
            assert not await retention.delete(store, table.table, "rule", head.last)
            await ana.accepted(choice(ana.face, Random(1)))


async def test_a_damaged_table_is_left_as_it_is(own_house: House) -> None:
    table = await finished(own_house)
    own_house.query("UPDATE log SET body = '{}' WHERE kind = 'moved'")
    before = own_house.rows(table.table)
    assert await swept(own_house.data, 31) == {}
    assert own_house.rows(table.table) == before


# --- what is due


HEAD = Head("t", "cartographers", 0, 0, 9, "moved", 0, True, None, None, None, None)


@pytest.mark.parametrize(
    ("changed", "days", "rules", "deed"),
    [
        ({}, 179, USUAL, None),
        ({}, 180, USUAL, "archive"),
        ({"seen": 10 * DAY}, 180, USUAL, None),
        ({"kind": "ended"}, 29, USUAL, None),
        ({"kind": "ended", "seen": 29 * DAY}, 30, USUAL, "archive"),
        ({"kind": "followed"}, 30, USUAL, "archive"),
        ({"kind": "closed"}, 30, USUAL, "archive"),
        ({"kind": "ended"}, 10_000, Rules(0, 0, 0, 0, 0), None),
        ({"kind": "ended"}, 10_000, USUAL._replace(delete_finished=365), "delete"),
        ({"put_away": 9, "phase": "playing", "began": False, "first": 9}, 10_000, USUAL, None),
        ({"put_away": 9, "phase": "playing", "began": False, "first": 3}, 1, USUAL, "finish"),
        ({"put_away": 9, "phase": "playing"}, 365, USUAL._replace(delete_abandoned=365), "delete"),
        ({"put_away": 8, "phase": "playing", "began": False}, 180, USUAL, "archive"),
        ({"kind": "sat", "began": False}, 13, USUAL, None),
        ({"kind": "sat", "began": False}, 14, USUAL, "delete"),
        ({"kind": "deleted", "first": 9}, 10_000, USUAL, None),
        ({"kind": "deleted"}, 1, USUAL, "finish"),
    ],
)
def test_what_is_due(changed: dict[str, Any], days: int, rules: Rules, deed: Sequence[str] | None) -> None:
    assert retention.due(HEAD._replace(**changed), rules, days * DAY) == deed


# --- names


async def test_a_name_is_deleted_everywhere(own_house: House, tmp_path: Path) -> None:
    async with seated(own_house, person("Anastasia"), person("")) as (ana, bo, _):
        await bo.accepted(choice(bo.face, Random(1)))
        id = ana.state["table"]["id"]
        async with own_house.http(bo.key) as http:
            assert (await http.post(f"/api/tables/{id}/strike", json={"seat": 0})).status_code == 403
            assert (await http.post(f"/api/tables/{id}/strike", json={"seat": 1})).status_code == 200
        await ana.sees(lambda state: state["table"]["seats"][1]["name"] == "#2")
        assert ana.state["table"]["seats"][1]["struck"]
        assert "Guest 1" not in json.dumps(ana.state)
        await asyncio.gather(ana.play(Random(3)), bo.play(Random(4)))
        before = len(own_house.rows(id))
        async with own_house.http(ana.key) as http:
            assert (await http.post(f"/api/tables/{id}/strike", json={"seat": 0})).status_code == 200
            assert (await http.post(f"/api/tables/{id}/strike", json={"seat": 0})).status_code == 200
        await bo.sees(lambda state: state["table"]["seats"][0]["name"] == "#1")
        assert [line["message"]["args"].get("name") for line in bo.face["log"]].count("Anastasia") == 0
    assert before > 10
    assert rows_left(own_house, id) == 1
    async with store_of(own_house.data) as store:
        kept = "".join(row.body for row in await store.rows(id))
    assert "Anastasia" not in kept
    assert "Guest 1" not in kept
    table = Opened(id, ana.key, [], "")
    for _ in range(2):
        texts = "".join(await shown(own_house, table))
        assert "Anastasia" not in texts
        assert "Guest 1" not in texts
        own_house.stop()
        assert b"Anastasia" not in own_house.bytes_kept()
        assert b"Guest 1" not in own_house.bytes_kept()
        own_house.open()
    (tmp_path / "record").write_text((await shown(own_house, table))[0])
    verified = ask("verify", str(tmp_path / "record"), "--json").json()
    assert (verified["ok"], verified["seed"], verified["struck"]) == (True, "ok", [1, 2])


async def test_a_game_goes_on_after_a_name_was_deleted(own_house: House) -> None:
    async with seated(own_house, person("Ana"), person("")) as (ana, bo, _):
        id = ana.state["table"]["id"]
        async with own_house.http(ana.key) as http:
            assert (await http.post(f"/api/tables/{id}/strike", json={"seat": 0})).status_code == 200
        keys = (ana.key, bo.key)
    own_house.kill()
    own_house.open()
    async with Patron(own_house, keys[0]) as ana, Patron(own_house, keys[1]) as bo:
        await asyncio.gather(ana.play(Random(3)), bo.play(Random(4)))
    assert await swept(own_house.data, 31) == {"archive": 1}
    own_house.stop()
    own_house.open()
    saved = record.read((await fetched(own_house, keys[1], f"/api/tables/{id}/record")).text)
    assert (record.broken_link(saved), saved.header.struck) == (None, (1,))
    assert saved.header.players[0].name == "#1"


async def test_before_the_game_begins_there_is_nothing_to_delete(house: House) -> None:
    table = await open_table(house, "link", person("Ana"), person(""))
    async with house.http(table.key) as http:
        refused = await http.post(f"/api/tables/{table.table}/strike", json={"seat": 0})
    assert (refused.status_code, refused.json()["error"]["id"]) == (400, "bad-not-begun")


# --- deleting a table


async def test_the_host_deletes_a_finished_table_for_everybody(own_house: House) -> None:
    async with seated(own_house, person("Ana"), person("")) as (ana, bo, watcher):
        id = ana.state["table"]["id"]
        async with own_house.http(ana.key) as http:
            early = await http.post(f"/api/tables/{id}/delete", json={"table": id})
            assert early.json()["error"]["id"] == "bad-not-over"
        await asyncio.gather(ana.play(Random(1)), bo.play(Random(2)))
        async with own_house.http(bo.key) as http:
            assert (await http.post(f"/api/tables/{id}/delete", json={"table": id})).status_code == 403
        async with own_house.http(ana.key) as http:
            assert (await http.post(f"/api/tables/{id}/delete", json={"table": "it"})).status_code == 400
            assert (await http.post(f"/api/tables/{id}/delete", json={"table": id})).status_code == 200
        for patron in (bo, watcher):
            told = await patron.until(lambda message: message["t"] == "closing")
            assert "deleted by its host" in sentence(told["why"])
    for _ in range(2):
        for look in ("", "/record", "/replay"):
            assert (await fetched(own_house, bo.key, f"/api/tables/{id}{look}")).status_code == 410
        async with own_house.socket() as socket:
            await socket.send(json.dumps({"t": "hello", "key": bo.key}))
            assert json.loads(await socket.recv())["why"]["id"] == "bad-table-deleted"
        own_house.stop()
        assert b"Guest 1" not in own_house.bytes_kept()
        own_house.open()
    assert own_house.query("SELECT kind FROM log WHERE table_id = ?", id) == [("deleted",)]
    assert own_house.query("SELECT count(*) FROM seen WHERE table_id = ?", id) == [(0,)]
    assert own_house.query("SELECT secret FROM tables WHERE id = ?", id) == [(b"",)]
