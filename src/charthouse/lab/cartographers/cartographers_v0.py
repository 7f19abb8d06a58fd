"""Cartographers for 2 to 8 players, for PettingZoo: `parallel_env(...)` and, seat by seat, `env(...)`.

`vector_env(tables, ...)` is the parallel form at many tables, on arrays: PettingZoo has no such thing.

All draw at the same time, so the parallel form is the natural one. Seat by seat nobody sees what the
others have chosen before everybody has. `docs/environments.md` describes both.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from charthouse.lab.cartographers.pictures import MODES, render
from charthouse.lab.cartographers.tables import NOTHING, Tables
from charthouse.lab.cartographers.vector import REWARDS, CartographersVector, seat_space
from charthouse.lab.checks import made, whole
from charthouse.lab.seats import EnvTable, SeatBySeat, Seen

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


def vector_env(tables: int, **options: Any) -> CartographersVector:
    """Every seat of every table draws in every step."""
    return made(CartographersVector, {"tables": tables, **options})


class _Table(EnvTable):
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
        whole("players", players, PLAYERS[0], PLAYERS[-1])
        seen = _observation_space(players)
        super().__init__(players, seen, NOTHING + 1, REWARDS, reward, strict, MODES, render_mode)
        self.tables = Tables(1, players, {"side": side, "edicts": edicts, "edition": edition})
        self._seen: dict[str, Seen] | None = None
        """What everybody sees, until something happens."""

    def start(self, deal: int) -> None:
        self._seen = None
        self.tables.start([0], [deal])

    @property
    def over(self) -> bool:
        return bool(self.tables.over[0])

    def scores(self) -> list[int]:
        return [int(stars) for stars in self.tables.stars[0]]

    def asked(self) -> list[int]:
        return [int(seat) for seat in np.flatnonzero(self.tables.asked[0])]

    def observation(self, agent: str) -> Seen:
        if self._seen is None:
            self._seen = self.observations()
        seen = self._seen[agent]
        return {
            "observation": {name: array.copy() for name, array in seen["observation"].items()},
            "action_mask": seen["action_mask"].copy(),
        }

    def observations(self) -> dict[str, Seen]:
        """What each seat sees, and what it may do: who is not asked may do nothing, and only that."""
        seen = {name: array[0] for name, array in self.tables.observe().items()}
        masks = seen.pop("action_mask")
        return {
            agent: {
                "observation": {name: array[seat] for name, array in seen.items()},
                "action_mask": masks[seat],
            }
            for seat, agent in enumerate(self.agents)
        }

    def refusals(self, chosen: Mapping[int, int]) -> dict[int, Seen]:
        right = self.tables.allowed(self._row(chosen))[0]
        return {
            seat: self.tables.refusal(0, seat, action) for seat, action in chosen.items() if not right[seat]
        }

    def play(self, chosen: Mapping[int, int]) -> None:
        self._seen = None
        self.tables.step(self._row(chosen))

    def _row(self, chosen: Mapping[int, int]) -> Any:
        """The actions of the one table; who has not chosen draws nothing."""
        return np.array([[chosen.get(seat, NOTHING) for seat in range(self.players)]], np.int64)

    def ends(self) -> dict[str, Seen]:
        """The info of each seat when the game is over: its score, and whether it won."""
        return {agent: self.tables.end(0, seat) for seat, agent in enumerate(self.agents)}

    def text(self, seat: int, action: int) -> str:
        return self.tables.text(0, seat, action)

    def action(self, seat: int, text: str) -> int:
        return self.tables.action(0, seat, text)

    def render(self) -> Any:
        return render(self.tables, 0, self.render_mode) if self.render_mode else None


def _observation_space(players: int) -> spaces.Dict:
    seen = dict(seat_space(players, NOTHING + 1))
    mask = seen.pop("action_mask")
    return spaces.Dict({"observation": spaces.Dict(seen), "action_mask": mask})


class CartographersParallel(ParallelEnv[str, dict[str, Any], Any]):
    """All seats at once. A step in which one of the actions is masked changes nothing for anybody."""

    metadata = METADATA

    def __init__(self, **options: Any) -> None:
        self._table = made(_Table, options)
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
        self._table.begin(seed, options)
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
        if not isinstance(actions, Mapping):
            raise ValueError(f"actions is {actions!r}; it is a dict with the action of each player")
        if not self.agents and actions:
            raise ValueError("The episode is over, or was never begun: call reset first.")
        if set(actions) != set(self.agents):
            raise ValueError(f"There must be an action of each of {self.agents}, not of {list(actions)}")
        if not self.agents:
            return {}, {}, {}, {}, {}
        chosen = [table.number(agent, actions[agent]) for agent in table.agents]
        reasons = table.why_not(dict(enumerate(chosen)))
        infos = {agent: reasons.get(seat, {}) for seat, agent in enumerate(table.agents)}
        truncated = False
        if reasons:
            truncated = table.refuse()
            rewards = dict.fromkeys(table.agents, 0.0)
        else:
            rewards = table.answer(dict(enumerate(chosen)))
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
        return self._table.text(self._table.seat(agent), self._table.number(agent, action))

    def text_to_action(self, agent: str, text: str) -> int:
        return self._table.action(self._table.seat(agent), text)

    def render(self) -> Any:
        return self._table.render()

    def close(self) -> None:
        """Nothing is kept open."""


class CartographersSeatBySeat(SeatBySeat):
    """Nobody sees what the others have chosen before everybody has."""

    metadata = METADATA

    def __init__(self, **options: Any) -> None:
        super().__init__(made(_Table, options))
