"""Charterstone, game one, for 2 to 6 players, for PettingZoo: `env(...)`, seat by seat.

Whatever a turn asks, be it where to place a worker or what to pay with, is one step of the seat whose turn
it is. `docs/environments.md` describes it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from charthouse.core import counter
from charthouse.core.game import CHANCE, Chance, IllegalAction, Player, Problem, Turn
from charthouse.core.text import explain, speaker
from charthouse.games.charterstone import GAME
from charthouse.games.charterstone.box import RESOURCES
from charthouse.lab.charterstone import actions, observation
from charthouse.lab.checks import clear_error, made, text_of, whole
from charthouse.lab.seats import FINAL, SeatBySeat, Seen, Table

REWARDS = ("points", FINAL)
MODES = ("ansi",)
ACTIONS: int = len(actions.ACTIONS)
_say = speaker("en")


def env(**options: Any) -> AECEnv[str, dict[str, Any], Any]:
    """The wrapper complains about calls in the wrong order."""
    return OrderEnforcingWrapper(raw_env(**options))


def raw_env(**options: Any) -> "CharterstoneSeatBySeat":
    return CharterstoneSeatBySeat(**options)


class _Table(Table):
    """One table by the plain rules; chance is answered by the draws of the lab, `counter-v1`."""

    def __init__(
        self,
        players: int = 2,
        charters: str | Sequence[str] | None = None,
        errata: str | Sequence[str] | None = None,
        reward: str = "points",
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        whole("players", players, GAME.seats[0], GAME.seats[-1])
        seen = _observation_space(players)
        super().__init__(players, seen, ACTIONS, REWARDS, reward, strict, MODES, render_mode)
        given = {"charters": charters, "errata": errata}
        try:
            options = GAME.expand(
                {name: value for name, value in given.items() if value is not None}, players
            )
        except Problem as problem:
            raise clear_error(problem) from None
        self.fresh = GAME.setup(options, tuple(Player(agent) for agent in self.agents))
        self.state = self.fresh

    def start(self, deal: int) -> None:
        self.state = self.fresh
        self.key = counter.key_of(deal)
        self.settle()

    def settle(self) -> None:
        """Answers chance until a seat is asked or the game is over."""
        while isinstance(question := GAME.waiting(self.state), Chance):
            drawn = counter.draw(self.key, counter.label_number(question.label), len(question.menu))
            self.decide(CHANCE, question.menu[drawn])

    def decide(self, seat: int, action: Any) -> None:
        for event in GAME.decide(self.state, seat, action):
            self.state = GAME.evolve(self.state, event)

    @property
    def over(self) -> bool:
        return GAME.waiting(self.state) is None

    def asked(self) -> list[int]:
        turn = GAME.waiting(self.state)
        return list(turn.seats) if isinstance(turn, Turn) else []

    def scores(self) -> list[int]:
        return [int(points) for points in observation.points(self.state)]

    def observation(self, agent: str) -> Seen:
        view = GAME.observe(self.state, self.agents.index(agent))
        facts = {name: np.array(values, np.int16) for name, values in observation.look(view).items()}
        mask = np.zeros(ACTIONS, np.int8)
        mask[[actions.NUMBER[action] for action in GAME.offer(view)]] = 1
        return {"observation": facts, "action_mask": mask}

    def refusals(self, chosen: Mapping[int, int]) -> dict[int, Seen]:
        reasons = {}
        for seat, number in chosen.items():
            action = actions.ACTIONS[number]
            if action in GAME.legal(self.state, seat):
                continue
            try:
                GAME.decide(self.state, seat, action)
            except IllegalAction as reason:
                reasons[seat] = {"illegal": reason.reason, "why": explain(reason, _say)}
        return reasons

    def play(self, chosen: Mapping[int, int]) -> None:
        for seat, number in chosen.items():
            self.decide(seat, actions.ACTIONS[number])
        self.settle()

    def ends(self) -> dict[str, Seen]:
        outcome = GAME.outcome(self.state)
        standings = outcome.standings if outcome else ()
        return {self.agents[one.seat]: {"score": one.score, "rank": one.rank} for one in standings}

    def text(self, seat: int, action: int) -> str:
        return str(actions.text_of(action))

    def action(self, seat: int, text: str) -> int:
        try:
            return int(actions.number_of(text_of(text)))
        except Problem as problem:
            raise clear_error(problem) from None

    def render(self) -> str:
        """What every seat has, and what the one whose turn it is may do."""
        seen: Any = observation.look(GAME.observe(self.state, 0))
        lines = [f"turn {self.state.turn}, progress {self.state.progress}"]
        for seat, agent in enumerate(self.agents):
            has = [f"{seen[name][seat]} {name}" for name in ("points", "coins", "influence", "workers")]
            has += [f"{n} {kind}" for kind, n in zip(RESOURCES, seen["resources"][seat], strict=True)]
            lines.append(f"{agent}: {', '.join(has)}")
        for seat in self.asked():
            lines.append(f"{self.agents[seat]} may:")
            lines += [f"  {GAME.write_action(action)}" for action in GAME.legal(self.state, seat)]
        return "\n".join(lines) + "\n"


def _observation_space(players: int) -> spaces.Dict:
    kinds = observation.facts(players)
    facts: dict[str, spaces.Space[Any]] = {
        fact.name: spaces.Box(0, fact.high, fact.shape, np.int16) for fact in kinds
    }
    mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
    return spaces.Dict({"observation": spaces.Dict(facts), "action_mask": mask})


class CharterstoneSeatBySeat(SeatBySeat):
    """The seat that owes an answer is next, as often as its turn asks."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (so it is with PettingZoo)
        "name": "charterstone_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(self, **options: Any) -> None:
        super().__init__(made(_Table, options))
