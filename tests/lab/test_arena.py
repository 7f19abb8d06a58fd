"""`charthouse arena`: fair tournaments, whoever plays the games and however often it is interrupted."""

import json
import os
import signal
import subprocess
import time
from collections import Counter
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shell import EDICTS, Ran, ask, command, contents, in_every_language, on_terminal, raw_ids, refusal, run
from shell import surroundings as quiet

from charthouse.core.text import LANGUAGES
from charthouse.lab.arena import Finished, Tournament, deal_of, game_numbers, results, seated, summary

SOLO = ("arena", "cartographers", "--bots", "random")


def held(*words: str) -> dict[str, Any]:
    """The answer without what no seed decides."""
    return timeless(ask("arena", "cartographers", "--json", *words))


def timeless(ran: Ran) -> dict[str, Any]:
    assert ran.code == 0, ran.err
    answer: dict[str, Any] = ran.json()
    assert answer.pop("seconds") >= 0
    for bot in answer["bots"].values():
        assert bot.pop("ms_per_decision") >= 0
    return answer


# --- what scripts read


def test_json_has_the_fields_that_scripts_read() -> None:
    words = ("--players", "2", "--games", "4", "--bots", "random,greedy", "--seed", "7", "--json")
    ran = run("arena", "cartographers", *words)
    assert (ran.code, ran.err) == (0, "")
    answer = ran.json()
    assert list(answer["bots"]) == ["random", "greedy"]
    assert answer["seconds"] > 0
    for bot in answer["bots"].values():
        assert bot["games"] == 4
        assert isinstance(bot["mean_score"], float)
        assert isinstance(bot["ci95"], float)
        assert 0 <= bot["win_rate"] <= 1
        assert "mean_rating" not in bot
    assert answer["bots"]["greedy"]["win_rate"] > answer["bots"]["random"]["win_rate"]
    assert answer["bots"]["greedy"]["skill"]["mu"] > answer["bots"]["random"]["skill"]["mu"]


def test_a_solo_tournament_also_has_the_mean_rating() -> None:
    bot = held("--games", "3", "--bots", "random", "--edicts", EDICTS)["bots"]["random"]
    values = 25 + 24 + 16 + 24  # printed on the four scoring cards
    assert bot["mean_rating"] == pytest.approx(bot["mean_score"] - values)


def test_the_deals_are_those_of_simulate() -> None:
    for options in (("--side", "B"), ("--edition", "2019"), ("--skills",)):
        words = ("--games", "4", "--seed", "x", *options)
        alone = ask("simulate", "cartographers", "--bot", "random", "--json", *words).json()
        bot = held("--bots", "random", *words)["bots"]["random"]
        assert bot["mean_score"] == pytest.approx(alone["mean_score"])
        assert bot["mean_rating"] == pytest.approx(alone["mean_rating"])


def test_one_seed_is_one_result_and_another_seed_another() -> None:
    words = ("--bots", "random", "--games", "3", "--players", "2")
    first = held(*words, "--seed", "x")
    assert first == timeless(run("arena", "cartographers", "--json", *words, "--seed", "x"))
    assert first["bots"] != held(*words, "--seed", "y")["bots"]


def test_a_single_game_has_a_mean_and_no_interval() -> None:
    assert held("--bots", "random", "--games", "1")["bots"]["random"]["ci95"] is None


# --- who sits where


def tournament(players: int, bots: int) -> Tournament:
    return Tournament("cartographers", players, {}, tuple("abcdefgh"[:bots]), "seats")


@given(players=st.integers(1, 8), bots=st.integers(1, 8), deal=st.integers(0, 10**6))
def test_in_every_deal_each_bot_sits_once_on_each_seat(players: int, bots: int, deal: int) -> None:
    asked = tournament(players, bots)
    numbers = range(deal * bots, (deal + 1) * bots)
    assert {deal_of(asked, number) for number in numbers} == {deal}
    seats = Counter((who, seat) for number in numbers for seat, who in enumerate(seated(asked, number)))
    assert seats == Counter({(who, seat): 1 for who in range(bots) for seat in range(players)})


def test_every_bot_meets_every_other() -> None:
    asked = tournament(2, 5)
    met = {frozenset(seated(asked, number)) for number in range(200)}
    assert len(met) == 10


def made_up(asked: Tournament, games: int) -> list[Finished]:
    """Games in which the last bot of the list always scores most."""
    made = []
    for number in game_numbers(asked, games):
        who = seated(asked, number)
        ranks = [1 + sum(other > mine for other in who) for mine in who]
        counts, times = [1] * len(who), [0.001] * len(who)
        made.append(Finished(number, [10 * mine for mine in who], ranks, {}, counts, times))
    return made


@given(players=st.integers(1, 8), bots=st.integers(1, 8), games=st.integers(1, 30))
@settings(max_examples=60)
def test_every_bot_plays_as_many_games_as_asked_on_the_same_deals(
    players: int, bots: int, games: int
) -> None:
    asked = tournament(players, bots)
    found = results(asked, made_up(asked, games), games)
    deals = {tuple(sorted({result.deal for result in mine})) for mine in found}
    assert len(deals) == 1
    if bots >= players:
        assert [len(mine) for mine in found] == [games] * bots
    else:  # some bots sit on several seats of a table
        assert sum(map(len, found)) == games * players


# --- what the scores say


def one(number: int, *scores: int) -> Finished:
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    return Finished(number, list(scores), ranks, {}, [10] * len(scores), [0.02] * len(scores))


def of_bots(asked: Tournament, number: int, **scores: int) -> Finished:
    """A game in which each bot scored this, wherever it sat."""
    return one(number, *(scores[asked.bots[who]] for who in seated(asked, number)))


def test_means_intervals_and_wins_by_hand() -> None:
    asked = tournament(2, 2)
    games = [(30, 20), (30, 20), (25, 25), (10, 20), (40, 10), (40, 20)]
    made = [of_bots(asked, number, a=a, b=b) for number, (a, b) in enumerate(games)]
    answer = summary(asked, made, 6)
    a, b = answer["bots"]["a"], answer["bots"]["b"]
    assert (a["games"], b["games"], answer["deals"]) == (6, 6, 3)
    assert a["mean_score"] == pytest.approx(fmean([30, 30, 25, 10, 40, 40]))
    assert a["ci95"] == pytest.approx(1.96 * stdev([30, 17.5, 40]) / sqrt(3))
    assert a["win_rate"] == pytest.approx(4.5 / 6)
    assert b["win_rate"] == pytest.approx(1.5 / 6)
    assert a["ms_per_decision"] == pytest.approx(2)
    (gap,) = answer["differences"]
    assert gap["bots"] == ["a", "b"]
    assert gap["mean_score"] == pytest.approx(fmean([10, -5, 25]))
    assert gap["ci95"] == pytest.approx(1.96 * stdev([10, -5, 25]) / sqrt(3))


def test_alone_a_win_is_the_best_score_of_the_deal() -> None:
    asked = tournament(1, 3)
    made = []
    for deal, scores in enumerate(({"a": 5, "b": 9, "c": 9}, {"a": 7, "b": 3, "c": 1})):
        made += [of_bots(asked, 3 * deal + turn, **scores) for turn in range(3)]
    wins = {name: bot["win_rate"] for name, bot in summary(asked, made, 2)["bots"].items()}
    assert wins == {"a": 0.5, "b": 0.25, "c": 0.25}


def test_the_order_in_which_games_were_finished_does_not_matter() -> None:
    asked = tournament(3, 4)
    made = made_up(asked, 9)
    assert summary(asked, made, 9) == summary(asked, made[::-1], 9)


def test_the_rating_follows_the_places() -> None:
    asked = tournament(2, 4)
    skills = [bot["skill"]["mu"] for bot in summary(asked, made_up(asked, 20), 20)["bots"].values()]
    assert skills == sorted(skills)
    assert len(set(skills)) == 4


# --- interrupted


def played_so_far(file: Path, games: int) -> None:
    """Waits until so many games are kept."""
    until = time.monotonic() + 60
    while not (file.is_file() and file.read_bytes().count(b"\n") > games):
        assert time.monotonic() < until
        time.sleep(0.01)


def test_a_tournament_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    words = ("--bots", "random", "--players", "2", "--seed", "k", "--games")
    file = tmp_path / "deep" / "games.jsonl"
    process = subprocess.Popen(
        command("arena", "cartographers", *words, "1000000", "--results", str(file)),
        stdout=subprocess.DEVNULL,
        env=quiet(),
    )
    try:
        played_so_far(file, 20)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    begun = file.read_bytes()
    games = begun.count(b"\n") + 20
    assert held(*words, str(games), "--results", str(file)) == held(*words, str(games))
    assert file.read_bytes().startswith(begun[: begun.rfind(b"\n") + 1])
    numbers = [json.loads(line)["number"] for line in file.read_bytes().splitlines()[1:]]
    assert sorted(numbers) == list(range(games))


def test_an_interrupt_ends_the_workers_too_and_loses_nothing(tmp_path: Path) -> None:
    words = ("--bots", "random", "--seed", "i", "--games")
    file = tmp_path / "games.jsonl"
    process = subprocess.Popen(
        command("arena", "cartographers", *words, "1000000", "--processes", "2", "--results", str(file)),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=quiet(),
        start_new_session=True,
    )
    played_so_far(file, 3)
    os.killpg(process.pid, signal.SIGINT)  # what Ctrl-C does
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert said.decode().strip() == "Stopped."
    games = str(file.read_bytes().count(b"\n") + 20)
    assert held(*words, games, "--results", str(file)) == held(*words, games)


def test_a_last_line_cut_in_the_middle_is_played_again(tmp_path: Path) -> None:
    words = ("--bots", "random", "--games", "5", "--results", str(tmp_path / "games"))
    whole = held(*words)
    kept = (tmp_path / "games").read_bytes()
    for cut in (1, 30, len(kept) - 10, len(kept)):
        (tmp_path / "games").write_bytes(kept[:-cut])
        assert held(*words) == whole
        assert (tmp_path / "games").read_bytes().count(b"\n") == 6


def test_a_finished_tournament_may_be_made_longer(tmp_path: Path) -> None:
    words = ("--bots", "random,greedy", "--edicts", EDICTS, "--results", str(tmp_path / "games"))
    held(*words, "--games", "1")
    kept = (tmp_path / "games").read_bytes()
    assert held(*words, "--games", "2") == held(*words[:-2], "--games", "2")
    assert (tmp_path / "games").read_bytes().startswith(kept)
    assert held(*words, "--games", "1") == held(*words[:-2], "--games", "1")


@pytest.mark.parametrize(
    "other",
    [
        ("--seed", "1"),
        ("--bots", "greedy"),
        ("--bots", "random,greedy"),
        ("--players", "2"),
        ("--side", "B"),
        ("--edition", "2019"),
        ("--skills",),
    ],
    ids=" ".join,
)
def test_games_of_another_tournament_are_refused_and_kept(other: tuple[str, ...], tmp_path: Path) -> None:
    words = ("--games", "1", "--results", str(tmp_path / "games"))
    held("--bots", "random", *words)
    before = contents(tmp_path)
    assert "not of this tournament" in refusal(ask(*SOLO, *words, *other))
    assert contents(tmp_path) == before
    held("--bots", "random", "--side", "A", "--edition", "2020", *words)  # the same, written out


@pytest.mark.parametrize("text", ["Dear Queen", "Dear Queen,\nhere is your map.\n", "{}\n", "\n", "\0" * 99])
def test_a_file_that_is_something_else_is_refused_and_kept(text: str, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text(text)
    assert "letter" in refusal(ask(*SOLO, "--games", "1", "--results", str(tmp_path / "letter")))
    assert (tmp_path / "letter").read_text() == text


@pytest.mark.parametrize(
    "line",
    [
        "x",
        "{}",
        '{"number":1}',
        "[" * 5000,
        '{"number":0,"scores":[],"ranks":[],"notes":{},"decisions":[],"seconds":[]}',
    ],
    ids=lambda line: line[:20],
)
def test_a_damaged_line_is_named_and_nothing_is_changed(line: str, tmp_path: Path) -> None:
    words = (*SOLO, "--games", "2", "--results", str(tmp_path / "games"))
    assert ask(*words).code == 0
    kept = (tmp_path / "games").read_text().splitlines()
    kept[1] = line
    (tmp_path / "games").write_text("\n".join(kept) + "\n")
    before = contents(tmp_path)
    assert "line 2" in refusal(ask(*words))
    assert contents(tmp_path) == before


# --- whoever plays them


@pytest.mark.parametrize("way", [("--threads", "2"), ("--processes", "2"), ("--ray",)], ids=" ".join)
def test_every_way_of_playing_gives_the_same_result(way: tuple[str, ...], tmp_path: Path) -> None:
    words = ("--bots", "random", "--players", "2", "--games", "40", "--seed", "w")
    asked = command("arena", "cartographers", "--json", *words, *way, "--results", str(tmp_path / "games"))
    done = subprocess.run(asked, capture_output=True, env=quiet(), timeout=240, check=False)  # Ray is slow
    assert done.stderr == b""
    assert timeless(Ran(done.returncode, done.stdout.decode(), "")) == held(*words)
    assert (tmp_path / "games").read_bytes().count(b"\n") == 41


def test_a_cluster_that_nobody_answers_for_is_said_at_once() -> None:
    assert "127.0.0.1:1" in refusal(ask(*SOLO, "--games", "1", "--ray", "127.0.0.1:1"))


# --- pictures and words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_names_every_bot_in_every_language(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "scores.svg"
    words = ("arena", "cartographers", "--bots", "random,greedy", "--games", "2", "--edicts", EDICTS)
    kept = ("--results", str(tmp_path / "games"))
    ran = ask(*words, *kept, "--plot", str(file), lang=lang)
    assert (ran.code, ran.err) == (0, "")
    texts = [text for element in ElementTree.parse(file).iter() if (text := (element.text or "").strip())]
    assert {"random", "greedy"} <= set(texts)
    assert not raw_ids(" ".join(texts))
    assert any("95" in text for text in texts)


def test_pictures_may_be_png_and_pdf(tmp_path: Path) -> None:
    for ending, magic in ((".png", b"\x89PNG"), (".pdf", b"%PDF")):
        file = tmp_path / "deep" / f"scores{ending}"
        assert ask(*SOLO, "--games", "2", "--plot", str(file)).code == 0
        assert file.read_bytes().startswith(magic)


def test_people_read_the_result_in_their_language() -> None:
    shown = in_every_language(*SOLO, "--games", "2")
    assert len({ran.out for ran in shown.values()}) == len(LANGUAGES)
    for ran in shown.values():
        assert ran.out.startswith("random: ")
        assert not raw_ids(ran.out)


def test_a_terminal_shows_progress_while_standard_output_stays_one_object() -> None:
    ran, shown = on_terminal(*SOLO, "--games", "200", "--json", only_errors=True)
    assert ran.code == 0
    assert ran.json()["games"] == 200
    assert "━" in shown
    assert "/200" in shown


# --- what is refused (malformed words: tests/cli/test_refusals.py)


@pytest.mark.parametrize(("module", "words"), [("ray", ("--ray",)), ("matplotlib", ("--plot", "x.svg"))])
def test_a_missing_extra_is_named(
    module: str, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("charthouse.cli.arena.find_spec", lambda name: None)
    assert 'pip install "charthouse[' in refusal(ask(*SOLO, "--games", "1", *words))
