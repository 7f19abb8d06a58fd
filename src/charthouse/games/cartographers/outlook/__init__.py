"""What a sheet may still become: features of a map, and the stars they promise. The scout plans with it."""

from importlib.resources import files

WEIGHTS = files(__package__) / "weights.json"
"""What `python -m charthouse.lab.cartographers.train` learned."""
