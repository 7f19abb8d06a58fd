"""Charthouse: play, study and build on Cartographers and Charterstone."""

__version__ = "0.1.0"
