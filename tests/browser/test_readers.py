"""Two readers of one table, each in a language of their own, and a draft that outlives a reload."""

import re

from browser import hand
from browser.watch import Visit, Watch
from browser.wire import join, look, open_table, person
from patron import House
from playwright.sync_api import Page, expect


def test_the_log_and_the_refusals_are_in_the_readers_language(visit: Visit, server: str) -> None:
    ana = open_table(server, "link", person("Ana"), person("Bo"))
    bo = join(ana, 1, "Bo")
    english = visit(f"#/table/{ana.id}", knows=[ana])
    russian = visit(f"#/table/{bo.id}", knows=[bo], lang="ru")
    hand.draw(english)
    expect(russian.get_by_role("button", name=re.compile("^Обвести"))).to_be_visible()
    typed = russian.get_by_text("Ввести рисунок текстом").or_(russian.locator("details summary")).last
    typed.click()
    field = russian.locator("details input, details textarea").last
    field.fill("forest A1 K11")
    field.press("Enter")
    said = russian.locator(".say.bad, .note.bad").first
    expect(said).to_have_text(re.compile("[а-я]{3}"))
    spot = hand_spot(russian)
    russian.mouse.click(*spot)
    russian.keyboard.press("c")
    expect(
        english.get_by_role("region", name="Field notes").get_by_text(re.compile("^Bo draws"))
    ).to_be_visible()
    notes = russian.get_by_role("region", name="Полевые заметки").or_(russian.locator("section.log")).last
    expect(notes).to_contain_text(re.compile("Bo .*[а-я]{3}"))
    expect(notes).not_to_contain_text("draws")


def hand_spot(page: Page) -> tuple[float, float]:
    cells = page.get_by_role("grid").first.locator("[aria-label*='набросок'], [aria-label*='наброс']")
    expect(cells.first).to_be_attached()
    boxes = cells.evaluate_all("cells => cells.map((cell) => cell.getBoundingClientRect().toJSON())")
    left, right = min(box["left"] for box in boxes), max(box["right"] for box in boxes)
    top, bottom = min(box["top"] for box in boxes), max(box["bottom"] for box in boxes)
    return (left + right) / 2, (top + bottom) / 2


def test_a_draft_turned_and_put_down_is_there_after_a_reload(visit: Visit, server: str) -> None:
    table = open_table(server, "solo", person("Ana"))
    page = visit(f"#/table/{table.id}", knows=[table])
    hand.hinted(page)
    hinted = hand.drafted(page)
    page.keyboard.press("r")
    hand.put_down(page)
    down = hand.drafted(page)
    assert down != hinted
    page.reload()
    expect(hand.ink(page)).to_have_attribute("aria-disabled", "false")
    assert hand.drafted(page) == down


def test_what_was_inked_without_a_server_is_sent_after_a_reload(
    own_house: House, visit: Visit, watch: Watch
) -> None:
    """The server is gone, the page is closed and opened again, and only then the server comes back."""
    watch.expected = ["WebSocket connection", "net::ERR_", "when fetching the script", "Failed to fetch"]
    table = open_table(own_house.address, "solo", person("Ana"))
    port = own_house.address.rpartition(":")[2]
    page = visit(f"#/table/{table.id}", knows=[table], at=own_house.address)
    hand.place(page)
    hand.kept(page)
    own_house.stop()
    hand.ink(page).click()
    expect(page.get_by_text("1 drawing waiting")).to_be_visible()
    page.reload()
    expect(page.get_by_text("1 drawing waiting")).to_be_visible()
    own_house.words = (*own_house.words, "--port", port)
    own_house.open()
    expect(page.get_by_text("Online", exact=True)).to_be_visible()
    expect(page.get_by_text("1 drawing waiting")).to_have_count(0)
    assert look(table)["seq"] == 2


def test_edicts_have_russian_letters_for_a_russian_reader(visit: Visit, server: str) -> None:
    """Rows of the map stay Latin, as they are in the notation."""
    table = open_table(server, "solo", person("Ana"))
    page = visit(f"#/table/{table.id}", knows=[table], lang="ru")
    seals = page.locator(".edict .seal")
    expect(seals).to_have_count(4)
    assert sorted(seals.all_text_contents()) == ["А", "Б", "В", "Г"]
    expect(page.get_by_role("region", name="Полевые заметки")).not_to_contain_text(re.compile("Указ [A-D]"))
