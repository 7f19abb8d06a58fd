"""Ambushes at a table: who draws on whose sheet, what, whose coins, and where the cards go."""

from collections import Counter

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

from charthouse.core import codec
from charthouse.core.game import CHANCE, IllegalAction
from charthouse.games.cartographers import GAME
from charthouse.games.cartographers.state import State

CLOCKWISE = {"bugbear_assault", "kobold_onslaught"}
COUNTERCLOCKWISE = {"goblin_attack", "gnoll_raid"}
AMBUSHES = sorted(CLOCKWISE | COUNTERCLOCKWISE)


# --- who draws on whose sheet


@pytest.mark.parametrize("seats", [2, 3, 100])
@pytest.mark.parametrize("card", AMBUSHES)
def test_each_seat_draws_on_the_sheet_that_was_passed_to_it(card: str, seats: int) -> None:
    state = reveal(table(*[A] * seats), card)
    assert asked(state) == tuple(range(seats))
    actions = sorted(oracle.placements(A, card))[:seats]
    state = play(state, *actions)
    for seat, action in enumerate(actions):
        owner = (seat - 1) % seats if card in CLOCKWISE else (seat + 1) % seats
        assert sheet_of(state, owner) == drawn_on(A, "m", action.removeprefix("monster "))


def test_a_clockwise_card_puts_the_sheet_of_the_seat_before_in_front_of_a_seat() -> None:
    state = reveal(table(A, A, A), "bugbear_assault")
    spaces = "A1 A3 B1 B3"
    _, events = playing(state, *[f"monster {spaces}"] * 3)
    assert events == [
        f"drew 1 on 3 monster {spaces}",
        f"drew 2 on 1 monster {spaces}",
        f"drew 3 on 2 monster {spaces}",
        "returned",
    ]


def test_a_counterclockwise_card_puts_the_sheet_of_the_next_seat_in_front_of_a_seat() -> None:
    state = reveal(table(A, A, A), "goblin_attack")
    _, events = playing(state, *["monster D1 E2 F3"] * 3)
    assert events == [
        "drew 1 on 2 monster D1 E2 F3",
        "drew 2 on 3 monster D1 E2 F3",
        "drew 3 on 1 monster D1 E2 F3",
        "returned",
    ]


@pytest.mark.parametrize("card", AMBUSHES)
def test_with_two_players_either_direction_reaches_the_other(card: str) -> None:
    first, second = sorted(oracle.placements(A, card))[:2]
    state = play(reveal(table(A, A), card), first, second)
    assert sheet_of(state, 1) == drawn_on(A, "m", first.removeprefix("monster "))
    assert sheet_of(state, 0) == drawn_on(A, "m", second.removeprefix("monster "))


def test_each_seat_may_draw_where_the_sheet_before_it_has_room() -> None:
    small = free("A1 B2 C3")
    state = reveal(table(small, A, B), "goblin_attack")
    assert offered(state, 2) == {"monster A1 B2 C3"}
    assert offered(state, 0) == set(oracle.placements(A, "goblin_attack"))
    assert offered(state, 1) == set(oracle.placements(B, "goblin_attack"))


def test_after_the_ambush_everybody_has_the_own_sheet_back() -> None:
    state = reveal(table(A, A), "goblin_attack")
    state = play(state, "monster D1 E2 F3", "monster E3 F2 G1")
    state = play(reveal(state, "rift_lands"), "water A1", "farm A1")
    assert sheet_of(state, 0) == drawn_on(drawn_on(A, "m", "E3 F2 G1"), "w", "A1")
    assert sheet_of(state, 1) == drawn_on(drawn_on(A, "m", "D1 E2 F3"), "a", "A1")


# --- what is drawn


@pytest.mark.parametrize("card", AMBUSHES)
@pytest.mark.parametrize("text", [A, B, free("A1 A2 A3 B1 B3 C1 C2 C3 K9 K11", ruins="J9 J10 J11 K10")])
def test_the_shape_may_be_turned_and_flipped_and_lies_wherever_it_fits(card: str, text: str) -> None:
    state = reveal(table(A, text), card)
    assert offered(state, 0) == set(oracle.placements(text, card))


@pytest.mark.parametrize("action", ["monster A1 B2 C3", "monster A3 B2 C1"])
def test_goblins_lie_on_either_diagonal(action: str) -> None:
    assert may(reveal(table(A, A), "goblin_attack"), action)


@pytest.mark.parametrize("action", ["monster D1 D3 E1 E3", "monster D1 D2 F1 F2"])
def test_bugbears_lie_upright_or_across(action: str) -> None:
    assert may(reveal(table(A, A), "bugbear_assault"), action)


@pytest.mark.parametrize(
    "spaces",
    ["D1 E1 E2 F1", "D2 E1 E2 F2", "D1 D2 D3 E2", "D2 E1 E2 E3"],
    ids=["right", "left", "down", "up"],
)
def test_kobolds_point_in_any_direction(spaces: str) -> None:
    assert may(reveal(table(A, A), "kobold_onslaught"), f"monster {spaces}")


@pytest.mark.parametrize(
    "spaces",
    ["D1 D2 E1 F1 F2", "D1 D2 E2 F1 F2", "D1 D2 D3 E1 E3", "D1 D3 E1 E2 E3"],
    ids=["right", "left", "down", "up"],
)
def test_gnolls_open_in_any_direction(spaces: str) -> None:
    assert may(reveal(table(A, A), "gnoll_raid"), f"monster {spaces}")


@pytest.mark.parametrize("terrain", ["forest", "village", "farm", "water"])
def test_an_ambush_draws_nothing_but_monsters(terrain: str) -> None:
    assert refusal(reveal(table(A, A), "goblin_attack"), f"{terrain} D1 E2 F3") == "why-terrain"


@pytest.mark.parametrize("card", AMBUSHES)
def test_one_monster_space_is_drawn_where_the_shape_does_not_fit(card: str) -> None:
    tight = free("A1 E4", ruins="K11")
    state = reveal(table(A, tight), card)
    assert offered(state, 0) == {"monster A1", "monster E4", "monster K11"}


def test_one_monster_space_is_no_choice_where_the_shape_fits() -> None:
    state = reveal(table(A, free("A1 B2 C3 K11")), "goblin_attack")
    assert offered(state, 0) == {"monster A1 B2 C3"}


@pytest.mark.parametrize("edition", ["2019", "2020"])
def test_the_one_space_of_an_ambush_is_a_monster_in_every_edition(edition: str) -> None:
    state = reveal(table(A, free("A1"), edition=edition), "goblin_attack")
    assert offered(state, 0) == {"monster A1"}


def test_monsters_may_cover_ruins_and_never_have_to() -> None:
    state = reveal(table(A, A), "temple_ruins", "goblin_attack")
    assert may(state, "monster A4 B5 C6")
    assert may(state, "monster B1 C2 D3")
    assert offered(state) == set(oracle.placements(A, "goblin_attack"))
    assert not codec.builtins(GAME.face(GAME.observe(state, 0), []))["duty"]
    after = play(state, "monster B1 C2 D3", "monster D1 E2 F3")
    assert sheet_of(after, 1).split("/")[2] == ".M......^r."
    later = GAME.observe(reveal(after, "homestead"), 0)
    assert codec.builtins(GAME.face(later, []))["duty"], "the next explore card has to"


# --- coins


AROUND_B4 = drawn_on(A, "f", "A4 B3 C4")


def test_a_mountain_closed_in_by_a_neighbour_brings_its_coin_to_the_owner() -> None:
    state = reveal(table(A, AROUND_B4, A), "goblin_attack")
    state, events = playing(state, "monster B5 C6 D7", "monster D1 E2 F3", "monster D1 E2 F3")
    assert events[:2] == ["drew 1 on 2 monster B5 C6 D7", "coin 2 B4"]
    assert [coins(state, seat) for seat in range(3)] == [0, 1, 0]


def test_the_coin_of_a_neighbour_s_monsters_stops_at_the_owner_s_fourteenth() -> None:
    state = reveal(table(A, AROUND_B4, coins=[0, 14]), "goblin_attack")
    state = play(state, "monster B5 C6 D7", "monster D1 E2 F3")
    assert (coins(state, 0), coins(state, 1), track(state, 1)) == (0, 14, 14)


def test_monsters_bring_no_printed_coin() -> None:
    state = play(reveal(table(A, A), "goblin_attack"), "monster D1 E2 F3", "monster D1 E2 F3")
    assert (coins(state, 0), coins(state, 1)) == (0, 0)


# --- full maps


def test_nobody_is_asked_to_draw_on_a_neighbour_s_full_map() -> None:
    state = reveal(table(A, FULL, A), "goblin_attack")  # seat 1 has the full map of seat 2
    assert asked(state) == (1, 2)
    assert offered(state, 0) == set()
    assert refusal(state, "monster D1 E2 F3", 0) == "why-not-your-turn"
    state, events = playing(state, "monster D1 E2 F3", "monster D1 E2 F3")
    assert events == [
        "drew 1 nothing",
        "drew 2 on 3 monster D1 E2 F3",
        "drew 3 on 1 monster D1 E2 F3",
        "returned",
    ]


def test_who_has_a_full_map_still_draws_on_the_neighbour_s() -> None:
    state = reveal(table(FULL, A), "goblin_attack")
    assert asked(state) == (0,)
    assert sheet_of(play(state, "monster D1 E2 F3"), 1) == drawn_on(A, "m", "D1 E2 F3")


def test_an_ambush_on_full_maps_passes_by() -> None:
    state, events = revealing(table(FULL, FULL), "gnoll_raid")
    assert events == [
        "ambush",
        "ambushed gnoll_raid",
        "passed -1",
        "drew 1 nothing",
        "drew 2 nothing",
        "returned",
    ]
    assert question(state) == "spring/2"


# --- the ambush deck


def test_an_ambush_takes_no_time() -> None:
    state = play(reveal(table(A, A), "goblin_attack"), "monster D1 E2 F3", "monster D1 E2 F3")
    assert state.public.time == 0
    assert question(state) == "spring/2"


def test_before_it_is_revealed_only_the_number_of_ambushes_is_known() -> None:
    state = table(A, A)
    for seat in (0, 1):
        known = GAME.observe(state, seat).public
        assert known.in_deck == 1
        assert list(known.ambushes) == AMBUSHES


def test_which_ambush_it_is_is_asked_when_it_comes_up() -> None:
    state, events = step(table(A, A), CHANCE, "ambush")
    assert events == ["ambush"]
    assert question(state) == "spring/1/ambush"
    assert list(chances(state)) == AMBUSHES
    with pytest.raises(IllegalAction):
        step(state, CHANCE, "hamlet")


def next_season(state: State) -> State:
    """Play explore cards until the season changes."""
    before = state.public.season
    while state.public.season == before:
        card = next(c for c in chances(state) if c not in ("ambush", "temple_ruins", "outpost_ruins"))
        state = reveal(state, card)
        state = play(state, *(sorted(offered(state, seat))[0] for seat in asked(state)))
    return state


def test_a_revealed_ambush_leaves_the_game() -> None:
    state = play(reveal(table(A, A), "gnoll_raid"), *["monster A1 A2 B1 C1 C2"] * 2)
    assert Counter(chances(state))["ambush"] == 0
    state = next_season(state)
    assert Counter(chances(state))["ambush"] == 1
    state, _ = step(state, CHANCE, "ambush")
    assert "gnoll_raid" not in chances(state)
    assert len(chances(state)) == 3


def test_ambushes_that_do_not_come_up_accumulate() -> None:
    state = table(A, A)
    for number, season in enumerate(["spring", "summer", "fall", "winter"], 1):
        assert question(state) == f"{season}/1"
        assert Counter(chances(state))["ambush"] == number
        assert len(chances(state)) == 13 + number
        if number < 4:
            state = next_season(state)


def test_all_four_ambushes_may_come_up_in_one_season() -> None:
    state = table(A, A, season=3, in_deck=4)
    for left in (3, 2, 1, 0):
        state, _ = step(state, CHANCE, "ambush")
        state, _ = step(state, CHANCE, chances(state)[0])
        state = play(state, *(sorted(offered(state, seat))[0] for seat in asked(state)))
        assert Counter(chances(state))["ambush"] == left
    assert state.public.ambushes == ()
    with pytest.raises(IllegalAction):
        step(state, CHANCE, "ambush")


def test_a_skill_for_explore_cards_cannot_be_used_on_a_neighbour_s_sheet() -> None:
    state = reveal(table(A, A, skills=["search", "diplomacy", "knowledge"], coins=5), "goblin_attack")
    assert refusal(state, "search monster D1 E2 F3 + D2") == "why-skill-not-now"
    assert offered(state) == set(oracle.placements(A, "goblin_attack"))
