"""Takes a picture of every page at desktop and phone size: `make screenshots`, into `screenshots/`.

With `--readme` only the pictures of the README are taken anew.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
from need import browser
from playwright.sync_api import Browser, Page, sync_playwright

from charthouse.bots import bot
from charthouse.cli.simulate import play_out
from charthouse.core import match, record
from charthouse.games import game

ROOT = Path(__file__).resolve().parent.parent
SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 360, "height": 740}}
LANGUAGES = ("en", "ru")
PAGES = (
    "",
    "create",
    "create/link",
    "join",
    "paper",
    "learn",
    "learn/1",
    "rules",
    "games",
    "stats",
    "replay",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def main() -> int:
    readme = "--readme" in sys.argv
    target = ROOT / "docs" / "pictures" if readme else ROOT / "screenshots"
    target.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "charthouse", "serve", "--port", "0", "--data", folder]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            try:
                with sync_playwright() as play:
                    chromium = play.chromium.launch(executable_path=browser(), args=FLAGS)
                    take(chromium, address, target, readme)
            finally:
                server.terminate()
    return 0


def take(chromium: Browser, address: str, target: Path, readme: bool) -> None:
    """Every page in the languages by day, the table by night too."""
    tables = {name: opened(address, at) for name, at in (("table", 44), ("final", -1))}
    for size, viewport in SIZES.items():
        for lang in ("en",) if readme else LANGUAGES:
            shown = f"{size}-light" if readme else f"{size}-{lang}"
            context = chromium.new_context(viewport=viewport, locale=lang, reduced_motion="reduce")  # type: ignore[arg-type]
            page = context.new_page()
            for name in ("",) if readme else PAGES:
                visit(page, f"{address}/#/{name}")
                picture(page, target / f"{(name or 'home').replace('/', '-')}-{shown}", readme)
            for name, table in tables.items():
                remember(page, table)
                visit(page, f"{address}/#/table/{table['table']}")
                picture(page, target / f"{name}-{shown}", readme)
                if not readme:
                    page.emulate_media(color_scheme="dark")
                    picture(page, target / f"{name}-{shown}-dark", readme)
                    page.emulate_media(color_scheme="light")
            context.close()


def picture(page: Page, path: Path, small: bool) -> None:
    """A small file for the README, every pixel otherwise."""
    if small:
        page.screenshot(path=path.with_suffix(".jpg"), type="jpeg", quality=80)
    else:
        page.screenshot(path=path.with_suffix(".png"))


def opened(address: str, at: int) -> dict[str, Any]:
    """A table in the middle of a game of bots, one seat of it ours."""
    played = game("cartographers")
    finished, _ = play_out(
        played, [bot("greedy")] * 4, {"skills": ["search", "diplomacy", "negotiate"]}, "picture"
    )
    saved = match.recorded(finished)
    body = {
        "record": record.write_text(saved),
        "at": at if at >= 0 else len(saved.entries) - 1,
        "seat": 0,
        "cards": "new",
    }
    answer = httpx.post(f"{address}/api/branch", json=body, headers={"X-Charthouse": "1"}, timeout=30)
    found: dict[str, Any] = answer.json()
    return found


def remember(page: Page, table: dict[str, Any]) -> None:
    """What the page itself keeps of a game on this device."""
    kept = {
        "table": table["table"],
        "key": table["key"],
        "role": "seat",
        "seats": [0],
        "mode": "solo",
        "name": "Ana",
        "at": 0,
    }
    page.evaluate("kept => localStorage.setItem('charthouse.games', kept)", json.dumps([kept]))
    page.reload()


def visit(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_function("!document.querySelector('[aria-busy=true]')")
    page.evaluate("document.fonts.ready")


if __name__ == "__main__":
    sys.exit(main())
