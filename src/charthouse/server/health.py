"""Health: whether this server can do what it is for, asked by whoever keeps it running."""

import asyncio
import time

from charthouse.server.store import Store, StoreBroken

PATIENCE = 3.0
"""Seconds within which the store has to have written."""
FRESH = 1.0
"""So long an answer holds: asking often costs nothing."""


class Health:
    def __init__(self, store: Store) -> None:
        self.ready = False
        """Started, and not about to stop."""
        self.lag = 0.0
        """Seconds that the store took when it was last asked to write."""
        self._store = store
        self._asked: asyncio.Task[bool] | None = None
        self._at = 0.0

    async def writes(self) -> bool:
        """Whether the store has just written something and has said that it is durable."""
        old = self._asked is None or (self._asked.done() and time.monotonic() - self._at > FRESH)
        if self._asked is None or old:
            self._asked = asyncio.get_running_loop().create_task(self._try())
        return await asyncio.shield(self._asked)

    async def _try(self) -> bool:
        began = time.monotonic()
        try:
            await asyncio.wait_for(self._store.beat(), PATIENCE)
        except (StoreBroken, TimeoutError):
            return False
        finally:
            self._at = time.monotonic()
            self.lag = self._at - began
        return True
