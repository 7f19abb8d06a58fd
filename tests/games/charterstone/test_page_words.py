"""The page draws what the face tells it and knows no effect word by name.

The line: the page never asks which word it has before it (`.word`, `.arg`), and no effect word stands in it
as a text of its own. What may stand there is something else of the same name: a drawing (`sign: 'coin'`,
`<Sign name="coin" />`), a stock of a supply (`stock: 'influence'`), a zone of the page (quota, tracks).
"""

import re
from pathlib import Path

import pytest

from charthouse.games.charterstone.effects import WORDS

PAGE = Path(__file__).parents[3] / "ui" / "src" / "games" / "charterstone"
WRITTEN = {"wire.ts", "types.ts"}
"""Forms of the face: they say which fields there are."""
NAMES = {*WORDS, *(word.costs.word for word in WORDS.values() if word.costs)}
ZONES = {"quota", "progress", "reputation"}
READS = re.compile(r"\.(?:word|arg)\b|\b(?:const|let) \{[^{}:]*\b(?:word|arg)\b[^{}:]*\} =")
THINGS = re.compile(r"""<Sign\s+name=["'][\w-]+["']|\b(?:sign|stock): '[\w-]+'|class=["'][^"']*["']""")
TEXTS = re.compile(r"""(["'`])([\w-]+)\1""")


def files() -> list[Path]:
    found = [file for kind in ("*.ts", "*.svelte") for file in PAGE.rglob(kind) if file.name not in WRITTEN]
    assert len(found) > 30
    return sorted(found)


def faults(code: str) -> list[str]:
    """Where a file of the page knows a word."""
    code = re.sub(r"<style.*?</style>|<!--.*?-->|/\*.*?\*/", "", code, flags=re.DOTALL)
    texts = {text for _, text in TEXTS.findall(THINGS.sub("", code))}
    return [*READS.findall(code), *sorted(texts & (NAMES - ZONES))]


@pytest.mark.parametrize("file", files(), ids=lambda file: file.relative_to(PAGE).as_posix())
def test_a_file_of_the_page_names_no_effect_word(file: Path) -> None:
    assert faults(file.read_text()) == []


@pytest.mark.parametrize(
    "code",
    [
        "{#if word.word === 'vp'}",
        "if (pending.word in SIGNS) return 1;",
        "const { word, arg } = face.pending;",
        "const SHOWN = ['coin', 'crate'];",
        'option.verb === "choose"',
    ],
)
def test_a_word_known_by_name_is_found(code: str) -> None:
    assert faults(code)
