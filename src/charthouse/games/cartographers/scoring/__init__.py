"""The scoring cards: a file a category, a rule a function."""

from charthouse.core.kernel import kernel
from charthouse.games.cartographers.scoring.card import Card, Unit, because, stars
from charthouse.games.cartographers.scoring.farm_water import CARDS as FARM_WATER
from charthouse.games.cartographers.scoring.forest import CARDS as FOREST
from charthouse.games.cartographers.scoring.spatial import CARDS as SPATIAL
from charthouse.games.cartographers.scoring.village import CARDS as VILLAGE
from charthouse.games.cartographers.sheet import Sheet, spaces_of, threatened

EDICTS = ("A", "B", "C", "D")
CARDS: tuple[Card, ...] = (*FOREST, *FARM_WATER, *VILLAGE, *SPATIAL)
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


@kernel
def monsters(sheet: Sheet) -> int:
    """The stars that monsters cost: one for each open space beside one."""
    return -threatened(sheet).bit_count()


def threats(sheet: Sheet) -> list[Unit]:
    """The spaces behind the monsters' penalty."""
    return [Unit(-1, 1 << number) for number in spaces_of(threatened(sheet))]
