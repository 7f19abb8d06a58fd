"""How even the charters of Charterstone are: bots play, charters and seats rotated through every order.

    python bench/balance.py --bot random --games 10000
    python bench/balance.py --bot greedy --games 1000

A charter's share of wins is counted over the games it takes part in (a shared win counts in parts) and
compared with an even share; its mean points with those of all charters. The bars are in `BARS`; what is
out of balance is put right in the content files, nowhere else. With few games a charter may never be dealt:
then nothing is said of it.
"""

import argparse
import json
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from charthouse.bots import bot
from charthouse.core import codec, fair
from charthouse.core.game import CHANCE, Chance, Outcome, Player
from charthouse.games import game

CHARTERSTONE = game("charterstone")
CHARTERS = [land["id"] for land in codec.builtins(CHARTERSTONE.contents())["charters"]]
BARS = {"random": {"wins": 0.10}, "greedy": {"points": 0.03}}


class Result(NamedTuple):
    charters: tuple[str, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    rounds: float
    parts: dict[str, int]


def play(task: tuple[str, int, int]) -> Result:
    """One game, without records: the bots see views, chance answers from a seed."""
    name, players, number = task
    orders = list(permutations(CHARTERS, players))
    charters = orders[number % len(orders)]
    seats = tuple(Player(charter) for charter in charters)
    state: Any = CHARTERSTONE.setup(CHARTERSTONE.expand({"charters": list(charters)}, players), seats)
    seed, rng, choose = fair.secret_of(f"balance/{number}"), Random(number), bot(name)
    while (question := CHARTERSTONE.waiting(state)) is not None:
        if isinstance(question, Chance):
            seat, action = CHANCE, question.menu[fair.draw(seed, question.label, len(question.menu))]
        else:
            seat = question.seats[0]
            action = choose(CHARTERSTONE, CHARTERSTONE.observe(state, seat), rng)
        for event in CHARTERSTONE.decide(state, seat, action):
            state = CHARTERSTONE.evolve(state, event)
    outcome = CHARTERSTONE.outcome(state)
    assert isinstance(outcome, Outcome)
    parts: dict[str, int] = defaultdict(int)
    for standing in outcome.standings:
        for part, points in standing.because.items():
            parts[part] += points
    return Result(
        charters,
        tuple(standing.score for standing in outcome.standings),
        tuple(standing.rank for standing in outcome.standings),
        state.turn / players,
        dict(parts),
    )


def report(results: list[Result], players: int) -> dict[str, Any]:
    wins: dict[str, list[float]] = defaultdict(list)
    points: dict[str, list[int]] = defaultdict(list)
    seats: dict[int, list[float]] = defaultdict(list)
    for result in results:
        shared = result.ranks.count(1)
        for seat, charter in enumerate(result.charters):
            won = (result.ranks[seat] == 1) / shared
            wins[charter].append(won)
            seats[seat].append(won)
            points[charter].append(result.points[seat])
    dealt = [charter for charter in CHARTERS if charter in points]
    mean = fmean(n for result in results for n in result.points)
    return {
        "games": len(results),
        "players": players,
        "mean_points": round(mean, 2),
        "mean_winner": round(fmean(max(result.points) for result in results), 2),
        "rounds": round(fmean(result.rounds for result in results), 1),
        "wins": {charter: round(fmean(wins[charter]) * players - 1, 4) for charter in dealt},
        "points": {charter: round(fmean(points[charter]) / mean - 1, 4) for charter in dealt},
        "seats": [round(fmean(won) * players - 1, 4) for _, won in sorted(seats.items())],
        "parts": {
            part: round(fmean(result.parts[part] for result in results) / players, 2)
            for part in results[0].parts
        },
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=1)
    wish = parser.parse_args()
    tasks = [(wish.bot, wish.players, number) for number in range(wish.games)]
    with ProcessPoolExecutor(wish.jobs) as pool:
        results = list(pool.map(play, tasks, chunksize=20))
    found = report(results, wish.players)
    print(json.dumps(found, indent=1))
    bars = BARS.get(wish.bot, {})
    worst = {what: max(abs(share) for share in found[what].values()) for what in bars}
    for what, bar in bars.items():
        print(f"{what}: at most {worst[what]:.1%} from even, bar {bar:.0%}", file=sys.stderr)
    return 0 if all(worst[what] <= bar for what, bar in bars.items()) else 1


if __name__ == "__main__":
    sys.exit(main())
