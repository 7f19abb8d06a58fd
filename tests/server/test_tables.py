"""Tables: opened, joined, played to the end, and kept from those who have no business there."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets
from patron import (
    House,
    Opened,
    Patron,
    choice,
    device,
    exchanged,
    face_of,
    fetched,
    folded,
    open_table,
    opening,
    owes,
    person,
    replayed,
    robot,
    seated,
    sentence,
)
from shell import run

from charthouse.core import record
from charthouse.server import commands
from charthouse.server.keys import ALL_SEATS
from charthouse.server.store import Key, Row
from charthouse.server.tables import Table
from charthouse.server.viewer import Viewer

pytestmark = pytest.mark.anyio


# --- opening


async def test_a_solo_table_begins_at_once(house: House) -> None:
    table = await open_table(house, "solo", person("Ana"))
    async with Patron(house, table.key) as ana:
        assert ana.phase == "playing"
        assert ana.state["table"]["mine"] == [0]
        assert ana.state["table"]["host"]
        assert ana.face["phase"] in ("draw", "answer")
        assert ana.face["question"].endswith("/seat 1")


async def test_one_device_has_every_persons_seat_of_a_table_here(house: House) -> None:
    table = await open_table(house, "here", person("Ana"), robot(), person("Bo"))
    async with Patron(house, table.key) as all_of_them:
        assert all_of_them.phase == "playing"
        assert all_of_them.state["table"]["mine"] == [0, 2]


async def test_a_link_table_begins_when_everybody_sits(house: House) -> None:
    table = await open_table(house, "link", person("Ana"), person(""), person(""))
    bo_key, cy_key = await device(house, table.link(1)), await device(house, table.link(2))
    async with Patron(house, table.key) as ana, Patron(house, bo_key) as bo, Patron(house, cy_key) as cy:
        assert ana.state["game"] is None
        await bo.sit(1, "Bo")
        await ana.sees(lambda state: state["table"]["seats"][1]["name"] == "Bo")
        assert ana.phase == "lobby"
        await cy.sit(2, "Cy")
        for patron in (ana, bo, cy):
            await patron.sees(lambda state: state["table"]["phase"] == "playing")
        assert [seat["name"] for seat in ana.state["table"]["seats"]] == ["Ana", "Bo", "Cy"]


async def test_a_table_begins_though_its_server_was_killed_when_the_last_sat_down(own_house: House) -> None:
    table = await open_table(own_house, "link", person("Ana"), person(""))
    async with Patron(own_house, await device(own_house, table.link(1))) as bo:
        await bo.sit(1, "Bo")
        await bo.sees(owes)
    own_house.stop()
    own_house.query("DELETE FROM log WHERE kind = 'began'")
    own_house.open()
    async with Patron(own_house, table.key) as ana:
        await ana.sees(owes)
        await ana.accepted(choice(ana.face, Random(1)))


async def test_open_seats_become_bots_when_the_host_begins(house: House) -> None:
    table = await open_table(house, "link", person("Ana"), person(""))
    async with Patron(house, table.key) as ana:
        odd = await ana.command("begin", names=["", "\u202e"])
        assert odd["why"]["id"] == "bad-name"
        names = ["not for her", "Seat 2", "nobody's"]
        assert (await ana.command("begin", names=names))["verdict"] == "accepted"
        await ana.sees(lambda state: state["table"]["phase"] == "playing")
        assert [seat["name"] for seat in ana.state["table"]["seats"]] == ["Ana", "Seat 2"]
        assert ana.state["table"]["seats"][1]["bot"]
        await ana.accepted(choice(ana.face, Random(1)))
        await ana.sees(owes)
    header = folded(house.rows(table.table)).record().header
    assert [player.name for player in header.players] == ["Ana", "Seat 2"]


async def test_a_guest_who_comes_late_takes_the_seat_back_from_the_bot(house: House) -> None:
    table = await open_table(house, "link", person("Ana"), person(""))
    async with Patron(house, table.key) as ana:
        await ana.command("begin", names=["", "Seat 2"])
        async with Patron(house, await device(house, table.link(1))) as bo:
            assert (await bo.sit(1, "Bo"))["verdict"] == "accepted"
            assert (await bo.command("take", seat=1))["verdict"] == "accepted"
            await bo.sees(lambda state: state["table"]["seats"][1]["bot"] == "")
            assert (await bo.sit(1, "Bob"))["verdict"] == "stale", "a name is given once"
            await ana.sees(owes)
            await ana.accepted(choice(ana.face, Random(1)))
            await bo.sees(owes)
            await bo.accepted(choice(bo.face, Random(1)))
            await ana.sees(lambda state: state["table"]["seats"][1]["name"] == "Bo")
            await ana.sees(
                lambda state: "Bo" in {line["message"]["args"].get("name") for line in state["game"]["log"]}
            )
        assert (await ana.sit(0, "Anna"))["verdict"] == "stale"


async def test_the_name_of_a_late_guest_takes_over_no_line_of_anybody_else(house: House) -> None:
    """The host would call the empty seat as Cy calls himself; name and lines are still his."""
    table = await open_table(house, "link", person("Ana"), person(""), person(""))
    cy_key = await device(house, table.link(2))
    async with Patron(house, table.key) as ana, Patron(house, cy_key) as cy:
        await cy.sit(2, "Cy")
        await ana.command("begin", names=["", "Cy", ""])
        async with Patron(house, await device(house, table.link(1))) as bo:
            await bo.sit(1, "Bo")  # a bot plays for him
            for patron in (ana, cy):
                await patron.sees(owes)
                await patron.accepted(choice(patron.face, Random(1)))
            await ana.sees(lambda state: owes(state) and 1 in {line["seat"] for line in state["game"]["log"]})
            log = reversed(ana.state["game"]["log"])  # the newest counts: a bot may draw before he sits
            lines = {line["seat"]: line["message"]["args"].get("name") for line in log}
            assert (lines[1], lines[2]) == ("Bo", "Cy")
    began = next(json.loads(row.body) for row in house.rows(table.table) if row.kind == "began")
    assert [player["name"] for player in began["header"]["players"]] == ["Ana", "2", "Cy"]


@pytest.mark.parametrize("name", ["Ian", "IAN", " ia\u200bn", "I\u0430n", "Ｉan", "lan", "3"])
async def test_nobody_sits_down_under_the_name_of_another(house: House, name: str) -> None:
    """A seat that has no name yet is called by its number."""
    table = await open_table(house, "link", person("Ian"), person(""), person(""))
    async with Patron(house, await device(house, table.link(1))) as bo:
        refused = await bo.command("sit", seat=1, name=name)
        assert (refused["verdict"], refused["why"]["id"]) == ("refused", "bad-name-taken")
        assert (await bo.sit(1, "Bo"))["verdict"] == "accepted"
        assert (await bo.sit(1, "BO"))["verdict"] == "accepted", "one's own name may be written otherwise"


NOTHING_SEEN = ["ㅤ", "⠀", "ᅟ", "ᅠ", "ﾠ", "\u2028", "\u2029", "\u200b", "\xad", "͏", "\u180e", "\U0001d159"]
BROKEN = ("\u2066a", "\u202ea", "\x07a", "a\u2028b", "a\u3164b")


@pytest.mark.parametrize("name", [*NOTHING_SEEN, *BROKEN], ids=ascii)
async def test_a_name_that_shows_nothing_or_breaks_the_line_is_refused(house: House, name: str) -> None:
    table = await open_table(house, "link", person("Ana"), person(""), person(""))
    async with Patron(house, await device(house, table.link(1))) as bo:
        refused = await bo.command("sit", seat=1, name=name)
        assert (refused["verdict"], refused["why"]["id"]) == ("refused", "bad-name")


async def test_a_replay_calls_a_late_guest_as_the_table_does_and_the_record_stays_as_written(
    house: House,
) -> None:
    table = await open_table(house, "link", person("Ana"), person(""))
    async with Patron(house, table.key) as ana:
        await ana.command("begin", names=["", "Seat 2"])
        async with Patron(house, await device(house, table.link(1))) as bo:
            await bo.sit(1, "Bo")
        await ana.play(Random(1))
    async with house.http(table.key) as http:
        replay = (await http.get(f"/api/tables/{table.table}/replay?seat=0")).json()
        written = record.read((await http.get(f"/api/tables/{table.table}/record")).text)
        again = (await http.post("/api/replay?seat=0", json={"record": record.write_text(written)})).json()
    assert [player["name"] for player in replay["header"]["players"]] == ["Ana", "Bo"]
    assert named(replay) == {"Ana", "Bo"}
    assert [player.name for player in written.header.players] == ["Ana", "Seat 2"]
    assert named(again) == {"Ana", "Seat 2"}


def named(replay: dict[str, Any]) -> set[str]:
    """Whom the lines of a replay are about."""
    lines = [line["message"]["args"] for frame in replay["frames"] for line in frame["log"]]
    return {args["name"] for args in lines if "name" in args}


async def test_a_decision_is_taken_back_until_it_showed_something(house: House) -> None:
    async with seated(house, person("Ana"), person("")) as (ana, bo, _):
        drawing = choice(ana.face, Random(1))
        await ana.accepted(drawing)
        verdict = await ana.command("undo", seat=0)
        assert verdict["verdict"] == "accepted"
        await ana.sees(lambda state: state["seq"] >= verdict["seq"] and state["game"]["mine"] is None)
        assert (await ana.command("undo", seat=0))["why"]["id"] == "why-nothing-to-undo"
        await ana.accepted(drawing)
        await bo.sees(owes)
        await bo.accepted(choice(bo.face, Random(2)))
        assert (await bo.command("undo", seat=1))["why"]["id"] == "why-already-revealed"
        assert (await bo.command("undo", seat=0))["why"]["id"] == "why-not-your-seat"
        table = folded(house.rows(ana.state["table"]["id"]))
        assert [entry.action for entry in table.record().entries if entry.seat == 0] == [drawing]
        assert replayed(table)


async def test_a_decision_is_answered_before_any_state_that_shows_it(house: House) -> None:
    async with seated(house, person("Ana"), person("")) as (ana, bo, _):
        for round in range(6):
            for patron in (ana, bo):
                await patron.sees(owes)
                patron.heard.clear()
                verdict = await patron.accepted(choice(patron.face, Random(round)))
                heard = [json.loads(text) for text in patron.heard]
                answered = next(at for at, message in enumerate(heard) if message["t"] == "ack")
                assert not any(m["t"] == "state" and m["seq"] >= verdict["seq"] for m in heard[:answered])


async def test_what_somebody_said_before_leaving_counts_though_nobody_hears_the_answers(house: House) -> None:
    table = await open_table(house, "link", person("Ana"), person(""))
    names = [f"Ana {number}" for number in range(20)]
    async with Patron(house, table.key) as ana:
        for name in names:
            await ana.say("sit", id=name, seat=0, name=name)
    async with Patron(house, table.key) as ana:
        await ana.sees(lambda state: state["table"]["seats"][0]["name"] == names[-1])
    assert [json.loads(row.body)["player"]["name"] for row in house.rows(table.table)[1:]] == names


@pytest.mark.parametrize("name", ["\u200b", "\u200e \u2060", "Bo\u202eanA", "Bo\nAna", "Bo" * 31])
async def test_a_name_that_others_cannot_read_is_refused(house: House, name: str) -> None:
    async with house.http() as http:
        answer = await http.post("/api/tables", json=opening("here", person(name), person("Bo")))
    assert answer.status_code == 400, answer.text
    assert sentence(answer.json()["error"])
    table = await open_table(house, "link", person("Ana"), person(""))
    async with Patron(house, table.key) as ana:
        assert (await ana.command("sit", seat=0, name=name))["verdict"] == "refused"


@pytest.mark.parametrize("name", ["שלום", "👩‍👩‍👧‍👦", "王小明", "Zoë", "क्षत्रिय", "<b>Bo</b>"])
async def test_names_of_the_world_are_read(house: House, name: str) -> None:
    table = await open_table(house, "here", person(name), person("Bo"))
    async with Patron(house, table.key) as patron:
        assert patron.state["table"]["seats"][0]["name"] == name


def begun(wish: dict[str, Any]) -> Table:
    table = Table("t", bytes(32))
    write(table, "opened", {"opening": wish, "device": "screen"})
    write(table, *commands.begin(table))
    return table


def write(table: Table, kind: str, body: dict[str, Any]) -> None:
    table.fold(Row(table.id, table.seq + 1, f"{table.seq}", kind, json.dumps(body), 0))


def test_around_one_screen_the_seat_that_moved_last_is_shown_while_bots_think() -> None:
    table = begun(opening("here", person("Ana"), person("Bo"), robot()))
    screen = Viewer(Key("screen", table.id, "device", ALL_SEATS, 0), table)
    for seat in (0, 1):
        assert screen.shown_seat == seat
        action = choice(face_of(table, seat), Random(1))
        write(table, *commands.move(table, seat, table.question(seat) or "", action, "player"))
    assert table.bots_due() == [2]
    assert screen.shown_seat == 1


def test_what_a_bot_thought_of_before_its_seat_was_taken_back_is_dropped() -> None:
    table = begun(opening("link", person("Ana"), person("")))
    question = table.question(1) or ""
    assert commands.move(table, 1, question, choice(face_of(table, 1), Random(1)), "bot")
    write(table, *commands.hand(table, 1, ""))
    with pytest.raises(commands.Stale):
        commands.move(table, 1, question, choice(face_of(table, 1), Random(1)), "bot")


BAD_OPENINGS: dict[str, Any] = {
    "no seats": opening("solo") | {"seats": []},
    "too many seats": opening("here", *[person()] * 101),
    "unknown mode": opening("elsewhere"),
    "unknown game": opening("solo", game="chess"),
    "unknown field": opening("solo", seed="mine"),
    "unknown seat field": opening("solo", {**person(), "stars": 99}),
    "unknown bot": opening("here", person(), robot("deep thought")),
    "unknown option": opening("solo", options={"cheat": True}),
    "unknown side": opening("solo", options={"side": "C"}),
    "unknown edicts": opening("solo", options={"edicts": ["a", "b", "c", "d"]}),
    "edicts that are no list": opening("solo", options={"edicts": {"a": 1}}),
    "skills that are no list": opening("solo", options={"skills": 7}),
    "a seat of an unknown kind": opening("solo", {**person(), "kind": "ghost"}),
    "a name that is no text": opening("solo", {"name": 7}),
    "a very long name": opening("solo", person("x" * 61)),
    "a clock that stands": opening("solo", clock={"kind": "minutes", "per": 0}),
    "a clock that runs backwards": opening("solo", clock={"kind": "days", "per": -1}),
    "a clock for ever": opening("solo", clock={"kind": "days", "per": 10**9}),
    "an unknown clock": opening("solo", clock={"kind": "sand", "per": 1}),
    "a list": [1, 2],
    "a text": "solo",
}


@pytest.mark.parametrize("wish", BAD_OPENINGS.values(), ids=list(BAD_OPENINGS))
async def test_a_bad_opening_is_refused_and_nothing_is_kept(house: House, wish: Any) -> None:
    kept = house.query("SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM keys)")
    async with house.http() as http:
        answer = await http.post("/api/tables", json=wish)
    assert answer.status_code == 400, answer.text
    assert len(sentence(answer.json()["error"])) > 8
    assert house.query("SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM keys)") == kept


# --- whole games


async def test_a_solo_game_is_played_to_its_end(house: House, tmp_path: Path) -> None:
    table = await open_table(house, "solo", person("Ana"), options={"skills": True})
    async with Patron(house, table.key) as ana:
        end = await ana.play(Random(1))
    assert end["game"]["outcome"]["title"]
    assert end["game"]["outcome"]["standings"][0]["score"] == end["game"]["maps"][0]["total"]
    await _finished_well(house, table, tmp_path)


async def test_a_game_of_four_on_one_device_is_played_to_its_end(house: House, tmp_path: Path) -> None:
    table = await open_table(house, "here", *[person(name) for name in ("Ana", "Bo", "Cy", "Di")])
    async with Patron(house, table.key) as everybody:
        end = await everybody.play(Random(2))
    assert sorted(standing["seat"] for standing in end["game"]["outcome"]["standings"]) == [0, 1, 2, 3]
    await _finished_well(house, table, tmp_path)


async def test_a_link_game_of_two_persons_and_a_bot_is_played_to_its_end(
    house: House, tmp_path: Path
) -> None:
    table = await open_table(house, "link", person("Ana"), person(""), robot("greedy"), options={"side": "B"})
    async with (
        Patron(house, table.key) as ana,
        Patron(house, await device(house, table.link(1))) as bo,
        Patron(house, await device(house, table.watch)) as onlooker,
    ):
        await bo.sit(1, "Bo")
        await asyncio.gather(ana.play(Random(3)), bo.play(Random(4)))
        await onlooker.sees(lambda state: state["table"]["phase"] == "over")
        assert ana.face["maps"] == bo.face["maps"] == onlooker.face["maps"]
        assert ana.face["outcome"] == bo.face["outcome"] == onlooker.face["outcome"]
        assert onlooker.face["seat"] == -2
    await _finished_well(house, table, tmp_path)


async def _finished_well(house: House, table: Opened, tmp_path: Path) -> None:
    """The record can be fetched, verifies, replays to what was seen, and is what the log says."""
    saved = await fetched(house, table.key, f"/api/tables/{table.table}/record")
    assert saved.status_code == 200
    file = tmp_path / "game.txt"
    file.write_text(saved.text, encoding="utf-8")
    verified = run("verify", str(file), "--json").json()
    assert verified["ok"]
    assert verified["seed"] == "ok"

    shown = (await fetched(house, table.key, f"/api/tables/{table.table}")).json()["game"]
    told = folded(house.rows(table.table))
    assert told.match is not None
    assert replayed(told) == told.match.state
    assert {**shown, "log": None} == {**face_of(told, shown["seat"]), "log": None}

    replay = (await fetched(house, table.key, f"/api/tables/{table.table}/replay?seat=0")).json()
    assert len(replay["frames"]) == verified["entries"]
    assert replay["frames"][-1]["game"]["maps"] == shown["maps"]
    draws = (await fetched(house, table.key, f"/api/tables/{table.table}/draws")).json()
    assert draws["commitment"] == verified["commitment"]
    assert all(draw["answer"] in draw["menu"] for draw in draws["draws"])
    async with house.http() as http:
        again = await http.post("/api/replay?seat=0", json={"record": saved.text})
    assert [frame["game"] for frame in again.json()["frames"]] == [
        frame["game"] for frame in replay["frames"]
    ]


async def test_one_plays_on_from_any_moment_of_a_finished_game(house: House, tmp_path: Path) -> None:
    table = await open_table(house, "here", person("Ana"), person("Bo"))
    async with Patron(house, table.key) as both:
        await both.play(Random(5))
    for cards in ("same", "new"):
        async with house.http(table.key) as http:
            wish = {"at": 9, "seat": 1, "bot": "random", "cards": cards}
            answer = await http.post(f"/api/tables/{table.table}/branch", json=wish)
        assert answer.status_code == 200, answer.text
        branch = Opened(**answer.json())
        async with Patron(house, branch.key) as bo:
            assert bo.state["table"]["mine"] == [1]
            end = await bo.play(Random(6))
        assert end["table"]["seats"][0]["bot"] == "random"
        saved = await fetched(house, branch.key, f"/api/tables/{branch.table}/record")
        file = tmp_path / f"{cards}.txt"
        file.write_text(saved.text, encoding="utf-8")
        assert run("verify", str(file), "--json").json()["ok"]


async def test_the_map_of_a_day_is_the_same_for_everybody(house: House) -> None:
    seen = []
    for name in ("Ana", ""):
        async with house.http() as http:
            wish = {"date": "2026-11-14", "name": name}
            table = Opened(**(await http.post("/api/daily", json=wish)).json())
        async with Patron(house, table.key) as patron:
            assert patron.state["table"]["daily"] == "2026-11-14"
            end = await patron.play(Random(7))
            seen.append(([edict["card"] for edict in end["game"]["edicts"]], end["game"]["maps"]))
    assert seen[0] == seen[1]


async def test_the_edicts_of_a_day_are_known_before_it_is_opened(house: House) -> None:
    async with house.http() as http:
        told = (await http.get("/api/daily", params={"date": "2026-11-14"})).json()
        table = Opened(**(await http.post("/api/daily", json={"date": "2026-11-14"})).json())
    edicts = [m["args"]["card"]["id"] for m in told["log"] if m["id"] == "log-edict"]
    async with Patron(house, table.key) as patron:
        assert edicts == [f"scoring-{edict['card']}" for edict in patron.state["game"]["edicts"]]


async def test_the_map_of_a_day_knows_who_draws_it(house: House) -> None:
    async with house.http() as http:
        wish = {"date": "2026-11-14", "name": "Ana"}
        table = Opened(**(await http.post("/api/daily", json=wish)).json())
    async with Patron(house, table.key) as patron:
        assert [seat["name"] for seat in patron.state["table"]["seats"]] == ["Ana"]
        await patron.play(Random(7))
    replay = (await fetched(house, table.key, f"/api/tables/{table.table}/replay")).json()
    told = [line["message"] for frame in replay["frames"] for line in frame["log"]]
    assert {m["args"]["name"] for m in told if m["id"].startswith("log-drew")} == {"Ana"}


@pytest.mark.parametrize("name", ["a" * 61, "Ana\nBo", "\u202eAna"])
async def test_a_day_is_not_opened_for_a_name_that_nobody_can_read(house: House, name: str) -> None:
    async with house.http() as http:
        answer = await http.post("/api/daily", json={"date": "2026-11-14", "name": name})
    assert answer.status_code == 400
    assert sentence(answer.json()["error"])


@pytest.mark.parametrize("day", ["2026-13-01", "yesterday", "9999-01-01", "2025-12-31", "2026-11-14T00:00"])
async def test_a_day_without_a_map_is_refused(house: House, day: str) -> None:
    async with house.http() as http:
        answer = await http.post("/api/daily", json={"date": day})
    assert answer.status_code == 400
    assert sentence(answer.json()["error"])


@pytest.mark.parametrize("what", ["record", "draws", "replay", "replay?seat=0", "replay?seat=1"])
async def test_nothing_is_told_about_a_game_before_its_end(house: House, what: str) -> None:
    async with seated(house, person("Ana"), person("")) as patrons:
        table_id = patrons[0].state["table"]["id"]
        for patron in patrons:
            answer = await fetched(house, patron.key, f"/api/tables/{table_id}/{what}")
            assert answer.status_code == 403
            assert "still being played" in sentence(answer.json()["error"])


async def test_a_game_that_goes_on_cannot_be_branched(house: House) -> None:
    table = await open_table(house, "solo", person("Ana"))
    async with house.http(table.key) as http:
        answer = await http.post(f"/api/tables/{table.table}/branch", json={"at": 0, "cards": "same"})
    assert answer.status_code == 403


# --- seats and keys


async def test_two_devices_of_one_person_have_the_same_seat(house: House) -> None:
    table = await open_table(house, "link", person("Ana"), person(""))
    found = await exchanged(house, link=table.link(1))
    phone_key, laptop_key = found["key"], (await exchanged(house, recovery=found["recovery"]))["key"]
    assert phone_key != laptop_key
    async with (
        Patron(house, table.key) as ana,
        Patron(house, phone_key) as phone,
        Patron(house, laptop_key) as laptop,
    ):
        await phone.sit(1, "Bo")
        for patron in (ana, phone, laptop):
            await patron.sees(owes)
        assert phone.face == laptop.face
        await phone.accepted(choice(phone.face, Random(1)))
        await laptop.sees(lambda state: state["game"]["mine"] == phone.face["mine"])
        await laptop.accepted("recall")
        await phone.sees(lambda state: state["game"]["mine"] is None)
        await laptop.accepted(choice(laptop.face, Random(2)))
        await ana.accepted(choice(ana.face, Random(1)))
        for patron in (phone, laptop):
            await patron.sees(lambda state: state["game"]["mine"] is None)


async def test_the_key_of_a_seat_does_nothing_for_another_seat(house: House) -> None:
    async with seated(house, person("Ana"), person("")) as (ana, bo, _):
        await _all_refused(house, bo, 0, choice(ana.face, Random(1)), ana.face["question"])
        assert (await bo.command("begin"))["verdict"] == "refused"
        for seat in (-1, -2, 2, 10**30):
            assert (await ana.act(choice(ana.face, Random(1)), seat=seat))["verdict"] == "refused"


async def test_an_onlooker_does_nothing_at_all(house: House) -> None:
    async with seated(house, person("Ana"), person("")) as (ana, _, onlooker):
        assert onlooker.state["table"]["role"] == "watch"
        assert onlooker.face["drawing"] is None
        for seat in (-2, -1, 0, 1):
            question = ana.face["question"]
            await _all_refused(house, onlooker, seat, choice(ana.face, Random(1)), question)
        assert (await onlooker.command("begin"))["verdict"] == "refused"


async def _all_refused(house: House, patron: Patron, seat: int, action: str, question: str) -> None:
    rows = house.rows(patron.state["table"]["id"])
    verdicts = [
        await patron.act(action, seat=seat, question=question),
        await patron.command("sit", seat=seat, name="Thief"),
        await patron.command("hand", seat=seat, bot="random"),
        await patron.command("take", seat=seat),
    ]
    assert [verdict["verdict"] for verdict in verdicts] == ["refused"] * 4
    assert all(sentence(verdict["why"]) for verdict in verdicts)
    await patron.say("preview", id="p", seat=seat, action=action)
    assert not (await patron.until(lambda message: message["t"] == "worth"))["legal"]
    assert house.rows(patron.state["table"]["id"]) == rows


async def test_an_onlooker_cannot_make_links_nor_can_a_guest(house: House) -> None:
    table = await open_table(house, "link", person("Ana"), person(""), person(""))
    keys = [await device(house, table.link(1)), await device(house, table.watch), table.key]
    for key, status in zip(keys, (403, 403, 200), strict=True):
        async with house.http(key) as http:
            answer = await http.post(f"/api/tables/{table.table}/links", json={})
        assert answer.status_code == status
    (renewed,) = answer.json()["seats"]
    async with Patron(house, await device(house, renewed["link"])) as cy:
        assert cy.state["table"]["mine"] == [renewed["seat"]] == [2]
        assert not cy.state["table"]["host"]


async def test_a_recovery_code_is_read_as_people_type_it(house: House) -> None:
    table = await open_table(house, "link", person("Ana"), person(""))
    code = (await exchanged(house, link=table.link(1)))["recovery"]
    for typed in (code, code.lower(), code.replace("-", ""), code.lower().replace("-", " "), f" {code} "):
        found = await exchanged(house, recovery=typed)
        assert (found["table"], found["role"], found["seats"]) == (table.table, "seat", [1])


async def test_whoever_has_a_seat_gets_a_recovery_code_for_it_and_nobody_else(house: House) -> None:
    async with seated(house, person("Ana"), person("")) as (ana, bo, onlooker):
        path = f"/api/tables/{ana.state['table']['id']}/recovery"
        for patron, seat in ((ana, 0), (bo, 1)):
            async with house.http(patron.key) as http:
                (made,) = (await http.post(path, json={})).json()["seats"]
            assert made["seat"] == seat
            assert (await exchanged(house, recovery=made["recovery"]))["seats"] == [seat]
        async with house.http(onlooker.key) as http:
            refused = await http.post(path, json={})
        assert (refused.status_code, refused.json()["error"]["id"]) == (403, "why-not-your-seat")


async def test_the_hosts_recovery_code_gives_back_the_seat_and_the_hosts_rights(house: House) -> None:
    table = await open_table(house, "link", person("Ana"), person(""))
    guests = await exchanged(house, link=table.link(1))
    for seat, code, verdict in ((1, guests["recovery"], "refused"), (0, table.recovery(0), "accepted")):
        found = await exchanged(house, recovery=code)
        async with Patron(house, found["key"]) as patron:
            assert patron.state["table"]["host"] is (seat == 0)
            assert (await patron.command("begin"))["verdict"] == verdict


async def test_the_same_people_follow_to_a_rematch(own_house: House) -> None:
    seats = (person("Ana"), person("Bo"), robot("random"))
    table = await open_table(own_house, "link", *seats)
    bo_key = await device(own_house, table.link(1))
    onlooker = await device(own_house, table.watch)

    async def asked(key: str, what: str, wish: dict[str, Any]) -> httpx.Response:
        async with own_house.http(key) as http:
            return await http.post(f"/api/tables/{table.table}/{what}", json=wish)

    assert (await asked(table.key, "rematch", opening("link", *seats))).status_code == 403, "it is not over"
    async with Patron(own_house, table.key) as ana, Patron(own_house, bo_key) as bo:
        await bo.sit(1, "Bo")
        await asyncio.gather(ana.play(Random(1)), bo.play(Random(2)))
        assert ana.state["table"]["next"] is None
        assert (await asked(bo_key, "follow", {})).status_code == 404
        assert (await asked(bo_key, "rematch", opening("link", *seats))).status_code == 403
        for odd in (opening("here", *seats), opening("link", *seats[:2]), opening("link", *reversed(seats))):
            assert (await asked(table.key, "rematch", odd)).status_code == 400
        again = (await asked(table.key, "rematch", opening("link", *seats))).json()
        await bo.sees(lambda state: state["table"]["next"] == again["table"])
        twice = await asked(table.key, "rematch", opening("link", *seats))
        assert twice.json()["error"]["id"] == "bad-rematch", "nobody is led to two tables"
    own_house.kill()
    own_house.open()
    for key, seats_there in ((bo_key, [1]), (onlooker, []), (table.key, [0])):
        found = (await asked(key, "follow", {})).json()
        assert (found["table"], found["seats"]) == (again["table"], seats_there)
        async with Patron(own_house, found["key"]) as follower:
            assert follower.state["table"]["host"] is (key == table.key)
            assert follower.phase == "lobby"
            if seats_there == [1]:
                recovered = await exchanged(own_house, recovery=found["recovery"])
                assert recovered["seats"] == [1]


async def test_of_many_rematches_at_the_same_moment_one_opens(house: House) -> None:
    table = await open_table(house, "link", person("Ana"))
    async with Patron(house, table.key) as ana, house.http(table.key) as http:
        await ana.play(Random(1))
        asked = [
            http.post(f"/api/tables/{table.table}/rematch", json=opening("link", person("Ana")))
            for _ in range(8)
        ]
        answers = await asyncio.gather(*asked)
        assert sorted(answer.status_code for answer in answers) == [200] + [400] * 7
        (opened,) = [answer.json()["table"] for answer in answers if answer.status_code == 200]
        refused = [answer.json()["error"]["id"] for answer in answers if answer.status_code == 400]
        assert set(refused) == {"bad-rematch"}
        assert (await ana.fresh())["table"]["next"] == opened


async def test_a_recovery_code_of_a_shared_device_gives_back_its_seat(house: House) -> None:
    table = await open_table(house, "solo", person("Ana"))
    found = await exchanged(house, recovery=table.recovery(0))
    async with Patron(house, found["key"]) as ana:
        await ana.accepted(choice(ana.face, Random(1)))


async def test_what_opens_nothing_is_refused(house: House) -> None:
    table = await open_table(house, "link", person("Ana"), person(""))
    other = await open_table(house, "solo", person("Eve"))
    code = table.recovery(0)
    for given in ("", "x", table.table, table.key, code[:-1] + ("A" if code[-1] != "A" else "B"), "é" * 16):
        for kind in ("link", "recovery"):
            async with house.http() as http:
                answer = await http.post("/api/keys", json={kind: given})
            assert answer.status_code == 403, given
            assert sentence(answer.json()["error"])
    for key in ("", "x", table.table, table.link(1), table.watch, code):
        assert (await fetched(house, key, f"/api/tables/{table.table}")).status_code == 403, key
        async with house.socket() as socket:
            await socket.send(f'{{"t": "hello", "key": "{key}"}}')
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4001
    for path in ("", "/record", "/draws", "/replay", "/links"):
        answer = await fetched(house, other.key, f"/api/tables/{table.table}{path}")
        assert answer.status_code in (403, 404, 405), path


async def test_keys_are_kept_only_as_hashes(own_house: House) -> None:
    table = await open_table(own_house, "link", person("Ana"), person(""))
    devices = [await device(own_house, table.link(1)), await device(own_house, table.watch)]
    own_house.stop()
    kept = own_house.bytes_kept()
    assert table.table.encode() in kept
    for token in (table.key, table.watch, *devices):
        assert token.encode() not in kept
    code = table.recovery(0)
    for token in (table.link(1), code, code.replace("-", "")):
        assert token.encode() not in kept
    assert own_house.said == ""


# --- bots in seats


async def test_a_seat_handed_to_a_bot_is_played_and_can_be_taken_back(house: House) -> None:
    async with seated(house, person("Ana"), person("")) as (ana, bo, _):
        assert (await bo.command("hand", seat=1, bot="random"))["verdict"] == "accepted"
        await ana.accepted(choice(ana.face, Random(1)))
        await ana.sees(owes)
        assert (await bo.command("take", seat=1))["verdict"] == "accepted"
        table_id = ana.state["table"]["id"]
        moves = [
            row for row in house.rows(table_id) if row.kind == "moved" and json.loads(row.body)["by"] == "bot"
        ]
        assert moves
        assert (await bo.command("hand", seat=1, bot="nobody"))["verdict"] == "refused"


async def test_no_seat_is_handed_over_once_the_game_is_over(house: House) -> None:
    table = await open_table(house, "solo", person("Ana"))
    async with Patron(house, table.key) as ana:
        await ana.play(Random(1))
        rows = house.rows(table.table)
        for t, more in (("hand", {"bot": "random"}), ("take", {})):
            assert (await ana.command(t, seat=0, **more))["verdict"] == "stale"
        assert house.rows(table.table) == rows


async def test_everybody_sees_that_a_seat_was_handed_to_a_bot(house: House) -> None:
    async with seated(house, person("Ana"), person("")) as (ana, bo, onlooker):
        await bo.command("hand", seat=1, bot="random")
        for patron in (ana, bo, onlooker):
            await patron.sees(lambda state: state["table"]["seats"][1]["bot"] == "random")


async def test_a_bot_answers_again_a_question_that_its_seat_recalled(own_house: House) -> None:
    async with seated(own_house, person("Ana"), person("")) as (ana, bo, _):
        await bo.command("hand", seat=1, bot="random")
        await ana.ready(1)
        await bo.command("take", seat=1)
        await bo.sees(lambda state: state["game"]["mine"])
        await bo.accepted("recall")
        assert not (await ana.fresh())["game"]["maps"][1]["ready"]
        await bo.command("hand", seat=1, bot="random")
        await ana.ready(1)
        await ana.accepted(choice(ana.face, Random(1)))
        await ana.sees(owes)
