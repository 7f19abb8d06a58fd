"""All functions of a game are pure: whatever is asked of a state, it stays as it was."""

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

import pytest
from arena import Table, outsiders, refusal, viewers, whole_game

from charthouse.core import codec

Question = Callable[[Table, Any, int, Any], object]


def _imagine(table: Table, state: Any, seat: int, action: Any) -> object:
    return [
        table.game.imagine(table.game.observe(state, viewer), Random("purity")) for viewer in viewers(table)
    ]


def _evolve(table: Table, state: Any, seat: int, action: Any) -> object:
    later = state
    for event in table.game.decide(state, seat, action):
        table.game.evolve(state, event)
        later = table.game.evolve(later, event)
    return later


QUESTIONS: dict[str, Question] = {
    "waiting": lambda table, state, seat, action: table.game.waiting(state),
    "legal": lambda table, state, seat, action: list(islice(table.game.legal(state, seat), 300)),
    "pick": lambda table, state, seat, action: table.game.legal(state, seat).pick(Random("purity")),
    "decide": lambda table, state, seat, action: table.game.decide(state, seat, action),
    "refuse": lambda table, state, seat, action: [
        refusal(table.game, state, outsider, action) is None for outsider in outsiders(table)
    ],
    "evolve": _evolve,
    "observe": lambda table, state, seat, action: [table.game.observe(state, v) for v in viewers(table)],
    "imagine": _imagine,
    "offer": lambda table, state, seat, action: list(
        islice(table.game.offer(table.game.observe(state, seat)), 300)
    ),
    "gain": lambda table, state, seat, action: table.game.gain(table.game.observe(state, seat), action),
    "outcome": lambda table, state, seat, action: table.game.outcome(state),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_asking_changes_nothing_and_asking_again_gives_the_same_answer(question: str, table: Table) -> None:
    ask = QUESTIONS[question]
    for step in whole_game(table, "purity")[::6]:
        assert step.before.turn
        if question == "gain" and step.seat not in step.before.turn.seats:
            continue  # a recall is worth nothing
        state = step.before.state
        before = codec.digest(state)
        answer = ask(table, state, step.seat, step.action)
        assert codec.digest(state) == before
        assert ask(table, state, step.seat, step.action) == answer


def test_a_view_is_not_changed_by_imagining_or_by_asking_for_its_menu(table: Table) -> None:
    for step in whole_game(table, "purity")[::6]:
        for seat in viewers(table):
            view = table.game.observe(step.before.state, seat)
            before = codec.digest(view)
            table.game.imagine(view, Random("view"))
            list(islice(table.game.offer(view), 100))
            assert codec.digest(view) == before
