"""The tutorial, done as somebody new does it, and the rules to look up."""

import re
from typing import Any

import pytest
from browser.watch import Visit
from playwright.sync_api import Page, expect

LANGUAGES = ("en", "ru", "zh-Hant", "sr", "cs")
LESSONS = 5


def coach(page: Page) -> None:
    expect(page.get_by_role("button", name=re.compile("^Leave"))).to_be_visible()


def test_all_lessons_one_after_the_other(visit: Visit) -> None:
    page = visit("#/learn/1")
    for number in range(1, LESSONS + 1):
        expect(page.get_by_role("banner")).to_contain_text(f"Lesson {number} of {LESSONS}")
        coach(page)
        on = page.get_by_role("button", name=re.compile("^(Next|Next lesson|Done)$"))
        for _ in range(20):
            expect(on).to_be_visible()
            last = on.inner_text() != "Next"
            on.click()
            if last:
                break
    page.wait_for_url(re.compile("#/learn$"))
    expect(page.get_by_text("Done", exact=True)).to_have_count(LESSONS)


def test_the_first_turn_is_drawn_by_hand(visit: Visit) -> None:
    page = visit("#/learn/1")
    coach(page)
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("radiogroup", name="Terrain").get_by_role("radio", name="Forest").click()
    cells = page.get_by_role("grid").get_by_role("gridcell")
    cells.nth(5 * 11 + 2).click()
    page.get_by_role("button", name=re.compile("^Ink it")).click()
    expect(page.get_by_role("status").filter(has_text="Inked:")).to_be_visible()
    expect(page.get_by_role("gridcell", name=re.compile("Forest"))).to_have_count(5)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_there_to_be_searched_in_every_language(visit: Visit, lang: str) -> None:
    page = visit("#/rules", lang=lang)
    article = page.get_by_role("main").get_by_role("article").or_(page.locator("article")).first
    expect(article).to_be_visible()
    word = re.findall(r"\w{4,}" if lang != "zh-Hant" else r"[\u4e00-\u9fff]{2}", article.inner_text())[5]
    page.get_by_role("searchbox").fill(word)
    expect(page.locator("mark").first).to_be_visible()
    assert word.lower() in page.locator("mark").first.inner_text().lower()
    page.get_by_role("searchbox").fill("qqqqq")
    expect(page.locator("mark")).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "typed", "found"),
    [
        ("ru", "звезд", "звёзд"),
        ("ru", "звёзд", "звёзд"),
        ("cs", "vitezstvi", "vítězství"),
        ("cs", "všíchni", "všichni"),
        ("sr", "cudovista", "čudovišta"),
        ("cs", "mapu o jedenacti", "mapu o jedenácti"),
        ("sr", "pobeduje", "pobeđuje"),
        ("sr", "pobedjuje", "pobeđuje"),
    ],
)
def test_letters_are_found_with_and_without_their_marks(
    visit: Visit, lang: str, typed: str, found: str
) -> None:
    page = visit("#/rules", lang=lang)
    article = page.locator("article").first
    told = article.inner_text()
    page.get_by_role("searchbox").fill(typed)
    expect(page.locator("mark").first).to_have_text(found)
    assert article.inner_text() == told


PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def at_step(visit: Visit, lesson: int, step: int, **device: Any) -> Page:
    page = visit(f"#/learn/{lesson}", **device)
    for _ in range(step - 1):
        page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text(f"{step} of 5")
    return page


@pytest.mark.parametrize(
    ("lesson", "step", "desk", "phone"),
    [
        (1, 3, "R turns it", "the buttons rotate and flip it"),
        (5, 1, "When the ring is full", "When all the bars at the top are full"),
        (5, 3, "Point at any other edict", "Tap any other edict"),
    ],
)
def test_a_lesson_speaks_of_what_the_device_has(
    visit: Visit, lesson: int, step: int, desk: str, phone: str
) -> None:
    expect(at_step(visit, lesson, step).get_by_role("dialog")).to_contain_text(desk)
    expect(at_step(visit, lesson, step, **PHONE).get_by_role("dialog")).to_contain_text(phone)


def test_on_a_phone_the_coach_leaves_the_buttons_that_turn(visit: Visit) -> None:
    page = at_step(visit, 1, 3, **PHONE)
    for name in ("Rotate", "Flip"):
        page.get_by_role("button", name=name).tap()
