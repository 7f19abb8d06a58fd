"""One solo game, a drawing at a time: what the lab calls from a Python loop. `tables[0]`, `maps[0, 0]`."""

from typing import Any

from charthouse.core.kernel import Bits, board, entry, nth
from charthouse.games.cartographers.lane.printed import SPACES, TERRAIN_COUNT, TURNS
from charthouse.games.cartographers.lane.steps import act, allowed, begin, draw_at_random, next_question

ONE = Bits(1)


@entry
def begin_one(
    tables: Any,
    maps: Any,
    seed: int,
    side: int,
    any_square: int,
    full_map: int,
    explore: int,
    ambushes: int,
    scoring: int,
    edicts: Any,
) -> int:
    """A new game, dealt as far as its first drawing; says how many drawings there are to choose from."""
    begin(tables[0], maps[0], seed, side, any_square, full_map, explore, ambushes, scoring, edicts)
    next_question(tables[0], maps[0])
    return int(maps[0, 0].choices)


@entry
def pick_one(tables: Any, maps: Any, number: int) -> int:
    """The drawing of that number; says how many there are to choose from then."""
    if number < 0 or number >= maps[0, 0].choices:
        raise ValueError("a number from 0 to one less than there are choices is asked for")
    draw_at_random(tables[0], maps[0], 0, number)
    next_question(tables[0], maps[0])
    return int(maps[0, 0].choices)


@entry
def act_one(tables: Any, maps: Any, action: int) -> int:
    """The drawing of that action; says how many there are to choose from then."""
    if not allowed(maps[0, 0], action):
        raise ValueError("that action is not allowed now")
    act(tables[0], maps[0], (action,))
    next_question(tables[0], maps[0])
    return int(maps[0, 0].choices)


@entry
def list_actions(maps: Any, actions: Any) -> int:
    """Every action that is allowed, in the order in which `pick_one` counts them; says how many."""
    m = maps[0, 0]
    count = 0
    if m.choices:
        terrains = TERRAIN_COUNT[m.pattern]
        for turn in range(TURNS[m.pattern]):
            left = board(m.anchors, turn)
            while left:
                anchor = nth(left, 0)
                left ^= ONE << anchor
                for terrain in range(terrains):
                    actions[count] = (turn * terrains + terrain) * SPACES + anchor
                    count += 1
    return count
