"""Deleting from the page: one's own name, a finished table, and what others then read."""

import re

from attic import told
from browser.watch import Visit, Watch
from browser.wire import Table, act, bot, finish, look, open_table, person
from patron import House
from playwright.sync_api import Page, expect


def menu(page: Page) -> None:
    page.get_by_role("button", name="Table menu").click()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_a_player_deletes_their_name_at_the_table(visit: Visit, pair: tuple[Table, Table]) -> None:
    ana, bo = pair
    act(ana)
    page, other = visit(f"#/table/{bo.id}", knows=[bo]), visit(f"#/table/{ana.id}", knows=[ana])
    expect(other.get_by_text("Bo").first).to_be_visible()
    menu(page)
    press(page, "Delete my name")
    press(page, "Keep it")
    expect(page.get_by_role("button", name="Delete my name")).to_be_focused()
    press(page, "Delete my name")
    expect(
        page.get_by_role("alert").get_by_text("Delete the name Bo at this table, for everybody?")
    ).to_be_visible()
    press(page, "Yes, delete the name")
    expect(page.get_by_text("The name Bo is deleted at this table.")).to_be_visible()
    expect(page.get_by_role("button", name="Delete my name")).to_have_count(0)
    expect(other.get_by_text("#2").first).to_be_visible()
    expect(other.get_by_text("Bo", exact=True)).to_have_count(0)


def test_a_host_deletes_a_finished_table_from_my_games(
    visit: Visit, watch: Watch, pair: tuple[Table, Table]
) -> None:
    watch.expected = ["status of 410"]
    ana, bo = pair
    finish(ana, bo)
    page, other = visit("#/games", knows=[ana]), visit(f"#/table/{bo.id}", knows=[bo])
    page.get_by_role("button", name=re.compile("^Forget")).click()
    press(page, "Delete this table")
    press(page, "Yes, delete it for everybody")
    expect(page.get_by_text("No games yet")).to_be_visible()
    expect(other.get_by_text("This table was deleted by its host on")).to_be_visible()
    other.goto("/#/games")
    expect(other.get_by_text("This table was deleted by its host on")).to_be_visible()


def test_a_closed_game_says_so_and_can_be_looked_at(own_house: House, visit: Visit) -> None:
    table = open_table(own_house.address, "here", person("Ana"), bot("Ines"))
    act(table)
    page = visit(f"#/table/{table.id}", knows=[table], at=own_house.address)
    assert told("tables", "close", table.id, "--data", str(own_house.data)).code == 0
    expect(page.get_by_text("Whoever runs this house has closed this game.")).to_be_visible()
    assert look(table)["table"]["phase"] == "over"
    page.goto(f"{own_house.address}/#/replay/{table.id}")
    expect(page.get_by_role("heading").first).to_be_visible()
