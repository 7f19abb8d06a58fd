"""Many games at once, on arrays of records: what the lab calls. `tables[game]`, `maps[game, seat]`."""

from typing import Any

from charthouse.core.counter import draw, key_of
from charthouse.core.kernel import bits, entry, kernel
from charthouse.games.cartographers.lane.steps import (
    act,
    allowed,
    begin,
    next_question,
    nth_action,
    play_at_random,
)


@entry
def begin_all(
    tables: Any,
    maps: Any,
    where: Any,
    seeds: Any,
    side: int,
    any_square: int,
    full_map: int,
    explore: int,
    ambushes: int,
    scoring: int,
    edicts: Any,
) -> None:
    """New games where it is wanted, each dealt as far as its first drawing."""
    for game in range(len(tables)):
        if where[game]:
            begin(
                tables[game],
                maps[game],
                seeds[game],
                side,
                any_square,
                full_map,
                explore,
                ambushes,
                scoring,
                edicts,
            )
            next_question(tables[game], maps[game])


@kernel
def may(m: Any, action: int, idle: int) -> bool:
    """May the seat choose this? One that is not asked chooses `idle`, or anything where that is below 0."""
    return allowed(m, action) if m.choices else idle < 0 or action == idle


@entry
def act_all(tables: Any, maps: Any, actions: Any, idle: int, right: Any, moved: Any) -> None:
    """Everybody's drawings, game by game: whether each is right, and which games moved on.

    Where a seat may not choose what it chose, nothing happens to the game.
    """
    for game in range(len(tables)):
        t = tables[game]
        moved[game] = not t.over
        for seat in range(maps.shape[1]):
            right[game, seat] = may(maps[game, seat], actions[game, seat], idle)
            if not right[game, seat]:
                moved[game] = False
        if moved[game]:
            act(t, maps[game], actions[game])
            next_question(t, maps[game])


@entry
def allowed_all(maps: Any, actions: Any, idle: int, right: Any) -> None:
    """Whether each seat may choose what it chose."""
    for game in range(len(maps)):
        for seat in range(maps.shape[1]):
            right[game, seat] = may(maps[game, seat], actions[game, seat], idle)


@entry
def random_actions(tables: Any, maps: Any, seeds: Any, actions: Any) -> None:
    """A drawing for every seat that is asked, each as likely as the other; 0 for the others."""
    for game in range(len(tables)):
        key = key_of(bits(seeds[game]))
        for seat in range(maps.shape[1]):
            m = maps[game, seat]
            actions[game, seat] = 0
            if m.choices:
                label = bits(tables[game].turns * maps.shape[1] + seat)
                actions[game, seat] = nth_action(m, draw(key, label, m.choices))


@entry
def play_all(
    tables: Any,
    maps: Any,
    seeds: Any,
    side: int,
    any_square: int,
    full_map: int,
    explore: int,
    ambushes: int,
    scoring: int,
    edicts: Any,
    stars: Any,
    turns: Any,
) -> None:
    """Whole games at random, one after the other on the first table, and how they came out."""
    for game in range(len(seeds)):
        begin(tables[0], maps[0], seeds[game], side, any_square, full_map, explore, ambushes, scoring, edicts)
        play_at_random(tables[0], maps[0], seeds[game])
        for seat in range(maps.shape[1]):
            stars[game, seat] = maps[0, seat].stars
        turns[game] = tables[0].turns
