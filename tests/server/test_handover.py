"""Handover: a newer server takes the place of one that runs, and nobody who plays there loses anything."""

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path
from random import Random

import pytest
from arena import BATTERY
from crowd import replaced_under_load
from patron import DEALT, PATIENCE, House, Patron, choice, open_table, person
from shell import refusal, run

from charthouse.server.control import NAME

pytestmark = pytest.mark.anyio


async def test_a_server_is_replaced_under_load_and_nothing_is_lost(own_house: House) -> None:
    await replaced_under_load(own_house, own_house, 10 if BATTERY else 2)


async def test_a_server_calls_its_successor_at_a_signal(own_house: House) -> None:
    """And says to whoever supervises it which process is the one to watch."""
    own_house.stop()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as supervisor:
        supervisor.bind(str(own_house.data / "told"))
        supervisor.settimeout(PATIENCE)
        own_house.env = {"NOTIFY_SOCKET": str(own_house.data / "told")}
        own_house.open()
        assert supervisor.recv(1000) == b"READY=1"
        table = await open_table(own_house, "solo", person("Ana"))
        async with Patron(own_house, table.key) as ana:
            first = await ana.accepted(choice(ana.face, Random(1)))
        pid = own_house.pid
        own_house.call(signal.SIGUSR2)
        name, _, follower = (await asyncio.to_thread(supervisor.recv, 1000)).decode().partition("=")
        assert name == "MAINPID"
        assert int(follower) != pid
        assert await asyncio.to_thread(supervisor.recv, 1000) == b"READY=1"
        assert os.path.exists(f"/proc/{follower}")
    async with Patron(own_house, table.key) as ana:
        assert ana.state["seq"] == first["seq"]
        await ana.accepted(choice(ana.face, Random(2)))


async def test_taking_over_where_nobody_serves_is_an_ordinary_start(tmp_path: Path) -> None:
    with House(tmp_path / "data", "--data", str(tmp_path / "data"), "--take-over") as house:
        await open_table(house, "solo", person("Ana"))
        house.stop()
        assert not (house.data / NAME).exists()
        house.open()
        house.kill()
        assert (house.data / NAME).exists()
        house.open()
        assert house.said == ""


async def test_who_cannot_start_takes_nothing_over(own_house: House) -> None:
    table = await open_table(own_house, "solo", person("Ana"))
    words = ("serve", "--data", str(own_house.data), "--take-over")
    assert refusal(run(*words, "--port", "a few"))
    async with Patron(own_house, table.key) as ana:
        await ana.accepted(choice(ana.face, Random(1)))


async def test_sockets_of_a_supervisor_are_served(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        handle = listener.fileno()
        program = (
            "import os, sys; os.dup2(int(sys.argv[1]), 3); os.environ.update(LISTEN_PID=str(os.getpid()), "
            "LISTEN_FDS='1'); os.execv(sys.argv[2], sys.argv[2:])"
        )
        os.set_inheritable(handle, True)
        handed = (sys.executable, "-c", program, f"{handle}", *DEALT)
        with House(tmp_path / "data", program=handed, handed=(handle,)) as house:
            assert house.address == f"http://127.0.0.1:{listener.getsockname()[1]}"
            await open_table(house, "solo", person("Ana"))
