"""The lab: fast batched play, environments, arena. Needs the extra `charthouse[lab]`; the arena does without.

Importing it makes `gymnasium.make("Charthouse/CartographersSolo-v0")` known.
"""

from importlib.util import find_spec

if find_spec("gymnasium"):
    from gymnasium import register

    register(
        "Charthouse/CartographersSolo-v0",
        entry_point="charthouse.lab.cartographers.solo:CartographersSolo",
        vector_entry_point="charthouse.lab.cartographers.solo:CartographersSoloVector",
    )
