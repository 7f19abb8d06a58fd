"""The smallest things of a table: amounts of goods, an empty place, nobody's seat."""

from typing import Final, Literal

from charthouse.core.game import Seat

Goods = tuple[tuple[str, int], ...]
"""Amounts of coin, influence and resources."""
CardKind = Literal["assistant", "building", "constructed"]
"""The kind of an advancement card; a building card is constructed once its building stands."""

NOBODY: Final[Seat] = -1
GAP: Final = ""
"""A place of the mat whose card was taken and not yet replaced; a plot without a building."""
