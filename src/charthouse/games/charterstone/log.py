"""What happened, in the reader's language: one sentence an event, or none where there is nothing to tell."""

from collections.abc import Callable
from typing import Any

from charthouse.games.charterstone import events as happened
from charthouse.games.charterstone.box import BOX
from charthouse.games.charterstone.state import State
from charthouse.games.charterstone.words import (
    Say,
    card_name,
    cell_name,
    goods_list,
    joined,
    plot_name,
    source_name,
)

Teller = Callable[[Any, str, Say], Any]


def tell(event: Any, before: State, say: Say) -> Any:
    """The sentence of an event; `before` is the table it happened to."""
    teller = _TELLERS.get(type(event))
    if teller is None:
        return None
    seat = getattr(event, "seat", None)
    return teller(event, before.players[seat].name if seat is not None else "", say)


def _cards(cards: tuple[str, ...], say: Say) -> Any:
    return joined("stone-and", (card_name(card, say) for card in cards), say)


def _named(e: happened.Named, name: str, say: Say) -> Any:
    if e.what == "persona":
        return say("stone-log-named-persona", name=name, given=e.name)
    return say("stone-log-named", name=name, given=e.name, what=card_name(e.what, say))


_TELLERS: dict[type, Teller] = {
    happened.FirstPlayer: lambda e, name, say: say("stone-log-first", name=name),
    happened.ObjectiveShown: lambda e, name, say: say(
        "stone-log-objective", objective=say(f"stone-objective-{e.objective}")
    ),
    happened.CardShown: lambda e, name, say: say("stone-log-shown", card=card_name(e.card, say)),
    happened.CardDrawn: lambda e, name, say: say("stone-log-drawn", name=name, card=card_name(e.card, say)),
    happened.Forced: lambda e, name, say: say("stone-log-forced", name=name),
    happened.Placed: lambda e, name, say: say(
        "stone-log-placed", name=name, building=card_name(e.building, say)
    ),
    happened.Bumped: lambda e, name, say: say(
        "stone-log-bumped", name=name, building=card_name(e.building, say)
    ),
    happened.CameHome: lambda e, name, say: say("stone-log-home", name=name),
    happened.Paid: lambda e, name, say: say("stone-log-paid", name=name, goods=goods_list(e.goods, say)),
    happened.Gained: lambda e, name, say: say("stone-log-gained", name=name, goods=goods_list(e.goods, say)),
    happened.Scored: lambda e, name, say: say(
        "stone-log-vp", name=name, n=e.vp, source=source_name(e.source, say)
    ),
    happened.CardTaken: lambda e, name, say: say("stone-log-took", name=name, card=card_name(e.card, say)),
    happened.CardsDiscarded: lambda e, name, say: say(
        "stone-log-discarded", name=name, cards=_cards(e.cards, say)
    ),
    happened.CardGiven: lambda e, name, say: say("stone-log-given", name=name, card=card_name(e.card, say)),
    happened.CardArchived: lambda e, name, say: say("stone-log-archived", card=card_name(e.card, say)),
    happened.Reshuffled: lambda e, name, say: say("stone-log-reshuffled"),
    happened.Built: lambda e, name, say: say(
        "stone-log-built", name=name, building=card_name(e.building, say), plot=plot_name(e.plot, say)
    ),
    happened.CrateOpened: lambda e, name, say: say("stone-log-opened", name=name, number=e.crate),
    happened.PersonaGained: lambda e, name, say: say(
        "stone-log-persona", name=name, persona=say(f"stone-persona-{e.persona}")
    ),
    happened.RuleEntered: lambda e, name, say: say("stone-log-rule", slot=e.slot),
    happened.ObjectiveMet: lambda e, name, say: say(
        "stone-log-met", name=name, objective=say(f"stone-objective-{e.objective}")
    ),
    happened.CellFilled: lambda e, name, say: say("stone-log-filled", name=name, cell=cell_name(e.cell, say)),
    happened.Reputed: lambda e, name, say: say("stone-log-reputed", name=name),
    happened.Progressed: lambda e, name, say: say(
        "stone-log-progress", name=name, left=BOX.progress.last - e.space
    ),
    happened.Named: _named,
    happened.Glorified: lambda e, name, say: say("stone-log-glory", name=name, n=e.glory),
    happened.Won: lambda e, name, say: say("stone-log-won", name=name),
    happened.Ended: lambda e, name, say: say("stone-log-end"),
}
