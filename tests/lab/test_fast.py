"""The fast lane plays the same game: its games are replayed, step by step, through the rules."""

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest
from arena import examples
from msgspec.structs import replace
from numba import njit

from charthouse.core import counter, kernel
from charthouse.core.game import CHANCE, Chance, Player, Turn
from charthouse.games.cartographers import GAME, drawing
from charthouse.games.cartographers.cards import BOX
from charthouse.games.cartographers.lane.printed import CARD_IDS, PATTERNS, SCORING_IDS, SPACES
from charthouse.games.cartographers.notation import DRAW, Action
from charthouse.games.cartographers.rules import task_of
from charthouse.games.cartographers.sheet import FULL, TERRAINS, drawn
from charthouse.games.cartographers.solo import rating
from charthouse.games.cartographers.state import State, card, held, purse, total
from charthouse.lab import compiled, u128
from charthouse.lab.cartographers.fast import ACTIONS, Batch, play_at_random

EDICTS = ("greenbough", "borderlands", "canal_lake", "wildholds")
TABLES: list[tuple[int, dict[str, Any]]] = [
    *((players, {"side": side}) for players in range(1, 9) for side in "AB"),
    *((players, {"side": side, "edition": "2019"}) for players in range(1, 9) for side in "AB"),
    (1, {"full_map": "scores_current"}),
    (3, {"edicts": ",".join(EDICTS)}),
]


def name(table: tuple[int, dict[str, Any]]) -> str:
    players, options = table
    return "-".join([str(players), *map(str, options.values())])


# --- the rules beside a batch


class Beside:
    """The games of a batch once more, by the rules, with the answers that the draws of the lab give."""

    def __init__(self, games: Batch, first_seed: int, **options: Any) -> None:
        players = tuple(Player(f"Seat {seat + 1}") for seat in range(games.players))
        self.keys = [counter.key_of(first_seed + number) for number in range(len(games))]
        self.states: list[State] = [GAME.setup(GAME.expand(options, len(players)), players)] * len(games)
        for number in range(len(games)):
            self.go_on(number)

    def go_on(self, number: int) -> None:
        while isinstance(question := GAME.waiting(self.states[number]), Chance):
            label = counter.label_number(question.label)
            answer = counter.draw(self.keys[number], label, len(question.menu))
            self.decide(number, CHANCE, question.menu[answer])

    def decide(self, number: int, seat: int, action: Any) -> None:
        for event in GAME.decide(self.states[number], seat, action):
            self.states[number] = GAME.evolve(self.states[number], event)

    def asked(self, number: int) -> tuple[int, ...]:
        turn = GAME.waiting(self.states[number])
        return turn.seats if isinstance(turn, Turn) else ()

    def step(self, games: Batch, actions: Any) -> None:
        for number in range(len(games)):
            for seat in self.asked(number):
                self.decide(number, seat, action_of(games, number, seat, int(actions[number, seat])))
            self.go_on(number)


def action_of(games: Batch, number: int, seat: int, action: int) -> Action:
    """What an action of the fast lane draws."""
    pattern = PATTERNS[games.maps["pattern"][number, seat]]
    turn, terrain = divmod(action // SPACES, len(pattern.terrains))
    return Action(DRAW, pattern.terrains[terrain], pattern.turns[turn][1].footprint << action % SPACES)


def boards(words: Any) -> list[int]:
    return [int(low) | int(high) << 64 for low, high in words]


def compare(games: Batch, beside: Beside, number: int) -> None:
    """Everything that the fast lane knows of a game, against the state of the rules."""
    public = beside.states[number].public
    t, maps = games.tables[number], games.maps[number]
    assert [SCORING_IDS[edict] for edict in t["edicts"]] == list(public.edicts)
    assert bool(t["over"]) == (public.phase == "over")
    assert (t["season"], t["time"], t["shown"]) == (public.season, public.time, len(public.shown))
    assert (bool(t["duty"]), t["passed"], t["in_deck"]) == (public.duty, public.passed, public.in_deck)
    unseen = {id for place, id in enumerate(sorted(BOX.ambush)) if t["ambushes"] >> place & 1}
    assert unseen == set(public.ambushes)
    for m, map in zip(maps, public.maps, strict=True):
        sheet = map.sheet
        assert boards(m["boards"]) == [*(getattr(sheet, terrain) for terrain in TERRAINS), sheet.filled]
        assert m["coins"] == purse(map)
        assert m["stars"] == total(map)
        boxes = [list(row) for row in map.scores]
        empty = [[0] * len(m["scores"][0])] * (len(m["scores"]) - len(boxes))
        assert m["scores"].tolist() == boxes + empty
    asked = beside.asked(number)
    assert asked == tuple(np.flatnonzero(maps["choices"]).tolist())
    if asked:
        assert CARD_IDS[t["card"]] == card(public)
    for seat in asked:
        compare_menu(maps[seat], public, seat)


def compare_menu(m: Any, public: Any, seat: int) -> None:
    """The same legal drawings: the same anchors of the same turns, in the same terrains."""
    found = drawing.choices(task_of(public, seat), public.maps[held(public, seat)].sheet)
    pattern = PATTERNS[m["pattern"]]
    assert pattern.terrains == found.terrains
    assert m["choices"] == drawing.count(found)
    anchors = boards(m["anchors"])[: len(pattern.turns)]
    assert {turned.cells: legal for _, turned, legal in found.fits} == {
        turned.cells: legal for (_, turned), legal in zip(pattern.turns, anchors, strict=True) if legal
    }


def flood(games: Batch, beside: Beside, number: int, seat: int, action: int, rng: Random) -> None:
    """Fills the sheet before a seat with forest, but for what it is about to draw and a few spaces more."""
    state = beside.states[number]
    public = state.public
    owner = held(public, seat)
    sheet = public.maps[owner].sheet
    left = action_of(games, number, seat, action).spaces
    for _ in range(rng.randrange(3)):
        left |= 1 << rng.randrange(SPACES)
    spaces = FULL & ~(sheet.filled | left)
    maps = list(public.maps)
    maps[owner] = replace(maps[owner], sheet=drawn(sheet, "forest", spaces))
    beside.states[number] = replace(state, public=replace(public, maps=tuple(maps)))
    words = games.maps["boards"][number, owner]
    for place in (TERRAINS.index("forest"), len(TERRAINS)):
        u128.put(words, place, u128.board(words, place) | spaces)


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_games_are_those_of_the_rules(table: tuple[int, dict[str, Any]]) -> None:
    """Every third game is flooded on the way, so that maps fill up and solo games end early."""
    players, options = table
    rng = Random(f"fast {name(table)}")
    games = Batch(examples(9), players, **options)
    first_seed = rng.randrange(1 << 40)
    games.reset(first_seed)
    beside = Beside(games, first_seed, **options)
    while not games.over.all():
        for number in range(len(games)):
            compare(games, beside, number)
        actions = games.random_actions(first_seed)
        assert games.allowed(actions).all()
        for number in range(0, len(games), 3):
            asked = beside.asked(number)
            if asked and games.tables["turns"][number] >= 3 + number % 17:
                seat = asked[rng.randrange(len(asked))]
                flood(games, beside, number, seat, int(actions[number, seat]), rng)
        running = ~games.over
        beside.step(games, actions)
        assert (games.step(actions) == running).all()
    for number in range(len(games)):
        compare(games, beside, number)
        if players == 1:
            stars, edicts = total(beside.states[number].public.maps[0]), beside.states[number].public.edicts
            assert games.ratings[number, 0] == rating(stars, edicts)


def test_every_card_is_met() -> None:
    games = Batch(200)
    games.reset(0)
    cards, edicts = set(), set(games.tables["edicts"].ravel().tolist())
    while not games.over.all():
        cards |= set(games.tables["card"].tolist())
        games.step(games.random_actions(0))
    assert edicts == set(range(len(SCORING_IDS)))
    landscapes = {place for place, id in enumerate(CARD_IDS) if id in BOX.explore and BOX.explore[id].shapes}
    assert landscapes <= cards


# --- seeds


def deal(games: Batch, policy: int) -> list[Any]:
    """What is turned up, season by season, whatever is drawn."""
    seen: list[Any] = [games.tables["edicts"].tolist()]
    while not games.over.all():
        t = games.tables
        seen.append([(s, n, c) for s, n, c in zip(t["season"], t["shown"], t["card"], strict=True)])
        games.step(games.random_actions(policy))
    return seen


def test_a_seed_deals_the_same_whatever_is_drawn() -> None:
    games = Batch(20, 3)
    games.reset(5)
    first = deal(games, 1)
    games.reset(5)
    assert deal(games, 2) == first
    games.reset(6)
    assert deal(games, 1) != first


def test_a_game_does_not_depend_on_its_batch() -> None:
    together = play_at_random(40, 60, 2)
    for number in (0, 17, 59):
        alone = play_at_random([40 + number], 1, 2)
        assert (alone.stars[0] == together.stars[number]).all()
    in_threads = play_at_random(40, 60, 2, threads=3)
    assert (in_threads.stars == together.stars).all()
    assert (in_threads.turns == together.turns).all()


def test_play_at_random_is_stepping_at_random() -> None:
    games = Batch(50, 2, side="B")
    games.reset(9)
    while not games.over.all():
        games.step(games.random_actions(9))
    assert (games.stars == play_at_random(9, 50, 2, side="B").stars).all()


def test_draws_are_as_likely_as_they_should_be() -> None:
    label = counter.label_number("spring/1")
    counts = np.zeros(14, int)
    for seed in range(14000):
        counts[counter.draw(counter.key_of(seed), label, 14)] += 1
    assert (
        27.0 < ((counts - 1000) ** 2 / 1000).sum() * 2 + 27 < 27 + 2 * 34.5
    )  # chi square, 13 degrees, 0.1 %


# --- keeping


def test_saved_games_play_on_alike() -> None:
    games = Batch(30, 2)
    games.reset(3)
    for _ in range(5):
        games.step(games.random_actions(3))
    saved, other = games.save(), games.clone()
    first = deal(games, 3)
    assert deal(other, 3) == first
    assert (other.stars == games.stars).all()
    games.restore(saved)
    assert deal(games, 3) == first
    half = np.arange(30) % 2 == 0
    games.restore(saved, half)
    assert games.over.tolist() == (~half).tolist()


def test_some_games_begin_anew() -> None:
    games = Batch(4)
    games.reset(1)
    games.step(games.random_actions(1))
    before = games.save()
    games.reset(np.array([9, 9, 9, 9], np.uint64), np.array([True, False, False, True]))
    assert (games.tables[1:3] == before.tables[1:3]).all()
    assert games.tables[0] == games.tables[3]
    assert games.tables["turns"].tolist() == [0, *before.tables["turns"][1:3], 0]


# --- refusals


def test_what_is_not_allowed_changes_nothing() -> None:
    games = Batch(3, 2)
    games.reset(2)
    actions = games.random_actions(2)
    masks = games.masks()
    wrong = int(np.flatnonzero(masks[1, 0] == 0)[0])
    for bad in (wrong, -1, ACTIONS):
        actions[1, 0] = bad
        before = games.save()
        with pytest.raises(ValueError, match="game 1, seat 0"):
            games.step(actions)
        assert (games.tables == before.tables).all()
        assert games.step(actions, strict=False).tolist() == [True, False, True]
        assert games.tables[1] == before.tables[1]
        assert (games.maps[1] == before.maps[1]).all()
        games.restore(before)


def test_masks_say_what_is_allowed() -> None:
    games = Batch(20, 2)
    games.reset(8)
    while not games.over.all():
        masks = games.masks()
        assert (masks.sum(axis=2) == games.choices).all()
        action = Random(int(games.tables["turns"].sum())).randrange(ACTIONS)
        said = games.allowed(np.full((20, 2), action))
        assert (said == (masks[:, :, action] == 1) | (games.choices == 0)).all()
        games.step(games.random_actions(8))
    assert not games.masks().any()


def test_bad_shapes_are_refused() -> None:
    games = Batch(3, 2)
    games.reset(1)
    for actions in (np.zeros(3, int), np.zeros((2, 2), int), np.zeros((3, 2)), 7):
        with pytest.raises(ValueError, match="actions must"):
            games.step(actions)
    with pytest.raises(ValueError, match="where must"):
        games.reset(1, np.ones(2, np.bool_))
    with pytest.raises(ValueError, match="saved from"):
        games.restore(Batch(3, 3).save())


# --- how it is compiled


def test_boards_mean_the_same_compiled() -> None:
    board, put, nth, bits, number = u128.board, u128.put, u128.nth, u128.bits, u128.number

    @njit
    def every_operator(xs: Any, ys: Any, places: Any, out: Any, counts: Any) -> None:
        for i in range(len(xs)):
            x, y = board(xs, i), board(ys, i)
            put(out[i], 0, x & y)
            put(out[i], 1, x | y)
            put(out[i], 2, x ^ y)
            put(out[i], 3, x << places[i])
            put(out[i], 4, x >> places[i])
            put(out[i], 5, x + y)
            put(out[i], 6, x * y)
            put(out[i], 7, -x)
            put(out[i], 8, bits(places[i]))
            counts[i, 0] = x.bit_count()
            counts[i, 1] = nth(x, places[i] % x.bit_count())
            counts[i, 2] = number(x >> 66)
            counts[i, 3] = 1 if x else 0
            counts[i, 4] = 1 if x == y or not y else 0

    rng, low = Random(1), (1 << 128) - 1
    xs = [rng.getrandbits(128) & rng.getrandbits(128) | 1 << rng.randrange(128) for _ in range(2000)]
    ys = [rng.choice((x, 0, rng.getrandbits(128))) for x in xs]
    places = np.array([rng.randrange(128) for _ in xs])
    out, counts = np.zeros((len(xs), 9, 2), np.uint64), np.zeros((len(xs), 5), np.int64)
    every_operator(compiled.words(xs), compiled.words(ys), places, out, counts)
    for x, y, place, words, found in zip(xs, ys, places.tolist(), out, counts.tolist(), strict=True):
        wanted = [x & y, x | y, x ^ y, x << place, x >> place, x + y, x * y, -x, place]
        assert boards(words) == [value & low for value in wanted]
        count = x.bit_count()
        same = int(x == y or not y)
        assert found == [count, kernel.nth(x, place % count), x >> 66, 1, same]


def test_indices_are_checked_here() -> None:
    assert compiled.CHECKED
    games = Batch(2)
    games.reset(1)
    act_all = compiled.twin("charthouse.games.cartographers.lane.batch").act_all
    right, moved = np.zeros((2, 1), np.bool_), np.zeros(2, np.bool_)
    with pytest.raises(IndexError):
        act_all(games.tables, games.maps, games.random_actions(1)[:1], -1, right, moved)


def test_another_source_is_another_cache(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    name = "charthouse.games.cartographers.lane.batch"
    before = compiled.sources_hash(name)
    files = {path.name for path in compiled.sources(name)}
    assert {"batch.py", "steps.py", "forest.py", "explore.toml", "u128.py", "kernel.py"} <= files
    assert "rooms.py" not in files
    monkeypatch.setattr(compiled, "CHECKED", not compiled.CHECKED)
    assert compiled.sources_hash(name) != before


def test_the_engine_needs_no_lab() -> None:
    heavy = ["numba", "numpy", "gymnasium", "pettingzoo", "matplotlib", "ray"]
    code = (
        f"import sys, charthouse.cli, charthouse.games.cartographers; print({{*sys.modules}} & {{*{heavy}}})"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "set()"
