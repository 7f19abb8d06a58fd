"""Takes the action with the best immediate gain; of equals, any."""

from collections.abc import Iterable
from random import Random
from typing import Any

from charthouse.core.game import AnyGame


def greedy(game: AnyGame, view: Any, rng: Random) -> Any:
    menu = game.offer(view)
    draft = _best(game, view, menu.drafts(), rng)
    return _best(game, view, [draft, *menu.extensions(draft)], rng)


def _best(game: AnyGame, view: Any, actions: Iterable[Any], rng: Random) -> Any:
    best: list[Any] = []
    most = None
    for action in actions:
        gain = game.gain(view, action)
        if most is None or gain > most:
            best, most = [], gain
        if gain == most:
            best.append(action)
    return best[rng.randrange(len(best))]
