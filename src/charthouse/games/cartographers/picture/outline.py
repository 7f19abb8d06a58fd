"""Outlines of regions as an unsteady hand draws them: spaces in, SVG paths out. A space is 64 units wide.

The outline of each cluster is traced on the lattice, pulled in a little, every lattice point nudged by a hash
of its position, so that neighbours always agree, and rounded. The page draws the same ones: `board/ink.ts`.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from charthouse.core.picture import number

UNIT = 64
EIGHTHS = 8
"""A thorny edge has a point at each."""
ROUND = 0.85

Cell = tuple[int, int]
"""Row and column."""


class Hand(NamedTuple):
    """How a line is drawn: how far inside, how unsteady, and how long the thorns are."""

    inset: float = 2.5
    rough: float = 5
    spiky: float = 0


class Point(NamedTuple):
    x: float
    y: float
    kind: str
    """corner, along or sharp."""


def chance(a: int, b: int, k: int = 0) -> float:
    """A number from 0 to 1 that always is the same for the same place."""
    h = (a * 374761393 + b * 668265263 + k * 2246822519) & 0xFFFFFFFF
    h = ((h ^ h >> 13) * 1274126177) & 0xFFFFFFFF
    return (h ^ h >> 16) % 10000 / 10000


def clusters(cells: Iterable[Cell]) -> list[list[Cell]]:
    """The cells by orthogonal neighbourhood, each cluster in reading order."""
    left, found = dict.fromkeys(cells), []
    while left:
        queue, cluster = [next(iter(left))], []
        del left[queue[0]]
        while queue:
            row, column = queue.pop()
            cluster.append((row, column))
            for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if near in left:
                    queue.append(near)
                    del left[near]
        found.append(sorted(cluster))
    return found


def outline(cells: Sequence[Cell], hand: Hand = Hand()) -> str:  # noqa: B008 (it never changes)
    """The path around these cells, holes and all."""
    edges = _edges(cells)
    path = ""
    while edges:
        path += _curve(_wobbled(_ring(edges), hand))
    return path


def _edges(cells: Sequence[Cell]) -> dict[Cell, list[Cell]]:
    """The sides between inside and outside by their first end, as (x, y), the inside on the right hand."""
    inside = set(cells)
    edges: dict[Cell, list[Cell]] = {}
    for row, column in cells:
        x, y = column, row
        if (row - 1, column) not in inside:
            edges.setdefault((x, y), []).append((x + 1, y))
        if (row, column + 1) not in inside:
            edges.setdefault((x + 1, y), []).append((x + 1, y + 1))
        if (row + 1, column) not in inside:
            edges.setdefault((x + 1, y + 1), []).append((x, y + 1))
        if (row, column - 1) not in inside:
            edges.setdefault((x, y + 1), []).append((x, y))
    return edges


def _ring(edges: dict[Cell, list[Cell]]) -> list[Cell]:
    """Takes a closed way out of the edges. Where two meet it turns right: diagonal cells stay apart."""
    start = here = next(iter(edges))
    ring: list[Cell] = []
    step: Cell | None = None
    while True:
        ways = edges[here]
        choice = 0
        if len(ways) > 1 and step:
            dx, dy = step
            turns = [dx * (y - here[1]) - dy * (x - here[0]) > 0 for x, y in ways]
            choice = turns.index(True) if True in turns else 0
        there = ways.pop(choice)
        if not ways:
            del edges[here]
        ring.append(here)
        step, here = (there[0] - here[0], there[1] - here[1]), there
        if here == start:
            return ring


def _wobbled(ring: list[Cell], hand: Hand) -> list[Point]:
    points = []
    for at, (x, y) in enumerate(ring):
        before, after = ring[at - 1], ring[(at + 1) % len(ring)]
        came, goes = (x - before[0], y - before[1]), (after[0] - x, after[1] - y)
        inward = (-goes[1], goes[0])
        straight = came == goes
        ox, oy = inward if straight else (inward[0] - came[1], inward[1] + came[0])
        points.append(
            Point(
                x * UNIT + ox * hand.inset + (chance(x, y, 1) - 0.5) * hand.rough,
                y * UNIT + oy * hand.inset + (chance(x, y, 2) - 0.5) * hand.rough,
                "along" if straight else "corner",
            )
        )
        points += _thorns(x, y, goes, inward, hand) if hand.spiky else _thirds(x, y, goes, inward, hand)
    return points


def _thirds(x: int, y: int, goes: Cell, inward: Cell, hand: Hand) -> list[Point]:
    """Two points along a side, each a little off."""
    points = []
    for third in (1, 2):
        mx, my = x + goes[0] * third / 3, y + goes[1] * third / 3
        off = (chance(round(mx * 3), round(my * 3), 3) - 0.5) * hand.rough * 0.8
        points.append(
            Point(
                mx * UNIT + inward[0] * hand.inset + abs(goes[1]) * off,
                my * UNIT + inward[1] * hand.inset + abs(goes[0]) * off,
                "along",
            )
        )
    return points


def _thorns(x: int, y: int, goes: Cell, inward: Cell, hand: Hand) -> list[Point]:
    """A blot: thorns along the edge, longer and shorter by turns."""
    points = []
    for eighth in range(1, EIGHTHS):
        luck = chance(x * EIGHTHS + goes[0] * eighth, y * EIGHTHS + goes[1] * eighth, 5)
        out = hand.inset + (-hand.spiky * (0.35 + luck) if eighth % 2 else hand.spiky * 0.45 * luck)
        along = eighth / EIGHTHS * UNIT + (luck - 0.5) * 3
        points.append(
            Point(
                x * UNIT + goes[0] * along + inward[0] * out,
                y * UNIT + goes[1] * along + inward[1] * out,
                "sharp",
            )
        )
    return points


def _curve(points: list[Point]) -> str:
    path = ""
    for at, point in enumerate(points):
        before, after = points[at - 1], points[(at + 1) % len(points)]
        verb = "L" if at else "M"
        if point.kind == "sharp":
            path += f"{verb}{number(point.x)} {number(point.y)}"
            continue
        near = 1 - ROUND * 0.55 if point.kind == "corner" else 0.5
        (ax, ay), (bx, by) = _between(before, point, near), _between(point, after, 1 - near)
        path += (
            f"{verb}{number(ax)} {number(ay)}Q{number(point.x)} {number(point.y)} {number(bx)} {number(by)}"
        )
    return path + "Z"


def _between(a: Point, b: Point, part: float) -> tuple[float, float]:
    return a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part
