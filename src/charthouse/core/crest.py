"""Crests: each seat carries a shield with a simple heraldic figure, or letters from the seventh seat on."""

from charthouse.core.game import Player

FIGURES = ("chevron", "pale", "bend", "cross", "fess", "saltire")

_DRAWN = {
    "chevron": ("│ ∧ │", "│╱ ╲│"),
    "pale": ("│ ┃ │", "│ ┃ │"),
    "bend": ("│╲  │", "│ ╲ │"),
    "cross": ("│ │ │", "│─┼─│"),
    "fess": ("│   │", "│━━━│"),
    "saltire": ("│╲ ╱│", "│╱ ╲│"),
}


def default(seat: int) -> str:
    """The crest of a seat that chose none."""
    return FIGURES[seat] if seat < len(FIGURES) else ""


def drawn(player: Player) -> tuple[str, ...]:
    """The shield in four short lines of text."""
    middle = _DRAWN.get(player.crest)
    if middle is None:
        letters = (player.name.strip() or "?")[:1].upper()
        middle = (f"│ {letters} │", "│   │")
    return ("╭───╮", *middle, "╰─▾─╯")
