"""`charthouse score`: what a sheet is worth under every scoring card, and why."""

import json
import sys

from charthouse.cli.arguments import JSON, Argument, read
from charthouse.cli.output import put, put_json
from charthouse.core.game import BadText
from charthouse.core.text import Text, explain
from charthouse.files import read_text
from charthouse.games.cartographers import scoring
from charthouse.games.cartographers.notation import SPACE_NAMES, parse_sheet, sheet_rows
from charthouse.games.cartographers.queries import scored
from charthouse.games.cartographers.scoring import Unit
from charthouse.games.cartographers.sheet import Sheet, free, spaces_of

ARGUMENTS = (
    Argument("--sheet", "help-score-sheet"),
    Argument("--stdin-jsonl", "help-score-stdin", flag=True),
    Argument("--explain", "help-score-explain", flag=True),
    JSON,
)


def run(words: list[str], say: Text) -> int:
    found = read("score", ARGUMENTS, words, say)
    if found.stdin_jsonl:
        return _score_lines(found.explain, say)
    if found.sheet is None:
        raise BadText("bad-usage", detail=BadText("bad-usage-missing", what="--sheet"), command="score")
    sheet = parse_sheet(read_text("-") if found.sheet == "-" else found.sheet)
    if found.json:
        put_json(scored(sheet, found.explain))
    else:
        _show(sheet, found.explain, say)
    return 0


def _score_lines(explained: bool, say: Text) -> int:
    """A line in, a line out; a bad line answers with its error in its place."""
    code = 0
    for line in sys.stdin:
        text = line.rstrip("\n")
        try:
            put_json(scored(parse_sheet(_sheet_of(text)), explained))
        except BadText as problem:
            put_json({"error": explain(problem, say)})
            code = 2
        sys.stdout.flush()
    return code


def _sheet_of(line: str) -> str:
    """A sheet text, which may be written as a JSON string."""
    if line.startswith('"'):
        try:
            return str(json.loads(line))
        except ValueError:
            return line
    return line


def _show(sheet: Sheet, explained: bool, say: Text) -> None:
    for row in sheet_rows(sheet):
        put(f"  {row}")
    put("")
    for card in scoring.CARDS:
        put(f"{scoring.stars(card, sheet):>5}  {say(f'scoring-{card.id}')}")
        if explained:
            for unit in scoring.because(card, sheet):
                _show_unit(unit)
    put(f"{scoring.monsters(sheet):>5}  {say('monsters')}")
    if explained:
        for unit in scoring.threats(sheet):
            _show_unit(unit)
    put("")
    put(say("result-unfilled", count=free(sheet).bit_count()))


def _show_unit(unit: Unit) -> None:
    put(f"{'':7}{unit.stars:+d}  {' '.join(SPACE_NAMES[n] for n in spaces_of(unit.spaces))}")
