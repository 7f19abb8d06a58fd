"""Nobody learns what another seat has not shown yet, and nobody learns the seed before the end."""

from collections.abc import Callable, Iterator
from itertools import islice, permutations
from random import Random
from typing import Any

from arena import (
    RECALL,
    Step,
    Table,
    finished,
    hidden_turns,
    moments,
    new_match,
    pick,
    played_on,
    same,
    spread,
    viewers,
    whole_game,
)

from charthouse.core import codec, match, record
from charthouse.core.match import Match

# --- simultaneous turns commute


def answered(current: Match, actions: dict[int, Any], order: tuple[int, ...], rng: Random | None) -> Match:
    """The match after these seats answered in this order; with `rng` they also change their minds."""
    back = current.game.read_action(RECALL)
    for place, seat in enumerate(order):
        last = place == len(order) - 1
        if rng and not last:
            current = match.submit(current, seat, pick(current, seat, rng))
            current = match.submit(current, seat, back)
        current = match.submit(current, seat, actions[seat])
        if rng and not last:
            earlier = rng.choice(order[: place + 1])
            current = match.submit(current, earlier, back)
            current = match.submit(current, earlier, actions[earlier])
    return current


def open_questions(table: Table, seed: str) -> Iterator[Match]:
    """The moments at which several seats are asked and none has answered."""
    label = None
    for step in whole_game(table, seed):
        turn = step.before.turn
        if turn and turn.label != label and len(turn.seats) > 1:
            yield step.before
        label = turn.label if turn else None


def test_any_order_of_arrival_gives_the_same_state(shared_table: Table) -> None:
    rng = Random("arrivals")
    tried = 0
    for current in list(open_questions(shared_table, "arrivals"))[::2]:
        assert current.turn
        seats = current.turn.seats
        actions = {seat: pick(current, seat, rng) for seat in seats}
        orders = list(permutations(seats))
        usual = answered(current, actions, seats, None)
        for order in rng.sample(orders, min(8, len(orders))):
            for changing in (None, rng):
                other = answered(current, actions, order, changing)
                assert same(other.state, usual.state)
                assert other.turn == usual.turn
                tried += 1
    assert tried > 20 or not shared_table.simultaneous


def test_a_recall_leaves_the_table_as_if_the_seat_had_never_answered(shared_table: Table) -> None:
    back = shared_table.game.read_action(RECALL)
    for step in hidden_turns(shared_table, "arrivals"):
        again = match.submit(step.after, step.seat, back)
        assert same(again.state, step.before.state)
        assert again.turn == step.before.turn


def test_several_seats_are_asked_at_once_where_turns_are_simultaneous_and_nowhere_else(
    shared_table: Table,
) -> None:
    asked = {len(step.before.turn.seats) for step in whole_game(shared_table, "arrivals") if step.before.turn}
    at_once = shared_table.simultaneous
    assert (max(asked) > 1) == at_once
    assert bool(hidden_turns(shared_table, "arrivals")) == at_once


# --- what others see


def otherwise(table: Table, step: Step, rng: Random) -> tuple[Any, tuple[Any, ...]]:
    """The state and the events if the seat had answered something else."""
    menu = table.game.legal(step.before.state, step.seat)
    other = next(action for action in (menu.pick(rng) for _ in range(1000)) if action != step.action)
    events = table.game.decide(step.before.state, step.seat, other)
    state = step.before.state
    for event in events:
        state = table.game.evolve(state, event)
    return state, events


def told(table: Table, state: Any, events: tuple[Any, ...], seat: int) -> Iterator[object]:
    """Everything a viewer is given after a command."""
    view = table.game.observe(state, seat)
    yield view
    yield codec.write(view)
    yield [table.game.redact(event, seat) for event in events]
    yield [table.game.write_event(e) for event in events if (e := table.game.redact(event, seat)) is not None]
    yield list(islice(table.game.legal(state, seat), 150))
    yield list(islice(table.game.offer(view), 150))
    yield table.game.imagine(view, Random("told"))


def test_a_hidden_answer_changes_nothing_that_others_are_told(shared_table: Table) -> None:
    rng = Random("hidden")
    tried = 0
    for step in hidden_turns(shared_table, "hidden"):
        events = shared_table.game.decide(step.before.state, step.seat, step.action)
        state, other_events = otherwise(shared_table, step, rng)
        assert state != step.after.state
        for seat in viewers(shared_table):
            if seat != step.seat:
                real = told(shared_table, step.after.state, events, seat)
                imagined = told(shared_table, state, other_events, seat)
                assert all(same(one, two) for one, two in zip(real, imagined, strict=True))
                tried += 1
    assert tried > 20 or not shared_table.simultaneous


def test_a_seat_sees_its_own_answer(shared_table: Table) -> None:
    rng = Random("own")
    tried = 0
    for step in hidden_turns(shared_table, "hidden"):
        state, _ = otherwise(shared_table, step, rng)
        mine = shared_table.game.observe(step.after.state, step.seat)
        assert shared_table.game.observe(state, step.seat) != mine
        tried += 1
    assert tried > 10 or not shared_table.simultaneous


def test_an_imagined_state_looks_the_same_to_whoever_imagined_it(table: Table) -> None:
    for number, current in enumerate(spread(moments(table, "imagine"), 120)):
        for seat in viewers(table):
            view = table.game.observe(current.state, seat)
            state = table.game.imagine(view, Random(number))
            assert same(table.game.observe(state, seat), view)
            assert table.game.waiting(state) == current.turn


def test_what_is_imagined_can_be_played_to_its_end(table: Table) -> None:
    for number, current in enumerate(spread(moments(table, "imagine", every=16)[:-1], 5)):
        for seat in viewers(table):
            imagined = table.game.imagine(table.game.observe(current.state, seat), Random(number))
            assert match.outcome(played_on(current._replace(state=imagined), "imagined")) is not None


def test_an_imagined_state_may_cross_a_process(table: Table) -> None:
    for current in moments(table, "imagine", every=5):
        view = table.game.observe(current.state, 0)
        there = codec.read(codec.write(view), table.game.view_type)
        assert same(table.game.imagine(there, Random("x")), table.game.imagine(view, Random("x")))


# --- the seed


def spellings(current: Match) -> set[str]:
    """The secret and the seed as they could stand in a text."""
    writers: tuple[Callable[[bytes], str], ...] = (
        bytes.hex,
        lambda data: data.hex().upper(),
        lambda data: str(int.from_bytes(data, "big")),
        lambda data: str(int.from_bytes(data, "little")),
        repr,
    )
    return {write(data) for write in writers for data in (current.secret, current.seed)}


def texts(table: Table, current: Match) -> Iterator[str]:
    saved = match.recorded(current)
    yield record.write_text(saved)
    yield record.write_json(saved)
    yield codec.write(current.state)
    yield repr(current.state)
    for seat in viewers(table):
        view = table.game.observe(current.state, seat)
        yield codec.write(view)
        yield repr(view)


def test_neither_seed_nor_secret_is_in_any_text_before_the_end(table: Table) -> None:
    stirred = new_match(table, "seed", entropy=("a table",))
    assert stirred.seed != stirred.secret
    for current in (stirred, *spread(moments(table, "seed", every=3)[:-1], 30)):
        assert current.turn
        secrets = spellings(current)
        assert not any(spelling in text for text in texts(table, current) for spelling in secrets)


def test_the_secret_is_in_the_record_after_the_end_and_still_in_no_view_or_event(table: Table) -> None:
    end = finished(table, "seed")
    written, as_json, *rest = texts(table, end)
    assert f"secret {end.secret.hex()}" in written
    assert end.secret.hex() in as_json
    events = [line for entry in end.entries for line in entry.then]
    assert not any(spelling in text for text in (*rest, *events) for spelling in spellings(end))
