"""A decision taken back, and what a page may know of a game with sealed messages."""

import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from patron import House, Message, Patron, fetched, folded, open_table, person, robot, seated

from charthouse.core.text import LANGUAGES, LATER
from charthouse.games.charterstone.box import BOX

pytestmark = pytest.mark.anyio

SEALED = [
    *(f"stone-persona-{persona}" for persona in BOX.personas),
    *(id for id, building in BOX.buildings.items() if building.area == "charter" and not building.basic),
]
"""What lies in crates."""


@asynccontextmanager
async def after_a_turn(tmp_path: Path, phrase: str) -> AsyncIterator[tuple[Patron, Message]]:
    """Ana has placed a worker, and then the bot; and the state she saw before."""
    with House(tmp_path / "data", env={"CHARTHOUSE_JOURNEY": phrase}) as house:
        clock = {"kind": "days", "per": 1}
        seats = person("Ana"), robot("greedy")
        table = await open_table(house, "solo", *seats, game="charterstone", clock=clock)
        async with Patron(house, table.key) as ana:
            await ana.sees(lambda state: state["game"]["phase"] == "act")
            before = ana.state
            assert ana.state["table"]["game"] == "charterstone"
            await ana.accepted("place woodlot")
            await ana.sees(lambda state: state["game"]["phase"] == "act")
            assert ana.face["turn"] == before["game"]["turn"] + 2
            assert ana.state["table"]["clock"]["deadline"] > before["table"]["clock"]["deadline"]
            yield ana, before


async def test_a_decision_is_taken_back_with_what_bots_did_since(tmp_path: Path) -> None:
    async with after_a_turn(tmp_path, "the bot turns no card up: 1") as (ana, before):
        assert ana.state["table"]["undo"] == 0
        verdict = await ana.command("undo", seat=0)
        assert verdict["verdict"] == "accepted"
        await ana.sees(lambda state: bool(state["seq"] >= verdict["seq"]))
        assert ana.face == before["game"]
        assert ana.state["table"]["clock"] == before["table"]["clock"], "no time is won by it"
        again = folded(ana.house.rows(ana.state["table"]["id"]))
    assert again.match is not None
    assert len(again.match.entries) == len(again.by)


async def test_a_decision_is_not_taken_back_once_a_bot_turned_a_card_up(tmp_path: Path) -> None:
    async with after_a_turn(tmp_path, "the bot turns a card up: 1") as (ana, _):
        assert ana.state["table"]["undo"] is None
        refused = await ana.command("undo", seat=0)
        assert refused["why"]["id"] == "why-already-revealed"


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


async def test_a_seat_that_a_bot_took_over_does_not_let_its_decisions_be_taken_back(house: House) -> None:
    """Undo asks who made an entry, not who sits there now."""
    async with seated(house, person("Ana"), person("Bo"), game="charterstone") as (ana, bo, _):
        first, second = (ana, bo) if ana.face["phase"] == "act" else (bo, ana)
        await first.accepted("place clay_bank")
        await second.sees(lambda state: state["game"]["phase"] == "act")
        await second.accepted("place woodlot")
        await first.sees(lambda state: state["game"]["phase"] == "act")
        assert (await second.command("hand", seat=second.face["seat"], bot="random"))["verdict"] == "accepted"
        await first.sees(lambda state: bool(state["table"]["seats"][second.face["seat"]]["bot"]))
        assert first.state["table"]["undo"] is None
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
        for path, part in itertools.product(paths, LATER):
            address = path.format(id=table.table, lang=lang, part=part)
            texts.append((await fetched(house, table.key, f"{address}?lang={lang}&game=charterstone")).text)
    everything = "".join(texts)
    assert "grain_field" in everything
    assert not [id for id in SEALED if id in everything]
