"""A player's hand: what somebody does at a table, with everything found by roles and labels."""

import re
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect


def ink(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Ink it"))


def onward(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^On to "))


def ending(page: Page) -> Locator:
    """The title of a solo game, or who won."""
    return page.get_by_text("The realm knows you as").or_(page.get_by_text("The year is drawn."))


def cover(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^I am .*, show my map"))


def no_skill(page: Page) -> Locator:
    return page.get_by_role("button", name="No skill")


def waiting(page: Page) -> Locator:
    return page.get_by_role("region", name="Waiting", exact=True)


KEPT = """async () => {
  const words = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ pathname }) => /^\\/(locale|api\\/content)/.test(pathname))
    .map(({ pathname, search }) => pathname + search);
  const found = () => Promise.all(words.map((path) => caches.match(path)));
  while (!(await found()).every(Boolean)) await new Promise((go) => setTimeout(go, 100));
}"""


def kept(page: Page) -> None:
    """Waits until the device keeps the page and its words: from then on it opens without a server."""
    page.evaluate(KEPT)


class Spot(NamedTuple):
    x: float
    y: float


def hinted(page: Page) -> Spot:
    """The middle of the draft, which lies where it may be drawn when a card comes up."""
    cells = page.get_by_role("gridcell", name=re.compile("in your draft"))
    expect(cells.first).to_be_attached()
    boxes = cells.evaluate_all("cells => cells.map((cell) => cell.getBoundingClientRect().toJSON())")
    left, right = min(box["left"] for box in boxes), max(box["right"] for box in boxes)
    top, bottom = min(box["top"] for box in boxes), max(box["bottom"] for box in boxes)
    return Spot((left + right) / 2, (top + bottom) / 2)


def place(page: Page) -> None:
    """Clicks the draft down where it is hinted; the button is ready then."""
    spot = hinted(page)
    page.mouse.move(*spot)
    page.mouse.click(*spot)
    expect(ink(page)).to_have_attribute("aria-disabled", "false")


def drafted(page: Page) -> set[str]:
    """The spaces of the draft."""
    cells = page.get_by_role("grid").first.locator("[aria-label*='in your draft']")
    found: list[str] = cells.evaluate_all("cells => cells.map((cell) => cell.ariaLabel.split(',')[0])")
    return set(found)


def put_down(page: Page) -> None:
    """Walks over the map with the keys to where the draft may lie, and puts it down there."""
    for _ in range(11):
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowLeft")
    for row in range(11):
        for _ in range(11):
            page.keyboard.press("Enter")
            if ink(page).get_attribute("aria-disabled") == "false":
                return
            page.keyboard.press("ArrowLeft" if row % 2 else "ArrowRight")
        page.keyboard.press("ArrowDown")
    raise AssertionError("it fits nowhere")


def sit_down(page: Page) -> Page:
    """The link of a seat is open: a press takes it."""
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(re.compile("#/table/"))
    return page


def draw(page: Page) -> None:
    """One drawing from the hint to the ink, until the table has it."""
    place(page)
    ink(page).click()
    settled(page)


def settled(page: Page) -> None:
    """The drawing is at the table: there is nothing left to ink, or another card lies there."""
    expect(ink(page).and_(page.locator("[aria-disabled=false]"))).to_have_count(0)
    expect(page.get_by_text("Sending …")).to_have_count(0)


def step(page: Page) -> bool:
    """Does what the page asks for now; false when the game is over."""
    draft = page.get_by_role("gridcell", name=re.compile("in your draft")).first
    asked = draft.or_(onward(page)).or_(no_skill(page)).or_(cover(page)).or_(ending(page))
    expect(asked.first).to_be_attached()
    if ending(page).first.is_visible():
        return False
    for button in (onward(page), cover(page)):
        if button.is_visible():
            button.click()
            expect(button).to_have_count(0)  # an answer is on its way until the table has it
            return True
    if no_skill(page).is_visible():
        let_them_come(page)
    else:
        draw(page)
    return True


def let_them_come(page: Page) -> None:
    """Uses no skill against an ambush; another may follow at once."""
    question = page.get_by_role("group").filter(has=no_skill(page))
    card = question.get_by_role("paragraph").first.inner_text()
    no_skill(page).click()
    expect(question.filter(has_text=card)).to_have_count(0)


def play_out(page: Page) -> int:
    """Plays until the end; how many steps it took."""
    steps = 0
    while step(page):
        steps += 1
        assert steps < 300, "the game does not end"
    return steps


def inked(page: Page) -> Locator:
    """The spaces of the first map on which something is drawn."""
    drawn = re.compile("Forest|Village|Farm|Water|Monster")
    return page.get_by_role("grid").first.get_by_role("gridcell", name=drawn)


def notes(page: Page) -> Locator:
    """The field notes, all of them."""
    section = page.get_by_role("region", name="Field notes")
    expect(section.get_by_role("listitem").first).to_be_visible()
    everything = section.get_by_role("button", name="Everything")
    if everything.is_visible():
        everything.click()
    return section


def terrain(page: Page) -> list[str]:
    """What lies on every space of the first map."""
    cells = page.get_by_role("grid").first.get_by_role("gridcell")
    labels: list[str] = cells.evaluate_all("cells => cells.map((cell) => cell.ariaLabel)")
    return [label.split(",")[1] for label in labels]
