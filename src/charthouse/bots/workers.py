"""The processes in which bots think: they do not hear Ctrl-C, and they do not outlive who started them."""

import multiprocessing
import os
import signal
import sys
from multiprocessing import resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Thread


class _Worker(SpawnProcess):
    """Ctrl-C goes to a whole group of processes. Who started this one hears it and decides.

    The signal is held back before the process begins: one that is still importing would answer Ctrl-C
    with a traceback.
    """

    def start(self) -> None:
        if sys.platform == "win32":
            super().start()
            return
        resource_tracker.ensure_running()  # lets the signal through when it starts
        heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, heard)


class _Workers(SpawnContext):
    Process = _Worker


WORKERS = _Workers()  # spawned: a fork would copy running threads


def stay_with_the_parent() -> None:
    """What a worker does first. One whose parent was killed has nothing left to do."""
    Thread(target=_leave_with_the_parent, daemon=True).start()


def _leave_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None  # noqa: S101 (this is a worker)
    parent.join()
    os._exit(1)


def end_all() -> None:
    """Nobody waits for a thought."""
    for worker in WORKERS.active_children():
        worker.kill()
