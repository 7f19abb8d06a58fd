"""Takes a picture of every page at desktop and phone size: `make screenshots`, into `screenshots/`.

With `--readme` only the pictures of the README are taken anew.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import httpx
from need import browser
from playwright.sync_api import Browser, Page, sync_playwright

from charthouse.bots import bot
from charthouse.core import fair, match, record
from charthouse.core.game import Player
from charthouse.core.match import Match
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
NAMES = ("Ana", "Ines", "Tomáš", "Wei")
SKILLS = {"skills": ["search", "diplomacy", "negotiate"]}
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
        words = [sys.executable, "-m", "charthouse", "serve", "--lazy", "--port", "0", "--data", folder]
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
    tables = {
        "table": opened(address, "cartographers", NAMES, SKILLS, 44),
        "final": opened(address, "cartographers", NAMES, SKILLS, -1),
        "village": opened(address, "charterstone", NAMES[:3], {}, 64),
    }
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


def opened(
    address: str, game_id: str, names: tuple[str, ...], options: dict[str, Any], at: int
) -> dict[str, Any]:
    """A table in the middle of a game of bots, or at its end; one seat of it is ours."""
    saved = match.recorded(played_out(game_id, names, options))
    body = {
        "record": record.write_text(saved),
        "at": at if at >= 0 else len(saved.entries) - 1,
        "seat": 0,
        "cards": "new",
    }
    answer = httpx.post(f"{address}/api/branch", json=body, headers={"X-Charthouse": "1"}, timeout=30)
    found: dict[str, Any] = answer.json() | {"game": game_id}
    return found


def played_out(game_id: str, names: tuple[str, ...], options: dict[str, Any]) -> Match:
    """A whole game of bots with these names, always the same."""
    played, plays = game(game_id), bot("greedy")
    people = tuple(Player(name) for name in names)
    current = match.start(played, people, options, fair.secret_of("picture"))
    while current.turn:
        for seat in current.turn.seats:
            view = played.observe(current.state, seat)
            current = match.submit(current, seat, plays(played, view, Random(f"{seat}")))
    return current


def remember(page: Page, table: dict[str, Any]) -> None:
    """What the page itself keeps of a game on this device."""
    kept = {
        "table": table["table"],
        "game": table["game"],
        "key": table["key"],
        "role": "seat",
        "seats": [0],
        "mode": "solo",
        "name": "",
        "at": 0,
    }
    page.evaluate("kept => localStorage.setItem('charthouse.games', kept)", json.dumps([kept]))
    page.evaluate("localStorage.setItem('charthouse.stone.coach', '99')")  # the hints have been read
    page.reload()


def visit(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_function("!document.querySelector('[aria-busy=true]')")
    page.evaluate("document.fonts.ready")


if __name__ == "__main__":
    sys.exit(main())
