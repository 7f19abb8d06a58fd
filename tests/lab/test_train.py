"""Training: a seed repeats a run, and a little practice already helps."""

from typing import Any

import numpy as np
import pytest

from charthouse.bots.weights import read, write
from charthouse.games.cartographers.lane.printed import SOLO_VALUE
from charthouse.games.cartographers.outlook import planner, practice, value
from charthouse.lab.cartographers import train as lab

ROUNDS, DEALS = (2, 1, 1), 6
pytestmark = pytest.mark.timeout(900)  # whoever trains first compiles everything


def learned(seed: int) -> Any:
    return lab.train(seed, ROUNDS, DEALS, lambda text: None)


@pytest.fixture(autouse=True)
def short_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "TRIAL_GAMES", 4)


def test_one_seed_is_one_set_of_weights_and_another_seed_another() -> None:
    first, again, other = learned(7), learned(7), learned(8)
    assert first.sets == again.sets
    assert first.sets != other.sets


def test_the_file_says_how_it_was_made() -> None:
    found = read(write(learned(7)), planner.SHAPE)
    assert found.made_by == "python -m charthouse.lab.cartographers.train --seed 7 --rounds 2 1 1 --deals 6"
    assert found.seed == 7
    assert found.games == (2 + 3) * DEALS * lab.TOGETHER + 4 * round(DEALS * lab.COMPARED_DEALS)
    assert set(found.sets) == set(practice.SETS)
    for learned_set in found.sets.values():
        assert tuple(learned_set) == planner.ITEMS
        assert np.isfinite(list(learned_set.values())).all()
        assert any(map(any, learned_set.values()))


def test_practice_helps() -> None:
    """From nothing, a few rounds gain many stars on the same deals."""
    school = lab.School(practice, value, SOLO_VALUE)
    name, weights = "A/alone", np.zeros(value.WEIGHTS)
    before = school.trial(name, weights, np.random.default_rng(1), 60)
    for round in range(2):
        school.practise(name, weights, np.random.default_rng([2, round]), 60)
        weights = school.solved()
    after = school.trial(name, weights, np.random.default_rng(1), 60)
    assert after.mean() > before.mean()
