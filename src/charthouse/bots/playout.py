"""Playouts: whole games of bots, from a seed or from where a match stands."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from charthouse.bots import Bot
from charthouse.core import fair, match
from charthouse.core.game import AnyGame, Player
from charthouse.core.match import Match


def play_out(
    played: AnyGame, bots: Sequence[Bot], options: Mapping[str, Any], seed: str
) -> tuple[Match, int]:
    """One whole game of bots, and how many decisions they made. A bot's chances never touch the deal."""
    current = match.start(played, players(len(bots)), options, fair.secret_of(seed))
    return play_on(current, bots, [Random(f"{seed}/{seat}") for seat in range(len(bots))])  # noqa: S311


def play_on(current: Match, bots: Sequence[Bot], chances: Sequence[Random]) -> tuple[Match, int]:
    """A match played to its end by a bot on each seat, and how many decisions they made."""
    played, decisions = current.game, 0
    while current.turn:
        for seat in current.turn.seats:
            view = played.observe(current.state, seat)
            current = match.submit(current, seat, bots[seat](played, view, chances[seat]))
            decisions += 1
    return current, decisions


def players(count: int) -> tuple[Player, ...]:
    return tuple(Player(f"Seat {seat + 1}") for seat in range(count))
