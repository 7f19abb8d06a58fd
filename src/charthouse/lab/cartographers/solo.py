"""Cartographers alone, for Gymnasium: one table, and many at once on the fast lane.

`docs/environments.md` describes observations, actions, rewards and options.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from charthouse.games.cartographers.sheet import SIZE
from charthouse.lab.cartographers.pictures import MODES, render
from charthouse.lab.cartographers.tables import ACTIONS, FACTS, PLANES, Tables
from charthouse.lab.checks import LAST_SEED, known, one_of, options_of, seed_of, several, whole
from charthouse.lab.episodes import PATIENCE, chosen_deal

REWARDS = ("season", "final")
_LEFT_OUT = "before"
"""Alone, the sheet before the seat is always its own."""


def observation_space() -> spaces.Dict:
    facts = {
        fact.name: spaces.Box(fact.low, fact.high, fact.shape, np.int16)
        for fact in FACTS(1)
        if fact.name != _LEFT_OUT
    }
    return spaces.Dict(
        {
            "map": spaces.Box(0, 1, (len(PLANES), SIZE, SIZE), np.uint8),
            **facts,
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def _seen(tables: Tables) -> dict[str, Any]:
    """What the one seat of each table sees."""
    seen = {name: array[:, 0] for name, array in tables.observe().items() if name != _LEFT_OUT}
    seen["map"] = seen.pop("maps")[:, 0]
    return seen


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
        return {name: array[0] for name, array in _seen(self._tables).items()}

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
    ) -> None:
        num_envs = whole("num_envs", num_envs, 1)
        options = {"side": side, "edicts": edicts, "edition": edition, "full_map": full_map}
        self._tables = Tables(num_envs, 1, options)
        one_of("reward", reward, REWARDS)
        one_of("strict", strict, (False, True))
        one_of("render_mode", render_mode, (None, *MODES))
        if not isinstance(autoreset_mode, AutoresetMode):
            one_of("autoreset_mode", autoreset_mode, [mode.value for mode in AutoresetMode])
        self._mode = AutoresetMode(autoreset_mode)
        self._reward = reward
        self._strict = strict
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {**CartographersSolo.metadata, "autoreset_mode": self._mode}
        self.single_observation_space = observation_space()
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rngs: list[np.random.Generator] = [seeding.np_random()[0] for _ in range(num_envs)]
        self._refused = np.zeros(num_envs, np.int64)
        self._ended = np.ones(num_envs, np.bool_)
        self._begun = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """All tables, or those of `options={"reset_mask": ...}`. Table i takes the seed `seed + i`."""
        given = options_of(options)
        known(given, ("deal", "reset_mask"), "an option of reset")
        which = _places(self._reset_mask(given.get("reset_mask")))
        for table, one in enumerate(self._seeds(seed)):
            if one is not None and table in which:
                self._rngs[table] = seeding.np_random(one)[0]
        self._start(which, given)
        self._begun = True
        return _seen(self._tables), {}

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if not several(seed):
            first = whole("seed", seed, 0, LAST_SEED + 1 - self.num_envs)
            return range(first, first + self.num_envs)
        if len(seed) != self.num_envs:
            raise ValueError(f"there are {len(seed)} seeds for {self.num_envs} tables")
        return [None if one is None else seed_of(one) for one in seed]

    def _reset_mask(self, mask: Any) -> Any:
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        mask = np.asarray(mask)
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_ or not mask.any():
            raise ValueError(
                f"reset_mask is an array of {self.num_envs} truth values, at least one of them true"
            )
        return mask

    def _start(self, which: Sequence[int], options: Mapping[str, Any] | None = None) -> None:
        self._tables.start(which, [chosen_deal(options, self._rngs[table]) for table in which])
        self._refused[which] = 0
        self._ended[which] = False

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        numbers = self._numbers(actions)
        if not self._begun or (self._mode is AutoresetMode.DISABLED and self._ended.any()):
            raise ResetNeeded("An episode is over, or was never begun: call reset first.")
        playing = ~self._ended
        before = self._tables.stars[:, 0]
        right = self._tables.step(numbers[:, None])[:, 0]
        refused = playing & ~right
        if self._strict and refused.any():
            table = _places(refused)[0]
            why = self._tables.refusal(table, 0, numbers[table])["why"]
            raise ValueError(f"Action {numbers[table]} of table {table} is masked: {why}")
        self._refused[playing] += 1
        self._refused[right] = 0
        terminated = playing & right & self._tables.over
        truncated = refused & (self._refused == PATIENCE)
        rewards = self._rewards(before, playing & right, terminated)
        known = {table: self._tables.refusal(table, 0, numbers[table]) for table in _places(refused)}
        known |= {table: self._tables.end(table, 0) for table in _places(terminated)}
        seen, infos = self._autoreset(terminated | truncated, known)
        return seen, rewards, terminated, truncated, infos

    def _numbers(self, actions: Any) -> Any:
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,) or not np.issubdtype(numbers.dtype, np.integer):
            raise ValueError(f"Actions are an array of {self.num_envs} whole numbers, not {actions!r}")
        if ((numbers < 0) | (numbers >= ACTIONS)).any():
            raise ValueError(f"An action is a whole number from 0 to {ACTIONS - 1}")
        return numbers.astype(np.int64)

    def _rewards(self, before: Any, played: Any, terminated: Any) -> Any:
        stars = self._tables.stars[:, 0]
        if self._reward == "season":
            return np.where(played, stars - before, 0).astype(np.float64)
        return np.where(terminated, stars, 0).astype(np.float64)

    def _autoreset(
        self, done: Any, known: dict[int, dict[str, Any]]
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """An ended table begins anew with the next step, at once, or when it is told to."""
        if self._mode is AutoresetMode.NEXT_STEP:
            self._start(_places(self._ended))
        self._ended |= done
        seen = _seen(self._tables)
        if self._mode is AutoresetMode.SAME_STEP and done.any():
            for table in _places(done):
                last = {name: array[table].copy() for name, array in seen.items()}
                known[table] = {"final_obs": last, "final_info": known.get(table, {})}
            self._start(_places(done))
            seen = _seen(self._tables)
        infos: dict[str, Any] = {}
        for table in sorted(known):
            infos = self._add_info(infos, known[table], table)
        return seen, infos

    def action_masks(self) -> Any:
        """The masks of the actions, under the name that some learners ask for."""
        return self._tables.observe()["action_mask"][:, 0].astype(np.bool_)

    def action_to_text(self, table: int, action: int) -> str:
        """What an action draws on the card that lies open at a table."""
        return self._tables.text(self._place(table), 0, _number(action))

    def text_to_action(self, table: int, text: str) -> int:
        return self._tables.action(self._place(table), 0, text)

    def _place(self, table: object) -> int:
        return whole("table", table, 0, self.num_envs - 1)

    def render(self) -> tuple[Any, ...] | None:
        if self.render_mode is None:
            return None
        return tuple(render(self._tables, table, self.render_mode) for table in range(self.num_envs))


def _places(mask: Any) -> list[int]:
    """The tables for which it is true."""
    return [int(place) for place in np.flatnonzero(mask)]
