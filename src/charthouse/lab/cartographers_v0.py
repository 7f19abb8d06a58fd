"""Cartographers for 2 to 8 players, for PettingZoo: `parallel_env(...)` and, seat by seat, `env(...)`.

All draw at the same time, so the parallel form is the natural one. Seat by seat nobody sees what the
others have chosen before everybody has. `docs/environments.md` describes both.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from charthouse.lab.pictures import MODES, render
from charthouse.lab.solo import PATIENCE, REWARDS, deal, one_of
from charthouse.lab.tables import FACTS, NOTHING, PLANES, SIZE, Tables

PLAYERS = range(2, 9)
METADATA: dict[str, Any] = {
    "name": "cartographers_v0",
    "render_modes": list(MODES),
    "is_parallelizable": True,
    "render_fps": 4,
}


def parallel_env(**options: Any) -> "CartographersParallel":
    """Every seat draws in every step."""
    return CartographersParallel(**options)


def env(**options: Any) -> AECEnv[str, dict[str, Any], Any]:
    """Seat by seat; the wrapper complains about calls in the wrong order."""
    return OrderEnforcingWrapper(raw_env(**options))


def raw_env(**options: Any) -> "CartographersSeatBySeat":
    return CartographersSeatBySeat(**options)


class _Table:
    """One table with its options: what both forms share."""

    def __init__(
        self,
        players: int = 2,
        side: str = "A",
        edicts: str | Sequence[str] | None = None,
        edition: str = "2020",
        reward: str = "season",
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        one_of("players", players, PLAYERS)
        one_of("reward", reward, REWARDS)
        one_of("render_mode", render_mode, (None, *MODES))
        self.tables = Tables(1, players, {"side": side, "edicts": edicts, "edition": edition})
        self.players = players
        self.reward = reward
        self.strict = strict
        self.agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = {agent: _observation_space(players) for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(NOTHING + 1) for agent in self.agents}
        self.rng: np.random.Generator | None = None
        self.refused = 0

    def begin(self, seed: int | None) -> None:
        if self.rng is None or seed is not None:
            self.rng, _ = seeding.np_random(seed)
        self.tables.start([0], [deal(self.rng)])
        self.refused = 0

    @property
    def over(self) -> bool:
        return bool(self.tables.over[0])

    def stars(self) -> list[int]:
        return [int(stars) for stars in self.tables.stars[0]]

    def asked(self) -> list[int]:
        return [int(seat) for seat in np.flatnonzero(self.tables.asked[0])]

    def observations(self) -> dict[str, dict[str, Any]]:
        """What each seat sees, and what it may do: who is not asked may do nothing, and only that."""
        seen = {name: array[0] for name, array in self.tables.observe().items()}
        masks = seen.pop("action_mask")
        idle = ~masks.any(axis=1, keepdims=True)
        masks = np.concatenate([masks, idle.astype(np.int8)], axis=1)
        return {
            agent: {
                "observation": {name: array[seat] for name, array in seen.items()},
                "action_mask": masks[seat],
            }
            for seat, agent in enumerate(self.agents)
        }

    def rewards(self, before: Sequence[int]) -> dict[str, float]:
        stars = self.stars()
        if self.reward == "season":
            earned = [now - then for now, then in zip(stars, before, strict=True)]
        else:
            earned = [now * self.over for now in stars]
        return {agent: float(stars) for agent, stars in zip(self.agents, earned, strict=True)}

    def why_not(self, chosen: Mapping[int, int]) -> dict[int, dict[str, Any]]:
        """Why seats may not do what they chose, those that may not; raises where the table is strict."""
        actions = np.full((1, self.players), NOTHING)
        actions[0, list(chosen)] = list(chosen.values())
        right, asked = self.tables.allowed(actions)[0], self.tables.asked[0]
        reasons = {}
        for seat, action in chosen.items():
            if not right[seat] or (action != NOTHING and not asked[seat]):
                reasons[seat] = self.tables.refusal(0, seat, action)
                if self.strict:
                    why = reasons[seat]["why"]
                    raise ValueError(f"Action {action} of {self.agents[seat]} is masked: {why}")
        return reasons

    def refuse(self) -> bool:
        """One more masked action; is that too many in a row?"""
        self.refused += 1
        return self.refused == PATIENCE

    def draw(self, actions: Sequence[int]) -> None:
        self.refused = 0
        self.tables.step(np.array([actions], np.int64))

    def ends(self) -> dict[str, dict[str, Any]]:
        """The info of each seat when the game is over: its score, and whether it won."""
        scores = [self.tables.end(0, seat)["score"] for seat in range(self.players)]
        ranks = self.tables.ranks(0)
        return {
            agent: {"score": score, "rank": rank}
            for agent, score, rank in zip(self.agents, scores, ranks, strict=True)
        }


def _observation_space(players: int) -> spaces.Dict:
    facts = {fact.name: spaces.Box(fact.low, fact.high, fact.shape, np.int16) for fact in FACTS(players)}
    maps = spaces.Box(0, 1, (players, len(PLANES), SIZE, SIZE), np.uint8)
    return spaces.Dict(
        {
            "observation": spaces.Dict({"maps": maps, **facts}),
            "action_mask": spaces.Box(0, 1, (NOTHING + 1,), np.int8),
        }
    )


def _number(agent: str, action: object) -> int:
    """An action as a number; raises where it is none of the space."""
    if isinstance(action, np.ndarray) and action.shape == ():
        action = action[()]
    if not isinstance(action, int | np.integer) or isinstance(action, bool) or not 0 <= action <= NOTHING:
        raise ValueError(f"An action of {agent} is a whole number from 0 to {NOTHING}, not {action!r}")
    return int(action)


class CartographersParallel(ParallelEnv[str, dict[str, Any], Any]):
    """All seats at once. A step in which one of the actions is masked changes nothing for anybody."""

    metadata = METADATA

    def __init__(self, **options: Any) -> None:
        self._table = _Table(**options)
        self.render_mode = options.get("render_mode")
        self.possible_agents = list(self._table.agents)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._table.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        self._table.begin(seed)
        self.agents = list(self.possible_agents)
        return self._table.observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[
        dict[str, dict[str, Any]],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        table = self._table
        if set(actions) != set(self.agents):
            raise ValueError(f"There must be an action of each of {self.agents}, not of {list(actions)}")
        if not self.agents:
            return {}, {}, {}, {}, {}
        chosen = [_number(agent, actions[agent]) for agent in table.agents]
        reasons = table.why_not(dict(enumerate(chosen)))
        infos = {agent: reasons.get(seat, {}) for seat, agent in enumerate(table.agents)}
        before = table.stars()
        truncated = False
        if reasons:
            truncated = table.refuse()
            rewards = dict.fromkeys(table.agents, 0.0)
        else:
            table.draw(chosen)
            rewards = table.rewards(before)
            infos = table.ends() if table.over else infos
        if truncated or table.over:
            self.agents = []
        return (
            table.observations(),
            rewards,
            dict.fromkeys(table.agents, table.over),
            dict.fromkeys(table.agents, truncated),
            infos,
        )

    def action_to_text(self, agent: str, action: int) -> str:
        """What an action of the agent draws, in the notation: `monster C4 D5 E6`, or `nothing`."""
        return self._table.tables.text(0, self.possible_agents.index(agent), _number(agent, action))

    def text_to_action(self, agent: str, text: str) -> int:
        return self._table.tables.action(0, self.possible_agents.index(agent), text)

    def render(self) -> Any:
        return render(self._table.tables, 0, self.render_mode) if self.render_mode else None

    def close(self) -> None:
        """Nothing is kept open."""


class CartographersSeatBySeat(AECEnv[str, dict[str, Any], Any]):
    """One seat after the other. A masked action changes nothing: the same seat is asked again."""

    metadata = METADATA

    def __init__(self, **options: Any) -> None:
        super().__init__()
        self._table = _Table(**options)
        self.render_mode = options.get("render_mode")
        self.possible_agents = list(self._table.agents)
        self.agents: list[str] = []
        self._chosen: dict[int, int] = {}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._table.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """A new question: the first seat that owes an answer is next."""
        self._chosen = {}
        self._seen = self._table.observations()
        self._owing = self._table.asked()
        self.agent_selection = self.possible_agents[self._owing[0] if self._owing else 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the seat sees; what others have chosen for this turn is not among it."""
        return {
            "observation": {name: array.copy() for name, array in self._seen[agent]["observation"].items()},
            "action_mask": self._seen[agent]["action_mask"].copy(),
        }

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table, seat = self._table, self.possible_agents.index(agent)
        number = _number(agent, action)
        reasons = table.why_not({seat: number})
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos = {one: {} for one in self.agents}
        if reasons:
            self.infos[agent] = reasons[seat]
            if table.refuse():
                self.truncations = dict.fromkeys(self.agents, True)
            return
        table.refused = 0
        self._chosen[seat] = number
        if len(self._chosen) < len(self._owing):
            self.agent_selection = self.possible_agents[self._owing[len(self._chosen)]]
            return
        before = table.stars()
        table.draw([self._chosen.get(other, NOTHING) for other in range(table.players)])
        self.rewards = table.rewards(before)
        self._accumulate_rewards()
        if table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = table.ends()
        self._ask()

    def action_to_text(self, agent: str, action: int) -> str:
        """What an action of the agent draws, in the notation."""
        return self._table.tables.text(0, self.possible_agents.index(agent), _number(agent, action))

    def text_to_action(self, agent: str, text: str) -> int:
        return self._table.tables.action(0, self.possible_agents.index(agent), text)

    def render(self) -> Any:
        return render(self._table.tables, 0, self.render_mode) if self.render_mode else None

    def close(self) -> None:
        """Nothing is kept open."""
