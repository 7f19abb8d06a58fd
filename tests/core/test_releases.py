"""Content releases: what was published never changes, and a game meets what its own release had."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from shell import Ran, command, surroundings

import charthouse
from charthouse.core.content import ContentError, fingerprint, load
from charthouse.games import GAMES, game

PUBLISHED = {
    # By release. A published piece was changed if one of these does not hold: put the piece back as it was,
    # say `until` which release it held, and add the correction as a piece of the next.
    "cartographers": {1: "eddf41934baa0fc8167d22c4ae9ccc56ee95e7d4f2fddef7e4df341ffcaa4047"},
    "charterstone": {1: "67382669c14ce4bb22d08fc5864c205ec92ab3c73825a09dd44a80e49b7c1967"},
}
KEPT = Path(__file__).parents[1] / "kept" / "0.1"


@pytest.mark.parametrize("name", GAMES)
def test_a_published_release_never_changes(name: str) -> None:
    played = game(name)
    assert {release: played.content(release) for release in PUBLISHED[name]} == PUBLISHED[name]
    assert set(played.unnamed.values()) == {1}


# --- one file of several releases


class Beast(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    legs: int = 4


class Keeper(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Zoo(msgspec.Struct, forbid_unknown_fields=True):
    gates: int
    beast: tuple[Beast, ...]
    keeper: Keeper


ZOO = """\
gates = 2

[[beast]]
id = "spider"
since = 1
until = 2
legs = 6

[[beast]]
id = "goat"
since = 1

[keeper]
since = 1
name = "Ana"

[[beast]]
id = "true_spider"
since = 3
legs = 8
"""


def zoo(folder: Path, right: str = "", wrong: str = "") -> Path:
    assert right in ZOO
    file = folder / "zoo.toml"
    file.write_text(ZOO.replace(right, wrong, 1) if right else ZOO, encoding="utf-8")
    return file


def test_the_box_of_any_release_can_be_had(tmp_path: Path) -> None:
    file = zoo(tmp_path)
    boxes = {release: load(file, Zoo, release).beast for release in (1, 2, 3, 4, None)}
    ids = {release: [beast.id for beast in box] for release, box in boxes.items()}
    assert ids[1] == ids[2] == ["spider", "goat"]
    assert ids[3] == ids[4] == ["goat", "true_spider"]
    assert ids[None] == ["spider", "goat", "true_spider"]


def test_a_release_has_the_same_fingerprint_whatever_comes_later(tmp_path: Path) -> None:
    before = (zoo(tmp_path, ZOO[ZOO.index('[[beast]]\nid = "true') :], ""), fingerprint(tmp_path, 1))[1]
    zoo(tmp_path)
    assert fingerprint(tmp_path, 1) == fingerprint(tmp_path, 2) == before
    assert fingerprint(tmp_path, 3) != before
    (tmp_path / "later.toml").write_text('[[plant]]\nid = "fern"\nsince = 4\n', encoding="utf-8")
    assert fingerprint(tmp_path, 1) == before
    zoo(tmp_path, "legs = 6", "legs = 7")
    assert fingerprint(tmp_path, 1) != before


@pytest.mark.parametrize(
    ("right", "wrong", "line"),
    [
        ('id = "goat"\nsince = 1\n', 'id = "goat"\n', 9),
        ("since = 3", "since = 0", 17),
        ("since = 3", "since = true", 17),
        ("until = 2", "until = 0", 3),
        ("[keeper]\nsince = 1", "[keeper]", 13),
    ],
)
def test_a_piece_that_does_not_say_its_release_is_refused_at_its_line(
    tmp_path: Path, right: str, wrong: str, line: int
) -> None:
    with pytest.raises(ContentError, match=rf"^zoo\.toml:{line}: a piece says `since`"):
        load(zoo(tmp_path, right, wrong), Zoo, 1)


def test_a_mistake_is_found_at_its_line_in_whatever_box(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^zoo\.toml:20: "):
        load(zoo(tmp_path, "legs = 8", 'legs = "many"'), Zoo, 3)
    assert load(zoo(tmp_path, "legs = 8", 'legs = "many"'), Zoo, 3 - 1).beast


# --- a house that has learned since


ADDED = {
    "cartographers/content/explore.toml": """
[[card]]
id = "true_farmland"
number = 99
since = 2
kind = "landscape"
time = 2
terrains = ["farm"]
shapes = [{ cells = "##", coin = true }]
""",
    "cartographers/content/ambush.toml": """
[[card]]
id = "troll_march"
number = 98
since = 2
cells = "###"
pass = "clockwise"
corner = "top_left"
""",
    "charterstone/content/assistants.toml": """
[[assistant]]
id = "cooper"
number = 399
since = 2
on = { use = "market" }
gain = [{ vp = 1 }]
""",
    "charterstone/content/objectives.toml": """
[[objective]]
id = "hoard"
number = 398
since = 2
count = "coins"
least = 9
""",
}
CORRECTED = {
    "cartographers/content/explore.toml": ('id = "farmland"\n', 'id = "farmland"\nuntil = 1\n'),
    "cartographers/cards.py": ("RELEASE = 1\n", "RELEASE = 2\n"),
    "charterstone/box.py": ("RELEASE = 1\n", "RELEASE = 2\n"),
}


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with a second content release: cards added to both games, and one corrected."""
    place = tmp_path_factory.mktemp("learned")
    package = place / "charthouse"
    shutil.copytree(
        Path(charthouse.__file__).parent, package, ignore=shutil.ignore_patterns("assets", "__pycache__")
    )
    for name, (old, new) in CORRECTED.items():
        file = package / "games" / name
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
    for name, more in ADDED.items():
        with (package / "games" / name).open("a", encoding="utf-8") as file_:
            file_.write(more)
    return place


def run(learned: Path, *words: str) -> Ran:
    done = subprocess.run(
        command(*words),
        capture_output=True,
        env=surroundings({"PYTHONPATH": str(learned)}),
        timeout=60,
        check=False,
        cwd=learned,
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.mark.parametrize("name", ["solo-b-skills", "two-b-fork", "four-skills", "village-two"])
def test_records_of_the_first_release_are_decided_again_as_they_were(learned: Path, name: str) -> None:
    expected = json.loads((KEPT / "expected.json").read_text(encoding="utf-8"))["records"][name]
    replayed = run(learned, "replay", str(KEPT / "records" / f"{name}.txt"), "--json").json()
    assert replayed["state_hash"] == expected["state_hash"]
    assert replayed["decided"] == expected["entries"]
    assert run(learned, "verify", str(KEPT / "records" / f"{name}.txt"), "--json").json()["seed"] == "ok"


def test_a_campaign_of_the_first_release_opens(learned: Path) -> None:
    assert run(learned, "campaign", str(KEPT / "campaign.json"), "--json").json()["games"] == 1


MEETS = """
import json, sys
from charthouse.core import fair, match, record, replay
from charthouse.core.game import Player
from charthouse.games import game
from charthouse.games.cartographers.state import deck
from pathlib import Path

kept = Path(sys.argv[1])
def met(current):
    state = current.state
    if current.game.id == "cartographers":
        return [*state.public.ambushes, *deck(state.public), *state.public.shown]
    return [*state.deck, *state.mat]
found = {}
for name in ("two-b", "village-two"):
    saved = record.read((kept / f"{name}.txt").read_text(encoding="utf-8"))
    played = game(saved.header.game)
    new = match.start(played, (Player("Ana"), Player("Bo")), {}, fair.secret_of("new"))
    old = match.fork(played, saved, 0, fair.secret_of("new"))
    found[played.id] = {"new": met(new), "old": met(old), "release": new.header.release,
        "read": record.read(record.write_text(match.recorded(new))).header.release,
        "again": replay.decided_again(played, match.recorded(new)) == new.state}
print(json.dumps(found))
"""


def test_a_game_meets_what_its_own_release_had(learned: Path) -> None:
    done = subprocess.run(
        [command()[0], "-c", MEETS, str(KEPT / "records")],
        capture_output=True,
        env=surroundings({"PYTHONPATH": str(learned)}),
        timeout=60,
        check=True,
    )
    found: dict[str, dict[str, Any]] = json.loads(done.stdout)
    maps, village = found["cartographers"], found["charterstone"]
    assert {"farmland"} == {"farmland", "true_farmland", "troll_march"} & set(maps["old"])
    assert {"true_farmland", "troll_march"} == {"farmland", "true_farmland", "troll_march"} & set(maps["new"])
    assert "cooper" in village["new"]
    assert "cooper" not in village["old"]
    for told in found.values():
        assert (told["release"], told["read"], told["again"]) == (2, 2, True)
