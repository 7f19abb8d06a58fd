"""Random play in other libraries, each as its users drive it, for bench/lab.py and bench/environments.py.

It tells the names of those that run here, then measures whichever it is asked for, a line of JSON each: so
all of them, and we, are measured in turn. What is not installed, or does not run, is left out.
"""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

SECONDS = 0.25
Work = Callable[[], tuple[int, int]]
works: dict[tuple[str, str], Work] = {}


@contextmanager
def peers(python: Path | None) -> Iterator[dict[tuple[str, str], Callable[[], tuple[float, float]]]]:
    """The libraries that run in that Python, each with a call that measures it there for a moment."""
    if python is None or not python.exists():
        yield {}
        return
    command = [str(python), __file__]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:

        def measured(name: str, kind: str) -> tuple[float, float]:
            print(json.dumps([name, kind]), file=other.stdin, flush=True)
            steps, games = json.loads(other.stdout.readline())  # type: ignore[union-attr]
            return steps, games

        names = json.loads(other.stdout.readline())  # type: ignore[union-attr]
        yield {(name, kind): partial(measured, name, kind) for name, kind in names}


def timed(work: Work) -> tuple[float, float]:
    """Steps and games a second, CPU time, of a work that plays a little and returns games and steps."""
    began, games, steps = time.process_time(), 0, 0
    while (spent := time.process_time() - began) < SECONDS:
        more = work()
        games, steps = games + more[0], steps + more[1]
    return steps / spent, games / spent


def tell(name: str, kind: str, work: Work) -> None:
    try:
        work()
        works[name, kind] = work
    except Exception as error:
        print(f"{name}: {error!r}", file=sys.stderr)


def openspiel() -> None:
    import pyspiel

    rng = random.Random(1)
    for title, text in (
        ("hex 11x11", "hex(num_cols=11,num_rows=11)"),
        ("connect four", "connect_four"),
        ("go 9x9", "go(board_size=9)"),
    ):
        game = pyspiel.load_game(text)

        def play(game: Any = game) -> tuple[int, int]:
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                steps += 1
            return 1, steps

        tell(f"OpenSpiel {title}", "Python loop", play)


def pettingzoo() -> None:
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    rng = random.Random(1)

    def play() -> tuple[int, int]:
        env.reset(seed=1)
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = [action for action, free in enumerate(seen["action_mask"]) if free]
            env.step(legal[int(rng.random() * len(legal))])
            steps += 1
        return 1, steps

    tell("PettingZoo connect four", "Python loop", play)


def catanatron() -> None:
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    def play() -> tuple[int, int]:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE)])
        steps = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            steps += 1
        return 1, steps

    tell("catanatron, 2 players", "Python loop", play)


def pgx() -> None:
    import jax  # type: ignore[import-not-found]
    import jax.numpy as jnp  # type: ignore[import-not-found]
    import pgx  # type: ignore[import-not-found]

    for title, size, steps in (("connect_four", 2048, 42), ("hex", 256, 121)):
        env = pgx.make(title)
        init, step = jax.vmap(env.init), jax.vmap(env.step)

        @jax.jit  # type: ignore[untyped-decorator,unused-ignore]
        def play_all(
            key: Any, init: Any = init, step: Any = step, size: int = size, steps: int = steps
        ) -> Any:
            def one(carry: Any, key: Any) -> Any:
                state, done = carry
                logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
                state = step(state, jax.random.categorical(key, logits, axis=-1))
                return (state, done + (~state.terminated).sum()), None

            state = init(jax.random.split(key, size))
            return jax.lax.scan(one, (state, 0), jax.random.split(key, steps))[0][1]

        def play(size: int = size, run: Any = play_all) -> tuple[int, int]:
            return size, int(run(jax.random.PRNGKey(0)))

        tell(f"pgx {title.replace('_', ' ')}, batch {size}", "compiled batch", play)


if __name__ == "__main__":
    os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])  # one core each
    for peer in (openspiel, pettingzoo, catanatron, pgx):
        try:
            peer()
        except Exception as error:
            print(f"{peer.__name__}: {error!r}", file=sys.stderr)
    print(json.dumps(list(works)), flush=True)
    for asked in sys.stdin:
        print(json.dumps(timed(works[tuple(json.loads(asked))])), flush=True)
