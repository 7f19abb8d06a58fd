"""The oracle checked against the facts and against small sheets worked out by hand."""

import pytest

from oracle import cartographers as oracle

WILDERNESS = (
    ".........../...^.r...../.r......^r./.........../.........../.....^...../"
    ".........../.........../.r^......r./.....r.^.../..........."
)
WASTELANDS = (
    ".........../......r.^../..r^......./.....#...../....##r..../....###..../"
    ".r...#...../.....^..r../.........^./..^r......./..........."
)
BLANK = "/".join(["." * 11] * 11)
WASTE = "/".join(["#" * 11] * 11)
EXPLORE_SKILLS = (
    "search",
    "concentrate",
    "cure_wounds",
    "diplomacy",
    "knowledge",
    "negotiate",
    "move_silently",
)


def sheet_with(background: str, **spaces: str) -> str:
    """A sheet of one text with some spaces changed: `sheet_with(BLANK, A1="f")`."""
    cells = [list(row) for row in background.split("/")]
    for space, character in spaces.items():
        cells["ABCDEFGHIJK".index(space[0])][int(space[1:]) - 1] = character
    return "/".join("".join(row) for row in cells)


def block(*rows: str) -> str:
    """A blank sheet with the given rows drawn from B2 on, so that nothing is on the edge."""
    padded = ["." * 11] + [("." + row).ljust(11, ".") for row in rows]
    return "/".join(padded + ["." * 11] * (11 - len(padded)))


def nonzero(text: str) -> dict[str, int]:
    """The scoring cards that give any star for the sheet."""
    return {card: stars for card, stars in oracle.scores(text).items() if stars}


# --- Sheets --------------------------------------------------------------------------------------


def test_newlines_and_slashes_are_the_same_sheet() -> None:
    assert oracle.scores(WASTELANDS.replace("/", "\n") + "\n") == oracle.scores(WASTELANDS)


@pytest.mark.parametrize("text", ["", "...", BLANK + "/" + "." * 11, "x" + BLANK[1:]])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="a sheet"):
        oracle.scores(text)


def test_spaces_are_named_in_reading_order() -> None:
    assert oracle.names({(10, 10), (0, 9), (0, 1), (1, 0)}) == ["A2", "A10", "B1", "K11"]


# --- Scores --------------------------------------------------------------------------------------


def test_the_cards_that_score_are_those_with_a_solo_value() -> None:
    assert set(oracle.scores(BLANK)) == set(oracle.SOLO_VALUES)
    assert len(oracle.scores(BLANK)) >= 16


def test_blank_sheets() -> None:
    assert nonzero(BLANK) == {}
    assert nonzero(WILDERNESS) == {"lost_barony": 3}
    assert nonzero(WASTELANDS) == {"lost_barony": 6}
    assert [oracle.unfilled(text) for text in (WILDERNESS, WASTELANDS, BLANK)] == [116, 109, 121]
    assert [oracle.monsters(text) for text in (WILDERNESS, WASTELANDS, BLANK)] == [0, 0, 0]


def test_full_wasteland() -> None:
    assert nonzero(WASTE) == {"borderlands": 132, "lost_barony": 33, "the_broken_road": 33}
    assert oracle.unfilled(WASTE) == 0


def test_forest_everywhere() -> None:
    stars = oracle.scores(WASTE.replace("#", "f"))
    assert stars["sentinel_wood"] == 40
    assert stars["greenbough"] == 22
    assert stars["treetower"] == 121


def test_sentinel_wood_counts_a_corner_once() -> None:
    stars = oracle.scores(sheet_with(BLANK, A1="f", A2="f", B2="f", K11="F"))
    assert (stars["sentinel_wood"], stars["greenbough"]) == (3, 6)


def test_treetower_accepts_edge_waste_monster_and_mountain_but_no_open_ruins() -> None:
    assert oracle.scores(sheet_with(BLANK, A1="f", A2="#", B1="m"))["treetower"] == 1
    assert oracle.scores(sheet_with(BLANK, A1="f", A2="^", B1="r"))["treetower"] == 0
    assert oracle.scores(block(".w.", "wFw", ".w."))["treetower"] == 1


def test_stoneside_counts_a_mountain_once_and_needs_a_second_one() -> None:
    assert oracle.scores(block("^ff^", "f..f", "^ff^"))["stoneside_forest"] == 12
    assert oracle.scores(block("^ff.", "f..f", ".ff."))["stoneside_forest"] == 0
    assert oracle.scores(block("^f.f^"))["stoneside_forest"] == 0
    assert oracle.scores(block("f^f^f"))["stoneside_forest"] == 6


def test_canal_lake_counts_spaces_on_both_sides() -> None:
    assert oracle.scores(block(".a.", "awa", ".a."))["canal_lake"] == 5
    assert oracle.scores(block("a.w", ".w."))["canal_lake"] == 0
    assert oracle.scores(block("dw"))["canal_lake"] == 2


def test_mages_valley_counts_per_space() -> None:
    assert oracle.scores(block("^w^", "ad.", "^.."))["mages_valley"] == 3
    assert oracle.scores(sheet_with(BLANK, A1="^", A2="d", B1="W"))["mages_valley"] == 3


def test_golden_granary() -> None:
    assert oracle.scores(block("rw"))["the_golden_granary"] == 1
    assert oracle.scores(block("Aw"))["the_golden_granary"] == 4
    assert oracle.scores(block("Ww"))["the_golden_granary"] == 1
    assert oracle.scores(block("W."))["the_golden_granary"] == 0
    assert oracle.scores(block("WW"))["the_golden_granary"] == 2
    assert oracle.scores(block("D."))["the_golden_granary"] == 3
    assert oracle.scores(block("rwr"))["the_golden_granary"] == 1


def test_shoreside_expanse() -> None:
    assert oracle.scores(block("aa.w"))["shoreside_expanse"] == 6
    assert oracle.scores(block("aaw"))["shoreside_expanse"] == 0
    assert oracle.scores(block("a#d.w"))["shoreside_expanse"] == 9
    assert oracle.scores(sheet_with(BLANK, A1="a", K5="w"))["shoreside_expanse"] == 0


def test_wildholds_needs_six() -> None:
    assert oracle.scores(block("vvv", "vv."))["wildholds"] == 0
    assert oracle.scores(block("vvv", "vvd"))["wildholds"] == 8
    assert oracle.scores(block("vvvvvvv", ".......", "VVVVVV"))["wildholds"] == 16


def test_great_city_drops_clusters_on_mountains_first() -> None:
    assert oracle.scores(block("vvv^", "....", "vv.v"))["great_city"] == 2
    assert oracle.scores(block("vvv^"))["great_city"] == 0
    assert oracle.scores(block("v.", ".^"))["great_city"] == 1


def test_greengold_plains() -> None:
    assert oracle.scores(block(".f.", "avw"))["greengold_plains"] == 3
    assert oracle.scores(block(".#.", "avw", ".r."))["greengold_plains"] == 0
    assert oracle.scores(block(".^.", "mvm", ".A."))["greengold_plains"] == 3
    assert oracle.scores(block(".f.", "dvw"))["greengold_plains"] == 0


def test_shieldgate() -> None:
    assert oracle.scores(block("vvv"))["shieldgate"] == 0
    assert oracle.scores(block("vvv.vv.v"))["shieldgate"] == 4
    assert oracle.scores(block("vvv.vvv.v"))["shieldgate"] == 6


def test_borderlands_takes_everything_but_open_ruins() -> None:
    full_row = "fvawm^#FdDM"
    rest = "/".join(["." * 11] * 10)
    assert oracle.scores(f"{full_row}/{rest}")["borderlands"] == 6
    assert oracle.scores(f"{full_row[:-1]}r/{rest}")["borderlands"] == 0


def test_lost_barony_takes_the_largest_square() -> None:
    assert oracle.scores(block("fff", "f#m", "^Dw", "fff"))["lost_barony"] == 9
    assert oracle.scores(block("fff", "frm", "^Dw"))["lost_barony"] == 3


def test_broken_road() -> None:
    assert oracle.scores(sheet_with(BLANK, K1="m"))["the_broken_road"] == 3
    assert oracle.scores(sheet_with(BLANK, J1="m", K2="f"))["the_broken_road"] == 3
    assert oracle.scores(sheet_with(BLANK, A11="m"))["the_broken_road"] == 0
    diagonal = "/".join("." * row + "f" + "." * (10 - row) for row in range(11))
    assert oracle.scores(diagonal)["the_broken_road"] == 3


def test_cauldrons_hold_edges_and_open_ruins() -> None:
    assert oracle.scores(sheet_with(BLANK, A2="f", B1="m"))["the_cauldrons"] == 1
    assert oracle.scores(block(".#.", "frf", ".^."))["the_cauldrons"] == 1
    assert oracle.scores(block(".r.", "f.f", ".^."))["the_cauldrons"] == 0


def test_monsters_threaten_each_space_once() -> None:
    assert oracle.monsters(sheet_with(BLANK, A1="m")) == -2
    assert oracle.monsters(block("m.m")) == -7
    assert oracle.monsters(block("rMf")) == -3


def test_closed_mountains() -> None:
    before = sheet_with(BLANK, A1="^", A2="f", E5="^", D5="f", E4="m", E6="#", H8="^")
    after = sheet_with(before, B1="w", F5="v", G8="w")
    assert oracle.closed_mountains(before, after) == {"A1", "E5"}
    assert oracle.closed_mountains(after, after) == set()
    assert oracle.closed_mountains(before, sheet_with(before, B1="r")) == set()


def test_rating_and_titles() -> None:
    edicts = ["sentinel_wood", "canal_lake", "wildholds", "borderlands"]
    assert oracle.rating(100, edicts) == 11
    assert sum(oracle.SOLO_VALUES.values()) == 340
    ratings = [99, 30, 29, 20, 10, 0, -1, -5, -6, -10, -11, -20, -21, -30, -31, -99]
    titles = [0, 0, 1, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 7, 7]
    assert [oracle.title_index(rating) for rating in ratings] == titles


# --- Placements ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "count"),
    [
        ("great_river", 2 * 9 * 11 + 4 * 9 * 9),
        ("farmland", 2 * 10 * 11 + 9 * 9),
        ("hamlet", 4 * 10 * 10 + 8 * 9 * 10),
        ("forgotten_forest", 2 * 10 * 10 + 4 * 9 * 10),
        ("hinterland_stream", 2 * 4 * 9 * 9),
        ("homestead", 2 * 4 * 9 * 10),
        ("orchard", 2 * 8 * 9 * 10),
        ("treetop_village", 2 * 8 * 8 * 10),
        ("marshlands", 2 * 4 * 9 * 9),
        ("fishing_village", 2 * 2 * 8 * 11),
        ("rift_lands", 5 * 121),
        ("goblin_attack", 2 * 9 * 9),
        ("bugbear_assault", 2 * 9 * 10),
        ("kobold_onslaught", 4 * 9 * 10),
        ("gnoll_raid", 4 * 9 * 10),
    ],
)
def test_placements_on_a_blank_sheet(card: str, count: int) -> None:
    drawings = oracle.placements(BLANK, card)
    assert len(drawings) == len(set(drawings)) == count
    assert drawings == sorted(drawings)


def test_small_room() -> None:
    room = sheet_with(WASTE, C9=".", C10="r", D10=".")
    assert oracle.placements(room, "orchard", edition="2019") == [
        f"{terrain} {space}" for terrain in ("farm", "forest") for space in ("C10", "C9", "D10")
    ]
    assert oracle.placements(room, "hamlet") == ["village C9 C10 D10"]
    assert oracle.placements(room, "hamlet", ruins=True) == ["village C9 C10 D10"]
    assert oracle.placements(room, "farmland") == ["farm C10 D10", "farm C9 C10"]
    assert oracle.placements(room, "forgotten_forest") == ["forest C9 D10"]
    assert oracle.placements(room, "kobold_onslaught") == [
        "monster C10",
        "monster C9",
        "monster D10",
    ]


def test_fall_back_terrain_by_edition() -> None:
    hole = sheet_with(WASTE, F6=".")
    anything = [f"{terrain} F6" for terrain in sorted(oracle.DRAWABLE)]
    assert oracle.placements(hole, "great_river") == anything
    assert oracle.placements(hole, "great_river", edition="2019") == ["water F6"]
    assert oracle.placements(hole, "great_river", ruins=True, edition="2019") == anything


def test_unknown_edition_is_refused() -> None:
    with pytest.raises(ValueError, match="edition"):
        oracle.placements(BLANK, "orchard", edition="2021")


def test_ruins_duty() -> None:
    drawings = oracle.placements(sheet_with(BLANK, A1="r"), "farmland", ruins=True)
    assert drawings == ["farm A1 A2", "farm A1 B1"]
    rift = oracle.placements(sheet_with(BLANK, F6="r"), "rift_lands", ruins=True)
    assert rift == [f"{terrain} F6" for terrain in sorted(oracle.DRAWABLE)]


def test_ruins_duty_without_a_way_to_fulfil_it() -> None:
    for sheet in (BLANK, sheet_with(BLANK, A1="r", A2="#", B1="#")):
        drawings = oracle.placements(sheet, "farmland", ruins=True, edition="2019")
        assert len(drawings) == 5 * oracle.unfilled(sheet)
        assert "monster A1" in drawings
    assert "farm A1 A2" in oracle.placements(BLANK, "farmland")


def test_an_ambush_ignores_the_duty() -> None:
    for ambush in oracle.AMBUSHES:
        with_duty = oracle.placements(WILDERNESS, ambush, ruins=True)
        assert with_duty == oracle.placements(WILDERNESS, ambush)


@pytest.mark.parametrize("card", [*oracle.LANDSCAPES, *oracle.AMBUSHES])
def test_nothing_on_a_full_sheet(card: str) -> None:
    assert oracle.placements(WASTE, card) == ["nothing"]
    assert oracle.placements(WASTE, card, ruins=True) == ["nothing"]


def test_a_ruins_card_is_no_landscape() -> None:
    with pytest.raises(KeyError):
        oracle.placements(BLANK, "temple_ruins")


# --- The solo ambush -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ambush", "spaces_a", "spaces_b"),
    [
        ("goblin_attack", "I9 J10 K11", "I9 J10 K11"),
        ("bugbear_assault", "A9 A11 B9 B11", "C9 C11 D9 D11"),
        ("kobold_onslaught", "I1 J1 J2 K1", "I1 J1 J2 K1"),
        ("gnoll_raid", "A1 A2 B1 C1 C2", "A1 A2 B1 C1 C2"),
    ],
)
def test_solo_ambush_on_blank_sheets(ambush: str, spaces_a: str, spaces_b: str) -> None:
    assert oracle.solo_ambush(WILDERNESS, ambush) == spaces_a.split()
    assert oracle.solo_ambush(WASTELANDS, ambush) == spaces_b.split()


@pytest.mark.parametrize(
    ("ambush", "count", "first_two", "last_two"),
    [
        ("goblin_attack", 81, [(8, 8), (7, 8)], [(5, 4), (4, 4)]),
        ("bugbear_assault", 90, [(0, 8), (1, 8)], [(4, 4), (5, 4)]),
        ("kobold_onslaught", 90, [(8, 0), (7, 0)], [(4, 4), (4, 5)]),
        ("gnoll_raid", 90, [(0, 0), (1, 0)], [(4, 4), (4, 5)]),
    ],
)
def test_solo_walk(
    ambush: str, count: int, first_two: list[oracle.Cell], last_two: list[oracle.Cell]
) -> None:
    anchors = oracle.solo_anchors(oracle.AMBUSHES[ambush])
    assert len(anchors) == len(set(anchors)) == count
    assert anchors[:2] == first_two
    assert anchors[-2:] == last_two


def test_solo_walk_goes_around_once_before_it_steps_inwards() -> None:
    goblins = oracle.solo_anchors(oracle.AMBUSHES["goblin_attack"])
    assert goblins[8:10] == [(0, 8), (0, 7)]
    assert goblins[31:34] == [(8, 7), (7, 7), (6, 7)]


def test_solo_ambush_is_never_turned() -> None:
    diagonal_up = sheet_with(WASTE, C5=".", D4=".", E3=".")
    assert oracle.solo_ambush(diagonal_up, "goblin_attack") is None
    diagonal_down = sheet_with(WASTE, C3="r", D4=".", E5=".")
    assert oracle.solo_ambush(diagonal_down, "goblin_attack") == ["C3", "D4", "E5"]


# --- Skills --------------------------------------------------------------------------------------


def test_search() -> None:
    room = sheet_with(WASTE, C4=".", C5=".", D5=".", D6=".")
    assert oracle.skilled(room, "hamlet", "search") == {
        "search village C4 C5 D5 + D6",
        "search village C5 D5 D6 + C4",
    }


def test_search_after_a_fall_back() -> None:
    room = sheet_with(WASTE, C4=".", C5=".")
    assert oracle.skilled(room, "great_river", "search", edition="2019") == {
        "search water C4 + C5",
        "search water C5 + C4",
    }


def test_concentrate() -> None:
    room = sheet_with(WASTE, A1="r", B2=".", C3=".", D4=".")
    assert oracle.skilled(room, "forgotten_forest", "concentrate") == {
        "concentrate forest A1 B2 + C3 D4",
        "concentrate forest C3 D4 + A1 B2",
    }
    assert oracle.skilled(room, "forgotten_forest", "concentrate", ruins=True) == {
        "concentrate forest A1 B2 + C3 D4",
    }


def test_concentrate_repeats_the_same_shape_only() -> None:
    actions = oracle.skilled(sheet_with(BLANK, A1="r"), "farmland", "concentrate", ruins=True)
    assert {len(action.split()) for action in actions} == {7}  # dominoes alone reach the corner
    assert len(actions) == 2 * (220 - 4)


def test_concentrate_is_not_offered_on_a_fall_back() -> None:
    room = sheet_with(WASTE, C4=".", C5=".")
    assert oracle.skilled(room, "great_river", "concentrate") == set()
    assert oracle.skilled(BLANK, "rift_lands", "concentrate", ruins=True) == set()


def test_cure_wounds() -> None:
    room = sheet_with(WASTE, A1=".", A2=".", A3=".", K1=".", K2=".", K3=".", J1="m")
    assert oracle.skilled(room, "great_river", "cure_wounds") == {
        "cure_wounds water A1 A2 A3 + water K1 K2",
    }
    assert oracle.skilled(room.replace("m", "#"), "great_river", "cure_wounds") == set()


def test_cure_wounds_beside_a_monster_just_drawn() -> None:
    room = sheet_with(WASTE, A1=".", A2=".", A3=".")
    assert oracle.skilled(room, "great_river", "cure_wounds") == set()
    rift = oracle.skilled(room, "rift_lands", "cure_wounds")
    assert rift == {
        f"cure_wounds monster {extra}"
        for terrain in oracle.DRAWABLE
        for extra in (f"A1 + {terrain} A2 A3", f"A3 + {terrain} A1 A2")
    }
    fall_back = oracle.skilled(room, "farmland", "cure_wounds", ruins=True)
    assert fall_back == {
        "cure_wounds monster A1 + farm A2 A3",
        "cure_wounds monster A3 + farm A1 A2",
    }


def test_diplomacy() -> None:
    room = sheet_with(WASTE, C4=".", C5=".", K11="r")
    assert oracle.skilled(room, "farmland", "diplomacy") == {"diplomacy farm C4 C5 + K11"}
    fall_back = oracle.skilled(room, "farmland", "diplomacy", ruins=True)
    assert len(fall_back) == 5 * 3 * 2


def test_knowledge() -> None:
    room = sheet_with(WASTE, C4=".", C5=".", D5="r")
    assert oracle.skilled(room, "farmland", "knowledge") == {
        "knowledge village C4 C5",
        "knowledge village C5 D5",
    }
    assert oracle.skilled(room, "farmland", "knowledge", ruins=True) == {"knowledge village C5 D5"}
    assert oracle.skilled(room, "hamlet", "knowledge") == {"knowledge village C4 C5 D5"}
    assert oracle.skilled(room, "orchard", "knowledge") == set()


def test_negotiate() -> None:
    room = sheet_with(WASTE, C4=".", C5=".", D4=".", D5=".")
    assert oracle.skilled(room, "homestead", "negotiate") == {
        "negotiate farm C4 C5 D4 D5",
        "negotiate village C4 C5 D4 D5",
    }
    assert oracle.skilled(room, "homestead", "negotiate", ruins=True) == set()
    ruined = sheet_with(room, D5="r")
    assert len(oracle.skilled(ruined, "rift_lands", "negotiate", ruins=True)) == 5
    assert len(oracle.skilled(BLANK, "farmland", "negotiate")) == 100


def test_move_silently() -> None:
    corner = sheet_with(WASTE, K10="r", K11=".")
    assert oracle.skilled(corner, "great_river", "move_silently") == {
        "move_silently water K10",
        "move_silently water K11",
        "move_silently water K10 K11",
    }
    assert oracle.skilled(corner, "great_river", "move_silently", ruins=True) == {
        "move_silently water K10",
        "move_silently water K10 K11",
    }
    assert oracle.skilled(corner, "farmland", "move_silently") == {
        "move_silently farm K10",
        "move_silently farm K11",
    }


def test_move_silently_must_leave_the_map() -> None:
    inside = sheet_with(WASTE, F5=".", F6=".", F7=".")
    assert oracle.skilled(inside, "great_river", "move_silently") == set()
    assert oracle.skilled(BLANK, "rift_lands", "move_silently") == set()
    # A bar of four leaves one edge space, or two or three spaces square to the edge.
    bars = oracle.skilled(BLANK, "fishing_village", "move_silently")
    assert len(bars) == 2 * (40 + 44 + 44)


@pytest.mark.parametrize("skill", EXPLORE_SKILLS)
def test_skills_need_free_space_and_a_landscape(skill: str) -> None:
    assert oracle.skilled(WASTE, "hamlet", skill) == set()
    assert oracle.skilled(WASTE, "rift_lands", skill, ruins=True) == set()
    with pytest.raises(KeyError):
        oracle.skilled(BLANK, "goblin_attack", skill)


def test_unknown_skill_is_refused() -> None:
    with pytest.raises(ValueError, match="acrobatics"):
        oracle.skilled(BLANK, "hamlet", "acrobatics")
