"""Many tables of several players at once: seat by seat they are as many single tables."""

from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode
from numpy.random import Generator, default_rng
from shell import EDICTS

from charthouse.lab import cartographers_v0
from charthouse.lab.cartographers.cartographers_v0 import CartographersParallel
from charthouse.lab.cartographers.vector import CartographersVector
from charthouse.lab.episodes import PATIENCE

TABLES: dict[str, dict[str, Any]] = {
    "two": {"players": 2, "reward": "final"},
    "three on B": {"players": 3, "side": "B"},
    "five in 2019": {"players": 5, "edition": "2019"},
    "eight": {"players": 8, "side": "B", "edicts": EDICTS},
}
COUNT = 4


class Single:
    """One table of PettingZoo, which begins anew as the mode says."""

    def __init__(self, seed: int, mode: AutoresetMode, **options: Any) -> None:
        self.env = CartographersParallel(**options)
        self.mode = mode
        self.ended = False
        self.seen = self.env.reset(seed=seed)[0]

    def begin(self) -> None:
        self.ended = False
        self.seen = self.env.reset()[0]

    def step(self, actions: list[int]) -> dict[str, Any]:
        if self.ended:
            self.begin()
            none = dict.fromkeys(self.env.possible_agents, 0.0)
            return {"rewards": none, "terminated": False, "truncated": False, "infos": {}, "final": None}
        asked = dict(zip(self.env.agents, actions, strict=True))
        self.seen, rewards, terminated, truncated, infos = self.env.step(asked)
        answer: dict[str, Any] = {
            "rewards": rewards,
            "terminated": all(terminated.values()),
            "truncated": all(truncated.values()),
            "infos": infos,
            "final": None,
        }
        self.ended = answer["terminated"] or answer["truncated"]
        if self.ended and self.mode is AutoresetMode.SAME_STEP:
            answer["final"] = self.seen
            self.begin()
        return answer


def flat(seen: dict[str, Any]) -> dict[str, Any]:
    return {**seen["observation"], "action_mask": seen["action_mask"]}


def of_seat(seen: dict[str, Any], *place: int) -> dict[str, Any]:
    return {name: array[place] for name, array in seen.items()}


def infos_of(infos: dict[str, Any], table: int, seat: int) -> dict[str, Any]:
    """What is told of one seat."""
    told = {name: infos[name][table, seat] for name in infos if name[0] != "_" and infos[f"_{name}"][table]}
    return {name: value for name, value in told.items() if value is not None}


def chosen(mask: Any, rng: Generator, careless: float) -> int:
    allowed = rng.random() >= careless
    return int(rng.choice(np.flatnonzero(mask == int(allowed))))


@pytest.mark.parametrize("mode", list(AutoresetMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_every_seat_of_every_table_is_that_of_a_single_table(
    options: dict[str, Any], mode: AutoresetMode
) -> None:
    rng, players = default_rng(6), options["players"]
    many = cartographers_v0.vector_env(COUNT, autoreset_mode=mode, **options)
    singles = [Single(9 + table, mode, **options) for table in range(COUNT)]
    seen, infos = many.reset(seed=9)
    assert infos == {}
    ends = cut = refused = 0
    for step in range(200):
        careless = [0.02, 0.0, 0.0, 0.999 if 20 < step < 150 else 0.0]
        actions = [
            [chosen(seen["action_mask"][table, seat], rng, careless[table]) for seat in range(players)]
            for table in range(COUNT)
        ]
        seen, rewards, terminated, truncated, infos = many.step(np.array(actions))
        for table, single in enumerate(singles):
            wanted = single.step(actions[table])
            assert list(rewards[table]) == list(wanted["rewards"].values())
            assert (terminated[table], truncated[table]) == (wanted["terminated"], wanted["truncated"])
            final = wanted["final"]
            for seat, agent in enumerate(single.env.possible_agents):
                assert data_equivalence(of_seat(seen, table, seat), flat(single.seen[agent]), exact=True)
                told = infos["final_info"] if final else infos
                told = {name: value for name, value in told.items() if "final" not in name}
                assert infos_of(told, table, seat) == wanted["infos"].get(agent, {})
                refused += "illegal" in infos_of(told, table, seat)
                if final:
                    last = of_seat(infos["final_obs"][table], seat)
                    assert data_equivalence(last, flat(final[agent]), exact=True)
            ends += wanted["terminated"]
            cut += wanted["truncated"]
        done = terminated | truncated
        if mode is AutoresetMode.DISABLED and done.any():
            with pytest.raises(ResetNeeded):
                many.step(np.array(actions))
            seen, _ = many.reset(options={"reset_mask": done})
            for table in np.flatnonzero(done).tolist():
                singles[table].begin()
    assert ends > 8
    assert cut == 1
    assert refused > PATIENCE


def test_what_a_step_returned_is_never_written_again() -> None:
    many = CartographersVector(3, players=2)
    kept, _ = many.reset(seed=1)
    before = {name: array.copy() for name, array in kept.items()}
    _, rewards, *_ = many.step(many.tables.random_actions())
    for _ in range(20):
        many.step(many.tables.random_actions())
    assert data_equivalence(kept, before, exact=True)
    assert not rewards.any()


def test_without_copies_the_next_step_writes_over_what_was_seen() -> None:
    one, other = CartographersVector(3, copy=False), CartographersVector(3)
    kept, _ = one.reset(seed=1)
    other.reset(seed=1)
    for _ in range(60):
        actions = one.tables.random_actions()
        one.step(actions)
        assert data_equivalence(kept, other.step(actions)[0], exact=True)


def test_what_is_seen_lies_in_the_space_of_a_seat() -> None:
    many = CartographersVector(3, players=4)
    seen, _ = many.reset(seed=1)
    for table in range(3):
        for seat in range(4):
            assert many.seat_observation_space.contains(of_seat(seen, table, seat))
    assert many.seat_action_space.n == seen["action_mask"].shape[2] == 1937
    assert (many.action_masks() == seen["action_mask"]).all()


def test_a_deal_may_be_chosen_and_actions_have_texts() -> None:
    many = CartographersVector(2, players=3)
    seen, _ = many.reset(options={"deal": 5})
    assert (seen["card"][0] == seen["card"][1]).all()
    action = int(np.flatnonzero(seen["action_mask"][1, 2])[0])
    text = many.action_to_text(1, 2, action)
    assert many.text_to_action(1, 2, text) == action
    with pytest.raises(ValueError, match="seat is 3; it is a whole number from 0 to 2"):
        many.action_to_text(1, 3, action)


def test_strict_ones_raise_and_nothing_happens_anywhere() -> None:
    many = CartographersVector(2, players=2, strict=True)
    many.reset(seed=1)
    before = many.tables.tables.copy()
    actions = many.tables.random_actions()
    actions[1, 0] = 1936
    with pytest.raises(ValueError, match="Action 1936 of table 1, seat 0 is masked: "):
        many.step(actions)
    assert (many.tables.tables == before).all()


@pytest.mark.parametrize("actions", [0, [0, 0], [[0], [0]], [[0.0, 1.0]] * 2, [[0, 1937]] * 2, [[-1, 0]] * 2])
def test_what_is_no_array_of_actions_is_refused_in_words(actions: Any) -> None:
    many = CartographersVector(2)
    many.reset(seed=1)
    with pytest.raises(ValueError, match=r"Actions are an array of 2 by 2|An action is a whole number"):
        many.step(actions)


def test_tables_can_be_rendered() -> None:
    many = CartographersVector(2, players=3, render_mode="ansi")
    many.reset(seed=1)
    shown = many.render()
    assert shown is not None
    assert ["seat 3" in one for one in shown] == [True, True]
    assert CartographersVector(2).render() is None
