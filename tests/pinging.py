"""The command of `dealt.py`, but sockets are pinged as often as the first word says, in seconds."""

import sys

from dealt import deal

from charthouse.cli import main
from charthouse.server import keepalive

if __name__ == "__main__":  # the bots' processes import this file too
    keepalive.PING_SECONDS = float(sys.argv.pop(1))
    deal()
    sys.exit(main())
