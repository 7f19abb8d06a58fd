"""Objectives: how far a seat is with each, and who has scored it."""

from charthouse.games.charterstone.box import BOX
from charthouse.games.charterstone.effects import objectives
from charthouse.games.charterstone.face.wire import Objective
from charthouse.games.charterstone.state import View


def objective(view: View, number: int) -> Objective:
    state, id = view.table, view.table.objectives[number]
    printed = BOX.objectives[id]
    have = objectives.reached(state, view.seat, id) if view.seat >= 0 else None
    return Objective(
        id=id,
        count=printed.count,
        least=printed.least,
        have=have,
        fulfilled=have is not None and have >= printed.least,
        seats=state.met[number],
    )
