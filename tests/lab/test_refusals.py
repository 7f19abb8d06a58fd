"""What every door of the lab refuses: bad seeds, counts, options, masks and texts, each in one sentence."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.error import ResetNeeded
from shell import EDICTS

from charthouse.lab import cartographers_v0, charterstone_v0, spiel
from charthouse.lab.cartographers.fast import Batch, Saved, play_at_random
from charthouse.lab.cartographers.single import Single
from charthouse.lab.cartographers.solo import CartographersSolo, CartographersSoloVector

LAST = 2**64 - 1
SEEDED: dict[str, Callable[[], Callable[[Any], object]]] = {
    "Single": lambda: Single().reset,
    "Batch": lambda: Batch(2).reset,
    "random_actions": lambda: Batch(2).random_actions,
    "play_at_random": lambda: lambda seed: play_at_random(seed, 2),
    "Gymnasium": lambda: lambda seed: CartographersSolo().reset(seed=seed),
    "a deal of Gymnasium": lambda: lambda deal: CartographersSolo().reset(options={"deal": deal}),
    "vector": lambda: lambda seed: CartographersSoloVector(2).reset(seed=seed),
    "a deal of the vector": lambda: lambda deal: CartographersSoloVector(2).reset(options={"deal": deal}),
    "parallel": lambda: lambda seed: cartographers_v0.parallel_env().reset(seed=seed),
    "a deal together": lambda: lambda deal: cartographers_v0.parallel_env().reset(options={"deal": deal}),
    "seat by seat": lambda: lambda seed: cartographers_v0.env().reset(seed=seed),
    "Charterstone": lambda: lambda seed: charterstone_v0.env().reset(seed=seed),
    "a deal of Charterstone": lambda: lambda deal: charterstone_v0.env().reset(options={"deal": deal}),
}
ONE = r"^(seed|deal) is .+; it is a whole number from 0 to (2\*\*64 - 1|\d+)$"
NOBODY = r"^player is .+; it may be 'player_0', 'player_1'$"
MADE: dict[str, Callable[..., object]] = {
    "Single": Single,
    "Batch": lambda **options: Batch(2, **options),
    "play_at_random": lambda **options: play_at_random(1, 2, **options),
    "Gymnasium": CartographersSolo,
    "vector": lambda **options: CartographersSoloVector(2, **options),
    "tables": lambda **options: cartographers_v0.vector_env(2, **options),
    "parallel": cartographers_v0.parallel_env,
    "seat by seat": cartographers_v0.env,
    "OpenSpiel": lambda **options: spiel.CartographersGame(options),
}
STONE = {"Charterstone": charterstone_v0.env}
SEATED = {
    name: MADE[name]
    for name in ("Batch", "play_at_random", "tables", "parallel", "seat by seat", "OpenSpiel")
}


@pytest.mark.parametrize(
    "seed",
    [True, False, -1, 1.0, 1.5, LAST + 1, "7", b"7", np.int64(-5), np.float64(3), np.True_, {}, float("nan")],
    ids=repr,
)
@pytest.mark.parametrize("door", SEEDED)
def test_a_bad_seed_is_refused(door: str, seed: Any) -> None:
    with pytest.raises(ValueError, match=ONE):
        SEEDED[door]()(seed)


@pytest.mark.parametrize("seed", [0, 7, LAST - 1, np.int64(5), np.uint64(7), np.array(3)], ids=repr)
@pytest.mark.parametrize("door", SEEDED)
def test_a_good_seed_is_taken(door: str, seed: Any) -> None:
    SEEDED[door]()(seed)


def test_the_last_seed_is_of_one_game_alone() -> None:
    assert Single().reset(LAST)
    Batch(1).reset(LAST)
    for door in ("Batch", "vector"):
        with pytest.raises(ValueError, match=ONE):
            SEEDED[door]()(LAST)


@pytest.mark.parametrize(
    "seeds",
    [[1], [], [1, 2, 3], [True, False], [1, -1], [1, 2.0], [1, LAST + 1], [[1], [2]], np.array([1.0, 2.0])],
    ids=repr,
)
@pytest.mark.parametrize("door", ["Batch", "random_actions", "play_at_random", "vector"])
def test_bad_rows_of_seeds_are_refused(door: str, seeds: Any) -> None:
    with pytest.raises(ValueError, match=rf"^there are {len(seeds)} seeds for 2 |{ONE}"):
        SEEDED[door]()(seeds)


@pytest.mark.parametrize(
    "seeds", [[1, 2], (1, LAST), np.array([1, 2]), np.array([1, LAST], np.uint64)], ids=repr
)
@pytest.mark.parametrize("door", ["Batch", "random_actions", "play_at_random", "vector"])
def test_good_rows_of_seeds_are_taken(door: str, seeds: Any) -> None:
    SEEDED[door]()(seeds)


def test_a_table_of_the_vector_may_keep_its_own_seed() -> None:
    CartographersSoloVector(2).reset(seed=[1, None])


# --- options


@pytest.mark.parametrize("door", MADE)
@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"side": "C"}, "“C” is not a value for side. Allowed: A, B"),
        ({"side": True}, "“True” is not a value for side"),
        ({"edition": "1999"}, "“1999” is not a value for edition. Allowed: 2019, 2020"),
        ({"edicts": "wildholds"}, "Name 4 different scoring cards, one of each category."),
        ({"edicts": "+".join(["wildholds"] * 4)}, "Name 4 different|is not a value for edicts"),
        (
            {"edicts": "sentinel_wood+greenbough+treetower+stoneside_forest"},
            "Name 4 different|is not a value for edicts",
        ),
        ({"edicts": f"{EDICTS},wildholds"}, "Name 4 different scoring cards"),
        ({"edicts": "a,b,c,d"}, "“a” is not a value for edicts"),
        ({"edicts": 7}, "“7” is not a (list|value)"),
        ({"colour": "red"}, "colour"),
        ({"skills": True}, "skills"),
    ],
    ids=str,
)
def test_bad_options_are_refused(door: str, options: dict[str, Any], says: str) -> None:
    with pytest.raises((ValueError, TypeError), match=says):
        MADE[door](**options)


@pytest.mark.parametrize("door", ["Gymnasium", "vector", "parallel", "seat by seat", "Charterstone"])
@pytest.mark.parametrize(
    "options",
    [{"reward": "x"}, {"reward": []}, {"reward": np.zeros(2)}, {"render_mode": "human"}, {"strict": "no"}],
    ids=str,
)
def test_bad_ways_of_playing_are_refused(door: str, options: dict[str, Any]) -> None:
    [(name, _)] = options.items()
    with pytest.raises(ValueError, match=rf"^{name} is .+; it may be .+"):
        {**MADE, **STONE}[door](**options)


@pytest.mark.parametrize("players", [0, 9, -1, "2", 2.0, True, None], ids=repr)
@pytest.mark.parametrize("door", [*SEATED, *STONE])
def test_a_bad_number_of_players_is_refused(door: str, players: Any) -> None:
    with pytest.raises(ValueError, match=r"^players is .+; it is a whole number from \d to \d$"):
        {**SEATED, **STONE}[door](players=players)


@pytest.mark.parametrize("count", [0, -1, 1.0, True, None, "2"], ids=repr)
def test_a_bad_count_is_refused(count: Any) -> None:
    says = r"^(games|num_envs|tables|threads) is .+; it is a whole number from 1$"
    for make in (
        Batch,
        CartographersSoloVector,
        cartographers_v0.vector_env,
        lambda games: play_at_random(1, games),
        lambda threads: play_at_random(1, 3, threads=threads),
    ):
        with pytest.raises(ValueError, match=says):
            make(count)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"charters": ["red", "red"]}, "can't have the same charter"),
        ({"charters": "green,orange"}, "“orange” is not a value for charters"),
        ({"charters": ["red"]}, "one charter for each of 2 players, not 1"),
        ({"errata": "x"}, "“x” is not a value for errata"),
        ({"side": "A"}, "'side' is not an option; there is charters, errata, players"),
    ],
    ids=str,
)
def test_bad_options_of_charterstone_are_refused(options: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        charterstone_v0.env(**options)


@pytest.mark.parametrize("options", [5, "deal", [("deal", 1)]], ids=repr)
def test_options_of_a_reset_are_a_dict(options: Any) -> None:
    for env in (
        CartographersSolo(),
        CartographersSoloVector(2),
        cartographers_v0.parallel_env(),
        charterstone_v0.env(),
    ):
        with pytest.raises(ValueError, match=r"^options is .+; it is a dict$"):
            env.reset(options=options)


def test_unknown_options_of_a_reset_are_refused() -> None:
    """But by PettingZoo, whose own test gives one."""
    with pytest.raises(ValueError, match=r"'side' is not an option of reset; there is deal$"):
        CartographersSolo().reset(options={"side": "B"})
    with pytest.raises(ValueError, match=r"'side' is not an option of reset; there is deal, reset_mask$"):
        CartographersSoloVector(2).reset(options={"side": "B"})


# --- actions and texts


@pytest.mark.parametrize("text", [None, 5, b"forest A1", ["forest"]], ids=repr)
def test_what_is_no_text_is_refused(text: Any) -> None:
    village, together = charterstone_v0.raw_env(), cartographers_v0.parallel_env()
    for read in (
        CartographersSolo().text_to_action,
        lambda text: CartographersSoloVector(2).text_to_action(0, text),
        lambda text: together.text_to_action("player_0", text),
        lambda text: village.text_to_action("player_0", text),
    ):
        with pytest.raises(ValueError, match=r"^text is .+; it is a text in the notation$"):
            read(text)


def test_alone_there_is_no_such_action_as_nothing() -> None:
    env = CartographersSolo()
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        env.text_to_action("nothing")


@pytest.mark.parametrize("table", [-1, 2, None, True, "0"], ids=repr)
def test_a_table_that_is_not_there_is_refused(table: Any) -> None:
    envs = CartographersSoloVector(2)
    for ask in (lambda: envs.action_to_text(table, 0), lambda: envs.text_to_action(table, "forest A1")):
        with pytest.raises(ValueError, match=r"^table is .+; it is a whole number from 0 to 1$"):
            ask()


@pytest.mark.parametrize("player", ["player_2", 0, None], ids=repr)
def test_a_player_who_is_not_there_is_refused(player: Any) -> None:
    for env in (cartographers_v0.parallel_env(), cartographers_v0.raw_env(), charterstone_v0.raw_env()):
        with pytest.raises(ValueError, match=NOBODY):
            env.action_to_text(player, 0)
        with pytest.raises(ValueError, match=NOBODY):
            env.text_to_action(player, "")


def test_actions_together_are_a_dict_and_need_a_reset() -> None:
    env = cartographers_v0.parallel_env()
    with pytest.raises(ValueError, match="call reset first"):
        env.step({"player_0": 0, "player_1": 0})
    env.reset(seed=1)
    for actions in (None, 0, [0, 0], "ab"):
        with pytest.raises(ValueError, match=r"^actions is .+; it is a dict"):
            env.step(actions)  # type: ignore[arg-type]
    with pytest.raises(ResetNeeded):
        CartographersSoloVector(2).step([0, 0])


@pytest.mark.parametrize("saved", [None, 5, (1, 2), Saved(np.zeros(2), np.zeros((2, 1)))], ids=repr)
def test_what_was_never_saved_is_not_restored(saved: Any) -> None:
    with pytest.raises(ValueError, match=r"^restore takes what save gave$"):
        Batch(2).restore(saved)


def test_openspiel_is_told_what_is_no_action() -> None:
    state = pyspiel.load_game(spiel.NAME).new_initial_state()
    for number in (-2, 999_999):
        with pytest.raises(ValueError, match=r"^action is .+; it is a whole number from 0 to \d+$"):
            state.clone().apply_action(number)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    masked = next(number for number in range(10_000) if number not in state.legal_actions())
    with pytest.raises(ValueError, match=r"\w+ \w+ .+\."):
        state.clone().apply_action(masked)
