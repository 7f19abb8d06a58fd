"""Every action of game one by number, as learning programs take them, and back.

Names are free text and have no numbers; nothing else in the game depends on them.
"""

from collections.abc import Iterator
from itertools import combinations

from charthouse.core.game import BadText
from charthouse.games.charterstone.box import BOX, CELLS, PLOTS, RESOURCES, alternatives, uses
from charthouse.games.charterstone.effects.goods import bundles
from charthouse.games.charterstone.notation import SKIP, TAKE_BACK, Action, act, action_text, parse_action

BUILDINGS = tuple(BOX.buildings)
CARDS = (*BOX.assistants, *(id for id, building in BOX.buildings.items() if building.area == "charter"))
"""The advancement cards: assistants, and the buildings that stand on plots."""


def _most_taken() -> int:
    """How many resources of one's choice a building gives at most."""
    frames = [frame for use in uses(()).values() for frame in use.gains]
    return max(frame.n for frame in frames if frame.word == "resource" and frame.arg not in RESOURCES)


def _every() -> Iterator[Action]:
    yield from (act("place", building) for building in BUILDINGS)
    yield from (TAKE_BACK, SKIP)
    yield from (act("take", word) for word in (*CARDS, "top", "reputation", "influence"))
    for n in range(1, _most_taken() + 1):
        yield from bundles("take", (n,) * len(RESOURCES), n)
    for n in range(1, max(BOX.quota.amounts) + 1):
        yield from bundles("pay", (n,) * len(RESOURCES), n)
    for n in range(1, max(BOX.quota.amounts) + 1):
        yield from (act("pay", *cards) for cards in combinations(CARDS, n))
    for building in BOX.buildings.values():
        if any(gain.choose for gain in building.gain):
            yield from (act("choose", name) for name in sorted(alternatives(building.id)))
    yield from (act("build", card, plot) for card in CARDS if card in BOX.buildings for plot in PLOTS)
    yield from (act("open", card) for card in CARDS if card in BOX.buildings)
    yield from (act("score", objective) for objective in BOX.objectives)
    yield from (act("fill", cell) for cell in CELLS)


ACTIONS = tuple(dict.fromkeys(_every()))
NUMBER = {action: number for number, action in enumerate(ACTIONS)}


def text_of(number: int) -> str:
    return action_text(ACTIONS[number])


def number_of(text: str) -> int:
    """The number of an action in the notation; raises `BadText` for what has none."""
    action = parse_action(text)
    if action not in NUMBER:
        raise BadText("stone-why-not-offered")
    return NUMBER[action]
