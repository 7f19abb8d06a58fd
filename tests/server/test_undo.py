"""A decision taken back, and what a page may know of a game with sealed messages."""

import pytest
from patron import House, Patron, fetched, folded, open_table, person, robot, seated

from charthouse.core.text import LANGUAGES
from charthouse.games.charterstone.box import BOX

pytestmark = pytest.mark.anyio

SEALED = [
    *(f"stone-persona-{persona}" for persona in BOX.personas),
    *(id for id, building in BOX.buildings.items() if building.area == "charter" and not building.basic),
]
"""What lies in crates."""


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


async def test_what_is_sealed_is_in_no_answer_to_anybody(house: House) -> None:
    """Every address that can be read, in every language, and everything a socket hears."""
    table = await open_table(house, "here", person("Ana"), person("Bo"), game="charterstone")
    document = (await fetched(house, table.key, "/api/openapi.json")).json()
    paths = [path for path, calls in document["paths"].items() if "get" in calls]
    assert {"/locale/{lang}.ftl", "/api/content", "/api/tables/{id}", "/api/tables/{id}/words"} <= {*paths}
    async with Patron(house, table.key) as ana:
        refused = await ana.act("place seed_exchange")
        assert refused["verdict"] == "refused"
        texts = ["".join(ana.heard)]
    for lang in LANGUAGES:
        for path in paths:
            address = path.format(id=table.table, lang=lang)
            texts.append((await fetched(house, table.key, f"{address}?lang={lang}&game=charterstone")).text)
    everything = "".join(texts)
    assert "grain_field" in everything
    assert not [id for id in SEALED if id in everything]
