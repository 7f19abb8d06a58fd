"""Steps a second and memory of the environments, alone and in batches. Actions are drawn at random.

    python bench/environments.py [--seconds 2] [--json]

One step is one drawing of one player. The plain rules play the same kind of game in the same run, so the
ratio says what the fast lane brings on any machine.
"""

import argparse
import json
import resource
import time
from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium as gym

from charthouse.bots import bot
from charthouse.bots.table import play_out
from charthouse.games import game
from charthouse.lab import cartographers_v0, charterstone_v0

Row = dict[str, Any]
NAME = "Charthouse/CartographersSolo-v0"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    asked.add_argument("--json", action="store_true", help="for a program to read")
    wish = asked.parse_args()
    plain = rate(plain_rules("cartographers", 1), wish.seconds)
    rows: list[Row] = [{"name": "plain rules, with their record", "steps": plain, "ratio": 1.0}]

    def add(name: str, step: Callable[[], int], beside: float) -> Row:
        steps = rate(step, wish.seconds)
        rows.append({"name": name, "steps": steps, "ratio": steps / beside})
        return rows[-1]

    add("`Charthouse/CartographersSolo-v0`", single(), plain)
    for count in (1, 64, 4096):
        add(f"`make_vec`, {count} tables", vector(count), plain)["kB"] = held(count) / 1024
    for players in (2, 4, 8):
        add(f"`cartographers_v0.parallel_env`, {players} players", parallel(players), plain)
    stone = rate(plain_rules("charterstone", 2), wish.seconds)
    rows.append({"name": "plain rules of Charterstone, 2 players", "steps": stone, "ratio": 1.0})
    add("`charterstone_v0.env`, 2 players", village(2), stone)
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    if wish.json:
        print(json.dumps({"rows": rows, "MB": megabytes}))
        return
    for row in rows:
        size = f"{row['kB']:10,.0f} kB" if "kB" in row else ""
        print(f"{row['name']:52}{row['steps']:12,.0f} steps/s {row['ratio']:8.1f} x {size}")
    print(f"memory at the end: {megabytes} MB")


def held(count: int) -> int:
    """Bytes of the records of so many tables and of what is seen of them."""
    envs: Any = gym.make_vec(NAME, num_envs=count)
    seen = sum(array.nbytes for array in envs.reset(seed=1)[0].values())
    tables = envs.unwrapped._tables
    return int(seen + tables.tables.nbytes + tables.maps.nbytes)


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


def plain_rules(name: str, players: int) -> Callable[[], int]:
    played, random, number = game(name), bot("random"), iter(range(10**9))
    return lambda: play_out(played, [random] * players, {}, str(next(number)))[1]


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


def village(players: int) -> Callable[[], int]:
    env, rng = charterstone_v0.raw_env(players=players), Random(1)
    table: Any = env._table
    numbers = iter(range(10**9))

    def play() -> int:
        """A whole game, as the plain rules play one. Decisions are counted, not the parts of an action."""
        env.reset(seed=next(numbers))
        decisions = 0
        while not table.over:
            allowed = env.observe(env.agent_selection)["action_mask"].nonzero()[0]
            env.step(allowed[int(rng.random() * len(allowed))])
            decisions += not table.chosen
        return decisions

    return play


if __name__ == "__main__":
    main()
