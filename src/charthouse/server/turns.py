"""Turns: who waits for something that few can have at once stands in a line of their own, and the lines are
served in turn. Whoever asks a hundred times waits for a hundred; the others wait for one.
"""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator


class Turns:
    def __init__(self, free: int) -> None:
        self._free = free
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def waiting(self, who: str) -> int:
        return len(self._lines.get(who, ()))

    @property
    def all_waiting(self) -> int:
        return sum(map(len, self._lines.values()))

    @contextlib.asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Waits until it is the turn of this one."""
        if self._free:
            self._free -= 1
        else:
            called = asyncio.get_running_loop().create_future()
            self._lines.setdefault(who, deque()).append(called)
            try:
                await called
            except asyncio.CancelledError:
                if called.done() and not called.cancelled():  # it was its turn at this very moment
                    self._next()
                raise
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        while self._lines:
            who, line = self._lines.popitem(last=False)
            called = line.popleft()
            if line:
                self._lines[who] = line  # behind the others
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
