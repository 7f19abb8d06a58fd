"""The command of `dealt.py`, but everybody has to be quick: connections may take a second for each thing."""

import sys

from dealt import deal

from charthouse.cli import main
from charthouse.server import connections, limits

if __name__ == "__main__":  # the bots' processes import this file too
    connections.HEAD_SECONDS = connections.BODY_SECONDS = limits.STALLED_SECONDS = 1.0
    deal()
    sys.exit(main())
