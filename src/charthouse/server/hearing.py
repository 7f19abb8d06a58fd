"""What a viewer says, and the answer that goes into its mailbox."""

import hashlib
import re
from random import Random
from typing import Any

from charthouse.bots import serving_bot
from charthouse.core.game import IllegalAction, Problem, Seat
from charthouse.server import tables, wire
from charthouse.server.rooms import Rooms
from charthouse.server.steward import Make
from charthouse.server.tables import Verdict
from charthouse.server.viewer import Viewer


async def hear(rooms: Rooms, viewer: Viewer, said: wire.Said) -> None:
    """One message of a viewer; whatever is wrong with it is told to the viewer alone."""
    try:
        await _hear(rooms, viewer, said)
    except Problem as problem:
        _refuse(viewer, getattr(said, "id", ""), wire.told(problem))


async def _hear(rooms: Rooms, viewer: Viewer, said: wire.Said) -> None:
    table = viewer.table
    match said:
        case wire.Look():
            viewer.looking = said.seat
            viewer.refresh()
        case wire.Preview():
            viewer.post(_worth(viewer, said))
        case wire.Act(id, seat, question, action):
            await _decide(
                rooms, viewer, id, seat, lambda: tables.move(table, seat, question, action, "player")
            )
        case wire.Undo(id, seat):
            await _decide(rooms, viewer, id, seat, lambda: tables.undo(table, seat))
        case wire.Sit(id, seat):
            await _decide(rooms, viewer, id, seat, lambda: tables.sit(table, said))
            if table.match is None and all(chair.here for chair in table.chairs):
                await rooms.command(table, "begin", lambda: tables.begin(table))
        case wire.Hand(id, seat, bot):
            serving_bot(bot)
            await _decide(rooms, viewer, id, seat, lambda: tables.hand(table, seat, bot), host=True)
        case wire.Take(id, seat):
            await _decide(rooms, viewer, id, seat, lambda: tables.hand(table, seat, ""), host=True)
        case wire.Begin(id) if viewer.key.kind == "host":
            _answer(viewer, id, await rooms.command(table, "begin", lambda: tables.begin(table)))
        case wire.Begin(id):
            _refuse(viewer, id, wire.message("why-only-host"))


async def _decide(rooms: Rooms, viewer: Viewer, id: str, seat: Seat, make: Make, host: bool = False) -> None:
    """A command for a seat of one's own, or of any person's where the host may; ids are kept by seat."""
    may_host = host and viewer.key.kind == "host" and seat in range(len(viewer.table.chairs))
    if seat not in viewer.seats and not may_host:
        _refuse(viewer, id, wire.message("why-not-your-seat"))
        return
    plain = re.fullmatch(r"[\w./ :-]{1,60}", id)
    kept = id if plain else hashlib.sha256(id.encode(errors="replace")).hexdigest()
    _answer(viewer, id, await rooms.command(viewer.table, f"{seat}/{kept}", make, seat))


def _refuse(viewer: Viewer, id: str, why: dict[str, Any]) -> None:
    _answer(viewer, id, Verdict("refused", why, viewer.table.seq))


def _answer(viewer: Viewer, id: str, verdict: Verdict) -> None:
    """A refusal tells no more of the log than its viewer may know."""
    seq = verdict.seq if verdict.verdict == "accepted" else viewer.shown_seq
    viewer.post({"t": "ack", "id": id, "verdict": verdict.verdict, "why": verdict.why, "seq": seq})
    viewer.refresh()


def _worth(viewer: Viewer, said: wire.Preview) -> dict[str, Any]:
    """What an action would be worth: asked of the pure functions, never written down."""
    table = viewer.table
    try:
        if said.seat not in viewer.seats or table.match is None:
            raise IllegalAction("why-not-your-seat")
        played = table.game
        view = played.observe(table.match.state, said.seat)
        action = played.read_action(said.action)
        if action not in played.offer(view):
            no_chance = Random(0)  # noqa: S311 (no secret)
            played.decide(played.imagine(view, no_chance), said.seat, action)
            raise IllegalAction("why-not-your-turn")
        return {"t": "worth", "id": said.id, "legal": True, "why": None, **played.worth(view, action)}
    except Problem as problem:
        return {"t": "worth", "id": said.id, "legal": False, "why": wire.told(problem)}
