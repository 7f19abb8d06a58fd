"""Actions by number, as the fast lane takes them, and by text; and why one is refused.

A number means a drawing of a *pattern* (`printed.PATTERNS`): `option * SPACES + anchor`.
"""

from functools import cache

from charthouse.core.game import BadText, IllegalAction
from charthouse.games.cartographers.cards import BOX
from charthouse.games.cartographers.drawing import check, explore_task, monster_task
from charthouse.games.cartographers.lane.printed import CARD_IDS, OPTIONS, PATTERNS, SPACES
from charthouse.games.cartographers.notation import DRAW, Action, action_text, parse_action
from charthouse.games.cartographers.options import FallBack
from charthouse.games.cartographers.sheet import Sheet, spaces_of

NOTHING = OPTIONS * SPACES
"""The number after the last: a seat that is not asked draws nothing."""


def drawing_of(pattern: int, number: int) -> Action | None:
    """The drawing that a number stands for, or nothing where it stands for none of this pattern."""
    option, anchor = divmod(number, SPACES)
    terrains, turns = PATTERNS[pattern]
    turn, terrain = divmod(option, len(terrains))
    if not 0 <= turn < len(turns):
        return None
    _, turned = turns[turn]
    if not turned.valid >> anchor & 1:
        return None
    return Action(DRAW, terrains[terrain], turned.footprint << anchor)


@cache
def drawings() -> tuple[Action, ...]:
    """Every drawing of every pattern once: numbers that mean the same whatever card lies open."""
    found = (
        Action(DRAW, terrain, turned.footprint << anchor)
        for terrains, turns in PATTERNS
        for _, turned in turns
        for anchor in spaces_of(turned.valid)
        for terrain in terrains
    )
    return tuple(dict.fromkeys(found))


def text_of(pattern: int, number: int) -> str:
    """The text of the drawing, which is `nothing` for the number after the last."""
    if number == NOTHING:
        return "nothing"
    drawing = drawing_of(pattern, number)
    if drawing is None:
        raise IllegalAction("why-shape")
    return action_text(drawing)


def number_of(pattern: int, text: str) -> int:
    """The number of a drawing; raises `BadText` for what is none, `IllegalAction` for another pattern."""
    if text.split() == ["nothing"]:
        return NOTHING
    action = parse_action(text)
    if action.verb != DRAW:
        raise BadText("bad-action", text=text[:60])
    terrains, turns = PATTERNS[pattern]
    if action.terrain not in terrains:
        raise IllegalAction("why-terrain", terrain=action.terrain)
    for turn, (_, turned) in enumerate(turns):
        anchor = spaces_of(action.spaces)[0] - min(turned.offsets)
        if anchor >= 0 and turned.valid >> anchor & 1 and turned.footprint << anchor == action.spaces:
            return (turn * len(terrains) + terrains.index(action.terrain)) * SPACES + anchor
    raise IllegalAction("why-shape")


def refusal(
    card: int, pattern: int, duty: bool, fall_back: FallBack, sheet: Sheet, number: int
) -> IllegalAction:
    """Why the seat before this sheet may not take the action of that number."""
    drawing = drawing_of(pattern, number)
    if drawing is None:
        return IllegalAction("why-shape")
    name = CARD_IDS[card]
    asked = (
        monster_task(BOX.ambush[name].cells) if name in BOX.ambush else explore_task(name, duty, fall_back)
    )
    try:
        check(asked, sheet, drawing.terrain, drawing.spaces)
    except IllegalAction as reason:
        return reason
    raise ValueError(number)  # it is not refused
