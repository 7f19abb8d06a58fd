"""Whatever is typed or read: exit 0 or 2, one sentence, never an exception."""

import json
from typing import Any, Literal

from hypothesis import given, settings
from hypothesis import strategies as st
from shell import SHEET_A, SHEET_B, Ran, as_json, as_text, ask, finished, message

from charthouse.core.record import Entry, Record, linked
from charthouse.games.charterstone import campaign

SOLO = finished()
PAIR = finished(players=2, seed="fuzz", skills="acrobatics,search,cure_wounds")
VILLAGE = finished(players=2, seed="fuzz", of="charterstone")
RECORDS = [
    Record(SOLO.header, SOLO.entries[:8], SOLO.secret),
    Record(PAIR.header, PAIR.entries[:9], ""),
    Record(VILLAGE.header, VILLAGE.entries[:30], ""),
]
CAMPAIGN = campaign.seal(campaign.begin(("purple", "black")), VILLAGE)
LIKELY = st.sampled_from(
    [*"./r^#fvawmFVAWMdDxаАМ \n\t\r-1", "\x00", "\x85", "\u2028", "😀", "[/b]", "{", '"']
)
few = settings(max_examples=80, deadline=None)


def answered(*words: str, input: str = "") -> None:
    """It goes well in silence, or is refused in one sentence."""
    ran: Ran = ask(*words, input=input)
    if ran.code == 0:
        assert ran.err == ""
    else:
        message(ran, given=" ".join([*words, input]))


@st.composite
def mutated(draw: st.DrawFn, whole: str) -> str:
    """A valid text with a few places replaced, lost or doubled."""
    text = whole
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        length = draw(st.integers(0, 12))
        put = draw(st.one_of(LIKELY, st.text(max_size=6), st.just(text[at : at + length] * 2)))
        text = text[:at] + put + text[at + length :]
    return text


@few
@given(st.one_of(st.text(), mutated(SHEET_A), mutated(SHEET_B)))
def test_any_text_as_a_sheet(text: str) -> None:
    answered("score", "--sheet", "-", "--json", input=text)
    answered("score", f"--sheet={text}", "--json")


@few
@given(st.one_of(st.text(), mutated("orchard"), mutated("gnoll_raid")))
def test_any_text_as_a_card(text: str) -> None:
    answered("placements", "--sheet", SHEET_A, f"--card={text}", "--json")


@few
@given(st.lists(st.one_of(st.text(max_size=20), mutated(SHEET_A)), max_size=4))
def test_any_lines_of_sheets_are_answered_line_by_line(lines: list[str]) -> None:
    text = "\n".join(line.replace("\n", " ").replace("\r", " ") for line in lines)
    ran = ask("score", "--stdin-jsonl", input=text)
    assert ran.code in (0, 2)
    assert ran.err == ""
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert len(answers) == len(text.split("\n")) - (text == "" or text.endswith("\n"))
    assert ran.code == 2 * any("error" in answer for answer in answers)


OPTIONS = ("--players", "--games", "--bot", "--side", "--edition", "--edicts", "--skills", "--full-map")


@few
@given(st.sampled_from(OPTIONS), st.text(max_size=12))
def test_any_text_as_an_option(option: str, text: str) -> None:
    if option != "--games" or not text.isdigit():  # a billion games would be played
        answered("simulate", "cartographers", "--games", "1", f"{option}={text}")


@few
@given(st.lists(st.text(max_size=12), min_size=1, max_size=4))
def test_any_words_after_the_command(words: list[str]) -> None:
    if words[0] != "play":  # which would begin a game
        answered(*words)


@few
@given(
    st.one_of(st.text(), *[mutated(as_text(saved)) for saved in RECORDS]),
    st.sampled_from(["replay", "verify"]),
)
def test_any_text_as_a_record(text: str, verb: str) -> None:
    answered(verb, "-", input=text)


@few
@given(st.one_of(*[mutated(as_json(saved)) for saved in RECORDS]), st.sampled_from(["replay", "verify"]))
def test_any_text_as_a_json_record(text: str, verb: str) -> None:
    answered(verb, "-", input=text)


# --- records that parse, with other contents and a chain that holds

WORDS = st.one_of(
    st.text(max_size=8),
    st.sampled_from(
        [
            *("", "forest", "A1", "K11", "L1", "+", "0", "-1", "99", "search", "nothing", "recall", "on"),
            *(
                "grain",
                "sherpa",
                "market",
                "mill",
                "purple-1",
                "coins-7",
                "card:any:1:market",
                "::::",
                "persona",
            ),
        ]
    ),
)
SAYINGS = sorted(
    {line for saved in RECORDS for entry in saved.entries for line in (entry.action, *entry.then)}
)


@st.composite
def saying(draw: st.DrawFn) -> str:
    """An action, an event or an answer of some record, with some words changed."""
    words = draw(st.sampled_from(SAYINGS)).split(" ")
    for _ in range(draw(st.integers(0, 2))):
        words[draw(st.integers(0, len(words) - 1))] = draw(WORDS)
    return " ".join(words)


@st.composite
def forged(draw: st.DrawFn) -> Record:
    saved = draw(st.sampled_from(RECORDS))
    entries = list(saved.entries)
    at = draw(st.integers(0, len(entries) - 1))
    old = entries[at]
    then = list(old.then)
    match draw(st.sampled_from(["seat", "action", "then", "lost", "doubled", "moved"])):
        case "seat":
            entries[at] = old._replace(seat=draw(st.integers(-3, 120)))
        case "action":
            entries[at] = old._replace(action=draw(saying()))
        case "then":
            then[draw(st.integers(0, len(then) - 1))] = draw(saying())
            entries[at] = old._replace(then=tuple(then))
        case "lost":
            del then[draw(st.integers(0, len(then) - 1))]
            entries[at] = old._replace(then=tuple(then))
        case "doubled":
            entries.insert(at, Entry(old.seat, draw(saying()), old.then, ""))
        case "moved":
            entries.append(entries.pop(at))
    return linked(Record(saved.header, tuple(entries), saved.secret))


@few
@given(forged(), st.sampled_from(["replay", "verify"]))
def test_any_forged_record_with_a_mended_chain(saved: Record, verb: str) -> None:
    answered(verb, "-", input=as_json(saved))
    answered(verb, "-", input=as_text(saved))


VALUES: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.sampled_from(["A", "B"])
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=5), st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)
CARDS = st.sampled_from(
    ["sentinel_wood", "canal_lake", "great_city", "borderlands", "search", "acrobatics", "x", "red", "blue"]
)


@few
@given(
    st.sampled_from(
        ["game", "rules", "content", "options", "players", "draws", "commitment", "entropy", "fork"]
    ),
    st.one_of(VALUES, st.lists(CARDS, max_size=5)),
    st.sampled_from(RECORDS).flatmap(
        lambda saved: st.tuples(st.just(saved), st.sampled_from([None, *saved.header.options]))
    ),
    st.sampled_from(["replay", "verify"]),
)
def test_any_value_in_a_header(field: str, value: Any, of: tuple[Record, str | None], verb: str) -> None:
    saved, option = of
    tree = json.loads(as_json(saved))
    if option is None:
        tree["header"][field] = value
    else:
        tree["header"]["options"][option] = value
    answered(verb, "-", input=json.dumps(tree))
    lines = ["charthouse-record/1", *(f"{key}: {json.dumps(found)}" for key, found in tree["header"].items())]
    answered(verb, "-", input="\n".join(lines) + "\n\n" + as_text(saved).split("\n\n", 1)[1])


# --- campaigns


@few
@given(st.one_of(st.text(), mutated(campaign.write(CAMPAIGN))))
def test_any_text_as_a_campaign(text: str) -> None:
    answered("campaign", "-", input=text)


@few
@given(
    st.sampled_from(["format", "charters", "pages"]),
    st.sampled_from([None, "kind", "text", "lasting", "chain"]),
    st.one_of(VALUES, st.lists(CARDS, max_size=5)),
)
def test_any_value_in_a_campaign(field: str, of_a_page: str | None, value: Any) -> None:
    tree = json.loads(campaign.write(CAMPAIGN))
    if of_a_page is None:
        tree[field] = value
    else:
        tree["pages"][0][of_a_page] = value
    answered("campaign", "-", input=json.dumps(tree))


@few
@given(
    st.one_of(st.just(campaign.write(CAMPAIGN)), st.builds(as_text, forged())),
    st.one_of(st.just(CAMPAIGN.pages[0].lasting), st.lists(saying(), max_size=3).map(tuple)),
    st.sampled_from(["game", "name"]),
)
def test_any_page_with_a_mended_chain(
    text: str, lasting: tuple[str, ...], kind: Literal["game", "name"]
) -> None:
    begun = campaign.begin(CAMPAIGN.charters)
    forged = campaign._turned(begun, kind, text, lasting)
    answered("campaign", "-", input=campaign.write(forged))
