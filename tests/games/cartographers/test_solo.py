"""Alone: the walk of an ambush, the full map, the rating and the titles."""

from collections import Counter

import pytest
from oracle import cartographers as oracle
from table import (
    EDICTS,
    FULL,
    A,
    B,
    chances,
    coins,
    drawn_on,
    free,
    offered,
    outcome,
    play,
    playing,
    question,
    refusal,
    reveal,
    revealing,
    scores,
    sheet_of,
    table,
    track,
)

from charthouse.games.cartographers import solo

AMBUSHES = ["goblin_attack", "bugbear_assault", "kobold_onslaught", "gnoll_raid"]


def walked(text: str, card: str) -> str:
    """The spaces that a solo ambush takes, none where it has no effect."""
    _, events = revealing(table(text, edition="2019"), card)
    return events[2].removeprefix("walked").strip()


# --- the walk


@pytest.mark.parametrize(
    ("text", "card", "spaces"),
    [
        (A, "goblin_attack", "I9 J10 K11"),
        (A, "bugbear_assault", "A9 A11 B9 B11"),
        (A, "kobold_onslaught", "I1 J1 J2 K1"),
        (A, "gnoll_raid", "A1 A2 B1 C1 C2"),
        (B, "goblin_attack", "I9 J10 K11"),
        (B, "bugbear_assault", "C9 C11 D9 D11"),
        (B, "kobold_onslaught", "I1 J1 J2 K1"),
        (B, "gnoll_raid", "A1 A2 B1 C1 C2"),
    ],
)
def test_on_a_blank_sheet_an_ambush_strikes_nearest_its_corner(text: str, card: str, spaces: str) -> None:
    assert walked(text, card) == spaces


@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("goblin_attack", "K11", "H9 I10 J11"),  # up the right edge
        ("bugbear_assault", "A9", "B9 B11 C9 C11"),  # down the right edge
        ("kobold_onslaught", "K1", "H1 I1 I2 J1"),  # up the left edge
        ("gnoll_raid", "A1", "B1 B2 C1 D1 D2"),  # down the left edge
    ],
)
def test_where_the_corner_is_taken_it_steps_on_along_its_edge(card: str, first: str, second: str) -> None:
    blank = drawn_on(free("", rest="."), "f", first)
    assert walked(blank, card) == second


@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("goblin_attack", "H8 I9 J10"),
        ("bugbear_assault", "B8 B10 C8 C10"),
        ("kobold_onslaught", "H2 I2 I3 J2"),
        ("gnoll_raid", "B2 B3 C2 D2 D3"),
    ],
)
def test_after_a_whole_ring_it_starts_again_one_step_inwards(card: str, spaces: str) -> None:
    rim = [f"{row}{column}" for row in "ABCDEFGHIJK" for column in range(1, 12)]
    edge = [space for space in rim if space[0] in "AK" or space[1:] in ("1", "11")]
    assert walked(drawn_on(free("", rest="."), "f", " ".join(edge)), card) == spaces


@pytest.mark.parametrize(("card", "anchors"), list(zip(AMBUSHES, [81, 90, 90, 90], strict=True)))
def test_the_walk_tries_every_place_once_in_the_order_of_a_slow_reading(card: str, anchors: int) -> None:
    """Block each place the walk takes by filling one space of it, until it finds none."""
    text = free("", rest=".")
    steps = 0
    while spaces := walked(text, card):
        assert spaces.split() == oracle.solo_ambush(text, card)
        text = drawn_on(text, "f", spaces.split()[0])
        steps += 1
    assert oracle.solo_ambush(text, card) is None
    assert 0 < steps <= anchors
    assert len(oracle.solo_anchors(oracle.AMBUSHES[card])) == anchors


@pytest.mark.parametrize("card", AMBUSHES)
@pytest.mark.parametrize(
    "text",
    [
        A,
        B,
        "ffffwwww.../vvv^.rwwm../.r.aaaw.^r./...aaa....m/..........m/ffff.^...mm/ff........./f....vvvv.."
        "/.F^..vv..r./aaa..W.^.ww/aaaa...wwww",
        free("E5 E6 E7 F5 F6 F7 G5 G6 G7"),
        free("A1 A3 B1 B3 C5", ruins="D5 D6 E5"),
    ],
)
def test_the_walk_finds_what_a_slow_reading_finds(card: str, text: str) -> None:
    assert walked(text, card).split() == (oracle.solo_ambush(text, card) or [])


def test_the_innermost_place_is_tried_too() -> None:
    assert walked(free("E5 F6 G7"), "goblin_attack") == "E5 F6 G7"
    assert walked(free("F5 F7 G5 G7"), "bugbear_assault") == "F5 F7 G5 G7"


@pytest.mark.parametrize(
    ("card", "turned"),
    [
        ("goblin_attack", "A3 B2 C1"),
        ("bugbear_assault", "A1 A2 C1 C2"),
        ("kobold_onslaught", "A2 B1 B2 C2"),
        ("gnoll_raid", "A1 A2 B2 C1 C2"),
    ],
)
def test_alone_the_shape_is_never_turned_nor_flipped(card: str, turned: str) -> None:
    assert walked(free(turned), card) == ""


def test_an_ambush_that_finds_no_room_has_no_effect_and_draws_no_single_monster() -> None:
    text = free("A1 E4 K11", ruins="C5")
    state, events = revealing(table(text), "gnoll_raid")
    assert events == ["ambush", "ambushed gnoll_raid", "walked", "returned"]
    assert sheet_of(state) == text
    assert "gnoll_raid" not in state.public.ambushes
    assert Counter(chances(state))["ambush"] == 0


def test_nobody_is_asked_about_a_solo_ambush() -> None:
    state = reveal(table(A), "goblin_attack")
    assert question(state) == "spring/2"
    assert state.public.time == 0
    assert sheet_of(state) == drawn_on(A, "m", "I9 J10 K11")


def test_the_walk_may_cover_ruins() -> None:
    text = free("", ruins="A1 A2 B1 C1 C2")
    assert sheet_of(reveal(table(text, edition="2019"), "gnoll_raid")).startswith("MMwww")


def test_a_mountain_closed_in_by_the_walk_brings_its_coin() -> None:
    text = drawn_on(drawn_on(A, "^", "B2"), "f", "B3")
    state, events = revealing(table(text), "gnoll_raid")
    assert events[2:] == ["walked A1 A2 B1 C1 C2", "coin 1 B2", "returned"]
    assert coins(state) == 1


def test_the_coin_of_the_walk_stops_at_the_fourteenth() -> None:
    text = drawn_on(drawn_on(A, "^", "B2"), "f", "B3")
    state, events = revealing(table(text, coins=14), "gnoll_raid")
    assert events[2:] == ["walked A1 A2 B1 C1 C2", "returned"]
    assert track(state) == 14


# --- a full map


def test_in_the_later_edition_a_full_map_ends_the_game_and_scores_every_season_left() -> None:
    state = table(free("A1"), coins=3, season=1, time=2, scores=[[(1, 2, 0, 0)]])
    state, events = playing(reveal(state, "hamlet"), "water A1")
    edge, lines = 0, 22 * 6
    assert events == [
        "drew 1 water A1",
        "done",
        "scored 1 0 0 3 0",  # summer: canal lake, wildholds
        f"scored 1 0 {lines} 3 0",  # fall: wildholds, borderlands
        f"scored 1 {lines} {edge} 3 0",  # winter: borderlands, sentinel wood
        "end",
    ]
    assert question(state) == "over"
    assert outcome(state).standings[0].score == 3 + 3 + (lines + 3) * 2
    assert outcome(state).standings[0].because == {"spring": 3, "summer": 3, "fall": 135, "winter": 135}


def test_a_table_may_choose_that_a_full_map_scores_the_current_season_only() -> None:
    state = table(free("A1"), season=1, scores=[[(1, 2, 0, 0)]], full_map="scores_current")
    state, events = playing(reveal(state, "hamlet"), "water A1")
    assert events == ["drew 1 water A1", "done", "scored 1 0 0 0 0", "end"]
    assert scores(state) == [(1, 2, 0, 0), (0, 0, 0, 0)]
    assert outcome(state).standings[0].score == 3


def test_a_full_map_does_not_end_the_game_in_the_edition_of_2019() -> None:
    state = play(reveal(table(free("A1"), edition="2019"), "hamlet"), "village A1")
    assert sheet_of(state).replace("v", "w") == FULL
    assert question(state) == "spring/2"
    state, events = revealing(state, "orchard")
    assert events == ["explored orchard 2", "drew 1 nothing", "done"]
    state, events = revealing(state, "gnoll_raid")
    assert events == ["ambush", "ambushed gnoll_raid", "walked", "returned"]
    while chances(state):
        state = reveal(state, next(card for card in chances(state) if card != "ambush"))
    assert question(state) == "over"
    assert len(scores(state)) == 4


def test_a_map_filled_by_the_ambush_itself_ends_the_game() -> None:
    state, events = revealing(table(free("I9 J10 K11"), season=3), "goblin_attack")
    assert events == [
        "ambush",
        "ambushed goblin_attack",
        "walked I9 J10 K11",
        "returned",
        "scored 1 132 0 0 0",
        "end",
    ]
    assert question(state) == "over"


def test_a_map_filled_by_the_ambush_goes_on_in_the_edition_of_2019() -> None:
    state, events = revealing(table(free("I9 J10 K11"), season=3, edition="2019"), "goblin_attack")
    assert events[2:] == ["walked I9 J10 K11", "returned"]
    assert question(state) == "winter/2"


def test_the_coins_of_the_last_drawing_count_in_every_season_scored_for_a_full_map() -> None:
    text = drawn_on(free("A1 B1"), "^", "A2")
    state, events = playing(reveal(table(text, season=2), "farmland"), "farm A1 B1")
    assert events[:4] == ["drew 1 farm A1 B1", "coin 1 A1 B1", "coin 1 A2", "done"]
    assert [row[2] for row in scores(state)] == [2, 2]


def test_a_map_filled_as_the_season_ends_scores_that_season_once() -> None:
    state = table(free("A1"), season=2, time=6)
    state, events = playing(reveal(state, "hamlet"), "water A1")
    assert [event.split()[0] for event in events] == ["drew", "done", "scored", "scored", "end"]


def test_a_map_filled_in_winter_scores_winter_alone() -> None:
    state = play(reveal(table(free("A1"), season=3), "hamlet"), "water A1")
    assert len(scores(state)) == 1


def test_after_the_end_nothing_is_asked_and_nothing_may_be_done() -> None:
    state = play(reveal(table(free("A1"), season=3), "hamlet"), "water A1")
    assert offered(state) == set()
    assert refusal(state, "water A1") == "why-not-your-turn"
    assert refusal(state, "recall") == "why-not-your-turn"


# --- rating and title


def finished(total: int) -> tuple[int | str, int | str]:
    """Rating and title of a solo game with so many stars, by the edicts of the table: 25 + 24 + 16 + 24."""
    state = table(A, scores=[[(total, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)]], phase="over")
    notes = outcome(state).notes
    return notes["rating"], notes["title"]


def test_the_rating_is_all_stars_less_the_printed_values_of_the_four_edicts() -> None:
    assert sum(oracle.SOLO_VALUES[edict] for edict in EDICTS) == 89
    assert finished(100)[0] == 11
    assert finished(0)[0] == -89


@pytest.mark.parametrize(
    ("rating", "title"),
    [
        (200, "legendary_cartographer"),
        (30, "legendary_cartographer"),
        (29, "master_mapsmith"),
        (20, "master_mapsmith"),
        (19, "journeyman_topographer"),
        (10, "journeyman_topographer"),
        (9, "apprentice_surveyor"),
        (0, "apprentice_surveyor"),
        (-1, "amateur_assessor"),
        (-5, "amateur_assessor"),
        (-6, "inept_assistant"),
        (-10, "inept_assistant"),
        (-11, "dimwitted_doodler"),
        (-20, "dimwitted_doodler"),
        (-21, "oblivious_inkdrinker"),
        (-30, "oblivious_inkdrinker"),
        (-31, "oblivious_inkdrinker"),
        (-89, "oblivious_inkdrinker"),
    ],
)
def test_each_rating_earns_its_title(rating: int, title: str) -> None:
    assert finished(89 + rating) == (rating, title)
    assert solo.title(rating) == title


@pytest.mark.parametrize("card", sorted(oracle.SOLO_VALUES))
def test_each_edict_has_its_printed_solo_value(card: str) -> None:
    assert solo.rating(0, (card,)) == -oracle.SOLO_VALUES[card]


def test_a_table_of_several_has_no_rating() -> None:
    assert outcome(table(A, A, phase="over")).notes == {}
