"""The engine against the oracle, a slow reading of the rules that shares no code with it.

Hypothesis draws sheets of every kind; on each of them both must say the same. `CHARTHOUSE_BATTERY=1`
tries fifty times as many.
"""

import os
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from oracle import cartographers as oracle

from charthouse.core.game import CHANCE, IllegalAction, Player
from charthouse.games.cartographers import drawing, rules, scoring, skills, solo
from charthouse.games.cartographers.cards import BOX, LANDSCAPES, solo_walk
from charthouse.games.cartographers.drawing import Task
from charthouse.games.cartographers.events import CoinEarned, Walked, evolve
from charthouse.games.cartographers.menu import Drawings
from charthouse.games.cartographers.notation import (
    ALONE,
    DRAW,
    Action,
    action_text,
    parse_action,
    parse_sheet,
    sheet_text,
    spaces_text,
)
from charthouse.games.cartographers.options import EDITIONS, expand
from charthouse.games.cartographers.queries import placements, scored
from charthouse.games.cartographers.sheet import (
    FARM_AND_VILLAGE,
    FULL,
    TERRAINS,
    Sheet,
    closed_mountains,
    drawn,
    spaces_of,
)
from charthouse.games.cartographers.state import Map, Public, State

TIMES = 50 if os.environ.get("CHARTHOUSE_BATTERY") == "1" else 1

CARDS = [card.id for card in LANDSCAPES]
AMBUSHES = list(BOX.ambush)
EDICTS = "treetower,canal_lake,wildholds,borderlands"

Test = Callable[..., None]


def tried(examples: int, shrinks: bool = True) -> Callable[[Test], Test]:
    """So many examples. Where each one takes long, a failing one is shown as it is, not made smaller."""
    phases = [phase for phase in Phase if shrinks or phase not in (Phase.shrink, Phase.explain)]
    return settings(max_examples=examples * TIMES, deadline=None, phases=phases)


# --- sheets of every kind

MIXES = (
    "............rfvawm^#",  # early in a game
    "......rrfvawmFVAWM^^##dD",  # anything at all
    "..rffvvaawwmm^#FVAWMdD",  # late in a game
    ".vvvvvvdVVD^fawm#",  # large villages
    ".ffffF^^^",  # forests between mountains
    "..aawwAWdr^",  # fields and lakes
    ".......#######",  # filled or not
    "fvawmFVAWM^#dD",  # full
)


def sheet_of(marks: str) -> str:
    return "/".join(marks[row * 11 : row * 11 + 11] for row in range(11))


@st.composite
def scattered(draw: st.DrawFn, mixes: tuple[str, ...] = MIXES) -> str:
    """Any arrangement of the characters, each mix with its own densities."""
    mix = draw(st.sampled_from(mixes))
    dice = draw(st.binary(min_size=121, max_size=121))
    return sheet_of("".join(mix[byte % len(mix)] for byte in dice))


@st.composite
def grown(draw: st.DrawFn, low: int = 0, high: int = 40) -> str:
    """What random play makes of side A or B: cards, ambushes and now and then a space of Diplomacy."""
    sheet = BOX.sheets[draw(st.sampled_from("AB"))]
    turns = draw(st.integers(low, high))
    dice = draw(st.binary(min_size=2 * turns, max_size=2 * turns))
    for kind, number in zip(dice[::2], dice[1::2], strict=True):
        sheet = _one_turn(sheet, kind, number * 7919)
    return sheet_text(sheet)


def _one_turn(sheet: Sheet, kind: int, number: int) -> Sheet:
    tasks = [drawing.explore_task(card, kind > 200, "any") for card in CARDS]
    tasks += [drawing.monster_task(ambush.cells) for ambush in BOX.ambush.values()]
    found = drawing.choices(tasks[kind % len(tasks)], sheet)
    if not drawing.count(found):
        return sheet
    terrain, spaces = drawing.nth(found, number % drawing.count(found))
    return drawn(sheet, FARM_AND_VILLAGE if spaces.bit_count() == 1 else terrain, spaces)


@st.composite
def nearly_full(draw: st.DrawFn, holes: int = 16) -> str:
    """A full sheet with a few holes, open ruins among them."""
    marks = list(draw(scattered(MIXES[-1:])).replace("/", ""))
    for number in draw(st.sets(st.integers(0, 120), max_size=holes)):
        marks[number] = "r" if marks[number] in "FVAWMD" else "."
    return sheet_of("".join(marks))


SHEETS = (scattered(), grown(), scattered(), grown(), nearly_full())
CROWDED = (nearly_full(), scattered(MIXES[2:4]), grown(18, 30), grown(18, 30))
sheets = st.integers(0, len(SHEETS) - 1).flatmap(SHEETS.__getitem__)
crowded = st.integers(0, len(CROWDED) - 1).flatmap(CROWDED.__getitem__)


def test_the_sheets_that_are_tried_differ_as_sheets_do() -> None:
    """The strategies reach blank, full and part-filled sheets, and every character of the notation."""
    seen: set[str] = set()

    @settings(max_examples=300, deadline=None, database=None, derandomize=True)
    @given(sheets)
    def look(text: str) -> None:
        seen.add(text)

    look()
    free = [oracle.unfilled(text) for text in seen]
    assert set("".join(seen)) == set(".r^#fvawmFVAWMdD/")
    assert min(free) == 0
    assert max(free) >= 109
    assert sum(20 < spaces < 100 for spaces in free) > 50
    assert len(seen) > 200


# --- scores and what is behind them


@tried(250)
@given(sheets)
def test_every_sheet_scores_the_same(text: str) -> None:
    answer = scored(parse_sheet(text), explained=False)
    assert answer == {
        "scores": oracle.scores(text),
        "monsters": oracle.monsters(text),
        "unfilled": oracle.unfilled(text),
    }


@tried(150)
@given(sheets)
def test_the_stars_behind_a_score_sum_to_it(text: str) -> None:
    answer = scored(parse_sheet(text), explained=True)
    every_space = set(oracle.names(oracle.EVERY_CELL))
    whole = oracle.scores(text) | {"monsters": oracle.monsters(text)}
    assert set(answer["because"]) == set(whole)
    for card, units in answer["because"].items():
        assert sum(unit["stars"] for unit in units) == whole[card]
        for unit in units:
            assert set(unit["spaces"]) <= every_space
            assert unit["spaces"]
            assert len(set(unit["spaces"])) == len(unit["spaces"])


Unit = tuple[int, tuple[str, ...]]


def behind(text: str) -> dict[str, list[Unit]]:
    """What is behind every score, by the oracle's reading; where cards allow a choice, nothing."""
    sheet = oracle.read_sheet(text)
    forests, farms, waters = (oracle.spaces_of(sheet, t) for t in ("forest", "farm", "water"))
    mountains = oracle.spaces_of(sheet, "mountain")
    ruins = {cell for cell in oracle.EVERY_CELL if sheet[cell] in oracle.ANY_RUINS}
    open_spaces = oracle.unfilled_spaces(sheet)
    eleven = range(11)
    rows = [{(line, step) for step in eleven} for line in eleven]
    columns = [{(step, line) for step in eleven} for line in eleven]
    roads = [{(top + step, step) for step in range(11 - top)} for top in eleven]

    def each(stars: int, cells: set[oracle.Cell]) -> list[Unit]:
        return [(stars, (oracle.name(cell),)) for cell in cells]

    def beside(cells: set[oracle.Cell], others: set[oracle.Cell]) -> set[oracle.Cell]:
        return {cell for cell in cells if oracle.adjacent(cell) & others}

    def areas(stars: int, found: list[set[oracle.Cell]]) -> list[Unit]:
        return [(stars, tuple(oracle.names(cells))) for cells in found]

    def lone(own: str, other: str) -> list[set[oracle.Cell]]:
        return [
            cells
            for cells in oracle.clusters(sheet, own)
            if not any(map(oracle.on_edge, cells)) and not oracle.touches(sheet, cells, other)
        ]

    villages = oracle.clusters(sheet, "village")
    types = ("forest", "farm", "water", "monster", "mountain")
    links = [cells for cells in oracle.clusters(sheet, "forest") if len(oracle.around(cells) & mountains) > 1]
    return {
        "sentinel_wood": each(1, set(filter(oracle.on_edge, forests))),
        "greenbough": areas(1, [line & forests for line in rows + columns if line & forests]),
        "treetower": each(1, {cell for cell in forests if oracle.is_surrounded(sheet, cell)}),
        "stoneside_forest": areas(
            3,
            [
                {mountain}.union(*[cells for cells in links if mountain in oracle.around(cells)])
                for mountain in mountains
                if any(mountain in oracle.around(cells) for cells in links)
            ],
        ),
        "canal_lake": each(1, beside(waters, farms)) + each(1, beside(farms, waters)),
        "mages_valley": each(2, beside(waters, mountains)) + each(1, beside(farms, mountains)),
        "the_golden_granary": each(1, beside(waters, ruins)) + each(3, farms & ruins),
        "shoreside_expanse": areas(3, lone("farm", "water") + lone("water", "farm")),
        "wildholds": areas(8, [cells for cells in villages if len(cells) >= 6]),
        "greengold_plains": areas(
            3, [c for c in villages if sum(oracle.touches(sheet, c, t) for t in types) >= 3]
        ),
        "borderlands": areas(6, [line for line in rows + columns if not line & open_spaces]),
        "the_broken_road": areas(3, [road for road in roads if not road & open_spaces]),
        "the_cauldrons": each(1, {cell for cell in open_spaces if oracle.is_surrounded(sheet, cell)}),
        "monsters": each(-1, oracle.around(oracle.spaces_of(sheet, "monster")) & open_spaces),
    }


@tried(100)
@given(sheets)
def test_the_spaces_behind_a_score_are_the_right_ones(text: str) -> None:
    because = scored(parse_sheet(text), explained=True)["because"]
    for card, expected in behind(text).items():
        shown = [(unit["stars"], tuple(unit["spaces"])) for unit in because[card]]
        assert sorted(shown) == sorted(expected), card


@tried(100)
@given(sheets)
def test_where_a_card_counts_one_thing_of_several_one_of_them_is_shown(text: str) -> None:
    because = scored(parse_sheet(text), explained=True)["because"]
    sheet = oracle.read_sheet(text)
    villages = [set(oracle.names(cells)) for cells in oracle.clusters(sheet, "village")]
    for card in ("great_city", "shieldgate"):
        assert all(set(unit["spaces"]) in villages for unit in because[card])
        assert len(because[card]) <= 1
    for unit in because["lost_barony"]:
        side = unit["stars"] // 3
        cells = [cell for cell in oracle.EVERY_CELL if oracle.name(cell) in unit["spaces"]]
        top, left = cells[0]
        assert cells == [(top + down, left + right) for down in range(side) for right in range(side)]
        assert all(oracle.is_filled(sheet, cell) for cell in cells)


DISJOINT = {card.id for card in scoring.CARDS} - {"greenbough", "borderlands", "stoneside_forest"}


@tried(100)
@given(sheets)
def test_no_two_clusters_behind_a_score_overlap(text: str) -> None:
    """Rows cross columns and one forest may link several mountains; nothing else counts a space twice."""
    because = scored(parse_sheet(text), explained=True)["because"]
    for card in DISJOINT:
        spaces = [space for unit in because[card] for space in unit["spaces"]]
        assert len(spaces) == len(set(spaces)), card


# --- placements


def table(text: str, card: str, ruins: bool = False, edition: str = "2020") -> Public:
    """A table that waits for a drawing with this card; an ambush is drawn by seat 2 on seat 1's sheet."""
    ambush = card in BOX.ambush
    players = (Player("Ana"), Player("Bo")) if ambush else (Player("Ana"),)
    options = expand({"edition": edition, "edicts": EDICTS}, len(players))
    return replace(
        rules.setup(options, players).public,
        phase="draw",
        maps=(Map(parse_sheet(text)),) * len(players),
        shown=(card,),
        duty=ruins,
        passed=1 if ambush else 0,
    )


def menu_of(public: Public) -> Drawings:
    menu = rules.menu(public, len(public.maps) - 1, False)
    assert isinstance(menu, Drawings)
    return menu


def task_of(card: str, ruins: bool, edition: str) -> Task:
    if card in BOX.ambush:
        return drawing.monster_task(BOX.ambush[card].cells)
    return drawing.explore_task(card, ruins, "card" if edition == "2019" else "any")


def others(text: str, legal: list[str], dice: bytes) -> Iterator[Action]:
    """Actions near the legal ones, and some far from them: most are illegal, a few are not."""
    some = [parse_action(legal[byte * 31 % len(legal)]) for byte in dice] if legal != ["nothing"] else []
    for action in some:
        spaces = spaces_of(action.spaces)
        for terrain in TERRAINS:
            yield action._replace(terrain=terrain)
        yield action._replace(spaces=action.spaces << 1 & FULL)
        yield action._replace(spaces=action.spaces >> 11)
        yield action._replace(spaces=action.spaces & ~(1 << spaces[0]))
        yield action._replace(spaces=action.spaces | 1 << spaces[-1] + 1 & FULL)
        yield action._replace(verb="knowledge")
    for number, byte in enumerate(dice):
        yield Action(DRAW, TERRAINS[number % 5], 1 << byte % 121)
        yield Action(DRAW, TERRAINS[byte % 5], 0b11 << byte % 120)
    yield Action(DRAW, "mountain", 1)
    yield Action(DRAW, "", 1)
    yield Action(DRAW, "forest", 0)
    yield Action(DRAW, "monster", FULL)
    yield Action("nothing")
    yield Action("recall")


@pytest.mark.parametrize("card", [*CARDS, *AMBUSHES])
def test_the_drawings_of_a_card_are_the_same(card: str) -> None:
    @tried(12)
    @given(sheets)
    def same(text: str) -> None:
        for ruins, edition in product((False, True), EDITIONS):
            expected = oracle.placements(text, card, ruins, edition)
            task = task_of(card, ruins, edition)
            assert placements(parse_sheet(text), task) == expected
            found = drawing.choices(task, parse_sheet(text))
            assert drawing.count(found) == len([one for one in expected if one != "nothing"])

    same()


@pytest.mark.parametrize("card", [*CARDS, *AMBUSHES])
def test_the_menu_offers_the_drawings_of_a_card_and_refuses_all_others(card: str) -> None:
    @tried(12)
    @given(sheets, st.booleans(), st.sampled_from(sorted(EDITIONS)), st.binary(min_size=12, max_size=12))
    def same(text: str, ruins: bool, edition: str, dice: bytes) -> None:
        expected = oracle.placements(text, card, ruins, edition)
        public, sheet = table(text, card, ruins, edition), parse_sheet(text)
        if expected == ["nothing"]:
            assert not rules.menu(public, len(public.maps) - 1, False)
            return
        menu = menu_of(public)
        assert sorted(map(action_text, menu)) == expected
        assert all(parse_action(one) in menu for one in expected)
        task = task_of(card, ruins, edition)
        for action in others(text, expected, dice):
            legal = action.verb == DRAW and action.spaces > 0 and action_text(action) in expected
            assert (action in menu) == legal, action_text(action)
            if action.verb == DRAW:
                assert allowed(task, sheet, action) == legal, action_text(action)

    same()


def allowed(task: Task, sheet: Sheet, action: Action) -> bool:
    try:
        drawing.check(task, sheet, action.terrain, action.spaces)
    except IllegalAction:
        return False
    return True


@tried(60)
@given(sheets, st.sampled_from([*CARDS, *AMBUSHES]), st.booleans())
def test_numbering_the_drawings_of_a_card_reaches_each_of_them_once(
    text: str, card: str, ruins: bool
) -> None:
    found = drawing.choices(task_of(card, ruins, "2020"), parse_sheet(text))
    numbered = [drawing.nth(found, number) for number in range(drawing.count(found))]
    texts = sorted(f"{terrain} {spaces_text(spaces)}" for terrain, spaces in numbered)
    assert (texts or ["nothing"]) == oracle.placements(text, card, ruins)


# --- the solo ambush


def solo_table(text: str, with_skills: bool = False) -> State:
    """Alone, with an ambush about to be named; with skills there are coins for Acrobatics."""
    given_options = {"edicts": EDICTS, "skills": "acrobatics,search,knowledge" if with_skills else False}
    state = rules.setup(expand(given_options, 1), (Player("Ana"),))
    map = Map(parse_sheet(text), coins=(1, 2))
    return replace(state, public=replace(state.public, phase="ambush", maps=(map,), in_deck=0))


@pytest.mark.parametrize("ambush", AMBUSHES)
def test_a_solo_ambush_strikes_where_the_oracle_says(ambush: str) -> None:
    @tried(50)
    @given(sheets)
    def same(text: str) -> None:
        events = rules.decide(solo_table(text), CHANCE, ambush)
        walked = next(event for event in events if isinstance(event, Walked))
        assert spaces_text(walked.spaces).split() == (oracle.solo_ambush(text, ambush) or [])
        after = sheet_text(drawn(parse_sheet(text), "monster", walked.spaces))
        coins = {spaces_text(event.spaces) for event in events if isinstance(event, CoinEarned)}
        assert coins == oracle.closed_mountains(text, after)

    same()


@pytest.mark.parametrize("ambush", AMBUSHES)
def test_a_solo_walk_tries_every_place_in_the_order_of_the_oracle(ambush: str) -> None:
    printed, read = BOX.ambush[ambush], oracle.AMBUSHES[ambush]
    walk = solo_walk(printed.cells, printed.corner, printed.direction)
    expected = [
        oracle.names(oracle.shifted(oracle.cells_of(read.shape), *anchor))
        for anchor in oracle.solo_anchors(read)
    ]
    assert [spaces_text(spaces).split() for spaces in walk] == expected


@pytest.mark.parametrize("ambush", AMBUSHES)
@pytest.mark.parametrize(("answer", "shape"), [("acrobatics across", "##"), ("acrobatics down", "#/#")])
def test_a_dodged_solo_ambush_walks_the_same_way_with_two_monsters(
    ambush: str, answer: str, shape: str
) -> None:
    @tried(15)
    @given(sheets)
    def same(text: str) -> None:
        state = solo_table(text, with_skills=True)
        for event in rules.decide(state, CHANCE, ambush):
            state = evolve(state, event)
        walked = next(e for e in rules.decide(state, 0, parse_action(answer)) if isinstance(e, Walked))
        free = oracle.unfilled_spaces(oracle.read_sheet(text))
        smaller = oracle.AMBUSHES[ambush]._replace(shape=shape)
        places = [oracle.shifted(oracle.cells_of(shape), *anchor) for anchor in oracle.solo_anchors(smaller)]
        expected = next((oracle.names(cells) for cells in places if cells <= free), [])
        assert spaces_text(walked.spaces).split() == expected

    same()


# --- mountains, skills, titles


@tried(250)
@given(sheets, st.binary(min_size=16, max_size=16), st.sampled_from(TERRAINS))
def test_a_drawing_closes_the_same_mountains(text: str, dice: bytes, terrain: str) -> None:
    before = parse_sheet(text)
    for wanted in (int.from_bytes(dice, "big"), FULL):
        spaces = wanted & FULL & ~before.filled
        after = drawn(before, terrain, spaces)
        closed = closed_mountains(before.mountain, spaces, after.filled)
        assert set(spaces_text(closed).split()) == oracle.closed_mountains(text, sheet_text(after))


def with_skill(public: Public, skill: str) -> Public:
    map = replace(public.maps[0], coins=(1, 2, 3))
    return replace(public, skills=(skill,), maps=(map,))


@pytest.mark.parametrize("skill", skills.WITH_EXPLORE)
def test_a_skill_allows_the_same_actions(skill: str) -> None:
    @tried(12 if skill in ("concentrate", "diplomacy") else 25, shrinks=False)
    @given(
        crowded,
        st.sampled_from(CARDS),
        st.booleans(),
        st.sampled_from(sorted(EDITIONS)),
        st.binary(min_size=6, max_size=6),
    )
    def same(text: str, card: str, ruins: bool, edition: str, dice: bytes) -> None:
        expected = oracle.skilled(text, card, skill, ruins, edition)
        public = with_skill(table(text, card, ruins, edition), skill)
        if not oracle.unfilled(text):
            assert not expected
            assert not rules.menu(public, 0, False)
            return
        menu = menu_of(public)
        offered = list(map(action_text, menu.group(skill)))
        assert set(offered) == expected
        assert len(offered) == len(expected)
        tried_out = sorted(expected)[:: max(1, len(expected) // 200)]
        assert all(parse_action(one) in menu for one in tried_out)
        for action in skilled_others(skill, public, tried_out, dice):
            assert (action in menu) == (action_text(action) in expected), action_text(action)

    same()


def skilled_others(skill: str, public: Public, legal: list[str], dice: bytes) -> Iterator[Action]:
    """The skill with drawings near the legal ones, and with any drawing at all."""
    mains = [parse_action(legal[byte * 31 % len(legal)]) for byte in dice] if legal else []
    plain = list(skills.plain(rules.task_of(public, 0), public.maps[0].sheet))
    mains += [plain[byte * 31 % len(plain)]._replace(verb=skill) for byte in dice]
    for main in mains:
        if skill in ALONE:
            moved = [main.spaces << 1 & FULL, main.spaces >> 11, main.spaces & main.spaces - 1]
            yield from (main._replace(spaces=spaces) for spaces in moved if spaces)
            yield from (main._replace(terrain=terrain) for terrain in TERRAINS)
            continue
        terrains = TERRAINS if skill == "cure_wounds" else ("",)
        also = main.also or main.spaces
        places = [also, also << 1 & FULL, also >> 11, also & also - 1, 1 << dice[0] % 121, 3 << dice[1] % 120]
        for spaces, terrain in product(places, terrains):
            if spaces:
                yield main._replace(also=spaces, also_terrain=terrain)


@given(st.integers(-400, 400), st.data())
@tried(100)
def test_a_solo_game_is_rated_the_same(stars: int, data: st.DataObject) -> None:
    edicts = [
        data.draw(st.sampled_from([card.id for card in scoring.CARDS if card.category == category]))
        for category in scoring.CATEGORIES
    ]
    assert solo.rating(stars, tuple(edicts)) == oracle.rating(stars, edicts)


def test_every_rating_earns_the_same_title() -> None:
    titles = [title.id for title in BOX.titles]
    assert len(titles) == len(oracle.TITLE_THRESHOLDS)
    for rating in range(-250, 251):
        assert titles.index(solo.title(rating)) == oracle.title_index(rating), rating
