"""The latest turn: what it moved, for a page to show it."""

from collections.abc import Sequence

from charthouse.games.charterstone.events import Built, Bumped, Event, Placed, TurnBegan
from charthouse.games.charterstone.face.wire import Erected, Last, Moved


def latest_turn(story: Sequence[Event]) -> Last:
    placed = bumped = built = None
    begun = 0
    for event in reversed(story):
        if isinstance(event, TurnBegan):
            begun += 1
            if begun == 2 or placed or bumped or built:
                break
        elif isinstance(event, Placed):
            placed = placed or Moved(event.seat, event.building)
        elif isinstance(event, Bumped):
            bumped = bumped or Moved(event.seat, event.building)
        elif isinstance(event, Built):
            built = built or Erected(event.seat, event.building, event.plot)
    return Last(placed, bumped, built)


def round_of(turn: int, players: int) -> int:
    return (turn + players - 1) // players
