"""What a seat may know and imagine. Nothing on the table is hidden; the order of a deck does not exist."""

from random import Random

import msgspec

from charthouse.core.game import SPECTATOR, Player, Seat
from charthouse.games.charterstone.menu import NO_MENU, Offer
from charthouse.games.charterstone.rules import legal
from charthouse.games.charterstone.state import State, View


def observe(state: State, seat: Seat) -> View:
    return View(seat if 0 <= seat < len(state.holdings) else SPECTATOR, state)


def called(state: State, players: tuple[Player, ...]) -> State:
    """The state with its players as they are called now."""
    return msgspec.structs.replace(state, players=players)


def imagine(view: View, rng: Random) -> State:
    return view.table


def offer(view: View) -> Offer:
    return legal(view.table, view.seat) if view.seat >= 0 else NO_MENU
