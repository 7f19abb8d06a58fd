"""Everything printed, by number: the tables in which compiled code looks things up.

Explore cards are numbered by id, as in a menu of chance; the ambush cards follow, also by id. A *pattern* is
what a seat is asked to draw: that of a card, or a square of any terrain, or a square of a card's terrains.
"""

from typing import Any, NamedTuple

from charthouse.core.counter import label_number
from charthouse.core.kernel import Bits, boards, kernel, numbers, put, switch
from charthouse.games.cartographers.cards import BOX, EXPLORE_IDS, SQUARE, Shape, solo_walk
from charthouse.games.cartographers.kernels import legal_anchors
from charthouse.games.cartographers.rules import ambush_label, card_label, edict_label
from charthouse.games.cartographers.scoring import CARD, EDICTS
from charthouse.games.cartographers.shapes import Orientation, orientations
from charthouse.games.cartographers.sheet import SIZE, TERRAINS, Board

SPACES = SIZE * SIZE
TRACK = BOX.coin_track
MONSTER = TERRAINS.index("monster")

# --- cards

EXPLORE = tuple(BOX.explore[id] for id in EXPLORE_IDS)
AMBUSH_IDS = sorted(BOX.ambush)
AMBUSH = tuple(BOX.ambush[id] for id in AMBUSH_IDS)
FIRST_AMBUSH = len(EXPLORE)
CARD_IDS = (*EXPLORE_IDS, *AMBUSH_IDS)

TIME = numbers(card.time for card in EXPLORE)
IS_RUINS = numbers([*(card.kind == "ruins" for card in EXPLORE), *(False for _ in AMBUSH)])
PASSED = numbers(1 if card.direction == "clockwise" else -1 for card in AMBUSH)
_WALKS = [solo_walk(card.cells, card.corner, card.direction) for card in AMBUSH]
WALK = boards(place for walk in _WALKS for place in walk)
WALK_BEGINS = numbers(sum(len(walk) for walk in _WALKS[:number]) for number in range(len(_WALKS) + 1))

SCORING_IDS = tuple(sorted(CARD))
SOLO_VALUE = numbers(CARD[id].solo_value for id in SCORING_IDS)
CATEGORY = numbers(
    sum(1 << number for number, other in enumerate(SCORING_IDS) if CARD[other].category == CARD[id].category)
    for id in SCORING_IDS
)
"""The cards of the same category, a bit each."""
stars = switch([CARD[id].stars for id in SCORING_IDS])
"""`stars(card, sheet)`: what the scoring card of that number earns."""

SEASONS = len(BOX.seasons)
SEASON_TIME = numbers(season.time for season in BOX.seasons)
SEASON_EDICTS = numbers(EDICTS.index(letter) for season in BOX.seasons for letter in season.edicts)
SCORED = len(BOX.seasons[0].edicts)

SIDES = tuple(BOX.sheets)
MOUNTAIN = boards(sheet.mountain for sheet in BOX.sheets.values())
WASTELAND = boards(sheet.wasteland for sheet in BOX.sheets.values())
RUINS = boards(sheet.ruins for sheet in BOX.sheets.values())
PRINTED = boards(sheet.filled for sheet in BOX.sheets.values())

# --- questions to chance

MOST_SHOWN = len(EXPLORE) + len(AMBUSH)
_CARD_LABELS = [card_label(season, shown + 1) for season in range(SEASONS) for shown in range(MOST_SHOWN)]
CARD_LABEL = boards(label_number(label) for label in _CARD_LABELS)
AMBUSH_LABEL = boards(label_number(ambush_label(label)) for label in _CARD_LABELS)
EDICT_LABEL = boards(label_number(edict_label(letter)) for letter in EDICTS)

# --- patterns


class Pattern(NamedTuple):
    """Terrains and every way to turn every shape: a `drawing.Task` without duty and fall-back square."""

    terrains: tuple[str, ...]
    turns: tuple[tuple[Shape, Orientation], ...]


def _pattern(shapes: tuple[Shape, ...], terrains: tuple[str, ...]) -> Pattern:
    return Pattern(
        terrains, tuple((shape, turned) for shape in shapes for turned in orientations(shape.cells))
    )


_OF_CARDS = (
    *(_pattern(card.shapes, card.terrains) for card in EXPLORE),
    *(_pattern((Shape(card.cells),), ("monster",)) for card in AMBUSH),
)
ANY_SQUARE = len(_OF_CARDS)
PATTERNS = (
    *_OF_CARDS,
    _pattern((Shape(SQUARE),), TERRAINS),
    *(_pattern((Shape(SQUARE),), pattern.terrains) for pattern in _OF_CARDS),
)
MOST_TURNS = max(len(pattern.turns) for pattern in PATTERNS)
OPTIONS = max(len(pattern.turns) * len(pattern.terrains) for pattern in PATTERNS)
"""An option is a way to turn the shape together with a terrain: `turn * terrains + terrain`."""
ACTIONS = OPTIONS * SPACES
"""An action is an option at an anchor: `option * SPACES + anchor`."""

TURNS = numbers(len(pattern.turns) for pattern in PATTERNS)
TERRAIN_COUNT = numbers(len(pattern.terrains) for pattern in PATTERNS)


def _padded(row: list[int], width: int) -> list[int]:
    return row + [0] * (width - len(row))


TERRAIN = numbers(
    number
    for pattern in PATTERNS
    for number in _padded([TERRAINS.index(terrain) for terrain in pattern.terrains], len(TERRAINS))
)
COIN = numbers(
    coin
    for pattern in PATTERNS
    for coin in _padded([int(shape.coin) for shape, _ in pattern.turns], MOST_TURNS)
)
FOOTPRINT = boards(
    board
    for pattern in PATTERNS
    for board in _padded([turned.footprint for _, turned in pattern.turns], MOST_TURNS)
)


@kernel
def square_pattern(card: int, any_terrain: bool) -> int:
    return ANY_SQUARE if any_terrain else ANY_SQUARE + 1 + card


def _fits_of(pattern: Pattern) -> Any:
    """The kernel that finds every legal anchor of every turn of one pattern, and how many there are."""
    most = max((len(turned.offsets) for _, turned in pattern.turns), default=0)
    # All turns of equal length: an offset twice asks the same thing twice.
    turns = tuple(
        (turned.offsets + turned.offsets[:1] * (most - len(turned.offsets)), Bits(turned.valid))
        for _, turned in pattern.turns
    )

    @kernel
    def fits(empty: Board, duty: bool, ruins: Board, anchors: Any) -> int:
        count = 0
        for turn, (offsets, valid) in enumerate(turns):
            legal = legal_anchors(offsets, valid, empty, duty, ruins)
            put(anchors, turn, legal)
            count += legal.bit_count()
        return count

    @kernel
    def nothing(empty: Board, duty: bool, ruins: Board, anchors: Any) -> int:
        return 0

    return fits if turns else nothing


fits = switch([_fits_of(pattern) for pattern in _OF_CARDS])
"""`fits(card, empty, duty, ruins, anchors)`: the legal anchors of the card's turns, and their number."""
