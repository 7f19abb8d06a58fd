"""The front door: `import charthouse` is enough, light, typed, and refuses in the words of the command."""

import json
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from shell import SHEET_A, ask

import charthouse
from charthouse.core import codec, record, replay
from charthouse.core.game import AnyGame
from charthouse.core.text import LANGUAGES

PYTHON_PATH = Path(charthouse.__file__).parents[1]
HEAVY = {"fastapi", "starlette", "uvicorn", "sqlalchemy", "fluent", "numba", "numpy", "rich", "gymnasium"}


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHARTHOUSE_LANG", "en")


def loaded(program: str) -> set[str]:
    """The modules a program leaves loaded in an interpreter of its own."""
    ran = subprocess.run(
        [sys.executable, "-c", f"{program}\nimport sys; print('\\n'.join(sys.modules))"],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(ran.stdout.split())


def pair(seed: str = "seven") -> charthouse.Match:
    return charthouse.start("cartographers", players=["Ana", "Bo"], side="B", seed=seed)


# --- light


def test_importing_it_loads_nothing_else_of_the_package() -> None:
    assert {name for name in loaded("import charthouse") if name.startswith("charthouse.")} == set()


@pytest.mark.parametrize(
    "program",
    [
        "import charthouse",
        "import charthouse; charthouse.start('cartographers', 2, 'seven').play_out('greedy')",
        "import charthouse; charthouse.games(), charthouse.bots()",
        f"import charthouse; charthouse.score({SHEET_A!r})",
    ],
)
def test_no_server_no_messages_and_no_compiler_are_loaded(program: str) -> None:
    found = {name.split(".")[0] for name in loaded(program)}
    assert found & HEAVY == set()
    assert not any(name.startswith(("charthouse.server", "charthouse.lab")) for name in loaded(program))


def test_the_lists_can_be_called_before_and_after_their_rooms_are_entered() -> None:
    program = """
import charthouse
before = charthouse.games(), charthouse.bots()
from charthouse.games import game
from charthouse.bots import bot
assert before == (charthouse.games(), charthouse.bots())
"""
    loaded(program)
    assert charthouse.games() == ("cartographers", "charterstone")
    assert charthouse.bots() == ("random", "greedy", "scout")


def test_what_it_offers_is_listed_and_nothing_else_is_there() -> None:
    assert set(charthouse.__all__) <= set(dir(charthouse))
    for name in charthouse.__all__:
        assert getattr(charthouse, name)
    with pytest.raises(AttributeError, match="nonsense"):
        charthouse.nonsense  # type: ignore[attr-defined]  # noqa: B018


def test_a_program_of_a_stranger_is_typed(tmp_path: Path) -> None:
    right = tmp_path / "right.py"
    right.write_text("""
import charthouse

match = charthouse.start("cartographers", players=["Ana", "Bo"], side="B", seed="seven").play_out("greedy")
outcome = match.outcome
scores: list[int] = [standing.score for standing in outcome.standings] if outcome else []
stars: dict[str, int] = charthouse.score(charthouse.sheet("..."))["scores"]
drawings: list[str] = charthouse.placements("...", "hamlet", ruins=True)
known: tuple[str, ...] = charthouse.games() + charthouse.bots()
picture: str = charthouse.read("game.txt").at(3).svg("Ana")
""")
    wrong = tmp_path / "wrong.py"
    wrong.write_text("import charthouse\ncharthouse.start(3)\ncharthouse.strat('x')\ncharthouse.games(1)\n")
    config = tmp_path / "mypy.ini"
    config.write_text(f"[mypy]\nstrict = true\nmypy_path = {PYTHON_PATH}\n")
    said = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", str(config), str(right), str(wrong)],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    ).stdout
    assert "right.py" not in said, said
    assert [line.split("[")[-1] for line in said.splitlines() if "wrong.py" in line] == [
        "arg-type]",
        "attr-defined]",
        "call-arg]",
    ]


# --- the same answers as the command line


def test_a_score_is_what_the_command_prints() -> None:
    sheet = charthouse.sheet(SHEET_A)
    assert charthouse.score(sheet) == ask("score", "--sheet", SHEET_A, "--json").json()
    assert charthouse.score(SHEET_A) == charthouse.score(sheet)
    explained = ask("score", "--sheet", SHEET_A, "--explain", "--json").json()
    assert json.loads(json.dumps(charthouse.score(SHEET_A, explain=True))) == explained


@pytest.mark.parametrize(
    ("card", "ruins", "edition"),
    [("hamlet", False, "2020"), ("hamlet", True, "2019"), ("gnoll_raid", False, "2020")],
)
def test_placements_are_what_the_command_prints(card: str, ruins: bool, edition: str) -> None:
    words = ["--sheet", SHEET_A, "--card", card, "--edition", edition, *(["--ruins"] if ruins else [])]
    printed = ask("placements", *words, "--json").json()["placements"]
    assert charthouse.placements(SHEET_A, card, ruins, edition) == printed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: charthouse.score("..."), ["score", "--sheet", "..."]),
        (
            lambda: charthouse.placements(SHEET_A, "nonsense"),
            ["placements", "--sheet", SHEET_A, "--card", "nonsense"],
        ),
        (lambda: charthouse.read("/nowhere/game.txt"), ["replay", "/nowhere/game.txt"]),
        (lambda: charthouse.start("chess"), ["simulate", "chess"]),
        (
            lambda: charthouse.start("cartographers", side="C"),
            ["simulate", "cartographers", "--side", "C"],
        ),
        (
            lambda: charthouse.start("charterstone", players=7),
            ["simulate", "charterstone", "--players", "7"],
        ),
        (
            lambda: charthouse.start("cartographers").play_out("deep"),
            ["simulate", "cartographers", "--bot", "deep"],
        ),
    ],
)
def test_bad_input_is_refused_in_the_words_of_the_command(
    call: Any, words: list[str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHARTHOUSE_LANG", lang)
    with pytest.raises(charthouse.Refused) as refused:
        call()
    assert f"charthouse: {refused.value}\n" == ask(*words, lang=lang).err


def test_a_refusal_is_a_value_error_with_the_id_of_its_reason_and_can_travel() -> None:
    with pytest.raises(ValueError, match="is not a game") as refused:
        charthouse.start("chess")
    assert refused.value.reason == "bad-game"  # type: ignore[attr-defined]
    again = pickle.loads(pickle.dumps(refused.value))
    assert (type(again), str(again)) == (charthouse.Refused, str(refused.value))


# --- a match


def test_a_game_is_played_by_hand_and_refused_as_the_rules_refuse() -> None:
    begun = pair()
    first = begun.legal("Ana")[0]
    assert first in begun.legal(0)
    after = begun.play("Ana", first)
    assert begun.waiting == (0, 1)
    assert after.waiting == (1,)
    assert len(begun) == 1
    assert after.view(1).mine is None
    assert after.view(0).mine is not None
    for seat, action in (
        (0, "forest A1 A1"),
        (0, "castle A1"),
        (0, "monster A1"),
        (5, first),
        ("Zoe", first),
    ):
        with pytest.raises(charthouse.Refused):
            begun.play(seat, action)


@pytest.mark.parametrize("game_id", charthouse.games())
def test_a_match_is_saved_read_walked_and_forked(game_id: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    over = charthouse.start(game_id, players=["Ana", "Bo"], seed="seven").play_out("random", "greedy")
    assert over.outcome
    assert over.waiting == ()
    over.save(file)
    assert ask("verify", str(file)).code == 0
    assert ask("replay", str(file), "--json").json()["state_hash"] == codec.digest(over.state)
    again = charthouse.read(file)
    assert again == over
    assert again.state == over.state
    steps = list(again.steps)
    assert [step.number for step in steps] == list(range(len(again)))
    assert steps[-1].state == over.state
    assert steps[0].seat is None
    for step in (0, len(over) // 2, -1):
        then = again.at(step)
        assert then.state == steps[step].state
        assert then.record.entries == over.record.entries[: step % len(over) + 1]
    fork = again.fork(len(over) // 2, seed="another").play_out("greedy")
    assert fork.record.entries[len(over) // 2].action == steps[len(over) // 2].action
    assert fork.record.header.fork
    assert fork.outcome
    with pytest.raises(charthouse.Refused, match=f"0 to {len(over) - 1}"):
        again.at(len(over))


def test_a_match_saved_midway_is_played_on_and_its_bare_record_is_not(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    begun = pair().play("Ana", pair().legal("Ana")[0])
    begun.save(file)
    assert charthouse.read(file).play_out("greedy") == begun.play_out("greedy")
    file.write_text(record.write_text(begun.record))
    bare = charthouse.read(file)
    assert bare.state == begun.state
    with pytest.raises(charthouse.Refused, match="fork it"):
        bare.play_out("greedy")
    assert bare.fork(seed="another").play_out("greedy").outcome


def test_the_same_seed_plays_the_same_game_and_a_moment_met_again_the_same_shuffle() -> None:
    one, other = pair().play_out("greedy"), pair().play_out("greedy")
    assert one == other
    assert hash(one) == hash(other)
    assert one != pair("eight").play_out("greedy")
    assert one.at(0).play_out("greedy") == one


def test_a_bot_is_a_function_of_game_view_and_luck() -> None:
    seen = []

    def mine(game: AnyGame, view: Any, luck: Random) -> Any:
        seen.append(view.seat)
        return game.offer(view).pick(luck)

    over = pair().play_out(mine, "greedy")
    assert over.outcome
    assert set(seen) == {0}
    with pytest.raises(charthouse.Refused, match="one for each seat"):
        over.play_out("greedy", "greedy", "greedy")


def test_it_is_the_match_of_the_core() -> None:
    over = pair().play_out("greedy")
    assert replay.decided_again(over._match.game, over.record) == over.state
    assert repr(over) == f"<Match cartographers: Ana, Bo; {len(over)} steps, over>"
    assert (over.game, over.players, over.options["side"]) == ("cartographers", ("Ana", "Bo"), "B")
