"""The environments of several players: the game of the rules, and nobody sees what others have chosen."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from numpy.random import Generator, default_rng
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from shell import EDICTS

from charthouse.games.cartographers import GAME
from charthouse.lab import cartographers_v0
from charthouse.lab.cartographers.cartographers_v0 import CartographersParallel, CartographersSeatBySeat
from charthouse.lab.episodes import PATIENCE, deal
from lab.beside import Beside, seen

TABLES: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "three on B": {"players": 3, "side": "B"},
    "five in 2019": {"players": 5, "edition": "2019"},
    "eight": {"players": 8, "side": "B", "edicts": EDICTS},
}
DICTS = "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably"
"""What PettingZoo says of every observation that is a dict, its own but those it lists by name."""


def any_of(mask: Any, rng: Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def masked(mask: Any, rng: Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask == 0)))


def first_deal(seed: int) -> int:
    """The deal that a table with this seed begins with."""
    return deal(default_rng(np.random.SeedSequence(seed)))


# --- what PettingZoo asks of it


@pytest.mark.parametrize("players", range(2, 9))
def test_the_parallel_form_passes_its_test(players: int) -> None:
    parallel_api_test(cartographers_v0.parallel_env(players=players), num_cycles=60)


@pytest.mark.filterwarnings(*DICTS)
@pytest.mark.parametrize("players", range(2, 9))
def test_seat_by_seat_passes_its_test(players: int) -> None:
    api_test(cartographers_v0.env(players=players), num_cycles=400)


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_both_pass_the_test_of_seeds(options: dict[str, Any]) -> None:
    seed_test(lambda: cartographers_v0.env(**options), num_cycles=60)
    parallel_seed_test(lambda: cartographers_v0.parallel_env(**options), num_cycles=150)


# --- it is the game of the rules


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_every_step_is_that_of_the_rules(options: dict[str, Any]) -> None:
    rng, ambushed = default_rng(1), False
    for seed in (1, 2):
        env, beside = CartographersParallel(**options), Beside(first_deal(seed), **options)
        observations, infos = env.reset(seed=seed)
        rewards = dict.fromkeys(env.agents, 0.0)
        while env.agents:
            texts, actions = {}, {}
            for seat, agent in enumerate(env.agents):
                observation, mask = observations[agent]["observation"], observations[agent]["action_mask"]
                assert data_equivalence(observation, seen(beside.view(seat)), exact=True)
                offered = {env.action_to_text(agent, int(action)) for action in np.flatnonzero(mask)}
                assert offered == (beside.offered(seat) if seat in beside.asked else {"nothing"})
                assert len(offered) == mask.sum()
                actions[agent] = any_of(mask, rng)
                texts[seat] = env.action_to_text(agent, actions[agent])
                assert env.text_to_action(agent, texts[seat]) == actions[agent]
                ambushed |= texts[seat].startswith("monster") and not observation["before"][0]
            before = beside.stars
            beside.draw(texts)
            observations, earned, terminations, truncations, infos = env.step(actions)
            gained = [now - then for now, then in zip(beside.stars, before, strict=True)]
            assert list(earned.values()) == gained
            assert not any(truncations.values())
            for agent in rewards:
                rewards[agent] += earned[agent]
        assert all(terminations.values())
        outcome = GAME.outcome(beside.state)
        assert outcome is not None
        for standing, (agent, info) in zip(outcome.standings, infos.items(), strict=True):
            assert (info["score"], info["rank"]) == (standing.score, standing.rank)
            assert rewards[agent] == standing.score
    assert ambushed


@pytest.mark.parametrize("reward", ["season", "final"])
@pytest.mark.parametrize("players", [2, 4])
def test_seat_by_seat_is_the_same_game_as_all_at_once(players: int, reward: str) -> None:
    rng = default_rng(5)
    together = CartographersParallel(players=players, reward=reward)
    one_by_one = CartographersSeatBySeat(players=players, reward=reward)
    observations, _ = together.reset(seed=8)
    one_by_one.reset(seed=8)
    sums = dict.fromkeys(together.possible_agents, 0.0)
    final = dict.fromkeys(together.possible_agents, 0.0)
    while together.agents:
        actions = {agent: any_of(seen["action_mask"], rng) for agent, seen in observations.items()}
        for agent in together.agents:
            assert data_equivalence(one_by_one.observe(agent), observations[agent], exact=True)
            if actions[agent] < 1936:
                assert one_by_one.agent_selection == agent
                one_by_one.step(actions[agent])
        observations, rewards, *_, infos = together.step(actions)
        assert one_by_one.rewards == rewards
        for agent in sums:
            sums[agent] += rewards[agent]
    assert all(one_by_one.terminations.values())
    assert one_by_one.infos == infos
    for agent in one_by_one.agent_iter():
        _, reward_at_the_end, over, _, _ = one_by_one.last()
        assert over
        final[agent] = reward_at_the_end
        one_by_one.step(None)
    assert one_by_one.agents == []
    assert all(info["score"] == sums[agent] for agent, info in infos.items())
    if reward == "final":
        assert final == sums


# --- two worlds


def test_nobody_sees_what_others_have_chosen() -> None:
    """Whatever the first seats choose, the next sees the same until all have chosen."""
    rng = default_rng(7)
    worlds = [CartographersSeatBySeat(players=3) for _ in range(2)]
    for world in worlds:
        world.reset(seed=4)
    tried = 0
    for _ in range(12):
        ways = []
        for seat in range(3):
            agent = f"player_{seat}"
            one, other = (world.observe(agent) for world in worlds)
            assert data_equivalence(one, other, exact=True)
            assert [world.agent_selection for world in worlds] == [agent, agent]
            choices = np.flatnonzero(one["action_mask"])
            ways.append(int(rng.choice(choices)))
            different = int(rng.choice(choices[choices != ways[-1]]))
            worlds[0].step(ways[-1])
            worlds[1].step(different if seat < 2 else ways[-1])
            tried += 1
            if seat < 2:
                assert [world.rewards for world in worlds] == [dict.fromkeys(worlds[0].agents, 0.0)] * 2
                assert worlds[0].infos == worlds[1].infos
        worlds = [CartographersSeatBySeat(players=3) for _ in range(2)]
        seed = int(rng.integers(1000))
        for world in worlds:
            world.reset(seed=seed)
    assert tried == 36


def test_what_is_to_come_is_not_in_what_is_seen() -> None:
    env = CartographersParallel(players=3)
    observations, _ = env.reset(seed=3)
    for _ in range(6):
        rng = default_rng(3)
        observations, *_ = env.step(
            {agent: any_of(seen["action_mask"], rng) for agent, seen in observations.items()}
        )
        env._table.tables.tables["key"] ^= np.uint64(0x5DEECE66D)
        assert data_equivalence(env._table.observations(), observations, exact=True)


# --- masked actions


def test_together_a_masked_action_changes_nothing_for_anybody() -> None:
    rng = default_rng(1)
    env = CartographersParallel(players=3)
    observations, _ = env.reset(seed=1)
    for turn in range(PATIENCE):
        actions = {agent: any_of(seen["action_mask"], rng) for agent, seen in observations.items()}
        actions["player_1"] = masked(observations["player_1"]["action_mask"], rng)
        again, rewards, terminations, truncations, infos = env.step(actions)
        assert data_equivalence(again, observations, exact=True)
        assert set(rewards.values()) == {0.0}
        assert not any(terminations.values())
        assert infos["player_1"]["illegal"].startswith("why-")
        assert infos["player_1"]["why"]
        assert infos["player_0"] == infos["player_2"] == {}
        assert set(truncations.values()) == {turn == PATIENCE - 1}
    assert env.agents == []


def test_a_seat_that_is_asked_may_not_do_nothing() -> None:
    env = CartographersParallel(players=2)
    env.reset(seed=1)
    nothing = env.text_to_action("player_0", "nothing")
    *_, infos = env.step(dict.fromkeys(env.agents, nothing))
    assert {info["illegal"] for info in infos.values()} == {"why-draw-first"}


def test_seat_by_seat_the_same_seat_is_asked_again() -> None:
    rng = default_rng(1)
    env = CartographersSeatBySeat(players=2)
    env.reset(seed=1)
    env.step(any_of(env.observe("player_0")["action_mask"], rng))
    seen_before = env.observe("player_1")
    for _ in range(PATIENCE):
        assert env.agent_selection == "player_1"
        assert not any(env.truncations.values())
        env.step(masked(seen_before["action_mask"], rng))
        assert data_equivalence(env.observe("player_1"), seen_before, exact=True)
        assert env.infos["player_1"]["why"]
        assert set(env.rewards.values()) == {0.0}
    assert all(env.truncations.values())


def test_strict_ones_raise() -> None:
    env = CartographersParallel(players=2, strict=True)
    observations, _ = env.reset(seed=1)
    actions = {agent: masked(seen["action_mask"], default_rng(1)) for agent, seen in observations.items()}
    with pytest.raises(ValueError, match="of player_0 is masked: "):
        env.step(actions)
    alone = CartographersSeatBySeat(players=2, strict=True)
    alone.reset(seed=1)
    with pytest.raises(ValueError, match="of player_0 is masked: "):
        alone.step(actions["player_0"])


# --- what is refused, and pictures


def test_bad_actions_are_refused_in_words() -> None:
    env = CartographersParallel(players=2)
    env.reset(seed=1)
    for actions in ({}, {"player_0": 0}, {"player_0": 0, "player_1": 0, "player_2": 0}):
        with pytest.raises(ValueError, match="There must be an action of each"):
            env.step(actions)
    for action in (-1, 1937, 0.5, None, "0", True, [0]):
        with pytest.raises(ValueError, match=r"action of player_1 is .+; it is a whole number from 0"):
            env.step({"player_0": 0, "player_1": action})


def test_every_sheet_is_shown() -> None:
    text = CartographersParallel(players=3, render_mode="ansi")
    text.reset(seed=1)
    assert text.render().count("0 stars, 0 coins") == 3
    picture = CartographersSeatBySeat(players=3, render_mode="rgb_array")
    picture.reset(seed=1)
    shown = picture.render()
    assert shown.dtype == np.uint8
    assert shown.shape[1] > 3 * shown.shape[0]
