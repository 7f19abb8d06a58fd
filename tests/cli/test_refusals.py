"""What the command refuses: one clear line on standard error, exit code 2, nothing written."""

import os
import subprocess
from pathlib import Path

import pytest
from shell import EDICTS, SHEET_A, ask, command, contents, message, refusal, run, surroundings

ROWS = SHEET_A.split("/")


def sheet_with(row: int, text: str) -> str:
    return "/".join([*ROWS[:row], text, *ROWS[row + 1 :]])


BAD_SHEETS = {
    "nothing": ("", "11 rows"),
    "blanks": (" \n ", "11 rows"),
    "ten rows": ("/".join(ROWS[:10]), "this one has 10"),
    "twelve rows": ("/".join([*ROWS, ROWS[0]]), "this one has 12"),
    "a short row": (sheet_with(2, "." * 10), "Row C of a sheet has 11 characters; here it has 10"),
    "a long row": (sheet_with(10, "." * 12), "Row K of a sheet has 11 characters; here it has 12"),
    "an unknown mark": (sheet_with(3, "....x......"), "“x” at D5"),
    "a digit": (sheet_with(0, "1.........."), "“1” at A1"),
    "a Cyrillic a": (sheet_with(3, "....а......"), "“а” is a Cyrillic letter"),
    "a Cyrillic M": (sheet_with(3, "....М......"), "“М” is a Cyrillic letter"),
    "rows joined twice": (SHEET_A.replace("/", "//"), "this one has 21"),
    "a blank inside": (sheet_with(4, "..... ....."), "“ ” at E6"),
    "a gap at the end": (SHEET_A + "/", "this one has 12"),
    "a wide character": (sheet_with(4, ".....界....."), "“界” at E6"),
}


@pytest.mark.parametrize(("sheet", "says"), BAD_SHEETS.values(), ids=BAD_SHEETS)
def test_a_malformed_sheet_is_refused_with_what_is_wrong(sheet: str, says: str) -> None:
    for words in (("score",), ("placements", "--card", "orchard")):
        given = ask(*words, "--sheet", sheet, "--json")
        read = ask(*words, "--sheet", "-", "--json", input=sheet)
        assert says in refusal(given)
        assert refusal(given) == refusal(read)


PLACE = ("placements", "--sheet", SHEET_A)
SIMULATE = ("simulate", "cartographers", "--games", "1")
ARENA = ("arena", "cartographers", "--bots", "random")
BAD_WORDS = {
    "unknown command": (("chart",), "“chart” is not a command"),
    "an option as a command": (("--json",), "“--json” is not a command"),
    "command in capitals": (("SCORE",), "“SCORE” is not a command"),
    "Cyrillic command": (("sсore",), "“sсore” is not a command"),
    "unknown option": (("score", "--sheet", SHEET_A, "--jsn"), "unknown: --jsn"),
    "abbreviated option": (("score", "--she", SHEET_A), "unknown: --she"),
    "left over word": (("score", "--sheet", SHEET_A, "more"), "unknown: more"),
    "sheet without value": (("score", "--sheet"), "missing: --sheet"),
    "sheet before another option": (("score", "--sheet", "--json"), "missing: --sheet"),
    "no sheet": (("placements", "--card", "orchard"), "missing: --sheet"),
    "no card": (PLACE, "missing: --card"),
    "card without value": ((*PLACE, "--card"), "missing: --card"),
    "unknown card": ((*PLACE, "--card", "orchards"), "“orchards” is not a card"),
    "card in capitals": ((*PLACE, "--card", "Orchard"), "“Orchard” is not a card"),
    "empty card": ((*PLACE, "--card", ""), "“” is not a card"),
    "scoring card": ((*PLACE, "--card", "canal_lake"), "“canal_lake” is not a card"),
    "Cyrillic card": ((*PLACE, "--card", "оrchard"), "“о” is a Cyrillic letter"),
    "ruins card": ((*PLACE, "--card", "temple_ruins"), "temple_ruins is a ruins card"),
    "edition of placements": ((*PLACE, "--card", "orchard", "--edition", "2021"), "“2021” is not a value"),
    "edition without value": ((*PLACE, "--card", "orchard", "--edition"), "missing: --edition"),
    "value for a flag": ((*PLACE, "--card", "orchard", "--ruins=yes"), "--ruins"),
    "no game": (("simulate",), "missing: GAME"),
    "unknown game": (("simulate", "catan"), "“catan” is not a game"),
    "Cyrillic game": (("simulate", "сartographers"), "сartographers"),
    "no players": ((*SIMULATE, "--players", "0"), "“0”"),
    "101 players": ((*SIMULATE, "--players", "101"), "101"),
    "minus one players": ((*SIMULATE, "--players", "-1"), "“-1”"),
    "minus minus players": ((*SIMULATE, "--players=--5"), "“--5”"),
    "a minus of players": ((*SIMULATE, "--players=-"), "“-”"),
    "half a player": ((*SIMULATE, "--players", "1.5"), "“1.5”"),
    "x players": ((*SIMULATE, "--players", "x"), "“x”"),
    "players of another script": ((*SIMULATE, "--players", "٢"), "“٢”"),
    "players without value": ((*SIMULATE, "--players"), "missing: --players"),
    "far too many players": ((*SIMULATE, "--players", "9" * 5000), "--players takes a whole number"),
    "no games": (("simulate", "cartographers", "--games", "0"), "“0”"),
    "minus games": (("simulate", "cartographers", "--games", "-3"), "“-3”"),
    "x games": (("simulate", "cartographers", "--games", "ten"), "“ten”"),
    "unknown bot": ((*SIMULATE, "--bot", "hal"), "“hal” is not a bot"),
    "no bot in a list": ((*SIMULATE, "--bot", "random,,greedy"), "“” is not a bot"),
    "Cyrillic bot": ((*SIMULATE, "--bot", "rаndom"), "“rаndom” is not a bot"),
    "unknown side": ((*SIMULATE, "--side", "C"), "“C” is not a value for side"),
    "small side": ((*SIMULATE, "--side", "a"), "“a” is not a value for side"),
    "Cyrillic side": ((*SIMULATE, "--side", "А"), "“А” is a Cyrillic letter"),
    "unknown edition": ((*SIMULATE, "--edition", "20l9"), "“20l9” is not a value for edition"),
    "edicts of one category": (
        (*SIMULATE, "--edicts", "sentinel_wood,greenbough,treetower,stoneside_forest"),
        "one of each category",
    ),
    "two edicts of a category": (
        (*SIMULATE, "--edicts", "sentinel_wood,greenbough,great_city,borderlands"),
        "one of each category",
    ),
    "one edict twice": (
        (*SIMULATE, "--edicts", "sentinel_wood,sentinel_wood,great_city,borderlands"),
        "one of each category",
    ),
    "three edicts": ((*SIMULATE, "--edicts", "sentinel_wood,canal_lake,great_city"), "4"),
    "five edicts": ((*SIMULATE, "--edicts", f"{EDICTS},wildholds"), "4"),
    "unknown edict": ((*SIMULATE, "--edicts", "sentinel_wood,canal_lake,great_city,x"), "“x” is not a value"),
    "Cyrillic edict": (
        (*SIMULATE, "--edicts", "sentinel_wооd,canal_lake,great_city,borderlands"),
        "“о” is a Cyrillic letter",
    ),
    "edicts without value": ((*SIMULATE, "--edicts"), "missing: --edicts"),
    "empty edicts": ((*SIMULATE, "--edicts", ""), "edicts"),
    "unknown skill": ((*SIMULATE, "--skills", "search,knowledge,juggling"), "“juggling” is not a value"),
    "two skills": ((*SIMULATE, "--skills", "search,knowledge"), "Name 3 different skills"),
    "four skills": (
        (*SIMULATE, "--skills", "search,knowledge,diplomacy,negotiate"),
        "Name 3 different skills",
    ),
    "a skill twice": ((*SIMULATE, "--skills", "search,search,knowledge"), "Name 3 different skills"),
    "Cyrillic skill": ((*SIMULATE, "--skills", "seаrch,knowledge,diplomacy"), "“а” is a Cyrillic letter"),
    "full map of 2019": (
        (*SIMULATE, "--edition", "2019", "--full-map", "scores_all"),
        "Edition 2019 does not end a solo game",
    ),
    "unknown full map": ((*SIMULATE, "--full-map", "goes_on"), "“goes_on” is not a value"),
    "records without value": ((*SIMULATE, "--records"), "missing: --records"),
    "no bots": (("arena", "cartographers"), "missing: --bots"),
    "unknown bot of an arena": (("arena", "cartographers", "--bots", "random,hal"), "“hal” is not a bot"),
    "a bot twice": (("arena", "cartographers", "--bots", "random, random"), "“random” is named twice"),
    "too many games": ((*ARENA, "--games", "99999999999"), "--games takes a whole number"),
    "unknown side of an arena": ((*ARENA, "--side", "C"), "“C” is not a value for side"),
    "no processes": ((*ARENA, "--processes", "0"), "“0”"),
    "two ways": ((*ARENA, "--processes", "2", "--threads", "2"), "Choose one of"),
    "another way": ((*ARENA, "--processes", "2", "--ray"), "Choose one of"),
    "picture of another kind": ((*ARENA, "--plot", "scores.bmp"), "“scores.bmp” is not a value"),
    "picture in a device": ((*ARENA, "--plot", "/dev/null/scores.svg"), "/dev/null/scores.svg"),
    "results in a folder": ((*ARENA, "--results", "."), "it is a folder"),
    "results without a name": ((*ARENA, "--results"), "missing: --results"),
    "results with a bad name": ((*ARENA, "--results", "a\0b"), "can't be written"),
    "no record": (("replay",), "missing: FILE"),
    "no record to verify": (("verify", "--json"), "missing: FILE"),
    "two records": (("verify", "one.txt", "two.txt"), "unknown: two.txt"),
    "missing file": (("replay", "nowhere.txt"), "nowhere.txt"),
    "language without value": (("score", "--lang"), "--lang"),
}


@pytest.mark.parametrize(("words", "says"), BAD_WORDS.values(), ids=BAD_WORDS)
def test_malformed_words_are_refused_with_what_is_wrong(
    words: tuple[str, ...], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert says in refusal(ask(*words))
    assert contents(tmp_path) == {}


PLAY_WORDS = {
    "unknown side": ("--side", "Q"),
    "Cyrillic side": ("--side", "В"),
    "unknown edition": ("--edition", "2018"),
    "three edicts": ("--edicts", "sentinel_wood,canal_lake,great_city"),
    "two skills": ("--skills", "search,knowledge"),
    "full map of 2019": ("--edition", "2019", "--full-map", "scores_all"),
    "too many players": ("--names", ",".join(["Ana"] * 101)),
    "unknown option": ("--neu",),
    "names without value": ("--names",),
}


@pytest.mark.parametrize("words", PLAY_WORDS.values(), ids=PLAY_WORDS)
def test_a_refused_game_leaves_the_kept_one_where_it_is(words: tuple[str, ...], tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    assert ask("play", "--save", str(kept), input="quit\n").code == 0
    before = contents(tmp_path)
    refusal(ask("play", "--save", str(kept), *words))
    assert contents(tmp_path) == before


@pytest.mark.parametrize("words", PLAY_WORDS.values(), ids=PLAY_WORDS)
def test_a_refused_first_game_writes_nothing(words: tuple[str, ...], tmp_path: Path) -> None:
    refusal(ask("play", "--save", str(tmp_path / "kept.txt"), *words))
    assert contents(tmp_path) == {}


def test_a_folder_is_no_place_to_keep_a_game_and_stays_where_it_is(tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").write_text("Dear Queen")
    before = contents(tmp_path)
    for more in ([], ["--new"], ["--seed", "1"]):
        refusal(ask("play", "--save", str(tmp_path / "letters"), *more))
        assert contents(tmp_path) == before


# --- the same in real processes


@pytest.mark.parametrize(
    "words",
    [
        ("score", "--sheet", ""),
        ("score", "--sheet", b"\xff" * 11),
        (*PLACE, "--card", b"\xff\xfe"),
        (*SIMULATE, "--players", "0", "--json"),
        (*SIMULATE, "--seed", b"\xff"),
        ("replay", "--json"),
        (b"\xff",),
    ],
    ids=repr,
)
def test_a_real_process_refuses_with_two_and_one_line(words: tuple[str | bytes, ...]) -> None:
    refusal(run(*words))


def test_files_that_are_no_records_are_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "zeros").write_bytes(b"\0" * 1000)
    (tmp_path / "json").write_text("{}")
    (tmp_path / "list").write_text("[1, 2]")
    (tmp_path / "prose").write_text("Once upon a time\nthere was a map.\n")
    (tmp_path / "folder").mkdir()
    before = contents(tmp_path)
    for name in (*before, "missing", "empty/inside"):
        for verb in ("replay", "verify"):
            refusal(ask(verb, str(tmp_path / name)))
            refusal(ask(verb, str(tmp_path / name), "--json"))
    refusal(run("verify", str(tmp_path / "binary"), "--json"))
    refusal(run("replay", str(tmp_path / "folder")))
    refusal(run("verify", "-", input=b"\xff\xfe\0"))
    assert contents(tmp_path) == before


def test_an_unreadable_name_is_refused() -> None:
    refusal(ask("verify", "a\0b"))
    refusal(ask("verify", "n" * 5000))


@pytest.mark.parametrize("trick", ["a\nb", "a\rb", "a\x1b[2Jb", "a\u2028b"], ids=ascii)
def test_what_is_quoted_never_breaks_the_line_nor_reaches_the_terminal_raw(
    trick: str, tmp_path: Path
) -> None:
    file = tmp_path / "record"
    file.write_text(f"{trick}\n", encoding="utf-8", newline="")
    for ran in (
        ask(trick),
        ask("score", "--sheet", SHEET_A, f"--{trick}"),
        ask(*PLACE, "--card", trick),
        ask(*SIMULATE, "--bot", trick),
        ask(*SIMULATE, "--side", trick),
        ask("verify", trick),
        ask("verify", str(file)),
        ask("score", "--lang", trick),
    ):
        assert len(message(ran).splitlines()) == 1


def test_a_reader_that_leaves_early_is_no_error() -> None:
    for words in ((*PLACE, "--card", "rift_lands"), ("--help",), ("score", "--sheet", SHEET_A, "--json")):
        reading, writing = os.pipe()
        os.close(reading)
        done = subprocess.run(
            command(*words), stdout=writing, stderr=subprocess.PIPE, env=surroundings(), check=False
        )
        os.close(writing)
        assert (done.returncode, done.stderr) == (0, b"")


def test_output_that_cannot_be_written_is_said_and_is_no_success() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            command("score", "--sheet", SHEET_A, "--json"),
            stdout=full,
            stderr=subprocess.PIPE,
            env=surroundings(),
            check=False,
        )
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert b"Exception ignored" not in done.stderr
    assert done.stderr.count(b"\n") == 1
