"""Placement counts, our perft: `perft.txt` beside this file says how many drawings every card allows.

The counts must hold for the engine and for the oracle; on a sheet with nothing printed they follow from
arithmetic. The geometry underneath is compared with plain sets of cells.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle import cartographers as oracle

from charthouse.core.kernel import nth
from charthouse.games.cartographers import drawing, sheet, skills
from charthouse.games.cartographers.cards import BOX, LANDSCAPES
from charthouse.games.cartographers.notation import parse_sheet
from charthouse.games.cartographers.options import FallBack
from charthouse.games.cartographers.shapes import cut_by_the_edge, orientations, places
from charthouse.games.cartographers.sheet import Sheet

TABLE = Path(__file__).with_name("perft.txt")
CARDS = [card.id for card in LANDSCAPES]
EMPTY = "/".join(["." * 11] * 11)
Cell = tuple[int, int]


# --- the table


class Counts(NamedTuple):
    """The sheet, and for each card its drawings in edition 2020, with ruins duty, and in edition 2019."""

    sheet: str
    cards: dict[str, tuple[str, ...]]


@cache
def table() -> dict[str, Counts]:
    found: dict[str, Counts] = {}
    lines = [line for line in TABLE.read_text(encoding="utf-8").splitlines() if not line.startswith("# ")]
    for part in "\n".join(lines).strip().split("\n\n"):
        name, *rest = part.splitlines()
        rows, (head, *counts) = rest[:11], rest[11:]
        assert head.split() == ["card", "2020", "ruins", "2019"]
        found[name.strip("[]")] = Counts(
            "/".join(rows), {line.split()[0]: tuple(line.split()[1:]) for line in counts}
        )
    return found


def engine_count(map: Sheet, card: str, ruins: bool, fall_back: FallBack) -> int:
    """How many drawings there are: walked one by one, and counted at once."""
    if card in BOX.ambush:
        task = drawing.monster_task(BOX.ambush[card].cells)
    else:
        task = drawing.explore_task(card, ruins, fall_back)
    walked = len(set(skills.plain(task, map)))
    assert drawing.count(drawing.choices(task, map)) == walked
    return walked


def oracle_count(text: str, card: str, ruins: bool, edition: str) -> int:
    return len([one for one in oracle.placements(text, card, ruins, edition) if one != "nothing"])


def test_the_table_has_every_card_and_sheets_of_every_kind() -> None:
    assert len(table()) >= 12
    for counts in table().values():
        assert list(counts.cards) == [*CARDS, *BOX.ambush]
    free = [oracle.unfilled(counts.sheet) for counts in table().values()]
    assert {0, 1, 109, 116, 121} <= set(free)


@pytest.mark.parametrize("name", table())
def test_the_engine_finds_as_many_drawings_as_the_table_says(name: str) -> None:
    map = parse_sheet(table()[name].sheet)
    for card, (plain, ruins, older) in table()[name].cards.items():
        assert engine_count(map, card, False, "any") == int(plain), card
        if card in BOX.ambush:
            assert (ruins, older) == ("-", "-")
            continue
        assert engine_count(map, card, True, "any") == int(ruins), card
        assert engine_count(map, card, False, "card") == int(older), card
        assert engine_count(map, card, True, "card") == int(ruins), card


@pytest.mark.parametrize("name", table())
def test_the_oracle_finds_as_many_drawings_as_the_table_says(name: str) -> None:
    text = table()[name].sheet
    for card, (plain, ruins, older) in table()[name].cards.items():
        assert oracle_count(text, card, False, "2020") == int(plain), card
        if card not in oracle.AMBUSHES:
            assert oracle_count(text, card, True, "2020") == int(ruins), card
            assert oracle_count(text, card, False, "2019") == int(older), card
            assert oracle_count(text, card, True, "2019") == int(ruins), card


# --- what arithmetic says: each orientation of an h x w shape has (12 - h) x (12 - w) places

SHAPES = {
    "#": (1, 121),
    "#/#": (2, 2 * 10 * 11),
    "##": (2, 2 * 10 * 11),
    "#/#/#": (2, 2 * 9 * 11),
    "####": (2, 2 * 8 * 11),
    "##/##": (1, 10 * 10),
    "#./.#": (2, 2 * 10 * 10),
    "#./##": (4, 4 * 10 * 10),
    "#./##/#.": (4, 4 * 9 * 10),
    "#./##/.#": (4, 4 * 9 * 10),
    "###/..#": (8, 8 * 10 * 9),
    "###/##.": (8, 8 * 10 * 9),
    "..##/###.": (8, 8 * 10 * 8),
    "..#/.##/##.": (4, 4 * 9 * 9),
    ".#./###/.#.": (1, 9 * 9),
    "###/#../#..": (4, 4 * 9 * 9),
    "#../###/#..": (4, 4 * 9 * 9),
    "#../.#./..#": (2, 2 * 9 * 9),
    "#.#/#.#": (2, 2 * 10 * 9),
    "##/#./##": (4, 4 * 9 * 10),
}
"""Every shape in the box: its different orientations, and its places on a sheet with nothing printed."""


def test_every_shape_in_the_box_is_counted_by_hand() -> None:
    printed = {shape.cells for card in LANDSCAPES for shape in card.shapes}
    printed |= {ambush.cells for ambush in BOX.ambush.values()}
    printed |= {skill.cells for skill in BOX.skills.values() if skill.cells}
    assert printed == set(SHAPES)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_has_as_many_orientations_and_places_as_arithmetic_says(shape: str) -> None:
    turns, everywhere = SHAPES[shape]
    assert len(orientations(shape)) == turns
    assert len(places(shape)) == everywhere
    assert len(oracle.fitting(oracle.read_sheet(EMPTY), shape)) == everywhere


@pytest.mark.parametrize("card", CARDS)
def test_with_nothing_printed_a_card_allows_what_arithmetic_says(card: str) -> None:
    printed = BOX.explore[card]
    each = sum(SHAPES[shape.cells][1] for shape in printed.shapes)
    assert table()["nothing printed"].cards[card][0] == str(each * len(printed.terrains))


# --- shapes as plain sets


def cells_of(board: int) -> frozenset[Cell]:
    return frozenset(divmod(number, 11) for number in range(board.bit_length()) if board >> number & 1)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_orientations_of_a_shape_are_all_its_turns_and_reflections(shape: str) -> None:
    found = orientations(shape)
    assert {frozenset(turned.cells) for turned in found} == oracle.orientations(shape)
    assert len({turned.cells for turned in found}) == len(found)
    assert frozenset(found[0].cells) == oracle.cells_of(shape)
    for turned in found:
        assert cells_of(turned.footprint) == frozenset(turned.cells)


@pytest.mark.parametrize("shape", SHAPES)
def test_what_the_edge_leaves_of_a_shape_is_every_part_that_is_not_the_whole(shape: str) -> None:
    parts = {
        (cells, frozenset(cell for cell in cells if oracle.on_map(cell)))
        for cells in oracle.footprints(shape)
    }
    cut = {left for whole, left in parts if left != whole}
    assert {cells_of(board) for board in cut_by_the_edge(shape)} == cut
    assert {cells_of(board) for board in places(shape)} == {whole for whole, left in parts if left == whole}


# --- the geometry of the sheet as plain sets

boards = st.one_of(
    st.integers(0, sheet.FULL),
    st.builds(lambda a, b: a & b, st.integers(0, sheet.FULL), st.integers(0, sheet.FULL)),
    st.builds(lambda a, b: a | b, st.integers(0, sheet.FULL), st.integers(0, sheet.FULL)),
    st.sets(st.integers(0, 120), max_size=6).map(lambda numbers: sum(1 << n for n in numbers)),
    st.sampled_from([0, sheet.FULL, sheet.EDGE, sheet.LEFT, sheet.RIGHT, sheet.TOP, sheet.BOTTOM]),
)
ALL = frozenset(oracle.EVERY_CELL)


def flooded(start: frozenset[Cell], area: frozenset[Cell]) -> frozenset[Cell]:
    reached = set(start)
    waiting = list(start)
    while waiting:
        for cell in oracle.adjacent(waiting.pop()) & area - reached:
            reached.add(cell)
            waiting.append(cell)
    return frozenset(reached)


@settings(deadline=None)
@given(boards)
def test_neighbours_share_a_side_and_rows_do_not_wrap(board: int) -> None:
    expected = {side for cell in cells_of(board) for side in oracle.adjacent(cell)}
    assert cells_of(sheet.neighbours(board)) == expected


@settings(deadline=None)
@given(boards)
def test_an_enclosed_space_has_no_open_side(board: int) -> None:
    filled = cells_of(board)
    expected = {cell for cell in ALL if oracle.adjacent(cell) <= filled}
    assert cells_of(sheet.enclosed(board)) == expected


@settings(deadline=None)
@given(boards, boards)
def test_a_cluster_is_all_that_can_be_reached_from_its_seed(area: int, seed: int) -> None:
    found = sheet.cluster(seed & area, area)
    assert cells_of(found) == flooded(cells_of(seed & area), cells_of(area))


@settings(deadline=None)
@given(boards)
def test_one_space_stands_for_each_cluster(area: int) -> None:
    cells, found = cells_of(area), cells_of(sheet.one_of_each(area))
    clusters = {flooded(frozenset({cell}), cells) for cell in cells}
    assert found == {min(cluster) for cluster in clusters}


@settings(deadline=None)
@given(boards)
def test_rows_and_columns_are_named_by_their_first_space(board: int) -> None:
    cells = cells_of(board)
    assert cells_of(sheet.rows_with(board)) == {(row, 0) for row, _ in cells}
    assert cells_of(sheet.columns_with(board)) == {(0, column) for _, column in cells}


@settings(deadline=None)
@given(boards)
def test_spaces_are_numbered_in_reading_order(board: int) -> None:
    numbers = [11 * row + column for row, column in sorted(cells_of(board))]
    assert sheet.spaces_of(board) == numbers
    assert [nth(board, number) for number in range(len(numbers))] == numbers


def test_edges_are_what_they_are_called() -> None:
    assert cells_of(sheet.FULL) == ALL
    assert cells_of(sheet.EDGE) == set(filter(oracle.on_edge, ALL))
    assert cells_of(sheet.LEFT) == {(row, 0) for row in range(11)}
    assert cells_of(sheet.RIGHT) == {(row, 10) for row in range(11)}
    assert cells_of(sheet.TOP) == {(0, column) for column in range(11)}
    assert cells_of(sheet.BOTTOM) == {(10, column) for column in range(11)}
