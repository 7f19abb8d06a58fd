"""Cards, goods, plots and cells in the reader's language. `say` makes a sentence, or data for a page."""

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any

from charthouse.games.charterstone.box import BOX

Say = Callable[..., Any]
"""Says a message by its id: as a sentence, or as data for a page that says it itself."""


def joined(id: str, parts: Iterable[Any], say: Say) -> Any:
    """Several things in one sentence: `a`, `a, b`, `a or b`."""
    return reduce(lambda first, second: say(id, first=first, second=second), parts)


def card_name(card: str, say: Say) -> Any:
    """An assistant, or the building whose card it is."""
    return say(f"stone-assistant-{card}" if card in BOX.assistants else f"stone-building-{card}")


def source_name(source: str, say: Say) -> Any:
    """Where points or a question come from: a card, or a track."""
    if source in BOX.assistants or source in BOX.buildings:
        return card_name(source, say)
    return say(f"stone-source-{source}")


def goods_name(what: str, n: int, say: Say) -> Any:
    """An amount of coins, influence or a resource."""
    if what in ("coin", "influence"):
        return say("stone-word-coin" if what == "coin" else "stone-word-influence", n=n)
    return say(f"stone-some-{what}", n=n)


def goods_list(goods: Iterable[tuple[str, int]], say: Say) -> Any:
    return joined("stone-and", (goods_name(what, n, say) for what, n in goods), say)


def plot_name(plot: str, say: Say) -> Any:
    charter, _, number = plot.partition("-")
    return say("stone-plot", charter=say(f"stone-charter-{charter}"), number=int(number))


def cell_name(cell: str, say: Say) -> Any:
    row, _, column = cell.partition("-")
    return say("stone-cell", row=say(f"stone-goods-{row}"), column=int(column))
