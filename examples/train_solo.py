"""A small policy learns solo Cartographers from its own games: plain numpy, a minute of one core.

    OPENBLAS_NUM_THREADS=1 python examples/train_solo.py --curve docs/pictures/training.svg

For every terrain one convolution says how good each space of the map is for it, from the space and its
four neighbours; which convolution depends on the edicts in play. A drawing is as good as its spaces
together, and the policy draws the better ones more often: a softmax over the actions that the mask
allows. It learns by the policy gradient: what earned more stars than usual becomes more likely.
"""

import argparse
import time
from functools import cache
from pathlib import Path
from typing import Any

import gymnasium as gym
import numpy as np

import charthouse.lab  # noqa: F401 (registers the environment)
from charthouse.lab.cartographers.tables import option_table

TERRAINS = ("forest", "village", "farm", "water", "monster")
SPACES = 121
EDICTS = 16
INPUTS = 9 * 5 + 5
"""Nine planes of a space and its neighbours, and whether each of the five lies on the map."""
CONTEXTS = 1 + 2 * EDICTS
"""A convolution for always, and for each edict one for the next two seasons and one for later."""


# --- what the policy looks at


def neighbourhoods(maps: Any) -> Any:
    """For each space of each map the planes of itself and its neighbours: [games, inputs, spaces]."""
    games = len(maps)
    ones = np.ones((games, 1, 11, 11), np.float32)
    padded = np.pad(np.concatenate([maps, ones], axis=1), ((0, 0), (0, 0), (1, 1), (1, 1)))
    around = [padded[:, :, 1 + down : 12 + down, 1 + right : 12 + right] for down, right in _CROSS]
    return np.concatenate(around, axis=1).reshape(games, INPUTS, SPACES)


_CROSS = ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1))


def contexts(seen: dict[str, Any]) -> Any:
    """Which convolutions count in each game: [games, contexts]."""
    season = seen["season"].argmax(axis=1)
    # A and B score in spring, B and C in summer, C and D in fall, D and A in winter.
    soon = np.stack([(letter - season) % 4 < 2 for letter in range(4)], axis=1)
    edicts = seen["edicts"].astype(np.float32)
    now, later = (edicts * soon[..., None]).sum(axis=1), (edicts * ~soon[..., None]).sum(axis=1)
    return np.concatenate([np.ones((len(season), 1), np.float32), now, later], axis=1)


@cache
def drawings(card: int, falls_back: bool) -> list[tuple[int, int, list[int]]]:
    """The options of a card: number, terrain, and how far each space lies from the anchor."""
    return [
        (option, TERRAINS.index(terrain), [11 * row + column for row, column in cells])
        for option, (terrain, cells) in enumerate(option_table(card, falls_back))
    ]


def groups(seen: dict[str, Any]) -> dict[tuple[int, bool], Any]:
    """The games by what they are asked to draw."""
    cards, squares = seen["card"].argmax(axis=1), seen["falls_back"][:, 0] > 0
    return {
        (int(card), square): np.flatnonzero((cards == card) & (squares == square))
        for card in set(cards.tolist())
        for square in (False, True)
    }


# --- the policy


class Policy:
    def __init__(self) -> None:
        self.weights = np.zeros((CONTEXTS, len(TERRAINS), INPUTS), np.float32)
        self._mean = np.zeros_like(self.weights)
        self._square = np.zeros_like(self.weights)
        self._steps = 0

    def chances(self, seen: dict[str, Any]) -> tuple[Any, Any, Any]:
        """The chance of every action, and what the gradient needs again."""
        around, context = neighbourhoods(seen["map"].astype(np.float32)), contexts(seen)
        filters = np.tensordot(context, self.weights, 1)
        worth = filters @ around  # of each space for each terrain
        values = np.zeros((len(worth), 16, SPACES), np.float32)
        for (card, square), games in groups(seen).items():
            for option, terrain, offsets in drawings(card, square) if len(games) else ():
                for offset in offsets:
                    values[games, option, : SPACES - offset] += worth[games, terrain, offset:]
        values = np.where(seen["action_mask"] > 0, values.reshape(len(worth), -1), -np.inf)
        values = np.exp(values - values.max(axis=1, keepdims=True))
        return values / values.sum(axis=1, keepdims=True), around, context

    def gradient(self, seen: dict[str, Any], pushed: Any, around: Any, context: Any) -> Any:
        """How the weights push the values of the actions so."""
        pushed = pushed.reshape(len(pushed), 16, SPACES)
        worth = np.zeros((len(pushed), len(TERRAINS), SPACES), np.float32)
        for (card, square), games in groups(seen).items():
            for option, terrain, offsets in drawings(card, square) if len(games) else ():
                for offset in offsets:
                    worth[games, terrain, offset:] += pushed[games, option, : SPACES - offset]
        return np.tensordot(context, worth @ around.transpose(0, 2, 1), ((0,), (0,)))

    def climb(self, gradient: Any, rate: float) -> None:
        """One step of Adam."""
        self._steps += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.01 * (gradient**2 - self._square)
        mean, square = self._mean / (1 - 0.9**self._steps), self._square / (1 - 0.99**self._steps)
        self.weights += rate * mean / (np.sqrt(square) + 1e-8)


# --- learning


def choose(chances: Any, rng: np.random.Generator) -> Any:
    sums = chances.cumsum(axis=1)
    return (sums > rng.random((len(chances), 1)) * sums[:, -1:]).argmax(axis=1)


def play_a_batch(envs: Any, policy: Policy, rng: np.random.Generator, rate: float) -> Any:
    """Whole games side by side, then one step up the gradient; returns their ratings.

    A game that is over is dealt anew by the environment; what follows there is not looked at.
    """
    seen, _ = envs.reset()
    steps: list[Any] = []
    playing, ratings = np.ones(envs.num_envs, np.bool_), np.zeros(envs.num_envs)
    while playing.any():
        seen["action_mask"][seen["action_mask"].sum(axis=1) == 0, 0] = 1  # over: any action deals anew
        chances, around, context = policy.chances(seen)
        actions = choose(chances, rng)
        after, rewards, terminated, _, infos = envs.step(actions)
        steps.append((seen, chances, around, context, actions, rewards * playing, playing.copy()))
        ended = terminated & playing
        if ended.any():
            ratings[ended] = infos["rating"][ended]
        playing &= ~ended
        seen = after
    _learn(policy, steps, rate)
    return ratings


def _learn(policy: Policy, steps: list[Any], rate: float) -> None:
    """What came after a drawing, less what usually comes at that time, pushes its chance."""
    to_come = np.zeros(len(steps[0][4]))
    total = np.zeros_like(policy.weights)
    for seen, chances, around, context, actions, rewards, playing in reversed(steps):
        to_come = rewards + to_come
        usual = to_come[playing].mean()
        spread = to_come[playing].std() + 1.0
        advantage = np.where(playing, (to_come - usual) / spread, 0).astype(np.float32)
        pushed = -chances
        pushed[np.arange(len(actions)), actions] += 1
        total += policy.gradient(seen, pushed * advantage[:, None], around, context)
    policy.climb(total / len(to_come), rate)


def train(seconds: float, games: int, seed: int, rate: float) -> tuple[Policy, list[tuple[int, float]]]:
    envs = gym.make_vec("Charthouse/CartographersSolo-v0", num_envs=games)
    envs.reset(seed=seed)
    policy, rng, curve = Policy(), np.random.default_rng(seed), []
    began, played = time.process_time(), 0
    while time.process_time() - began < seconds:
        ratings = play_a_batch(envs, policy, rng, rate)
        played += games
        curve.append((played, float(ratings.mean())))
        if len(curve) % 10 == 1:
            print(f"{played:7d} games  mean rating {ratings.mean():6.1f}")
    return policy, curve


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--seconds", type=float, default=60, help="of one core")
    asked.add_argument("--games", type=int, default=256, help="games side by side")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--rate", type=float, default=0.05)
    asked.add_argument("--curve", type=Path, help="draw the learning curve into this file")
    given = asked.parse_args()
    _, curve = train(given.seconds, given.games, given.seed, given.rate)
    if given.curve:
        draw(curve, given.curve)


def draw(curve: list[tuple[int, float]], path: Path) -> None:
    import matplotlib as mpl
    from matplotlib.figure import Figure

    played, ratings = np.array(curve).T
    width = max(1, len(curve) // 20)
    smooth = np.convolve(ratings, np.ones(width) / width, mode="valid")
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "charthouse"}):
        figure = Figure(figsize=(6.4, 3.2), layout="constrained")
        axes = figure.subplots()
        axes.plot(played, ratings, color="#1f5f8b", alpha=0.3)
        axes.plot(played[width - 1 :], smooth, color="#1f5f8b")
        axes.set_xlabel("games played")
        axes.set_ylabel("mean rating")
        axes.grid(alpha=0.3)
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


if __name__ == "__main__":
    main()
