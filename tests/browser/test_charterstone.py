"""Journeys through Charterstone in the real page: everything is found by roles and labels."""

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from browser import hand
from browser.axe import violations
from browser.villager import (
    answers,
    begin,
    building,
    busy,
    ending,
    opened,
    place,
    played,
    step,
    undo,
    use,
    village,
    wave_crates_by,
)
from browser.watch import Visit
from browser.wire import Table, call, connected, look
from playwright.sync_api import Locator, Page, expect

import charthouse
from charthouse.core.text import LANGUAGES

LOCALE = Path(charthouse.__file__).parent / "locale"


def sealed() -> dict[str, str]:
    """What must not be known before a crate is opened: ids, names and sentences, and where they stand."""
    found: dict[str, str] = {}
    for file in sorted(LOCALE.glob("*/charterstone-sealed.ftl")):
        open_texts = "".join(
            other.read_text(encoding="utf-8") for other in LOCALE.glob("*/*.ftl") if other != file
        )
        for kind, id, name, about in MESSAGE.findall(file.read_text(encoding="utf-8")):
            found[f"stone-{kind}-{id}"] = f"{file.parent.name}: id"
            found[about.strip()] = f"{file.parent.name}: what {id} says"
            if kind == "building":
                found[id] = f"{file.parent.name}: id"
            if kind != "rule" and f"= {name.strip()}\n" not in open_texts and len(name.strip()) > 5:
                found[name.strip()] = f"{file.parent.name}: the name of {id}"
    return found


MESSAGE = re.compile(r"^stone-(building|persona|rule)-([\w-]+) = (.+)\n    \.about = (.+)$", re.MULTILINE)


def leaks(text: str, what: dict[str, str]) -> dict[str, str]:
    """What of it is in the text, as it is or as JSON writes it."""
    return {word: where for word, where in what.items() if word in text or json.dumps(word)[1:-1] in text}


# --- whole games


def test_a_full_game_against_bots(visit: Visit) -> None:
    page = visit("#/charterstone/create")
    wave_crates_by(page)
    expect(page.get_by_role("heading", name="Charters")).to_be_visible()
    begin(page)
    steps = 0
    while step(page, steps):
        steps += 1
        assert steps < 400, "the game does not end"
    expect(page.get_by_role("columnheader", name="Glory")).to_be_visible()
    page.get_by_role("button", name="Look at the village").click()
    expect(village(page)).to_be_visible()
    page.get_by_role("button", name="Back to the result").click()
    page.get_by_role("link", name="See the game again").click()
    expect(village(page)).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text(re.compile(r"\(1 of \d+\)"))).to_be_visible()


def test_two_meet_at_a_linked_table(visit: Visit) -> None:
    host = visit("#/charterstone/create/link")
    host.get_by_label("Your name").fill("Ana")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url(re.compile("#/table/"))
    links = json.loads(
        host.evaluate("Object.entries(sessionStorage).find(([key]) => key.includes('links'))[1]")
    )
    guest = hand.sit_down(visit(f"#/join/{links['seats'][1]['link']}"))
    guest.get_by_label("Your name at the table").fill("Bo")
    guest.get_by_role("button", name="Take this seat").click()
    for page in (host, guest):
        expect(village(page)).to_be_visible()
    first, second = (host, guest) if place(host).is_visible() else (guest, host)
    use(first, "Grain Field")
    expect(building(second, "Grain Field")).to_have_accessible_name(re.compile("A worker of (Ana|Bo)"))
    undo(first).click()
    expect(building(second, "Grain Field")).not_to_have_accessible_name(re.compile("A worker of"))
    use(first, "Coal Pit")
    use(second, "Coal Pit")
    expect(undo(first)).to_have_count(0)
    use(first, "Woodlot")
    expect(building(second, "Woodlot")).to_have_accessible_name(re.compile("A worker of"))


def test_three_around_one_screen(visit: Visit, server: str) -> None:
    table = opened(server, "here", "Ana", "Bo", "Cy")
    page = visit(f"#/table/{table.id}", knows=[table])
    turns = []
    for name in ("Grain Field", "Coal Pit", "Woodlot", "Clay Bank"):
        expect(place(page)).to_be_visible()
        turns.append(page.get_by_role("region", name="Supply").locator("b").first.inner_text())
        use(page, name)
        expect(building(page, name)).to_have_accessible_name(re.compile(f"A worker of {turns[-1]}"))
    assert sorted(turns[:3]) == ["Ana", "Bo", "Cy"]
    assert turns[3] == turns[0]


# --- the end of a game and its replay


@pytest.fixture(scope="module")
def ended(server: str) -> Table:
    """A game of two that somebody has won."""
    table = opened(server, "here", "Ana", "Bo")
    assert played(table, 600)["outcome"]
    return table


def figures(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile(r"Where from\?$"))


def counted(page: Page) -> list[int]:
    """The numbers that are told about the figure that was asked about."""
    return [int(one) for one in page.locator(".told li b").all_inner_texts()]


def test_the_same_people_play_it_again_at_the_same_wishes(visit: Visit, ended: Table, server: str) -> None:
    page = visit(f"#/table/{ended.id}", knows=[ended])
    page.get_by_role("button", name="Play it again").click()
    page.wait_for_url(re.compile(f"#/table/(?!{ended.id})"))
    kept = page.evaluate("JSON.parse(localStorage['charthouse.games'])[0]")
    opened_anew = Table(server, kept["table"], kept["key"], [], "")
    once, again = (look(table)["table"] for table in (ended, opened_anew))
    for wish in ("game", "mode", "help", "ready_ticks", "waiting"):
        assert again[wish] == once[wish]
    for wish in ("kind", "name", "title", "crest"):
        assert [seat[wish] for seat in again["seats"]] == [seat[wish] for seat in once["seats"]]


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)], ids=["desk", "phone"])
def test_every_figure_at_the_end_says_where_it_came_from(
    visit: Visit, ended: Table, size: tuple[int, int]
) -> None:
    page = visit(f"#/table/{ended.id}", knows=[ended], viewport={"width": size[0], "height": size[1]})
    expect(ending(page)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    outcome = look(ended)["game"]["outcome"]
    asked = {}
    for figure in figures(page).all():
        figure.click()
        about = re.match(r"(\w+), (.+): (\d+)\. Where from", figure.get_attribute("aria-label") or "")
        assert about
        name, part, number = about[1], about[2], int(about[3])
        expect(page.get_by_role("status").get_by_text(f"{name}, {part}", exact=True)).to_be_visible()
        asked[name, part] = number
        if part not in ("Reputation", "Glory"):
            assert sum(counted(page)) == number, (name, part)
        elif part == "Glory":
            assert counted(page) == [number]
        else:
            assert number in counted(page)
    for seat, name in enumerate(("Ana", "Bo")):
        standing = next(one for one in outcome["standings"] if one["seat"] == seat)
        assert asked[name, "Sum"] == standing["score"] == sum(standing["because"].values())
    # a press keeps it, pointing shows another one for the moment
    if size[0] == 1440:
        figures(page).first.click()
        held = page.locator(".told p").inner_text()
        figures(page).last.hover()
        expect(page.locator(".told p")).not_to_have_text(held)
        page.mouse.move(5, 5)
        expect(page.locator(".told p")).to_have_text(held)


def test_a_rule_that_was_changed_is_shown_before_and_now(visit: Visit, ended: Table) -> None:
    page = visit(f"#/table/{ended.id}", knows=[ended])
    page.get_by_role("button", name="Rule 26: End of the game").click()
    rule = (
        page.get_by_role("dialog")
        .get_by_role("listitem")
        .filter(has=page.get_by_role("heading", name=re.compile("^End of the game")))
    )
    expect(rule.get_by_role("term")).to_have_text(["Before", "Now"])
    words = rule.get_by_role("definition").all_inner_texts()
    assert len(set(words)) == 2
    assert "Earn glory" in words[1]
    assert "Earn glory" not in words[0]
    unchanged = (
        page.get_by_role("dialog")
        .get_by_role("listitem")
        .filter(has=page.get_by_role("heading", name="Your turn"))
    )
    expect(unchanged.get_by_role("definition")).to_have_count(0)


def test_a_replay_tells_every_step_and_can_be_played_on(visit: Visit, ended: Table) -> None:
    page = visit(f"#/replay/{ended.id}", knows=[ended])
    happened = page.get_by_role("region", name="What happened")
    expect(happened.get_by_role("heading", name="Before the first turn")).to_be_visible()
    page.get_by_role("button", name="One step on").click()  # `played` begins by opening a crate
    heading = happened.get_by_role("heading", name=re.compile("^Turn 1: "))
    first = heading.inner_text().removeprefix("Turn 1: ")
    expect(happened).to_contain_text(f"{first} opens crate")
    got = happened.get_by_role("list", name=f"Supply of {first}")
    for words in ("+5 points", "−4 coins", "−2 influence"):
        expect(got).to_contain_text(words)
    page.keyboard.press("End")
    expect(figures(page).first).to_be_visible()
    figures(page).first.click()
    assert counted(page)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    other = "Bo" if first == "Ana" else "Ana"
    page.get_by_role("group", name="Players").get_by_role("button", name=other).click()
    page.get_by_role("button", name=f"Play the seat of {other} from turn 2").click()
    page.wait_for_url(re.compile(f"#/table/(?!{ended.id})"))
    expect(building(page, "Charterstone")).to_have_accessible_name(re.compile(f"A worker of {first}"))
    expect(page.get_by_role("button", name=re.compile(f"^{first}, 5 points"))).to_be_visible()
    use(page, "Grain Field")
    expect(building(page, "Grain Field")).to_have_accessible_name(re.compile(f"A worker of {other}"))


# --- one turn in detail


def test_a_choice_is_made_on_the_board_and_taken_back(visit: Visit, server: str) -> None:
    table = opened(server, "here", "Ana", "Bo")
    page = visit(f"#/table/{table.id}", knows=[table])
    use(page, "Cloud Port")
    cells = page.get_by_role("region", name="Quota").get_by_role("button")
    expect(cells.first).to_be_visible()
    assert cells.count() == answers(page).count() - answers(page).filter(has_text="Leave it").count()
    page.keyboard.press("u")
    expect(cells).to_have_count(0)
    expect(place(page)).to_be_visible()
    building(page, "Zeppelin").click()
    expect(page.get_by_text("Why can’t I?")).to_be_visible()
    words = page.get_by_role("region", name="What it says")
    expect(words.get_by_text("You have no building card to construct.")).to_be_visible()


def test_what_crates_hold_is_nowhere_before(visit: Visit, server: str, built_page: Path) -> None:
    """Not in files of the page, words and prints of the server, what a device keeps, or any message."""
    secret = sealed()
    assert len(secret) > 150
    files = [file for file in built_page.rglob("*") if file.suffix in (".js", ".css", ".html", ".svg")]
    assert any("cs-b-market" in file.read_text(encoding="utf-8") for file in files)
    texts = {str(file): file.read_text(encoding="utf-8") for file in files}
    for lang in LANGUAGES:
        texts[lang] = call(server, f"/locale/{lang}.ftl")
    texts["content"] = json.dumps(call(server, "/api/content?game=charterstone"))
    table = opened(server, "here", "Ana", "Bo")
    page = visit("", knows=[table])
    heard: list[str] = []

    def listen(frame: str | bytes) -> None:
        heard.append(frame if isinstance(frame, str) else frame.decode())

    page.on("websocket", lambda socket: socket.on("framereceived", listen))
    page.on("response", lambda answer: heard.append(answer.url))
    page.goto(f"/#/table/{table.id}")
    expect(place(page)).to_be_visible()
    hand.kept(page)
    texts["device"] = page.evaluate(KEPT)
    assert "page-stone-chronicle" in texts["device"], "the device keeps the words of the page"
    texts["socket"] = "\n".join(heard)
    assert "charterstone" in texts["socket"], "the socket was heard"
    texts["dom"] = page.content()
    assert {name: leaks(text, secret) for name, text in texts.items() if leaks(text, secret)} == {}

    use(page, "Charterstone")
    expect(page.get_by_role("dialog", name=re.compile("opens crate"))).to_be_visible()
    out = set(look(table)["game"]["unsealed"])
    told = leaks("\n".join(heard), secret)
    assert {word for word in told if word.startswith("stone-")} == out, (
        "the same net catches what has come out"
    )
    assert leaks(page.evaluate(KEPT), secret).keys() <= told.keys(), (
        "the device keeps no more than it was told"
    )


KEPT = """async () => {
  const found = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      if (!/\\.woff2/.test(request.url)) found.push(request.url, await answer.text());
    }
  }
  return found.join("\\n");
}"""
"""Everything that the page and its worker keep on the device."""


def test_a_crate_is_opened_for_all_to_see(visit: Visit, server: str) -> None:
    table = opened(server, "here", "Ana", "Bo")
    page = visit(f"#/table/{table.id}", knows=[table])
    use(page, "Charterstone")  # the one crate there is needs no question
    dialog = page.get_by_role("dialog", name=re.compile("opens crate"))
    expect(dialog.get_by_role("heading", level=2)).to_have_count(5)
    expect(dialog.get_by_text("stone-building-")).to_have_count(0)
    expect(dialog.get_by_role("list", name=re.compile("^For"))).to_contain_text("5 points")
    page.get_by_role("button", name="Carry on").click()
    page.get_by_role("button", name="The Chronicle").click()
    expect(page.get_by_role("heading", name="Personas")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    # in the middle of the game another language is chosen: what came out is told in it too
    page.get_by_label("Language").select_option("cs")
    expect(page.get_by_role("heading", level=1, name="Jsi na tahu")).to_be_visible()
    page.get_by_role("button", name="Kronika").click()
    expect(page.get_by_role("heading", name="Osobnosti")).to_be_visible()


def test_every_building_leads_to_its_rule(visit: Visit, server: str) -> None:
    table = opened(server, "here", "Ana", "Bo")
    page = visit(f"#/table/{table.id}", knows=[table])
    building(page, "Cloud Port").click()
    page.get_by_role("button", name="Rule 22: Quota").click()
    asked = page.get_by_role("dialog", name="The Chronicle").locator("[aria-current]")
    expect(asked).to_contain_text("Choose a free cell")
    expect(asked).to_be_in_viewport()


def test_what_the_others_did_since_my_turn(visit: Visit, server: str) -> None:
    table = opened(server, "solo", "Ana", bots=2)
    page = visit(f"#/table/{table.id}", knows=[table])
    wave_crates_by(page)
    page.get_by_role("button", name="Play without hints").click()
    use(page, "Grain Field")
    expect(place(page)).to_be_visible()
    since = page.get_by_role("group").filter(has_text="Since your turn")
    expect(since).to_be_visible()
    expect(since.get_by_role("listitem").first).to_contain_text("Bot")
    expect(page.get_by_role("dialog")).to_have_count(0)  # a crate that was shown meanwhile is put away
    building(page, "Market").hover()
    expect(since.get_by_role("listitem").first).to_be_hidden()


def go_to(page: Page, name: str) -> None:
    """With keys alone: into the chart, and from building to building until this one."""
    page.keyboard.press("Escape")
    for _ in range(60):
        if page.evaluate("document.activeElement.classList.contains('tile')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Home")
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp"):
        if page.evaluate("document.activeElement.textContent").strip().startswith(f"{name}."):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the arrows do not reach {name}")


def test_the_keyboard_alone(visit: Visit, server: str) -> None:
    """A worker is placed and taken back, a crate opened, a building built; no pointer touches the page."""
    table = opened(server, "here", "Ana", "Bo")
    first = look(table)["game"]["seat"]
    page = visit(f"#/table/{table.id}", knows=[table])
    expect(place(page)).to_be_visible()
    go_to(page, "Market" if building(page, "Market").get_attribute("aria-current") else "Grandstand")
    page.keyboard.press("ArrowUp")
    name = str(page.evaluate("document.activeElement.textContent")).strip().split(".")[0]
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(building(page, name)).to_have_accessible_name(re.compile("A worker of"))
    page.keyboard.press("u")
    expect(building(page, name)).not_to_have_accessible_name(re.compile("A worker of"))

    go_to(page, "Charterstone")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Carry on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)

    gather(table, first)
    supply = page.get_by_role("region", name="Supply").get_by_text(("Ana", "Bo")[first], exact=True)
    able = building(page, "Zeppelin").and_(page.get_by_role("button", name=re.compile("You can use it")))
    expect(page.get_by_role("main").filter(has=supply).filter(has=able)).to_be_visible()  # in one look
    go_to(page, "Zeppelin")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(building(page, "Zeppelin")).to_have_accessible_name(re.compile("A worker of"))
    while look(table)["game"]["pending"]:
        expect(answers(page).first).to_be_visible()
        question = look(table)["game"]["question"]
        page.keyboard.press("1")
        expect(busy(page)).to_have_count(0)
        assert look(table)["game"]["question"] != question
    built = look(table)["game"]["buildings"]
    assert [one for one in built if one["area"] == "charter" and not one["basic"]]


def gather(table: Table, seat: int) -> None:
    """Both play until this seat, on turn, can build one of its cards."""
    with connected(table) as say:
        for _ in range(60):
            face: dict[str, Any] = look(table)["game"]
            able = [one for one in face["buildings"] if one["id"] == "zeppelin" and one["usable"]]
            if face["seat"] == seat and able:
                return
            mine = face["holdings"][face["seat"]]
            plans = [card for card in mine["cards"] if card["kind"] == "building"]
            cost = {price["kind"]: price["n"] for price in plans[0]["cost"]} if plans else {}
            lacks = [kind for kind, n in cost.items() if mine["resources"][kind] < n]
            gives = {
                word["arg"]: one["action"]
                for one in face["buildings"]
                if one["basic"]
                for word in one["gain"]
                if word["word"] == "resource"
            }
            home = next((c["action"] for c in face["choices"] if c["verb"] not in ("place", "name")), "")
            spare = [kind for kind in gives if kind not in cost] or list(gives)
            wish = gives[lacks[0] if lacks else spare[0]] if mine["workers"] else home
            say(t="act", seat=face["seat"], question=face["question"], action=wish)
    raise AssertionError("nobody can build")


def test_the_phone(visit: Visit, server: str) -> None:
    table = opened(server, "here", "Ana", "Bo")
    page = visit(f"#/table/{table.id}", knows=[table], viewport={"width": 360, "height": 740}, has_touch=True)
    regions = page.get_by_role("navigation", name="Regions of the village")
    regions.get_by_role("button", name="green charter").click()
    building(page, "Woodlot").click()
    place(page).click()
    regions.get_by_role("button", name="green charter").click()
    expect(building(page, "Woodlot")).to_have_accessible_name(re.compile("A worker of"))
    for tab in ("Tracks", "Cards", "Players", "Village"):
        page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=tab).click()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 360, f"{tab} is {wide} wide"


def test_those_who_do_not_see_are_told(visit: Visit, server: str, ended: Table) -> None:
    table = opened(server, "here", "Ana", "Bo")
    page = visit(f"#/table/{table.id}", knows=[table, ended])
    expect(place(page)).to_be_visible()
    headings = page.get_by_role("main").get_by_role("heading")
    expect(headings.first).to_have_accessible_name("Your turn")
    use(page, "Coal Pit")
    told = page.locator("[aria-live=polite]").filter(has_text="gains")
    expect(told).to_have_text(re.compile(r"^(Ana|Bo): Coal Pit\. \1 gains 1 coal\.$"))
    # the button that was pressed is gone: the question is next
    building(page, "Cloud Port").click()
    place(page).press("Enter")
    expect(page.get_by_role("heading", level=2, name="Cloud Port: which cell")).to_be_focused()
    page.keyboard.press("u")
    use(page, "Charterstone")
    dialog = page.get_by_role("dialog", name=re.compile("opens crate"))
    expect(dialog).to_have_accessible_description(re.compile(r"^In the crate: .*Personas"))
    page.goto(f"/#/table/{ended.id}")
    expect(page.get_by_role("status").filter(has_text=re.compile("wins?( together)?$"))).to_have_count(1)


SIZES = ((1440, 900), (1024, 768), (820, 1180), (360, 740))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_it_fits_on_every_screen(visit: Visit, server: str, size: tuple[int, int]) -> None:
    """Six with long names in the longest language: nothing hangs over the edge or lies over another."""
    names = "Konstantin", "Vlastimila", "Bogoljubka", "Aleksandra", "Jaroslava", "Rostislav"
    table = opened(server, "here", *names)
    page = visit(
        f"#/table/{table.id}", lang="ru", knows=[table], viewport={"width": size[0], "height": size[1]}
    )
    expect(page.locator("main.stone")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    boxes = page.evaluate(
        """() => [...document.querySelectorAll('.bar > *, .stone-seats > *')]
          .filter((node) => !node.classList.contains('stone-seats') && !node.classList.contains('gap'))
          .map((node) => node.getBoundingClientRect()).filter((box) => box.width > 2)
          .map((box) => [Math.round(box.left), Math.round(box.right)]).sort((a, b) => a[0] - b[0])"""
    )
    assert all(left[1] <= right[0] + 1 for left, right in pairwise(boxes)), boxes
    if size[0] == 360:
        regions = page.get_by_role("navigation", name="Части деревни")
        regions.get_by_role("button", name="Цели").click()
    assert page.evaluate(SPILLED) == []


SPILLED = """() => [...document.querySelectorAll(
  '.obj, .quo, .stp.goal > i, .tile .nm, .dock .cell, .dock .me'
)].filter((node) => {
  const box = node.getBoundingClientRect();
  const inner = [...node.children].map((child) => child.getBoundingClientRect());
  return node.scrollWidth > node.clientWidth + 2 || inner.some((one) => one.bottom > box.bottom + 1);
}).map((node) => `${node.className}: ${node.textContent.trim().slice(0, 60)}`)"""
"""Boxes whose contents hang over their edge."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chronicle_fits_on_a_phone(visit: Visit, lang: str) -> None:
    page = visit("#/charterstone/chronicle", lang=lang, viewport={"width": 360, "height": 740})
    rules = page.get_by_role("main").get_by_role("listitem")
    expect(rules.first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    left = {round(box["x"]) for box in (rule.bounding_box() for rule in rules.all()) if box}
    assert len(left) == 1, "one column"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(visit: Visit, server: str, ended: Table, theme: str) -> None:
    table = opened(server, "here", "Ana", "Bo")

    def seen(path: str, width: int = 1440, height: int = 900) -> Page:
        page = visit(
            path, knows=[table, ended], color_scheme=theme, viewport={"width": width, "height": height}
        )
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        page.wait_for_timeout(400)
        return page

    for path in ("#/charterstone/create/here", "#/charterstone/chronicle", f"#/replay/{ended.id}"):
        assert violations(seen(path)) == [], path
    assert violations(seen("#/charterstone/chronicle", 360, 740)) == []
    for width, height in SIZES:
        page = seen(f"#/table/{table.id}", width, height)
        expect(place(page)).to_be_visible()
        assert violations(page) == [], (width, height)
    page = seen(f"#/table/{ended.id}")
    expect(ending(page)).to_be_visible()
    assert violations(page) == [], "the sheet at the end"
    page = seen(f"#/table/{table.id}")
    use(page, "Cloud Port")
    expect(answers(page).first).to_be_visible()
    assert violations(page) == [], "a question"
    page.keyboard.press("u")
    use(page, "Charterstone")
    expect(page.get_by_role("dialog", name=re.compile("opens crate"))).to_be_visible()
    assert violations(page) == [], "a crate"


def test_an_onlooker_sees_the_village(visit: Visit, server: str) -> None:
    table = opened(server, "solo", "Ana", bots=1)
    played(table, 12)
    page = visit(f"#/watch/{table.watch}")
    expect(village(page)).to_be_visible()
    expect(place(page)).to_have_count(0)
