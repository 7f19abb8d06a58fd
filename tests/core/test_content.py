"""Strict content: whatever is unknown, missing, of the wrong type or dangling stops the load, at its line."""

import re
import shutil
from pathlib import Path

import msgspec
import pytest

from charthouse.core.content import ContentError, load, refuse
from charthouse.games.cartographers import cards


class Beast(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    legs: int = 4
    eats: tuple[str, ...] = ()


class Zoo(msgspec.Struct, forbid_unknown_fields=True):
    keepers: int
    beast: tuple[Beast, ...]


ZOO = """\
# A small zoo.

keepers = 2

[[beast]]
id = "crane"
legs = 2
eats = ["frog", "fish"]

[[beast]]
id = "goat"
eats = ["grass"]

[[beast]]
id = "snake"
legs = 0
"""


def zoo(folder: Path, right: str = "", wrong: str = "") -> Path:
    assert right in ZOO
    file = folder / "zoo.toml"
    file.write_text(ZOO.replace(right, wrong, 1) if right else ZOO, encoding="utf-8")
    return file


def test_a_good_file_loads_whole(tmp_path: Path) -> None:
    found = load(zoo(tmp_path), Zoo)
    assert found.keepers == 2
    assert [beast.id for beast in found.beast] == ["crane", "goat", "snake"]
    assert [beast.legs for beast in found.beast] == [2, 4, 0]


@pytest.mark.parametrize(
    ("right", "wrong", "line", "said"),
    [
        ("legs = 0", "legs = 0\nwings = 2", 17, "unknown field `wings`"),
        ("keepers = 2", "keepers = 2\ngates = 1", 4, "unknown field `gates`"),
        ('id = "goat"\n', "", 10, "missing required field `id`"),
        ("keepers = 2", "", 1, "missing required field `keepers`"),
        ("legs = 0", 'legs = "none"', 16, "Expected `int`, got `str`"),
        ("legs = 2", "legs = 2.5", 7, "Expected `int`, got `float`"),
        ("legs = 2", "legs = true", 7, "Expected `int`, got `bool`"),
        ('id = "snake"', "id = 7", 15, "Expected `str`, got `int`"),
        ('["grass"]', '"grass"', 12, "Expected `array`, got `str`"),
        ('["grass"]', '["grass", 1]', 12, "Expected `str`, got `int`"),
        ("keepers = 2", 'keepers = "two"', 3, "Expected `int`, got `str`"),
        ('[[beast]]\nid = "snake"', '[[baest]]\nid = "snake"', 14, "unknown field `baest`"),
    ],
)
def test_a_mistake_is_named_with_its_file_and_line(
    tmp_path: Path, right: str, wrong: str, line: int, said: str
) -> None:
    with pytest.raises(ContentError) as refused:
        load(zoo(tmp_path, right, wrong), Zoo)
    assert str(refused.value).startswith(f"zoo.toml:{line}: ")
    assert said in str(refused.value)


def test_a_file_that_is_no_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^zoo\.toml.*line 16\b"):
        load(zoo(tmp_path, "legs = 0", "legs = "), Zoo)


def test_a_key_written_twice_is_refused_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^zoo\.toml.*line 17\b"):
        load(zoo(tmp_path, "legs = 0\n", "legs = 0\nlegs = 1\n"), Zoo)


def test_a_word_that_means_nothing_is_refused_at_its_line(tmp_path: Path) -> None:
    error = refuse(zoo(tmp_path), "goat", '"grass"', "unknown food 'grass'")
    assert str(error) == "zoo.toml:12: unknown food 'grass'"


# --- the same with the content of Cartographers


CONTENT = Path(str(cards.CONTENT))


def spoiled(
    folder: Path, monkeypatch: pytest.MonkeyPatch, file: str, after: str, right: str, wrong: str
) -> str:
    """What is said about the content with one change, the first one after that text."""
    copied = folder / "content"
    shutil.copytree(CONTENT, copied)
    text = (copied / file).read_text(encoding="utf-8")
    start = text.index(right, text.index(after))
    (copied / file).write_text(text[:start] + wrong + text[start + len(right) :], encoding="utf-8")
    monkeypatch.setattr(cards, "CONTENT", copied)
    with pytest.raises(ContentError) as refused:
        cards._load()
    return str(refused.value)


def line_of(file: str, after: str, text: str) -> int:
    """The line at which this text stands, the first one after the other."""
    whole = (CONTENT / file).read_text(encoding="utf-8")
    return whole[: whole.index(text, whole.index(after))].count("\n") + 1


@pytest.mark.parametrize(
    ("file", "after", "right", "wrong"),
    [
        ("explore.toml", '"orchard"', "time = 2", "times = 2"),
        ("explore.toml", '"orchard"', "time = 2", 'time = "2"'),
        ("explore.toml", '"orchard"', 'kind = "landscape"', 'kind = "landscap"'),
        ("explore.toml", '"orchard"', '["forest", "farm"]', '["forest", "lava"]'),
        ("explore.toml", '"orchard"', '["forest", "farm"]', '["forest", "hamlet"]'),
        ("explore.toml", '"orchard"', '{ cells = "###/..#" }', "{ cells = 5 }"),
        ("explore.toml", '"orchard"', '{ cells = "###/..#" }', '{ cells = "###/..#", gold = true }'),
        ("explore.toml", '"orchard"', '{ cells = "###/..#" }', '{ cells = "..." }'),
        ("explore.toml", '"hinterland_stream"', 'id = "homestead"', 'id = "hamlet"'),
        ("ambush.toml", '"kobold_onslaught"', 'pass = "clockwise"', 'pass = "sideways"'),
        ("ambush.toml", '"kobold_onslaught"', 'cells = "#./##/#."', 'cells = "#x"'),
        ("maps.toml", '"wastelands"', 'sheet = """\n.', 'sheet = """\nx'),
        ("skills.toml", '"negotiate"', 'id = "search"', 'id = "serch"'),
        ("skills.toml", "#", "in_play = 3", "in_play = 30"),
        ("ambush.toml", '"kobold_onslaught"', 'corner = "bottom_left"', 'corner = "left"'),
        ("seasons.toml", '"fall"', '["C", "D"]', '["C", "E"]'),
        ("seasons.toml", '"fall"', '["C", "D"]', '["C"]'),
        ("maps.toml", "#", "coin_track = 14", 'coin_track = "14"'),
        ("maps.toml", '"wastelands"', 'side = "B"', 'side = "C"'),
        ("skills.toml", '"negotiate"', "cost = 1", "cost = 1.5"),
        ("titles.toml", '"inept_assistant"', "rating = -10", "reached = -10"),
    ],
)
def test_a_mistake_on_a_card_is_found_at_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, after: str, right: str, wrong: str
) -> None:
    said = spoiled(tmp_path, monkeypatch, file, after, right, wrong)
    assert re.match(rf"{re.escape(file)}:{line_of(file, after, right)}: ", said), said


@pytest.mark.parametrize(
    ("file", "after", "missing", "head"),
    [
        ("explore.toml", '"farmland"', "number = 8\n", "[[card]]"),
        ("ambush.toml", '"goblin_attack"', 'cells = "#../.#./..#"\n', "[[card]]"),
        ("seasons.toml", '"spring"', "time = 8\n", "[[season]]"),
        ("maps.toml", '"wilderness"', 'side = "A"\n', "[[map]]"),
        ("skills.toml", '"acrobatics"', "cost = 2\n", "[[skill]]"),
        ("titles.toml", '"legendary_cartographer"', "rating = 30\n", "[[title]]"),
    ],
)
def test_a_missing_key_is_found_at_the_head_of_its_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, after: str, missing: str, head: str
) -> None:
    said = spoiled(tmp_path, monkeypatch, file, after, missing, "")
    card = line_of(file, "", after)
    assert (CONTENT / file).read_text(encoding="utf-8").splitlines()[card - 2] == head
    assert said == f"{file}:{card - 1}: Object missing required field `{missing.split()[0]}`"
