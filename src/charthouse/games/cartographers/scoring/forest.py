"""The four forest cards."""

from charthouse.core.kernel import kernel
from charthouse.games.cartographers.scoring.card import (
    Part,
    card,
    itself,
    whole_column,
    whole_row,
)
from charthouse.games.cartographers.sheet import (
    EDGE,
    NONE,
    Board,
    Sheet,
    cluster,
    columns_with,
    enclosed,
    neighbours,
    rows_with,
)


@kernel
def forest_on_the_edge(s: Sheet) -> Board:
    return s.forest & EDGE


@kernel
def rows_with_forest(s: Sheet) -> Board:
    return rows_with(s.forest)


@kernel
def columns_with_forest(s: Sheet) -> Board:
    return columns_with(s.forest)


@kernel
def enclosed_forest(s: Sheet) -> Board:
    return s.forest & enclosed(s.filled)


@kernel
def linked_mountains(s: Sheet) -> Board:
    """Mountains beside a forest that is also beside another mountain; each once, for all its links."""
    linked = NONE
    rest = s.forest & neighbours(s.mountain)
    while rest:
        forest = cluster(rest & -rest, s.forest)
        rest ^= rest & forest
        beside = neighbours(forest) & s.mountain
        if beside.bit_count() > 1:
            linked |= beside
    return linked


def forest_in_the_row(s: Sheet, mark: Board) -> Board:
    return whole_row(s, mark) & s.forest


def forest_in_the_column(s: Sheet, mark: Board) -> Board:
    return whole_column(s, mark) & s.forest


def mountain_and_its_links(s: Sheet, mountain: Board) -> Board:
    """The mountain with the forests that lead from it to another one."""
    shown = mountain
    rest = s.forest & neighbours(mountain)
    while rest:
        forest = cluster(rest & -rest, s.forest)
        rest ^= rest & forest
        if (neighbours(forest) & s.mountain) != mountain:
            shown |= forest
    return shown


CARDS = (
    card("sentinel_wood", 26, "forest", 25, Part(1, forest_on_the_edge, itself), since=1),
    card(
        "greenbough",
        27,
        "forest",
        22,
        Part(1, rows_with_forest, forest_in_the_row),
        Part(1, columns_with_forest, forest_in_the_column),
        since=1,
    ),
    card("treetower", 28, "forest", 17, Part(1, enclosed_forest, itself), since=1),
    card("stoneside_forest", 29, "forest", 18, Part(3, linked_mountains, mountain_and_its_links), since=1),
)
