"""The documentation as a site: no dead link, everything is found, nothing is loaded from elsewhere."""

import json
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    words = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


class Loads(HTMLParser):
    """The addresses that a browser fetches without being asked; a link to follow is none of them."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.found += [given[name] for name in ("src", "srcset", "poster", "data") if name in given]
        if tag == "link":
            self.found.append(given.get("href", ""))
        self.found += re.findall(r"url\(([^)]*)\)", given.get("style", ""))


def is_elsewhere(address: str) -> bool:
    return bool(re.match(r"""\s*["']?(?:https?:)?//""", address))


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 20
    for page in pages:
        loads = Loads()
        loads.feed(page.read_text(encoding="utf-8"))
        assert loads.found
        assert [address for address in loads.found if is_elsewhere(address)] == [], page
    for style in site.rglob("*.css"):
        text = style.read_text(encoding="utf-8")
        loaded = re.findall(r"url\(([^)]*)\)|@import\s+([^;]*)", text)
        assert [address for pair in loaded for address in pair if is_elsewhere(address)] == [], style


def test_an_address_elsewhere_would_be_noticed() -> None:
    loads = Loads()
    loads.feed('<link rel="stylesheet" href="https://fonts.example/a.css"><a href="https://example/">no</a>')
    loads.feed('<script src="//cdn.example/a.js"></script><img src="pictures/a.jpg">')
    assert [is_elsewhere(address) for address in loads.found] == [True, True, False]


def test_every_document_and_the_reference_can_be_found(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    places = {entry["location"].split("#")[0] for entry in index["docs"]}
    documents = {f"{path.stem}/" for path in (ROOT / "docs").glob("*.md")} - {"index/"}
    assert documents | {"", "contributing/", "changes/"} <= places
    anchors = {entry["location"] for entry in index["docs"]}
    assert "reference/core/#charthouse.core.match.start" in anchors


def test_the_list_of_rooms_names_every_module_and_no_other() -> None:
    package, rooms = ROOT / "src" / "charthouse", ARCHITECTURE.split("```")[3]
    named = set(re.findall(r"(?<![*\w])\w+\.py\b", rooms))
    modules = {path.name for path in package.rglob("*.py") if "versions" not in path.parts}
    others = {path.name for folder in ("tools", "tests") for path in (ROOT / folder).rglob("*.py")}
    assert modules - {"__init__.py"} <= named
    assert named <= modules | others


def test_the_ways_through_the_house_lead_past_files_that_exist() -> None:
    ways = ARCHITECTURE.split("\n## Five ways through the house\n")[1]
    stops = re.findall(r"`([\w/.]+\.(?:py|ts|svelte))`", ways)
    files = [path for part in ("src", "ui/src") for path in (ROOT / part).rglob("*.*")]
    assert len(stops) > 40
    assert [stop for stop in stops if not any(path.match(stop) for path in files)] == []
