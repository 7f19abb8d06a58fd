"""What a seat may know, what it may imagine, and how the game came out."""

from collections.abc import Sequence
from random import Random

import msgspec

from charthouse.core.game import SPECTATOR, Menu, Outcome, Player, Seat, Standing
from charthouse.games.cartographers import solo
from charthouse.games.cartographers.cards import BOX
from charthouse.games.cartographers.events import Committed, Event, Recalled
from charthouse.games.cartographers.menu import NO_MENU
from charthouse.games.cartographers.notation import Action
from charthouse.games.cartographers.rules import menu
from charthouse.games.cartographers.state import State, View, lost_to_monsters, total


def observe(state: State, seat: Seat) -> View:
    """The table, who is ready, and this seat's own commitment. Another's never enters."""
    sitting = seat in range(len(state.committed))
    return View(
        seat=seat if sitting else SPECTATOR,
        public=state.public,
        ready=tuple([action is not None for action in state.committed]),
        mine=state.committed[seat] if sitting else None,
    )


def hush(view: View, seats: Sequence[Seat]) -> View:
    """The view that tells of these seats alone whether they have decided."""
    ready = tuple([ready and seat in seats for seat, ready in enumerate(view.ready)])
    return msgspec.structs.replace(view, ready=ready)


def called(state: State, players: tuple[Player, ...]) -> State:
    """The state with its players as they are called now."""
    public = msgspec.structs.replace(state.public, players=players)
    return msgspec.structs.replace(state, public=public)


def redact(event: Event, seat: Seat) -> Event:
    """Others learn that a seat has committed, not what."""
    if isinstance(event, Committed) and event.seat != seat:
        return Committed(event.seat, None)
    return event


def reveals(event: Event) -> bool:
    """Once everybody has answered, everybody sees what the others chose."""
    return not isinstance(event, Committed | Recalled)


def imagine(view: View, rng: Random) -> State:
    """A full state that looks like this view: other commitments are made up, each a legal one."""
    committed: list[Action | None] = []
    for seat, ready in enumerate(view.ready):
        if seat == view.seat:
            committed.append(view.mine)
        else:
            committed.append(menu(view.public, seat, False).pick(rng) if ready else None)
    return State(view.public, tuple(committed))


def offer(view: View) -> Menu[Action]:
    """The menu of the view's own seat."""
    if view.seat == SPECTATOR:
        return NO_MENU
    return menu(view.public, view.seat, view.mine is not None)


def outcome(state: State) -> Outcome | None:
    """Most stars win; of equals, who lost fewest to monsters; then they share."""
    public = state.public
    if public.phase != "over":
        return None
    results = [(-total(map), lost_to_monsters(map)) for map in public.maps]
    standings = tuple(
        Standing(
            seat=seat,
            rank=1 + sum(other < result for other in results),
            score=-result[0],
            tie_break=result[1],
            because={BOX.seasons[number].id: sum(row) for number, row in enumerate(public.maps[seat].scores)},
        )
        for seat, result in enumerate(results)
    )
    if len(standings) > 1:
        return Outcome(standings)
    reached = solo.rating(standings[0].score, public.edicts)
    return Outcome(standings, {"rating": reached, "title": solo.title(reached)})
