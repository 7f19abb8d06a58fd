"""Cartographers for OpenSpiel.

    import pyspiel
    import charthouse.lab.cartographers.spiel

    game = pyspiel.load_game("charthouse_cartographers(players=2,side=B)")

It is played by the plain rules, which ask chance instead of rolling dice: every question is a chance node
with equally likely answers. Seats that draw at the same time answer one after the other, unseen. The
parameters are those of a table: players, side, edition, edicts (joined by `+`).
Needs `pip install "charthouse[openspiel]"`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pyspiel

from charthouse.core import codec
from charthouse.core.game import CHANCE, Chance, Player, Problem, Turn
from charthouse.games.cartographers import GAME
from charthouse.games.cartographers.lane import actions as numbered
from charthouse.games.cartographers.lane import printed
from charthouse.lab.cartographers.fast import PLAYERS
from charthouse.lab.checks import clear_error, known, whole

NAME = "charthouse_cartographers"
MOST_STARS = 1000
"""No sheet earns or loses so many."""
MOST_ANSWERS = max(printed.MOST_SHOWN, len(printed.SCORING_IDS))

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Cartographers",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS[-1],
    min_num_players=PLAYERS[0],
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"players": 1, "side": "A", "edition": 2020, "edicts": ""},
)


@cache
def numbers() -> dict[Any, int]:
    """The number of every drawing."""
    return {action: number for number, action in enumerate(numbered.drawings())}


def _at(actions: Sequence[Any], number: int) -> Any:
    return actions[whole("action", number, 0, len(actions) - 1)]


class CartographersGame(pyspiel.Game):
    """A table; its states begin before the edicts are dealt."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**TYPE.parameter_specification, **(params or {})}
        known(given, TYPE.parameter_specification, "a parameter")
        players = whole("players", given["players"], PLAYERS[0], PLAYERS[-1])
        options = {"side": given["side"], "edition": str(given["edition"])}
        if given["edicts"]:
            options["edicts"] = str(given["edicts"]).replace("+", ",")
        try:
            expanded = GAME.expand(options, players)
        except Problem as problem:
            raise clear_error(problem) from None
        self.fresh = GAME.setup(expanded, tuple(Player(f"Seat {seat + 1}") for seat in range(players)))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(numbered.drawings()),
            max_chance_outcomes=MOST_ANSWERS,
            num_players=players,
            min_utility=-MOST_STARS,
            max_utility=MOST_STARS,
            utility_sum=None,
            max_game_length=players * printed.SEASONS * printed.MOST_SHOWN,
        )
        super().__init__(TYPE, info, given)

    def new_initial_state(self) -> "CartographersState":
        return CartographersState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer()


class CartographersState(pyspiel.State):
    """A drawing has the same number always; an answer of chance has its place in the menu."""

    def __init__(self, spiel: CartographersGame) -> None:
        super().__init__(spiel)
        self.state = spiel.fresh

    def current_player(self) -> int:
        asked = GAME.waiting(self.state)
        if asked is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return asked.seats[0] if isinstance(asked, Turn) else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return GAME.waiting(self.state) is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """An answer that stands twice in the menu is twice as likely; its first place is its number."""
        menu = self._menu()
        return [(menu.index(answer), count / len(menu)) for answer, count in Counter(menu).items()]

    def _menu(self) -> tuple[str, ...]:
        asked = GAME.waiting(self.state)
        return asked.menu if isinstance(asked, Chance) else ()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(numbers()[action] for action in GAME.legal(self.state, player))

    def _apply_action(self, number: int) -> None:
        menu = self._menu()
        seat = CHANCE if menu else self.current_player()
        action = _at(menu or numbered.drawings(), number)
        try:
            for event in GAME.decide(self.state, seat, action):
                self.state = GAME.evolve(self.state, event)
        except Problem as problem:
            raise clear_error(problem) from None

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(_at(self._menu(), number))
        return str(GAME.write_action(_at(numbered.drawings(), number)))

    def returns(self) -> list[float]:
        outcome = GAME.outcome(self.state)
        standings = outcome.standings if outcome else ()
        return [float(one.score) for one in standings] or [0.0] * self.num_players()

    def __str__(self) -> str:
        return codec.write(self.state)


class Observer:
    """What a seat may know, as text; there are no tensors: the environments have them."""

    tensor = None
    dict: Mapping[str, Any] = {}

    def set_from(self, state: CartographersState, player: int) -> None:
        """Nothing to fill."""

    def string_from(self, state: CartographersState, player: int) -> str:
        return codec.write(GAME.observe(state.state, player))


pyspiel.register_game(TYPE, CartographersGame)
