"""Takes a picture of every page at desktop and phone size: `make screenshots`, into `screenshots/`.

With `--readme` only the pictures of the README are taken anew.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
from need import browser
from playwright.sync_api import Browser, Page, expect, sync_playwright
from websockets.sync.client import connect

from charthouse.bots import bot
from charthouse.core import codec, fair, match, record
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
    "charterstone/create",
    "charterstone/chronicle",
)
NAMES = ("Ana", "Ines", "Tomáš", "Wei")
SKILLS = {"skills": ["search", "diplomacy", "negotiate"]}
Wanted = Callable[[Match], bool]


def after(entries: int) -> Wanted:
    return lambda stage: len(stage.entries) > entries


def over(stage: Match) -> bool:
    return stage.turn is None


def ambush(stage: Match) -> bool:
    return face(stage)["kind"] == "ambush" and stage.turn is not None and len(stage.turn.seats) == len(NAMES)


def question(stage: Match) -> bool:
    return bool(face(stage)["pending"]) and len(face(stage)["choices"]) > 2


def face(stage: Match) -> dict[str, Any]:
    """What the first seat sees."""
    found: dict[str, Any] = codec.builtins(stage.game.face(stage.game.observe(stage.state, 0), []))
    return found


MOMENTS: dict[str, tuple[str, tuple[str, ...], dict[str, Any], Wanted]] = {
    "table": ("cartographers", NAMES, SKILLS, after(44)),
    "ambush": ("cartographers", NAMES, {}, ambush),
    "final": ("cartographers", NAMES, SKILLS, over),
    "solo": ("cartographers", NAMES[:1], {}, over),
    "village": ("charterstone", NAMES[:3], {}, after(64)),
    "question": ("charterstone", NAMES[:3], {}, question),
    "scores": ("charterstone", NAMES[:3], {}, over),
}
README_MOMENTS = ("table", "final", "village")
DAYS = ("2026-01-01", "2026-01-02", "2026-01-03")
"""Maps that this device has drawn, for its statistics."""
TURNS_ON = 9
"""How far into a replay its picture is taken."""
PAPER = {
    "sheet": "aawwwwff.../www^aAafff./aAafawww^W./waffaa.wwwa/..fvvaaaawa/..fmv^fa.aa/fffvmf.wwww/"
    "...vvmf.aaa/.r^.fff.ar./.....rf^a../...........",
    "edicts": ["greenbough", "canal_lake", "great_city", "lost_barony"],
    "season": 3,
    "coins": 10,
    "earlier": [19, 22, 20],
    "solo": True,
}
"""A map that somebody has copied in."""
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
    """Every page in the languages by day, tables by night too."""
    tables = {name: opened(address, *MOMENTS[name]) for name in (README_MOMENTS if readme else MOMENTS)}
    days = [] if readme else [drawn(address, day) for day in DAYS]
    for size, viewport in SIZES.items():
        for lang in ("en",) if readme else LANGUAGES:
            shown = f"{size}-light" if readme else f"{size}-{lang}"
            context = chromium.new_context(viewport=viewport, locale=lang, reduced_motion="reduce")  # type: ignore[arg-type]
            page = context.new_page()
            for name in ("",) if readme else PAGES:
                visit(page, f"{address}/#/{name}")
                picture(page, target / f"{(name or 'home').replace('/', '-')}-{shown}", readme)
            remember(page, *tables.values(), *days)
            for name, table in tables.items():
                visit(page, f"{address}/#/table/{table['table']}")
                picture(page, target / f"{name}-{shown}", readme)
                if not readme:
                    page.emulate_media(color_scheme="dark")
                    picture(page, target / f"{name}-{shown}-dark", readme)
                    page.emulate_media(color_scheme="light")
                    if MOMENTS[name][-1] is over:
                        visit(page, f"{address}/#/replay/{table['table']}")
                        for _ in range(TURNS_ON):
                            page.keyboard.press("ArrowRight")
                        picture(page, target / f"{name}-replay-{shown}", readme)
            for name in () if readme else scenes(page, address, tables["table"]):
                picture(page, target / f"{name}-{shown}", readme)
            context.close()


def scenes(page: Page, address: str, table: dict[str, Any]) -> Iterator[str]:
    """What no address leads to, one after the other: the page shows it when its name comes."""
    keep(page, f"season.{table['table']}.0", 0)  # the device saw spring last
    visit(page, f"{address}/#/table/{table['table']}")
    yield "season"
    page.locator(".onward .primary").click()
    page.locator(".players .mini").first.click()
    page.get_by_role("dialog").wait_for()
    yield "neighbour"
    for name in ("", "games", "stats"):
        visit(page, f"{address}/#/{name}")
        yield f"{name or 'home'}-again"
    keep(page, "paper.draft", PAPER)
    page.reload()
    visit(page, f"{address}/#/paper")
    page.locator(".line .score:visible, .line.now:visible").first.hover()
    yield "paper-scored"
    page.emulate_media(media="print")
    yield "printed"
    page.emulate_media(media="screen")
    visit(page, f"{address}/#/create/here")
    page.locator("form .primary").click()
    page.wait_for_url("**/#/table/*")
    page.get_by_role("main").wait_for()
    yield "cover"
    visit(page, f"{address}/#/create/link")
    page.locator("form .primary").click()
    page.locator(".qr svg, .qr img").first.wait_for()
    yield "lobby"
    seats = [{"kind": "person", "name": name} for name in ("Ana", "")]
    lobby = asked(address, "tables", {"mode": "link", "seats": seats})
    visit(page, f"{address}/#/join/{lobby['seats'][1]['link']}")
    page.locator(".join .primary").click()
    yield "guest"


def picture(page: Page, path: Path, small: bool) -> None:
    """A small file for the README, every pixel otherwise."""
    if small:
        page.screenshot(path=path.with_suffix(".jpg"), type="jpeg", quality=80)
    else:
        page.screenshot(path=path.with_suffix(".png"))


def opened(
    address: str, game_id: str, names: tuple[str, ...], options: dict[str, Any], wanted: Wanted
) -> dict[str, Any]:
    """A table at the wanted moment of a game of bots; one seat of it is ours."""
    stages = list(played(game_id, names, options))
    there = next(stage for stage in stages if wanted(stage))
    body = {
        "record": record.write_text(match.recorded(stages[-1])),
        "at": len(there.entries) - 1,
        "seat": 0,
        "cards": "new",
    }
    return asked(address, "branch", body) | {"game": game_id}


def drawn(address: str, day: str) -> dict[str, Any]:
    """The map of a past day, which a bot has drawn for us."""
    table = asked(address, "daily", {"date": day})
    with connect(f"{address.replace('http', 'ws')}/ws", max_size=None) as socket:
        for said in (
            {"t": "hello", "key": table["key"]},
            {"t": "hand", "id": day, "seat": 0, "bot": "greedy"},
        ):
            socket.send(json.dumps(said))
        while True:
            heard = json.loads(socket.recv(timeout=60))
            if heard["t"] == "state" and heard["table"]["phase"] == "over":
                return table | {"game": "cartographers"}


def asked(address: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = httpx.post(f"{address}/api/{path}", json=body, headers={"X-Charthouse": "1"}, timeout=30)
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


def played(game_id: str, names: tuple[str, ...], options: dict[str, Any]) -> Iterator[Match]:
    """A game of bots with these names from question to question and to its end, always the same."""
    rules, plays = game(game_id), bot("greedy")
    people = tuple(Player(name) for name in names)
    current = match.start(rules, people, options, fair.secret_of("picture"))
    while current.turn:
        yield current
        for seat in current.turn.seats:
            view = rules.observe(current.state, seat)
            current = match.submit(current, seat, plays(rules, view, Random(f"{seat}")))
    yield current


def remember(page: Page, *tables: dict[str, Any]) -> None:
    """What the page itself keeps of games on this device."""
    known = [
        {key: table[key] for key in ("table", "game", "key")}
        | {"role": "seat", "seats": [0], "mode": "solo", "name": "", "at": 0}
        for table in tables
    ]
    keep(page, "games", known)
    keep(page, "stone.coach", 99)  # the hints have been read
    page.reload()


def keep(page: Page, name: str, value: Any) -> None:
    """As the page does, on this device."""
    words = [f"charthouse.{name}", json.dumps(value)]
    page.evaluate("([name, value]) => localStorage.setItem(name, value)", words)


def visit(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.evaluate("document.fonts.ready")


if __name__ == "__main__":
    sys.exit(main())
