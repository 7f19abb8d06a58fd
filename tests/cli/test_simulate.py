"""`charthouse simulate`: seeded games of bots, and the records they leave."""

from pathlib import Path
from typing import Any

import pytest
from shell import EDICTS, ask, contents, on_terminal, raw_ids, refusal, run

from charthouse.core import record
from charthouse.core.text import LANGUAGES


def simulated(*words: str) -> dict[str, Any]:
    """The answer without the one field that no seed decides."""
    answer: dict[str, Any] = ask("simulate", "cartographers", "--json", *words).json()
    assert answer.pop("seconds") >= 0
    return answer


def test_json_has_the_fields_that_scripts_read() -> None:
    ran = run(
        "simulate",
        "cartographers",
        "--players",
        "3",
        "--games",
        "4",
        "--bot",
        "random",
        "--seed",
        "7",
        "--json",
    )
    assert (ran.code, ran.err) == (0, "")
    answer = ran.json()
    assert answer["games"] == 4
    assert isinstance(answer["decisions"], int)
    assert answer["decisions"] > 4 * 3 * 12
    assert answer["seconds"] > 0
    assert isinstance(answer["mean_score"], float)
    assert "mean_rating" not in answer


def test_a_solo_game_also_has_its_mean_rating() -> None:
    chosen = simulated("--games", "3", "--edicts", EDICTS)
    values = 25 + 24 + 16 + 24  # printed on the four scoring cards
    assert chosen["mean_rating"] == pytest.approx(chosen["mean_score"] - values)


def test_one_seed_is_one_result_and_another_seed_another() -> None:
    real = run("simulate", "cartographers", "--players", "2", "--games", "3", "--seed", "x", "--json").json()
    real.pop("seconds")
    assert real == simulated("--players", "2", "--games", "3", "--seed", "x")
    assert real["mean_score"] != simulated("--players", "2", "--games", "3", "--seed", "y")["mean_score"]


def test_seeds_may_be_numbers_or_any_words() -> None:
    results = [simulated("--games", "2", "--seed", seed)["mean_score"] for seed in ("1", "-1", "зима 冬", "")]
    assert len(set(results)) > 2


def test_a_longer_run_begins_with_the_games_of_a_shorter_one(tmp_path: Path) -> None:
    for games in ("1", "3"):
        ask("simulate", "cartographers", "--games", games, "--seed", "s", "--records", str(tmp_path / games))
    short, long = contents(tmp_path / "1"), contents(tmp_path / "3")
    assert len(short) == 1
    assert len(long) == 3
    assert short.items() <= long.items()


def test_bots_take_the_seats_in_turn_and_a_better_one_wins_more() -> None:
    greedy = simulated("--games", "1", "--bot", "greedy", "--seed", "1")["mean_score"]
    mixed = simulated("--games", "1", "--players", "2", "--bot", "greedy, random", "--seed", "1")
    assert greedy > simulated("--games", "1", "--bot", "random", "--seed", "1")["mean_score"]
    assert mixed["games"] == 1


@pytest.mark.parametrize(
    "words",
    [
        ("--side", "B"),
        ("--edition", "2019"),
        ("--edicts", EDICTS),
        ("--skills",),
        ("--skills", "acrobatics,search,negotiate"),
        ("--full-map", "scores_current"),
        ("--players", "2", "--skills"),
        ("--players", "100"),
    ],
    ids=" ".join,
)
def test_records_are_written_and_replay_and_verify(words: tuple[str, ...], tmp_path: Path) -> None:
    simulated(
        "--games", "2" if "100" not in words else "1", "--seed", "r", "--records", str(tmp_path), *words
    )
    files = sorted(tmp_path.iterdir())
    assert len(files) == (2 if "100" not in words else 1)
    for file in files:
        assert ask("replay", str(file), "--json").json()["ok"] is True
        assert ask("verify", str(file), "--json").json()["ok"] is True


def test_what_was_asked_for_stands_in_the_records(tmp_path: Path) -> None:
    asked = ("--side", "B", "--edition", "2019", "--edicts", EDICTS, "--skills", "search,knowledge,diplomacy")
    simulated("--games", "1", "--players", "2", "--records", str(tmp_path), *asked)
    (file,) = tmp_path.iterdir()
    header = record.read(file.read_text()).header
    assert header.options["side"] == "B"
    assert header.options["edition"] == "2019"
    assert header.options["edicts"] == EDICTS.split(",")
    assert header.options["chosen_skills"] == ["search", "knowledge", "diplomacy"]
    assert len(header.players) == 2


def test_the_mean_score_is_that_of_the_records(tmp_path: Path) -> None:
    answer = simulated("--games", "2", "--players", "2", "--records", str(tmp_path))
    outcomes = [ask("replay", str(file), "--json").json()["outcome"] for file in tmp_path.iterdir()]
    scores = [standing["score"] for outcome in outcomes for standing in outcome["standings"]]
    assert answer["mean_score"] == pytest.approx(sum(scores) / 4)


def test_a_seed_never_leads_out_of_the_folder_of_the_records(tmp_path: Path) -> None:
    inside = tmp_path / "in" / "records"
    ask("simulate", "cartographers", "--games", "1", "--seed", "a/../../../out", "--records", str(inside))
    assert [path for path in contents(tmp_path) if not path.startswith("in")] == []


def test_a_folder_that_cannot_be_written_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    before = contents(tmp_path)
    words = ("simulate", "cartographers", "--games", "1", "--records", str(tmp_path / "taken"))
    assert "taken" in refusal(ask(*words))
    assert contents(tmp_path) == before


def test_people_read_the_result_in_their_language() -> None:
    shown = [ask("simulate", "cartographers", "--games", "1", lang=lang) for lang in LANGUAGES]
    assert len({ran.out for ran in shown}) == len(LANGUAGES)
    for ran in shown:
        assert ran.code == 0
        assert not raw_ids(ran.out)
        assert ran.out.count("\n") == 1


def test_a_terminal_shows_progress_while_standard_output_stays_one_object() -> None:
    words = ("simulate", "cartographers", "--games", "300", "--seed", "1", "--json")
    ran, shown = on_terminal(*words, only_errors=True)
    assert ran.code == 0
    assert ran.json()["games"] == 300
    assert "━" in shown
    assert "%" in shown


def test_without_a_terminal_there_is_no_progress_bar() -> None:
    assert run("simulate", "cartographers", "--games", "3", "--json").err == ""
