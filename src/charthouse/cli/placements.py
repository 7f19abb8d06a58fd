"""`charthouse placements`: every legal drawing of a card on a sheet."""

from charthouse.cli.arguments import EDITION, JSON, Argument, read
from charthouse.cli.files import read_text
from charthouse.cli.output import put, put_json
from charthouse.core.game import BadText
from charthouse.core.text import Text
from charthouse.games.cartographers import skills
from charthouse.games.cartographers.cards import BOX
from charthouse.games.cartographers.drawing import Task, explore_task, monster_task
from charthouse.games.cartographers.notation import (
    NOTHING,
    action_text,
    parse_sheet,
    refuse_cyrillic,
)
from charthouse.games.cartographers.options import expand
from charthouse.games.cartographers.sheet import Sheet

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
    texts = placements(sheet, _task(found.card, found.ruins, found.edition or "2020"))
    if found.json:
        put_json({"placements": texts})
    else:
        put("\n".join(texts))
    return 0


def placements(sheet: Sheet, task: Task) -> list[str]:
    """The drawings as texts, sorted as texts; a sheet without free space has only `nothing`."""
    return sorted(map(action_text, skills.plain(task, sheet))) or [action_text(NOTHING)]


def _task(card: str, ruins: bool, edition: str) -> Task:
    options = expand({"edition": edition}, 1)
    if card in BOX.ambush:
        return monster_task(BOX.ambush[card].cells)
    if card in BOX.explore:
        if BOX.explore[card].kind == "ruins":
            raise BadText("bad-ruins-card", card=card)
        return explore_task(card, ruins, options.fall_back)
    refuse_cyrillic(card)
    known = [id for id, explore in BOX.explore.items() if explore.kind != "ruins"]
    raise BadText("bad-card", card=card[:40], known=", ".join([*known, *BOX.ambush]))
