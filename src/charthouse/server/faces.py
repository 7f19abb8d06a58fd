"""The state message: what a viewer is shown of its table. An allow-list, built from the view of its seat."""

import msgspec

from charthouse.core.game import SPECTATOR, Seat
from charthouse.server import wire
from charthouse.server.commands import undoable
from charthouse.server.keys import ALL_SEATS
from charthouse.server.tables import Table
from charthouse.server.viewer import Viewer

DEVICE_ID = 12
"""A device is called by the beginning of the hash of its key."""


def state(viewer: Viewer, online: list[bool], deadline: int | None) -> wire.StateMessage:
    """The complete table for this viewer, built from what it may know."""
    table = _table_face(viewer, online, deadline)
    return wire.StateMessage(
        viewer.shown_seq, table, _game_face(viewer.table, viewer.shown_seat, viewer.seats)
    )


def _game_face(table: Table, seat: Seat, mine: list[Seat]) -> wire.Dict | None:
    if table.match is None:
        return None
    played = table.game
    view = played.observe(table.match.state, seat)
    if played.hush and not table.settings.ready_ticks:
        view = played.hush(view, mine)
    return {**wire.fields(played.face(view, table.story)), "log": table.log()}


def _table_face(viewer: Viewer, online: list[bool], deadline: int | None) -> wire.TableState:
    table = viewer.table
    settings = table.settings
    return wire.TableState(
        id=table.id,
        game=settings.game,
        mode=settings.mode,
        phase=table.phase,
        role="seat" if viewer.seats else "watch",
        mine=viewer.seats,
        host=viewer.hosts,
        seats=[
            wire.TableSeat(
                seat=seat,
                name=chair.player.name,
                title=chair.player.title,
                crest=chair.player.crest,
                kind="person" if chair.person else "automa" if chair.player.automa else "bot",
                bot=chair.bot,
                here=chair.here,
                online=online[seat],
                taken=seat in table.holders.taken,
                host=seat == table.holders.host,
                struck=seat in table.struck,
            )
            for seat, chair in enumerate(table.chairs)
        ],
        options=table.match.header.options if table.match else settings.options,
        clock=wire.RunningClock(settings.clock.kind, settings.clock.per, deadline),
        help=settings.help,
        ready_ticks=settings.ready_ticks,
        commitment=table.commitment,
        daily=table.opened.daily if table.opened else None,
        forked=table.match is not None and table.match.header.fork is not None,
        undo=undoable(table, viewer.seats),
        next=table.next,
        waiting=table.waiting_time() // 60_000,
        devices=_devices(viewer),
        asking=[
            wire.Asking(seat, asked.number)
            for seat in viewer.seats
            if (asked := table.holders.asks.get(seat)) is not None and asked.open
        ],
        closed=table.closed,
        put_away=table.put_away,
    )


def _devices(viewer: Viewer) -> list[wire.Device]:
    """The devices that hold what this one holds, or a part of it."""
    return [
        wire.Device(key[:DEVICE_ID], device.seat, device.came, key == viewer.key.hash)
        for key, device in viewer.table.holders.devices.items()
        if device.seat in viewer.seats or (device.seat == ALL_SEATS and viewer.seats)
    ]


def ready(table: Table) -> list[bool]:
    """The ready ticks, where the table shows any."""
    played = table.game
    if table.match is None or played.ready is None or not table.settings.ready_ticks:
        return []
    return list(played.ready(played.observe(table.match.state, SPECTATOR)))


def encode(value: object) -> str:
    return msgspec.json.encode(value).decode()
