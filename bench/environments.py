"""Steps a second and memory of the environments, alone and in batches. Actions are drawn at random.

    python bench/environments.py [--seconds 2] [--json]

One step is one drawing of one player. The plain rules play the same kind of game in the same run, so the
ratio says what the fast lane brings on any machine. Of many tables a second ratio says what the environment
leaves of the lane's own rate: `Batch.step` of random actions, `reset` of games that are over, and `observe`
into arrays that were made before; the rounds of the two are taken in turn.
"""

import argparse
import json
import resource
import time
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium as gym
import numpy as np

from charthouse.bots import bot
from charthouse.bots.table import play_out
from charthouse.games import game
from charthouse.lab import cartographers_v0, charterstone_v0
from charthouse.lab.cartographers.fast import Batch

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

    def add_many(name: str, step: Callable[[], int], count: int, players: int = 1) -> Row:
        steps, lane = rates((step, alone(count, players)), wish.seconds)
        rows.append({"name": name, "steps": steps, "ratio": steps / plain, "lane": steps / lane})
        return rows[-1]

    for count in (1, 64, 4096):
        add_many(f"`make_vec`, {count} tables", vector(count), count)["kB"] = held(count) / 1024
    add_many("`make_vec`, 4096 tables, `copy=False`", vector(4096, copy=False), 4096)
    for players in (2, 4, 8):
        add(f"`cartographers_v0.parallel_env`, {players} players", parallel(players), plain)
    for players in (2, 4, 8):
        count = 4096 // players
        name = f"`cartographers_v0.vector_env`, {count} tables of {players} players, `copy=False`"
        add_many(name, seated(count, players), count, players)
    stone = rate(plain_rules("charterstone", 2), wish.seconds)
    rows.append({"name": "plain rules of Charterstone, 2 players", "steps": stone, "ratio": 1.0})
    add("`charterstone_v0.env`, 2 players", village(2), stone)
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    if wish.json:
        print(json.dumps({"rows": rows, "MB": megabytes}))
        return
    for row in rows:
        size = f"{row['kB']:10,.0f} kB" if "kB" in row else ""
        lane = f"{row['lane']:6.2f} of the lane" if "lane" in row else ""
        print(f"{row['name']:78}{row['steps']:12,.0f} steps/s {row['ratio']:8.1f} x {lane} {size}")
    print(f"memory at the end: {megabytes} MB")


def held(count: int) -> int:
    """Bytes of the records of so many tables and of what is seen of them."""
    envs: Any = gym.make_vec(NAME, num_envs=count)
    seen = sum(array.nbytes for array in envs.reset(seed=1)[0].values())
    tables = envs.unwrapped._games.tables
    return int(seen + tables.tables.nbytes + tables.maps.nbytes)


def rate(step: Callable[[], int], seconds: float) -> float:
    return rates((step,), seconds)[0]


def rates(ways: Sequence[Callable[[], int]], seconds: float) -> list[float]:
    """Steps a second of processor time, the best of five rounds taken in turn: other work only slows down."""
    best = [0.0] * len(ways)
    for turn in range(5 * len(ways)):
        number = turn % len(ways)
        ways[number]()
        began, steps = time.process_time(), 0
        while (spent := time.process_time() - began) < seconds / 5:
            steps += ways[number]()
        best[number] = max(best[number], steps / spent)
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


def vector(count: int, copy: bool = True) -> Callable[[], int]:
    envs: Any = gym.make_vec(NAME, num_envs=count, copy=copy)
    envs.reset(seed=1)

    def step() -> int:
        envs.step(envs._games.tables.random_actions()[:, 0])
        return count

    return step


def alone(count: int, players: int) -> Callable[[], int]:
    """The lane by itself, with observations and masks."""
    games = Batch(count, players)
    games.reset(0)
    seen, numbers = games.observe(), iter(range(0, 10**12, count))

    def step() -> int:
        games.step(games.random_actions(1))
        if games.over.any():
            games.reset(next(numbers), games.over)
        games.observe(seen)
        return count * players

    return step


def seated(count: int, players: int) -> Callable[[], int]:
    envs = cartographers_v0.vector_env(count, players=players, copy=False)
    envs.reset(seed=1)

    def step() -> int:
        envs.step(envs.tables.random_actions())
        return count * players

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
    env, rng = charterstone_v0.raw_env(players=players), np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        player = env.agent_selection
        if env.terminations[player]:
            env.reset()
            player = env.agent_selection
        env.step(int(rng.choice(np.flatnonzero(env.observe(player)["action_mask"]))))
        return 1

    return step


if __name__ == "__main__":
    main()
