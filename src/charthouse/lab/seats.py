"""What the PettingZoo environments share: a table with its seats, and the form in which seat follows seat."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from charthouse.lab.checks import one_of, seed_of, whole
from charthouse.lab.episodes import PATIENCE, chosen_deal

FINAL = "final"
Seen = dict[str, Any]


class EnvTable(ABC):
    """One table that is played again and again. Seats go by number, players by name."""

    def __init__(
        self,
        players: int,
        seen: spaces.Space[Any],
        actions: int,
        rewards: Sequence[str],
        reward: str,
        strict: bool,
        modes: Sequence[str],
        render_mode: str | None,
    ) -> None:
        one_of("reward", reward, rewards)
        one_of("strict", strict, (False, True))
        one_of("render_mode", render_mode, (None, *modes))
        self.players = players
        self.reward = reward
        self.strict = strict
        self.render_mode = render_mode
        self.actions = actions
        self.agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = {agent: deepcopy(seen) for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.agents}
        self.rng: np.random.Generator | None = None
        self.refused = 0
        self.scored = [0] * players
        """The scores before the next answer."""

    # --- what a game says

    @abstractmethod
    def start(self, deal: int) -> None:
        """A new game, from a number of 64 bits."""

    @property
    @abstractmethod
    def over(self) -> bool: ...

    @abstractmethod
    def asked(self) -> Sequence[int]:
        """The seats that owe an answer now, in the order in which they give it."""

    @abstractmethod
    def scores(self) -> list[int]:
        """What every seat has so far."""

    @abstractmethod
    def observation(self, agent: str) -> Seen:
        """What the player sees, `observation` and `action_mask`: who gets it may change it."""

    @abstractmethod
    def refusals(self, chosen: Mapping[int, int]) -> dict[int, Seen]:
        """Why seats may not do what they chose, those that may not: `illegal` and `why`."""

    @abstractmethod
    def play(self, chosen: Mapping[int, int]) -> None:
        """The answers of all that are asked come about."""

    @abstractmethod
    def ends(self) -> dict[str, Seen]:
        """The info of each player when the game is over."""

    @abstractmethod
    def text(self, seat: int, action: int) -> str: ...

    @abstractmethod
    def action(self, seat: int, text: str) -> int: ...

    @abstractmethod
    def render(self) -> Any: ...

    # --- what is the same everywhere

    def begin(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """A new game. Options it does not know are left alone: the tests of PettingZoo give one."""
        if self.rng is None or seed is not None:
            self.rng, _ = seeding.np_random(None if seed is None else seed_of(seed))
        self.start(chosen_deal(options, self.rng))
        self.refused = 0
        self.scored = self.scores()

    def number(self, agent: str, action: object) -> int:
        """An action as a number; raises where it is none of the space."""
        return whole(f"action of {agent}", action, 0, self.actions - 1)

    def seat(self, agent: object) -> int:
        one_of("player", agent, self.agents)
        return self.agents.index(agent)  # type: ignore[arg-type]

    def why_not(self, chosen: Mapping[int, int]) -> dict[int, Seen]:
        """The refusals; raises where the table is strict."""
        reasons = self.refusals(chosen)
        for seat, reason in reasons.items():
            if self.strict:
                raise ValueError(f"Action {chosen[seat]} of {self.agents[seat]} is masked: {reason['why']}")
        return reasons

    def refuse(self) -> bool:
        """One more masked action; is that too many in a row?"""
        self.refused += 1
        return self.refused == PATIENCE

    def answer(self, chosen: Mapping[int, int]) -> dict[str, float]:
        """Plays on, and says what it brought to each player."""
        self.refused = 0
        self.play(chosen)
        before, after = self.scored, self.scores()
        self.scored = after
        if self.reward == FINAL:
            before = [0] * self.players if self.over else after
        if after == before:
            return dict.fromkeys(self.agents, 0.0)
        return {agent: float(now - then) for agent, now, then in zip(self.agents, after, before, strict=True)}


class SeatBySeat(AECEnv[str, Seen, Any]):
    """One seat after the other. A masked action changes nothing: the same seat is asked again."""

    def __init__(self, table: EnvTable) -> None:
        super().__init__()
        self._table = table
        self.render_mode = table.render_mode
        self.possible_agents = list(table.agents)
        self.agents: list[str] = []
        self._chosen: dict[int, int] = {}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._table.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Seen | None = None) -> None:
        self._table.begin(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Seen] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """A new question: the first seat that owes an answer is next."""
        self._chosen = {}
        self._owing = self._table.asked()
        self.agent_selection = self.possible_agents[self._owing[0] if self._owing else 0]

    def observe(self, agent: str) -> Seen:
        """What the player sees; what others have chosen for this question is not among it."""
        return self._table.observation(agent)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table, seat = self._table, self.possible_agents.index(agent)
        number = table.number(agent, action)
        reasons = table.why_not({seat: number})
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
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
        self.rewards = table.answer(self._chosen)
        self._accumulate_rewards()
        if table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = table.ends()
        self._ask()

    def action_to_text(self, agent: str, action: int) -> str:
        """What an action of the player means now, in the notation."""
        return self._table.text(self._table.seat(agent), self._table.number(agent, action))

    def text_to_action(self, agent: str, text: str) -> int:
        return self._table.action(self._table.seat(agent), text)

    def render(self) -> Any:
        return self._table.render() if self.render_mode else None

    def close(self) -> None:
        """Nothing is kept open."""
