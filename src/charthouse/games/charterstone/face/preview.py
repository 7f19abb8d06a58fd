"""A preview: what a seat would have after an action."""

from charthouse.core.game import Chance
from charthouse.games.charterstone.events import CardGiven, PersonaGained, RuleEntered, evolve, reveals
from charthouse.games.charterstone.face.holdings import holding
from charthouse.games.charterstone.face.wire import Preview
from charthouse.games.charterstone.notation import Action
from charthouse.games.charterstone.rules import decide, waiting
from charthouse.games.charterstone.state import View, vp
from charthouse.games.charterstone.worth import gain

OUT_OF_A_CRATE = (CardGiven, PersonaGained, RuleEntered)


def preview(view: View, action: Action) -> Preview:
    """The seat's holding after the action, and what changed at once; raises `IllegalAction`.

    What would come out of a crate is left out."""
    state, seat = view.table, view.seat
    before = vp(state.holdings[seat]) if seat >= 0 else 0
    events = decide(state, seat, action)
    for event in events:
        if not isinstance(event, OUT_OF_A_CRATE):
            state = evolve(state, event)
    return Preview(
        holding=holding(state, seat),
        vp=vp(state.holdings[seat]) - before,
        progress=state.progress - view.table.progress,
        gain=gain(view, action),
        ends=state.turn != view.table.turn or state.phase == "over",
        reveals=isinstance(waiting(state), Chance) or any(map(reveals, events)),
    )
