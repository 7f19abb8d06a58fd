"""A phone: what is chosen is told whole, what is pressed is large enough and never covered."""

import re
from typing import Any

import pytest
from browser import hand
from browser.watch import Visit
from browser.wire import Table, open_table, person
from playwright.sync_api import expect

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
FINGER = 44


def test_the_language_is_there_again_after_a_table(visit: Visit, server: str) -> None:
    table = open_table(server, "solo", person("Ana"))
    page = visit(f"#/table/{table.id}", knows=[table], **PHONE)
    expect(hand.ink(page)).to_be_visible()
    language = page.get_by_role("banner").get_by_role("combobox", name="Language")
    expect(language).to_be_hidden()  # the menu of the table has it
    for path in ("#/paper", "#/rules", "#/learn", "#/replay"):
        page.goto(f"/{path}")
        expect(page).to_have_url(re.compile(path))
        expect(language).to_be_visible()


def test_what_is_told_lies_under_the_bar(visit: Visit) -> None:
    page = visit("#/paper", **PHONE)
    page.get_by_role("button", name="Keep", exact=True).tap()
    told = page.get_by_text("Kept on this device.").bounding_box()
    bar = page.get_by_role("banner").bounding_box()
    assert told
    assert bar
    assert bar["y"] + bar["height"] <= told["y"] < 120
    page.get_by_role("button", name="Keep", exact=True).tap(trial=True)


def test_who_does_not_see_is_told_of_the_draft(visit: Visit, server: str) -> None:
    table = open_table(server, "solo", person("Ana"))
    page = visit(f"#/table/{table.id}", knows=[table], **PHONE)
    told = page.get_by_role("region", name="Your map").get_by_role("status")
    expect(told).to_contain_text("Draft:")
    before = told.inner_text()
    page.keyboard.press("ArrowDown")
    expect(told).not_to_have_text(before)


STRENGTH = """select => {
  const style = getComputedStyle(select);
  const brush = document.createElement('canvas').getContext('2d');
  brush.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return Math.max(...[...select.options].map(({ text }) => brush.measureText(text).width)) <= room;
}"""


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("width", [360, 820, 1440])
def test_how_strong_a_bot_is_is_told_whole(visit: Visit, lang: str, width: int) -> None:
    page = visit("#/create/bots", lang=lang, viewport={"width": width, "height": 900})
    strength = page.locator(".seat select").first
    expect(strength).to_be_visible()
    page.evaluate("document.fonts.ready")
    assert strength.evaluate(STRENGTH)


def test_the_cues_of_a_wait_are_as_high_as_a_finger(visit: Visit, pair: tuple[Table, Table]) -> None:
    page = visit(f"#/table/{pair[0].id}", knows=[pair[0]], **PHONE)
    hand.ink(page).tap()
    rows = hand.waiting(page).locator("label")
    expect(rows.first).to_be_visible()
    heights: list[float] = rows.evaluate_all("rows => rows.map((row) => row.offsetHeight)")
    assert min(heights) >= FINGER
