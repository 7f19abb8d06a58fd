"""Fast batched play of Cartographers: the door to `charthouse.lab.cartographers.fast`."""

from charthouse.lab.cartographers.fast import *  # noqa: F403
