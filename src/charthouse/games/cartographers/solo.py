"""Alone against the Queen: the rating and the title it earns."""

from charthouse.games.cartographers.cards import BOX
from charthouse.games.cartographers.scoring import CARD


def rating(stars: int, edicts: tuple[str, ...]) -> int:
    """All stars less the values that the four scoring cards print for one player."""
    return stars - sum(CARD[edict].solo_value for edict in edicts)


def title(rating: int) -> str:
    """The best title the rating reaches; the last one also holds below its own."""
    reached = (title.id for title in BOX.titles if rating >= title.rating)
    return next(reached, BOX.titles[-1].id)
