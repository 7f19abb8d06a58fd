"""Five languages: by word, by environment, in help and in every refusal."""

import pytest
from shell import (
    SHEET_A,
    Ran,
    as_text,
    ask,
    english_in,
    finished,
    in_every_language,
    raw_ids,
    refusal,
    run,
    with_entry,
)

from charthouse.cli import VERBS
from charthouse.core.record import linked
from charthouse.core.text import LANGUAGES

ILLEGAL = as_text(linked(with_entry(finished(), 1, lambda e: e._replace(action="forest A1 K11"))))
CUT = as_text(finished())[:2000]
ERRORS: dict[str, tuple[tuple[str, ...], str]] = {
    "command": (("chart",), ""),
    "unknown option": (("score", "--what"), ""),
    "missing option": (("placements", "--sheet", SHEET_A), ""),
    "value for a flag": (("score", "--sheet", SHEET_A, "--json=3"), ""),
    "rows": (("score", "--sheet", "..."), ""),
    "row": (("score", "--sheet", SHEET_A[:-1]), ""),
    "mark": (("score", "--sheet", "x" + SHEET_A[1:]), ""),
    "Cyrillic": (("score", "--sheet", "а" + SHEET_A[1:]), ""),
    "card": (("placements", "--sheet", SHEET_A, "--card", "x"), ""),
    "ruins card": (("placements", "--sheet", SHEET_A, "--card", "temple_ruins"), ""),
    "game": (("simulate", "catan"), ""),
    "players": (("simulate", "cartographers", "--players", "0"), ""),
    "many players": (("simulate", "cartographers", "--players", "101"), ""),
    "bot": (("simulate", "cartographers", "--bot", "hal"), ""),
    "side": (("simulate", "cartographers", "--side", "C"), ""),
    "edicts": (("simulate", "cartographers", "--edicts", "wildholds"), ""),
    "skills": (("simulate", "cartographers", "--skills", "search"), ""),
    "full map": (("simulate", "cartographers", "--edition", "2019", "--full-map", "scores_all"), ""),
    "missing file": (("verify", "/nonexistent/file"), ""),
    "folder": (("verify", "/"), ""),
    "no record": (("verify", "-"), "xyz"),
    "cut record": (("verify", "-"), CUT),
    "other kind": (("verify", "-"), '{"format": 1}'),
    "no JSON": (("verify", "-"), "{"),
    "illegal drawing": (("replay", "-"), ILLEGAL),
}


@pytest.mark.parametrize(("words", "given"), ERRORS.values(), ids=ERRORS)
def test_an_error_is_said_in_every_language_and_only_in_that_one(words: tuple[str, ...], given: str) -> None:
    said = {lang: refusal(ran) for lang, ran in in_every_language(*words, input=given).items()}
    assert len(set(said.values())) == len(LANGUAGES)
    for lang, sentence in said.items():
        if lang != "en":
            assert english_in(sentence, said["en"]) == set()


def bad_sheet(*before: str, after: tuple[str, ...] = (), env: dict[str, str] | None = None) -> Ran:
    return run(*before, "score", "--sheet", "...", *after, env=env)


def test_the_language_may_stand_before_or_after_the_verb() -> None:
    before, after = bad_sheet("--lang", "ru"), bad_sheet(after=("--lang", "ru"))
    joined = ask("score", "--lang=ru", "--sheet", "...")
    assert refusal(before) == refusal(after) == refusal(ask("score", "--sheet", "...", lang="ru"))
    assert refusal(before) != refusal(ask("score", "--sheet", "..."))
    assert joined.code == 2


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({"CHARTHOUSE_LANG": "cs"}, "cs"),
        ({"CHARTHOUSE_LANG": "zh-Hant", "LANG": "ru_RU.UTF-8"}, "zh-Hant"),
        ({"LANG": "sr_RS.UTF-8@latin"}, "sr"),
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "cs_CZ.UTF-8"}, "cs"),
        ({"CHARTHOUSE_LANG": "xx"}, "en"),
    ],
    ids=str,
)
def test_the_environment_chooses_the_language(env: dict[str, str], lang: str) -> None:
    assert refusal(bad_sheet(env=env)) == refusal(ask("score", "--sheet", "...", lang=lang))


def test_the_word_beats_the_environment() -> None:
    ran = bad_sheet("--lang", "cs", env={"CHARTHOUSE_LANG": "ru", "LANG": "zh_TW.UTF-8"})
    assert refusal(ran) == refusal(ask("score", "--sheet", "...", lang="cs"))


def test_a_language_nobody_speaks_here_is_refused_with_those_that_are() -> None:
    for ran in (
        ask("score", "--sheet", SHEET_A, lang="xx"),
        ask("score", lang=""),
        run("--lang", "xx", "--help"),
    ):
        assert "en, ru, zh-Hant, sr, cs" in refusal(ran)


@pytest.mark.parametrize("words", [(), *((verb,) for verb in VERBS)], ids=str)
def test_help_is_there_in_every_language(words: tuple[str, ...]) -> None:
    shown = in_every_language(*words, "--help")
    assert len({ran.out for ran in shown.values()}) == len(LANGUAGES)
    for lang, ran in shown.items():
        assert (ran.code, ran.err) == (0, "")
        assert not raw_ids(ran.out)
        assert ran.out == ask(*words, "-h", lang=lang).out
        if lang != "en":
            _, *about = shown["en"].out.splitlines()  # the usage line is the same in all
            assert english_in(ran.out, " | ".join(about)) == set()


def test_help_names_every_verb_and_every_option() -> None:
    assert all(f"  {verb} " in ask("--help").out for verb in VERBS)
    shown = ask("simulate", "--help").out
    for option in (
        "--players",
        "--games",
        "--bot",
        "--seed",
        "--json",
        "--side",
        "--edition",
        "--edicts",
        "--skills",
    ):
        assert option in shown


def test_help_comes_from_real_processes_too_and_without_words() -> None:
    assert run("--help") == ask("--help")
    assert run("play", "--help", "--lang", "zh-Hant") == ask("play", "--help", lang="zh-Hant")


def test_an_old_code_page_does_not_break_the_output() -> None:
    ran = run("score", "--sheet", SHEET_A, "--lang", "ru", env={"PYTHONIOENCODING": "cp1252"})
    assert ran.code == 0
    assert "Traceback" not in ran.err


def test_the_version_is_one_line() -> None:
    ran = run("--version")
    assert ran.code == 0
    assert ran.out.startswith("charthouse ")
    assert ran.out.count("\n") == 1
