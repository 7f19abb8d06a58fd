"""Background tasks: work that goes on by itself, kept here until it ends; the event loop holds it weakly."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from charthouse.server.log import failed
from charthouse.server.store import StoreBroken

tasks: set[asyncio.Task[object]] = set()


def start(work: Coroutine[Any, Any, object]) -> None:
    task = asyncio.get_running_loop().create_task(_done(work))
    tasks.add(task)
    task.add_done_callback(tasks.discard)


async def _done(work: Coroutine[Any, Any, object]) -> None:
    try:
        await work
    except StoreBroken:  # it was told where the store is watched, and the server stops
        pass
    except Exception as error:  # one task is not the house
        failed("task-failed", error)
