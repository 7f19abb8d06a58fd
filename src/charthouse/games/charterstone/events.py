"""Everything that can happen and what it changes. No rule lives here; `lines.py` has the texts."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from charthouse.core.game import Seat
from charthouse.games.charterstone.box import CELLS, PARTS, PLOTS, RESOURCES
from charthouse.games.charterstone.frame import Frame
from charthouse.games.charterstone.state import GAP, Holding, State

Goods = tuple[tuple[str, int], ...]
"""Amounts of coin, influence and resources."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """A fact in the past tense."""


class FirstPlayer(Event, frozen=True, gc=False):
    seat: Seat


class ObjectiveShown(Event, frozen=True, gc=False):
    objective: str


class CardShown(Event, frozen=True, gc=False):
    """A card came up on the first free place of the mat."""

    card: str


class CardDrawn(Event, frozen=True, gc=False):
    """A seat drew the top card of the deck."""

    seat: Seat
    card: str


class TurnBegan(Event, frozen=True, gc=False):
    turn: int
    seat: Seat


class Forced(Event, frozen=True, gc=False):
    """The seat began its turn without influence, and has to move the progress token."""

    seat: Seat


class Placed(Event, frozen=True, gc=False):
    seat: Seat
    building: str


class Bumped(Event, frozen=True, gc=False):
    seat: Seat
    building: str


class CameHome(Event, frozen=True, gc=False):
    """All workers of the seat were taken back."""

    seat: Seat


class Asked(Event, frozen=True, gc=False):
    """The turn waits for an answer to the first of these."""

    frames: tuple[Frame, ...]


class Paid(Event, frozen=True, gc=False):
    seat: Seat
    goods: Goods


class Gained(Event, frozen=True, gc=False):
    seat: Seat
    goods: Goods


class Scored(Event, frozen=True, gc=False):
    seat: Seat
    vp: int
    part: str
    source: str


class CardTaken(Event, frozen=True, gc=False):
    seat: Seat
    card: str


class CardsDiscarded(Event, frozen=True, gc=False):
    seat: Seat
    cards: tuple[str, ...]


class CardGiven(Event, frozen=True, gc=False):
    """A building card came out of a crate."""

    seat: Seat
    card: str


class CardArchived(Event, frozen=True, gc=False):
    seat: Seat
    card: str


class Reshuffled(Event, frozen=True, gc=False):
    pass


class Built(Event, frozen=True, gc=False):
    seat: Seat
    building: str
    plot: str


class CrateOpened(Event, frozen=True, gc=False):
    seat: Seat
    crate: int


class PersonaGained(Event, frozen=True, gc=False):
    seat: Seat
    persona: str


class RuleEntered(Event, frozen=True, gc=False):
    slot: int
    version: int


class ObjectiveMet(Event, frozen=True, gc=False):
    seat: Seat
    objective: str


class CellFilled(Event, frozen=True, gc=False):
    seat: Seat
    cell: str


class Reputed(Event, frozen=True, gc=False):
    """An influence token went on the reputation track."""

    seat: Seat


class Progressed(Event, frozen=True, gc=False):
    seat: Seat
    space: int


class Named(Event, frozen=True, gc=False):
    """An assistant, or `persona` for the seat's own, has a name for good."""

    seat: Seat
    what: str
    name: str


class Glorified(Event, frozen=True, gc=False):
    seat: Seat
    glory: int


class Won(Event, frozen=True, gc=False):
    seat: Seat


class Kept(Event, frozen=True, gc=False):
    """What a seat keeps for the next game."""

    seat: Seat
    goods: Goods
    cards: tuple[str, ...]


class Ended(Event, frozen=True, gc=False):
    pass


# --- what each event changes


def evolve(state: State, event: Any) -> State:
    return _CHANGES[type(event)](state, event)


def held(state: State, seat: Seat, **changes: Any) -> tuple[Holding, ...]:
    """The holdings with one changed."""
    holdings = state.holdings
    return (*holdings[:seat], replace(holdings[seat], **changes), *holdings[seat + 1 :])


def _without(cards: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    return tuple([card for card in cards if card not in gone])


def _with(cards: tuple[str, ...], *more: str) -> tuple[str, ...]:
    return tuple(sorted((*cards, *more)))


def _put(places: tuple[Any, ...], place: int, what: Any) -> tuple[Any, ...]:
    return (*places[:place], what, *places[place + 1 :])


def _first_player(state: State, event: FirstPlayer) -> State:
    return replace(state, first=event.seat)


def _objective_shown(state: State, event: ObjectiveShown) -> State:
    return replace(state, objectives=(*state.objectives, event.objective), met=(*state.met, ()))


def _card_shown(state: State, event: CardShown) -> State:
    return replace(
        state,
        mat=_put(state.mat, state.mat.index(GAP), event.card),
        deck=_without(state.deck, event.card),
        dealt=state.dealt + 1,
    )


def _card_drawn(state: State, event: CardDrawn) -> State:
    cards = _with(state.holdings[event.seat].cards, event.card)
    return replace(
        state,
        deck=_without(state.deck, event.card),
        dealt=state.dealt + 1,
        holdings=held(state, event.seat, cards=cards),
    )


def _turn_began(state: State, event: TurnBegan) -> State:
    return replace(state, phase="play", turn=event.turn, step=0, pending=())


def _placed(state: State, event: Placed) -> State:
    out = (*state.holdings[event.seat].out, event.building)
    return replace(state, holdings=held(state, event.seat, out=out))


def _bumped(state: State, event: Bumped) -> State:
    out = _without(state.holdings[event.seat].out, event.building)
    return replace(state, holdings=held(state, event.seat, out=out))


def _came_home(state: State, event: CameHome) -> State:
    return replace(state, holdings=held(state, event.seat, out=()))


def _asked(state: State, event: Asked) -> State:
    return replace(state, pending=event.frames, step=state.step + 1)


def _moved(state: State, seat: Seat, goods: Goods, sign: int) -> State:
    """Goods go from the general supply to a seat, or back."""
    holding, coins, stock = state.holdings[seat], state.coins, list(state.resources)
    purse, influence, own = holding.coins, holding.influence, list(holding.resources)
    for what, n in goods:
        n *= sign
        if what == "coin":
            coins, purse = coins - n, purse + n
        elif what == "influence":
            influence += n
        else:
            number = RESOURCES.index(what)
            stock[number] -= n
            own[number] += n
    changed = held(
        state,
        seat,
        coins=purse,
        resources=tuple(own),
        influence=influence,
        spent=holding.spent - (influence - holding.influence),
    )
    return replace(state, holdings=changed, coins=coins, resources=tuple(stock))


def _scored(state: State, event: Scored) -> State:
    points, part = state.holdings[event.seat].points, PARTS.index(event.part)
    return replace(
        state, holdings=held(state, event.seat, points=_put(points, part, points[part] + event.vp))
    )


def _card_taken(state: State, event: CardTaken) -> State:
    cards = _with(state.holdings[event.seat].cards, event.card)
    return replace(
        state,
        mat=_put(state.mat, state.mat.index(event.card), GAP),
        holdings=held(state, event.seat, cards=cards),
    )


def _cards_discarded(state: State, event: CardsDiscarded) -> State:
    cards = _without(state.holdings[event.seat].cards, *event.cards)
    return replace(
        state, discard=_with(state.discard, *event.cards), holdings=held(state, event.seat, cards=cards)
    )


def _card_given(state: State, event: CardGiven) -> State:
    cards = _with(state.holdings[event.seat].cards, event.card)
    return replace(state, holdings=held(state, event.seat, cards=cards))


def _card_archived(state: State, event: CardArchived) -> State:
    cards = _without(state.holdings[event.seat].cards, event.card)
    return replace(
        state, archive=_with(state.archive, event.card), holdings=held(state, event.seat, cards=cards)
    )


def _reshuffled(state: State, event: Reshuffled) -> State:
    return replace(state, deck=_with(state.deck, *state.discard), discard=())


def _built(state: State, event: Built) -> State:
    return replace(state, plots=_put(state.plots, PLOTS.index(event.plot), event.building))


def _crate_opened(state: State, event: CrateOpened) -> State:
    return replace(state, opened=(*state.opened, event.crate))


def _persona_gained(state: State, event: PersonaGained) -> State:
    chest = (*state.holdings[event.seat].chest, event.persona)
    return replace(state, holdings=held(state, event.seat, chest=chest))


def _rule_entered(state: State, event: RuleEntered) -> State:
    return replace(state, rules=(*state.rules, (event.slot, event.version)))


def _token(state: State, seat: Seat) -> tuple[Holding, ...]:
    """One influence token leaves the seat's supply for a place on the board."""
    return held(state, seat, influence=state.holdings[seat].influence - 1)


def _objective_met(state: State, event: ObjectiveMet) -> State:
    number = state.objectives.index(event.objective)
    met = _put(state.met, number, (*state.met[number], event.seat))
    return replace(state, met=met, holdings=_token(state, event.seat))


def _cell_filled(state: State, event: CellFilled) -> State:
    quota = _put(state.quota, CELLS.index(event.cell), event.seat)
    return replace(state, quota=quota, holdings=_token(state, event.seat))


def _reputed(state: State, event: Reputed) -> State:
    return replace(state, reputation=(*state.reputation, event.seat), holdings=_token(state, event.seat))


def _progressed(state: State, event: Progressed) -> State:
    return replace(state, progress=event.space)


def _named(state: State, event: Named) -> State:
    what = state.holdings[event.seat].charter if event.what == "persona" else event.what
    return replace(state, names=tuple(sorted((*state.names, (what, event.name)))), step=state.step + 1)


def _unchanged(state: State, event: Event) -> State:
    return state


def _ended(state: State, event: Ended) -> State:
    return replace(state, phase="over", pending=())


_CHANGES: dict[type, Callable[[State, Any], State]] = {
    FirstPlayer: _first_player,
    ObjectiveShown: _objective_shown,
    CardShown: _card_shown,
    CardDrawn: _card_drawn,
    TurnBegan: _turn_began,
    Forced: _unchanged,
    Placed: _placed,
    Bumped: _bumped,
    CameHome: _came_home,
    Asked: _asked,
    Paid: lambda state, event: _moved(state, event.seat, event.goods, -1),
    Gained: lambda state, event: _moved(state, event.seat, event.goods, 1),
    Scored: _scored,
    CardTaken: _card_taken,
    CardsDiscarded: _cards_discarded,
    CardGiven: _card_given,
    CardArchived: _card_archived,
    Reshuffled: _reshuffled,
    Built: _built,
    CrateOpened: _crate_opened,
    PersonaGained: _persona_gained,
    RuleEntered: _rule_entered,
    ObjectiveMet: _objective_met,
    CellFilled: _cell_filled,
    Reputed: _reputed,
    Progressed: _progressed,
    Named: _named,
    Glorified: _unchanged,
    Won: _unchanged,
    Kept: _unchanged,
    Ended: _ended,
}
