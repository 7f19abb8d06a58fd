"""The ground of the campaign: sealed games, lasting events, the Chronicle, the crates, one checked file."""

from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from charthouse.core import fair, match
from charthouse.core.game import BadText, Player
from charthouse.core.match import Match
from charthouse.core.record import Record
from charthouse.core.text import explain, speaker
from charthouse.games.charterstone import GAME, campaign
from charthouse.games.charterstone.box import BOX, CHARTERS
from charthouse.games.charterstone.campaign import Campaign
from charthouse.games.charterstone.guide import GUIDE, openable
from charthouse.games.charterstone.rulebook import RULES, SLOTS, entering, in_force
from charthouse.games.charterstone.state import vp

TABLE = ("red", "blue", "green")


@cache
def finished(seed: str = "campaign", charters: tuple[str, ...] = TABLE) -> Match:
    """A whole random game, in which the first player names a persona."""
    rng = Random(seed)
    seats = tuple(Player(charter) for charter in charters)
    current = match.start(GAME, seats, {"charters": list(charters)}, fair.secret_of(seed))
    assert current.turn
    current = match.submit(current, current.turn.seats[0], GAME.read_action("name persona Ada of the Hill"))
    while current.turn:
        seat = current.turn.seats[0]
        current = match.submit(current, seat, GAME.legal(current.state, seat).pick(rng))
    return current


def saved(seed: str = "campaign") -> Record:
    return match.recorded(finished(seed))


@cache
def sealed() -> Campaign:
    return campaign.seal(campaign.begin(TABLE), saved())


def refused(why: str) -> "pytest.RaisesExc[BadText]":
    return pytest.raises(BadText, match=f"stone-bad-campaign-{why}")


# --- sealing


def test_a_sealed_game_leaves_its_village_crates_cards_names_glory_and_goods() -> None:
    end, legacy = finished().state, campaign.fold(sealed())
    assert legacy.games == 1
    assert legacy.plots == end.plots
    assert legacy.opened == end.opened
    assert legacy.archive == end.archive
    assert legacy.rules == end.rules
    assert len(end.opened) > 0
    for chest, holding in zip(legacy.chests, end.holdings, strict=True):
        assert chest.charter == holding.charter
        assert chest.personas == holding.chest
        assert chest.glory == vp(holding) // 10
        assert chest.cards == holding.cards
        assert dict(chest.goods).get("coin", 0) == holding.coins
        assert chest.persona == dict(end.names).get(holding.charter, "")
    assert "Ada of the Hill" in [chest.persona for chest in legacy.chests]
    best = max(vp(holding) for holding in end.holdings)
    assert [chest.wins for chest in legacy.chests] == [
        (1,) if vp(holding) == best else () for holding in end.holdings
    ]


def test_the_rules_of_game_one_and_of_its_end_are_in_the_chronicle_afterwards() -> None:
    rules = in_force(campaign.fold(sealed()).rules)
    assert {5: 1, 18: 1, 26: 2, 27: 1, 28: 1, 29: 1}.items() <= rules.items()


def test_the_seats_of_a_game_may_be_in_another_order_than_the_chests() -> None:
    begun = campaign.begin(("green", "red", "blue"))
    other = campaign.fold(campaign.seal(begun, saved()))
    assert {c.charter: c for c in other.chests} == {c.charter: c for c in campaign.fold(sealed()).chests}


def test_a_running_game_is_not_sealed() -> None:
    cut = saved()._replace(entries=saved().entries[:-1], secret="")
    with refused("open"):
        campaign.seal(campaign.begin(TABLE), cut)


def test_a_game_of_other_charters_is_not_sealed() -> None:
    with refused("charters"):
        campaign.seal(campaign.begin(("red", "blue")), saved())


def test_game_one_is_sealed_once() -> None:
    with refused("game"):
        campaign.seal(sealed(), saved("another"))


def test_a_changed_record_is_not_sealed() -> None:
    entry = saved().entries[5]
    forged = (*saved().entries[:5], entry._replace(then=(*entry.then, "vp 1 50 quota cloud_port")))
    with refused("record"):
        campaign.seal(campaign.begin(TABLE), saved()._replace(entries=(*forged, *saved().entries[6:])))


@pytest.mark.parametrize("charters", [(), ("red",), ("red", "red"), ("red", "pink"), (*CHARTERS, "red")])
def test_a_campaign_begins_with_two_to_six_different_charters(charters: tuple[str, ...]) -> None:
    with refused("charters"):
        campaign.begin(charters)


# --- names between games


def test_who_did_not_win_may_name_the_charter_once() -> None:
    chests = campaign.fold(sealed()).chests
    loser = next(chest.charter for chest in chests if not chest.wins)
    winner = next(chest.charter for chest in chests if chest.wins)
    named = campaign.name_charter(sealed(), loser, "Lantern Row")
    assert {chest.charter: chest.name for chest in campaign.fold(named).chests}[loser] == "Lantern Row"
    with refused("name"):
        campaign.name_charter(named, loser, "Again")
    with refused("name"):
        campaign.name_charter(sealed(), winner, "Mine")
    with refused("name"):
        campaign.name_charter(campaign.begin(TABLE), loser, "Too early")
    with pytest.raises(BadText):
        campaign.name_charter(sealed(), loser, "two\nlines")


# --- one checked file


def test_a_campaign_reads_back_from_its_file() -> None:
    loser = next(chest.charter for chest in campaign.fold(sealed()).chests if not chest.wins)
    named = campaign.name_charter(sealed(), loser, "Лампа 燈")
    text = campaign.write(named)
    assert campaign.read(text) == named
    assert campaign.write(campaign.read(text)) == text
    assert campaign.fold(campaign.read(text)) == campaign.fold(named)


def test_a_changed_page_is_noticed() -> None:
    page = sealed().pages[0]
    for forged in (
        replace(page, text=page.text.replace("Ada", "Eva")),
        replace(page, lasting=page.lasting[1:]),
        replace(page, kind="name"),
    ):
        with refused("changed"):
            campaign.read(campaign.write(replace(sealed(), pages=(forged,))))


def test_a_page_that_does_not_hold_what_its_game_led_to_is_noticed_even_with_a_new_hash() -> None:
    page = sealed().pages[0]
    richer = (*page.lasting, "glory 1 9")
    chain = campaign._link(campaign.begin(TABLE), "game", page.text, richer)
    with refused("page"):
        campaign.read(campaign.write(replace(sealed(), pages=(replace(page, lasting=richer, chain=chain),))))


@pytest.mark.parametrize("text", ["", "{}", "[]", "nonsense", '{"format": "x", "charters": [], "pages": []}'])
def test_what_is_no_campaign_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadText) as problem:
        campaign.read(text)
    assert explain(problem.value, speaker("en"))


# --- the index guide and the Chronicle


def test_the_crates_are_a_forest_with_six_roots_and_every_crate_is_reachable() -> None:
    parents: dict[int, list[int]] = {number: [] for number in GUIDE.crates}
    for crate in GUIDE.crates.values():
        for card in crate.buildings:
            if card in GUIDE.carried:
                parents[GUIDE.carried[card]].append(crate.number)
    roots = [number for number, found in parents.items() if not found]
    assert roots == [BOX.buildings[land.basic].crate for land in BOX.charters.values()] == [1, 2, 3, 4, 5, 6]
    assert all(len(found) == 1 for number, found in parents.items() if number not in roots)
    reached, todo = set(roots), list(roots)
    while todo:
        for card in GUIDE.crates[todo.pop()].buildings:
            if card in GUIDE.carried and GUIDE.carried[card] not in reached:
                reached.add(GUIDE.carried[card])
                todo.append(GUIDE.carried[card])
    assert reached == set(range(1, 55))


def test_every_building_comes_out_of_one_crate_and_every_charter_has_fourteen() -> None:
    cards = [card for crate in GUIDE.crates.values() for card in crate.buildings]
    assert len(cards) == len(set(cards)) == 84
    for charter in CHARTERS:
        crates = [crate for crate in GUIDE.crates.values() if crate.charter == charter]
        assert sum(len(crate.buildings) for crate in crates) == 14
        assert sum(len(crate.personas) for crate in crates) == 8


def test_there_are_23_lettered_crates() -> None:
    assert "".join(GUIDE.lettered) == "ABCDEFGHIJKLMNOPQRSTUVW"


def test_game_one_opens_crates_1_to_6_until_the_campaign_lifts_the_limit() -> None:
    for building in BOX.buildings.values():
        assert openable(building.id, False) == (building.crate in range(1, 7))
        assert openable(building.id, True) == bool(building.crate)


def test_the_chronicle_has_29_slots_with_what_is_printed_and_what_comes_later() -> None:
    assert sorted({rule.slot for rule in RULES}) == list(SLOTS)
    assert list(in_force()) == [4, 6, 7, 8, 10, 15, 17, 19, 20, 22, 23, 24, 25, 26]
    assert entering("first_crate") == ((5, 1), (18, 1))
    assert entering("game_1_end") == ((26, 2), (27, 1), (28, 1), (29, 1))


def test_every_crate_and_letter_that_brings_a_rule_brings_one_that_says_so() -> None:
    for rule in RULES:
        for number in rule.crates:
            crate = GUIDE.crates[number]
            assert rule.slot in crate.rules or (rule.slot == 22 and crate.quota_row)
        for letter in rule.letters:
            assert rule.slot in GUIDE.lettered[letter].rules
    for crate in GUIDE.crates.values():
        for slot in crate.rules:
            assert any(rule.slot == slot and crate.number in rule.crates for rule in RULES)
