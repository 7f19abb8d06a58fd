"""The scout at the command line: games that repeat, and tournaments that go on where they stopped."""

import json
from pathlib import Path
from typing import Any

from shell import ask

DUEL = ("arena", "cartographers", "--players", "2", "--bots", "scout,greedy", "--seed", "3", "--json")


def answer(*words: str) -> dict[str, Any]:
    """Without what no seed decides."""
    ran = ask(*words)
    assert ran.code == 0, ran.err
    found: dict[str, Any] = ran.json()
    found.pop("seconds", None)
    if words[0] == "arena":
        for bot in found["bots"].values():
            bot.pop("ms_per_decision")
    return found


def test_a_budget_of_imagined_games_repeats_by_seed() -> None:
    words = ("simulate", "cartographers", "--bot", "scout:200n", "--games", "1", "--json", "--seed")
    first = answer(*words, "7")
    assert first == answer(*words, "7")
    assert first != answer(*words, "8")


def test_a_tournament_goes_on_where_it_stopped_and_is_drawn(tmp_path: Path) -> None:
    kept, picture = tmp_path / "games.jsonl", tmp_path / "scores.svg"
    words = (*DUEL, "--results", str(kept), "--plot", str(picture))
    answer(*words, "--games", "2")
    begun = kept.read_bytes()
    whole = answer(*words, "--games", "4", "--threads", "2")
    assert whole == answer(*DUEL, "--games", "4")
    assert kept.read_bytes().startswith(begun)
    assert sorted(json.loads(line)["number"] for line in kept.read_bytes().splitlines()[1:]) == [0, 1, 2, 3]
    assert b"scout" in picture.read_bytes()
    assert whole["bots"]["scout"]["mean_score"] > whole["bots"]["greedy"]["mean_score"]


def test_afterwards_the_scout_says_what_it_expected_of_its_choices(tmp_path: Path) -> None:
    answer(
        "simulate",
        "cartographers",
        "--bot",
        "scout",
        "--games",
        "1",
        "--seed",
        "7",
        "--records",
        str(tmp_path),
        "--json",
    )
    (file,) = tmp_path.glob("*.txt")
    told = answer("replay", str(file), "--why", "scout", "--json")
    assert told["measure"] == "points"
    why = told["why"]
    assert len(why) > 10
    for thought in why:
        expected = [choice["expected"] for choice in thought["choices"]]
        assert expected == sorted(expected, reverse=True)
        assert thought["choices"][0]["action"] == thought["action"], "it drew what promised most"
    assert "why" not in answer("replay", str(file), "--json")
