"""With others at the table: whose turn it is, what happened meanwhile, other devices, many seats, clocks."""

import json
import re
from typing import Any

import pytest
from browser import hand
from browser.past import GAME, moment, table_at
from browser.watch import Visit, Watch
from browser.wire import Table, act, connected, first_action, join, look, open_table, person
from patron import House
from playwright.sync_api import Locator, Page, WebSocket, WebSocketRoute, expect

from charthouse.core import codec
from charthouse.core.match import Match

# --- turns


def test_the_title_says_whose_turn_it_is(visit: Visit, pair: tuple[Table, Table]) -> None:
    ana, bo = pair
    page = visit(f"#/table/{ana.id}", knows=[ana])
    expect(page).to_have_title("● Your turn · Charthouse")
    hand.place(page)
    hand.ink(page).click()
    expect(page).to_have_title("Spring · Charthouse")
    act(bo)
    expect(page).to_have_title("● Your turn · Charthouse")


def test_a_drawing_can_be_taken_back_until_the_others_are_ready(
    visit: Visit, pair: tuple[Table, Table]
) -> None:
    ana, bo = pair
    page = visit(f"#/table/{ana.id}", knows=[ana])
    hand.place(page)
    hand.ink(page).click()
    hand.waiting(page).get_by_role("button", name=re.compile("^Take it back")).click()
    expect(hand.ink(page)).to_be_visible()
    hand.place(page)
    hand.ink(page).click()
    expect(hand.waiting(page)).to_be_visible()
    act(bo)
    expect(hand.ink(page)).to_be_visible()


def test_what_happened_since_i_last_looked(visit: Visit, pair: tuple[Table, Table]) -> None:
    ana, bo = pair
    page = visit(f"#/table/{ana.id}", knows=[ana])
    news = page.get_by_role("region", name="Since you last looked")
    hand.place(page)
    expect(news).to_have_count(0)
    hand.ink(page).click()
    expect(hand.waiting(page)).to_be_visible()
    page.goto("/#/games")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    act(bo)
    page.goto(f"/#/table/{ana.id}")
    expect(news.get_by_text(re.compile("^Bo draws"))).to_be_visible()
    expect(news.get_by_text(re.compile("^Ana draws"))).to_be_visible()
    notes = page.get_by_role("region", name="Field notes")
    expect(notes.get_by_text(re.compile("^Edict D"))).to_be_visible()
    expect(notes.get_by_text(re.compile("draws"))).to_have_count(0)  # nothing is told twice
    hand.draw(page)
    expect(news).to_have_count(0)
    expect(notes.get_by_text(re.compile("^Bo draws"))).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "name", "said"),
    [
        ("zh-Hant", "小明", "已定稿。等候小明。"),
        ("zh-Hant", "王 小明", "已定稿。等候王 小明。"),
        ("zh-Hant", "Bo", "已定稿。等候 Bo。"),
        ("sr", "Đorđe", "Ucrtano. Čeka se: Đorđe."),
    ],
)
def test_a_name_stands_in_a_sentence_as_its_language_sets_it(
    visit: Visit, server: str, lang: str, name: str, said: str
) -> None:
    ana = open_table(server, "link", person("Ana"), person(""))
    join(ana, 1, name)
    act(ana)
    page = visit(f"#/table/{ana.id}", lang=lang, knows=[ana])
    expect(page.get_by_role("heading", name=said, exact=True)).to_be_visible()


# --- devices


def test_a_seat_moves_to_another_device_by_its_recovery_code(visit: Visit) -> None:
    host = visit("#/create")
    host.get_by_role("radio", name="By link").click()
    host.get_by_role("button", name="Open the table").click()
    code = host.get_by_text(re.compile(r"^[A-HJ-NP-Z2-9]{5}(-[A-HJ-NP-Z2-9]{5}){4}$")).inner_text()
    host.get_by_role("button", name="Begin now").click()
    hand.draw(host)
    other = visit("#/join")
    other.get_by_label("Recovery code").fill(code.lower())
    other.get_by_role("button", name="Open my seat").click()
    other.wait_for_url(re.compile("#/table/"))
    for page in (host, other):  # after an ambush the map is not one's own
        expect(hand.ink(page)).to_be_visible()
        expect(page.get_by_role("grid").first).to_be_visible()
    assert hand.terrain(other) == hand.terrain(host)
    hand.draw(other)


def test_a_seat_without_a_code_gets_one_in_the_menu(visit: Visit, pair: tuple[Table, Table]) -> None:
    _, bo = pair
    guest = visit(f"#/table/{bo.id}", knows=[bo])
    guest.get_by_role("button", name="Table menu").click()
    menu = guest.get_by_role("dialog", name="This table")
    menu.get_by_role("button", name="Get a recovery code").click()
    code = menu.get_by_text(re.compile(r"^\w{5}(-\w{5}){4}$")).inner_text()
    other = visit("#/join")
    other.get_by_label("Recovery code").fill(code)
    other.keyboard.press("Enter")
    other.wait_for_url(re.compile("#/table/"))
    expect(hand.ink(other)).to_be_visible()


def test_a_wrong_recovery_code_is_refused_in_words(visit: Visit, watch: Any) -> None:
    watch.expected = ["status of 403"]
    page = visit("#/join")
    page.get_by_label("Recovery code").fill("AAAAA-AAAAA-AAAAA-AAAAA-AAAAA")
    page.get_by_role("button", name="Open my seat").click()
    expect(page.get_by_role("alert")).to_have_text("No seat answers to this code. Check it letter by letter.")


# --- many


def test_a_dozen_at_one_table(visit: Visit) -> None:
    page = visit("#/create")
    page.get_by_role("textbox", name="Number of seats").fill("12")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=re.compile("^Remove seat"))).to_have_count(11)
    page.get_by_role("button", name="Begin", exact=True).click()
    players = page.get_by_role("region", name="Players", exact=True)
    maps = players.get_by_role("button", name=re.compile("^Open the map of"))
    expect(maps).to_have_count(11)
    called: list[str] = maps.evaluate_all("buttons => buttons.map((button) => button.ariaLabel)")
    assert len(set(called)) == 11, "no two bots are called the same"
    hand.draw(page)
    expect(hand.ink(page).or_(hand.onward(page)).first).to_be_visible()
    maps.last.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("grid")).to_be_visible()
    dialog.get_by_role("button", name="Next map").click()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_of_a_crowd_it_is_said_how_many_and_a_drawing_is_taken_back_in_sight(
    visit: Visit, server: str
) -> None:
    names = [f"Guest {number}" for number in range(1, 31)]
    ana = open_table(server, "link", person("Ana"), *map(person, names))
    guests = [join(ana, number + 1, name) for number, name in enumerate(names)]
    page = visit(f"#/table/{ana.id}", knows=[ana])
    hand.draw(page)
    panel = hand.waiting(page)
    expect(panel.get_by_role("heading")).to_have_text("Inked. Waiting for 30 players.")
    expect(panel.get_by_role("button", name=re.compile("^Take it back"))).to_be_in_viewport()
    for guest in guests[:7]:
        act(guest)
    expect(panel.get_by_role("heading")).to_have_text("Inked. Waiting for 23 players.")
    told = page.locator("[aria-live=polite]").filter(has_text="Ready:")
    expect(told).to_have_text("Ready: 7 players")


# --- clocks

MINUTE = 60_000


def test_when_the_time_is_up_a_bot_draws(own_house: House, visit: Visit, watch: Watch) -> None:
    watch.expected = ["when fetching the script"]  # asked for again while the server is down
    ana = open_table(
        own_house.address,
        "link",
        person("Ana"),
        person("Bo"),
        settings={"clock": {"kind": "minutes", "per": 2}},
    )
    bo = join(ana, 1, "Bo")
    page = visit(f"#/table/{bo.id}", knows=[bo], at=own_house.address)
    hand.place(page)
    expect(page.get_by_text(re.compile("^The time for this turn ends in [12] minute"))).to_be_visible()
    hand.ink(page).click()
    expect(hand.waiting(page)).to_contain_text("Ana")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.close()
    own_house.stop()
    own_house.query("UPDATE log SET at = at - ? WHERE table_id = ?", 2 * MINUTE, ana.id)
    own_house.open()
    bo = bo._replace(address=own_house.address)
    page = visit(f"#/table/{bo.id}", knows=[bo], at=own_house.address)
    expect(hand.ink(page)).to_be_visible()
    notes = hand.notes(page)
    expect(notes.get_by_text(re.compile("^Ana draws"))).to_be_visible()
    expect(notes.get_by_text("Time is up: a bot decides for Ana.")).to_be_visible()
    expect(notes.get_by_text("Time is up: a bot decides for Bo.")).to_have_count(0)


def test_who_has_inked_sees_the_time_left_where_nobody_is_seen_to_be_ready(visit: Visit, server: str) -> None:
    clock = {"clock": {"kind": "minutes", "per": 30}, "ready_ticks": False}
    ana = open_table(server, "link", person("Ana"), person("Bo"), settings=clock)
    join(ana, 1, "Bo")
    page = visit(f"#/table/{ana.id}", knows=[ana])
    hand.draw(page)
    expect(hand.waiting(page).get_by_text(re.compile("^The time for this turn ends in"))).to_be_visible()


# --- onlookers


def looking_on(visit: Visit, table: Table, **settings: Any) -> Page:
    page = visit(f"#/watch/{table.watch}", **settings)
    page.wait_for_url(re.compile("#/table/"))
    return page


@pytest.mark.parametrize("viewport", [(1440, 900), (1024, 768), (360, 740)])
def test_an_onlooker_sees_the_card_that_lies_open(
    visit: Visit, server: str, viewport: tuple[int, int]
) -> None:
    there = moment(lambda match: shown(match)["duty"] and shown(match)["kind"] == "landscape", players=4)
    table = table_at(server, there)
    page = looking_on(visit, table, viewport={"width": viewport[0], "height": viewport[1]})
    card = page.get_by_role("region", name="The card that lies open")
    expect(card).to_be_in_viewport(ratio=0.9)
    expect(card.get_by_text("On ruins, if you can")).to_be_visible()
    expect(card.get_by_role("list", name="Shape").get_by_role("listitem")).not_to_have_count(0)
    expect(card.get_by_role("list", name="Terrain").get_by_role("listitem")).not_to_have_count(0)
    expect(card.get_by_role("button")).to_have_count(0)
    expect(page.get_by_text("Map of Seat 1").first).to_be_in_viewport(ratio=1)


def test_an_onlooker_sees_in_an_ambush_who_has_whose_map(visit: Visit, server: str) -> None:
    there = moment(
        lambda match: shown(match)["kind"] == "ambush",
        players=3,
        skills=["search", "concentrate", "knowledge"],
    )
    table = table_at(server, there)
    passed = there.match.state.public.passed
    page = looking_on(visit, table)
    card = page.get_by_role("region", name="The card that lies open")
    expect(card.get_by_text("to the left" if passed > 0 else "to the right")).to_be_visible()
    told = [f"Seat {seat + 1} draws on the map of Seat {(seat - passed) % 3 + 1}" for seat in range(3)]
    expect(card.get_by_role("listitem").filter(has_text="draws on")).to_contain_text(told)
    skills = page.get_by_role("region", name="Skills")
    expect(skills.get_by_text("one a season", exact=True)).to_be_visible()
    expect(skills.get_by_text("too dear")).to_have_count(0)
    expect(skills.locator("[aria-pressed], [aria-disabled=true]")).to_have_count(0)


def test_an_onlooker_who_lingers_sees_the_season_as_it_was_scored(visit: Visit, server: str) -> None:
    table = table_at(server, moment(lambda match: shown(match)["season"] == 1 and bool(coined(match))))
    page = visit()
    page.evaluate("seat => localStorage.setItem(seat, 0)", f"charthouse.season.{table.id}.0")
    with page.expect_event("websocket") as opened:
        page.goto(f"/#/watch/{table.watch}")
    line: WebSocket = opened.value
    expect(page.get_by_role("heading", name="Spring is over")).to_be_visible()
    coins = page.get_by_role("img", name=re.compile("^Coins: "))
    scored = str(coins.get_attribute("aria-label"))
    face = look(table)["game"]

    def with_the_coin(frame: str) -> bool:
        said = json.loads(frame)
        return said["t"] == "state" and len(said["game"]["maps"][0]["coins"]) > len(face["maps"][0]["coins"])

    with connected(table) as say, line.expect_event("framereceived", with_the_coin):
        face["drawing"]["shapes"] = [shape for shape in face["drawing"]["shapes"] if shape["coin"]]
        say(t="act", seat=0, question=face["question"], action=first_action(face))
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))")
    expect(coins).to_have_attribute("aria-label", scored)
    expect(page.get_by_role("heading", name="Spring is over")).to_be_visible()


def coined(match: Match) -> list[Any]:
    """The shapes that the first seat may draw for a coin."""
    face = shown(match)
    shapes = face["drawing"]["shapes"] if face["drawing"] else []
    return [one for one in shapes if one["coin"] and any(int(turn["anchors"], 16) for turn in one["turns"])]


def shown(match: Match) -> dict[str, Any]:
    return dict(codec.builtins(GAME.face(GAME.observe(match.state, 0), [])))


# --- bots


def test_who_waits_long_for_a_bot_is_told_why(visit: Visit, pair: tuple[Table, Table]) -> None:
    ana, _ = pair
    page = visit(knows=[ana])
    page.route_web_socket("**/ws*", lambda socket: a_bot_has(1, socket, socket.connect_to_server()))
    page.goto(f"/#/table/{ana.id}")
    hand.place(page)
    hand.ink(page).click()
    expect(hand.waiting(page)).to_contain_text("Bo")
    expect(hand.waiting(page).get_by_text("A bot gets ready.")).to_be_visible()


def test_what_a_bot_drew_for_me_is_not_mine_to_take_back(visit: Visit, pair: tuple[Table, Table]) -> None:
    ana, _ = pair
    act(ana)
    page = visit(knows=[ana])
    page.route_web_socket("**/ws*", lambda socket: a_bot_has(0, socket, socket.connect_to_server()))
    page.goto(f"/#/table/{ana.id}")
    expect(kept_by_a_bot(page)).to_be_visible()
    waiting = hand.waiting(page)
    expect(waiting.get_by_role("heading")).to_have_text("Waiting for Bo.")
    expect(waiting.get_by_role("button", name=re.compile("^Take it back"))).to_have_count(0)


def a_bot_has(seat: int, page: WebSocketRoute, server: WebSocketRoute) -> None:
    """The page is told so: a bot that never decides."""

    def told(message: str | bytes) -> None:
        state = json.loads(message)
        if state["t"] == "state":
            state["table"]["seats"][seat]["bot"] = "scout"
        page.send(json.dumps(state))

    server.on_message(told)


# --- bots that keep a seat


def kept_by_a_bot(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text="A bot plays for you")


def test_a_guest_hands_the_seat_to_a_bot_and_takes_it_back(visit: Visit, pair: tuple[Table, Table]) -> None:
    ana, bo = pair
    guest = visit(f"#/table/{bo.id}", knows=[bo])
    expect(hand.ink(guest)).to_be_visible()
    guest.get_by_role("button", name="Table menu").click()
    menu = guest.get_by_role("dialog", name="This table")
    menu.get_by_role("button", name="Hand over").click()
    guest.keyboard.press("Escape")
    expect(kept_by_a_bot(guest)).to_be_visible()
    act(ana)
    kept_by_a_bot(guest).get_by_role("button", name="Take it back").click()
    expect(kept_by_a_bot(guest)).to_have_count(0)
    host = visit(f"#/table/{ana.id}", knows=[ana])
    while look(ana)["game"]["maps"][1]["ready"]:  # the bot had drawn before the seat was taken back
        hand.draw(host)
    expect(hand.ink(guest)).to_be_visible()
    hand.draw(guest)


def test_a_bot_keeps_an_open_seat_until_its_player_comes(visit: Visit, server: str) -> None:
    ana = open_table(server, "link", person("Ana"), person(""))
    host = visit(f"#/table/{ana.id}", knows=[ana])
    host.get_by_role("button", name="Begin now").click()
    hand.draw(host)
    guest = hand.sit_down(visit(f"#/join/{ana.seats[1]['link']}"))
    expect(guest.get_by_role("button", name="Open the map of Ana")).to_be_visible()
    expect(host.get_by_role("button", name="Open the map of Seat 2")).to_be_visible()
    kept_by_a_bot(guest).get_by_label("Your name at the table").click()
    guest.keyboard.type("Bo")  # over what the seat was called
    kept_by_a_bot(guest).get_by_role("button", name="Take this seat").click()
    expect(kept_by_a_bot(guest)).to_have_count(0)
    assert look(ana)["table"]["seats"][1]["bot"] == ""
    expect(host.get_by_role("button", name="Open the map of Bo")).to_be_visible()


def test_a_link_is_sent_again_to_whoever_has_not_come(visit: Visit) -> None:
    host = visit("#/create/link", permissions=["clipboard-read", "clipboard-write"])
    host.get_by_label("Name at seat 2").fill("Bo")
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Begin now").click()
    expect(hand.ink(host)).to_be_visible()
    host.get_by_role("button", name="Table menu").click()
    host.get_by_role("button", name="Copy link of Bo").click()
    expect(host.get_by_text("The link of Bo is copied.")).to_be_visible()
    link = host.evaluate("navigator.clipboard.readText()")
    guest = hand.sit_down(visit(link[link.index("#") :]))
    expect(guest.get_by_label("Your name at the table")).to_have_value("Bo")
    guest.get_by_role("button", name="Take this seat").click()
    expect(kept_by_a_bot(guest)).to_have_count(0)
