"""Whatever a stranger sends, and whenever they hang up, the log of the server has no traceback of it."""

import asyncio
import socket
import struct

import pytest
from hostile import KEY, SHAKEN, frame
from patron import PATIENCE, House, Patron, open_table, person

pytestmark = pytest.mark.anyio

HELLO = b'{"t": "hello", "key": "nobody knows this key"}'
ODD = {
    "nothing": b"",
    "half a request": b"GET /ws HT",
    "no request": b"\x16\x03\x01\x02\x00\x01\x00",
    "a path that is no path": b"GET http://[ HTTP/1.1\r\nhost: here\r\n\r\n",
    "a path of odd bytes": b"GET /\xff\xfe HTTP/1.1\r\nhost: here\r\n\r\n",
    "an unknown upgrade": b"GET / HTTP/1.1\r\nhost: here\r\nupgrade: h2c\r\nconnection: Upgrade\r\n\r\n",
    "an upgrade by post": SHAKEN.replace(b"GET", b"POST"),
    "an upgrade without a key": SHAKEN.replace(KEY, b""),
    "an upgrade with an odd key": SHAKEN.replace(b"dGhl", b"????"),
    "an upgrade with a long header": SHAKEN.replace(KEY, KEY + b"a: " + b"b" * 20_000 + b"\r\n"),
    "an upgrade with an odd header": SHAKEN.replace(KEY, KEY + b"a: \xff\x01\r\n"),
    "an upgrade elsewhere": SHAKEN.replace(b"/ws", b"/api/tables"),
    "an upgrade with a body": SHAKEN.replace(KEY, KEY + b"content-length: 5\r\n") + b"hello",
}
FRAMES = {
    "a wrong key": frame(HELLO),
    "half a hello": frame(HELLO)[:9],
    "a text that is none": frame(b"\xff\xfe"),
    "a text that is none, in pieces": frame(b"\xff", fin=False) + frame(b"\xfe", 0),
    "an unmasked frame": b"\x81\x02{}",
    "a frame of no kind": frame(b"", 5),
    "a continuation of nothing": frame(b"", 0),
    "a long ping": frame(b"x" * 200, 9),
    "a close of no kind": frame(b"\x00\x01", 8),
    "a close in odd words": frame(b"\x03\xe8\xff\xff", 8),
    "a close and more": frame(b"\x03\xe8", 8) + frame(HELLO),
    "a frame too long": b"\x81\xff" + b"\x7f" + b"\xff" * 7 + b"\0\0\0\0",
    "a bundle of hellos": frame(HELLO) * 50,
}


ALL = {name: [sent] for name, sent in ODD.items()} | {name: [SHAKEN, sent] for name, sent in FRAMES.items()}


@pytest.fixture
async def address(own_house: House) -> tuple[str, int]:
    host, port = own_house.address.removeprefix("http://").split(":")
    return host, int(port)


async def said_to(address: tuple[str, int], pieces: list[bytes]) -> bytes:
    """What is answered to these, one after the other, and then to the end of what is said."""
    reader, writer = await asyncio.open_connection(*address)
    try:
        async with asyncio.timeout(PATIENCE):
            for piece in pieces[:-1]:
                writer.write(piece)
                await reader.readuntil(b"\r\n\r\n")
            writer.write(pieces[-1])
            writer.write_eof()
            return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def hang_up(address: tuple[str, int], pieces: list[bytes], pause: float) -> None:
    """The line is cut, so long after the last word."""
    reader, writer = await asyncio.open_connection(*address)
    line = writer.get_extra_info("socket")
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    for piece in pieces[:-1]:
        writer.write(piece)
        await reader.readuntil(b"\r\n\r\n")
    writer.write(pieces[-1])
    await asyncio.sleep(pause)
    writer.transport.abort()


async def test_nothing_that_is_sent_leaves_a_trace(own_house: House, address: tuple[str, int]) -> None:
    for name, pieces in ALL.items():
        await said_to(address, pieces)
        assert own_house.said == "", name
    own_house.stop()
    assert own_house.said == ""


async def test_nobody_who_hangs_up_leaves_a_trace(own_house: House, address: tuple[str, int]) -> None:
    table = await open_table(own_house, "solo", person("Ana"))
    known = frame(HELLO.replace(b"nobody knows this key", table.key.encode()))
    talk = known + frame(b'{"t": "look", "seat": 0}') * 20
    for pause in (0, 0.003, 0.03):
        for pieces in (*ALL.values(), [SHAKEN, known], [SHAKEN, talk]):
            await hang_up(address, pieces, pause)
    async with Patron(own_house, table.key) as ana:
        assert ana.phase == "playing"
    own_house.stop()
    assert own_house.said == ""


async def test_a_message_of_endless_fragments_is_closed(own_house: House, address: tuple[str, int]) -> None:
    endless = frame(b"", fin=False) + frame(b"", 0, fin=False) * 100
    assert b"\x03\xf0too many fragments" in await said_to(address, [SHAKEN, endless])
    assert own_house.said == ""
