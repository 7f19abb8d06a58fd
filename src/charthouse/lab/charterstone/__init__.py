"""The lab of Charterstone: action numbers, observations, the environment."""
