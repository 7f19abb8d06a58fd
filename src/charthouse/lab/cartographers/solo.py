"""Cartographers alone, for Gymnasium: one table, and many at once on the fast lane.

`docs/environments.md` describes observations, actions, rewards and options.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from charthouse.lab.cartographers.pictures import MODES, render
from charthouse.lab.cartographers.tables import ACTIONS, Tables
from charthouse.lab.cartographers.vector import REWARDS, CartographersVector, seat_space
from charthouse.lab.checks import known, one_of, options_of, seed_of, whole
from charthouse.lab.episodes import PATIENCE, chosen_deal

_LEFT_OUT = "before"
"""Alone, the sheet before the seat is always its own."""


def observation_space() -> spaces.Dict:
    seen = dict(seat_space(1, ACTIONS))
    del seen[_LEFT_OUT]
    return spaces.Dict({"map": spaces.Box(0, 1, seen.pop("maps").shape[1:], np.uint8), **seen})


def _alone(seen: Mapping[str, Any], seat: Any) -> dict[str, Any]:
    """What the one seat sees: of one table, or of many where the seat is that of all of them."""
    named = {name: array[seat] for name, array in seen.items() if name not in ("maps", _LEFT_OUT)}
    return {"map": seen["maps"][seat][seat], **named}


_OF_ALL = (slice(None), 0)


class CartographersSolo(gym.Env[dict[str, Any], Any]):
    """One player against the Queen: `Charthouse/CartographersSolo-v0`."""

    metadata = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012 (so it is with Gymnasium)

    def __init__(
        self,
        side: str = "A",
        edicts: str | Sequence[str] | None = None,
        edition: str = "2020",
        full_map: str | None = None,
        reward: str = "season",
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        options = {"side": side, "edicts": edicts, "edition": edition, "full_map": full_map}
        self._tables = Tables(1, 1, options)
        one_of("reward", reward, REWARDS)
        one_of("strict", strict, (False, True))
        one_of("render_mode", render_mode, (None, *MODES))
        self._reward = reward
        self._strict = strict
        self._refused = 0
        self._begun = False
        self.render_mode = render_mode
        self.observation_space = observation_space()
        self.action_space = spaces.Discrete(ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        known(options_of(options), ("deal",), "an option of reset")
        super().reset(seed=None if seed is None else seed_of(seed))
        self._tables.start([0], [chosen_deal(options, self.np_random)])
        self._refused = 0
        self._begun = True
        return self._observation(), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        number = _number(action)
        if not self._begun:
            raise ResetNeeded("The episode is over, or was never begun: call reset first.")
        before = int(self._tables.stars[0, 0])
        right = self._tables.step(np.array([[number]]))[0, 0]
        if not right:
            return self._refuse(number)
        self._refused = 0
        terminated = bool(self._tables.over[0])
        stars = int(self._tables.stars[0, 0])
        reward = stars - before if self._reward == "season" else stars * terminated
        self._begun = not terminated
        return (
            self._observation(),
            float(reward),
            terminated,
            False,
            self._tables.end(0, 0) if terminated else {},
        )

    def _refuse(self, number: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """A masked action changes nothing."""
        why = self._tables.refusal(0, 0, number)
        if self._strict:
            raise ValueError(f"Action {number} is masked: {why['why']}")
        self._refused += 1
        truncated = self._refused == PATIENCE
        self._begun = not truncated
        return self._observation(), 0.0, False, truncated, dict(why)

    def _observation(self) -> dict[str, Any]:
        return _alone({name: array[0] for name, array in self._tables.observe().items()}, 0)

    def action_masks(self) -> Any:
        """The mask of the actions, under the name that some learners ask for."""
        return self._observation()["action_mask"].astype(np.bool_)

    def action_to_text(self, action: int) -> str:
        """What an action draws on the card that lies open, in the notation: `forest C4 C5 D5`."""
        return self._tables.text(0, 0, _number(action))

    def text_to_action(self, text: str) -> int:
        """The action of a text in the notation; it may be masked."""
        return self._tables.action(0, 0, text)

    def render(self) -> Any:
        if self.render_mode is None:
            gym.logger.warn("Choose a render_mode when the environment is made: 'ansi' or 'rgb_array'.")
            return None
        return render(self._tables, 0, self.render_mode)


def _number(action: object) -> int:
    """An action as a number; raises where it is none of the space."""
    return whole("action", action, 0, ACTIONS - 1)


class CartographersSoloVector(VectorEnv[dict[str, Any], Any, Any]):
    """The same for many tables at once; step by step equal to as many single ones."""

    def __init__(
        self,
        num_envs: int,
        side: str = "A",
        edicts: str | Sequence[str] | None = None,
        edition: str = "2020",
        full_map: str | None = None,
        reward: str = "season",
        strict: bool = False,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        copy: bool = True,
    ) -> None:
        self.num_envs = whole("num_envs", num_envs, 1)
        self._games = CartographersVector(
            self.num_envs,
            1,
            side,
            edicts,
            edition,
            full_map,
            reward,
            strict,
            autoreset_mode,
            render_mode,
            copy,
        )
        self.render_mode = render_mode
        self.metadata = {**CartographersSolo.metadata, "autoreset_mode": self._games.autoreset_mode}
        self.single_observation_space = observation_space()
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """All tables, or those of `options={"reset_mask": ...}`. Table i takes the seed `seed + i`."""
        seen, _ = self._games.reset(seed=seed, options=options)
        return _alone(seen, _OF_ALL), {}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,):
            raise ValueError(f"Actions are an array of {self.num_envs} whole numbers, not {actions!r}")
        seen, rewards, terminated, truncated, infos = self._games.step(numbers[:, None])
        return _alone(seen, _OF_ALL), rewards[:, 0], terminated, truncated, _infos(infos)

    def action_masks(self) -> Any:
        """The masks of the actions, under the name that some learners ask for."""
        return self._games.action_masks()[:, 0]

    def action_to_text(self, table: int, action: int) -> str:
        """What an action draws on the card that lies open at a table."""
        return self._games.action_to_text(table, 0, action)

    def text_to_action(self, table: int, text: str) -> int:
        return self._games.text_to_action(table, 0, text)

    def render(self) -> tuple[Any, ...] | None:
        return self._games.render()


def _infos(infos: Mapping[str, Any]) -> dict[str, Any]:
    """What is told of the one seat of each table."""
    told: dict[str, Any] = {}
    for name, values in infos.items():
        if name == "final_info":
            told[name] = _infos(values)
        elif name == "final_obs":
            told[name] = np.array([seen and _alone(seen, 0) for seen in values], object)
        else:
            told[name] = values[:, 0] if values.ndim > 1 else values
    return told
