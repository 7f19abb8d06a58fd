"""What a scoring card is: marks on a board, and the stars each mark earns."""

from collections.abc import Callable
from typing import NamedTuple

from charthouse.core.kernel import kernel
from charthouse.games.cartographers.sheet import FULL, LEFT, TOP, Board, Sheet, cluster

Marks = Callable[[Sheet], Board]
"""One space for every time the stars are earned. The rule of the card, written once."""

Shown = Callable[[Sheet, Board], Board]
"""The spaces behind one mark, for the eye of the player."""


class Part(NamedTuple):
    """`stars` for each mark. `together` means that all marks stand for one thing and are shown as one."""

    stars: int
    marks: Marks
    shown: Shown
    together: bool = False


class Card(NamedTuple):
    id: str
    number: int
    category: str
    solo_value: int
    parts: tuple[Part, ...]
    stars: Callable[[Sheet], int]
    """What the card earns on a sheet: a kernel."""
    since: int
    until: int | None
    """The content releases that have it."""


def card(
    id: str,
    number: int,
    category: str,
    solo_value: int,
    *parts: Part,
    since: int,
    until: int | None = None,
) -> Card:
    return Card(id, number, category, solo_value, parts, _stars(parts), since, until)


def _stars(parts: tuple[Part, ...]) -> Callable[[Sheet], int]:
    each, marks, _, _ = parts[0]

    @kernel
    def of_one(sheet: Sheet) -> int:
        return each * marks(sheet).bit_count()

    if len(parts) == 1:
        return of_one
    others = _stars(parts[1:])

    @kernel
    def of_all(sheet: Sheet) -> int:
        return each * marks(sheet).bit_count() + others(sheet)

    return of_all


class Unit(NamedTuple):
    """Some stars and the spaces behind them."""

    stars: int
    spaces: Board


def stars(card: Card, sheet: Sheet) -> int:
    return card.stars(sheet)


def because(card: Card, sheet: Sheet) -> list[Unit]:
    """The stars of a card, taken apart: the units sum to `stars`."""
    units = []
    for part in card.parts:
        marks = part.marks(sheet)
        if part.together and marks:
            units.append(Unit(part.stars * marks.bit_count(), part.shown(sheet, marks)))
            continue
        while marks:
            mark = marks & -marks
            marks ^= mark
            units.append(Unit(part.stars, part.shown(sheet, mark)))
    return units


# --- how a mark is shown

_DIAGONAL = sum(1 << 12 * step for step in range(11))


def itself(sheet: Sheet, mark: Board) -> Board:
    return mark


def whole_row(sheet: Sheet, mark: Board) -> Board:
    return mark * TOP


def whole_column(sheet: Sheet, mark: Board) -> Board:
    return mark * LEFT


def whole_diagonal(sheet: Sheet, mark: Board) -> Board:
    return mark * _DIAGONAL & FULL


def whole_square(sheet: Sheet, side: Board) -> Board:
    """The square below its top side."""
    square = side
    for _ in range(side.bit_count() - 1):
        square |= square << 11
    return square


def area_of(terrain: str) -> Shown:
    """The cluster of that terrain around the mark."""
    return lambda sheet, mark: cluster(mark, getattr(sheet, terrain))
