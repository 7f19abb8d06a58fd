"""Games of bots, played here and now, to begin a journey at a wanted moment of one."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from browser.wire import Table, call

from charthouse.bots import bot
from charthouse.bots.playout import play_out
from charthouse.core import match, record
from charthouse.core.match import Match
from charthouse.games import game

GAME = game("cartographers")


class Moment(NamedTuple):
    """A new question to everybody: the record up to it, and the match as it stood."""

    record: str
    at: int
    match: Match


def moments(players: int = 2, **options: Any) -> Iterator[Moment]:
    for number in range(40):
        finished, _ = play_out(GAME, [bot("random")] * players, options, f"{number}")
        saved = match.recorded(finished)
        for at in range(len(saved.entries) - 1):
            now = match.resume(GAME, saved._replace(entries=saved.entries[: at + 1]), finished.secret)
            if now.turn is not None and len(now.turn.seats) == players:
                yield Moment(record.write_text(saved), at, now)
    raise AssertionError("forty games without such a moment")


def moment(wanted: Callable[[Match], bool], players: int = 2, **options: Any) -> Moment:
    return next(one for one in moments(players, **options) if wanted(one.match))


def table_at(address: str, there: Moment) -> Table:
    """A table that goes on from there: the first seat is ours, bots have the others."""
    wish = {"record": there.record, "at": there.at, "seat": 0, "cards": "same"}
    found = call(address, "/api/branch", wish)
    return Table(address, found["table"], found["key"], found["seats"], found["watch"])
