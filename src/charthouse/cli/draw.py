"""`charthouse draw`: a map sheet or a recorded table as a picture."""

import argparse
from pathlib import Path

from charthouse import api
from charthouse.cli.arguments import Argument, read
from charthouse.cli.output import put
from charthouse.core.game import BadText
from charthouse.core.text import Text
from charthouse.files import read_text, write_bytes
from charthouse.raster import png

ARGUMENTS = (
    Argument("--sheet", "help-draw-sheet"),
    Argument("--record", "help-draw-record"),
    Argument("--step", "help-draw-step", limits=(0, 10**9)),
    Argument("--seat", "help-draw-seat", limits=(1, 1000)),
    Argument("--out", "help-draw-out", required=True),
    Argument("--force", "help-draw-force", flag=True),
)


def run(words: list[str], say: Text) -> int:
    found = read("draw", ARGUMENTS, words, say)
    out = Path(found.out)
    if out.suffix not in (".svg", ".png"):
        raise BadText("bad-picture-kind", path=found.out)
    if out.exists() and not found.force:
        raise BadText("bad-file-write", path=found.out, detail=BadText("file-is-there"))
    svg = _picture(found, say)
    write_bytes(out, svg.encode() if out.suffix == ".svg" else png(svg))
    put(found.out)
    return 0


def _picture(found: argparse.Namespace, say: Text) -> str:
    if (found.sheet is None) == (found.record is None):
        raise BadText("bad-usage", detail=BadText("bad-draw"), command="draw")
    if found.record is None:
        if found.step is not None or found.seat is not None:
            raise BadText("bad-usage", detail=BadText("bad-draw-sheet"), command="draw")
        return api.sheet(read_text("-") if found.sheet == "-" else found.sheet).svg()
    match = api.read(found.record)
    if found.step is not None:
        match = match.at(found.step)
    if found.seat is not None and found.seat > len(match.players):
        high = str(len(match.players))
        raise BadText("bad-usage-number", option="--seat", value=str(found.seat), low="1", high=high)
    return match.svg(None if found.seat is None else found.seat - 1, say)
