"""Where work is done: here, in threads, in processes, or on a Ray cluster. The work is the same function.

Each runner takes tasks as it can and hands the results over as they come, in any order. It keeps few
tasks waiting, so there may be any number of them.
"""

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
from typing import Any, TypeVar

from charthouse.bots.workers import WORKERS, end_all, stay_with_the_parent
from charthouse.core.game import BadText

T = TypeVar("T")
R = TypeVar("R")
Runner = Callable[[Callable[[T], R], Iterable[T]], Iterator[R]]


def here(work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
    return map(work, tasks)


def in_threads(work: Callable[[T], R], tasks: Iterable[T], count: int) -> Iterator[R]:
    """Pays for bots that spend their time in compiled code."""
    pool = ThreadPoolExecutor(count)
    try:
        yield from _as_done(pool, work, tasks, count)
    finally:
        pool.shutdown(cancel_futures=True)


def in_processes(work: Callable[[T], R], tasks: Iterable[T], count: int) -> Iterator[R]:
    pool = ProcessPoolExecutor(count, WORKERS, initializer=stay_with_the_parent)
    try:
        yield from _as_done(pool, work, tasks, count)
    except BaseException:
        end_all()
        raise
    finally:  # waits: a pool that is still closing when Python ends says so with a traceback
        pool.shutdown(cancel_futures=True)


def _as_done(pool: Executor, work: Callable[[T], R], tasks: Iterable[T], count: int) -> Iterator[R]:
    left = iter(tasks)
    waiting = {pool.submit(work, task) for task in islice(left, 2 * count)}
    while waiting:
        done: set[Future[R]]
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        waiting |= {pool.submit(work, task) for task in islice(left, len(done))}
        for future in done:
            yield future.result()


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
