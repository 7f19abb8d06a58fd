"""No violation of axe's rules on any page or at any moment of a table: by day and night, large and small."""

import re
from collections.abc import Callable

import pytest
from browser import hand
from browser.axe import violations
from browser.past import GAME, moment, table_at
from browser.watch import Visit, Watch
from browser.wire import Table, bot, finish, join, open_table, person, play
from playwright.sync_api import Page, expect

from charthouse.core.codec import builtins

PHONE = {"width": 360, "height": 740}
PAGES = [
    "",
    "#/create",
    "#/create/link",
    "#/join",
    "#/replay",
    "#/paper",
    "#/learn",
    *[f"#/learn/{lesson}" for lesson in range(1, 6)],
    "#/rules",
    "#/rules/cards",
    "#/games",
    "#/stats",
    "#/table/unknown",
    "#/nowhere",
]


def inspect(page: Page) -> None:
    """By day, by night, where only the colours differ, and on a phone, where nothing may stick out."""
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    laid_out(page)
    assert violations(page, "color-contrast") == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    laid_out(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert violations(page, "color-contrast", "target-size", "scrollable-region-focusable") == []


def laid_out(page: Page) -> None:
    """The page has heard of its new size or theme, and has drawn itself again."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))")


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_accessible(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    inspect(page)


# --- the moments of a table

Moment = Callable[[Visit, str], Page]


def at_table(visit: Visit, table: Table) -> Page:
    return visit(f"#/table/{table.id}", knows=[table])


def the_lobby(visit: Visit, server: str) -> Page:
    page = visit("#/create/link")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name="Begin now")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    return page


def a_guest_who_sits_down(visit: Visit, server: str) -> Page:
    ana = open_table(server, "link", person("Ana"), person(""))
    page = hand.sit_down(visit(f"#/join/{ana.seats[1]['link']}"))
    expect(page.get_by_role("button", name="Take this seat")).to_be_visible()
    return page


def drawing(visit: Visit, server: str) -> Page:
    page = at_table(visit, open_table(server, "here", person("Ana"), bot("Ines"), skills=True))
    hand.place(page)
    return page


def waiting(visit: Visit, server: str) -> Page:
    ana = open_table(server, "link", person("Ana"), person("Bo"))
    join(ana, 1, "Bo")
    return inked(visit, ana)


def inked(visit: Visit, table: Table) -> Page:
    """Drawn and sent; the others are to follow."""
    page = at_table(visit, table)
    hand.place(page)
    hand.ink(page).click()
    expect(hand.waiting(page)).to_be_visible()
    return page


def looking_on(visit: Visit, server: str) -> Page:
    ana = open_table(server, "link", person("Ana"), person("Bo"))
    join(ana, 1, "Bo")
    page = visit(f"#/watch/{ana.watch}")
    expect(page.get_by_role("grid").first).to_be_visible()
    return page


def an_ambush(visit: Visit, server: str) -> Page:
    there = moment(lambda match: builtins(GAME.face(GAME.observe(match.state, 0), []))["kind"] == "ambush")
    page = at_table(visit, table_at(server, there))
    expect(page.get_by_role("heading", name=re.compile("^Ambush"))).to_be_visible()
    hand.place(page)
    return page


def waiting_in_an_ambush(visit: Visit, server: str) -> Page:
    ana = open_table(server, "link", person("Ana"), person("Bo"))
    bo = join(ana, 1, "Bo")
    play(ana, bo, until=lambda state: state["game"]["kind"] == "ambush" and state["game"]["seat"] == 0)
    return inked(visit, ana)


def the_question_of_acrobatics(visit: Visit, server: str) -> Page:
    skills = ["acrobatics", "search", "knowledge"]
    there = moment(lambda match: match.turn is not None and "acrobatics" in match.turn.label, skills=skills)
    page = at_table(visit, table_at(server, there))
    expect(page.get_by_role("group", name="Before your map is passed on")).to_be_visible()
    return page


def somebody_elses_map(visit: Visit, server: str) -> Page:
    page = at_table(visit, open_table(server, "here", person("Ana"), bot("Ines"), bot("Wei")))
    page.get_by_role("button", name="Open the map of Wei").click()
    expect(page.get_by_role("dialog").get_by_role("grid")).to_be_visible()
    return page


def the_cover_of_a_hot_seat(visit: Visit, server: str) -> Page:
    page = at_table(visit, open_table(server, "here", person("Ana"), person("Bo")))
    expect(hand.cover(page)).to_be_visible()
    return page


def the_end_of_a_season(visit: Visit, server: str) -> Page:
    table = open_table(server, "here", person("Ana"), bot("Ines"))
    page = at_table(visit, table)
    expect(hand.ink(page)).to_be_visible()
    play(table, until=lambda state: state["game"]["season"] == 1)
    expect(hand.onward(page)).to_be_visible()
    return page


def the_end_of_a_game(visit: Visit, server: str) -> Page:
    table = open_table(server, "here", person("Ana"), bot("Ines"))
    finish(table)
    page = at_table(visit, table)
    expect(hand.ending(page).first).to_be_visible()
    return page


def the_end_of_a_solo_game(visit: Visit, server: str) -> Page:
    table = open_table(server, "solo", person("Ana"), side="B", skills=True)
    finish(table)
    page = at_table(visit, table)
    expect(hand.ending(page).first).to_be_visible()
    return page


def statistics_of_a_game(visit: Visit, server: str) -> Page:
    page = the_end_of_a_solo_game(visit, server)
    page.goto("/#/stats")
    expect(page.get_by_role("heading", name="My statistics")).to_be_visible()
    expect(page.get_by_text("Nothing to count yet")).to_have_count(0)
    return page


def my_games(visit: Visit, server: str) -> Page:
    page = the_end_of_a_solo_game(visit, server)
    page.goto("/#/games")
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    return page


def a_scored_paper_map(visit: Visit, server: str) -> Page:
    page = visit("#/paper")
    page.get_by_role("combobox", name="Edict A").first.select_option("sentinel_wood")
    expect(page.get_by_role("button", name=re.compile("^Sentinel Wood, 0 stars"))).to_be_visible()
    return page


MOMENTS: list[Moment] = [
    the_lobby,
    a_guest_who_sits_down,
    drawing,
    waiting,
    looking_on,
    an_ambush,
    waiting_in_an_ambush,
    the_question_of_acrobatics,
    somebody_elses_map,
    the_cover_of_a_hot_seat,
    the_end_of_a_season,
    the_end_of_a_game,
    the_end_of_a_solo_game,
    statistics_of_a_game,
    my_games,
    a_scored_paper_map,
]


@pytest.mark.parametrize("arrive", MOMENTS, ids=[arrive.__name__ for arrive in MOMENTS])
def test_every_moment_is_accessible(visit: Visit, server: str, arrive: Moment) -> None:
    inspect(arrive(visit, server))


def test_a_lost_connection_is_accessible(visit: Visit, server: str, watch: Watch) -> None:
    watch.expected = ["WebSocket connection", "net::ERR_"]
    page = drawing(visit, server)
    page.route_web_socket("**/ws*", lambda socket: socket.close(code=1001))
    page.reload()
    expect(page.get_by_text("No connection to the table")).to_be_visible()
    inspect(page)
