"""Fast batched play of Cartographers: many games at once, on arrays, from the same rules as the engine.

    from charthouse.lab.cartographers.fast import Batch

    games = Batch(4096, players=2, side="B")
    games.reset(7)                        # seeds 7, 8, 9, ...: the same deals whatever is drawn
    while not games.over.all():
        games.step(games.random_actions(1))
    print(games.stars.mean())

Everything but Skills: both sides, all cards, both editions, 1 to 8 players. `docs/lab.md` explains it.
"""

from collections.abc import Container, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from math import prod
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from charthouse.core.game import BadText, Problem
from charthouse.games.cartographers import GAME, kernels
from charthouse.games.cartographers.cards import EXPLORE_IDS, RELEASE, box, scoring_ids
from charthouse.games.cartographers.lane import batch, observations, printed, steps
from charthouse.lab.checks import LAST_SEED, clear_error, seed_of, several, whole
from charthouse.lab.compiled import twin

PLAYERS = range(1, 9)
ANYTHING = -1
"""What a seat that is not asked may say, where it is not told to say one thing."""
ROOM = 16
SHARES = 16
"""Of the games that a thread plays at random."""

Actions = NDArray[np.int64]
Seeds = int | Sequence[int] | NDArray[Any]


ACTIONS = printed.ACTIONS
PLANES = observations.PLANES
TABLE = np.dtype([*steps.TABLE], align=True)
MAP = np.dtype([*steps.MAP], align=True)
SOLO_VALUE = np.array(printed.SOLO_VALUE)
SEASON_TIME = np.array(printed.SEASON_TIME)


@cache
def compiled() -> ModuleType:
    """The entries of the batch, compiled when first called, then taken from the cache."""
    return twin(batch.__name__)


@cache
def _looking() -> ModuleType:
    return twin(observations.__name__)


@cache
def _facts(players: int) -> int:
    """How many numbers a seat is told."""
    return sum(prod(fact.shape) for fact in observations.facts(players))


class Rules(NamedTuple):
    """The options of a table as numbers."""

    side: int
    any_square: int
    full_map: int
    explore: int
    ambushes: int
    scoring: int
    """The cards in the box, a bit each."""
    edicts: NDArray[np.int64]
    """Below 0 where chance deals them."""


def rules_of(players: int, release: int = RELEASE, **options: Any) -> Rules:
    """Options as the rest of Charthouse takes them, checked, with the box of a content release."""
    players = whole("players", players, PLAYERS[0], PLAYERS[-1])
    try:
        chosen = replace(GAME.expand(options, players), release=release)
        if chosen.skills:
            raise BadText("bad-option-value", option="skills", value="true", allowed="false")
    except Problem as problem:
        raise clear_error(problem) from None
    edicts = [printed.SCORING_IDS.index(card) for card in chosen.edicts] or [-1] * TABLE["edicts"].shape[0]
    return Rules(
        printed.SIDES.index(chosen.side),
        int(chosen.fall_back == "any"),
        kernels.FULL_MAP.index(chosen.full_map),
        _bits(EXPLORE_IDS, box(release).explore),
        _bits(printed.AMBUSH_IDS, box(release).ambush),
        _bits(printed.SCORING_IDS, scoring_ids(release)),
        np.array(edicts, np.int64),
    )


def _bits(ids: Sequence[str], chosen: Container[str]) -> int:
    return sum(1 << number for number, id in enumerate(ids) if id in chosen)


class Saved(NamedTuple):
    """Games as they stood."""

    tables: NDArray[Any]
    maps: NDArray[Any]


class Observation(NamedTuple):
    """What every seat sees, `[game, seat, ...]`; the game's `lane/observations.py` says what stands where."""

    planes: NDArray[np.uint8]
    """`[..., map, plane, space]`: the seat's own map first, then clockwise; planes as in `PLANES`."""
    facts: NDArray[np.int16]
    masks: NDArray[np.int8]
    """`[..., action]`: 1 where the action `option * 121 + anchor` is allowed."""


class Batch:
    """Games side by side. `tables[game]` and `maps[game, seat]` are their records, to be read."""

    def __init__(self, games: int, players: int = 1, release: int = RELEASE, **options: Any) -> None:
        self.rules = rules_of(players, release, **options)
        games = whole("games", games, 1)
        self.tables = np.zeros(games, TABLE)
        self.maps = np.zeros((games, players), MAP)
        self.tables["over"] = 1

    def __len__(self) -> int:
        return len(self.tables)

    @property
    def players(self) -> int:
        return self.maps.shape[1]

    # --- playing

    def reset(self, seeds: Seeds, where: NDArray[np.bool_] | None = None) -> None:
        """New games, everywhere or `where` it is true. One number seeds game after game, counting up."""
        chosen = np.ones(len(self), np.bool_) if where is None else self._one_a_game(where, np.bool_, "where")
        numbers = seeds_of(seeds, len(self))
        compiled().begin_all(self.tables, self.maps, chosen, numbers, *self.rules)

    def step(self, actions: Any, strict: bool = True) -> NDArray[np.bool_]:
        """Everybody's drawing, `[game, seat]`; says which games moved on.

        Games that are over stay as they are, and so does a game where a drawing is not allowed; if
        `strict`, that is an error and nothing happens anywhere. A seat that is not asked may say anything.
        """
        chosen = self._actions(actions)
        if strict and not (fine := self.allowed(chosen)).all():
            at, seat = np.argwhere(~fine)[0]
            raise ValueError(f"game {at}, seat {seat}: action {chosen[at, seat]} is not allowed")
        return self._answer(chosen, ANYTHING)[1]

    def answer(self, actions: Any, idle: int = ANYTHING) -> NDArray[np.bool_]:
        """Everybody's drawing; says of each seat whether it may, `[game, seat]`.

        A seat that is not asked may say anything, or `idle` alone.
        """
        return self._answer(self._actions(actions), idle)[0]

    def _answer(self, chosen: Actions, idle: int) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
        right, moved = np.empty(self.maps.shape, np.bool_), np.empty(len(self), np.bool_)
        compiled().act_all(self.tables, self.maps, chosen, idle, right, moved)
        return right, moved

    def allowed(self, actions: Any, idle: int = ANYTHING) -> NDArray[np.bool_]:
        """Whether each seat may do that now, as `answer` would say; nothing happens."""
        right = np.empty(self.maps.shape, np.bool_)
        compiled().allowed_all(self.maps, self._actions(actions), idle, right)
        return right

    def random_actions(self, seed: Seeds) -> Actions:
        """A random legal drawing for every seat that is asked."""
        actions = np.empty(self.maps.shape, np.int64)
        compiled().random_actions(self.tables, self.maps, seeds_of(seed, len(self)), actions)
        return actions

    # --- looking

    @property
    def over(self) -> NDArray[np.bool_]:
        return self.tables["over"] != 0  # type: ignore[no-any-return]

    @property
    def choices(self) -> NDArray[np.int16]:
        """How many drawings each seat may choose from, `[game, seat]`; 0 where it is not asked."""
        return self.maps["choices"]

    @property
    def stars(self) -> NDArray[np.int16]:
        """The stars written down so far, `[game, seat]`."""
        return self.maps["stars"]

    @property
    def scores(self) -> NDArray[np.int16]:
        """The score boxes, `[game, seat, season, (first edict, second edict, coins, monsters)]`."""
        return self.maps["scores"]

    @property
    def ratings(self) -> NDArray[np.int64]:
        """Stars less what the four scoring cards ask of one player: the rating of a solo game."""
        return self.stars - SOLO_VALUE[self.tables["edicts"]].sum(axis=1, keepdims=True)  # type: ignore[no-any-return]

    @property
    def time_left(self) -> NDArray[np.int64]:
        """The time left in the season."""
        left = SEASON_TIME[self.tables["season"]] - self.tables["time"]
        return np.asarray(np.maximum(left, 0), np.int64)

    def observe(self, into: Observation | None = None, actions: int = ACTIONS) -> Observation:
        """What every seat sees and may do, written into new arrays or into those of an earlier look.

        With room for one action more than there are, the last is to draw nothing.
        """
        seen = self._room(actions) if into is None else into
        _looking().observe(self.tables, self.maps, *seen)
        return seen

    def _room(self, actions: int) -> Observation:
        shape, players = self.maps.shape, self.players
        return Observation(
            np.empty((*shape, players, len(PLANES), printed.SPACES), np.uint8),
            np.empty((*shape, _facts(players)), np.int16),
            np.empty((*shape, actions), np.int8),
        )

    def masks(self) -> NDArray[np.int8]:
        """Whether each action is allowed, `[game, seat, action]`."""
        masks = np.empty((*self.maps.shape, ACTIONS), np.int8)
        _looking().masks_of(self.tables, self.maps, masks)
        return masks

    # --- keeping

    def save(self) -> Saved:
        return Saved(self.tables.copy(), self.maps.copy())

    def restore(self, saved: Saved, where: NDArray[np.bool_] | None = None) -> None:
        """Games as they were saved, everywhere or `where` it is true."""
        if not isinstance(saved, Saved) or saved.tables.dtype != TABLE or saved.maps.dtype != MAP:
            raise ValueError("restore takes what save gave")
        if saved.tables.shape != self.tables.shape or saved.maps.shape != self.maps.shape:
            raise ValueError(f"saved from {saved.maps.shape} games and seats, not {self.maps.shape}")
        chosen = slice(None) if where is None else self._one_a_game(where, np.bool_, "where")
        self.tables[chosen] = saved.tables[chosen]
        self.maps[chosen] = saved.maps[chosen]

    def clone(self) -> "Batch":
        """The same games once more, to be played on apart."""
        other = Batch.__new__(Batch)
        other.rules = self.rules
        other.tables, other.maps = self.save()
        return other

    # --- checks

    def _actions(self, actions: Any) -> Actions:
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise ValueError(f"actions must be integers, not {chosen.dtype}")
        if chosen.shape == (len(self),) and self.players == 1:
            chosen = chosen.reshape(-1, 1)
        if chosen.shape != self.maps.shape:
            raise ValueError(f"actions must have the shape {self.maps.shape}, not {chosen.shape}")
        return np.ascontiguousarray(chosen, np.int64)

    def _one_a_game(self, values: Any, kind: Any, name: str) -> NDArray[Any]:
        found = np.asarray(values)
        if found.shape != (len(self),) or found.dtype != kind:
            wanted = f"{np.dtype(kind)} of the shape {(len(self),)}"
            raise ValueError(f"{name} must be {wanted}, not {found.dtype} of {found.shape}")
        return np.ascontiguousarray(found)


def seeds_of(seeds: Seeds, games: int) -> NDArray[np.uint64]:
    """A seed for each game, from one number or from as many as there are games."""
    if not several(seeds):
        first = whole("seed", seeds, 0, LAST_SEED + 1 - games)
        return np.uint64(first) + np.arange(games, dtype=np.uint64)
    if len(seeds) != games:
        raise ValueError(f"there are {len(seeds)} seeds for {games} games")
    if isinstance(seeds, np.ndarray) and seeds.dtype == np.uint64 and seeds.ndim == 1:
        return np.ascontiguousarray(seeds)
    return np.array([seed_of(seed) for seed in seeds], np.uint64)


class Results(NamedTuple):
    """How random games came out: stars `[game, seat]` and turns `[game]`."""

    stars: NDArray[np.int16]
    turns: NDArray[np.int32]


def play_at_random(seeds: Seeds, games: int, players: int = 1, threads: int = 1, **options: Any) -> Results:
    """Whole games at random inside compiled code. The result does not depend on the number of threads."""
    rules = rules_of(players, **options)
    games, threads = whole("games", games, 1), whole("threads", threads, 1)
    chosen = seeds_of(seeds, games)
    results = Results(np.empty((games, players), np.int16), np.empty(games, np.int32))

    bounds = np.linspace(0, games, SHARES * threads + 1).astype(int)
    shares = iter([slice(begin, end) for begin, end in pairwise(bounds)])

    def play() -> None:
        # Room around the one game that is played, lest two threads write into one line of the cache.
        tables, maps = np.zeros(ROOM, TABLE), np.zeros((ROOM, players), MAP)
        for share in shares:  # whoever is held up plays fewer of them
            compiled().play_all(
                tables, maps, chosen[share], *rules, results.stars[share], results.turns[share]
            )

    if threads == 1:
        play()
    else:
        with ThreadPoolExecutor(threads) as pool:
            for done in [pool.submit(play) for _ in range(threads)]:
                done.result()
    return results
