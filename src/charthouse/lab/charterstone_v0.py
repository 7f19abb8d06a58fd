"""Charterstone for PettingZoo: the door to `charthouse.lab.charterstone.charterstone_v0`."""

from charthouse.lab.charterstone.charterstone_v0 import *  # noqa: F403
