"""The scout: its budgets, its honesty, and every table it must be able to play at."""

import random
import time
from itertools import count, pairwise
from random import Random
from typing import Any

import pytest
from arena import TABLES, Table, new_match, whole_game

import charthouse.bots as bots
from charthouse.bots import scout
from charthouse.bots.imagined import Imagined
from charthouse.bots.scout import Budget, Planner, think
from charthouse.bots.weights import Weights, in_order, read, write
from charthouse.core import codec, match
from charthouse.core.game import BadText
from charthouse.core.match import Match
from charthouse.games import game, part
from charthouse.games.cartographers.cards import BOX
from charthouse.games.cartographers.lane.printed import CARD_IDS
from charthouse.games.cartographers.outlook.ideas import note, recall
from charthouse.games.cartographers.outlook.look import drawn_by_number, rank, whole_value
from charthouse.games.cartographers.outlook.value import weigh
from charthouse.games.cartographers.state import card as turned
from charthouse.games.cartographers.state import purse

CARTOGRAPHERS = [table for table in TABLES if table.game_id == "cartographers"]
FEW = Budget(games=12)


def played(table: Table, name: str, seed: str) -> Match:
    """A whole game, the scout at the first seat and random players at the others."""
    current, rng = new_match(table, seed), Random(seed)
    while current.turn:
        seat = current.turn.seats[0]
        view = table.game.observe(current.state, seat)
        current = match.submit(
            current, seat, bots.bot(name if seat == 0 else "random")(table.game, view, rng)
        )
    return current


# --- names and budgets


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("scouts", "bad-bot"),
        ("scout:", "bad-bot"),
        ("greedy:5ms", "bad-bot"),
        ("scout:5", "bad-bot-budget"),
        ("scout:0n", "bad-bot-budget"),
        ("scout:-5ms", "bad-bot-budget"),
        ("scout:1e3n", "bad-bot-budget"),
        ("scout:5s", "bad-bot-budget"),
        ("scout:99999999n", "bad-bot-budget"),
    ],
)
def test_what_is_no_bot_and_no_budget_is_refused(name: str, reason: str) -> None:
    with pytest.raises(BadText) as refused:
        bots.bot(name)
    assert refused.value.reason == reason


def test_budgets_are_read() -> None:
    assert scout.budget("4000n") == Budget(games=4000)
    assert scout.budget("500ms") == Budget(seconds=0.5)


@pytest.mark.parametrize("steady", [1, 50])
def test_a_clock_of_large_steps_does_no_harm(monkeypatch: pytest.MonkeyPatch, steady: int) -> None:
    """Some clocks move once in a while: then many imagined games seem to take no time at all."""
    asked = count()
    monkeypatch.setattr(time, "thread_time", lambda: next(asked) // steady * 0.004)
    view = views(Table("cartographers", 1, {}), "clock")[2]
    thoughts = think(game("cartographers"), view, Random(1), Budget(seconds=0.05))
    assert sum(thought.games for thought in thoughts) > 0


def test_every_level_is_a_bot() -> None:
    assert len(bots.LEVELS) == 3
    for name in bots.LEVELS:
        assert callable(bots.bot(name))


# --- it plays everything


@pytest.mark.parametrize("table", CARTOGRAPHERS, ids=str)
@pytest.mark.parametrize("name", ["scout", "scout:12n"])
def test_it_plays_at_every_table(table: Table, name: str) -> None:
    """Every action is legal, or the match would refuse it."""
    assert match.outcome(played(table, name, "every table")) is not None


def views(table: Table, seed: str) -> list[Any]:
    """What each seat saw when it was asked."""
    asked = [(step.before.state, step.before.turn) for step in whole_game(table, seed)]
    return [table.game.observe(state, turn.seats[0]) for state, turn in asked if turn]


@pytest.mark.parametrize("table", CARTOGRAPHERS[:8:3], ids=str)
def test_plain_and_compiled_kernels_see_the_same(table: Table) -> None:
    for view in views(table, "two ways")[3::9]:
        two = [scout.planner_of(table.game, view, compiled) for compiled in (False, True)]
        plain, fast = (planner.look(6) for planner in two)
        assert [action for action, _ in plain] == [action for action, _ in fast]
        assert [stars for _, stars in plain] == pytest.approx([stars for _, stars in fast])
        first, second = (planner.imagine([0, 1][: len(plain)], Random(1), 1) for planner in two)
        for one, other in zip(first, second, strict=True):
            assert list(one) == pytest.approx(list(other))


def test_it_plays_by_the_rules_alone_where_a_game_has_no_outlook() -> None:
    table = Table("cartographers", 2, {})
    current, rng = new_match(table, "rules alone"), Random(1)
    assert current.turn
    seat = current.turn.seats[0]
    view = table.game.observe(current.state, seat)
    planner: Planner = Imagined(table.game, view)
    looked = planner.look(3)
    assert len(looked) == 3
    assert looked == sorted(looked, key=lambda choice: -choice[1])
    assert all(action in table.game.offer(view) for action, _ in looked)
    assert list(planner.imagine([0, 1], Random(5), 1)) == list(planner.imagine([0, 1], Random(5), 1))
    assert match.submit(current, seat, looked[rng.randrange(3)][0])


# --- it is honest


def test_the_same_luck_gives_the_same_choice() -> None:
    table = Table("cartographers", 1, {})
    for view in views(table, "again")[::7]:
        first = think(table.game, view, Random(3), FEW)
        assert think(table.game, view, Random(3), FEW) == first


@pytest.mark.parametrize("name", ["greedy", "scout", "scout:12n"])
@pytest.mark.parametrize("options", [{}, {"side": "B"}, {"skills": True}], ids=str)
def test_two_worlds_with_one_view_get_one_choice(options: dict[str, Any], name: str) -> None:
    """What others have committed and what will be dealt cannot matter: neither is in the view."""
    table = Table("cartographers", 3, options)
    tried = 0
    for step in list(whole_game(table, "two worlds"))[4::6]:
        current = step.before
        if not current.turn or len(current.turn.seats) < 2:
            continue
        seat, other = current.turn.seats[:2]
        worlds = []
        for luck in (1, 2):
            menu = table.game.legal(current.state, other)
            world = match.submit(current, other, menu.pick(Random(luck)))
            worlds.append(table.game.observe(world.state, seat))
        assert codec.write(worlds[0]) == codec.write(worlds[1])
        one, two = (bots.bot(name)(table.game, view, Random(9)) for view in worlds)
        assert one == two
        tried += 1
    assert tried


@pytest.mark.parametrize("last", [False, True])
def test_every_card_is_the_next_one_equally_often(monkeypatch: pytest.MonkeyPatch, last: bool) -> None:
    """In as many imagined games as there are cards, however they are asked for, each comes first once."""
    every = views(Table("cartographers", 1, {}), "equally often")
    ends = [seen for seen, after in pairwise(every) if seen.public.season != after.public.season]
    planner: Any = scout.planner_of(game("cartographers"), ends[0] if last else every[3])
    planner.look(2)
    deck, ambushes = planner.moment.deck.bit_count(), planner.moment.in_deck
    # Behind the last drawing of a season the cards are shuffled anew, with one more ambush.
    cards = len(BOX.explore) + ambushes + 1 if last else deck + ambushes
    first: list[int] = []
    plan = planner._plan

    def noted(*given: Any) -> Any:
        first.extend(int(number) % cards for number in given[6][:: planner.kernels.LUCK])
        return plan(*given)

    monkeypatch.setattr(planner, "_plan", noted)
    for games in (1, 3, cards - 4):
        planner.imagine([0, 1], Random(games), games)
    assert sorted(first) == list(range(cards))


def test_it_draws_on_no_luck_but_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    view = views(Table("cartographers", 1, {}), "own luck")[5]
    wanted = think(game("cartographers"), view, Random(3), FEW)
    random.seed(77)
    monkeypatch.setattr(random, "random", lambda: 0.0)
    assert think(game("cartographers"), view, Random(3), FEW) == wanted


def test_what_is_remembered_of_a_card_is_its_best_drawing_and_one_that_fits() -> None:
    """Of the ideas for a card the best that can still be drawn is taken, with what it is worth."""
    view = views(Table("cartographers", 1, {}), "ideas")[6]
    planner: Any = scout.planner_of(game("cartographers"), view, compiled=False)
    card, sheet, coins = CARD_IDS.index(turned(view.public)), planner.map.sheet, purse(planner.map)
    room, kept = planner._ideas(1), planner._best(40)
    at = (card, planner.terms, planner.moment)
    weigh(planner.terms.weights, planner.terms.edicts, planner.moment, planner.desk.shares, planner.desk.node)
    found = rank(sheet, coins, *at, 1.0, planner.desk, kept, 40)
    note(room, card, sheet, coins, kept, found)
    note(room, card, sheet, coins, kept, found)
    assert room.noted[card] == found == 40
    best = planner._best(1)
    assert recall(sheet, coins, *at, 1.0, planner.desk, best, room) == 1
    assert (best.terrains[0], best.spaces[0], best.coins[0]) == (
        kept.terrains[0],
        kept.spaces[0],
        kept.coins[0],
    )
    assert best.values[0] == pytest.approx(kept.values[0])
    covered = drawn_by_number(sheet, kept.terrains[0], kept.spaces[0])
    assert recall(covered, coins, *at, 1.0, planner.desk, best, room) == 1
    assert not best.spaces[0] & covered.filled
    after = drawn_by_number(covered, best.terrains[0], best.spaces[0])
    worth = whole_value(after, best.coins[0], planner.terms, planner.moment, planner.desk)
    assert best.values[0] == pytest.approx(worth)


# --- it says why


def test_it_says_what_it_expects() -> None:
    table = Table("cartographers", 1, {})
    view = views(table, "why")[2]
    told = bots.explain("scout:24n", table.game, view, Random(1))
    assert told[0][0] == bots.bot("scout:24n")(table.game, view, Random(1))
    assert len(told) > 3
    assert all(action in table.game.offer(view) for action, _ in told)
    assert all(-100 < stars < 300 for _, stars in told)
    assert bots.explain("greedy", table.game, view, Random(1)) == []


def test_the_last_drawing_of_a_year_is_valued_exactly() -> None:
    """With no time left there is no promise: the look is what the rules then score."""
    table = Table("cartographers", 1, {})
    steps = [step for step in whole_game(table, "exactly") if step.before.turn]
    current = steps[-1].before
    assert current.turn
    view = table.game.observe(current.state, 0)
    for action, stars in scout.planner_of(table.game, view).look(12):
        outcome = match.outcome(match.submit(current, 0, action))
        assert outcome is not None
        assert outcome.standings[0].score == pytest.approx(stars)


# --- it is stronger


def test_an_ambush_is_drawn_where_it_leaves_least() -> None:
    """Of all legal drawings none promises the neighbour less."""
    table = Table("cartographers", 2, {})
    found = 0
    for step in whole_game(table, "ambush"):
        current = step.before
        if not current.turn or current.state.public.passed == 0:
            continue
        view = table.game.observe(current.state, current.turn.seats[0])
        planner: Any = scout.planner_of(table.game, view)
        looked = planner.look(12)
        assert planner.sign == -1
        assert [stars for _, stars in looked] == sorted(stars for _, stars in looked)
        every = [option.stars for option in planner._tried(list(table.game.offer(view)))]
        assert len(every) > 1
        assert looked[0][1] == pytest.approx(min(every))
        assert bots.bot("scout")(table.game, view, Random(1)) == looked[0][0]
        found += 1
    assert found


def test_it_beats_greedy_alone() -> None:
    table = Table("cartographers", 1, {})
    ratings = dict.fromkeys(("greedy", "scout"), 0)
    for name in ratings:
        for seed in range(4):
            outcome = match.outcome(played(table, name, f"stronger/{seed}"))
            assert outcome is not None
            ratings[name] += int(outcome.notes["rating"])
    assert ratings["scout"] > ratings["greedy"]


# --- the weights


def test_the_weights_load_strictly() -> None:
    outlook, planner, practice = (
        part("cartographers", f"outlook{name}") for name in ("", ".planner", ".practice")
    )
    assert outlook
    assert planner
    assert practice
    text = outlook.WEIGHTS.read_text(encoding="utf-8")
    learned = read(text, planner.SHAPE)
    assert set(learned.sets) == set(practice.SETS)
    assert learned.seconds > 0
    assert read(write(learned), planner.SHAPE) == learned
    with pytest.raises(ValueError, match="train anew"):
        read(text, (1, 2, 3))
    with pytest.raises(ValueError, match="weights where"):
        read(write(Weights("x", 1, 1, 1, (2, 2), {"A": {"coins": [1.0]}})), (2, 2))
    assert all(set(items) == set(planner.ITEMS) for items in learned.sets.values())
    assert in_order({"coins": [1.0, 2.0]}, ("new_card", "coins"), (2,)) == [0.0, 0.0, 1.0, 2.0]
    with pytest.raises(ValueError, match="unknown field"):
        read(text.replace('"seed"', '"seeds"', 1), planner.SHAPE)
