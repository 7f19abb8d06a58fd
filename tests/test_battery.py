"""The batteries go on where they stopped, and the page of their figures says what they found and no more."""

import json
import sys
import time
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tools"))
import battery  # noqa: E402


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty sheet of results."""
    monkeypatch.setattr(battery, "FOUND", tmp_path / "trust.jsonl")
    return tmp_path / "trust.jsonl"


def line(name: str, number: int, **counted: int) -> dict[str, Any]:
    about = {"seconds": 60, "code": battery.code(), "on": "2026-11-18", "machine": "one of wood"}
    return {"part": name, "portion": number, "found": counted, **about}


def test_every_part_has_its_tests() -> None:
    for part in battery.PARTS.values():
        for test in part.tests:
            file, _, name = test.partition("::")
            assert (ROOT / file).exists(), test
            assert not name or f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), test


def test_a_battery_goes_on_where_it_stopped(found: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[str, int]] = []

    def portion(name: str, number: int) -> dict[str, Any] | None:
        ran.append((name, number))
        return line(name, number, kills=400) if len(ran) != 2 else None

    monkeypatch.setattr(battery, "portion", portion)
    forever = time.monotonic() + 1e9
    assert battery.run(["kills"], forever) == 1
    assert battery.run(["kills"], forever) == 0
    assert battery.run(["kills"], forever) == 0
    assert ran == [("kills", 0), ("kills", 1), ("kills", 1), ("kills", 2)]
    assert len(found.read_text().splitlines()) == 3


def test_parts_come_in_turn_and_none_begins_too_late(found: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def portion(name: str, number: int) -> dict[str, Any]:
        ran.append(name)
        return line(name, number, **{battery.PARTS[name].counted: battery.PARTS[name].asked // 2})

    monkeypatch.setattr(battery, "portion", portion)
    assert battery.run(["kills", "two-worlds"], time.monotonic() - 1) == 0
    assert ran == []
    battery.run(["kills", "two-worlds"], time.monotonic() + 1e9)
    assert ran == ["kills", "two-worlds"] * 2


def test_what_was_found_of_other_code_does_not_count() -> None:
    old = line("kills", 0, kills=900) | {"code": "of yesterday"}
    new = line("kills", 1, kills=50, confirmed=700)
    told = battery.table([old, new])
    assert f"50 kills, 700 confirmed | 2026-11-18, code `{battery.code()}`" in told
    assert "one of wood" in told
    assert "not yet" in told


def test_what_was_tried_on_earlier_code_says_on_which() -> None:
    old = line("kills", 0, kills=900) | {"code": "of yesterday"}
    new = line("two-worlds", 0, pairs=50)
    assert "900 kills | 2026-11-18, code `of yesterday`" in battery.table([old, new])


def test_the_page_of_figures_is_what_was_found() -> None:
    page = battery.PAGE.read_text(encoding="utf-8")
    assert battery.written(page, battery.lines()) == page, "make trust"
    for kept in battery.lines():
        assert kept["found"][battery.PARTS[kept["part"]].counted] > 0
        assert json.dumps(kept).isascii()
