"""Absence: whether the store is away for longer than a moment, which every viewer is told alike.

Nobody's move is waited for to find it out, nor looked at: what viewers are told must not be a sign that
somebody has decided. So the store is tried by the clock, every second.
"""

import asyncio
import contextlib
from collections.abc import Callable

from charthouse.server.store import Store, StoreBroken

EVERY = 1.0
"""Seconds between two tries."""
MOMENT = 1.0
"""So long a try may take before anybody is told."""


async def watch(store: Store, tell: Callable[[bool], None]) -> None:
    """Tells whether the store is away, at least whenever that has changed."""
    with contextlib.suppress(StoreBroken):  # it was told where the store is watched, and the server stops
        while True:
            await asyncio.sleep(EVERY)
            late = asyncio.get_running_loop().call_later(MOMENT, tell, True)
            try:
                await store.try_out()
            finally:
                late.cancel()
            tell(False)
