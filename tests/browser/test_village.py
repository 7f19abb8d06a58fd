"""The village on screens of every size: questions, the hand, the first turns, the Chronicle."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from random import Random
from typing import Any, NamedTuple

import pytest
from browser.watch import Visit
from browser.wire import Table, call, look
from playwright.sync_api import Page, expect

from charthouse.bots import bot
from charthouse.core import fair, match, record
from charthouse.core.game import Player
from charthouse.core.text import LANGUAGES
from charthouse.games import game

SIZES = ((1440, 900), (1024, 768), (360, 740))
CHARTERSTONE = game("charterstone")


# --- moments of games that are always the same


class Moment(NamedTuple):
    """Where a game waits for a seat: the record of the whole game, and how much of it was played."""

    record: str
    at: int
    seat: int
    state: Any


@cache
def moments(number: int) -> list[Moment]:
    """A game of bots: some are greedy and some choose by chance, so that everything happens sometimes."""
    names = tuple(Player(name) for name in ("Konstantin", "Ana", "Bogoljubka", "Mei"))
    options = {"charters": ["blue", "yellow", "red", "green"]}
    current = match.start(CHARTERSTONE, names, options, fair.secret_of(f"village/{number}"))
    rng, plays, found = Random(number), (bot("greedy"), bot("random")), []
    while current.turn:
        seat = current.turn.seats[0]
        if current.entries:
            found.append((len(current.entries) - 1, seat, current.state))
        view = CHARTERSTONE.observe(current.state, seat)
        current = match.submit(current, seat, plays[seat % 2](CHARTERSTONE, view, rng))
    saved = record.write_text(match.recorded(current))
    return [Moment(saved, *moment) for moment in found]


def every_moment() -> Iterator[Moment]:
    return chain.from_iterable(map(moments, range(60)))


def opened_at(server: str, moment: Moment) -> Table:
    """A table at this moment: the seat that is asked is ours, bots have the others."""
    body = {"record": moment.record, "at": moment.at, "seat": moment.seat}
    found = call(server, "/api/branch", body)
    return Table(server, found["table"], found["key"], [], "", (moment.seat,))


@cache
def questions() -> dict[str, Moment]:
    """The first moment at which each kind of question is asked."""
    found: dict[str, Moment] = {}
    for moment in every_moment():
        if moment.state.pending:
            effect = moment.state.pending[0]
            found.setdefault(f"{effect.word} {effect.arg}".strip(), moment)
            if found.keys() >= WANTED:
                break
    return found


def on_turn(wanted: Callable[[Any, int], bool]) -> Moment:
    """The first moment at which a seat may place a worker and this is true."""
    return next(m for m in every_moment() if not m.state.pending and wanted(m.state, m.seat))


def holding(cards: int) -> Moment:
    """A moment at which somebody on turn holds so many cards."""
    return on_turn(lambda state, seat: len(state.holdings[seat].cards) == cards)


# --- questions


WANTED = {
    "choose",
    "resource any",
    "resource different",
    "card any",
    "pay any",
    "pay cards",
    "construct",
    "objective",
    "quota",
    "reputation",
    "influence",
}

SPILLED = """(what) => [...document.querySelectorAll(what)].filter((node) => {
  const box = node.getBoundingClientRect();
  const inner = [...node.children].map((child) => child.getBoundingClientRect()).filter((one) => one.width);
  return node.scrollWidth > node.clientWidth + 1
    || inner.some((one) => one.right > box.right + 1 || one.bottom > box.bottom + 1);
}).map((node) => node.textContent.trim().slice(0, 60))"""
"""What hangs over its own edge."""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_question_shows_all_its_answers(visit: Visit, server: str, size: tuple[int, int]) -> None:
    asked = questions()
    assert asked.keys() >= WANTED
    tables = {kind: opened_at(server, moment) for kind, moment in asked.items()}
    page = quiet(visit, [opened_at(server, holding(2)), *tables.values()], "ru", size)
    for kind, table in tables.items():
        face: dict[str, Any] = look(table)["game"]
        go(page, table)
        answers = page.locator("button.answer")
        expect(answers).to_have_count(len(face["choices"]))
        expect(answers.first).to_be_in_viewport()
        assert page.evaluate(SPILLED, "button.answer") == [], kind
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], kind


def test_each_of_several_benefits_is_told_with_its_amount(visit: Visit, server: str) -> None:
    table = opened_at(server, questions()["choose"])
    page = quiet(visit, [table], "en", SIZES[0])
    for words in ("1 building card", "3 points"):
        expect(page.get_by_role("button", name=re.compile(f"^{words}"))).to_be_visible()


# --- the hand


def test_a_hand_of_few_cards_lies_open_and_a_larger_one_in_stacks(visit: Visit, server: str) -> None:
    few, many = (opened_at(server, holding(cards)) for cards in (2, 4))
    for lang in LANGUAGES:
        page = quiet(visit, [few, many], lang, SIZES[0])
        for table in (few, many):
            go(page, table)
            stacks = page.locator(".dock .hand .cell")
            expect(page.locator(".dock .hand > *")).to_have_count(2 if table == few else len(kinds_of(table)))
            expect(stacks).to_have_count(0 if table == few else len(kinds_of(table)))
            spilled = page.evaluate(SPILLED, ".dock .hand, .dock .hc, .dock .cell, .dock .dk, .tabs")
            assert spilled == [], (lang, table == few)
            tabs = page.locator(".tabs button").evaluate_all("all => all.map((one) => one.offsetTop)")
            assert max(tabs) - min(tabs) < 5, (lang, "the tabs stand in one line")
    page = quiet(visit, [many], "en", SIZES[0])
    seat = look(many)["game"]["holdings"][many.mine[0]]
    page.locator(".dock .hand button").first.click()
    words = page.get_by_role("region", name="My cards")
    for card in seat["cards"]:
        if card["kind"] == "assistant":
            expect(words.get_by_text(re.compile(f"^{card['id'].capitalize()}"))).to_be_visible()
    expect(words.locator(".mc")).to_have_count(len(seat["cards"]))


def kinds_of(table: Table) -> set[str]:
    """The kinds of cards its seat holds."""
    return {card["kind"] for card in look(table)["game"]["holdings"][table.mine[0]]["cards"]}


# --- the chart


def test_the_whole_village_lies_above_the_foot_of_a_tablet(visit: Visit, server: str) -> None:
    """Whatever is looked at: a building that can be used, and one that says why it cannot."""
    table = opened_at(server, holding(2))
    page = quiet(visit, [table], "ru", (1024, 768))
    foot = page.locator(".mfoot")
    for id in ("zeppelin", "market", "cloud_port", "iron_mine"):
        page.locator(f"[data-building={id}]").click()
        top = foot.bounding_box()
        assert top
        assert page.evaluate(LOWEST) <= top["y"], id


LOWEST = """() => Math.max(
  ...[...document.querySelectorAll('.tile')].map((one) => one.getBoundingClientRect().bottom)
)"""
"""Where the lowest plot ends."""


# --- the first turns


@pytest.mark.parametrize(
    ("lang", "size"), [("en", SIZES[0]), ("ru", SIZES[1]), *((lang, SIZES[2]) for lang in LANGUAGES)]
)
def test_the_first_turns_are_explained_to_the_end(
    visit: Visit, server: str, lang: str, size: tuple[int, int]
) -> None:
    table = opened_at(server, on_turn(lambda state, seat: True))
    page = visit(
        f"#/table/{table.id}", lang=lang, knows=[table], viewport={"width": size[0], "height": size[1]}
    )
    hints = page.locator(".hints")
    told = set()
    for number in range(7):
        expect(hints).to_contain_text(re.compile(rf"\b{number + 1}\b.*\b7\b"))
        told.add(hints.locator("p").inner_text())
        hints.scroll_into_view_if_needed()
        expect(hints).to_be_in_viewport(ratio=1)
        assert page.evaluate(SPILLED, ".hints, .hints > div") == [], number
        hints.locator("button").nth(-2).click()
    assert len(told) == 7
    expect(hints).to_have_count(0)


def test_the_whole_village_lies_above_the_first_hints_of_a_tablet(visit: Visit, server: str) -> None:
    table = opened_at(server, on_turn(lambda state, seat: True))
    page = visit(f"#/table/{table.id}", lang="ru", knows=[table], viewport={"width": 1024, "height": 768})
    for number in range(7):
        expect(page.locator(".hints")).to_contain_text(re.compile(rf"\b{number + 1}\b.*\b7\b"))
        top = page.locator(".mfoot").bounding_box()
        assert top
        assert page.evaluate(LOWEST) <= top["y"], number
        page.locator(".hints button").nth(-2).click()


def quiet(visit: Visit, tables: list[Table], lang: str, size: tuple[int, int]) -> Page:
    """The first of these tables on a device that has put the hints away."""
    page = visit(
        f"#/table/{tables[0].id}", lang=lang, knows=tables, viewport={"width": size[0], "height": size[1]}
    )
    page.locator(".hints button, button.answer").first.wait_for()
    if page.locator(".hints").count():
        page.locator(".hints button").last.click()
        expect(page.locator(".hints")).to_have_count(0)
    return page


def go(page: Page, table: Table) -> None:
    """To another table, of which nothing is shown before it is there."""
    page.goto("about:blank")
    page.goto(f"/#/table/{table.id}")


# --- the Chronicle


def test_the_chronicle_of_a_table_is_read_by_who_has_a_key_of_it(visit: Visit, server: str) -> None:
    table = opened_at(server, on_turn(lambda state, seat: len(state.opened) == 1))
    page = visit("#/charterstone/chronicle", knows=[table])
    rules = page.get_by_role("main").get_by_role("listitem").filter(has=page.get_by_role("heading"))
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(page.get_by_text("Corrected by the publisher: the Market")).to_be_visible()
    printed = rules.count()
    expect(page.get_by_role("heading", name="Personas")).to_have_count(0)
    whose = page.get_by_label("Whose Chronicle")
    whose.select_option(index=1)
    expect(page.get_by_role("heading", name="Personas")).to_be_visible()
    assert rules.count() == printed + 2
    expect(page.get_by_text("As it stands at this table: 1 crate opened")).to_be_visible()
    expect(page.get_by_text("Nothing was written here.")).to_have_count(2)
    whose.select_option(index=0)
    expect(page.get_by_role("heading", name="Personas")).to_have_count(0)

    stranger = visit("#/charterstone/chronicle")
    expect(stranger.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(stranger.get_by_label("Whose Chronicle")).to_have_count(0)
