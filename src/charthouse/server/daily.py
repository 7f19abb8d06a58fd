"""The deal of the day: the same for everybody, in a game that has one."""

from collections.abc import Mapping
from datetime import UTC, date, datetime
from functools import cache
from typing import Any

from charthouse.core import fair, match, replay
from charthouse.core.game import AnyGame, BadText, Player
from charthouse.core.message import message
from charthouse.games import game
from charthouse.server import wire


def day_of(text: str) -> date:
    """A UTC day, today if none is named; the future has no deal yet."""
    today = datetime.now(UTC).date()
    if not text:
        return today
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadText("bad-day", day=text[:20]) from None
    if not date(2026, 1, 1) <= day <= today:
        raise BadText("bad-day", day=text[:20])
    return day


def secret_of_day(day: str) -> bytes:
    """The same for everybody, and open."""
    return fair.secret_of(f"daily {day}")


def options_of_day(played: AnyGame) -> Mapping[str, Any]:
    """What is dealt on any day, in a game that has such a deal."""
    if played.daily is None:
        raise BadText("bad-game-lacks", game=played.id)
    return played.daily


@cache
def deal_of_day(name: str, day: date) -> wire.Day:
    """What a game deals on a day before anything is drawn. Its seed is open, so this is no secret."""
    played = game(name)
    started = match.start(
        played, (Player("", "", ""),), options_of_day(played), secret_of_day(day.isoformat())
    )
    dealt = next(replay.steps(played, match.recorded(started)))
    told = [played.tell(event, before, message) for before, event in dealt.events]
    return wire.Day(day.isoformat(), [said for said in told if said])
