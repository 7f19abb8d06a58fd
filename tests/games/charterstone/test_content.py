"""The content loads strictly, every word is described, and what is ours says so."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from charthouse.core.content import ContentError, load
from charthouse.core.text import speaker
from charthouse.games.charterstone import box, guide, rulebook
from charthouse.games.charterstone.box import BOX, CONTENT, RESOURCES, Cost, Gain, _Buildings, _Objectives
from charthouse.games.charterstone.effect import Effect
from charthouse.games.charterstone.effects import WORDS, describe
from charthouse.games.charterstone.effects.objectives import COUNTERS

DOCS = Path(__file__).parents[3] / "docs"
SAY = speaker("en")
BUILDING = """
[[building]]
id = "mill"
area = "charter"
pay = [{ coin = 1 }]
gain = [{ vp = 1 }]
"""


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("gain = [{ vp = 1 }]", "gain = [{ fame = 1 }]", 6),
        ("gain = [{ vp = 1 }]", "gain = [{ vp = 1, coin = 1 }]", 6),
        ("gain = [{ vp = 1 }]", "gain = [{}]", 6),
        ("gain = [{ vp = 1 }]", 'gain = [{ resource = "gold" }]', 6),
        ("gain = [{ vp = 1 }]", 'gain = [{ card = "hero" }]', 6),
        ("pay = [{ coin = 1 }]", "pay = [{ vp = 1 }]", 5),
        ("pay = [{ coin = 1 }]", "pays = [{ coin = 1 }]", 5),
        ('area = "charter"', 'area = "moon"', 4),
        ('area = "charter"', 'area = "charter"\ncolour = "red"', 5),
    ],
)
def test_an_unknown_word_key_or_id_stops_the_load_with_file_and_line(
    old: str, new: str, line: int, tmp_path: Path
) -> None:
    file = tmp_path / "buildings.toml"
    file.write_text(BUILDING, encoding="utf-8")
    assert load(file, _Buildings).building[0].id == "mill"
    file.write_text(BUILDING.replace(old, new), encoding="utf-8")
    with pytest.raises(ContentError, match=rf"^buildings\.toml:{line}: "):
        load(file, _Buildings)


def test_an_objective_counts_only_what_can_be_counted(tmp_path: Path) -> None:
    file = tmp_path / "objectives.toml"
    file.write_text('[[objective]]\nid = "x"\nnumber = 1\ncount = "stars"\nleast = 1\n', encoding="utf-8")
    with pytest.raises(ContentError, match=r"^objectives\.toml:4: "):
        load(file, _Objectives)
    assert {objective.count for objective in BOX.objectives.values()} <= COUNTERS.keys()


def planted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, old: str, new: str) -> str:
    """What the load says when one content file has a mistake that only means nothing."""
    for file in CONTENT.iterdir():
        if file.name.endswith(".toml"):
            text = file.read_text(encoding="utf-8")
            assert file.name != name or old in text
            changed = text.replace(old, new, 1) if file.name == name else text
            (tmp_path / file.name).write_text(changed, encoding="utf-8")
    monkeypatch.setattr(box, "CONTENT", tmp_path)
    with pytest.raises(ContentError) as error:
        load_everything()
    return str(error.value)


def load_everything() -> None:
    box._load()
    guide._load()
    rulebook._load()


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("buildings.toml", 'part = "crates"', 'part = "luck"', "unknown part 'luck'"),
        ("buildings.toml", 'id = "market"', 'id = "treasury"', "'treasury' stands twice"),
        (
            "buildings.toml",
            "pay = [{ influence = 3 }]",
            'pay = [{ resource = "any" }]',
            "a deed has no price",
        ),
        ("buildings.toml", "{ construct = 1 }", "{ construct = 1 }, { crate = 1 }", "one deed at most"),
        ("assistants.toml", 'use = "market"', 'use = "mill"', "unknown building 'mill'"),
        ("crates.toml", "number = 7\n", "number = 6\n", "6 stands twice"),
        ("crates.toml", "buildings = [22, 23]", "buildings = [22, 24]", "card 24 has no content"),
        ("crates.toml", '"gardener"', '"gardner"', "persona 'gardner' has no content"),
        ("crates.toml", "crates = [7, 9, 10, 11]", "crates = [9, 7, 10, 11]", "the guide says crate 9"),
        (
            "chronicle.toml",
            "slot = 2\nversion = 2",
            "slot = 2\nversion = 3",
            "slot 2 has the versions [1, 3]",
        ),
        ("board.toml", 'basic = "woodlot"', 'basic = "wood"', "unknown building 'wood'"),
        ("board.toml", 'building = "zeppelin"', 'building = "balloon"', "unknown building 'balloon'"),
    ],
)
def test_what_means_nothing_stops_the_load(
    name: str, old: str, new: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told = planted(monkeypatch, tmp_path, name, old, new)
    assert said in told
    where, line, _ = told.split(":", 2)
    assert int(line) > 1
    assert where == ("buildings.toml" if "guide says" in told else name)


def test_every_word_that_loads_is_known_to_the_rules_and_described() -> None:
    described = (DOCS / "effect-words.md").read_text(encoding="utf-8")
    for word in (*Gain.__struct_fields__, *Cost.__struct_fields__):
        if word != "n":
            assert f"{{ {word} = " in described
    for word in Gain.__struct_fields__:
        if word != "n":
            assert word in WORDS
            assert word == "choose" or describe(
                Effect(word, "any" if word in ("resource", "card") else ""), SAY
            )
    for word, rule in WORDS.items():
        if rule.offers.__name__ != "_asks_nothing":
            assert SAY(f"stone-ask-{word}", what="x", source="y")


def test_every_name_has_a_text() -> None:
    for building in BOX.buildings:
        assert SAY(f"stone-building-{building}")
    for assistant in BOX.assistants:
        assert SAY(f"stone-assistant-{assistant}")
        assert SAY(f"stone-assistant-{assistant}.about")
    for objective in BOX.objectives:
        assert SAY(f"stone-objective-{objective}.about")
    for persona in BOX.personas:
        assert SAY(f"stone-persona-{persona}.about")
    choices = [name for b in BOX.buildings.values() for gain in b.gain for name in gain.choose]
    assert choices == ["cards", "points"]
    for choice in choices:
        assert SAY(f"stone-choice-{choice}")


def test_what_is_ours_is_marked() -> None:
    for building in BOX.buildings.values():
        assert building.original == (building.area == "charter" and not building.basic)
    assert [objective.id for objective in BOX.objectives.values() if objective.original] == ["well_connected"]
    assert BOX.progress.original
    assert BOX.reputation.original
    assert BOX.quota.bonus_original


def test_the_first_tier_asks_for_every_resource_equally_often() -> None:
    costs: list[str] = [kind for building in BOX.buildings.values() for kind in building.cost]
    assert {kind: costs.count(kind) for kind in RESOURCES} == dict.fromkeys(RESOURCES, 8)


@pytest.mark.parametrize("kind", [Gain, Cost])
def test_an_effect_table_holds_exactly_one_word(kind: Any) -> None:
    for wrong in ({}, {"coin": 1, "influence": 1}):
        with pytest.raises(msgspec.ValidationError, match="one effect word"):
            msgspec.convert(wrong, kind)
