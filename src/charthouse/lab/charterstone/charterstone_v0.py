"""Charterstone, game one, for 2 to 6 players, for PettingZoo: `env(...)`, seat by seat.

Whatever a turn asks, be it where to place a worker or what to pay with, is answered by the seat whose turn it
is, part by part: a step is a verb with one of its words. `docs/environments.md` describes it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from charthouse.core import counter
from charthouse.core.game import CHANCE, Chance, IllegalAction, Player, Problem, Seat
from charthouse.core.text import explain, speaker
from charthouse.games.charterstone import GAME
from charthouse.games.charterstone.allowed import actions, refusal
from charthouse.games.charterstone.box import RESOURCES
from charthouse.games.charterstone.rules import played
from charthouse.games.charterstone.state import vp
from charthouse.lab.charterstone.actions import PARTS, Path, action_of, fork, number_of, path_of, text_of
from charthouse.lab.charterstone.observation import facts, look
from charthouse.lab.checks import clear_error, made, whole
from charthouse.lab.checks import text_of as checked_text
from charthouse.lab.seats import FINAL, EnvTable, SeatBySeat, Seen

REWARDS = ("points", FINAL)
MODES = ("ansi",)
_say = speaker("en")


def env(**options: Any) -> AECEnv[str, dict[str, Any], Any]:
    """The wrapper complains about calls in the wrong order."""
    return OrderEnforcingWrapper(raw_env(**options))


def raw_env(**options: Any) -> "CharterstoneSeatBySeat":
    return CharterstoneSeatBySeat(**options)


class _Table(EnvTable):
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
        super().__init__(players, seen, len(PARTS), REWARDS, reward, strict, MODES, render_mode)
        given = {"charters": charters, "errata": errata}
        try:
            options = GAME.expand(
                {name: value for name, value in given.items() if value is not None}, players
            )
        except Problem as problem:
            raise clear_error(problem) from None
        self.fresh = GAME.setup(options, tuple(Player(agent) for agent in self.agents))
        self.state = self.fresh
        self.seats: tuple[Seat, ...] = ()
        """Who is asked; nobody when the game is over."""
        self.chosen: Path = ()
        """The parts of an action that the seat has chosen."""
        self.fork = fork((), 0)
        """What it may choose next."""

    def start(self, deal: int) -> None:
        self.state = self.fresh
        self.key = counter.key_of(deal)
        self.settle()

    def settle(self) -> None:
        """Answers chance until a seat is asked or the game is over."""
        while isinstance(question := GAME.waiting(self.state), Chance):
            drawn = counter.draw(self.key, counter.label_number(question.label), len(question.menu))
            for event in GAME.decide(self.state, CHANCE, question.menu[drawn]):
                self.state = GAME.evolve(self.state, event)
        self.seats = question.seats if question else ()
        self.chosen = ()
        self.fork = fork(actions(self.state, self.seats[0]) if question else (), 0)

    @property
    def over(self) -> bool:
        return not self.seats

    def asked(self) -> tuple[Seat, ...]:
        return self.seats

    def scores(self) -> list[int]:
        return [vp(holding) for holding in self.state.holdings]

    def observation(self, agent: str) -> Seen:
        seat = self.agents.index(agent)
        chosen, mask = (self.chosen, self.fork.mask) if seat in self.seats else ((), bytes(len(PARTS)))
        facts = look(self.state, seat, chosen)
        return {"observation": facts, "action_mask": np.frombuffer(bytearray(mask), np.int8)}

    def refusals(self, chosen: Mapping[int, int]) -> dict[int, Seen]:
        reasons = {}
        for seat, number in chosen.items():
            if number not in self.fork.ways:
                reasons[seat] = self.refusal(seat, number)
        return reasons

    def refusal(self, seat: Seat, number: int) -> Seen:
        """Why the rules have no action that goes on with this number."""
        reason = refusal(self.state, seat, action_of((*self.chosen, number)))
        reason = reason or IllegalAction("stone-why-not-offered")
        return {"illegal": reason.reason, "why": explain(reason, _say)}

    def play(self, chosen: Mapping[int, int]) -> None:
        for seat, number in chosen.items():
            self.chosen = (*self.chosen, number)
            open, depth = self.fork.ways[number], len(self.chosen)
            if len(path_of(open[0])) > depth:
                self.fork = fork(open, depth)
            else:
                self.state = played(self.state, seat, open[0]).state
                self.settle()

    def ends(self) -> dict[str, Seen]:
        outcome = GAME.outcome(self.state)
        standings = outcome.standings if outcome else ()
        return {self.agents[one.seat]: {"score": one.score, "rank": one.rank} for one in standings}

    def text(self, seat: int, action: int) -> str:
        return text_of(self.chosen if seat in self.seats else (), action)

    def action(self, seat: int, text: str) -> int:
        try:
            return number_of(self.chosen if seat in self.seats else (), checked_text(text))
        except Problem as problem:
            raise clear_error(problem) from None

    def render(self) -> str:
        """What every seat has, and what the one whose turn it is may do."""
        seen = look(self.state, 0)
        lines = [f"turn {self.state.turn}, progress {self.state.progress}"]
        for seat, agent in enumerate(self.agents):
            has = [f"{seen[name][seat]} {name}" for name in ("points", "coins", "influence", "workers")]
            has += [f"{n} {kind}" for kind, n in zip(RESOURCES, seen["resources"][seat], strict=True)]
            lines.append(f"{agent}: {', '.join(has)}")
        for seat in self.seats:
            lines.append(f"{self.agents[seat]} may:")
            lines += [f"  {self.text(seat, number)}" for number in sorted(self.fork.ways)]
        return "\n".join(lines) + "\n"


def _observation_space(players: int) -> spaces.Dict:
    seen: dict[str, spaces.Space[Any]] = {
        fact.name: spaces.Box(0, fact.high, fact.shape, np.int16) for fact in facts(players)
    }
    mask = spaces.Box(0, 1, (len(PARTS),), np.int8)
    return spaces.Dict({"observation": spaces.Dict(seen), "action_mask": mask})


class CharterstoneSeatBySeat(SeatBySeat):
    """The seat that owes an answer is next, as often as its turn asks and until its action is complete."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (so it is with PettingZoo)
        "name": "charterstone_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(self, **options: Any) -> None:
        super().__init__(made(_Table, options))
