"""`charthouse placements`: every legal drawing of a card, against the oracle."""

import pytest
from oracle import cartographers as oracle
from shell import FULL_SHEET, SHEET_A, SHEET_B, ask, refusal, run

CARDS = [*oracle.LANDSCAPES, *oracle.AMBUSHES]
# One open ruins space with no room for a shape around it, and single spaces elsewhere.
CRAMPED = "/".join(
    ["f.fffffffff", "fffffff.fff", *["fffffffffff"] * 6, "frfffffffff", "fffffffffff", "ffff.ffffff"]
)
# Room for small shapes away from the only open ruins space, which stands alone.
APART = "/".join(
    ["..fffffffff", "..fffffffff", *["fffffffffff"] * 6, "frfffffffff", "fffffffffff", "fffffffffff"]
)


def test_the_command_lists_every_drawing_sorted_in_one_object() -> None:
    ran = run("placements", "--sheet", SHEET_A, "--card", "orchard", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert list(ran.json()) == ["placements"]
    assert ran.json()["placements"] == oracle.placements(SHEET_A, "orchard")
    assert ran.json()["placements"] == sorted(set(ran.json()["placements"]))


@pytest.mark.parametrize("ruins", [False, True])
@pytest.mark.parametrize("edition", ["2019", "2020"])
@pytest.mark.parametrize("card", CARDS)
def test_every_card_agrees_with_the_oracle_on_every_sheet(card: str, edition: str, ruins: bool) -> None:
    words = ["--card", card, "--edition", edition, "--json"] + ["--ruins"] * ruins
    for sheet in (SHEET_A, SHEET_B, CRAMPED, APART):
        listed = ask("placements", "--sheet", sheet, *words).json()["placements"]
        assert listed == oracle.placements(sheet, card, ruins, edition)


def test_the_default_edition_is_2020() -> None:
    default, later, older = (
        ask("placements", "--sheet", CRAMPED, "--card", "hamlet", "--json", *edition).json()
        for edition in ([], ["--edition", "2020"], ["--edition", "2019"])
    )
    assert default == later != older


@pytest.mark.parametrize("card", CARDS)
def test_a_full_sheet_leaves_nothing_to_draw(card: str) -> None:
    for ruins in ([], ["--ruins"]):
        assert ask("placements", "--sheet", FULL_SHEET, "--card", card, "--json", *ruins).json() == {
            "placements": ["nothing"]
        }


def test_people_and_pipes_get_one_drawing_a_line() -> None:
    ran = run("placements", "--sheet", "-", "--card", "gnoll_raid", input=SHEET_B.replace("/", "\n"))
    assert ran.out.splitlines() == oracle.placements(SHEET_B, "gnoll_raid")
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize("card", ["temple_ruins", "outpost_ruins"])
def test_a_ruins_card_is_refused_because_nothing_is_drawn_with_it(card: str) -> None:
    assert "ruins card" in refusal(ask("placements", "--sheet", SHEET_A, "--card", card, "--json"))
