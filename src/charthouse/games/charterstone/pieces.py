"""The smallest things of a table: amounts of goods, an empty place, nobody's seat."""

from typing import Final

from charthouse.core.game import NOBODY as NOBODY  # an empty place of a worker, an unmet cell of the quota

Goods = tuple[tuple[str, int], ...]
"""Amounts of coin, influence and resources."""

GAP: Final = ""
"""A place of the mat whose card was taken and not yet replaced; a plot without a building."""
