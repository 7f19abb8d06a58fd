"""A real server, a real Chromium that reaches nothing else, and pages that are watched for trouble."""

import fcntl
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from browser.watch import Visit, Watch
from browser.wire import Table, join, open_table, person
from patron import DEALT, House
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    StorageState,
    expect,
    sync_playwright,
)
from shell import PROGRAM

import charthouse

ROOT = Path(__file__).parents[2]
PAGE = Path(charthouse.__file__).parent / "page"
CHROMIUM = Path(os.environ.get("CHARTHOUSE_CHROMIUM", "/usr/bin/chromium"))
FLAGS = [
    "--no-sandbox",
    "--no-first-run",
    "--no-pings",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
PATIENCE = 30_000
"""Milliseconds until a page that does not show what it should has failed; a busy machine is slow."""
LONGEST_STOP = 20
"""Seconds; nobody waits for a bot that thinks."""

# --- the page


@pytest.fixture(scope="session")
def built_page() -> Path:
    """The page as `ui/` is now: built once if its sources have changed."""
    with open(Path(tempfile.gettempdir()) / f"charthouse-page-{os.getuid()}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run([sys.executable, ROOT / "tools" / "page.py"], capture_output=True, text=True)
        if done.returncode:
            pytest.fail(f"The page can't be built:\n{done.stdout}\n{done.stderr}", pytrace=False)
    return PAGE


# --- the server


@pytest.fixture(scope="session")
def server(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of its own, on a free port and an empty folder."""
    folder = tmp_path_factory.mktemp("tables")
    words = [*DEALT, "serve", "--lazy", "--port", "0", "--data", str(folder)]
    with open(folder / "said.txt", "w+") as said:
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=said, text=True)
        try:
            assert process.stdout
            address = process.stdout.readline().strip()
            if not address.startswith("http"):
                process.kill()
                said.seek(0)
                pytest.fail(f"charthouse serve did not start:\n{said.read()}", pytrace=False)
            yield address
        finally:
            process.terminate()
            process.wait(timeout=LONGEST_STOP)
            if process.stdout:
                process.stdout.close()
        said.seek(0)
        assert "Traceback" not in said.read(), "the server met an error it did not expect"


@pytest.fixture
def own_house(built_page: Path, tmp_path: Path) -> Iterator[House]:
    """A server of one journey's own: its log may be read, its past may be moved."""
    with House(tmp_path / "data") as running:
        yield running


@pytest.fixture
def chance(built_page: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that shuffles as it does for everybody."""
    with House(tmp_path / "data", program=PROGRAM) as running:
        yield running.address


# --- the browser


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    if not CHROMIUM.exists():
        pytest.fail(
            f"The browser tests need Chromium at {CHROMIUM} (Debian: apt install chromium), "
            "or its path in CHARTHOUSE_CHROMIUM.",
            pytrace=False,
        )
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def visit(chromium: Browser, server: str, watch: Watch) -> Iterator[Visit]:
    """Opens a page in a browser of its own: `visit("#/create")`. Any trouble in it fails the journey.

    `knows` are the tables that this device has keys of; `at` is another way to a server than the usual one.
    """
    contexts: list[BrowserContext] = []

    def open_page(
        path: str = "", lang: str = "en", knows: Sequence[Table] = (), at: str = server, **settings: Any
    ) -> Page:
        settings.setdefault("viewport", {"width": 1440, "height": 900})
        settings.setdefault("reduced_motion", "reduce")
        context = chromium.new_context(base_url=at, locale=lang, storage_state=_device(at, knows), **settings)
        context.set_default_timeout(PATIENCE)
        watch.over(context, at)
        contexts.append(context)
        page = context.new_page()
        page.goto(f"/{path}")
        return page

    yield open_page
    for context in contexts:
        context.cookies()  # whatever it has said has come by when this is answered
    complaints = list(watch.complaints)  # what is cut off by closing the browser is no trouble of the page
    for context in contexts:
        context.close()
    assert complaints == []


def _device(origin: str, tables: Sequence[Table]) -> StorageState:
    """A browser that has the keys of these tables."""
    games = [
        {"table": t.id, "key": t.key, "role": "seat", "seats": t.mine, "mode": "here", "name": "", "at": 0}
        for t in tables
    ]
    if not games:
        return {}
    value = json.dumps(games)
    return {"origins": [{"origin": origin, "localStorage": [{"name": "charthouse.games", "value": value}]}]}


@pytest.fixture
def pair(server: str) -> tuple[Table, Table]:
    """Two devices at one table by link, before the first card is drawn."""
    ana = open_table(server, "link", person("Ana"), person("Bo"))
    return ana, join(ana, 1, "Bo")
