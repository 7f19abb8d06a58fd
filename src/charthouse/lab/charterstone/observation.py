"""What a seat sees, as numbers for who learns the game. Everything on the table is open.

`facts` says what stands where; `docs/environments.md` says it in words. Names, personas and the rules that
enter the Chronicle are left out: nothing in game one depends on them.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from charthouse.games.charterstone.box import BOX, CELLS, CHARTERS, PLOTS, RESOURCES
from charthouse.games.charterstone.effects import WORDS
from charthouse.games.charterstone.pieces import GAP
from charthouse.games.charterstone.state import State, View, at_home, current, reputation_spaces, vp
from charthouse.lab.charterstone.actions import BUILDINGS, CARDS

OBJECTIVES = tuple(BOX.objectives)
QUESTIONS = ("place", *WORDS)
"""What may be asked: a turn begins, or an effect word leaves a choice."""
SOURCES = (*BUILDINGS, *BOX.assistants)
BUILT = tuple(card for card in CARDS if card in BOX.buildings)
MOST = 2**15 - 1
"""More points are not told: a game may be drawn out, points are never so many."""


class Fact(NamedTuple):
    """Numbers of one kind among what is seen."""

    name: str
    shape: tuple[int, ...]
    high: int


def facts(players: int) -> tuple[Fact, ...]:
    """All lie between 0 and `high`. Seats count from the viewer's own, clockwise."""
    return (
        Fact("asked", (players,), 1),
        Fact("first", (players,), 1),
        Fact("question", (len(QUESTIONS),), 1),
        Fact("amount", (1,), max(BOX.quota.amounts)),
        Fact("source", (len(SOURCES),), 1),
        Fact("charter", (players, len(CHARTERS)), 1),
        Fact("coins", (players,), BOX.supply.coins),
        Fact("resources", (players, len(RESOURCES)), BOX.supply.each_resource),
        Fact("influence", (players,), BOX.start.influence),
        Fact("spent", (players,), BOX.start.influence),
        Fact("workers", (players,), BOX.start.workers),
        Fact("standing", (players, len(BUILDINGS)), 1),
        Fact("cards", (players, len(CARDS)), 1),
        Fact("points", (players,), MOST),
        Fact("met", (players, len(OBJECTIVES)), 1),
        Fact("quota", (players, len(CELLS)), 1),
        Fact("reputation", (players,), reputation_spaces(players)),
        Fact("supply_coins", (1,), BOX.supply.coins),
        Fact("supply", (len(RESOURCES),), BOX.supply.each_resource),
        Fact("deck", (len(CARDS),), 1),
        Fact("mat", (len(CARDS),), 1),
        Fact("discard", (len(CARDS),), 1),
        Fact("objectives", (len(OBJECTIVES),), 1),
        Fact("plots", (len(PLOTS),), len(BUILT)),
        Fact("opened", (len(BUILT),), 1),
        Fact("progress", (1,), BOX.progress.last),
    )


def _among(all: Sequence[str], some: Iterable[str]) -> list[int]:
    """A one for each that is among some."""
    known = set(some)
    return [int(name in known) for name in all]


def points(table: State) -> list[int]:
    """The victory points of every seat."""
    return [vp(holding) for holding in table.holdings]


def look(view: View) -> dict[str, list[int] | list[list[int]]]:
    """What the view's seat sees, fact by fact."""
    table, players = view.table, len(view.table.holdings)
    seats = [(view.seat + step) % players for step in range(players)]
    holdings = [table.holdings[seat] for seat in seats]
    frame = table.pending[0] if table.pending else None
    playing = table.phase == "play"
    question = frame.word if frame else "place"
    return {
        "asked": [int(playing and seat == current(table)) for seat in seats],
        "first": [int(seat == table.first) for seat in seats],
        "question": _among(QUESTIONS, [question] if playing else []),
        "amount": [frame.n if frame else 0],
        "source": _among(SOURCES, [frame.source] if frame else []),
        "charter": [_among(CHARTERS, [holding.charter]) for holding in holdings],
        "coins": [holding.coins for holding in holdings],
        "resources": [[*holding.resources] for holding in holdings],
        "influence": [holding.influence for holding in holdings],
        "spent": [holding.spent for holding in holdings],
        "workers": [at_home(holding) for holding in holdings],
        "standing": [_among(BUILDINGS, holding.out) for holding in holdings],
        "cards": [_among(CARDS, holding.cards) for holding in holdings],
        "points": [min(vp(holding), MOST) for holding in holdings],
        "met": [
            _among(OBJECTIVES, [o for o, by in zip(table.objectives, table.met, strict=True) if seat in by])
            for seat in seats
        ],
        "quota": [[int(by == seat) for by in table.quota] for seat in seats],
        "reputation": [table.reputation.count(seat) for seat in seats],
        "supply_coins": [table.coins],
        "supply": [*table.resources],
        "deck": _among(CARDS, table.deck),
        "mat": _among(CARDS, table.mat),
        "discard": _among(CARDS, table.discard),
        "objectives": _among(OBJECTIVES, table.objectives),
        "plots": [0 if building == GAP else 1 + BUILT.index(building) for building in table.plots],
        "opened": [int(BOX.buildings[card].crate in table.opened) for card in BUILT],
        "progress": [table.progress],
    }
