"""The solo environments: what they show, what they refuse, and that many at once are as many alone."""

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.random import Generator, default_rng
from shell import EDICTS

import charthouse.lab
from charthouse.games.cartographers import GAME
from charthouse.lab.cartographers.solo import CartographersSolo, CartographersSoloVector
from charthouse.lab.episodes import PATIENCE
from lab.beside import Beside, seen

NAME = "Charthouse/CartographersSolo-v0"
TABLES: dict[str, dict[str, Any]] = {
    "side A": {},
    "side B": {"side": "B"},
    "2019": {"edition": "2019", "side": "B"},
    "edicts": {"edicts": EDICTS},
    "current": {"full_map": "scores_current"},
}


def made(**options: Any) -> CartographersSolo:
    env = gym.make(NAME, disable_env_checker=True, **options).unwrapped
    assert isinstance(env, CartographersSolo)
    return env


def many(count: int, **options: Any) -> CartographersSoloVector:
    envs = gym.make_vec(NAME, num_envs=count, **options)
    assert isinstance(envs, CartographersSoloVector)
    return envs


def any_of(mask: Any, rng: Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def masked(mask: Any, rng: Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask == 0)))


# --- what Gymnasium asks of it


@pytest.mark.parametrize("mode", [None, "ansi", "rgb_array"])
def test_it_passes_the_checker(mode: str | None) -> None:
    check_env(made(render_mode=mode))


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_every_table_passes_the_checker(options: dict[str, Any]) -> None:
    check_env(made(**options), skip_render_check=True)


def test_the_usual_wrappers_may_stay_on() -> None:
    env = gym.make(NAME)
    observation, _ = env.reset(seed=1)
    env.step(any_of(observation["action_mask"], default_rng(1)))
    env.close()


def test_the_many_are_made_of_the_same_spaces() -> None:
    env, envs = made(), many(3)
    assert envs.single_observation_space == env.observation_space
    assert envs.single_action_space == env.action_space
    observation, infos = envs.reset(seed=5)
    assert observation in envs.observation_space
    assert infos == {}
    assert envs.action_space.sample() in envs.action_space


# --- it is the game of the rules


def episode(env: CartographersSolo, deal: int, rng: Generator) -> Iterator[tuple[dict[str, Any], Any]]:
    """Each step of an episode: what was seen and what came of a random action."""
    observation, _ = env.reset(options={"deal": deal})
    over = False
    while not over:
        action = any_of(observation["action_mask"], rng)
        answer = env.step(action)
        yield {"seen": observation, "action": action}, answer
        observation, over = answer[0], answer[2]


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_every_step_is_that_of_the_rules(options: dict[str, Any]) -> None:
    rng = default_rng(4)
    for deal in (0, 7, 2**63 + 5, 2**64 - 1):
        env, beside = made(**options), Beside(deal, 1, **options)
        observation, info = env.reset(options={"deal": deal})
        over, rewards = False, 0.0
        while not over:
            expected = seen(beside.view(0))
            expected["map"] = expected.pop("maps")[0]
            del expected["before"]
            mask = observation.pop("action_mask")
            assert data_equivalence(observation, expected, exact=True)
            texts = {env.action_to_text(int(action)): int(action) for action in np.flatnonzero(mask)}
            assert set(texts) == beside.offered(0)
            assert len(texts) == mask.sum()
            assert all(env.text_to_action(text) == action for text, action in texts.items())
            text = sorted(texts)[int(rng.integers(len(texts)))]
            before = beside.stars[0]
            beside.draw({0: text})
            observation, reward, over, truncated, info = env.step(texts[text])
            assert reward == beside.stars[0] - before
            assert not truncated
            rewards += reward
        assert beside.asked == ()
        assert not observation["action_mask"].any()
        assert rewards == info["score"] == beside.stars[0]
        outcome = GAME.outcome(beside.state)
        assert outcome is not None
        assert {key: info[key] for key in outcome.notes} == outcome.notes


def test_final_rewards_are_the_same_stars_at_once() -> None:
    steps = list(episode(made(), 3, default_rng(1)))
    late = list(episode(made(reward="final"), 3, default_rng(1)))
    assert [step["action"] for step, _ in steps] == [step["action"] for step, _ in late]
    assert sum(answer[1] for _, answer in steps) == late[-1][1][1] != 0
    assert all(answer[1] == 0 for _, answer in late[:-1])


def test_a_seed_is_one_deal_whatever_is_drawn_and_however_many_play() -> None:
    """The cards of the first season that a policy meets are those that another meets."""

    def cards(env: CartographersSolo, policy: int) -> list[int]:
        observation, _ = env.reset(seed=11)
        met, rng = [], default_rng(policy)
        for _ in range(5):
            met.append(int(observation["card"].argmax()))
            observation, *_ = env.step(any_of(observation["action_mask"], rng))
        return met

    assert cards(made(), 1) == cards(made(), 2)
    first = [many(count).reset(seed=11)[0]["card"][0] for count in (1, 2, 50)]
    assert all((card == made().reset(seed=11)[0]["card"]).all() for card in first)


def test_the_next_episodes_follow_from_the_seed() -> None:
    def deals(seed: int) -> list[bytes]:
        env = made()
        env.reset(seed=seed)
        return [env.reset()[0]["edicts"].tobytes() for _ in range(6)]

    assert deals(1) == deals(1)
    assert deals(1) != deals(2)
    assert len(set(deals(1))) > 1


# --- two worlds


def test_what_is_to_come_is_not_in_what_is_seen() -> None:
    """The same table with another future looks the same."""
    rng, futures = default_rng(2), set()
    for deal in range(5):
        env = made()
        observation, _ = env.reset(options={"deal": deal})
        for _ in range(8):
            observation, *_ = env.step(any_of(observation["action_mask"], rng))
        other = made()
        other.reset()
        other._tables.tables[:] = env._tables.tables
        other._tables.maps[:] = env._tables.maps
        other._tables.tables["key"] ^= np.uint64(0x5DEECE66D)
        assert data_equivalence(other._observation(), observation, exact=True)
        action = any_of(observation["action_mask"], rng)
        after, otherwise = env.step(action)[0], other.step(action)[0]
        futures.add(data_equivalence(after, otherwise, exact=True))
    assert False in futures  # it was another future


# --- masked actions


def test_a_masked_action_changes_nothing_and_the_info_says_why() -> None:
    env, rng = made(), default_rng(3)
    observation, _ = env.reset(seed=2)
    reasons = set()
    for _ in range(12):
        for _ in range(40):
            action = masked(observation["action_mask"], rng)
            again, reward, terminated, truncated, info = env.step(action)
            assert data_equivalence(again, observation, exact=True)
            assert (reward, terminated, truncated) == (0, False, False)
            assert info["why"]
            reasons.add(info["illegal"])
        observation, *_ = env.step(any_of(observation["action_mask"], rng))
    assert {"why-overlaps", "why-shape"} <= reasons


def test_under_ruins_duty_the_info_says_so() -> None:
    env, rng = made(), default_rng(3)
    for deal in range(30):
        observation, _ = env.reset(options={"deal": deal})
        if observation["duty"][0]:
            reasons = {
                env.step(masked(observation["action_mask"], rng))[4]["illegal"] for _ in range(PATIENCE - 1)
            }
            assert "why-ruins" in reasons
            return
    raise AssertionError("no deal begins with ruins")


def test_after_too_many_masked_actions_in_a_row_the_episode_is_cut_off() -> None:
    env, rng = made(), default_rng(3)
    observation, _ = env.reset(seed=2)
    for _ in range(PATIENCE - 1):
        assert not env.step(masked(observation["action_mask"], rng))[3]
    observation, *_ = env.step(any_of(observation["action_mask"], rng))  # so they are not in a row
    for turn in range(PATIENCE):
        *_, terminated, truncated, _info = env.step(masked(observation["action_mask"], rng))
        assert not terminated
        assert truncated == (turn == PATIENCE - 1)
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset()
    env.step(0)


def test_strict_ones_raise_and_stay_as_they_are() -> None:
    env = made(strict=True)
    observation, _ = env.reset(seed=2)
    with pytest.raises(ValueError, match="is masked: "):
        env.step(masked(observation["action_mask"], default_rng(1)))
    assert data_equivalence(env._observation(), observation, exact=True)
    envs = many(2, strict=True)
    seen_by_two, _ = envs.reset(seed=2)
    with pytest.raises(ValueError, match="of table 1 is masked: "):
        envs.step(
            np.array(
                [
                    any_of(seen_by_two["action_mask"][0], default_rng(1)),
                    masked(seen_by_two["action_mask"][1], default_rng(1)),
                ]
            )
        )


# --- many at once


@pytest.mark.parametrize("mode", list(AutoresetMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("reward", ["season", "final"])
def test_the_many_agree_with_as_many_alone_step_by_step(mode: AutoresetMode, reward: str) -> None:
    count, rng = 5, default_rng(6)
    fast = many(count, reward=reward, autoreset_mode=mode)
    slow = SyncVectorEnv([lambda: made(reward=reward) for _ in range(count)], autoreset_mode=mode)
    observation, infos = fast.reset(seed=9)
    expected, expected_infos = slow.reset(seed=9)
    assert data_equivalence(observation, expected, exact=True)
    ends = cut = 0
    for step in range(420):
        # One table is careless at times, and hopeless in the middle; it must be cut off.
        actions = [
            masked(mask, rng)
            if not mask.any() or (table == 3 and (rng.random() < 0.2 or 100 < step < 260))
            else any_of(mask, rng)
            for table, mask in enumerate(observation["action_mask"])
        ]
        *answer, infos = fast.step(np.array(actions))
        *wanted, expected_infos = slow.step(np.array(actions))
        observation = answer[0]
        assert all(data_equivalence(one, two, exact=True) for one, two in zip(answer, wanted, strict=True))
        assert_same_infos(infos, expected_infos)
        ends += int(answer[2].sum())
        cut += int(answer[3].sum())
        if mode is AutoresetMode.DISABLED and (answer[2] | answer[3]).any():
            done = answer[2] | answer[3]
            observation, _ = fast.reset(options={"reset_mask": done.copy()})
            expected, _ = slow.reset(options={"reset_mask": done.copy()})
            assert data_equivalence(observation, expected, exact=True)
    assert ends > 50
    assert cut == 1


def assert_same_infos(one: dict[str, Any], two: dict[str, Any]) -> None:
    assert one.keys() == two.keys()
    for key, value in one.items():
        if isinstance(value, dict):
            assert_same_infos(value, two[key])
        elif key == "final_obs":
            assert all(data_equivalence(a, b, exact=True) for a, b in zip(value, two[key], strict=True))
        else:
            assert list(value) == list(two[key])


def test_seeds_may_be_a_list() -> None:
    envs = many(3)
    listed, _ = envs.reset(seed=[9, 10, 11])
    counted, _ = envs.reset(seed=9)
    assert data_equivalence(listed, counted, exact=True)


# --- text and pictures


def test_ansi_shows_the_sheet_and_the_card() -> None:
    env = made(render_mode="ansi", edicts=EDICTS)
    env.reset(seed=1)
    shown = env.render()
    assert isinstance(shown, str)
    assert all(edict in shown for edict in EDICTS.split(","))
    assert "seat 1: 0 stars, 0 coins" in shown
    assert "B   .  .  .  ^  .  r  .  .  .  .  ." in shown


def test_pictures_change_with_what_is_drawn() -> None:
    env = made(render_mode="rgb_array")
    observation, _ = env.reset(seed=1)
    before = env.render()
    env.step(any_of(observation["action_mask"], default_rng(1)))
    after = env.render()
    assert before.dtype == np.uint8
    assert before.shape == after.shape
    assert before.shape[2] == 3
    assert (before != after).any()
    envs = many(2, render_mode="rgb_array")
    envs.reset(seed=1)
    frames = envs.render()
    assert frames is not None
    assert (frames[0] == before).all()


# --- what is refused


def test_full_map_is_refused_in_words() -> None:
    for make in (CartographersSolo, lambda **given: CartographersSoloVector(2, **given)):
        bad: list[tuple[dict[str, Any], str]] = [
            ({"edition": "2019", "full_map": "scores_all"}, "2019 does not end a solo game"),
            ({"full_map": "x"}, "“x” is not a value for full_map"),
        ]
        for options, says in bad:
            with pytest.raises(ValueError, match=says):
                make(**options)


def test_options_of_the_many_are_refused_in_words() -> None:
    with pytest.raises(ValueError, match="autoreset_mode is 'never'"):
        many(2, autoreset_mode="never")
    envs = many(3)
    for mask in (np.zeros(3, np.bool_), np.ones(2, np.bool_), np.ones(3)):
        with pytest.raises(ValueError, match="reset_mask"):
            envs.reset(options={"reset_mask": mask})


@pytest.mark.parametrize("action", [-1, 1936, 0.5, None, "0", True, np.array([0]), [0], np.nan], ids=repr)
def test_what_is_no_action_is_refused_in_words(action: Any) -> None:
    env = made()
    observation, _ = env.reset(seed=1)
    with pytest.raises(ValueError, match=r"action is .+; it is a whole number from 0 to 1935"):
        env.step(action)
    assert data_equivalence(env._observation(), observation, exact=True)


@pytest.mark.parametrize(
    "actions", [0, [0], [0, 0, 0], [[0, 0]], [0.0, 1.0], [0, 1936], [-1, 0], None, "ab"], ids=repr
)
def test_what_is_no_row_of_actions_is_refused_in_words(actions: Any) -> None:
    envs = many(2)
    envs.reset(seed=1)
    with pytest.raises(ValueError, match=r"Actions are an array of 2|An action is a whole number"):
        envs.step(actions)


def test_a_step_needs_a_reset() -> None:
    for env, action in ((made(), 0), (many(2), np.array([0, 0]))):
        with pytest.raises(ResetNeeded):
            env.step(action)


@pytest.mark.parametrize("text", ["", "forest", "forest Z9", "water A1", "recall", "forest A1 A2 A3"])
def test_a_text_that_is_no_action_here_is_refused_in_words(text: str) -> None:
    env = made()
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        env.text_to_action(text)


# --- light


def test_the_package_and_its_help_import_nothing_heavy() -> None:
    heavy = ("numpy", "numba", "gymnasium", "pettingzoo", "matplotlib", "ray", "openskill", "rich")
    for words in ([], ["--help"], ["arena", "--help"], ["simulate", "cartographers", "--games", "1"]):
        source = (
            "import sys, charthouse.cli\n"
            "try:\n    charthouse.cli.main(sys.argv[1:]) if sys.argv[1:] else None\n"
            "except SystemExit:\n    pass\n"
            f"print([name for name in {heavy} if name in sys.modules], file=sys.stderr)"
        )
        ran = subprocess.run(
            [sys.executable, "-c", source, *words], capture_output=True, check=True, text=True
        )
        assert ran.stderr.strip() == "[]"


def test_the_id_is_registered_once() -> None:
    assert charthouse.lab.__name__
    assert gym.spec(NAME).entry_point == "charthouse.lab.cartographers.solo:CartographersSolo"
