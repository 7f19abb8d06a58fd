"""Help while drawing: none, the impossible shown as such, or what a draft is worth."""

import re

from browser import hand
from browser.watch import Visit
from browser.wire import Table, look, open_table, person
from playwright.sync_api import Locator, Page, expect


def opened(visit: Visit, server: str, help: str) -> tuple[Table, Page]:
    table = open_table(server, "solo", person("Ana"), settings={"help": help})
    page = visit(f"#/table/{table.id}", knows=[table])
    expect(hand.ink(page)).to_be_visible()
    return table, page


def over_a_mountain(page: Page) -> None:
    """Holds the draft where it may never be drawn."""
    mountain = page.get_by_role("gridcell", name=re.compile("Mountain")).first
    box = mountain.bounding_box()
    assert box
    for _ in range(8):
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if "in your draft" in str(mountain.get_attribute("aria-label")):
            return
        page.keyboard.press("r")
    raise AssertionError("the draft never covers the mountain")


def line(page: Page) -> Locator:
    """The line under the map."""
    return page.get_by_role("region", name="Your map").get_by_role("status")


BARE = re.compile(r"^Draft: \w+ [A-K\d ]+( · covers the ruins at [A-K\d ]+)?$")
"""No word about stars."""


def test_help_off_says_nothing_before_the_ink_and_why_not_after_it(visit: Visit, server: str) -> None:
    table, page = opened(visit, server, "off")
    before = look(table)
    hand.place(page)
    expect(line(page)).to_have_text(BARE)
    page.keyboard.press("u")
    over_a_mountain(page)
    page.mouse.down()
    page.mouse.up()
    expect(hand.ink(page)).to_have_attribute("aria-disabled", "false")
    expect(line(page)).to_have_text(BARE)
    hand.ink(page).click()
    expect(line(page)).to_have_text("A space there is filled already.")
    assert look(table) == before, "nothing was drawn"


def test_help_grey_shows_the_impossible_and_no_stars(visit: Visit, server: str) -> None:
    _, page = opened(visit, server, "grey")
    hand.place(page)
    expect(line(page)).to_have_text(BARE)
    page.keyboard.press("u")
    over_a_mountain(page)
    expect(line(page)).to_have_text("A space there is filled already.")
    page.mouse.down()
    page.mouse.up()
    expect(hand.ink(page)).to_have_attribute("aria-disabled", "true")


def test_help_worth_tells_the_stars_of_a_draft(visit: Visit, server: str) -> None:
    _, page = opened(visit, server, "worth")
    hand.place(page)
    changes = r"(no change|([A-D]|Monsters|Coins) [+−]\d+(, ([A-D]|Monsters|Coins) [+−]\d+)*)"
    expect(line(page)).to_have_text(re.compile(rf"^Draft: \w+ [A-K\d ]+ · {changes}"))
