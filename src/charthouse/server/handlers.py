"""Handlers of socket messages: what a viewer says, and what it is answered."""

import hashlib
import re
from random import Random

from charthouse.bots import serving_bot
from charthouse.core.game import IllegalAction, Problem, Seat
from charthouse.core.message import Message, message, told
from charthouse.server import commands, messages, metrics, seating, wire
from charthouse.server.clock import now
from charthouse.server.commands import Make, Verdict
from charthouse.server.rooms import Rooms
from charthouse.server.tables import Table
from charthouse.server.tasks import start
from charthouse.server.viewer import Viewer, seats_of

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
            if seat not in viewer.seats:
                return await _hand_over(rooms, viewer, id, seat, bot)
            return await _decide(rooms, viewer, id, seat, lambda: commands.hand(table, seat, bot))
        case messages.Take(id, seat):
            return await _decide(rooms, viewer, id, seat, lambda: commands.hand(table, seat, ""))
        case messages.Host(id, seat):
            return await _make_host(rooms, viewer, id, seat)
        case messages.Begin(id, names) if viewer.hosts:
            return _answer(viewer, id, await rooms.begin(table, names))
        case messages.Begin(id):
            return _refuse(viewer, id, message("why-only-host"))
    return None


async def _decide(rooms: Rooms, viewer: Viewer, id: str, seat: Seat, make: Make) -> Answer:
    """A command for a seat of one's own; ids are kept by seat."""
    if seat not in viewer.seats:
        return _refuse(viewer, id, message("why-not-your-seat"))

    def mine() -> tuple[str, commands.Body]:
        if seat not in seats_of(viewer.key, viewer.table):  # another process knew that it was put out
            raise IllegalAction("why-not-your-seat")
        return make()

    return await _command(rooms, viewer, id, seat, mine)


async def _command(rooms: Rooms, viewer: Viewer, id: str, seat: Seat, make: Make) -> Answer:
    plain = re.fullmatch(r"[\w./ :-]{1,60}", id)
    kept = id if plain else hashlib.sha256(id.encode(errors="replace")).hexdigest()
    return _answer(viewer, id, await rooms.command(viewer.table, f"{seat}/{kept}", make))


async def _hand_over(rooms: Rooms, viewer: Viewer, id: str, seat: Seat, bot: str) -> Answer:
    """The host lets a bot play for somebody who has been away for the waiting time."""
    table = viewer.table
    if not viewer.hosts or seat not in table.people:
        return _refuse(viewer, id, message("why-not-your-seat"))
    if too_soon := await _too_soon(rooms, table, seat):
        return _refuse(viewer, id, too_soon)

    def make() -> tuple[str, commands.Body]:
        if not viewer.hosts:
            raise IllegalAction("why-only-host")
        return commands.hand(table, seat, bot, away=seat in table.holders.taken)

    return await _command(rooms, viewer, id, seat, make)


async def _make_host(rooms: Rooms, viewer: Viewer, id: str, seat: Seat) -> Answer:
    """The host names another; if the host has been away for the waiting time, others name themselves."""
    table = viewer.table
    before = table.holders.host
    takes = not viewer.hosts
    if takes:
        if seat not in viewer.seats:
            return _refuse(viewer, id, message("why-only-host"))
        if table.settings.mode == "link" and (too_soon := await _too_soon(rooms, table, before)):
            return _refuse(viewer, id, too_soon)

    def make() -> tuple[str, commands.Body]:
        if viewer.hosts is takes or table.holders.host != before:
            raise IllegalAction("why-only-host")
        return seating.make_host(table, seat, away=takes)

    return await _command(rooms, viewer, id, seat, make)


async def _too_soon(rooms: Rooms, table: Table, seat: Seat) -> Message | None:
    """Why nobody may go on without whoever sits there yet."""
    left = await rooms.patience_ends(table, seat) - now()
    if left <= 0:
        return None
    if rooms.is_here(table, seat):
        return message("why-still-here", name=table.called(seat))
    return message("why-still-waited-for", name=table.called(seat), minutes=-(-left // 60_000))


def _refuse(viewer: Viewer, id: str, why: Message) -> Answer:
    return _answer(viewer, id, Verdict("refused", why, viewer.table.seq))


def _answer(viewer: Viewer, id: str, verdict: Verdict) -> Answer:
    """It tells no more of the log than its viewer may know."""
    if verdict.why is not None:
        metrics.refusals[verdict.why.id] += 1
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
