"""Background tasks: work that goes on by itself, kept here until it ends; the event loop holds it weakly."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

from charthouse.server.store import StoreBroken

tasks: set[asyncio.Task[object]] = set()


def start(work: Coroutine[Any, Any, object]) -> None:
    task = asyncio.get_running_loop().create_task(_done(work))
    tasks.add(task)
    task.add_done_callback(tasks.discard)


async def _done(work: Coroutine[Any, Any, object]) -> None:
    with contextlib.suppress(StoreBroken):  # it was told where the store is watched, and the server stops
        await work
