"""Cartographers for OpenSpiel: the door to `charthouse.lab.cartographers.spiel`."""

from charthouse.lab.cartographers.spiel import *  # noqa: F403
