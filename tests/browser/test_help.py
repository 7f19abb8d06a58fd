"""Help while drawing: none, the impossible shown as such, or what a draft is worth."""

import itertools
import re
from typing import Any

import pytest
from browser import hand
from browser.watch import Visit
from browser.wire import ROWS, SIZE, Table, look, open_table, person, play
from playwright.sync_api import Locator, Page, expect


def opened(visit: Visit, server: str, help: str) -> tuple[Table, Page]:
    """A table that asks for no ruins now: that would be another reason why a draft is refused."""
    table = open_table(server, "solo", person("Ana"), settings={"help": help})
    play(table, until=lambda state: not state["game"]["duty"])
    page = visit(f"#/table/{table.id}", knows=[table])
    expect(hand.ink(page)).to_be_visible()
    return table, page


def over_a_mountain(page: Page) -> None:
    """Holds the draft where it may never be drawn; not every shape covers its own middle."""
    mountain = page.get_by_role("gridcell", name=re.compile("Mountain")).first
    box = mountain.bounding_box()
    assert box
    for down, right in itertools.product((0.5, 1.5, -0.5), repeat=2):
        page.mouse.move(box["x"] + box["width"] * right, box["y"] + box["height"] * down)
        if "in your draft" in str(mountain.get_attribute("aria-label")):
            return
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
    assert look(table)["game"] == before["game"], "nothing was drawn"


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


def dimmed(page: Page) -> set[str]:
    cells = page.get_by_role("grid").first.get_by_role("gridcell", name=re.compile("doesn't fit here"))
    labels: list[str] = cells.evaluate_all("cells => cells.map((cell) => cell.ariaLabel)")
    return {label.split(",")[0] for label in labels}


def out_of_reach(face: dict[str, Any]) -> dict[str, set[str]]:
    """By the menu: for each turn of the first shape, the open spaces that it can cover nowhere."""
    rows = face["maps"][0]["sheet"].split("/")
    free = {f"{ROWS[r]}{c + 1}" for r in range(SIZE) for c in range(SIZE) if rows[r][c] in ".r"}
    found = {}
    for turn in face["drawing"]["shapes"][0]["turns"]:
        anchors = int(turn["anchors"], 16)
        spots = [divmod(bit, SIZE) for bit in range(SIZE * SIZE) if anchors >> bit & 1]
        covered = {f"{ROWS[row + r]}{column + c + 1}" for row, column in spots for r, c in turn["cells"]}
        found[str(turn["cells"])] = free - covered
    return found


@pytest.mark.parametrize("help", ["off", "grey", "worth"])
def test_spaces_where_the_shape_cannot_go_are_dimmed(visit: Visit, server: str, help: str) -> None:
    """Until a game comes to a shape that does not go everywhere: then its turns dim their spaces."""
    table = open_table(server, "solo", person("Ana"), settings={"help": help})
    play(table, until=lambda state: any(out_of_reach(state["game"]).values()))
    page = visit(f"#/table/{table.id}", knows=[table])
    expect(hand.ink(page)).to_be_visible()
    layer = page.locator("[data-layer=shut]").first
    page.keyboard.press("1")
    expected = out_of_reach(look(table)["game"])
    seen = set()
    for key in "rrrrfrrrr":
        now = dimmed(page)
        assert now in ([set()] if help == "off" else list(expected.values()))
        assert (layer.locator("path").count() > 0) == bool(now)
        seen.add(frozenset(now))
        page.keyboard.press(key)
    wanted = {frozenset()} if help == "off" else {frozenset(spaces) for spaces in expected.values()}
    assert seen == wanted


def test_help_worth_tells_the_stars_of_a_draft(visit: Visit, server: str) -> None:
    _, page = opened(visit, server, "worth")
    hand.place(page)
    changes = r"(no change|([A-D]|Monsters|Coins) [+−]\d+(, ([A-D]|Monsters|Coins) [+−]\d+)*)"
    expect(line(page)).to_have_text(re.compile(rf"^Draft: \w+ [A-K\d ]+ · {changes}"))
