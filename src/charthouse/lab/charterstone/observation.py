"""Observations: what a seat sees, as numbers. Everything on the table is open.

`facts` says what stands where; `docs/environments.md` says it in words. Names, personas and the rules that
enter the Chronicle are left out: nothing in game one depends on them.

Facts are read as bytes. What did not change is not counted again: its bytes are found by what they were made
of. So an observation is one fresh buffer joined from such bytes, with a view of it for every fact.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from struct import Struct
from typing import Any, NamedTuple

import numpy as np

from charthouse.core.game import NOBODY, Seat
from charthouse.games.charterstone.box import BOX, CELLS, CHARTERS, PLOTS, RESOURCES
from charthouse.games.charterstone.effect import Effect
from charthouse.games.charterstone.effects import WORDS
from charthouse.games.charterstone.pieces import GAP
from charthouse.games.charterstone.state import Holding, State, at_home, current, reputation_spaces, vp
from charthouse.lab.charterstone.actions import BUILDINGS, BUILT, CARDS, OBJECTIVES, PARTS, Path

QUESTIONS = ("place", *WORDS)
"""What may be asked: a turn begins, or an effect word leaves a choice."""
SOURCES = (*BUILDINGS, *BOX.assistants)
MOST = 2**15 - 1
"""More points are not told: a game may be drawn out, points are never so many."""
KEPT = 1 << 12
"""How many rows of a kind are kept."""


# --- the facts


class Fact(NamedTuple):
    """Numbers of one kind among what is seen; all lie between 0 and `high`."""

    name: str
    shape: tuple[int, ...]
    high: int


TABLE = (
    Fact("progress", (1,), BOX.progress.last),
    Fact("supply_coins", (1,), BOX.supply.coins),
    Fact("supply", (len(RESOURCES),), BOX.supply.each_resource),
    Fact("amount", (1,), max(BOX.quota.amounts)),
    Fact("question", (len(QUESTIONS),), 1),
    Fact("source", (len(SOURCES),), 1),
    Fact("deck", (len(CARDS),), 1),
    Fact("mat", (len(CARDS),), 1),
    Fact("discard", (len(CARDS),), 1),
    Fact("objectives", (len(OBJECTIVES),), 1),
    Fact("plots", (len(PLOTS),), len(BUILT)),
    Fact("opened", (len(BUILT),), 1),
    Fact("chosen", (len(PARTS),), max(BOX.quota.amounts)),
)
"""Of the table, in the order in which `look` reads them."""
SEAT = (
    Fact("asked", (), 1),
    Fact("first", (), 1),
    Fact("reputation", (), reputation_spaces(2)),
    Fact("met", (len(OBJECTIVES),), 1),
    Fact("quota", (len(CELLS),), 1),
    Fact("coins", (), BOX.supply.coins),
    Fact("influence", (), BOX.start.influence),
    Fact("spent", (), BOX.start.influence),
    Fact("workers", (), BOX.start.workers),
    Fact("points", (), MOST),
    Fact("resources", (len(RESOURCES),), BOX.supply.each_resource),
    Fact("charter", (len(CHARTERS),), 1),
    Fact("standing", (len(BUILDINGS),), 1),
    Fact("cards", (len(CARDS),), 1),
)
"""Of each seat, in the order in which `look` reads them."""


def facts(players: int) -> tuple[Fact, ...]:
    """All of them, as they are seen. Seats count from the viewer's own, clockwise."""
    return (*TABLE, *(fact._replace(shape=(players, *fact.shape)) for fact in SEAT))


# --- numbers as bytes


def _packer(n: int) -> Callable[..., bytes]:
    return Struct(f"{n}h").pack


def _among(all: tuple[str, ...]) -> Callable[[tuple[str, ...]], bytes]:
    """A one for each that is among some."""
    at, pack = {name: number for number, name in enumerate(all)}, _packer(len(all))

    @lru_cache(maxsize=KEPT)
    def row(some: tuple[str, ...]) -> bytes:
        found = [0] * len(all)
        for name in some:
            if name in at:
                found[at[name]] = 1
        return pack(*found)

    return row


_one, _two, _tabled, _owned = map(_packer, (1, 2, 2 + len(RESOURCES), 5 + len(RESOURCES)))
_cells, _places, _crates, _parts = map(_packer, map(len, (CELLS, PLOTS, BUILT, PARTS)))
_questions, _sources, _charters = map(_among, (QUESTIONS, SOURCES, CHARTERS))
_buildings, _cards, _objectives = map(_among, (BUILDINGS, CARDS, OBJECTIVES))


@lru_cache(maxsize=KEPT)
def _asks(effect: Effect) -> bytes:
    """What is asked."""
    return _one(effect.n) + _questions((effect.word,)) + _sources((effect.source,))


@lru_cache(maxsize=KEPT)
def _lying(
    deck: tuple[str, ...], mat: tuple[str, ...], discard: tuple[str, ...], objectives: tuple[str, ...]
) -> bytes:
    """The cards that nobody has."""
    return _cards(deck) + _cards(mat) + _cards(discard) + _objectives(objectives)


@lru_cache(maxsize=KEPT)
def _village(plots: tuple[str, ...], crates: tuple[int, ...]) -> bytes:
    """What stands on the plots, and the crates that were opened."""
    standing = [0 if building == GAP else 1 + BUILT.index(building) for building in plots]
    return _places(*standing) + _crates(*[BOX.buildings[card].crate in crates for card in BUILT])


@lru_cache(maxsize=KEPT)
def _chosen(path: Path) -> bytes:
    """How often each part of an action was chosen."""
    return _parts(*[path.count(number) for number in range(len(PARTS))])


Seats = tuple[Seat, ...]


@lru_cache(maxsize=KEPT)
def _tokens(
    seat: Seat, first: Seat, track: Seats, objectives: tuple[str, ...], met: tuple[Seats, ...], quota: Seats
) -> bytes:
    """Whether the seat began, and where its tokens lie."""
    own = tuple([one for one, by in zip(objectives, met, strict=True) if seat in by])
    cells = [by == seat for by in quota]
    return _two(seat == first, track.count(seat)) + _objectives(own) + _cells(*cells)


@lru_cache(maxsize=KEPT)
def _held(holding: Holding) -> bytes:
    """What the seat holds."""
    coins, influence, spent = holding.coins, holding.influence, holding.spent
    points = min(vp(holding), MOST)
    numbers = _owned(coins, influence, spent, at_home(holding), points, *holding.resources)
    return numbers + _charters((holding.charter,)) + _buildings(holding.out) + _cards(holding.cards)


# --- what a seat sees

_TURN, _OVER = Effect("place", n=0), Effect("", n=0)
_IDLE, _ASKED = _one(0), _one(1)


@cache
def _form(players: int) -> np.dtype[Any]:
    """How the numbers lie in the buffer of an observation."""
    seat = np.dtype([(fact.name, np.int16, fact.shape) for fact in SEAT])
    table = [(fact.name, np.int16, fact.shape) for fact in TABLE]
    return np.dtype([*table, ("seats", seat, (players,))])


_TABLE_NAMES, _SEAT_NAMES = [fact.name for fact in TABLE], [fact.name for fact in SEAT]


def look(table: State, viewer: Seat, chosen: Path = ()) -> dict[str, Any]:
    """What the seat sees, fact by fact, when it has chosen these parts of an action. It may be changed."""
    effect = table.pending[0] if table.pending else _TURN if table.phase == "play" else _OVER
    holdings, first, track = table.holdings, table.first, table.reputation
    objectives, met, quota = table.objectives, table.met, table.quota
    found = [
        _tabled(table.progress, table.coins, *table.resources),
        _asks(effect),
        _lying(table.deck, table.mat, table.discard, objectives),
        _village(table.plots, table.opened),
        _chosen(chosen),
    ]
    asked, players = current(table) if table.phase == "play" else NOBODY, len(holdings)
    for seat in (*range(viewer, players), *range(viewer)):
        found += (
            _ASKED if seat == asked else _IDLE,
            _tokens(seat, first, track, objectives, met, quota),
            _held(holdings[seat]),
        )
    seen = np.ndarray((), _form(players), bytearray().join(found))
    seats = seen["seats"]
    facts = {name: seen[name] for name in _TABLE_NAMES}
    for name in _SEAT_NAMES:
        facts[name] = seats[name]
    return facts
