"""A game imagined through its rules alone: rivals and the rest of the game follow what gains most at once.

What counts is the lead at the end. A game that can say who leads before (`outlook.lead`) need not be imagined
that far, and its actions are compared by the lead they promise instead of by what they gain at once. A game
that drags is no longer planned so: where nobody likes to end it, promises would hold it up for ever.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from charthouse.core.game import CHANCE, AnyGame, Chance, Turn

TRIES = 4
"""In an imagined game a seat takes the best of so many random actions."""


class Outlook(Protocol):
    TRUST: float
    """How many imagined games the first look is worth."""
    lead: Callable[[Any, int], float]
    """What a state promises a seat beyond the others."""
    far: Callable[[Any, Any], bool]
    """Whether the second state is so far from the first that imagining stops there."""
    drags: Callable[[Any], bool]
    """Whether a state comes after so many turns that what gains most at once is better than what promises."""


class Imagined:
    sign = 1

    def __init__(self, game: AnyGame, view: Any, outlook: Outlook | None = None) -> None:
        self.game = game
        self.view = view
        drags = outlook is not None and outlook.drags(game.imagine(view, Random(0)))  # noqa: S311 (no secret)
        self.outlook = None if drags else outlook
        self.trust: Sequence[float] = (self.outlook.TRUST if self.outlook else 0.0,)
        self.actions: list[Any] = []

    def look(self, keep: int) -> list[tuple[Any, float]]:
        """The best drafts, and of the very best also what may be added to them."""
        menu = self.game.offer(self.view)
        drafts = self._best(menu.drafts(), keep)
        more = [action for draft, _ in drafts[:2] for action in menu.extensions(draft)]
        found = sorted([*drafts, *self._best(more, keep)], key=lambda choice: -choice[1])[:keep]
        self.actions = [action for action, _ in found]
        return found

    def _best(self, actions: Any, keep: int) -> list[tuple[Any, float]]:
        valued = [(action, self._promised(action)) for action in actions]
        return sorted(valued, key=lambda choice: -choice[1])[:keep]

    def _promised(self, action: Any) -> float:
        """The lead once this seat has answered what follows, by what gains most; or the gain at once."""
        game, seat = self.game, self.view.seat
        if self.outlook is None:
            return float(game.gain(self.view, action))
        state = self._after(game.imagine(self.view, Random(0)), seat, action)  # noqa: S311 (no secret)
        while isinstance(asked := game.waiting(state), Turn) and seat in asked.seats:
            state = self._after(state, seat, self._gainful(state, seat, lambda menu: menu))
        return self.outlook.lead(state, seat)

    def imagine(self, chosen: Sequence[int], rng: Random, games: int) -> list[list[float]]:
        sums = [0.0] * len(chosen)
        for _ in range(games):
            luck = rng.getrandbits(64)
            for place, number in enumerate(chosen):
                sums[place] += self._played(self.actions[number], Random(luck))  # noqa: S311 (no secret)
        return [[total] for total in sums]

    def _played(self, action: Any, rng: Random) -> float:
        """How far ahead this seat gets, if it does this now."""
        game, seat, outlook = self.game, self.view.seat, self.outlook
        begun = game.imagine(self.view, rng)
        state = self._after(begun, seat, action)
        while question := game.waiting(state):
            if isinstance(question, Chance):
                state = self._after(state, CHANCE, question.menu[rng.randrange(len(question.menu))])
            elif outlook and outlook.far(begun, state):
                break
            else:
                asked = question.seats[0]
                state = self._after(state, asked, self._gainful(state, asked, lambda menu: some(menu, rng)))
        return outlook.lead(state, seat) if outlook else final_lead(game, state, seat)

    def _after(self, state: Any, seat: int, action: Any) -> Any:
        for event in self.game.decide(state, seat, action):
            state = self.game.evolve(state, event)
        return state

    def _gainful(self, state: Any, seat: int, among: Callable[[Any], Any]) -> Any:
        """Of these actions on the seat's menu the one that gains most at once."""
        view = self.game.observe(state, seat)
        return max(among(self.game.offer(view)), key=lambda action: self.game.gain(view, action))


def some(menu: Any, rng: Random) -> dict[Any, None]:
    """A few actions of a menu."""
    return dict.fromkeys(menu.pick(rng) for _ in range(TRIES))


def final_lead(game: AnyGame, state: Any, seat: int) -> float:
    """How many points ahead of the best rival a seat ended."""
    outcome = game.outcome(state)
    assert outcome is not None  # noqa: S101 (a game that ended has one)
    scores = {standing.seat: standing.score for standing in outcome.standings}
    return float(scores.pop(seat) - max(scores.values(), default=0))
