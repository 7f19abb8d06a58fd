"""The example of `examples/` learns: after a few batches its games are better than at the start."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import gymnasium as gym
import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = spec_from_file_location("train_solo", EXAMPLES / "train_solo.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_learns(example: ModuleType, tmp_path: Path) -> None:
    envs = gym.make_vec("Charthouse/CartographersSolo-v0", num_envs=128)
    envs.reset(seed=3)
    policy, rng = example.Policy(), np.random.default_rng(3)
    means = [example.play_a_batch(envs, policy, rng, 0.05).mean() for _ in range(16)]
    # Means of 128 games are good to about 2 stars each.
    assert np.mean(means[-3:]) > means[0] + 6
    example.draw(list(enumerate(means)), tmp_path / "curve.svg")
    assert "mean rating" in (tmp_path / "curve.svg").read_text()


def test_the_gradient_is_the_slope_of_the_chances(example: ModuleType) -> None:
    """A small change of the weights changes the logarithm of a chance as the gradient says."""
    envs = gym.make_vec("Charthouse/CartographersSolo-v0", num_envs=4)
    seen, _ = envs.reset(seed=5)
    policy, rng = example.Policy(), np.random.default_rng(5)
    policy.weights[:] = rng.normal(0, 0.1, policy.weights.shape)
    chances, around, context = policy.chances(seen)
    actions = example.choose(chances, rng)
    pushed = -chances
    pushed[np.arange(4), actions] += 1
    gradient = policy.gradient(seen, pushed, around, context)
    way = rng.normal(0, 1, policy.weights.shape).astype(np.float32)

    def sum_of_logs(step: float) -> float:
        policy.weights += step * way
        found = policy.chances(seen)[0][np.arange(4), actions]
        policy.weights -= step * way
        return float(np.log(found).sum())

    slope = (sum_of_logs(1e-3) - sum_of_logs(-1e-3)) / 2e-3
    assert slope == pytest.approx(float((gradient * way).sum()), rel=0.02)
