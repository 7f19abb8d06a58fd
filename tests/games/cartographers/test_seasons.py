"""Seasons: when one ends, what it scores, what the next one resets, and who wins in the end."""

import pytest
from oracle import cartographers as oracle
from table import (
    A,
    asked,
    chances,
    coins,
    drawn_on,
    free,
    offered,
    outcome,
    play,
    playing,
    question,
    reveal,
    scores,
    sheet_of,
    table,
)

from charthouse.games.cartographers import GAME

SEASONS = ["spring", "summer", "fall", "winter"]
LIMITS = [8, 8, 7, 6]

# A sheet on which every edict of the table is worth something else, and two spaces lie beside the monster.
WORTHY = (
    "ffff......./...^.r...../.r......^r./vvvvvv...../aaa..m...../aaa..^...../www......../........vvv"
    "/.r^......r./.....r.^.../..........."
)
EDICTS = {"A": "sentinel_wood", "B": "canal_lake", "C": "wildholds", "D": "lost_barony"}
WORTH = {"A": 4, "B": 6, "C": 8, "D": 9}
LOSS = -2
ROOM = " ".join(f"{row}{column}" for row in "DEFGH" for column in range(1, 12))


# --- when a season ends


@pytest.mark.parametrize(("season", "limit"), list(enumerate(LIMITS)), ids=SEASONS)
def test_a_season_lasts_while_its_time_is_not_up(season: int, limit: int) -> None:
    state = play(reveal(table(A, season=season, time=limit - 2), "hamlet"), "village A1 B1 B2")
    assert question(state) == f"{SEASONS[season]}/2"
    assert scores(state) == []


@pytest.mark.parametrize(("season", "limit"), list(enumerate(LIMITS)), ids=SEASONS)
@pytest.mark.parametrize(("before", "card"), [(1, "hamlet"), (2, "homestead"), (1, "homestead")])
def test_a_season_ends_when_its_time_is_reached_or_passed(
    season: int, limit: int, before: int, card: str
) -> None:
    state = reveal(table(A, season=season, time=limit - before), card)
    assert asked(state) == (0,), "the last card is still drawn"
    state = play(state, sorted(offered(state))[0])
    assert len(scores(state)) == 1
    assert question(state) == (f"{SEASONS[season + 1]}/1" if season < 3 else "over")


def test_a_season_ends_only_after_everybody_has_drawn() -> None:
    state = reveal(table(A, A, time=7), "rift_lands")
    state = reveal(play(state, "water A1", "water A1"), "hamlet")
    assert scores(state) == []
    assert state.public.season == 0
    assert state.public.time == 8
    state = play(state, "village D1 E1 E2", "village D1 E1 E2")
    assert state.public.season == 1
    assert (len(scores(state, 0)), len(scores(state, 1))) == (1, 1)


def test_cards_without_time_never_end_a_season() -> None:
    state = reveal(table(A, time=7), "temple_ruins", "outpost_ruins", "goblin_attack", "rift_lands")
    state = play(state, "water C2")
    assert state.public.time == 7
    assert question(state) == "spring/5"


def test_all_four_seasons_are_played_in_order() -> None:
    state = table(A, A)
    seen = []
    while chances(state):
        if question(state).endswith("/1"):
            seen.append(question(state))
        state = reveal(state, next(c for c in chances(state) if c in oracle.LANDSCAPES))
        state = play(state, *(sorted(offered(state, seat))[0] for seat in asked(state)))
    assert seen == [f"{season}/1" for season in SEASONS]
    assert question(state) == "over"


# --- what it scores


@pytest.mark.parametrize(("season", "edicts"), list(enumerate(["AB", "BC", "CD", "DA"])), ids=SEASONS)
def test_each_season_scores_its_own_two_edicts_the_coins_and_the_monsters(season: int, edicts: str) -> None:
    state = table(WORTHY, season=season, time=LIMITS[season] - 1, coins=5, edicts=list(EDICTS.values()))
    state = play(reveal(state, "hamlet"), "village J9 J10 K9 K10 K11")
    assert scores(state) == [(WORTH[edicts[0]], WORTH[edicts[1]], 5, LOSS)]


def test_a_slow_reading_counts_the_same_stars_on_that_sheet() -> None:
    worth = oracle.scores(WORTHY)
    assert {letter: worth[card] for letter, card in EDICTS.items()} == WORTH
    assert oracle.monsters(WORTHY) == LOSS


def test_the_drawing_that_ends_the_season_counts_and_so_does_its_coin() -> None:
    state = play(reveal(table(A, time=7), "forgotten_forest"), "forest A1 B2")
    assert scores(state) == [(1, 0, 1, 0)]


def test_the_coins_are_scored_again_in_every_season() -> None:
    state = table(free(ROOM, rest="f"), free(ROOM, rest="f"), coins=[2, 3])
    coinless = ("hinterland_stream", "homestead", "orchard", "marshlands")
    while chances(state):
        state = reveal(state, next(card for card in coinless if card in chances(state)))
        state = play(state, *(sorted(offered(state, seat))[0] for seat in asked(state)))
    assert [row[2] for row in scores(state, 0)] == [2, 2, 2, 2]
    assert [row[2] for row in scores(state, 1)] == [3, 3, 3, 3]


def test_each_open_space_beside_a_monster_costs_a_star_every_season() -> None:
    text = drawn_on(A, "m", "A1")
    state = play(reveal(table(text, time=7), "hamlet"), "village G1 H1 H2")
    assert scores(state) == [(0, 0, 1, -2)]


def test_crossed_out_coins_score_nothing() -> None:
    state = table(A, time=7, coins=5, crossed=2)
    assert coins(state) == 3
    assert scores(play(reveal(state, "homestead"), "village D1 E1 E2 F1")) == [(0, 0, 3, 0)]


def test_everybody_scores_the_own_sheet() -> None:
    texts = [A, drawn_on(A, "f", "A1 A2 A3"), drawn_on(A, "m", "K1")]
    state = table(*texts, time=7, coins=[0, 1, 2])
    state, events = playing(reveal(state, "orchard"), *["farm G1 G2 G3 H3"] * 3)
    assert events[-4:] == ["scored 1 0 0 0 0", "scored 2 3 0 1 0", "scored 3 0 0 2 -2", "season 2"]


# --- what the next season resets


def test_the_next_season_starts_with_the_whole_deck_and_no_time() -> None:
    state = play(reveal(table(A, time=6, in_deck=0), "homestead"), "village D1 E1 E2 F1")
    assert state.public.time == 0
    assert state.public.shown == ()
    deck = chances(state)
    assert len(deck) == 14
    assert {"homestead", "temple_ruins", "outpost_ruins", "ambush"} <= set(deck)


def test_the_next_season_keeps_the_sheet_the_coins_and_the_scores() -> None:
    state = play(reveal(table(A, time=7, coins=3), "farmland"), "farm D1 D2")
    assert sheet_of(state) == drawn_on(A, "a", "D1 D2")
    assert coins(state) == 4
    assert len(scores(state)) == 1


def test_no_ruins_duty_reaches_into_the_next_season() -> None:
    state = play(reveal(table(A, time=7), "temple_ruins", "farmland"), "farm C2 C3")
    assert question(state) == "summer/1"
    state = reveal(state, "hamlet")
    assert offered(state) == set(oracle.placements(sheet_of(state), "hamlet"))


def test_the_skill_of_the_season_is_free_again_in_the_next() -> None:
    state = reveal(table(A, A, time=6, skills=["search", "diplomacy", "knowledge"]), "rift_lands")
    state = play(state, "search water A1 + A2", "water A1")
    assert [map.skill_used for map in state.public.maps] == [True, False]
    state = play(reveal(state, "homestead"), "village D1 E1 E2 F1", "village D1 E1 E2 F1")
    assert question(state) == "summer/1"
    assert [map.skill_used for map in state.public.maps] == [False, False]


# --- who wins


def ranks(*rows: tuple[int, int]) -> list[int]:
    """The ranks of seats with these stars, of which they lost so many to monsters on the way."""
    lost = [[(stars + less, 0, 0, -less), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)] for stars, less in rows]
    state = table(*[A] * len(rows), scores=lost, phase="over")
    found = outcome(state)
    assert [standing.score for standing in found.standings] == [stars for stars, _ in rows]
    assert [standing.tie_break for standing in found.standings] == [less for _, less in rows]
    return [standing.rank for standing in found.standings]


def test_most_stars_win() -> None:
    assert ranks((10, 0), (30, 9), (20, 0)) == [3, 1, 2]


def test_of_equals_who_lost_fewest_stars_to_monsters_wins() -> None:
    assert ranks((20, 3), (20, 1), (20, 2)) == [3, 1, 2]


def test_who_is_still_equal_shares_the_place() -> None:
    assert ranks((20, 1), (25, 0), (20, 1), (20, 0)) == [3, 1, 3, 2]
    assert ranks((20, 1), (20, 1)) == [1, 1]


def test_monsters_of_all_four_seasons_break_the_tie() -> None:
    rows = [
        [(20, 0, 0, 0), (10, 0, 0, -5), (0, 0, 0, 0), (0, 0, 0, 0)],
        [(20, 0, 0, -3), (11, 0, 0, -1), (0, 0, 0, -1), (0, 0, 0, -1)],
    ]
    state = table(A, A, scores=rows, phase="over")
    assert [s.score for s in outcome(state).standings] == [25, 25]
    assert [s.tie_break for s in outcome(state).standings] == [5, 6]
    assert [s.rank for s in outcome(state).standings] == [1, 2]


def test_a_score_below_zero_is_a_score() -> None:
    assert ranks((-4, 4), (-2, 2)) == [2, 1]


def test_there_is_no_outcome_before_the_end() -> None:
    assert GAME.outcome(table(A, A)) is None


def test_a_whole_game_ends_with_four_rows_that_add_up() -> None:
    state = table(free("A1 A2 B1"), A, season=3, time=5, scores=[[(1, 2, 3, -4)] * 3, [(0, 1, 0, 0)] * 3])
    state = play(reveal(state, "hamlet"), "village A1 A2 B1", "village A1 A2 B1")
    found = outcome(state)
    lines = 22 * 6
    assert [s.score for s in found.standings] == [6 + lines + 1, 3 + 1]
    assert found.standings[0].because == {"spring": 2, "summer": 2, "fall": 2, "winter": lines + 1}
