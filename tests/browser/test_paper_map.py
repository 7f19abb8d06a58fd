"""A map from a real table: painted by hand or key, scored with its year, kept on the device."""

import re

import pytest
from browser.watch import Visit, Watch
from playwright.sync_api import Locator, Page, Route, expect
from shell import ask


def cell(page: Page, space: str) -> Locator:
    return page.get_by_role("grid", name="Your map").get_by_role("gridcell", name=re.compile(f"^{space},"))


def middle(page: Page, space: str) -> tuple[float, float]:
    box = cell(page, space).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_painted_by_dragging_and_by_keys(visit: Visit) -> None:
    page = visit("#/paper")
    page.get_by_role("radio", name=re.compile("^Water")).click()
    page.mouse.move(*middle(page, "E1"))
    page.mouse.down()
    for space in ("E2", "E3", "E4"):
        page.mouse.move(*middle(page, space))
    page.mouse.up()
    for space in ("E1", "E2", "E3", "E4"):
        expect(cell(page, space)).to_have_accessible_name(f"{space}, Water")
    cell(page, "E1").focus()
    page.keyboard.press("v")
    expect(page.get_by_role("gridcell", name=re.compile("Village"))).to_have_count(1)
    page.keyboard.press("u")
    expect(page.get_by_role("gridcell", name=re.compile("Village"))).to_have_count(0)
    page.keyboard.press("Delete")
    expect(page.get_by_role("gridcell", name=re.compile("Water"))).to_have_count(3)
    cell(page, "B4").click()
    expect(page.get_by_text("B4 is printed on the sheet (Mountain) and stays so.").first).to_be_attached()


SHEET = (
    "ff.......aa/...^.r...../.r......^r./..www....../..wvv....../.....^...../"
    "....mm...../.........../.r^......r./.....r.^.../..........."
)
EDICTS = {"A": "sentinel_wood", "B": "canal_lake", "C": "great_city", "D": "borderlands"}


def test_the_year_has_its_total_its_rating_and_its_title_and_is_kept(visit: Visit) -> None:
    scores = ask("score", "--sheet", SHEET, "--json").json()
    page = visit("#/paper")
    page.get_by_label("Or type it").fill(SHEET.replace("/", "\n"))
    for letter, card in EDICTS.items():
        page.get_by_role("combobox", name=f"Edict {letter}").first.select_option(card)
    page.get_by_role("slider", name="Coins").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    for season, stars in (("Spring", 11), ("Summer", 12), ("Fall", 13)):
        page.get_by_label(f"Stars of {season}").fill(str(stars))
        page.keyboard.press("Tab")
    winter = scores["scores"]["borderlands"] + scores["scores"]["sentinel_wood"] + scores["monsters"] + 3
    total = 11 + 12 + 13 + winter
    rated = page.get_by_text(re.compile(rf"^{total} stars less \d+: rating"))
    expect(rated).to_be_visible()
    said = re.search(r"less (\d+): rating ([−\d]+)", rated.inner_text())
    assert said
    assert int(said[2].replace("−", "-")) == total - int(said[1])
    page.get_by_role("button", name="Keep this map").click()
    page.get_by_role("radio", name=re.compile("^B")).first.click()
    page.reload()
    expect(page.get_by_text(re.compile(rf"^{total} stars · \w"))).to_be_visible()
    page.get_by_role("button", name=re.compile("^Open the map of")).click()
    expect(rated).to_be_visible()
    expect(page.get_by_label("Or type it")).to_have_value(SHEET.replace("/", "\n"))


def test_what_was_typed_is_read_though_the_hand_goes_on_at_once(visit: Visit) -> None:
    """The answer takes a while: who has left the box by then loses nothing."""
    page = visit("#/paper")
    page.get_by_label("Or type it").fill(SHEET.replace("/", "\n"))
    page.get_by_role("slider", name="Coins").focus()
    expect(page.get_by_role("gridcell", name=re.compile("Forest"))).to_have_count(2)
    expect(page.get_by_label("Or type it")).to_have_value(SHEET.replace("/", "\n"))


def test_a_chip_of_a_phone_has_its_list_until_a_card_is_chosen(visit: Visit) -> None:
    page = visit("#/paper", viewport={"width": 360, "height": 740}, has_touch=True)
    page.get_by_label("Or type it").fill(SHEET.replace("/", "\n"))
    chip = page.get_by_role("group", name="Edict B")
    chosen = chip.get_by_role("combobox", name="Edict B")
    chosen.tap(trial=True)  # the list is what a finger meets
    assert chosen.bounding_box() == chip.bounding_box()
    chosen.select_option("canal_lake")
    why = chip.get_by_role("button", name=re.compile("^Canal Lake, .* show the spaces"))
    why.tap()
    expect(why).to_have_attribute("aria-pressed", "true")
    expect(chosen).to_be_hidden()


def test_a_finger_sets_the_coins(visit: Visit) -> None:
    page = visit("#/paper", viewport={"width": 360, "height": 740}, has_touch=True)
    track = page.get_by_role("slider", name="Coins")
    track.scroll_into_view_if_needed()
    box = track.bounding_box()
    assert box
    assert box["height"] >= 44
    for coins, down in ((3, 2), (5, 22), (8, 42)):
        page.touchscreen.tap(box["x"] + box["width"] * (coins - 0.5) / 14, box["y"] + down)
        expect(track).to_have_attribute("aria-valuenow", str(coins))


def test_a_quick_stroke_leaves_no_space_out(visit: Visit) -> None:
    page = visit("#/paper")
    page.mouse.move(*middle(page, "D1"))
    page.mouse.down()
    page.mouse.move(*middle(page, "D6"))
    page.mouse.up()
    expect(page.get_by_role("gridcell", name=re.compile("^D[1-6], Forest"))).to_have_count(6)
    expect(page.get_by_role("gridcell", name=re.compile("Forest"))).to_have_count(6)


@pytest.mark.parametrize("size", [(820, 1180), (1024, 768), (720, 450)])
def test_a_tablet_has_the_typed_sheet_the_switch_and_the_rules(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("#/paper", viewport=dict(zip(("width", "height"), size, strict=True)))
    edict(page, "A").select_option("sentinel_wood")
    expect(page.get_by_text("One star for each forest space on the edge of the map.")).to_be_visible()
    page.get_by_label("Or type it").fill(SHEET.replace("/", "\n"))
    expect(page.get_by_role("gridcell", name=re.compile("Forest"))).to_have_count(2)
    alone = page.get_by_role("switch", name=re.compile("^Played alone"))
    alone.click()
    expect(alone).to_have_attribute("aria-checked", "false")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def edict(page: Page, letter: str) -> Locator:
    return page.get_by_role("combobox", name=f"Edict {letter}").first


# --- kept maps


def test_undo_brings_back_all_that_lay_on_the_desk_before_a_kept_map(visit: Visit) -> None:
    page = visit("#/paper")
    cell(page, "E1").click()
    edict(page, "A").select_option("sentinel_wood")
    page.get_by_role("button", name="Keep this map").click()
    cell(page, "E2").click()
    edict(page, "A").select_option("treetower")
    page.get_by_role("slider", name="Coins").press("ArrowRight")
    page.get_by_label("Stars of Spring").fill("9")
    page.get_by_role("button", name=re.compile("^Open the map of")).click()
    expect(edict(page, "A")).to_have_value("sentinel_wood")
    expect(page.get_by_role("gridcell", name=re.compile("Forest"))).to_have_count(1)
    page.get_by_role("button", name="Undo").first.click()
    expect(edict(page, "A")).to_have_value("treetower")
    expect(page.get_by_role("gridcell", name=re.compile("Forest"))).to_have_count(2)
    expect(page.get_by_role("slider", name="Coins")).to_have_attribute("aria-valuenow", "1")
    expect(page.get_by_label("Stars of Spring")).to_have_value("9")
    page.get_by_role("button", name="Undo").first.click()
    expect(page.get_by_role("gridcell", name=re.compile("Forest"))).to_have_count(1)
    expect(edict(page, "A")).to_have_value("treetower")


def test_a_kept_map_is_removed_only_after_a_question(visit: Visit) -> None:
    page = visit("#/paper")
    for _ in range(2):
        page.get_by_role("button", name="Keep this map").click()
    remove = page.get_by_role("button", name=re.compile("^Remove the map of"))
    expect(remove).to_have_count(2)
    remove.first.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="It can't be brought back.")).to_be_visible()
    stay = page.get_by_role("button", name="Keep it")
    expect(stay).to_be_focused()
    stay.press("Enter")
    expect(remove).to_have_count(2)
    expect(remove.first).to_be_focused()
    for left in (1, 0):
        remove.first.press("Enter")
        page.get_by_role("button", name="Yes, remove it").press("Enter")
        expect(page.get_by_text(re.compile("^The map of .* is removed"))).to_be_visible()
        expect(remove).to_have_count(left)
        expect(remove.first if left else page.get_by_role("main")).to_be_focused()


# --- without a server


AWAY = ["net::ERR_", "Failed to fetch", "when fetching the script"]


def score_of(page: Page, card: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{card},"))


def test_without_a_server_no_figure_stands_beside_what_it_is_not_of(visit: Visit, watch: Watch) -> None:
    watch.expected = AWAY
    page = visit("#/paper")
    page.get_by_label("Or type it").fill(SHEET.replace("/", "\n"))
    edict(page, "A").select_option("sentinel_wood")
    edict(page, "B").select_option("great_city")
    expect(score_of(page, "Great City")).to_have_text("2")
    expect(score_of(page, "Sentinel Wood")).to_have_accessible_name(re.compile(r"\d+ stars?,"))
    page.context.set_offline(True)
    edict(page, "A").select_option("lost_barony")
    expect(score_of(page, "Lost Barony")).to_have_accessible_name(re.compile("not scored yet"))
    expect(score_of(page, "Lost Barony")).to_have_text("–")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(score_of(page, "Great City")).to_have_text("2")
    page.get_by_role("button", name="Keep this map").click()
    assert page.evaluate("JSON.parse(localStorage['charthouse.paper.maps'])[0].total") is None
    cell(page, "K11").click()
    expect(score_of(page, "Great City")).to_have_text("–")
    expect(page.get_by_role("img", name="not scored yet")).not_to_have_count(0)
    page.context.set_offline(False)
    expect(score_of(page, "Lost Barony")).to_have_text(re.compile(r"\d"))
    expect(score_of(page, "Great City")).to_have_text("2")
    expect(page.get_by_role("img", name="not scored yet")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_server_that_comes_back_is_asked_by_itself(visit: Visit, watch: Watch) -> None:
    """The device is on the net all the time: nothing tells it but asking."""
    watch.expected = AWAY
    page = visit("#/paper")
    page.route("**/api/score", lambda route: route.abort())
    edict(page, "A").select_option("sentinel_wood")
    expect(score_of(page, "Sentinel Wood")).to_have_text("–")
    page.unroute("**/api/score")
    expect(score_of(page, "Sentinel Wood")).to_have_text("0")


def test_a_new_card_waits_for_its_stars_without_those_of_the_old_one(visit: Visit) -> None:
    page = visit("#/paper")
    edict(page, "A").select_option("sentinel_wood")
    expect(score_of(page, "Sentinel Wood")).to_have_text("0")
    held: list[Route] = []
    page.route("**/api/score", lambda route: held.append(route))
    edict(page, "A").select_option("treetower")
    expect(score_of(page, "Treetower")).to_have_text("–")
    while not held:
        page.wait_for_timeout(50)
    held[0].continue_()
    expect(score_of(page, "Treetower")).to_have_text("0")


def test_what_is_painted_without_a_server_is_there_after_a_reload(visit: Visit, watch: Watch) -> None:
    watch.expected = AWAY
    page = visit("#/paper")
    page.route("**/api/score", lambda route: route.abort())
    cell(page, "E1").click()
    edict(page, "A").select_option("sentinel_wood")
    page.reload()
    expect(cell(page, "E1")).to_have_accessible_name("E1, Forest")
    expect(edict(page, "A")).to_have_value("sentinel_wood")
