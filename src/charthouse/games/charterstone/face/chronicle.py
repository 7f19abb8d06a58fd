"""The Chronicle: the rules in force, where it speaks of a building or a word, and what crates unsealed."""

from functools import lru_cache

from charthouse.games.charterstone.box import BOX, uses
from charthouse.games.charterstone.effect import Effect
from charthouse.games.charterstone.effects import WORDS
from charthouse.games.charterstone.face.wire import Rule
from charthouse.games.charterstone.inforce import pasted
from charthouse.games.charterstone.rulebook import Pasted, in_force, standing
from charthouse.games.charterstone.state import State

TURN, COMMONS = 15, 17
"""Slots: what a turn is, and the buildings of the commons."""
REASONS = {
    "stone-why-no-worker": TURN,
    "stone-why-short": TURN,
    "stone-why-no-influence-left": 6,
    "stone-why-no-building-card": 7,
    "stone-why-no-printed-resources": 18,
    "stone-why-no-empty-plot": 18,
    "stone-why-no-crate": 10,
    "stone-why-crate-opens-later": 19,
    "stone-why-no-objective": 20,
    "stone-why-no-quota-cell": 22,
}
"""The slot in which a reader finds why not."""
MOST = 3
"""So many rules are shown beside a building."""


def rules(state: State) -> list[Rule]:
    return [Rule(slot, version) for slot, version in standing(pasted(state))]


def about_word(state: State, effect: Effect) -> tuple[int, ...]:
    """The slot that speaks of a word, if it is in force."""
    slot = WORDS[effect.word].rule
    return (slot,) if slot in in_force(pasted(state)) else ()


def about_building(state: State, building: str, why: str) -> tuple[int, ...]:
    """The slots that say why it is shut and what using it is about."""
    return _slots(building, why, state.options.errata, pasted(state))


@lru_cache(maxsize=4096)
def _slots(building: str, why: str, errata: tuple[str, ...], entered: tuple[Pasted, ...]) -> tuple[int, ...]:
    words = [word for gain in uses(errata)[building].gains for word in (gain, *_options(gain))]
    topics = [WORDS[word.word].rule for word in words]
    slots = [REASONS.get(why, 0), COMMONS if BOX.buildings[building].area == "commons" else 0]
    slots += [slot for slot in topics if slot != TURN] + [TURN]
    holds = in_force(entered)
    return tuple(slot for slot in dict.fromkeys(slots) if slot in holds)[:MOST]


def _options(word: Effect) -> list[Effect]:
    return [inner for words in WORDS[word.word].options(word).values() for inner in words]


def unsealed(state: State) -> list[str]:
    """The messages about what came out of crates so far; a page knows no others of the sealed ones."""
    found = []
    for seat in state.holdings:
        found += [f"stone-persona-{persona}" for persona in seat.chest]
    everywhere = {*state.plots, *state.deck, *state.mat, *state.discard, *state.archive}
    everywhere.update(card for holding in state.holdings for card in holding.cards)
    buildings = [b.id for b in BOX.buildings.values() if b.area == "charter" and not b.basic]
    found += [f"stone-building-{building}" for building in buildings if building in everywhere]
    return found + [f"stone-rule-{slot}-{version}" for slot, version in state.rules]
