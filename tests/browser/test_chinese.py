"""Chinese can be read where the machine has no Chinese font: the page brings the characters of its texts."""

import re
from collections.abc import Iterator

import pytest
from arena import BATTERY
from browser.conftest import CHROMIUM, FLAGS, PAGE
from browser.wait import until
from browser.watch import Visit, Watch
from playwright.sync_api import Browser, Page, Playwright

from charthouse.core.text import LOCALES

HAN = "[\\u2E80-\\u9FFF\\uFF00-\\uFFEF]"
OURS = {"Noto Sans TC Thin", "Noto Serif TC"}
LATIN = {"Commissioner Thin", "Old Standard TT"}
"""The fonts of the page by the names they give themselves; what stands between Chinese words is Latin too."""
MOST = 700_000
"""Bytes of every Chinese font together."""
PAGES = ("", "create", "learn", "learn/1", "rules", "paper", "stats", "charterstone/chronicle")


@pytest.fixture(scope="module")
def chromium(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A browser on a machine without Chinese fonts: of what lies there it sees DejaVu at most."""
    few = tmp_path_factory.mktemp("fonts") / "fonts.conf"
    few.write_text("<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir></fontconfig>", encoding="utf-8")
    browser = playwright.chromium.launch(
        executable_path=CHROMIUM, args=FLAGS, env={"FONTCONFIG_FILE": str(few), "HOME": str(few.parent)}
    )
    yield browser
    browser.close()


def drawn_by(page: Page) -> dict[str, int]:
    """The fonts that draw texts with Chinese characters in them, and how many glyphs each draws."""
    until(page, "document.body.offsetHeight > 0 && document.fonts.status === 'loaded'")  # laid out: asked for
    page.evaluate(
        """(han) => {
          const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walk.nextNode())
            if (new RegExp(han).test(walk.currentNode.data)) walk.currentNode.parentElement.dataset.han = '';
        }""",
        HAN,
    )
    wire = page.context.new_cdp_session(page)
    wire.send("DOM.enable")
    wire.send("CSS.enable")
    root = wire.send("DOM.getDocument")["root"]["nodeId"]
    glyphs: dict[str, int] = {}
    for node in wire.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-han]"})["nodeIds"]:
        for font in wire.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]:
            name = font["familyName"] + ("" if font["isCustomFont"] else " of the machine")
            glyphs[name] = glyphs.get(name, 0) + int(font["glyphCount"])
    wire.detach()
    return glyphs


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_drawn_by_fonts_of_the_page(visit: Visit, path: str) -> None:
    page = visit(f"#/{path}", lang="zh-TW")
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    drawn = drawn_by(page)
    assert drawn.keys() <= OURS | LATIN
    assert sum(drawn.get(font, 0) for font in OURS) > 50


WRITTEN_BY_BROWSERS = """(() => {
  const said = ['conjunction', 'disjunction'].map((type) =>
    new Intl.ListFormat('zh-Hant', { type }).format(['', '', '']));
  for (let day = 0; day < 366; day++) {
    const date = new Date(2026, 0, day, day % 24, day % 60);
    for (const dateStyle of ['full', 'long', 'medium', 'short'])
      said.push(new Intl.DateTimeFormat('zh-Hant', { dateStyle, timeStyle: 'medium' }).format(date));
    for (const weekday of ['long', 'short'])
      said.push(new Intl.DateTimeFormat('zh-Hant', { month: 'long', weekday, day: 'numeric' }).format(date));
  }
  for (const unit of ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'])
    for (const many of [-7, -2, -1, 0, 1, 2, 7])
      said.push(new Intl.RelativeTimeFormat('zh-Hant', { numeric: 'auto' }).format(many, unit));
  return said.join('');
})()"""


@pytest.mark.parametrize("font", ["ui", "map", "mono"])
def test_the_fonts_have_every_character_of_our_texts_and_of_dates(visit: Visit, font: str) -> None:
    page = visit("", lang="zh-TW")
    page.get_by_role("heading", level=1).wait_for()
    texts = "".join(file.read_text(encoding="utf-8") for file in (LOCALES / "zh-Hant").iterdir())
    letters = "".join(sorted(set(re.findall(HAN, texts + page.evaluate(WRITTEN_BY_BROWSERS)))))
    assert len(letters) > 900
    page.evaluate(
        """async ([letters, font]) => {
          document.body.textContent = letters;
          document.body.style.fontFamily = `var(--font-${font})`;
          await document.fonts.load(`16px ${getComputedStyle(document.body).fontFamily}`, letters);
        }""",
        [letters, font],
    )
    name = "Noto Serif TC" if font == "map" else "Noto Sans TC Thin"
    assert drawn_by(page) == {name: len(letters)}, "a character is missing: `make fonts`"


KEPT = """Promise.all(
  performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /noto-|locale/.test(name))
    .map((name) => caches.match(name))).then((found) => found.length >= 3 && found.every(Boolean))"""


def test_they_are_there_without_a_server_and_on_paper(visit: Visit, watch: Watch) -> None:
    watch.expected = ["net::ERR_", "when fetching the script"]
    page = visit("", lang="zh-TW")
    page.get_by_role("heading", level=1).wait_for()
    until(page, KEPT)
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    assert drawn_by(page).keys() <= OURS | LATIN
    printed = page.pdf()
    assert b"NotoSansTC" in printed
    assert b"NotoSerifTC" in printed


ELSE = ("en", "ru", "sr", "cs") if BATTERY else ("ru",)
"""The languages of the others; the page treats them all alike."""


def test_they_are_light_and_nobody_else_fetches_them(visit: Visit) -> None:
    made = list((PAGE / "assets").glob("noto-*"))
    assert len(made) == 3
    assert sum(file.stat().st_size for file in made) < MOST
    for lang in ELSE:
        page = visit("", lang=lang)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        fetched = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
        assert [name for name in fetched if "noto-" in name and "noto-sans-tc-name" not in name] == []
        assert drawn_by(page) == {"Noto Sans TC Thin": 4}, "what Chinese calls itself"
