"""One game from a Python loop: the same game as a batch of one, and nothing slips through."""

from random import Random
from typing import Any

import numpy as np
import pytest

from charthouse.lab.cartographers.fast import ACTIONS, Batch
from charthouse.lab.cartographers.single import Single


@pytest.mark.parametrize("options", [{}, {"side": "B"}, {"edition": "2019"}, {"full_map": "scores_current"}])
def test_it_is_the_game_of_a_batch(options: dict[str, Any]) -> None:
    by_number, by_action, games = Single(**options), Single(**options), Batch(1, **options)
    rng = Random(1)
    for seed in (0, 7, 2**64 - 1):
        choices = by_number.reset(seed)
        assert by_action.reset(seed) == choices
        games.reset(seed)
        while choices:
            actions = by_number.actions()
            assert sorted(actions) == np.flatnonzero(games.masks()[0, 0]).tolist()
            assert len(actions) == choices
            number = rng.randrange(choices)
            games.step(actions[number : number + 1])
            choices = by_number.pick(number)
            assert by_action.step(actions[number]) == choices
            for single in (by_number, by_action):
                assert single.batch.tables == games.tables
                assert (single.batch.maps["boards"] == games.maps["boards"]).all()
        assert by_number.over
        assert not len(by_number.actions())
        assert (by_number.stars, by_number.rating) == (games.stars[0, 0], games.ratings[0, 0])


def test_what_is_not_allowed_changes_nothing() -> None:
    game = Single()
    for act in (game.pick, game.step):
        with pytest.raises(ValueError, match=r"asked for|not allowed"):
            act(0)  # no game has begun
    choices = game.reset(3)
    before = game.batch.save()
    masked = next(action for action in range(ACTIONS) if action not in game.actions())
    for number in (-1, choices, 2**62):
        with pytest.raises(ValueError, match="asked for"):
            game.pick(number)
    for action in (-1, masked, ACTIONS, 2**62):
        with pytest.raises(ValueError, match="not allowed"):
            game.step(action)
    for act in (game.pick, game.step):
        for wrong in (1.0, "1", None):
            with pytest.raises(TypeError):
                act(wrong)  # type: ignore[arg-type]
        with pytest.raises(OverflowError):
            act(2**64)
    assert (game.batch.tables == before.tables).all()
    assert (game.batch.maps == before.maps).all()
