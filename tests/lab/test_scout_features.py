"""Features of the outlook, counted once more with sets of spaces, on sheets that Hypothesis makes up."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from charthouse.games.cartographers.cards import BOX, scoring_ids
from charthouse.games.cartographers.kernels import first_place
from charthouse.games.cartographers.lane.order import Moment
from charthouse.games.cartographers.lane.printed import SCORING_IDS, WALK, WALK_BEGINS
from charthouse.games.cartographers.outlook import rest
from charthouse.games.cartographers.outlook.ground import GENERAL, fours, general, ground
from charthouse.games.cartographers.outlook.value import (
    EDICTS,
    OF_CARDS,
    OWN,
    SCORED,
    edict_features,
    item_features,
)
from charthouse.games.cartographers.scoring import CARD, monsters
from charthouse.games.cartographers.sheet import SIZE, TERRAINS, Sheet, drawn, spaces_of

Space = tuple[int, int]
ALL = {(row, column) for row in range(SIZE) for column in range(SIZE)}


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    """A sheet of either side with rectangles of terrain, many or few."""
    sheet = BOX.sheets[draw(st.sampled_from(["A", "B"]))]
    for _ in range(draw(st.integers(0, 30))):
        row, column = draw(st.integers(0, 10)), draw(st.integers(0, 10))
        height, width = draw(st.integers(1, 4)), draw(st.integers(1, 4))
        spaces = sum(
            1 << SIZE * r + c
            for r in range(row, min(row + height, SIZE))
            for c in range(column, min(column + width, SIZE))
        )
        free = spaces & ~sheet.filled
        if free:
            sheet = drawn(sheet, draw(st.sampled_from(TERRAINS)), free)
    return sheet


def places(board: int) -> set[Space]:
    return {divmod(number, SIZE) for number in spaces_of(board)}


def beside(space: Space) -> set[Space]:
    row, column = space
    return {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)} & ALL


def around(spaces: set[Space]) -> set[Space]:
    return {near for space in spaces for near in beside(space)}


def closed_sides(space: Space, empty: set[Space]) -> int:
    return 4 - len(beside(space) & empty)


def clusters(spaces: set[Space]) -> list[set[Space]]:
    left, found = set(spaces), []
    while left:
        grown = {left.pop()}
        while more := around(grown) & left:
            grown |= more
            left -= more
        found.append(grown)
    return found


def counted(name: str, sheet: Sheet) -> list[float]:
    """The features of a scoring card."""
    phi = [0.0] * OWN
    edict_features(SCORING_IDS.index(name), sheet, ground(sheet.filled), phi, 0)
    return phi


def near(found: float, wanted: float) -> bool:
    return abs(found - wanted) < 1e-9


@given(sheets())
def test_the_ground(sheet: Sheet) -> None:
    g = ground(sheet.filled)
    empty = ALL - places(sheet.filled)
    assert places(g.empty) == empty
    assert places(g.hole) == {s for s in empty if closed_sides(s, empty) == 4}
    assert places(g.dead_end) == {s for s in empty if closed_sides(s, empty) == 3}
    assert places(g.corner | g.passage) == {s for s in empty if closed_sides(s, empty) == 2}
    facing = {
        (r, c)
        for r, c in empty
        if not {(r, c - 1), (r, c + 1)} & empty or not {(r - 1, c), (r + 1, c)} & empty
    }
    assert places(g.passage) == {s for s in facing if closed_sides(s, empty) == 2}
    assert places(g.one) == {s for s in empty if closed_sides(s, empty) == 1}
    assert places(g.open) == {s for s in empty if closed_sides(s, empty) == 0}
    lines = [sum({(r + d * k, c + (1 - d) * k) for k in range(4)} <= empty for r, c in ALL) for d in (0, 1)]
    assert fours(g.empty) == sum(lines)
    phi = [0.0] * GENERAL
    general(sheet, g, 2, phi)
    squares = sum({(r + a, c + b) for a in (0, 1) for b in (0, 1)} <= empty for r, c in ALL)
    threes = sum({(r + a, c + b) for a in range(3) for b in range(3)} <= empty for r, c in ALL)
    assert near(phi[7], 0.05 * squares)
    assert near(phi[8], 0.05 * threes)
    assert near(phi[10], 0.3 * len(places(sheet.ruins) & empty))


@given(sheets())
def test_sentinel_wood(sheet: Sheet) -> None:
    phi = counted("sentinel_wood", sheet)
    empty = ALL - places(sheet.filled)
    edge = {(r, c) for r, c in empty if r in (0, 10) or c in (0, 10)}
    assert near(phi[0], 0.1 * CARD["sentinel_wood"].stars(sheet))
    assert near(phi[1], 0.1 * len(edge))
    across = sum({(r, c), (r, c + 1)} <= edge for r in (0, 10) for c in range(10))
    down = sum({(r, c), (r + 1, c)} <= edge for c in (0, 10) for r in range(10))
    assert near(phi[2], 0.1 * (across + down))
    assert near(phi[4], 0.1 * sum(bool(beside(s) & (empty - edge)) for s in edge))
    assert near(phi[10], 0.5 * len(edge & {(0, 0), (0, 10), (10, 0), (10, 10)}))


@given(sheets())
def test_greenbough(sheet: Sheet) -> None:
    phi = counted("greenbough", sheet)
    wood, empty = places(sheet.forest), ALL - places(sheet.filled)
    rows = set(range(SIZE)) - {r for r, _ in wood}
    columns = set(range(SIZE)) - {c for _, c in wood}
    open_rows = {n for n in rows if any(r == n for r, _ in empty)}
    open_columns = {n for n in columns if any(c == n for _, c in empty)}
    assert near(phi[1], 0.2 * len(open_rows))
    assert near(phi[2], 0.2 * len(open_columns))
    assert near(phi[3], 0.3 * (len(rows - open_rows) + len(columns - open_columns)))
    assert near(phi[4], 0.05 * sum(r in open_rows and c in open_columns for r, c in empty))
    assert near(phi[5], 0.05 * sum(r in open_rows for r, _ in empty))
    pairs = sum(b - a == 1 for lines in (open_rows, open_columns) for a, b in pairwise(sorted(lines)))
    assert near(phi[10], 0.2 * pairs)


@given(sheets())
def test_treetower(sheet: Sheet) -> None:
    phi = counted("treetower", sheet)
    wood, empty = places(sheet.forest), ALL - places(sheet.filled)
    open_sides = [len(beside(space) & empty) for space in wood]
    assert near(phi[0], 0.1 * CARD["treetower"].stars(sheet))
    assert near(phi[1], 0.1 * open_sides.count(1))
    assert near(phi[2], 0.1 * open_sides.count(2))
    assert near(phi[3], 0.2 * (open_sides.count(3) + open_sides.count(4)))
    assert near(phi[4], 0.1 * len(around(wood) & empty))


@given(sheets())
def test_stoneside_forest(sheet: Sheet) -> None:
    """The fewest spaces to draw, found by walking from every mountain, free through forest."""
    phi = counted("stoneside_forest", sheet)
    wood, empty, mountains = places(sheet.forest), ALL - places(sheet.filled), places(sheet.mountain)
    steps = [0] * 9
    for mountain in mountains:
        cost = dict.fromkeys(beside(mountain) & wood, 0) | dict.fromkeys(beside(mountain) & empty, 1)
        waiting = list(cost)
        while waiting:
            here = waiting.pop()
            for there in beside(here) & (wood | empty):
                through = cost[here] + (there in empty)
                if through < cost.get(there, 99):
                    cost[there] = through
                    waiting.append(there)
        others = mountains - {mountain}
        steps[min([cost[s] for s in cost if beside(s) & others] + [8])] += 1
    assert all(near(phi[n], 0.2 * steps[n]) for n in range(9))


@given(sheets())
def test_farms_and_water(sheet: Sheet) -> None:
    farm, water, empty = places(sheet.farm), places(sheet.water), ALL - places(sheet.filled)
    waits = {space for space in farm if not beside(space) & water}
    canal = counted("canal_lake", sheet)
    assert near(canal[0], 0.1 * CARD["canal_lake"].stars(sheet))
    assert near(canal[1], 0.1 * len(waits))
    assert near(canal[5], 0.1 * len(around(waits) & empty))
    assert near(canal[11], 0.1 * len(around(farm) & around(water) & empty))
    valley = counted("mages_valley", sheet)
    stone = around(places(sheet.mountain)) & empty
    assert near(valley[2], 0.1 * len(stone))
    assert near(valley[6], 0.2 * sum(closed_sides(s, empty) == 3 for s in stone))
    granary = counted("the_golden_granary", sheet)
    assert near(granary[2], 0.3 * len(places(sheet.ruins) & empty))
    assert near(granary[6], 0.1 * len(around(places(sheet.ruins)) & empty))
    shore = counted("shoreside_expanse", sheet)
    assert near(15 * (shore[0] + shore[1]), CARD["shoreside_expanse"].stars(sheet))
    room = {(r, c) for r, c in empty - around(farm | water) if r not in (0, 10) and c not in (0, 10)}
    assert near(shore[4], 0.1 * len(room))
    assert near(shore[7], 0.2 * len(clusters(room)))


@given(sheets())
def test_villages(sheet: Sheet) -> None:
    empty, towns = ALL - places(sheet.filled), clusters(places(sheet.village))
    sizes = [*sorted((len(town) for town in towns), reverse=True), 0, 0, 0]
    holds = counted("wildholds", sheet)
    assert near(holds[0] / 0.3 * 8, CARD["wildholds"].stars(sheet))
    assert near(sum(holds[:7]), 0.3 * len(towns))
    gate = counted("shieldgate", sheet)
    assert [round(10 * gate[n]) for n in (1, 0, 2)] == sizes[:3]
    city = counted("great_city", sheet)
    assert near(city[0], 0.1 * CARD["great_city"].stars(sheet))
    plains = counted("greengold_plains", sheet)
    assert near(plains[0] / 0.3 * 3, CARD["greengold_plains"].stars(sheet))
    assert near(sum(plains[:6]), 0.3 * len(towns))
    kinds = [around(places(getattr(sheet, name))) for name in (*TERRAINS, "mountain") if name != "village"]
    spots = empty - around(places(sheet.village))
    assert near(plains[7], 0.1 * sum(sum(s in kind for kind in kinds) >= 3 for s in spots))
    assert near(plains[9], 0.1 * sum(sum(s in kind for kind in kinds) == 1 for s in spots))


@given(sheets())
def test_the_whole_map(sheet: Sheet) -> None:
    filled = places(sheet.filled)
    empty = ALL - filled
    lines = [{(n, k) for k in range(SIZE)} for n in range(SIZE)] + [
        {(k, n) for k in range(SIZE)} for n in range(SIZE)
    ]
    borders = counted("borderlands", sheet)
    missing = [len(line & empty) for line in lines]
    assert all(near(borders[n], 0.2 * missing.count(n)) for n in range(6))
    road = counted("the_broken_road", sheet)
    missing = [len({(n + k, k) for k in range(SIZE - n)} & empty) for n in range(SIZE)]
    assert all(near(road[n], 0.2 * missing.count(n)) for n in range(6))
    barony = counted("lost_barony", sheet)
    side = CARD["lost_barony"].stars(sheet) // 3
    holes = {s for s in empty if closed_sides(s, empty) == 4}
    for step in range(3):
        size = side + 1 + step
        squares = [
            {(r + a, c + b) for a in range(size) for b in range(size)}
            for r in range(12 - size)
            for c in range(12 - size)
        ]
        costs = [len(square & empty) + 2 * len(square & holes) for square in squares] + [30]
        assert near(barony[1 + step], 0.1 * min(costs))
    pots = counted("the_cauldrons", sheet)
    assert near(pots[0], 0.1 * CARD["the_cauldrons"].stars(sheet))
    ends = {s for s in empty if closed_sides(s, empty) == 3}
    assert near(pots[3], 0.1 * len(ends & around(ends)))
    assert near(pots[4], 0.1 * sum(len(beside(s) & ends) > 1 for s in empty))


@given(sheets(), st.integers(0, 15))
def test_monsters_and_coins(sheet: Sheet, unseen: int) -> None:
    phi = [0.0] * OWN
    walks = [0] * rest.AMBUSHES
    rest.find_walks(BOX.sheets["A"].filled & sheet.filled, walks)  # a walk goes on from an emptier sheet
    rest.monsters(sheet, ground(sheet.filled), 1, unseen, 1, walks, phi, 0)
    assert near(phi[0], -0.1 * monsters(sheet))
    added = []
    for number in range(len(BOX.ambush)):
        if unseen >> number & 1:
            place = first_place(WALK, WALK_BEGINS[number], WALK_BEGINS[number + 1], sheet.filled)
            after = drawn(sheet, "monster", place) if place else sheet
            added.append(monsters(sheet) - monsters(after))
    assert near(phi[6], 0.1 * sum(added) / len(added) if added else 0.0)
    rest.coins(sheet, ground(sheet.filled), 3, phi, 0)
    empty = ALL - places(sheet.filled)
    missing = [len(beside(mountain) & empty) for mountain in places(sheet.mountain)]
    assert all(near(phi[n], 0.2 * missing.count(n)) for n in range(1, 5))


@given(sheets(), st.sampled_from(range(len(SCORING_IDS))))
def test_nothing_is_left_of_what_was_counted_before(sheet: Sheet, card: int) -> None:
    """Cards have fewer features than there is room for: the rest is nothing, whatever stood there."""
    edicts, g, walks = [card] * EDICTS, ground(sheet.filled), [0] * rest.AMBUSHES
    now = Moment(0, 0, 0, 1, 0, 0)
    for scored in range(SCORED):
        clean, used = [0.0] * OWN, [7.5] * OWN
        for phi in (clean, used):
            item_features(scored, sheet, 3, edicts, now, 2, g, walks, phi, 0)
        assert used == clean


def test_every_card_of_the_first_release_has_features_of_its_own() -> None:
    """A later one may do without, and no features are left over."""
    assert set(scoring_ids(1)) <= set(OF_CARDS) <= set(CARD)
