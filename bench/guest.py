"""How strong a bot is as a guest at tables of Charterstone where all others are `greedy`, seats rotated.

    python bench/guest.py --bot scout --players 4 --games 100
    python bench/guest.py --bot scout:48n --players 4 --games 40 --from 11

A shared win counts in parts. With a budget in imagined games the result is the same on every machine. Each
game is a line of JSON; the last line is the sum.
"""

import argparse
import json
import time
from statistics import fmean

from charthouse.bots import bot
from charthouse.bots.playout import play_out
from charthouse.core import match
from charthouse.games import game

CHARTERSTONE = game("charterstone")


def play(name: str, players: int, number: int) -> dict[str, float]:
    seat = number % players
    bots = [bot(name if other == seat else "greedy") for other in range(players)]
    began = time.process_time()
    end, _ = play_out(CHARTERSTONE, bots, {}, f"duel/{number}")
    outcome = match.outcome(end)
    assert outcome is not None
    scores = [standing.score for standing in outcome.standings]
    winners = [standing.seat for standing in outcome.standings if standing.rank == 1]
    own = scores.pop(seat)
    return {
        "won": (seat in winners) / len(winners),
        "points": own,
        "others": fmean(scores),
        "rounds": end.state.turn / players,
        "seconds": time.process_time() - began,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--bot", default="scout")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--from", type=int, default=0, dest="first")
    wish = parser.parse_args()
    found = []
    for number in range(wish.first, wish.first + wish.games):
        found.append(play(wish.bot, wish.players, number))
        print(json.dumps({"game": number, **found[-1]}), flush=True)
    means = {key: round(fmean(each[key] for each in found), 3) for key in found[0]}
    print(json.dumps({"bot": wish.bot, "players": wish.players, "games": len(found), **means}))


if __name__ == "__main__":
    main()
