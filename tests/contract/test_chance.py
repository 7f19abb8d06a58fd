"""Chance is asked, not rolled: an answer depends on the seed and on the label of the question alone."""

from itertools import zip_longest
from random import Random

import pytest
from arena import ARENAS, Table, answers, new_match, pick, played_on, secret

from charthouse.bots import bot
from charthouse.core import fair, match, replay
from charthouse.core.game import Chance
from charthouse.core.match import Match


def last_seat_first(current: Match) -> Match:
    """Another policy: the last seat answers first, and always with the first action of its menu.

    Where such players would never come to an end, they are stopped.
    """
    while current.turn and len(current.entries) < 400:
        seat = current.turn.seats[-1]
        current = match.submit(current, seat, next(iter(current.game.legal(current.state, seat))))
    return current


def dealt_alike(one: list[tuple[str, str]], other: list[tuple[str, str]]) -> bool:
    """The same questions with the same answers, as far as both games went."""
    shorter = min(len(one), len(other))
    return one[:shorter] == other[:shorter]


@pytest.mark.parametrize("seed", ["deal 1", "deal 2", "deal 3"])
def test_one_seed_deals_the_same_to_every_table_whatever_is_played(seed: str, game_id: str) -> None:
    ends = [played_on(new_match(table, seed), f"{seed}/{table}") for table in ARENAS[game_id].dealt_alike]
    ends += [last_seat_first(new_match(table, seed)) for table in ARENAS[game_id].dealt_alike]
    alike = ARENAS[game_id].alike
    dealt = [answers(end)[:alike] for end in ends]
    longest = max(dealt, key=len)
    assert len(longest) > 20 or len(longest) == alike
    assert all(dealt_alike(each, longest) for each in dealt)


def test_another_seed_deals_otherwise(game_id: str) -> None:
    table = ARENAS[game_id].dealt_alike[0]
    deals = {tuple(answers(played_on(new_match(table, f"seed {n}"), "same policy"))) for n in range(5)}
    assert len(deals) == 5


def test_a_better_bot_is_dealt_nothing_else(game_id: str) -> None:
    table = ARENAS[game_id].dealt_alike[0]
    rng, current = Random("better"), new_match(table, "better bot")
    while current.turn:
        seat = current.turn.seats[0]
        view = table.game.observe(current.state, seat)
        current = match.submit(current, seat, bot("greedy")(table.game, view, rng))
    alike = ARENAS[game_id].alike
    other = played_on(new_match(table, "better bot"), "random")
    assert dealt_alike(answers(current)[:alike], answers(other)[:alike])


def test_every_answer_is_what_the_seed_draws_for_its_label(table: Table) -> None:
    played = table.game
    end = played_on(new_match(table, "labels", entropy=("stirred",)), "labels")
    seed = fair.seed_of(secret("labels"), ("stirred",))
    lines = [line for step in replay.steps(played, match.recorded(end)) for line in step.lines]
    for state, _, answer in lines:
        if answer is not None:
            question = played.waiting(state)
            assert isinstance(question, Chance)
            drawn = question.menu[fair.draw(seed, question.label, len(question.menu))]
            assert answer == (question.label, drawn)


def test_no_question_is_asked_twice_in_a_game(table: Table) -> None:
    for seed in ("once 1", "once 2"):
        labels = [label for label, _ in answers(played_on(new_match(table, seed), seed))]
        assert len(set(labels)) == len(labels)


def test_a_turn_keeps_its_label_until_it_is_resolved_and_never_comes_again(table: Table) -> None:
    rng, current, labels = Random("turns"), new_match(table, "turns"), list[str]()
    while current.turn:
        labels.append(current.turn.label)
        seat = rng.choice(current.turn.seats)
        current = match.submit(current, seat, pick(current, seat, rng))
    runs = [one for one, two in zip_longest(labels, labels[1:]) if one != two]
    assert len(set(runs)) == len(runs)
