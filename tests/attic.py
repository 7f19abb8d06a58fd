"""What lies in a house: tables with something hidden, and everything a folder keeps."""

import contextlib
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

from patron import House, Opened, Patron, choice, device, open_table, owes, person
from shell import Ran, ask

from charthouse.server import schema
from charthouse.server.folder import DATABASE, KEY_FILE
from charthouse.server.sealing import Damaged, Keyring

Everything = dict[str, list[dict[str, Any]]]


def told(*words: str) -> Ran:
    """The command inside this process, also where a loop runs already: it has one of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(ask, *words).result()


async def hidden(house: House) -> tuple[Opened, str, str]:
    """A table where Ana has drawn and nobody else may know what; the drawing, and the row that holds it."""
    table = await open_table(house, "link", person("Ana"), person(""))
    async with Patron(house, table.key) as ana, Patron(house, await device(house, table.link(1))) as bo:
        await bo.sit(1, "Bo")
        await ana.sees(owes)
        drawing = choice(ana.face, Random(1))
        await ana.accepted(drawing)
    return table, drawing, house.rows(table.table)[-1].body


def everything_in(folder: Path) -> Everything:
    """All rows of the first version's tables, as they were before they were sealed."""
    with contextlib.closing(sqlite3.connect(folder / DATABASE)) as connection:
        connection.row_factory = sqlite3.Row
        found = {
            name: [dict(row) for row in connection.execute(f"SELECT * FROM {name}")]
            for name in ("tables", "log", "keys", "outages", "heartbeat")
        }
    return opened(found, Keyring(folder / KEY_FILE))


def opened(found: Everything, keys: Keyring) -> Everything:
    rows = {name: [_opened(keys, name, row) for row in of] for name, of in found.items()}
    return {name: sorted(of, key=str) for name, of in rows.items()}


def _opened(keys: Keyring, name: str, row: dict[str, Any]) -> dict[str, Any]:
    try:
        return keys.opened(schema.metadata.tables[name], row)
    except Damaged:
        return row
