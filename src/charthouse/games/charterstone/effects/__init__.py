"""The effect words, in one closed list: a word that is not here does not load. One file a family.

A word carries all it knows; `make effect-words` writes `docs/effect-words.md` from it.
"""

from charthouse.games.charterstone.effects.cards import CARD, DRAW
from charthouse.games.charterstone.effects.choice import CHOOSE
from charthouse.games.charterstone.effects.construction import CONSTRUCT
from charthouse.games.charterstone.effects.crates import CRATE
from charthouse.games.charterstone.effects.goods import COIN, PAY, RESOURCE, VP
from charthouse.games.charterstone.effects.influence import INFLUENCE, PROGRESS, REPUTATION
from charthouse.games.charterstone.effects.objectives import OBJECTIVE
from charthouse.games.charterstone.effects.quota import QUOTA
from charthouse.games.charterstone.effects.word import DONE, WORDS, Drawn, answering, benefit, describe, drawn

WORDS.update(
    {
        "vp": VP,
        "coin": COIN,
        "resource": RESOURCE,
        "card": CARD,
        "draw": DRAW,
        "reputation": REPUTATION,
        "influence": INFLUENCE,
        "progress": PROGRESS,
        "choose": CHOOSE,
        "pay": PAY,
        "construct": CONSTRUCT,
        "crate": CRATE,
        "objective": OBJECTIVE,
        "quota": QUOTA,
    }
)

DEEDS = frozenset(name for name, word in WORDS.items() if word.deed)
"""Words that must be possible for a building to be used at all. A building has one at most."""

__all__ = ["DEEDS", "DONE", "WORDS", "Drawn", "answering", "benefit", "describe", "drawn"]
