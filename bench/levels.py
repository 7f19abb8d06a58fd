"""How long a bot thinks at each level of the page, at every kind of table, compiled and plain; 1 s at most.

    python bench/levels.py

One seat is the bot, the others play at random; the slowest of its moves counts, in time of the processor. The
table goes to docs/bots.md.
"""

import os
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from charthouse.bots import LEVELS, bot, scout, warm
from charthouse.bots.playout import players
from charthouse.core import fair, match
from charthouse.games import game

PAGE = Path(__file__).parent.parent / "docs/bots.md"
BEGIN, END = "<!-- written by bench/levels.py -->", "<!-- to here, levels -->"
CARTOGRAPHERS = game("cartographers")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"side": "B", "skills": True}),
    (2, {"skills": True}),
    (3, {"edition": "2019"}),
    (8, {"side": "B", "skills": True}),
]
BAR = 1000


def choose(name: str, view: Any, rng: Random, compiled: bool) -> Any:
    kind, _, text = name.partition(":")
    if kind != "scout":
        return bot(name)(CARTOGRAPHERS, view, rng)
    budget = scout.budget(text) if text else scout.Budget()
    return scout.think(CARTOGRAPHERS, view, rng, budget, compiled)[0].action


def slowest(name: str, count: int, options: dict[str, Any], compiled: bool) -> float:
    """The longest a move of the first seat takes in a whole game, in milliseconds."""
    current = match.start(CARTOGRAPHERS, players(count), options, fair.secret_of("levels"))
    rng, found = Random("levels"), 0.0
    while current.turn:
        for seat in current.turn.seats:
            view = CARTOGRAPHERS.observe(current.state, seat)
            began = time.thread_time()
            action = choose("random" if seat else name, view, rng, compiled)
            if seat == 0:
                found = max(found, 1000 * (time.thread_time() - began))
            current = match.submit(current, seat, action)
    return found


def main() -> int:
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    warm("scout", CARTOGRAPHERS)
    lines = [f"| slowest move, ms | {' | '.join(LEVELS)} |", f"|---|{'---:|' * len(LEVELS)}"]
    most = 0.0
    for compiled in (True, False):
        for count, options in TABLES:
            moves = [slowest(name, count, options, compiled) for name in LEVELS]
            most = max(most, *moves)
            chosen = [f"{key} {value}" if value is not True else key for key, value in options.items()]
            table = ", ".join([f"{count} player{'s' if count > 1 else ''}", *chosen])
            how = "compiled" if compiled else "plain"
            lines.append(f"| {table}, {how} | {' | '.join(f'{move:.0f}' for move in moves)} |")
            print(lines[-1], flush=True)
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(before + "\n".join([BEGIN, "", *lines, "", END]) + after, encoding="utf-8")
    return int(most > BAR)


if __name__ == "__main__":
    sys.exit(main())
