"""The sixteen scoring cards: a file a category, a rule a function."""

from charthouse.games.cartographers.scoring import farm_water, forest, spatial, village
from charthouse.games.cartographers.scoring.card import Card, Unit, because, stars
from charthouse.games.cartographers.sheet import Sheet, spaces_of, threatened

EDICTS = ("A", "B", "C", "D")
CARDS: tuple[Card, ...] = (*forest.CARDS, *farm_water.CARDS, *village.CARDS, *spatial.CARDS)
CARD = {card.id: card for card in CARDS}
CATEGORIES = tuple(dict.fromkeys(card.category for card in CARDS))

__all__ = [
    "CARD",
    "CARDS",
    "CATEGORIES",
    "EDICTS",
    "Card",
    "Unit",
    "because",
    "monsters",
    "stars",
    "threats",
]


def monsters(sheet: Sheet) -> int:
    """The stars that monsters cost: one for each open space beside one."""
    return -threatened(sheet).bit_count()


def threats(sheet: Sheet) -> list[Unit]:
    """The spaces behind the monsters' penalty."""
    return [Unit(-1, 1 << number) for number in spaces_of(threatened(sheet))]
