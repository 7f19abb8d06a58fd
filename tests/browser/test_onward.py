"""What was pressed has gone: whoever goes on by key or by ear begins with what is new."""

import re

import pytest
from browser import hand
from browser.watch import Visit, Watch
from browser.wire import finish, open_table, person
from playwright.sync_api import Page, Route, WebSocketRoute, expect


def focused_map(page: Page) -> None:
    expect(page.get_by_role("grid").first.locator("[role=gridcell]:focus")).to_be_attached()


# --- where the keys go on


@pytest.mark.parametrize("name", ["Play now", "Play today’s map"])
def test_who_opens_a_table_by_key_is_at_it(visit: Visit, name: str) -> None:
    page = visit()
    page.get_by_role("button", name=name).press("Enter")
    expect(hand.ink(page)).to_be_visible()
    expect(page.get_by_role("main")).to_be_focused()


@pytest.mark.parametrize(
    "name", ["Map, rivals, rules", "With friends, by link", "Around this screen", "Against bots"]
)
def test_who_lays_out_a_table_by_key_is_at_the_form(visit: Visit, name: str) -> None:
    page = visit()
    page.get_by_role("link", name=re.compile(f"^{name}")).press("Enter")
    expect(page.get_by_role("heading", name="Lay out a table")).to_be_visible()
    expect(page.get_by_role("main")).to_be_focused()


def test_a_page_that_takes_its_time_has_the_focus_when_it_is_there(visit: Visit) -> None:
    page = visit()
    held: list[Route] = []
    page.route("**/api/content**", lambda route: held.append(route))
    page.get_by_role("link", name=re.compile("^With friends, by link")).press("Enter")
    page.wait_for_timeout(1000)
    for route in held:
        route.continue_()
    expect(page.get_by_role("heading", name="The seats")).to_be_visible()
    expect(page.get_by_role("main")).to_be_focused()


def test_at_one_screen_each_player_begins_at_the_map(visit: Visit, server: str) -> None:
    table = open_table(server, "here", person("Ana"), person("Bo"))
    page = visit(f"#/table/{table.id}", knows=[table])
    for name in ("Ana", "Bo"):
        page.get_by_role("button", name=f"I am {name}, show my map").press("Enter")
        expect(hand.ink(page)).to_be_visible()
        focused_map(page)
        hand.draw(page)


def test_who_could_not_play_now_is_still_at_the_button(visit: Visit, watch: Watch) -> None:
    watch.expected = ["net::ERR_"]
    page = visit()
    page.route("**/api/tables", lambda route: route.abort())
    play = page.get_by_role("button", name="Play now")
    play.press("Enter")
    expect(page.get_by_text("The server can't be reached.")).to_be_visible()
    expect(play).to_be_focused()
    expect(play).to_have_attribute("aria-disabled", "false")


def test_who_forgets_a_game_goes_on_at_the_next_one(visit: Visit, server: str) -> None:
    tables = [open_table(server, "solo", person("Ana")) for _ in range(3)]
    finish(tables[0])
    page = visit("#/games", knows=tables)
    forget = page.get_by_role("button", name=re.compile("^Forget "))
    expect(page.get_by_role("heading", name="Finished")).to_be_visible()
    expect(forget).to_have_count(3)
    forget.first.press("Enter")
    keep = page.get_by_role("button", name="Keep it")
    expect(keep).to_be_focused()
    keep.press("Enter")
    expect(forget.first).to_be_focused()
    for left in (2, 1, 0):
        forget.last.press("Enter")
        page.get_by_role("button", name="Yes, forget it").press("Enter")
        expect(forget).to_have_count(left)
        expect(forget.last if left else page.get_by_role("main")).to_be_focused()


@pytest.mark.parametrize("how", ["key", "mouse"])
def test_who_closes_what_was_told_is_where_they_were(visit: Visit, how: str) -> None:
    page = visit("#/paper")
    told = page.get_by_text("Kept on this device.", exact=True)
    keep = page.get_by_role("button", name="Keep this map")
    keep.press("Enter")
    close = page.get_by_role("button", name="Close", exact=True)
    if how == "key":
        close.press("Enter")
    else:
        close.click()
    expect(told).to_have_count(0)
    expect(keep).to_be_focused()
    page.mouse.move(5, 5)
    keep.press("Enter")
    expect(told).to_be_visible()
    expect(told).to_have_count(0)  # by itself, as the first would have gone


# --- a draft that was put down


@pytest.mark.parametrize("on_the_map", [True, False], ids=["focus on the map", "focus elsewhere"])
def test_the_arrows_take_up_what_was_put_down(visit: Visit, server: str, on_the_map: bool) -> None:
    table = open_table(server, "solo", person("Ana"))
    page = visit(f"#/table/{table.id}", knows=[table])
    hand.place(page)
    expect(page.get_by_text("Placed. Ink it, or move it again.")).to_be_visible()
    down = hand.drafted(page)
    if on_the_map:
        page.get_by_role("grid").first.locator("[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert hand.drafted(page) != down
    page.get_by_role("grid").first.locator("[tabindex='0']").focus()
    hand.put_down(page)
    page.keyboard.press("c")
    hand.settled(page)


def test_a_typed_drawing_that_is_refused_stays_to_be_mended(visit: Visit, server: str) -> None:
    table = open_table(server, "solo", person("Ana"))
    page = visit(f"#/table/{table.id}", knows=[table])
    page.get_by_text("Type a drawing").click()
    field = page.get_by_label("A terrain and its spaces")
    field.fill("forest A1 K11")
    field.press("Enter")
    expect(page.locator(".say.bad")).to_be_visible()
    expect(field).to_have_value("forest A1 K11")
    spaces = " ".join(hand.drafted(page))
    terrain = page.get_by_role("radiogroup", name="Terrain").get_by_role("radio", checked=True).inner_text()
    field.fill(f"{terrain.lower()} {spaces}")
    field.press("Enter")
    expect(field).to_have_value("")


# --- what a page is called


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("", "Charthouse"),
        ("create", "A new table · Charthouse"),
        ("games", "My games · Charthouse"),
        ("paper", "Score a paper map · Charthouse"),
        ("learn", "Learn · Charthouse"),
        ("rules", "Rules of Cartographers · Charthouse"),
        ("stats", "My statistics · Charthouse"),
        ("replay", "Replay · Charthouse"),
    ],
)
def test_every_page_has_its_title(visit: Visit, path: str, title: str) -> None:
    expect(visit(f"#/{path}")).to_have_title(title)


def test_the_title_goes_with_the_page(visit: Visit, server: str) -> None:
    table = open_table(server, "solo", person("Ana"))
    page = visit(f"#/table/{table.id}", knows=[table])
    expect(page).to_have_title("● Your turn · Charthouse")
    page.goto("/#/games")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    expect(page).to_have_title("My games · Charthouse")
    page.goto("/#/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page).to_have_title("Charthouse")


# --- a game that is over


def test_a_finished_game_without_a_connection_asks_for_no_drawing(
    visit: Visit, server: str, watch: Watch
) -> None:
    watch.expected = ["WebSocket connection"]
    table = open_table(server, "solo", person("Ana"))
    finish(table)
    page = visit("#/games", knows=[table])
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        """Only the first time."""
        if lines:
            line.close(code=1001)
        else:
            line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/ws*", connect)
    page.evaluate(f"location.hash = '/table/{table.id}'")
    expect(hand.ending(page).first).to_be_visible()
    lines[0].close(code=1001)
    bar = page.get_by_role("alert").filter(has_text="No connection to the table")
    expect(bar).to_have_text("No connection to the table")
