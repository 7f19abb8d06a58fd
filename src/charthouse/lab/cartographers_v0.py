"""Cartographers for PettingZoo: the door to `charthouse.lab.cartographers.cartographers_v0`."""

from charthouse.lab.cartographers.cartographers_v0 import *  # noqa: F403
