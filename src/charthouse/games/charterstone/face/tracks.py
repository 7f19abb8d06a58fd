"""The two tracks: how far the game has come, and who is spoken well of."""

from charthouse.games.charterstone.box import BOX
from charthouse.games.charterstone.face.wire import Progress, Reputation, Token
from charthouse.games.charterstone.scoring import reputation_points
from charthouse.games.charterstone.state import State, reputation_spaces


def progress(state: State) -> Progress:
    return Progress(
        space=state.progress,
        start=BOX.progress.start[str(len(state.holdings))],
        last=BOX.progress.last,
        left=BOX.progress.last - state.progress,
        reputation=BOX.progress.reputation,
        income=BOX.progress.income,
    )


def reputation(state: State) -> Reputation:
    start = BOX.reputation.start[str(len(state.holdings))]
    return Reputation(
        spaces=BOX.reputation.last,
        start=start,
        room=reputation_spaces(len(state.holdings)) - len(state.reputation),
        tokens=[Token(start + n, seat) for n, seat in enumerate(state.reputation)],
        points=BOX.reputation.points,
        now=reputation_points([state.reputation.count(seat) for seat in range(len(state.holdings))]),
    )
