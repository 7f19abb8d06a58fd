"""Browsers as people have them: without storage, with another alphabet on the keys, on a bad line."""

from typing import Any

import pytest
from browser import hand
from browser.wait import until
from browser.watch import Visit, Watch
from browser.wire import open_table, person
from playwright.sync_api import Page, Route, expect

NO_STORAGE = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
"""


def test_a_browser_that_keeps_nothing_plays(visit: Visit) -> None:
    page = visit("#/rules")
    page.context.add_init_script(NO_STORAGE)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    hand.draw(page)
    expect(hand.inked(page).first).to_be_attached()


def test_what_another_program_left_in_the_storage_is_no_empty_page(visit: Visit) -> None:
    page = visit("#/rules")
    for name in ("games", "results", "lang"):
        page.evaluate(f"localStorage['charthouse.{name}'] = 'null'")
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


# --- keys


def press(page: Page, key: str, code: str) -> None:
    """A key of a keyboard that writes something else with it."""
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchKeyEvent", {"type": "keyDown", "key": key, "code": code, "text": key})
    line.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": key, "code": code})


def test_the_keys_of_a_table_do_not_ask_for_a_latin_keyboard(visit: Visit, server: str) -> None:
    table = open_table(server, "solo", person("Ана"))
    page = visit(f"#/table/{table.id}", knows=[table])
    card = page.get_by_role("region", name="Explore card").get_by_role("heading")
    hand.hinted(page)
    hinted = hand.drafted(page)
    press(page, "а", "KeyF")
    flipped = hand.drafted(page)
    press(page, "к", "KeyR")
    assert len({frozenset(hinted), frozenset(flipped), frozenset(hand.drafted(page))}) > 1
    hand.put_down(page)
    first = card.inner_text()
    press(page, "с", "KeyC")
    expect(card).not_to_have_text(first)


def test_a_paper_map_is_painted_on_a_russian_keyboard(visit: Visit) -> None:
    page = visit("#/paper")
    page.get_by_role("gridcell", name="F6, Mountain").focus()
    page.keyboard.press("ArrowLeft")
    press(page, "ц", "KeyW")
    expect(page.get_by_role("gridcell", name="F5, Water")).to_be_attached()


# --- languages

BLOCKED = "Service Worker registration blocked"
"""A journey that holds words back has no worker that fetches them by itself."""


def languages(page: Page) -> Any:
    return page.get_by_role("banner").get_by_role("combobox")


def test_a_language_that_cannot_be_had_now_says_so(visit: Visit, watch: Watch) -> None:
    watch.expected = ["Failed to load resource", BLOCKED]
    page = visit("#/rules", service_workers="block")
    page.route("**/locale/cs.ftl", lambda route: route.abort())
    languages(page).select_option("cs")
    expect(page.get_by_text("The server can't be reached")).to_be_visible()
    expect(languages(page)).to_have_value("en")


def test_the_language_chosen_last_is_shown_whichever_comes_last(visit: Visit, watch: Watch) -> None:
    watch.expected = [BLOCKED]
    page = visit("#/rules", service_workers="block")
    held: list[Route] = []
    page.route("**/locale/cs.ftl", lambda route: held.append(route))
    with page.expect_request("**/locale/cs.ftl"):
        languages(page).select_option("cs")
    languages(page).select_option("ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    with page.expect_response("**/locale/cs.ftl") as late:
        held[0].continue_()
    late.value.finished()
    page.evaluate("new Promise((done) => setTimeout(done))")  # the page has read it
    expect(languages(page)).to_have_value("ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")


def test_who_chooses_a_language_while_a_page_is_fetched_gets_all_its_words(
    visit: Visit, watch: Watch
) -> None:
    watch.expected = [BLOCKED]
    page = visit("", service_workers="block")
    held: list[Route] = []
    page.route("**/locale/cs.ftl", lambda route: held.append(route))
    with page.expect_request("**/locale/cs.ftl"):
        languages(page).select_option("cs")
    with page.expect_response("**/locale/en/cartographers-learn.ftl"):
        page.goto("#/rules")
    with page.expect_response("**/locale/cs/cartographers-learn.ftl"):
        held[0].continue_()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cíl hry")


def test_lessons_can_be_opened_for_the_first_time_without_a_server(visit: Visit, watch: Watch) -> None:
    watch.expected = ["net::ERR_", "when fetching the script"]
    page = visit("")
    learn = page.get_by_role("link", name="Learn the game")
    expect(learn).to_be_visible()
    until(page, """caches.match('/locale/en/cartographers-learn.ftl').then(Boolean)""")
    page.context.set_offline(True)
    learn.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("page-learn")).to_have_count(0)


# --- a table that is opened while nobody answers


def test_who_opens_a_table_without_a_server_is_not_told_to_draw(
    visit: Visit, server: str, watch: Watch
) -> None:
    watch.expected = ["WebSocket connection"]
    table = open_table(server, "solo", person("Ana"))
    page = visit("#/games", knows=[table])
    page.route_web_socket("**/ws*", lambda socket: socket.close(code=1001))
    page.evaluate(f"location.hash = '/table/{table.id}'")
    bar = page.get_by_role("alert").filter(has_text="No connection to the table")
    expect(bar).to_contain_text("as soon as the server answers")


def test_a_game_that_cannot_be_seen_now_is_one_line_of_the_list(
    visit: Visit, server: str, watch: Watch
) -> None:
    watch.expected = ["net::ERR_"]
    table = open_table(server, "solo", person("Ana"))
    page = visit("#/rules", knows=[table])
    page.route("**/api/tables/*", lambda route: route.abort())
    page.goto("/")
    line = page.get_by_role("link").filter(has_text="The server did not answer")
    box = line.bounding_box()
    assert box
    assert box["height"] < 90


# --- names


def test_what_shows_nothing_is_no_name(visit: Visit) -> None:
    page = visit("#/create")
    page.get_by_text("This screen").click()
    page.get_by_label("Your name").fill("\u2066Ana\u2069")
    page.get_by_label("Name at seat 2").fill("\u200b\u200b")
    page.get_by_role("button", name="Begin", exact=True).click()
    page.get_by_role("button", name="I am Ana, show my map").click()
    expect(page.get_by_role("button", name="Open the map of Cartographer 2")).to_be_visible()


@pytest.mark.parametrize("name", ["B" * 60, "Bartholomew of the long and winding river valleys, the younger"])
def test_a_long_name_stays_on_its_map(visit: Visit, server: str, name: str) -> None:
    table = open_table(server, "solo", person(name[:60]))
    page = visit(f"#/table/{table.id}", knows=[table])
    sheet = page.get_by_role("region", name="Your map")
    mine = sheet.get_by_text("Your map", exact=True)
    expect(mine).to_be_visible()
    box, paper, title = (one.bounding_box() for one in (mine, sheet, sheet.get_by_role("heading")))
    assert box
    assert paper
    assert title
    assert box["x"] + box["width"] <= paper["x"] + paper["width"]
    assert box["height"] < title["height"], "it takes one line"


def test_the_numbers_of_those_who_are_called_alike_are_shown(visit: Visit, server: str) -> None:
    names = [f"Cartographer {number}" for number in range(1, 7)]
    table = open_table(server, "here", *map(person, names))
    page = visit(f"#/table/{table.id}", knows=[table])
    hand.cover(page).click()
    for name in names[1:]:
        shown = page.get_by_role("region", name="Players").get_by_text(name)
        expect(shown).to_be_visible()
        assert shown.evaluate(
            "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight"
        )


# --- twice as large


def test_no_edict_is_broken_in_the_middle_of_a_word(visit: Visit, server: str) -> None:
    edicts = ["treetower", "canal_lake", "shieldgate", "borderlands"]
    table = open_table(server, "solo", person("Ana"), edicts=edicts)
    page = visit(f"#/table/{table.id}", knows=[table], viewport={"width": 720, "height": 450})
    for name in ("Treetower", "Shieldgate", "Borderlands"):
        shown = page.get_by_role("complementary", name="Season and edicts").get_by_text(name)
        lines = shown.evaluate("one => one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight)")
        assert lines < 1.5, name
