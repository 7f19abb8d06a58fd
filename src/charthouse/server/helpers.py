"""Helpers: processes that do one thing after the other, beside the event loop, within time and memory.

One that dies, or takes longer than it may, is ended; the next thing is for a new one.
"""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from charthouse.bots.workers import WORKERS, stay_with_the_parent
from charthouse.core.game import Problem
from charthouse.server.turns import Turns

END_SECONDS = 5.0
"""So long a process that was killed may take to be gone."""


class Unhelped(Exception):  # noqa: N818 (it says what became of who asked)
    """The helper gave no answer: it died, took too long, needed too much memory, or could not be started."""


class Helpers:
    """So many at most; a process is started when it is first needed."""

    def __init__(self, count: int = 1, most_bytes: int = 0, behind: int = 0) -> None:
        self._turns = Turns(count)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="helper")
        self._most_bytes = most_bytes
        """Of memory, where the system knows such a bound; 0 is none."""
        self._behind = behind
        """How far it stands behind other processes when all have something to do."""
        self._lock = threading.Lock()
        self._idle: list[_Helper] = []
        self._busy: set[_Helper] = set()
        self._closed = False

    def waiting(self, who: str) -> int:
        return self._turns.waiting(who)

    @property
    def all_waiting(self) -> int:
        return self._turns.all_waiting

    async def ask(self, who: str, seconds: float, call: Callable[..., Any], *args: Any) -> Any:
        """What `call` makes of these; raises its `Problem`. It is a function that has a name in a module."""
        async with self._turns.turn(who):
            if self._closed:
                raise asyncio.CancelledError
            loop = asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(self._threads, self._ask, seconds, call, args)
            except Unhelped:
                if self._closed:
                    raise asyncio.CancelledError from None
                raise

    def _ask(self, seconds: float, call: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """In a thread, which waits for the helper."""
        try:
            helper = self._taken()
        except OSError as error:
            raise Unhelped(f"no process could be started: {error.strerror}") from None
        try:
            done, answer = helper.ask(seconds, call, args)
        except BaseException:
            helper.end()
            raise
        finally:
            with self._lock:
                self._busy.discard(helper)
                if helper.well:
                    self._idle.append(helper)
        if not done:
            raise answer
        return answer

    def _taken(self) -> "_Helper":
        with self._lock:
            self._idle = [helper for helper in self._idle if helper.alive]
            helper = self._idle.pop() if self._idle else _Helper(self._most_bytes, self._behind)
            self._busy.add(helper)
            if self._closed:
                helper.end()
            return helper

    def close(self) -> None:
        """Nobody waits for them."""
        with self._lock:
            self._closed = True
            for helper in (*self._idle, *self._busy):
                helper.end()
        self._threads.shutdown()


class _Helper:
    """One process, and the line to it."""

    def __init__(self, most_bytes: int, behind: int) -> None:
        self._line, other = WORKERS.Pipe()
        try:
            self._process = WORKERS.Process(target=_help, args=(other, most_bytes, behind), daemon=True)
            self._process.start()
        except BaseException:
            self._line.close()
            raise
        finally:
            other.close()
        self.well = True

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def ask(self, seconds: float, call: Callable[..., Any], args: tuple[Any, ...]) -> tuple[bool, Any]:
        """Whether it was done, and what came of it or why not."""
        try:
            self._line.send((call, args))
            if not self._line.poll(seconds):
                raise Unhelped(f"no answer within {seconds:g} seconds")
            done, answer, self.well = self._line.recv()
        except (EOFError, OSError):
            raise Unhelped("the process ended") from None
        if not self.well:
            self.end()
        return done, answer

    def end(self) -> None:
        self.well = False
        self._process.kill()
        self._process.join(END_SECONDS)
        with suppress(OSError):
            self._line.close()


def _help(line: Connection, most_bytes: int, behind: int) -> None:
    """Runs in a process of its own."""
    stay_with_the_parent()
    _stay_small(most_bytes, behind)
    with suppress(EOFError, OSError):  # nobody is there any more
        while True:
            call, args = line.recv()
            line.send(_done(call, args))


def _done(call: Callable[..., Any], args: tuple[Any, ...]) -> tuple[bool, Any, bool]:
    """Whether it is done, what came of it or why nothing did, and whether the process may go on."""
    try:
        return True, call(*args), True
    except Problem as problem:
        return False, problem, True
    except MemoryError:
        return False, Unhelped("it needed too much memory"), False
    except Exception as error:
        return False, Unhelped(f"{type(error).__name__}: {error}"[:400]), False


def _stay_small(most_bytes: int, behind: int) -> None:
    if sys.platform == "win32":
        return
    os.nice(behind)
    if most_bytes:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (most_bytes, most_bytes))
