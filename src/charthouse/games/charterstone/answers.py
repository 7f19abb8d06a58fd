"""The questions that the rules ask of the Chronicle, with the answers of game one."""

from collections.abc import Callable
from typing import NamedTuple

from charthouse.core.game import NOBODY, Seat
from charthouse.games.charterstone.ballot import Ballot
from charthouse.games.charterstone.box import BOX
from charthouse.games.charterstone.effect import Effect
from charthouse.games.charterstone.events import Event, Turned
from charthouse.games.charterstone.pieces import Worker
from charthouse.games.charterstone.state import State, free_plots

ALIKE: tuple[Worker, ...] = ("",)
"""All workers are the same."""


def _alike(state: State, seat: Seat) -> tuple[Worker, ...]:
    return ALIKE


def _supply(state: State, seat: Seat, building: str) -> Seat:
    return NOBODY


def _no_income(state: State, seat: Seat) -> tuple[Effect, ...]:
    return ()


def _no_ballot(state: State) -> Ballot | None:
    return None


def _turned(state: State, ballot: Ballot) -> tuple[Event, ...]:
    return () if ballot.verb == "seal" else (Turned.of(ballot),)


class Answers(NamedTuple):
    """One answer to each question. What a slot or a temporary rule changes, it replaces."""

    workers: Callable[[State, Seat], tuple[Worker, ...]] = _alike
    """The workers of a seat that are told apart; who places one says which."""
    against: Callable[[State, Seat, str, Worker], str] | None = None
    """Why a seat may not use a building that it could pay for with this worker, if anything can be."""
    payee: Callable[[State, Seat, str], Seat] = _supply
    """Who is paid by a seat for using a building: another seat, or nobody but the general supply."""
    plots: Callable[[State, Seat], list[str]] = free_plots
    """Rule 18: where a seat may construct."""
    rows: tuple[str, ...] = BOX.quota.rows
    """Rule 22: the rows of the quota that take goods."""
    income: Callable[[State, Seat], tuple[Effect, ...]] = _no_income
    """Rule 24: what income pays a seat."""
    ballot: Callable[[State], Ballot | None] = _no_ballot
    """What the seats are asked in secret before the next turn, or before the game ends."""
    counted: Callable[[State, Ballot], tuple[Event, ...]] = _turned
    """What follows when all have answered a ballot: its answers are turned, unless they are sealed."""


Change = Callable[[Answers], Answers]
