"""The store is away: the page says so in one line and waits, and what was inked is taken when it is back."""

import contextlib
import re
import sqlite3

from browser import hand
from browser.watch import Visit
from browser.wire import look, open_table, person
from patron import House
from playwright.sync_api import WebSocket, expect

LONG = 30_000
"""Milliseconds after which a page that nobody tells why would have given up its line."""


def test_what_is_inked_while_the_server_waits_is_taken_when_it_is_back(
    own_house: House, visit: Visit
) -> None:
    table = open_table(own_house.address, "solo", person("Ana"))
    page = visit(f"#/table/{table.id}", knows=[table], at=own_house.address)
    page.clock.install()
    page.reload()
    hand.place(page)
    lines: list[WebSocket] = []
    page.on("websocket", lambda line: lines.append(line))
    banner = page.get_by_role("status").filter(has_text="The server is catching up.")
    with contextlib.closing(sqlite3.connect(own_house.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        hand.ink(page).click()
        expect(banner).to_be_visible()
        expect(page.get_by_text("Catching up", exact=True)).to_be_visible()
        page.clock.fast_forward(LONG)
        expect(banner).to_be_visible()
        assert look(table)["seq"] == 1
        other.execute("ROLLBACK")
    expect(page.get_by_role("button", name=re.compile("^Ana draws "))).to_be_visible()
    expect(banner).to_have_count(0)
    expect(page.get_by_text("Online", exact=True)).to_be_visible()
    assert [row.kind for row in own_house.rows(table.id)].count("moved") == 1
    assert lines == [], "a page that was told to wait keeps its line"
