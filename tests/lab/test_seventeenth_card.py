"""A seventeenth scoring card is one file: every bot plays with it, plain and compiled, and so does the lane.

It is the card of `docs/adding-a-card.md`, added to a copy of the package as a second content release. What is
published stays as it was: environments with `v0` in their name go on with the sixteen of the first release.
"""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from shell import command, surroundings

import charthouse

pytestmark = pytest.mark.timeout(900)  # everything is compiled anew with the card
TESTS = Path(__file__).parents[1]
RULE = """
@kernel
def farm_on_the_edge(s: Sheet) -> Board:
    return s.farm & EDGE


CARDS = (
    card("edge_farms", 42, "farm_water", 20, Part(1, farm_on_the_edge, itself), since=2),
"""
CHANGES = {
    "games/cartographers/scoring/farm_water.py": (
        ("\nCARDS = (\n", RULE),
        ("sheet import (", "sheet import EDGE\nfrom charthouse.games.cartographers.sheet import ("),
    ),
    "games/cartographers/cards.py": (("RELEASE = 1\n", "RELEASE = 2\n"),),
}
EDICTS = "sentinel_wood,borderlands,wildholds,edge_farms"

PLAYS = """
import json, sys
from charthouse.bots import bot
from charthouse.bots.playout import play_out
from charthouse.core import match
from charthouse.games import game
from charthouse.games.cartographers.scoring import CARD, stars

played, options = game("cartographers"), {"edicts": sys.argv[1]}
earned = []
for name, players, compiled in json.loads(sys.argv[2]):
    done, _ = play_out(played, [bot(name, compiled)] * players, options, "edge farms")
    assert match.outcome(done)
    for map in done.state.public.maps:
        earned.append(map.scores[3].first)  # winter scores D and A
        assert earned[-1] == stars(CARD["edge_farms"], map.sheet)
print(json.dumps(earned))
"""

LANE = """
import json, sys
import numpy as np
from charthouse.games.cartographers.lane import actions
from charthouse.games.cartographers.lane.printed import SCORING_IDS
from charthouse.lab import cartographers_v0
from charthouse.lab.cartographers.fast import Batch
from charthouse.lab.cartographers.solo import CartographersSolo
from lab.beside import Beside

new = SCORING_IDS.index("edge_farms")
earned = 0
for seed in range(6):
    games, beside = Batch(1, 2, edicts=sys.argv[1]), Beside(seed, 2, edicts=sys.argv[1])
    games.reset(seed)
    while not games.over[0]:
        chosen = games.random_actions(seed)
        patterns = games.maps["pattern"][0]
        beside.draw({s: actions.text_of(int(patterns[s]), int(chosen[0, s])) for s in range(2)})
        games.step(chosen)
    assert games.stars[0].tolist() == beside.stars
    scores = [[list(row) for row in map.scores] for map in beside.state.public.maps]
    assert games.scores[0].tolist() == scores
    earned += sum(seat[3][0] for seat in scores)
dealt = Batch(400)
dealt.reset(1)
env = CartographersSolo()
many = cartographers_v0.vector_env(400)
seen, _ = many.reset(seed=1)
rng = np.random.default_rng(1)
for _ in range(12):
    wishes = rng.random(seen["action_mask"].shape) * seen["action_mask"]
    seen, *_ = many.step(wishes.argmax(axis=2))
try:
    CartographersSolo(edicts=sys.argv[1])
    refused = ""
except ValueError as problem:
    refused = str(problem)
print(json.dumps({
    "earned": earned,
    "dealt": bool((dealt.tables["edicts"] == new).any()),
    "dealt in v0": bool((many.tables.tables["edicts"] == new).any()),
    "one each": bool((seen["edicts"].sum(axis=3) == 1).all()),
    "edicts": env.observation_space["edicts"].shape,
    "facts": {name: list(array.shape[2:]) for name, array in seen.items()},
    "refused": refused,
}))
"""


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("seventeen")
    package = place / "charthouse"
    shutil.copytree(
        Path(charthouse.__file__).parent, package, ignore=shutil.ignore_patterns("assets", "__pycache__")
    )
    for name, changes in CHANGES.items():
        file = package / name
        text = file.read_text(encoding="utf-8")
        for old, new in changes:
            assert old in text
            text = text.replace(old, new, 1)
        file.write_text(text, encoding="utf-8")
    for file in (package / "locale").glob("*/cartographers.ftl"):
        with file.open("a", encoding="utf-8") as more:
            more.write("\nscoring-edge_farms = Edge Farms\n    .rule = One star for each farm on the edge.\n")
    return place


def told(learned: Path, program: str, *words: str) -> Any:
    """What a program says that runs on the package with the card."""
    done = subprocess.run(
        [command()[0], "-c", program, *words],
        capture_output=True,
        env=surroundings({"PYTHONPATH": f"{learned}:{TESTS}", "CHARTHOUSE_CACHE": str(learned / "cache")}),
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    return json.loads(done.stdout)


def test_every_bot_plays_with_it_on_the_plain_rules(learned: Path) -> None:
    plays = [["random", 2, False], ["greedy", 2, False], ["scout", 1, False]]
    assert any(told(learned, PLAYS, EDICTS, json.dumps(plays)))


def test_every_bot_plays_with_it_compiled(learned: Path) -> None:
    plays = [["scout", 1, True], ["scout:12n", 1, True], ["scout:12n", 3, True]]
    assert any(told(learned, PLAYS, EDICTS, json.dumps(plays)))


def test_the_lane_scores_it_as_the_rules_do_and_published_environments_stay_as_they_were(
    learned: Path,
) -> None:
    found = told(learned, LANE, EDICTS)
    assert found["earned"] > 0
    assert found["dealt"]
    assert not found["dealt in v0"]
    assert found["one each"]
    assert found["edicts"] == [4, 16]
    assert found["facts"]["edicts"] == [4, 16]
    assert found["facts"]["action_mask"] == [1937]
    assert "edge_farms" in found["refused"]


def test_the_command_line_names_it(learned: Path) -> None:
    done = subprocess.run(
        command("score", "--sheet", "/".join(["..........."] * 11), "--json"),
        capture_output=True,
        env=surroundings({"PYTHONPATH": str(learned)}),
        timeout=60,
        check=True,
    )
    assert "edge_farms" in json.loads(done.stdout)["scores"]
