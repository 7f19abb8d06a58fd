"""The quota: its rows of cells, whose token is in each, and which ones a seat can pay for."""

from msgspec import UNSET

from charthouse.games.charterstone.box import BOX, CELLS
from charthouse.games.charterstone.effect import Effect
from charthouse.games.charterstone.effects import drawn
from charthouse.games.charterstone.effects import quota as cells
from charthouse.games.charterstone.face.village import seat_or_none
from charthouse.games.charterstone.face.wire import Cell, QuotaRow
from charthouse.games.charterstone.face.words import figure_of
from charthouse.games.charterstone.state import View

SIGNS = {"resources": "any", "coins": "coin", "cards": "card"}
"""What a row takes."""
_ROWS = {row: [cell for cell in CELLS if cells.row_of(cell) == row] for row in BOX.quota.rows}
_BONUS = [drawn(Effect(bonus)) if bonus != "none" else None for bonus in BOX.quota.bonus]


def quota(view: View) -> list[QuotaRow]:
    state = view.table
    payable = cells.open_cells(state, state.holdings[view.seat]) if view.seat >= 0 else []
    tokens = dict(zip(CELLS, state.quota, strict=True))
    return [
        QuotaRow(row, SIGNS[row], [_cell(id, tokens[id], id in payable) for id in ids])
        for row, ids in _ROWS.items()
    ]


def _cell(id: str, token: int, payable: bool) -> Cell:
    column = cells.column_of(id)
    bonus = _BONUS[column]
    return Cell(
        id=id,
        amount=cells.amount(id),
        bonus=BOX.quota.bonus[column],
        seat=seat_or_none(token),
        payable=payable,
        sign=bonus.sign if bonus else UNSET,
        figure=figure_of(bonus) if bonus else UNSET,
    )
