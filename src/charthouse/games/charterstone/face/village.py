"""The village: charters with their plots, and every building with who stands on it and why it is shut."""

from charthouse.core.game import Seat
from charthouse.core.message import Message, message
from charthouse.games.charterstone.allowed import SHORT, lacks, shortage
from charthouse.games.charterstone.box import BOX, PLOTS
from charthouse.games.charterstone.face.chronicle import about_building
from charthouse.games.charterstone.face.wire import Building, Charter, Plot
from charthouse.games.charterstone.face.words import use_face
from charthouse.games.charterstone.names import goods_list
from charthouse.games.charterstone.state import State, View, at_home, stands_on


def charter(state: State, id: str) -> Charter:
    land = BOX.charters[id]
    return Charter(
        id=id,
        seat=next((seat for seat, holding in enumerate(state.holdings) if holding.charter == id), None),
        resource=land.resource,
        at=land.at,
        rows=land.rows,
        plots=[
            Plot(plot, state.plots[n] or None) for n, plot in enumerate(PLOTS) if plot.startswith(f"{id}-")
        ],
    )


def building(view: View, id: str, acting: bool) -> Building:
    state, seat = view.table, view.seat
    printed, use = BOX.buildings[id], use_face(id, state.options.errata)
    why = _why_not(state, seat, id) if seat >= 0 else ""
    return Building(
        id=id,
        area=printed.area,
        plot=PLOTS[state.plots.index(id)] if id in state.plots else None,
        charter=printed.charter,
        basic=printed.basic,
        crate=printed.crate or None,
        value=printed.value,
        worker=seat_or_none(stands_on(state, id)),
        sign=use.sign,
        pay=use.pay,
        gain=use.gain,
        usable=acting and not why,
        why=_said(state, seat, id, why) if why else None,
        rules=about_building(state, id, why),
        action=f"place {id}",
    )


def _why_not(state: State, seat: Seat, building: str) -> str:
    """What the seat lacks to use the building, whoever's turn it is."""
    return lacks(state, seat, building) or ("" if at_home(state.holdings[seat]) else "stone-why-no-worker")


def _said(state: State, seat: Seat, building: str, why: str) -> Message:
    if why != SHORT:
        return message(why)
    return message(why, missing=goods_list(shortage(state, seat, building), message))


def seat_or_none(seat: Seat) -> Seat | None:
    return seat if seat >= 0 else None
