"""What cannot be shown is told in words: a table whose log is damaged, a link that lost its end."""

import re

import pytest
from browser.watch import Visit, Watch
from browser.wire import open_table, person
from patron import House
from playwright.sync_api import expect


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", r"^The log of table \S+ is damaged at row 1"), ("ru", r"^Журнал стола \S+ повреждён в строке 1")],
)
def test_a_damaged_table_says_so(own_house: House, visit: Visit, watch: Watch, lang: str, said: str) -> None:
    watch.expected = ["WebSocket"]
    table = open_table(own_house.address, "solo", person("Ana"))
    own_house.stop()
    own_house.query("UPDATE log SET body = '{' WHERE seq = 1")
    own_house.open()
    page = visit(f"#/table/{table.id}", knows=[table], at=own_house.address, lang=lang)
    expect(page.get_by_role("heading", name=re.compile(said))).to_be_visible()


def test_a_link_that_lost_its_end_is_no_empty_page(visit: Visit, watch: Watch) -> None:
    watch.expected = ["status of 403"]
    page = visit("#/join/%E0%A4%A")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("This link does not open a seat.")).to_be_visible()
    expect(page.get_by_label("Recovery code")).to_be_visible()
