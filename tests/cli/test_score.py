"""`charthouse score`: sixteen cards, the monsters, what is open, and why."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st
from oracle import cartographers as oracle
from shell import FULL_SHEET, SHEET_A, SHEET_B, ask, raw_ids, refusal, run

from charthouse.core.text import LANGUAGES

MIXED = (
    "ffvvaawwmmd/F.V.A.W.M.D/..^..^..^../###......../fffvvvaaaww/........r../"
    "wwwwwwwwwww/mmm.....mmm/r.r.r.r.r.r/DDDDddddvvv/f.........f"
)


def oracle_answer(sheet: str) -> dict[str, object]:
    return {
        "scores": oracle.scores(sheet),
        "monsters": oracle.monsters(sheet),
        "unfilled": oracle.unfilled(sheet),
    }


def test_json_is_one_object_with_all_cards_the_monsters_and_the_open_spaces() -> None:
    ran = run("score", "--sheet", MIXED, "--json")
    assert (ran.code, ran.err) == (0, "")
    assert ran.json() == oracle_answer(MIXED)
    assert set(ran.json()["scores"]) == set(oracle.SOLO_VALUES)


def test_a_dash_reads_the_sheet_from_standard_input_on_one_line_or_eleven() -> None:
    one_line = run("score", "--sheet", "-", "--json", input=MIXED)
    eleven = run("score", "--sheet", "-", "--json", input=MIXED.replace("/", "\n") + "\n")
    windows = ask("score", "--sheet", "-", "--json", input=MIXED.replace("/", "\r\n") + "\r\n")
    assert one_line.json() == eleven.json() == windows.json() == oracle_answer(MIXED)


def test_blank_and_full_sheets_are_scored_as_the_oracle_does() -> None:
    for sheet in (SHEET_A, SHEET_B, FULL_SHEET):
        assert ask("score", "--sheet", sheet, "--json").json() == oracle_answer(sheet)


def test_the_explanation_sums_to_every_score_and_names_spaces_in_reading_order() -> None:
    ran = run("score", "--sheet", MIXED, "--json", "--explain")
    answer = ran.json()
    assert {key: answer[key] for key in ("scores", "monsters", "unfilled")} == oracle_answer(MIXED)
    every_space = oracle.names(oracle.EVERY_CELL)
    for card, score in answer["scores"].items():
        units = answer["because"][card]
        assert sum(unit["stars"] for unit in units) == score
        for unit in units:
            places = [every_space.index(space) for space in unit["spaces"]]
            assert places == sorted(set(places))
            assert places
    assert set(answer["because"]) >= set(answer["scores"])
    assert ran.err == ""


def test_without_explain_no_reasons_are_given() -> None:
    assert set(ask("score", "--sheet", SHEET_A, "--json").json()) == {"scores", "monsters", "unfilled"}


def test_lines_are_answered_in_order_and_a_bad_one_has_its_error_in_its_place() -> None:
    cyrillic = "а" + SHEET_A[1:]
    ran = run(
        "score", "--stdin-jsonl", input="\n".join([SHEET_A, "...", MIXED, cyrillic, "", SHEET_B]) + "\n"
    )
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert answers[0] == oracle_answer(SHEET_A)
    assert answers[2] == oracle_answer(MIXED)
    assert answers[5] == oracle_answer(SHEET_B)
    assert [list(answers[bad]) for bad in (1, 3, 4)] == [["error"]] * 3
    assert "11 rows" in answers[1]["error"]
    assert "Cyrillic" in answers[3]["error"]
    assert ran.code == 2
    assert len(answers) == 6
    assert not raw_ids(ran.out)
    assert "Traceback" not in ran.err


def test_good_lines_alone_end_well_also_as_json_strings_and_without_a_last_newline() -> None:
    ran = run("score", "--stdin-jsonl", input=f"{SHEET_A}\n{json.dumps(MIXED)}")
    assert [json.loads(line) for line in ran.out.splitlines()] == [
        oracle_answer(SHEET_A),
        oracle_answer(MIXED),
    ]
    assert (ran.code, ran.err) == (0, "")


def test_no_lines_at_all_are_no_error() -> None:
    assert run("score", "--stdin-jsonl") == (0, "", "")


def test_lines_may_be_explained() -> None:
    line = json.loads(ask("score", "--stdin-jsonl", "--explain", input=MIXED).out)
    assert sum(unit["stars"] for unit in line["because"]["canal_lake"]) == line["scores"]["canal_lake"]


def test_a_line_that_is_no_text_at_all_gets_its_error_in_its_place() -> None:
    bad = b"\xff" + SHEET_A[1:].encode()
    for locale in ({"LANG": "C"}, {"PYTHONIOENCODING": "utf-8:strict"}):
        ran = run(
            "score", "--stdin-jsonl", input=b"\n".join([SHEET_A.encode(), bad, SHEET_B.encode()]), env=locale
        )
        assert "Traceback" not in ran.err
        assert [next(iter(json.loads(line))) for line in ran.out.splitlines()] == [
            "scores",
            "error",
            "scores",
        ]
        assert ran.code == 2


def test_a_mark_that_is_half_a_character_gets_its_error_in_its_place() -> None:
    broken = json.dumps("\ud800" + SHEET_A[1:])
    ran = run("score", "--stdin-jsonl", input=f"{broken}\n{SHEET_A}\n")
    assert "Traceback" not in ran.err
    assert [next(iter(json.loads(line))) for line in ran.out.splitlines()] == ["error", "scores"]


def test_people_get_every_card_and_its_stars_in_their_language() -> None:
    shown = {lang: ask("score", "--sheet", MIXED, "--explain", lang=lang) for lang in LANGUAGES}
    assert len({ran.out for ran in shown.values()}) == len(LANGUAGES)
    for ran in shown.values():
        assert (ran.code, ran.err) == (0, "")
        assert not raw_ids(ran.out)
    english = shown["en"].out
    assert f"{oracle.scores(MIXED)['the_golden_granary']}  The Golden Granary" in english
    assert f"Open spaces: {oracle.unfilled(MIXED)}" in english


MARKS = st.sampled_from(".....r^#fvawmFVAWMdD")


@settings(max_examples=60, deadline=None)
@given(st.lists(MARKS, min_size=121, max_size=121))
def test_any_arrangement_of_marks_is_scored_as_the_oracle_does(marks: list[str]) -> None:
    sheet = "/".join("".join(marks[row * 11 : row * 11 + 11]) for row in range(11))
    assert ask("score", "--sheet", sheet, "--json").json() == oracle_answer(sheet)


def test_a_sheet_must_be_given() -> None:
    assert "--sheet" in refusal(ask("score", "--json"))
