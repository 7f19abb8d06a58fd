"""Every text parses back to exactly what it was written from."""

from random import Random

import pytest
from arena import TABLES, Table, finished, moments, players, same, secret, some, spread, viewers, whole_game
from hypothesis import example, given
from hypothesis import strategies as st

from charthouse.core import codec, match, record, replay
from charthouse.core.game import Chance, Player


def test_every_action_played_or_offered_reads_back(table: Table) -> None:
    played, rng = table.game, Random("actions")
    for step in whole_game(table, "codec"):
        for action in [step.action, *some(played.legal(step.before.state, step.seat), rng, 15, 5)]:
            text = played.write_action(action)
            assert same(played.read_action(text), action)
            assert played.write_action(played.read_action(text)) == text
            assert "\n" not in text


def test_every_event_reads_back_as_it_happened_and_as_each_viewer_sees_it(table: Table) -> None:
    played = table.game
    for step in whole_game(table, "codec"):
        for event in played.decide(step.before.state, step.seat, step.action):
            for seat in (*viewers(table), step.seat):
                for shown in (event, played.redact(event, seat)):
                    if shown is not None:
                        assert same(played.read_event(played.write_event(shown)), shown)


def test_every_line_of_a_record_is_an_answer_or_an_event_that_reads_back(table: Table) -> None:
    for entry in finished(table, "codec").entries:
        for line in entry.events:
            assert table.game.write_event(table.game.read_event(line)) == line


def test_every_state_reads_back(table: Table) -> None:
    for current in moments(table, "codec"):
        text = codec.write(current.state)
        back = codec.read(text, table.game.state_type)
        assert same(back, current.state)
        assert codec.write(back) == text
        assert codec.digest(back) == codec.digest(current.state)
        assert table.game.waiting(back) == current.turn


def test_every_view_reads_back(table: Table) -> None:
    for current in moments(table, "codec"):
        for seat in viewers(table):
            view = table.game.observe(current.state, seat)
            assert same(codec.read(codec.write(view), table.game.view_type), view)


def test_the_state_between_two_questions_to_chance_reads_back_too(table: Table) -> None:
    played = table.game
    asked = 0
    for step in replay.steps(played, match.recorded(finished(table, "codec"))):
        for state, _, answer in step.lines:
            asked += answer is not None
            assert isinstance(played.waiting(state), Chance) or answer is None
            assert same(codec.read(codec.write(state), played.state_type), state)
    assert asked


def test_options_read_back_and_stand_complete_in_the_header(table: Table) -> None:
    options = table.game.expand(table.options, table.players)
    assert same(codec.read(codec.write(options), table.game.options_type), options)
    assert codec.builtins(options) == finished(table, "codec").header.options


def test_every_record_reads_back_from_its_text_and_from_its_json(table: Table) -> None:
    for current in spread(moments(table, "codec", every=7), 25):
        saved = match.recorded(current)
        assert record.read(record.write_text(saved)) == saved
        assert record.read(record.write_json(saved)) == saved
        assert record.write_text(record.read(record.write_json(saved))) == record.write_text(saved)


names = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


@pytest.mark.parametrize("write", [record.write_text, record.write_json])
@given(name=names, title=names, crest=names, entropy=names)
@example(name="a\u2028b", title="", crest="", entropy="")
@example(name="", title="a\u0085b", crest="", entropy="")
@example(name="", title="", crest="a\u2029b", entropy="")
@example(name="", title="", crest="", entropy="a\nb\x1c\r")
def test_whatever_the_players_are_called_their_record_reads_back(
    write: "object", name: str, title: str, crest: str, entropy: str
) -> None:
    table = TABLES[0]
    seated = (Player(name, title, crest), *players(table.players)[1:])
    saved = match.recorded(match.start(table.game, seated, table.options, secret("names"), (entropy,)))
    assert callable(write)
    assert record.read(write(saved)) == saved
