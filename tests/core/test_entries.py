"""The entries of a match under way share a list, and none of them ever changes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from charthouse.core.entries import Entries
from charthouse.core.record import Entry


def entry(action: str) -> Entry:
    return Entry(0, action, (), "")


@given(st.lists(st.tuples(st.integers(0, 30), st.sampled_from("ab"))))
def test_each_holds_what_was_added_to_it_whatever_grows_beside_it(steps: list[tuple[int, str]]) -> None:
    """Any of those made so far goes on, as after an undo, with the same entry as another or a new one."""
    made: list[tuple[Entries, tuple[Entry, ...]]] = [(Entries(), ())]
    for at, action in steps:
        entries, expected = made[at % len(made)]
        made.append((entries.plus(entry(action)), (*expected, entry(action))))
    for entries, expected in made:
        assert (len(entries), tuple(entries), entries[:]) == (len(expected), expected, expected)
        assert entries == Entries(expected)
        assert list(reversed(entries)) == list(reversed(expected))
        assert [entries[-n] for n in range(1, len(expected) + 1)] == list(reversed(expected))
        for beyond in (len(expected), -len(expected) - 1):
            with pytest.raises(IndexError):
                entries[beyond]
