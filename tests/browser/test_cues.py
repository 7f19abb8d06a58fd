"""Your turn, as this device tells it: the title always, a bell and a notice only for who asked for them."""

from browser import hand
from browser.wait import until
from browser.watch import Visit
from browser.wire import Table, act
from playwright.sync_api import Locator, Page, expect

LISTEN = """
window.rung = 0; window.told = [];
window.AudioContext = class extends AudioContext { constructor() { super(); window.rung += 1; } };
window.Notification = class { static permission = 'default';
  static requestPermission() { return Promise.resolve(this.permission = 'granted'); }
  constructor(title, { body }) { window.told.push(body); } };
"""
AWAY = "Object.defineProperty(document, 'hidden', { value: true })"


def opened(visit: Visit, table: Table) -> Page:
    """The page, with ears: what it rings and tells is counted."""
    page = visit(knows=[table])
    page.add_init_script(LISTEN)
    page.goto(f"/#/table/{table.id}")
    page.reload()
    expect(hand.ink(page)).to_be_visible()
    return page


def switch(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name="This table").get_by_role("checkbox", name=name)


def whole_turn(page: Page, other: Table) -> None:
    hand.place(page)
    hand.ink(page).click()
    expect(page).not_to_have_title("● Your turn · Charthouse")
    page.evaluate(AWAY)
    act(other)
    expect(page).to_have_title("● Your turn · Charthouse")


def test_nothing_rings_or_pops_up_unless_it_was_asked_for(visit: Visit, pair: tuple[Table, Table]) -> None:
    page = opened(visit, pair[0])
    page.get_by_role("button", name="Table menu").click()
    expect(switch(page, "Ring a bell when it is my turn")).not_to_be_checked()
    expect(switch(page, "Show a notice when it is my turn")).not_to_be_checked()
    page.keyboard.press("Escape")
    whole_turn(page, pair[1])
    assert page.evaluate("[rung, told]") == [0, []]


def test_a_bell_and_a_notice_for_who_wants_them(visit: Visit, pair: tuple[Table, Table]) -> None:
    page = opened(visit, pair[0])
    page.get_by_role("button", name="Table menu").click()
    switch(page, "Ring a bell when it is my turn").check()
    switch(page, "Show a notice when it is my turn").check()
    page.keyboard.press("Escape")
    before = page.evaluate("rung")
    whole_turn(page, pair[1])
    until(page, "told.length === 1")
    assert page.evaluate("rung") == before + 1
    assert page.evaluate("told[0]").startswith("Your turn")
