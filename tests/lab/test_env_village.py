"""Charterstone for learning programs: the game of the rules, any question a step."""

from random import Random
from typing import Any

import numpy as np
import pytest
from arena import examples
from numpy.random import Generator, default_rng
from pettingzoo.test import api_test, seed_test

from charthouse.core import counter
from charthouse.core.game import CHANCE, Chance, Player, Turn
from charthouse.games.charterstone import GAME, numbered, observing
from charthouse.games.charterstone.state import State
from charthouse.lab import charterstone_v0
from charthouse.lab.charterstone_v0 import ACTIONS, CharterstoneSeatBySeat
from charthouse.lab.episodes import PATIENCE, deal

DICTS = "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably"
"""What PettingZoo says of every observation that is a dict, its own but those it lists by name."""
TABLES: dict[str, dict[str, Any]] = {
    **{str(players): {"players": players} for players in GAME.seats},
    "chosen": {"players": 3, "charters": "yellow,red,purple", "errata": ""},
}


def any_of(mask: Any, rng: Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.filterwarnings(*DICTS)
@pytest.mark.parametrize("players", GAME.seats)
def test_it_passes_the_test_of_pettingzoo(players: int) -> None:
    api_test(charterstone_v0.env(players=players), num_cycles=300)


@pytest.mark.parametrize("players", GAME.seats)
def test_it_passes_the_test_of_seeds(players: int) -> None:
    seed_test(lambda: charterstone_v0.env(players=players), num_cycles=60)


# --- it is the game of the rules


class Beside:
    """The same deal by the rules alone."""

    def __init__(self, seed: int, players: int, options: dict[str, Any]) -> None:
        seats = tuple(Player(f"player_{seat}") for seat in range(players))
        self.state: State = GAME.setup(GAME.expand(options, players), seats)
        self.key = counter.key_of(deal(default_rng(np.random.SeedSequence(seed))))
        self.go_on()

    def decide(self, seat: int, action: Any) -> None:
        for event in GAME.decide(self.state, seat, action):
            self.state = GAME.evolve(self.state, event)

    def go_on(self) -> None:
        while isinstance(question := GAME.waiting(self.state), Chance):
            answer = counter.draw(self.key, counter.label_number(question.label), len(question.menu))
            self.decide(CHANCE, question.menu[answer])


@pytest.mark.parametrize("reward", ["points", "final"])
@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_every_step_is_that_of_the_rules(options: dict[str, Any], reward: str) -> None:
    rng = default_rng(3)
    chosen = {name: value for name, value in options.items() if name != "players"}
    for seed in range(examples(2)):
        env, beside = (
            CharterstoneSeatBySeat(reward=reward, **options),
            Beside(seed, options["players"], chosen),
        )
        env.reset(seed=seed)
        sums = dict.fromkeys(env.agents, 0.0)
        while isinstance(turn := GAME.waiting(beside.state), Turn):
            (seat,) = turn.seats
            agent = env.agent_selection
            assert agent == f"player_{seat}"
            for other in env.agents:
                seen = env.observe(other)
                assert env.observation_space(other).contains(seen)
                assert bool(seen["action_mask"].any()) == (other == agent)
            mask = env.observe(agent)["action_mask"]
            menu = {GAME.write_action(action) for action in GAME.legal(beside.state, seat)}
            assert {env.action_to_text(agent, int(n)) for n in np.flatnonzero(mask)} == menu
            action = any_of(mask, rng)
            text = env.action_to_text(agent, action)
            assert env.text_to_action(agent, text) == action
            env.step(action)
            beside.decide(seat, GAME.read_action(text))
            beside.go_on()
            for name, earned in env.rewards.items():
                sums[name] += earned
        outcome = GAME.outcome(beside.state)
        assert outcome is not None
        assert all(env.terminations.values())
        for standing in outcome.standings:
            agent = f"player_{standing.seat}"
            assert sums[agent] == standing.score
            assert env.infos[agent] == {"score": standing.score, "rank": standing.rank}


def test_every_number_has_its_text_and_every_text_its_number() -> None:
    assert len(set(numbered.ACTIONS)) == ACTIONS
    for number in range(ACTIONS):
        assert numbered.number_of(numbered.text_of(number)) == number


def test_a_seat_sees_the_table_from_its_own_place() -> None:
    env = CharterstoneSeatBySeat(players=3)
    env.reset(seed=1)
    rng = default_rng(1)
    for _ in range(40):
        env.step(any_of(env.observe(env.agent_selection)["action_mask"], rng))
    state = env._table.state  # type: ignore[attr-defined]
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)["observation"]
        for step in range(3):
            holding = state.holdings[(seat + step) % 3]
            assert seen["coins"][step] == holding.coins
            assert seen["resources"][step].tolist() == list(holding.resources)
            assert seen["points"][step] == sum(holding.points)
            cards = [card for card, held in zip(numbered.CARDS, seen["cards"][step], strict=True) if held]
            assert sorted(cards) == sorted(holding.cards)
        standing = {numbered.BUILDINGS[at] for at in np.flatnonzero(seen["standing"].sum(axis=0))}
        assert standing == {building for holding in state.holdings for building in holding.out}
        plots = ["" if not n else observing.BUILT[n - 1] for n in seen["plots"]]
        assert plots == list(state.plots)
        assert seen["progress"] == [state.progress]
        assert (seat + int(np.flatnonzero(seen["first"])[0])) % 3 == state.first


# --- refusals


def test_a_masked_action_changes_nothing() -> None:
    env = CharterstoneSeatBySeat()
    env.reset(seed=2)
    agent = env.agent_selection
    before = env.observe(agent)
    masked = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for tries in range(1, PATIENCE + 1):
        env.step(masked)
        assert env.rewards[agent] == 0
        assert env.infos[agent]["why"].endswith(".")
        assert env.infos[agent]["illegal"].startswith("stone-why-")
        assert env.agent_selection == agent
        assert all(env.truncations.values()) == (tries == PATIENCE)
    after = env.observe(agent)
    assert (after["action_mask"] == before["action_mask"]).all()
    for name, array in before["observation"].items():
        assert (after["observation"][name] == array).all()


def test_an_allowed_action_ends_the_row_of_masked_ones() -> None:
    env = CharterstoneSeatBySeat()
    env.reset(seed=2)
    for _ in range(3):
        mask = env.observe(env.agent_selection)["action_mask"]
        for _ in range(PATIENCE - 1):
            env.step(int(np.flatnonzero(mask == 0)[-1]))
        env.step(int(np.flatnonzero(mask)[0]))
        assert not any(env.truncations.values())


def test_strict_raises() -> None:
    env = CharterstoneSeatBySeat(strict=True)
    env.reset(seed=2)
    masked = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="is masked: "):
        env.step(masked)


@pytest.mark.parametrize("action", [-1, ACTIONS, 1.0, "skip", None, True, np.array([1, 2])])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = CharterstoneSeatBySeat()
    env.reset(seed=2)
    with pytest.raises(ValueError, match="whole number"):
        env.step(action)


def test_bad_texts_are_refused() -> None:
    env = CharterstoneSeatBySeat()
    env.reset(seed=1)
    for text in ("", "dance", "place nowhere", "name sherpa Tenzing", "pay gold"):
        with pytest.raises(ValueError, match=r"\w+ .+"):
            env.text_to_action(env.agent_selection, text)


def test_a_picture_in_words_says_what_may_be_done() -> None:
    env = CharterstoneSeatBySeat(render_mode="ansi")
    env.reset(seed=Random(1).randrange(100))
    told = env.render()
    mask = env.observe(env.agent_selection)["action_mask"]
    for action in np.flatnonzero(mask):
        assert f"  {env.action_to_text(env.agent_selection, int(action))}\n" in told
