"""Events of the village: built, a crate opened, an objective met, the quota filled, the two tracks."""

from typing import Any

from msgspec.structs import replace

from charthouse.core.game import Seat
from charthouse.games.charterstone.box import BOX, CELLS, PLOTS
from charthouse.games.charterstone.events.event import Event, held, put, token
from charthouse.games.charterstone.legacy import Legacy, chest_with
from charthouse.games.charterstone.names import Say, card_name, cell_name, plot_name
from charthouse.games.charterstone.state import State


class Built(Event, frozen=True, gc=False):
    word = "built"
    seat: Seat
    building: str
    plot: str

    def change(self, state: State) -> State:
        return replace(state, plots=put(state.plots, PLOTS.index(self.plot), self.building))

    def sentence(self, name: str, say: Say) -> Any:
        building, plot = card_name(self.building, say), plot_name(self.plot, say)
        return say("stone-log-built", name=name, building=building, plot=plot)

    def lasts(self, legacy: Legacy, chest: int) -> Legacy:
        return replace(legacy, plots=put(legacy.plots, PLOTS.index(self.plot), self.building))


class CrateOpened(Event, frozen=True, gc=False):
    word = "opened"
    reveals = True
    seat: Seat
    crate: int

    def change(self, state: State) -> State:
        return replace(state, opened=(*state.opened, self.crate))

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-opened", name=name, number=self.crate)

    def lasts(self, legacy: Legacy, chest: int) -> Legacy:
        return replace(legacy, opened=(*legacy.opened, self.crate))


class PersonaGained(Event, frozen=True, gc=False):
    word = "persona"
    seat: Seat
    persona: str

    def change(self, state: State) -> State:
        chest = (*state.holdings[self.seat].chest, self.persona)
        return replace(state, holdings=held(state, self.seat, chest=chest))

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-persona", name=name, persona=say(f"stone-persona-{self.persona}"))

    def lasts(self, legacy: Legacy, chest: int) -> Legacy:
        return chest_with(legacy, chest, personas=(*legacy.chests[chest].personas, self.persona))


class RuleEntered(Event, frozen=True, gc=False):
    word = "rule"
    slot: int
    version: int

    def change(self, state: State) -> State:
        return replace(state, rules=(*state.rules, (self.slot, self.version)))

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-rule", slot=self.slot)

    def lasts(self, legacy: Legacy, chest: int) -> Legacy:
        return replace(legacy, rules=(*legacy.rules, (self.slot, self.version)))


class ObjectiveMet(Event, frozen=True, gc=False):
    word = "scored"
    seat: Seat
    objective: str

    def change(self, state: State) -> State:
        number = state.objectives.index(self.objective)
        met = put(state.met, number, (*state.met[number], self.seat))
        return replace(state, met=met, holdings=token(state, self.seat))

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-met", name=name, objective=say(f"stone-objective-{self.objective}"))


class CellFilled(Event, frozen=True, gc=False):
    word = "filled"
    seat: Seat
    cell: str

    def change(self, state: State) -> State:
        quota = put(state.quota, CELLS.index(self.cell), self.seat)
        return replace(state, quota=quota, holdings=token(state, self.seat))

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-filled", name=name, cell=cell_name(self.cell, say))


class Reputed(Event, frozen=True, gc=False):
    """An influence token went on the reputation track."""

    word = "reputed"
    seat: Seat

    def change(self, state: State) -> State:
        reputation = (*state.reputation, self.seat)
        return replace(state, reputation=reputation, holdings=token(state, self.seat))

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-reputed", name=name)


class Progressed(Event, frozen=True, gc=False):
    word = "progress"
    seat: Seat
    space: int

    def change(self, state: State) -> State:
        return replace(state, progress=self.space)

    def sentence(self, name: str, say: Say) -> Any:
        return say("stone-log-progress", name=name, left=BOX.progress.last - self.space)
