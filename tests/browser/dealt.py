"""The command `charthouse`, whole, but dealt from a phrase: a journey meets the same cards every time.

Another CHARTHOUSE_JOURNEY deals other cards.
"""

import os
import sys

from charthouse.cli import main
from charthouse.core import fair
from charthouse.server import commands

if __name__ == "__main__":  # the bots' processes import this file too
    phrase = os.environ.get("CHARTHOUSE_JOURNEY", "a journey")
    fair.new_secret = lambda: fair.secret_of(phrase)
    commands.entropy_of = lambda table: ()
    sys.exit(main())
