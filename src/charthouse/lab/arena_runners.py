"""Where work is done: here, in threads, in processes, or on a Ray cluster. The work is the same function.

Each runner takes tasks as it can and hands the results over as they come, in any order. It keeps few
tasks waiting, so there may be any number of them.
"""

import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from importlib import import_module
from itertools import islice
from threading import Thread, Timer
from typing import Any, TypeVar

from charthouse.core.game import BadText

T = TypeVar("T")
R = TypeVar("R")
Runner = Callable[[Callable[[T], R], Iterable[T]], Iterator[R]]


def here(work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
    return map(work, tasks)


def in_threads(work: Callable[[T], R], tasks: Iterable[T], count: int) -> Iterator[R]:
    """Pays for bots that spend their time in compiled code."""
    with ThreadPoolExecutor(count) as pool:
        yield from _as_done(pool, work, tasks, count)


def in_processes(work: Callable[[T], R], tasks: Iterable[T], count: int) -> Iterator[R]:
    context = multiprocessing.get_context("spawn")  # a fork would copy running threads
    with ProcessPoolExecutor(count, context, initializer=_stay_with_the_parent) as pool:
        yield from _as_done(pool, work, tasks, count)


def _as_done(pool: Executor, work: Callable[[T], R], tasks: Iterable[T], count: int) -> Iterator[R]:
    left = iter(tasks)
    waiting = {pool.submit(work, task) for task in islice(left, 2 * count)}
    try:
        while waiting:
            done: set[Future[R]]
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(work, task) for task in islice(left, len(done))}
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _stay_with_the_parent() -> None:
    """A worker ends soon after an interrupt, which the parent is to notice first, and does not outlive it."""
    signal.signal(signal.SIGINT, lambda *_: Timer(2, os._exit, (1,)).start())
    Thread(target=_leave_with_the_parent, daemon=True).start()


def _leave_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None  # noqa: S101 (this is a worker)
    parent.join()
    os._exit(1)


def on_ray(work: Callable[[T], R], tasks: Iterable[T], address: str | None = None) -> Iterator[R]:
    """On the cluster at this address, or on one that is started for this machine."""
    ray: Any = import_module("ray")  # an extra of its own, large and without types
    small = {} if address else {"object_store_memory": 200 * 2**20, "include_dashboard": False}
    try:
        _check_address(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **small)
    except (OSError, ValueError):
        raise BadText("bad-ray", address=str(address)) from None
    try:
        remote = ray.remote(work)
        cores = int(ray.cluster_resources()["CPU"])
        left = iter(tasks)
        waiting = [remote.remote(task) for task in islice(left, 2 * cores)]
        while waiting:
            done, waiting = ray.wait(waiting)
            waiting += [remote.remote(task) for task in islice(left, len(done))]
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _check_address(address: str | None) -> None:
    """Ray would try for many minutes to reach a place where nobody answers."""
    host, colon, port = (address or "").removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=10).close()
