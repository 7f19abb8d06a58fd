"""What a view asks of the scout: actions to compare, and imagined rounds to compare them in."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from charthouse.core.game import CHANCE, Chance, Seat
from charthouse.games.charterstone.events import evolve
from charthouse.games.charterstone.notation import Action
from charthouse.games.charterstone.outlook.value import promise
from charthouse.games.charterstone.rules import actions, decide, waiting
from charthouse.games.charterstone.state import State, View
from charthouse.games.charterstone.worth import gain

ROUNDS = 3
"""So far the game is imagined; what lies beyond is promised."""
TRIES = 4
"""In an imagined game a seat takes the best of so many random actions."""


class Planner:
    """One decision of one seat: what counts is how far it gets ahead of the others."""

    sign = 1
    trust = 3.0

    def __init__(self, view: View, machine: Any, weights: Callable[[str], Any]) -> None:
        self.state = view.table
        self.seat = view.seat
        self.actions: list[Action] = []

    def look(self, keep: int) -> list[tuple[Action, float]]:
        """By what each action promises once the turn is over, its questions answered by what gains most."""
        found = []
        for action in actions(self.state, self.seat):
            state = _after(self.state, self.seat, action)
            while state.pending and state.turn == self.state.turn:
                asked = waiting(state)
                if isinstance(asked, Chance):
                    break
                state = _after(state, self.seat, _best(state, self.seat))
            found.append((action, lead(state, self.seat)))
        found.sort(key=lambda choice: -choice[1])
        self.actions = [action for action, _ in found[:keep]]
        return found[:keep]

    def imagine(self, chosen: Sequence[int], rng: Random, games: int) -> list[float]:
        sums = [0.0] * len(chosen)
        for _ in range(games):
            luck = rng.getrandbits(64)
            for place, number in enumerate(chosen):
                sums[place] += self._played(self.actions[number], Random(luck))  # noqa: S311 (no secret)
        return sums

    def _played(self, action: Action, rng: Random) -> float:
        """How far ahead this seat is some rounds later, if it does this now."""
        state = _after(self.state, self.seat, action)
        until = self.state.turn + ROUNDS * len(state.holdings)
        while (asked := waiting(state)) is not None:
            if isinstance(asked, Chance):
                state = _after(state, CHANCE, asked.menu[int(rng.random() * len(asked.menu))])
            elif state.turn > until:
                break
            else:
                state = _after(state, asked.seats[0], _quick(state, asked.seats[0], rng))
        return lead(state, self.seat)


def lead(state: State, seat: Seat) -> float:
    """What the seat is promised beyond the best of the others, and beyond all of them."""
    promised = [promise(state, other) for other in range(len(state.holdings))]
    own = promised.pop(seat)
    return own - (max(promised) + sum(promised) / len(promised)) / 2


def _after(state: State, seat: Seat, action: Action | str) -> State:
    for event in decide(state, seat, action):
        state = evolve(state, event)
    return state


def _best(state: State, seat: Seat) -> Action:
    view = View(seat, state)
    return max(actions(state, seat), key=lambda action: gain(view, action))


def _quick(state: State, seat: Seat, rng: Random) -> Action:
    menu, view = actions(state, seat), View(seat, state)
    tries = {menu[int(rng.random() * len(menu))] for _ in range(TRIES)}
    return max(sorted(tries), key=lambda action: gain(view, action))
