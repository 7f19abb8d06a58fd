"""The lab of Cartographers: fast batched play, environments, training."""
