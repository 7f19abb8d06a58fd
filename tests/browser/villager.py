"""A villager's hand: what somebody does in Charterstone, with everything found by roles and labels."""

import re
from typing import Any

from browser.wire import Table, call, connected, look
from playwright.sync_api import Locator, Page, expect


def village(page: Page) -> Locator:
    return page.get_by_role("group", name="The village")


def building(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(rf"^{name}\. Pay"))


def place(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Place a worker"))


def take_back(page: Page) -> Locator:
    return page.get_by_role("button", name="Take all back").first


def undo(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Take it back|^Take .* turn back"))


def answers(page: Page) -> Locator:
    return page.get_by_role("region", name="What it says").locator("button.answer")


def busy(page: Page) -> Locator:
    """Something was decided that the page does not show yet."""
    return page.locator("main[aria-busy=true]")


def ending(page: Page) -> Locator:
    return page.get_by_role("heading", level=1, name=re.compile("wins?( together)?$"))


def begin(page: Page) -> None:
    """A table against bots, set by hand."""
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url(re.compile("#/table/"))


def use(page: Page, name: str) -> None:
    """Presses the building, reads it, places a worker."""
    building(page, name).click()
    expect(page.get_by_role("heading", level=2, name=name, exact=True)).to_be_visible()
    place(page).click()


def wave_crates_by(page: Page) -> None:
    """Whenever somebody opens a crate, its dialog is closed and the journey goes on; the next may follow."""
    carry_on = page.get_by_role("button", name="Carry on")
    page.add_locator_handler(carry_on, lambda button: button.click(), no_wait_after=True)


WANTED = "Charterstone", "Zeppelin", "Grandstand", "Cloud Port", "Market", "Treasury"
"""What a journey uses as soon as it can; then whatever costs nothing."""


def step(page: Page, number: int = 0) -> bool:
    """Does what is asked in one way or another; false when the game is over.

    What the page asks stays asked until it is answered, so that one look is enough.
    """
    expect(busy(page)).to_have_count(0)
    usable = page.get_by_role("button", name=re.compile("You can use it"))
    asked = answers(page).or_(usable).or_(take_back(page).and_(page.locator(":enabled")))
    expect(asked.or_(ending(page)).first).to_be_visible()
    if ending(page).is_visible():
        return False
    if answers(page).first.is_visible():
        answers(page).first.click()
        return True
    said: list[str] = usable.evaluate_all("tiles => tiles.map((tile) => tile.textContent)")
    cost = {words.split(".")[0].strip(): "Pay: nothing" not in words for words in said}
    if cost:
        free = [name for name in cost if not cost[name]] or list(cost)
        use(page, next((name for name in WANTED if name in cost), free[number % len(free)]))
    else:
        take_back(page).click()
    return True


def opened(server: str, mode: str, *names: str, bots: int = 0) -> Table:
    seats = [{"kind": "person", "name": name} for name in names]
    seats += [{"kind": "bot", "bot": "greedy", "name": f"Bot {n + 1}"} for n in range(bots)]
    charters = ["blue", "red", "green", "purple", "black", "yellow"][: len(seats)]
    wish = {"mode": mode, "game": "charterstone", "options": {"charters": charters}, "seats": seats}
    found = call(server, "/api/tables", wish)
    mine = (0,) if mode == "link" else tuple(range(len(names)))
    return Table(server, found["table"], found["key"], found["seats"], found["watch"], mine)


def played(table: Table, most: int) -> dict[str, Any]:
    """Plays the seats of this device with the first choices there are."""
    with connected(table) as say:
        for number in range(most):
            face: dict[str, Any] = look(table)["game"]
            if face["outcome"]:
                return face
            if face["question"] is None:
                continue
            choices = [choice["action"] for choice in face["choices"]]
            big = [
                c
                for c in choices
                if c.split()[-1] in ("charterstone", "zeppelin", "grandstand", "cloud_port")
            ]
            chosen = (big or choices)[number % len(big or choices)]
            say(t="act", seat=face["seat"], question=face["question"], action=chosen)
    last: dict[str, Any] = look(table)["game"]
    return last
