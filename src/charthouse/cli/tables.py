"""`charthouse tables`: what whoever runs the house may ask and do of its tables, also while it serves.

No key, no link and nothing that is hidden at a table is ever said.
"""

import asyncio
import contextlib
import os
from argparse import Namespace
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from charthouse.cli.arguments import JSON, Argument
from charthouse.cli.house import House, asked
from charthouse.cli.output import put, put_json
from charthouse.core.game import BadText
from charthouse.core.text import Text
from charthouse.games import game
from charthouse.server import configured
from charthouse.server.configured import chosen_file
from charthouse.server.folder import DATABASE

if TYPE_CHECKING:
    from charthouse.server.archive import Head
    from charthouse.server.store import Store

DEEDS = ("list", "show", "close", "delete", "archive")
PHASES = ("lobby", "playing", "over", "deleted")
DAY = 24 * 60 * 60 * 1000
SHORT = 8
"""So many letters of an id are shown, where they are enough."""


def run(words: list[str], say: Text) -> int:
    arguments = (
        Argument("deed", "help-tables-deed", required=True),
        Argument("id", "help-tables-id"),
        Argument("--phase", "help-tables-phase"),
        Argument("--game", "help-tables-game"),
        Argument("--idle", "help-tables-idle", limits=(0, 36_500)),
        Argument("--yes", "help-tables-yes", flag=True),
        JSON,
    )
    found, house = asked("tables", arguments, words, say)
    if found.deed not in DEEDS:
        raise BadText("bad-tables-deed", found=found.deed[:40], known=", ".join(DEEDS))
    if found.phase not in (None, *PHASES):
        raise BadText("bad-option-value", value=found.phase[:40], option="--phase", allowed=", ".join(PHASES))
    if found.deed in ("show", "close", "delete") and not found.id:
        raise BadText("bad-usage-missing", what="ID")
    deeds = {"list": _list, "show": _show, "close": _close, "delete": _delete, "archive": _archive}
    asyncio.run(_done(deeds[found.deed], found, house, say))
    return 0


Deed = Callable[["Store", Namespace, Text], Awaitable[None]]


async def _done(deed: Deed, found: Namespace, house: House, say: Text) -> None:
    async with _store(house) as store:
        await deed(store, found, say)


@contextlib.asynccontextmanager
async def _store(house: House) -> AsyncIterator["Store"]:
    """The database as one more process has it, where this version and the one that serves write it alike."""
    from sqlalchemy.exc import SQLAlchemyError

    from charthouse.server.database import connected, current
    from charthouse.server.store import Store, StoreBroken, cause

    if house.local and not (house.folder / DATABASE).is_file():
        raise BadText("bad-tables-folder", path=str(house.folder))
    try:
        engine = connected(house.url)
        fits = current(engine)
        engine.dispose()
        if not fits:
            raise BadText("bad-tables-version")
        store = Store(house.url, lambda error: None, house.key_file)
    except SQLAlchemyError as error:
        raise BadText("bad-database", detail=cause(error)) from None
    try:
        yield store
    except StoreBroken as error:
        raise BadText("bad-database", detail=str(error)) from None
    finally:
        await store.close()


# --- the deeds


async def _list(store: "Store", found: Namespace, say: Text) -> None:
    from charthouse.server.clock import now

    heads = await store.heads()
    shown = [
        head
        for head in heads
        if found.phase in (None, _phase(head))
        and found.game in (None, head.game)
        and now() - _used(head) >= (found.idle or 0) * DAY
    ]
    if found.json:
        put_json({"tables": [_facts(head) for head in shown]})
        return
    length = next(n for n in range(SHORT, 33) if len({head.table_id[:n] for head in heads}) == len(heads))
    for head in shown:
        put(_line(head, head.table_id[:length], say))
    if not shown:
        put(say("tables-none"))


async def _show(store: "Store", found: Namespace, say: Text) -> None:
    from charthouse.server import tables

    head = await _meant(store, found.id)
    seats = []
    with contextlib.suppress(tables.Gone):
        table = await tables.load(store, head.table_id)
        for chair in table.chairs if table else ():
            kind = "automa" if chair.player.automa else "person" if chair.person else "bot"
            seats.append({"name": chair.player.name, "kind": kind, "bot": chair.bot})
    if found.json:
        put_json({**_facts(head), "seats": seats})
        return
    put(_line(head, head.table_id, say))
    put(say("tables-rows", rows=head.last + 1))
    for number, seat in enumerate(seats, 1):
        put(say("tables-seat", seat=number, name=seat["name"] or "—"))


async def _close(store: "Store", found: Namespace, say: Text) -> None:
    from charthouse.server import commands, tables

    head = await _meant(store, found.id)
    table = await tables.load(store, head.table_id)
    if table is None:
        raise BadText("bad-table")
    if table.phase != "playing":
        raise BadText("bad-not-playing")
    await commands.command(store, table, "closed", lambda: commands.close(table))
    await store.hint(head.table_id)
    _answer(found, say, "tables-closed", head)


async def _delete(store: "Store", found: Namespace, say: Text) -> None:
    from charthouse.server import retention

    head = await _meant(store, found.id)
    if not found.yes:
        raise BadText("bad-tables-sure", id=head.table_id)
    await retention.delete(store, head.table_id, "house")
    await store.hint(head.table_id)
    _answer(found, say, "tables-deleted", head)


async def _archive(store: "Store", found: Namespace, say: Text) -> None:
    """One table that is over, or whatever the rules of the house say is due."""
    from charthouse.server import retention
    from charthouse.server.clock import now

    if found.id:
        head = await _meant(store, found.id)
        if _phase(head) != "over":
            raise BadText("bad-not-over")
        await retention.put_away(store, head.table_id)
        done: dict[retention.Deed, int] = {"archive": 1}
    else:
        told = configured.told({}, os.environ, chosen_file(found.config, os.environ))
        done = await retention.sweep(store, retention.rules_of(told.settings), now(), store.hint)
    counts = {"archived": done.get("archive", 0), "deleted": done.get("delete", 0)}
    if found.json:
        put_json(counts)
    else:
        put(say("tables-archived", **counts))


# --- what is said of a table


async def _meant(store: "Store", beginning: str) -> "Head":
    """The one table whose id begins so."""
    found = [head for head in await store.heads() if head.table_id.startswith(beginning)]
    exact = [head for head in found if head.table_id == beginning]
    if not found:
        raise BadText("bad-table")
    if len(found) > 1 and not exact:
        raise BadText("bad-tables-several", id=beginning[:40], count=len(found))
    return (exact or found)[0]


def _phase(head: "Head") -> str:
    if head.deleted:
        return "deleted"
    return "over" if head.over else "lobby" if head.lobby else "playing"


def _used(head: "Head") -> int:
    return max(head.at, head.seen or 0)


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def _facts(head: "Head") -> dict[str, Any]:
    return {
        "id": head.table_id,
        "game": head.game,
        "phase": _phase(head),
        "archived": head.shelved,
        "opened": head.opened_at,
        "used": _used(head),
        "rows": head.last + 1,
    }


def _line(head: "Head", id: str, say: Text) -> str:
    line = say(
        "tables-line",
        id=id,
        game=say(game(head.game).id),
        phase=say("tables-phase", phase=_phase(head)),
        opened=_day(head.opened_at),
        used=_day(_used(head)),
    )
    return say("tables-archived-too", line=line) if head.shelved else line


def _answer(found: Namespace, say: Text, what: str, head: "Head") -> None:
    if found.json:
        put_json({"id": head.table_id, "done": found.deed})
    else:
        put(say(what, id=head.table_id))
