"""Handlers of socket messages: what a viewer says, and what it is answered."""

import hashlib
import re
from random import Random

from charthouse.bots import serving_bot
from charthouse.core.game import IllegalAction, Problem, Seat
from charthouse.core.message import Message, message, told
from charthouse.server import commands, messages, wire
from charthouse.server.commands import Make, Verdict
from charthouse.server.rooms import Rooms
from charthouse.server.tasks import start
from charthouse.server.viewer import Viewer

Answer = wire.Ack | wire.AnyWorth | wire.Dict


async def hear(rooms: Rooms, viewer: Viewer, said: messages.Said) -> Answer | None:
    """One message of a viewer; whatever is wrong with it is told to the viewer alone."""
    try:
        return await _hear(rooms, viewer, said)
    except Problem as problem:
        return _refuse(viewer, getattr(said, "id", ""), told(problem))


async def _hear(rooms: Rooms, viewer: Viewer, said: messages.Said) -> Answer | None:
    table = viewer.table
    match said:
        case messages.Look():
            viewer.looking = said.seat
            viewer.refresh()
        case messages.Preview():
            return _worth(viewer, said)
        case messages.Act(id, seat, question, action):
            return await _decide(
                rooms, viewer, id, seat, lambda: commands.move(table, seat, question, action, "player")
            )
        case messages.Undo(id, seat):
            return await _decide(rooms, viewer, id, seat, lambda: commands.undo(table, seat))
        case messages.Sit(id, seat):
            answer = await _decide(rooms, viewer, id, seat, lambda: commands.sit(table, said))
            if table.full:
                start(rooms.begin(table))
            return answer
        case messages.Stir(id, seat, number):
            return await _decide(rooms, viewer, id, seat, lambda: commands.stir(table, seat, number))
        case messages.Hand(id, seat, bot):
            serving_bot(bot)
            return await _decide(rooms, viewer, id, seat, lambda: commands.hand(table, seat, bot), host=True)
        case messages.Take(id, seat):
            return await _decide(rooms, viewer, id, seat, lambda: commands.hand(table, seat, ""), host=True)
        case messages.Begin(id, names) if viewer.key.kind == "host":
            return _answer(viewer, id, await rooms.begin(table, names))
        case messages.Begin(id):
            return _refuse(viewer, id, message("why-only-host"))
    return None


async def _decide(
    rooms: Rooms, viewer: Viewer, id: str, seat: Seat, make: Make, host: bool = False
) -> Answer:
    """A command for a seat of one's own, or of any person's where the host may; ids are kept by seat."""
    may_host = host and viewer.key.kind == "host" and seat in range(len(viewer.table.chairs))
    if seat not in viewer.seats and not may_host:
        return _refuse(viewer, id, message("why-not-your-seat"))
    plain = re.fullmatch(r"[\w./ :-]{1,60}", id)
    kept = id if plain else hashlib.sha256(id.encode(errors="replace")).hexdigest()
    return _answer(viewer, id, await rooms.command(viewer.table, f"{seat}/{kept}", make))


def _refuse(viewer: Viewer, id: str, why: Message) -> Answer:
    return _answer(viewer, id, Verdict("refused", why, viewer.table.seq))


def _answer(viewer: Viewer, id: str, verdict: Verdict) -> Answer:
    """It tells no more of the log than its viewer may know."""
    viewer.refresh()
    open_log = viewer.table.settings.ready_ticks and verdict.verdict == "accepted"
    seq = verdict.seq if open_log else viewer.shown_seq
    return wire.Ack(id, verdict.verdict, verdict.why, seq)


def _worth(viewer: Viewer, said: messages.Preview) -> Answer:
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
            raise IllegalAction("why-not-your-seat")
        shown = wire.fields(played.preview(view, action)) if played.preview else {}
        return {"t": "worth", "id": said.id, "legal": True, "why": None, **shown}
    except Problem as problem:
        return wire.AnyWorth(said.id, False, told(problem))
