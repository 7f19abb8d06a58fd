"""`charthouse tables`: for whoever runs the house, while it serves and while it does not."""

import asyncio
import json
import secrets
from random import Random
from typing import Any

import pytest
from attic import told
from patron import House, Patron, choice, fetched, open_table, owes, person, robot, seated, sentence
from shell import Ran, run

from charthouse.server.keys import new_token

pytestmark = pytest.mark.anyio


async def ask(house: House, *words: str) -> Ran:
    return await asyncio.to_thread(told, "tables", *words, "--data", str(house.data))


async def listed(house: House, *words: str) -> list[dict[str, Any]]:
    found = json.loads((await ask(house, "list", "--json", *words)).out)["tables"]
    return sorted(found, key=lambda table: str(table["phase"]))


async def test_tables_are_listed_and_shown_without_anything_secret(own_house: House) -> None:
    async with seated(own_house, person("Ana"), person("")) as (ana, bo, _):
        mine = choice(ana.face, Random(1))
        await ana.accepted(mine)
        lobby = await open_table(own_house, "link", person("Cy"), person(""))
        said = ""
        for words in (["list"], ["list", "--json"]):
            said += (await ask(own_house, *words)).out
        id = ana.state["table"]["id"]
        for words in (["show", id], ["show", id[:9], "--json"]):
            said += (await ask(own_house, *words)).out
        assert [table["phase"] for table in await listed(own_house)] == ["lobby", "playing"]
        assert [table["id"] for table in await listed(own_house, "--phase", "lobby")] == [lobby.table]
        assert await listed(own_house, "--idle", "1") == []
        assert "Guest 1" in said
        hidden = [ana.key, bo.key, lobby.watch, lobby.link(1), mine.partition(" ")[2]]
        hidden += [own_house.query("SELECT hex(secret) FROM tables")[0][0].lower()]
        assert [secret for secret in hidden if secret in said] == []


def test_no_id_of_a_table_is_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(("-AAA", "--BB", "C-CC"))
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert new_token() == "C-CC"


async def test_a_game_is_closed_and_everybody_hears_it(own_house: House) -> None:
    async with seated(own_house, person("Ana"), person("")) as (ana, bo, watcher):
        id = ana.state["table"]["id"]
        await ana.accepted(choice(ana.face, Random(1)))
        assert (
            await ask(own_house, "close", id)
        ).out == f"Table {id} is closed: its game ends where it is.\n"
        for patron in (ana, bo, watcher):
            state = await patron.sees(lambda state: state["table"]["closed"])
            assert (state["table"]["phase"], state["game"]["question"]) == ("over", None)
            assert not owes(state)
            assert "closed the game" in sentence(state["game"]["log"][0]["message"])
        late = await bo.act("forest A1", seat=1, question="spring/1/seat 2")
        assert late["verdict"] == "stale"
        again = await ask(own_house, "close", id)
        assert (again.code, again.err) == (2, "charthouse: No game is going on at this table.\n")
    for restarted in (False, True):
        if restarted:
            own_house.stop()
            own_house.open()
        record = await fetched(own_house, bo.key, f"/api/tables/{id}/record")
        assert "secret" not in record.text
        for look in ("replay?seat=0", "draws"):
            assert (await fetched(own_house, bo.key, f"/api/tables/{id}/{look}")).status_code == 200
        assert json.loads((await ask(own_house, "archive", id, "--json")).out) == {
            "archived": 1,
            "deleted": 0,
        }


async def test_a_table_is_deleted_while_somebody_plays(own_house: House) -> None:
    table = await open_table(own_house, "here", person("Ana"), robot())
    async with Patron(own_house, table.key) as ana:
        asked = await ask(own_house, "delete", table.table)
        assert asked.code == 2
        assert "--yes" in asked.err
        await ana.accepted(choice(ana.face, Random(1)))
        assert (await ask(own_house, "delete", table.table, "--yes")).code == 0
        closing = await ana.until(lambda message: message["t"] == "closing")
        assert "by whoever runs this house" in sentence(closing["why"])
    assert [found["phase"] for found in await listed(own_house)] == ["deleted"]
    assert (await fetched(own_house, table.key, f"/api/tables/{table.table}")).status_code == 410
    own_house.stop()
    assert [found["rows"] for found in await listed(own_house, "--phase", "deleted")] != []


async def test_it_says_what_is_wrong(own_house: House) -> None:
    for _ in range(3):
        await open_table(own_house, "solo", person("Ana"))
    ids = [table["id"] for table in await listed(own_house)]
    for words, why in (
        (("show",), "missing: ID"),
        (("show", "nothing-like-it"), "There is no such table."),
        (("show", ""), "missing: ID"),
        (("eat", ids[0]), "“eat” is not one of list, show, close, delete, archive."),
        (("archive", ids[0]), "The game is still being played."),
        (("list", "--phase", "asleep"), "Allowed: lobby, playing, over, deleted"),
    ):
        found = await ask(own_house, *words)
        assert (found.code, why in found.err) == (2, True), found.err
    nowhere = run("tables", "list", "--data", str(own_house.data / "nowhere"))
    assert (nowhere.code, "There are no tables in" in nowhere.err) == (2, True)
    assert not (own_house.data / "nowhere").exists()
    own_house.stop()
    own_house.query("UPDATE alembic_version SET version_num = '0001'")
    old = await ask(own_house, "list")
    assert (old.code, "not as this version writes it" in old.err) == (2, True)
