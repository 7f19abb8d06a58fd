"""What may be drawn on a sheet: shapes that fit, ruins duty, the fall-back square, and why not."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import msgspec

from charthouse.core.game import IllegalAction
from charthouse.core.kernel import nth as nth_bit
from charthouse.games.cartographers.cards import BOX, SQUARE, Shape
from charthouse.games.cartographers.kernels import any_terrain, falls_back, legal_anchors
from charthouse.games.cartographers.options import FallBack
from charthouse.games.cartographers.shapes import Orientation, orientations, places
from charthouse.games.cartographers.sheet import (
    FULL,
    NONE,
    TERRAINS,
    Board,
    Sheet,
    open_ruins,
    spaces_of,
)


class Task(NamedTuple):
    """What a card asks a seat to draw."""

    shapes: tuple[Shape, ...]
    terrains: tuple[str, ...]
    duty: bool
    """A shape must cover an open ruins space."""
    fall_back: tuple[str, ...]
    """The terrains of the fall-back square."""
    turns: tuple[tuple[Shape, Orientation, tuple[int, ...], Board], ...]
    """Every way to turn every shape, with its offsets and valid anchors at hand."""


Fit = tuple[Shape, Orientation, Board]
"""One way to turn a shape, and every anchor at which it may be drawn so."""


class Choices(msgspec.Struct, frozen=True, gc=False):
    """Every legal drawing: each terrain with each fit."""

    terrains: tuple[str, ...]
    fits: tuple[Fit, ...]
    falls_back: bool


def task(
    shapes: tuple[Shape, ...], terrains: tuple[str, ...], duty: bool, fall_back: tuple[str, ...]
) -> Task:
    turns = [
        (shape, turned, turned.offsets, turned.valid)
        for shape in shapes
        for turned in orientations(shape.cells)
    ]
    return Task(shapes, terrains, duty, fall_back, tuple(turns))


@cache
def explore_task(card_id: str, duty: bool, fall_back: FallBack) -> Task:
    card = BOX.explore[card_id]
    square = TERRAINS if any_terrain(duty, fall_back == "any") else card.terrains
    return task(card.shapes, card.terrains, duty, square)


@cache
def monster_task(cells: str) -> Task:
    """An ambush: monsters may cover ruins, never have to; one monster space if the shape does not fit."""
    return task((Shape(cells),), ("monster",), False, ("monster",))


_SQUARE = Shape(SQUARE)


def choices(task: Task, sheet: Sheet) -> Choices:
    """The shapes of the card where they fit; where none does, the fall-back square on any free space."""
    empty = FULL ^ sheet.filled
    duty = task.duty
    ruins = open_ruins(sheet) if duty else NONE
    fits = []
    for shape, turned, offsets, valid in task.turns:
        anchors = legal_anchors(offsets, valid, empty, duty, ruins)
        if anchors:
            fits.append((shape, turned, anchors))
    if not falls_back(len(fits)):
        return Choices(task.terrains, tuple(fits), False)
    square = (_SQUARE, orientations(SQUARE)[0], empty)
    return Choices(task.fall_back, (square,) if empty else (), True)


def count(choices: Choices) -> int:
    each = 0
    for _, _, anchors in choices.fits:
        each += anchors.bit_count()
    return each * len(choices.terrains)


def nth(choices: Choices, number: int) -> tuple[str, Board]:
    """The drawing of that number, counted through the terrains and their fits."""
    number, terrain = divmod(number, len(choices.terrains))
    for _, turned, anchors in choices.fits:
        here = anchors.bit_count()
        if number < here:
            return choices.terrains[terrain], turned.footprint << nth_bit(anchors, number)
        number -= here
    raise IndexError(number)


def drawings(choices: Choices) -> Iterator[Board]:
    """The spaces of every drawing, whatever its terrain."""
    for _, turned, anchors in choices.fits:
        for anchor in spaces_of(anchors):
            yield turned.footprint << anchor


def check(task: Task, sheet: Sheet, terrain: str, spaces: Board) -> Shape | None:
    """The shape that was drawn, or nothing for the fall-back square; raises `IllegalAction`."""
    if spaces & sheet.filled:
        raise IllegalAction("why-overlaps")
    shape = shape_drawn(task, sheet, spaces)
    if shape is None:
        _check_fall_back(task, sheet, spaces)
    if terrain not in (task.fall_back if shape is None else task.terrains):
        raise IllegalAction("why-terrain", terrain=terrain)
    return shape


def shape_drawn(task: Task, sheet: Sheet, spaces: Board) -> Shape | None:
    """The shape of the card that these spaces are, if it may be drawn there."""
    if spaces & sheet.filled or (task.duty and not spaces & open_ruins(sheet)):
        return None
    for shape in task.shapes:
        if spaces in places(shape.cells):
            return shape
    return None


def _check_fall_back(task: Task, sheet: Sheet, spaces: Board) -> None:
    """These spaces are no shape that may be drawn here: they must be the fall-back square."""
    if choices(task, sheet).falls_back:
        if spaces not in places(SQUARE):
            raise IllegalAction("why-only-a-square")
    elif any(spaces in places(shape.cells) for shape in task.shapes):
        raise IllegalAction("why-ruins")
    else:
        raise IllegalAction("why-shape")
