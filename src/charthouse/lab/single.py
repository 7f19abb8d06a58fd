"""One solo game of Cartographers from a Python loop: the door to `charthouse.lab.cartographers.single`."""

from charthouse.lab.cartographers.single import *  # noqa: F403
