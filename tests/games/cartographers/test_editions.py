"""What differs between the printings: the fall-back square, and a full solo map."""

import pytest
from oracle import cartographers as oracle
from table import A, drawn_on, free, may, offered, play, playing, question, refusal, reveal, table

from charthouse.core.game import BadText
from charthouse.games.cartographers import GAME

FIVE = ("forest", "village", "farm", "water", "monster")
TIGHT = free("A1 E4", ruins="K11")
NO_RUINS_A = drawn_on(A, "f", "B6 C2 C10 I2 I10 J6")
CARDS = sorted(set(oracle.LANDSCAPES) - {"rift_lands"})


def terrains(actions: set[str]) -> set[str]:
    return {action.split()[0] for action in actions}


@pytest.mark.parametrize("card", CARDS)
def test_the_later_edition_allows_any_terrain_on_a_fall_back(card: str) -> None:
    state = reveal(table(TIGHT), card)
    assert offered(state) == {f"{terrain} {space}" for terrain in FIVE for space in ("A1", "E4", "K11")}


@pytest.mark.parametrize("card", CARDS)
def test_the_edition_of_2019_takes_the_terrain_of_a_fall_back_from_the_card(card: str) -> None:
    state = reveal(table(TIGHT, edition="2019"), card)
    own = oracle.LANDSCAPES[card].terrains
    assert offered(state) == {f"{terrain} {space}" for terrain in own for space in ("A1", "E4", "K11")}


def test_in_2019_another_terrain_is_refused() -> None:
    state = reveal(table(TIGHT, edition="2019"), "hamlet")
    assert refusal(state, "monster A1") == "why-terrain"
    assert may(state, "village A1")


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("edition", ["2019", "2020"])
def test_under_ruins_duty_a_fall_back_has_any_terrain_in_every_edition(edition: str, card: str) -> None:
    state = reveal(table(NO_RUINS_A, edition=edition), "temple_ruins", card)
    assert terrains(offered(state)) == set(FIVE)
    assert all(len(action.split()) == 2 for action in offered(state))


@pytest.mark.parametrize("edition", ["2019", "2020"])
def test_no_edition_pays_a_coin_for_a_fall_back(edition: str) -> None:
    state = reveal(table(TIGHT, edition=edition), "hamlet")
    assert playing(state, "village A1")[1] == ["drew 1 village A1", "done"]


def test_in_2019_rift_lands_after_ruins_still_goes_on_open_ruins() -> None:
    state = reveal(table(A, edition="2019"), "temple_ruins", "rift_lands")
    assert terrains(offered(state)) == set(FIVE)
    assert {action.split()[1] for action in offered(state)} == {"B6", "C2", "C10", "I2", "I10", "J6"}


def test_the_later_edition_is_the_default() -> None:
    options = GAME.expand({}, 1)
    assert options == GAME.expand({"edition": "2020"}, 1)
    assert (options.edition, options.fall_back, options.full_map) == ("2020", "any", "scores_all")


def test_the_options_are_written_out_in_full() -> None:
    options = GAME.expand({"edition": "2019"}, 1)
    assert (options.edition, options.fall_back, options.full_map) == ("2019", "card", "goes_on")


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(BadText):
        GAME.expand({"edition": "1999"}, 1)


def test_a_full_map_has_no_option_in_2019() -> None:
    with pytest.raises(BadText):
        GAME.expand({"edition": "2019", "full_map": "scores_current"}, 1)


def test_a_full_solo_map_ends_the_game_in_2020_only() -> None:
    later = play(reveal(table(free("A1")), "rift_lands"), "water A1")
    older = play(reveal(table(free("A1"), edition="2019"), "rift_lands"), "water A1")
    assert question(later) == "over"
    assert question(older) == "spring/2"


@pytest.mark.parametrize("full_map", ["scores_all", "scores_current"])
def test_a_full_map_at_a_table_of_several_never_ends_the_game(full_map: str) -> None:
    state = table(free("A1"), free("A1"), full_map=full_map)
    state = play(reveal(state, "rift_lands"), "water A1", "water A1")
    assert question(state) == "spring/2"
