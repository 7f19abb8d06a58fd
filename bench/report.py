"""Writes what bench/lab.py measured: docs/benchmarks.md and its pictures."""

from pathlib import Path
from typing import Any

ENVIRONMENTS = (
    "environment",
    "steps a second",
    "to the plain rules",
    "to the lane",
    "records and observation",
)
Bars = list[tuple[str, float, float, bool]]


def write(docs: Path, figures: dict[str, Any], kept: Bars, machine: str) -> None:
    (docs / "benchmarks").mkdir(exist_ok=True)
    pictures(docs / "benchmarks", figures)
    text = page(figures, kept, machine)
    (docs / "benchmarks.md").write_text(text, encoding="utf-8")


def table(head: tuple[str, ...], rows: list[tuple[Any, ...]]) -> str:
    lines = [head, ("---", *("---:" for _ in head[1:])), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def thousands(number: float) -> str:
    return f"{number:,.0f}"


def page(figures: dict[str, Any], kept: Bars, machine: str) -> str:
    c, parallel, starts = figures["C"], figures["parallel"], figures["starts"]
    peers = figures.get("peers", {})
    bars = [
        (name, f"{value:.2f}", f"{bar:.2f}", "yes" if holds else "**no**") for name, value, bar, holds in kept
    ]
    ours = figures["Python loop"]
    loop_rows = [(f"**fast lane, {name}**", thousands(rate), "") for name, rate in ours.items()] + [
        (name, thousands(peer["steps"]), f"{ours['one call a step'] / peer['steps']:.1f}")
        for name, peer in peers.items()
        if peer["kind"] == "Python loop"
    ]
    largest = max(batch["steps"] for batch in figures["batches"].values())
    batch_rows = [("**fast lane, batch 4096**", thousands(largest), "")] + [
        (name, thousands(peer["steps"]), f"{largest / peer['steps']:.1f}")
        for name, peer in peers.items()
        if peer["kind"] != "Python loop"
    ]
    sizes = [
        (size, thousands(row["steps"]), thousands(row["seen"]), thousands(row["bytes"]))
        for size, row in figures["batches"].items()
    ]
    environments = [
        (
            row["name"],
            thousands(row["steps"]),
            f"{row['ratio']:.2f}",
            f"{row['lane']:.2f}" if "lane" in row else "",
            f"{row['kB']:,.0f} kB" if "kB" in row else "",
        )
        for row in figures["environments"]["rows"]
    ]
    ways = [
        (name, thousands(rate), thousands(parallel[f"{name} in C"]) if f"{name} in C" in parallel else "")
        for name, rate in parallel.items()
        if name != "cores" and not name.endswith("in C")
    ]
    return f"""# Benchmarks

Written by `make bench-lab` (`bench/lab.py`). Machine: {machine}.

Ratios are taken in one run and travel; rates do not. On one core they are CPU time, the best of many rounds
that take turns; threads and processes are wall time and suffer when the machine has other work.

## What was promised

{table(("figure", "found", "bar", "kept"), bars)}

## Random solo games, all legal placements enumerated each turn

{table(("program", "games a second"), [(name, thousands(rate)) for name, rate in c.items()])}

`bench/limit.c` is our C reference, built with gcc -O3 -march=native. It plays the same game: the benchmark
first checks that 20,000 seeds on each side give the same stars and turns as the fast lane. `bench/trial.c` is
the program of our first trial (four scoring cards, approximate card data, another generator).

## Stepped from a Python loop

One core each, the best of fifteen rounds of each program, taken in turn.

{table(("library", "steps a second", "one game of ours is faster by"), loop_rows)}

## Many games at once

{table(("library", "steps a second", "we are faster by"), batch_rows)}

{table(("batch size", "steps a second", "with observations and masks", "bytes"), sizes)}

![Steps a second by batch size](benchmarks/batches.svg)

## Environments

A step is one drawing of one player, with its observation and mask; in Charterstone one decision, in
as many parts as it has.
`bench/environments.py` measures them beside the plain rules of the same game in the same run, and many tables
beside the fast lane itself: a step of as many random games, those that are over begun anew, and a look into
arrays that were made before. The environments return new arrays with every step, written once and not copied,
or with `copy=False` always the same ones.

{table(ENVIRONMENTS, environments)}

The whole process took {figures["environments"]["MB"]} MB.

## Players

![Games a second by number of players](benchmarks/players.svg)

{table(("players", "games a second"), [(n, thousands(rate)) for n, rate in figures["players"].items()])}

## Threads and processes

{table(("", "games a second", "the C reference"), ways)}

Kernels hold no lock, so threads are enough on one machine. What two threads bring in wall time depends on how
free the second core is; the C reference on as many threads, taken in turn, shows what could be had.

## Start

| | s |
|---|---:|
| nothing compiled yet, to the first step | {starts["cold"]} |
| everything in the cache, imports included, with what the extra `lab` installs | {starts["warm"]} |
| of this, numba alone with an empty function | {starts["compiler"]} |
| where scipy is installed too (OpenSpiel brings it): numba imports it | {starts["with scipy"]} |

Best of two and of eight, taken in turn, wall time.
"""


def pictures(folder: Path, figures: dict[str, Any]) -> None:
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "charthouse"
    from matplotlib import pyplot

    def draw(name: str, x: list[str], lines: dict[str, list[float]], label: str, unit: str) -> None:
        figure, axes = pyplot.subplots(figsize=(6, 3.2), layout="constrained")
        for title, values in lines.items():
            axes.plot(x, [value / 1e6 for value in values], "o-", label=title)
        axes.set_xlabel(label)
        axes.set_ylabel(unit)
        axes.set_ylim(bottom=0)
        if len(lines) > 1:
            axes.legend()
        figure.savefig(folder / f"{name}.svg", metadata={"Date": None})
        pyplot.close(figure)

    batches, players = figures["batches"], figures["players"]
    shown = {"steps": "stepping", "seen": "with observations and masks"}
    rows = {title: [batch[key] for batch in batches.values()] for key, title in shown.items()}
    draw("batches", [*batches], rows, "games in the batch", "million steps a second")
    draw("players", [*players], {"games": [*players.values()]}, "players", "million games a second")
