"""Hostile clients: whatever is sent, the server answers in its own words, keeps its rules and goes on."""

import asyncio
import json
from random import Random
from typing import Any

import pytest
import websockets
from hypothesis import strategies as st
from patron import (
    ASKED,
    PATIENCE,
    House,
    Patron,
    choice,
    exchanged,
    face_of,
    folded,
    open_table,
    owes,
    person,
    replayed,
    seated,
    sentence,
)

from charthouse.bots import bot
from charthouse.bots.playout import play_out
from charthouse.core import match, record
from charthouse.games import GAMES, game

pytestmark = pytest.mark.anyio

SECURITY = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
POSTS = (
    "/api/tables",
    "/api/keys",
    "/api/daily",
    "/api/replay",
    "/api/branch",
    "/api/score",
    "/api/qr",
    "/api/tables/{id}/branch",
    "/api/tables/{id}/links",
)
GETS = ("", "/record", "/draws", "/replay", "/replay?seat=x", "/replay?seat=99999999999999999999", "/nothing")

BODIES: tuple[bytes, ...] = (
    b"",
    b"{",
    b"[]",
    b"null",
    b"0",
    b'"text"',
    b"\xff\xfe",
    b"\x00",
    b'{"a": 1}',
    b"[" * 100_000,
    b'{"options": ' * 5_000,
    b'{"seats": ' + b"1" * 5_000 + b"}",
    b'{"name": "\\ud800"}',
    b'{"link": "\\ud800\\udc00\\u0000", "recovery": ""}',
    b'{"link": 1}',
    b'{"recovery": {"a": []}}',
    b'{"date": "\\u0000"}',
    b'{"date": "2026-W46-1"}',
    b'{"date": 20261115}',
    b'{"record": ""}',
    b'{"record": "{}"}',
    b'{"record": "charthouse-record/1\\n\\n0 start"}',
    b'{"record": "charthouse-record/1\\ngame: \\"cartographers\\"\\n"}',
    b'{"record": "x", "at": 99999999999999999999999999}',
    b'{"at": -1}',
    b'{"at": 0, "seat": -1, "bot": "../x", "cards": ""}',
    b'{"sheet": 1, "edicts": 2, "season": "x", "coins": []}',
    b'{"sheet": "", "edicts": [], "season": 0, "coins": 0}',
    b'{"sheet": "x/y", "edicts": [null, null, null, null], "season": 9, "coins": -5}',
    b'{"sheet": null, "edicts": [[], {}, 1, "x"], "season": 0, "coins": 1e308, "earlier": {"a": 1}}',
    b'{"mode": "here", "seats": [{"name": "\\u0000"}], "options": {"side": [], "edicts": [[[]]]}}',
    b'{"mode": "solo", "options": {"": ""}, "clock": {"kind": "minutes", "per": 9e99}}',
    b'{"mode": "solo", "options": {"edition": {}, "full_map": 1}}',
)
EMPTY = "/".join(["." * 11] * 11)
SCORES: tuple[dict[str, Any], ...] = tuple(
    {"sheet": EMPTY, "edicts": [None] * 4, "season": 0, "coins": 0, **odd}
    for odd in (
        {"season": -1},
        {"season": 4},
        {"season": True},
        {"season": "0"},
        {"season": None},
        {"coins": 10**40},
        {"coins": -(10**40)},
        {"coins": None},
        {"coins": 0.5},
        {"edicts": [None] * 3},
        {"edicts": ["sentinel_wood"] * 4},
        {"edicts": {"A": None}},
        {"edicts": [1, 2, 3, 4]},
        {"edicts": [["x"], None, None, None]},
        {"earlier": 5},
        {"earlier": ["x"]},
        {"earlier": [None, 10**40]},
        {"earlier": [1] * 1000},
        {"solo": "perhaps"},
        {"unknown": 1},
        {"sheet": [EMPTY]},
        {"sheet": EMPTY + "\0"},
        {"sheet": EMPTY.replace(".", "q", 1)},
        {"sheet": EMPTY.replace(".", "ж", 1)},
    )
)


def _fine(answer: Any) -> None:
    """Not a crash, said in a message, and with the headers of every answer."""
    assert answer.status_code < 500, (answer.request.url, answer.request.content[:80], answer.text[:200])
    for header, value in SECURITY.items():
        assert answer.headers.get(header) == value, (answer.request.url, header)
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]


def _refusal(answer: Any) -> str:
    _fine(answer)
    assert answer.status_code in (400, 403, 404, 405, 413, 429), (answer.request.url, answer.text[:200])
    return sentence(answer.json()["error"])


@pytest.mark.parametrize("path", POSTS)
async def test_no_body_breaks_a_call(house: House, path: str) -> None:
    table = await open_table(house, "solo", person("Ana"))
    path = path.replace("{id}", table.table)
    async with house.http(table.key) as http:
        for body in BODIES:
            _fine(await http.post(path, content=body))


async def test_no_paper_map_breaks_the_scoring(house: House) -> None:
    async with house.http() as http:
        for wish in SCORES:
            answer = await http.post("/api/score", json=wish)
            _fine(answer)
            assert answer.status_code in (200, 400), wish


async def test_random_bodies_never_break_a_call(house: House) -> None:
    from hypothesis import HealthCheck, given, settings

    fields = st.sampled_from(
        ["mode", "seats", "options", "clock", "link", "date", "at", "record", "sheet", "edicts"]
    )
    leaves = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
    values = st.recursive(
        leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(fields, inner, max_size=3)
    )
    found: list[Any] = []

    @settings(max_examples=60, suppress_health_check=list(HealthCheck))
    @given(st.dictionaries(fields, values, max_size=4))
    def collect(body: dict[str, Any]) -> None:
        found.append(body)

    collect()
    for number, body in enumerate(found):
        async with house.http() as http:
            _fine(await http.post(POSTS[number % 6], content=json.dumps(body).encode()))


async def test_a_call_that_changes_something_needs_its_header(house: House) -> None:
    table = await open_table(house, "solo", person("Ana"))
    before = house.query("SELECT count(*) FROM keys")
    for path in POSTS:
        path = path.replace("{id}", table.table)
        async with house.http(table.key) as http:
            http.headers.pop("X-Charthouse")
            answer = await http.post(path, json={})
            assert answer.status_code == 403
            assert "X-Charthouse" in _refusal(answer)
            _refusal(await http.post(path, json={}, headers={"X-Charthouse": "2"}))
    assert house.query("SELECT count(*) FROM keys") == before


async def test_a_huge_body_is_refused(house: House) -> None:
    for path in POSTS[:6]:
        async with house.http() as http:
            assert _refusal(await http.post(path, content=b'{"record": "' + b"x" * 600_000 + b'"}'))


@pytest.mark.parametrize("length", ["Content-Length: 99", "Transfer-Encoding: chunked"])
async def test_who_hangs_up_in_mid_body_is_forgotten(own_house: House, length: str) -> None:
    host, port = own_house.address.removeprefix("http://").split(":")
    for path in POSTS[:6]:
        reader, writer = await asyncio.open_connection(host, int(port))
        head = f"POST {path} HTTP/1.1\r\nHost: {host}:{port}\r\nX-Charthouse: 1\r\n{length}\r\n\r\n"
        writer.write(head.encode() + b'5\r\n{"mod')
        await writer.drain()
        writer.write_eof()
        await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        await writer.wait_closed()
    own_house.stop()
    assert own_house.said == ""


async def test_unknown_pages_and_methods_are_refused_in_words(house: House) -> None:
    table = await open_table(house, "solo", person("Ana"))
    async with house.http(table.key) as http:
        for path in GETS:
            _fine(await http.get(f"/api/tables/{table.table}{path}"))
        for path in ("/api/", "/api/nothing", "/nothing.js", "/locale/xx.ftl", "/locale/..%2f.ftl"):
            _refusal(await http.get(path))
        for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"):
            for path in ("/api/tables", "/api/nothing", "/"):
                answer = await http.request(method, path)
                assert answer.status_code == 405
                _refusal(answer)
        assert (await http.head("/")).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd",
        "/..%2f..%2f..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/pyproject.toml",
        "/assets/../../server/app.py",
        "/assets/..%2f..%2fserver%2fapp.py",
        "/assets/%2e%2e/%2e%2e/server/app.py",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/..%5c..%5cserver%5capp.py",
        "/assets/%00",
        "/%00.js",
        "/" + "x" * 300,
        "/" + "x" * 300 + ".js",
        "/" + "x/" * 2000 + "y.js",
        "/%ff%fe.js",
        "/locale/%2e%2e%2fen.ftl",
        "/locale/en%00.ftl",
        "/api/tables/%00",
        "/api/tables/..%2f..%2fx/record",
    ],
)
async def test_no_path_leads_out_of_the_page(house: House, path: str) -> None:
    host, port = house.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    await writer.wait_closed()
    status = int(answer.split(b" ", 2)[1])
    assert status < 500, path[:60]
    assert b"root:" not in answer
    assert b"import asyncio" not in answer
    assert b"[project]" not in answer
    assert b"nosniff" in answer


async def test_a_qr_code_is_drawn_for_any_text(house: House) -> None:
    async with house.http() as http:
        for text in ("https://example.org/#/join/abc", "", "ж" * 1000, "\0", "<script>"):
            answer = await http.post("/api/qr", json={"text": text})
            _fine(answer)
            assert "<script" not in answer.text
        _refusal(await http.post("/api/qr", json={}))
        assert (await http.get("/api/qr", params={"text": "a link"})).status_code != 200, (
            "no link in an address"
        )


async def test_many_long_replays_at_once_take_no_more_room_than_one(own_house: House) -> None:
    played, _ = play_out(game("cartographers"), [bot("random")] * 60, {}, "sixty")
    text = record.write_text(match.recorded(played))
    async with own_house.http() as http:
        wish = {"record": text}  # one after the other, as they come from one address
        asked = [http.post("/api/replay?seat=0", json=wish, timeout=120) for _ in range(6)]
        answers = [answer.content for answer in await asyncio.gather(*asked)]
    assert {len(json.loads(answer)["frames"]) for answer in answers} == {len(played.entries)}
    assert own_house.peak < 400


async def test_who_asks_too_often_has_to_wait_and_others_have_not(house: House) -> None:
    wish = {"record": "none"}
    async with house.http() as eager, house.http() as patient:
        statuses = [(await eager.post("/api/replay", json=wish)).status_code]
        while statuses[-1] == 400:
            statuses.append((await eager.post("/api/replay", json=wish)).status_code)
        assert len(statuses) > 1
        assert statuses[-1] == 429
        assert (await patient.post("/api/replay", json=wish)).status_code == 400


# --- the socket


ODD_MESSAGES: tuple[str | bytes, ...] = (
    "",
    "{",
    "[]",
    "null",
    '"hello"',
    "{}",
    '{"t": "shout"}',
    '{"t": "hello", "key": "again"}',
    '{"t": 1}',
    '{"t": "act"}',
    '{"t": "act", "id": 1, "seat": 0, "question": "", "action": ""}',
    '{"t": "act", "id": "x", "seat": "0", "question": "", "action": ""}',
    '{"t": "act", "id": "x", "seat": 0, "question": "", "action": "", "force": true}',
    '{"t": "act", "id": "x", "seat": 0.5, "question": "", "action": ""}',
    '{"t": "begin", "id": null}',
    '{"t": "look"}',
    '{"t": "state", "seq": 0}',
    '{"t": "look", "seat": "\\ud800"}',
    "[" * 20_000,
    b"\x00\x01",
    b'{"t": "look", "seat": 0}',
    "x" * 40 * 1024,
    json.dumps({"t": "sit", "id": "x", "seat": 0, "name": "x" * 33_000}),
)


@pytest.mark.parametrize("odd", ODD_MESSAGES, ids=[repr(odd[:24]) for odd in ODD_MESSAGES])
async def test_an_odd_message_ends_the_connection_and_nothing_else(house: House, odd: str | bytes) -> None:
    table = await open_table(house, "solo", person("Ana"))
    async with Patron(house, table.key) as ana, Patron(house, table.key) as other_tab:
        before = house.rows(table.table)
        await ana.send(odd)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await ana.until(lambda message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (4000, 1009)
        assert house.rows(table.table) == before
        await other_tab.accepted(choice(other_tab.face, Random(1)))


@pytest.mark.parametrize(
    "first", ['{"t": "look", "seat": 0}', "{", b"\x00", '{"t": "hello"}', '{"t": "hello", "key": 5}']
)
async def test_who_does_not_say_hello_is_sent_away(house: House, first: str | bytes) -> None:
    async with house.socket() as socket:
        await socket.send(first)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await asyncio.wait_for(socket.recv(), PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001


async def test_who_says_nothing_is_sent_away(house: House) -> None:
    async with house.socket() as socket:
        with pytest.raises(websockets.ConnectionClosed):
            await asyncio.wait_for(socket.recv(), PATIENCE)


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "http://[", "[", "://", ""],
)
async def test_a_page_from_elsewhere_gets_no_socket(house: House, origin: str) -> None:
    with pytest.raises(websockets.InvalidStatus) as refused:
        await house.socket(origin=origin)
    assert refused.value.response.status_code == 403


async def test_our_own_page_gets_a_socket(house: House) -> None:
    async with house.socket(origin=house.address) as socket:
        assert socket.response is not None


@pytest.mark.parametrize("game", GAMES)
async def test_two_hundred_random_messages_break_no_rule(house: House, game: str) -> None:
    """Messages of the right form and the wrong content; whatever is accepted follows the rules."""
    async with seated(house, person("Ana"), person(""), game=game) as (ana, bo, _):
        rng = Random(200)
        accepted: set[str] = set()
        for number in range(200):
            verdict = await ana.command("act", id=f"n{rng.randrange(number + 1)}", **_noise(ana.face, rng))
            assert verdict["verdict"] in ("accepted", "refused", "stale")
            if verdict["verdict"] == "accepted":
                accepted.add(f"0/{verdict['id']}")
            await ana.until(lambda message: message["t"] == "state")
            if number % 10 == 9 and owes(await bo.fresh()):
                await bo.accepted(choice(bo.face, rng))
        rows = house.rows(ana.state["table"]["id"])
        told = folded(rows)
        assert told.match is not None
        assert replayed(told) == told.match.state
        assert {row.command_id for row in rows if "/n" in row.command_id} == accepted
        assert len(accepted) > 5
        shown = (await ana.fresh())["game"]
        assert {**shown, "log": None} == {**face_of(told, 0), "log": None}


def _noise(face: Any, rng: Random) -> dict[str, Any]:
    """An act with each field right or, now and then, wrong."""
    legal = choice(face, rng) if face["phase"] in ASKED else "recall"
    spaces = " ".join(f"{rng.choice('ABKZ')}{rng.randrange(13)}" for _ in range(rng.randrange(6)))
    wrong = rng.choice(
        [
            *("", "recall", "no skill", legal + " A1", f"monster {spaces}", f"forest {spaces}", "ж" * 99),
            *("place zeppelin", "take top", "pay " + "coal " * 9, "build x y", "name persona \0", legal * 2),
        ]
    )
    return {
        "seat": rng.choice([0] * 9 + [1, -1, -2, 10**20]),
        "question": rng.choice([face["question"] or "none"] * 9 + ["", "spring/1/seat 1", "x" * 500]),
        "action": legal if rng.random() < 0.3 else wrong,
    }


async def test_a_flood_of_messages_slows_down_only_who_sends_it(house: House) -> None:
    flooded = await open_table(house, "solo", person("Eve"))
    calm = await open_table(house, "solo", person("Ana"))
    async with Patron(house, flooded.key) as eve, Patron(house, calm.key) as ana:
        for number in range(600):
            await eve.say("act", id=f"{number}", seat=0, question="none", action="none")
        await eve.until(lambda message: message["t"] == "slow")
        answered = asyncio.create_task(eve.until(lambda message: message.get("id") == "599"))
        for number in range(3):
            await ana.accepted(choice(ana.face, Random(number)))
            await ana.sees(owes)
        assert not answered.done(), "three moves of another table come between the answers to a flood"
        answered.cancel()
        await asyncio.gather(answered, return_exceptions=True)
    assert await exchanged(house, recovery=flooded.recovery(0))
