"""Shapes: their orientations, and the places each has on a map."""

from functools import cache
from typing import NamedTuple

from charthouse.core.kernel import Bits
from charthouse.games.cartographers.sheet import SIZE, Board

Cell = tuple[int, int]


class Orientation(NamedTuple):
    """One way to turn a shape. Its anchor is the top left corner of its bounding box."""

    cells: tuple[Cell, ...]
    footprint: Board
    offsets: tuple[int, ...]
    valid: Board
    """The anchors that keep it on the map."""


def parse_shape(text: str) -> tuple[Cell, ...]:
    """The cells of a shape written as rows of `#` and `.` joined by `/`."""
    return tuple(
        (row, column)
        for row, line in enumerate(text.split("/"))
        for column, mark in enumerate(line)
        if mark == "#"
    )


@cache
def orientations(shape: str) -> tuple[Orientation, ...]:
    """The different ways to turn and flip a shape, the printed one first."""
    cells, found = parse_shape(shape), []
    for _ in range(2):
        for _ in range(4):
            if cells not in found:
                found.append(cells)
            cells = _normal([(column, -row) for row, column in cells])
        cells = _normal([(row, -column) for row, column in cells])
    return tuple(orientation(cells) for cells in found)


@cache
def orientation(cells: tuple[Cell, ...]) -> Orientation:
    height, width = _box(cells)
    offsets = tuple(SIZE * row + column for row, column in cells)
    anchors = [SIZE * row + column for row in range(SIZE - height + 1) for column in range(SIZE - width + 1)]
    return Orientation(
        cells,
        Bits(sum(1 << offset for offset in offsets)),
        offsets,
        Bits(sum(1 << anchor for anchor in anchors)),
    )


@cache
def places(shape: str) -> frozenset[Board]:
    """Every set of spaces on the map that has this shape."""
    return frozenset(
        turned.footprint << anchor
        for turned in orientations(shape)
        for anchor in range(SIZE * SIZE)
        if turned.valid >> anchor & 1
    )


@cache
def cut_by_the_edge(shape: str) -> tuple[Board, ...]:
    """What is left on the map of the shape where it sticks out over the edge, each set of spaces once."""
    left: set[Board] = set()
    for turned in orientations(shape):
        height, width = _box(turned.cells)
        for top in range(1 - height, SIZE):
            for start in range(1 - width, SIZE):
                on_map = [
                    (top + row, start + column)
                    for row, column in turned.cells
                    if 0 <= top + row < SIZE and 0 <= start + column < SIZE
                ]
                if 0 < len(on_map) < len(turned.cells):
                    left.add(sum(1 << SIZE * row + column for row, column in on_map))
    return tuple(sorted(left))


def _normal(cells: list[Cell]) -> tuple[Cell, ...]:
    top = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def _box(cells: tuple[Cell, ...]) -> tuple[int, int]:
    return 1 + max(row for row, _ in cells), 1 + max(column for _, column in cells)
