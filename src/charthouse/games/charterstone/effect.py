"""An effect as small data: what a building asks, what it gives, what a turn has still to settle."""

from typing import NamedTuple


class Effect(NamedTuple):
    """An effect word with what goes with it: `card any 1` from the market."""

    word: str
    arg: str = ""
    n: int = 1
    source: str = ""


class Price(NamedTuple):
    """What using a building costs. `any` resources are of the player's choice."""

    coins: int
    influence: int
    kinds: tuple[tuple[int, int], ...]
    """How many of which resources, by their place in the list of resources."""
    any: int
    total: int
    """All resources together."""
