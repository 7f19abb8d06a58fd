"""Happenings at tables: what the log and the figures tell of a row that was written here."""

from collections.abc import Mapping
from typing import Any

from charthouse.server import metrics
from charthouse.server.log import note
from charthouse.server.tables import Table


def written(table: Table, kind: str, body: Mapping[str, Any]) -> None:
    """A row of a table is durable. What was decided is nobody's business here."""
    if kind in ("moved", "ended"):
        metrics.moves[str(body["by"])] += 1
        if kind == "ended":
            _tell(table, "ended", decisions=len(table.by))
    elif kind in ("opened", "began"):
        assert table.opened is not None  # noqa: S101 (it is the first row)
        seats = len(table.chairs)
        bots = sum(bool(chair.bot) for chair in table.chairs)
        _tell(table, kind, mode=table.opened.opening.mode, seats=seats, bots=bots)


def _tell(table: Table, event: str, **known: Any) -> None:
    metrics.tables[event] += 1
    note(f"table-{event}", table=table.id, game=table.game.id, **known)
