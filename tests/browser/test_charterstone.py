"""Journeys through Charterstone in the real page: everything is found by roles and labels."""

import json
import re
from pathlib import Path
from typing import Any

from browser.axe import violations
from browser.watch import Visit
from browser.wire import Table, call, connected, look
from playwright.sync_api import Locator, Page, expect

SLOW = 30_000
SEALED = "seed_exchange", "Seed Exchange", "harvest_stage", "Gardener"
"""What lies in the first crate."""


def village(page: Page) -> Locator:
    return page.get_by_role("group", name="The village")


def building(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(rf"^{name}\. Pay"))


def place(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Place a worker"))


def take_back(page: Page) -> Locator:
    return page.get_by_role("button", name="Take all back")


def undo(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Take it back|^Take .* turn back"))


def answers(page: Page) -> Locator:
    return page.get_by_role("region", name="What it says").locator("button.answer")


def ending(page: Page) -> Locator:
    return page.get_by_role("heading", level=1, name=re.compile("wins?( together)?$"))


def begin(page: Page) -> None:
    """A table against bots, set by hand."""
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url(re.compile("#/table/"))


def use(page: Page, name: str) -> None:
    """Presses the building, reads it, places a worker."""
    building(page, name).click()
    expect(page.get_by_role("heading", level=2, name=name)).to_be_visible()
    place(page).click()


def step(page: Page, number: int = 0) -> bool:
    """Does what is asked in one way or another; false when the game is over."""
    carry_on = page.get_by_role("button", name="Carry on")
    expect(page.locator("main[aria-busy=true]")).to_have_count(0, timeout=SLOW)
    usable = page.get_by_role("button", name=re.compile("You can use it"))
    asked = answers(page).first.or_(usable).or_(take_back(page).and_(page.locator(":enabled")))
    expect(asked.or_(carry_on).or_(ending(page)).first).to_be_visible(timeout=SLOW)
    if ending(page).is_visible():
        return False
    if carry_on.is_visible():
        carry_on.click()
        return True
    if answers(page).first.is_visible():
        answers(page).first.click()
        return True
    wanted = "Charterstone", "Zeppelin", "Grandstand", "Cloud Port", "Market", "Treasury"
    for name in wanted:
        found = usable.and_(building(page, name))
        if found.count():
            found.click()
            place(page).click()
            return True
    free = usable.and_(page.get_by_role("button", name=re.compile("Pay: nothing")))
    if free.count():
        free.nth(number % free.count()).click()
        place(page).click()
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


# --- whole games


def test_a_full_game_against_bots(visit: Visit) -> None:
    page = visit("#/charterstone/create")
    expect(page.get_by_role("heading", name="Charters")).to_be_visible()
    begin(page)
    steps = 0
    while step(page, steps):
        steps += 1
        assert steps < 400, "the game does not end"
    expect(page.get_by_role("columnheader", name="Glory")).to_be_visible()
    page.get_by_role("button", name="Look at the village").click()
    expect(village(page)).to_be_visible()
    page.get_by_role("button", name="Back to the result").click()
    page.get_by_role("link", name="See the game again").click()
    expect(village(page)).to_be_visible(timeout=SLOW)
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text(re.compile(r"\(1 of \d+\)"))).to_be_visible()


def test_two_meet_at_a_linked_table(visit: Visit) -> None:
    host = visit("#/charterstone/create/link")
    host.get_by_label("Your name").fill("Ana")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(re.compile("#/table/"))
    links = json.loads(
        host.evaluate("Object.entries(sessionStorage).find(([key]) => key.includes('links'))[1]")
    )
    guest = visit(f"#/join/{links['seats'][1]['link']}")
    guest.get_by_label("Your name at the table").fill("Bo")
    guest.get_by_role("button", name="Take this seat").click()
    for page in (host, guest):
        expect(village(page)).to_be_visible()
    first, second = (host, guest) if place(host).is_visible() else (guest, host)
    use(first, "Grain Field")
    expect(building(second, "Grain Field")).to_have_accessible_name(re.compile("A worker of (Ana|Bo)"))
    undo(first).click()
    expect(building(second, "Grain Field")).not_to_have_accessible_name(re.compile("A worker of"))
    use(first, "Coal Pit")
    use(second, "Coal Pit")
    expect(undo(first)).to_have_count(0)
    use(first, "Woodlot")
    expect(building(second, "Woodlot")).to_have_accessible_name(re.compile("A worker of"))


def test_three_around_one_screen(visit: Visit, server: str) -> None:
    table = opened(server, "here", "Ana", "Bo", "Cy")
    page = visit(f"#/table/{table.id}", knows=[table])
    turns = []
    for name in ("Grain Field", "Coal Pit", "Woodlot", "Clay Bank"):
        expect(place(page)).to_be_visible()
        turns.append(page.get_by_role("region", name="Supply").locator("b").first.inner_text())
        use(page, name)
        expect(building(page, name)).to_have_accessible_name(re.compile(f"A worker of {turns[-1]}"))
    assert sorted(turns[:3]) == ["Ana", "Bo", "Cy"]
    assert turns[3] == turns[0]


# --- one turn in detail


def test_a_choice_is_made_on_the_board_and_taken_back(visit: Visit, server: str) -> None:
    table = opened(server, "here", "Ana", "Bo")
    page = visit(f"#/table/{table.id}", knows=[table])
    use(page, "Cloud Port")
    cells = page.get_by_role("region", name="Quota").get_by_role("button")
    expect(cells.first).to_be_visible()
    assert cells.count() == answers(page).count() - answers(page).filter(has_text="Leave it").count()
    page.keyboard.press("u")
    expect(cells).to_have_count(0)
    expect(place(page)).to_be_visible()
    building(page, "Zeppelin").click()
    expect(page.get_by_text("Why can’t I?")).to_be_visible()
    words = page.get_by_role("region", name="What it says")
    expect(words.get_by_text("You have no building card to construct.")).to_be_visible()


def test_a_crate_tells_what_came_out_and_nothing_before(visit: Visit, server: str, built_page: Path) -> None:
    table = opened(server, "here", "Ana", "Bo")
    everything = "".join(
        file.read_text(encoding="utf-8")
        for file in built_page.rglob("*")
        if file.suffix in (".js", ".css", ".html")
    )
    assert "cs-b-market" in everything
    everything += "".join(
        call(server, path) if path.endswith("ftl") else json.dumps(call(server, path))
        for path in ("/locale/en.ftl", "/api/content?game=charterstone")
    )
    assert not [word for word in SEALED if word in everything]
    page = visit(f"#/table/{table.id}", knows=[table])
    use(page, "Charterstone")  # the one crate there is needs no question
    dialog = page.get_by_role("dialog", name=re.compile("opens crate"))
    expect(dialog).to_be_visible()
    expect(dialog.get_by_text("A building card").first).to_be_visible()
    expect(dialog.get_by_text("stone-building-")).to_have_count(0)
    page.get_by_role("button", name="Carry on").click()
    page.get_by_role("button", name="The Chronicle").click()
    expect(page.get_by_role("heading", name="Personas")).to_be_visible()


def test_the_keyboard_alone(visit: Visit, server: str) -> None:
    table = opened(server, "here", "Ana", "Bo")
    page = visit(f"#/table/{table.id}", knows=[table])
    expect(place(page)).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('tile')"):
            break
    page.keyboard.press("Home")
    page.keyboard.press("ArrowUp")
    name = str(page.evaluate("document.activeElement.textContent")).strip().split(".")[0]
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(building(page, name)).to_have_accessible_name(re.compile("A worker of"))
    page.keyboard.press("u")
    expect(building(page, name)).not_to_have_accessible_name(re.compile("A worker of"))


def test_the_phone(visit: Visit, server: str) -> None:
    table = opened(server, "here", "Ana", "Bo")
    page = visit(f"#/table/{table.id}", knows=[table], viewport={"width": 360, "height": 740}, has_touch=True)
    regions = page.get_by_role("navigation", name="Regions of the village")
    regions.get_by_role("button", name="green charter").click()
    building(page, "Woodlot").click()
    place(page).click()
    regions.get_by_role("button", name="green charter").click()
    expect(building(page, "Woodlot")).to_have_accessible_name(re.compile("A worker of"))
    for tab in ("Tracks", "Cards", "Players", "Village"):
        page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=tab).click()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 360, f"{tab} is {wide} wide"


def test_axe_finds_nothing(visit: Visit, server: str) -> None:
    table = opened(server, "here", "Ana", "Bo")
    for path, theme, size in (
        ("#/charterstone/create/here", "light", (1440, 900)),
        ("#/charterstone/chronicle", "dark", (360, 740)),
        (f"#/table/{table.id}", "light", (1440, 900)),
        (f"#/table/{table.id}", "dark", (1440, 900)),
        (f"#/table/{table.id}", "light", (360, 740)),
    ):
        page = visit(path, knows=[table], color_scheme=theme, viewport={"width": size[0], "height": size[1]})
        expect(page.locator("main")).to_be_visible()
        page.wait_for_timeout(400)
        assert violations(page) == []


def test_an_onlooker_sees_the_village(visit: Visit, server: str) -> None:
    table = opened(server, "solo", "Ana", bots=1)
    played(table, 12)
    page = visit(f"#/watch/{table.watch}")
    expect(village(page)).to_be_visible()
    expect(place(page)).to_have_count(0)
