"""What a seat may know and imagine. Only ballots are hidden; the order of a deck does not exist."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from charthouse.core.game import SPECTATOR, Player, Seat
from charthouse.games.charterstone.allowed import legal
from charthouse.games.charterstone.ballot import imagined, seen_by
from charthouse.games.charterstone.menu import NO_MENU, Offer
from charthouse.games.charterstone.state import State, View
from charthouse.games.charterstone.voting import under_way


def observe(state: State, seat: Seat) -> View:
    sitting = seat if 0 <= seat < len(state.holdings) else SPECTATOR
    if not state.ballots:
        return View(sitting, state)
    return View(sitting, replace(state, ballots=tuple(seen_by(ballot, sitting) for ballot in state.ballots)))


def called(state: State, players: tuple[Player, ...]) -> State:
    """The state with its players as they are called now."""
    return replace(state, players=players)


def imagine(view: View, rng: Random) -> State:
    state = view.table
    if not state.ballots:
        return state
    charters = tuple(holding.charter for holding in state.holdings)
    return replace(state, ballots=tuple(imagined(ballot, charters, rng) for ballot in state.ballots))


def ready(view: View) -> tuple[bool, ...]:
    """Which seats have answered the ballot under way."""
    ballot = under_way(view.table)
    return tuple(map(bool, ballot.choices)) if ballot else (False,) * len(view.table.holdings)


def hush(view: View, seats: Sequence[Seat]) -> View:
    """The view that tells of these seats alone whether they have answered."""
    ballot = under_way(view.table)
    if ballot is None:
        return view
    told = tuple(choice if seat in seats else "" for seat, choice in enumerate(ballot.choices))
    ballots = (*view.table.ballots[:-1], replace(ballot, choices=told))
    return View(view.seat, replace(view.table, ballots=ballots))


def offer(view: View) -> Offer:
    return legal(view.table, view.seat) if view.seat >= 0 else NO_MENU
