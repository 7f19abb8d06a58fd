"""The adapter for OpenSpiel: its own test of a game, and the game of the rules."""

from random import Random
from typing import Any

import pyspiel
import pytest
from shell import EDICTS

from charthouse.games.cartographers import GAME
from charthouse.lab import spiel

TABLES: list[dict[str, Any]] = [
    {},
    {"side": "B", "edition": 2019},
    {"players": 2, "edicts": EDICTS.replace(",", "+")},
    {"players": 3, "side": "B"},
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_it_passes_the_test_of_openspiel(table: dict[str, Any]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spiel.NAME, table), num_sims=1, serialize=True, verbose=False)


def test_it_is_the_game_of_the_rules() -> None:
    state, rng = pyspiel.load_game(spiel.NAME, {"players": 2}).new_initial_state(), Random(4)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(likely for _, likely in outcomes) == pytest.approx(1)
            state.apply_action(rng.choice(outcomes)[0])
            continue
        seat = state.current_player()
        menu = {GAME.write_action(action) for action in GAME.legal(state.state, seat)}
        assert {state.action_to_string(seat, number) for number in state.legal_actions()} == menu
        state.apply_action(rng.choice(state.legal_actions()))
    outcome = GAME.outcome(state.state)
    assert outcome is not None
    assert state.returns() == [standing.score for standing in outcome.standings]


def test_nobody_sees_what_another_has_chosen() -> None:
    state = pyspiel.load_game(spiel.NAME, {"players": 2}).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    first, *_, last = state.legal_actions()
    seen = []
    for action in (first, last):
        child = state.child(action)
        assert child.current_player() == 1
        seen.append(child.observation_string(1))
    assert seen[0] == seen[1]
