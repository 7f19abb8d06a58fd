"""The Skills expansion: what each of the eight cards lets a seat draw.

Seven skills go with an explore card; Acrobatics answers an ambush and lives in `rules`. Where the
printed cards are silent, the readings are those of `docs/rulings.md`.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from charthouse.core.game import IllegalAction
from charthouse.games.cartographers import drawing
from charthouse.games.cartographers.cards import BOX, Shape
from charthouse.games.cartographers.drawing import Task
from charthouse.games.cartographers.kernels import legal_anchors
from charthouse.games.cartographers.notation import ALONE, CURE, DRAW, WITH_MORE, Action
from charthouse.games.cartographers.shapes import cut_by_the_edge, orientations, places
from charthouse.games.cartographers.sheet import (
    FARM_AND_VILLAGE,
    FULL,
    NONE,
    Board,
    Sheet,
    drawn,
    neighbours,
    open_ruins,
    spaces_of,
)
from charthouse.games.cartographers.state import Map, Public, purse

WITH_EXPLORE = (*ALONE, *WITH_MORE, CURE)
AGAINST_AMBUSH = "acrobatics"


class Adds(NamedTuple):
    """What a skill adds to a drawing."""

    cells: str | None
    """Its shape; none for that of the drawing once more."""
    terrain: str | None = None
    """None for the terrain of the drawing, or where one is chosen."""
    chosen: bool = False
    """One of the card's terrains, which the action names."""


class Use(NamedTuple):
    """How a drawing with a skill is put together, for whoever composes one; the rules are below."""

    cells: str | None = None
    """The shape that is drawn instead of the card's."""
    terrains: tuple[str, ...] | None = None
    """What it may be filled with instead of what the card says."""
    over_edge: bool = False
    adds: Adds | None = None


USES = {
    "search": Use(adds=Adds(BOX.skills["search"].cells)),
    "concentrate": Use(adds=Adds(None)),
    "diplomacy": Use(adds=Adds(BOX.skills["diplomacy"].cells, FARM_AND_VILLAGE)),
    CURE: Use(adds=Adds(BOX.skills[CURE].cells, chosen=True)),
    "knowledge": Use(terrains=("village",)),
    "negotiate": Use(cells=BOX.skills["negotiate"].cells),
    "move_silently": Use(over_edge=True),
}
"""The skills that go with a drawing."""


class Drawn(msgspec.Struct, frozen=True, gc=False):
    """What an action puts on the sheet, in order, and the shape whose coin it earns."""

    pieces: tuple[tuple[str, Board], ...]
    shape: Shape | None


def usable(public: Public, map: Map, skill: str) -> bool:
    """One skill a season, of those on the table, paid from coins filled before this turn."""
    return skill in public.skills and not map.skill_used and purse(map) >= BOX.skills[skill].cost


def check_usable(public: Public, map: Map, skill: str) -> None:
    if skill not in public.skills:
        raise IllegalAction("why-skill-not-here", skill=skill)
    if map.skill_used:
        raise IllegalAction("why-skill-used")
    if purse(map) < BOX.skills[skill].cost:
        raise IllegalAction("why-skill-cost", cost=BOX.skills[skill].cost)


# --- what an action draws


def resolve(task: Task, sheet: Sheet, action: Action) -> Drawn:
    """What the action draws; raises `IllegalAction` where a rule forbids it."""
    adds = action.verb in WITH_MORE or action.verb == CURE
    if bool(action.also) != adds or bool(action.also_terrain) != (action.verb == CURE):
        raise IllegalAction("why-draw-first")
    return _RESOLVE[action.verb](task, sheet, action)


def _draw(task: Task, sheet: Sheet, action: Action) -> Drawn:
    shape = drawing.check(task, sheet, action.terrain, action.spaces)
    return Drawn(((action.terrain, action.spaces),), shape)


def _with_more(task: Task, sheet: Sheet, action: Action) -> Drawn:
    """An ordinary drawing, then more on spaces still free; the duty of the ruins is the first one's."""
    first = _draw(task, sheet, action)
    terrain = {"diplomacy": FARM_AND_VILLAGE, CURE: action.also_terrain}.get(action.verb, action.terrain)
    if action.also & (FULL ^ (sheet.filled | action.spaces)) != action.also:
        raise IllegalAction("why-overlaps")
    if action.verb == CURE and terrain not in task.terrains:
        raise IllegalAction("why-terrain", terrain=terrain)
    if not _may_add(task, sheet, action, first.shape):
        raise IllegalAction(f"why-{action.verb.replace('_', '-')}")
    return Drawn((*first.pieces, (terrain, action.also)), first.shape)


def _may_add(task: Task, sheet: Sheet, action: Action, shape: Shape | None) -> bool:
    also = action.also
    if action.verb == "search":
        return also.bit_count() == 1 and bool(also & neighbours(action.spaces))
    if action.verb == "diplomacy":
        return also.bit_count() == 1
    if action.verb == "concentrate":
        return shape is not None and also in places(shape.cells)
    monsters = drawn(sheet, action.terrain, action.spaces).monster
    return also in places(BOX.skills[CURE].cells) and bool(also & neighbours(monsters))


def _knowledge(task: Task, sheet: Sheet, action: Action) -> Drawn:
    """The chosen shape is filled with village instead; its coin stays."""
    if action.terrain != "village":
        raise IllegalAction("why-knowledge")
    shape = drawing.check(task._replace(terrains=("village",)), sheet, "village", action.spaces)
    if shape is None:
        raise IllegalAction("why-skill-fall-back")
    return Drawn((("village", action.spaces),), shape)


def _negotiate(task: Task, sheet: Sheet, action: Action) -> Drawn:
    """Another shape instead of the card's, which earns no coin."""
    shape = drawing.check(_negotiated(task), sheet, action.terrain, action.spaces)
    if shape is None:
        raise IllegalAction("why-skill-fall-back")
    return Drawn(((action.terrain, action.spaces),), None)


def _negotiated(task: Task) -> Task:
    return drawing.task((Shape(BOX.skills["negotiate"].cells),), task.terrains, task.duty, task.fall_back)


def _move_silently(task: Task, sheet: Sheet, action: Action) -> Drawn:
    """A shape may stick out over the edge; of two that leave the same spaces, the coin's was drawn."""
    if action.spaces & sheet.filled:
        raise IllegalAction("why-overlaps")
    if action.terrain not in task.terrains:
        raise IllegalAction("why-terrain", terrain=action.terrain)
    left = [shape for shape in task.shapes if action.spaces in cut_by_the_edge(shape.cells)]
    if not left:
        raise IllegalAction("why-move-silently")
    if task.duty and not action.spaces & open_ruins(sheet):
        raise IllegalAction("why-ruins")
    return Drawn(((action.terrain, action.spaces),), max(left, key=lambda shape: shape.coin))


_RESOLVE: dict[str, Callable[[Task, Sheet, Action], Drawn]] = {
    DRAW: _draw,
    "search": _with_more,
    "concentrate": _with_more,
    "diplomacy": _with_more,
    CURE: _with_more,
    "knowledge": _knowledge,
    "negotiate": _negotiate,
    "move_silently": _move_silently,
}


# --- every action of one skill, lazily


def actions(task: Task, sheet: Sheet, skill: str) -> Iterator[Action]:
    if skill in (*WITH_MORE, CURE):
        for action in plain(task, sheet):
            yield from more(task, sheet, skill, action)
    elif skill == "knowledge":
        found = drawing.choices(task, sheet)
        if not found.falls_back:
            for spaces in drawing.drawings(found):
                yield Action("knowledge", "village", spaces)
    elif skill == "negotiate":
        found = drawing.choices(_negotiated(task), sheet)
        if not found.falls_back:
            for terrain in task.terrains:
                for spaces in drawing.drawings(found):
                    yield Action("negotiate", terrain, spaces)
    elif skill == "move_silently":
        ruins = open_ruins(sheet)
        left = {spaces for shape in task.shapes for spaces in cut_by_the_edge(shape.cells)}
        for terrain in task.terrains:
            for spaces in sorted(left):
                if not spaces & sheet.filled and (spaces & ruins or not task.duty):
                    yield Action("move_silently", terrain, spaces)


def plain(task: Task, sheet: Sheet) -> Iterator[Action]:
    """Every drawing without a skill."""
    found = drawing.choices(task, sheet)
    for terrain in found.terrains:
        for spaces in drawing.drawings(found):
            yield Action(DRAW, terrain, spaces)


def more(task: Task, sheet: Sheet, skill: str, main: Action) -> Iterator[Action]:
    """Every way for the skill to add to this drawing."""
    _, terrain, spaces, _, _ = main
    empty = FULL ^ (sheet.filled | spaces)
    if skill == "search":
        for number in spaces_of(empty & neighbours(spaces)):
            yield Action(skill, terrain, spaces, "", 1 << number)
    elif skill == "diplomacy":
        for number in spaces_of(empty):
            yield Action(skill, terrain, spaces, "", 1 << number)
    elif skill == "concentrate":
        shape = drawing.shape_drawn(task, sheet, spaces)
        for also in _everywhere(shape.cells, empty) if shape else ():
            yield Action(skill, terrain, spaces, "", also)
    elif skill == CURE:
        touched = neighbours(sheet.monster | (spaces if terrain == "monster" else NONE))
        for also in _everywhere(BOX.skills[CURE].cells, empty):
            if also & touched:
                for healing in task.terrains:
                    yield Action(skill, terrain, spaces, healing, also)


def _everywhere(cells: str, empty: Board) -> Iterator[Board]:
    """The shape, turned and flipped freely, wherever it fits."""
    for turned in orientations(cells):
        anchors = legal_anchors(turned.offsets, turned.valid, empty, False, NONE)
        for anchor in spaces_of(anchors):
            yield turned.footprint << anchor
