"""One solo game of Cartographers from a Python loop, with as little as possible between Python and the rules.

from charthouse.lab.cartographers.single import Single

game = Single(side="B")
choices = game.reset(7)
while choices:
    choices = game.pick(choices // 2)   # by number, or game.step(action) with one of game.actions()
print(game.stars, game.rating)
"""

from operator import index
from typing import Any

import numpy as np

from charthouse.games.cartographers.lane import single
from charthouse.lab.cartographers.fast import ACTIONS, Actions, Batch
from charthouse.lab.checks import known, seed_of
from charthouse.lab.compiled import direct, twin


class Single:
    """The same game as a `Batch` of one, which it holds as `batch`."""

    def __init__(self, **options: Any) -> None:
        known(options, ("edicts", "edition", "full_map", "side"))
        self.batch = Batch(1, 1, **options)
        self._tables, self._maps = self.batch.tables, self.batch.maps
        self._actions = np.empty(ACTIONS, np.int64)
        entries = twin(single.__name__)
        self._begin = direct(entries.begin_one, self._tables, self._maps, np.uint64(), *self.batch.rules)
        self._pick = direct(entries.pick_one, self._tables, self._maps, 0)
        self._act = direct(entries.act_one, self._tables, self._maps, 0)
        self._list = direct(entries.list_actions, self._maps, self._actions)

    def reset(self, seed: int) -> int:
        """A new game, that of a batch with this seed; says how many drawings there are to choose from."""
        return self._begin(self._tables, self._maps, seed_of(seed), *self.batch.rules)  # type: ignore[no-any-return]

    def pick(self, number: int) -> int:
        """The drawing of that number; says how many there are then, 0 when the game is over."""
        return self._pick(self._tables, self._maps, index(number))  # type: ignore[no-any-return]

    def step(self, action: int) -> int:
        """As `pick`, by action."""
        return self._act(self._tables, self._maps, index(action))  # type: ignore[no-any-return]

    def actions(self) -> Actions:
        """What may be done now; `pick(n)` does the n-th of them."""
        return self._actions[: self._list(self._maps, self._actions)].copy()

    @property
    def over(self) -> bool:
        return bool(self.batch.over[0])

    @property
    def stars(self) -> int:
        return int(self.batch.stars[0, 0])

    @property
    def rating(self) -> int:
        return int(self.batch.ratings[0, 0])
