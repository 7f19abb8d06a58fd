"""What every environment shares about an episode: its deal, and how long masked actions are borne."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from charthouse.lab.checks import LAST_SEED, options_of, whole

PATIENCE = 100
"""After so many masked actions in a row an episode is cut off."""


def deal(rng: np.random.Generator) -> int:
    """The seed of the next game."""
    return int(rng.integers(2**64, dtype=np.uint64))


def chosen_deal(options: Mapping[str, Any] | None, rng: np.random.Generator) -> int:
    """The deal that was asked for with `options={"deal": ...}`, else the next one."""
    chosen = options_of(options).get("deal")
    return deal(rng) if chosen is None else whole("deal", chosen, 0, LAST_SEED)
