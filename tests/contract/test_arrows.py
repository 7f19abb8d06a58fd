"""Dependencies point one way: core <- games <- {bots, lab, server, cli}. This reads the imports."""

import ast
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

import charthouse

PACKAGE = Path(charthouse.__file__).parent

ALLOWED: dict[str, tuple[str, ...]] = {
    "": ("api", "bots", "games"),
    "api": ("core", "games", "bots", "files"),
    "files": ("core",),
    "raster": ("core",),
    "__main__": ("cli",),
    "core": ("core",),
    "games": ("core", "games"),
    "bots": ("core", "games", "bots"),
    "lab": ("core", "raster", "games", "bots", "lab"),
    "server": ("core", "files", "games", "bots", "server"),
    "cli": ("", "api", "core", "files", "raster", "games", "bots", "lab", "server", "cli"),
}
"""Which rooms each room may enter; the empty one is the package itself, which is the front door."""

DOORS = {"bots/machine.py": "charthouse.lab.compiled"}
"""The one module that may enter one other: the compiler, which knows no bot. It does so only when asked."""

LAB_DOORS = {
    *("lab/cartographers_v0.py", "lab/charterstone_v0.py", "lab/fast.py", "lab/single.py", "lab/spiel.py"),
    "lab/__init__.py",  # it names an environment for Gymnasium
}
"""What the lab shares knows no game; these lead into the room of one."""

THROUGH_THE_LIST = ("core", "games", "bots", "lab", "server")
"""These know the list of games, never a game; but `lab/<game>/` knows that game, and a door leads into it."""

IMPURE_MODULES = {
    *("time", "datetime", "calendar", "zoneinfo", "locale", "uuid"),
    *("socket", "ssl", "http", "urllib", "asyncio", "threading", "multiprocessing", "subprocess", "signal"),
    *("io", "pathlib", "shutil", "tempfile", "glob", "sqlite3", "logging", "sys", "rich", "numpy", "numba"),
}
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "__import__"}
FILE_CALLS = {"read_text", "read_bytes", "write_bytes", "open", "unlink", "mkdir", "now", "urandom"}
EXCEPTIONS = {
    "core/content.py": {"read_text"},  # content
    "core/picture.py": {"read_text"},  # symbols
    "core/text.py": {"read_text", "os"},  # messages, and the language of the environment
    "core/fair.py": {"secrets"},  # a new secret
    "games/__init__.py": {"sys"},  # its own module, which can be called
}


def modules() -> list[str]:
    return sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))


def tree(module: str) -> ast.Module:
    return ast.parse((PACKAGE / module).read_text(encoding="utf-8"))


def names_a_room(text: str) -> bool:
    """Whether a text could be given to import_module."""
    top, *rest = text.split(".")
    return top == "charthouse" and bool(rest) and rest[0] in ALLOWED and rest[0] != ""


def imported(module: ast.Module, package: str) -> Iterator[str]:
    """Every dotted name a module imports, wherever it does so, also a text for import_module."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Constant) and names_a_room(str(node.value)):
            yield str(node.value)


def room(path: str) -> str:
    """The room of a module file: `core`, `games`, ...; the package itself has none."""
    first = path.split("/")[0].removesuffix(".py")
    return "" if first == "__init__" else first


def game_of(path: str) -> str:
    """The game a module file belongs to, if any: it lies in the game's room, or in its room of the lab."""
    parts = path.split("/")
    known = len(parts) > 2 and (PACKAGE / "games" / parts[1]).is_dir()
    return parts[1] if known and parts[0] in ("games", "lab") else ""


def wrong_arrows(path: str, module: ast.Module) -> list[str]:
    package = ".".join(["charthouse", *path.split("/")[:-1]])
    wrong = []
    for name in imported(module, package):
        parts = name.split(".")
        if parts[0] != "charthouse":
            continue
        if path in DOORS and name.startswith(f"{DOORS[path]}."):
            continue
        known = len(parts) > 1 and ((PACKAGE / parts[1]).is_dir() or (PACKAGE / f"{parts[1]}.py").is_file())
        target = parts[1] if known else ""
        allowed = target in ALLOWED[room(path)]
        if target == "games" and len(parts) > 2 and (PACKAGE / "games" / parts[2]).is_dir():
            names_a_game = room(path) in THROUGH_THE_LIST and path != "games/__init__.py"
            allowed = allowed and (parts[2] == game_of(path) or not names_a_game)
        elif target == "games" and room(path) == "games" and game_of(path):
            allowed = False  # a game does not know the list it stands in
        elif target == "lab" and len(parts) > 2 and (PACKAGE / "games" / parts[2]).is_dir():
            allowed = allowed and (parts[2] == game_of(path) or path in LAB_DOORS or room(path) == "cli")
        if not allowed:
            wrong.append(name)
    return wrong


def impurities(path: str, module: ast.Module) -> list[str]:
    """What a module of the core or of a game does besides answering questions."""
    found = []
    for name in imported(module, "charthouse"):
        top = name.split(".")[0]
        if top in IMPURE_MODULES or top in ("os", "secrets"):
            found.append(top)
        if top == "random" and name != "random.Random":
            found.append(name)
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Name) and called.id in IMPURE_CALLS:
                found.append(called.id)
            if isinstance(called, ast.Attribute) and called.attr in FILE_CALLS:
                found.append(called.attr)
            if isinstance(called, ast.Name) and called.id == "Random" and not called_with_a_seed(node):
                found.append("Random without a seed")
    return [what for what in found if what not in EXCEPTIONS.get(path, ())]


def called_with_a_seed(call: ast.Call) -> bool:
    return bool(call.args or call.keywords)


def test_every_room_of_the_house_has_its_arrows() -> None:
    assert {room(path) for path in modules()} <= set(ALLOWED)
    assert {"core", "games", "bots", "cli"} <= {room(path) for path in modules()}


@pytest.mark.parametrize("path", modules())
def test_a_module_imports_only_what_its_room_may_know(path: str) -> None:
    assert wrong_arrows(path, tree(path)) == []


@pytest.mark.parametrize("path", [path for path in modules() if room(path) in ("core", "games")])
def test_the_core_and_the_games_have_no_clock_no_luck_and_no_files_but_content(path: str) -> None:
    assert impurities(path, tree(path)) == []


def test_nothing_heavy_is_imported_with_the_command() -> None:
    heavy = {"rich", "numpy", "numba", "ray", "hypothesis", "pytest", "sqlalchemy"}
    for path in modules():
        top_level = ast.Module(tree(path).body, [])
        top_level.body = [node for node in top_level.body if isinstance(node, ast.Import | ast.ImportFrom)]
        first = {name.split(".")[0] for name in imported(top_level, "charthouse")}
        assert room(path) not in ("", "__main__", "core", "games") or not first & heavy, path


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("core/game.py", "from charthouse.games import game"),
        ("core/game.py", "import charthouse.cli.play"),
        ("core/game.py", "from charthouse import bots"),
        ("core/game.py", "def f():\n    from charthouse.games.cartographers import GAME"),
        ("core/game.py", "from ..bots import bot"),
        ("games/cartographers/rules.py", "from charthouse.bots import bot"),
        ("games/cartographers/rules.py", "from charthouse.games import game"),
        ("games/cartographers/rules.py", "import_module('charthouse.cli')"),
        ("games/another/rules.py", "from charthouse.games.cartographers.sheet import Sheet"),
        ("games/another/rules.py", "from ..cartographers import sheet"),
        ("bots/greedy.py", "from charthouse.cli import main"),
        ("bots/greedy.py", "from charthouse.lab.compiled import twin"),
        ("bots/machine.py", "from charthouse.lab.arena import tournament"),
        ("bots/greedy.py", "from charthouse.games.cartographers.rules import legal"),
        ("server/app.py", "from charthouse.games.cartographers import GAME"),
        ("lab/fast.py", "from charthouse.server.app import app"),
        ("lab/seats.py", "from charthouse.games.cartographers import GAME"),
        ("lab/seats.py", "from charthouse.lab.cartographers.solo import REWARDS"),
        ("lab/charterstone/charterstone_v0.py", "from charthouse.games.cartographers import GAME"),
    ],
)
def test_a_turned_arrow_is_noticed(path: str, line: str) -> None:
    assert wrong_arrows(path, ast.parse(line))


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("core/game.py", "from charthouse.core import fair"),
        ("games/__init__.py", "from charthouse.core.game import AnyGame"),
        ("games/cartographers/rules.py", "from charthouse.games.cartographers import scoring"),
        ("games/cartographers/scoring/forest.py", "from ..sheet import Sheet"),
        ("bots/greedy.py", "from charthouse.games import game"),
        ("bots/machine.py", "def f():\n    from charthouse.lab.compiled import twin"),
        ("cli/score.py", "from charthouse.games.cartographers import scoring"),
        ("cli/__init__.py", "from charthouse import __version__"),
        ("lab/cartographers/tables.py", "from charthouse.games.cartographers.lane import printed"),
        ("lab/cartographers/tables.py", "from charthouse.lab.checks import whole"),
        ("lab/fast.py", "from charthouse.lab.cartographers.fast import Batch"),
    ],
)
def test_a_right_arrow_is_left_alone(path: str, line: str) -> None:
    assert wrong_arrows(path, ast.parse(line)) == []


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "from datetime import datetime",
        "import random",
        "from random import choice",
        "import rich",
        "def f():\n    from rich.console import Console",
        "open('x')",
        "print('x')",
        "path.read_text()",
        "import os",
        "from random import Random\nRandom()",
    ],
)
def test_a_clock_luck_or_a_file_is_noticed(source: str) -> None:
    assert impurities("games/cartographers/rules.py", ast.parse(dedent(source)))


def test_luck_that_is_handed_in_is_left_alone() -> None:
    assert impurities("games/x/view.py", ast.parse("from random import Random\nRandom('seed')")) == []
