"""The record is the truth: fold it, decide it again, take back, fork it; whatever is changed is noticed."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from arena import (
    ARENAS,
    SHARED_TABLES,
    Table,
    finished,
    moments,
    new_match,
    played_on,
    same,
    secret,
    spread,
    whole_game,
)

from charthouse.core import codec, fair, match, record, replay
from charthouse.core.game import BadText, Chance, IllegalAction
from charthouse.core.match import Match
from charthouse.core.record import Entry, Record

# --- folding and deciding again


def test_the_fold_of_the_recorded_events_is_the_live_state_after_every_entry(table: Table) -> None:
    live = moments(table, "replay")
    steps = list(replay.steps(table.game, match.recorded(live[-1])))
    assert [step.number for step in steps] == list(range(len(live)))
    assert all(same(step.after, current.state) for step, current in zip(steps, live, strict=True))
    assert all(same(one.after, two.before) for one, two in pairwise(steps))


def test_deciding_the_recorded_actions_again_gives_the_same_events_and_state(table: Table) -> None:
    for current in spread(moments(table, "replay", every=9), 20):
        saved = match.recorded(current)
        assert same(replay.decided_again(table.game, saved), current.state)
        assert record.broken_link(saved) is None


def test_an_entry_holds_the_events_of_its_action_in_their_order(table: Table) -> None:
    played = table.game
    for step in whole_game(table, "replay"):
        entry = step.after.entries[-1]
        events = [
            played.write_event(event) for event in played.decide(step.before.state, step.seat, step.action)
        ]
        assert list(entry.then[: len(events)]) == events
        assert (entry.seat, entry.action) == (step.seat, played.write_action(step.action))


def test_a_saved_match_goes_on_as_if_nothing_had_happened(table: Table) -> None:
    for current in spread(moments(table, "replay", every=11), 15):
        for text in (record.write_text(match.recorded(current)), record.write_json(match.recorded(current))):
            again = match.resume(table.game, record.read(text), current.secret)
            assert again == current
            assert same(again.state, current.state)


def test_a_match_is_not_resumed_with_another_secret(table: Table) -> None:
    with pytest.raises(BadText, match="bad-secret"):
        match.resume(table.game, match.recorded(finished(table, "replay")), secret("another"))


def test_the_revealed_secret_gives_every_answer_of_a_whole_game(table: Table) -> None:
    saved = match.recorded(finished(table, "replay"))
    assert replay.wrong_draw(table.game, saved) is None
    assert fair.commit(bytes.fromhex(saved.secret)) == saved.header.commitment


def test_players_who_stir_the_seed_are_still_dealt_what_the_record_proves(table: Table) -> None:
    end = played_on(new_match(table, "stirred", entropy=("table 7", "a player")), "stirred")
    assert replay.wrong_draw(table.game, match.recorded(end)) is None
    alone = match.recorded(end)._replace(header=new_match(table, "stirred").header)
    assert replay.wrong_draw(table.game, alone) is not None


# --- taking back


def undone(current: Match, seat: int) -> Match | None:
    try:
        return match.undo(current, seat)
    except IllegalAction:
        return None


def revealed_something(table: Table, before: Match, seat: int, action: object) -> bool:
    """Would the seat have seen something else, had the others chosen otherwise? Or did chance speak?"""
    played = table.game

    def seen(state: object) -> list[object]:
        return [played.redact(event, seat) for event in played.decide(state, seat, action)]

    real = seen(before.state)
    after = match.submit(before, seat, action)
    if after.entries[-1].answers:
        return True
    view = played.observe(before.state, seat)
    return any(seen(played.imagine(view, Random(number))) != real for number in range(12))


def test_a_command_that_revealed_nothing_can_be_taken_back_by_its_own_seat(shared_table: Table) -> None:
    found = 0
    for step in spread(whole_game(shared_table, "undo"), 100):
        back = undone(step.after, step.seat)
        if back is not None:
            assert back == step.before
            assert same(back.state, step.before.state)
            found += 1
    assert found > 10


def test_nothing_is_taken_back_once_something_was_revealed(table: Table) -> None:
    found = 0
    for seed in ("undo", "undo 2", "undo 3"):
        for step in whole_game(table, seed):
            if step.after.turn and revealed_something(table, step.before, step.seat, step.action):
                found += 1
                with pytest.raises(IllegalAction):
                    match.undo(step.after, step.seat)
    assert found > 10


def test_a_finished_match_is_not_taken_back_because_its_secret_is_out(table: Table) -> None:
    end = finished(table, "undo")
    assert match.recorded(end).secret
    for seat in range(table.players):
        with pytest.raises(IllegalAction):
            match.undo(end, seat)


def test_nobody_takes_back_what_another_seat_did_or_the_start(table: Table) -> None:
    for step in whole_game(table, "undo")[::5]:
        for seat in range(-2, table.players + 1):
            if seat != step.seat:
                with pytest.raises(IllegalAction, match="why-nothing-to-undo"):
                    match.undo(step.after, seat)
    for seat in range(-2, table.players + 1):
        with pytest.raises(IllegalAction, match="why-nothing-to-undo"):
            match.undo(new_match(table, "undo"), seat)


# --- another future


def test_a_fork_keeps_the_past_plays_on_with_new_draws_and_verifies(table: Table) -> None:
    end = finished(table, "fork")
    for at in (0, len(end.entries) // 3, len(end.entries) - 2):
        fork = match.fork(table.game, match.recorded(end), at, secret(f"fork at {at}"))
        assert [entry[:3] for entry in fork.entries] == [entry[:3] for entry in end.entries[: at + 1]]
        assert same(fork.state, moments(table, "fork")[at].state)
        other = played_on(fork, "another future")
        saved = match.recorded(other)
        assert record.broken_link(saved) is None
        assert same(replay.decided_again(table.game, saved), other.state)
        assert replay.wrong_draw(table.game, saved) is None
        assert saved.header.fork is not None
        assert saved.header.fork.chain == end.entries[at].chain
        assert record.read(record.write_text(saved)) == saved


def test_a_fork_of_a_fork_verifies(table: Table) -> None:
    first = match.fork(table.game, match.recorded(finished(table, "fork")), 5, secret("first fork"))
    second = match.fork(table.game, match.recorded(played_on(first, "1")), 9, secret("second fork"))
    saved = match.recorded(played_on(second, "2"))
    assert replay.wrong_draw(table.game, saved) is None
    assert same(replay.decided_again(table.game, saved), played_on(second, "2").state)


def test_the_answers_after_a_fork_are_checked_like_any_other(table: Table) -> None:
    fork = match.fork(table.game, match.recorded(finished(table, "fork")), 4, secret("a fork"))
    saved = match.recorded(played_on(fork, "checked"))
    assert replay.wrong_draw(table.game, saved._replace(secret=secret("another").hex())) is not None


@pytest.mark.parametrize("at", [-3, -1, 10_000])
def test_a_match_is_not_forked_where_it_has_no_entry(at: int, game_id: str) -> None:
    table = ARENAS[game_id].tables[0]
    with pytest.raises(BadText):
        match.fork(table.game, match.recorded(finished(table, "fork")), at, secret("nowhere"))


# --- tampering


def with_entry(saved: Record, seq: int, entry: Entry) -> Record:
    return saved._replace(entries=(*saved.entries[:seq], entry, *saved.entries[seq + 1 :]))


def with_line(entry: Entry, number: int, line: str) -> Entry:
    return entry._replace(then=(*entry.then[:number], line, *entry.then[number + 1 :]))


def up_to(saved: Record, seq: int) -> Record:
    """The record as it stood after that entry."""
    return saved._replace(entries=saved.entries[: seq + 1])


def sampled(saved: Record, entries: int = 6) -> Iterator[tuple[int, Entry]]:
    """Some entries, the start and the last among them."""
    every = max(1, len(saved.entries) // entries)
    for seq, entry in enumerate(saved.entries):
        if seq % every == 0 or seq == len(saved.entries) - 1:
            yield seq, entry


def replays(table: Table, saved: Record) -> bool:
    try:
        replay.decided_again(table.game, saved)
    except BadText:
        return False
    return True


def test_a_changed_action_is_noticed(table: Table) -> None:
    saved = match.recorded(finished(table, "tamper"))
    actions = {entry.action for entry in saved.entries if entry.action}
    for seq, entry in sampled(saved):
        if seq:
            other = min(actions - {entry.action})
            forged = with_entry(saved, seq, entry._replace(action=other))
            assert record.broken_link(forged) == seq
            assert not replays(table, record.linked(up_to(forged, seq)))


def test_a_changed_seat_is_noticed(shared_table: Table) -> None:
    saved = match.recorded(finished(shared_table, "tamper"))
    for seq, entry in sampled(saved):
        if seq:
            for seat in (*range(shared_table.players), 99, 1000, -7):
                if seat != entry.seat:
                    forged = with_entry(saved, seq, entry._replace(seat=seat))
                    assert record.broken_link(forged) == seq
                    assert not replays(shared_table, record.linked(up_to(forged, seq)))


def test_a_changed_dropped_doubled_or_invented_event_is_noticed(table: Table) -> None:
    saved = match.recorded(finished(table, "tamper"))
    lines = {line for entry in saved.entries for line in entry.events}
    for seq, entry in sampled(saved):
        for number, line in enumerate(entry.then):
            if line in lines:
                then = entry.then
                for forgery in (
                    with_line(entry, number, min(lines - {line})),
                    entry._replace(then=then[:number] + then[number + 1 :]),
                    entry._replace(then=(*then[:number], line, *then[number:])),
                    with_line(entry, number, line + " "),
                ):
                    forged = with_entry(saved, seq, forgery)
                    assert record.broken_link(forged) == seq
                    assert not replays(table, record.linked(up_to(forged, seq)))


def test_a_changed_or_dropped_answer_of_chance_is_noticed(table: Table) -> None:
    played = table.game
    saved = match.recorded(finished(table, "tamper"))
    found = 0
    for seq, entry, _, _, lines, _ in replay.steps(played, saved):
        for number, (before, _, answer) in enumerate(lines):
            if answer is None:
                continue
            question = played.waiting(before)
            assert isinstance(question, Chance)
            others = [other for other in question.menu if other != answer[1]]
            dropped = entry._replace(then=entry.then[:number] + entry.then[number + 1 :])
            for forgery in [
                dropped,
                *(with_line(entry, number, record.answer_line(answer[0], other)) for other in others[:2]),
            ]:
                forged = with_entry(saved, seq, forgery)
                assert record.broken_link(forged) == seq
                assert not replays(table, record.linked(up_to(forged, seq)))
                found += 1
            for other in others[:2]:
                lied = with_entry(saved, seq, with_line(entry, number, record.answer_line(answer[0], other)))
                assert replay.wrong_draw(played, lied) == answer[0]
    assert found > 20


def test_a_changed_hash_is_noticed(table: Table) -> None:
    saved = match.recorded(finished(table, "tamper"))
    for seq, entry in sampled(saved):
        digit = "0" if entry.chain[5] != "0" else "1"
        forged = with_entry(saved, seq, entry._replace(chain=entry.chain[:5] + digit + entry.chain[6:]))
        assert record.broken_link(forged) == seq


def test_a_dropped_entry_is_noticed(table: Table) -> None:
    saved = match.recorded(finished(table, "tamper"))
    for seq, _ in sampled(saved):
        if seq < len(saved.entries) - 1:
            forged = saved._replace(entries=saved.entries[:seq] + saved.entries[seq + 1 :])
            assert record.broken_link(forged) == seq


def test_swapped_entries_are_noticed(table: Table) -> None:
    saved = match.recorded(finished(table, "tamper"))
    for seq, entry in sampled(saved):
        if seq < len(saved.entries) - 1:
            swapped = (*saved.entries[:seq], saved.entries[seq + 1], entry, *saved.entries[seq + 2 :])
            assert record.broken_link(saved._replace(entries=swapped)) == seq


def test_a_changed_header_breaks_the_chain_at_its_start(table: Table) -> None:
    saved = match.recorded(finished(table, "tamper"))
    text = record.write_text(saved)
    for old, new in (
        ("Player 1", "Player l"),
        (saved.header.commitment, fair.commit(secret("another"))),
        (saved.header.content, "0" * 64),
        (f"rules: {saved.header.rules}", f"rules: {saved.header.rules + 1}"),
    ):
        assert old in text
        assert record.broken_link(record.read(text.replace(old, new, 1))) == 0


def test_another_secret_does_not_give_the_answers(table: Table) -> None:
    saved = match.recorded(finished(table, "tamper"))
    assert replay.wrong_draw(table.game, saved._replace(secret=secret("another").hex())) is not None


def test_a_dealer_who_draws_from_another_seed_midway_is_caught(table: Table) -> None:
    honest = match.recorded(finished(table, "tamper"))
    fork = match.fork(table.game, honest, 3, secret("a loaded deck"))
    end = match.recorded(played_on(fork, "cheated"))
    forged = record.linked(Record(honest.header, end.entries, honest.secret))
    assert record.broken_link(forged) is None
    assert replays(table, forged)
    assert replay.wrong_draw(table.game, forged) is not None


def test_the_state_hash_tells_games_apart(table: Table) -> None:
    met = [codec.digest(current.state) for current in moments(table, "tamper")]
    ended = codec.digest(finished(table, "tamper").state)
    assert met.count(ended) == 1


def test_shared_tables_are_tried(game_id: str) -> None:
    assert any(table.game_id == game_id for table in SHARED_TABLES)
