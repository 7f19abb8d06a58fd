"""Effect words: the documentation is written from the list, and the list is what content may say."""

import runpy
from pathlib import Path

from charthouse.games.charterstone.box import Gain
from charthouse.games.charterstone.effects import WORDS

ROOT = Path(__file__).parents[3]
ASKED_BY_RULES = {"draw", "pay"}
"""Words that no content says: the rules put them into a turn."""


def test_the_documentation_says_what_the_list_says() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "effect_words.py"))
    page = (ROOT / "docs" / "effect-words.md").read_text(encoding="utf-8")
    assert tool["written"](page) == page, "run `make effect-words`"


def test_content_can_say_every_word_and_no_other() -> None:
    assert set(Gain.__struct_fields__) - {"n"} == WORDS.keys() - ASKED_BY_RULES


def test_every_word_of_the_content_is_taught() -> None:
    assert {name for name, word in WORDS.items() if not word.taught} == ASKED_BY_RULES


def test_every_word_has_a_rule_of_the_chronicle() -> None:
    assert all(word.rule in range(1, 30) for word in WORDS.values())
