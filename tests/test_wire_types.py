"""The page's types are written from the forms of the server and of the games: they never differ."""

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOOL = runpy.run_path(str(ROOT / "tools" / "wire_types.py"))
FILES: dict[Path, str] = TOOL["files"]()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_types_of_the_page_are_those_of_the_server(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "`make types` writes them anew"


def test_nobody_writes_such_a_file_by_hand() -> None:
    assert set(FILES) == set((ROOT / "ui" / "src").rglob("wire.ts"))
    assert ROOT / "ui" / "src" / "games" / "cartographers" / "wire.ts" in FILES
