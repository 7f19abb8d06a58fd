"""After the last card: what the final sheet offers, what this device counts, and the maps of other days."""

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

from browser import hand
from browser.watch import Visit
from browser.wire import Table, bot, call, finish, look, open_table, person
from playwright.sync_api import Page, expect
from shell import run
from table import EDICTS


def ended(visit: Visit, table: Table) -> Page:
    finish(table)
    page = visit(f"#/table/{table.id}", knows=[table])
    expect(hand.ending(page).first).to_be_visible()
    return page


def first_card(page: Page) -> str:
    return page.get_by_role("region", name="Explore card").get_by_role("heading").inner_text()


# --- the final sheet


def test_the_record_is_saved_and_verifies(visit: Visit, server: str, tmp_path: Path) -> None:
    table = open_table(server, "here", person("Ana"), bot("Ines"))
    page = ended(visit, table)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.read_text(encoding="utf-8") == call(server, f"/api/tables/{table.id}/record", key=table.key)
    assert run("verify", str(file), "--json").json()["ok"]


def test_the_result_of_several_is_a_text_to_share(visit: Visit, server: str) -> None:
    table = open_table(server, "here", person("Ana"), bot("Ines"), bot("Wei"))
    finish(table)
    page = visit(f"#/table/{table.id}", knows=[table], permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the result").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    lines = page.evaluate("navigator.clipboard.readText()").splitlines()
    standings = sorted(look(table)["game"]["outcome"]["standings"], key=lambda one: one["rank"])
    names = "Ana", "Ines", "Wei"
    assert lines[1:-1] == [f"{one['rank']}. {names[one['seat']]}: {one['score']} stars" for one in standings]


def test_the_same_cards_come_again_alone(visit: Visit, server: str) -> None:
    table = open_table(server, "solo", person("Ana"))
    dealt = [(edict["letter"], edict["card"]) for edict in look(table)["game"]["edicts"]]
    card = look(table)["game"]["card"]
    page = ended(visit, table)
    page.get_by_role("button", name="Same cards again").click()
    page.wait_for_url(re.compile(f"#/table/(?!{table.id})"))
    expect(hand.ink(page)).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage['charthouse.games'])[0]")
    again = look(Table(server, kept["table"], kept["key"], [], ""))["game"]
    assert [(edict["letter"], edict["card"]) for edict in again["edicts"]] == dealt
    assert again["card"] == card


def test_a_rematch_seats_the_same_people_at_the_same_wishes(visit: Visit, server: str) -> None:
    skills, edicts = ["search", "diplomacy", "negotiate"], list(EDICTS)
    table = open_table(server, "here", person("Ana"), bot("Ines"), side="B", skills=skills, edicts=edicts)
    page = ended(visit, table)
    page.get_by_role("button", name="Another year together").click()
    page.wait_for_url(re.compile(f"#/table/(?!{table.id})"))
    expect(page.get_by_role("heading", name="Wastelands")).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage['charthouse.games'])[0]")
    again = look(Table(server, kept["table"], kept["key"], [], ""))
    assert [(seat["name"], seat["kind"]) for seat in again["table"]["seats"]] == [
        ("Ana", "person"),
        ("Ines", "bot"),
    ]
    assert {skill["id"] for skill in again["game"]["skills"]} == set(skills)
    assert [edict["card"] for edict in again["game"]["edicts"]] == edicts


def test_after_a_game_by_link_everybody_follows_to_the_rematch(
    visit: Visit, pair: tuple[Table, Table]
) -> None:
    ana, bo = pair
    finish(ana, bo)
    host, guest = (visit(f"#/table/{ana.id}", knows=[one]) for one in pair)
    onlooker = visit(f"#/watch/{ana.watch}")
    for page in (host, guest, onlooker):
        expect(hand.ending(page).first).to_be_visible()
    host.get_by_role("button", name="Another year together").click()
    expect(host.get_by_role("heading", level=1)).to_be_visible()
    expect(host.get_by_text("Everyone at the last table is asked to follow.")).to_be_visible()
    guest.get_by_role("button", name="Take my seat").click()
    guest.wait_for_url(re.compile(f"#/table/(?!{ana.id})"))
    guest.get_by_role("button", name="Take this seat").click()
    onlooker.get_by_role("button", name="Watch it").click()
    for page in (host, guest):
        expect(hand.ink(page)).to_be_visible()
    hand.draw(guest)
    expect(onlooker.get_by_role("heading", name="Wilderness").first).to_be_visible()
    assert onlooker.url.partition("#")[2] == host.url.partition("#")[2]
    host.go_back()
    expect(host.get_by_role("button", name="Take my seat")).to_be_visible()
    expect(host.get_by_role("button", name="Another year together")).to_have_count(0)
    guest.go_back()
    guest.get_by_role("button", name="Take my seat").click()
    expect(hand.waiting(guest)).to_be_visible()


def test_another_year_alone_keeps_what_a_full_map_scores(visit: Visit, server: str) -> None:
    table = open_table(server, "solo", person("Ana"), full_map="scores_current")
    page = ended(visit, table)
    page.get_by_role("button", name="Another year").click()
    page.wait_for_url(re.compile(f"#/table/(?!{table.id})"))
    expect(hand.ink(page)).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage['charthouse.games'])[0]")
    again = look(Table(server, kept["table"], kept["key"], [], ""))
    assert again["table"]["options"]["full_map"] == "scores_current"


def test_the_sheet_of_several_leads_to_the_seal(visit: Visit, server: str) -> None:
    table = open_table(server, "here", person("Ana"), bot("Ines"))
    page = ended(visit, table)
    page.get_by_role("link", name="Check the seal").click()
    expect(page.get_by_role("button", name="Check the seal")).to_be_visible()


# --- statistics


def test_ratings_titles_and_edicts_are_counted_on_this_device(visit: Visit, server: str) -> None:
    table = open_table(server, "solo", person("Ana"))
    page = ended(visit, table)
    face = look(table)["game"]
    rating = str(face["outcome"]["rating"]).replace("-", "−")
    title = page.get_by_role("heading", level=1).inner_text()
    page.goto("/#/stats")
    figures = page.get_by_role("definition")
    expect(page.get_by_text("Best rating")).to_be_visible()
    expect(figures.filter(has_text=re.compile(f"^{rating}$"))).not_to_have_count(0)
    expect(page.get_by_role("listitem").filter(has_text=title).first).to_contain_text(re.compile("once|1"))
    counted = page.get_by_role("table", name=re.compile("^Edicts"))
    rows = counted.get_by_role("row").filter(has_not_text="Not met yet")
    expect(rows).to_have_count(1 + 4)  # their heads, and the four of this game


def test_a_game_in_company_has_no_solo_rating(visit: Visit, server: str) -> None:
    page = ended(visit, open_table(server, "here", person("Ana"), bot("Ines")))
    page.goto("/#/stats")
    expect(page.get_by_role("term").filter(has_text="Won")).to_be_visible()
    expect(page.get_by_text("Best rating")).to_have_count(0)
    expect(page.get_by_role("heading", name="Solo ratings")).to_have_count(0)


def test_a_game_whose_cards_were_known_is_not_counted(visit: Visit, server: str) -> None:
    first = open_table(server, "solo", person("Ana"))
    finish(first)
    wish = {"at": 0, "seat": 0, "cards": "same"}
    again = call(server, f"/api/tables/{first.id}/branch", wish, first.key)
    page = ended(visit, Table(server, again["table"], again["key"], again["seats"], again["watch"]))
    page.goto("/#/stats")
    expect(page.get_by_text("Nothing to count yet")).to_be_visible()


# --- other days


def test_the_map_of_a_past_day_is_played_and_told_from_todays(visit: Visit) -> None:
    page = visit("#/games")
    days = page.get_by_role("listitem").filter(has=page.get_by_role("button", name=re.compile("^Play")))
    expect(days.first).to_be_visible()
    days.nth(2).get_by_role("button", name=re.compile("^Play")).click()
    page.wait_for_url(re.compile("#/table/"))
    expect(hand.ink(page)).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage['charthouse.games'])[0]")
    today = datetime.now(UTC).date()
    assert kept["daily"] in {str(today - timedelta(days=ago)) for ago in (2, 3)}  # midnight may pass
    hand.draw(page)
    page.goto("/#/games")
    expect(page.get_by_text("Begun, not finished")).to_be_visible()
