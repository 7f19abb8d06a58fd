"""The one list of bots. A bot chooses from a view and never sees the state."""

from collections.abc import Callable
from random import Random
from typing import Any

from charthouse.bots.greedy import greedy
from charthouse.bots.random import random
from charthouse.core.game import AnyGame, BadText

Bot = Callable[[AnyGame, Any, Random], Any]

BOTS: dict[str, Bot] = {"random": random, "greedy": greedy}


def bot(name: str) -> Bot:
    if name not in BOTS:
        raise BadText("bad-bot", found=name[:40], known=", ".join(BOTS))
    return BOTS[name]
