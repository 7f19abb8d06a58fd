"""A table built from a campaign: what setup takes over, and which rules are in force there."""

from random import Random

import pytest
from msgspec.structs import replace

from charthouse.core import codec
from charthouse.core.game import CHANCE, BadText, Chance, Player
from charthouse.games.charterstone import GAME
from charthouse.games.charterstone.answers import Answers
from charthouse.games.charterstone.box import BOX, CHARTERS, PLOTS
from charthouse.games.charterstone.events import LASTING, Event, Gained, Paid
from charthouse.games.charterstone.inforce import answers
from charthouse.games.charterstone.legacy import Legacy, after_game, chest_of, founded
from charthouse.games.charterstone.notation import act
from charthouse.games.charterstone.options import Options
from charthouse.games.charterstone.rulebook import standing
from charthouse.games.charterstone.state import State
from charthouse.games.charterstone.temporary import TEMPORARY

SEATS = (Player("Ana"), Player("Bo"))
PLAYED = ("purple", "black")


def options(legacy: Legacy | None) -> Options:
    game_one = GAME.expand({"charters": PLAYED}, 2)
    return replace(game_one, legacy=legacy, game=legacy.games + 1 if legacy else 1)


def table(legacy: Legacy | None) -> State:
    return GAME.setup(options(legacy), SEATS)


def played(state: State, seed: str, until: int = 10_000) -> tuple[State, list[Event]]:
    """Plays on at random, for so many decisions at most."""
    rng = Random(seed)
    story: list[Event] = []
    while until and (question := GAME.waiting(state)) is not None:
        if isinstance(question, Chance):
            events = GAME.decide(state, CHANCE, rng.choice(question.menu))
        else:
            seat = question.seats[0]
            events = GAME.decide(state, seat, GAME.legal(state, seat).pick(rng))
            until -= 1
        for event in events:
            state = GAME.evolve(state, event)
        story += events
    return state, story


def after(legacy: Legacy | None, seed: str) -> Legacy:
    """The campaign after one more game."""
    over, story = played(table(legacy), seed)
    assert over.phase == "over"
    return after_game(legacy or founded(PLAYED), PLAYED, [e for e in story if isinstance(e, LASTING)])


def test_game_one_is_the_case_of_an_empty_legacy() -> None:
    bare, built = table(None), table(founded(PLAYED))
    assert replace(built, options=bare.options) == bare


def test_a_header_of_game_one_says_nothing_of_a_legacy() -> None:
    assert "legacy" not in codec.write(options(None))


def test_all_six_charters_have_a_chest() -> None:
    village = founded(PLAYED)
    assert [chest_of(village, charter).charter for charter in CHARTERS] == list(CHARTERS)


def test_the_second_game_is_built_from_what_the_first_one_left() -> None:
    legacy = after(None, "a village")
    second = table(legacy)
    assert second.plots == legacy.plots
    assert second.archive == legacy.archive
    assert second.opened == legacy.opened
    for holding in second.holdings:
        chest = chest_of(legacy, holding.charter)
        assert (holding.chest, holding.cards) == (chest.personas, chest.cards)
        assert holding.coins == dict(chest.goods).get("coin", 0)
    assert second.coins + sum(holding.coins for holding in second.holdings) == BOX.supply.coins
    for number, left in enumerate(second.resources):
        assert left + sum(h.resources[number] for h in second.holdings) == BOX.supply.each_resource
    cards = [*second.deck, *second.archive, *(card for h in second.holdings for card in h.cards)]
    assert len(cards) == len(set(cards))


def test_four_games_follow_each_other_through_their_headers() -> None:
    legacy: Legacy | None = None
    for number in range(1, 5):
        header = codec.read(codec.write(options(legacy)), Options)
        assert header == options(legacy)
        legacy = after(header.legacy, f"game {number}")
        assert legacy.games == number
        assert len(set(legacy.rules)) == len(legacy.rules)


def test_a_game_whose_number_is_not_the_next_one_is_refused() -> None:
    with pytest.raises(BadText) as refused:
        replace(options(None), game=3)
    assert refused.value.reason == "stone-bad-later-game"


def test_rules_of_the_campaign_hold_from_the_beginning() -> None:
    assert answers(table(None)) == Answers()
    over = table(replace(founded(PLAYED), games=1, rules=((18, 1), (18, 2))))
    assert answers(over).plots is not Answers().plots


def test_building_over_needs_a_building_that_is_not_basic_and_free_of_workers() -> None:
    home = f"purple-{BOX.charters['purple'].home}"
    other = next(b.id for b in BOX.buildings.values() if b.charter == "purple" and not b.basic)
    free = [plot for plot in PLOTS if plot.startswith("purple-") and plot != home]
    plots = tuple(
        other if plot == free[0] else now for plot, now in zip(PLOTS, founded(PLAYED).plots, strict=True)
    )
    before = table(replace(founded(PLAYED), games=1, plots=plots, rules=((18, 1),)))
    since = table(replace(founded(PLAYED), games=1, plots=plots, rules=((18, 1), (18, 2))))
    assert answers(before).plots(before, 0) == free[1:]
    assert answers(since).plots(since, 0) == free
    standing_there = replace(since.holdings[1], out=(other,))
    taken = replace(since, holdings=(since.holdings[0], standing_there))
    assert answers(taken).plots(taken, 0) == free[1:]


@pytest.mark.parametrize(("pasted", "rows"), [(2, ["minions"]), (3, ["perils"])])
def test_the_rows_of_slot_22_enter_independently(pasted: int, rows: list[str]) -> None:
    village = replace(founded(PLAYED), games=1, rules=((22, pasted),))
    assert [*answers(table(village)).rows] == [*BOX.quota.rows, *rows]
    both = replace(village, rules=((22, 3), (22, 2)))
    assert {*answers(table(both)).rows} == {*BOX.quota.rows, "minions", "perils"}
    assert [rule for rule in standing(both.rules) if rule[0] == 22] == [(22, 1), (22, 2), (22, 3)]


def test_a_temporary_rule_forbids_a_building_in_its_game_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(now: Answers) -> Answers:
        return now._replace(
            against=lambda state, seat, b, worker: "stone-why-no-worker" if b == "market" else ""
        )

    monkeypatch.setitem(TEMPORARY, "closed_market", closed)
    legacy = after(None, "a village")
    for temporary, allowed in (("", True), ("closed_market", False)):
        state = _rich(replace(legacy, temporary=temporary))
        seat = GAME.waiting(state).seats[0]  # type: ignore[union-attr]
        assert (act("place", "market") in GAME.legal(state, seat)) == allowed


def test_a_temporary_rule_says_who_is_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        TEMPORARY, "to_the_other", lambda now: now._replace(payee=lambda state, seat, building: 1 - seat)
    )
    state = _rich(replace(after(None, "a village"), temporary="to_the_other"))
    seat = GAME.waiting(state).seats[0]  # type: ignore[union-attr]
    events = GAME.decide(state, seat, act("place", "market"))
    assert Paid(seat, (("coin", 1),)) in events
    assert Gained(1 - seat, (("coin", 1),)) in events


def _rich(legacy: Legacy) -> State:
    """The first turn of the next game, with goods for whoever has it."""
    chests = tuple(replace(chest, goods=(("coin", 2), ("wood", 2))) for chest in legacy.chests)
    state, _ = played(table(replace(legacy, chests=chests)), "first turn", 0)
    while isinstance(question := GAME.waiting(state), Chance):
        for event in GAME.decide(state, CHANCE, question.menu[0]):
            state = GAME.evolve(state, event)
    return state
