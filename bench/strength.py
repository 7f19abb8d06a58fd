"""How strong the scout is: many solo games on deals that no training saw, and duels with greedy.

    make bench-strength                                 everything, an hour of one free core
    python bench/strength.py --only "50 ms" --minutes 4 a part of it, a few minutes at a time

Every bot plays the same deals. A few games say little, because edicts differ much: so the mean of a bot is
also *adjusted* by how lucky its deals were for the one-look bot (a control variate), and what more time
brings is counted on deals that both played. Games are kept in
`build/strength.jsonl`, so that a run goes on where it stopped; the weights they were played with are
noted, and games of others do not count. The table goes to docs/bots.md, the figures to bench/strength.json.
"""

import argparse
import hashlib
import json
import os
import platform
import sys
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from statistics import covariance, fmean, variance
from typing import Any, NamedTuple

import charthouse.games as games
from charthouse.bots import bot, scout, warm
from charthouse.bots.playout import play_out, players
from charthouse.core import fair, match
from charthouse.games import game

ROOT = Path(__file__).parent.parent
KEPT, FIGURES, PAGE = ROOT / "build/strength.jsonl", ROOT / "bench/strength.json", ROOT / "docs/bots.md"
BEGIN, END = "<!-- written by bench/strength.py -->", "<!-- to here -->"
CARTOGRAPHERS = game("cartographers")
NORMAL_95 = 1.96
TOP_TITLE = 30


class Measure(NamedTuple):
    budget: str
    games: int
    bar: float | None = None
    options: tuple[tuple[str, str | bool], ...] = ()
    duel: bool = False


LOOK = "one look"
LESS = {"5 ms": LOOK, "50 ms": "5 ms", "500 ms": "50 ms"}
"""Beside which the gain of more time is counted."""
MEASURES = {
    LOOK: Measure("", 2000, 35),
    "5 ms": Measure("5ms", 200, 39),
    "50 ms": Measure("50ms", 200, 43),
    "500 ms": Measure("500ms", 200),
    "10 games": Measure("10n", 200),
    "100 games": Measure("100n", 200),
    "1000 games": Measure("1000n", 100),
    "side B, one look": Measure("", 1000, options=(("side", "B"),)),
    "Skills, one look": Measure("", 200, options=(("skills", True),)),
    "duel, one look": Measure("", 400, 95, duel=True),
    "duel, 5 ms": Measure("5ms", 400, 95, duel=True),
    "duel, 50 ms": Measure("50ms", 200, 95, duel=True),
}


def solo(measure: Measure, number: int) -> dict[str, Any]:
    """One game: the rating, and what a decision took in time of the processor and in imagined games."""
    budget = scout.budget(measure.budget) if measure.budget else scout.Budget()
    current = match.start(
        CARTOGRAPHERS, players(1), dict(measure.options), fair.secret_of(f"strength/{number}")
    )
    rng = Random(f"strength/{number}")
    decisions, seconds, imagined = 0, 0.0, 0
    while current.turn:
        view = CARTOGRAPHERS.observe(current.state, 0)
        began = time.thread_time()
        thoughts = scout.think(CARTOGRAPHERS, view, rng, budget)
        seconds += time.thread_time() - began
        imagined += sum(thought.games for thought in thoughts)
        decisions += 1
        current = match.submit(current, 0, thoughts[0].action)
    outcome = match.outcome(current)
    assert outcome is not None
    result = outcome.notes["rating"]
    return {"result": result, "ms": 1000 * seconds / decisions, "imagined": imagined / decisions}


def duel(measure: Measure, number: int) -> dict[str, Any]:
    """Two games of a deal are one after the other, the seats changed; a shared first place is half a win."""
    deal, seat = divmod(number, 2)
    names = ["greedy", "greedy"]
    names[seat] = f"scout:{measure.budget}" if measure.budget else "scout"
    done, _ = play_out(
        CARTOGRAPHERS, [bot(name) for name in names], dict(measure.options), f"strength/duel/{deal}"
    )
    outcome = match.outcome(done)
    assert outcome is not None
    standings = {standing.seat: standing for standing in outcome.standings}
    mine, theirs = standings[seat], standings[1 - seat]
    won = 50 * (1 + (mine.rank < theirs.rank) - (mine.rank > theirs.rank))
    return {"result": won, "margin": mine.score - theirs.score}


# --- games are kept


def made_with() -> str:
    """A name for the scout as it is: its weights and everything that may change what it plays."""
    outlook = games.part("cartographers", "outlook")
    assert outlook is not None
    files = [*Path(str(outlook.WEIGHTS)).parent.iterdir(), Path(scout.__file__)]
    known = hashlib.sha256()
    for file in sorted(file for file in files if file.is_file()):
        known.update(file.read_bytes())
    return known.hexdigest()[:12]


def kept(made: str) -> dict[str, dict[int, dict[str, Any]]]:
    found: dict[str, dict[int, dict[str, Any]]] = {name: {} for name in MEASURES}
    lines = KEPT.read_text(encoding="utf-8").splitlines() if KEPT.is_file() else []
    for line in lines:
        played = json.loads(line)
        if played["made_with"] == made and played["number"] < MEASURES[played["measure"]].games:
            found[played["measure"]][played["number"]] = played
    return found


def play(names: list[str], made: str, until: float, part: int, parts: int) -> None:
    KEPT.parent.mkdir(exist_ok=True)
    warm("scout", CARTOGRAPHERS)
    already = kept(made)
    with KEPT.open("a", encoding="utf-8") as file:
        for name in names:
            measure = MEASURES[name]
            for number in range(part, measure.games, parts):
                if number in already[name]:
                    continue
                if time.monotonic() > until:
                    return
                played = (duel if measure.duel else solo)(measure, number)
                line = {"measure": name, "number": number, "made_with": made, **played}
                file.write(json.dumps(line) + "\n")
                file.flush()


# --- what they say


def summary(games: dict[str, dict[int, dict[str, Any]]]) -> Iterator[tuple[str, dict[str, Any]]]:
    look = games[LOOK]
    for name, measure in MEASURES.items():
        found = games[name]
        if len(found) < 2:
            continue
        results = [played["result"] for played in found.values()]
        figures = {
            "games": len(results),
            "mean": fmean(results),
            "ci95": _interval(variance(results), len(results)),
        }
        if measure.duel:
            figures["mean margin"] = fmean(played["margin"] for played in found.values())
        else:
            figures["top title"] = fmean(result >= TOP_TITLE for result in results)
            figures["ms a decision"] = fmean(played["ms"] for played in found.values())
            figures["imagined games a decision"] = fmean(played["imagined"] for played in found.values())
        shared = sorted(set(found) & set(look))
        if measure.budget and not measure.options and not measure.duel and len(shared) > 2:
            adjusted = _adjusted([found[n]["result"] for n in shared], look, shared)
            figures["adjusted mean"], figures["adjusted ci95"] = adjusted
        less = games[LESS[name]] if name in LESS else {}
        gains = [found[n]["result"] - less[n]["result"] for n in sorted(set(found) & set(less))]
        if len(gains) > 2:
            figures["gain"], figures["gain ci95"] = fmean(gains), _interval(variance(gains), len(gains))
        if measure.bar is not None:
            figures["bar"] = measure.bar
        yield name, {key: round(value, 3) for key, value in figures.items()}


def _interval(spread: float, games: int) -> float:
    """Half the width of the 95 % interval of a mean."""
    return NORMAL_95 * sqrt(spread / games)


def _adjusted(mine: list[float], look: dict[int, dict[str, Any]], shared: list[int]) -> tuple[float, float]:
    """The mean with the luck of the deals taken out, and its interval."""
    everywhere = [played["result"] for played in look.values()]
    here = [look[number]["result"] for number in shared]
    slope = covariance(mine, here) / variance(here)
    rest = [own - slope * other for own, other in zip(mine, here, strict=True)]
    mean = fmean(rest) + slope * fmean(everywhere)
    spread = _interval(variance(rest), len(rest)) ** 2
    spread += (slope * _interval(variance(everywhere), len(everywhere))) ** 2
    return mean, sqrt(spread)


def table(figures: dict[str, dict[str, Any]]) -> str:
    lines = [
        "| `scout` | games | mean ± 95 % | adjusted ± 95 % | more than the row above "
        "| bar | 30 or more | ms a move | imagined games |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for name, row in figures.items():
        percent = " %" if MEASURES[name].duel else ""
        adjusted = (
            f"{row['adjusted mean']:.1f} ± {row['adjusted ci95']:.1f}" if "adjusted mean" in row else ""
        )
        cells = [
            name,
            row["games"],
            f"{row['mean']:.1f}{percent} ± {row['ci95']:.1f}",
            adjusted,
            f"{row['gain']:+.1f} ± {row['gain ci95']:.1f}" if "gain" in row else "",
            f"{row['bar']:g}{percent}" if "bar" in row else "",
            f"{row['top title']:.0%}" if "top title" in row else "",
            f"{row['ms a decision']:.3g}" if "ms a decision" in row else "",
            f"{row['imagined games a decision']:.0f}" if row.get("imagined games a decision") else "",
        ]
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(lines)


def report(made: str) -> None:
    found = kept(made)
    if not any(found.values()):
        sys.exit(f"No game of this scout ({made}) is kept: nothing is written.")
    figures = dict(summary(found))
    facts = {"machine": platform.machine(), "python": platform.python_version(), "made_with": made}
    FIGURES.write_text(json.dumps({**facts, "measures": figures}, indent=1) + "\n", encoding="utf-8")
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{table(figures)}\n\n{END}{after}", encoding="utf-8")
    print(table(figures))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", action="append", choices=[*MEASURES], help="only these")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so long; go on next time")
    parser.add_argument("--core", type=int, help="pin to this core")
    parser.add_argument("--part", type=int, nargs=2, default=(0, 1), help="0 2 and 1 2: on two cores")
    parser.add_argument("--report", action="store_true", help="play nothing, write what is kept")
    given = parser.parse_args()
    if given.core is not None:
        os.sched_setaffinity(0, {given.core})
    made = made_with()
    if not given.report:
        play(given.only or [*MEASURES], made, time.monotonic() + 60 * given.minutes, *given.part)
    report(made)
    return 0


if __name__ == "__main__":
    sys.exit(main())
