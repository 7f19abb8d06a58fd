"""Workers that are told apart, and what else may lie on a building."""

import pytest
import temporary_rules
from msgspec.structs import replace
from village import dealt, play, refusal, step

from charthouse.core import codec
from charthouse.core.game import CHANCE, NOBODY, Player, Turn
from charthouse.games.charterstone import GAME
from charthouse.games.charterstone.box import BOX, PLOTS
from charthouse.games.charterstone.events import Laid, Lifted
from charthouse.games.charterstone.inforce import answers
from charthouse.games.charterstone.legacy import founded
from charthouse.games.charterstone.pieces import Piece
from charthouse.games.charterstone.state import State, is_bare, pieces_on, stands_on, worker_on

temporary_rules.learn()


def apart() -> State:
    """A table at which workers are told apart, and the first seat begins."""
    village = replace(founded(("purple", "black")), games=1, temporary="workers_apart")
    options = GAME.expand({"charters": ("purple", "black"), "legacy": village}, 2)
    state = GAME.setup(options, (Player("Ana"), Player("Bo")))
    while not isinstance(GAME.waiting(state), Turn):
        state, _ = step(state, CHANCE, GAME.waiting(state).menu[-1])  # type: ignore[union-attr]
    return state


def menu(state: State, seat: int) -> set[str]:
    return {GAME.write_action(action) for action in GAME.legal(state, seat)}


# --- workers


def test_in_game_one_no_worker_is_named() -> None:
    state = play(dealt(), "place coal_pit")
    assert worker_on(state.holdings[0], "coal_pit") == ""
    assert worker_on(state.holdings[1], "coal_pit") is None
    assert "workers" not in codec.write(state.holdings[0])
    assert refusal(dealt(), "place coal_pit big") == "not-offered"


def test_where_workers_are_told_apart_a_placement_says_which() -> None:
    state = apart()
    seat = GAME.waiting(state).seats[0]  # type: ignore[union-attr]
    assert {"place coal_pit big", "place coal_pit small"} <= menu(state, seat)
    assert refusal(state, "place coal_pit") == refusal(state, "place coal_pit spectral") == "not-offered"
    state, events = step(state, seat, "place coal_pit small")
    assert events[0] == f"placed {seat + 1} coal_pit small"
    assert worker_on(state.holdings[seat], "coal_pit") == "small"
    assert stands_on(state, "coal_pit") == seat


def test_the_rule_of_a_game_tells_what_one_worker_may_not() -> None:
    """The small worker may not be placed where the own big one stands; the other way round it may."""
    state = apart()
    seat = GAME.waiting(state).seats[0]  # type: ignore[union-attr]
    other = "place woodlot big"
    big = play(state, "place coal_pit big", other)
    assert "place coal_pit small" not in menu(big, seat)
    assert {"place woodlot small", "take back"} <= menu(big, seat)
    assert not any(text.endswith("big") for text in menu(big, seat))
    small = play(state, "place coal_pit small", other)
    assert "place coal_pit big" in menu(small, seat)


def test_a_bumped_worker_goes_home_and_the_other_stays_who_it_is() -> None:
    state = apart()
    seat = GAME.waiting(state).seats[0]  # type: ignore[union-attr]
    state = play(
        state, "place coal_pit big", "place grain_field big", "place woodlot small", "place coal_pit small"
    )
    holding = state.holdings[seat]
    assert (holding.out, holding.workers) == (("woodlot",), ("small",))
    assert "place coal_pit big" in menu(state, seat)
    assert codec.read(codec.write(state), State) == state
    home = play(state, "take back").holdings[seat]
    assert (home.out, home.workers) == ((), ())


# --- what else lies on a building

LAID = (
    Laid(0, "coal_pit", "minion", "cat"),
    Laid(1, "coal_pit", "income", "token"),
    Laid(-1, "coal_pit", "peril", "bandit"),
)


def laid(state: State) -> State:
    for event in LAID:
        state = GAME.evolve(state, event)
    return state


def test_a_building_holds_a_worker_minions_a_peril_and_income_at_once() -> None:
    state = laid(play(dealt(), "place coal_pit"))
    assert stands_on(state, "coal_pit") == 0
    assert pieces_on(state, "coal_pit") == [
        Piece("coal_pit", "income", "token", 1),
        Piece("coal_pit", "minion", "cat", 0),
        Piece("coal_pit", "peril", "bandit", NOBODY),
    ]
    assert pieces_on(state, "woodlot") == []
    assert codec.read(codec.write(state), State) == state
    assert "place coal_pit" in menu(state, 1), "they block nobody"


def test_what_was_laid_is_lifted_and_the_table_is_as_before() -> None:
    state = play(dealt(), "place coal_pit")
    after = laid(state)
    for event in LAID:
        after = GAME.evolve(after, Lifted(event.seat, event.building, event.kind, event.which))
    assert after == state


@pytest.mark.parametrize("event", LAID)
def test_their_lines_read_back(event: Laid) -> None:
    assert GAME.read_event(GAME.write_event(event)) == event
    assert GAME.tell(event, dealt(), str) is None


def test_rule_18_only_a_bare_building_is_built_over() -> None:
    free = next(
        plot
        for plot in PLOTS
        if plot.startswith("purple-") and plot != f"purple-{BOX.charters['purple'].home}"
    )
    plots = list(founded(("purple", "black")).plots)
    plots[PLOTS.index(free)] = "seed_exchange"
    village = replace(founded(("purple", "black")), games=1, plots=tuple(plots), rules=((18, 1), (18, 2)))
    options = GAME.expand({"charters": ("purple", "black"), "legacy": village}, 2)
    state = GAME.setup(options, (Player("Ana"), Player("Bo")))
    assert free in answers(state).plots(state, 0)
    held = GAME.evolve(state, Laid(1, "seed_exchange", "income", "token"))
    assert not is_bare(held, "seed_exchange")
    assert free not in answers(held).plots(held, 0)
