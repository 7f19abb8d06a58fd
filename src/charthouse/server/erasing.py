"""Erasing: the log of a finished game without the names that were deleted; all else it tells stays."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from charthouse.core import record
from charthouse.core.game import Player, Seat
from charthouse.core.record import Header
from charthouse.server.store import Row


def without_names(rows: Sequence[Row], seats: Collection[Seat]) -> list[Row]:
    """The rows with these names gone and the hashes of all entries written anew, as `Table.record` does."""
    chains: list[str] = []
    return [_rewritten(row, seats, chains) for row in rows]


def _rewritten(row: Row, seats: Collection[Seat], chains: list[str]) -> Row:
    body = msgspec.json.decode(row.body)
    match row.kind:
        case "opened":
            for seat in seats:
                body["opening"]["seats"][seat].update(name="", title="", crest="")
        case "sat" if body["seat"] in seats:
            player = record.nameless(msgspec.convert(body["player"], Player), body["seat"])
            body["player"] = msgspec.to_builtins(player)
        case "began":
            header = record.without_names(msgspec.convert(body["header"], Header), seats)
            body["header"] = msgspec.to_builtins(header)
            chains.append(record.first_link(header))
            for entry in body["entries"]:
                _link(entry, chains)
        case "undone":
            del chains[-body.get("entries", 1) :]
        case "moved" | "ended" | "ruled":
            _link(body, chains)
    return row._replace(body=msgspec.json.encode(body).decode())


def _link(entry: dict[str, Any], chains: list[str]) -> None:
    """`chains` holds a hash for each entry so far, after that of the header."""
    number, then = len(chains) - 1, tuple(entry["then"])
    entry["chain"] = record.link(chains[-1], number, entry["seat"], entry["action"], then)
    chains.append(entry["chain"])
