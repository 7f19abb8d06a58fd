"""The command `charthouse`, whole, but dealt from a phrase: a test meets the same cards every time.

Another CHARTHOUSE_JOURNEY deals other cards.
"""

import os
import sys

from charthouse.cli import main
from charthouse.core import fair
from charthouse.server import commands


def deal() -> None:
    phrase = os.environ.get("CHARTHOUSE_JOURNEY", "a journey")
    fair.new_secret = lambda: fair.secret_of(phrase)
    commands.entropy_of = lambda table: ()


if __name__ == "__main__":  # the bots' processes import this file too
    deal()
    sys.exit(main())
