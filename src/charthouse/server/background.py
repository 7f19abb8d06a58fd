"""Work that goes on by itself. The event loop holds tasks weakly: they are kept here until they end."""

import asyncio
from collections.abc import Coroutine
from typing import Any

_tasks: set[asyncio.Task[object]] = set()


def start(work: Coroutine[Any, Any, object]) -> None:
    task = asyncio.get_running_loop().create_task(work)
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)
