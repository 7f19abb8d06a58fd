"""The cards a seat can do something with: building cards, and constructed ones with their crates."""

from charthouse.core.game import Seat
from charthouse.games.charterstone.guide import openable
from charthouse.games.charterstone.state import State, kind


def building_cards(state: State, seat: Seat) -> list[str]:
    return [card for card in state.holdings[seat].cards if kind(state, card) == "building"]


def constructed_cards(state: State, seat: Seat) -> list[str]:
    return [card for card in state.holdings[seat].cards if kind(state, card) == "constructed"]


def crate_cards(state: State, seat: Seat) -> list[str]:
    """The constructed building cards whose crate may be opened in this game."""
    later = state.options.later_crates
    return [card for card in constructed_cards(state, seat) if openable(card, later)]
