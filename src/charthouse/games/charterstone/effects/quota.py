"""The deed `quota` (rule 22): goods and a token into a free cell."""

from charthouse.core.game import NOBODY, Seat
from charthouse.games.charterstone import prices
from charthouse.games.charterstone.box import BOX, CELLS
from charthouse.games.charterstone.course import Course
from charthouse.games.charterstone.effect import Effect
from charthouse.games.charterstone.effects.word import Drawn, Taught, Word, benefit
from charthouse.games.charterstone.events import CellFilled, Paid
from charthouse.games.charterstone.inforce import answers
from charthouse.games.charterstone.notation import Action, act
from charthouse.games.charterstone.state import Holding, State


def _stock(purse: Holding, row: str) -> int:
    """How much of what a row of the quota takes is in the purse."""
    if row == "coins":
        return purse.coins
    return len(purse.cards) if row == "cards" else sum(purse.resources)


def open_cells(state: State, purse: Holding) -> list[str]:
    """The free cells that this purse can pay for."""
    stock: dict[str, int] = {row: _stock(purse, row) for row in answers(state).rows}
    free = zip(_PRINTED, state.quota, strict=True)
    return [cell for (cell, row, n), seat in free if seat == NOBODY and n <= stock.get(row, 0)]


def row_of(cell: str) -> str:
    return cell.partition("-")[0]


def column_of(cell: str) -> int:
    return int(cell.partition("-")[2]) - 1


def amount(cell: str) -> int:
    return _AMOUNTS[cell]


_AMOUNTS = {cell: BOX.quota.amounts[column_of(cell)] for cell in CELLS}
_PRINTED = tuple((cell, row_of(cell), _AMOUNTS[cell]) for cell in CELLS)


def _lacks(state: State, seat: Seat, purse: Holding) -> str:
    if not purse.influence:
        return "stone-why-no-influence-left"
    return "" if open_cells(state, purse) else "stone-why-no-quota-cell"


def _offers(state: State, seat: Seat, effect: Effect) -> tuple[Action, ...]:
    return tuple(act("fill", cell) for cell in sorted(open_cells(state, state.holdings[seat])))


def _do(course: Course, seat: Seat, effect: Effect, answer: Action) -> None:
    """One influence stays in the cell; its goods go to the supply before any benefit comes."""
    (cell,) = answer.words
    course.happens(CellFilled(seat, cell))
    row, n = row_of(cell), amount(cell)
    if row == "coins":
        course.happens(Paid(seat, (("coin", n),)))
    else:
        course.queue.insert(0, Effect("pay", row, n, effect.source))
    bonus = BOX.quota.bonus[column_of(cell)]
    if bonus != "none":
        course.queue.append(Effect(bonus, "", 1, effect.source))


def _answer(state: State, seat: Seat, effect: Effect, words: tuple[str, ...]) -> int:
    """The bonus of the cell, less its goods and the token; points of the building come on top."""
    (cell,) = words
    row, n, bonus = row_of(cell), amount(cell), BOX.quota.bonus[column_of(cell)]
    worth = {"none": 0, "vp": prices.POINT, "reputation": prices.POINT}[bonus] - prices.influence(state)
    if prices.awaited(state, seat, "quota_tokens", state.quota.count(seat)):
        worth += prices.POINT
    if row != "cards":
        return worth - n * (prices.COIN if row == "coins" else prices.RESOURCE)
    return worth + benefit(state, seat, Effect("pay", row, n, effect.source))


QUOTA = Word(
    rule=22,
    do=_do,
    offers=_offers,
    lacks=_lacks,
    costs=Effect("in_cell"),
    costs_drawn=Drawn("quota", tile=("influence", "quota"), stock="influence"),
    drawn=lambda effect: Drawn("quota", tile=()),
    zone="quota",
    answer=_answer,
    taught=(
        Taught(
            "{ quota = 1 }",
            "cell, goods",
            "an influence token in a free cell, its goods to the supply; then the bonus of the cell",
        ),
    ),
)
