"""Automas at a served table: their seats are filled, nobody is waited for there, and people play on."""

import asyncio
from random import Random

import pytest
from patron import House, Patron, device, fetched, open_table, opening, person

from charthouse.core import record, replay
from charthouse.games import game

pytestmark = pytest.mark.anyio
AUTOMA = {"kind": "automa", "name": "Iron"}
CHARTERSTONE = game("charterstone")


async def test_one_person_plays_a_whole_game_beside_two_automas(house: House) -> None:
    table = await open_table(house, "solo", person("Ana"), AUTOMA, AUTOMA, game="charterstone")
    async with asyncio.timeout(120), Patron(house, table.key) as ana:
        assert ana.phase == "playing"
        seats = ana.state["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "automa", "automa"]
        assert all(seat["here"] and seat["online"] for seat in seats)
        await ana.play(Random("automa"))
        assert ana.phase == "over"
    saved = record.read((await fetched(house, table.key, f"/api/tables/{table.table}/record")).text)
    assert [player.kind for player in saved.header.players] == ["", "automa", "automa"]
    assert replay.wrong_draw(CHARTERSTONE, saved) is None
    told = (await fetched(house, table.key, f"/api/tables/{table.table}/replay?seat=0")).json()
    assert len(told["frames"]) == len(saved.entries)


async def test_a_link_table_waits_for_people_alone(house: House) -> None:
    table = await open_table(house, "link", person("Ana"), AUTOMA, person(""), game="charterstone")
    assert [seat["seat"] for seat in table.seats] == [0, 2]
    async with Patron(house, table.key) as ana, Patron(house, await device(house, table.link(2))) as bo:
        assert ana.phase == "lobby"
        await bo.sit(2, "Bo")
        await ana.sees(lambda state: state["table"]["phase"] == "playing")
        refused = await ana.command("hand", seat=1, bot="greedy")
        assert refused["verdict"] != "accepted"


@pytest.mark.parametrize(
    ("seats", "name"), [((person(), AUTOMA), "cartographers"), ((AUTOMA, AUTOMA), "charterstone")]
)
async def test_it_is_refused_where_it_cannot_play(
    house: House, seats: tuple[dict[str, str], ...], name: str
) -> None:
    async with house.http() as http:
        answer = await http.post("/api/tables", json=opening("solo", *seats, game=name))
    assert answer.status_code == 400
    assert "bad-seat-kind" in answer.text
