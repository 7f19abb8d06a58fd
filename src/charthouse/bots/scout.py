"""Looks at every action, then plays the best ones on in imagined games, and takes what did best.

It knows a view and the rules, nothing else: what is hidden is made up anew for every imagined game. All
choices meet the same luck, and the weaker half is dropped round by round. A game may offer an `outlook`: who
leads (`outlook.lead`), or a planner of its own with a learned value and fast imagined games
(`outlook.planner`). Any other is imagined through its rules alone.
"""

import re
import time
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import isqrt
from random import Random
from typing import Any, NamedTuple, Protocol, cast

from charthouse.bots.imagined import Imagined, Outlook
from charthouse.bots.machine import machine
from charthouse.bots.weights import in_order, read
from charthouse.core.game import CHANCE, AnyGame, BadText, Chance, Player
from charthouse.games import part

MOST = 12
"""So many choices are played on, or fewer where the budget is small."""

LOOKS_A_GAME = 3
"""An imagined game takes at least as long as so many looks: where there is no time for it, none is begun."""
LEAST = 1e-6
"""The seconds an imagined game takes at least: a clock may stand still for a while."""


class Budget(NamedTuple):
    """How long to think: so many imagined games, or so many seconds of the processor; neither is one look."""

    games: int = 0
    seconds: float = 0.0


class Thought(NamedTuple):
    """A choice, what is expected of it (see `measure`), and how many imagined games say so."""

    action: Any
    expected: float
    games: int


class Planner(Protocol):
    sign: int
    """1 if more is better; -1 where a rival's map is drawn on."""
    trust: Sequence[float]
    """By step of an imagined game: so many games must be played until half of what it changed is believed."""

    def look(self, keep: int) -> list[tuple[Any, float]]:
        """The best actions with what they promise, best first."""
        ...

    def imagine(self, chosen: Sequence[int], rng: Random, games: int) -> Sequence[Sequence[float]]:
        """What each chosen action promised after each step, summed over so many games.

        Every action meets the same luck. The last step is what a game came to.
        """
        ...


def budget(text: str) -> Budget:
    """`4000n` is so many imagined games, `500ms` so much time; raises `BadText`."""
    given = re.fullmatch(r"([1-9][0-9]{0,6})(n|ms)", text)
    if given is None:
        raise BadText("bad-bot-budget", found=text[:40])
    number = int(given[1])
    return Budget(games=number) if given[2] == "n" else Budget(seconds=number / 1000)


def think(
    game: AnyGame, view: Any, rng: Random, budget: Budget, compiled: bool | None = None
) -> list[Thought]:
    """The choices that were thought about, best first."""
    clock = time.thread_time()
    planner = planner_of(game, view, compiled)
    looked = planner.look(MOST)
    return _Search(planner, looked, rng).thoughts(budget, clock)


def planner_of(game: AnyGame, view: Any, compiled: bool | None = None) -> Planner:
    """The game's own planner, compiled where that can be, or else its rules and who leads."""
    outlook = part(game.id, "outlook.planner")
    if outlook is None:
        return Imagined(game, view, cast("Outlook | None", part(game.id, "outlook.lead")))
    here = machine(compiled)
    planner: Planner = outlook.Planner(view, here, lambda name: _weights(game.id, name, here.compiled))
    return planner


def measure(game: AnyGame) -> str:
    """What is expected of a choice: the `points` of the seat at the end, or its `lead` over the others."""
    return "lead" if part(game.id, "outlook.planner") is None else "points"


@cache
def _weights(game_id: str, name: str, compiled: bool) -> Any:
    outlook, planner = part(game_id, "outlook"), part(game_id, "outlook.planner")
    assert outlook is not None  # noqa: S101 (a game with a planner has one)
    assert planner is not None  # noqa: S101
    learned = read(outlook.WEIGHTS.read_text(encoding="utf-8"), planner.SHAPE)
    return machine(compiled).floats(in_order(learned.sets[name], planner.ITEMS, planner.SHAPE))


def warm(game: AnyGame) -> None:
    """Compiles what the scout needs, by playing a little; a move never waits for the compiler."""
    if part(game.id, "outlook.planner") is None or not machine().compiled:
        return
    rng = Random(0)  # noqa: S311 (no secret)
    for players in game.seats[:2]:
        view = _first_view(game, players, rng)
        think(game, view, rng, Budget(games=2))


def _first_view(game: AnyGame, players: int, rng: Random) -> Any:
    """What the first seat sees when it is asked for the first time."""
    state = game.setup(game.expand({}, players), tuple(Player("") for _ in range(players)))
    while isinstance(question := game.waiting(state), Chance):
        for event in game.decide(state, CHANCE, question.menu[rng.randrange(len(question.menu))]):
            state = game.evolve(state, event)
    assert question is not None  # noqa: S101 (a game begins with a question)
    return game.observe(state, question.seats[0])


class _Search:
    """Sequential halving: every round costs the same, and the better half of the choices goes on."""

    def __init__(self, planner: Planner, looked: list[tuple[Any, float]], rng: Random) -> None:
        self.planner = planner
        self.looked = looked
        self.rng = rng
        self.alive = list(range(len(looked)))
        self.dropped: list[int] = []
        """Best first: who stayed longer is better."""
        self.sums = [[0.0] * len(planner.trust) for _ in looked]
        self.games = [0] * len(looked)

    def thoughts(self, budget: Budget, began: float) -> list[Thought]:
        if len(self.alive) > 1 and budget.games:
            self._play_games(budget.games)
        elif len(self.alive) > 1 and budget.seconds:
            self._play_until(began, began + budget.seconds)
        self._keep(len(self.alive))
        return [
            Thought(self.looked[n][0], self._expected(n), self.games[n]) for n in self.alive + self.dropped
        ]

    def _play_games(self, games: int) -> None:
        rounds = _rounds(len(self.alive), games)
        for width in rounds:
            self._keep(width)
            self._play(max(1, games // len(rounds) // width))

    def _play_until(self, began: float, end: float) -> None:
        """One game tells what a game costs; then rounds of equal time, a few games at once."""
        before = time.thread_time()
        if LOOKS_A_GAME * (before - began) > end - before:
            return
        self.planner.imagine([0], self.rng, 1)
        cost = max(time.thread_time() - before, LEAST)
        affordable = int((end - time.thread_time()) / cost)
        rounds = _rounds(len(self.alive), affordable) if affordable > 3 else []
        for number, width in enumerate(rounds):
            self._keep(width)
            before = time.thread_time()
            until = before + (end - before) / (len(rounds) - number)
            while until - before > 0.5 * cost * width:
                games = max(1, min(16, int(0.5 * (until - before) / cost / width)))
                self._play(games)
                after = time.thread_time()
                cost, before = max((after - before) / (games * width), LEAST), after

    def _play(self, games: int) -> None:
        for number, total in zip(self.alive, self.planner.imagine(self.alive, self.rng, games), strict=True):
            self.sums[number] = [sum(step) for step in zip(self.sums[number], total, strict=True)]
            self.games[number] += games

    def _keep(self, width: int) -> None:
        """The best so far, best first."""
        order = sorted(self.alive, key=lambda n: self.planner.sign * self._expected(n), reverse=True)
        self.alive, self.dropped = order[:width], order[width:] + self.dropped

    def _expected(self, number: int) -> float:
        """The first look, and what changed step by step in the imagined games, as far as it is believed."""
        games, looked = self.games[number], self.looked[number][1]
        if not games:
            return looked
        means = [looked, *(total / games for total in self.sums[number])]
        changes = (after - before for before, after in pairwise(means))
        return looked + sum(
            change * games / (games + trust)
            for change, trust in zip(changes, self.planner.trust, strict=True)
        )


def _rounds(choices: int, games: int) -> list[int]:
    """How many choices each round has: 12, 6, 3 and 2, or fewer where there are few games to play."""
    width = min(choices, MOST, max(2, isqrt(games)))
    widths = []
    while width > 1:
        widths.append(width)
        width = 2 if width == 3 else width // 2
    return widths
