"""A menu and the rules say the same: what is listed is accepted, all else is refused with a reason."""

from collections.abc import Iterator
from itertools import islice, product
from random import Random
from typing import Any

import pytest
from arena import (
    RECALL,
    Table,
    finished,
    moments,
    outsiders,
    refusal,
    same,
    sentence,
    some,
    whole_game,
)

from charthouse.core import match, replay
from charthouse.core.game import CHANCE, BadText, Chance, IllegalAction

SMALL = 1500


def agrees(table: Table, state: Any, seat: int, action: Any) -> bool:
    """Whether the action is refused, after checking that menu, rules and language files agree on it."""
    problem = refusal(table.game, state, seat, action)
    listed = action in table.game.legal(state, seat)
    assert listed == (problem is None), f"seat {seat}: {action} is listed: {listed}, refused: {problem}"
    if problem is not None:
        assert sentence(problem)
    return problem is not None


def test_everything_a_small_menu_lists_is_accepted_and_listed_once(table: Table) -> None:
    walked = 0
    for current in moments(table, "menus", every=5)[:-1]:
        assert current.turn
        for seat in current.turn.seats[:2]:
            menu = table.game.legal(current.state, seat)
            listed = list(islice(menu, SMALL))
            assert listed
            assert bool(menu)
            if len(listed) < SMALL:
                assert len(set(listed)) == len(listed)
                assert all(not agrees(table, current.state, seat, action) for action in listed)
                assert same(list(table.game.legal(current.state, seat)), listed)
                walked += 1
    assert walked


def test_whatever_is_picked_from_a_large_menu_is_accepted(table: Table) -> None:
    rng = Random("picked")
    for step in whole_game(table, "menus"):
        menu = table.game.legal(step.before.state, step.seat)
        for action in some(menu, rng, 20, 12):
            assert not agrees(table, step.before.state, step.seat, action)


def test_drafts_and_their_extensions_are_the_whole_menu(table: Table) -> None:
    compared = 0
    for current in moments(table, "menus", every=6)[:-1]:
        assert current.turn
        menu = table.game.legal(current.state, current.turn.seats[0])
        listed = list(islice(menu, SMALL))
        if len(listed) < SMALL:
            reached = [whole for draft in menu.drafts() for whole in (draft, *menu.extensions(draft))]
            assert sorted(map(str, reached)) == sorted(map(str, listed))
            compared += 1
    assert compared


def test_the_menu_offered_from_a_view_is_the_menu_of_the_rules(table: Table) -> None:
    for current in moments(table, "menus", every=4):
        for seat in range(table.players):
            offered = table.game.offer(table.game.observe(current.state, seat))
            listed = table.game.legal(current.state, seat)
            assert list(islice(offered, 200)) == list(islice(listed, 200))
            assert bool(offered) == bool(listed)


def test_actions_of_other_turns_and_other_seats_are_refused_unless_they_are_listed(table: Table) -> None:
    rng = Random("foreign")
    steps = whole_game(table, "menus")
    refused = 0
    for step in steps[::2]:
        for other in rng.sample(steps, min(6, len(steps))):
            for seat in range(table.players):
                refused += agrees(table, step.before.state, seat, other.action)
    assert refused > len(steps)


def test_actions_of_the_neighbours_menu_are_refused_unless_they_are_listed(shared_table: Table) -> None:
    rng = Random("neighbour")
    refused = 0
    for current in moments(shared_table, "menus", every=3):
        for seat, other in product(range(min(3, shared_table.players)), repeat=2):
            for action in some(shared_table.game.legal(current.state, other), rng, 3, 3):
                refused += agrees(shared_table, current.state, seat, action)
    assert refused


def test_seats_that_owe_nothing_have_nothing_but_their_recall(shared_table: Table) -> None:
    back = shared_table.game.read_action(RECALL)
    idle = 0
    for step in whole_game(shared_table, "menus"):
        assert step.before.turn
        for seat in range(shared_table.players):
            if seat not in step.before.turn.seats:
                idle += 1
                assert list(shared_table.game.legal(step.before.state, seat)) in ([], [back])
                if step.action != back:
                    assert agrees(shared_table, step.before.state, seat, step.action)
    assert idle


def test_a_recall_is_refused_when_nothing_was_committed(table: Table) -> None:
    back = table.game.read_action(RECALL)
    for current in moments(table, "menus"):
        for seat in current.turn.seats if current.turn else range(table.players):
            assert agrees(table, current.state, seat, back)


def test_seats_that_do_not_exist_may_do_nothing(table: Table) -> None:
    for step in whole_game(table, "menus")[::2]:
        for seat in outsiders(table):
            assert not table.game.legal(step.before.state, seat)
            assert agrees(table, step.before.state, seat, step.action)


def test_no_answer_is_taken_from_chance_while_a_seat_is_asked(table: Table) -> None:
    known = {answer for e in finished(table, "menus").entries for _, answer in e.answers}
    for current in moments(table, "menus", every=5):
        for answer in (*known, "", "nonsense"):
            problem = refusal(table.game, current.state, CHANCE, answer)
            assert problem is not None
            assert sentence(problem)


def test_chance_may_answer_only_what_its_question_lists(table: Table) -> None:
    played = table.game
    state = replay.opening(played, finished(table, "menus").header)
    question = played.waiting(state)
    asked = 0
    while isinstance(question, Chance):
        assert list(question.menu) == sorted(question.menu)
        for answer in question.menu:
            assert refusal(played, state, CHANCE, answer) is None
        for answer in ("", "nonsense", question.menu[0] + "x"):
            problem = refusal(played, state, CHANCE, answer)
            assert problem is not None
            assert sentence(problem)
        for seat in range(table.players):
            assert not played.legal(state, seat)
        for event in played.decide(state, CHANCE, question.menu[-1]):
            state = played.evolve(state, event)
        question = played.waiting(state)
        asked += 1
    assert asked


def test_when_the_game_is_over_nobody_may_do_anything(table: Table) -> None:
    end = finished(table, "menus")
    for step in whole_game(table, "menus")[::3]:
        for seat in (*range(table.players), *outsiders(table)):
            assert not table.game.legal(end.state, seat)
            assert agrees(table, end.state, seat, step.action)


def test_a_text_in_place_of_an_action_is_refused(table: Table) -> None:
    step = whole_game(table, "menus")[0]
    for seat in range(table.players):
        assert agrees(table, step.before.state, seat, table.game.write_action(step.action))


def mutated_texts(text: str, others: list[str], rng: Random) -> Iterator[str]:
    """Texts near an action's: a word dropped, doubled, moved, or taken from another action."""
    words = text.split()
    at = rng.randrange(len(words))
    yield " ".join(words[:at] + words[at + 1 :])
    yield " ".join([*words[:at], words[at], *words[at:]])
    yield " ".join([*words[at:], *words[:at]])
    strange = rng.choice(others).split()
    yield " ".join([*words[:at], rng.choice(strange), *words[at + 1 :]])
    yield " ".join([*words, rng.choice(strange)])
    yield " ".join([*words, "+", rng.choice(strange)])
    yield text.upper()
    yield ""


def test_a_mutated_text_is_no_action_or_one_on_which_menu_and_rules_agree(table: Table) -> None:
    rng = Random("mutated texts")
    steps = whole_game(table, "menus")
    texts = [table.game.write_action(step.action) for step in steps]
    refused = 0
    for step, text in zip(steps, texts, strict=True):
        for near in mutated_texts(text, texts, rng):
            try:
                action = table.game.read_action(near)
            except BadText:
                continue
            refused += agrees(table, step.before.state, step.seat, action)
    assert refused > len(steps) // 2


def crossed(one: Any, other: Any, rng: Random) -> Any:
    """An action with each of its fields from one parent or the other."""
    fields = zip(one, other, strict=True)
    return type(one)(*(rng.choice(pair) for pair in fields))


def test_an_action_crossed_from_two_others_is_refused_or_has_a_text_that_reads_back(table: Table) -> None:
    """Whatever the rules accept can be written down: nothing else may enter a record."""
    rng = Random("crossed")
    offered = [
        action
        for step in whole_game(table, "menus")[::3]
        for action in some(table.game.legal(step.before.state, step.seat), rng, 0, 4)
    ]
    refused = 0
    for step in whole_game(table, "menus")[::2]:
        here = some(table.game.legal(step.before.state, step.seat), rng, 0, 8)
        for action in here:
            child = crossed(action, rng.choice([*here, *offered]), rng)
            if agrees(table, step.before.state, step.seat, child):
                refused += 1
            else:
                assert same(table.game.read_action(table.game.write_action(child)), child)
    assert refused


def test_what_is_refused_leaves_the_match_as_it_was(table: Table) -> None:
    for step in whole_game(table, "menus")[::4]:
        with pytest.raises(IllegalAction):
            match.submit(step.before, table.players, step.action)
        with pytest.raises(IllegalAction):
            match.submit(step.before, CHANCE, step.action)
        assert match.submit(step.before, step.seat, step.action) == step.after
