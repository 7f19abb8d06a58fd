"""One seed and the same bots give the same game, in every process."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from arena import TABLES, Table, new_match

from charthouse.bots import BOTS, bot
from charthouse.core import codec, match
from charthouse.core.match import Match

TESTS = Path(__file__).parent.parent
PLAYED_ELSEWHERE = """
import sys
sys.path.insert(0, sys.argv[1])
import test_determinism as told
for line in told.everything():
    print(line)
"""


def played_by(name: str, table: Table, seed: str) -> Match:
    """A whole game of one bot at every seat."""
    current, rng = new_match(table, seed), Random(f"{name}/{seed}")
    while current.turn:
        seat = current.turn.seats[0]
        view = table.game.observe(current.state, seat)
        current = match.submit(current, seat, bot(name)(table.game, view, rng))
    return current


def hashes(name: str, table: Table, seed: str) -> str:
    end = played_by(name, table, seed)
    return f"{name} {table} {match.chain(end)} {codec.digest(end.state)}"


def everything() -> list[str]:
    """The hashes of a random game at every table, and of a slower bot's at the first table of each game."""
    first = {table.game_id: table for table in reversed(TABLES)}
    told = [hashes("random", table, "process") for table in TABLES]
    return told + [hashes(name, table, "process") for table in first.values() for name in sorted(BOTS)]


@pytest.fixture(scope="module")
def told_here() -> list[str]:
    return everything()


@pytest.mark.parametrize("hash_seed", ["0", "1", "4294967295"])
def test_another_process_with_another_hash_seed_plays_the_same_games(
    hash_seed: str, told_here: list[str]
) -> None:
    path = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    answer = subprocess.run(
        [sys.executable, "-c", PLAYED_ELSEWHERE, str(Path(__file__).parent)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.stderr == ""
    assert answer.stdout.splitlines() == told_here


def test_another_seed_gives_another_game(table: Table) -> None:
    assert hashes("random", table, "one") != hashes("random", table, "two")
