"""The control socket: asked by the owner of the folder, in lines of JSON, with sockets beside them."""

import asyncio
import contextlib
import socket
import stat
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from charthouse.server.control import NAME, Control, Line, Reply

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def answering(folder: Path) -> AsyncIterator[Control]:
    async def echo(asked: dict[str, Any]) -> Reply:
        return Reply({"heard": asked})

    async def listeners(asked: dict[str, Any]) -> Reply:
        return Reply({}, [listener])

    with socket.create_server(("127.0.0.1", 0)) as listener:
        control = Control(folder, {"echo": echo, "listeners": listeners})
        control.open()
        try:
            yield control
        finally:
            control.close()


async def asked(folder: Path, what: str, **more: Any) -> tuple[dict[str, Any], list[socket.socket]]:
    with await asyncio.to_thread(Line, folder) as line:
        return await asyncio.to_thread(line.ask, what, **more)


async def test_a_question_is_answered_to_the_owner_alone(tmp_path: Path) -> None:
    async with answering(tmp_path):
        assert stat.S_IMODE((tmp_path / NAME).stat().st_mode) == 0o600
        said, _ = await asked(tmp_path, "echo", table="ünï")
        assert said == {"heard": {"ask": "echo", "table": "ünï"}}
    assert not (tmp_path / NAME).exists()


async def test_a_socket_travels_and_goes_on_listening(tmp_path: Path) -> None:
    async with answering(tmp_path):
        _, (listener,) = await asked(tmp_path, "listeners")
    with listener, socket.create_connection(listener.getsockname()), listener.accept()[0]:
        pass


async def test_what_is_not_known_is_answered_too(tmp_path: Path) -> None:
    async with answering(tmp_path):
        assert (await asked(tmp_path, "nothing"))[0] == {"error": "unknown"}
        with contextlib.closing(socket.socket(socket.AF_UNIX)) as line:
            line.connect(str(tmp_path / NAME))
            line.sendall(b"[[[\nnull\n")
            assert await asyncio.to_thread(line.recv, 100) != b""
        assert (await asked(tmp_path, "echo"))[0] == {"heard": {"ask": "echo"}}


async def test_a_folder_with_a_long_name_can_be_asked(tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 30) / ("longer" * 20)
    folder.mkdir(parents=True)
    async with answering(folder):
        assert (await asked(folder, "echo"))[0] == {"heard": {"ask": "echo"}}


async def test_the_newest_server_of_a_folder_answers_and_keeps_its_name(tmp_path: Path) -> None:
    async with answering(tmp_path) as first, answering(tmp_path):
        first.close()
        first.close()
        assert (await asked(tmp_path, "echo"))[0] == {"heard": {"ask": "echo"}}


async def test_whoever_waits_hears_the_end(tmp_path: Path) -> None:
    async with answering(tmp_path) as control:
        with await asyncio.to_thread(Line, tmp_path) as line:
            await asyncio.to_thread(line.ask, "echo")
            assert not await asyncio.to_thread(line.wait_for_the_end, 0.05)
            control.close()
            assert await asyncio.to_thread(line.wait_for_the_end, 10)


async def test_where_nobody_serves_nobody_answers(tmp_path: Path) -> None:
    with pytest.raises((FileNotFoundError, ConnectionRefusedError)):
        Line(tmp_path)
    async with answering(tmp_path):
        left = (tmp_path / NAME).stat()
        (tmp_path / "kept").hardlink_to(tmp_path / NAME)
    (tmp_path / "kept").rename(tmp_path / NAME)  # as after a kill
    assert (tmp_path / NAME).stat().st_ino == left.st_ino
    with pytest.raises((FileNotFoundError, ConnectionRefusedError)):
        Line(tmp_path)
    async with answering(tmp_path):
        assert (await asked(tmp_path, "echo"))[0] == {"heard": {"ask": "echo"}}
