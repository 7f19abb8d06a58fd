"""Vectorized tables of Cartographers, 1 to 8 players: episodes on the fast lane, all stepped by one call.

    from charthouse.lab import cartographers_v0

    tables = cartographers_v0.vector_env(1024, players=4)
    seen, infos = tables.reset(seed=7)
    while True:
        seen, rewards, terminated, truncated, infos = tables.step(policy(seen))

Arrays go `[table, seat, ...]`. `docs/environments.md` describes them; the Gymnasium form for one player is
`CartographersSoloVector`, which stands on this.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode

from charthouse.games.cartographers.sheet import SIZE
from charthouse.lab.cartographers.pictures import MODES, render
from charthouse.lab.cartographers.tables import PLANES, Tables, facts
from charthouse.lab.checks import LAST_SEED, known, one_of, options_of, seed_of, several, whole
from charthouse.lab.episodes import PATIENCE

REWARDS = ("season", "final")
PLAYERS = range(1, 9)
AHEAD = 16
"""So many deals of a table are drawn at once."""


def seat_space(players: int, actions: int) -> spaces.Dict:
    """What one seat of a table sees."""
    told = {fact.name: spaces.Box(fact.low, fact.high, fact.shape, np.int16) for fact in facts(players)}
    return spaces.Dict(
        {
            "maps": spaces.Box(0, 1, (players, len(PLANES), SIZE, SIZE), np.uint8),
            **told,
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class CartographersVector:
    """`tables` tables of `players` seats, equal step by step to as many single ones.

    What is seen is written in place, into new arrays with every step: they are the caller's to keep. Without
    `copy` they are the same arrays every time, as with the vector environments of Gymnasium.
    """

    def __init__(
        self,
        tables: int,
        players: int = 2,
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
        self.count = whole("tables", tables, 1)
        self.players = whole("players", players, PLAYERS[0], PLAYERS[-1])
        options = {"side": side, "edicts": edicts, "edition": edition, "full_map": full_map}
        one_of("copy", copy, (False, True))
        self.tables = Tables(self.count, self.players, options, copy)
        one_of("reward", reward, REWARDS)
        one_of("strict", strict, (False, True))
        one_of("render_mode", render_mode, (None, *MODES))
        if not isinstance(autoreset_mode, AutoresetMode):
            one_of("autoreset_mode", autoreset_mode, [mode.value for mode in AutoresetMode])
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.render_mode = render_mode
        self.seat_observation_space = seat_space(self.players, self.tables.actions)
        self.seat_action_space = spaces.Discrete(self.tables.actions)
        self._reward = reward
        self._strict = strict
        self._deals = np.zeros((self.count, AHEAD), np.uint64)
        """By table: the deals of the games to come, as its own generator draws them."""
        self._dealt = np.full(self.count, AHEAD)
        self._rngs: list[np.random.Generator] = [seeding.np_random()[0] for _ in range(self.count)]
        self._refused = np.zeros(self.count, np.int64)
        """By table: how many steps in a row had a masked action."""
        self._ended = np.ones(self.count, np.bool_)
        self._begun = False

    # --- beginning

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """All tables, or those of `options={"reset_mask": ...}`. Table i takes the seed `seed + i`."""
        given = options_of(options)
        known(given, ("deal", "reset_mask"), "an option of reset")
        mask = self._reset_mask(given.get("reset_mask"))
        for table, one in enumerate(self._seeds(seed)):
            if one is not None and mask[table]:
                self._rngs[table] = seeding.np_random(one)[0]
                self._dealt[table] = AHEAD
        self._start(np.flatnonzero(mask), given.get("deal"))
        self._begun = True
        return self.tables.observe(), {}

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            return [None] * self.count
        if not several(seed):
            first = whole("seed", seed, 0, LAST_SEED + 1 - self.count)
            return range(first, first + self.count)
        if len(seed) != self.count:
            raise ValueError(f"there are {len(seed)} seeds for {self.count} tables")
        return [None if one is None else seed_of(one) for one in seed]

    def _reset_mask(self, mask: Any) -> Any:
        if mask is None:
            return np.ones(self.count, np.bool_)
        mask = np.asarray(mask)
        if mask.shape != (self.count,) or mask.dtype != np.bool_ or not mask.any():
            raise ValueError(
                f"reset_mask is an array of {self.count} truth values, at least one of them true"
            )
        return mask

    def _start(self, which: Any, deal: object = None) -> None:
        chosen = self._next_deals(which) if deal is None else whole("deal", deal, 0, LAST_SEED)
        self.tables.start(which, chosen)
        self._refused[which] = 0
        self._ended[which] = False

    def _next_deals(self, which: Any) -> Any:
        """What `episodes.deal` draws; some ahead, for to ask a generator takes longer than to begin one."""
        for table in which[self._dealt[which] == AHEAD]:
            self._deals[table] = self._rngs[table].integers(2**64, size=AHEAD, dtype=np.uint64)
            self._dealt[table] = 0
        deals = self._deals[which, self._dealt[which]]
        self._dealt[which] += 1
        return deals

    # --- playing

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """One action of every seat, `[table, seat]`: what is seen, rewards, terminated, truncated, infos.

        Rewards go `[table, seat]`, ends `[table]`. A masked action of a seat changes nothing at its table.
        """
        numbers = self._numbers(actions)
        if not self._begun or (self.autoreset_mode is AutoresetMode.DISABLED and self._ended.any()):
            raise ResetNeeded("An episode is over, or was never begun: call reset first.")
        playing = ~self._ended
        if self._strict:
            self._check(numbers, playing)
        before = self.tables.stars
        right = self.tables.step(numbers)
        fine = right.all(axis=1)
        refused = playing & ~fine
        self._refused[refused] += 1
        self._refused[fine] = 0
        terminated = playing & fine & self.tables.over
        truncated = refused & (self._refused == PATIENCE)
        rewards = self._rewards(before, playing, terminated)
        seen, infos = self._autoreset(terminated, truncated, self._reasons(refused, right, numbers))
        return seen, rewards, terminated, truncated, infos

    def _numbers(self, actions: Any) -> Any:
        numbers, shape = np.asarray(actions), (self.count, self.players)
        if numbers.shape != shape or numbers.dtype.kind not in "iu":
            size = self.count if self.players == 1 else f"{self.count} by {self.players}"
            raise ValueError(f"Actions are an array of {size} whole numbers, not {actions!r}")
        if numbers.min() < 0 or numbers.max() >= self.tables.actions:
            raise ValueError(f"An action is a whole number from 0 to {self.tables.actions - 1}")
        return numbers.astype(np.int64, copy=False)

    def _check(self, numbers: Any, playing: Any) -> None:
        """Raises for the first masked action, before anything happens anywhere."""
        for table, seat in np.argwhere(playing[:, None] & ~self.tables.allowed(numbers)):
            number = int(numbers[table, seat])
            where = f"table {table}" if self.players == 1 else f"table {table}, seat {seat}"
            why = self.tables.refusal(int(table), int(seat), number)["why"]
            raise ValueError(f"Action {number} of {where} is masked: {why}")

    def _rewards(self, before: Any, playing: Any, terminated: Any) -> Any:
        stars = self.tables.stars
        if self._reward == "season":
            return np.where(playing[:, None], stars - before, 0.0)
        return np.where(terminated[:, None], stars, 0.0)

    def _reasons(self, refused: Any, right: Any, numbers: Any) -> dict[str, Any]:
        """Why tables stand still: the reason of each seat whose action is masked."""
        if not refused.any():
            return {}
        shape = (self.count, self.players)
        reasons = {name: np.full(shape, None, object) for name in ("illegal", "why")}
        for table, seat in np.argwhere(refused[:, None] & ~right):
            for name, reason in self.tables.refusal(int(table), int(seat), numbers[table, seat]).items():
                reasons[name][table, seat] = reason
        return _told(reasons, refused)

    def _autoreset(
        self, terminated: Any, truncated: Any, infos: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """An ended table begins anew with the next step, at once, or when it is told to."""
        if self.autoreset_mode is AutoresetMode.NEXT_STEP:
            self._start(np.flatnonzero(self._ended))
        done = terminated | truncated
        self._ended |= done
        if terminated.any():
            infos = infos | _told(self.tables.ends(np.flatnonzero(terminated)), terminated)
        seen = self.tables.observe()
        if self.autoreset_mode is AutoresetMode.SAME_STEP and done.any():
            final = np.full(self.count, None, object)
            for table in np.flatnonzero(done):
                final[table] = {name: array[table].copy() for name, array in seen.items()}
            before, infos = _parted(infos, done)
            infos |= _told({"final_obs": final, "final_info": before}, done)
            self._start(np.flatnonzero(done))
            seen = self.tables.observe()
        return seen, infos

    # --- one table

    def action_masks(self) -> Any:
        """The masks of the actions as truth values, under the name that some learners ask for."""
        return self.tables.observe()["action_mask"].astype(np.bool_)

    def action_to_text(self, table: int, seat: int, action: int) -> str:
        """What an action draws on the card that lies open at a table, in the notation."""
        number = whole("action", action, 0, self.tables.actions - 1)
        return self.tables.text(*self._place(table, seat), number)

    def text_to_action(self, table: int, seat: int, text: str) -> int:
        return self.tables.action(*self._place(table, seat), text)

    def _place(self, table: object, seat: object) -> tuple[int, int]:
        return whole("table", table, 0, self.count - 1), whole("seat", seat, 0, self.players - 1)

    def render(self) -> tuple[Any, ...] | None:
        if self.render_mode is None:
            return None
        return tuple(render(self.tables, table, self.render_mode) for table in range(self.count))


def _told(values: Mapping[str, Any], where: Any) -> dict[str, Any]:
    """Infos as Gymnasium writes them: beside each name, with a `_` before it, the tables it is told of."""
    return {**values, **{f"_{name}": where.copy() for name in values}}


def _parted(infos: Mapping[str, Any], done: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """The infos of the tables that are done, and those of the others; what is told of none is left out."""
    parts: tuple[dict[str, Any], dict[str, Any]] = ({}, {})
    for name in [name for name in infos if not name.startswith("_")]:
        for part, tables in zip(parts, (done, ~done), strict=True):
            where = infos[f"_{name}"] & tables
            if where.any():
                values = infos[name].copy()
                values[~where] = None if values.dtype == object else 0
                part |= _told({name: values}, where)
    return parts
