"""Action numbers: an action is chosen part by part, a verb with one of its words a number.

`pay coal wood` is `pay coal` and then `pay wood`; `build farmhouse green-3` is `build farmhouse` and then
`build green-3`. The words stand in the order of the notation, so every action has one path, and the numbers
grow with cards, buildings and plots, never with pairs of them. No action of a question begins as a longer one
does; a verb of open length would end with the part that has no word, as `skip` is one.

Names are free text and have no numbers; nothing else in the game depends on them.
"""

from functools import lru_cache
from typing import NamedTuple

from charthouse.core.game import BadText
from charthouse.games.charterstone.box import BOX, CELLS, PLOTS, RESOURCES, alternatives
from charthouse.games.charterstone.notation import Action, action_text, parse_action

BUILDINGS = tuple(BOX.buildings)
BUILT = tuple(id for id, building in BOX.buildings.items() if building.area == "charter")
"""The buildings that stand on plots."""
CARDS = (*BOX.assistants, *BUILT)
"""The advancement cards."""
OBJECTIVES = tuple(BOX.objectives)
CHOICES = tuple(
    dict.fromkeys(
        name
        for id, building in BOX.buildings.items()
        if any(gain.choose for gain in building.gain)
        for name in alternatives(id)
    )
)
"""The names of benefits of which a building gives one."""

Path = tuple[int, ...]
"""The numbers of an action, one after the other."""


class Part(NamedTuple):
    """A verb with one of its words, or with none."""

    verb: str
    word: str = ""


WORDS: dict[str, tuple[str, ...]] = {
    "place": BUILDINGS,
    "take": ("back", "top", "reputation", "influence", *RESOURCES, *CARDS),
    "pay": (*RESOURCES, *CARDS),
    "choose": CHOICES,
    "build": (*BUILT, *PLOTS),
    "open": BUILT,
    "score": OBJECTIVES,
    "fill": CELLS,
    "skip": ("",),
}
"""The words that go with each verb."""
PARTS = tuple(Part(verb, word) for verb, words in WORDS.items() for word in words)
NUMBER = {part: number for number, part in enumerate(PARTS)}


@lru_cache(maxsize=1 << 14)
def path_of(action: Action) -> Path:
    """The numbers of an action; raises `BadText` for what has none."""
    try:
        return tuple([NUMBER[Part(action.verb, word)] for word in action.words or ("",)])
    except KeyError:
        raise BadText("stone-why-not-offered") from None


def action_of(path: Path) -> Action:
    """The action that these parts make, or begin to make. Where the verb changes, it begins anew."""
    parts = [PARTS[number] for number in path]
    verb = parts[-1].verb
    return Action(verb, tuple(part.word for part in parts if part.verb == verb and part.word))


def text_of(chosen: Path, number: int) -> str:
    """The action in the notation as far as it goes with this number, after what was chosen."""
    return action_text(action_of((*chosen, number)))


def number_of(chosen: Path, text: str) -> int:
    """The next number on the path to an action in the notation, after what was chosen."""
    path = path_of(parse_action(text))
    begun = len(chosen)
    return path[begun] if begun < len(path) and path[:begun] == chosen else path[0]


class Fork(NamedTuple):
    """Where paths part: the numbers that may come next, with the actions that they go on to."""

    ways: dict[int, tuple[Action, ...]]
    mask: bytes
    """A one for each of the numbers."""


@lru_cache(maxsize=1 << 12)
def fork(actions: tuple[Action, ...], depth: int) -> Fork:
    """How the paths of these actions go on after so many parts that they share."""
    ways: dict[int, list[Action]] = {}
    for action in actions:
        ways.setdefault(path_of(action)[depth], []).append(action)
    mask = bytes(number in ways for number in range(len(PARTS)))
    return Fork({number: tuple(found) for number, found in ways.items()}, mask)
