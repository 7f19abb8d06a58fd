"""Rules of another number: what was played by them opens, is shown as written, and goes on."""

from dataclasses import replace
from random import Random

import pytest
from arena import Table, finished, moments, secret

from charthouse.core import match, record, replay
from charthouse.core.game import NOBODY, AnyGame, BadText
from charthouse.core.match import Match
from charthouse.core.record import Record


def later(played: AnyGame, *earlier: AnyGame) -> AnyGame:
    """The same game under the next number, as if its rules had changed."""
    return replace(played, rules=played.rules + 1, earlier=earlier)


def middle(table: Table) -> Match:
    found = moments(table, "other rules")
    return found[len(found) // 2]


def ended(current: Match) -> Match:
    luck = Random("other rules")
    while current.turn is not None:
        seat = current.turn.seats[0]
        current = match.submit(current, seat, current.game.legal(current.state, seat).pick(luck))
    return current


def both(saved: Record) -> list[Record]:
    """The record after it was written and read, in both forms."""
    return [record.read(write(saved)) for write in (record.write_text, record.write_json)]


def test_a_finished_record_replays_from_its_written_events(table: Table) -> None:
    whole = finished(table, "other rules")
    saved, now = match.recorded(whole), later(table.game)
    assert replay.decided_again(now, saved) == whole.state
    assert replay.undecided(now, saved) == len(saved.entries)
    assert replay.undecided(table.game, saved) == 0
    assert replay.wrong_draw(now, saved) is None


def test_rules_that_can_still_be_answered_are_decided_again_and_kept(table: Table) -> None:
    current = middle(table)
    now = later(table.game, table.game)
    assert replay.undecided(now, match.recorded(current)) == 0
    resumed = match.resume(now, match.recorded(current), current.secret)
    assert resumed.game.rules == table.game.rules
    assert len(resumed.entries) == len(current.entries)
    saved = match.recorded(ended(resumed))
    assert record.rules_at(saved.header, saved.entries) == table.game.rules
    assert replay.undecided(now, saved) == 0


def test_a_match_goes_on_by_the_rules_of_now_from_an_entry_that_says_so(table: Table) -> None:
    current, now = middle(table), later(table.game)
    resumed = match.resume(now, match.recorded(current), current.secret)
    number = len(current.entries)
    assert resumed.game is now
    assert (resumed.entries[number].seat, resumed.entries[number].action) == (NOBODY, f"rules {now.rules}")
    assert resumed.header == current.header
    assert resumed.state == current.state
    saved = match.recorded(ended(resumed))
    assert record.broken_link(saved) is None
    for again in both(saved):
        assert again == saved
        assert replay.undecided(now, again) == number
        assert replay.decided_again(now, again) is not None
        assert replay.wrong_draw(now, again) is None


def test_what_follows_the_new_rules_is_decided_again(table: Table) -> None:
    current, now = middle(table), later(table.game)
    saved = match.recorded(ended(match.resume(now, match.recorded(current), current.secret)))
    last = saved.entries[-1]._replace(then=saved.entries[-1].then[:-1])
    with pytest.raises(BadText):
        replay.decided_again(now, saved._replace(entries=(*saved.entries[:-1], last)))


def test_nothing_before_the_new_rules_is_taken_back(table: Table) -> None:
    current, now = middle(table), later(table.game)
    resumed = match.resume(now, match.recorded(current), current.secret)
    for seat in range(len(current.header.players)):
        with pytest.raises(Exception, match="why-"):
            match.undo(resumed, seat)


def test_a_fork_of_older_rules_goes_on_by_those_of_now(table: Table) -> None:
    saved, now = match.recorded(finished(table, "other rules")), later(table.game)
    forked = match.fork(now, saved, 1, secret("another"))
    assert record.new_rules(forked.entries[2]) == now.rules
    assert replay.undecided(now, match.recorded(ended(forked))) == 2


def test_rules_are_named_only_by_the_house_and_never_at_the_start(table: Table) -> None:
    saved = match.recorded(middle(table))
    first = saved.entries[0]._replace(action=f"rules {table.game.rules}")
    with pytest.raises(BadText):
        replay.decided_again(table.game, saved._replace(entries=(first, *saved.entries[1:])))
    for action in ("rules 0", "rules", "rules x", "forest A1"):
        odd = saved.entries[0]._replace(action=action)
        with pytest.raises(BadText):
            record.read(record.write_json(saved._replace(entries=(odd, *saved.entries[1:]))))
