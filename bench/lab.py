"""How fast the fast lane is: beside C, beside peers, by batch, players, threads and processes.

    make bench-lab            # measures, and writes docs/benchmarks.md with its pictures
    python bench/lab.py --quick --no-peers     # only the figures with a bar, nothing written

Figures with a bar are ratios in one run. On one core they are CPU time, best of several rounds taken in
turn, so that other work on the machine does not decide; threads and processes are wall time.
"""

import argparse
import ctypes
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from peers import Work, peers, timed  # type: ignore[import-not-found,unused-ignore]

from charthouse.games.cartographers import sheet
from charthouse.games.cartographers.lane import printed
from charthouse.lab.cartographers.fast import MAP, SHARES, TABLE, Batch, play_at_random
from charthouse.lab.cartographers.single import Single

HERE = Path(__file__).parent
DOCS = HERE.parent / "docs"
FOUR = ("treetower", "greengold_plains", "shoreside_expanse", "lost_barony")
"""The cards of the trial, in the order in which it scores them."""
GAMES = 20_000
Figures = dict[str, Any]


# --- measuring


def rates(
    works: Mapping[str, Callable[[], int]], rounds: int, clock: Callable[[], float]
) -> dict[str, float]:
    """Units a second of each work: best of several rounds, the works taking turns."""
    best = dict.fromkeys(works, float("inf"))
    units = {name: work() for name, work in works.items()}  # warm up
    for _ in range(rounds):
        for name, work in works.items():
            began = clock()
            work()
            best[name] = min(best[name], clock() - began)
    return {name: units[name] / best[name] for name in works}


# --- C


def tables_h() -> str:
    """The card files as C."""

    def board(value: int) -> str:
        return f"((u128){value >> 64:#x}ULL << 64 | {value & (1 << 64) - 1:#x}ULL)"

    def row(values: Sequence[Any]) -> str:
        return "{" + ", ".join(map(str, values)) + "}"

    def rows(values: Sequence[Any], width: int) -> str:
        return row([row(values[at : at + width]) for at in range(0, len(values), width)])

    def labels(values: Sequence[int]) -> list[str]:
        return [f"{value:#x}ULL" for value in values]

    def pattern(pattern: printed.Pattern) -> str:
        turns = [
            row([board(o.valid), board(o.footprint), len(o.offsets), row(o.offsets), int(shape.coin)])
            for shape, o in pattern.turns
        ]
        terrains = [sheet.TERRAINS.index(terrain) for terrain in pattern.terrains]
        return row([len(turns), len(terrains), row(terrains or [0]), row(turns or ["{0}"])])

    names = ("FULL", "TOP", "BOTTOM", "LEFT", "EDGE", "NOT_LEFT", "NOT_RIGHT")
    seasons, shown = printed.SEASONS, printed.MOST_SHOWN
    lines = [
        *(f"#define {name} {board(getattr(sheet, name))}" for name in names),
        f"enum {row(printed.SCORING_IDS)};",
        f"enum {{EXPLORE = {len(printed.EXPLORE)}, ANY_SQUARE = {printed.ANY_SQUARE}, "
        f"MOST_TURNS = {printed.MOST_TURNS}, TRACK = {printed.TRACK}}};",
        *(
            f"static const u128 {name}[] = {row([board(b) for b in getattr(printed, name)])};"
            for name in ("PRINTED", "MOUNTAIN", "RUINS", "WALK")
        ),
        *(
            f"static const int {name}[] = {row([int(n) for n in getattr(printed, name)])};"
            for name in ("TIME", "IS_RUINS", "WALK_BEGINS", "SEASON_TIME", "CATEGORY")
        ),
        f"static const int SEASON_EDICT[][2] = {rows(printed.SEASON_EDICTS, 2)};",
        f"static const u64 EDICT_LABEL[] = {row(labels(printed.EDICT_LABEL))};",
        f"static const u64 CARD_LABEL[{seasons}][{shown}] = {rows(labels(printed.CARD_LABEL), shown)};",
        f"static const u64 AMBUSH_LABEL[{seasons}][{shown}] = {rows(labels(printed.AMBUSH_LABEL), shown)};",
        "typedef struct {u128 valid, footprint; int cells, offset[5], coin;} turn_t;",
        "typedef struct {int turns, terrains, terrain[5]; turn_t turn[MOST_TURNS];} task_t;",
        f"static const task_t TASK[] = {row([pattern(each) for each in printed.PATTERNS])};",
    ]
    return "\n".join(lines) + "\n"


def built(folder: Path, name: str) -> ctypes.CDLL:
    (folder / "tables.h").write_text(tables_h())
    library = folder / f"{name}.so"
    flags = ["-O3", "-march=native", "-shared", "-fPIC", f"-I{folder}", f"-I{HERE}"]
    subprocess.run(["gcc", *flags, "-o", str(library), str(HERE / f"{name}.c")], check=True)
    return ctypes.CDLL(str(library))


def pointer(array: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


def limit(library: ctypes.CDLL, games: int, edicts: Sequence[int], side: int = 0) -> tuple[Any, Any]:
    """The C reference on the seeds 0, 1, 2, ..."""
    seeds, given = np.arange(games, dtype=np.uint64), np.array(edicts, np.int32)
    stars, turns = np.empty(games, np.int16), np.empty(games, np.int32)
    library.play_all(pointer(seeds), games, side, pointer(given), pointer(stars), pointer(turns))
    return stars, turns


def trial(library: ctypes.CDLL, games: int) -> int:
    totals, steps, boards = (
        np.empty(games, np.int32),
        np.empty(games, np.int32),
        np.empty(2 * games, np.uint64),
    )
    library.play_batch(ctypes.c_uint64(0), games, pointer(totals), pointer(steps), pointer(boards))
    return games


def beside_c(rounds: int) -> Figures:
    """Random solo games in the fast lane and in C; the same seeds must give the same stars."""
    four = [printed.SCORING_IDS.index(card) for card in FOUR]
    with tempfile.TemporaryDirectory() as folder:
        reference, first = built(Path(folder), "limit"), built(Path(folder), "trial")
        for side in (0, 1):
            ours = play_at_random(0, GAMES, side=printed.SIDES[side])
            stars, turns = limit(reference, GAMES, [-1] * 4, side)
            assert (ours.stars[:, 0] == stars).all(), "the C reference plays another game"
            assert (ours.turns == turns).all()
        names: dict[str, Any] = {"edicts": ",".join(FOUR)}
        found = rates(
            {
                "fast lane": lambda: len(play_at_random(0, GAMES).turns),
                "C": lambda: len(limit(reference, GAMES, [-1] * 4)[0]),
                "fast lane, four cards": lambda: len(play_at_random(0, GAMES, **names).turns),
                "C, four cards": lambda: len(limit(reference, GAMES, four)[0]),
                "trial, four cards": lambda: trial(first, GAMES),
            },
            rounds,
            time.process_time,
        )
    return {name: round(rate) for name, rate in found.items()}


# --- one game from a Python loop, and batches


def picked(game: Single, games: int) -> tuple[int, int]:
    """Random solo games, one compiled call a step, a drawing chosen by its number."""
    chance, steps = Random(1).random, 0
    for seed in range(games):
        choices = game.reset(seed)
        while choices:
            choices = game.pick(int(chance() * choices))
            steps += 1
    return games, steps


def listed(game: Single, games: int) -> tuple[int, int]:
    """The same, with every action listed for Python first."""
    chance, steps = Random(1).random, 0
    for seed in range(games):
        choices = game.reset(seed)
        while choices:
            choices = game.step(game.actions()[int(chance() * choices)])
            steps += 1
    return games, steps


def batched(size: int, steps: int, observe: bool) -> int:
    """Steps of games in a batch, each begun anew when it is over."""
    games, done = Batch(size), 0
    games.reset(0)
    while done < steps:
        if observe:
            games.observe()
        games.step(games.random_actions(1))
        done += size
        if games.over.any():
            games.reset(done, games.over)
    return done


def ours() -> dict[str, Work]:
    """How we are stepped from a Python loop."""
    game = Single()
    return {
        "one call a step": partial(picked, game, 100),
        "one call a step, actions listed": partial(listed, game, 30),
        "64 games a call": lambda: (0, batched(64, 6400, False)),
    }


def memory(players: int) -> int:
    return int(TABLE.itemsize + players * MAP.itemsize)


def play(share: tuple[int, int]) -> int:
    return len(play_at_random(share[0], share[1]).turns)


def share_of(games: int, players: int = 1, threads: int = 1) -> int:
    return len(play_at_random(0, games, players, threads).turns)


def in_processes(pool: ProcessPoolExecutor, shares: list[tuple[int, int]]) -> int:
    return sum(pool.map(play, shares))


def in_c(pool: ThreadPoolExecutor, reference: ctypes.CDLL, shares: list[int]) -> int:
    """The C reference on the threads of this pool, in as many shares as the fast lane cuts."""
    return sum(pool.map(lambda games: len(limit(reference, games, [-1] * 4)[0]), shares))


def in_parallel(games: int) -> Figures:
    """Games a second, wall time, on so many threads and processes; best of many short rounds.

    The C reference on as many threads, in turn, says what the machine's other cores are worth just now.
    """
    found: Figures = {"cores": os.cpu_count()}
    workers = [1, 2] if (os.cpu_count() or 1) < 4 else [1, 2, 4]
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        reference = built(Path(folder), "limit")
        works: dict[str, Callable[[], int]] = {}
        for n in workers:
            threads = stack.enter_context(ThreadPoolExecutor(n))
            works[f"{n} threads"] = partial(share_of, games, 1, n)
            works[f"{n} threads in C"] = partial(
                in_c, threads, reference, [games // n // SHARES] * n * SHARES
            )
        found.update({name: round(rate) for name, rate in rates(works, 60, time.perf_counter).items()})
    for n in workers:
        with ProcessPoolExecutor(n, get_context("spawn")) as pool:
            shares = [(k * games // n, games // n) for k in range(n)]
            work = {f"{n} processes": partial(in_processes, pool, shares)}
            found.update({name: round(rate) for name, rate in rates(work, 20, time.perf_counter).items()})
    return found


START = """
import time
began = time.perf_counter()
from charthouse.lab.cartographers.fast import Batch
games = Batch(64)
games.reset(1)
games.step(games.random_actions(1))
print(time.perf_counter() - began)
"""


COMPILER = """
import time
began = time.perf_counter()
from numba import njit
njit(lambda: 1)()
print(time.perf_counter() - began)
"""


def starts(python: Path) -> Figures:
    """Seconds from nothing to the first step: with nothing compiled yet, and with all of it in the cache.

    With what the extra `lab` installs; where scipy is installed too, the compiler imports it. Beside it, what
    the compiler takes to start for a function that does nothing.
    """
    found: dict[str, list[float]] = {"cold": [], "warm": [], "compiler": [], "with scipy": []}
    given = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as folder:
        every = [("warm", "first"), ("compiler", "first"), ("with scipy", "first")]
        for name, place in [("cold", "first"), ("cold", "second"), *every * 8]:
            said = subprocess.run(
                [
                    sys.executable if name == "with scipy" else str(python),
                    "-c",
                    COMPILER if name == "compiler" else START,
                ],
                env={**given, "CHARTHOUSE_CACHE": f"{folder}/{place}"},
                capture_output=True,
                text=True,
                check=True,
            )
            found[name].append(float(said.stdout))
    return {name: round(min(seconds), 2) for name, seconds in found.items()}


# --- peers


def pythons() -> dict[str, Path]:
    """Environments beside our own: one with other libraries, one with just what the extra `lab` brings."""
    wanted = {
        "peers": [line.split() for line in (HERE / "peers.txt").read_text().splitlines() if line],
        "lab": [["-c", str(HERE.parent / "constraints.txt"), "-e", f"{HERE.parent}[lab]"]],
    }
    found = {}
    for name, packages in wanted.items():
        python = found[name] = HERE.parent / ".venv" / name / "bin" / "python"
        if not python.exists():
            subprocess.run([sys.executable, "-m", "venv", str(python.parents[1])], check=True)
            for words in packages:
                subprocess.run([str(python), "-m", "pip", "install", "--quiet", *words], check=name == "lab")
    return found


def beside_peers(python: Path | None, rounds: int) -> tuple[Figures, Figures]:
    """Steps a second of random play, ours and that of other libraries.

    Each is the best of the same number of rounds, taken in turn on one core.
    """
    best: dict[str, tuple[float, float]] = {}
    cores, mine = os.sched_getaffinity(0), ours()
    os.sched_setaffinity(0, [min(cores)])
    with peers(python) as theirs:
        for _ in range(rounds):
            for name, work in mine.items():
                best[name] = max(best.get(name, (0.0, 0.0)), timed(work))
            for (name, _), measured in theirs.items():
                best[name] = max(best.get(name, (0.0, 0.0)), measured())
    os.sched_setaffinity(0, cores)
    return (
        {name: round(best[name][0]) for name in mine},
        {name: {"kind": kind, "steps": best[name][0], "games": best[name][1]} for name, kind in theirs},
    )


# --- telling


def measured(quick: bool, with_peers: bool) -> Figures:
    rounds, python = 9 if quick else 15, pythons()
    figures: Figures = {"C": beside_c(rounds)}
    figures["Python loop"], figures["peers"] = beside_peers(python["peers"] if with_peers else None, 15)
    figures["parallel"] = in_parallel(40_000)
    figures["starts"] = starts(python["lab"])
    if not quick:
        figures["players"] = {
            n: round(value)
            for n, value in rates(
                {str(n): partial(share_of, 4000, n) for n in range(1, 9)},
                7,
                time.process_time,
            ).items()
        }
        figures["batches"] = {
            str(size): {
                "steps": round(
                    rates({"": partial(batched, size, 40 * max(size, 100), False)}, 5, time.process_time)[""]
                ),
                "seen": round(
                    rates({"": partial(batched, size, 40 * max(size, 50), True)}, 5, time.process_time)[""]
                ),
                "bytes": size * memory(1),
            }
            for size in (1, 8, 64, 512, 4096)
        }
        said = subprocess.run(
            [sys.executable, str(HERE / "environments.py"), "--json"],
            capture_output=True,
            text=True,
            check=True,
        )
        figures["environments"] = json.loads(said.stdout)
    return figures


def bars(figures: Figures) -> list[tuple[str, float, float, bool]]:
    """What was promised: name, found, bar, kept."""
    c, parallel = figures["C"], figures["parallel"]
    found = [
        ("C reference / fast lane, 16 cards", c["C"] / c["fast lane"], 1.5, True),
        ("fast lane / trial in C, 4 cards", c["fast lane, four cards"] / c["trial, four cards"], 0.9, False),
        ("two threads / one", parallel["2 threads"] / parallel["1 threads"], 1.8, False),
        ("warm start, s", figures["starts"]["warm"], 0.6, True),
        ("cold compile, s", figures["starts"]["cold"], 20.0, True),
    ]
    hex_11 = figures.get("peers", {}).get("OpenSpiel hex 11x11")
    if hex_11:
        one = figures["Python loop"]["one call a step"]
        found.append(("Python loop / OpenSpiel hex 11x11", one / hex_11["steps"], 2.0, False))
    return [(name, value, bar, value <= bar if below else value >= bar) for name, value, bar, below in found]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="only the figures with a bar; writes nothing")
    parser.add_argument("--no-peers", action="store_true", help="without other libraries")
    wish = parser.parse_args()
    figures = measured(wish.quick, not wish.no_peers)
    print(json.dumps(figures, indent=1))
    kept = bars(figures)
    for name, value, bar, holds in kept:
        print(f"{name:40}{value:10.2f}   bar {bar:5.2f}   {'kept' if holds else 'MISSED'}")
    if not wish.quick:
        from report import write  # type: ignore[import-not-found,unused-ignore]

        write(DOCS, figures, kept, machine())
    return 0 if all(holds for _, _, _, holds in kept) else 1


def machine() -> str:
    model = next(
        (
            line.split(":")[1].strip()
            for line in Path("/proc/cpuinfo").read_text().splitlines()
            if "model name" in line
        ),
        platform.processor(),
    )
    import numba

    gcc = subprocess.run(
        ["gcc", "-dumpfullversion"], capture_output=True, text=True, check=True
    ).stdout.strip()
    return (
        f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}, "
        f"CPython {platform.python_version()}, numba {numba.__version__}, gcc {gcc}; "
        f"load average {os.getloadavg()[1]:.0f} while measuring"
    )


if __name__ == "__main__":
    sys.exit(main())
