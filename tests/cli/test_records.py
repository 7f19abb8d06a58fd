"""`charthouse replay` and `charthouse verify`: a record holds, or the command says where it does not."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from shell import (
    as_json,
    as_text,
    ask,
    contents,
    finished,
    in_every_language,
    message,
    raw_ids,
    refusal,
    run,
    with_entry,
)

from charthouse.core import codec, record, replay
from charthouse.core.record import Record, linked
from charthouse.games import game

SOLO = finished()
PAIR = finished(players=2)


def both_forms(saved: Record) -> tuple[str, str]:
    return as_text(saved), as_json(saved)


@pytest.mark.parametrize("saved", [SOLO, PAIR], ids=["solo", "two"])
def test_replay_decides_everything_again_and_tells_the_outcome(saved: Record) -> None:
    state = replay.decided_again(game("cartographers"), saved)
    for text in both_forms(saved):
        answer = ask("replay", "-", "--json", input=text).json()
        assert answer["game"] == "cartographers"
        assert answer["ok"] is True
        assert answer["state_hash"] == codec.digest(state)
        standings = answer["outcome"]["standings"]
        assert [standing["seat"] for standing in standings] == list(range(1, len(saved.header.players) + 1))
        assert min(standing["rank"] for standing in standings) == 1
        for standing in standings:
            assert sum(standing["because"].values()) == standing["score"]
        assert ("rating" in answer["outcome"]) == (len(standings) == 1)


@pytest.mark.parametrize("saved", [SOLO, PAIR], ids=["solo", "two"])
def test_verify_checks_the_chain_and_the_seed(saved: Record) -> None:
    for text in both_forms(saved):
        answer = ask("verify", "-", "--json", input=text).json()
        assert answer["ok"] is True
        assert answer["game"] == "cartographers"
        assert (answer["chain"], answer["seed"]) == ("ok", "ok")
        assert answer["commitment"] == saved.header.commitment


def test_real_processes_read_both_forms_from_files(tmp_path: Path) -> None:
    text, as_object = tmp_path / "game.txt", tmp_path / "game.json"
    text.write_text(as_text(SOLO))
    as_object.write_text(as_json(SOLO))
    before = contents(tmp_path)
    for verb in ("replay", "verify"):
        first, second = run(verb, str(text), "--json"), run(verb, str(as_object), "--json")
        assert (first.code, first.err) == (second.code, second.err) == (0, "")
        assert first.json() == second.json()
    assert contents(tmp_path) == before


def test_both_forms_parse_back_to_the_same_record() -> None:
    for saved in (SOLO, PAIR):
        assert record.read(as_text(saved)) == record.read(as_json(saved)) == saved


def test_a_game_under_way_replays_without_an_outcome_and_verifies_without_a_seed() -> None:
    begun = Record(SOLO.header, SOLO.entries[:5], "")
    replayed = ask("replay", "-", "--json", input=as_text(begun)).json()
    assert replayed["ok"] is True
    assert replayed["outcome"] is None
    assert ask("verify", "-", "--json", input=as_text(begun)).json()["seed"] == "not revealed"


def test_people_read_the_result_in_their_language() -> None:
    for verb in ("replay", "verify"):
        shown = in_every_language(verb, "-", input=as_text(PAIR))
        assert len({ran.out for ran in shown.values()}) == 5
        for ran in shown.values():
            assert (ran.code, ran.err) == (0, "")
            assert not raw_ids(ran.out)


# --- records that were changed


def header_with(saved: Record, **changes: Any) -> Record:
    return saved._replace(header=msgspec.structs.replace(saved.header, **changes))


def other_answer(then: tuple[str, ...]) -> tuple[str, ...]:
    """The last card of the entry swapped for another one, the event with it."""
    *before, answer, event = then
    card = "rift_lands 0" if "rift_lands" not in event else "hamlet 1"
    return (*before, f"{answer.split(' = ')[0]} = {card.split()[0]}", f"explored {card}")


def revealing(saved: Record) -> int:
    """An entry, not the first, that ends with a landscape card."""
    return next(n for n, e in enumerate(saved.entries) if n and e.then[-1].startswith("explored"))


REVEALING = revealing(SOLO)
CHANGED: dict[str, tuple[Record, str]] = {
    "action": (with_entry(SOLO, 1, lambda e: e._replace(action="forest A1")), "entry 1"),
    "event": (with_entry(SOLO, 1, lambda e: e._replace(then=("end",))), "entry 1"),
    "event left out": (with_entry(SOLO, 2, lambda e: e._replace(then=e.then[1:])), "entry 2"),
    "answer of chance": (
        with_entry(SOLO, REVEALING, lambda e: e._replace(then=other_answer(e.then))),
        f"entry {REVEALING}",
    ),
    "seat": (with_entry(SOLO, 3, lambda e: e._replace(seat=1)), "entry 3"),
    "hash": (with_entry(SOLO, 3, lambda e: e._replace(chain="0" * 64)), "entry 3"),
    "empty hash": (with_entry(SOLO, 3, lambda e: e._replace(chain="")), ""),
    "entry left out": (SOLO._replace(entries=SOLO.entries[:3] + SOLO.entries[4:]), "entry 3"),
    "entries swapped": (
        SOLO._replace(entries=(*SOLO.entries[:3], SOLO.entries[4], SOLO.entries[3], *SOLO.entries[5:])),
        "entry 3",
    ),
    "entry twice": (SOLO._replace(entries=SOLO.entries[:4] + SOLO.entries[3:]), "entry 4"),
    "first entry left out": (SOLO._replace(entries=SOLO.entries[1:]), "entry 0"),
    "name": (
        header_with(SOLO, players=(msgspec.structs.replace(SOLO.header.players[0], name="Eve"),)),
        "entry 0",
    ),
    "option": (header_with(SOLO, options={**SOLO.header.options, "side": "B"}), "entry 0"),
    "commitment": (header_with(SOLO, commitment="0" * 64), "entry 0"),
    "entropy": (header_with(SOLO, entropy=("dice",)), "entry 0"),
    "draws": (header_with(SOLO, draws="dice"), "entry 0"),
    "secret": (SOLO._replace(secret="00" * 32), "not the one that was committed to"),
    "short secret": (SOLO._replace(secret="00"), "not the one that was committed to"),
}


@pytest.mark.parametrize(("changed", "says"), CHANGED.values(), ids=CHANGED)
def test_a_changed_record_does_not_verify(changed: Record, says: str) -> None:
    for text in both_forms(changed):
        assert says in refusal(ask("verify", "-", input=text))


# The forger also mends the chain: what breaks then is a rule, an answer or the commitment.
FORGED: dict[str, tuple[Record, str]] = {
    "illegal drawing": (
        with_entry(SOLO, 1, lambda e: e._replace(action="forest A1 K11")),
        "Entry 1 breaks a rule",
    ),
    "drawing off the map": (with_entry(SOLO, 1, lambda e: e._replace(action="forest A12")), "A12"),
    "Cyrillic space": (with_entry(SOLO, 1, lambda e: e._replace(action="forest А1 А2")), "Cyrillic"),
    "space named twice": (
        with_entry(SOLO, 1, lambda e: e._replace(action="forest A1 A1")),
        "A1 is named twice",
    ),
    "no action at all": (with_entry(SOLO, 1, lambda e: e._replace(action="dance")), "dance"),
    "skill without skills": (
        with_entry(SOLO, 1, lambda e: e._replace(action="search forest A1 + A2")),
        "search",
    ),
    "recall of nothing": (with_entry(SOLO, 1, lambda e: e._replace(action="recall")), "recall"),
    "seat that does not exist": (with_entry(SOLO, 1, lambda e: e._replace(seat=7)), "Entry 1"),
    "seat beyond all seats": (with_entry(SOLO, 1, lambda e: e._replace(seat=700)), "seat 701"),
    "other event": (
        with_entry(SOLO, 1, lambda e: e._replace(then=(*e.then, "end"))),
        "Entry 1 lists other events",
    ),
    "answer not in the deck": (
        with_entry(SOLO, 0, lambda e: e._replace(then=(*e.then[:-2], "? spring/1 = canal_lake", e.then[-1]))),
        "spring/1",
    ),
    "answer to another question": (
        with_entry(SOLO, 0, lambda e: e._replace(then=("? edict/Z = wildholds", *e.then[1:]))),
        "edict/A",
    ),
    "answer without its sign": (
        with_entry(SOLO, 0, lambda e: e._replace(then=("? edict", *e.then[1:]))),
        "? edict",
    ),
    "commitment": (header_with(SOLO, commitment="0" * 64), "not the one that was committed to"),
    "entropy": (header_with(SOLO, entropy=("dice",)), "does not follow from the secret"),
    "unknown draws": (header_with(SOLO, draws="dice"), "“dice”"),
    "unknown game": (header_with(SOLO, game="catan"), "“catan” is not a game"),
    "rules zero": (header_with(SOLO, rules=0), "rules 0"),
    "other cards": (header_with(SOLO, content="0" * 64), "other cards"),
    "no players": (header_with(SOLO, players=()), "1 to 100 players, not 0"),
    "101 players": (header_with(SOLO, players=SOLO.header.players * 101), "1 to 100 players, not 101"),
    "no options": (header_with(SOLO, options={}), ""),
    "unknown option": (header_with(SOLO, options={**SOLO.header.options, "house": True}), "house"),
    "unknown side": (header_with(SOLO, options={**SOLO.header.options, "side": "C"}), "C"),
    "unknown edicts": (
        header_with(SOLO, options={**SOLO.header.options, "edicts": ["a", "b", "c", "d"]}),
        "",
    ),
    "skills of another game": (
        header_with(SOLO, options={**SOLO.header.options, "skills": True, "chosen_skills": ["a", "b", "c"]}),
        "",
    ),
    "start again": (
        SOLO._replace(entries=(*SOLO.entries[:3], SOLO.entries[0]._replace(then=()), *SOLO.entries[3:])),
        "3",
    ),
    "nothing at all": (SOLO._replace(entries=()), ""),
}


@pytest.mark.parametrize(("forged", "says"), FORGED.values(), ids=FORGED)
def test_a_forged_record_does_not_verify_even_with_a_mended_chain(forged: Record, says: str) -> None:
    for text in both_forms(linked(forged)):
        assert says in refusal(ask("verify", "-", input=text))


def test_a_record_of_other_rules_opens_and_says_what_was_not_decided_again() -> None:
    there = linked(header_with(SOLO, rules=2))
    decided = ask("replay", "-", "--json", input=as_text(SOLO)).json()
    for text in both_forms(there):
        replayed = ask("replay", "-", "--json", input=text).json()
        assert replayed == decided | {"decided": 0}
        ran = ask("verify", "-", input=text)
        assert (ran.code, ran.err) == (0, "")
        assert "The hash chain holds." in ran.out
        assert "every answer of chance follows from it" in ran.out
        assert f"{len(SOLO.entries)} of {len(SOLO.entries)} entries follow rules 2, which this" in ran.out
        verified = ask("verify", "-", "--json", input=text).json()
        assert (verified["ok"], verified["decided"], verified["seed"]) == (True, 0, "ok")


def test_a_broken_chain_or_events_that_are_none_are_found_whatever_the_rules() -> None:
    there = header_with(SOLO, rules=2)
    assert "hash" in refusal(ask("verify", "-", input=as_text(there)))
    nonsense = with_entry(there, 2, lambda e: e._replace(then=("drew 9 forest A1",)))
    for verb in ("replay", "verify"):
        assert "2" in message(ask(verb, "-", input=as_text(linked(nonsense))))


def test_a_shuffle_that_was_changed_is_found_by_the_seed_alone() -> None:
    """Another first card, and the game ends there: every rule holds, only the seed tells."""
    then = other_answer(SOLO.entries[0].then)
    forged = linked(SOLO._replace(entries=(SOLO.entries[0]._replace(then=then),)))
    for text in both_forms(forged):
        assert ask("replay", "-", "--json", input=text).json()["ok"] is True
        assert "spring/1 does not follow from the secret" in refusal(ask("verify", "-", input=text))
        assert ask("verify", "-", "--json", input=as_text(forged._replace(secret=""))).code == 0


def test_unknown_edicts_in_a_header_are_refused_wherever_they_come_to_light() -> None:
    """The forger dealt no edicts by chance, so that the cards of the header are never compared."""
    options = {**SOLO.header.options, "edicts": ["a", "b", "c", "d"]}
    dealt = SOLO.entries[0].then
    start = dealt[next(n for n, line in enumerate(dealt) if line.startswith("? spring/1")) :]
    forged = header_with(with_entry(SOLO, 0, lambda e: e._replace(then=start)), options=options)
    for verb in ("replay", "verify"):
        message(ask(verb, "-", input=as_text(linked(forged))))


def test_with_json_a_record_that_does_not_hold_is_said_on_both_streams() -> None:
    forged = as_text(linked(FORGED["illegal drawing"][0]))
    for verb in ("replay", "verify"):
        ran = run(verb, "-", "--json", input=forged)
        answer = ran.json()
        assert answer["ok"] is False
        assert answer["game"] == "cartographers"
        assert answer["error"] == message(ran)


@pytest.mark.parametrize(
    "name", ["illegal drawing", "other event", "answer not in the deck", "no action at all"]
)
def test_replay_refuses_what_the_rules_refuse_without_looking_at_the_chain(name: str) -> None:
    for text in both_forms(FORGED[name][0]):
        assert FORGED[name][1] in refusal(ask("replay", "-", input=text))


# --- records that are no records

TEXT = as_text(SOLO)
LINES = TEXT.splitlines(keepends=True)


def test_a_text_cut_anywhere_is_refused_or_is_a_shorter_game() -> None:
    """At the end of an entry a record is whole; cut elsewhere it is not."""
    whole = [n + 1 for n, line in enumerate(LINES) if line.startswith("  # ")]
    for kept in range(0, len(LINES) - 1, 7):
        ran = ask("verify", "-", input="".join(LINES[:kept]))
        if kept in whole or (kept - 1 in whole and LINES[kept - 1] == "\n"):
            assert ran.code == 0
        else:
            refusal(ran)
    for cut in (1, 10, 300, len(TEXT) // 2, len(TEXT) - 2, len(TEXT) - 30):
        refusal(ask("verify", "-", input=TEXT[:cut]))


def test_a_json_form_cut_anywhere_is_refused() -> None:
    whole = as_json(SOLO)
    for cut in range(1, len(whole) - 2, len(whole) // 40):
        refusal(ask("verify", "-", input=whole[:cut]))


BROKEN_LINES = {
    "other format": TEXT.replace("charthouse-record/1", "charthouse-record/2"),
    "no format": TEXT.split("\n", 1)[1],
    "header without colon": TEXT.replace("rules: 1", "rules 1"),
    "header that is no JSON": TEXT.replace("rules: 1", "rules: one"),
    "rules as a text": TEXT.replace("rules: 1", 'rules: "1"'),
    "rules of another kind": TEXT.replace("rules: 1", "rules: 1.5"),
    "huge rules": TEXT.replace("rules: 1", "rules: 99999999999999999999999999"),
    "rules beyond reading": TEXT.replace("rules: 1", "rules: " + "9" * 5000),
    "deep header": TEXT.replace("rules: 1", "rules: " + "[" * 100_000),
    "deep options": TEXT.replace("options: {", 'options: {"x":' + "[" * 5000 + "]" * 5000 + ","),
    "half a character": TEXT.replace('"Seat 1"', '"\\ud800"'),
    "unknown header": TEXT.replace("rules: 1", "rules: 1\nmood: 1"),
    "header left out": TEXT.replace("rules: 1\n", ""),
    "header twice": TEXT.replace("rules: 1\n", "rules: 1\nrules: 1\n"),
    "number out of order": TEXT.replace("\n2 seat 1", "\n3 seat 1"),
    "number beyond reading": TEXT.replace("\n2 seat 1", "\n" + "2" * 5000 + " seat 1"),
    "seat beyond reading": TEXT.replace("\n2 seat 1", "\n2 seat " + "2" * 5000),
    "seat zero": TEXT.replace("\n2 seat 1", "\n2 seat 0"),
    "a seat that starts": TEXT.replace("\n0 start", "\n0 seat 0: hello"),
    "Cyrillic seat": TEXT.replace("\n2 seat 1", "\n2 sеat 1"),
    "event without entry": TEXT.replace("\n0 start", "\n  ready\n0 start"),
    "prose after the end": TEXT + "and they lived happily\n",
    "two secrets": TEXT + LINES[-1],
    "secret that is no number": TEXT.replace("secret ", "secret x"),
    "secret of odd length": TEXT.rstrip("\n")[:-1],
    "tab instead of blanks": TEXT.replace("\n  ready", "\n\tready"),
}


@pytest.mark.parametrize("text", BROKEN_LINES.values(), ids=BROKEN_LINES)
def test_a_malformed_text_is_refused(text: str) -> None:
    assert text != TEXT
    refusal(ask("verify", "-", input=text))


def tree_with(path: tuple[str | int, ...], value: object) -> str:
    tree: Any = json.loads(as_json(SOLO))
    at = tree
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return json.dumps(tree)


BROKEN_TREES = {
    "other format": tree_with(("format",), "charthouse-record/9"),
    "format of a kind": tree_with(("format",), None),
    "no header": tree_with(("header",), {}),
    "no entries": tree_with(("entries",), None),
    "an entry that is none": tree_with(("entries", 1), {}),
    "more in an entry": tree_with(("entries", 1, "mood"), "good"),
    "more at the top": tree_with(("mood",), "good"),
    "seat as a text": tree_with(("entries", 1, "seat"), "1"),
    "seat below zero": tree_with(("entries", 1, "seat"), -1),
    "huge seat": tree_with(("entries", 1, "seat"), 10**30),
    "an action at the start": tree_with(("entries", 0, "action"), "forest A1"),
    "events as a text": tree_with(("entries", 1, "then"), "done"),
    "secret of a kind": tree_with(("secret",), 5),
    "secret in capitals": tree_with(("secret",), SOLO.secret.upper()),
    "huge rules": tree_with(("header", "rules"), 10**30),
    "options of a kind": tree_with(("header", "options"), []),
    "deep options": as_json(SOLO).replace(
        '"options": {', '"options": {"x":' + "[" * 100_000 + "]" * 100_000 + ","
    ),
    "players of a kind": tree_with(("header", "players"), ["Ana"]),
    "half a character": tree_with(("header", "players", 0, "name"), "\ud800"),
    "fork beyond the end": tree_with(("header", "fork"), {"at": 10**6, "chain": ""}),
}


@pytest.mark.parametrize("text", BROKEN_TREES.values(), ids=BROKEN_TREES)
def test_a_malformed_json_form_is_refused(text: str) -> None:
    refusal(ask("verify", "-", input=text))


def test_replay_refuses_malformed_forms_too() -> None:
    for name in (
        "header that is no JSON",
        "rules beyond reading",
        "deep header",
        "half a character",
        "seat zero",
    ):
        refusal(ask("replay", "-", input=BROKEN_LINES[name]))
    for name in ("half a character", "deep options", "seat below zero", "an entry that is none"):
        refusal(ask("replay", "-", input=BROKEN_TREES[name]))


def test_real_processes_refuse_changed_records_and_leave_them_alone(tmp_path: Path) -> None:
    file = tmp_path / "forged.txt"
    file.write_text(as_text(CHANGED["hash"][0]))
    before = contents(tmp_path)
    assert "entry 3" in refusal(run("verify", str(file)))
    file.write_text(BROKEN_LINES["deep header"])
    refusal(run("replay", str(file), "--json"))
    file.write_text(as_text(CHANGED["hash"][0]))
    assert contents(tmp_path) == before


def test_a_finished_record_cut_short_is_noticed_by_its_secret() -> None:
    cut = SOLO._replace(entries=SOLO.entries[:-2])
    for text in both_forms(cut):
        assert f"ends in the middle of entry {len(cut.entries)}" in refusal(ask("verify", "-", input=text))
