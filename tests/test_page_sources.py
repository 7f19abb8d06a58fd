"""The sources of the page keep their shape: short lines, little shared CSS, a game's things in its folder."""

import re
from pathlib import Path

from charthouse.games import GAMES
from charthouse.games.cartographers.cards import BOX

UI = Path(__file__).parent.parent / "ui"
SOURCES = [
    path
    for folder in ("src", "test")
    for path in sorted((UI / folder).rglob("*"))
    if path.suffix in (".ts", ".svelte", ".css", ".js") and path.name != "wire.ts"
]
CARTOGRAPHERS = UI / "src" / "games" / "cartographers"
TAUGHT = {"learn"}
"""Lessons and examples show certain cards."""
LONGEST = 140
MOST_SHARED = 200


def test_no_line_is_longer_than_the_eye_can_hold() -> None:
    long = [
        f"{path.relative_to(UI)}:{number}"
        for path in SOURCES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]
    assert not long


def test_the_css_that_all_share_is_small() -> None:
    shared = [path for path in (UI / "src" / "styles").glob("*.css") if path.name != "tokens.css"]
    assert sum(len(path.read_text().splitlines()) for path in shared) < MOST_SHARED


def test_the_shell_and_the_pages_name_no_game() -> None:
    shell = [path for path in SOURCES if not {UI / "src" / "games", UI / "test"} & set(path.parents)]
    texts = {path.name: path.read_text(encoding="utf-8").lower() for path in shell}
    assert not [name for name, text in texts.items() if any(game in text for game in GAMES)]


def test_the_page_knows_no_skill_by_name() -> None:
    """A skill needs no change of the page: the face says how it is used. Neither does a card of its rules."""
    ids = "|".join([*BOX.skills, *BOX.explore, *BOX.ambush])
    named = re.compile(rf"['`](?:{ids})['`]")
    pages = [path for path in SOURCES if CARTOGRAPHERS in path.parents and not TAUGHT & {path.parent.name}]
    found = [f"{path.name}: {match[0]}" for path in pages for match in named.finditer(path.read_text())]
    assert not found
