"""Kernels of the rules, on integers: one a question, asked by `decide` and by the fast lane."""

from collections.abc import Sequence

from charthouse.core.kernel import board, kernel
from charthouse.games.cartographers.sheet import FULL, NONE, Board

FULL_MAP = ("goes_on", "scores_all", "scores_current")
"""What a full solo map may do; the kernels take its number."""
GOES_ON, SCORES_ALL, SCORES_CURRENT = range(len(FULL_MAP))


@kernel
def has_room(filled: Board) -> bool:
    """Is a seat asked to draw on this sheet? Only if a space is left."""
    return filled != FULL


@kernel
def legal_anchors(offsets: tuple[int, ...], valid: Board, empty: Board, duty: bool, ruins: Board) -> Board:
    """Every anchor where a turned shape may lie: on empty spaces alone, under duty also on open ruins."""
    for offset in offsets:
        valid &= empty >> offset
    if duty:
        covering = NONE
        for offset in offsets:
            covering |= ruins >> offset
        valid &= covering
    return valid


@kernel
def falls_back(legal: int) -> bool:
    """Where no shape of the card may lie, one square is drawn on any free space."""
    return legal == 0


@kernel
def any_terrain(duty: bool, edition_allows: bool) -> bool:
    """Whether the fall-back square takes any terrain, or one of the card's. Under duty it is always any."""
    return duty or edition_allows


@kernel
def coins_gained(for_shape: int, closed: Board, slots: int) -> int:
    """A coin for the shape that promises one and for each mountain closed, as long as the track has room."""
    coins = for_shape
    if closed:
        coins += closed.bit_count()
    return min(coins, slots)


@kernel
def held(seat: int, passed: int, players: int) -> int:
    """Whose sheet lies before this seat: its own, or a neighbour's during an ambush."""
    return (seat - passed + players) % players if passed else seat


@kernel
def first_place(walk: Sequence[Board], begin: int, end: int, filled: Board) -> Board:
    """Where a solo ambush strikes: at the first free place of its walk, or nowhere."""
    for number in range(begin, end):
        place = board(walk, number)
        if not place & filled:
            return place
    return NONE


@kernel
def map_is_final(players: int, filled: Board, full_map: int) -> bool:
    """A full map ends a solo game, unless the edition goes on."""
    return players == 1 and full_map != GOES_ON and filled == FULL


@kernel
def seasons_scored(full_map: int, left: int) -> int:
    """How many of the seasons left a final map scores: this one, or all of them."""
    return left if full_map == SCORES_ALL else 1


@kernel
def season_over(time: int, limit: int) -> bool:
    return time >= limit
