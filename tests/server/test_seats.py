"""A seat belongs to who took it: what the host, the finder of a link and a lost device can do, and cannot."""

import asyncio
import contextlib
import json
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest
import websockets
from patron import (
    House,
    Message,
    Opened,
    Patron,
    choice,
    device,
    exchanged,
    fetched,
    open_table,
    opening,
    owes,
    person,
    robot,
    sentence,
)

from charthouse.server.keys import hashed

pytestmark = pytest.mark.anyio

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


async def posted(house: House, path: str, by: str = "", **body: Any) -> httpx.Response:
    async with house.http(by) as http:
        return await http.post(path, json=body)


async def refused(house: House, path: str, by: str = "", **body: Any) -> str:
    """The id of the sentence with which it is refused."""
    answer = await posted(house, path, by, **body)
    assert answer.status_code in (400, 403), answer.text
    assert len(sentence(answer.json()["error"])) > 10
    return str(answer.json()["error"]["id"])


class Guest(NamedTuple):
    """A link table at which Bo sits, with his key and his recovery code."""

    table: Opened
    key: str
    code: str

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table.table}"


async def guest_of(house: House, *more: dict[str, Any], **settings: Any) -> Guest:
    table = await open_table(house, "link", person("Ana"), person(""), *more, **settings)
    found = await exchanged(house, link=table.link(1))
    return Guest(table, found["key"], found["recovery"])


@contextlib.asynccontextmanager
async def two(house: House, guest: Guest) -> AsyncIterator[tuple[Patron, Patron]]:
    """Ana and Bo at the table, the game under way."""
    async with Patron(house, guest.table.key) as ana, Patron(house, guest.key) as bo:
        if not bo.state["table"]["seats"][1]["here"]:
            await bo.sit(1, "Bo")
        for patron in (ana, bo):
            await patron.sees(lambda state: state["table"]["phase"] == "playing")
        yield ana, bo


# --- claimed once


async def test_a_host_who_opens_a_guests_link_again_sees_and_does_nothing(house: House) -> None:
    """The whole attack: after the guest has committed, every token and key the host ever got is tried."""
    guest = await guest_of(house)
    table, path = guest.table, guest.path
    async with two(house, guest) as (ana, bo):
        drawn = choice(bo.face, Random(1))
        await bo.accepted(drawn)
        question = bo.face["question"]
        rows = house.rows(table.table)
        spoils: list[Any] = []

        assert await refused(house, "/api/keys", link=table.link(1)) == "bad-seat-taken"
        assert await refused(house, "/api/keys", link=table.link(1), key="x" * 22) == "bad-seat-taken"
        assert await refused(house, "/api/keys", recovery=table.link(1)) == "bad-seat-taken"
        assert [seat for seat in table.seats if "recovery" in seat] == [table.seats[0]]
        links = (await posted(house, f"{path}/links", table.key)).json()
        assert links["seats"] == []
        codes = (await posted(house, f"{path}/recovery", table.key)).json()["seats"]
        assert [code["seat"] for code in codes] == [0]
        again = await exchanged(house, recovery=codes[0]["recovery"])
        assert again["seats"] == [0]
        assert await refused(house, f"{path}/ticket", table.key, seat=1) == "why-not-your-seat"
        assert await refused(house, f"{path}/answer", table.key, seat=1, number="0000", yes=True)
        for one in bo.state["table"]["devices"]:
            assert await refused(house, f"{path}/put-out", table.key, device=one["id"])
        assert ana.state["table"]["devices"] != bo.state["table"]["devices"]
        assert await refused(house, f"{path}/branch", table.key, at=0, seat=1) == "bad-not-over"
        assert await refused(
            house, f"{path}/rematch", table.key, **opening("link", person("Ana"), person(""))
        )
        assert (await posted(house, f"{path}/follow", table.key)).status_code == 404
        spoils += [links, codes, again, (await fetched(house, table.key, path)).json()]
        for what in ("/record", "/draws", "/replay?seat=1"):
            spoils.append((await fetched(house, table.key, f"{path}{what}")).text)

        for key in (table.key, again["key"]):
            async with Patron(house, key) as host:
                for t, more in (
                    ("act", {"question": question, "action": "recall"}),
                    (
                        "act",
                        {"question": question, "action": choice(bo.face, Random(2))}
                        if owes(bo.state)
                        else {},
                    ),
                    ("undo", {}),
                    ("sit", {"name": "Bob"}),
                    ("take", {}),
                    ("hand", {"bot": "random"}),
                ):
                    if t != "act" or more:
                        verdict = await host.command(t, seat=1, **more)
                        assert verdict["verdict"] == "refused", t
                        assert sentence(verdict["why"])
                await host.say("look", seat=1)
                assert (await host.fresh())["game"]["seat"] == 0
                await host.say("preview", id="p", seat=1, action="recall")
                assert not (await host.until(lambda message: message["t"] == "worth"))["legal"]
                spoils += host.heard
        added = house.rows(table.table)[len(rows) :]
        assert {row.kind for row in added} <= {"joined", "coded"}, "nothing was done at the table"
        assert drawn not in str(_without_menus(spoils))
        assert (await bo.fresh())["game"]["mine"] == drawn


def _without_menus(spoils: list[Any]) -> list[Any]:
    """The host's own menu may offer what the guest has drawn."""
    return [
        {**spoil, "game": {**spoil["game"], "drawing": None}}
        if isinstance(spoil, dict) and "game" in spoil
        else spoil
        for spoil in spoils
        if not (isinstance(spoil, str) and '"drawing"' in spoil)
    ]


async def test_of_many_who_open_a_link_at_the_same_moment_one_gets_the_seat(house: House) -> None:
    table = await open_table(house, "link", person("Ana"), person(""))
    answers = await asyncio.gather(*[posted(house, "/api/keys", link=table.link(1)) for _ in range(12)])
    assert sorted(answer.status_code for answer in answers) == [200] + [403] * 11
    assert {a.json()["error"]["id"] for a in answers if a.status_code == 403} == {"bad-seat-taken"}
    kept = house.query("SELECT COUNT(*) FROM keys WHERE table_id = ? AND seat = 1", table.table)
    assert kept == [(3,)], "the link, one device and its code"


async def test_who_did_not_hear_that_they_have_the_seat_says_it_again(house: House) -> None:
    table = await open_table(house, "link", person("Ana"), person(""))
    other = await open_table(house, "link", person("Eve"), person(""), person(""))
    mine = "my-own-key-of-128-bits"
    first = await exchanged(house, link=table.link(1), key=mine)
    again = await exchanged(house, link=table.link(1), key=mine)
    assert first["key"] == again["key"] == mine
    assert "recovery" not in again, "it was told once"
    for elsewhere in (other.link(1), other.link(2)):
        assert await refused(house, "/api/keys", link=elsewhere, key=mine) == "bad-key"
    taken = [
        seat
        for seat in (1, 2)
        if (await posted(house, "/api/keys", link=other.link(seat))).status_code == 200
    ]
    assert taken == [1, 2], "a key that opens something else claims nothing"
    assert (await posted(house, "/api/keys", link=table.link(1), key="short")).status_code == 400


async def test_new_links_are_for_seats_that_nobody_has_taken_and_work_after_the_beginning(
    house: House,
) -> None:
    table = await open_table(house, "link", person("Ana"), person(""), person(""), robot())
    await device(house, table.link(1))
    async with Patron(house, table.key) as ana:
        await ana.command("begin", names=["", "Bo", "Cy"])
        await ana.sees(lambda state: state["table"]["phase"] == "playing")
        assert [bool(seat["bot"]) for seat in ana.state["table"]["seats"]] == [False, False, True, True]
        links = (await posted(house, f"/api/tables/{table.table}/links", table.key)).json()
        (late,) = links["seats"]
        assert late["seat"] == 2
        assert late["link"] != table.link(2)
        async with Patron(house, await device(house, late["link"])) as cy:
            await cy.sit(2, "Cy")
            assert (await cy.command("take", seat=2))["verdict"] == "accepted"
            await ana.sees(lambda state: state["table"]["seats"][2]["bot"] == "")
        assert await refused(house, "/api/keys", link=table.link(2)) == "bad-seat-taken"


async def test_a_seat_that_was_taken_is_no_bots_when_the_host_begins(house: House) -> None:
    """Who has come and not yet said their name sits there all the same."""
    guest = await guest_of(house)
    async with Patron(house, guest.table.key) as ana, Patron(house, guest.key) as bo:
        await ana.command("begin", names=["", "Seat 2"])
        await bo.sees(owes)
        assert ana.state["table"]["seats"][1]["bot"] == ""
        assert (await bo.sit(1, "Bo"))["verdict"] == "accepted"


# --- further devices


async def test_a_device_with_the_recovery_code_holds_the_seat_too(house: House) -> None:
    guest = await guest_of(house)
    async with two(house, guest) as (ana, bo):
        found = await exchanged(house, recovery=guest.code)
        assert found["seats"] == [1]
        await bo.sees(lambda state: len(state["table"]["devices"]) == 2)
        first, second = bo.state["table"]["devices"]
        assert (first["this"], second["this"]) == (True, False)
        assert first["came"] <= second["came"]
        assert len(ana.state["table"]["devices"]) == 1, "the guest's devices are the guest's business"
        async with Patron(house, found["key"]) as phone:
            await phone.accepted(choice(phone.face, Random(1)))
            await bo.sees(lambda state: state["game"]["mine"] == phone.face["mine"])


async def test_a_ticket_lets_one_device_in_and_is_then_torn(own_house: House) -> None:
    guest = await guest_of(own_house)
    path = f"{guest.path}/ticket"
    made = (await posted(own_house, path, guest.key, seat=1)).json()
    assert made["seconds"] == 600
    found = await exchanged(own_house, link=made["link"])
    assert found["seats"] == [1]
    assert found["recovery"] != guest.code
    assert await refused(own_house, "/api/keys", link=made["link"]) == "bad-ticket"

    older = (await posted(own_house, path, guest.key, seat=1)).json()["link"]
    newer = (await posted(own_house, path, guest.key, seat=1)).json()["link"]
    assert await refused(own_house, "/api/keys", link=older) == "bad-ticket", "there is one, the newest"
    answers = await asyncio.gather(*[posted(own_house, "/api/keys", link=newer) for _ in range(6)])
    assert sorted(answer.status_code for answer in answers) == [200] + [403] * 5

    late = (await posted(own_house, path, guest.key, seat=1)).json()["link"]
    own_house.stop()
    own_house.query("UPDATE log SET at = at - ? WHERE kind = 'offered'", 10 * MINUTE)
    own_house.open()
    assert await refused(own_house, "/api/keys", link=late) == "bad-ticket", "it is good for ten minutes"


async def test_a_device_asks_and_whoever_sits_there_says_yes(house: House) -> None:
    guest = await guest_of(house)
    async with two(house, guest) as (ana, bo):
        asked = (await posted(house, "/api/keys/ask", link=guest.table.link(1))).json()
        await bo.sees(lambda state: bool(state["table"]["asking"]))
        assert bo.state["table"]["asking"] == [{"seat": 1, "number": asked["number"]}]
        assert (await ana.fresh())["table"]["asking"] == [], "the host is not asked"
        heard = (await posted(house, "/api/keys/asked", key=asked["key"])).json()
        assert (heard["waiting"], heard["seats"]) == (True, [])
        assert (await fetched(house, asked["key"], guest.path)).status_code == 403, "not before the yes"
        with pytest.raises(websockets.ConnectionClosed):
            await Patron(house, asked["key"]).__aenter__()
        assert await refused(
            house, f"{guest.path}/answer", guest.table.key, seat=1, number=asked["number"], yes=True
        )
        other = f"{(int(asked['number']) + 1) % 10_000:04}"
        answer = f"{guest.path}/answer"
        assert await refused(house, answer, guest.key, seat=1, number=other, yes=True) == "bad-ask-over"
        assert (
            await posted(house, answer, guest.key, seat=1, number=asked["number"], yes=True)
        ).status_code == 200
        heard = (await posted(house, "/api/keys/asked", key=asked["key"])).json()
        assert (heard["waiting"], heard["seats"], heard["table"]) == (False, [1], guest.table.table)
        async with Patron(house, asked["key"]) as phone:
            assert phone.state["table"]["mine"] == [1]
            assert phone.state["table"]["asking"] == []
        assert (
            await refused(house, answer, guest.key, seat=1, number=asked["number"], yes=True)
            == "bad-ask-over"
        )


async def test_a_no_keeps_the_device_out_and_nobody_is_asked_again_and_again(own_house: House) -> None:
    guest = await guest_of(own_house)
    link = guest.table.link(1)
    asked = (await posted(own_house, "/api/keys/ask", link=link)).json()
    assert await refused(own_house, "/api/keys/ask", link=link) == "bad-asked-just-now"
    said = {"seat": 1, "number": asked["number"], "yes": False}
    assert (await posted(own_house, f"{guest.path}/answer", guest.key, **said)).status_code == 200
    assert await refused(own_house, "/api/keys/asked", key=asked["key"]) == "bad-ask-over"
    assert (
        await refused(own_house, f"{guest.path}/answer", guest.key, **{**said, "yes": True}) == "bad-ask-over"
    )
    assert await refused(own_house, "/api/keys/ask", link=link) == "bad-asked-just-now", "after a no as well"
    own_house.stop()
    own_house.query("UPDATE log SET at = at - ? WHERE kind IN ('asked', 'declined')", 3 * MINUTE)
    own_house.open()
    asked = (await posted(own_house, "/api/keys/ask", link=link)).json()
    own_house.stop()
    own_house.query("UPDATE log SET at = at - ? WHERE kind = 'asked'", 3 * MINUTE)
    own_house.open()
    said = {"seat": 1, "number": asked["number"], "yes": True}
    assert await refused(own_house, f"{guest.path}/answer", guest.key, **said) == "bad-ask-over", "too late"
    assert await refused(own_house, "/api/keys/asked", key=asked["key"]) == "bad-ask-over"


async def test_only_a_link_of_a_seat_that_is_taken_may_ask(house: House) -> None:
    table = await open_table(house, "link", person("Ana"), person(""))
    assert await refused(house, "/api/keys/ask", link=table.link(1)) == "bad-seat-free"
    for token in ("", "x", table.watch, table.recovery(0)):
        assert await refused(house, "/api/keys/ask", link=token) == "bad-key"
        assert (
            await refused(house, "/api/keys/asked", key=token) in ("bad-key", "bad-ask-over")
            or token == table.key
        )


async def test_a_device_that_is_put_out_hears_it_at_once_and_does_nothing_more(house: House) -> None:
    guest = await guest_of(house)
    lost = await exchanged(house, recovery=guest.code)
    ticket = (await posted(house, f"{guest.path}/ticket", lost["key"], seat=1)).json()["link"]
    known = (await posted(house, f"{guest.path}/recovery", lost["key"])).json()["seats"][0]["recovery"]
    async with two(house, guest) as (_, bo), Patron(house, lost["key"]) as phone:
        this, that = bo.state["table"]["devices"]
        assert (
            await refused(house, f"{guest.path}/put-out", guest.key, device=this["id"]) == "why-not-your-seat"
        )
        assert (
            await refused(house, f"{guest.path}/put-out", guest.key, device="nobody's") == "why-not-your-seat"
        )
        made = await posted(house, f"{guest.path}/put-out", guest.key, device=that["id"])
        (fresh,) = made.json()["seats"]
        assert (await _put_out(phone))["id"] == "bad-put-out"
        assert await refused(house, f"{guest.path}/recovery", lost["key"]) == "bad-put-out"
        assert (await fetched(house, lost["key"], guest.path)).status_code == 403
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await Patron(house, lost["key"]).__aenter__()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4004
        for old in (known, guest.code):
            assert await refused(house, "/api/keys", recovery=old) == "bad-key", "it could come back with it"
        assert await refused(house, "/api/keys", link=ticket) == "bad-ticket"
        await bo.sees(lambda state: len(state["table"]["devices"]) == 1)
        assert (await exchanged(house, recovery=fresh["recovery"]))["seats"] == [1]


async def _put_out(patron: Patron) -> Message:
    """Why this device's line is closed."""
    why: Message = (await patron.until(lambda message: message["t"] == "closing"))["why"]
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await patron.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4004
    return why


async def test_a_seat_is_held_by_so_many_devices_and_no_more(house: House) -> None:
    guest = await guest_of(house)
    for _ in range(19):
        await exchanged(house, recovery=guest.code)
    assert await refused(house, "/api/keys", recovery=guest.code) == "bad-many-devices"


async def test_whoever_has_one_seat_of_a_shared_screen_does_not_put_the_screen_out(house: House) -> None:
    table = await open_table(house, "here", person("Ana"), person("Bo"))
    assert not any("link" in seat for seat in table.seats)
    bo = await exchanged(house, recovery=table.recovery(1))
    async with Patron(house, table.key) as screen, Patron(house, bo["key"]) as phone:
        assert (screen.state["table"]["mine"], phone.state["table"]["mine"]) == ([0, 1], [1])
        shared, own = screen.state["table"]["devices"]
        path = f"/api/tables/{table.table}/put-out"
        assert await refused(house, path, bo["key"], device=shared["id"]) == "why-not-your-seat"
        assert (await posted(house, path, table.key, device=own["id"])).status_code == 200
        assert (await _put_out(phone))["id"] == "bad-put-out"
        await screen.accepted(choice(screen.face, Random(1)))


# --- away for the waiting time


def _back(house: House, table: Opened, milliseconds: int) -> None:
    """Everything at this table happened so much earlier; the server has served all the time."""
    house.stop()
    house.query("UPDATE log SET at = at - ? WHERE table_id = ?", milliseconds, table.table)
    house.query("UPDATE seen SET at = at - ? WHERE table_id = ?", milliseconds, table.table)
    house.open()


@pytest.mark.parametrize(
    ("settings", "minutes"),
    [
        ({}, 5),
        ({"clock": {"kind": "minutes", "per": 30}}, 5),
        ({"clock": {"kind": "days", "per": 9}}, 3 * 24 * 60),
        ({"waiting": 90}, 90),
    ],
)
async def test_an_absent_players_seat_is_a_bots_after_the_waiting_time_and_the_way_back_is_theirs(
    own_house: House, settings: dict[str, Any], minutes: int
) -> None:
    guest = await guest_of(own_house, **settings)
    async with two(own_house, guest) as (ana, bo):
        assert ana.state["table"]["waiting"] == bo.state["table"]["waiting"] == minutes
        verdict = await ana.command("hand", seat=1, bot="random")
        assert (verdict["verdict"], verdict["why"]["id"]) == ("refused", "why-still-here")
        assert "Bo" in sentence(verdict["why"])
    _back(own_house, guest.table, (minutes - 1) * MINUTE)
    async with Patron(own_house, guest.table.key) as ana:
        verdict = await ana.command("hand", seat=1, bot="random")
        assert (verdict["verdict"], verdict["why"]["id"]) == ("refused", "why-still-waited-for")
        assert verdict["why"]["args"]["name"] == "Bo"
        assert verdict["why"]["args"]["minutes"] in (1, 2)  # the server was away for a moment
        assert sentence(verdict["why"])
    _back(own_house, guest.table, 2 * MINUTE)
    async with (
        Patron(own_house, guest.table.key) as ana,
        Patron(own_house, await device(own_house, guest.table.watch)) as eve,
    ):
        assert (await ana.command("hand", seat=1, bot="random"))["verdict"] == "accepted"
        for patron in (ana, eve):
            await patron.sees(lambda state: state["table"]["seats"][1]["bot"] == "random")
            lines = [line["message"] for line in patron.state["game"]["log"]]
            assert {"id": "log-handed-away", "args": {"name": "Bo"}} in lines
        await ana.accepted(choice(ana.face, Random(1)))
        await ana.sees(owes)
        assert (await ana.command("take", seat=1))["verdict"] == "refused", "the host gives it to nobody else"
        assert (await posted(own_house, f"{guest.path}/links", guest.table.key)).json()["seats"] == []
        assert await refused(own_house, "/api/keys", link=guest.table.link(1)) == "bad-seat-taken"
        async with Patron(own_house, guest.key) as bo:
            assert (await bo.command("take", seat=1))["verdict"] == "accepted"
            await ana.sees(lambda state: state["table"]["seats"][1]["bot"] == "")
            verdict = await ana.command("hand", seat=1, bot="random")
            assert verdict["why"]["id"] == "why-still-here"


async def test_who_was_connected_is_not_away_though_they_did_not_move(own_house: House) -> None:
    guest = await guest_of(own_house)
    async with two(own_house, guest):
        pass
    _back(own_house, guest.table, 6 * MINUTE)
    async with Patron(own_house, guest.key):
        pass
    async with Patron(own_house, guest.table.key) as ana:
        verdict = await ana.command("hand", seat=1, bot="random")
        assert verdict["why"]["id"] in ("why-still-waited-for", "why-still-here")


async def test_the_time_in_which_nobody_served_is_no_absence(own_house: House) -> None:
    guest = await guest_of(own_house)
    async with two(own_house, guest):
        pass
    own_house.stop()
    for what in ("log", "seen", "heartbeat"):
        own_house.query(f"UPDATE {what} SET at = at - ?", DAY)
    own_house.open()
    async with Patron(own_house, guest.table.key) as ana:
        verdict = await ana.command("hand", seat=1, bot="random")
        assert verdict["why"]["id"] == "why-still-waited-for"


async def test_nobody_but_the_host_hands_over_the_seat_of_another(own_house: House) -> None:
    guest = await guest_of(own_house, person(""))
    cy_key = await device(own_house, guest.table.link(2))
    async with Patron(own_house, cy_key) as cy:
        await cy.sit(2, "Cy")
        async with two(own_house, guest):
            pass
    _back(own_house, guest.table, 6 * MINUTE)
    async with Patron(own_house, cy_key) as cy:
        verdict = await cy.command("hand", seat=1, bot="random")
        assert (verdict["verdict"], verdict["why"]["id"]) == ("refused", "why-not-your-seat")


@pytest.mark.parametrize("waiting", [-1, 1, 4, 10**9])
async def test_a_waiting_time_has_its_bounds(house: House, waiting: int) -> None:
    wish = opening("link", person("Ana"), person(""), waiting=waiting)
    assert (await posted(house, "/api/tables", **wish)).status_code == 400


# --- host rights


async def test_the_host_passes_the_rights_on_and_everybody_sees_it(house: House) -> None:
    guest = await guest_of(house, person(""))
    async with Patron(house, guest.table.key) as ana, Patron(house, guest.key) as bo:
        await bo.sit(1, "Bo")
        verdict = await bo.command("host", seat=1)
        assert (verdict["verdict"], verdict["why"]["id"]) == ("refused", "why-still-here")
        for seat in (2, 3, -1):
            verdict = await ana.command("host", seat=seat)
            assert (verdict["verdict"], verdict["why"]["id"]) == ("refused", "why-not-seated")
        assert (await ana.command("host", seat=1))["verdict"] == "accepted"
        for patron in (ana, bo):
            await patron.sees(lambda state: state["table"]["seats"][1]["host"])
            assert [seat["host"] for seat in patron.state["table"]["seats"]] == [False, True, False]
        assert (ana.state["table"]["host"], bo.state["table"]["host"]) == (False, True)
        assert (await ana.command("begin"))["verdict"] == "refused"
        assert (await ana.command("host", seat=0))["verdict"] == "refused"
        assert await refused(house, f"{guest.path}/links", guest.table.key) == "why-only-host"
        links = (await posted(house, f"{guest.path}/links", guest.key)).json()["seats"]
        assert [link["seat"] for link in links] == [2]
        assert (await bo.command("begin"))["verdict"] == "accepted"
        await ana.sees(lambda state: state["table"]["phase"] == "playing")
        lines = [line["message"] for line in ana.state["game"]["log"]]
        assert {"id": "log-host-passed", "args": {"name": "Bo"}} in lines
        found = await exchanged(house, recovery=guest.table.recovery(0))
        async with Patron(house, found["key"]) as again:
            assert not again.state["table"]["host"], "the rights went with the seat, not with a code"


async def test_a_host_who_stays_away_does_not_stop_the_table(own_house: House) -> None:
    guest = await guest_of(own_house, person(""))
    async with Patron(own_house, guest.table.key), Patron(own_house, guest.key) as bo:
        await bo.sit(1, "Bo")
    _back(own_house, guest.table, 6 * MINUTE)
    async with (
        Patron(own_house, guest.key) as bo,
        Patron(own_house, await device(own_house, guest.table.watch)) as eve,
    ):
        for patron in (bo, eve):
            for seat in (0, 2) if patron is bo else (0, 1, 2):
                assert (await patron.command("host", seat=seat))["verdict"] == "refused"
        assert (await bo.command("host", seat=1))["verdict"] == "accepted"
        assert (await bo.command("begin"))["verdict"] == "accepted"
        await bo.sees(lambda state: state["table"]["phase"] == "playing")
        assert {"id": "log-host", "args": {"name": "Bo"}} in [
            line["message"] for line in bo.state["game"]["log"]
        ]
        assert (await bo.command("hand", seat=0, bot="random"))["verdict"] == "accepted", "nor does the seat"
        async with Patron(own_house, guest.table.key) as ana:
            assert not ana.state["table"]["host"]
            assert (await ana.command("take", seat=0))["verdict"] == "accepted"


# --- the next table


async def test_a_rematch_keeps_the_seats_for_those_who_had_them(house: House) -> None:
    """The host, who may be another by then, opens no seat of theirs; who was put out does not follow."""
    guest = await guest_of(house, person(""), robot())
    table, path = guest.table, guest.path
    wish = opening("link", person("Ana"), person(""), person(""), robot())
    second = await exchanged(house, recovery=guest.code)
    async with two_and_a_bot(house, guest) as (ana, bo):
        await ana.command("host", seat=1)
        await asyncio.gather(ana.play(Random(1)), bo.play(Random(2)))
        others = [one for one in bo.state["table"]["devices"] if not one["this"]]
        await posted(house, f"{path}/put-out", guest.key, device=others[0]["id"])
        assert await refused(house, f"{path}/rematch", table.key, **wish) == "why-only-host"
        again = (await posted(house, f"{path}/rematch", guest.key, **wish)).json()
    assert [("link" in seat, "recovery" in seat) for seat in again["seats"]] == [
        (False, False),
        (False, True),
        (True, False),
    ]
    links = (await posted(house, f"/api/tables/{again['table']}/links", again["key"])).json()["seats"]
    assert [link["seat"] for link in links] == [2]
    assert await refused(house, f"{path}/follow", second["key"]) == "bad-put-out"
    found = (await posted(house, f"{path}/follow", table.key)).json()
    assert found["seats"] == [0]
    async with Patron(house, again["key"]) as bo, Patron(house, found["key"]) as ana:
        assert (bo.state["table"]["mine"], bo.state["table"]["host"]) == ([1], True)
        assert not ana.state["table"]["host"]
    cy = await exchanged(house, link=links[0]["link"])
    late = await exchanged(house, link=table.link(2))
    assert await refused(house, f"{path}/follow", late["key"]) == "bad-seat-taken", "the seat is Cy's there"
    assert cy["seats"] == late["seats"] == [2]


async def test_who_is_put_out_at_the_next_table_does_not_follow_there_again(house: House) -> None:
    guest = await guest_of(house)
    second = await exchanged(house, recovery=guest.code)
    async with two(house, guest) as (ana, bo):
        await asyncio.gather(ana.play(Random(1)), bo.play(Random(2)))
    wish = opening("link", person("Ana"), person(""))
    again = (await posted(house, f"{guest.path}/rematch", guest.table.key, **wish)).json()
    mine, other = [
        (await posted(house, f"{guest.path}/follow", key)).json() for key in (guest.key, second["key"])
    ]
    path = f"/api/tables/{again['table']}"
    await posted(house, f"{path}/put-out", mine["key"], device=hashed(other["key"])[:12])
    assert await refused(house, f"{guest.path}/follow", second["key"]) == "bad-put-out"
    assert (await fetched(house, other["key"], path)).status_code == 403
    assert (await fetched(house, mine["key"], path)).status_code == 200


@contextlib.asynccontextmanager
async def two_and_a_bot(house: House, guest: Guest) -> AsyncIterator[tuple[Patron, Patron]]:
    """Ana and Bo; nobody took the third seat."""
    async with Patron(house, guest.table.key) as ana, Patron(house, guest.key) as bo:
        await bo.sit(1, "Bo")
        await ana.command("begin", names=["", "", "Cy"])
        for patron in (ana, bo):
            await patron.sees(lambda state: state["table"]["phase"] == "playing")
        yield ana, bo


# --- once it is over, and after a start


async def test_devices_come_and_go_when_the_game_is_over_and_it_stays_over(own_house: House) -> None:
    table = await open_table(own_house, "solo", person("Ana"))
    async with Patron(own_house, table.key) as ana:
        await ana.play(Random(1))
    found = await exchanged(own_house, recovery=table.recovery(0))
    own_house.stop()
    own_house.open()
    async with Patron(own_house, found["key"]) as ana:
        assert ana.phase == "over"
        (_, this) = ana.state["table"]["devices"]
        assert this["this"]


async def test_a_line_about_who_plays_stays_when_a_decision_is_taken_back(house: House) -> None:
    guest = await guest_of(house, game="charterstone")
    async with two(house, guest) as (ana, bo):
        first, other = (ana, 1) if ana.face["phase"] == "act" else (bo, 0)
        await first.accepted("place clay_bank")
        await ana.command("host", seat=1)
        await first.sees(lambda state: state["table"]["seats"][1]["host"])
        assert (await first.command("undo", seat=1 - other))["verdict"] == "accepted"
        await first.sees(lambda state: state["game"]["phase"] == "act")
        assert "log-host-passed" in {line["message"]["id"] for line in first.state["game"]["log"]}


# --- tables that version 0.1 opened


KEPT = Path(__file__).parents[1] / "kept" / "0.1"


@pytest.fixture
def old_house(tmp_path: Path) -> Any:
    shutil.copytree(KEPT / "data", tmp_path / "data")
    with House(tmp_path / "data") as house:
        yield house


async def test_at_a_table_of_version_0_1_a_seat_belongs_to_who_sits_there(old_house: House) -> None:
    tables = json.loads((KEPT / "expected.json").read_text())["tables"]
    kept = tables["cartographers-open"]
    codes = {seat["seat"]: seat["recovery"] for seat in kept["seats"]}
    links = {seat["seat"]: seat["link"] for seat in kept["seats"]}
    assert await refused(old_house, "/api/keys", link=links[1]) == "bad-seat-taken"
    assert await refused(old_house, "/api/keys", link=links[0]) == "bad-seat-taken"
    assert await refused(old_house, "/api/keys", recovery=codes[1]) == "bad-key", "it was the host's copy"
    assert (await exchanged(old_house, recovery=codes[0]))["seats"] == [0]
    made = (await posted(old_house, f"/api/tables/{kept['table']}/recovery", kept["second"])).json()["seats"]
    assert (await exchanged(old_house, recovery=made[0]["recovery"]))["seats"] == [1]
    assert (await posted(old_house, f"/api/tables/{kept['table']}/links", kept["key"])).json()["seats"] == []
    async with Patron(old_house, kept["key"]) as ana, Patron(old_house, kept["second"]) as bo:
        assert (ana.state["table"]["host"], bo.state["table"]["host"]) == (True, False)
        assert len(bo.state["table"]["devices"]) == 2
        verdict = await ana.command("hand", seat=1, bot="random")
        assert verdict["why"]["id"] == "why-still-here"

    lobby = tables["cartographers-lobby"]
    link = next(seat["link"] for seat in lobby["seats"] if seat["seat"] == 1)
    assert (await exchanged(old_house, link=link))["seats"] == [1]
    assert await refused(old_house, "/api/keys", link=link) == "bad-seat-taken"

    alone = tables["daily-open"]
    assert (await exchanged(old_house, recovery=alone["seats"][0]["recovery"]))["seats"] == [0]
    assert await refused(old_house, "/api/keys", link=alone["seats"][0]["link"]) == "bad-seat-taken"


async def test_a_guests_own_code_of_version_0_1_goes_on_working(old_house: House) -> None:
    """It was made with the device, and the host's copy with the link."""
    table = "kept-code"
    old_house.stop()
    row = old_house.query("SELECT game, opened_at, secret FROM tables LIMIT 1")[0]
    wish = json.dumps({"opening": opening("link", person("Ana"), person("")), "daily": None})
    old_house.query("INSERT INTO tables VALUES (?, ?, ?, ?)", table, *row)
    old_house.query("INSERT INTO log VALUES (?, 0, 'open', 'opened', ?, 1000)", table, wish)
    keys = [("host", "host", 0, 1000), ("link", "link", 1, 1000), ("copy", "recovery", 1, 1001)]
    keys += [("phone", "device", 1, 5000), ("own", "recovery", 1, 5001)]
    keys += [("renewed", "link", 1, 9000), ("second copy", "recovery", 1, 9000)]
    for token, kind, seat, at in keys:
        old_house.query("INSERT INTO keys VALUES (?, ?, ?, ?, ?)", hashed(token), table, kind, seat, at)
    old_house.open()
    for token in ("copy", "second copy"):
        assert await refused(old_house, "/api/keys", recovery=token) == "bad-key"
    for token in ("link", "renewed"):
        assert await refused(old_house, "/api/keys", link=token) == "bad-seat-taken"
    assert (await exchanged(old_house, recovery="own"))["seats"] == [1]
