"""Rotate and flip without a button or a key: the other finger, the other button of the mouse."""

from typing import Any

import pytest
from browser import hand
from browser.watch import Visit
from browser.wire import open_table, person, play
from playwright.sync_api import Page, expect

Cells = frozenset[tuple[int, int]]
Spot = tuple[float, float]


@pytest.fixture
def page(visit: Visit, server: str) -> Page:
    """A card whose shape looks different turned and flipped."""
    table = open_table(server, "solo", person("Ana"))
    play(table, until=lambda state: free(state["game"]))
    opened = visit(f"#/table/{table.id}", knows=[table], has_touch=True)
    expect(hand.ink(opened)).to_be_visible()
    return opened


def free(face: dict[str, Any]) -> bool:
    """A shape with all its turns, and no ruins that it has to cover."""
    return len(face["drawing"]["shapes"][0]["turns"]) == 8 and not face["duty"]


def shape(page: Page) -> Cells:
    """The cells of the draft, wherever it lies."""
    cells = page.get_by_role("grid").first.locator("[aria-label*='in your draft']")
    at: list[str] = cells.evaluate_all("cells => cells.map((cell) => cell.dataset.at)")
    places = [tuple(map(int, one.split(","))) for one in at]
    top, left = min(row for row, _ in places), min(column for _, column in places)
    return frozenset((row - top, column - left) for row, column in places)


def rotated(cells: Cells) -> set[Cells]:
    """A quarter turn, either way."""
    high, wide = max(row for row, _ in cells), max(column for _, column in cells)
    return {
        frozenset((column, high - row) for row, column in cells),
        frozenset((wide - column, row) for row, column in cells),
    }


def flipped(cells: Cells) -> set[Cells]:
    high, wide = max(row for row, _ in cells), max(column for _, column in cells)
    return {
        frozenset((row, wide - column) for row, column in cells),
        frozenset((high - row, column) for row, column in cells),
    }


class Fingers:
    """Fingers on the glass, told to the browser as a touch screen tells it."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self._page = page
        self._down: dict[int, Spot] = {}

    def down(self, finger: int, spot: Spot) -> None:
        self._down[finger] = spot
        self._tell("touchStart", self._down)

    def move(self, finger: int, spot: Spot) -> None:
        self._down[finger] = spot
        self._tell("touchMove", self._down)

    def lift(self, finger: int) -> None:
        """Only the finger that is lifted is told of."""
        self._tell("touchEnd", {finger: self._down.pop(finger)})

    def _tell(self, kind: str, fingers: dict[int, Spot]) -> None:
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in fingers.items()]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self._page.evaluate("new Promise((done) => setTimeout(done))")  # the page has heard of it


def middle(page: Page) -> Spot:
    box = page.get_by_role("grid").first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_second_finger_turns_and_flips_what_the_first_one_holds(page: Page) -> None:
    fingers, (x, y) = Fingers(page), middle(page)
    fingers.down(0, (x, y))
    before = shape(page)
    fingers.down(1, (x + 120, y + 120))
    fingers.lift(1)
    assert shape(page) in rotated(before)
    before = shape(page)
    fingers.down(1, (x + 60, y + 120))
    fingers.move(1, (x + 100, y + 120))
    fingers.move(1, (x + 160, y + 120))
    fingers.lift(1)
    assert shape(page) in flipped(before)
    fingers.lift(0)


def test_the_draft_follows_a_finger(page: Page) -> None:
    fingers, (x, y) = Fingers(page), middle(page)
    box = page.get_by_role("grid").first.bounding_box()
    assert box
    draft = page.get_by_role("grid").first.locator("[aria-label*='in your draft']")
    y += box["height"] / 11 / 3  # not where two places are equally near
    fingers.down(0, (x, y))
    before: list[str] = draft.evaluate_all("cells => cells.map((cell) => cell.dataset.at)")
    fingers.move(0, (x, y + 3 * box["height"] / 11))
    fingers.lift(0)
    for row, column in (one.split(",") for one in before):
        expect(draft.and_(page.locator(f"[data-at='{int(row) + 3},{column}']"))).to_have_count(1)


def test_the_loupe_shows_the_draft_though_the_finger_leaves_the_map(page: Page) -> None:
    fingers, (_, y) = Fingers(page), middle(page)
    fingers.down(0, middle(page))
    fingers.move(0, (5, y))
    left, _, width, _ = map(float, (page.locator(".loupe svg").get_attribute("viewBox") or "").split())
    drafted = {int(space[1:]) - 1 for space in hand.drafted(page)}
    assert min(drafted) == 0
    assert left < 0 < 64 < left + width
    fingers.lift(0)


def test_the_right_button_turns_and_with_shift_it_flips(page: Page) -> None:
    spot = middle(page)
    page.mouse.move(*spot)
    before = shape(page)
    page.mouse.click(*spot, button="right")
    assert shape(page) in rotated(before)
    before = shape(page)
    page.keyboard.down("Shift")
    page.mouse.click(*spot, button="right")
    page.keyboard.up("Shift")
    assert shape(page) in flipped(before)
    expect(hand.ink(page)).to_have_attribute("aria-disabled", "true")
