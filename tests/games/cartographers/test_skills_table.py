"""The eight skills at the table: what each one allows, its cost, its coin, and the duty of the ruins."""

import pytest
from msgspec.structs import replace
from oracle import cartographers as oracle
from table import (
    FULL,
    A,
    asked,
    chances,
    coins,
    drawn_on,
    free,
    may,
    offered,
    play,
    playing,
    question,
    refusal,
    reveal,
    revealing,
    scores,
    sheet_of,
    step,
    table,
    track,
)

from charthouse.core import codec
from charthouse.core.game import CHANCE
from charthouse.games.cartographers import GAME
from charthouse.games.cartographers.notation import parse_action
from charthouse.games.cartographers.page.log import terrain_id
from charthouse.games.cartographers.rules import task_of
from charthouse.games.cartographers.shapes import places
from charthouse.games.cartographers.skills import resolve
from charthouse.games.cartographers.state import State

COSTS = {
    "acrobatics": 2,
    "concentrate": 3,
    "cure_wounds": 1,
    "diplomacy": 1,
    "knowledge": 0,
    "move_silently": 0,
    "negotiate": 1,
    "search": 0,
}
WITH_EXPLORE = sorted(set(COSTS) - {"acrobatics"})
PLAIN = ["acrobatics", "concentrate", "negotiate"]

PART_A = (
    "ffffwwww.../vvv^.rwwm../.r.aaaw.^r./...aaa....m/..........m/ffff.^...mm/ff........./f....vvvv.."
    "/.F^..vv..r./aaa..W.^.ww/aaaa...wwww"
)
SMALL = drawn_on(
    free("A1 A2 A3 A4 B1 B2 B3 C1 C2 C3 D1 F5 F6 G5 I11 J10 J11 K10 K11", ruins="B4 J9"), "m", "E5 D2"
)
TIGHT = drawn_on(free("A1 A3 C5 C6", ruins="K11"), "m", "C7 K10")


def at(*sheets: str, skills: tuple[str, ...], **changes: object) -> State:
    """A table with just these skills, so that a menu holds nothing else."""
    state = table(*sheets, skills=PLAIN, **changes)  # type: ignore[arg-type]
    return State(replace(state.public, skills=skills), state.committed)


def skilled(state: State, skill: str, seat: int = 0) -> set[str]:
    """What the menu offers with this skill."""
    return {action for action in offered(state, seat) if action.startswith(f"{skill} ")}


# --- every listed action, against a slow reading


@pytest.mark.parametrize("edition", ["2019", "2020"])
@pytest.mark.parametrize("ruins", [False, True], ids=["no duty", "ruins duty"])
@pytest.mark.parametrize("skill", WITH_EXPLORE)
@pytest.mark.parametrize("text", [SMALL, TIGHT], ids=["small", "tight"])
def test_the_menu_is_what_a_slow_reading_allows(text: str, skill: str, ruins: bool, edition: str) -> None:
    for card in oracle.LANDSCAPES:
        state = reveal(at(text, skills=(skill,), coins=9, edition=edition, duty=ruins), card)
        assert skilled(state, skill) == oracle.skilled(text, card, skill, ruins, edition)


@pytest.mark.parametrize("card", ["hamlet", "great_river"])
@pytest.mark.parametrize("skill", WITH_EXPLORE)
def test_the_face_says_how_every_action_with_a_skill_is_put_together(skill: str, card: str) -> None:
    state = reveal(at(SMALL, skills=(skill,), coins=9), card)
    face = codec.builtins(GAME.face(GAME.observe(state, 0), []))
    (use,) = [shown["use"] for shown in face["skills"]]
    printed = [shape["cells"] for shape in face["drawing"]["shapes"]]
    found = skilled(state, skill)
    assert found
    for text in found:
        action, adds = parse_action(text), use["adds"]
        assert action.terrain in (use["terrains"] or face["drawing"]["terrains"])
        if not use["over_edge"]:
            assert drawn_as(action.spaces, [use["cells"]] if use["cells"] else printed)
        assert bool(action.also) == bool(adds)
        if adds:
            assert drawn_as(action.also, [adds["cells"]] if adds["cells"] else printed)
            assert bool(action.also_terrain) == adds["chosen"]
            added = resolve(task_of(state.public, 0), state.public.maps[0].sheet, action).pieces[1][0]
            assert terrain_id(added) == (action.also_terrain or adds["terrain"] or action.terrain)


def drawn_as(spaces: int, shapes: list[str]) -> bool:
    return any(spaces in places(cells) for cells in shapes)


@pytest.mark.parametrize("ruins", [False, True], ids=["no duty", "ruins duty"])
@pytest.mark.parametrize("skill", sorted(set(WITH_EXPLORE) - {"concentrate"}))
def test_the_menu_is_what_a_slow_reading_allows_on_a_wide_sheet(skill: str, ruins: bool) -> None:
    for card in ("forgotten_forest", "homestead", "rift_lands"):
        state = reveal(at(PART_A, skills=(skill,), coins=9, duty=ruins), card)
        assert skilled(state, skill) == oracle.skilled(PART_A, card, skill, ruins)


def test_a_menu_with_three_skills_offers_each_of_them_and_the_plain_drawings() -> None:
    three = ("search", "knowledge", "diplomacy")
    state = reveal(table(SMALL, skills=three, coins=1), "homestead")
    wanted = set(oracle.placements(SMALL, "homestead"))
    for skill in three:
        wanted |= oracle.skilled(SMALL, "homestead", skill)
    assert offered(state) == wanted


# --- cost


@pytest.mark.parametrize(("skill", "cost"), sorted(COSTS.items()))
def test_a_skill_needs_its_cost_in_coins(skill: str, cost: int) -> None:
    card = "goblin_attack" if skill == "acrobatics" else "homestead"

    def usable(purse: int) -> bool:
        state = reveal(at(SMALL, SMALL, skills=(skill,), coins=purse), card)
        return may(state, "acrobatics") if skill == "acrobatics" else bool(skilled(state, skill))

    assert usable(cost)
    assert cost == 0 or not usable(cost - 1)


def test_a_skill_that_is_too_dear_is_refused_with_that_reason() -> None:
    state = reveal(at(A, skills=("diplomacy",)), "rift_lands")
    assert refusal(state, "diplomacy water A1 + A2") == "why-skill-cost"


def test_a_skill_is_paid_from_coins_filled_before_this_turn() -> None:
    state = reveal(at(A, skills=("diplomacy",)), "farmland")
    assert refusal(state, "diplomacy farm A1 A2 + K1") == "why-skill-cost"
    state = play(state, "farm A1 A2")
    assert coins(state) == 1
    assert may(reveal(state, "rift_lands"), "diplomacy water K1 + K2")


def test_the_cost_is_crossed_out_before_the_coin_of_the_turn_is_filled() -> None:
    state, events = playing(
        reveal(at(A, skills=("diplomacy",), coins=1), "farmland"), "diplomacy farm A1 A2 + K1"
    )
    assert events == [
        "used 1 diplomacy 1",
        "drew 1 farm A1 A2",
        "coin 1 A1 A2",
        "drew 1 farm+village K1",
        "done",
    ]
    assert (coins(state), track(state)) == (1, 2)


def test_crossed_out_coins_cannot_be_spent_again() -> None:
    state = reveal(at(A, skills=("diplomacy",), coins=3, crossed=3), "rift_lands")
    assert refusal(state, "diplomacy water A1 + A2") == "why-skill-cost"


def test_crossed_out_coins_stay_used_on_the_track_of_fourteen() -> None:
    state = at(A, skills=("negotiate",), coins=14, crossed=5)
    state = play(reveal(state, "farmland"), "farm A1 A2")
    assert (coins(state), track(state)) == (9, 14)


def test_crossed_out_coins_score_nothing_at_the_end_of_the_season() -> None:
    state = reveal(at(A, skills=("concentrate",), coins=4, time=7), "hamlet")
    state = play(state, "concentrate village G1 G2 G3 H1 H2 + D1 D2 D3 E1 E2")
    assert scores(state)[0][2] == 1


# --- once a season


def test_one_skill_a_season_and_player() -> None:
    state = at(A, A, skills=("search", "knowledge"))
    state = play(reveal(state, "rift_lands"), "search water A1 + A2", "water A1")
    state = reveal(state, "homestead")
    assert refusal(state, "search village D1 E1 E2 F1 + D2", 0) == "why-skill-used"
    assert refusal(state, "knowledge village D1 E1 E2 F1", 0) == "why-skill-used"
    assert skilled(state, "search", 0) == set()
    assert may(state, "search village D1 E1 E2 F1 + D2", 1)


def test_two_players_may_use_the_same_skill_in_the_same_turn() -> None:
    state = reveal(at(A, A, skills=("search",)), "rift_lands")
    state = play(state, "search water A1 + A2", "search farm A1 + B1")
    assert [map.skill_used for map in state.public.maps] == [True, True]
    assert sheet_of(state, 1) == drawn_on(A, "a", "A1 B1")


@pytest.mark.parametrize(
    ("skill", "action"),
    [
        ("search", "search village D1 E1 E2 F1 + D2"),
        ("knowledge", "knowledge village D1 E1 E2 F1"),
        ("move_silently", "move_silently village J1 K1 K2"),
    ],
)
def test_a_skill_that_costs_nothing_still_uses_up_the_season(skill: str, action: str) -> None:
    state = play(reveal(at(A, skills=(skill, "diplomacy"), coins=3), "homestead"), action)
    assert coins(state) == 3
    assert refusal(reveal(state, "rift_lands"), "diplomacy water A11 + A10") == "why-skill-used"


def test_a_new_season_allows_the_next_skill() -> None:
    state = at(A, skills=("search",), time=7)
    state = play(reveal(state, "farmland"), "search farm D1 D2 + D3")
    assert question(state) == "summer/1"
    assert may(reveal(state, "farmland"), "search farm K1 K2 + K3")


def test_a_skill_that_is_not_on_the_table_is_refused() -> None:
    state = reveal(at(A, skills=("search",), coins=9), "rift_lands")
    assert refusal(state, "diplomacy water A1 + A2") == "why-skill-not-here"


def test_without_the_expansion_no_skill_can_be_used() -> None:
    state = reveal(table(A, coins=9), "rift_lands")
    assert refusal(state, "search water A1 + A2") == "why-skill-not-here"


# --- search


def test_search_adds_one_space_of_the_same_terrain_beside_the_shape() -> None:
    state, events = playing(reveal(at(A, skills=("search",)), "farmland"), "search farm A1 A2 + B2")
    assert events == ["used 1 search 0", "drew 1 farm A1 A2", "coin 1 A1 A2", "drew 1 farm B2", "done"]
    assert sheet_of(state) == drawn_on(A, "a", "A1 A2 B2")


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ("B3", "why-search"),
        ("K11", "why-search"),
        ("A3 B2", "why-search"),
        ("A2", "why-overlaps"),
        ("B4", "why-overlaps"),
    ],
    ids=["corner", "far", "two spaces", "own shape", "mountain"],
)
def test_search_adds_nothing_else(more: str, why: str) -> None:
    state = reveal(at(A, skills=("search",)), "farmland")
    assert refusal(state, f"search farm A1 A2 + {more}") == why


def test_search_goes_with_a_fall_back_too() -> None:
    state = reveal(at(TIGHT, skills=("search",)), "great_river")
    assert sheet_of(play(state, "search farm C5 + C6")) == drawn_on(TIGHT, "a", "C5 C6")


def test_the_space_of_search_may_close_in_a_mountain() -> None:
    text = drawn_on(A, "f", "A4 B3 C4")
    _, events = playing(reveal(at(text, skills=("search",)), "rift_lands"), "search water A5 + B5")
    assert events == ["used 1 search 0", "drew 1 water A5", "drew 1 water B5", "coin 1 B4", "done"]


def test_a_mountain_closed_in_by_shape_and_search_together_pays_once() -> None:
    text = drawn_on(A, "f", "A4 B3")
    state = play(reveal(at(text, skills=("search",)), "rift_lands"), "search water C5 + B5")
    assert coins(state) == 0
    state = play(reveal(at(text, skills=("search",)), "farmland"), "search farm B5 C5 + C4")
    assert coins(state) == 2


# --- concentrate


def test_concentrate_draws_the_chosen_shape_twice() -> None:
    state = reveal(at(A, skills=("concentrate",), coins=3), "homestead")
    state = play(state, "concentrate village D1 E1 E2 F1 + J2 K1 K2 K3")
    assert sheet_of(state) == drawn_on(A, "v", "D1 E1 E2 F1 J2 K1 K2 K3")
    assert coins(state) == 0


def test_concentrate_repeats_the_chosen_shape_and_no_other() -> None:
    state = reveal(at(A, skills=("concentrate",), coins=3), "farmland")
    assert refusal(state, "concentrate farm A1 A2 + G7 H6 H7 H8 I7") == "why-concentrate"
    assert may(state, "concentrate farm A1 A2 + K1 J1")


def test_concentrate_earns_no_second_coin() -> None:
    state, events = playing(
        reveal(at(A, skills=("concentrate",), coins=3), "farmland"), "concentrate farm A1 A2 + K1 K2"
    )
    assert events == [
        "used 1 concentrate 3",
        "drew 1 farm A1 A2",
        "coin 1 A1 A2",
        "drew 1 farm K1 K2",
        "done",
    ]
    assert coins(state) == 1


def test_the_second_shape_of_concentrate_may_close_in_a_mountain() -> None:
    text = drawn_on(A, "f", "A4 B3 C4")
    state = reveal(at(text, skills=("concentrate",), coins=3), "homestead")
    _, events = playing(state, "concentrate farm D1 E1 E2 F1 + A5 B5 C5 B6")
    assert events[-3:] == ["drew 1 farm A5 B5 B6 C5", "coin 1 B4", "done"]


def test_concentrate_is_not_offered_on_a_fall_back() -> None:
    state = reveal(at(TIGHT, skills=("concentrate",), coins=3), "great_river")
    assert skilled(state, "concentrate") == set()
    assert refusal(state, "concentrate water A1 + A3") == "why-concentrate"


def test_concentrate_needs_room_for_both_shapes() -> None:
    state = reveal(at(free("A1 A2 A3 A4 A5 A6 A7"), skills=("concentrate",), coins=3), "fishing_village")
    assert skilled(state, "concentrate") == set()
    assert refusal(state, "concentrate water A1 A2 A3 A4 + A4 A5 A6 A7") == "why-overlaps"


# --- cure wounds


def test_cure_wounds_adds_a_domino_beside_a_monster_in_any_terrain_of_the_card() -> None:
    text = drawn_on(A, "m", "G7")
    state = reveal(at(text, skills=("cure_wounds",), coins=1), "homestead")
    state, events = playing(state, "cure_wounds village D1 E1 E2 F1 + farm G8 G9")
    assert events == ["used 1 cure_wounds 1", "drew 1 village D1 E1 E2 F1", "drew 1 farm G8 G9", "done"]
    assert coins(state) == 0


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ("farm H8 H9", "why-cure-wounds"),
        ("farm G8", "why-cure-wounds"),
        ("water G8 G9", "why-terrain"),
        ("farm G7 G8", "why-overlaps"),
        ("farm G8 H9", "why-cure-wounds"),
    ],
    ids=["corner", "one space", "not on the card", "on the monster", "diagonal"],
)
def test_cure_wounds_adds_nothing_else(more: str, why: str) -> None:
    state = reveal(at(drawn_on(A, "m", "G7"), skills=("cure_wounds",), coins=1), "homestead")
    assert refusal(state, f"cure_wounds village D1 E1 E2 F1 + {more}") == why


def test_cure_wounds_needs_a_monster() -> None:
    state = reveal(at(A, skills=("cure_wounds",), coins=1), "homestead")
    assert skilled(state, "cure_wounds") == set()


def test_a_monster_just_drawn_may_be_cured() -> None:
    state = reveal(at(A, skills=("cure_wounds",), coins=1), "rift_lands")
    assert may(state, "cure_wounds monster G7 + forest G8 G9")
    assert not may(state, "cure_wounds farm G7 + forest G8 G9")


# --- diplomacy


def test_diplomacy_adds_one_space_anywhere_that_is_farm_and_village() -> None:
    state = reveal(at(A, skills=("diplomacy",), coins=1), "rift_lands")
    plain = play(state, "diplomacy water A1 + K11")
    assert sheet_of(plain) == drawn_on(drawn_on(A, "w", "A1"), "d", "K11")
    on_ruins = play(state, "diplomacy water A1 + C2")
    assert sheet_of(on_ruins).split("/")[2] == ".D......^r."


@pytest.mark.parametrize("more", ["A1", "B4"])
def test_diplomacy_needs_a_space_still_free(more: str) -> None:
    state = reveal(at(A, skills=("diplomacy",), coins=1), "rift_lands")
    assert refusal(state, f"diplomacy water A1 + {more}") == "why-overlaps"


def test_diplomacy_adds_no_more_than_one_space() -> None:
    state = reveal(at(A, skills=("diplomacy",), coins=1), "rift_lands")
    assert refusal(state, "diplomacy water A1 + K10 K11") == "why-diplomacy"


def test_diplomacy_is_not_offered_with_an_ambush() -> None:
    state = reveal(at(A, A, skills=("diplomacy",), coins=1), "goblin_attack")
    assert skilled(state, "diplomacy") == set()
    assert refusal(state, "diplomacy monster D1 E2 F3 + A1") == "why-skill-not-now"


def test_a_diplomacy_space_scores_as_farm_and_as_village() -> None:
    text = drawn_on(drawn_on(A, "v", "G1 G2 G3 G4 G5"), "w", "H6")
    state = reveal(at(text, skills=("diplomacy",), coins=1, season=1, time=7), "great_river")
    state = play(state, "diplomacy water A9 A10 A11 + G6")
    # Canal Lake: the water H6 and the farm G6. Wildholds: six villages in a row. One coin from the river.
    assert scores(state) == [(2, 8, 1, 0)]


def test_the_last_free_space_leaves_no_room_for_diplomacy() -> None:
    state = reveal(at(free("A1"), skills=("diplomacy", "search"), coins=1), "rift_lands")
    assert offered(state) == {
        f"{terrain} A1" for terrain in ("forest", "village", "farm", "water", "monster")
    }


# --- knowledge, negotiate, move silently


def test_knowledge_fills_the_shape_with_village_and_keeps_the_coin() -> None:
    state, events = playing(reveal(at(A, skills=("knowledge",)), "farmland"), "knowledge village A1 A2")
    assert events == ["used 1 knowledge 0", "drew 1 village A1 A2", "coin 1 A1 A2", "done"]
    assert sheet_of(state) == drawn_on(A, "v", "A1 A2")


def test_knowledge_knows_village_alone() -> None:
    state = reveal(at(A, skills=("knowledge",)), "farmland")
    assert refusal(state, "knowledge forest A1 A2") == "why-knowledge"
    assert refusal(state, "village A1 A2") == "why-terrain"


def test_knowledge_needs_a_shape_that_fits() -> None:
    state = reveal(at(TIGHT, skills=("knowledge",)), "great_river")
    assert skilled(state, "knowledge") == set()
    assert refusal(state, "knowledge village A1") == "why-skill-fall-back"


def test_negotiate_draws_a_two_by_two_square_instead_and_earns_no_coin() -> None:
    state, events = playing(
        reveal(at(A, skills=("negotiate",), coins=1), "farmland"), "negotiate farm D1 D2 E1 E2"
    )
    assert events == ["used 1 negotiate 1", "drew 1 farm D1 D2 E1 E2", "done"]
    assert coins(state) == 0


def test_negotiate_is_offered_where_the_card_s_shapes_do_not_fit() -> None:
    state = reveal(at(free("A1 A2 B1 B2"), skills=("negotiate",), coins=1), "marshlands")
    assert skilled(state, "negotiate") == {"negotiate forest A1 A2 B1 B2", "negotiate water A1 A2 B1 B2"}
    assert may(state, "monster A1")


def test_negotiate_keeps_the_terrains_of_the_card() -> None:
    state = reveal(at(A, skills=("negotiate",), coins=1), "farmland")
    assert refusal(state, "negotiate water D1 D2 E1 E2") == "why-terrain"
    assert refusal(state, "negotiate farm D1 D2") == "why-shape"


def test_negotiate_has_no_fall_back_of_its_own() -> None:
    state = reveal(at(TIGHT, skills=("negotiate",), coins=1), "great_river")
    assert skilled(state, "negotiate") == set()
    assert refusal(state, "negotiate water A1") == "why-skill-fall-back"


def test_move_silently_lets_a_shape_stick_out_and_draws_what_is_on_the_map() -> None:
    state = reveal(at(A, skills=("move_silently",)), "fishing_village")
    state, events = playing(state, "move_silently water K10 K11")
    assert events == ["used 1 move_silently 0", "drew 1 water K10 K11", "done"]
    assert sheet_of(state) == drawn_on(A, "w", "K10 K11")


def test_move_silently_keeps_the_coin_of_the_shape() -> None:
    state = play(reveal(at(A, skills=("move_silently",)), "farmland"), "move_silently farm A1")
    assert coins(state) == 1


def test_where_two_shapes_leave_the_same_spaces_the_one_with_the_coin_was_drawn() -> None:
    state = reveal(at(A, skills=("move_silently",)), "hamlet")
    assert coins(play(state, "move_silently village A1 A2")) == 1  # both shapes leave two in a row
    assert coins(play(state, "move_silently village A1 A2 A3")) == 0  # the large one alone leaves three


@pytest.mark.parametrize(
    "action", ["move_silently farm G7", "move_silently farm G7 G8", "move_silently farm A1 A2 A3 A4"]
)
def test_move_silently_is_for_the_edge_only(action: str) -> None:
    assert refusal(reveal(at(A, skills=("move_silently",)), "farmland"), action) == "why-move-silently"


def test_move_silently_draws_over_nothing_that_is_filled() -> None:
    state = reveal(at(drawn_on(A, "f", "A1"), skills=("move_silently",)), "farmland")
    assert refusal(state, "move_silently farm A1") == "why-overlaps"


def test_a_single_square_cannot_stick_out() -> None:
    state = reveal(at(A, skills=("move_silently",)), "rift_lands")
    assert skilled(state, "move_silently") == set()


def test_move_silently_may_be_used_where_nothing_fits_on_the_map() -> None:
    state = reveal(at(free("A1 K11 F6"), skills=("move_silently",)), "great_river")
    assert skilled(state, "move_silently") == {"move_silently water A1", "move_silently water K11"}
    assert coins(play(state, "move_silently water A1")) == 1
    assert coins(play(state, "water A1")) == 0


# --- ruins duty with each skill


ON_RUINS = [
    ("search", "search farm C2 C3 + C4", "search farm D2 D3 + C2"),
    ("concentrate", "concentrate farm C2 C3 + K1 K2", "concentrate farm K1 K2 + C2 C3"),
    ("cure_wounds", "cure_wounds farm C2 C3 + farm G8 G9", "cure_wounds farm K1 K2 + farm G8 G9"),
    ("diplomacy", "diplomacy farm C2 C3 + K1", "diplomacy farm K1 K2 + C2"),
    ("knowledge", "knowledge village C2 C3", "knowledge village K1 K2"),
    ("negotiate", "negotiate farm C2 C3 D2 D3", "negotiate farm J1 J2 K1 K2"),
]


@pytest.mark.parametrize(("skill", "good", "bad"), ON_RUINS, ids=[skill for skill, _, _ in ON_RUINS])
def test_after_ruins_the_shape_that_is_drawn_must_cover_them_with_any_skill(
    skill: str, good: str, bad: str
) -> None:
    text = drawn_on(A, "m", "G7")
    state = reveal(at(text, skills=(skill,), coins=3), "temple_ruins", "farmland")
    assert may(state, good)
    assert refusal(state, bad) == "why-ruins"


def test_after_ruins_what_move_silently_leaves_on_the_map_must_cover_them() -> None:
    with_ruins_in_the_corner = drawn_on(A, "r", "A1")
    state = reveal(at(with_ruins_in_the_corner, skills=("move_silently",)), "temple_ruins", "farmland")
    assert may(state, "move_silently farm A1")
    assert may(state, "move_silently farm B1 C1 C2 D1")
    assert refusal(state, "move_silently farm A2") == "why-ruins"


def test_a_skill_goes_with_the_fall_back_of_the_ruins_duty() -> None:
    no_ruins = drawn_on(A, "f", "B6 C2 C10 I2 I10 J6")
    state = reveal(at(no_ruins, skills=("search",)), "temple_ruins", "farmland")
    assert may(state, "search monster A1 + A2")
    assert refusal(state, "search farm A1 A2 + A3") == "why-only-a-square"


# --- acrobatics at a table


def test_acrobatics_is_asked_of_who_can_pay_before_the_sheets_are_passed() -> None:
    state = reveal(at(A, A, A, skills=("acrobatics",), coins=[2, 1, 5]), "goblin_attack")
    assert question(state) == "spring/1/acrobatics"
    assert asked(state) == (0, 2)
    assert offered(state, 0) == {"acrobatics", "no skill"}
    assert offered(state, 1) == set()


def test_the_neighbour_draws_the_acrobatics_shape_on_the_sheet_of_who_paid() -> None:
    state = reveal(at(A, A, A, skills=("acrobatics",), coins=[2, 1, 5]), "goblin_attack")
    state, events = playing(state, "acrobatics", "no skill")
    assert events == ["used 1 acrobatics 2", "dodged 1", "passed -1"]
    assert asked(state) == (0, 1, 2)
    dominoes = {
        f"monster {' '.join(oracle.names(cells))}" for cells in oracle.fitting(oracle.read_sheet(A), "##")
    }
    assert offered(state, 2) == dominoes  # seat 3 has the sheet of seat 1
    assert offered(state, 0) == offered(state, 1) == set(oracle.placements(A, "goblin_attack"))
    state = play(state, "monster D1 E2 F3", "monster D1 E2 F3", "monster K1 K2")
    assert sheet_of(state, 0) == drawn_on(A, "m", "K1 K2")
    assert sheet_of(state, 1) == drawn_on(A, "m", "D1 E2 F3")
    assert [coins(state, seat) for seat in range(3)] == [0, 1, 5]


def test_acrobatics_lasts_for_one_ambush() -> None:
    state = reveal(at(A, A, skills=("acrobatics",), coins=4, in_deck=2), "goblin_attack")
    state = play(play(state, "acrobatics", "acrobatics"), "monster A1 A2", "monster A1 A2")
    assert state.public.dodging == ()
    state = reveal(state, "gnoll_raid")
    assert question(state) == "spring/2", "nobody has a skill left this season"
    assert may(state, "monster D1 D2 E1 F1 F2")
    assert not may(state, "monster K1 K2")


def test_without_the_coins_for_acrobatics_the_sheets_are_passed_at_once() -> None:
    state, events = revealing(at(A, A, skills=("acrobatics",), coins=1), "goblin_attack")
    assert events == ["ambush", "ambushed goblin_attack", "passed -1"]
    assert asked(state) == (0, 1)


def test_nobody_draws_before_acrobatics_is_settled() -> None:
    state = reveal(at(A, A, skills=("acrobatics",), coins=2), "goblin_attack")
    assert refusal(state, "monster D1 E2 F3") == "why-acrobatics-first"
    state, events = step(state, 0, "acrobatics")
    assert events == ["committed 1 acrobatics"]
    assert offered(state, 0) == {"recall"}
    assert asked(state) == (1,)


def test_an_answer_about_acrobatics_may_be_recalled() -> None:
    state = reveal(at(A, A, skills=("acrobatics",), coins=2), "goblin_attack")
    after, _ = step(state, 0, "acrobatics")
    after, _ = step(after, 0, "recall")
    assert after == state


def test_declining_acrobatics_keeps_the_skill_and_the_coins() -> None:
    state = reveal(at(A, A, skills=("acrobatics", "search"), coins=2), "goblin_attack")
    state = play(play(state, "no skill", "no skill"), "monster D1 E2 F3", "monster D1 E2 F3")
    assert coins(state) == 2
    assert may(reveal(state, "rift_lands"), "search water A1 + A2")


def test_acrobatics_uses_up_the_skill_of_the_season() -> None:
    state = reveal(at(A, A, skills=("acrobatics", "search"), coins=2), "goblin_attack")
    state = play(play(state, "acrobatics", "no skill"), "monster D1 E2 F3", "monster A1 A2")
    assert refusal(reveal(state, "rift_lands"), "search water K1 + K2", 0) == "why-skill-used"
    assert may(reveal(state, "rift_lands"), "search water K1 + K2", 1)


def test_where_the_acrobatics_shape_does_not_fit_one_monster_space_is_drawn() -> None:
    tight = free("A1 A3 K11")
    state = reveal(at(tight, A, skills=("acrobatics",), coins=[2, 0]), "goblin_attack")
    state = play(state, "acrobatics")
    assert offered(state, 1) == {"monster A1", "monster A3", "monster K11"}


def test_acrobatics_on_a_full_sheet_leaves_nothing_to_draw() -> None:
    state = reveal(at(FULL, A, skills=("acrobatics",), coins=[2, 0]), "goblin_attack")
    state = play(state, "acrobatics")
    assert asked(state) == (0,)


def test_the_ruins_duty_survives_acrobatics() -> None:
    state = reveal(at(A, A, skills=("acrobatics",), coins=2), "temple_ruins", "goblin_attack")
    state = play(play(state, "acrobatics", "acrobatics"), "monster A1 A2", "monster A1 A2")
    assert refusal(reveal(state, "farmland"), "farm K1 K2") == "why-ruins"


# --- acrobatics alone


@pytest.mark.parametrize(
    ("card", "across", "down"),
    [
        ("goblin_attack", "K10 K11", "J11 K11"),
        ("bugbear_assault", "A10 A11", "A11 B11"),
        ("kobold_onslaught", "K1 K2", "J1 K1"),
        ("gnoll_raid", "A1 A2", "A1 B1"),
    ],
)
def test_alone_the_acrobatics_shape_walks_from_the_corner_as_the_player_turned_it(
    card: str, across: str, down: str
) -> None:
    state = reveal(at(A, skills=("acrobatics",), coins=2), card)
    assert offered(state) == {"acrobatics across", "acrobatics down", "no skill"}
    for turn, spaces in (("across", across), ("down", down)):
        after, events = playing(state, f"acrobatics {turn}")
        assert events == ["used 1 acrobatics 2", "dodged 1", f"walked {spaces}", "returned"]
        assert coins(after) == 0
        assert question(after) == "spring/2"


@pytest.mark.parametrize(
    ("card", "taken", "across"),
    [
        ("goblin_attack", "K11", "J10 J11"),  # up the right edge
        ("bugbear_assault", "A11", "B10 B11"),  # down the right edge
        ("kobold_onslaught", "K1", "J1 J2"),  # up the left edge
        ("gnoll_raid", "A1", "B1 B2"),  # down the left edge
    ],
)
def test_alone_the_acrobatics_shape_walks_in_the_direction_of_the_card(
    card: str, taken: str, across: str
) -> None:
    state = reveal(at(drawn_on(A, "f", taken), skills=("acrobatics",), coins=2), card)
    assert f"walked {across}" in playing(state, "acrobatics across")[1]


def test_alone_without_acrobatics_the_ambush_walks_as_printed() -> None:
    state = reveal(at(A, skills=("acrobatics",), coins=2), "goblin_attack")
    state, events = playing(state, "no skill")
    assert events == ["walked I9 J10 K11", "returned"]
    assert coins(state) == 2


def test_alone_an_acrobatics_shape_that_fits_nowhere_is_ignored_but_paid() -> None:
    tight = free("A1 B2 C3")
    state = reveal(at(tight, skills=("acrobatics",), coins=2), "goblin_attack")
    state, events = playing(state, "acrobatics across")
    assert events == ["used 1 acrobatics 2", "dodged 1", "walked", "returned"]
    assert sheet_of(state) == tight
    assert coins(state) == 0


def test_alone_the_acrobatics_shape_may_close_in_a_mountain() -> None:
    text = drawn_on(drawn_on(A, "^", "B1"), "f", "B2 C1")
    state = reveal(at(text, skills=("acrobatics",), coins=2), "gnoll_raid")
    assert "coin 1 B1" in playing(state, "acrobatics across")[1]


def test_alone_the_acrobatics_shape_may_fill_the_map_and_end_the_game() -> None:
    state = reveal(at(free("A1 A2"), skills=("acrobatics",), coins=2, season=3), "gnoll_raid")
    state, events = playing(state, "acrobatics across")
    assert events[2:] == ["walked A1 A2", "returned", "scored 1 132 0 0 0", "end"]


def test_alone_without_the_coins_nobody_is_asked() -> None:
    state, events = revealing(at(A, skills=("acrobatics",), coins=1), "goblin_attack")
    assert events[2] == "walked I9 J10 K11"
    assert chances(state)


@pytest.mark.parametrize("word", ["acrobatics", "nothing"])
def test_alone_the_turn_must_be_named(word: str) -> None:
    state = reveal(at(A, skills=("acrobatics",), coins=2), "goblin_attack")
    assert refusal(state, word) == "why-acrobatics-first"


@pytest.mark.parametrize("word", ["acrobatics across", "acrobatics down"])
def test_at_a_table_the_turn_is_left_to_the_neighbour(word: str) -> None:
    state = reveal(at(A, A, skills=("acrobatics",), coins=2), "goblin_attack")
    assert refusal(state, word) == "why-acrobatics-first"


def test_acrobatics_is_no_answer_to_an_explore_card() -> None:
    state = reveal(at(A, skills=("acrobatics",), coins=2), "rift_lands")
    assert refusal(state, "acrobatics") != "allowed"
    assert refusal(state, "no skill") != "allowed"


# --- skills on a table of several


def test_a_commitment_with_a_skill_is_paid_when_the_turn_is_resolved() -> None:
    state = reveal(at(A, A, skills=("diplomacy",), coins=1), "rift_lands")
    state, _ = step(state, 0, "diplomacy water A1 + A2")
    assert coins(state, 0) == 1
    recalled, _ = step(state, 0, "recall")
    assert may(recalled, "diplomacy water A1 + A2", 0)
    state, events = step(state, 1, "water A1")
    assert events == [
        "used 1 diplomacy 1",
        "drew 1 water A1",
        "drew 1 farm+village A2",
        "drew 2 water A1",
        "done",
    ]
    assert (coins(state, 0), coins(state, 1)) == (0, 1)


def test_a_skill_that_fills_the_solo_map_ends_the_game() -> None:
    state = reveal(at(free("A1 A2"), skills=("search",), season=3), "rift_lands")
    state, events = playing(state, "search water A1 + A2")
    assert events[-1] == "end"


def test_chance_has_no_say_while_acrobatics_is_asked() -> None:
    state = reveal(at(A, A, skills=("acrobatics",), coins=2), "goblin_attack")
    assert chances(state) == ()
    assert CHANCE not in asked(state)
