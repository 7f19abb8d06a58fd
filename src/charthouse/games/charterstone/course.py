"""A turn being worked out, and the two tracks that many effects move: progress and reputation."""

from typing import Any

from charthouse.core.game import NOBODY, Seat
from charthouse.games.charterstone.box import BOX, help_of, helpers
from charthouse.games.charterstone.effect import Effect
from charthouse.games.charterstone.events import Bumped, Placed, Progressed, Reputed, Scored, evolve
from charthouse.games.charterstone.inforce import answers
from charthouse.games.charterstone.pieces import Worker
from charthouse.games.charterstone.state import State, reputation_spaces, stands_on


class Course:
    """The state so far, the events that led there, and the words still to be settled."""

    __slots__ = ("events", "queue", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Any] = []
        self.queue = list(state.pending)

    def happens(self, event: Any) -> None:
        self.state = evolve(self.state, event)
        self.events.append(event)


def put(course: Course, seat: Seat, building: str, worker: Worker = "") -> None:
    """Rule 15: a worker is placed; who stands there goes home first."""
    bumped = stands_on(course.state, building)
    if bumped != NOBODY:
        course.happens(Bumped(bumped, building))
    course.happens(Placed(seat, building, worker))


def helped(state: State, seat: Seat, moment: str) -> list[Effect]:
    """The words that the seat's assistants add at this moment, or when this building is used."""
    cards = state.holdings[seat].cards
    return [effect for card in helpers(moment) if card in cards for effect in help_of(card)]


def part_of(source: str) -> str:
    """The part of the score that points from this source count for."""
    return "assistants" if source in BOX.assistants else BOX.buildings[source].part


def score(course: Course, seat: Seat, vp: int, source: str) -> None:
    course.happens(Scored(seat, vp, part_of(source), source))


def advance(course: Course, seat: Seat) -> None:
    """Rule 25: the token moves one space; on an icon its mover may take a reputation, or income is paid."""
    space = course.state.progress + 1
    if space > BOX.progress.last:
        return
    course.happens(Progressed(seat, space))
    course.queue.extend(helped(course.state, seat, "progress"))
    if space in BOX.progress.reputation:
        course.queue.append(Effect("reputation", "", 1, "progress"))
    if space in BOX.progress.income:
        course.queue.extend(answers(course.state).income(course.state, seat))


def room_for_reputation(state: State, seat: Seat) -> bool:
    """Rule 23: a token of influence, and a free space on the track."""
    spaces = reputation_spaces(len(state.holdings))
    return state.holdings[seat].influence > 0 and len(state.reputation) < spaces


def repute(course: Course, seat: Seat) -> None:
    course.happens(Reputed(seat))
    course.queue.extend(helped(course.state, seat, "reputation"))
