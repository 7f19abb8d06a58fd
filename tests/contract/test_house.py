"""The house knows no game by name: what only one game needs is in that game."""

from pathlib import Path

import pytest

import charthouse
from charthouse.games import GAMES

SOURCE = Path(charthouse.__file__).parent
UI = Path(__file__).parents[2] / "ui" / "src"
ROOMS = (SOURCE / "core", SOURCE / "server", SOURCE / "bots", UI / "shell", UI / "pages", UI / "App.svelte")
KINDS = (".py", ".ts", ".svelte", ".css")


def files() -> list[Path]:
    found = [file for room in ROOMS for file in (room.rglob("*") if room.is_dir() else [room])]
    return [file for file in found if file.suffix in KINDS]


@pytest.mark.parametrize("game_id", GAMES)
def test_no_room_of_the_house_names_a_game(game_id: str) -> None:
    assert not [file.name for file in files() if game_id in file.read_text(encoding="utf-8").lower()]


def test_every_room_was_looked_into() -> None:
    for room in ROOMS:
        assert any(file == room or room in file.parents for file in files()), room
