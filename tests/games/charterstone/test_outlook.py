"""The scout at a table of Charterstone: it plays every table, is honest, and is stronger than greedy."""

import random
from random import Random
from typing import Any

import pytest
from arena import ARENAS, Table, new_match
from village import dealt, give, near_the_end, play

import charthouse.bots as bots
from charthouse.bots import scout
from charthouse.bots.playout import play_out
from charthouse.bots.playout import players as seated
from charthouse.bots.scout import Budget, think
from charthouse.core import codec, fair, match
from charthouse.core.game import Player
from charthouse.core.match import Match
from charthouse.games.charterstone import GAME
from charthouse.games.charterstone.outlook.value import promise

FEW = Budget(games=12)


def scores(names: list[str], seed: str) -> list[int]:
    """The points of each seat of a game of these bots."""
    end, _ = play_out(GAME, [bots.bot(name) for name in names], {}, seed)
    outcome = match.outcome(end)
    assert outcome is not None
    return [standing.score for standing in outcome.standings]


@pytest.mark.parametrize("table", ARENAS["charterstone"].tables, ids=str)
def test_it_plays_at_every_table(table: Table) -> None:
    """Every action is legal, or the match would refuse it; it thinks now and then."""
    current, rng, decisions = new_match(table, "every table"), Random(1), 0
    while current.turn:
        seat = current.turn.seats[0]
        name = "scout:4n" if decisions % 25 == 0 else "scout" if seat == 0 else "greedy"
        current = match.submit(current, seat, bots.bot(name)(GAME, GAME.observe(current.state, seat), rng))
        decisions += 1
    assert match.outcome(current) is not None


@pytest.mark.parametrize(
    ("players", "seed"), [(3, "7/0"), (4, "long 4 16"), (5, "long 5 3"), (6, "long 6 10")]
)
def test_a_table_of_scouts_alone_comes_to_its_end(players: int, seed: str) -> None:
    """By promises alone nobody would ever end these games: each rather keeps its last influence."""
    current = match.start(GAME, seated(players), {}, fair.secret_of(seed))
    while current.turn and current.state.turn < 120 * players:
        view = GAME.observe(current.state, current.turn.seats[0])
        current = match.submit(current, view.seat, bots.bot("scout")(GAME, view, Random(1)))
    assert match.outcome(current) is not None


def test_every_level_is_another_bot() -> None:
    """One look is not greedy, and thinking is not one look."""
    found: dict[str, list[Any]] = {"greedy": [], "scout": [], "scout:24n": []}
    for view in views("levels", 2, 5):
        for name, chosen in found.items():
            chosen.append(bots.bot(name)(GAME, view, Random(1)))
    assert found["greedy"] != found["scout"] != found["scout:24n"]


def views(seed: str, players: int, every: int) -> list[Any]:
    """What a seat saw whenever it was asked in a game of greedy players."""
    current, rng, found = new_match(Table("charterstone", players, {}), seed), Random(seed), []
    while current.turn:
        view = GAME.observe(current.state, current.turn.seats[0])
        found.append(view)
        current = match.submit(current, view.seat, bots.bot("greedy")(GAME, view, rng))
    return found[::every]


def test_two_worlds_with_one_view_get_one_choice() -> None:
    """Two tables with one past and other cards to come: the same view and the same count, the same choice."""
    seats = (Player("a"), Player("b"))
    for number in range(6):
        past, rng = match.start(GAME, seats, {}, fair.secret_of("one")), Random(number)
        for _ in range(8 * number):
            past = submitted(past, rng)
        last = len(past.entries) - 1
        worlds = [
            match.fork(GAME, match.recorded(past), last, fair.secret_of(secret)) for secret in ("1", "2")
        ]
        one, two = (GAME.observe(world.state, world.turn.seats[0]) for world in worlds if world.turn)
        assert codec.write(one) == codec.write(two)
        assert think(GAME, one, Random(9), FEW) == think(GAME, two, Random(9), FEW)


def submitted(current: Match, rng: Random) -> Match:
    assert current.turn
    seat = current.turn.seats[0]
    return match.submit(current, seat, GAME.legal(current.state, seat).pick(rng))


def test_it_draws_on_no_luck_but_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    view = views("own luck", 3, 7)[2]
    wanted = think(GAME, view, Random(3), FEW)
    random.seed(77)
    monkeypatch.setattr(random, "random", lambda: 0.0)
    assert think(GAME, view, Random(3), FEW) == wanted


def test_it_says_what_it_expects() -> None:
    view = views("why", 4, 9)[3]
    told = bots.explain("scout:24n", GAME, view, Random(1))
    assert told[0][0] == bots.bot("scout:24n")(GAME, view, Random(1))
    assert all(action in GAME.offer(view) for action, _ in told)
    assert all(-60 < points < 60 for _, points in told)


def test_it_gets_ready_without_a_compiler() -> None:
    scout.warm(GAME)


@pytest.mark.parametrize("players", [2, 4])
def test_one_look_beats_greedy(players: int) -> None:
    """Seats rotate; what counts is how far it is ahead of the others' mean."""
    ahead = 0.0
    for number in range(8):
        names = ["greedy"] * players
        names[number % players] = "scout"
        points = scores(names, f"stronger/{number}")
        own = points.pop(number % players)
        ahead += own - sum(points) / len(points)
    assert ahead > 0


# --- what it is worth


def test_more_of_anything_promises_more() -> None:
    poor = dealt(2)
    for goods in ({"coins": 1}, {"iron": 1}, {"grain": 2}):
        assert promise(give(poor, 0, **goods), 0) > promise(poor, 0)
    for card in ("sherpa", "grain_field", "seed_exchange"):
        assert promise(give(poor, 0, card), 0) > promise(poor, 0)
    assert promise(give(poor, 0, spent=3), 0) < promise(poor, 0)


def test_at_the_end_only_points_are_promised() -> None:
    state = near_the_end(give(dealt(2), 0, coins=4, iron=2))
    state = play(state, "place grandstand", "place coal_pit")
    outcome = GAME.outcome(state)
    assert outcome is not None
    for standing in outcome.standings:
        assert promise(state, standing.seat) == standing.score
