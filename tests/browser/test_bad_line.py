"""The page on a bad line: it comes back by itself, and what was inked is at the table once."""

import json
from random import Random

import pytest
from browser import hand
from browser.watch import Visit, Watch
from browser.wire import look, open_table, person
from patron import House
from playwright.sync_api import Page, expect
from proxy import Proxy, stormy

BROKEN = ["WebSocket connection", "net::ERR_", "when fetching the script"]


def test_what_is_inked_on_a_line_that_keeps_breaking_is_there_once(
    own_house: House, visit: Visit, watch: Watch
) -> None:
    watch.expected = BROKEN
    rng = Random(31)
    table = open_table(own_house.address, "solo", person("Ana"))
    with Proxy(own_house.address) as line:
        page = visit(f"#/table/{table.id}", knows=[table], at=line.address)
        expect(hand.ink(page)).to_be_visible()
        line.fate = lambda: stormy(rng)
        for _ in range(6):
            _at_the_table(page)
            if hand.onward(page).is_visible():
                hand.onward(page).click()
            hand.place(page)
            line.cut()
            hand.ink(page).click()
        _at_the_table(page)
        assert len(line.ends) > 3
    moves = [json.loads(row.body) for row in own_house.rows(table.id) if row.kind == "moved"]
    questions = [move["question"] for move in moves]
    assert len(questions) == len(set(questions)) == 6
    assert {move["by"] for move in moves} == {"player"}
    assert look(table)["seq"] == len(moves) + 1


@pytest.mark.parametrize("help", ["worth", "off"], ids=["a draft asked for its worth", "nothing was asked"])
def test_what_is_inked_on_a_line_that_fell_silent_is_there_once(
    own_house: House, visit: Visit, watch: Watch, help: str
) -> None:
    """The line is dead and nobody has closed it: the page finds out and takes another one."""
    watch.expected = BROKEN
    table = open_table(own_house.address, "solo", person("Ana"), settings={"help": help})
    with Proxy(own_house.address) as line:
        page = visit(f"#/table/{table.id}", knows=[table], at=line.address)
        hand.place(page)
        _at_the_table(page)
        line.hush()
        if help == "worth":
            spot = hand.hinted(page)
            page.keyboard.press("u")
            with page.expect_websocket():
                page.get_by_role("gridcell").first.hover()
            _at_the_table(page)
            page.mouse.move(*spot)
            hand.place(page)
            _at_the_table(page)
            line.hush()
        with page.expect_websocket():
            hand.ink(page).click()
        _at_the_table(page)
    assert [row.kind for row in own_house.rows(table.id)].count("moved") == 1
    assert look(table)["seq"] == 2


def _at_the_table(page: Page) -> None:
    """The line is up and nothing waits on this device."""
    online = page.get_by_text("Online", exact=True)
    unsent = page.get_by_text("Sending …").or_(page.get_by_text("Your drawing is safe on this device")).first
    for _ in range(600):
        if online.is_visible() and not unsent.is_visible():
            return
        page.wait_for_timeout(100)
    raise AssertionError("what was inked never came to the table")
