"""What a seat sees, as planes and numbers for who learns the game. Made to be compiled.

The kernels read what lies open on the table and never the key of the deal. `PLANES` and `facts` say what
stands where; `docs/environments.md` says it in words.
"""

from typing import Any, NamedTuple

from charthouse.core.kernel import Bits, board, entry, kernel, number
from charthouse.games.cartographers.kernels import held
from charthouse.games.cartographers.lane.printed import (
    ACTIONS,
    AMBUSH,
    ANY_SQUARE,
    CARD_IDS,
    EXPLORE,
    MOUNTAIN,
    OPTIONS,
    RUINS,
    SCORING_IDS,
    SEASON_TIME,
    SEASONS,
    SPACES,
    TERRAIN_COUNT,
    TRACK,
    TURNS,
    WASTELAND,
)
from charthouse.games.cartographers.lane.steps import FILLED
from charthouse.games.cartographers.scoring import EDICTS
from charthouse.games.cartographers.sheet import NONE, TERRAINS

PLANES = (*TERRAINS, "filled", "mountain", "wasteland", "ruins")
"""What the planes of a sheet show, eleven rows of eleven each."""


class Fact(NamedTuple):
    """Numbers of one kind among the facts."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int


def facts(players: int) -> tuple[Fact, ...]:
    """The facts in the order in which they are written. Seats count from the viewer's own, clockwise."""
    return (
        Fact("card", (len(CARD_IDS),), 0, 1),
        Fact("duty", (1,), 0, 1),
        Fact("falls_back", (1,), 0, 1),
        Fact("edicts", (len(EDICTS), len(SCORING_IDS)), 0, 1),
        Fact("season", (SEASONS,), 0, 1),
        Fact("time_left", (1,), 0, max(SEASON_TIME)),
        Fact("unseen", (len(CARD_IDS),), 0, 1),
        Fact("ambushes_in_deck", (1,), 0, len(AMBUSH)),
        Fact("before", (players,), 0, 1),
        Fact("coins", (players,), 0, TRACK),
        Fact("stars", (players,), -1000, 1000),
    )


CARDS = len(CARD_IDS)
EXPLORES = len(EXPLORE)
AMBUSHES = len(AMBUSH)
LETTERS = len(EDICTS)
SCORINGS = len(SCORING_IDS)
DUTY = CARDS
FALLS_BACK = DUTY + 1
EDICT = FALLS_BACK + 1
SEASON = EDICT + LETTERS * SCORINGS
TIME_LEFT = SEASON + SEASONS
UNSEEN = TIME_LEFT + 1
IN_DECK = UNSEEN + CARDS
BEFORE = IN_DECK + 1
"""Where the facts begin; coins and stars follow, one for each player."""

PRINTED_PLANES = FILLED + 1
HALF = 61
LOW_HALF = Bits((1 << HALF) - 1)


@kernel
def spread(spaces: int, out: Any) -> None:
    """A board as 121 zeros and ones. Small numbers in two runs: a compiler does many of them at once."""
    low, high = number(spaces & LOW_HALF), number(spaces >> HALF)
    for place in range(HALF):
        out[place] = low >> place & 1
    for place in range(SPACES - HALF):
        out[HALF + place] = high >> place & 1


@kernel
def look(t: Any, maps: Any, seat: int, planes: Any, facts: Any) -> None:
    """Everything this seat sees, its own sheet first."""
    players = len(maps)
    for step in range(players):
        m = maps[(seat + step) % players]
        sheet = planes[step]
        for plane in range(PRINTED_PLANES):
            spread(board(m.boards, plane), sheet[plane])
        spread(board(MOUNTAIN, t.side), sheet[PRINTED_PLANES])
        spread(board(WASTELAND, t.side), sheet[PRINTED_PLANES + 1])
        spread(board(RUINS, t.side), sheet[PRINTED_PLANES + 2])
        facts[BEFORE + players + step] = m.coins
        facts[BEFORE + 2 * players + step] = m.stars
    for place in range(BEFORE + players):
        facts[place] = 0
    facts[t.card] = 1
    facts[DUTY] = t.duty
    if maps[seat].choices and not t.over and maps[seat].pattern >= ANY_SQUARE:
        facts[FALLS_BACK] = 1
    for letter in range(LETTERS):
        facts[EDICT + letter * SCORINGS + t.edicts[letter]] = 1
    facts[SEASON + t.season] = 1
    facts[TIME_LEFT] = max(0, SEASON_TIME[t.season] - t.time)
    for card in range(EXPLORES):
        facts[UNSEEN + card] = t.deck >> card & 1
    for card in range(AMBUSHES):
        facts[UNSEEN + EXPLORES + card] = t.ambushes >> card & 1
    facts[IN_DECK] = t.in_deck
    facts[BEFORE + (held(seat, t.passed, players) - seat + players) % players] = 1


@kernel
def mask(t: Any, m: Any, out: Any) -> None:
    """Which of all actions this seat may take now, option by option; none of them if it is not asked.

    Where there is room for one more, that is to draw nothing.
    """
    rows = out[:ACTIONS].reshape((OPTIONS, SPACES))
    option = 0
    if m.choices and not t.over:
        for turn in range(TURNS[m.pattern]):
            for _ in range(TERRAIN_COUNT[m.pattern]):
                spread(board(m.anchors, turn), rows[option])
                option += 1
    for unused in range(option, OPTIONS):
        spread(NONE, rows[unused])
    if len(out) > ACTIONS:
        out[ACTIONS] = option == 0


@entry
def observe(tables: Any, maps: Any, planes: Any, facts: Any, masks: Any) -> None:
    """What every seat of every table sees and may do; the arrays go by table and seat."""
    for game in range(len(tables)):
        for seat in range(maps.shape[1]):
            look(tables[game], maps[game], seat, planes[game, seat], facts[game, seat])
            mask(tables[game], maps[game, seat], masks[game, seat])


@entry
def masks_of(tables: Any, maps: Any, masks: Any) -> None:
    """What every seat of every table may do."""
    for game in range(len(tables)):
        for seat in range(maps.shape[1]):
            mask(tables[game], maps[game, seat], masks[game, seat])
