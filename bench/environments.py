"""Steps a second and memory of the environments, alone and in batches. Actions are drawn at random.

    python bench/environments.py [--seconds 2]

One step is one drawing of one player. The plain rules play the same kind of game in the same run, so the
ratio says what the fast lane brings on any machine.
"""

import argparse
import resource
import time
from collections.abc import Callable
from typing import Any

import gymnasium as gym

from charthouse.bots import bot
from charthouse.bots.table import play_out
from charthouse.games import game
from charthouse.lab import cartographers_v0

NAME = "Charthouse/CartographersSolo-v0"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    seconds = asked.parse_args().seconds
    plain = rate(plain_rules(), seconds)
    print(f"{'plain rules, with its record':36}{plain:12,.0f} steps/s")
    row("one environment", rate(single(), seconds), plain, 1)
    for count in (1, 64, 4096):
        row(f"{count} at once", rate(vector(count), seconds), plain, count)
    for players in (2, 4, 8):
        row(f"{players} players, parallel", rate(parallel(players), seconds), plain, players)
    print(f"memory at the end: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB")


def row(name: str, steps: float, plain: float, count: int) -> None:
    envs: Any = gym.make_vec(NAME, num_envs=count)
    envs.reset(seed=1)
    seen = sum(array.nbytes for array in envs.reset()[0].values())
    held = envs.unwrapped._tables.tables.nbytes + envs.unwrapped._tables.maps.nbytes
    size = f"{(seen + held) / 1024:10,.0f} kB" if "at once" in name else ""
    print(f"{name:36}{steps:12,.0f} steps/s {steps / plain:8.1f} x {size}")


def rate(step: Callable[[], int], seconds: float) -> float:
    """Steps a second of processor time, the best of five rounds: other work only slows down."""
    step()
    best = 0.0
    for _ in range(5):
        began, steps = time.process_time(), 0
        while (spent := time.process_time() - began) < seconds / 5:
            steps += step()
        best = max(best, steps / spent)
    return best


def plain_rules() -> Callable[[], int]:
    played, random, number = game("cartographers"), bot("random"), iter(range(10**9))
    return lambda: play_out(played, [random], {}, str(next(number)))[1]


def single() -> Callable[[], int]:
    env: Any = gym.make(NAME, disable_env_checker=True).unwrapped
    env.reset(seed=1)

    def step() -> int:
        _, _, terminated, _, _ = env.step(int(env._tables.random_actions()[0, 0]))
        if terminated:
            env.reset()
        return 1

    return step


def vector(count: int) -> Callable[[], int]:
    envs: Any = gym.make_vec(NAME, num_envs=count)
    envs.reset(seed=1)

    def step() -> int:
        envs.step(envs._tables.random_actions()[:, 0])
        return count

    return step


def parallel(players: int) -> Callable[[], int]:
    env = cartographers_v0.parallel_env(players=players)
    env.reset(seed=1)

    def step() -> int:
        if not env.agents:
            env.reset()
        tables = env._table.tables
        actions = tables.random_actions()[0]
        asked = tables.asked[0]
        nothing = env.action_space(env.agents[0]).n - 1  # type: ignore[attr-defined]
        env.step({agent: int(actions[at]) if asked[at] else nothing for at, agent in enumerate(env.agents)})
        return players

    return step


if __name__ == "__main__":
    main()
