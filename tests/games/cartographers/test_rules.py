"""The course of a turn: set-up, explore, draw, ruins, fall-back, coins, full maps, commit and recall."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from oracle import cartographers as oracle
from table import (
    FULL,
    A,
    B,
    asked,
    chances,
    coins,
    drawn_on,
    free,
    may,
    offered,
    play,
    players,
    playing,
    question,
    refusal,
    reveal,
    revealing,
    sheet_of,
    step,
    table,
    track,
)

from charthouse.core.game import CHANCE, BadText, IllegalAction
from charthouse.games.cartographers import GAME
from charthouse.games.cartographers.scoring import CARD
from charthouse.games.cartographers.state import State

RUINS_OF_A = "B6 C2 C10 I2 I10 J6"
NO_RUINS_A = drawn_on(A, "f", RUINS_OF_A)
LANDSCAPES = sorted(oracle.LANDSCAPES)
FIVE = ("forest", "village", "farm", "water", "monster")
PART_A = (
    "ffffwwww.../vvv^.rwwm../.r.aaaw.^r./...aaa....m/..........m/ffff.^...mm/ff........./f....vvvv.."
    "/.F^..vv..r./aaa..W.^.ww/aaaa...wwww"
)
PART_B = (
    "aaaa...fff./vv....r.^f./..V^...www./.....#..mm./....##r..m./ww..###..../.r...#.ff../.....^..r.."
    "/vvvv.....^./..^r...a..a/..aaa......"
)


def new(options: dict[str, Any], seats: int = 1) -> State:
    return GAME.setup(GAME.expand(options, seats), players(seats))


def squares(spaces: str, terrains: tuple[str, ...] = FIVE) -> set[str]:
    return {f"{terrain} {space}" for terrain in terrains for space in spaces.split()}


# --- set-up


@pytest.mark.parametrize(("side", "text"), [("A", A), ("B", B)])
@pytest.mark.parametrize("seats", [1, 2, 100])
def test_everybody_starts_with_a_blank_sheet_of_the_chosen_side(side: str, text: str, seats: int) -> None:
    state = new({"side": side}, seats)
    assert [sheet_of(state, seat) for seat in range(seats)] == [text] * seats
    assert [coins(state, seat) for seat in range(seats)] == [0] * seats


def test_the_sheet_is_wilderness_unless_chosen_otherwise() -> None:
    assert sheet_of(new({})) == A


@pytest.mark.parametrize("pick", [0, -1])
def test_one_edict_of_each_category_is_dealt_under_a_to_d(pick: int) -> None:
    state = new({})
    left = []
    for letter in "ABCD":
        assert question(state) == f"edict/{letter}"
        left.append(len(chances(state)))
        state, _ = step(state, CHANCE, chances(state)[pick])
    assert left == [16, 12, 8, 4]
    assert {CARD[edict].category for edict in state.public.edicts} == {CARD[edict].category for edict in CARD}
    assert question(state) == "spring/1"


def test_any_category_may_come_under_any_letter() -> None:
    state = new({})
    first_letter = {CARD[card].category for card in chances(state)}
    assert len(first_letter) == 4


def test_chosen_edicts_keep_the_order_in_which_they_were_chosen() -> None:
    chosen = ["borderlands", "wildholds", "canal_lake", "sentinel_wood"]
    state = new({"edicts": chosen})
    assert list(state.public.edicts) == chosen
    assert question(state) == "spring/1"


@pytest.mark.parametrize(
    "edicts",
    [
        ["borderlands"],
        ["borderlands", "lost_barony", "canal_lake", "sentinel_wood"],
        ["borderlands", "wildholds", "canal_lake", "sentinel_wood", "greenbough"],
        ["borderlands", "wildholds", "canal_lake", "no_such_card"],
    ],
    ids=["too few", "two of a category", "too many", "unknown"],
)
def test_chosen_edicts_must_be_one_of_each_category(edicts: list[str]) -> None:
    with pytest.raises(BadText):
        GAME.expand({"edicts": edicts}, 1)


def test_without_the_expansion_no_skill_is_dealt() -> None:
    assert new({"edicts": list(table(A).public.edicts)}).public.skills == ()


def test_three_different_skills_of_eight_are_dealt_after_the_edicts() -> None:
    state = new({"edicts": list(table(A).public.edicts), "skills": True})
    left = []
    for number in (1, 2, 3):
        assert question(state) == f"skill/{number}"
        left.append(len(chances(state)))
        state, _ = step(state, CHANCE, chances(state)[0])
    assert left == [8, 7, 6]
    assert len(set(state.public.skills)) == 3
    assert question(state) == "spring/1"


def test_chosen_skills_lie_on_the_table_from_the_start() -> None:
    state = table(A, skills=["search", "acrobatics", "diplomacy"])
    assert state.public.skills == ("search", "acrobatics", "diplomacy")
    assert question(state) == "spring/1"


@pytest.mark.parametrize(
    "skills",
    [["search"], ["search", "search", "diplomacy"], ["search", "diplomacy", "cooking"]],
    ids=["too few", "one twice", "unknown"],
)
def test_chosen_skills_must_be_three_different_known_ones(skills: list[str]) -> None:
    with pytest.raises(BadText):
        GAME.expand({"skills": skills}, 1)


# --- explore


def test_the_first_deck_holds_thirteen_explore_cards_and_one_ambush() -> None:
    deck = Counter(chances(table(A)))
    assert len(deck) == 14
    assert set(deck) == {*LANDSCAPES, "temple_ruins", "outpost_ruins", "ambush"}
    assert set(deck.values()) == {1}


def test_a_revealed_card_is_gone_until_the_next_season() -> None:
    state = play(reveal(table(A), "hamlet"), "village A1 B1 B2")
    assert question(state) == "spring/2"
    assert "hamlet" not in chances(state)
    with pytest.raises(IllegalAction):
        step(state, CHANCE, "hamlet")


@pytest.mark.parametrize("answer", ["goblin_attack", "no_such_card", "sentinel_wood"])
def test_chance_cannot_answer_what_is_not_in_the_deck(answer: str) -> None:
    with pytest.raises(IllegalAction):
        step(table(A), CHANCE, answer)


@pytest.mark.parametrize(
    ("card", "time"),
    [
        ("great_river", 1),
        ("farmland", 1),
        ("hamlet", 1),
        ("forgotten_forest", 1),
        ("hinterland_stream", 2),
        ("homestead", 2),
        ("orchard", 2),
        ("treetop_village", 2),
        ("marshlands", 2),
        ("fishing_village", 2),
        ("rift_lands", 0),
    ],
)
def test_each_landscape_takes_its_printed_time(card: str, time: int) -> None:
    state, events = revealing(table(A), card)
    assert events == [f"explored {card} {time}"]
    assert state.public.time == time


@pytest.mark.parametrize("ruins", ["temple_ruins", "outpost_ruins"])
def test_a_ruins_card_takes_no_time_and_the_next_card_follows_at_once(ruins: str) -> None:
    state, events = revealing(table(A, A), ruins)
    assert events == [f"ruins {ruins}"]
    assert state.public.time == 0
    assert question(state) == "spring/2"
    assert len(chances(state)) == 13


def test_nobody_may_draw_while_a_card_is_being_revealed() -> None:
    state = reveal(table(A), "temple_ruins")
    assert refusal(state, "forest C2") == "why-not-your-turn"
    assert offered(state) == set()


# --- drawing


@pytest.mark.parametrize("edition", ["2019", "2020"])
@pytest.mark.parametrize("ruins", [False, True], ids=["no duty", "ruins duty"])
@pytest.mark.parametrize("text", [A, B, PART_A, PART_B, NO_RUINS_A, free("A1 A2 C5 D5 D6 K11", ruins="F6")])
def test_the_menu_is_what_a_slow_reading_of_the_rules_allows(text: str, ruins: bool, edition: str) -> None:
    for card in LANDSCAPES:
        state = reveal(table(text, edition=edition, duty=ruins), card)
        assert offered(state) == set(oracle.placements(text, card, ruins, edition))


@pytest.mark.parametrize(
    "spaces",
    [
        "A3 A4 B1 B2 B3",
        "A1 A2 B2 B3 B4",
        "A1 A2 A3 B3 B4",
        "A2 A3 A4 B1 B2",
        "A1 B1 B2 C2 D2",
        "A2 B1 B2 C1 D1",
        "A1 B1 C1 C2 D2",
        "A2 B2 C1 C2 D1",
    ],
)
def test_a_shape_may_be_turned_and_flipped(spaces: str) -> None:
    empty = free(" ".join(f"{row}{column}" for row in "ABCD" for column in (1, 2, 3, 4)))
    state = reveal(table(empty), "treetop_village")
    assert play(state, f"forest {spaces}") != state


def test_a_shape_keeps_its_form() -> None:
    state = reveal(table(A), "fishing_village")
    assert refusal(state, "water A1 A2 A3") == "why-shape"
    assert refusal(state, "water A1 A2 A3 A4 A5") == "why-shape"
    assert refusal(state, "water A1 A2 A3 B3") == "why-shape"


def test_a_shape_need_not_hang_together_nor_touch_what_was_drawn() -> None:
    state = reveal(table(A), "forgotten_forest")
    assert sheet_of(play(state, "forest G7 H8")) == drawn_on(A, "f", "G7 H8")


@pytest.mark.parametrize(
    ("text", "spaces"),
    [
        (drawn_on(A, "m", "A2"), "A1 A2 A3 A4"),
        (A, "B1 B2 B3 B4"),
        (B, "D3 D4 D5 D6"),
        (drawn_on(A, "f", "B6"), "B5 B6 B7 B8"),
    ],
    ids=["drawn space", "mountain", "wasteland", "covered ruins"],
)
def test_a_filled_space_is_never_drawn_on_again(text: str, spaces: str) -> None:
    state = reveal(table(text), "fishing_village")
    assert refusal(state, f"water {spaces}") == "why-overlaps"


@pytest.mark.parametrize("spaces", ["A10 A11 B1 B2", "A9 A10 A11 B1", "J1 K1 A1 B1", "J11 K11 A2 B2"])
def test_a_shape_does_not_wrap_round_the_edge(spaces: str) -> None:
    assert refusal(reveal(table(A), "fishing_village"), f"water {spaces}") == "why-shape"


@pytest.mark.parametrize("space", ["A0", "A12", "L1", "Z9"])
def test_there_is_no_space_beyond_the_edge(space: str) -> None:
    with pytest.raises(BadText):
        GAME.read_action(f"water {space}")


def test_a_shape_may_cover_open_ruins_without_any_duty() -> None:
    state = reveal(table(A), "farmland")
    assert sheet_of(play(state, "farm C2 C3")) == drawn_on(A, "a", "C2 C3")
    assert sheet_of(play(state, "farm C2 C3")).split("/")[2] == ".Aa.....^r."


@pytest.mark.parametrize("terrain", ["forest", "village", "monster"])
def test_the_terrain_comes_from_the_card(terrain: str) -> None:
    state = reveal(table(A), "hinterland_stream")
    assert refusal(state, f"{terrain} A1 A2 A3 B1 C1") == "why-terrain"
    assert may(state, "farm A1 A2 A3 B1 C1")
    assert may(state, "water A1 A2 A3 B1 C1")


@pytest.mark.parametrize("terrain", ["mountain", "wasteland", "ruins"])
def test_nobody_can_draw_what_is_printed(terrain: str) -> None:
    with pytest.raises(BadText):
        GAME.read_action(f"{terrain} A1")


def test_rift_lands_is_one_space_of_any_of_five_terrains() -> None:
    state = reveal(table(free("A1 C7", ruins="K11")), "rift_lands")
    assert offered(state) == squares("A1 C7 K11")


# --- ruins duty


def test_after_ruins_a_shape_must_cover_open_ruins() -> None:
    state = reveal(table(A), "temple_ruins", "farmland")
    dominoes = {action for action in offered(state) if len(action.split()) == 3}
    assert all(set(action.split()) & set(RUINS_OF_A.split()) for action in offered(state))
    assert "farm C1 C2" in dominoes
    assert refusal(state, "farm A1 A2") == "why-ruins"


def test_covered_ruins_do_not_meet_the_duty() -> None:
    text = drawn_on(A, "f", "C2")
    state = reveal(table(text), "temple_ruins", "farmland")
    assert not any("C2" in action.split() for action in offered(state))
    assert refusal(state, "farm C3 D3") == "why-ruins"


def test_both_shapes_of_a_card_owe_the_duty() -> None:
    state = reveal(table(A), "temple_ruins", "farmland")
    assert may(state, "farm B2 C1 C2 C3 D2")
    assert refusal(state, "farm G7 H6 H7 H8 I7") == "why-ruins"


def test_two_ruins_in_a_row_are_one_duty() -> None:
    state = reveal(table(A), "temple_ruins", "outpost_ruins", "farmland")
    assert may(state, "farm C2 C3")
    state = play(state, "farm C2 C3")
    assert not state.public.duty
    assert may(reveal(state, "hamlet"), "village A1 B1 B2")


def test_two_ruins_cards_do_not_demand_two_ruins_spaces() -> None:
    one_ruin = drawn_on(A, "f", "B6 C10 I2 I10 J6")
    state = reveal(table(one_ruin), "temple_ruins", "outpost_ruins", "farmland")
    assert offered(state) == set(oracle.placements(one_ruin, "farmland", ruins=True))
    assert may(state, "farm C2 C3")


def test_the_duty_is_over_after_one_drawing() -> None:
    state = play(reveal(table(A, A), "temple_ruins", "farmland"), "farm C2 C3", "farm I2 J2")
    state = reveal(state, "hamlet")
    assert offered(state, 0) == set(oracle.placements(sheet_of(state, 0), "hamlet"))
    assert may(state, "village A1 B1 B2", 1)


def test_a_second_ruins_card_after_the_drawing_is_a_new_duty() -> None:
    state = play(reveal(table(A), "temple_ruins", "farmland"), "farm C2 C3")
    state = reveal(state, "outpost_ruins", "hamlet")
    assert refusal(state, "village A1 B1 B2") == "why-ruins"


def test_ruins_then_ambush_then_card_keeps_the_duty_at_a_table() -> None:
    state = reveal(table(A, A), "temple_ruins", "gnoll_raid")
    state = play(state, "monster A1 A2 B1 C1 C2", "monster E1 E2 F1 G1 G2")
    state = reveal(state, "farmland")
    assert refusal(state, "farm J1 K1") == "why-ruins"
    assert may(state, "farm I2 J2")


def test_ruins_then_ambush_then_card_keeps_the_duty_alone() -> None:
    state = reveal(table(A), "temple_ruins", "gnoll_raid", "farmland")
    assert refusal(state, "farm J1 K1") == "why-ruins"
    assert may(state, "farm I2 J2")


def test_an_ambush_between_ruins_and_card_may_take_the_last_open_ruins() -> None:
    one_ruin = drawn_on(drawn_on(A, "f", "B6 C10 I2 I10 J6"), "f", "A3 C3")
    state = reveal(table(one_ruin, one_ruin), "temple_ruins", "gnoll_raid")
    state = play(state, "monster A1 A2 B1 C1 C2", "monster A1 A2 B1 C1 C2")
    state = reveal(state, "farmland")
    assert may(state, "monster K11")
    assert refusal(state, "farm J1 K1") == "why-only-a-square"


def test_rift_lands_after_ruins_goes_on_open_ruins_only() -> None:
    state = reveal(table(A), "temple_ruins", "rift_lands")
    assert offered(state) == squares(RUINS_OF_A)
    assert refusal(state, "monster A1") == "why-ruins"


def test_rift_lands_after_ruins_goes_anywhere_when_no_ruins_are_open() -> None:
    state = reveal(table(NO_RUINS_A), "temple_ruins", "rift_lands")
    free_spaces = [f"{row}{c}" for row in "ABCDEFGHIJK" for c in range(1, 12)]
    text = NO_RUINS_A.split("/")
    still_open = [s for s in free_spaces if text["ABCDEFGHIJK".index(s[0])][int(s[1:]) - 1] == "."]
    assert len(still_open) == 110
    assert offered(state) == squares(" ".join(still_open))


# --- fall-back


@pytest.mark.parametrize("card", sorted(set(LANDSCAPES) - {"rift_lands", "farmland", "forgotten_forest"}))
def test_where_no_shape_fits_one_square_of_any_terrain_is_drawn(card: str) -> None:
    state = reveal(table(free("A1 A2 K11", ruins="F6")), card)
    assert offered(state) == squares("A1 A2 F6 K11")


def test_the_fall_back_is_no_choice_while_a_shape_fits() -> None:
    state = reveal(table(free("A1 A2 A3 K11")), "great_river")
    assert offered(state) == {"water A1 A2 A3"}
    assert refusal(state, "water K11") == "why-shape"


def test_one_of_two_shapes_that_fits_is_the_only_choice() -> None:
    state = reveal(table(free("A1 A2 K11")), "farmland")
    assert offered(state) == {"farm A1 A2"}


def test_a_fall_back_is_exactly_one_space() -> None:
    state = reveal(table(free("A1 A3 C5 K11")), "great_river")
    assert refusal(state, "water A1 A3") == "why-only-a-square"
    assert refusal(state, "water A1 C5 K11") == "why-only-a-square"


def test_ruins_that_no_shape_can_cover_leave_only_the_fall_back() -> None:
    text = free("A1 A2 A3 A4 C5", ruins="K11")
    state = reveal(table(text), "temple_ruins", "fishing_village")
    assert offered(state) == squares("A1 A2 A3 A4 C5 K11")
    assert refusal(state, "water A1 A2 A3 A4") == "why-only-a-square"


def test_a_fall_back_under_ruins_duty_owes_nothing_to_the_ruins() -> None:
    state = reveal(table(free("A1 A2 A3 A4", ruins="K11")), "temple_ruins", "fishing_village")
    assert sheet_of(play(state, "monster A2")).startswith(".m..")


def test_without_open_ruins_the_duty_leaves_only_the_fall_back() -> None:
    state = reveal(table(NO_RUINS_A), "temple_ruins", "farmland")
    assert refusal(state, "farm A1 A2") == "why-only-a-square"
    assert may(state, "monster A1")
    assert len(offered(state)) == 5 * 110


def test_if_one_shape_can_cover_the_ruins_that_shape_is_the_only_choice() -> None:
    state = reveal(table(free("A1 A2 A3 C1 C2 D1 E1 F1 F2", ruins="K11 K10")), "temple_ruins", "farmland")
    assert offered(state) == {"farm K10 K11"}


def test_a_fall_back_earns_no_coin() -> None:
    state = reveal(table(free("A1 A3 C5")), "great_river")
    state, events = playing(state, "water A1")
    assert events == ["drew 1 water A1", "done"]
    assert coins(state) == 0


def test_a_fall_back_may_close_in_a_mountain() -> None:
    text = drawn_on(free("B5 D9"), "^", "B6")
    state = reveal(table(text), "great_river")
    assert playing(state, "farm B5")[1] == ["drew 1 farm B5", "coin 1 B6", "done"]


# --- coins


COIN_SHAPES = {
    "great_river": "water A1 B1 C1",
    "farmland": "farm A1 B1",
    "hamlet": "village A1 B1 B2",
    "forgotten_forest": "forest A1 B2",
}
OTHER_SHAPES = {
    "great_river": "water A3 B2 B3 C1 C2",
    "farmland": "farm G2 H1 H2 H3 I2",
    "hamlet": "village A1 A2 A3 B1 B2",
    "forgotten_forest": "forest A1 B1 B2 C2",
    "hinterland_stream": "farm A1 A2 A3 B1 C1",
    "homestead": "village A1 B1 B2 C1",
    "orchard": "forest A1 A2 A3 B3",
    "treetop_village": "forest A3 A4 B1 B2 B3",
    "marshlands": "water A1 B1 B2 B3 C1",
    "fishing_village": "village A1 A2 A3 A4",
    "rift_lands": "water A1",
}


@pytest.mark.parametrize("card", COIN_SHAPES)
def test_the_smaller_shape_of_a_one_terrain_card_brings_a_coin(card: str) -> None:
    action = COIN_SHAPES[card]
    state, events = playing(reveal(table(A), card), action)
    assert events == [f"drew 1 {action}", f"coin 1 {action.split(maxsplit=1)[1]}", "done"]
    assert coins(state) == 1


@pytest.mark.parametrize("card", OTHER_SHAPES)
def test_no_other_shape_brings_a_coin(card: str) -> None:
    action = OTHER_SHAPES[card]
    room = free("A1 A2 A3 A4 B1 B2 B3 C1 C2 G2 H1 H2 H3 I2")
    state, events = playing(reveal(table(room), card), action)
    assert events == [f"drew 1 {action}", "done"]
    assert coins(state) == 0


def test_a_coin_is_earned_once_a_drawing_however_the_shape_is_turned() -> None:
    state = play(reveal(table(A), "forgotten_forest"), "forest G8 H7")
    assert coins(state) == 1


AROUND_B4 = drawn_on(A, "f", "A4 B3 C4")


def test_a_mountain_closed_in_on_four_sides_brings_a_coin() -> None:
    state, events = playing(reveal(table(AROUND_B4), "fishing_village"), "water B5 C5 D5 E5")
    assert events == ["drew 1 water B5 C5 D5 E5", "coin 1 B4", "done"]
    assert coins(state) == 1


def test_three_sides_of_a_mountain_are_not_enough() -> None:
    text = drawn_on(A, "f", "A4 B3")
    state = play(reveal(table(text), "fishing_village"), "water B5 C5 D5 E5")
    assert coins(state) == 0


def test_the_corners_of_a_mountain_do_not_matter() -> None:
    text = drawn_on(A, "f", "A3 A4 A5 B3 C3 C4")
    state = play(reveal(table(text), "rift_lands"), "water C5")
    assert coins(state) == 0


def test_a_mountain_brings_its_coin_only_once() -> None:
    state = play(reveal(table(AROUND_B4), "rift_lands"), "water B5")
    state = play(reveal(state, "fishing_village"), "water C5 D5 E5 F5")
    state = play(reveal(state, "orchard"), "forest A1 A2 A3 B1")
    assert coins(state) == 1


def test_the_printed_coin_and_the_mountain_come_from_one_drawing() -> None:
    state, events = playing(reveal(table(AROUND_B4), "farmland"), "farm B5 C5")
    assert events == ["drew 1 farm B5 C5", "coin 1 B5 C5", "coin 1 B4", "done"]
    assert coins(state) == 2


def test_one_drawing_may_close_in_several_mountains() -> None:
    text = drawn_on(free("C1 C2 C3 C4 K11"), "^", "B1 B4")
    state, events = playing(reveal(table(text), "fishing_village"), "water C1 C2 C3 C4")
    assert events == ["drew 1 water C1 C2 C3 C4", "coin 1 B1", "coin 1 B4", "done"]
    assert coins(state) == 2


def test_the_edge_closes_a_mountain_in() -> None:
    text = drawn_on(drawn_on(free("A2 E5 E7"), "^", "A1"), "w", "B1")
    assert coins(play(reveal(table(text), "rift_lands"), "farm A2")) == 1


def test_on_side_b_the_mountain_under_the_wasteland_needs_three_drawn_sides() -> None:
    text = drawn_on(B, "f", "H5 H7")
    state, events = playing(reveal(table(text, side="B"), "rift_lands"), "village I6")
    assert events == ["drew 1 village I6", "coin 1 H6", "done"]
    assert coins(state) == 1


def test_open_ruins_leave_a_mountain_open() -> None:
    text = drawn_on(free("K10", ruins="B5"), "^", "B4")
    state = play(reveal(table(text), "rift_lands"), "water K10")
    assert coins(state) == 0
    assert coins(play(reveal(state, "great_river"), "water B5")) == 1


def test_the_fourteenth_coin_is_the_last() -> None:
    state = play(reveal(table(A, coins=13), "farmland"), "farm A1 A2")
    assert coins(state) == 14
    state, events = playing(reveal(state, "hamlet"), "village K1 K2 J1")
    assert events == ["drew 1 village J1 K1 K2", "done"]
    assert coins(state) == 14


def test_of_two_coins_in_one_drawing_only_the_one_that_has_a_slot_is_filled() -> None:
    state, events = playing(reveal(table(AROUND_B4, coins=13), "farmland"), "farm B5 C5")
    assert events == ["drew 1 farm B5 C5", "coin 1 B5 C5", "done"]
    assert coins(state) == 14


def test_a_mountain_that_found_the_track_full_brings_nothing_later() -> None:
    state = play(reveal(table(AROUND_B4, coins=14), "rift_lands"), "water B5")
    assert (coins(state), track(state)) == (14, 14)


# --- full maps at a table


def test_a_seat_with_a_full_map_is_not_asked_and_draws_nothing() -> None:
    state = reveal(table(A, FULL, A), "rift_lands")
    assert asked(state) == (0, 2)
    assert offered(state, 1) == set()
    assert refusal(state, "nothing", 1) == "why-not-your-turn"
    state, events = playing(state, "water A1", "farm A1")
    assert events == ["drew 1 water A1", "drew 2 nothing", "drew 3 farm A1", "done"]
    assert sheet_of(state, 1) == FULL


def test_a_seat_with_room_cannot_draw_nothing() -> None:
    assert refusal(reveal(table(A), "rift_lands"), "nothing") != "allowed"


def test_when_every_map_is_full_a_card_only_takes_its_time() -> None:
    state, events = revealing(table(FULL, FULL), "orchard")
    assert events == ["explored orchard 2", "drew 1 nothing", "drew 2 nothing", "done"]
    assert state.public.time == 2
    assert question(state) == "spring/2"


def test_a_table_of_full_maps_plays_on_to_the_end() -> None:
    state = table(FULL, FULL)
    while chances(state):
        state, _ = step(state, CHANCE, chances(state)[0])
    assert question(state) == "over"
    assert len(state.public.maps[0].scores) == 4


def test_the_last_space_of_a_map_at_a_table_does_not_end_the_game() -> None:
    state = play(reveal(table(free("A1"), A), "rift_lands"), "water A1", "water A1")
    assert sheet_of(state, 0) == FULL
    assert question(state) == "spring/2"
    assert asked(reveal(state, "hamlet")) == (1,)


# --- commit, recall, resolve


def test_nobody_draws_before_the_last_seat_has_committed() -> None:
    state = reveal(table(A, A, A), "rift_lands")
    state, events = step(state, 2, "water A1")
    assert events == ["committed 3 water A1"]
    assert [sheet_of(state, seat) for seat in range(3)] == [A, A, A]
    assert asked(state) == (0, 1)
    state, _ = step(state, 0, "farm A1")
    state, events = step(state, 1, "monster A1")
    assert events == ["drew 1 farm A1", "drew 2 monster A1", "drew 3 water A1", "done"]


def test_any_order_of_arrival_gives_the_same_state() -> None:
    start = reveal(table(A, AROUND_B4, A), "farmland")
    actions = ["farm A1 A2", "farm B5 C5", "farm K1 K2"]
    reached = []
    for order in permutations(range(3)):
        state = start
        for seat in order:
            state, _ = step(state, seat, actions[seat])
        reached.append(state)
    assert all(state == reached[0] for state in reached)


def test_a_commitment_may_be_recalled_until_the_last_seat_commits() -> None:
    state = reveal(table(A, A), "rift_lands")
    committed, _ = step(state, 0, "water A1")
    assert offered(committed, 0) == {"recall"}
    recalled, events = step(committed, 0, "recall")
    assert events == ["recalled 1"]
    assert recalled == state
    after = play(recalled, "farm A1", "farm A1")
    assert sheet_of(after, 0) == drawn_on(A, "a", "A1")
    assert refusal(after, "recall") == "why-not-your-turn"


def test_only_a_commitment_can_be_recalled() -> None:
    state = reveal(table(A, A), "rift_lands")
    assert refusal(state, "recall") == "why-nothing-to-recall"
    state, _ = step(state, 0, "water A1")
    assert refusal(state, "recall", 1) == "why-nothing-to-recall"


def test_who_has_committed_cannot_commit_again() -> None:
    state, _ = step(reveal(table(A, A), "rift_lands"), 0, "water A1")
    assert refusal(state, "farm A1") == "why-already-committed"


@pytest.mark.parametrize("seat", [0, 1])
def test_an_illegal_drawing_is_refused_first_or_last(seat: int) -> None:
    state = reveal(table(A, A), "rift_lands")
    state, _ = step(state, 1 - seat, "water A1")
    assert refusal(state, "water B4", seat) == "why-overlaps"


@pytest.mark.parametrize("seat", [-2, 2, 100])
def test_who_does_not_sit_at_the_table_cannot_draw(seat: int) -> None:
    state = reveal(table(A, A), "rift_lands")
    assert refusal(state, "water A1", seat) == "why-not-your-turn"
    assert offered(state, seat) == set()
