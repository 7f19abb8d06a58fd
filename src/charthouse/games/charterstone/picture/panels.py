"""Panels on the land: the objectives with who has scored them, the quota with whose tokens lie in it."""

from charthouse.core import picture
from charthouse.core.game import NOBODY
from charthouse.core.picture import COLOURS
from charthouse.games.charterstone.box import BOX, CELLS
from charthouse.games.charterstone.effects import quota
from charthouse.games.charterstone.face.quota import SIGNS
from charthouse.games.charterstone.names import Say
from charthouse.games.charterstone.picture.figures import points, seal, sign
from charthouse.games.charterstone.state import State

TOP, HEIGHT = 213, 208


def objectives(state: State, say: Say) -> str:
    """What each asks for, and a seal for every seat that has scored it."""
    left, width = 2, 354
    body = _panel(left, width, "objective", say("stone-part-objectives"))
    for row, (id, seats) in enumerate(zip(state.objectives, state.met, strict=True)):
        y = TOP + 40 + 56 * row
        body += picture.rectangle(left + 12, y, width - 24, 0.8, fill=COLOURS["line-2"])
        body += picture.words(left + 14, y + 24, say(f"stone-objective-{id}"), 19)
        about = say(f"stone-objective-{id}.about")
        small = min(13.5, 2 * (width - 28) / len(about))
        body += picture.words(left + 14, y + 44, about, small, fill=COLOURS["ink-2"])
        right = left + width - 12
        for place, seat in enumerate(reversed(seats)):
            body += seal(state.holdings[seat].charter, right - 26 * (place + 1), y + 5, 24)
    return body


def quota_board(state: State, say: Say) -> str:
    """Its rows of cells: what they take, what they give besides, whose token is in them."""
    left, width, side = 842, 246, 33
    body = _panel(left, width, "quota", say("stone-part-quota"))
    for column, amount in enumerate(BOX.quota.amounts):
        x = left + 44 + side * column + side / 2
        body += picture.words(x, TOP + 56, str(amount), 16, text_anchor="middle", font_weight="700")
    for row, name in enumerate(BOX.quota.rows):
        body += sign(SIGNS[name], left + 14, TOP + 70 + 45 * row, 24)
    for cell, seat in zip(CELLS, state.quota, strict=True):
        column, row = quota.column_of(cell), BOX.quota.rows.index(quota.row_of(cell))
        x, y = left + 44 + side * column, TOP + 64 + 45 * row
        paper = COLOURS["raised" if seat == NOBODY else "desk"]
        body += picture.rectangle(x + 1, y, side - 3, 40, fill=paper, stroke=COLOURS["line-2"], rx=2)
        if seat != NOBODY:
            body += seal(state.holdings[seat].charter, x + 2, y + 6, 28)
        else:
            body += _bonus(BOX.quota.bonus[column], x + 4, y + 8)
    return body


def _bonus(bonus: str, x: float, y: float) -> str:
    if bonus == "none":
        return ""
    return points("+1", x, y, 24) if bonus == "vp" else sign(bonus, x, y, 24)


def _panel(left: float, width: float, symbol: str, title: str) -> str:
    paper = picture.rectangle(left, TOP, width, HEIGHT, fill=COLOURS["paper"], stroke=COLOURS["ink"], rx=3)
    return paper + sign(symbol, left + 12, TOP + 9, 26) + picture.words(left + 46, TOP + 30, title, 23)
