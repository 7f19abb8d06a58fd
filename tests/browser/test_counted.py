"""Whatever is counted can be asked: the spaces are lit while a number is pointed at, focused, or tapped."""

import re

import pytest
from browser import hand
from browser.watch import Visit
from browser.wire import Table, bot, look, open_table, person, play
from playwright.sync_api import Locator, Page, expect


@pytest.fixture(scope="module")
def table(server: str) -> Table:
    """A game in which an edict and the coins have earned something."""

    def earned(state: dict[str, object]) -> bool:
        face = state["game"]
        assert isinstance(face, dict)
        return bool(face["coins"]["because"]) and any(edict["because"] for edict in face["edicts"])

    found = open_table(server, "here", person("Ana"), bot("Ines"))
    play(found, until=earned)
    return found


def lit(page: Page) -> Locator:
    """What veils all spaces but those that count."""
    return page.locator(".veil")


def asked(table: Table) -> tuple[str, re.Pattern[str]]:
    """The letter of an edict that has earned stars, and what is said of it."""
    edict = next(edict for edict in look(table)["game"]["edicts"] if edict["because"])
    return edict["letter"], re.compile(rf": {edict['stars']} stars?, from the ringed spaces$")


def edict_card(page: Page, letter: str) -> Locator:
    cards = page.get_by_role("complementary", name="Season and edicts").get_by_role("button")
    return cards.and_(page.locator(f"[title^='Edict {letter},']"))


def at_table(visit: Visit, table: Table, **settings: object) -> Page:
    page = visit(f"#/table/{table.id}", knows=[table], **settings)
    expect(hand.ink(page)).to_be_visible()
    expect(lit(page)).to_have_count(0)
    return page


def test_pointed_at(visit: Visit, table: Table) -> None:
    page = at_table(visit, table)
    letter, words = asked(table)
    edict_card(page, letter).hover()
    expect(lit(page)).to_have_count(1)
    expect(page.get_by_text(words)).to_be_visible()
    page.get_by_role("heading", level=1).hover()
    expect(lit(page)).to_have_count(0)


def test_a_pointer_at_rest_has_asked_nothing(visit: Visit, table: Table) -> None:
    """As after the press that led here."""
    page = at_table(visit, table)
    letter, _ = asked(table)
    box = edict_card(page, letter).bounding_box()
    assert box
    page.goto("/#/rules")
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.evaluate(f"location.hash = '/table/{table.id}'")
    expect(hand.ink(page)).to_be_visible()
    page.wait_for_timeout(500)  # until the browser has noticed what lies under the pointer
    expect(lit(page)).to_have_count(0)
    page.mouse.move(box["x"] + 24, box["y"] + 20)
    expect(lit(page)).to_have_count(1)


def test_focused(visit: Visit, table: Table) -> None:
    page = at_table(visit, table)
    letter, words = asked(table)
    for _ in range(40):
        page.keyboard.press("Tab")
        if edict_card(page, letter).evaluate("one => one === document.activeElement"):
            break
    expect(lit(page)).to_have_count(1)
    expect(page.get_by_text(words)).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_text(words)).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)], ids=["tablet", "phone"])
def test_tapped(visit: Visit, table: Table, size: tuple[int, int]) -> None:
    page = at_table(visit, table, viewport={"width": size[0], "height": size[1]}, has_touch=True)
    letter, words = asked(table)
    edict_card(page, letter).tap()
    expect(lit(page)).to_have_count(1)
    expect(page.get_by_text(words).first).to_be_attached()
    edict_card(page, letter).tap()
    expect(lit(page)).to_have_count(0)


def test_coins_and_notes(visit: Visit, table: Table) -> None:
    page = at_table(visit, table)
    page.get_by_role("button", name=re.compile("^Coins")).hover()
    expect(lit(page)).to_have_count(1)
    page.get_by_role("heading", level=1).hover()
    expect(lit(page)).to_have_count(0)
    hand.notes(page).get_by_role("button", name=re.compile("^Ana draws")).first.hover()
    expect(lit(page)).to_have_count(1)
