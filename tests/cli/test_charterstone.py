"""`simulate`, `replay` and `verify` on the second game."""

import json
from pathlib import Path

import pytest

from charthouse.cli import main


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main([*words, "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize(
    ("players", "bots"), [(2, "random"), (4, "random"), (3, "greedy,random"), (2, "scout,greedy")]
)
def test_simulate_replay_and_verify(
    players: int, bots: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ("charterstone", "--players", str(players), "--games", "2", "--bot", bots, "--seed", "x")
    first = answer(capsys, "simulate", *table, "--records", str(tmp_path))
    again = answer(capsys, "simulate", *table)
    assert first["games"] == 2
    assert (first["decisions"], first["mean_score"]) == (again["decisions"], again["mean_score"])
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2
    for file in files:
        replayed = answer(capsys, "replay", str(file))
        assert (replayed["game"], replayed["ok"]) == ("charterstone", True)
        assert answer(capsys, "verify", str(file))["ok"]


def test_charters_and_corrections_are_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = ("charterstone", "--players", "2", "--games", "1", "--charters", "red,blue", "--errata", "")
    answer(capsys, "simulate", *table, "--records", str(tmp_path))
    (file,) = tmp_path.iterdir()
    assert '"charters":["red","blue"],"errata":[]' in file.read_text(encoding="utf-8").replace(
        ", ", ","
    ).replace(": ", ":")
    for words in (("--charters", "red"), ("--charters", "red,pink"), ("--errata", "luck"), ("--side", "A")):
        assert main(["simulate", "charterstone", "--players", "2", *words]) == 2
    assert main(["simulate", "cartographers", "--charters", "red"]) == 2
    assert "charters" in capsys.readouterr().err


@pytest.mark.parametrize("players", ["1", "7"])
def test_a_table_has_two_to_six_players(players: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "charterstone", "--players", players]) == 2
    assert "2 to 6" in capsys.readouterr().err


def test_a_changed_record_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answer(capsys, "simulate", "charterstone", "--players", "2", "--games", "1", "--records", str(tmp_path))
    (file,) = tmp_path.iterdir()
    text = file.read_text(encoding="utf-8")
    for old, new in (("vp 1 5 ", "vp 1 9 "), ("placed 1 ", "placed 2 "), ("? card/6 = ", "? card/6 = x")):
        assert old in text
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
        assert main(["verify", str(file)]) != 0
        capsys.readouterr()


def test_afterwards_the_scout_says_how_far_ahead_it_expected_to_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(capsys, "simulate", "charterstone", "--players", "2", "--games", "1", "--records", str(tmp_path))
    (file,) = tmp_path.iterdir()
    told = answer(capsys, "replay", str(file), "--why", "scout")
    assert told["measure"] == "lead", "what it expects are no final scores here"
    headings = {
        "en": "ahead of the others",
        "ru": "опередить",
        "zh-Hant": "領先",
        "sr": "ispred",
        "cs": "před ostatními",
    }
    for lang, words in headings.items():
        assert main(["replay", str(file), "--why", "scout", "--lang", lang]) == 0
        assert words in capsys.readouterr().out
