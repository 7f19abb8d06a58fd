"""How fast the engine is in plain CPython, as a ratio to a plain loop in the same process.

    make bench

Each figure is how often the work is done in the time of one plain loop (`x = 0`, then a million times
`x += i`, inside a function): best of five, the loop and the work alternating. Ratios travel between
machines; seconds do not.
"""

import json
import platform
import sys
import time
from collections.abc import Callable
from itertools import islice
from random import Random

from charthouse.bots.playout import play_out
from charthouse.bots.random import random
from charthouse.core.match import Match, recorded
from charthouse.core.replay import steps
from charthouse.games import game
from charthouse.games.cartographers import scoring
from charthouse.games.cartographers.sheet import Sheet

ROUNDS = 5
BARS = {"boards": 350, "solo games": 25, "three-player games": 8, "Charterstone decisions": 130}
CARTOGRAPHERS = game("cartographers")
CHARTERSTONE = game("charterstone")


def plain_loop() -> int:
    x = 0
    for i in range(1_000_000):
        x += i
    return x


def seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def per_loop(work: Callable[[], object], units: int) -> tuple[float, float]:
    """Units done in the time of one plain loop, and units a second."""
    loop = best = float("inf")
    for _ in range(ROUNDS):
        loop = min(loop, seconds(plain_loop))
        best = min(best, seconds(work))
    return units * loop / best, units / best


def games(players: int, count: int) -> list[Match]:
    """Whole random games through the views, with records and hash chain."""
    return [play_out(CARTOGRAPHERS, [random] * players, {}, f"bench/{n}")[0] for n in range(count)]


def decisions(count: int) -> int:
    """Decisions of whole random games of Charterstone at a table of four, with records and hash chain."""
    return sum(play_out(CHARTERSTONE, [random] * 4, {}, f"bench/{n}")[1] for n in range(count))


def sheets(count: int) -> list[Sheet]:
    """Sheets as they stand in games: of both sides, after any number of turns."""
    rng = Random(1)
    found: list[Sheet] = []
    number = 0
    while len(found) < count:
        options = {"side": "AB"[number % 2]}
        played, _ = play_out(CARTOGRAPHERS, [random] * 2, options, f"sheets/{number}")
        kept = rng.randrange(1, len(played.entries))
        state = next(islice(steps(CARTOGRAPHERS, recorded(played)), kept, None)).after
        found += [map.sheet for map in (*state.public.maps, *played.state.public.maps)]
        number += 1
    return found[:count]


def score_all(boards: list[Sheet]) -> None:
    for board in boards:
        for card in scoring.CARDS:
            scoring.stars(card, board)


def main() -> int:
    boards = sheets(400)
    games(1, 20)  # warm up
    figures = {
        "boards": per_loop(lambda: score_all(boards), len(boards)),
        "solo games": per_loop(lambda: games(1, 25), 25),
        "three-player games": per_loop(lambda: games(3, 10), 10),
        "Charterstone decisions": per_loop(lambda: decisions(3), decisions(3)),
    }
    if "--json" in sys.argv:
        print(json.dumps({name: round(ratio, 2) for name, (ratio, _) in figures.items()}))
        return 0
    print(f"CPython {platform.python_version()}, {platform.machine()}\n")
    print(f"{'':24}{'per plain loop':>16}{'bar':>8}{'a second':>12}")
    for name, (ratio, rate) in figures.items():
        print(f"{name:24}{ratio:16.1f}{BARS[name]:8}{rate:12.0f}")
    return 0 if all(ratio >= BARS[name] for name, (ratio, _) in figures.items()) else 1


if __name__ == "__main__":
    sys.exit(main())
