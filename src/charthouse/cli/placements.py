"""`charthouse placements`: every legal drawing of a card on a sheet."""

from charthouse.cli.arguments import EDITION, JSON, Argument, read
from charthouse.cli.output import put, put_json
from charthouse.core.text import Text
from charthouse.files import read_text
from charthouse.games.cartographers.notation import parse_sheet
from charthouse.games.cartographers.queries import placements, task_of

ARGUMENTS = (
    Argument("--sheet", "help-placements-sheet", required=True),
    Argument("--card", "help-placements-card", required=True),
    Argument("--ruins", "help-placements-ruins", flag=True),
    EDITION,
    JSON,
)


def run(words: list[str], say: Text) -> int:
    found = read("placements", ARGUMENTS, words, say)
    sheet = parse_sheet(read_text("-") if found.sheet == "-" else found.sheet)
    texts = placements(sheet, task_of(found.card, found.ruins, found.edition or "2020"))
    if found.json:
        put_json({"placements": texts})
    else:
        put("\n".join(texts))
    return 0
