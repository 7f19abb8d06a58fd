"""Everything that can happen at a table, in one list. An event is one class; a new one is named here."""

from typing import Any

from charthouse.core.game import NOBODY, BadText, Seat
from charthouse.games.charterstone.events.ballots import BallotBegan, Chose, Recalled, Sealed, Turned
from charthouse.games.charterstone.events.campaign import Glorified, Kept, Named, Won
from charthouse.games.charterstone.events.cards import (
    CardArchived,
    CardDrawn,
    CardGiven,
    CardsDiscarded,
    CardShown,
    CardTaken,
    ObjectiveShown,
    Reshuffled,
)
from charthouse.games.charterstone.events.event import Event
from charthouse.games.charterstone.events.goods import Gained, Paid, Scored
from charthouse.games.charterstone.events.pieces import Laid, Lifted
from charthouse.games.charterstone.events.turns import Asked, Ended, FirstPlayer, Forced, TurnBegan
from charthouse.games.charterstone.events.village import (
    Built,
    CellFilled,
    CrateOpened,
    ObjectiveMet,
    PersonaGained,
    Progressed,
    Reputed,
    RuleEntered,
)
from charthouse.games.charterstone.events.workers import Bumped, CameHome, Placed
from charthouse.games.charterstone.names import Say
from charthouse.games.charterstone.state import State

EVENTS: tuple[type[Event], ...] = (
    *(FirstPlayer, TurnBegan, Forced, Asked, Ended),
    *(Placed, Bumped, CameHome, Laid, Lifted),
    *(Paid, Gained, Scored),
    *(ObjectiveShown, CardShown, CardDrawn, CardTaken, CardsDiscarded, CardGiven, CardArchived, Reshuffled),
    *(Built, CrateOpened, PersonaGained, RuleEntered, ObjectiveMet, CellFilled, Reputed, Progressed),
    *(BallotBegan, Chose, Recalled, Turned, Sealed),
    *(Named, Glorified, Won, Kept),
)
_BY_WORD = {event.word: event for event in EVENTS}
LASTING = tuple(event for event in EVENTS if event.lasts is not Event.lasts)
"""The events that outlast their game."""


def evolve(state: State, event: Event) -> State:
    return event.change(state)


def tell(event: Event, before: State, say: Say) -> Any:
    """The sentence of an event; `before` is the table it happened to."""
    seat = about(event)
    return event.sentence(before.players[seat].name if seat >= 0 else "", say)


def about(event: Event) -> Seat:
    """The seat an event is about."""
    seat: Seat = getattr(event, "seat", NOBODY)
    return seat


def event_text(event: Event) -> str:
    return event.line()


def parse_event(text: str) -> Event:
    """The event of a line; only the very line that would be written is read."""
    word, *rest = text.split() or [""]
    try:
        event = _BY_WORD[word].read(rest)
    except (KeyError, ValueError, IndexError, TypeError):
        raise BadText("bad-event", text=text[:60]) from None
    if event.line() != text:
        raise BadText("bad-event", text=text[:60])
    return event


def reveals(event: Event) -> bool:
    """Whether the event showed what not everybody could know."""
    return event.reveals


def redact(event: Event, seat: Seat) -> Event | None:
    return event.seen_by(seat)


__all__ = [
    "EVENTS",
    "LASTING",
    "Asked",
    "BallotBegan",
    "Built",
    "Bumped",
    "CameHome",
    "CardArchived",
    "CardDrawn",
    "CardGiven",
    "CardShown",
    "CardTaken",
    "CardsDiscarded",
    "CellFilled",
    "Chose",
    "CrateOpened",
    "Ended",
    "Event",
    "FirstPlayer",
    "Forced",
    "Gained",
    "Glorified",
    "Kept",
    "Laid",
    "Lifted",
    "Named",
    "ObjectiveMet",
    "ObjectiveShown",
    "Paid",
    "PersonaGained",
    "Placed",
    "Progressed",
    "Recalled",
    "Reputed",
    "Reshuffled",
    "RuleEntered",
    "Scored",
    "Sealed",
    "TurnBegan",
    "Turned",
    "Won",
    "event_text",
    "evolve",
    "parse_event",
    "redact",
    "reveals",
    "tell",
]
