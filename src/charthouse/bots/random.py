"""Takes any legal action."""

from random import Random
from typing import Any

from charthouse.core.game import AnyGame


def random(game: AnyGame, view: Any, rng: Random) -> Any:
    return game.offer(view).pick(rng)
