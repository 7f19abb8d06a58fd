"""The garbage collector sweeps a little at a time, and nothing stays for ever."""

import asyncio
import gc
from collections.abc import Iterator
from typing import Any
from weakref import ref

import pytest
from own_line import called

from charthouse.server import garbage
from charthouse.server.garbage import sweep

pytestmark = pytest.mark.anyio


class Ring:
    """Something that holds itself, as a connection and its parser do."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(garbage, "PAUSE", 0.001)
    monkeypatch.setattr(garbage, "GREAT_SWEEP", 10)
    yield
    gc.unfreeze()
    gc.enable()


async def _gone(ring: ref[Ring]) -> None:
    while ring() is not None:
        await asyncio.sleep(0.001)


async def test_a_ring_goes_whether_it_was_looked_at_before_or_not() -> None:
    sweeper = asyncio.get_running_loop().create_task(sweep())
    young = ref(Ring())
    await _gone(young)
    held = Ring()
    old = ref(held)
    await asyncio.sleep(0.02)
    assert old() is not None
    del held
    await _gone(old)
    sweeper.cancel()


async def test_a_line_that_was_closed_waits_for_no_sweep() -> None:
    """Or ten minutes of somebody who comes and goes would fill the memory."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()

    gc.disable()
    async with called(app) as call:
        await call.reader.readuntil(b"\r\n\r\n")
        [line] = map(ref, call.state.connections)
        call.writer.transport.abort()
        while call.line() is not None or line() is not None:
            await asyncio.sleep(0.001)
