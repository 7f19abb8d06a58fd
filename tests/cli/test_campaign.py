"""`charthouse campaign`: sealing, naming and checking, as a player does it."""

from pathlib import Path

import pytest
from shell import ask

from charthouse.core.text import LANGUAGES


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game of three."""
    return played(tmp_path_factory.mktemp("games"), "charterstone", "3")


def played(folder: Path, game: str, players: str) -> Path:
    words = ("--players", players, "--games", "1", "--bot", "greedy", "--seed", "c", "--records", str(folder))
    assert ask("simulate", game, *words).code == 0
    (file,) = folder.glob("*.txt")
    return file


def test_a_finished_game_begins_a_campaign_and_a_loser_names_the_charter(tmp_path: Path, game: Path) -> None:
    file = tmp_path / "village.json"
    begun = ask("campaign", str(file), "--seal", str(game), "--json").json()
    assert begun["games"] == 1
    assert [chest["charter"] for chest in begun["chests"]] == ["purple", "black", "green"]
    assert begun["village"]["red-1"] == "clay_bank"
    assert {"26": 2, "29": 1}.items() <= begun["rules"].items()
    loser = next(chest["charter"] for chest in begun["chests"] if not chest["wins"])
    named = ask("campaign", str(file), "--name", f"{loser} Лампа Row", "--json").json()
    assert {chest["charter"]: chest["name"] for chest in named["chests"]}[loser] == "Лампа Row"
    assert ask("campaign", str(file), "--json").json() == named
    for lang in LANGUAGES:
        shown = ask("campaign", str(file), lang=lang)
        assert shown.code == 0
        assert "Лампа Row" in shown.out


def test_a_refused_change_leaves_the_file_as_it_was(tmp_path: Path, game: Path) -> None:
    file = tmp_path / "village.json"
    assert ask("campaign", str(file), "--seal", str(game)).code == 0
    before = file.read_bytes()
    chests = ask("campaign", str(file), "--json").json()["chests"]
    winner = next(chest["charter"] for chest in chests if chest["wins"])
    for words, why in (
        (("--seal", str(game)), "waits for game 2"),
        (("--name", f"{winner} Mine"), "can't be named"),
        (("--name", "pink Lane"), "can't be named"),
        (("--seal", str(tmp_path / "none.txt")), "none.txt"),
        (("--seal", str(played(tmp_path / "other", "cartographers", "1"))), "another game: “cartographers”"),
    ):
        refused = ask("campaign", str(file), *words)
        assert refused.code == 2
        assert why in refused.err
        assert file.read_bytes() == before


def test_a_campaign_that_was_changed_by_hand_is_refused(tmp_path: Path, game: Path) -> None:
    file = tmp_path / "village.json"
    assert ask("campaign", str(file), "--seal", str(game)).code == 0
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("glory 1 ", "glory 1 9", 1), encoding="utf-8")
    refused = ask("campaign", str(file))
    assert refused.code == 2
    assert "Page 1 of the campaign was changed" in refused.err


def test_nothing_begins_with_a_game_that_is_not_over(tmp_path: Path, game: Path) -> None:
    cut = tmp_path / "cut.txt"
    lines = game.read_text(encoding="utf-8").split("\n")
    last = max(n for n, line in enumerate(lines) if line.startswith(tuple("0123456789")))
    cut.write_text("\n".join(lines[:last]) + "\n", encoding="utf-8")
    refused = ask("campaign", str(tmp_path / "new.json"), "--seal", str(cut))
    assert refused.code == 2
    assert "not over yet" in refused.err
    assert not (tmp_path / "new.json").exists()
