"""Every rule of the Chronicle that game one has, by its number."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from village import (
    MAT,
    asked,
    cards_on_the_mat,
    dealt,
    give,
    holding,
    near_the_end,
    offered,
    outcome,
    play,
    playing,
    points,
    refusal,
    resources,
    shown,
    standing,
    step,
)

from charthouse.core.game import CHANCE, SPECTATOR, Chance, IllegalAction, Player
from charthouse.core.text import explain, speaker
from charthouse.games.charterstone import GAME
from charthouse.games.charterstone.box import BOX, CHARTERS, PLOTS
from charthouse.games.charterstone.pieces import GAP
from charthouse.games.charterstone.rulebook import in_force
from charthouse.games.charterstone.scoring import reputation_points
from charthouse.games.charterstone.state import State, at_home, kind, reputation_spaces

OTHERS = ("helping_hand", "amass_wealth", "well_connected")
HELPERS = ("archivist", "sherpa", "maestro", "innovator", "longshoreman")
ALL_KINDS = dict.fromkeys(("pumpkin", "coal", "wood", "clay", "iron", "grain"), 1)

# --- rule 4: setting up


@pytest.mark.parametrize("players", range(2, 7))
def test_rule_4_supply_mat_objectives_and_progress(players: int) -> None:
    state = dealt(players)
    assert state.coins == 36 - 4 * players
    assert state.resources == (12,) * 6
    assert cards_on_the_mat(state) == list(MAT)
    assert len(state.deck) == 8 + (6 - players) - 5
    assert len(state.objectives) == 3
    assert state.progress == BOX.progress.start[str(players)]


def test_rule_4_personal_supply() -> None:
    for seat in range(3):
        mine = holding(dealt(3, charters="red,blue,green"), seat)
        assert (mine.coins, mine.influence, mine.out, points(dealt(3), seat)) == (4, 12, (), 0)
        assert mine.cards == (("clay_bank",), ("iron_mine",), ("woodlot",))[seat]
        assert (at_home(mine), mine.resources, mine.chest) == (2, (0,) * 6, ())


def test_rule_4_the_die_decides_who_begins_among_the_players() -> None:
    options = GAME.expand({"charters": "red,blue"}, 2)
    state = GAME.setup(options, (Player("a"), Player("b")))
    assert GAME.waiting(state) == Chance("first", ("blue", "red"))
    assert step(state, CHANCE, "blue")[1] == ["first 2"]
    assert asked(dealt(3, first=2)) == 2


def test_rule_4_inactive_charters_have_their_building_and_their_card_is_in_the_deck() -> None:
    state = dealt(2, charters="purple,black")
    for land in BOX.charters.values():
        assert land.basic in state.plots
    everywhere = {*state.deck, *state.mat}
    assert {"woodlot", "clay_bank", "iron_mine", "grain_field"} <= everywhere
    assert not {"pumpkin_patch", "coal_pit"} & everywhere


@pytest.mark.parametrize("home", [2, 6])
def test_rule_4_nothing_depends_on_the_plot_of_the_basic_building(home: int) -> None:
    """A campaign may begin with it on any plot: the same game is played around it."""
    for number in range(3):
        elsewhere = around(home, number)
        assert elsewhere == around(1, number)
        assert any(line.startswith("built") for line in elsewhere)


def around(home: int, number: int) -> list[str]:
    """Every event of a random game whose basic buildings stand there; the other plots are counted anew."""
    state = GAME.setup(GAME.expand({}, 3), (Player("a"), Player("b"), Player("c")))
    basics = {charter: land.basic for charter, land in BOX.charters.items()}
    plots = [basics[plot[:-2]] if plot.endswith(str(home)) else GAP for plot in PLOTS]
    state, rng, told = replace(state, plots=tuple(plots)), Random(number), []
    others = [str(n) for n in range(1, 7) if n != home]
    while question := GAME.waiting(state):
        if isinstance(question, Chance):
            seat, menu = CHANCE, list(question.menu)
        else:
            seat = question.seats[0]
            menu = [GAME.write_action(action) for action in GAME.legal(state, seat)]
        state, events = step(state, seat, rng.choice(menu))
        for event in events:
            words = event.split(" ")
            if words[0] == "built":
                charter, _, plot = words[-1].partition("-")
                words[-1] = f"{charter}-free-{others.index(plot) + 1}"
            told.append(" ".join(words))
    return told


def test_rule_4_two_players_cannot_have_one_charter() -> None:
    from charthouse.core.game import BadText

    for wrong in ("red,red", "red", "red,blue,green", "pink,red"):
        with pytest.raises(BadText):
            GAME.expand({"charters": wrong}, 2)


# --- rule 6: influence


def test_rule_6_without_influence_nothing_that_takes_it_can_be_used() -> None:
    state = give(dealt(objectives=("amass_wealth", "plenty_of_goods", "pay_your_dues")), coins=6, spent=12)
    assert refusal(state, "place charterstone") == "short"
    assert refusal(state, "place grandstand") == "no-influence-left"
    assert refusal(state, "place cloud_port") == "no-influence-left"


def test_rule_6_a_turn_without_influence_begins_by_moving_the_progress_token() -> None:
    state = give(dealt(), 1, spent=12)
    after, events = playing(state, "place pumpkin_patch")
    assert events[-2:] == ["forced 2", "progress 2 15"]
    assert after.progress == state.progress + 1
    assert play(after, "place coal_pit").progress == state.progress + 1
    again, events = playing(after, "place coal_pit", "place woodlot")
    assert again.progress == state.progress + 2 == BOX.progress.reputation[3]
    assert asked(again) == 1
    assert again.pending == ()


def test_rule_6_influence_that_is_paid_goes_to_the_supply_and_placed_influence_does_not() -> None:
    state = give(dealt(), coins=6)
    opened = play(state, "place charterstone")
    assert (holding(opened).influence, holding(opened).spent) == (10, 2)
    scored = play(state, "place grandstand")
    assert (holding(scored).influence, holding(scored).spent) == (11, 0)


def test_rule_6_the_supply_gives_back_only_what_was_paid() -> None:
    state = give(dealt(), 0, "treasurer", grain=2)
    assert resources(play(state, "place treasury")) == {"grain": 1}
    state = give(state, spent=3)
    asked_back = play(state, "place treasury")
    assert offered(asked_back) == {"take influence", "skip"}
    assert holding(play(asked_back, "take influence")).influence == 10
    assert holding(play(asked_back, "skip")).influence == 9


def test_rule_6_the_forced_step_is_the_players_own_and_pleases_the_sherpa() -> None:
    state = give(dealt(), 1, "sherpa", spent=12)
    after, events = playing(state, "place pumpkin_patch")
    assert events[-3:] == ["forced 2", "progress 2 15", "vp 2 1 assistants sherpa"]
    assert (points(after, 0), points(after, 1)) == (0, 1)


@pytest.mark.parametrize(("seat", "turns"), [(1, 2), (0, 4)])
def test_rule_6_a_forced_step_onto_the_last_space_ends_the_game_after_the_round(
    seat: int, turns: int
) -> None:
    """Who makes it still has that turn; who began the round does not end it."""
    state = near_the_end(give(dealt(), seat, spent=12), 1)
    for building in ("pumpkin_patch", "coal_pit", "woodlot", "clay_bank")[:turns]:
        assert GAME.outcome(state) is None
        state = play(state, f"place {building}")
    assert (state.progress, state.turn) == (BOX.progress.last, turns)
    assert outcome(state)


# --- rule 7: advancement cards


def test_rule_7_a_card_that_is_taken_is_replaced_at_once() -> None:
    state = play(give(dealt(), grain=1), "place market")
    state, events = step(state, 0, "take broker")
    assert events[0] == "took 1 broker"
    assert GAP in state.mat
    assert GAME.waiting(state) == Chance("card/6", state.deck)
    after, events = step(state, CHANCE, "sherpa")
    assert events == ["shown sherpa"]
    assert after.mat == ("archivist", "sherpa", "engineer", "innovator", "longshoreman")
    assert "sherpa" not in after.deck


def test_rule_7_when_the_deck_runs_out_the_discarded_cards_are_shuffled_in_at_once() -> None:
    state = replace(give(dealt(), 0, "maestro", grain=1), deck=("sherpa",), discard=("treasurer",))
    after, events = playing(state, "place market", "take broker")
    assert events[-2:] == ["shown sherpa", "reshuffled"]
    assert (after.deck, after.discard, len(cards_on_the_mat(after))) == (("treasurer",), (), 5)
    later = play(after, "place coal_pit", "place cloud_port", "fill cards-1", "pay maestro")
    assert (later.deck, later.discard) == (("treasurer",), ("maestro",)), "discarded too late for this deck"


def test_rule_7_with_an_empty_deck_the_next_cards_discarded_are_the_new_one() -> None:
    state = replace(give(dealt(), 0, "maestro", "treasurer"), deck=(), discard=())
    after, events = playing(state, "place cloud_port", "fill cards-2", "pay maestro treasurer")
    assert events[-1] == "reshuffled"
    assert (after.deck, after.discard, after.mat) == (("maestro", "treasurer"), (), MAT)


def test_rule_7_without_deck_and_discards_the_place_stays_empty_until_a_card_is_discarded() -> None:
    state = replace(give(dealt(), 0, grain=1), deck=(), discard=())
    after = play(state, "place market", "take broker")
    assert cards_on_the_mat(after) == ["archivist", "engineer", "innovator", "longshoreman"]
    sold = play(after, "take back" if holding(after, 1).out else "place coal_pit")
    sold, events = playing(sold, "place cloud_port", "fill cards-1", "pay broker")
    assert events[-2:] == ["reshuffled", "shown broker"]


def test_rule_7_a_card_of_a_kind_is_taken_only_if_one_lies_open() -> None:
    state = standing(give(dealt(), 0, iron=1, grain=1), blue_2="drafting_hall")
    state = play(state, "place drafting_hall")
    assert offered(state) == {"choose cards", "choose points"}
    _, events = playing(state, "choose cards")
    assert not any(event.startswith("took") for event in events)
    with_one = replace(state, mat=("seed_exchange", *state.mat[1:]))
    assert offered(play(with_one, "choose cards")) == {"take seed_exchange", "skip"}


def test_rule_7_cards_that_pay_are_discarded() -> None:
    state = give(dealt(), 0, "sherpa", "treasurer")
    state = play(state, "place cloud_port", "fill cards-2")
    assert "pay sherpa treasurer" in offered(state)
    after = play(state, "pay treasurer sherpa")
    assert after.discard == ("sherpa", "treasurer")
    assert holding(after).cards == ("pumpkin_patch",)


def test_rule_7_all_cards_of_a_supply_lie_open() -> None:
    state = give(dealt(3), 1, "sherpa")
    for seat in (0, 2, SPECTATOR):
        cards = shown(state, seat)["holdings"][1]["cards"]
        assert [card["id"] for card in cards] == ["coal_pit", "sherpa"]


# --- rule 8: assistants


def test_rule_8_an_assistant_is_taken_at_the_market() -> None:
    after = play(give(dealt(), grain=1), "place market", "take broker")
    assert holding(after).cards == ("broker", "pumpkin_patch")
    assert (holding(after).coins, resources(after)) == (3, {})


@pytest.mark.parametrize(
    ("assistant", "answers", "gained"),
    [
        ("innovator", ("place charterstone",), 5 + 2),
        ("engineer", ("place zeppelin", "build harvest_stage purple-2"), 5 + 2),
        ("broker", ("place cloud_port", "fill coins-1"), 3 + 1),
        ("sherpa", ("place charterstone",), 5 + 1),
        ("sherpa", ("place grandstand",), 5 + 1),
    ],
)
def test_rule_8_assistants_add_points(assistant: str, answers: tuple[str, ...], gained: int) -> None:
    state = give(dealt(), 0, "harvest_stage", assistant, coins=6, pumpkin=2, iron=1, grain=1)
    assert points(play(state, *answers)) == gained


def test_rule_8_the_longshoreman_scores_for_each_token_of_reputation() -> None:
    state = standing(give(dealt(), 0, "longshoreman", grain=2), yellow_2="bread_tables")
    assert points(play(state, "place bread_tables", "take reputation")) == 1 + 1
    assert points(play(state, "place bread_tables", "skip")) == 1


@pytest.mark.parametrize(
    ("assistant", "answers"),
    [("maestro", ("place grandstand",)), ("archivist", ("place market", "take broker"))],
)
def test_rule_8_maestro_and_archivist_may_take_a_reputation(assistant: str, answers: tuple[str, ...]) -> None:
    state = give(dealt(mat=("innovator", "broker", "engineer", "sherpa", "longshoreman")), coins=2, grain=1)
    state = play(give(state, 0, assistant), *answers)
    assert offered(state) == {"take reputation", "skip"}
    assert play(state, "take reputation").reputation == (0,)
    assert play(state, "skip").reputation == ()


def test_rule_8_an_assistant_just_taken_does_not_help_with_the_same_use() -> None:
    after = play(give(dealt(), grain=1), "place market", "take archivist")
    assert asked(after) == 1


def test_rule_8_an_assistant_that_is_sold_still_helps_with_that_sale() -> None:
    state = give(dealt(), 0, "broker")
    after = play(state, "place cloud_port", "fill cards-1", "pay broker")
    assert (points(after), after.discard) == (3 + 1, ("broker",))


def test_rule_8_an_assistant_may_be_named_once_by_who_holds_it_and_the_turn_goes_on() -> None:
    state = give(dealt(), 0, "sherpa")
    after, events = playing(state, "name sherpa Tenzing Norgay")
    assert events == ["named 1 sherpa Tenzing Norgay"]
    assert asked(after) == 0
    assert dict(after.names) == {"sherpa": "Tenzing Norgay"}
    assert refusal(after, "name sherpa Edmund") == "has-a-name"
    assert refusal(state, "name broker Bo") == "not-yours-to-name"
    assert refusal(state, "name sherpa Bo", seat=1) == "not-your-turn"
    assert dict(play(state, "name persona Ada").names) == {"purple": "Ada"}


# --- rule 10: constructed building cards


def test_rule_10_the_card_of_a_building_with_a_crate_stays_in_the_supply() -> None:
    state = give(dealt(), 0, "harvest_stage", pumpkin=2, iron=1, grain=1)
    assert kind(state, "harvest_stage") == "building"
    after = play(state, "place zeppelin", "build harvest_stage purple-3")
    assert "harvest_stage" in holding(after).cards
    assert kind(after, "harvest_stage") == "constructed"


def test_rule_10_the_card_of_a_building_without_a_crate_goes_to_the_archive(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bare = replace(BOX.buildings["harvest_stage"], crate=0)
    monkeypatch.setitem(BOX.buildings, "harvest_stage", bare)
    state = give(dealt(), 0, "harvest_stage", pumpkin=2, iron=1, grain=1)
    after = play(state, "place zeppelin", "build harvest_stage purple-3")
    assert holding(after).cards == ("pumpkin_patch",)
    assert after.archive == ("harvest_stage",)


@pytest.mark.parametrize("slot", [1, 2, 3, 5, 9, 11, 12, 13, 14, 16, 18, 21, 27, 28, 29])
def test_an_empty_slot_of_the_chronicle_holds_no_rule_when_game_one_begins(slot: int) -> None:
    assert slot not in in_force(dealt().rules)


# --- rule 15: a turn


def test_rule_15_place_a_worker_or_take_all_back() -> None:
    state = dealt()
    assert refusal(state, "take back") == "no-worker-out"
    state = play(state, "place pumpkin_patch", "place coal_pit", "place woodlot", "place iron_mine")
    assert holding(state).out == ("pumpkin_patch", "woodlot")
    assert offered(state) == {"take back"}
    assert refusal(state, "place grain_field") == "no-worker"
    assert holding(play(state, "take back")).out == ()


def test_rule_15_any_building_may_be_used_and_its_owner_gets_nothing() -> None:
    state = dealt(2, charters="purple,black")
    after = play(state, "place coal_pit")
    assert (resources(after, 0), resources(after, 1)) == ({"coal": 1}, {})
    assert resources(play(state, "place grain_field")) == {"grain": 1}


def test_rule_15_a_worker_who_stands_there_goes_home_first() -> None:
    state = play(dealt(), "place coal_pit")
    after, events = playing(state, "place coal_pit")
    assert events[:2] == ["bumped 1 coal_pit", "placed 2 coal_pit"]
    assert (holding(after, 0).out, holding(after, 1).out) == ((), ("coal_pit",))


def test_rule_15_ones_own_worker_is_bumped_too() -> None:
    state = play(dealt(), "place coal_pit", "place woodlot")
    after, events = playing(state, "place coal_pit")
    assert events[:2] == ["bumped 1 coal_pit", "placed 1 coal_pit"]
    assert holding(after).out == ("coal_pit",)


@pytest.mark.parametrize(
    ("building", "reason"),
    [
        ("treasury", "short"),
        ("market", "short"),
        ("zeppelin", "no-building-card"),
        ("grandstand", "no-objective"),
        ("harvest_stage", "short"),
        ("mill", "no-such-building"),
        ("seed_exchange", "no-such-building"),
    ],
)
def test_rule_15_what_cannot_be_paid_cannot_be_used_and_bumps_nobody(building: str, reason: str) -> None:
    state = standing(dealt(), purple_2="harvest_stage")
    assert refusal(state, f"place {building}") == reason
    assert f"place {building}" not in offered(state)


@pytest.mark.parametrize(
    ("building", "goods", "told"),
    [
        ("treasury", {}, "You still need 1 resource of any kind."),
        ("market", {"coins": -4}, "You still need 1 coin, 1 resource of any kind."),
        ("charterstone", {"coins": -3, "spent": 11}, "You still need 3 coins, 1 influence."),
        ("harvest_stage", {}, "You still need 1 pumpkin, 1 resource of any kind."),
        ("harvest_stage", {"coal": 2}, "You still need 1 pumpkin."),
        ("harvest_stage", {"pumpkin": 1}, "You still need 1 resource of any kind."),
    ],
)
def test_rule_15_a_refusal_says_how_much_is_missing(building: str, goods: dict[str, int], told: str) -> None:
    state = give(standing(dealt(), purple_2="harvest_stage"), 0, **goods)
    with pytest.raises(IllegalAction) as refused:
        GAME.decide(state, 0, GAME.read_action(f"place {building}"))
    assert explain(refused.value, speaker("en")) == told
    face = next(b for b in shown(state)["buildings"] if b["id"] == building)
    assert said(face["why"]) == told


def said(message: Any) -> Any:
    """A sentence of a face, in English."""
    if not isinstance(message, dict):
        return message
    return speaker("en")(message["id"], **{name: said(value) for name, value in message["args"].items()})


def test_rule_15_the_price_is_paid_before_the_benefit() -> None:
    _, events = playing(standing(give(dealt(), 0, coal=1), black_2="coke_oven"), "place coke_oven")
    assert events[:4] == ["placed 1 coke_oven", "paid 1 coal 1", "gained 1 iron 1", "gained 1 clay 1"]


def test_rule_15_coins_and_resources_run_out() -> None:
    state = replace(dealt(), resources=(0, 12, 12, 12, 12, 12))
    _, events = playing(state, "place pumpkin_patch")
    assert events == ["placed 1 pumpkin_patch", "turn 2 seat 2"]
    poor = replace(give(dealt(), grain=1, coal=1), coins=0)
    _, events = playing(poor, "place treasury", "pay grain")
    assert events[2:] == ["paid 1 grain 1", "turn 2 seat 2"]


def test_rule_15_of_resources_of_choice_only_what_the_supply_has_can_be_taken() -> None:
    state = standing(dealt(), yellow_2="grain_scales")
    state = replace(state, resources=(1, 3, 0, 0, 0, 0))
    assert resources(play(state, "place grain_scales")) == {"pumpkin": 1, "coal": 1}
    wayhouse = standing(give(state, 0, clay=0), red_2="wayhouse")
    wayhouse = give(replace(wayhouse, resources=(1, 3, 0, 1, 0, 0)), 0, clay=1)
    assert offered(play(wayhouse, "place wayhouse")) == {
        "take coal coal",
        "take coal pumpkin",
        "take clay coal",
        "take clay pumpkin",
    }


def test_rule_15_a_part_of_the_benefit_may_be_left() -> None:
    state = play(give(dealt(), grain=1), "place market")
    after, events = playing(state, "skip")
    assert events == ["turn 2 seat 2"]
    assert holding(after).coins == 3


def test_rule_15_turns_go_round_clockwise_from_the_first_player() -> None:
    state, seats = dealt(4, first=2), []
    for building in ("coal_pit", "woodlot", "clay_bank", "iron_mine", "grain_field"):
        seats.append(asked(state))
        state = play(state, f"place {building}")
    assert seats == [2, 3, 0, 1, 2]


# --- rule 17: the commons


def test_rule_17_zeppelin() -> None:
    state = give(dealt(), 0, "harvest_stage", pumpkin=2, iron=1, grain=2)
    asking = play(state, "place zeppelin")
    assert offered(asking) == {f"build harvest_stage purple-{n}" for n in range(2, 7)}
    after, events = playing(asking, "build harvest_stage purple-5")
    assert events[:2] == ["paid 1 pumpkin 2 iron 1 grain 1", "built 1 harvest_stage purple-5"]
    assert (points(after), holding(after).influence, holding(after).spent) == (5, 9, 3)
    assert resources(after) == {"grain": 1}
    assert after.progress == state.progress + 1


def test_rule_17_the_zeppelin_needs_a_card_its_resources_and_an_own_empty_plot() -> None:
    state = dealt()
    assert refusal(state, "place zeppelin") == "no-building-card"
    state = give(state, 0, "harvest_stage", pumpkin=2, iron=1)
    assert refusal(state, "place zeppelin") == "no-printed-resources"
    state = give(state, grain=1)
    assert refusal(state, "place zeppelin") == "allowed"
    others = ("seed_exchange", "coke_oven", "lamp_house", "saw_pit", "joiners_yard")
    full = standing(state, **{f"purple_{n}": building for n, building in enumerate(others, 2)})
    assert refusal(full, "place zeppelin") == "no-empty-plot"
    assert refusal(give(state, spent=10), "place zeppelin") == "short"


def test_rule_17_the_exact_price_is_enough() -> None:
    three = give(dealt(), 0, "harvest_stage", pumpkin=2, iron=1, grain=1, spent=9)
    built = play(three, "place zeppelin", "build harvest_stage purple-2")
    assert (holding(built).influence, resources(built)) == (0, {})
    opened = play(give(dealt(), spent=10), "place charterstone")
    assert (holding(opened).influence, holding(opened).coins) == (0, 0)
    scored = play(give(dealt(), coins=2, spent=11), "place grandstand")
    assert (holding(scored).influence, points(scored)) == (0, 5)


def test_rule_17_a_building_of_any_charter_is_built_on_ones_own_plots() -> None:
    state = give(dealt(), 0, "lamp_house", coal=2, grain=1, pumpkin=1)
    assert all(
        text.endswith(tuple("23456")) and "purple-" in text for text in offered(play(state, "place zeppelin"))
    )


def test_rule_17_charterstone() -> None:
    state = dealt()
    after, events = playing(state, "place charterstone")
    assert "opened 1 1" in events
    assert (points(after), holding(after).coins, holding(after).influence) == (5, 0, 10)
    assert after.progress == state.progress + 1
    assert refusal(play(after, "place coal_pit"), "place charterstone") == "short"


def test_rule_17_grandstand() -> None:
    state = give(dealt(), coins=2)
    after, events = playing(state, "place grandstand")
    assert events[:3] == ["placed 1 grandstand", "scored 1 amass_wealth", "vp 1 5 objectives grandstand"]
    assert (holding(after).coins, holding(after).influence) == (6, 11)


def test_rule_17_treasury() -> None:
    state = give(dealt(), grain=1, coal=1)
    assert offered(play(state, "place treasury")) == {"pay grain", "pay coal"}
    after = play(state, "place treasury", "pay coal")
    assert (holding(after).coins, resources(after)) == (5, {"grain": 1})


def test_rule_17_market_gives_face_up_cards_only_with_the_correction() -> None:
    state = play(give(dealt(), grain=1), "place market")
    assert offered(state) == {*(f"take {card}" for card in MAT), "skip"}


def test_rule_17_without_the_correction_the_market_also_gives_the_top_card() -> None:
    state = play(give(dealt(errata="zeppelin_points"), grain=1), "place market")
    assert offered(state) == {*(f"take {card}" for card in MAT), "take top", "skip"}
    state, events = step(state, 0, "take top")
    assert GAME.waiting(state) == Chance("card/6", state.deck)
    after, events = step(state, CHANCE, "sherpa")
    assert events == ["drawn 1 sherpa", "turn 2 seat 2"]
    assert "sherpa" in holding(after).cards
    assert after.mat == MAT


def test_rule_17_without_the_correction_the_zeppelin_gives_no_points() -> None:
    state = give(dealt(errata="market_face_up"), 0, "harvest_stage", pumpkin=2, iron=1, grain=1)
    after = play(state, "place zeppelin", "build harvest_stage purple-2")
    assert points(after) == 0
    assert after.progress == state.progress + 1


# --- rule 19: crates


def test_rule_19_what_a_crate_holds_belongs_to_who_opens_it() -> None:
    state = give(dealt(2, charters="purple,black"), 0, "woodlot")
    asking = play(state, "place charterstone")
    assert offered(asking) == {"open pumpkin_patch", "open woodlot"}
    after = play(asking, "open woodlot")
    assert holding(after).cards == ("joiners_yard", "pumpkin_patch", "saw_pit")
    assert holding(after).chest == ("carpenter",)
    assert after.archive == ("woodlot",)
    assert after.opened == (3,)


@pytest.mark.parametrize("charter", CHARTERS)
def test_rule_19_each_first_crate_holds_two_buildings_and_a_persona(charter: str) -> None:
    other = next(other for other in CHARTERS if other != charter)
    after = play(dealt(2, charters=[charter, other]), "place charterstone")
    assert len(holding(after).cards) == 2
    assert all(BOX.buildings[card].charter == charter for card in holding(after).cards)
    assert len(holding(after).chest) == 1


def test_rule_19_the_charterstone_needs_a_crate_that_opens_in_this_game() -> None:
    state = play(dealt(), "place charterstone", "place coal_pit", "take back", "place woodlot")
    state = give(state, coins=4)
    assert refusal(state, "place charterstone") == "no-crate"
    built = standing(state, purple_2="seed_exchange", purple_3="harvest_stage")
    assert refusal(built, "place charterstone") == "crate-opens-later"


def test_rule_19_the_first_crate_of_the_game_brings_two_rules() -> None:
    state, events = playing(dealt(), "place charterstone")
    assert [event for event in events if event.startswith("rule")] == ["rule 5 1", "rule 18 1"]
    assert {5, 18} <= in_force(state.rules).keys()
    _, events = playing(state, "place charterstone")
    assert "opened 2 2" in events
    assert not any(event.startswith("rule") for event in events)


def test_rule_5_a_persona_out_of_a_crate_waits_in_the_chest_for_a_later_game() -> None:
    state = play(dealt(), "place charterstone")
    assert holding(state).chest == ("gardener",)
    assert (5, 1) in state.rules
    before = points(state)
    state = give(play(state, "place coal_pit", "take back"), 1, grain=1)
    assert points(play(state, "take back"), 0) == before, "it does nothing in this game"


def test_rule_18_constructing_takes_three_influence_and_the_printed_resources_for_five_points() -> None:
    state = play(dealt(), "place charterstone", "place coal_pit")
    assert (18, 1) in state.rules
    built = give(state, 0, pumpkin=1, coal=1, wood=1, clay=1)
    built = play(built, "place zeppelin", "build seed_exchange purple-4")
    assert (points(built) - points(state), holding(built).spent) == (5, 2 + 3)
    assert (built.progress - state.progress, resources(built)) == (1, {})
    assert built.plots[3] == "seed_exchange"


# --- rule 20: objectives


@pytest.mark.parametrize(
    ("objective", "state"),
    [
        ("amass_wealth", give(dealt(), coins=2)),
        ("plenty_of_goods", give(dealt(), **ALL_KINDS)),
        ("pay_your_dues", replace(dealt(), quota=(0, 0, 0) + (-1,) * 15)),
        ("helping_hand", give(dealt(objectives=OTHERS, mat=HELPERS), 0, "broker", "treasurer")),
        ("well_connected", replace(dealt(objectives=OTHERS), reputation=(0, 0))),
    ],
)
def test_rule_20_an_objective_scores_when_it_is_fulfilled(objective: str, state: State) -> None:
    after, events = playing(state, "place grandstand")
    assert f"scored 1 {objective}" in events
    assert points(after) == 5


@pytest.mark.parametrize(
    "state",
    [
        give(dealt(), coins=1),
        give(dealt(), **dict.fromkeys(("pumpkin", "coal", "wood", "clay", "iron"), 2)),
        replace(dealt(), quota=(0, 0, 1) + (-1,) * 15),
        give(dealt(objectives=OTHERS, mat=HELPERS), 0, "broker"),
        replace(dealt(objectives=OTHERS), reputation=(0, 1)),
    ],
    ids=("five coins", "five kinds", "two of the quota", "one assistant", "one reputation"),
)
def test_rule_20_one_less_is_not_enough(state: State) -> None:
    assert refusal(state, "place grandstand") == "no-objective"


def test_rule_20_each_player_scores_each_objective_once() -> None:
    state = play(give(give(dealt(), coins=2), 1, coins=2), "place grandstand")
    both = play(state, "place grandstand", "skip")
    assert both.met[0] == (0, 1)
    assert refusal(both, "place grandstand") == "no-objective"


def test_rule_20_who_fulfils_several_chooses() -> None:
    state = play(give(dealt(), coins=2, **ALL_KINDS), "place grandstand")
    assert offered(state) == {"score amass_wealth", "score plenty_of_goods"}


# --- rule 22: quota


def test_rule_22_a_free_cell_takes_its_goods_and_one_influence_that_stays() -> None:
    state = give(dealt(), grain=1, coal=2)
    asking = play(state, "place cloud_port")
    assert {"fill resources-1", "fill resources-4", "fill coins-4", "fill cards-1"} <= offered(asking)
    assert "fill cards-2" not in offered(asking)
    paying = play(asking, "fill resources-2")
    assert offered(paying) == {"pay coal grain", "pay coal coal"}
    after = play(paying, "pay coal grain")
    assert (points(after), holding(after).influence, holding(after).spent) == (4, 11, 0)
    assert after.quota[1] == 0
    assert resources(after) == {"coal": 1}
    assert "fill resources-2" not in offered(play(give(after, 1, grain=3), "place cloud_port"))


def test_rule_22_kinds_may_be_mixed_within_a_row() -> None:
    paying = play(give(dealt(), grain=1, coal=1, iron=1), "place cloud_port", "fill resources-4")
    assert resources(paying) == {}
    cards = play(give(dealt(), 0, "sherpa", "seed_exchange"), "place cloud_port", "fill cards-4")
    assert holding(cards).cards == ()
    assert set(cards.discard) == {"pumpkin_patch", "seed_exchange", "sherpa"}


@pytest.mark.parametrize(("column", "amount"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_rule_22_columns_ask_for_one_two_or_three(column: int, amount: int) -> None:
    after = play(dealt(), "place cloud_port", f"fill coins-{column}")
    assert holding(after).coins == 4 - amount


@pytest.mark.parametrize(("coins", "columns"), [(0, []), (1, [1]), (2, [1, 2, 3]), (3, [1, 2, 3, 4, 5, 6])])
def test_rule_22_only_cells_that_can_be_paid_in_full_are_open(coins: int, columns: list[int]) -> None:
    state = play(give(dealt(), coins=coins - 4), "place coal_pit", "place woodlot", "place cloud_port")
    cells = {f"fill coins-{n}" for n in range(1, 7)} & offered(state)
    assert cells == {f"fill coins-{n}" for n in columns}


def test_rule_22_the_last_influence_is_enough_and_leaves_none_for_a_reputation() -> None:
    state = play(give(dealt(), spent=11), "place cloud_port")
    after, events = playing(state, "fill coins-5")
    assert (holding(after).influence, points(after), after.reputation) == (0, 3, ())
    assert not any("reputation" in event for event in events)


def test_rule_22_goods_do_not_move_the_progress_token() -> None:
    state = dealt()
    assert play(state, "place cloud_port", "fill coins-1").progress == state.progress


def test_rule_22_some_cells_give_a_point_or_a_reputation() -> None:
    state = play(dealt(), "place cloud_port")
    assert [points(play(state, f"fill coins-{n}")) for n in (1, 2, 3, 4, 6)] == [3, 4, 3, 4, 3]
    asking = play(state, "fill coins-5")
    assert offered(asking) == {"take reputation", "skip"}
    assert play(asking, "take reputation").reputation == (0,)


def test_rule_22_who_can_fill_no_cell_cannot_use_the_cloud_port() -> None:
    state = give(replace(dealt(), quota=(-1,) * 6 + (1,) * 6 + (1,) * 6))
    assert refusal(state, "place cloud_port") == "no-quota-cell"


# --- rule 23: reputation


@pytest.mark.parametrize(("players", "spaces"), [(2, 6), (3, 8), (4, 10), (5, 12), (6, 14)])
def test_rule_23_the_track_has_room_by_player_count_and_no_more(players: int, spaces: int) -> None:
    assert reputation_spaces(players) == spaces
    state = standing(give(dealt(players), 0, grain=2), yellow_2="bread_tables")
    almost = replace(state, reputation=(1,) * (spaces - 1))
    assert offered(play(almost, "place bread_tables")) == {"take reputation", "skip"}
    full = replace(state, reputation=(1,) * spaces)
    _, events = playing(full, "place bread_tables")
    assert not any(event.startswith("reputed") for event in events)


@pytest.mark.parametrize("players", range(2, 7))
def test_rule_23_the_first_token_goes_on_the_space_of_the_player_count(players: int) -> None:
    state = replace(dealt(players), reputation=(1, 0))
    track = shown(state)["reputation"]
    start = BOX.reputation.start[str(players)]
    assert track["tokens"] == [{"space": start, "seat": 1}, {"space": start + 1, "seat": 0}]


def test_rule_23_ten_seven_four_with_friendly_ties_and_at_least_one_token() -> None:
    assert reputation_points([3, 2, 1, 0]) == [10, 7, 4, 0]
    assert reputation_points([2, 2, 1, 1, 0, 3]) == [7, 7, 4, 4, 0, 10]
    assert reputation_points([0, 0]) == [0, 0]
    assert reputation_points([4, 3, 2, 1]) == [10, 7, 4, 0]


def test_rule_23_reputation_is_scored_at_the_end() -> None:
    state = near_the_end(replace(give(dealt(), 1), reputation=(0, 0, 1)), 1)
    over = play(state, "place charterstone", "place coal_pit")
    scores = [standing.score for standing in outcome(over).standings]
    assert scores == [5 + 10, 7]


# --- rules 24 and 25: income and progress


def test_rule_24_the_income_sign_is_ignored() -> None:
    state = replace(dealt(), progress=BOX.progress.income[-1] - 1)
    after, events = playing(state, "place charterstone")
    assert after.progress == BOX.progress.income[-1]
    assert [event for event in events if event.startswith("gained")] == []


def test_rule_25_on_a_reputation_sign_who_moved_may_take_a_reputation() -> None:
    state = replace(dealt(), progress=BOX.progress.reputation[-1] - 1)
    asking = play(state, "place charterstone")
    assert (asked(asking), offered(asking)) == (0, {"take reputation", "skip"})
    assert play(asking, "take reputation").reputation == (0,)


def test_rule_25_the_token_does_not_move_beyond_the_last_space() -> None:
    state = near_the_end(give(dealt(), 0, "sherpa"), 0)
    after, events = playing(state, "place charterstone")
    assert not any(event.startswith("progress") for event in events)
    assert points(after) == 5


# --- rule 26: the end


@pytest.mark.parametrize("first", range(4))
def test_rule_26_the_round_is_finished_so_that_all_have_equal_turns(first: int) -> None:
    state = near_the_end(dealt(4, first=first), 1)
    state = play(state, "place charterstone", "place coal_pit", "place woodlot")
    assert GAME.outcome(state) is None
    state = play(state, "place grain_field")
    assert outcome(state).standings[first].rank == 1
    assert GAME.waiting(state) is None


def test_rule_26_a_tied_win_is_shared() -> None:
    state = near_the_end(dealt(), 1)
    over, events = playing(state, "place charterstone", "place charterstone")
    assert [standing.rank for standing in outcome(over).standings] == [1, 1]
    assert [event for event in events if event.startswith("won")] == ["won 1", "won 2"]


def test_rule_26_the_parts_of_the_score_add_up() -> None:
    state = near_the_end(give(dealt(), 0, "innovator"), 1)
    over = play(state, "place charterstone", "place cloud_port", "fill coins-2")
    assert outcome(over).standings[0].because == {
        "construction": 0,
        "crates": 5,
        "objectives": 0,
        "quota": 0,
        "buildings": 0,
        "assistants": 2,
        "reputation": 0,
    }
    assert outcome(over).standings[1].because["quota"] == 4


def test_rules_26_to_29_enter_the_chronicle_at_the_end_of_game_one() -> None:
    over, events = playing(near_the_end(dealt(), 1), "place charterstone", "place coal_pit")
    rules = [event for event in events if event.startswith("rule")]
    assert rules == ["rule 5 1", "rule 18 1", "rule 26 2", "rule 27 1", "rule 28 1", "rule 29 1"]
    assert in_force(over.rules)[26] == 2


def test_rule_28_one_glory_for_each_full_ten_points() -> None:
    state = near_the_end(replace(dealt(), reputation=(0, 0, 0, 1)), 1)
    _, events = playing(state, "place charterstone", "place coal_pit")
    assert [event for event in events if event.startswith("glory")] == ["glory 1 1"]


def test_everything_held_is_kept_for_the_next_game() -> None:
    _, events = playing(near_the_end(give(dealt(), 1, "sherpa"), 1), "place charterstone", "place coal_pit")
    kept = [event for event in events if event.startswith("kept")]
    assert kept == [
        "kept 1 cards harvest_stage seed_exchange",
        "kept 2 coin 4 coal 1 cards coal_pit sherpa",
    ]
