"""The golden playthroughs are what the game plays now, byte for byte.

A change of rules shows here as a readable difference. If it is meant, write the files anew with
`python tests/golden/playthrough.py --write` and read what changed before you keep it.
"""

from functools import partial
from pathlib import Path

import pytest

from charthouse.games import GAMES
from golden import playthrough
from golden.playthrough import HERE, PLAYTHROUGHS, ledger, main, played_now, texts

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


def test_other_goldens_have_another_number_of_the_rules() -> None:
    """A golden changes with the rules or not at all: `--write` refuses to forget their number."""
    kept = {path: path.read_text(encoding="utf-8") for path in FILES}
    for name, (number, hash) in played_now(kept).items():
        assert ledger()[name][number] == hash, f"the goldens of {name} are others: raise its `rules`"
        assert list(ledger()[name]) == [f"{one}" for one in range(1, int(number) + 1)]


def test_goldens_that_changed_are_not_written_under_the_old_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one, *others = FILES
    changed = {one: lambda: "played otherwise\n"} | {
        path: partial(path.read_text, "utf-8") for path in others
    }
    before = one.read_bytes(), playthrough.LEDGER.read_bytes()
    monkeypatch.setattr(playthrough, "texts", lambda: changed)
    assert main(["--write"]) == 1
    assert "raise `rules`" in capsys.readouterr().err
    assert (one.read_bytes(), playthrough.LEDGER.read_bytes()) == before
