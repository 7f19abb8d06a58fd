"""Nothing is made and nothing is lost: in every state of whole random games."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from arena import examples

from charthouse.core import fair
from charthouse.core.game import CHANCE, NOBODY, Chance, Player
from charthouse.games.charterstone import GAME
from charthouse.games.charterstone.box import BOX, CHARTERS, PLOTS
from charthouse.games.charterstone.events import Bumped, Event, Paid, Placed
from charthouse.games.charterstone.guide import GUIDE
from charthouse.games.charterstone.pieces import GAP
from charthouse.games.charterstone.state import State, at_home, reputation_spaces

GAMES = 20
"""For each number of players."""


def whole_game(players: int, number: int) -> Iterator[tuple[State, tuple[Event, ...], State]]:
    """Each decision of a random game: the state before, what happened, the state after."""
    rng = Random(f"conservation/{players}/{number}")
    charters = rng.sample(CHARTERS, players)
    errata = [] if number % 3 == 0 else list(BOX.errata)
    seats = tuple(Player(f"Seat {n}") for n in range(players))
    state = GAME.setup(GAME.expand({"charters": charters, "errata": errata}, players), seats)
    seed = fair.secret_of(f"conservation/{players}/{number}")
    while (question := GAME.waiting(state)) is not None:
        before = state
        if isinstance(question, Chance):
            answer = question.menu[fair.draw(seed, question.label, len(question.menu))]
            events = GAME.decide(state, CHANCE, answer)
        else:
            events = GAME.decide(state, question.seats[0], GAME.legal(state, question.seats[0]).pick(rng))
        for event in events:
            state = GAME.evolve(state, event)
            conserved(state)
            every_card_once(state)
        yield before, events, state


def conserved(state: State) -> None:
    holdings = state.holdings
    assert state.coins + sum(holding.coins for holding in holdings) == BOX.supply.coins
    for in_all in zip(state.resources, *(holding.resources for holding in holdings), strict=True):
        assert sum(in_all) == BOX.supply.each_resource
    assert min(state.coins, *state.resources) >= 0
    for seat, holding in enumerate(holdings):
        on_board = sum(seat in seats for seats in state.met)
        on_board += state.quota.count(seat) + state.reputation.count(seat)
        assert holding.influence + holding.spent + on_board == BOX.start.influence
        assert min(holding.influence, holding.spent, holding.coins, *holding.resources) >= 0
        assert at_home(holding) >= 0
    workers = Counter(building for holding in holdings for building in holding.out)
    assert all(n == 1 for n in workers.values())
    assert all(len(set(seats)) == len(seats) for seats in state.met)
    assert len(state.reputation) <= reputation_spaces(len(holdings))
    assert state.progress <= BOX.progress.last


def all_cards(state: State) -> list[str]:
    """The cards in the deck, on the mat, discarded, archived, and in everybody's supply."""
    places = [*state.deck, *filter(None, state.mat), *state.discard, *state.archive]
    return places + [card for holding in state.holdings for card in holding.cards]


def every_card_once(state: State) -> None:
    """Each card of the game is in one place."""
    places = all_cards(state)
    given = {GUIDE.buildings[number] for crate in state.opened for number in GUIDE.crates[crate].buildings}
    basics = {land.basic for land in BOX.charters.values()}
    assert len(places) == len(set(places))
    assert {*BOX.assistants, *basics} <= set(places) <= {*BOX.assistants, *basics, *given}
    buildings = [building for building in state.plots if building != GAP]
    assert len(buildings) == len(set(buildings))
    assert set(buildings) <= basics | given


@pytest.mark.parametrize("players", GAME.seats)
def test_coins_resources_influence_cards_and_workers_are_conserved(players: int) -> None:
    for number in range(examples(GAMES)):
        nothing_is_made_or_lost(players, number)


def nothing_is_made_or_lost(players: int, number: int) -> None:
    for before, events, after in whole_game(players, number):
        assert len(all_cards(after)) == 14 + 2 * len(after.opened)
        tokens_stay(before, after)
        payable_before_a_bump(before, events)
        assert set(before.opened) <= set(after.opened)
        assert after.progress >= before.progress
        assert all(one in (GAP, two) for one, two in zip(before.plots, after.plots, strict=True))
    assert after.phase == "over"
    equal_turns(after)


def tokens_stay(before: State, after: State) -> None:
    """A placed token never moves."""
    assert after.reputation[: len(before.reputation)] == before.reputation
    assert all(one in (NOBODY, two) for one, two in zip(before.quota, after.quota, strict=True))
    assert all(set(one) <= set(two) for one, two in zip(before.met, after.met, strict=False))


def payable_before_a_bump(before: State, events: tuple[Event, ...]) -> None:
    """Whoever sends a worker home can pay for the building, the moment before."""
    for event in events:
        if isinstance(event, Placed) and any(isinstance(other, Bumped) for other in events):
            price = next((e.goods for e in events if isinstance(e, Paid)), ())
            holding = before.holdings[event.seat]
            have = {"coin": holding.coins, "influence": holding.influence}
            have |= dict(
                zip([land.resource for land in BOX.charters.values()], holding.resources, strict=True)
            )
            assert all(have[what] >= n for what, n in price)


def equal_turns(after: State) -> None:
    assert after.turn % len(after.holdings) == 0
    assert after.progress == BOX.progress.last


def test_every_plot_belongs_to_a_charter_and_has_a_home() -> None:
    assert len(PLOTS) == 36
    assert [sum(land.rows) for land in BOX.charters.values()] == [6] * 6
    state = GAME.setup(GAME.expand({}, 2), (Player("a"), Player("b")))
    assert sorted(filter(None, state.plots)) == sorted(land.basic for land in BOX.charters.values())
