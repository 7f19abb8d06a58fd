"""Tiny builders, so that a test about a sheet reads as a sentence."""

from textwrap import dedent

from charthouse.games.cartographers import scoring
from charthouse.games.cartographers.notation import parse_sheet, sheet_text, spaces_text
from charthouse.games.cartographers.sheet import threatened


def sheet(picture: str) -> str:
    """A sheet from a picture of its top left corner: short rows and missing rows are empty."""
    rows = [row.strip() for row in dedent(picture).strip().splitlines() if row.strip()]
    rows = [row.ljust(11, ".") for row in rows] + ["." * 11] * (11 - len(rows))
    return sheet_text(parse_sheet("/".join(rows)))


def stars(card: str, text: str) -> int:
    return scoring.stars(scoring.CARD[card], parse_sheet(text))


def units(card: str, text: str) -> list[tuple[int, set[str]]]:
    found = scoring.because(scoring.CARD[card], parse_sheet(text))
    return [(unit.stars, set(spaces_text(unit.spaces).split())) for unit in found]


def monsters(text: str) -> int:
    return scoring.monsters(parse_sheet(text))


def penalties(text: str) -> set[str]:
    return set(spaces_text(threatened(parse_sheet(text))).split())
