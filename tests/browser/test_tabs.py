"""Two tabs of one browser: what one of them adds to this device, the other does not wipe out."""

import json
import re

from browser.wait import until
from browser.watch import Visit
from playwright.sync_api import Page, expect


def second_tab(page: Page, path: str) -> Page:
    other = page.context.new_page()
    other.goto(f"/{path}")
    return other


def kept(tabs: list[Page], name: str, count: int) -> list[dict[str, object]]:
    """What the device keeps, once every tab can read so much of it: between them it takes a while."""
    store = f"localStorage['charthouse.{name}'] ?? '[]'"
    for page in tabs:
        until(page, f"JSON.parse({store}).length === {count}")
    found: list[dict[str, object]] = json.loads(tabs[0].evaluate(store))
    return found


def test_the_tables_opened_in_both_are_remembered(visit: Visit) -> None:
    first = visit("#/create")
    tabs = [first, second_tab(first, "#/create")]
    for page in tabs:
        expect(page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
    opened = set()
    for page in tabs:
        page.get_by_role("button", name="Begin", exact=True).click()
        page.wait_for_url(re.compile("#/table/"))
        opened.add(page.url.rpartition("/")[2])
        assert {game["table"] for game in kept(tabs, "games", len(opened))} == opened


def test_the_paper_maps_of_both_are_kept(visit: Visit) -> None:
    first = visit("#/paper")
    tabs = [first, second_tab(first, "#/paper")]
    for page in tabs:
        expect(page.get_by_role("button", name="Keep this map")).to_be_visible()
    for count, page in enumerate(tabs, 1):
        page.get_by_role("button", name="Keep this map").click()
        expect(page.get_by_role("button", name=re.compile("^Open the map of"))).to_have_count(count)
        kept(tabs, "paper.maps", count)
