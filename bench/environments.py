"""Steps a second and memory of the environments, alone and in batches. Actions are drawn at random.

    python bench/environments.py [--seconds 2] [--json]

One step is one drawing of one player; in Charterstone it is one decision of the rules, in as many parts as it
has. The plain rules play the same kind of game in the same run, so the ratio says what the fast lane brings
on any machine. All take turns, and so does catanatron where `bench/lab.py` has brought it.
Of many tables a second ratio says what the environment leaves of the lane's own rate: `Batch.step` of random
actions, `reset` of games that are over, and `observe` into arrays that were made before.
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
from charthouse.lab.cartographers.fast import Batch

Row = dict[str, Any]
Works = dict[str, Callable[[], int]]
NAME = "Charthouse/CartographersSolo-v0"
TABLES = (1, 64, 4096)
ROUNDS = 9
CATAN = "catanatron, 2 players"
COPY = "`make_vec`, 4096 tables, `copy=False`"
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
        COPY: vector(4096, copy=False),
        **{f"`cartographers_v0.parallel_env`, {players} players": parallel(players) for players in (2, 4, 8)},
        **{seats_name(players): seated(4096 // players, players) for players in (2, 4, 8)},
    }
    lanes: Works = {
        **{f"`make_vec`, {count} tables": alone(count, 1) for count in TABLES},
        COPY: alone(4096, 1),
        **{seats_name(players): alone(4096 // players, players) for players in (2, 4, 8)},
    }
    stone: Works = {
        "plain rules of Charterstone, 2 players": plain_rules("charterstone", 2),
        "`charterstone_v0.env`, 2 players": village(2),
    }
    rows = [*compared(works, lanes, wish.seconds), *compared(stone, {}, wish.seconds, CATAN)]
    for row, count in zip(rows[2:], TABLES, strict=False):
        row["kB"] = held(count) / 1024
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    if wish.json:
        print(json.dumps({"rows": rows, "MB": megabytes}))
        return
    for row in rows:
        size = f"{row['kB']:10,.0f} kB" if "kB" in row else ""
        lane = f"{row['lane']:6.2f} of the lane" if "lane" in row else ""
        print(f"{row['name']:78}{row['steps']:12,.0f} steps/s {row['ratio']:8.2f} x {lane} {size}")
    print(f"memory at the end: {megabytes} MB")


def seats_name(players: int) -> str:
    return f"`cartographers_v0.vector_env`, {4096 // players} tables of {players} players, `copy=False`"


def held(count: int) -> int:
    """Bytes of the records of so many tables and of what is seen of them."""
    envs: Any = gym.make_vec(NAME, num_envs=count)
    seen = sum(array.nbytes for array in envs.reset(seed=1)[0].values())
    tables = envs.unwrapped._games.tables
    return int(seen + tables.tables.nbytes + tables.maps.nbytes)


def compared(works: Works, lanes: Works, seconds: float, peer: str = "") -> list[Row]:
    """Steps a second of processor time, the best of nine rounds taken in turn: other work only slows down.

    The ratio is to the first of them; the second one to the lane that is named like it.
    """
    best, lane = dict.fromkeys(works, 0.0), dict.fromkeys(lanes, 0.0)
    with peers(PEERS if peer else None) as others:
        asked = {name: measured for (name, _), measured in others.items() if name == peer}
        for _ in range(ROUNDS):
            for name, step in works.items():
                best[name] = max(best[name], rate(step, seconds / ROUNDS))
                if name in lanes:
                    lane[name] = max(lane[name], rate(lanes[name], seconds / ROUNDS))
            for name, measured in asked.items():
                best[name] = max(best.get(name, 0.0), measured()[0])
    beside = best[next(iter(works))]
    rows: list[Row] = [
        {"name": name, "steps": steps, "ratio": steps / beside} for name, steps in best.items()
    ]
    return [row | ({"lane": row["steps"] / lane[row["name"]]} if row["name"] in lane else {}) for row in rows]


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
