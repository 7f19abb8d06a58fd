"""Hostile frames: whatever is sent on a socket, with a key or without, ends that line and nothing else."""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from arena import BATTERY
from hostile import SHAKEN, frame
from patron import PATIENCE, House, Patron, choice, folded, open_table, owes, person, replayed
from tally import PORTION, tally

pytestmark = pytest.mark.anyio

FRAMES = 100_000 if BATTERY else 3_000
LINES = 10
"""So many lines at once."""
MEGABYTES = 60

PING, PONG, CLOSE, MORE, BINARY = 9, 10, 8, 0, 2
SAID = (
    {"t": "act", "id": "x", "seat": 0, "question": "spring/1", "action": "forest A1 A2 A3"},
    {"t": "undo", "id": "x", "seat": 1},
    {"t": "look", "seat": 99},
    {"t": "preview", "id": "x", "seat": 0, "action": "water A1"},
    {"t": "hand", "id": "x", "seat": 0, "bot": "greedy"},
)


def harmless(rng: Random) -> bytes:
    """Frames that one may send, if not so many: pings, pongs, and a message in pieces, some of them empty."""
    if rng.random() < 0.7:
        return frame(rng.randbytes(rng.randrange(126)), rng.choice((PING, PONG)))
    return frame(b"", 1, fin=False) + frame(b"", MORE, fin=False) + frame(look(rng), MORE)


def look(rng: Random) -> bytes:
    return json.dumps({"t": "look", "seat": rng.randrange(-3, 9)}).encode()


def harmful(rng: Random) -> bytes:
    """What no page sends: noise, messages with a byte changed, frames against the rules of frames."""
    text = bytearray(json.dumps(rng.choice(SAID)).encode())
    text[rng.randrange(len(text))] = rng.randrange(256)
    return rng.choice(
        (
            rng.randbytes(rng.randrange(1, 200)),
            frame(bytes(text)),
            frame(rng.randbytes(100)),
            frame(b"[" * rng.randrange(1, 20_000)),
            frame(b"{}", BINARY),
            frame(b"", rng.choice((3, 4, 7, 11, 15))),
            frame(b"x" * 126, PING),
            frame(b"", PING, fin=False),
            frame(b"x", MORE),
            frame(rng.randbytes(rng.randrange(4)), CLOSE),
            bytes([0x80 | rng.randrange(0x80), rng.randrange(0x80)]) + b"unmasked",
            b"\x81\xff" + rng.randbytes(8) + b"\0\0\0\0" + b"a length that is a lie",
            b"\xf1\x80\0\0\0\0",
        )
    )


async def volley(house: House, key: str, rng: Random) -> int:
    """One line, and how many frames went over it before it was closed."""
    host, port = house.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    frames = [harmless(rng) for _ in range(rng.randrange(200))] + [harmful(rng)]
    hello = [frame(json.dumps({"t": "hello", "key": key}).encode())] if rng.random() < 0.7 else []
    try:
        writer.write(SHAKEN)
        await reader.readuntil(b"\r\n\r\n")
        for one in (*hello, *frames):
            writer.write(one)
        await writer.drain()
        writer.write_eof()
        with contextlib.suppress(ConnectionError):
            await asyncio.wait_for(reader.read(), PATIENCE)
    except (ConnectionError, asyncio.IncompleteReadError):
        pass
    finally:
        writer.close()
    return len(hello) + len(frames)


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """It hears as many messages as come, as fast as they come; their limit is tried elsewhere."""
    words = ("--data", str(tmp_path / "data"), "--messages", "10000")
    with House(tmp_path / "data", *words) as running:
        yield running


async def test_hostile_frames_end_their_line_and_nothing_else(own_house: House) -> None:
    rng, sent = Random(f"frames {PORTION}"), 0
    attacked = await open_table(own_house, "here", person("Ana"), person("Bo"))
    playing = await open_table(own_house, "solo", person("Cy"))
    before, rows = own_house.peak, len(own_house.rows(attacked.table))
    while sent < FRAMES:
        async with Patron(own_house, playing.key) as cy:
            for _ in range(50):
                sent += sum(
                    await asyncio.gather(*(volley(own_house, attacked.key, rng) for _ in range(LINES)))
                )
                if cy.phase == "over":
                    playing = await open_table(own_house, "solo", person("Cy"))
                    break
                await cy.accepted(choice(cy.face, rng))
                await cy.sees(lambda state: owes(state) or state["table"]["phase"] == "over")
                if sent >= FRAMES:
                    break
    assert own_house.runs
    assert "Traceback" not in own_house.said
    assert own_house.peak < before + MEGABYTES
    left = own_house.rows(attacked.table)
    assert len(left) - rows < 20, "hardly any of it was a move"
    told = folded(left)
    assert told.match is not None
    assert replayed(told) == told.match.state
    tally(frames=sent)
