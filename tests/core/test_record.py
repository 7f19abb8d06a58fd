"""Records as text and as JSON: both parse back to exactly what was written, whatever people are called."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from charthouse.core import record
from charthouse.core.game import NOBODY, BadText, Player
from charthouse.core.record import Entry, Fork, Header, Record

ODD_NAMES = (
    "",
    " ",
    "Ana\nBo",
    "Ana\r\nBo\tC",
    'the "Bold"',
    "back\\slash",
    "it's",
    "🗺️ 👩‍👩‍👧‍👦",
    "王國製圖師",
    "دافيد",
    "\u202eright to left",
    "שלום: world",
    "a: b",
    "  # looks like a hash",
    "1 seat 2: forest A1",
    "secret 00",
    "charthouse-record/1",
    "{",
    "\x00\x07\x1b[31m",
    "\x0b\x0c\x1c\x1d\x1e",
    "next\x85line",
    "line\u2028separator",
    "paragraph\u2029separator",
    "\ufeffmark",
    "e\u0301",
)

names = st.one_of(st.sampled_from(ODD_NAMES), st.text(st.characters(exclude_categories=["Cs"]), max_size=20))
values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | names,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3),
    max_leaves=5,
)
lines = st.text("abcdefghijk ABCDEFGHIJK0123456789+_-", min_size=1, max_size=30).map(lambda t: f"drew {t}x")
answers = st.builds(record.answer_line, st.just("spring/1"), st.sampled_from(["ambush", "hamlet"]))
hashes = st.binary(min_size=32, max_size=32).map(bytes.hex)


@st.composite
def headers(draw: st.DrawFn) -> Header:
    return Header(
        game=draw(names),
        rules=draw(st.integers(0, 99)),
        content=draw(hashes),
        options=draw(st.dictionaries(names, values, max_size=4)),
        players=tuple(Player(*draw(st.tuples(names, names, names))) for _ in range(draw(st.integers(0, 4)))),
        draws=draw(names),
        commitment=draw(hashes),
        entropy=tuple(draw(st.lists(names, max_size=3))),
        fork=draw(st.none() | st.builds(Fork, st.integers(0, 99), hashes)),
    )


@st.composite
def records(draw: st.DrawFn, at_least: int = 0) -> Record:
    """A record with any header, whose entries are tied by their hashes."""
    header = draw(headers())
    chain, entries = record.first_link(header), list[Entry]()
    for seq in range(draw(st.integers(at_least, 5))):
        then = tuple(draw(st.lists(lines | answers, max_size=4)))
        seat, action = (NOBODY, "") if seq == 0 else (draw(st.integers(0, 99)), draw(lines))
        entries.append(record.extend(chain, seq, seat, action, then))
        chain = entries[-1].chain
    return Record(header, tuple(entries), draw(st.just("") | hashes))


def small(*players: str) -> Record:
    header = Header(
        game="cartographers",
        rules=1,
        content="c0",
        options={"side": "A"},
        players=tuple(map(Player, players)),
        draws="hmac-v1",
        commitment="ab",
    )
    first = record.extend(record.first_link(header), 0, NOBODY, "", ("? spring/1 = hamlet", "ready"))
    second = record.extend(first.chain, 1, 0, "village A1 A2 B2", ("drew 1 village A1 A2 B2",))
    return Record(header, (first, second), "")


# --- there and back


@given(records())
def test_a_record_reads_back_from_its_text(written: Record) -> None:
    assert record.read(record.write_text(written)) == written


@given(records())
def test_a_record_reads_back_from_its_json(written: Record) -> None:
    assert record.read(record.write_json(written)) == written


@given(records())
def test_text_and_json_say_the_same(written: Record) -> None:
    from_text = record.read(record.write_text(written))
    from_json = record.read(record.write_json(written))
    assert json.loads(record.write_json(from_text)) == json.loads(record.write_json(written))
    assert record.write_text(from_json) == record.write_text(written)


@given(records())
def test_a_record_survives_a_file_in_utf_8(written: Record) -> None:
    for text in (record.write_text(written), record.write_json(written)):
        assert record.read(text.encode().decode()) == written


@pytest.mark.parametrize("name", ODD_NAMES)
def test_anybody_may_sit_at_the_table_whatever_the_name(name: str) -> None:
    written = small(name, "Bo")
    for text in (record.write_text(written), record.write_json(written)):
        back = record.read(text)
        assert back.header.players[0].name == name
        assert back == written
        assert record.broken_link(back) is None


def test_the_json_form_is_json_with_seats_from_one() -> None:
    whole = json.loads(record.write_json(small("Ana")))
    assert whole["format"] == "charthouse-record/1"
    assert [entry["seat"] for entry in whole["entries"]] == [0, 1]
    assert whole["header"]["players"] == [{"name": "Ana", "title": "", "crest": ""}]


def test_the_text_form_reads_like_this() -> None:
    written = small("Ana")
    assert record.write_text(written).splitlines() == [
        "charthouse-record/1",
        'game: "cartographers"',
        "rules: 1",
        'content: "c0"',
        'options: {"side":"A"}',
        'players: [{"crest":"","name":"Ana","title":""}]',
        'draws: "hmac-v1"',
        'commitment: "ab"',
        "entropy: []",
        "fork: null",
        "",
        "0 start",
        "  ? spring/1 = hamlet",
        "  ready",
        f"  # {written.entries[0].chain}",
        "1 seat 1: village A1 A2 B2",
        "  drew 1 village A1 A2 B2",
        f"  # {written.entries[1].chain}",
    ]


# --- the chain of hashes


@given(records())
def test_the_chain_of_an_honest_record_holds(written: Record) -> None:
    assert record.broken_link(written) is None


@given(records(at_least=2), st.data())
def test_a_changed_entry_breaks_the_chain_at_that_entry(written: Record, data: st.DataObject) -> None:
    at = data.draw(st.integers(1, len(written.entries) - 1))
    old = written.entries[at]
    changed: Entry = data.draw(
        st.sampled_from(
            [
                old._replace(seat=old.seat + 1),
                old._replace(action=old.action + " K11"),
                old._replace(then=(*old.then, "end")),
                old._replace(chain=old.chain[::-1] + "0"),
            ]
        )
    )
    entries = (*written.entries[:at], changed, *written.entries[at + 1 :])
    assert record.broken_link(written._replace(entries=entries)) == at


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"rules": 2},
        {"content": "c1"},
        {"options": {"side": "B"}},
        {"players": (Player("Bo"),)},
        {"players": (Player("Ana", "the Bold"),)},
        {"players": (Player("Ana", "", "bend"),)},
        {"draws": "counter-v1"},
        {"commitment": "ac"},
        {"entropy": ("more",)},
        {"fork": Fork(0, "00")},
    ],
)
def test_a_changed_header_breaks_the_chain_from_the_start(change: dict[str, Any]) -> None:
    written = small("Ana")
    fields = {name: getattr(written.header, name) for name in Header.__struct_fields__}
    assert record.broken_link(written._replace(header=Header(**{**fields, **change}))) == 0


def test_entries_cannot_change_places_or_be_left_out() -> None:
    first, second = small("Ana").entries
    assert record.broken_link(small("Ana")._replace(entries=(second, first))) == 0
    assert record.broken_link(small("Ana")._replace(entries=(second,))) == 0


# --- texts that are no records


def refused(text: str) -> str:
    with pytest.raises(BadText) as problem:
        record.read(text)
    return problem.value.reason


TEXT = record.write_text(small("Ana")._replace(secret="00ff"))
JSON = record.write_json(small("Ana"))


@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        ("charthouse-record/1", "charthouse-record/9", "bad-record-format"),
        ("rules: 1", "rules: one", "bad-record-line"),
        ("rules: 1", "rules 1", "bad-record-line"),
        ("rules: 1", 'rules: "1"', "bad-record-line"),
        ("rules: 1\n", "", "bad-record-line"),
        ("rules: 1", "rules: 1\ncolour: 2", "bad-record-line"),
        ("rules: 1", "rules: 1\nrules: 1", "bad-record-line"),
        ("1 seat 1:", "2 seat 1:", "bad-record-line"),
        ("1 seat 1:", "1 seat 0:", "bad-record-line"),
        ("1 seat 1: village A1 A2 B2", "1 seat one: village A1", "bad-record-line"),
        ("1 seat 1: village A1 A2 B2", "1 seat 1:", "bad-record-line"),
        ("secret 00ff", "secret 00FG", "bad-record-secret"),
        ("secret 00ff", "secret 00f", "bad-record-secret"),
        ("secret 00ff", "secret 00ff\nsecret 00ff", "bad-record-line"),
        ("secret 00ff", "secret 00ff\n2 seat 1: nothing", "bad-record-line"),
    ],
)
def test_a_text_that_is_no_record_is_refused(right: str, wrong: str, reason: str) -> None:
    assert right in TEXT
    assert refused(TEXT.replace(right, wrong, 1)) == reason


def test_a_record_that_was_cut_off_is_refused() -> None:
    assert refused(TEXT[: TEXT.rindex("  #")]) == "bad-record-cut"


@pytest.mark.parametrize("text", ["", "\n", "hello", "<html>", "\ufeffcharthouse-record/1"])
def test_something_else_is_no_record(text: str) -> None:
    assert refused(text) == "bad-record-format"


@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        ("charthouse-record/1", "charthouse-record/9", "bad-record-format"),
        ('"rules": 1', '"rules": "1"', "bad-record-line"),
        ('"rules": 1', '"rule": 1', "bad-record-line"),
        ('"secret": ""', '"secret": "xyz"', "bad-record-secret"),
        ('"secret": ""', '"secret": "", "more": 1', "bad-record-line"),
        ('"seat": 1', '"seat": "one"', "bad-record-line"),
        ('"seat": 1', '"seat": 0', "bad-record-seat"),
        ('"seat": 1', '"seat": -1', "bad-record-seat"),
        ("}\n", "", "bad-record-line"),
    ],
)
def test_a_json_that_is_no_record_is_refused(right: str, wrong: str, reason: str) -> None:
    assert right in JSON
    assert refused(wrong.join(JSON.rsplit(right, 1))) == reason


@pytest.mark.parametrize("line", ["? spring/1", "? "])
def test_an_answer_without_its_answer_is_refused(line: str) -> None:
    with pytest.raises(BadText, match="bad-record-line"):
        record.read_answer(line)


def test_an_answer_of_chance_reads_back() -> None:
    assert record.read_answer(record.answer_line("spring/3/ambush", "gnoll_raid")) == (
        "spring/3/ambush",
        "gnoll_raid",
    )
    assert record.read_answer("drew 1 forest A1") is None
