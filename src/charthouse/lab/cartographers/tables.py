"""Tables of Cartographers on the fast lane, as the environments use them: many at once, or one."""

from collections.abc import Mapping
from functools import cache
from math import prod
from typing import Any

import numpy as np
from msgspec.structs import replace

from charthouse.core.game import IllegalAction, Problem
from charthouse.core.text import explain, speaker
from charthouse.games.cartographers import GAME, solo
from charthouse.games.cartographers.cards import BOX, box, scoring_ids
from charthouse.games.cartographers.lane import actions as numbered
from charthouse.games.cartographers.lane import observations, printed
from charthouse.games.cartographers.sheet import SIZE, Sheet
from charthouse.lab.cartographers.fast import ANYTHING, SOLO_VALUE, Batch
from charthouse.lab.checks import clear_error, text_of

ACTIONS = printed.ACTIONS
NOTHING = numbered.NOTHING
PLANES = observations.PLANES
RELEASE = 1
"""The content release that environments with `v0` in their name play and show, whatever is added later."""
_BOX = box(RELEASE)
_CARDS = [n for n, id in enumerate(printed.CARD_IDS) if id in _BOX.explore or id in _BOX.ambush]
_SCORING = [n for n, id in enumerate(printed.SCORING_IDS) if id in scoring_ids(RELEASE)]
_SHOWN = {"card": _CARDS, "unseen": _CARDS, "edicts": _SCORING}
"""The cards of that release among all that the lane numbers."""
RANKED = 1 << 16
"""More than monsters can cost: stars are compared first."""
SEASONS = tuple(season.id for season in BOX.seasons)
_say = speaker("en")
_title = cache(solo.title)


def option_table(card: int, falls_back: bool = False, any_terrain: bool = True) -> list[tuple[str, Any]]:
    """What the options of a card draw: a terrain, and the (row, column) of each space from the anchor.

    Where nothing fits, the options are single squares: of any terrain, or of the card's as in 2019.
    """
    pattern = card
    if falls_back:
        ambush = card >= printed.FIRST_AMBUSH
        pattern = printed.square_pattern(card, any_terrain and not ambush)
    terrains, turns = printed.PATTERNS[pattern]
    return [(terrain, turned.cells) for _, turned in turns for terrain in terrains]


def facts(players: int) -> list[observations.Fact]:
    """What the environments tell, in the order of the lane, with the cards of their release."""
    return [
        fact._replace(shape=(*fact.shape[:-1], len(_SHOWN[fact.name]))) if fact.name in _SHOWN else fact
        for fact in observations.facts(players)
    ]


def _layout(players: int) -> list[tuple[str, slice, tuple[int, ...], list[int] | None]]:
    """Where the lane writes each fact, its shape there, and what is shown of it where that is not all."""
    layout = []
    first = 0
    for fact in observations.facts(players):
        last, shown = first + prod(fact.shape), _SHOWN.get(fact.name)
        some = shown if shown is not None and len(shown) < fact.shape[-1] else None
        layout.append((fact.name, slice(first, last), fact.shape, some))
        first = last
    return layout


class Tables:
    """`count` tables with `players` seats. What the rules refuse is a `ValueError` here."""

    def __init__(self, count: int, players: int, options: Mapping[str, Any], copy: bool = True) -> None:
        given = {name: value for name, value in options.items() if value is not None}
        self._batch = Batch(count, players, RELEASE, **given)
        self.options = replace(GAME.expand(given, players), release=RELEASE)
        self.count = count
        self.players = players
        self.tables, self.maps = self._batch.tables, self._batch.maps
        self.actions = ACTIONS if players == 1 else ACTIONS + 1
        """How many actions there are; at a table the last is to draw nothing, for who is not asked."""
        self._idle = NOTHING if players > 1 else ANYTHING
        self._layout = _layout(players)
        self._kept = None if copy else self._batch.observe(actions=self.actions)

    # --- playing

    def start(self, which: Any, seeds: Any) -> None:
        """New games on these tables, each from a number of 64 bits."""
        if not len(which):
            return
        where, chosen = np.zeros(self.count, np.bool_), np.zeros(self.count, np.uint64)
        where[which] = True
        chosen[which] = np.asarray(seeds, np.uint64)
        self._batch.reset(chosen, where)

    def step(self, actions: Any) -> Any:
        """One answer of every seat; says which of them the rules allow.

        A table with an answer that they do not allow stays as it is.
        """
        return self._batch.answer(actions, self._idle)

    def allowed(self, actions: Any) -> Any:
        """Whether each seat may do that now; at a table a seat that is not asked draws nothing."""
        return self._batch.allowed(actions, self._idle)

    def random_actions(self) -> Any:
        """An action of every seat that is asked, each as likely as the other; for trials of speed."""
        chosen = self._batch.random_actions(0)
        return chosen if self.players == 1 else np.where(self.asked, chosen, NOTHING)

    @property
    def over(self) -> Any:
        return self._batch.over

    @property
    def stars(self) -> Any:
        """The stars of the seasons scored so far, by table and seat."""
        return self._batch.stars.astype(np.int64)

    @property
    def asked(self) -> Any:
        """Which seats owe a drawing."""
        return (self.maps["choices"] > 0) & ~self.over[:, None]

    # --- seeing

    def observe(self) -> dict[str, Any]:
        """What each seat sees, built from what lies open alone; arrays by table and seat.

        They are new ones, or without `copy` always the same.
        """
        shape = (self.count, self.players)
        planes, facts, masks = self._batch.observe(self._kept, self.actions)
        seen: dict[str, Any] = {"maps": planes.reshape(*shape, self.players, len(PLANES), SIZE, SIZE)}
        for name, where, size, shown in self._layout:
            told = facts[:, :, where].reshape(*shape, *size)
            seen[name] = told if shown is None else told[..., shown]
        seen["action_mask"] = masks
        return seen

    # --- one seat

    def text(self, table: int, seat: int, action: int) -> str:
        """The action in the notation, as this seat is asked now."""
        try:
            return str(numbered.text_of(int(self.maps["pattern"][table, seat]), action))
        except Problem as problem:
            raise clear_error(problem) from None

    def action(self, table: int, seat: int, text: str) -> int:
        """The number of an action in the notation."""
        try:
            number = int(numbered.number_of(int(self.maps["pattern"][table, seat]), text_of(text)))
            if number == NOTHING and self.players == 1:
                raise IllegalAction("why-draw-first")
            return number
        except Problem as problem:
            raise clear_error(problem) from None

    def refusal(self, table: int, seat: int, action: Any) -> dict[str, Any]:
        """Why this seat may not take the action: the id of the reason and its sentence."""
        t = self.tables[table]
        if not self.maps["choices"][table, seat] or not 0 <= action < ACTIONS:
            reason = IllegalAction("why-not-your-turn" if action != NOTHING else "why-draw-first")
        else:
            before = (seat - int(t["passed"])) % self.players
            reason = numbered.refusal(
                int(t["card"]),
                int(self.maps["pattern"][table, seat]),
                bool(t["duty"]),
                self.options.fall_back,
                self.sheet(table, before),
                int(action),
            )
        return {"illegal": reason.reason, "why": explain(reason, _say)}

    def sheet(self, table: int, seat: int) -> Sheet:
        """The sheet of this seat, as the rules know it."""
        on_it = BOX.sheets[self.options.side]
        boards = [int(low) | int(high) << 64 for low, high in self.maps["boards"][table, seat]]
        *drawn, filled = boards
        return Sheet._make([*drawn, on_it.mountain, on_it.wasteland, on_it.ruins, filled])

    def ends(self, which: Any) -> dict[str, Any]:
        """What is known of these tables, which are over, `[table, seat]`: scores, and ratings or ranks.

        Of all other tables nothing is said: there stand zeros, and no titles.
        """
        shape = (self.count, self.players)
        stars = self.maps["stars"][which].astype(np.int64)
        if self.players > 1:
            told: dict[str, Any] = {"score": stars, "rank": self._ranks(which)}
        else:
            ratings = stars - SOLO_VALUE[self.tables["edicts"][which]].sum(axis=1, keepdims=True)
            titles = [[_title(rating)] for rating in ratings[:, 0].tolist()]
            told = {"score": stars, "rating": ratings, "title": np.array(titles, object)}
        ends = {}
        for name, values in told.items():
            ends[name] = np.full(shape, None if values.dtype == object else 0, values.dtype)
            ends[name][which] = values
        return ends

    def _ranks(self, which: Any) -> Any:
        """The places at the end: most stars win; of equals, who lost fewest to monsters."""
        lost = self.maps["scores"][which, :, :, -1].sum(axis=2, dtype=np.int64)
        results = RANKED * self.maps["stars"][which].astype(np.int64) + lost
        return 1 + (results[:, :, None] < results[:, None, :]).sum(axis=2)

    def end(self, table: int, seat: int) -> dict[str, Any]:
        """What is known of one seat when its table is over."""
        ends = {name: values[table, seat] for name, values in self.ends([table]).items()}
        return {name: value if isinstance(value, str) else int(value) for name, value in ends.items()}
