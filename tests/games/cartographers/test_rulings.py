"""Every ruling on the 16 scoring cards and the monsters, on sheets drawn by hand.

Each test is one sheet small enough to count with a finger. A picture shorter than the sheet lies
in its top left corner; the rest is empty.
"""

import pytest
from paper import monsters, penalties, sheet, stars, units

FOREST_CARDS = ["sentinel_wood", "greenbough", "treetower", "stoneside_forest"]
FARM_AND_WATER_CARDS = [
    "canal_lake",
    "mages_valley",
    "the_golden_granary",
    "shoreside_expanse",
]
VILLAGE_CARDS = ["wildholds", "great_city", "greengold_plains", "shieldgate"]
SPATIAL_CARDS = ["borderlands", "lost_barony", "the_broken_road", "the_cauldrons"]
ALL_CARDS = FOREST_CARDS + FARM_AND_WATER_CARDS + VILLAGE_CARDS + SPATIAL_CARDS

EMPTY = sheet(".")

BLANK_A = sheet("""
    ...........
    ...^.r.....
    .r......^r.
    ...........
    ...........
    .....^.....
    ...........
    ...........
    .r^......r.
    .....r.^...
    ...........
""")

BLANK_B = sheet("""
    ...........
    ......r.^..
    ..r^.......
    .....#.....
    ....##r....
    ....###....
    .r...#.....
    .....^..r..
    .........^.
    ..^r.......
    ...........
""")


def full_of(character: str) -> str:
    return sheet("\n".join([character * 11] * 11))


def reading_order(space: str) -> tuple[str, int]:
    return space[0], int(space[1:])


def behind(card: str, text: str) -> list[tuple[int, str]]:
    """The units of a card as (stars, "A1 A2 B1"), sorted, so that they compare as plain text."""
    return sorted((worth, " ".join(sorted(spaces, key=reading_order))) for worth, spaces in units(card, text))


# Sheets nobody has drawn on


@pytest.mark.parametrize("card", ALL_CARDS)
def test_a_sheet_with_nothing_on_it_is_worth_nothing(card: str) -> None:
    assert stars(card, EMPTY) == 0
    assert units(card, EMPTY) == []


@pytest.mark.parametrize("card", [card for card in ALL_CARDS if card != "lost_barony"])
@pytest.mark.parametrize("blank", [BLANK_A, BLANK_B], ids=["A", "B"])
def test_a_blank_printed_sheet_is_worth_nothing_but_its_lost_barony(card: str, blank: str) -> None:
    assert stars(card, blank) == 0
    assert units(card, blank) == []


def test_a_blank_a_is_a_lost_barony_of_one_mountain() -> None:
    assert stars("lost_barony", BLANK_A) == 3
    [(worth, spaces)] = units("lost_barony", BLANK_A)
    assert worth == 3
    assert len(spaces) == 1
    assert spaces < {"B4", "C9", "F6", "I3", "J8"}


def test_a_blank_b_is_a_lost_barony_of_two_by_two_wasteland() -> None:
    assert stars("lost_barony", BLANK_B) == 6
    assert behind("lost_barony", BLANK_B) == [(6, "E5 E6 F5 F6")]


@pytest.mark.parametrize("blank", [EMPTY, BLANK_A, BLANK_B], ids=["empty", "A", "B"])
def test_a_sheet_without_monsters_costs_nothing(blank: str) -> None:
    assert monsters(blank) == 0
    assert penalties(blank) == set()


# Sentinel Wood


def test_sentinel_wood_pays_one_for_a_forest_on_each_of_the_four_edges() -> None:
    text = sheet("""
        ....f......
        ...........
        ...........
        f..........
        ...........
        ...........
        ..........f
        ...........
        ...........
        ...........
        .......f...
    """)
    assert stars("sentinel_wood", text) == 4
    assert behind("sentinel_wood", text) == [(1, "A5"), (1, "D1"), (1, "G11"), (1, "K8")]


def test_a_corner_forest_counts_once_in_sentinel_wood() -> None:
    text = sheet("""
        f.........f
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        f.........f
    """)
    assert stars("sentinel_wood", text) == 4
    assert behind("sentinel_wood", text) == [(1, "A1"), (1, "A11"), (1, "K1"), (1, "K11")]


def test_a_forest_one_step_inside_is_not_on_the_edge() -> None:
    text = sheet("""
        ...........
        .fffffffff.
    """)
    assert stars("sentinel_wood", text) == 0


def test_only_the_edge_spaces_of_a_forest_count_in_sentinel_wood() -> None:
    text = sheet("""
        ...........
        fff........
        ..f........
    """)
    assert behind("sentinel_wood", text) == [(1, "B1")]


def test_wasteland_is_no_edge_for_sentinel_wood() -> None:
    text = sheet("""
        ...........
        ..###......
        ..#f#......
        ..###......
    """)
    assert stars("sentinel_wood", text) == 0


def test_a_forest_on_edge_ruins_counts_in_sentinel_wood() -> None:
    assert stars("sentinel_wood", sheet("..F")) == 1


@pytest.mark.parametrize("other", "vawmVAWM^#rdD")
def test_nothing_but_forest_counts_in_sentinel_wood(other: str) -> None:
    assert stars("sentinel_wood", sheet(other * 11)) == 0


def test_a_sheet_full_of_forest_has_forty_edge_spaces() -> None:
    assert stars("sentinel_wood", full_of("f")) == 40


# Greenbough


def test_one_forest_serves_its_row_and_its_column_in_greenbough() -> None:
    text = sheet("""
        ...........
        ....f......
    """)
    assert stars("greenbough", text) == 2
    assert behind("greenbough", text) == [(1, "B5"), (1, "B5")]


def test_a_second_forest_in_a_row_adds_only_its_column_to_greenbough() -> None:
    text = sheet("""
        ...........
        .f...f.....
    """)
    assert stars("greenbough", text) == 3
    assert behind("greenbough", text) == [(1, "B2"), (1, "B2 B6"), (1, "B6")]


def test_a_greenbough_unit_is_the_forest_of_one_line() -> None:
    text = sheet("""
        f.F........
        ..f........
    """)
    assert stars("greenbough", text) == 4
    assert behind("greenbough", text) == [(1, "A1"), (1, "A1 A3"), (1, "A3 B3"), (1, "B3")]


def test_eleven_forests_on_a_diagonal_fill_the_greenbough() -> None:
    text = sheet("""
        f..........
        .f.........
        ..f........
        ...f.......
        ....f......
        .....f.....
        ......f....
        .......f...
        ........f..
        .........f.
        ..........f
    """)
    assert stars("greenbough", text) == 22


def test_greenbough_never_pays_more_than_twenty_two() -> None:
    assert stars("greenbough", full_of("f")) == 22
    assert len(units("greenbough", full_of("f"))) == 22


@pytest.mark.parametrize("other", "vawmVAWM^#rdD")
def test_nothing_but_forest_counts_in_greenbough(other: str) -> None:
    assert stars("greenbough", full_of(other)) == 0


# Treetower


def test_treetower_pays_for_a_forest_closed_in_on_four_sides() -> None:
    text = sheet("""
        ...........
        ..v........
        .afw.......
        ..v........
    """)
    assert stars("treetower", text) == 1
    assert behind("treetower", text) == [(1, "C3")]


def test_one_open_side_is_enough_to_spoil_a_treetower() -> None:
    text = sheet("""
        ...........
        ..v........
        .afw.......
        ...........
    """)
    assert stars("treetower", text) == 0


def test_open_corners_do_not_matter_to_treetower() -> None:
    text = sheet("""
        ...........
        ..f........
        .fff.......
        ..f........
    """)
    assert behind("treetower", text) == [(1, "C3")]


def test_the_edge_closes_a_treetower_in() -> None:
    text = sheet("""
        fv..v......
        a..vfv.....
    """)
    assert behind("treetower", text) == [(1, "A1")]


def test_all_four_corners_need_only_two_neighbours_for_treetower() -> None:
    text = sheet("""
        fv.......vf
        v.........v
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        v.........v
        fv.......vf
    """)
    assert behind("treetower", text) == [(1, "A1"), (1, "A11"), (1, "K1"), (1, "K11")]


@pytest.mark.parametrize("wall", "fvawmFVAWM^#dD")
def test_whatever_is_filled_closes_a_treetower_in(wall: str) -> None:
    text = sheet(f"""
        f{wall}
        v
    """)
    assert (1, "A1") in behind("treetower", text)


def test_open_ruins_leave_a_treetower_open() -> None:
    text = sheet("""
        ..v........
        .vfr.......
        ..v........
    """)
    assert stars("treetower", text) == 0


def test_wasteland_mountain_and_monster_close_a_treetower_in() -> None:
    text = sheet("""
        ..#........
        .^fm.......
        ..M........
    """)
    assert stars("treetower", text) == 1


@pytest.mark.parametrize("other", "vawmd^#")
def test_only_forest_stands_in_a_treetower(other: str) -> None:
    text = sheet(f"""
        ..v........
        .v{other}v.......
        ..v........
    """)
    assert stars("treetower", text) == 0


def test_a_forest_on_ruins_can_be_a_treetower() -> None:
    text = sheet("""
        Fv
        v
    """)
    assert stars("treetower", text) == 1


def test_a_sheet_full_of_forest_is_a_hundred_and_twenty_one_treetowers() -> None:
    assert stars("treetower", full_of("f")) == 121
    assert len(units("treetower", full_of("f"))) == 121


# Stoneside Forest


def test_a_forest_between_two_mountains_pays_both_in_stoneside() -> None:
    text = sheet("""
        ...........
        .^fff^.....
    """)
    assert stars("stoneside_forest", text) == 6
    assert behind("stoneside_forest", text) == [(3, "B2 B3 B4 B5"), (3, "B3 B4 B5 B6")]


def test_one_forest_space_is_cluster_enough_for_stoneside() -> None:
    assert stars("stoneside_forest", sheet("^f^")) == 6


def test_a_forest_touching_a_single_mountain_is_worth_nothing_in_stoneside() -> None:
    text = sheet("""
        ...........
        .^ffff.....
        ...........
        .....^.....
    """)
    assert stars("stoneside_forest", text) == 0
    assert units("stoneside_forest", text) == []


def test_three_mountains_on_one_forest_pay_nine_in_stoneside() -> None:
    text = sheet("""
        ...^.......
        .^fff^.....
    """)
    assert stars("stoneside_forest", text) == 9
    assert behind("stoneside_forest", text) == [
        (3, "A4 B3 B4 B5"),
        (3, "B2 B3 B4 B5"),
        (3, "B3 B4 B5 B6"),
    ]


def test_five_mountains_on_one_forest_pay_fifteen_in_stoneside() -> None:
    text = sheet("""
        .^.^.......
        ^fff^......
        ..^........
    """)
    assert stars("stoneside_forest", text) == 15


def test_mountains_of_different_forests_are_not_pooled_in_stoneside() -> None:
    text = sheet("""
        ^ff.ff^....
    """)
    assert stars("stoneside_forest", text) == 0


def test_two_forests_between_the_same_mountains_pay_each_mountain_once() -> None:
    text = sheet("""
        ffffff.....
        ^vvvv^.....
        ffffff.....
    """)
    assert stars("stoneside_forest", text) == 6
    assert behind("stoneside_forest", text) == [
        (3, "A1 A2 A3 A4 A5 A6 B1 C1 C2 C3 C4 C5 C6"),
        (3, "A1 A2 A3 A4 A5 A6 B6 C1 C2 C3 C4 C5 C6"),
    ]


def test_a_mountain_in_the_middle_of_a_chain_is_paid_once_in_stoneside() -> None:
    text = sheet("""
        ^f^ff^.....
    """)
    assert stars("stoneside_forest", text) == 9
    assert behind("stoneside_forest", text) == [
        (3, "A1 A2"),
        (3, "A2 A3 A4 A5"),
        (3, "A4 A5 A6"),
    ]


def test_a_forest_that_leads_nowhere_is_no_part_of_a_stoneside_unit() -> None:
    text = sheet("""
        f..........
        ^ff^.......
        .....f.....
    """)
    assert behind("stoneside_forest", text) == [(3, "B1 B2 B3"), (3, "B2 B3 B4")]


def test_two_pairs_of_mountains_are_paid_pair_by_pair_in_stoneside() -> None:
    text = sheet("""
        ^f^........
        ...........
        ^f^........
    """)
    assert stars("stoneside_forest", text) == 12


def test_neighbouring_mountains_need_a_forest_touching_both_in_stoneside() -> None:
    assert stars("stoneside_forest", sheet("^^")) == 0
    assert stars("stoneside_forest", sheet("f^^")) == 0
    both = sheet("""
        ^^
        ff
    """)
    assert stars("stoneside_forest", both) == 6


def test_a_forest_at_the_corner_of_a_mountain_does_not_touch_it_in_stoneside() -> None:
    text = sheet("""
        ^..........
        .fff^......
    """)
    assert stars("stoneside_forest", text) == 0


def test_forests_meeting_at_a_corner_do_not_link_mountains_in_stoneside() -> None:
    text = sheet("""
        ^ff........
        ...ff^.....
    """)
    assert stars("stoneside_forest", text) == 0


@pytest.mark.parametrize("link", "vawmd#r.")
def test_only_forest_links_mountains_in_stoneside(link: str) -> None:
    assert stars("stoneside_forest", sheet(f"^f{link}f^")) == 0


def test_a_forest_on_ruins_links_mountains_in_stoneside() -> None:
    assert stars("stoneside_forest", sheet("^fFf^")) == 6


# Canal Lake


def test_water_beside_a_farm_pays_both_spaces_in_canal_lake() -> None:
    text = sheet("""
        ...........
        ..wa.......
    """)
    assert stars("canal_lake", text) == 2
    assert behind("canal_lake", text) == [(1, "B3"), (1, "B4")]


def test_water_between_four_farms_counts_once_in_canal_lake() -> None:
    text = sheet("""
        ...........
        ..a........
        .awa.......
        ..a........
    """)
    assert stars("canal_lake", text) == 5
    assert behind("canal_lake", text) == [(1, "B3"), (1, "C2"), (1, "C3"), (1, "C4"), (1, "D3")]


def test_a_farm_between_waters_counts_once_in_canal_lake() -> None:
    assert stars("canal_lake", sheet("waw")) == 3


def test_only_the_touching_spaces_of_two_clusters_count_in_canal_lake() -> None:
    text = sheet("""
        www........
        ..aaa......
    """)
    assert behind("canal_lake", text) == [(1, "A3"), (1, "B3")]


def test_water_and_farm_meeting_at_a_corner_are_worth_nothing_in_canal_lake() -> None:
    text = sheet("""
        w.w
        .a.
        w.w
    """)
    assert stars("canal_lake", text) == 0


def test_water_alone_and_farm_alone_are_worth_nothing_in_canal_lake() -> None:
    assert stars("canal_lake", full_of("w")) == 0
    assert stars("canal_lake", full_of("a")) == 0


@pytest.mark.parametrize("other", "fvm^#r.")
def test_nothing_but_a_farm_waters_a_canal_lake(other: str) -> None:
    assert stars("canal_lake", sheet(f"w{other}a")) == 0


def test_water_and_farm_on_ruins_count_in_canal_lake() -> None:
    assert stars("canal_lake", sheet("WA.wA.Wa")) == 6


# Mages Valley


def test_mages_valley_pays_two_for_water_and_one_for_a_farm_beside_a_mountain() -> None:
    text = sheet("""
        ...........
        .w^a.......
    """)
    assert stars("mages_valley", text) == 3
    assert behind("mages_valley", text) == [(1, "B4"), (2, "B2")]


def test_a_mountain_in_a_lake_pays_eight_in_mages_valley() -> None:
    text = sheet("""
        www
        w^w
        www
    """)
    assert stars("mages_valley", text) == 8
    assert behind("mages_valley", text) == [(2, "A2"), (2, "B1"), (2, "B3"), (2, "C2")]


def test_a_space_touching_two_mountains_is_paid_once_in_mages_valley() -> None:
    assert behind("mages_valley", sheet("^w^")) == [(2, "A2")]
    assert behind("mages_valley", sheet("^a^")) == [(1, "A2")]
    crossroads = sheet("""
        .^.
        ^w^
        .^.
    """)
    assert stars("mages_valley", crossroads) == 2


def test_the_corner_of_a_mountain_is_worth_nothing_in_mages_valley() -> None:
    text = sheet("""
        w.a
        .^.
        a.w
    """)
    assert stars("mages_valley", text) == 0


def test_the_far_end_of_a_lake_is_worth_nothing_in_mages_valley() -> None:
    assert behind("mages_valley", sheet("^www.aa^")) == [(1, "A7"), (2, "A2")]


@pytest.mark.parametrize("other", "fvm#r.^")
def test_only_water_and_farms_count_in_mages_valley(other: str) -> None:
    assert stars("mages_valley", sheet(f"{other}^{other}")) == 0


@pytest.mark.parametrize("other", "#mrfv")
def test_only_a_mountain_makes_a_mages_valley(other: str) -> None:
    assert stars("mages_valley", sheet(f"w{other}a")) == 0


def test_water_and_farms_on_ruins_count_in_mages_valley() -> None:
    assert stars("mages_valley", sheet("W^A")) == 3


# The Golden Granary


def test_a_farm_on_ruins_pays_three_in_the_granary() -> None:
    text = sheet("""
        ...........
        ..A........
    """)
    assert stars("the_golden_granary", text) == 3
    assert behind("the_golden_granary", text) == [(3, "B3")]


def test_water_beside_open_ruins_pays_one_in_the_granary() -> None:
    assert behind("the_golden_granary", sheet("wr")) == [(1, "A1")]


@pytest.mark.parametrize("covered", "FVWM")
def test_water_beside_covered_ruins_pays_one_in_the_granary(covered: str) -> None:
    assert behind("the_golden_granary", sheet(f"w{covered}")) == [(1, "A1")]


def test_water_beside_a_farm_on_ruins_pays_one_and_the_farm_three() -> None:
    assert behind("the_golden_granary", sheet("wA")) == [(1, "A1"), (3, "A2")]


def test_water_on_ruins_alone_is_worth_nothing_in_the_granary() -> None:
    text = sheet("""
        ...........
        ..W........
    """)
    assert stars("the_golden_granary", text) == 0


def test_water_on_ruins_scores_through_other_ruins_in_the_granary() -> None:
    assert behind("the_golden_granary", sheet("Wr")) == [(1, "A1")]
    assert behind("the_golden_granary", sheet("WW")) == [(1, "A1"), (1, "A2")]


def test_water_touching_two_ruins_is_paid_once_in_the_granary() -> None:
    assert behind("the_golden_granary", sheet("rwr")) == [(1, "A2")]
    assert behind("the_golden_granary", sheet("FwM")) == [(1, "A2")]


def test_a_farm_on_ruins_beside_other_ruins_stays_at_three_in_the_granary() -> None:
    assert behind("the_golden_granary", sheet("rAr")) == [(3, "A2")]


def test_a_farm_beside_ruins_is_worth_nothing_in_the_granary() -> None:
    text = sheet("""
        .a.
        ara
        .a.
        ...
        aFa
    """)
    assert stars("the_golden_granary", text) == 0


def test_water_at_the_corner_of_ruins_is_worth_nothing_in_the_granary() -> None:
    text = sheet("""
        w.w
        .r.
        w.w
    """)
    assert stars("the_golden_granary", text) == 0


@pytest.mark.parametrize("other", "FVM")
def test_nothing_but_a_farm_is_harvested_on_ruins(other: str) -> None:
    assert stars("the_golden_granary", sheet(other)) == 0


@pytest.mark.parametrize("other", "fvam^#")
def test_only_ruins_water_the_granary(other: str) -> None:
    assert stars("the_golden_granary", sheet(f"w{other}w")) == 0


# Shoreside Expanse


def test_a_farm_inland_and_dry_pays_three_in_shoreside() -> None:
    text = sheet("""
        ...........
        .aa........
        ..a........
    """)
    assert stars("shoreside_expanse", text) == 3
    assert behind("shoreside_expanse", text) == [(3, "B2 B3 C3")]


def test_a_lake_inland_and_far_from_farms_pays_three_in_shoreside() -> None:
    text = sheet("""
        ...........
        .ww........
        ..w........
    """)
    assert behind("shoreside_expanse", text) == [(3, "B2 B3 C3")]


def test_a_single_space_is_a_cluster_for_shoreside() -> None:
    text = sheet("""
        ...........
        .a.w.A.W...
    """)
    assert behind("shoreside_expanse", text) == [(3, "B2"), (3, "B4"), (3, "B6"), (3, "B8")]


def test_a_farm_touching_water_spoils_both_in_shoreside() -> None:
    text = sheet("""
        ...........
        .aaawww....
    """)
    assert stars("shoreside_expanse", text) == 0


def test_farm_and_water_meeting_at_a_corner_both_score_in_shoreside() -> None:
    text = sheet("""
        ...........
        .a.........
        ..w........
    """)
    assert behind("shoreside_expanse", text) == [(3, "B2"), (3, "C3")]


@pytest.mark.parametrize("terrain", "aw")
@pytest.mark.parametrize(
    "picture",
    [
        "..X\n..X",
        "...\nXX.",
        "\n".join(["..........."] * 5 + [".........XX"]),
        "\n".join(["..........."] * 9 + ["...X", "...X"]),
    ],
    ids=["top", "left", "right", "bottom"],
)
def test_one_space_on_any_edge_spoils_a_shoreside_cluster(terrain: str, picture: str) -> None:
    assert stars("shoreside_expanse", sheet(picture.replace("X", terrain))) == 0


def test_clusters_one_step_from_every_edge_score_in_shoreside() -> None:
    text = sheet("""
        ...........
        .a.......w.
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        .w.......a.
        ...........
    """)
    assert stars("shoreside_expanse", text) == 12


def test_wasteland_is_no_edge_for_shoreside() -> None:
    text = sheet("""
        ...........
        ..##.##....
        .#aa#ww#...
        ..##.##....
    """)
    assert stars("shoreside_expanse", text) == 6


@pytest.mark.parametrize("other", "fvmr^FVM")
def test_other_neighbours_do_not_spoil_a_shoreside_cluster(other: str) -> None:
    text = sheet(f"""
        ..{other}........
        .{other}a{other}.......
        ..{other}........
        .{other}w{other}.......
        ..{other}........
    """)
    assert behind("shoreside_expanse", text) == [(3, "B3"), (3, "D3")]


def test_clusters_of_one_terrain_meeting_at_a_corner_score_one_by_one_in_shoreside() -> None:
    text = sheet("""
        ...........
        .aa........
        ...aa......
    """)
    assert behind("shoreside_expanse", text) == [(3, "B2 B3"), (3, "C4 C5")]


def test_water_on_ruins_spoils_a_farm_in_shoreside() -> None:
    text = sheet("""
        ...........
        .aW........
    """)
    assert stars("shoreside_expanse", text) == 0


# Wildholds


def test_six_villages_in_one_cluster_pay_eight_in_wildholds() -> None:
    text = sheet("""
        vvv........
        vvv........
    """)
    assert stars("wildholds", text) == 8
    assert behind("wildholds", text) == [(8, "A1 A2 A3 B1 B2 B3")]


def test_five_villages_are_worth_nothing_in_wildholds() -> None:
    text = sheet("""
        vvv........
        vv.........
    """)
    assert stars("wildholds", text) == 0
    assert units("wildholds", text) == []


def test_two_clusters_of_six_pay_sixteen_in_wildholds() -> None:
    text = sheet("""
        vvv.vvvvvv.
        vvv........
    """)
    assert stars("wildholds", text) == 16
    assert behind("wildholds", text) == [
        (8, "A1 A2 A3 B1 B2 B3"),
        (8, "A5 A6 A7 A8 A9 A10"),
    ]


def test_twelve_villages_in_one_cluster_pay_eight_in_wildholds() -> None:
    text = sheet("""
        vvvvvv.....
        vvvvvv.....
    """)
    assert stars("wildholds", text) == 8


def test_clusters_meeting_at_a_corner_are_not_added_up_in_wildholds() -> None:
    text = sheet("""
        vvv........
        ...vvv.....
    """)
    assert stars("wildholds", text) == 0


def test_many_small_clusters_are_worth_nothing_in_wildholds() -> None:
    text = sheet("""
        vvvvv.vvvvv
        ...........
        vvvvv.vvvvv
    """)
    assert stars("wildholds", text) == 0


def test_a_village_on_ruins_belongs_to_its_cluster_in_wildholds() -> None:
    assert stars("wildholds", sheet("vvVVvv")) == 8


def test_a_mountain_beside_does_not_matter_to_wildholds() -> None:
    assert stars("wildholds", sheet("^vvvvvv^")) == 8


def test_a_monster_parts_a_village_in_wildholds() -> None:
    assert stars("wildholds", sheet("vvvmvvv")) == 0


# Great City


def test_great_city_pays_one_a_space_of_the_largest_village() -> None:
    text = sheet("""
        vvvv..vv...
        v.....v....
    """)
    assert stars("great_city", text) == 5
    assert behind("great_city", text) == [(5, "A1 A2 A3 A4 B1")]


def test_a_single_village_space_is_a_great_city() -> None:
    assert stars("great_city", sheet("v")) == 1


def test_great_city_drops_villages_at_a_mountain_before_it_takes_the_largest() -> None:
    text = sheet("""
        ^vvvvvv....
        ...........
        vvv.vv.....
    """)
    assert stars("great_city", text) == 3
    assert behind("great_city", text) == [(3, "C1 C2 C3")]


def test_great_city_is_worth_nothing_when_every_village_touches_a_mountain() -> None:
    text = sheet("""
        ^vvv.vv....
        .....^.....
    """)
    assert stars("great_city", text) == 0
    assert units("great_city", text) == []


def test_a_mountain_at_the_corner_does_not_spoil_a_great_city() -> None:
    text = sheet("""
        ^...^
        .vvv.
        ^...^
    """)
    assert stars("great_city", text) == 3


def test_only_mountains_spoil_a_great_city() -> None:
    text = sheet("""
        #mf
        vvv
        awr
    """)
    assert stars("great_city", text) == 3


def test_of_two_equal_cities_one_is_paid() -> None:
    text = sheet("""
        vvv.vvv....
    """)
    assert stars("great_city", text) == 3
    assert behind("great_city", text) in ([(3, "A1 A2 A3")], [(3, "A5 A6 A7")])


def test_clusters_meeting_at_a_corner_are_two_cities() -> None:
    text = sheet("""
        vv.........
        ..vvv......
    """)
    assert stars("great_city", text) == 3


# Greengold Plains


def test_a_village_beside_three_terrain_types_pays_three_in_greengold() -> None:
    text = sheet("""
        .f.........
        avw........
    """)
    assert stars("greengold_plains", text) == 3
    assert behind("greengold_plains", text) == [(3, "B2")]


def test_a_village_beside_two_terrain_types_is_worth_nothing_in_greengold() -> None:
    text = sheet("""
        .f.........
        avf........
        .a.........
    """)
    assert stars("greengold_plains", text) == 0


@pytest.mark.parametrize(
    "terrains",
    ["faw", "fam", "fa^", "fwm", "fw^", "fm^", "awm", "aw^", "am^", "wm^"],
)
def test_any_three_of_the_five_terrain_types_will_do_in_greengold(terrains: str) -> None:
    assert stars("greengold_plains", sheet(f"{terrains}\nvvv")) == 3
    assert stars("greengold_plains", sheet(f"{terrains.upper()}\nvvv")) == 3


@pytest.mark.parametrize("terrains", ["fawm", "fawm^"])
def test_more_than_three_types_still_pay_three_in_greengold(terrains: str) -> None:
    assert stars("greengold_plains", sheet(f"{terrains}\nvvvvv")) == 3


def test_wasteland_is_no_terrain_type_in_greengold() -> None:
    text = sheet("""
        ...........
        ..f........
        .avv#......
        ..##.......
    """)
    assert stars("greengold_plains", text) == 0


def test_open_ruins_are_no_terrain_type_in_greengold() -> None:
    text = sheet("""
        ...........
        ..f........
        .avvr......
        ..rr.......
    """)
    assert stars("greengold_plains", text) == 0


def test_covered_ruins_count_as_what_is_drawn_on_them_and_no_more_in_greengold() -> None:
    two = sheet("""
        ...........
        ..F........
        .avvA......
        ..f........
    """)
    three = sheet("""
        ...........
        ..F........
        .avvW......
    """)
    assert stars("greengold_plains", two) == 0
    assert stars("greengold_plains", three) == 3


def test_the_edge_is_no_terrain_type_in_greengold() -> None:
    text = sheet("""
        vf
        a
    """)
    assert stars("greengold_plains", text) == 0


def test_empty_spaces_are_no_terrain_type_in_greengold() -> None:
    text = sheet("""
        ...........
        ..f........
        .av........
    """)
    assert stars("greengold_plains", text) == 0


def test_a_village_beside_is_no_third_type_in_greengold() -> None:
    text = sheet("""
        ...........
        ..f........
        .avV.......
    """)
    assert stars("greengold_plains", text) == 0


def test_a_terrain_at_the_corner_does_not_count_in_greengold() -> None:
    text = sheet("""
        ...........
        .wf........
        .av........
    """)
    assert stars("greengold_plains", text) == 0


def test_every_village_cluster_is_paid_on_its_own_in_greengold() -> None:
    text = sheet("""
        .f...f.....
        avwvawv....
        .v.m.......
    """)
    assert stars("greengold_plains", text) == 6
    assert behind("greengold_plains", text) == [(3, "B2 C2"), (3, "B4")]


def test_neighbours_are_shared_by_the_villages_around_them_in_greengold() -> None:
    text = sheet("""
        vvv
        faw
        vvv
    """)
    assert stars("greengold_plains", text) == 6


def test_the_neighbours_of_different_villages_are_not_pooled_in_greengold() -> None:
    text = sheet("""
        fv.vm......
        .a.w.......
    """)
    assert stars("greengold_plains", text) == 0


def test_one_terrain_many_times_is_one_type_in_greengold() -> None:
    text = sheet("""
        .fff.......
        fvvvf......
        .fff.......
    """)
    assert stars("greengold_plains", text) == 0


# Shieldgate


def test_shieldgate_pays_two_a_space_of_the_second_largest_village() -> None:
    text = sheet("""
        vvvvv..vvv.
    """)
    assert stars("shieldgate", text) == 6
    assert behind("shieldgate", text) == [(6, "A8 A9 A10")]


def test_a_single_village_cluster_is_worth_nothing_in_shieldgate() -> None:
    text = sheet("""
        vvvvv
        vvvvv
    """)
    assert stars("shieldgate", text) == 0
    assert units("shieldgate", text) == []


def test_two_largest_villages_of_equal_size_pay_that_size_in_shieldgate() -> None:
    text = sheet("""
        vvvv.vvvv..
    """)
    assert stars("shieldgate", text) == 8
    assert behind("shieldgate", text) in ([(8, "A1 A2 A3 A4")], [(8, "A6 A7 A8 A9")])


def test_a_tie_for_the_largest_leaves_the_third_village_out_of_shieldgate() -> None:
    text = sheet("""
        vvvv.vvvv..
        ...........
        vv.........
    """)
    assert stars("shieldgate", text) == 8


def test_of_three_villages_the_middle_one_is_paid_in_shieldgate() -> None:
    text = sheet("""
        v.vvvvv.vvv
    """)
    assert stars("shieldgate", text) == 6
    assert behind("shieldgate", text) == [(6, "A9 A10 A11")]


def test_a_tie_for_second_place_is_paid_once_in_shieldgate() -> None:
    text = sheet("""
        vvvvv.vv.vv
    """)
    assert stars("shieldgate", text) == 4
    assert behind("shieldgate", text) in ([(4, "A7 A8")], [(4, "A10 A11")])


def test_single_spaces_are_villages_for_shieldgate() -> None:
    assert stars("shieldgate", sheet("v.v.v")) == 2
    assert stars("shieldgate", sheet("vvvvvv.v")) == 2


def test_a_mountain_beside_does_not_matter_to_shieldgate() -> None:
    assert stars("shieldgate", sheet("^vvv.vv^")) == 4


def test_clusters_meeting_at_a_corner_are_two_villages_for_shieldgate() -> None:
    text = sheet("""
        vvv........
        ...vv......
    """)
    assert stars("shieldgate", text) == 4


# Borderlands


def test_a_filled_row_pays_six_in_borderlands() -> None:
    text = sheet("""
        ...........
        fvawfvawfva
    """)
    assert stars("borderlands", text) == 6
    assert behind("borderlands", text) == [(6, "B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11")]


def test_a_filled_column_pays_six_in_borderlands() -> None:
    text = sheet("\n".join(f"..{terrain}" for terrain in "fvawfvawfva"))
    assert stars("borderlands", text) == 6
    assert behind("borderlands", text) == [(6, "A3 B3 C3 D3 E3 F3 G3 H3 I3 J3 K3")]


def test_the_last_row_and_the_last_column_count_in_borderlands() -> None:
    text = sheet("\n".join(["..........f"] * 10 + ["fffffffffff"]))
    assert stars("borderlands", text) == 12
    assert behind("borderlands", text) == [
        (6, "A11 B11 C11 D11 E11 F11 G11 H11 I11 J11 K11"),
        (6, "K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11"),
    ]


@pytest.mark.parametrize("hole", ".r")
@pytest.mark.parametrize("column", range(11))
def test_one_open_space_spoils_a_line_in_borderlands(hole: str, column: int) -> None:
    row = "f" * column + hole + "f" * (10 - column)
    assert stars("borderlands", sheet(row)) == 0
    assert stars("borderlands", sheet("\n".join(row))) == 0


@pytest.mark.parametrize("filling", "fvawmFVAWM^#dD")
def test_whatever_is_filled_fills_a_line_in_borderlands(filling: str) -> None:
    assert stars("borderlands", sheet(f"fffff{filling}fffff")) == 6


def test_wasteland_mountains_and_monsters_fill_a_line_in_borderlands() -> None:
    assert stars("borderlands", sheet("##^^mm#^mMf")) == 6


def test_a_full_sheet_is_twenty_two_lines_in_borderlands() -> None:
    assert stars("borderlands", full_of("v")) == 132
    assert len(units("borderlands", full_of("v"))) == 22


def test_eleven_spaces_over_two_rows_are_no_line_in_borderlands() -> None:
    text = sheet("""
        .ffffffffff
        f..........
    """)
    assert stars("borderlands", text) == 0


# Lost Barony


@pytest.mark.parametrize("filling", "fvawmFVAWM^#dD")
def test_a_single_filled_space_is_a_lost_barony(filling: str) -> None:
    text = sheet(f"""
        ...........
        ...{filling}.......
    """)
    assert stars("lost_barony", text) == 3
    assert behind("lost_barony", text) == [(3, "B4")]


def test_open_ruins_are_no_lost_barony() -> None:
    assert stars("lost_barony", sheet("r")) == 0


def test_a_lost_barony_pays_three_a_space_along_one_side() -> None:
    text = sheet("""
        ...........
        .fff.......
        .vav.......
        .www.......
    """)
    assert stars("lost_barony", text) == 9
    assert behind("lost_barony", text) == [(9, "B2 B3 B4 C2 C3 C4 D2 D3 D4")]


def test_a_long_oblong_is_no_larger_lost_barony() -> None:
    text = sheet("""
        fffffffffff
        vvvvvvvvvvv
    """)
    assert stars("lost_barony", text) == 6


def test_only_the_largest_square_is_paid_in_lost_barony() -> None:
    text = sheet("""
        fff.vv.....
        fff.vv.....
        fff........
        ....aa.....
        ....aa.....
    """)
    assert stars("lost_barony", text) == 9
    assert len(units("lost_barony", text)) == 1


def test_of_two_equal_squares_one_is_paid_in_lost_barony() -> None:
    text = sheet("""
        ff.vv......
        ff.vv......
    """)
    assert stars("lost_barony", text) == 6
    assert behind("lost_barony", text) in ([(6, "A1 A2 B1 B2")], [(6, "A4 A5 B4 B5")])


@pytest.mark.parametrize("hole", ".r")
def test_a_hole_in_the_middle_spoils_the_square_in_lost_barony(hole: str) -> None:
    text = sheet(f"""
        fff
        f{hole}f
        fff
    """)
    assert stars("lost_barony", text) == 3


@pytest.mark.parametrize("hole", ".r")
def test_a_missing_corner_leaves_the_smaller_square_in_lost_barony(hole: str) -> None:
    text = sheet(f"""
        {hole}ff
        fff
        fff
    """)
    assert stars("lost_barony", text) == 6


def test_wasteland_mountains_and_monsters_fill_a_lost_barony() -> None:
    text = sheet("""
        #^m
        M#^
        ^mf
    """)
    assert stars("lost_barony", text) == 9


def test_a_lost_barony_may_lie_in_the_bottom_right_corner() -> None:
    text = sheet("\n".join(["..........."] * 9 + [".........vv"] * 2))
    assert behind("lost_barony", text) == [(6, "J10 J11 K10 K11")]


def test_a_full_sheet_is_a_lost_barony_of_thirty_three() -> None:
    assert stars("lost_barony", full_of("a")) == 33


def test_a_full_sheet_but_for_one_corner_is_a_lost_barony_of_thirty() -> None:
    text = sheet("\n".join([".aaaaaaaaaa"] + ["a" * 11] * 10))
    assert stars("lost_barony", text) == 30


# The Broken Road


def test_the_bottom_left_corner_alone_is_a_broken_road() -> None:
    text = sheet("""
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        f..........
    """)
    assert stars("the_broken_road", text) == 3
    assert behind("the_broken_road", text) == [(3, "K1")]


def test_a_broken_road_runs_from_the_left_edge_down_to_the_bottom_edge() -> None:
    text = sheet("""
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        f..........
        .v.........
        ..a........
        ...w.......
    """)
    assert stars("the_broken_road", text) == 3
    assert behind("the_broken_road", text) == [(3, "H1 I2 J3 K4")]


def test_the_longest_broken_road_has_eleven_spaces() -> None:
    text = sheet("""
        f..........
        .f.........
        ..f........
        ...f.......
        ....f......
        .....f.....
        ......f....
        .......f...
        ........f..
        .........f.
        ..........f
    """)
    assert behind("the_broken_road", text) == [(3, "A1 B2 C3 D4 E5 F6 G7 H8 I9 J10 K11")]


def test_a_short_broken_road_pays_as_much_as_a_long_one() -> None:
    text = sheet("""
        ...........
        ...........
        ...........
        ...........
        f..........
        .f.........
        ..f........
        ...f.......
        ....f......
        f....f.....
        .f....f....
    """)
    assert behind("the_broken_road", text) == [(3, "E1 F2 G3 H4 I5 J6 K7"), (3, "J1 K2")]


@pytest.mark.parametrize("hole", ".r")
def test_one_open_space_spoils_a_broken_road(hole: str) -> None:
    rows = ["..........."] * 8 + ["f", "." + hole, "..f"]
    assert stars("the_broken_road", sheet("\n".join(rows))) == 0


@pytest.mark.parametrize("filling", "fvawmFVAWM^#dD")
def test_whatever_is_filled_paves_a_broken_road(filling: str) -> None:
    rows = ["..........."] * 8 + ["f", "." + filling, "..f"]
    assert stars("the_broken_road", sheet("\n".join(rows))) == 3


def test_wasteland_mountains_and_monsters_pave_a_broken_road() -> None:
    rows = ["..........."] * 8 + ["#", ".^", "..m"]
    assert stars("the_broken_road", sheet("\n".join(rows))) == 3


def test_a_diagonal_from_the_top_to_the_right_edge_is_no_broken_road() -> None:
    text = sheet("""
        .f......f..
        ..f......f.
        ...f......f
        ....f......
        .....f.....
        ......f....
        .......f...
        ........f..
        .........f.
        ..........f
    """)
    assert stars("the_broken_road", text) == 0


def test_a_diagonal_from_the_left_up_to_the_top_edge_is_no_broken_road() -> None:
    text = sheet("""
        ....f......
        ...f.......
        ..f........
        .f.........
        f..........
    """)
    assert stars("the_broken_road", text) == 0


def test_a_diagonal_from_the_bottom_up_to_the_right_edge_is_no_broken_road() -> None:
    text = sheet("""
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        ..........f
        .........f.
        ........f..
        .......f...
    """)
    assert stars("the_broken_road", text) == 0


def test_the_rising_main_diagonal_pays_only_for_its_corner() -> None:
    text = sheet("""
        ..........f
        .........f.
        ........f..
        .......f...
        ......f....
        .....f.....
        ....f......
        ...f.......
        ..f........
        .f.........
        f..........
    """)
    assert behind("the_broken_road", text) == [(3, "K1")]


def test_the_other_three_corners_are_no_broken_road() -> None:
    text = sheet("\n".join(["f.........f"] + ["..........."] * 9 + ["..........f"]))
    assert stars("the_broken_road", text) == 0


def test_a_full_sheet_is_eleven_broken_roads() -> None:
    assert stars("the_broken_road", full_of("w")) == 33
    lengths = sorted(len(spaces) for _, spaces in units("the_broken_road", full_of("w")))
    assert lengths == list(range(1, 12))


# The Cauldrons


def test_an_empty_space_closed_in_is_a_cauldron() -> None:
    text = sheet("""
        ...........
        ..f........
        .a.w.......
        ..v........
    """)
    assert stars("the_cauldrons", text) == 1
    assert behind("the_cauldrons", text) == [(1, "C3")]


def test_open_ruins_closed_in_are_a_cauldron() -> None:
    text = sheet("""
        ...........
        ..f........
        .arw.......
        ..v........
    """)
    assert behind("the_cauldrons", text) == [(1, "C3")]


def test_covered_ruins_are_no_cauldron() -> None:
    text = sheet("""
        ...........
        ..f........
        .aVw.......
        ..v........
    """)
    assert stars("the_cauldrons", text) == 0


@pytest.mark.parametrize("opening", ".r")
def test_one_open_side_is_enough_to_spoil_a_cauldron(opening: str) -> None:
    text = sheet(f"""
        ...........
        ..f........
        .a.{opening}.......
        ..v........
    """)
    assert stars("the_cauldrons", text) == 0


def test_the_edge_closes_a_cauldron_in() -> None:
    text = sheet("""
        .f..f.f....
        f....v.....
        f..........
        .f.........
        f..........
    """)
    assert behind("the_cauldrons", text) == [(1, "A1"), (1, "A6"), (1, "D1")]


def test_all_four_corners_need_only_two_neighbours_for_the_cauldrons() -> None:
    text = sheet("""
        .v.......v.
        v.........v
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        v.........v
        .v.......v.
    """)
    assert behind("the_cauldrons", text) == [(1, "A1"), (1, "A11"), (1, "K1"), (1, "K11")]


@pytest.mark.parametrize("wall", "fvawmFVAWM^#dD")
def test_whatever_is_filled_closes_a_cauldron_in(wall: str) -> None:
    text = sheet(f"""
        .{wall}
        v
    """)
    assert behind("the_cauldrons", text) == [(1, "A1")]


def test_wasteland_mountains_and_monsters_close_a_cauldron_in() -> None:
    text = sheet("""
        ...........
        ..#........
        .^.m.......
        ..M........
    """)
    assert stars("the_cauldrons", text) == 1


def test_open_corners_do_not_matter_to_the_cauldrons() -> None:
    text = sheet("""
        .f.f.
        f.f.f
        .f.f.
    """)
    assert behind("the_cauldrons", text) == [
        (1, "A1"),
        (1, "A3"),
        (1, "B2"),
        (1, "B4"),
    ]


def test_two_empty_spaces_side_by_side_are_no_cauldrons() -> None:
    text = sheet("""
        .ff.
        f..f
        .ff.
    """)
    assert behind("the_cauldrons", text) == [(1, "A1")]


def test_a_full_sheet_has_no_cauldrons() -> None:
    assert stars("the_cauldrons", full_of("f")) == 0


# Monsters


def test_each_open_space_beside_a_monster_costs_one() -> None:
    text = sheet("""
        ...........
        ...........
        ..m........
    """)
    assert monsters(text) == -4
    assert penalties(text) == {"B3", "C2", "C4", "D3"}


def test_a_space_between_several_monsters_costs_one_only() -> None:
    text = sheet("""
        ...........
        ..m........
        .m.m.......
        ..m........
    """)
    assert penalties(text) == {"A3", "B2", "B4", "C1", "C3", "C5", "D2", "D4", "E3"}
    assert monsters(text) == -9


def test_open_ruins_beside_a_monster_cost_one() -> None:
    text = sheet("""
        mr
        f
    """)
    assert monsters(text) == -1
    assert penalties(text) == {"A2"}


@pytest.mark.parametrize("neighbour", "fvawmFVAWM^#dD")
def test_a_filled_neighbour_of_a_monster_costs_nothing(neighbour: str) -> None:
    text = sheet(f"""
        m{neighbour}
        f
    """)
    assert "A2" not in penalties(text)


def test_a_monster_closed_in_costs_nothing() -> None:
    text = sheet("""
        ...........
        ..f........
        .#m^.......
        ..V........
    """)
    assert monsters(text) == 0
    assert penalties(text) == set()


def test_a_monster_on_ruins_is_a_monster() -> None:
    assert monsters(sheet("M")) == -2
    assert penalties(sheet("M")) == {"A2", "B1"}


def test_the_corner_of_a_monster_is_safe() -> None:
    text = sheet("""
        .f.
        fmf
        .f.
    """)
    assert monsters(text) == 0


def test_nobody_loses_stars_beyond_the_edge() -> None:
    text = sheet("""
        m.........m
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        m.........m
    """)
    assert monsters(text) == -8
    assert penalties(text) == {"A2", "B1", "A10", "B11", "J1", "K2", "J11", "K10"}


def test_the_last_open_space_can_be_a_cauldron_and_a_loss_at_once() -> None:
    text = sheet("""
        .m
        m
    """)
    assert "A1" in penalties(text)
    assert behind("the_cauldrons", text) == [(1, "A1")]


def test_the_four_ambush_shapes_on_a_blank_a_cost_what_lies_open_around_them() -> None:
    gnolls = BLANK_A.split("/")
    gnolls[0:3] = ["mm.........", "m..^.r.....", "mM......^r."]
    goblins = BLANK_A.split("/")
    goblins[8:11] = [".r^.....mr.", ".....r.^.m.", "..........m"]
    bugbears = BLANK_A.split("/")
    bugbears[0:2] = ["........m.m", "...^.r..m.m"]
    kobolds = BLANK_A.split("/")
    kobolds[8:11] = ["mr^......r.", "mm...r.^...", "m.........."]
    assert penalties("/".join(gnolls)) == {"A3", "B2", "C3", "D1", "D2"}
    assert penalties("/".join(goblins)) == {"H9", "I8", "I10", "J9", "J11", "K10"}
    assert penalties("/".join(bugbears)) == {"A8", "B8", "A10", "B10", "C11"}
    assert penalties("/".join(kobolds)) == {"H1", "I2", "J3", "K2"}


# A row does not go on in the next row, nor the bottom in the top


def test_a_village_does_not_wrap_round_the_sheet() -> None:
    text = sheet("""
        ........vvv
        vvv........
    """)
    assert stars("wildholds", text) == 0
    assert stars("great_city", text) == 3
    assert stars("shieldgate", text) == 6


def test_a_village_does_not_wrap_from_bottom_to_top() -> None:
    text = sheet("\n".join(["vvv"] + ["..........."] * 9 + ["vvv"]))
    assert stars("wildholds", text) == 0
    assert stars("shieldgate", text) == 6


def test_a_forest_does_not_wrap_round_the_sheet_in_stoneside() -> None:
    text = sheet("""
        .........^f
        f^.........
    """)
    assert stars("stoneside_forest", text) == 0


def test_a_mountain_does_not_touch_the_next_row_in_stoneside() -> None:
    text = sheet("""
        ..........^
        f^.........
    """)
    assert stars("stoneside_forest", text) == 0


@pytest.mark.parametrize(
    ("card", "last_of_a", "first_of_b"),
    [
        ("canal_lake", "w", "a"),
        ("canal_lake", "a", "w"),
        ("mages_valley", "^", "w"),
        ("mages_valley", "w", "^"),
        ("mages_valley", "a", "^"),
        ("the_golden_granary", "r", "w"),
        ("the_golden_granary", "w", "r"),
    ],
)
def test_column_eleven_does_not_touch_column_one_of_the_next_row(
    card: str, last_of_a: str, first_of_b: str
) -> None:
    assert stars(card, sheet(f"..........{last_of_a}\n{first_of_b}")) == 0


@pytest.mark.parametrize(
    ("card", "top", "bottom"),
    [
        ("canal_lake", "w", "a"),
        ("mages_valley", "^", "w"),
        ("mages_valley", "a", "^"),
        ("the_golden_granary", "r", "w"),
    ],
)
def test_the_bottom_row_does_not_touch_the_top_row(card: str, top: str, bottom: str) -> None:
    rows = ["....." + top] + ["..........."] * 9 + ["....." + bottom]
    assert stars(card, sheet("\n".join(rows))) == 0


def test_a_mountain_at_the_end_of_the_row_above_does_not_spoil_a_great_city() -> None:
    text = sheet("""
        ..........^
        vvv........
    """)
    assert stars("great_city", text) == 3


def test_terrain_at_the_end_of_the_row_above_is_not_beside_in_greengold() -> None:
    text = sheet("""
        f.........w
        va.........
    """)
    assert stars("greengold_plains", text) == 0


def test_the_right_edge_closes_a_treetower_in_though_the_next_row_is_open() -> None:
    text = sheet("""
        .........vf
        ..........v
    """)
    assert behind("treetower", text) == [(1, "A11")]


def test_the_left_edge_closes_a_treetower_in_though_the_row_above_ends_open() -> None:
    text = sheet("""
        v..........
        fv.........
        v..........
    """)
    assert behind("treetower", text) == [(1, "B1")]


def test_the_next_row_does_not_close_a_treetower_in() -> None:
    text = sheet("""
        ..........v
        f..........
        v..........
    """)
    assert stars("treetower", text) == 0


def test_the_right_and_left_edges_close_cauldrons_in_though_other_rows_are_open() -> None:
    text = sheet("""
        .........v.
        ..........v
        v..........
        .v.........
        v..........
    """)
    assert behind("the_cauldrons", text) == [(1, "A11"), (1, "D1")]


def test_a_square_does_not_wrap_round_the_sheet_in_lost_barony() -> None:
    text = sheet("""
        ..........f
        f.........f
        f..........
    """)
    assert stars("lost_barony", text) == 3


def test_a_square_does_not_wrap_from_bottom_to_top_in_lost_barony() -> None:
    text = sheet("\n".join(["ff"] + ["..........."] * 9 + ["ff"]))
    assert stars("lost_barony", text) == 3


def test_a_diagonal_does_not_wrap_round_the_sheet_in_the_broken_road() -> None:
    text = sheet("""
        ...........
        ...........
        ...........
        ...........
        ...........
        ...........
        .........f.
        ..........f
        ...........
        f..........
        ...........
    """)
    assert stars("the_broken_road", text) == 0


def test_monsters_at_the_right_edge_leave_the_next_row_alone() -> None:
    assert penalties(sheet("..........m")) == {"A10", "B11"}
    assert monsters(sheet("..........m")) == -2


def test_monsters_at_the_left_edge_leave_the_row_above_alone() -> None:
    text = sheet("""
        ...........
        m..........
    """)
    assert penalties(text) == {"A1", "B2", "C1"}
    assert monsters(text) == -3


def test_monsters_in_the_bottom_row_leave_the_top_row_alone() -> None:
    text = sheet("\n".join(["..........."] * 10 + [".....m....."]))
    assert penalties(text) == {"J6", "K5", "K7"}


# Diplomacy: one space that is farm and village at once


def test_a_diplomacy_space_is_the_sixth_village_in_wildholds() -> None:
    assert behind("wildholds", sheet("vvvdvv")) == [(8, "A1 A2 A3 A4 A5 A6")]
    assert stars("wildholds", sheet("dDdDdD")) == 8
    assert stars("wildholds", sheet("vvvdva")) == 0


def test_a_diplomacy_space_counts_in_the_great_city() -> None:
    assert stars("great_city", sheet("vvd")) == 3
    assert stars("great_city", sheet("d")) == 1
    assert stars("great_city", sheet("vvd^")) == 0


def test_a_diplomacy_space_joins_two_villages_into_one_for_shieldgate() -> None:
    assert stars("shieldgate", sheet("vv.vv")) == 4
    assert stars("shieldgate", sheet("vvdvv")) == 0
    assert stars("shieldgate", sheet("vvv.vd")) == 4


def test_a_diplomacy_space_beside_water_scores_with_it_in_canal_lake() -> None:
    assert behind("canal_lake", sheet("wd")) == [(1, "A1"), (1, "A2")]
    assert stars("canal_lake", sheet("WD")) == 2
    assert stars("canal_lake", sheet("da")) == 0


def test_a_diplomacy_space_beside_a_mountain_is_a_farm_in_mages_valley() -> None:
    assert behind("mages_valley", sheet("d^D")) == [(1, "A1"), (1, "A3")]


def test_a_diplomacy_space_on_ruins_is_a_farm_in_the_granary() -> None:
    assert behind("the_golden_granary", sheet("D")) == [(3, "A1")]
    assert stars("the_golden_granary", sheet("d")) == 0
    assert stars("the_golden_granary", sheet("dr")) == 0
    assert behind("the_golden_granary", sheet("wD")) == [(1, "A1"), (3, "A2")]


def test_a_diplomacy_space_is_a_farm_cluster_in_shoreside() -> None:
    text = sheet("""
        ...........
        .d.ad......
    """)
    assert behind("shoreside_expanse", text) == [(3, "B2"), (3, "B4 B5")]


def test_the_villages_around_a_diplomacy_space_are_no_part_of_its_farm() -> None:
    text = sheet("""
        ...v.......
        .vvdvw.....
        ...........
    """)
    assert behind("shoreside_expanse", text) == [(3, "B4"), (3, "B6")]


def test_a_diplomacy_space_beside_water_or_on_the_edge_spoils_shoreside() -> None:
    beside_water = sheet("""
        ...........
        .dw........
    """)
    on_the_edge = sheet("""
        .d.........
        .a.........
    """)
    assert stars("shoreside_expanse", beside_water) == 0
    assert stars("shoreside_expanse", on_the_edge) == 0


def test_the_diplomacy_space_of_a_village_is_not_an_adjacent_farm_in_greengold() -> None:
    text = sheet("""
        fw
        vd
    """)
    assert stars("greengold_plains", text) == 0


def test_a_lone_diplomacy_space_is_not_beside_itself_in_greengold() -> None:
    text = sheet("""
        .f.........
        wd.........
    """)
    assert stars("greengold_plains", text) == 0


def test_a_farm_beside_a_diplomacy_space_is_an_adjacent_farm_in_greengold() -> None:
    text = sheet("""
        .f.........
        wda........
    """)
    assert behind("greengold_plains", text) == [(3, "B2")]


def test_a_diplomacy_space_brings_its_neighbours_to_its_village_in_greengold() -> None:
    text = sheet("""
        f.w........
        vvd........
        ..m........
    """)
    assert behind("greengold_plains", text) == [(3, "B1 B2 B3")]


def test_a_diplomacy_space_is_no_forest_and_no_water() -> None:
    for card in FOREST_CARDS:
        assert stars(card, sheet("^d^")) == 0
    assert stars("canal_lake", sheet("ada")) == 0


def test_a_diplomacy_space_is_filled() -> None:
    text = sheet("""
        fd
        d
    """)
    assert stars("treetower", text) == 1
    assert stars("borderlands", sheet("ddddddddddD")) == 6
    assert stars("lost_barony", sheet("dd\nDd")) == 6
    assert stars("the_cauldrons", sheet(".d\nd")) == 1
    assert monsters(sheet("md\nD")) == 0


# Two finished sheets


GROWN_FROM_A = sheet("""
    .ffff..m.m.
    fff^fWwmmm.
    fW..ffww^A.
    ffwwwf.w.af
    ffv.wf..fff
    vfvvw^..mff
    vwvvvwwwamf
    vw.vvv.waam
    vW^.vwmwaW.
    f.wvvMm^.wa
    fffvv.mwwwa
""")

GROWN_FROM_B = sheet("""
    vvvvw..ff..
    v.wwwfFf^..
    vvA^w.wwwm.
    vaaaf#wvvvv
    v.af##Wv...
    vfff###vvvv
    vMfma#vvvvv
    vmfma^.aVv.
    a..fffaaa^.
    aa^Fmmmavvv
    a...m.mvvv.
""")


@pytest.mark.parametrize(
    ("card", "worth"),
    [
        ("sentinel_wood", 16),  # four each: top, left above, right, bottom left corner
        ("greenbough", 18),  # no forest in rows H and I, nor in columns 7 and 8
        ("treetower", 18),
        ("stoneside_forest", 6),  # B4 and F6, by the long forest of the north-west
        ("canal_lake", 12),  # farms G9 H9 I9 H10 J11 K11, waters G8 H8 I8 I10 J10 K10
        ("mages_valley", 15),  # seven waters and the farm C10
        ("the_golden_granary", 7),  # farm C10, waters B7 H2 I6 J10
        ("shoreside_expanse", 21),  # farm C10; waters at B6, C2, D3, G2, I6, J3
        ("wildholds", 8),  # one village of 14
        ("great_city", 14),
        ("greengold_plains", 3),  # the 14: forest, water, monster; the 4 lack a third type
        ("shieldgate", 8),  # the 4 at the left edge
        ("borderlands", 18),  # row G, columns 5 and 10
        ("lost_barony", 9),
        ("the_broken_road", 21),  # all but those from A1, B1, F1 and I1
        ("the_cauldrons", 11),  # A1 A9 D9 E4 H3 H7 I4 I11 J2 J9 K6
    ],
)
def test_a_finished_sheet_grown_from_a(card: str, worth: int) -> None:
    assert stars(card, GROWN_FROM_A) == worth
    assert sum(part for part, _ in units(card, GROWN_FROM_A)) == worth


def test_the_monsters_of_the_sheet_grown_from_a() -> None:
    assert monsters(GROWN_FROM_A) == -8
    assert penalties(GROWN_FROM_A) == {"A7", "A9", "A11", "B11", "F8", "H7", "I11", "K6"}


def test_the_spaces_behind_the_stars_of_the_sheet_grown_from_a() -> None:
    assert behind("great_city", GROWN_FROM_A) == [(14, "E3 F3 F4 G3 G4 G5 H4 H5 H6 I5 J4 J5 K4 K5")]
    assert behind("shieldgate", GROWN_FROM_A) == [(8, "F1 G1 H1 I1")]
    assert behind("the_golden_granary", GROWN_FROM_A) == [
        (1, "B7"),
        (1, "H2"),
        (1, "I6"),
        (1, "J10"),
        (3, "C10"),
    ]
    assert behind("shoreside_expanse", GROWN_FROM_A) == [
        (3, "B6 B7 C7 C8 D8"),
        (3, "C10 D10"),
        (3, "C2"),
        (3, "D3 D4 D5 E5 F5"),
        (3, "G2 H2 I2"),
        (3, "I6"),
        (3, "J3"),
    ]
    assert behind("stoneside_forest", GROWN_FROM_A) == [
        (3, "A2 A3 A4 A5 B1 B2 B3 B4 B5 C1 C5 C6 D1 D2 D6 E1 E2 E6 F2"),
        (3, "A2 A3 A4 A5 B1 B2 B3 B5 C1 C5 C6 D1 D2 D6 E1 E2 E6 F2 F6"),
    ]


@pytest.mark.parametrize(
    ("card", "worth"),
    [
        ("sentinel_wood", 2),  # A8 A9
        ("greenbough", 17),  # no forest in rows C and K, nor in columns 1, 10 and 11
        ("treetower", 8),  # B8 D5 E4 F3 F4 G3 I5 I6
        ("stoneside_forest", 6),  # H6 and J3
        ("canal_lake", 2),  # B3 C3
        ("mages_valley", 11),  # waters B4 C5 C9, farms C3 D4 H5 I9 J2
        ("the_golden_granary", 6),  # farm C3, waters B3 C7 D7
        ("shoreside_expanse", 9),  # farms at G5 and H8, water at C7
        ("wildholds", 24),  # villages of 16, 12 and 6
        ("great_city", 12),  # the 16 and the 6 touch the mountain I10
        ("greengold_plains", 9),
        ("shieldgate", 24),  # the 12
        ("borderlands", 42),  # rows D F G J, columns 1 5 8
        ("lost_barony", 12),
        ("the_broken_road", 9),  # from C1, E1 and K1
        ("the_cauldrons", 6),  # B2 C6 E2 H7 K6 K11
    ],
)
def test_a_finished_sheet_grown_from_b(card: str, worth: int) -> None:
    assert stars(card, GROWN_FROM_B) == worth
    assert sum(part for part, _ in units(card, GROWN_FROM_B)) == worth


def test_the_monsters_of_the_sheet_grown_from_b() -> None:
    assert monsters(GROWN_FROM_B) == -5
    assert penalties(GROWN_FROM_B) == {"B10", "C11", "I2", "K4", "K6"}


def test_the_spaces_behind_the_stars_of_the_sheet_grown_from_b() -> None:
    assert behind("great_city", GROWN_FROM_B) == [(12, "A1 A2 A3 A4 B1 C1 C2 D1 E1 F1 G1 H1")]
    assert behind("shieldgate", GROWN_FROM_B) == [(24, "A1 A2 A3 A4 B1 C1 C2 D1 E1 F1 G1 H1")]
    assert behind("wildholds", GROWN_FROM_B) == [
        (8, "A1 A2 A3 A4 B1 C1 C2 D1 E1 F1 G1 H1"),
        (8, "D8 D9 D10 D11 E8 F8 F9 F10 F11 G7 G8 G9 G10 G11 H9 H10"),
        (8, "J9 J10 J11 K8 K9 K10"),
    ]
    assert behind("stoneside_forest", GROWN_FROM_B) == [
        (3, "H6 I4 I5 I6 J4"),
        (3, "I4 I5 I6 J3 J4"),
    ]
    assert behind("the_broken_road", GROWN_FROM_B) == [
        (3, "C1 D2 E3 F4 G5 H6 I7 J8 K9"),
        (3, "E1 F2 G3 H4 I5 J6 K7"),
        (3, "K1"),
    ]


@pytest.mark.parametrize("card", [card for card in ALL_CARDS if card != "the_golden_granary"])
@pytest.mark.parametrize("text", [GROWN_FROM_A, GROWN_FROM_B], ids=["A", "B"])
def test_ruins_under_a_drawing_matter_to_the_granary_alone(card: str, text: str) -> None:
    assert stars(card, text.lower()) == stars(card, text)
    assert stars(card, text.upper()) == stars(card, text)


@pytest.mark.parametrize("text", [GROWN_FROM_A, GROWN_FROM_B], ids=["A", "B"])
def test_the_granary_is_worth_nothing_without_ruins(text: str) -> None:
    assert stars("the_golden_granary", text.lower()) == 0
