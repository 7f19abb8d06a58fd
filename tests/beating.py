"""The command of `dealt.py`, but a server gives a sign of life twice a second and hears soon of a new key."""

import sys

from dealt import deal

from charthouse.cli import main
from charthouse.server import app, rotation

if __name__ == "__main__":  # the bots' processes import this file too
    app.BEAT_SECONDS, rotation.SOON = 0.5, 4.0  # a busy machine beats late
    deal()
    sys.exit(main())
