"""The processes in which bots think, beside the terminal that started them."""

import subprocess
import sys

STARTED_AND_INTERRUPTED = """
import os, signal
from charthouse.bots.workers import WORKERS
worker = WORKERS.Process(target=print, args=("a thought",))
try:
    worker.start()
    os.killpg(0, signal.SIGINT)  # what Ctrl-C does
    signal.pause()
except KeyboardInterrupt:
    worker.join()
    print("interrupted")
"""


def test_ctrl_c_is_for_who_started_the_worker_even_while_that_is_starting() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", STARTED_AND_INTERRUPTED],
        capture_output=True,
        text=True,
        start_new_session=True,
        timeout=60,
        check=True,
    )
    assert ran.stdout.splitlines() == ["a thought", "interrupted"]
    assert ran.stderr == ""
