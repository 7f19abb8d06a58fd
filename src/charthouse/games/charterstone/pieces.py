"""The smallest things of a table: amounts of goods, workers, what lies on a building, an empty place."""

from typing import Final, Literal, NamedTuple

from charthouse.core.game import Seat

Goods = tuple[tuple[str, int], ...]
"""Amounts of coin, influence and resources."""
CardKind = Literal["assistant", "building", "constructed"]
"""The kind of an advancement card; a building card is constructed once its building stands."""

GAP: Final = ""
"""A place of the mat whose card was taken and not yet replaced; a plot without a building."""

Worker = str
"""Which worker it is: big, small, spectral; or neither, where the rules in force tell no two apart."""


class Piece(NamedTuple):
    """What lies on a building besides workers: a token of income, a minion, a peril. It blocks nobody."""

    building: str
    kind: str
    """income, minion, peril."""
    which: str
    """Which minion, which peril; a token of income is like any other."""
    seat: Seat
    """Whose it is; a peril is nobody's."""
