"""The command of `dealt.py`, on a machine whose clock jumps by as many seconds as a file says."""

import os
import sys
import time
from pathlib import Path

JUMPED = Path(os.environ["JUMPED"])
_told = time.time_ns


def jumped() -> int:
    return _told() + int(JUMPED.read_text() or 0) * 1_000_000_000


time.time_ns = jumped  # before anything of ours looks at the clock

from dealt import deal  # noqa: E402

from charthouse.cli import main  # noqa: E402

if __name__ == "__main__":  # the bots' processes import this file too
    deal()
    sys.exit(main())
