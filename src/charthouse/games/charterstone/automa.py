"""The Automa: a player whose turns are questions to chance. It pays nothing and gains nothing but points.

So far it is the plainest one: any building, and its level in points. The cards of the booklet replace this.
"""

from charthouse.core.game import Seat
from charthouse.games.charterstone.course import Course, put, score
from charthouse.games.charterstone.events import CameHome
from charthouse.games.charterstone.state import State, at_home, on_board

LEVEL = 2
"""Points for a worker that it places."""
BACK = "back"


def cards(state: State, seat: Seat) -> tuple[str, ...]:
    """What chance may turn up for its turn: a building for its worker, or all workers come back."""
    return tuple(sorted(on_board(state))) if at_home(state.holdings[seat]) else (BACK,)


def play(course: Course, seat: Seat, card: str) -> None:
    """Its turn, once the card is turned."""
    if card == BACK:
        course.happens(CameHome(seat))
        return
    put(course, seat, card)
    score(course, seat, LEVEL, card)
