"""Charterstone for learning programs: the game of the rules, any part of an answer a step."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import numpy as np
import pytest
from arena import examples
from gymnasium import spaces
from numpy.random import Generator, default_rng
from pettingzoo.test import api_test, seed_test

from charthouse.core import counter
from charthouse.core.game import CHANCE, Chance, Player, Turn
from charthouse.games.charterstone import GAME
from charthouse.games.charterstone.box import BOX, CELLS, CHARTERS, PLOTS, RESOURCES
from charthouse.games.charterstone.state import State, at_home, current
from charthouse.lab import charterstone_v0
from charthouse.lab.charterstone.actions import BUILDINGS, BUILT, CARDS, OBJECTIVES, PARTS, Path, path_of
from charthouse.lab.charterstone.observation import QUESTIONS, SOURCES
from charthouse.lab.charterstone_v0 import CharterstoneSeatBySeat
from charthouse.lab.episodes import PATIENCE, deal

DICTS = "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably"
"""What PettingZoo says of every observation that is a dict, its own but those it lists by name."""
TABLES: dict[str, dict[str, Any]] = {
    **{str(players): {"players": players} for players in GAME.seats},
    "chosen": {"players": 3, "charters": "yellow,red,purple", "errata": ""},
}


def any_of(mask: Any, rng: Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def allowed(env: CharterstoneSeatBySeat) -> list[int]:
    return [int(number) for number in np.flatnonzero(env.observe(env.agent_selection)["action_mask"])]


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


def step_by_step(env: CharterstoneSeatBySeat, beside: Beside, seat: int, rng: Generator) -> Any:
    """An action in its parts: every mask is exactly what goes on to an action of the rules."""
    agent = env.agent_selection
    chosen: Path = ()
    paths = {path_of(action): action for action in GAME.legal(beside.state, seat)}
    while chosen not in paths:
        open = [path for path in paths if path[: len(chosen)] == chosen]
        assert allowed(env) == sorted({path[len(chosen)] for path in open})
        assert_seen(env.observe(agent)["observation"], beside.state, seat, chosen)
        number = any_of(env.observe(agent)["action_mask"], rng)
        text = env.action_to_text(agent, number)
        assert env.text_to_action(agent, text) == number
        for path in open:
            assert env.text_to_action(agent, GAME.write_action(paths[path])) == path[len(chosen)]
        env.step(number)
        chosen = (*chosen, number)
        assert chosen in paths or (env.agent_selection == agent and not any(env.rewards.values()))
    assert text == GAME.write_action(paths[chosen])
    return paths[chosen]


def assert_seen(seen: dict[str, Any], state: State, viewer: int, chosen: Path) -> None:
    """The observation, written down a second time and the slow way."""
    players = len(state.holdings)
    seats = [(viewer + step) % players for step in range(players)]
    holdings = [state.holdings[seat] for seat in seats]
    frame = state.pending[0] if state.pending else None
    met = [[o for o, by in zip(state.objectives, state.met, strict=True) if seat in by] for seat in seats]
    expected = {
        "asked": [seat == current(state) for seat in seats],
        "first": [seat == state.first for seat in seats],
        "question": among(QUESTIONS, [frame.word if frame else "place"]),
        "amount": [frame.n if frame else 0],
        "source": among(SOURCES, [frame.source] if frame else []),
        "chosen": [chosen.count(number) for number in range(len(PARTS))],
        "charter": [among(CHARTERS, [holding.charter]) for holding in holdings],
        "coins": [holding.coins for holding in holdings],
        "resources": [holding.resources for holding in holdings],
        "influence": [holding.influence for holding in holdings],
        "spent": [holding.spent for holding in holdings],
        "workers": [at_home(holding) for holding in holdings],
        "standing": [among(BUILDINGS, holding.out) for holding in holdings],
        "cards": [among(CARDS, holding.cards) for holding in holdings],
        "points": [sum(holding.points) for holding in holdings],
        "met": [among(OBJECTIVES, own) for own in met],
        "quota": [[by == seat for by in state.quota] for seat in seats],
        "reputation": [state.reputation.count(seat) for seat in seats],
        "supply_coins": [state.coins],
        "supply": state.resources,
        "deck": among(CARDS, state.deck),
        "mat": among(CARDS, state.mat),
        "discard": among(CARDS, state.discard),
        "objectives": among(OBJECTIVES, state.objectives),
        "plots": [1 + BUILT.index(building) if building else 0 for building in state.plots],
        "opened": [BOX.buildings[card].crate in state.opened for card in BUILT],
        "progress": [state.progress],
    }
    assert seen.keys() == expected.keys()
    for name, numbers in expected.items():
        assert np.array_equal(seen[name], np.array(numbers, np.int16)), name


def among(all: Sequence[str], some: Iterable[str]) -> list[bool]:
    return [name in set(some) for name in all]


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
            action = step_by_step(env, beside, seat, rng)
            beside.decide(seat, action)
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


def test_a_seat_sees_the_table_from_its_own_place() -> None:
    env = CharterstoneSeatBySeat(players=3)
    env.reset(seed=1)
    rng = default_rng(1)
    for _ in range(40):
        env.step(any_of(env.observe(env.agent_selection)["action_mask"], rng))
    table: Any = env._table
    for seat, agent in enumerate(env.agents):
        chosen = table.chosen if agent == env.agent_selection else ()
        assert_seen(env.observe(agent)["observation"], table.state, seat, chosen)


def test_who_changes_an_observation_changes_nothing_else() -> None:
    env = CharterstoneSeatBySeat()
    env.reset(seed=1)
    agent = env.agent_selection
    before, spoilt = env.observe(agent), env.observe(agent)
    spoilt["action_mask"][:] = 1
    for name, array in spoilt["observation"].items():
        array[...] = 7
        for other, numbers in spoilt["observation"].items():
            assert other == name or not np.shares_memory(array, numbers)
    after = env.observe(agent)
    assert (after["action_mask"] == before["action_mask"]).all()
    for name, array in before["observation"].items():
        assert (after["observation"][name] == array).all()


# --- actions in parts


def test_the_space_grows_with_the_cards_and_not_with_pairs_of_them() -> None:
    choices = {name for one in BOX.buildings.values() for gain in one.gain for name in gain.choose}
    placing, taking, paying = len(BUILDINGS), len(CARDS) + len(RESOURCES) + 4, len(CARDS) + len(RESOURCES)
    building, opening, asked = len(BUILT) + len(PLOTS), len(BUILT), len(OBJECTIVES) + len(CELLS)
    size = placing + taking + paying + building + opening + asked + len(choices) + len(["skip"])
    assert CharterstoneSeatBySeat().action_space("player_0") == spaces.Discrete(size)


def test_every_number_is_a_verb_with_one_of_its_words() -> None:
    assert len(set(PARTS)) == len(PARTS)
    env = CharterstoneSeatBySeat()
    env.reset(seed=1)
    for number, part in enumerate(PARTS):
        text = env.action_to_text("player_0", number)
        assert text.split() == [word for word in part if word]
        assert env.text_to_action("player_0", text) == number


def test_every_action_of_a_question_has_one_path_and_none_begins_as_another() -> None:
    for seed in range(examples(3)):
        env, beside, rng = CharterstoneSeatBySeat(players=3), Beside(seed, 3, {}), default_rng(seed)
        env.reset(seed=seed)
        while isinstance(turn := GAME.waiting(beside.state), Turn):
            menu = [*GAME.legal(beside.state, turn.seats[0])]
            paths = [path_of(action) for action in menu]
            begun = {path[:depth] for path in paths for depth in range(len(path))}
            assert len(set(paths)) == len(paths)
            assert not begun & set(paths)
            action = menu[int(rng.integers(len(menu)))]
            for number in path_of(action):
                env.step(number)
            beside.decide(turn.seats[0], action)
            beside.go_on()
            table: Any = env._table
            assert table.state == beside.state


def test_cards_are_paid_one_after_the_other() -> None:
    """The way through three cards, in the words that a program reads."""
    env, rng = CharterstoneSeatBySeat(), default_rng(5)
    env.reset(seed=5)
    told: list[str] = []
    while not told or not told[-1].startswith("pay ") or len(told[-1].split()) < 4:
        if all(env.terminations.values()):
            env.reset()
        agent, number = env.agent_selection, any_of(env.observe(env.agent_selection)["action_mask"], rng)
        told.append(env.action_to_text(agent, number))
        env.step(number)
    first, second, third = told[-3:]
    assert second.startswith(f"{first} ")
    assert third.startswith(f"{second} ")
    assert third.split()[1:] == sorted(third.split()[1:])


def test_an_action_under_way_is_seen_by_its_player_alone_and_no_masked_part_changes_it() -> None:
    env, rng = CharterstoneSeatBySeat(players=3), default_rng(4)
    env.reset(seed=4)
    agent = env.agent_selection
    while not env.observe(agent)["observation"]["chosen"].any():
        env.step(any_of(env.observe(agent)["action_mask"], rng))
        agent = env.agent_selection
    before = env.observe(agent)
    for masked in np.flatnonzero(before["action_mask"] == 0)[: PATIENCE - 1]:
        env.step(masked)
        assert env.infos[agent]["illegal"].startswith("stone-why-")
        assert env.agent_selection == agent
    after = env.observe(agent)
    assert (after["action_mask"] == before["action_mask"]).all()
    assert (after["observation"]["chosen"] == before["observation"]["chosen"]).all()
    for other in set(env.agents) - {agent}:
        assert not env.observe(other)["action_mask"].any()
        assert not env.observe(other)["observation"]["chosen"].any()


def test_a_seed_replays_the_same() -> None:
    games = []
    for _ in range(2):
        env, rng = CharterstoneSeatBySeat(players=4), default_rng(9)
        env.reset(seed=9)
        told = []
        while not all(env.terminations.values()):
            number = any_of(env.observe(env.agent_selection)["action_mask"], rng)
            told.append((env.agent_selection, env.action_to_text(env.agent_selection, number)))
            env.step(number)
        games.append((told, env.infos))
    assert games[0] == games[1]


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


@pytest.mark.parametrize("action", [-1, len(PARTS), 1.0, "skip", None, True, np.array([1, 2])])
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
