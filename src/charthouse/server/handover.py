"""Handover: a newer server takes the place of one that runs, with its listening sockets.

Whoever connects meanwhile waits in the sockets' line: they are open all the time, whoever holds them.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from charthouse.core.game import BadText
from charthouse.server import supervisor
from charthouse.server.control import Control, Line, Reply

ARGUMENT = "--take-over"
PATIENCE = 20.0
"""Seconds in which the other server ends."""


class Predecessor:
    """The server of a folder that is to be replaced; it goes on as it was until it is asked to end."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._line = Line(folder)
        self.listeners = self._line.ask("listeners")[1]

    def end(self) -> None:
        """Waits until it has told its viewers, written its last row and closed its database."""
        self._line.ask("end", pid=os.getpid())
        if not self._line.wait_for_the_end(PATIENCE):
            raise BadText("bad-take-over", path=str(self._folder))


def predecessor(folder: Path) -> Predecessor | None:
    """The server that runs on this folder, if one does and can be asked."""
    try:
        return Predecessor(folder)
    except (FileNotFoundError, ConnectionRefusedError, AttributeError):
        return None  # nobody is there, or this machine has no sockets with names
    except OSError:
        raise BadText("bad-take-over", path=str(folder)) from None


def rehearse(start: Callable[[Path], Any]) -> None:
    """Does everything once in a folder that nobody needs: loaded and compiled, it is quick when it counts."""
    with tempfile.TemporaryDirectory() as folder:
        store = start(Path(folder))
        asyncio.run(store.close())


def answering(folder: Path, listeners: Sequence[socket.socket], end: Callable[[], None]) -> Control:
    """The control socket of a server that lets itself be replaced."""

    async def give(asked: dict[str, Any]) -> Reply:
        return Reply({}, listeners)

    async def go(asked: dict[str, Any]) -> Reply:
        supervisor.tell(MAINPID=asked.get("pid", ""))
        end()
        return Reply()

    return Control(folder, {"listeners": give, "end": go})


_successor: subprocess.Popen[bytes] | None = None


def hear_the_call() -> None:
    """At the signal USR2 a successor is started."""
    if hasattr(signal, "SIGUSR2"):
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR2, _call_successor)


def _call_successor() -> None:
    """Starts the command of this server anew, whatever version it is by now, to take over from this one."""
    global _successor
    if _successor is None or _successor.poll() is not None:
        words = [word for word in sys.orig_argv if word != ARGUMENT]
        _successor = subprocess.Popen([*words, ARGUMENT], stdin=subprocess.DEVNULL)  # noqa: S603 (our own)
