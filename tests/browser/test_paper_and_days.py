"""On paper and by the day: what is printed, and the result of a map of the day as a text to share."""

import re
from datetime import UTC, datetime

import pytest
from browser import hand
from browser.wait import until
from browser.watch import Visit
from browser.wire import Table, finish, open_table, person
from playwright.sync_api import Page, expect

LANGUAGES = ("en", "ru", "zh-Hant", "sr", "cs")


def sheets_of_paper(page: Page) -> int:
    """How many pages come out of the printer."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))


# --- printing


def test_a_scored_map_is_printed_on_one_page_without_the_tools(visit: Visit) -> None:
    page = visit("#/paper")
    page.get_by_role("combobox", name="Edict A").first.select_option("sentinel_wood")
    expect(page.get_by_role("button", name=re.compile("^Sentinel Wood, 0 stars"))).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("grid", name="Your map")).to_be_visible()
    expect(page.get_by_text("Sentinel Wood").first).to_be_visible()
    for name in ("Undo", "Keep this map", "Print the sheet and its score"):
        expect(page.get_by_role("button", name=re.compile(f"^{name}"))).to_have_count(0)
    expect(page.get_by_role("banner")).to_be_hidden()
    assert sheets_of_paper(page) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_blank_sheets_of_both_sides_are_printed_in_every_language(visit: Visit, lang: str) -> None:
    page = visit("#/paper", lang=lang)
    expect(page.locator("html")).to_have_attribute("lang", re.compile(f"^{lang}"))
    page.evaluate("window.print = () => { window.printed = document.body.cloneNode(true); }")
    page.locator(".acts3 + .fine button").click()
    until(page, "window.printed")
    assert page.evaluate("window.printed.querySelectorAll('.blank-sheets > *').length") == 2


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_year_alone_is_printed_on_one_page(visit: Visit, server: str, lang: str) -> None:
    table = open_table(server, "solo", person("Ana"))
    finish(table)
    page = visit(f"#/table/{table.id}", lang=lang, knows=[table])
    expect(page.locator(".cartouche .ladder")).to_be_visible()
    page.locator("summary").click()
    page.emulate_media(media="print")
    for needed in (".board", ".cartouche h1", ".ladder", ".worth button:last-of-type"):
        expect(page.locator(needed)).to_be_visible()
    assert sheets_of_paper(page) == 1


def test_the_rules_are_printed_whole(visit: Visit) -> None:
    page = visit("#/rules")
    page.evaluate("window.print = () => { window.asked = true; }")
    page.get_by_role("button", name="Print the rules").click()
    until(page, "window.asked")
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.get_by_role("banner")).to_be_hidden()
    assert sheets_of_paper(page) > 3


def test_the_night_chart_follows_the_system_and_stays_off_paper(visit: Visit) -> None:
    page = visit("#/rules", color_scheme="dark")
    desk = "getComputedStyle(document.body).backgroundColor"
    night = page.evaluate(desk)
    page.evaluate("window.print = () => { window.asked = true; }")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    day = page.evaluate(desk)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate(desk) == night != day
    page.emulate_media(color_scheme="light")
    until(page, f"{desk} === '{day}'")
    page.get_by_role("button", name=re.compile("Change to the night")).click()
    assert page.evaluate(desk) == night


# --- the map of the day


def test_a_page_left_open_over_midnight_shows_the_new_day(visit: Visit) -> None:
    page = visit("#/rules")
    page.clock.install(time="2026-01-01T23:58:30Z")
    page.goto("/")
    expect(page.get_by_text("Thursday, January 1")).to_be_visible()
    expect(page.get_by_text("less than an hour left")).to_be_visible()
    page.clock.fast_forward("02:00")
    expect(page.get_by_text("Friday, January 2")).to_be_visible()
    expect(page.get_by_text("23 hours left")).to_be_visible()
    page.get_by_role("button", name="Play today").click()
    page.wait_for_url(re.compile("#/table/"))
    kept = page.evaluate("JSON.parse(localStorage['charthouse.games'])[0]")
    assert kept["daily"] == "2026-01-02"


def test_the_result_of_a_day_is_a_text_to_share(visit: Visit) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Play today’s map").click()
    page.wait_for_url(re.compile("#/table/"))
    expect(hand.ink(page)).to_be_visible()
    finish(played_here(page))
    expect(page.get_by_text("The realm knows you as")).to_be_visible()
    page.get_by_role("button", name="Copy the result").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    at_the_end = page.evaluate("navigator.clipboard.readText()")
    page.goto("/#/games")
    page.get_by_role("button", name=re.compile("^Share your result")).click()
    expect(page.get_by_text("Your result is copied.")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text == at_the_end
    lines = text.splitlines()
    assert re.fullmatch(r"Charthouse, map of .+", lines[0])
    assert re.fullmatch(r"Rating [−\d]+: [A-Z][\w ]+", lines[1])
    assert re.fullmatch(r"Spring [−\d]+, summer [−\d]+, fall [−\d]+, winter [−\d]+", lines[2])
    assert str(datetime.now(UTC).year) in lines[0]


def played_here(page: Page) -> Table:
    """The table of the page, with the key that this browser has."""
    kept = page.evaluate("JSON.parse(localStorage['charthouse.games'])[0]")
    address = page.evaluate("location.origin")
    return Table(address, kept["table"], kept["key"], [], "")


@pytest.mark.parametrize(("name", "told"), [("Ana", "Ana"), ("", "Cartographer")])
def test_the_map_of_the_day_has_the_name_of_who_draws_it(visit: Visit, name: str, told: str) -> None:
    page = visit("#/create")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(hand.ink(page)).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Play today’s map").click()
    expect(page.get_by_text(f"surveyed by {told}")).to_be_visible()
