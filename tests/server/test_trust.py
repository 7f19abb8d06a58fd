"""What may be relied on: confirmed is kept, nothing counts twice, and what is hidden stays hidden."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from patron import (
    House,
    Message,
    Opened,
    Patron,
    choice,
    choices,
    device,
    face_of,
    fetched,
    folded,
    open_table,
    owes,
    person,
    robot,
    seated,
    sentence,
)
from shell import PROGRAM
from unseen import decided, looked_at, rooms_on, told, unseen_table

from charthouse.core import fair, match
from charthouse.server.database import sqlite_url

pytestmark = pytest.mark.anyio


# --- confirmed is kept


async def test_a_move_is_in_the_log_before_it_is_confirmed(house: House) -> None:
    table = await open_table(house, "solo", person("Ana"))
    async with Patron(house, table.key) as ana:
        for number in range(12):
            id = f"move {number}"
            verdict = await ana.act(choice(ana.face, Random(number)), id=id)
            assert verdict["verdict"] == "accepted"
            last = house.rows(table.table)[-1]
            assert (last.seq, last.command_id) == (verdict["seq"], f"0/{id}")
            await ana.sees(lambda state: bool(state["seq"] >= verdict["seq"]))  # noqa: B023 (awaited here)


async def test_every_state_is_the_fold_of_the_log_up_to_its_seq(house: House) -> None:
    async with seated(house, person("Ana"), person(""), robot("random")) as (ana, bo, onlooker):
        for number in range(8):
            for patron in (bo, ana):
                await patron.sees(owes)
                await patron.accepted(choice(patron.face, Random(number)))
        rows = house.rows(ana.state["table"]["id"])
        states = [json.loads(text) for patron in (ana, bo, onlooker) for text in patron.heard]
        compared = 0
        for state in states:
            if state["t"] == "state" and state["game"]:
                expected = face_of(folded(rows, state["seq"]), state["game"]["seat"])
                assert {**state["game"], "log": None} == {**expected, "log": None}
                compared += 1
        assert compared > 20


async def test_a_repeated_command_gets_its_first_verdict_and_counts_once(house: House) -> None:
    async with seated(house, person("Ana"), person("")) as (ana, bo, _):
        question, action = ana.face["question"], choice(ana.face, Random(1))
        first = await ana.act(action, question=question, id="once")
        rows = house.rows(ana.state["table"]["id"])
        assert await ana.act(action, question=question, id="once") == first
        other = next(other for other in choices(bo.face) if other != action)
        assert await ana.act(other, seat=0, question=question, id="once") == first
        assert house.rows(ana.state["table"]["id"]) == rows

        await bo.accepted(choice(bo.face, Random(1)))
        await ana.sees(owes)
        assert await ana.act(action, question=question, id="once") == first
        assert (await ana.fresh())["game"]["mine"] is None


async def test_a_command_sent_many_times_at_once_counts_once(house: House) -> None:
    table = await open_table(house, "solo", person("Ana"))
    async with contextlib.AsyncExitStack() as stack:
        devices = [await stack.enter_async_context(Patron(house, table.key)) for _ in range(8)]
        question, action = devices[0].face["question"], choice(devices[0].face, Random(1))
        verdicts = await asyncio.gather(
            *[patron.act(action, seat=0, question=question, id="same") for patron in devices]
        )
        assert all(verdict == verdicts[0] for verdict in verdicts)
        assert [row.command_id for row in house.rows(table.table)].count("0/same") == 1


async def test_of_many_answers_to_one_question_one_counts(house: House) -> None:
    table = await open_table(house, "solo", person("Ana"))
    async with contextlib.AsyncExitStack() as stack:
        devices = [await stack.enter_async_context(Patron(house, table.key)) for _ in range(8)]
        question, rng = devices[0].face["question"], Random(1)
        actions = [choice(devices[0].face, rng) for _ in devices]
        verdicts = await asyncio.gather(
            *[
                patron.act(action, seat=0, question=question)
                for patron, action in zip(devices, actions, strict=True)
            ]
        )
        assert sorted(verdict["verdict"] for verdict in verdicts) == ["accepted"] + ["stale"] * 7
        assert len(house.rows(table.table)) == 3


async def test_long_ids_that_differ_only_at_their_end_are_two_commands(house: House) -> None:
    table = await open_table(house, "solo", person("Ana"))
    async with Patron(house, table.key) as ana:
        await ana.act(choice(ana.face, Random(1)), id="x" * 90 + "1")
        await ana.sees(owes)
        verdict = await ana.act(choice(ana.face, Random(2)), id="x" * 90 + "2")
        landed = len(house.rows(table.table)) == 4
        assert landed == (verdict["verdict"] == "accepted")


async def test_a_refused_command_leaves_nothing_and_says_why(house: House) -> None:
    table = await open_table(house, "solo", person("Ana"))
    async with Patron(house, table.key) as ana:
        rows = house.rows(table.table)
        question = ana.face["question"]
        for action in (
            "",
            "forest",
            "forest Z9",
            "forest A1 K11",
            "lava A1",
            "recall",
            "acrobatics",
            "no skill",
        ):
            verdict = await ana.act(action, question=question)
            assert verdict["verdict"] == "refused", action
            assert len(sentence(verdict["why"])) > 8
        assert house.rows(table.table) == rows


# --- questions


async def test_an_answer_to_a_question_that_is_gone_is_stale_and_brings_the_present(house: House) -> None:
    table = await open_table(house, "solo", person("Ana"))
    async with Patron(house, table.key) as ana:
        old, action = ana.face["question"], choice(ana.face, Random(1))
        await ana.accepted(action)
        rows = house.rows(table.table)
        for question in (old, "winter/9/seat 1", "", "spring/2/seat 2"):
            verdict = await ana.act(action, question=question, seat=0)
            assert verdict["verdict"] == "stale"
            assert verdict["seq"] == rows[-1].seq
            assert (await ana.until(lambda message: message["t"] == "state"))["seq"] == rows[-1].seq
        assert house.rows(table.table) == rows


async def test_another_seats_move_never_makes_a_command_stale(house: House) -> None:
    async with seated(house, person("Ana"), person(""), person("")) as (ana, bo, cy, _):
        for number in range(6):
            asked = [
                (patron, patron.face["question"], choice(patron.face, Random(number)))
                for patron in (ana, bo, cy)
            ]
            await bo.accepted(choice(bo.face, Random(99)))
            await bo.accepted("recall")
            verdicts = [await patron.act(action, question=question) for patron, question, action in asked]
            assert [verdict["verdict"] for verdict in verdicts] == ["accepted"] * 3
            for patron in (ana, bo, cy):
                await patron.sees(lambda state: owes(state) and state["seq"] >= verdicts[-1]["seq"])  # noqa: B023


async def test_a_seat_recalls_until_the_last_one_commits(house: House) -> None:
    async with seated(house, person("Ana"), person("")) as (ana, bo, _):
        first, second = list(choices(ana.face))[:2]
        question = ana.face["question"]
        await ana.accepted(first)
        assert ana.face["mine"] == first
        assert (await ana.act(second, question=question))["verdict"] == "refused"
        await ana.accepted("recall")
        assert ana.face["mine"] is None
        await ana.accepted(second)
        await bo.accepted(choice(bo.face, Random(1)))
        await ana.sees(owes)
        drawn = ana.face["maps"][0]["sheet"]
        assert (await ana.act("recall", question=question))["verdict"] == "stale"
        assert (await ana.act("recall"))["verdict"] == "refused"
        assert (await ana.fresh())["game"]["maps"][0]["sheet"] == drawn
        moved = [json.loads(row.body) for row in house.rows(ana.state["table"]["id"]) if row.kind == "moved"]
        assert [move["action"] for move in moved if move["seat"] == 0] == [first, "recall", second]


async def test_a_preview_tells_what_a_move_would_be_worth_and_writes_nothing(house: House) -> None:
    async with seated(house, person("Ana"), person("")) as (ana, _, _):
        rows = house.rows(ana.state["table"]["id"])
        action = choice(ana.face, Random(1))
        await ana.say("preview", id="p", seat=0, action=action)
        worth = await ana.until(lambda message: message["t"] == "worth")
        assert worth["legal"]
        assert worth["id"] == "p"
        for nonsense in ("forest A1 K11", "recall", "", "acrobatics"):
            await ana.say("preview", id="q", seat=0, action=nonsense)
            worth = await ana.until(lambda message: message["t"] == "worth")
            assert not worth["legal"]
            assert sentence(worth["why"])
        assert house.rows(ana.state["table"]["id"]) == rows
        await ana.accepted(action)
        for spoken in ("recall", action):
            await ana.say("preview", id="r", seat=0, action=spoken)
            assert (await ana.until(lambda message: message["t"] == "worth"))["id"] == "r"


# --- what is hidden


async def test_a_commitment_is_hidden_until_the_turn_resolves(tmp_path: Path) -> None:
    """Two worlds with one past: until the reveal, what the others are sent is the same byte for byte."""
    async with _two_worlds(tmp_path) as worlds:
        for number in range(6):
            for world in worlds:
                for patron in world[:2]:
                    await patron.sees(owes)
            await _commit(
                worlds, [choice(worlds[0][1].face, Random(f"{number} {world}")) for world in (0, 1)]
            )
            await _look_everywhere(worlds)
            await _commit(worlds, ["recall", "recall"])
            same = choice(worlds[0][1].face, Random(number))
            await _commit(worlds, [same, same])
            mine = choice(worlds[0][0].face, Random(number))
            for ana, bo, onlooker in worlds:
                seq = (await ana.accepted(mine, id=f"ana {number}"))["seq"]
                for patron in (ana, bo, onlooker):
                    await patron.sees(lambda state: bool(state["seq"] >= seq))  # noqa: B023 (awaited here)
        assert worlds[0][1].heard != worlds[1][1].heard, "the worlds do differ for the seat itself"


Worlds = list[list[Patron]]


@contextlib.asynccontextmanager
async def _two_worlds(tmp_path: Path) -> AsyncIterator[Worlds]:
    """The same table on two servers: Ana, Bo and an onlooker in each."""
    with House(tmp_path / "one") as one:
        # Not Acrobatics, which is asked of some seats and not of others.
        skills = {"skills": "diplomacy,negotiate,move_silently"}
        table = await open_table(one, "link", person("Ana"), person(""), options=skills)
        keys = [table.key, await device(one, table.link(1)), await device(one, table.watch)]
        async with Patron(one, keys[1]) as bo:
            await bo.sit(1, "Bo")
        one.stop()
        with one.copied_to(tmp_path / "other") as other:
            one.open()
            async with contextlib.AsyncExitStack() as stack:
                worlds = []
                for house in (one, other):
                    patrons = [await stack.enter_async_context(Patron(house, key)) for key in keys]
                    for patron in patrons:
                        await patron.sees(
                            lambda state: all(seat["online"] for seat in state["table"]["seats"])
                        )
                        await patron.fresh()
                        patron.heard.clear()
                    worlds.append(patrons)
                yield worlds


async def _commit(worlds: Worlds, actions: list[str]) -> None:
    """Bo acts in each world; the others have heard of it."""
    for (ana, bo, onlooker), action in zip(worlds, actions, strict=True):
        await bo.accepted(action)
        assert await ana.ticked() == await onlooker.ticked() == [False, action != "recall"]


async def _look_everywhere(worlds: Worlds) -> None:
    """Everything that Ana and the onlooker can get hold of is the same in both worlds."""
    seen: list[list[str | bytes]] = []
    for ana, _, onlooker in worlds:
        table_id = ana.state["table"]["id"]
        guess = choice(ana.face, Random(0))
        for patron in (ana, onlooker):
            await patron.fresh()
            await patron.act(guess, seat=1, question="spring/1/seat 2", id="not mine")
            await patron.say("preview", id="p", seat=0, action=guess)
            await patron.until(lambda message: message["t"] == "worth")
            await patron.say("preview", id="q", seat=1, action="recall")
            await patron.until(lambda message: message["t"] == "worth")
            await patron.fresh()
        bodies = [
            (await fetched(ana.house, patron.key, f"/api/tables/{table_id}{path}")).content
            for patron in (ana, onlooker)
            for path in ("", "/record", "/draws", "/replay?seat=1")
        ]
        seen.append([*_distinct(ana.heard), "", *_distinct(onlooker.heard), "", *bodies])
    assert len(seen[0]) == len(seen[1])
    for one, other in zip(*seen, strict=True):
        assert one == other


def _distinct(texts: list[str]) -> list[str]:
    """The messages in order, each repetition once: how often a state is sent again is a matter of time."""
    return [text for at, text in enumerate(texts) if at == 0 or text != texts[at - 1]]


async def test_without_ready_ticks_nobody_learns_who_has_committed(house: House) -> None:
    async with seated(house, person("Ana"), person(""), ready_ticks=False) as (ana, bo, onlooker):
        table_id = ana.state["table"]["id"]
        watched = (ana, onlooker)
        before = [(await fetched(house, patron.key, f"/api/tables/{table_id}")).content for patron in watched]
        for patron in watched:
            await patron.fresh()
            patron.heard.clear()
        await bo.accepted(choice(bo.face, Random(1)))
        after = [(await fetched(house, patron.key, f"/api/tables/{table_id}")).content for patron in watched]
        assert after == before
        for patron in watched:
            await patron.fresh()
            assert len(patron.heard) == 1, "a message came of itself"


async def test_without_ready_ticks_commitments_at_the_same_moment_are_nobodys_business(
    tmp_path: Path,
) -> None:
    async with rooms_on(sqlite_url(tmp_path), tmp_path / "key") as rooms:
        table = await unseen_table(rooms)
        viewers = await looked_at(rooms, table)
        await asyncio.gather(decided(rooms, table, 1), decided(rooms, table, 2))
        assert told(viewers) == [False, True, True, False]


async def test_the_secret_is_not_sent_before_the_end(own_house: House) -> None:
    house = own_house
    sent: list[bytes] = []
    table = await open_table(house, "link", person("Ana"), person(""), robot("random"))
    keys = [table.key, await device(house, table.link(1)), await device(house, table.watch)]
    async with contextlib.AsyncExitStack() as stack:
        ana, bo, onlooker = [await stack.enter_async_context(Patron(house, key)) for key in keys]
        await bo.sit(1, "Bo")
        rng = Random(5)
        for patron in (ana, bo) * 60:
            await patron.sees(lambda state: owes(state) or state["table"]["phase"] == "over")
            if patron.phase == "over":
                break
            sent += [await _everything(house, table, key) for key in keys] if rng.random() < 0.1 else []
            await patron.accepted(choice(patron.face, rng))
        assert ana.phase == "over" or bo.phase == "over"
        await onlooker.sees(lambda state: state["table"]["phase"] == "over")
        heard = [text for patron in (ana, bo, onlooker) for text in patron.heard]
    secret = house.secret(table.table)
    entropy = folded(house.rows(table.table)).record().header.entropy
    seed = fair.seed_of(secret, entropy)
    shown = b"\n".join([*sent, *(text.encode() for text in heard)])
    assert len(heard) > 100
    for hidden in (secret, seed):
        for form in _forms(hidden):
            assert form not in shown
    draws = (await fetched(house, table.key, f"/api/tables/{table.table}/draws")).json()
    assert draws["secret"] == secret.hex()
    assert secret.hex() not in house.said


@pytest.fixture
def fair_house(tmp_path: Path) -> Iterator[House]:
    """A server that shuffles as it does for everybody."""
    with House(tmp_path / "data", program=PROGRAM) as running:
        yield running


async def test_a_seat_stirs_the_shuffle_once_and_only_before_the_deal(fair_house: House) -> None:
    house = fair_house
    mine, hers, late = "a1" * 16, "0b" * 16, "cc" * 16
    table = await open_table(house, "link", person("Ana"), person(""))
    async with Patron(house, table.key) as ana, Patron(house, await device(house, table.link(1))) as bo:

        async def verdict(patron: Patron, seat: int, number: str) -> str:
            return str((await patron.command("stir", id=number, seat=seat, number=number))["verdict"])

        sealed = ana.state["table"]["commitment"]
        assert await verdict(bo, 0, late) == "refused", "not one's own seat"
        assert await verdict(bo, 1, hers) == "accepted"
        assert await verdict(ana, 0, mine) == "accepted"
        assert await verdict(ana, 0, mine) == "accepted", "the same word again"
        assert await verdict(ana, 0, late) == "stale", "once"
        await bo.sit(1, "Bo")
        await ana.sees(lambda state: state["table"]["phase"] == "playing")
        assert await verdict(ana, 0, late) == "stale"
        assert ana.state["table"]["commitment"] == sealed
    begun = folded(house.rows(table.table)).match
    assert begun is not None
    assert begun.header.entropy == (table.table, mine, hers)
    secret = house.secret(table.table)
    again = match.start(begun.game, begun.header.players, {}, secret, (table.table, mine, hers))
    assert again.entries[0] == begun.entries[0], "dealt from all of it"


async def test_every_table_is_dealt_from_a_secret_of_its_own(fair_house: House) -> None:
    tables = [await open_table(fair_house, "solo", person("Ana")) for _ in range(3)]
    secrets = {fair_house.secret(table.table) for table in tables}
    assert len(secrets) == len(tables)
    for table in tables:
        assert folded(fair_house.rows(table.table)).record().header.entropy == (table.table,)


async def _everything(house: House, table: Opened, key: str) -> bytes:
    """Every answer that a key gets about its table, with its headers."""
    found = b""
    for path in ("", "/record", "/draws", "/replay", "/links", "/branch"):
        answer = await fetched(house, key, f"/api/tables/{table.table}{path}")
        found += answer.content + str(answer.headers).encode()
    return found


def _forms(hidden: bytes) -> list[bytes]:
    import base64

    return [
        hidden,
        hidden.hex().encode(),
        hidden.hex().upper().encode(),
        base64.b64encode(hidden).rstrip(b"="),
        base64.urlsafe_b64encode(hidden).rstrip(b"="),
        str(int.from_bytes(hidden, "big")).encode(),
        json.dumps(list(hidden)).encode(),
    ]


async def test_no_hash_that_covers_a_hidden_commitment_is_sent(house: House) -> None:
    async with seated(house, person("Ana"), person("")) as (ana, bo, onlooker):
        await bo.accepted(choice(bo.face, Random(1)))
        states: list[Any] = [(await patron.fresh()) for patron in (ana, bo, onlooker)]
        chain = json.loads(house.rows(ana.state["table"]["id"])[-1].body)["chain"]
        assert chain not in json.dumps(states)
        for patron in (ana, onlooker):
            assert not any(chain in text for text in patron.heard)


async def test_a_hot_seat_shows_each_player_in_turn_and_only_its_own_choice(house: House) -> None:
    table = await open_table(house, "here", person("Ana"), person("Bo"))
    async with Patron(house, table.key) as both:
        assert both.face["seat"] == 0
        chosen = choice(both.face, Random(1))
        await both.accepted(chosen)
        assert both.face["seat"] == 1
        assert chosen not in _without_menu(both.state)
        await both.say("look", seat=0)
        await both.sees(lambda state: state["game"]["seat"] == 0)
        assert both.face["mine"] == chosen


def _without_menu(state: Message) -> str:
    return json.dumps({**state, "game": {**state["game"], "drawing": None}})


async def test_without_ready_ticks_nobody_learns_that_others_decided_after_them(house: House) -> None:
    async with seated(house, person("Ana"), person(""), person(""), ready_ticks=False) as (ana, bo, _, _):
        await ana.accepted(choice(ana.face, Random(1)))

        async def asked() -> tuple[Message, Message]:
            return await ana.fresh(), await ana.command("undo", id="back", seat=0)

        before = await asked()
        await bo.accepted(choice(bo.face, Random(2)))
        assert await asked() == before


async def test_without_ready_ticks_nobody_learns_how_many_decided_before_them(house: House) -> None:
    """The same decision, alone and after two others, is answered the same."""
    told: list[list[int]] = []
    for others in (0, 2):
        people = [person("Ana"), *[person("")] * 3]
        async with seated(house, *people, ready_ticks=False) as (ana, *rest):
            before = ana.state["seq"]
            for patron in rest[:others]:
                await patron.accepted(choice(patron.face, Random(1)))
            verdict = await ana.accepted(choice(ana.face, Random(1)))
            decided = (await ana.fresh())["seq"]
            recalled = (await ana.accepted("recall"))["seq"]
            told.append([seq - before for seq in (verdict["seq"], decided, recalled)])
    assert told[0] == told[1]


async def test_without_ready_ticks_a_seat_handed_over_does_not_tell_how_many_have_decided(
    house: House,
) -> None:
    told: list[Any] = []
    for others in (0, 2):
        people = [person("Ana"), *[person("")] * 3]
        async with seated(house, *people, ready_ticks=False) as (ana, *rest):
            before = ana.state["seq"]
            for patron in rest[:others]:
                await patron.accepted(choice(patron.face, Random(1)))
            handed = await rest[2].command("hand", seat=3, bot="random")
            state = await ana.sees(lambda state: bool(state["table"]["seats"][3]["bot"]))
            since = [line["seq"] - before for line in state["game"]["log"] if line["seq"] > before]
            told.append((handed["seq"] - before, state["seq"] - before, since))
    assert told[0] == told[1]


async def test_without_ready_ticks_a_refusal_does_not_tell_that_others_have_committed(house: House) -> None:
    async with seated(house, person("Ana"), person(""), ready_ticks=False) as (ana, bo, _):
        before = (await bo.command("act", seat=1, question="gone", action="forest A1"))["seq"]
        await ana.accepted(choice(ana.face, Random(1)))
        assert (await bo.command("act", seat=1, question="gone", action="forest A1"))["seq"] == before
        assert (await bo.command("hand", seat=1, bot="nobody"))["seq"] == before
