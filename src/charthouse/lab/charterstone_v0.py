"""Charterstone for PettingZoo: `env(...)`, seat by seat. It lies in `lab/charterstone/`."""

from charthouse.lab.charterstone.environment import CharterstoneSeatBySeat, env, raw_env

__all__ = ["CharterstoneSeatBySeat", "env", "raw_env"]
