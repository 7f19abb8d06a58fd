"""Every game is on trial, and every game comes to an end."""

from random import Random

from arena import ARENAS, Table, new_match, pick, played_on, whole_game

from charthouse.core import match
from charthouse.games import game


def test_every_game_has_tables_in_the_arena(game_id: str) -> None:
    assert game_id in ARENAS, f"list some tables of {game_id} in tests/arena.py"
    tables = ARENAS[game_id].tables
    assert len(tables) > 1
    assert all(table.game_id == game_id for table in tables)
    assert all(table.players in game(game_id).seats for table in tables)


def test_a_game_is_known_by_its_own_id(game_id: str) -> None:
    assert game(game_id).id == game_id


def test_random_play_ends_within_the_decisions_a_game_has(table: Table) -> None:
    most = ARENAS[table.game_id].most_decisions * table.players
    rng = Random("bound")
    for seed in ("bound 1", "bound 2", "bound 3"):
        current, decisions = new_match(table, seed), 0
        while current.turn:
            seat = current.turn.seats[0]
            current = match.submit(current, seat, pick(current, seat, rng))
            decisions += 1
            assert decisions <= most


def test_somebody_owes_a_decision_until_there_is_an_outcome(table: Table) -> None:
    for step in whole_game(table, "outcome"):
        assert match.outcome(step.before) is None
        assert step.before.turn
        assert step.before.turn.seats
        assert list(step.before.turn.seats) == sorted(set(step.before.turn.seats))
        assert set(step.before.turn.seats) <= set(range(table.players))


def test_the_outcome_ranks_every_seat_once_and_the_best_is_first(table: Table) -> None:
    for seed in ("rank 1", "rank 2", "rank 3"):
        outcome = match.outcome(played_on(new_match(table, seed), seed))
        assert outcome is not None
        standings = outcome.standings
        assert [standing.seat for standing in standings] == list(range(table.players))
        assert min(standing.rank for standing in standings) == 1
        for standing in standings:
            assert standing.score == sum(standing.because.values())
            better = [other for other in standings if other.rank < standing.rank]
            assert standing.rank == len(better) + 1
            assert all(other.score >= standing.score for other in better)
