"""Metrics: figures for whoever watches a server, in the text form of Prometheus. They count, and name nobody:
no table, no person, no address.
"""

import os
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds."""


class Histogram:
    """How long something took: how often it was within each bound."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def note(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def lines(self, name: str) -> Iterator[str]:
        for bound, count in zip([*BOUNDS, "+Inf"], accumulate(self._counts), strict=True):
            yield f'{name}_bucket{{le="{bound}"}} {count}'
        yield f"{name}_sum {self._seconds:.6f}"
        yield f"{name}_count {sum(self._counts)}"


moves: Counter[str] = Counter()
"""Decisions written down, by who made them: player, bot or clock."""
tables: Counter[str] = Counter()
"""Tables that were opened, begun and ended here."""
refusals: Counter[str] = Counter()
"""What was refused, by the id of the reason."""
acknowledgements = Histogram()
"""From a decision that was heard to its acknowledgement."""


def text(gauges: dict[str, float]) -> str:
    """All figures; `gauges` are those that are as they are now."""
    lines: list[str] = []
    for name, help, counter, label in (
        ("moves", "Decisions written down.", moves, "by"),
        ("tables", "What became of tables.", tables, "event"),
        ("refusals", "What was refused, by its reason.", refusals, "reason"),
    ):
        full = f"charthouse_{name}_total"
        lines += [f"# HELP {full} {help}", f"# TYPE {full} counter"]
        lines += [f'{full}{{{label}="{kind}"}} {count}' for kind, count in sorted(counter.items())]
    full = "charthouse_acknowledgement_seconds"
    lines += [f"# HELP {full} From a decision heard to its acknowledgement.", f"# TYPE {full} histogram"]
    lines += acknowledgements.lines(full)
    for name, value in gauges.items():
        lines += [f"# TYPE charthouse_{name} gauge", f"charthouse_{name} {value:g}"]
    return "\n".join([*lines, ""])


def memory() -> int:
    """Bytes of this process, without its helpers; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
