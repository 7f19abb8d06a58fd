"""The lab: fast batched play, environments, arena. Needs the extra `charthouse[lab]`."""
