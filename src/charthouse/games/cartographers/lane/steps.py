"""Steps of a game on records of numbers, made to be compiled: `kernels` asked in the order of play (`order`).

`t` is what lies on the table, `maps` the sheets in seat order; their fields are listed here. Chance is
answered by `counter-v1`, with the labels of `rules`. Skills are left to `rules`.
"""

from typing import Any

from charthouse.core.counter import draw, key_of
from charthouse.core.kernel import Bits, apart, bits, board, kernel, nth, number, put
from charthouse.games.cartographers.kernels import (
    any_terrain,
    coins_gained,
    falls_back,
    first_place,
    has_room,
    held,
    map_is_final,
)
from charthouse.games.cartographers.lane.order import (
    AN_AMBUSH,
    Moment,
    after_drawing,
    ambush_of,
    asks,
    card_of,
    cards_left,
    new_year,
    next_season,
    seasons_ended,
    turned_up,
    year_over,
)
from charthouse.games.cartographers.lane.printed import (
    AMBUSH_LABEL,
    CARD_LABEL,
    CATEGORY,
    COIN,
    EDICT_LABEL,
    FIRST_AMBUSH,
    FOOTPRINT,
    IS_RUINS,
    MONSTER,
    MOST_SHOWN,
    MOST_TURNS,
    MOUNTAIN,
    OPTIONS,
    PASSED,
    PRINTED,
    RUINS,
    SCORED,
    SEASON_EDICTS,
    SEASONS,
    SPACES,
    TERRAIN,
    TERRAIN_COUNT,
    TRACK,
    TURNS,
    WALK,
    WALK_BEGINS,
    WASTELAND,
    fits,
    square_pattern,
    stars,
)
from charthouse.games.cartographers.scoring import EDICTS, monsters
from charthouse.games.cartographers.sheet import FULL, NONE, TERRAINS, Sheet, closed_mountains

FILLED = len(TERRAINS)
TERRAINS_COUNT = len(TERRAINS)
LETTERS = len(EDICTS)
ONE = Bits(1)
NO_CARD = -1

TABLE = (
    ("key", "u8", (1, 2)),
    ("side", "i1", ()),
    ("any_terrain", "i1", ()),
    ("full_map", "i1", ()),
    ("edicts", "i1", (LETTERS,)),
    ("season", "i1", ()),
    ("time", "i1", ()),
    ("shown", "i1", ()),
    ("card", "i1", ()),
    ("duty", "i1", ()),
    ("passed", "i1", ()),
    ("in_deck", "i1", ()),
    ("over", "i1", ()),
    ("explore", "i4", ()),
    ("ambushes", "i4", ()),
    ("deck", "i4", ()),
    ("turns", "i4", ()),
)
"""What lies on the table, cards a bit each: the `explore` cards of the box and those in the `deck`, and the
`ambushes` not seen yet."""

MAP = (
    ("boards", "u8", (FILLED + 1, 2)),
    ("anchors", "u8", (MOST_TURNS, 2)),
    ("scores", "i2", (SEASONS, SCORED + 2)),
    ("stars", "i2", ()),
    ("coins", "i1", ()),
    ("pattern", "i1", ()),
    ("fits", "i2", ()),
    ("choices", "i2", ()),
)
"""A sheet (each terrain, and what is filled), its score boxes and coins, and what its seat may draw now:
the pattern, the anchors of each of its turns on the sheet before the seat, how many they are, and how many
drawings with the terrains; no choices, and the seat is not asked."""


# --- set-up


@kernel
def begin(
    t: Any,
    maps: Any,
    seed: int,
    side: int,
    any_square: int,
    full_map: int,
    explore: int,
    ambushes: int,
    scoring: int,
    edicts: Any,
) -> None:
    """A new game with the cards of a box, a bit each, ready to `go_on`. Edicts below 0 are left to chance."""
    put(t.key, 0, key_of(bits(seed)))
    t.side = side
    t.any_terrain = any_square
    t.full_map = full_map
    t.explore = explore
    t.passed = 0
    t.over = 0
    t.turns = 0
    t.shown = 0
    t.card = NO_CARD
    for seat in range(len(maps)):
        clear(maps[seat], side)
    deal_edicts(t, scoring, edicts)
    write(t, new_year(explore, ambushes))


@kernel
def whole(field: int) -> int:
    """A small number of a record as one like all others."""
    return number(bits(field))


@kernel
def moment_of(t: Any) -> Moment:
    return Moment(
        whole(t.season), whole(t.time), whole(t.deck), whole(t.in_deck), whole(t.ambushes), whole(t.duty)
    )


@kernel
def write(t: Any, now: Moment) -> None:
    t.season = now.season
    t.time = now.time
    t.deck = now.deck
    t.in_deck = now.in_deck
    t.ambushes = now.unseen
    t.duty = now.duty


@kernel
def clear(m: Any, side: int) -> None:
    for terrain in range(TERRAINS_COUNT):
        put(m.boards, terrain, NONE)
    put(m.boards, FILLED, board(PRINTED, side))
    for season in range(SEASONS):
        for box in range(SCORED + 2):
            m.scores[season, box] = 0
    m.stars = 0
    m.coins = 0
    m.choices = 0


@kernel
def deal_edicts(t: Any, scoring: int, edicts: Any) -> None:
    """One scoring card a category, any category under any letter."""
    left = scoring
    for letter in range(LETTERS):
        card = edicts[letter]
        if card < 0:
            menu = bits(left)
            card = nth(menu, draw(board(t.key, 0), board(EDICT_LABEL, letter), menu.bit_count()))
        t.edicts[letter] = card
        left &= ~CATEGORY[card]


# --- exploring


@kernel
def go_on(t: Any, maps: Any) -> None:
    """Settles what was drawn, then turns up cards until somebody owes a drawing or the game is over."""
    asked = False
    while not asked:
        if t.card >= 0 and not IS_RUINS[t.card]:
            turn_done(t, maps)
            if t.over:
                return
        turn_up(t, maps)
        if asks(t.card, len(maps)):
            asked = offer_all(t, maps)


@apart
def next_question(t: Any, maps: Any) -> None:
    go_on(t, maps)


@kernel
def turn_up(t: Any, maps: Any) -> None:
    """The next card; an ambush among them walks alone, and at a table the sheets are passed."""
    place = t.season * MOST_SHOWN + t.shown
    now = moment_of(t)
    card = card_of(now, draw(board(t.key, 0), board(CARD_LABEL, place), cards_left(now)))
    if card == AN_AMBUSH:
        menu = bits(now.unseen)
        card = ambush_of(now, draw(board(t.key, 0), board(AMBUSH_LABEL, place), menu.bit_count()))
    t.shown += 1
    t.card = card
    write(t, turned_up(now, card))
    if card >= FIRST_AMBUSH:
        strike(t, maps, card - FIRST_AMBUSH)


@kernel
def strike(t: Any, maps: Any, ambush: int) -> None:
    if len(maps) > 1:
        t.passed = PASSED[ambush]
    else:
        filled = board(maps[0].boards, FILLED)
        spaces = first_place(WALK, WALK_BEGINS[ambush], WALK_BEGINS[ambush + 1], filled)
        fill(t, maps[0], MONSTER, spaces, 0)


@kernel
def offer_all(t: Any, maps: Any) -> bool:
    """Offers every seat what it may draw; says whether anybody has room."""
    asked = False
    for seat in range(len(maps)):
        offer(t, maps[seat], board(maps[held(seat, t.passed, len(maps))].boards, FILLED))
        if maps[seat].choices:
            asked = True
    return asked


@kernel
def offer(t: Any, m: Any, filled: int) -> None:
    """What a seat may draw on the sheet before it."""
    m.choices = 0
    if not has_room(filled):
        return
    empty = FULL ^ filled
    duty = t.duty != 0 and t.card < FIRST_AMBUSH
    m.pattern = t.card
    m.fits = fits(t.card, empty, duty, board(RUINS, t.side) & empty, m.anchors)
    if falls_back(m.fits):
        put(m.anchors, 0, empty)
        m.fits = empty.bit_count()
        m.pattern = square_pattern(t.card, any_terrain(duty, t.any_terrain != 0) and t.card < FIRST_AMBUSH)
    m.choices = m.fits * TERRAIN_COUNT[m.pattern]


# --- drawing


@kernel
def allowed(m: Any, action: int) -> bool:
    """May the seat draw this? Only one that is asked may."""
    if not m.choices or action < 0 or action >= OPTIONS * SPACES:
        return False
    turn = action // SPACES // TERRAIN_COUNT[m.pattern]
    return turn < TURNS[m.pattern] and bool(board(m.anchors, turn) >> action % SPACES & ONE)


@kernel
def act(t: Any, maps: Any, actions: Any) -> None:
    """Everybody has chosen: the drawings come about."""
    for seat in range(len(maps)):
        m = maps[seat]
        if m.choices:
            option = actions[seat] // SPACES
            terrains = TERRAIN_COUNT[m.pattern]
            place(t, maps, seat, option // terrains, option % terrains, actions[seat] % SPACES)


@kernel
def place(t: Any, maps: Any, seat: int, turn: int, terrain: int, anchor: int) -> None:
    pattern = maps[seat].pattern
    owner = maps[held(seat, t.passed, len(maps))]
    spaces = board(FOOTPRINT, pattern * MOST_TURNS + turn) << anchor
    fill(t, owner, TERRAIN[pattern * TERRAINS_COUNT + terrain], spaces, COIN[pattern * MOST_TURNS + turn])
    maps[seat].choices = 0


@kernel
def fill(t: Any, m: Any, terrain: int, spaces: int, coin: int) -> None:
    filled = board(m.boards, FILLED) | spaces
    put(m.boards, terrain, board(m.boards, terrain) | spaces)
    put(m.boards, FILLED, filled)
    closed = closed_mountains(board(MOUNTAIN, t.side), spaces, filled)
    m.coins += coins_gained(coin, closed, TRACK - m.coins)


# --- seasons


@kernel
def turn_done(t: Any, maps: Any) -> None:
    """The sheets are back. Is the season over, or the map final?"""
    t.turns += 1
    t.passed = 0
    now = after_drawing(moment_of(t), t.card)
    t.duty = now.duty
    final = map_is_final(len(maps), board(maps[0].boards, FILLED), t.full_map)
    ended = seasons_ended(now, final, t.full_map)
    for season in range(now.season, now.season + ended):
        score(t, maps, season)
    if year_over(now, final, ended):
        t.over = 1
    elif ended:
        write(t, next_season(now, whole(t.explore)))
        t.shown = 0


@kernel
def score(t: Any, maps: Any, season: int) -> None:
    """The edicts of the season, the coins, less the monsters."""
    for seat in range(len(maps)):
        m = maps[seat]
        sheet = sheet_of(t, m)
        for box in range(SCORED):
            m.scores[season, box] = stars(t.edicts[SEASON_EDICTS[season * SCORED + box]], sheet)
        m.scores[season, SCORED] = m.coins
        m.scores[season, SCORED + 1] = monsters(sheet)
        for box in range(SCORED + 2):
            m.stars += m.scores[season, box]


@kernel
def sheet_of(t: Any, m: Any) -> Sheet:
    return Sheet(
        board(m.boards, 0),
        board(m.boards, 1),
        board(m.boards, 2),
        board(m.boards, 3),
        board(m.boards, 4),
        board(MOUNTAIN, t.side),
        board(WASTELAND, t.side),
        board(RUINS, t.side),
        board(m.boards, FILLED),
    )


# --- playing at random


@kernel
def play_at_random(t: Any, maps: Any, seed: int) -> None:
    """To the end, every drawing as likely as any other."""
    key = key_of(bits(seed))
    while True:
        go_on(t, maps)
        if t.over:
            return
        for seat in range(len(maps)):
            if maps[seat].choices:
                label = bits(t.turns * len(maps) + seat)
                draw_at_random(t, maps, seat, draw(key, label, maps[seat].choices))


@kernel
def draw_at_random(t: Any, maps: Any, seat: int, number: int) -> None:
    m = maps[seat]
    terrains = TERRAIN_COUNT[m.pattern]
    turn, anchor = nth_fit(m, number // terrains)
    place(t, maps, seat, turn, number % terrains, anchor)


@kernel
def nth_fit(m: Any, number: int) -> tuple[int, int]:
    """The turn and the anchor of that number, counted through the turns."""
    turn = 0
    here = board(m.anchors, turn).bit_count()
    while number >= here:
        number -= here
        turn += 1
        here = board(m.anchors, turn).bit_count()
    return turn, nth(board(m.anchors, turn), number)


@kernel
def nth_action(m: Any, number: int) -> int:
    """The action of that number below `choices`."""
    terrains = TERRAIN_COUNT[m.pattern]
    turn, anchor = nth_fit(m, number // terrains)
    return int((turn * terrains + number % terrains) * SPACES + anchor)
