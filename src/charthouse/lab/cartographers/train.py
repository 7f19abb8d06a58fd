"""Learns the weights of the scout from its own practice: `python -m charthouse.lab.cartographers.train`.

The first set of weights starts from nothing, each other one from the set before it. Each has two lessons.

*Growth*: in each round the bot with one look-ahead plays practice games in which many drawings are any of the
best twenty, and every item's promise is fitted anew to what it grew by (ridge regression; older rounds fade).
A few games share a deal and its cards, and are fitted to how they differ: so no drawing is praised for luck.

*Comparison*: at every drawing of some more games a few of the best are played on, all with the same luck,
and all items together are fitted to how they fared. The first lesson is where the ridge pulls.

A seed repeats a run exactly.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from math import lcm
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from charthouse.bots.weights import Weights, write
from charthouse.games.cartographers.lane.printed import SOLO_VALUE
from charthouse.games.cartographers.outlook import WEIGHTS, comparison, practice, value
from charthouse.lab.compiled import twin, words

COMMAND = "python -m charthouse.lab.cartographers.train"
DEALS_A_ROUND = 1000
TOGETHER = 4
"""So many practice games share a deal and its cards."""
FIRST_ROUNDS, NEXT_ROUNDS = 6, 2
"""The first set is learned from nothing, each of the others from the one before."""
COMPARING_ROUNDS, COMPARED_DEALS = 4, 0.3
"""The second lesson has so many rounds, each with that share of the deals."""
EXPLORE = 0.35
"""The share of drawings that are any of the best."""
APART = 0.9
"""The share of the mean of such games that is taken away; what is left keeps the promises at their height."""
FADE_EARLY, FADE = 0.5, 0.97
EARLY = 3
RIDGE = 3.0
COMPARING_WHIMS, COMPARING_FADE, COMPARING_RIDGE = 0.2, 0.8, 30.0
TRIAL_GAMES = 2000


class School:
    """The kernels of practice with everything they work on."""

    def __init__(self, practice: ModuleType, sizes: ModuleType, solo_values: Sequence[int]) -> None:
        self.kernels = twin(practice.__name__)
        self.solo_values = np.array(solo_values)
        k = self.kernels
        self.desk = k.Desk(
            np.zeros(sizes.SLOTS),
            np.zeros(sizes.NODE),
            np.zeros(2 * k.FEATURES),
            np.zeros((16, 2), np.uint64),
            np.zeros(len(practice.AMBUSH), np.int64),
        )
        self.best = _best(k, k.WIDTH)
        self.notes = (
            np.zeros((TOGETHER, k.MOVES, k.SCORED, k.FEATURES)),
            np.zeros((TOGETHER, k.MOVES, k.SCORED)),
            np.zeros((k.MOVES, 3), np.int64),
            np.zeros((TOGETHER, k.SEASONS, k.SCORED)),
        )
        size = k.SLOTS * k.FEATURES
        self.squares = np.zeros((sizes.ITEMS, size, size))
        self.sums = np.zeros((sizes.ITEMS, size))
        self.row = (np.zeros(size), np.zeros(size, np.int64))

    def deals(self, rng: Any, games: int) -> Any:
        """One scoring card a category, any category under any letter."""
        most = lcm(*map(len, self.kernels.CATEGORIES))
        categories = np.array([cards * (most // len(cards)) for cards in self.kernels.CATEGORIES])
        order = np.argsort(rng.random((games, len(categories))), axis=1)
        return categories[order, rng.integers(0, categories.shape[1], order.shape)]

    def practise(self, name: str, weights: Any, rng: Any, deals: int) -> Any:
        """Plays with whims, and learns; the ratings."""
        whims = self.whims(rng, (deals, TOGETHER), EXPLORE)
        return self._played(name, weights, rng, whims, learning=True)

    def whims(self, rng: Any, games: tuple[int, ...], share: float) -> Any:
        """For every drawing which of the best is taken, or that it is the best."""
        shape = (*games, self.kernels.MOVES)
        whims = rng.integers(0, 1 << 16, shape)
        whims[rng.random(shape) >= share] = self.kernels.NO_WHIM
        return whims

    def trial(self, name: str, weights: Any, rng: Any, deals: int) -> Any:
        """Plays as well as it can; the ratings."""
        whims = np.full((deals, 1, self.kernels.MOVES), self.kernels.NO_WHIM)
        return self._played(name, weights, rng, whims, learning=False)

    def _played(self, name: str, weights: Any, rng: Any, whims: Any, *, learning: bool) -> Any:
        k = self.kernels
        sheet, players = k.SETS[name]
        deals = self.deals(rng, len(whims))
        stars = np.zeros(whims.shape[:2], np.int64)
        k.school(
            words(sheet),
            weights,
            deals,
            players,
            rng.integers(0, 1 << 16, (len(whims), k.LUCK)),
            whims,
            APART,
            self.desk,
            self.best,
            *self.notes,
            self.squares,
            self.sums,
            *self.row,
            stars,
            int(learning),
        )
        return stars - self.solo_values[deals].sum(axis=1, keepdims=True)

    def fade(self, share: float) -> None:
        self.squares *= share
        self.sums *= share

    def solved(self) -> Any:
        """The weights that fit best, item by item."""
        found = []
        for lower, sums in zip(self.squares, self.sums, strict=True):
            whole = lower + np.tril(lower, -1).T + RIDGE * np.eye(len(sums))
            found.append(np.linalg.solve(whole, sums))
        return np.concatenate(found)


class Comparison:
    """The second lesson, with what was summed up so far."""

    def __init__(self, school: School, comparison: ModuleType, weights: int) -> None:
        self.school = school
        self.kernels = k = twin(comparison.__name__)
        self.slate = k.Slate(
            np.zeros((k.COMPARED, k.TOLD)),
            np.zeros(k.COMPARED),
            np.zeros((k.TOLD, k.TOLD)),
            np.zeros(k.TOLD),
            np.zeros((k.SCORED, k.SLOTS)),
        )
        nothing = np.zeros(0, np.int64)
        self.no_ideas = k.Ideas(nothing, nothing, np.zeros((1, 2), np.uint64), nothing, _best(k, 1))
        self.squares = np.zeros((weights, weights))
        self.sums = np.zeros(weights)

    def practise(self, name: str, weights: Any, rng: Any, deals: int) -> Any:
        """Plays with whims, and compares; the ratings."""
        k, school = self.kernels, self.school
        sheet, players = school.kernels.SETS[name]
        dealt = school.deals(rng, deals)
        whims = school.whims(rng, (deals,), COMPARING_WHIMS)
        stars = np.zeros(deals, np.int64)
        self.squares *= COMPARING_FADE
        self.sums *= COMPARING_FADE
        k.compare(
            words(sheet),
            weights,
            dealt,
            players,
            rng.integers(0, 1 << 16, (deals, school.kernels.LUCK)),
            whims,
            rng.integers(0, 1 << 16, (*whims.shape, k.GAMES * k.LUCK)),
            school.desk,
            school.best,
            _best(school.kernels, 1),
            self.no_ideas,
            self.slate,
            self.squares,
            self.sums,
            stars,
        )
        return stars - school.solo_values[dealt].sum(axis=1)

    def solved(self, first: Any) -> Any:
        """The weights that fit best and are not far from those of the first lesson."""
        whole = np.tril(self.squares) + np.tril(self.squares, -1).T
        missed = self.sums - whole @ first
        return first + np.linalg.solve(whole + COMPARING_RIDGE * np.eye(len(first)), missed)


def _best(kernels: ModuleType, keep: int) -> Any:
    return kernels.Best(
        np.zeros(keep), np.zeros(keep, np.int64), np.zeros((keep, 2), np.uint64), np.zeros(keep, np.int64)
    )


def train(seed: int, rounds: tuple[int, int, int], deals: int, report: Any) -> Weights:
    school = School(practice, value, SOLO_VALUE)
    comparing = Comparison(school, comparison, value.WEIGHTS)
    weights = np.zeros(value.WEIGHTS)
    sets: dict[str, dict[str, list[float]]] = {}
    began = time.process_time()
    played = 0

    def told(name: str, lesson: str, turn: int, ratings: Any) -> None:
        spent = time.process_time() - began
        report(f"{name}, {lesson}, round {turn + 1}: practice {ratings.mean():.2f}, {spent:.0f} s")

    for number, name in enumerate(practice.SETS):
        rng = np.random.default_rng([seed, number])
        for turn in range(rounds[min(number, 1)]):
            school.fade(FADE_EARLY if turn < EARLY else FADE)
            ratings = school.practise(name, weights, rng, deals)
            weights = school.solved()
            played += ratings.size
            told(name, "growth", turn, ratings)
        first = weights
        for turn in range(rounds[2]):
            ratings = comparing.practise(name, weights, rng, max(1, round(COMPARED_DEALS * deals)))
            weights = comparing.solved(first)
            played += ratings.size
            told(name, "comparison", turn, ratings)
        trial = school.trial(name, weights, np.random.default_rng([seed, number, 1]), TRIAL_GAMES)
        report(f"{name}: one look-ahead {trial.mean():.2f} ± {1.96 * trial.std() / trial.size**0.5:.2f}")
        sets[name] = dict(zip(value.NAMES, weights.reshape(value.ITEMS, -1).tolist(), strict=True))
    return Weights(
        made_by=f"{COMMAND} --seed {seed} --rounds {' '.join(map(str, rounds))} --deals {deals}",
        seed=seed,
        games=played,
        seconds=round(time.process_time() - began),
        shape=(value.SLOTS, value.FEATURES),
        sets=sets,
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, nargs=3, default=(FIRST_ROUNDS, NEXT_ROUNDS, COMPARING_ROUNDS))
    parser.add_argument("--deals", type=int, default=DEALS_A_ROUND, help=f"a round, {TOGETHER} games each")
    parser.add_argument("--out", type=Path, help="the file; the one in the package if not given")
    given = parser.parse_args()
    learned = train(given.seed, tuple(given.rounds), given.deals, lambda text: sys.stderr.write(text + "\n"))
    (given.out or Path(str(WEIGHTS))).write_text(write(learned), encoding="utf-8")


if __name__ == "__main__":
    main()
