"""The rules in force at a table, in one place: versions of slots answer what the rules ask."""

from functools import lru_cache

from charthouse.core.game import Seat
from charthouse.games.charterstone.answers import Answers, Change
from charthouse.games.charterstone.box import BOX, PLOTS
from charthouse.games.charterstone.rulebook import Pasted
from charthouse.games.charterstone.state import State, free_plots, is_bare, own_plots
from charthouse.games.charterstone.temporary import TEMPORARY


def answers(state: State) -> Answers:
    """What is in force now: what the campaign brought, what entered in this game, its temporary rule."""
    global _latest
    legacy = state.options.legacy
    if legacy:
        return _answers((*legacy.rules, *state.rules), legacy.temporary)
    latest = _latest
    if latest[0] is not state.rules:
        latest = _latest = (state.rules, _answers(state.rules, ""))
    return latest[1]


_latest: tuple[tuple[Pasted, ...], Answers] = ((), Answers())
"""The versions asked about last, and their answers: nearly always these are asked for again."""


def pasted(state: State) -> tuple[Pasted, ...]:
    """The versions that have entered the Chronicle, in the campaign and in this game."""
    legacy = state.options.legacy
    return (*legacy.rules, *state.rules) if legacy else state.rules


@lru_cache(maxsize=256)
def _answers(versions: tuple[Pasted, ...], temporary: str) -> Answers:
    found = Answers()
    for version in versions:
        change = VERSIONS.get(version)
        found = change(found) if change else found
    return TEMPORARY[temporary](found) if temporary else found


# --- what a version of a slot answers


def _over(state: State, seat: Seat) -> list[str]:
    """Rule 18, second version: also over an own building that is not basic and on which nothing stands."""
    found = set(free_plots(state, seat))
    for number in own_plots(state.holdings[seat]):
        building = state.plots[number]
        if building and not BOX.buildings[building].basic and is_bare(state, building):
            found.add(PLOTS[number])
    return sorted(found, key=PLOTS.index)


def _building_over(now: Answers) -> Answers:
    return now._replace(plots=_over)


def _row(name: str) -> Change:
    """Rule 22: one more row. The rows come independently of each other."""
    return lambda now: now._replace(rows=(*now.rows, name))


VERSIONS: dict[Pasted, Change] = {
    (18, 2): _building_over,
    (22, 2): _row("minions"),
    (22, 3): _row("perils"),
}
"""What pasting a version changes. Versions that only say what game one plays already change nothing."""
