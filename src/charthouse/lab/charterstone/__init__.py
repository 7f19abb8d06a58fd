"""Charterstone for learning programs: action numbers, observations, the environment."""
