"""Writes the tables of `docs/effect-words.md` from the list of effect words."""

from pathlib import Path

from charthouse.games.charterstone.effects import WORDS
from charthouse.games.charterstone.effects.word import Word

PAGE = Path(__file__).parent.parent / "docs" / "effect-words.md"
BEGIN, END = "<!-- words: written by `make effect-words` -->", "<!-- end of words -->"
DEEDS = (
    "These words are deeds. Where a deed is not possible, the building cannot be used at all; "
    "a building has one at most, and no price of resources besides."
)


def tables() -> str:
    """The words that content may use, and those that are deeds."""
    simple = [word for word in WORDS.values() if word.taught and not word.deed]
    deeds = [word for word in WORDS.values() if word.deed]
    return "\n".join(["", *_table("word", simple), "", DEEDS, "", *_table("deed", deeds), ""])


def _table(title: str, words: list[Word]) -> list[str]:
    rows = [f"| {title} | asks | meaning | rule |", "|---|---|---|---|"]
    for word in words:
        for written, asks, meaning in word.taught:
            rows.append(f"| `{written}` | {asks} | {meaning} | {word.rule} |")
    return rows


def written(page: str) -> str:
    """The page with its tables as the list has them now."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{tables()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
