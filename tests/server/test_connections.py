"""Limits before any key: what a connection may send, how long it may take, and that others do not notice."""

import asyncio
import contextlib
import json
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets
from hostile import frame
from own_line import called
from patron import PATIENCE, House, Patron, choice, open_table, opening, owes, person
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from charthouse.server.connections import Connection

pytestmark = pytest.mark.anyio

HURRIED = Path(__file__).parent.parent / "hurried.py"


@pytest.fixture
def hurried_house(tmp_path: Path) -> Iterator[House]:
    """A server that waits for nobody longer than a second."""
    with House(tmp_path / "data", program=(sys.executable, str(HURRIED))) as running:
        yield running


async def raw(house: House) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = house.address.removeprefix("http://").split(":")
    return await asyncio.open_connection(host, int(port))


async def answered(house: House, *pieces: bytes) -> bytes:
    """All that is answered to these bytes, up to the end of the connection."""
    reader, writer = await raw(house)
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
    except ConnectionError:
        pass
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""
    finally:
        writer.close()


def status(answer: bytes) -> int:
    return int(answer.split(b" ")[1]) if answer else 0


async def test_a_line_of_request_has_an_end(house: House) -> None:
    assert status(await answered(house, b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\n\r\n")) == 414


async def test_a_head_has_an_end_whatever_it_is_made_of(house: House) -> None:
    begin = b"GET / HTTP/1.1\r\nhost: localhost\r\n"
    assert status(await answered(house, begin + b"a: b\r\n" * 101 + b"\r\n")) == 431
    assert status(await answered(house, begin + b"a: " + b"b" * 40_000 + b"\r\n\r\n")) == 431
    assert status(await answered(house, begin + b"a" * 40_000)) in (0, 400, 431)


HEAD = b"GET / HTTP/1.1\r\nhost: localhost\r\na: "
BODY = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"


@pytest.mark.parametrize("begin", [b"GET /", HEAD, BODY + b"0\r\na: "], ids=["line", "head", "trailer"])
async def test_sixty_megabytes_of_head_take_no_memory_and_nobody_waits(
    own_house: House, begin: bytes
) -> None:
    table = await open_table(own_house, "solo", person("Ana"))
    before = own_house.peak
    async with Patron(own_house, table.key) as ana:
        flood = asyncio.create_task(answered(own_house, begin, *[b"a" * 1_000_000] * 60))
        await ana.accepted(choice(ana.face, Random(1)))
        await ana.sees(owes)
        await flood
    assert own_house.peak < before + 40


async def test_a_body_in_many_pieces_is_read(house: House) -> None:
    wish = json.dumps(opening("solo", person("Ana"))).encode()
    head = BODY.replace(b"localhost", b"localhost\r\nx-charthouse: 1\r\nconnection: close")
    pieces = b"".join(b"1;%b\r\n%c\r\n" % (b"a" * 600, byte) for byte in wish)
    assert len(pieces) > 32 * 1024
    assert status(await answered(house, head + pieces + b"0\r\n\r\n")) == 200


async def test_who_says_nothing_or_half_of_it_is_sent_away(hurried_house: House) -> None:
    post = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\nx-charthouse: 1\r\ncontent-length: 100\r\n\r\n{"
    answers = await asyncio.gather(
        answered(hurried_house),
        answered(hurried_house, b"GET / HT"),
        answered(hurried_house, b"GET / HTTP/1.1\r\nhost: localhost\r\n"),
        answered(hurried_house, post),
    )
    assert [status(answer) for answer in answers[:3]] == [408, 408, 408]
    assert hurried_house.said == ""


async def test_hundreds_of_idle_connections_shut_nobody_out(hurried_house: House) -> None:
    idle = [await raw(hurried_house) for _ in range(400)]
    table = await open_table(hurried_house, "solo", person("Ana"))
    async with Patron(hurried_house, table.key) as ana:
        await ana.accepted(choice(ana.face, Random(1)))
    for reader, writer in idle:
        await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()


async def test_who_does_not_read_an_answer_is_sent_away(hurried_house: House) -> None:
    host, port = hurried_house.address.removeprefix("http://").split(":")
    loop = asyncio.get_running_loop()
    with socket.create_connection((host, int(port))) as deaf:
        deaf.setblocking(False)
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while True:
                    await loop.sock_sendall(deaf, b"GET /api/content HTTP/1.1\r\nhost: localhost\r\n\r\n")


async def test_requests_are_not_piled_up(own_house: House) -> None:
    one = b"GET /api/daily HTTP/1.1\r\nhost: localhost\r\n\r\n"
    last = one.replace(b"localhost", b"localhost\r\nconnection: close")
    assert (await answered(own_house, one * 8 + last)).count(b"200 OK") == 9
    assert b"429" in await answered(own_house, one * 2000)
    assert "Traceback" not in own_house.said


async def test_frames_without_end_close_the_line_and_nobody_waits(own_house: House) -> None:
    table = await open_table(own_house, "solo", person("Ana"))
    before = own_house.peak
    address = own_house.address.replace("http", "ws") + "/ws"
    ping, fragment = b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
    for flood in (ping, b"\x01\x80\0\0\0\0" + fragment):
        async with Patron(own_house, table.key) as ana, websockets.connect(address) as line:
            writer = line.transport
            for _ in range(100):
                if writer.is_closing():
                    break
                writer.write(flood[:6] + flood[-6:] * 10_000)
                await asyncio.sleep(0)
            await ana.accepted(choice(ana.face, Random(1)))
            await ana.sees(owes)
            await asyncio.wait_for(line.wait_closed(), PATIENCE)
            assert line.close_code in (1006, 1008)
    assert own_house.peak < before + 40


async def test_a_connection_that_asks_no_more_is_closed(own_house: House) -> None:
    """Nothing is said after the answer, or half of a further request."""
    one = b"GET /icon.svg HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    answers = await asyncio.gather(answered(own_house, one), answered(own_house, one * 2 + one[:9]))
    assert [answer.count(b"200 OK") for answer in answers] == [1, 2]


async def test_who_speaks_before_the_handshake_is_answered_is_heard_after_it() -> None:
    asked, answer, heard = asyncio.Event(), asyncio.Event(), []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        asked.set()
        await answer.wait()
        await send({"type": "websocket.accept"})
        heard.append(await receive())

    async with called(app) as call:
        await asked.wait()
        call.writer.write(frame(b"x", 9) * 200 + frame(b"hello"))
        for _ in range(20):
            await asyncio.sleep(0)
        answer.set()
        await call.reader.readuntil(b"\r\n\r\n")
        assert await call.reader.readexactly(600) == b"\x8a\x01x" * 200
        while not heard:
            await asyncio.sleep(0.001)
    assert heard == [{"type": "websocket.receive", "text": "hello"}]


async def test_nobody_waits_for_those_who_came_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if hearing those goes wrong."""
    came: list[Connection] = []
    hear = Connection.hear

    def wrong_at_first(line: Connection) -> None:
        came.append(line)
        if len(came) < 4:
            line.transport.close()
            raise ValueError
        hear(line)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})

    monkeypatch.setattr(Connection, "hear", wrong_at_first)
    monkeypatch.setattr(asyncio.get_running_loop(), "call_exception_handler", lambda _: None)
    async with called(app), called(app), called(app), called(app) as last:
        assert b" 101 " in await last.reader.readuntil(b"\r\n\r\n")


async def test_who_says_much_at_once_is_not_kept_waiting(own_house: House) -> None:
    """A hundred come together, each with more than a score needs: all are answered, little is kept."""
    body = json.dumps({"sheet": "x" * 30_000}).encode()
    head = b"POST /api/score HTTP/1.1\r\nhost: 127.0.0.1\r\nx-charthouse: 1\r\nconnection: close\r\n"
    whole = head + b"content-type: application/json\r\ncontent-length: %d\r\n\r\n" % len(body) + body
    answers = await asyncio.gather(*(answered(own_house, whole) for _ in range(100)))
    assert {status(answer) for answer in answers} == {413}


async def test_a_line_that_says_much_leaves_turns_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    turns, heard_in = 0, []
    hear = WebSocketsSansIOProtocol.data_received

    def noted(line: WebSocketsSansIOProtocol, data: bytes) -> None:
        heard_in.append(turns)
        hear(line, data)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noted)
    async with called(app) as call:
        await call.reader.readuntil(b"\r\n\r\n")
        heard_in.clear()
        call.writer.write(frame(b"x" * 100, 9) * 500)
        reading = asyncio.create_task(call.reader.readexactly(500 * 102))
        while not reading.done():
            turns += 1
            await asyncio.sleep(0)
    assert len(heard_in) > 40
    assert len(set(heard_in)) == len(heard_in), "one piece a turn"


async def test_an_address_holds_so_many_connections_and_sockets(tmp_path: Path) -> None:
    """As a proxy says it; of the proxy itself there may be any number."""
    words = ("--data", str(tmp_path / "data"), "--connections", "3", "--proxies", "127.0.0.1")
    with House(tmp_path / "data", *words) as house:
        table = await open_table(house, "solo", person("Ana"))

        def come(address: str) -> websockets.connect:
            return house.socket(additional_headers={"X-Forwarded-For": address})

        async with contextlib.AsyncExitStack() as stack:
            for number in range(3):
                await stack.enter_async_context(come(f"2001:db8::{number + 1}"))
            with pytest.raises(websockets.InvalidStatus) as refused:
                await come("2001:db8::9")
            assert refused.value.response.status_code == 503
            await stack.enter_async_context(come("2001:db8:0:1::1"))
        for _ in range(200):
            with contextlib.suppress(websockets.InvalidStatus):
                await stack.enter_async_context(come("2001:db8::9"))
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("who left makes room for others")
        await stack.aclose()
        async with Patron(house, table.key) as ana:
            assert ana.phase == "playing"
