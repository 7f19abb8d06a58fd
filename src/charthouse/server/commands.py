"""Commands: what may be added to a table's log. Each is decided, appended, then folded."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from charthouse.bots import SUBSTITUTE
from charthouse.core import crest, match
from charthouse.core.game import BadText, IllegalAction, Player, Problem, Seat
from charthouse.core.message import Message, message, told
from charthouse.core.record import Entry, Record
from charthouse.server import messages
from charthouse.server.clock import now
from charthouse.server.happenings import written
from charthouse.server.names import look_alike, readable
from charthouse.server.store import Key, Row, Store
from charthouse.server.tables import Table, catch_up, take

LONG = 50
"""Entries of a game that is played on from a record: so many may take a while to read."""
LONGEST = 10_000
"""Rows of a log; a game of a hundred players has two thousand, and comes to its end beyond that too."""
IDLE = frozenset({"sat", "stirred", "handed", "undone", "coded", "offered", "asked", "declined"})
OWN = frozenset({"joined", "put_out", "hosted"})
"""By which people hold what is theirs: they have as many rows again."""
Body = dict[str, Any]
Make = Callable[[], tuple[str, Body]]
"""Gives a row's kind and body, or raises a `Problem`."""


class Verdict(NamedTuple):
    """What became of a command."""

    verdict: Literal["accepted", "refused", "stale"]
    why: Message | None
    seq: int


class Stale(Exception):  # noqa: N818 (it says what the command is)
    """The question a command answers is gone."""


async def command(
    store: Store, table: Table, command_id: str, make: Make, keys: Sequence[Key] = ()
) -> Verdict:
    """Decides, appends with the keys that come with it, then folds.

    On a conflict with another process the log is read and the command decided again.
    """
    async with table.lock:
        while True:
            if table.gone is not None:
                return Verdict("refused", told(table.gone), table.seq)
            if command_id in table.commands:
                return Verdict("accepted", None, table.commands[command_id])
            try:
                kind, body = make()
                _refuse_what_never_ends(table, kind, body)
            except (Stale, Problem) as why:
                if store.shared and await catch_up(store, table):
                    continue  # nothing is refused for what another process has changed
                if isinstance(why, Stale):
                    return Verdict("stale", None, table.seq)
                return Verdict("refused", told(why), table.seq)
            row = Row(table.id, table.seq + 1, command_id, kind, msgspec.json.encode(body).decode(), now())
            if await store.append(row, keys):
                if kind == "began" and len(body["entries"]) > LONG:
                    await asyncio.to_thread(table.fold, row)
                else:
                    await take(store, table, [row])
                written(table, kind, body)
                return Verdict("accepted", None, table.seq)
            if not await catch_up(store, table) and keys:  # somebody has such a key
                return Verdict("refused", message("bad-key"), table.seq)


def _refuse_what_never_ends(table: Table, kind: str, body: Body) -> None:
    """Decisions that are recalled, names, seats that go to and fro: a game comes to its end without them."""
    idle = kind in IDLE or (kind == "moved" and body["action"] == "recall")
    if (idle and table.seq > LONGEST) or (kind in OWN and table.seq > 2 * LONGEST):
        raise IllegalAction("why-long-log")


def move(
    table: Table, seat: Seat, question: str, action: str, by: str, stood_in: str = ""
) -> tuple[str, Body]:
    """The row of a decision; `stood_in` is the bot that answered for one that did not."""
    current = table.match
    if current is None or current.turn is None or question != table.question(seat):
        raise Stale
    if by == "bot" and not table.chairs[seat].bot:
        raise Stale  # the seat was taken back while its bot was thinking
    after = match.submit(current, seat, current.game.read_action(action))
    entry = after.entries[-1]
    kind = "moved" if after.turn else "ended"
    simpler = {"stood_in": stood_in} if stood_in else {}
    return kind, {**_entry_body(entry), "by": by, "question": question, **simpler}


def go_on(table: Table) -> tuple[str, Body]:
    """The row from which a table follows the rules of now, as those it began with have no answer here."""
    if table.match is None or not table.outruled:
        raise Stale
    return "ruled", _entry_body(match.go_on(table.match).entries[-1])


def undo(table: Table, seat: Seat) -> tuple[str, Body]:
    """The row that takes a seat's last decision back, and what bots did since."""
    if table.match is None:
        raise Stale
    if not table.settings.ready_ticks:  # that nobody decided after this seat is not for it to know
        raise IllegalAction("why-nothing-to-undo")
    bots = [number for number, by in enumerate(table.by) if by == "bot"]
    kept = match.undoable(table.match, seat, bots)
    if table.by[kept] != "player":  # the clock drew for it, or it came with the table
        raise IllegalAction("why-nothing-to-undo")
    return "undone", {"seat": seat, "entries": len(table.match.entries) - kept}


def undoable(table: Table, seats: list[Seat]) -> Seat | None:
    """The seat among these that may take its last decision back."""
    for seat in seats if table.before else ():
        with contextlib.suppress(IllegalAction):
            undo(table, seat)
            return seat
    return None


def _entry_body(entry: Entry) -> Body:
    return {"seat": entry.seat, "action": entry.action, "then": entry.then, "chain": entry.chain}


def begin(table: Table, names: tuple[str, ...] = (), bot: str = SUBSTITUTE) -> tuple[str, Body]:
    """The row that starts the match: open seats become bots' seats; `names` are for those that have none, if
    nobody else is called so."""
    if table.match is not None:
        raise Stale
    assert table.opened is not None  # noqa: S101
    if not all(map(readable, names)):
        raise BadText("bad-name")
    bots = [
        chair.bot or ("" if chair.here or seat in table.holders.taken else bot)
        for seat, chair in enumerate(table.chairs)
    ]
    players = []
    for seat, chair in enumerate(table.chairs):
        given = "".join(names[seat : seat + 1]).strip()
        name = (
            chair.player.name.strip() or ("" if _is_anothers(table, seat, given) else given) or f"{seat + 1}"
        )
        own = chair.player.crest or crest.default(seat)
        players.append(msgspec.structs.replace(chair.player, name=name, crest=own))
    started = match.start(table.game, tuple(players), table.settings.options, table.secret, entropy_of(table))
    return "began", {
        "header": msgspec.to_builtins(started.header),
        "bots": bots,
        "entries": [_entry_body(started.entries[0])],
    }


def entropy_of(table: Table) -> tuple[str, ...]:
    """What is stirred into the shuffle: the table's name and the seats' numbers; a day's deal is open."""
    assert table.opened is not None  # noqa: S101
    return () if table.opened.daily else (table.id, *(number for _, number in sorted(table.stirred.items())))


def branch(table: Table, forked: Record, bots: list[str]) -> tuple[str, Body]:
    """The row that starts a match from the first entries of another."""
    if table.match is not None:
        raise Stale
    return "began", {
        "header": msgspec.to_builtins(forked.header),
        "bots": bots,
        "entries": [_entry_body(entry) for entry in forked.entries],
    }


def sit(table: Table, said: messages.Sit) -> tuple[str, Body]:
    """The row of a name; who comes after the others have begun gives theirs once."""
    if table.match is not None and table.chairs[said.seat].here:
        raise Stale
    fits = readable(said.name) and readable(said.title) and len(said.crest) <= 20
    if not said.name.strip() or not fits:
        raise BadText("bad-name")
    if _is_anothers(table, said.seat, said.name):
        raise BadText("bad-name-taken")
    player = Player(said.name.strip(), said.title.strip(), said.crest)
    return "sat", {"seat": said.seat, "player": msgspec.to_builtins(player)}


def _is_anothers(table: Table, seat: Seat, name: str) -> bool:
    """Whether people would take whoever is called so for somebody at another seat."""
    return any(other != seat and look_alike(name, table.called(other)) for other in range(len(table.chairs)))


def stir(table: Table, seat: Seat, number: str) -> tuple[str, Body]:
    """The row of what a seat adds to the shuffle: once, and before anything is dealt."""
    if table.match is not None or seat in table.stirred:
        raise Stale
    return "stirred", {"seat": seat, "number": number}


def hand(table: Table, seat: Seat, bot: str, away: bool = False) -> tuple[str, Body]:
    """The row that gives a seat to a bot, or back; `away` if somebody else does, as its player was away."""
    if table.phase == "over":
        raise Stale
    if not table.chairs[seat].person:
        raise IllegalAction("why-not-your-seat")
    return "handed", {"seat": seat, "bot": bot, **({"away": True} if away else {})}


def strike(table: Table, seat: Seat) -> tuple[str, Body]:
    """The row from which nobody is shown the name of a seat; who sits there has asked for it."""
    if table.match is None or not table.chairs[seat].here or seat in table.struck:
        raise Stale
    return "struck", {"seat": seat}


def close(table: Table) -> tuple[str, Body]:
    """The row that ends a game where it is; whoever runs the house has asked for it."""
    if table.phase != "playing":
        raise BadText("bad-not-playing")
    return "closed", {}


def follow(table: Table, following: str) -> tuple[str, Body]:
    """The row that leads everybody to another table; there is one such table at most."""
    if table.next is not None:
        raise BadText("bad-rematch")
    return "followed", {"table": following}
