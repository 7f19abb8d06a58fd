"""A finished game again: every step, every seat, the shuffle checked in the page, and another future."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from browser import hand
from browser.axe import violations
from browser.wait import until
from browser.watch import Visit, Watch
from browser.wire import Table, as_on, bot, call, finish, open_table, person
from playwright.sync_api import Page, Route, expect


@pytest.fixture(scope="module")
def four(server: str) -> Table:
    table = open_table(server, "here", person("Ana"), bot("Ines"), bot("Tomáš"), bot("Wei"))
    finish(table)
    return table


@pytest.fixture(scope="module")
def solo(server: str) -> Table:
    table = open_table(server, "solo", person("Ana"), skills=True)
    finish(table)
    return table


def faces(table: Table, seat: int) -> list[dict[str, Any]]:
    frames = call(table.address, f"/api/tables/{table.id}/replay?seat={seat}", key=table.key)["frames"]
    return [frame["game"] for frame in frames]


def segments(page: Page) -> Any:
    return page.get_by_role("group", name="Turns").get_by_role("button")


def watching(visit: Visit, table: Table, **settings: Any) -> Page:
    """The replay of a table, laid out."""
    page = visit(f"#/replay/{table.id}", knows=[table], **settings)
    expect(page.get_by_role("heading", name="Before the first card")).to_be_visible()
    return page


def here(page: Page) -> Any:
    return page.locator("[aria-current=step]")


def test_a_finished_game_steps_by_key_button_and_timeline(visit: Visit, four: Table) -> None:
    page = watching(visit, four)
    expect(here(page)).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(here(page)).to_have_accessible_name(re.compile(r"^Turn 2:"))
    page.keyboard.press("ArrowLeft")
    expect(here(page)).to_have_accessible_name(re.compile(r"^Turn 1:"))
    page.get_by_role("button", name="One turn on").click()
    expect(here(page)).to_have_accessible_name(re.compile(r"^Turn 2:"))
    page.keyboard.press("End")
    expect(page.get_by_text("The end", exact=True)).to_be_visible()
    expect(here(page)).to_have_accessible_name(re.compile(rf"^Turn {segments(page).count()}:"))
    segments(page).nth(4).click()
    expect(here(page)).to_have_accessible_name(re.compile(r"^Turn 5:"))
    page.keyboard.press("Home")
    expect(here(page)).to_have_count(0)


def test_a_step_is_told_in_the_reader_s_words(visit: Visit, four: Table) -> None:
    page = visit(f"#/replay/{four.id}", lang="ru", knows=[four])
    expect(page.locator(".turncard")).to_be_visible()
    page.keyboard.press("End")
    written = page.locator(".turncard .mono").inner_text()
    told = page.locator("[aria-live=polite]").filter(has_text=written)
    expect(told).to_have_count(1)
    expect(told).not_to_have_text(re.compile(r"\b(forest|village|farm|water|monster)\b"))


@pytest.mark.parametrize("viewport", [(1440, 900), (1024, 768)])
def test_with_six_at_the_table_the_timeline_stays_in_sight(
    visit: Visit, server: str, viewport: tuple[int, int]
) -> None:
    names = ["Zdeněk Nejneobhospodařovávatelnější z Královéhradecka", "Ines", "Wei", "Ana", "Bo"]
    table = open_table(server, "here", person("Tomáš"), *map(bot, names))
    finish(table)
    page = watching(visit, table, viewport={"width": viewport[0], "height": viewport[1]})
    page.keyboard.press("ArrowRight")
    timeline = page.get_by_role("region", name="Timeline")
    expect(timeline).to_be_in_viewport(ratio=1)
    monsters = page.get_by_role("button", name=re.compile("^Monsters"))
    monsters.scroll_into_view_if_needed()
    monsters.click()  # nothing lies over it
    expect(timeline).to_be_in_viewport(ratio=1)
    name = page.get_by_role("radio", name=re.compile("^Zdeněk"))
    assert name.evaluate("seat => seat.scrollWidth <= seat.clientWidth"), "the name stays in its place"


def test_on_a_phone_playing_on_is_in_sight_at_every_turn(visit: Visit, solo: Table) -> None:
    size = {"width": 360, "height": 740}
    page = visit(f"#/replay/{solo.id}", lang="ru", knows=[solo], viewport=size)
    on = page.locator(".turncard .btn.primary")
    expect(on).to_be_visible()
    for _ in range(page.locator("[data-at]").count() - 1):
        page.keyboard.press("ArrowRight")
        expect(on).to_be_in_viewport(ratio=1)


def test_the_game_plays_by_itself_and_stops(visit: Visit, four: Table) -> None:
    page = watching(visit, four)
    page.keyboard.press(" ")
    expect(here(page)).to_have_accessible_name(re.compile(r"^Turn ([2-9]|\d\d):"))
    page.get_by_role("button", name="Pause").click()
    at = here(page).get_attribute("aria-label")
    page.wait_for_timeout(1500)
    assert here(page).get_attribute("aria-label") == at


def test_every_seat_shows_its_own_map_with_the_stars_of_the_moment(visit: Visit, four: Table) -> None:
    page = watching(visit, four)
    page.keyboard.press("End")
    for seat, name in enumerate(("Ana", "Ines", "Tomáš", "Wei")):
        page.keyboard.press(str(seat + 1))
        expect(page.get_by_role("heading", name=f"Map of {name}", exact=True)).to_be_visible()
        expect(page.get_by_role("radio", name=name)).to_be_checked()
        last = faces(four, seat)[-1]
        worth = page.get_by_role("region", name="At this moment").get_by_role("button")
        stars = [edict["stars"] for edict in last["edicts"]] + [
            last["coins"]["stars"],
            last["monsters"]["stars"],
        ]
        expect(worth).to_contain_text([str(number).replace("-", "−") for number in stars])
        cell = page.get_by_role("grid").get_by_role("gridcell").first
        expect(cell).to_have_attribute("aria-label", re.compile("^A1, "))


def test_every_star_shows_its_spaces(visit: Visit, four: Table) -> None:
    page = watching(visit, four)
    page.keyboard.press("End")
    last = faces(four, 0)[-1]
    stars = "1 star" if last["coins"]["stars"] == 1 else f"{last['coins']['stars']} stars"
    coins = page.get_by_role("button", name=re.compile("^Coins"))
    coins.hover()
    expect(page.get_by_text(f"Coins: {stars} at this moment.")).to_be_visible()
    rung = page.locator(".veil")
    expect(rung).to_have_count(1 if last["coins"]["because"] else 0)


# --- the shuffle


def check(page: Page) -> Any:
    page.get_by_role("button", name="Check the seal").click()
    return page.get_by_role("region", name="The shuffle")


def test_the_shuffle_holds(visit: Visit, chance: str) -> None:
    table = open_table(chance, "here", person("Ana"), bot("Ines"))
    finish(table)
    panel = check(watching(visit, table, at=chance))
    expect(panel.get_by_text("Checked, it holds")).to_be_visible()
    expect(panel.get_by_text("The secret fits the seal.")).to_be_visible()


def test_whoever_checks_by_key_reads_on_at_what_was_found(visit: Visit, four: Table) -> None:
    page = watching(visit, four)
    page.get_by_role("button", name="Check the seal").press("Enter")
    panel = page.get_by_role("region", name="The shuffle")
    expect(panel.get_by_role("heading", name=re.compile("holds$|Partly"))).to_be_focused()


def changed(page: Page, path: str, change: Callable[[str], str]) -> None:
    """A server that lies: the answer to this path is changed on its way."""

    def answer(route: Route) -> None:
        honest = route.fetch()
        route.fulfill(response=honest, body=change(honest.text()))

    page.route(f"**{path}", answer)


def another_card(text: str) -> str:
    found = json.loads(text)
    drawn = next(draw for draw in found["draws"] if draw["label"] == "summer/1")
    drawn["answer"] = next(card for card in drawn["menu"] if card != drawn["answer"])
    return json.dumps(found)


def another_secret(text: str) -> str:
    return json.dumps(json.loads(text) | {"secret": "00" * 32})


def another_drawing(text: str) -> str:
    landscape = r"^  drew 1 (?:forest|village|farm|water) "
    return re.sub(landscape, "  drew 1 monster ", text, count=1, flags=re.MULTILINE)


@pytest.mark.parametrize(
    ("path", "change", "said"),
    [
        ("/draws", another_card, "summer/1 should be"),
        ("/draws", another_secret, "The secret does not fit the seal."),
        ("/record", another_drawing, "The hash chain breaks at entry"),
    ],
)
def test_a_changed_game_does_not_hold(
    visit: Visit, four: Table, path: str, change: Callable[[str], str], said: str
) -> None:
    page = visit(knows=[four])
    changed(page, path, change)
    page.goto(f"/#/replay/{four.id}")
    panel = check(page)
    expect(panel.get_by_text("Does not hold")).to_be_visible()
    expect(panel.get_by_text(said)).to_be_visible()


PARTS = ("record", "draws")


def test_a_whole_other_game_does_not_fit_the_seal_that_was_seen_before(visit: Visit, chance: str) -> None:
    """Each answer agrees with the other, but not with what this device was shown at the table."""
    played, other = (open_table(chance, "solo", person("Ana")) for _ in range(2))
    finish(played)
    finish(other)
    record, draws = (call(chance, f"/api/tables/{other.id}/{part}", key=other.key) for part in PARTS)
    page = visit(f"#/table/{played.id}", knows=[played], at=chance)
    page.get_by_role("link", name="Check the seal").wait_for()
    changed(page, "/record", lambda _: str(record))
    changed(page, "/draws", lambda _: json.dumps(draws))
    page.goto(f"/#/replay/{played.id}")
    panel = check(page)
    expect(panel.get_by_text("The secret does not fit the seal.")).to_be_visible()
    expect(panel.get_by_text("Does not hold")).to_be_visible()


def stirred(page: Page) -> None:
    """This device has added to the shuffle."""
    until(page, "Object.values(localStorage).some((kept) => kept.includes('\"taken\":true'))")


def not_stirred(text: str) -> str:
    return re.sub(r"^entropy: .*$", "entropy: []", text, flags=re.MULTILINE)


def test_every_device_adds_to_the_shuffle_and_finds_its_number_in_it(visit: Visit, chance: str) -> None:
    ana = open_table(chance, "link", person("Ana"), person(""))
    page = visit(f"#/table/{ana.id}", knows=[ana], at=chance)
    stirred(page)
    link = next(seat["link"] for seat in ana.seats if seat["seat"] == 1)
    guest = hand.sit_down(visit(f"#/join/{link}", at=chance))
    stirred(guest)
    bo = as_on(guest, ana, 1, "Bo")
    finish(ana, bo)
    for device in (page, guest):
        device.goto(f"/#/replay/{ana.id}")
        panel = check(device)
        expect(panel.get_by_text("Checked, it holds")).to_be_visible()
        expect(panel.get_by_text("The number of this device is in the shuffle.")).to_be_visible()
    guest.goto("/#/")
    changed(guest, "/record", not_stirred)
    guest.goto(f"/#/replay/{ana.id}")
    expect(check(guest).get_by_text("The number of this device is missing")).to_be_visible()


# --- records from anywhere


@pytest.mark.parametrize("table", ["four", "solo"])
def test_a_record_can_be_pasted(visit: Visit, table: str, request: pytest.FixtureRequest) -> None:
    played: Table = request.getfixturevalue(table)
    text = call(played.address, f"/api/tables/{played.id}/record", key=played.key)
    page = visit("#/replay")
    page.get_by_label("Or paste the record").fill(text)
    page.get_by_role("button", name="Show the game").press("Enter")
    expect(page.get_by_role("heading", name="Before the first card")).to_be_visible()
    expect(page.get_by_role("main")).to_be_focused()
    page.keyboard.press("End")
    expect(page.get_by_text("The end", exact=True)).to_be_visible()


def test_a_broken_record_is_refused_in_words(visit: Visit, watch: Watch) -> None:
    watch.expected = ["status of 400"]
    page = visit("#/replay")
    page.get_by_label("Or paste the record").fill("hello")
    page.get_by_role("button", name="Show the game").click()
    expect(page.get_by_role("alert")).to_contain_text("This is not a record")
    expect(page.get_by_label("Or paste the record")).to_have_value("hello")


def test_a_record_stays_in_its_box_until_there_is_a_server(visit: Visit, four: Table, watch: Watch) -> None:
    watch.expected = ["net::ERR_"]
    text = call(four.address, f"/api/tables/{four.id}/record", key=four.key)
    page = visit("#/replay")
    page.route("**/api/replay**", lambda route: route.abort())
    box, show = page.get_by_label("Or paste the record"), page.get_by_role("button", name="Show the game")
    box.fill(text)
    show.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("can't be reached")
    expect(box).to_have_value(text)
    expect(show).to_be_focused()
    page.unroute("**/api/replay**")
    show.press("Enter")
    expect(page.get_by_role("heading", name="Before the first card")).to_be_visible()


# --- another future


@pytest.mark.parametrize("cards", ["As they came", "Shuffled anew"])
def test_the_game_can_be_played_on_from_any_turn(visit: Visit, four: Table, cards: str) -> None:
    page = watching(visit, four)
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    sheets = {}
    for seat, name in ((1, "Ana"), (3, "Tomáš"), (4, "Wei"), (2, "Ines")):
        page.keyboard.press(str(seat))
        expect(page.get_by_role("heading", name=f"Map of {name}", exact=True)).to_be_visible()
        sheets[name] = hand.terrain(page)
    page.keyboard.press("p")
    page.get_by_role("radio", name=cards).click()
    page.get_by_role("button", name="Play the seat of Ines from turn 7").click()
    page.wait_for_url(re.compile(r"#/table/(?!" + four.id + ")"))
    expect(page.get_by_role("region", name="Explore card")).to_be_visible()
    label = page.get_by_role("grid").first.get_attribute("aria-label") or ""
    owner = "Ines" if label == "Your map" else label.removeprefix("Map of ")
    assert hand.terrain(page) == sheets[owner]


def test_whoever_plays_on_by_key_is_at_the_choice_and_back_at_the_button(visit: Visit, solo: Table) -> None:
    page = watching(visit, solo)
    play_on = page.get_by_role("button", name="Play on from here")
    play_on.press("Enter")
    cards = page.get_by_role("radio", name="As they came")
    expect(cards).to_be_focused()
    page.keyboard.press("p")
    expect(play_on).to_be_focused()
    page.keyboard.press("p")
    expect(cards).to_be_focused()
    page.get_by_role("button", name="Play on from turn").press("ArrowRight")
    expect(play_on).to_be_focused()


def test_a_game_played_on_is_called_what_it_is(visit: Visit, solo: Table) -> None:
    page = watching(visit, solo)
    page.keyboard.press("p")
    page.get_by_role("button", name="Play on from turn 1").click()
    expect(page.get_by_role("region", name="Explore card")).to_be_visible()
    page.goto("/#/games")
    expect(page.get_by_text("Solo, Wilderness").first).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [(1440, 900), (360, 740)])
def test_the_replay_is_accessible(visit: Visit, four: Table, theme: str, viewport: tuple[int, int]) -> None:
    size = {"width": viewport[0], "height": viewport[1]}
    page = watching(visit, four, color_scheme=theme, viewport=size)
    page.keyboard.press("End")
    check(page)
    expect(page.get_by_text("Checked, it holds")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == viewport[0]
