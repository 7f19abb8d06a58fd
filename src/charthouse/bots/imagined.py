"""A game imagined through its rules alone: rivals and the rest of the game follow what gains most at once."""

from collections.abc import Sequence
from random import Random
from typing import Any

from charthouse.core.game import CHANCE, AnyGame, Chance

TRIES = 4
"""In an imagined game a seat takes the best of so many random actions."""


class Imagined:
    sign = 1
    trust = 0.0

    def __init__(self, game: AnyGame, view: Any) -> None:
        self.game = game
        self.view = view
        self.actions: list[Any] = []

    def look(self, keep: int) -> list[tuple[Any, float]]:
        """By what an action gains at once; the best drafts also with what may be added to them."""
        menu = self.game.offer(self.view)
        drafts = self._best(menu.drafts(), keep)
        more = [action for draft, _ in drafts[:2] for action in menu.extensions(draft)]
        found = sorted([*drafts, *self._best(more, keep)], key=lambda choice: -choice[1])[:keep]
        self.actions = [action for action, _ in found]
        return found

    def _best(self, actions: Any, keep: int) -> list[tuple[Any, float]]:
        valued = [(action, float(self.game.gain(self.view, action))) for action in actions]
        return sorted(valued, key=lambda choice: -choice[1])[:keep]

    def imagine(self, chosen: Sequence[int], rng: Random, games: int) -> Sequence[float]:
        sums = [0.0] * len(chosen)
        for _ in range(games):
            luck = rng.getrandbits(64)
            for place, number in enumerate(chosen):
                sums[place] += self._played(self.actions[number], Random(luck))  # noqa: S311 (no secret)
        return sums

    def _played(self, action: Any, rng: Random) -> float:
        """How many points ahead this seat ends, if it does this now."""
        game, seat = self.game, self.view.seat
        state = self._after(game.imagine(self.view, rng), seat, action)
        while question := game.waiting(state):
            if isinstance(question, Chance):
                state = self._after(state, CHANCE, question.menu[rng.randrange(len(question.menu))])
            else:
                asked = question.seats[0]
                state = self._after(state, asked, self._quick(game.observe(state, asked), rng))
        outcome = game.outcome(state)
        assert outcome is not None  # noqa: S101 (a game that ended has one)
        scores = {standing.seat: standing.score for standing in outcome.standings}
        rivals = [score for other, score in scores.items() if other != seat]
        return float(scores[seat] - max(rivals, default=0))

    def _after(self, state: Any, seat: int, action: Any) -> Any:
        for event in self.game.decide(state, seat, action):
            state = self.game.evolve(state, event)
        return state

    def _quick(self, view: Any, rng: Random) -> Any:
        menu = self.game.offer(view)
        tries = [menu.pick(rng) for _ in range(TRIES)]
        return max(tries, key=lambda action: self.game.gain(view, action))
