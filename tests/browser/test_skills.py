"""The Skills: each one used by clicking, where the rules allow it, and a game with them to the end."""

import itertools
import re
from functools import cache

import pytest
from browser import hand
from browser.past import GAME, Moment, moments, table_at
from browser.watch import Visit
from browser.wire import Table, join, look, open_table, person, play
from playwright.sync_api import Locator, Page, expect

SKILLS = {
    "search": "Search",
    "diplomacy": "Diplomacy",
    "concentrate": "Concentrate",
    "cure_wounds": "Cure Wounds",
    "knowledge": "Knowledge",
    "negotiate": "Negotiate",
    "move_silently": "Move Silently",
}


@cache
def chance(skill: str) -> tuple[Moment, str]:
    """The first moment on side B at which the first seat may use it, and the largest drawing with it."""
    others = [one for one in ("search", "knowledge", "negotiate") if one != skill][:2]
    for there in moments(side="B", skills=[skill, *others]):
        texts = (str(GAME.write_action(action)) for action in GAME.legal(there.match.state, 0))
        if found := [text for text in texts if text.startswith(skill)]:
            return there, max(found, key=len)
    raise AssertionError(skill)


# --- drawing exactly this


def drafted(page: Page) -> set[str]:
    cells = page.get_by_role("grid").first.locator("[aria-label$='in your draft']")
    found: list[str] = cells.evaluate_all("cells => cells.map((cell) => cell.ariaLabel.split(',')[0])")
    return set(found)


def lay(page: Page, spaces: list[str], over_the_edge: bool = False) -> bool:
    """Turns the draft until it covers these spaces, and clicks it down there; false if no turn does."""
    pinned = (
        drafted(page) - set(spaces) if page.get_by_text("Now place the second part").is_visible() else set()
    )
    box = page.get_by_role("grid").first.bounding_box()
    assert box
    unit = box["width"] / 11
    rows, columns = ["ABCDEFGHIJK".index(space[0]) for space in spaces], [int(s[1:]) - 1 for s in spaces]
    y, x = (min(rows) + max(rows) + 1) / 2, (min(columns) + max(columns) + 1) / 2
    nudges = [-1.0, -0.5, 0.0, 0.5, 1.0] if over_the_edge else [0.0]
    for key in "rrrfrrr ":
        for down, right in itertools.product(nudges, nudges):
            at = y + down, x + right
            if over_the_edge:  # a piece that may stick out runs ahead of the pointer
                at = 5.5 + (at[0] - 5.5) / 1.3, 5.5 + (at[1] - 5.5) / 1.3
            spot = box["x"] + at[1] * unit, box["y"] + at[0] * unit
            page.mouse.move(*spot)
            if drafted(page) - pinned == set(spaces):
                page.mouse.click(*spot)
                return True
        page.keyboard.press(key)
    return False


def skill_button(page: Page, skill: str) -> Locator:
    return page.get_by_role("region", name="Skills").get_by_role(
        "button", name=re.compile(f"^{SKILLS[skill]}")
    )


def use(page: Page, action: str) -> None:
    """Draws what the action says, with the skill it says."""
    found = re.fullmatch(r"([a-z_]+) ([a-z]+) ([A-K\d ]+)(?: \+ (?:([a-z]+) )?([A-K\d ]+))?", action)
    assert found, action
    skill, terrain, spaces, second, more = found.groups()
    skill_button(page, skill).click()
    expect(skill_button(page, skill)).to_have_attribute("aria-pressed", "true")
    choose(page, terrain)
    shapes = page.get_by_role("radiogroup", name="Shape").get_by_role("radio")
    for shape in shapes.all():
        shape.click()
        if lay(page, spaces.split(), over_the_edge=skill == "move_silently"):
            break
    else:
        raise AssertionError(f"no shape covers {spaces}")
    if more:
        expect(page.get_by_text("Now place the second part")).to_be_visible()
        if second:
            choose(page, second)
        assert lay(page, more.split()), f"the second part never covers {more}"
    expect(hand.ink(page)).to_have_attribute("aria-disabled", "false")
    hand.ink(page).click()
    hand.settled(page)


def choose(page: Page, terrain: str) -> None:
    page.get_by_role("radiogroup", name="Terrain").get_by_role("radio", name=terrain.title()).click()


@pytest.mark.parametrize("skill", SKILLS)
def test_a_skill_is_used_by_clicking(visit: Visit, server: str, skill: str) -> None:
    there, action = chance(skill)
    table = table_at(server, there)
    page = visit(f"#/table/{table.id}", knows=[table])
    expect(skill_button(page, skill)).to_have_attribute("aria-disabled", "false")
    use(page, action)
    expect(hand.ink(page).or_(hand.onward(page)).first).to_be_visible()  # the bot is ready too
    if hand.onward(page).is_visible():
        hand.onward(page).click()
    expect(hand.notes(page).get_by_text(re.compile(f"^Seat 1 uses {SKILLS[skill]} for"))).to_be_visible()


@pytest.mark.parametrize("skill", ["search", "diplomacy", "concentrate", "cure_wounds"])
def test_a_second_part_that_nobody_has_moved_is_no_mistake(visit: Visit, server: str, skill: str) -> None:
    """It waits beside the first one while the hand rests; moved over it, it is refused in words."""
    there, _ = chance(skill)
    table = table_at(server, there)
    page = visit(f"#/table/{table.id}", knows=[table])
    said = page.get_by_role("region", name="Your map").get_by_role("status")
    skill_button(page, skill).click()
    spot = hand.hinted(page)
    page.mouse.move(*spot)
    first = drafted(page)
    page.mouse.click(*spot)
    page.mouse.move(spot.x + 1, spot.y + 1)
    expect(page.get_by_text("Now place the second part")).to_be_visible()
    expect(said).to_have_text(re.compile(r"^Draft: "))
    assert first < drafted(page), "the second part hides nothing of the first one"
    expect(hand.ink(page)).to_have_attribute("aria-disabled", "true")
    box = page.get_by_role("gridcell", name=re.compile(f"^{min(first)},")).bounding_box()
    assert box
    page.get_by_role("grid").first.get_by_role("gridcell").first.hover()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(said).to_have_text("A space there is filled already.")


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)], ids=["desk", "phone"])
def test_what_a_skill_does_can_be_read_before_it_can_be_paid(
    visit: Visit, server: str, size: tuple[int, int]
) -> None:
    table = open_table(server, "solo", person("Ana"), skills=["concentrate", "search", "knowledge"])
    page = visit(
        f"#/table/{table.id}", knows=[table], viewport={"width": size[0], "height": size[1]}, has_touch=True
    )
    button = page.get_by_role("button", name=re.compile("^Concentrate")).and_(page.locator(":visible"))
    rule = page.get_by_text("Draw the shape you chose a second time").and_(page.locator("p:visible"))
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(rule).to_have_count(0)
    button.focus()
    expect(rule).to_have_count(1)


def test_on_a_phone_a_tapped_skill_is_told_in_the_dock_until_something_else_is_touched(
    visit: Visit, server: str
) -> None:
    table = open_table(server, "solo", person("Ana"), skills=["concentrate", "search", "knowledge"])
    size = {"width": 360, "height": 740}
    page = visit(f"#/table/{table.id}", knows=[table], viewport=size, has_touch=True)
    # a finger leaves no focus everywhere
    page.add_init_script("HTMLElement.prototype.focus = () => undefined")
    page.reload()
    dock = page.get_by_role("region", name="Explore card").locator(".note")
    dear = page.get_by_role("button", name=re.compile("^Concentrate")).and_(page.locator(":visible"))
    dear.tap(force=True)  # it says of itself that it can't be used
    expect(dock).to_have_text("too dear · Draw the shape you chose a second time, with the same terrain.")
    expect(dock).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Rotate").tap()
    expect(dock).not_to_have_text(re.compile("too dear"))
    free = page.get_by_role("button", name=re.compile("^Search")).and_(page.locator(":visible"))
    free.tap()
    expect(free).to_have_attribute("aria-pressed", "true")
    expect(dock).to_have_text(re.compile("^Also draw one space next to the shape"))


def test_an_answer_about_acrobatics_is_no_drawing(visit: Visit, server: str) -> None:
    ana = open_table(
        server, "link", person("Ana"), person("Bo"), skills=["acrobatics", "search", "knowledge"]
    )
    bo = join(ana, 1, "Bo")
    play(ana, bo, until=lambda state: state["game"]["phase"] == "answer" and state["game"]["seat"] == 0)
    page = visit(f"#/table/{ana.id}", knows=[ana])
    hand.no_skill(page).click()
    waiting = hand.waiting(page)
    expect(waiting.get_by_role("heading")).to_have_text("Answered. Waiting for Bo.")
    waiting.get_by_role("button", name=re.compile("^Take it back")).click()
    expect(hand.no_skill(page)).to_be_visible()


def test_acrobatics_is_asked_before_the_map_is_passed_on(visit: Visit, server: str) -> None:
    there, _ = chance("acrobatics")
    table = table_at(server, there)
    page = visit(f"#/table/{table.id}", knows=[table])
    asked = page.get_by_role("group", name=re.compile(r"^\w.+ Before your map is passed on$"))
    expect(asked).to_be_visible()
    expect(hand.ink(page)).to_have_count(0)
    before = monsters(table)
    asked.get_by_role("button", name=re.compile("^Use it")).first.click()
    expect(page.get_by_role("heading", name=re.compile("^Ambush"))).to_be_visible()
    hand.draw(page)
    expect(page.get_by_role("heading", name=re.compile("^Ambush"))).to_have_count(0)
    assert monsters(table) == before + 2, "the bot drew the small shape"


def monsters(table: Table) -> int:
    return str(look(table)["game"]["maps"][0]["sheet"]).lower().count("m")


def test_a_game_with_skills_on_side_b_to_the_end(visit: Visit) -> None:
    page = visit("#/create")
    page.get_by_role("radio", name=re.compile("Side B")).click()
    page.get_by_role("radiogroup", name="Skills").get_by_role("radio", name="I choose").click()
    for name in ("Acrobatics", "Concentrate", "Cure Wounds"):
        page.get_by_role("button", name=re.compile(f"^{name}")).click()
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.get_by_role("heading", name="Wastelands")).to_be_visible()
    skills = page.get_by_role("region", name="Skills").get_by_role("button")
    expect(skills).to_contain_text(["Acrobatics", "Concentrate", "Cure Wounds"])
    expect(page.get_by_role("gridcell", name=re.compile("Wasteland")).first).to_be_attached()
    assert hand.play_out(page) >= 15
    expect(hand.ending(page).first).to_be_visible()
