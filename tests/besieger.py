"""Somebody who wants the server for themselves, in a process of their own.

    python tests/besieger.py ADDRESS TIMES WAY...

`WAYS` says how, one after the other; each goes to its limit and `TIMES` as far beyond.
"""

import asyncio
import contextlib
import json
import resource
import sys
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import httpx
from hostile import SHAKEN, frame, hostile_record

LOST = (OSError, TimeoutError, asyncio.IncompleteReadError, httpx.HTTPError)
Way = Callable[[str, int], Coroutine[Any, Any, object]]


async def _line(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = address.removeprefix("http://").split(":")
    return await asyncio.open_connection(host, int(port))


async def _poured(address: str, begin: bytes, piece: bytes, times: int) -> None:
    """Bytes without end; what is answered is not read."""
    with contextlib.suppress(*LOST):
        _, writer = await _line(address)
        writer.write(begin)
        for _ in range(times):
            writer.write(piece)
            await asyncio.wait_for(writer.drain(), 5)
        writer.close()


async def _many(number: int, make: Callable[[], Awaitable[object]], at_once: int = 50) -> None:
    doors = asyncio.Semaphore(at_once)

    async def one() -> None:
        async with doors:
            with contextlib.suppress(*LOST):
                await make()

    await asyncio.gather(*(one() for _ in range(number)))


async def heads(address: str, times: int) -> None:
    begin = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\na: "
    await _many(times, lambda: _poured(address, begin, b"a" * 65_536, 92 * times))


async def addresses(address: str, times: int) -> None:
    await _many(times, lambda: _poured(address, b"GET /", b"a" * 65_536, 92 * times))


async def pings(address: str, times: int) -> None:
    await _many(times, lambda: _poured(address, SHAKEN, frame(b"x" * 100, 9) * 1000, 20 * times))


async def fragments(address: str, times: int) -> None:
    begin = SHAKEN + frame(b"", fin=False)
    await _many(times, lambda: _poured(address, begin, frame(b"", 0, fin=False) * 10_000, times))


async def idle(address: str, times: int) -> None:
    lines = []
    for _ in range(200 * times):
        with contextlib.suppress(*LOST):
            lines.append(await _line(address))
    await asyncio.gather(*(reader.read() for reader, _ in lines), return_exceptions=True)


async def halves(address: str, times: int) -> None:
    """Handshakes that are never finished."""
    await _many(200 * times, lambda: _poured(address, SHAKEN[:-2], b"", 0))


async def wrong_keys(address: str, times: int) -> None:
    hello = frame(b'{"t": "hello", "key": "none"}')

    async def one() -> None:
        reader, writer = await _line(address)
        writer.write(SHAKEN)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(hello)
        writer.transport.abort()

    await _many(200 * times, one)


def _asked(path: str, body: bytes | None, number: int) -> Way:
    async def ask(address: str, times: int) -> None:
        headers = {"X-Charthouse": "1"}
        async with httpx.AsyncClient(base_url=address, headers=headers, timeout=60, trust_env=False) as http:
            method = "GET" if body is None else "POST"
            await _many(number * times, lambda: http.request(method, path, content=body), 20)

    return ask


async def records(address: str, times: int) -> None:
    body = json.dumps({"record": hostile_record()}).encode()
    await _asked("/api/replay?seat=0", body, 1)(address, times)


CROWD = [{"kind": "person", "name": f"{n}"} for n in range(100)]
WAYS: dict[str, Way] = {
    "60 MB of header": heads,
    "60 MB of address": addresses,
    "pings unread": pings,
    "empty fragments": fragments,
    "idle connections": idle,
    "half handshakes": halves,
    "wrong keys": wrong_keys,
    "hostile records": records,
    "tables of a hundred": _asked("/api/tables", json.dumps({"mode": "link", "seats": CROWD}).encode(), 30),
    "slow numbers": _asked("/api/score", b"[" + b"1e300," * 600 + b"1]", 200),
    "long bodies": _asked("/api/score", b"x" * 600_000, 20),
    "codes to scan": _asked("/api/qr", json.dumps({"text": "x" * 400}).encode(), 60),
    "words of a language": _asked("/locale/ru.ftl", None, 200),
    "links guessed": _asked("/api/keys", b'{"link": "none"}', 200),
}


def main() -> int:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))
    address, times, *ways = sys.argv[1:]
    for way in ways:
        asyncio.run(WAYS[way](address, int(times)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
