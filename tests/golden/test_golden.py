"""The golden playthroughs are what the game plays now, byte for byte.

A change of rules shows here as a readable difference. If it is meant, write the files anew with
`python tests/golden/playthrough.py --write` and read what changed before you keep it.
"""

from pathlib import Path

import pytest

from charthouse.games import GAMES
from golden.playthrough import HERE, PLAYTHROUGHS, main, texts

FILES = texts()


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_a_playthrough_is_what_its_golden_file_says(path: Path) -> None:
    assert FILES[path]().encode() == path.read_bytes()


@pytest.mark.parametrize("name", GAMES)
def test_every_registered_game_has_a_golden_playthrough(name: str) -> None:
    assert any(this.game == name for this in PLAYTHROUGHS)


def test_no_golden_file_is_left_over() -> None:
    assert sorted(HERE.glob("*/*.txt")) == sorted(FILES)


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_a_golden_file_can_be_read_through(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) < 620


def test_the_goldens_are_only_written_when_asked_for() -> None:
    before = {path: path.read_bytes() for path in FILES}
    assert main([]) == 2
    assert {path: path.read_bytes() for path in FILES} == before
