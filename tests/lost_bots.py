"""The command of `dealt.py`, but the bots of CHARTHOUSE_LOST answer nothing, in the way of CHARTHOUSE_WAY."""

import os
import sys
import time
from typing import Any

from dealt import deal

from charthouse.bots import Bot, bot
from charthouse.bots.random import random
from charthouse.cli import main
from charthouse.server import bot_pool, scheduler

SERVING = __name__ == "__main__"
WAY = os.environ.get("CHARTHOUSE_WAY", "")


def lost(*asked: Any) -> Any:
    if SERVING:
        return random(*asked)
    if WAY == "dies":
        os._exit(1)
    if WAY == "breaks":
        raise RuntimeError("a bot of which nobody has thought")
    return time.sleep(600)


bot_pool.THOUGHT_SECONDS = 5.0
scheduler.PAUSE = 0.1


def _found(name: str, compiled: bool | None = None) -> Bot:
    return lost if name in os.environ.get("CHARTHOUSE_LOST", "").split() else bot(name, compiled)


vars(bot_pool)["bot"] = _found

if __name__ == "__main__":
    deal()
    sys.exit(main())
