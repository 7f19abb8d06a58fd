"""The pictures of the package and the page are drawn by one hand that is written twice.

`drawings.json` is compared here with the Python, in `ui/test/drawings.test.ts` with the page. Run as a
program, this writes it anew.
"""

import json
import re
from pathlib import Path

from charthouse.games.cartographers.notation import parse_sheet
from charthouse.games.cartographers.picture import ink
from charthouse.games.cartographers.picture.outline import Cell, Hand, clusters, outline
from charthouse.games.cartographers.sheet import SIZE, spaces_of

FILE = Path(__file__).parents[1] / "ui" / "test" / "drawings.json"
SHEETS = (
    "ffffwwww.../vvv^.rwwm../.r.aaaw.^r./...aaa....m/..........m/ffff.^...mm/"
    "ff........./f....vvvv../.F^..vv..r./aaa..W.^.ww/aaaa...wwww",
    "fvawmFVAWMd/f.f^f.f..../.rfff...^r./vv.vv...ddd/.vvv......./.v.v.^...../"
    "..m.m.m..../.m.m.m...../.r^......r./aaaaaaaaaaa/.....r.^...",
    "#........../ww.ww^...../w...w.r...^/w...w....r./ww.ww....../..w..^...../"
    "##.####..../#...#....../.r^.....ar./.....r.^aa./.........a.",
)
"""Holes, corners that touch, lakes with a boat, every terrain and wasteland."""
Drawing = dict[str, str | list[str]]


def drawings() -> dict[str, dict[str, list[Drawing]]]:
    """Every region of the sheets by terrain: its outline, and the symbols in it."""
    return {text: {terrain: regions(terrain, found) for terrain, found in terrains(text)} for text in SHEETS}


def terrains(text: str) -> list[tuple[str, list[Cell]]]:
    """The spaces of each terrain that the sheet has."""
    sheet = parse_sheet(text)
    both = sheet.farm & sheet.village
    boards = {
        "forest": sheet.forest,
        "village": sheet.village ^ both,
        "farm": sheet.farm ^ both,
        ink.BOTH: both,
        "water": sheet.water,
        "monster": sheet.monster,
        "waste": sheet.wasteland,
    }
    return [(name, [divmod(n, SIZE) for n in spaces_of(board)]) for name, board in boards.items() if board]


def regions(terrain: str, cells: list[Cell]) -> list[Drawing]:
    hand = ink.THORNS if terrain == "monster" else Hand()
    return [
        {
            "outline": outline(cluster, hand),
            "symbols": sorted(
                re.findall(r'href="#(p-\w+)" transform="([^"]*)"', ink.regions(terrain, cluster, "x"))
            ),
        }
        for cluster in clusters(cells)
    ]


def written() -> str:
    return json.dumps(drawings(), indent=1) + "\n"


def test_the_drawings_are_those_that_the_page_is_compared_with() -> None:
    assert json.loads(FILE.read_text()) == json.loads(written()), "run `python tests/test_drawings.py`"


if __name__ == "__main__":
    FILE.write_text(written())
