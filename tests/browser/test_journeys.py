"""Journeys of players through the real page and a real server."""

import itertools
import json
import re
from typing import Any

import pytest
from browser import hand
from browser.past import GAME, Moment, moments, table_at
from browser.watch import Visit, Watch
from browser.wire import Table, bot, call, join, look, open_day, open_table, person, play
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from shell import ask

from charthouse.core.codec import builtins


def labels(page: Page) -> list[str]:
    """What every space of the first map says, without the draft."""
    cells = page.get_by_role("grid").first.locator("[role=gridcell]")
    found: list[str] = cells.evaluate_all("cells => cells.map((cell) => cell.ariaLabel)")
    return [label.removesuffix(", in your draft") for label in found]


def drawn(page: Page) -> int:
    words = "Forest", "Village", "Farm", "Water", "Monster"
    return sum(any(word in label for word in words) for label in labels(page))


# --- whole games


def test_a_solo_game_to_the_end_by_clicking(visit: Visit) -> None:
    page = visit("#/create")
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url(re.compile("#/table/"))
    assert hand.play_out(page) >= 15  # at two time a card: 4 + 4 + 4 + 3 drawings, the shortest year there is
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text(re.compile(r"rating [−\d]+"))).to_be_visible()
    page.get_by_role("link", name="See the game again").click()
    expect(page.get_by_role("heading", name="Before the first card")).to_be_visible()
    page.goto("/#/stats")
    expect(page.get_by_role("heading", name="My statistics")).to_be_visible()
    expect(page.get_by_text("Nothing to count yet")).to_have_count(0)


def test_two_browsers_meet_at_a_linked_table(visit: Visit) -> None:
    host = visit("#/create")
    host.get_by_role("radio", name="By link").click()
    host.get_by_label("Your name").fill("Ana")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(re.compile("#/table/"))
    links = json.loads(
        host.evaluate("Object.entries(sessionStorage).find(([key]) => key.includes('links'))[1]")
    )
    guest = hand.sit_down(visit(f"#/join/{links['seats'][1]['link']}"))
    guest.get_by_label("Your name at the table").fill("Bo")
    guest.get_by_role("button", name="Take this seat").click()
    expect(hand.ink(host)).to_be_visible()
    expect(hand.ink(guest)).to_be_visible()
    assert links["seats"][1]["link"] not in guest.url
    hand.place(host)
    hand.ink(host).click()
    expect(hand.waiting(host)).to_contain_text("Bo")
    assert drawn(guest) == 0, "nobody sees a drawing before all are ready"
    hand.draw(guest)
    for page in (host, guest):
        expect(hand.ink(page)).to_be_visible()
        assert drawn(page) > 0


@pytest.fixture
def ambushed(server: str) -> tuple[Table, Table]:
    """Two devices at one table on which an ambush has just come up, with both maps passed on."""
    for _ in range(12):
        ana = open_table(server, "link", person("Ana"), person("Bo"))
        bo = join(ana, 1, "Bo")

        def there(state: dict[str, Any]) -> bool:
            face = state["game"]
            return state["table"]["phase"] == "over" or bool(
                face and face["kind"] == "ambush" and face["drawing"]
            )

        play(ana, bo, until=there)
        if look(ana)["table"]["phase"] != "over":
            return ana, bo
    raise AssertionError("twelve games without an ambush")


def test_an_ambush_between_two_browsers(visit: Visit, ambushed: tuple[Table, Table]) -> None:
    pages = [visit(f"#/table/{table.id}", knows=[table]) for table in ambushed]
    for page, owner in zip(pages, ("Bo", "Ana"), strict=True):
        expect(page.get_by_role("heading", name=f"Ambush. This is the map of {owner}.")).to_be_visible()
        expect(page.get_by_role("grid", name=f"Map of {owner}")).to_be_visible()
        expect(hand.ink(page)).to_have_accessible_name(re.compile(f"on the map of {owner}"))
    hand.place(pages[0])
    hand.ink(pages[0]).click()
    expect(hand.waiting(pages[0])).to_be_visible()
    hand.draw(pages[1])
    while look(ambushed[0])["game"]["kind"] == "ambush":  # another may follow at once
        for page in pages:
            hand.draw(page)
    for page in pages:
        expect(page.get_by_role("heading", name=re.compile("^Ambush"))).to_have_count(0)
        expect(page.get_by_role("grid", name="Your map")).to_be_visible()
        assert any("Monster" in label for label in labels(page))


def before_an_ambush() -> Moment:
    """Alone, with one drawing to go before monsters appear on the map."""
    for now, later in itertools.pairwise(moments(players=1)):
        if monsters(now) < monsters(later):
            return now
    raise AssertionError("nobody was ambushed")


def monsters(there: Moment) -> int:
    return (
        str(builtins(GAME.face(GAME.observe(there.match.state, 0), []))["maps"][0]["sheet"])
        .lower()
        .count("m")
    )


def test_alone_an_ambush_is_told(visit: Visit, server: str) -> None:
    table = table_at(server, before_an_ambush())
    page = visit(f"#/table/{table.id}", knows=[table])
    expect(hand.ink(page)).to_be_visible()
    told = page.get_by_role("status").filter(has_text="Monsters appear")
    expect(told).to_have_count(0)
    hand.place(page)
    hand.ink(page).click()
    expect(told).to_have_text(re.compile(r"^Ambush: .+\. Monsters appear: [A-K\d ]+"))


def test_four_around_one_screen(visit: Visit) -> None:
    page = visit("#/create")
    page.get_by_role("radio", name="This screen").click()
    while page.get_by_role("button", name=re.compile("^Remove seat")).count() < 3:
        page.get_by_role("button", name="A player").click()
    names = ["Ana", "Bo", "Cy", "Di"]
    page.get_by_label("Your name").fill(names[0])
    for seat, name in enumerate(names[1:], 2):
        page.get_by_label(f"Name at seat {seat}").fill(name)
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url(re.compile("#/table/"))
    passed_to: list[str] = []
    while len(passed_to) < 12:
        expect(hand.cover(page).or_(hand.ink(page)).or_(hand.no_skill(page)).first).to_be_visible()
        if hand.cover(page).is_visible():
            expect(page.get_by_role("grid")).to_have_count(0)
            passed_to.append(page.get_by_role("heading", level=1).inner_text().removeprefix("Pass to "))
        hand.step(page)
    assert set(passed_to) == set(names)


# --- ways to play


def begun(visit: Visit, server: str) -> Page:
    """A solo game at its first card, always the same."""
    table = open_day(server)
    return visit(f"#/table/{table.id}", knows=[table])


def tab_to(page: Page, target: Locator) -> None:
    """Goes there by the Tab key alone, as somebody without a mouse does."""
    for _ in range(80):
        if target.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {target}")


def test_a_solo_year_by_keys_alone(visit: Visit) -> None:
    page = visit("#/create")
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
    tab_to(page, page.get_by_role("button", name="Begin", exact=True))
    page.keyboard.press("Enter")
    draft = page.get_by_role("gridcell", name=re.compile("in your draft")).first
    drawings, seasons = 0, 0
    while True:
        expect(draft.or_(hand.onward(page)).or_(hand.ending(page)).first).to_be_attached()
        if hand.ending(page).first.is_visible():
            break
        if hand.onward(page).is_visible():
            tab_to(page, hand.onward(page))
            page.keyboard.press("Enter")
            expect(page.get_by_role("grid", name="Your map").locator(":focus")).to_be_attached()
            seasons += 1
            continue
        page.keyboard.press("Enter")
        expect(hand.ink(page)).to_have_attribute("aria-disabled", "false")
        page.keyboard.press("c")
        hand.settled(page)
        drawings += 1
        assert drawings < 60, "the game does not end"
    assert seasons == 3
    tab_to(page, page.get_by_role("link", name="See the game again"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Before the first card")).to_be_visible()


def test_arrows_and_letters_move_and_turn_the_draft(visit: Visit, server: str) -> None:
    page = begun(visit, server)
    expect(hand.ink(page)).to_be_visible()
    draft = page.get_by_role("gridcell", name=re.compile("in your draft"))

    def spaces() -> list[str]:
        return [str(cell.get_attribute("aria-label")).split(",")[0] for cell in draft.all()]

    page.get_by_role("heading", level=1).click()
    start = spaces()
    page.keyboard.press("ArrowUp")
    up = spaces()
    assert [chr(ord(space[0]) + 1) + space[1:] for space in up] == start
    page.get_by_role("grid", name="Your map").locator("[tabindex='0']").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("r")
    page.keyboard.press("f")
    assert len(spaces()) == len(start)


def test_a_phone(visit: Visit) -> None:
    page = visit(
        "#/create",
        viewport={"width": 360, "height": 740},
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(hand.ink(page)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    board = page.get_by_role("grid").bounding_box()
    button = hand.ink(page).bounding_box()
    assert board
    assert button
    assert board["width"] > 300
    assert button["y"] + button["height"] <= 740, "the button is in the first screen"
    assert button["height"] >= 44
    for _ in range(3):  # a season is longer than that
        before = hand.inked(page).count()
        hand.ink(page).tap()
        expect(hand.inked(page)).not_to_have_count(before)


def test_the_language_changes_in_mid_game(visit: Visit, server: str) -> None:
    page = begun(visit, server)
    hand.draw(page)
    count = drawn(page)
    page.get_by_label("Language").select_option("ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.get_by_role("gridcell", name=re.compile("Гор")).first).to_be_attached()
    page.get_by_role("banner").get_by_role("combobox").select_option("en")
    expect(hand.ink(page)).to_be_visible()
    assert drawn(page) == count
    hand.draw(page)


def test_a_reload_in_mid_draft_keeps_the_game(visit: Visit, server: str) -> None:
    page = begun(visit, server)
    hand.draw(page)
    card = page.get_by_role("region", name="Explore card").get_by_role("heading").inner_text()
    before = labels(page)
    hand.place(page)
    page.reload()
    expect(page.get_by_role("region", name="Explore card").get_by_role("heading")).to_have_text(card)
    assert labels(page) == before
    hand.draw(page)


def test_offline_then_online(visit: Visit, server: str, watch: Watch) -> None:
    watch.expected = ["ERR_INTERNET_DISCONNECTED", "WebSocket connection"]
    page = begun(visit, server)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    line = Line(page)
    page.reload()
    hand.place(page)
    count = drawn(page)
    line.cut()
    expect(page.get_by_text(re.compile("^Offline"))).to_be_visible()
    hand.ink(page).click()
    expect(page.get_by_text("Offline, 1 drawing waiting")).to_be_visible()
    line.mend()
    expect(page.get_by_text("Online", exact=True)).to_be_visible()
    expect(page.get_by_text("1 drawing waiting")).to_have_count(0)
    hand.settled(page)
    assert drawn(page) > count


class Line:
    """The line of a page to the server. Chromium's offline mode alone leaves open sockets alive."""

    def __init__(self, page: Page) -> None:
        self._context = page.context
        self._sockets: list[WebSocketRoute] = []
        self._whole = True
        page.route_web_socket("**/ws*", self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        if self._whole:
            socket.connect_to_server()
            self._sockets.append(socket)
        else:
            socket.close(code=1001)

    def cut(self) -> None:
        self._whole = False
        self._context.set_offline(True)
        for socket in self._sockets:
            socket.close(code=1001)
        self._sockets.clear()

    def mend(self) -> None:
        self._whole = True
        self._context.set_offline(False)


def test_two_tabs_on_one_seat(visit: Visit, server: str) -> None:
    table = open_table(server, "solo", person("Ana"))
    first = visit(f"#/table/{table.id}", knows=[table])
    second = first.context.new_page()
    second.goto(first.url)
    expect(hand.ink(second)).to_be_visible()
    hand.draw(first)
    once = drawn(first)
    assert once > 0
    expect(hand.inked(second)).to_have_count(once)
    assert labels(second) == labels(first)
    hand.draw(second)
    twice = drawn(second)
    assert twice > once
    expect(hand.inked(first)).to_have_count(twice)
    assert labels(second) == labels(first)


def test_an_onlooker_sees_the_table_and_cannot_draw(visit: Visit, server: str) -> None:
    ana = open_table(server, "link", person("Ana"), bot("Ines"))
    page = visit(f"#/watch/{ana.watch}")
    page.wait_for_url(re.compile("#/table/"))
    host = visit(f"#/table/{ana.id}", knows=[ana])
    hand.draw(host)
    expect(hand.inked(page)).not_to_have_count(0)
    expect(hand.ink(page)).to_have_count(0)


# --- paper and daily

SHEET = (
    "ff.......aa/...^.r...../.r......^r./..www....../..wvv....../.....^...../"
    "....mm...../.........../.r^......r./.....r.^.../..........."
)


def test_a_paper_map_scores_as_on_the_command_line(visit: Visit) -> None:
    scored = ask("score", "--sheet", SHEET, "--json").json()
    page = visit("#/paper")
    page.get_by_label("Or type it").fill(SHEET.replace("/", "\n"))
    edicts = {
        "A": ("sentinel_wood", "Sentinel Wood"),
        "B": ("canal_lake", "Canal Lake"),
        "C": ("great_city", "Great City"),
        "D": ("borderlands", "Borderlands"),
    }
    for letter, (card, name) in edicts.items():
        page.get_by_role("combobox", name=f"Edict {letter}").first.select_option(card)
        stars = scored["scores"][card]
        expect(page.get_by_role("button", name=re.compile(f"^{name}, {stars} stars?,"))).to_be_visible()
    monsters = str(scored["monsters"]).replace("-", "[-−]")
    expect(page.get_by_role("button", name=re.compile(f"^Monsters, {monsters} stars?,"))).to_be_visible()


def test_the_map_of_the_day(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play today’s map").click()
    page.wait_for_url(re.compile("#/table/"))
    first = page.get_by_role("region", name="Explore card").get_by_role("heading").inner_text()
    other = visit()
    other.get_by_role("button", name="Play today’s map").click()
    other.wait_for_url(re.compile("#/table/"))
    expect(other.get_by_role("region", name="Explore card").get_by_role("heading")).to_have_text(first)
    hand.draw(page)


def test_no_answer_asks_for_the_secret_of_a_running_game(server: str) -> None:
    table = open_table(server, "solo", person("Ana"))
    assert "secret" not in json.dumps(call(server, f"/api/tables/{table.id}", key=table.key))
