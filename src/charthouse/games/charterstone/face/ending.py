"""The end of the game: who won, and where every point came from."""

from collections.abc import Sequence

from charthouse.core.message import message
from charthouse.games.charterstone.events import Event, Scored, TurnBegan
from charthouse.games.charterstone.face.latest import round_of
from charthouse.games.charterstone.face.wire import Ending
from charthouse.games.charterstone.face.wire import Scored as ScoredLine
from charthouse.games.charterstone.names import source_name
from charthouse.games.charterstone.scoring import glory_of, outcome
from charthouse.games.charterstone.state import State, vp


def ending(state: State, story: Sequence[Event]) -> Ending | None:
    found = outcome(state)
    if found is None:
        return None
    return Ending(
        standings=found.standings,
        glory=[glory_of(vp(holding)) for holding in state.holdings],
        scored=_scored(story, len(state.holdings)),
    )


def _scored(story: Sequence[Event], players: int) -> list[ScoredLine]:
    """Where the points came from, in order."""
    found, turn = [], 0
    for event in story:
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, Scored):
            found.append(
                ScoredLine(
                    seat=event.seat,
                    round=round_of(turn, players),
                    part=event.part,
                    source=source_name(event.source, message),
                    vp=event.vp,
                )
            )
    return found
