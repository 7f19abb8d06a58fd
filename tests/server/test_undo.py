"""A decision taken back, and what a page may know of a game with sealed messages."""

import pytest
from patron import House, Patron, fetched, folded, open_table, person, robot, seated

pytestmark = pytest.mark.anyio

SEALED = "seed_exchange"
"""A building that lies in the first crate."""


async def test_a_decision_is_taken_back_with_what_bots_did_since(house: House) -> None:
    table = await open_table(house, "solo", person("Ana"), robot("greedy"), game="charterstone")
    async with Patron(house, table.key) as ana:
        await ana.sees(lambda state: state["game"]["phase"] == "act")
        before = ana.face
        assert ana.state["table"]["game"] == "charterstone"
        await ana.accepted("place woodlot")
        await ana.sees(lambda state: state["game"]["phase"] == "act" and state["game"]["turn"] > 1)
        if ana.state["table"]["undo"] is None:  # the bot turned a card up
            refused = await ana.command("undo", seat=0)
            assert refused["why"]["id"] == "why-already-revealed"
            return
        verdict = await ana.command("undo", seat=0)
        assert verdict["verdict"] == "accepted"
        await ana.sees(lambda state: bool(state["seq"] >= verdict["seq"]))
        assert ana.face == before
    again = folded(house.rows(table.table))
    assert again.match is not None
    assert len(again.match.entries) == len(again.by)


async def test_only_ones_own_last_decision_is_taken_back(house: House) -> None:
    async with seated(house, person("Ana"), person("Bo"), game="charterstone") as (ana, bo, _):
        first, second = (ana, bo) if ana.face["phase"] == "act" else (bo, ana)
        await first.accepted("place clay_bank")
        assert first.state["table"]["undo"] == first.face["seat"]
        assert second.state["table"]["undo"] is None
        refused = await second.command("undo", seat=second.face["seat"])
        assert (refused["verdict"], refused["why"]["id"]) == ("refused", "why-nothing-to-undo")
        await second.sees(lambda state: state["game"]["phase"] == "act")
        await second.accepted("place clay_bank")
        refused = await first.command("undo", seat=first.face["seat"])
        assert (refused["verdict"], refused["why"]["id"]) == ("refused", "why-nothing-to-undo")


async def test_what_is_sealed_is_in_no_file_that_everybody_gets(house: House) -> None:
    table = await open_table(house, "here", person("Ana"), person("Bo"), game="charterstone")
    async with Patron(house, table.key) as ana:
        everything = "".join(ana.heard)
    for path in (
        "/locale/en.ftl",
        "/api/content?game=charterstone",
        f"/api/tables/{table.table}/words?lang=en",
    ):
        answer = await fetched(house, table.key, path)
        assert answer.status_code == 200
        everything += answer.text
    assert "grain_field" in everything
    assert SEALED not in everything
