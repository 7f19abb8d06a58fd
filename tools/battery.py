"""The batteries to their full counts, in portions: goes on where it stopped.

    python tools/battery.py [PART ...] [--minutes 60]    portions of all parts in turn, up to their counts
    python tools/battery.py --write                      runs nothing: docs/trust.md, from what was found

Each portion is a test in its long form, with a seed of its own, and leaves one line in docs/trust.jsonl.
Only lines of this very code count, and only portions that passed; one that failed ends the run.
"""

import argparse
import hashlib
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
FOUND = ROOT / "docs" / "trust.jsonl"
PAGE = ROOT / "docs" / "trust.md"
BEGIN, END = "<!-- written by `make trust` -->", "<!-- until here -->"


class Part(NamedTuple):
    """One promise, what is counted of it and how much of that is asked, and the tests that try it."""

    promise: str
    counted: str
    asked: int
    tests: tuple[str, ...]
    processes: int = 0


SERVER = "tests/server/"
PARTS = {
    "kills": Part(
        "A server that is killed loses and doubles no confirmed move (SQLite)",
        "kills",
        1_000,
        (SERVER + "test_crash.py::test_a_killed_server_loses_and_doubles_no_confirmed_move",),
    ),
    "kills-postgres": Part(
        "Of two servers on PostgreSQL one is killed: the same",
        "kills",
        1_000,
        (
            SERVER
            + "test_postgres.py::test_of_two_servers_one_is_killed_and_no_confirmed_move_is_lost_or_doubled",
        ),
    ),
    "crashes-postgres": Part(
        "PostgreSQL itself is killed, and its server with it: the same",
        "crashes",
        100,
        (SERVER + "test_postgres.py::test_a_crash_of_the_database_loses_no_confirmed_move_and_no_server",),
    ),
    "handovers": Part(
        "A server that is replaced under load loses no move, and no line for more than 2 s (SQLite)",
        "handovers",
        100,
        (SERVER + "test_handover.py::test_a_server_is_replaced_under_load_and_nothing_is_lost",),
    ),
    "handovers-postgres": Part(
        "The same on PostgreSQL",
        "handovers",
        100,
        (SERVER + "test_postgres.py::test_a_server_is_replaced_under_load_and_nothing_is_lost",),
    ),
    "two-worlds": Part(
        "Nobody is sent a byte that depends on what they may not know",
        "pairs",
        10_000,
        (SERVER + "test_two_worlds.py",),
        processes=2,
    ),
    "requests": Part(
        "Every call answers as it is described, whatever it is sent",
        "requests",
        100_000,
        (SERVER + "test_openapi.py",),
        processes=2,
    ),
    "frames": Part(
        "Hostile frames end their line and nothing else",
        "frames",
        1_000_000,
        (SERVER + "test_frames.py",),
    ),
    "nginx": Part(
        "A game is played through nginx with TLS: under a path, and before servers of which one is killed",
        "runs",
        3,
        (SERVER + "test_several.py", "tests/browser/test_nginx.py"),  # a browser is the last in a process
    ),
    "deploy": Part(
        "What lies in deploy/ is liked by its programs, and makes a house of an empty machine",
        "houses",
        2,
        ("tests/test_deploy.py", "tests/test_host.py"),
    ),
    "full-disk": Part(
        "A full disk costs nothing that was confirmed",
        "full disks",
        50,
        (SERVER + "test_crash.py::test_a_full_disk_stops_the_server_and_everything_confirmed_is_kept",),
    ),
    "clock-jumps": Part(
        "The clock of the machine jumps: nobody is drawn for early, and nobody's time stands still",
        "jumps",
        100,
        (SERVER + "test_clock.py::test_a_jump_of_the_machines_clock_takes_nobodys_time",),
    ),
    "damaged-files": Part(
        "A database or a backup with one bit or its end gone is noticed, or nothing confirmed is other",
        "faults",
        500,
        (
            SERVER + "test_damage.py::test_every_fault_is_noticed_or_harmless",
            SERVER + "test_backup.py::test_no_damage_of_a_backup_is_overlooked",
        ),
    ),
    "bad-lines": Part(
        "Lines that are cut, reset and fall silent lose and double no confirmed move",
        "lines cut",
        10_000,
        (SERVER + "test_bad_line.py::test_a_bad_line_loses_and_doubles_no_confirmed_move",),
    ),
    "siege": Part(
        "Somebody goes ten times beyond each limit: twenty tables beside take three times as long at most",
        "sieges",
        14,
        (SERVER + "test_siege.py",),
    ),
    "properties": Part(
        "Rules, records, bots and environments: every property test in its long form",
        "runs",
        1,
        tuple(f"tests/{room}" for room in ("core", "contract", "games", "oracle", "bots", "cli", "lab")),
        processes=2,
    ),
    "old-databases": Part(
        "What a release wrote opens from each schema since, clear or sealed; its tables play on and end",
        "databases",
        7,
        ("tests/kept/test_kept.py::test_an_old_folder_serves_plays_on_and_ends",),
    ),
}


def code() -> str:
    """A name for what is tried: it changes with every line of the package."""
    package = ROOT / "src" / "charthouse"
    files = [file for file in package.rglob("*") if file.suffix in (".py", ".toml", ".ftl", ".sql")]
    told = hashlib.sha256()
    for file in sorted(files):
        told.update(f"{file.relative_to(package)}\0".encode() + file.read_bytes())
    return told.hexdigest()[:12]


def machine() -> str:
    model = [line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]
    name = model[0].partition(": ")[2] if model else platform.machine()
    return f"{name}, {os.cpu_count()} cores, {platform.system()}, CPython {platform.python_version()}"


def lines() -> list[dict[str, Any]]:
    text = FOUND.read_text(encoding="utf-8") if FOUND.exists() else ""
    return [json.loads(line) for line in text.splitlines()]


def done(name: str, of: str, found: list[dict[str, Any]]) -> Counter[str]:
    """All that was tried of a part."""
    mine = [line["found"] for line in found if (line["part"], line["code"]) == (name, of)]
    return sum(map(Counter, mine), Counter[str]())


def portion(name: str, number: int) -> dict[str, Any] | None:
    """One portion; nothing if it failed."""
    part = PARTS[name]
    with tempfile.NamedTemporaryFile("r", encoding="utf-8") as sheet:
        settings = {
            "CHARTHOUSE_BATTERY": "1",
            "CHARTHOUSE_PORTION": f"{number}",
            "CHARTHOUSE_JOURNEY": f"{name} {number}",
            "CHARTHOUSE_TALLY": sheet.name,
        }
        words = [sys.executable, "-m", "pytest", "-n", f"{part.processes}", "--timeout", "0", *part.tests]
        began = time.monotonic()
        if subprocess.run(words, cwd=ROOT, env=os.environ | settings, check=False).returncode:
            return None
        found = sum((Counter(json.loads(line)) for line in sheet), Counter[str]()) or Counter(runs=1)
    return {
        "part": name,
        "portion": number,
        "found": found,
        "seconds": round(time.monotonic() - began),
        "code": code(),
        "on": f"{datetime.now(UTC):%Y-%m-%d}",
        "machine": machine(),
    }


def run(names: list[str], until: float) -> int:
    """Portions of all parts in turn, so that each is as far as the others wherever it stops."""
    this = code()
    while time.monotonic() < until:
        found = lines()
        left = [name for name in names if done(name, this, found)[PARTS[name].counted] < PARTS[name].asked]
        if not left:
            return 0
        name = min(left, key=lambda one: done(one, this, found)[PARTS[one].counted] / PARTS[one].asked)
        number = sum(line["part"] == name for line in found)
        line = portion(name, number)
        if line is None:
            print(f"{name}: portion {number} failed. CHARTHOUSE_PORTION={number} tries it again.")
            return 1
        if not line["found"][PARTS[name].counted]:
            print(f"{name}: portion {number} tried no {PARTS[name].counted}.")
            return 1
        with FOUND.open("a", encoding="utf-8") as kept:
            kept.write(json.dumps(line) + "\n")
        print(json.dumps(line), flush=True)
    return 0


def table(found: list[dict[str, Any]]) -> str:
    """What was promised and what was tried, each on the code on which it was tried last."""
    rows = ["| promised | asked | tried | on | with |", "|---|---:|---:|---|---|"]
    shown = []
    for name, part in PARTS.items():
        mine = [line for line in found if line["part"] == name]
        latest = [line for line in mine if line["code"] == mine[-1]["code"]]
        tried = sum((Counter(line["found"]) for line in latest), Counter[str]())
        counted = f"{tried.pop(part.counted, 0):,} {part.counted}" if tried else "not yet"
        more = "".join(f", {count:,} {what}" for what, count in tried.items())
        on = f"{latest[-1]['on']}, code `{latest[-1]['code']}`" if latest else ""
        command = f"`make battery PART={name}`"
        rows.append(
            f"| {part.promise} | {part.asked:,} {part.counted} | {counted}{more} | {on} | {command} |"
        )
        shown += latest
    if not shown:
        return "\n".join(rows)
    hours = sum(line["seconds"] for line in shown) / 3600
    where = "; ".join(sorted({line["machine"] for line in shown}))
    tail = (
        f"{len(shown)} portions, {hours:.1f} hours; all passed. A code is named after every line of "
        f"the package; `python tools/battery.py --code` names that of a copy. Machine: {where}."
    )
    return "\n".join([*rows, "", tail])


def written(page: str, found: list[dict[str, Any]]) -> str:
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n\n{table(found)}\n\n{END}{after}"


def main() -> int:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--minutes", type=float, default=1e9, help="begins no portion after so long")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--code", action="store_true", help="names this code")
    given = parser.parse_args()
    if unknown := [name for name in given.parts if name not in PARTS]:
        sys.exit(f"No such part: {', '.join(unknown)}. There are {', '.join(PARTS)}.")
    if given.code:
        print(code())
        return 0
    failed = 0 if given.write else run(given.parts or [*PARTS], time.monotonic() + 60 * given.minutes)
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), lines()), encoding="utf-8")
    return failed


if __name__ == "__main__":
    sys.exit(main())
