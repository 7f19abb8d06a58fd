"""The four deeds of the village: constructing, opening a crate, scoring an objective, filling the quota."""

from charthouse.core.game import Seat
from charthouse.games.charterstone.box import BOX, CELLS, RESOURCES
from charthouse.games.charterstone.course import Course
from charthouse.games.charterstone.events import (
    Built,
    CardArchived,
    CardGiven,
    CellFilled,
    CrateOpened,
    ObjectiveMet,
    Paid,
    PersonaGained,
    RuleEntered,
)
from charthouse.games.charterstone.frame import Frame
from charthouse.games.charterstone.guide import guide, openable
from charthouse.games.charterstone.notation import Action, act
from charthouse.games.charterstone.pieces import NOBODY
from charthouse.games.charterstone.rulebook import entering
from charthouse.games.charterstone.state import Holding, State, free_plots, kind

# --- constructing (rules 17 and 18)


def building_cards(state: State, seat: Seat) -> list[str]:
    return [card for card in state.holdings[seat].cards if kind(state, card) == "building"]


def affords(card: str, purse: Holding) -> bool:
    """Whether the purse holds the four resources printed on the card."""
    cost = BOX.buildings[card].cost
    return all(cost.count(kind) <= have for kind, have in zip(RESOURCES, purse.resources, strict=True))


def construct_lacks(state: State, seat: Seat, purse: Holding) -> str:
    cards = building_cards(state, seat)
    if not cards:
        return "stone-why-no-building-card"
    if not any(affords(card, purse) for card in cards):
        return "stone-why-no-printed-resources"
    return "" if free_plots(state, seat) else "stone-why-no-empty-plot"


def construct_offers(state: State, seat: Seat, frame: Frame) -> tuple[Action, ...]:
    purse, plots = state.holdings[seat], free_plots(state, seat)
    cards = [card for card in building_cards(state, seat) if affords(card, purse)]
    return tuple(act("build", card, plot) for card in cards for plot in plots)


def construct(course: Course, seat: Seat, frame: Frame, answer: Action) -> None:
    """Rule 10: a card with a crate stays in the supply, one without goes to the archive."""
    card, plot = answer.words
    cost = BOX.buildings[card].cost
    course.happens(Paid(seat, tuple((kind, cost.count(kind)) for kind in RESOURCES if kind in cost)))
    course.happens(Built(seat, card, plot))
    if not BOX.buildings[card].crate:
        course.happens(CardArchived(seat, card))


# --- opening a crate (rule 19)


def crate_cards(state: State, seat: Seat) -> list[str]:
    """The constructed building cards whose crate may be opened in this game."""
    later = state.options.later_crates
    return [
        card
        for card in state.holdings[seat].cards
        if kind(state, card) == "constructed" and openable(card, later)
    ]


def crate_lacks(state: State, seat: Seat, purse: Holding) -> str:
    if crate_cards(state, seat):
        return ""
    held = [card for card in state.holdings[seat].cards if kind(state, card) == "constructed"]
    return "stone-why-crate-opens-later" if held else "stone-why-no-crate"


def crate_offers(state: State, seat: Seat, frame: Frame) -> tuple[Action, ...]:
    return tuple(act("open", card) for card in crate_cards(state, seat))


def open_crate(course: Course, seat: Seat, frame: Frame, answer: Action) -> None:
    """What comes out belongs to who opened it; the first crate of the game brings rules of its own."""
    (card,) = answer.words
    release = course.state.options.release
    printed = guide(release)
    crate = printed.crates[BOX.buildings[card].crate]
    first = not course.state.opened
    course.happens(CrateOpened(seat, crate.number))
    for number in crate.buildings:
        course.happens(CardGiven(seat, printed.buildings[number]))
    for persona in crate.personas:
        course.happens(PersonaGained(seat, persona))
    if first:
        for slot, version in entering("first_crate", release):
            course.happens(RuleEntered(slot, version))
    course.happens(CardArchived(seat, card))


# --- scoring an objective (rule 20)


def _quota_tokens(state: State, seat: Seat) -> int:
    return state.quota.count(seat)


def _coins(state: State, seat: Seat) -> int:
    return state.holdings[seat].coins


def _assistants(state: State, seat: Seat) -> int:
    return sum(card in BOX.assistants for card in state.holdings[seat].cards)


def _resource_kinds(state: State, seat: Seat) -> int:
    return sum(n > 0 for n in state.holdings[seat].resources)


def _reputation_tokens(state: State, seat: Seat) -> int:
    return state.reputation.count(seat)


COUNTERS = {
    "quota_tokens": _quota_tokens,
    "coins": _coins,
    "assistants": _assistants,
    "resource_kinds": _resource_kinds,
    "reputation_tokens": _reputation_tokens,
}
"""What an objective may count."""


def reached(state: State, seat: Seat, objective: str) -> int:
    """How many of what the objective counts the seat has."""
    return COUNTERS[BOX.objectives[objective].count](state, seat)


def open_objectives(state: State, seat: Seat) -> list[str]:
    """The objectives that the seat fulfils and has not scored in this game."""
    return [
        objective
        for objective, seats in zip(state.objectives, state.met, strict=True)
        if seat not in seats and reached(state, seat, objective) >= BOX.objectives[objective].least
    ]


def objective_lacks(state: State, seat: Seat, purse: Holding) -> str:
    if not purse.influence:
        return "stone-why-no-influence-left"
    return "" if open_objectives(state, seat) else "stone-why-no-objective"


def objective_offers(state: State, seat: Seat, frame: Frame) -> tuple[Action, ...]:
    return tuple(act("score", objective) for objective in sorted(open_objectives(state, seat)))


def meet(course: Course, seat: Seat, frame: Frame, answer: Action) -> None:
    course.happens(ObjectiveMet(seat, answer.words[0]))


# --- filling the quota (rule 22)


def _stock(purse: Holding, row: str) -> int:
    """How much of what a row of the quota takes is in the purse."""
    if row == "coins":
        return purse.coins
    return len(purse.cards) if row == "cards" else sum(purse.resources)


def open_cells(state: State, purse: Holding) -> list[str]:
    """The free cells that this purse can pay for."""
    stock: dict[str, int] = {row: _stock(purse, row) for row in BOX.quota.rows}
    return [
        cell
        for cell, row, seat in zip(CELLS, _ROWS, state.quota, strict=True)
        if seat == NOBODY and _AMOUNTS[cell] <= stock[row]
    ]


def row_of(cell: str) -> str:
    return cell.partition("-")[0]


def column_of(cell: str) -> int:
    return int(cell.partition("-")[2]) - 1


def amount(cell: str) -> int:
    return _AMOUNTS[cell]


_AMOUNTS = {cell: BOX.quota.amounts[column_of(cell)] for cell in CELLS}
_ROWS = tuple(row_of(cell) for cell in CELLS)


def quota_lacks(state: State, seat: Seat, purse: Holding) -> str:
    if not purse.influence:
        return "stone-why-no-influence-left"
    return "" if open_cells(state, purse) else "stone-why-no-quota-cell"


def quota_offers(state: State, seat: Seat, frame: Frame) -> tuple[Action, ...]:
    return tuple(act("fill", cell) for cell in sorted(open_cells(state, state.holdings[seat])))


def fill(course: Course, seat: Seat, frame: Frame, answer: Action) -> None:
    """One influence stays in the cell; its goods go to the supply before any benefit comes."""
    (cell,) = answer.words
    course.happens(CellFilled(seat, cell))
    row, n = row_of(cell), amount(cell)
    if row == "coins":
        course.happens(Paid(seat, (("coin", n),)))
    else:
        course.queue.insert(0, Frame("pay", row, n, frame.source))
    bonus = BOX.quota.bonus[column_of(cell)]
    if bonus != "none":
        course.queue.append(Frame(bonus, "", 1, frame.source))
