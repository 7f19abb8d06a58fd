"""Steps a second and memory of the environments, alone and in batches. Actions are drawn at random.

    python bench/environments.py [--seconds 2] [--json]

One step is one drawing of one player; in Charterstone it is one decision of the rules, in as many parts as it
has. The plain rules play the same kind of game in the same run, so the ratio says what the fast lane brings
on any machine. All take turns, and so does catanatron where `bench/lab.py` has brought it.
"""

import argparse
import json
import resource
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import gymnasium as gym
from peers import peers  # type: ignore[import-not-found,unused-ignore]

from charthouse.bots import bot
from charthouse.bots.playout import play_out
from charthouse.games import game
from charthouse.lab import cartographers_v0, charterstone_v0

Row = dict[str, Any]
Works = dict[str, Callable[[], int]]
NAME = "Charthouse/CartographersSolo-v0"
TABLES = (1, 64, 4096)
ROUNDS = 9
CATAN = "catanatron, 2 players"
PEERS = Path(__file__).parents[1] / ".venv" / "peers" / "bin" / "python"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asked.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    asked.add_argument("--json", action="store_true", help="for a program to read")
    wish = asked.parse_args()
    works: Works = {
        "plain rules, with their record": plain_rules("cartographers", 1),
        "`Charthouse/CartographersSolo-v0`": single(),
        **{f"`make_vec`, {count} tables": vector(count) for count in TABLES},
        **{f"`cartographers_v0.parallel_env`, {players} players": parallel(players) for players in (2, 4, 8)},
    }
    stone: Works = {
        "plain rules of Charterstone, 2 players": plain_rules("charterstone", 2),
        "`charterstone_v0.env`, 2 players": village(2),
    }
    rows = [*compared(works, wish.seconds), *compared(stone, wish.seconds, CATAN)]
    for row, count in zip(rows[2:], TABLES, strict=False):
        row["kB"] = held(count) / 1024
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    if wish.json:
        print(json.dumps({"rows": rows, "MB": megabytes}))
        return
    for row in rows:
        size = f"{row['kB']:10,.0f} kB" if "kB" in row else ""
        print(f"{row['name']:52}{row['steps']:12,.0f} steps/s {row['ratio']:8.2f} x {size}")
    print(f"memory at the end: {megabytes} MB")


def held(count: int) -> int:
    """Bytes of the records of so many tables and of what is seen of them."""
    envs: Any = gym.make_vec(NAME, num_envs=count)
    seen = sum(array.nbytes for array in envs.reset(seed=1)[0].values())
    tables = envs.unwrapped._tables
    return int(seen + tables.tables.nbytes + tables.maps.nbytes)


def compared(works: Works, seconds: float, peer: str = "") -> list[Row]:
    """Steps a second of processor time, the best of nine rounds taken in turn: other work only slows down.

    The ratio is to the first of them.
    """
    best = dict.fromkeys(works, 0.0)
    with peers(PEERS if peer else None) as others:
        asked = {name: measured for (name, _), measured in others.items() if name == peer}
        for _ in range(ROUNDS):
            for name, step in works.items():
                best[name] = max(best[name], rate(step, seconds / ROUNDS))
            for name, measured in asked.items():
                best[name] = max(best.get(name, 0.0), measured()[0])
    beside = best[next(iter(works))]
    return [{"name": name, "steps": steps, "ratio": steps / beside} for name, steps in best.items()]


def rate(step: Callable[[], int], seconds: float) -> float:
    began, steps = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds:
        steps += step()
    return steps / spent


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
