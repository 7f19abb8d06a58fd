"""What a player needs during a turn lies in sight, without scrolling, in every language."""

from functools import cache

import msgspec
import pytest
from browser.past import GAME, Moment, moment, table_at
from browser.watch import Visit, Watch
from playwright.sync_api import expect

from charthouse.core.match import Match

LANGUAGES = ("en", "ru", "zh-Hant", "sr", "cs")
"""Russian needs most room."""
LONGEST = {
    "edicts": ["shoreside_expanse", "the_cauldrons", "great_city", "greenbough"],
    "skills": ["cure_wounds", "concentrate", "move_silently"],
}
"""The cards with the longest words."""
NEEDED = {
    "desk": (".clock", ".ledger .sum", ".explore .go", ".skills", ".player", ".log:not(.since) li"),
    "tablet": (".clock", ".edict", ".board", ".explore .go", ".skills"),
    "phone": (".season-chip", ".edict", ".board", ".explore .go", ".skillrow", ".explore .note"),
}
SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (360, 740)}


def draws(match: Match, duty: bool, used: bool) -> bool:
    """The first seat draws a landscape with this duty; whether its skill of the season is gone."""
    face = msgspec.json.decode(msgspec.json.encode(GAME.face(GAME.observe(match.state, 0), [])))
    asked = face["phase"], face["kind"], face["duty"], face["maps"][0]["skill_used"]
    return bool(asked == ("draw", "landscape", duty, used))


@cache
def busy(duty: bool, used: bool) -> Moment:
    return moment(lambda match: draws(match, duty, used), players=4, **LONGEST)


@pytest.mark.parametrize(
    ("size", "lang"), [*(("desk", lang) for lang in LANGUAGES), ("tablet", "ru"), ("phone", "ru")]
)
@pytest.mark.parametrize(("duty", "used"), [(True, False), (False, True)], ids=["ruins", "skill used"])
def test_a_busy_turn_lies_in_sight(
    visit: Visit, server: str, lang: str, size: str, duty: bool, used: bool
) -> None:
    table = table_at(server, busy(duty, used))
    width, height = SIZES[size]
    page = visit(f"#/table/{table.id}", lang=lang, knows=[table], viewport={"width": width, "height": height})
    for needed in NEEDED[size]:
        expect(page.locator(needed).and_(page.locator(":visible")).first).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("duty", [True, False], ids=["ruins", "no ruins"])
def test_on_a_phone_skills_stay_in_place_while_one_is_told(
    visit: Visit, server: str, lang: str, duty: bool
) -> None:
    table = table_at(server, busy(duty, used=not duty))
    width, height = SIZES["phone"]
    page = visit(
        f"#/table/{table.id}",
        lang=lang,
        knows=[table],
        viewport={"width": width, "height": height},
        has_touch=True,
    )
    row, note = page.locator(".skillrow"), page.locator(".explore .note")
    before = row.bounding_box()
    for skill in row.get_by_role("button").all():
        rule = skill.get_attribute("title")
        assert rule
        skill.tap(force=True)
        expect(note).to_contain_text(rule)
        expect(note).to_be_in_viewport(ratio=1)
        expect(row).to_be_in_viewport(ratio=1)
        assert row.bounding_box() == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lost_line_leaves_the_drawing_in_sight_on_a_phone(
    visit: Visit, server: str, watch: Watch, lang: str
) -> None:
    watch.expected = ["WebSocket connection", "net::ERR_"]
    table = table_at(server, busy(duty=False, used=True))
    width, height = SIZES["phone"]
    page = visit(f"#/table/{table.id}", lang=lang, knows=[table], viewport={"width": width, "height": height})
    expect(page.locator(".readies")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.route_web_socket("**/ws*", lambda socket: socket.close(code=1001))
    page.reload()
    expect(page.locator(".connbar")).to_be_in_viewport(ratio=1)
    expect(page.locator(".explore .go")).to_be_in_viewport(ratio=0.95)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_season_of_six_stands_side_by_side_on_a_phone(visit: Visit, server: str, lang: str) -> None:
    table = table_at(server, in_summer())
    page = visit(lang=lang, knows=[table], viewport={"width": 360, "height": 740})
    page.evaluate("seat => localStorage.setItem(seat, 0)", f"charthouse.season.{table.id}.0")
    page.goto(f"/#/table/{table.id}")
    book = page.get_by_role("table")
    for figures in (book.locator("thead th").last, book.get_by_role("button").last):
        expect(figures).to_be_in_viewport(ratio=1)
    expect(book.get_by_role("columnheader")).to_have_count(7)
    assert book.evaluate("book => book.parentElement.scrollWidth <= book.parentElement.clientWidth")


@cache
def in_summer() -> Moment:
    return moment(lambda match: match.state.public.season == 1, players=6, **LONGEST)
