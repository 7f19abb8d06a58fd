"""Short scenes, written by hand, that show every special case of Cartographers one by one.

A step is one of
    "hamlet"               this card comes up (an ambush by its own name)
    "1: village A1 B1 B2"  seat 1 does this
    "1? village A1 B1 B2"  seat 1 tries this and is told why not
    "1 menu"               what seat 1 may do
    "deck"                 what chance may answer
"""

from collections.abc import Iterator
from itertools import groupby
from textwrap import wrap
from typing import NamedTuple

from msgspec.structs import astuple
from table import (
    EDICTS,
    FULL,
    ROWS,
    A,
    B,
    asked,
    chances,
    coins,
    drawn_on,
    free,
    offered,
    outcome,
    question,
    refusal,
    revealing,
    sheet_of,
    step,
    table,
    track,
)

from charthouse.games.cartographers.state import State

_NO_RUINS = drawn_on(A, "f", "B6 C2 C10 I2 I10 J6")
_AROUND_B4 = drawn_on(A, "f", "A4 B3 C4")
_GAP = free("A1 A3 E4", ruins="K11")
_SKILLS = ("search", "diplomacy", "concentrate")
_OTHERS = ("knowledge", "negotiate", "move_silently")
_DODGE = ("acrobatics", "cure_wounds", "search")


class Scene(NamedTuple):
    title: str
    start: State
    steps: tuple[str, ...]


def _scene(title: str, start: State, *steps: str) -> Scene:
    return Scene(title, start, steps)


SCENES: dict[str, tuple[Scene, ...]] = {
    "Explore": (
        _scene("The first deck: thirteen cards and one ambush seen from its back", table(A), "deck"),
        _scene(
            "A ruins card takes no time and the next card follows; the shape must cover open ruins",
            table(A),
            "temple_ruins",
            "farmland",
            "1? farm A1 A2",
            "1: farm C2 C3",
        ),
        _scene(
            "Two ruins in a row are one duty",
            table(A),
            "temple_ruins",
            "outpost_ruins",
            "farmland",
            "1: farm C2 C3",
            "hamlet",
            "1: village A1 B1 B2",
        ),
        _scene(
            "Ruins, then an ambush, then a card: the duty is still there",
            table(A),
            "temple_ruins",
            "gnoll_raid",
            "farmland",
            "1? farm K1 K2",
            "1: farm I2 J2",
        ),
        _scene(
            "Rift Lands after ruins: one space on open ruins, of any of the five terrains",
            table(free("A1 A2", ruins="C2")),
            "temple_ruins",
            "rift_lands",
            "1 menu",
            "1? water A1",
            "1: monster C2",
        ),
        _scene(
            "Rift Lands after ruins when none are open: anywhere",
            table(free("A1 A2 K1")),
            "temple_ruins",
            "rift_lands",
            "1 menu",
            "1: forest A1",
        ),
    ),
    "Drawing": (
        _scene(
            "Turned, flipped, in two parts, over open ruins; not over what is filled, not round the edge",
            table(A),
            "forgotten_forest",
            "1? forest A3 B4",
            "1? forest A11 B1",
            "1? water A1 B2",
            "1? forest A1 B1",
            "1: forest B3 C2",
        ),
        _scene(
            "Nothing fits: one square of any terrain but mountain, and no coin",
            table(_GAP),
            "great_river",
            "1? water A1 A3",
            "1: monster A3",
        ),
        _scene(
            "The same in the edition of 2019: a terrain of the card",
            table(_GAP, edition="2019"),
            "great_river",
            "1 menu",
            "1? monster A3",
            "1: water A3",
        ),
        _scene(
            "The fall-back is no choice while a shape fits",
            table(free("A1 A2 K11")),
            "farmland",
            "1 menu",
            "1? farm K11",
            "1: farm A1 A2",
        ),
        _scene(
            "No shape can cover the open ruins: only the square, anywhere, though shapes would fit elsewhere",
            table(free("A1 A2 A3 A4", ruins="K11")),
            "temple_ruins",
            "fishing_village",
            "1? water A1 A2 A3 A4",
            "1: village A2",
        ),
        _scene(
            "No open ruins are left: only the square, in 2019 too of any terrain",
            table(_NO_RUINS, edition="2019"),
            "temple_ruins",
            "farmland",
            "1? farm A1 A2",
            "1: monster A1",
        ),
    ),
    "Coins": (
        _scene("The printed coin of the smaller shape", table(A), "hamlet", "1: village A1 B1 B2"),
        _scene("No coin for the larger shape", table(A), "hamlet", "1: village A1 A2 A3 B1 B2"),
        _scene(
            "Printed coin and closed mountain in one drawing", table(_AROUND_B4), "farmland", "1: farm B5 C5"
        ),
        _scene(
            "Two mountains closed in by one drawing",
            table(drawn_on(free("C1 C2 C3 C4 K11"), "^", "B1 B4")),
            "fishing_village",
            "1: water C1 C2 C3 C4",
        ),
        _scene(
            "Side B: the mountain beside the wasteland needs three drawn sides",
            table(drawn_on(B, "f", "H5 H7"), side="B"),
            "rift_lands",
            "1: village I6",
        ),
        _scene(
            "The fourteenth coin is the last: of two only one is filled, then none",
            table(_AROUND_B4, coins=13),
            "farmland",
            "1: farm B5 C5",
            "hamlet",
            "1: village J1 K1 K2",
        ),
    ),
    "Full maps at a table": (
        _scene("A full map: that seat is not asked", table(A, FULL), "rift_lands", "1: water A1"),
        _scene("Everybody's map is full: the card only takes its time", table(FULL, FULL), "orchard"),
        _scene(
            "A neighbour's full map: nothing to draw on it",
            table(A, FULL, A),
            "goblin_attack",
            "1? monster D1 E2 F3",
            "2: monster D1 E2 F3",
            "3: monster D3 E2 F1",
        ),
    ),
    "Commitments": (
        _scene(
            "Nothing is drawn before the last seat commits; a commitment may be recalled",
            table(A, A),
            "rift_lands",
            "1? recall",
            "1: water A1",
            "1? farm A1",
            "1: recall",
            "1: farm A1",
            "2: monster A1",
        ),
    ),
    "Ambush": (
        _scene(
            "Goblin Attack goes counterclockwise: seat 1 draws on the sheet of seat 2",
            table(A, A, A),
            "goblin_attack",
            "1: monster D1 E2 F3",
            "2: monster D2 E3 F4",
            "3: monster D3 E2 F1",
        ),
        _scene(
            "Bugbear Assault goes clockwise: seat 2 draws on the sheet of seat 1",
            table(A, A, A),
            "bugbear_assault",
            "1: monster D1 D3 E1 E3",
            "2: monster D2 D4 E2 E4",
            "3: monster D1 D2 F1 F2",
        ),
        _scene(
            "Kobold Onslaught goes clockwise, turned as the neighbour likes",
            table(A, A, A),
            "kobold_onslaught",
            "1: monster D1 E1 E2 F1",
            "2: monster D1 D2 D3 E2",
            "3: monster D2 E1 E2 F2",
        ),
        _scene(
            "Gnoll Raid goes counterclockwise; with two players either way reaches the other",
            table(A, A),
            "gnoll_raid",
            "1: monster A1 A2 B1 C1 C2",
            "2: monster D1 D2 D3 E1 E3",
        ),
        _scene(
            "The shape does not fit: one monster space anywhere; a closed mountain pays its owner",
            table(A, drawn_on(free("A4 K11"), "^", "B4")),
            "gnoll_raid",
            "1 menu",
            "1: monster A4",
            "2: monster D1 D2 E1 F1 F2",
        ),
        _scene(
            "A revealed ambush leaves the game: one new ambush in the summer deck",
            table(A, A, time=7),
            "gnoll_raid",
            "1: monster D1 D2 E1 F1 F2",
            "2: monster D1 D2 E1 F1 F2",
            "hamlet",
            "1: village A1 B1 B2",
            "2: village A1 B1 B2",
            "deck",
        ),
        _scene(
            "An ambush that did not come up stays: two ambushes in the summer deck",
            table(A, A, time=7),
            "hamlet",
            "1: village A1 B1 B2",
            "2: village A1 B1 B2",
            "deck",
        ),
    ),
    "Seasons": (
        _scene(
            "The season ends after the drawing that reaches its time: edicts A and B, coins, monsters",
            table(drawn_on(A, "m", "A1"), time=7, coins=2),
            "forgotten_forest",
            "1: forest K1 J2",
        ),
        _scene(
            "Time passed over counts as reached",
            table(A, season=2, time=6),
            "homestead",
            "1: village D1 E1 E2 F1",
        ),
        _scene(
            "A tie is broken by the fewest stars lost to monsters, then shared",
            table(
                *[FULL] * 4,
                season=3,
                time=5,
                scores=[[(9, 0, 0, -3)] * 3, [(7, 0, 0, -1)] * 3, [(7, 0, 0, -1)] * 3, [(5, 0, 0, 0)] * 3],
            ),
            "hamlet",
        ),
    ),
    "Alone": (
        _scene(
            "Goblins walk up the right edge from the bottom right",
            table(A),
            "goblin_attack",
        ),
        _scene("Bugbears walk down the right edge from the top right", table(B, side="B"), "bugbear_assault"),
        _scene(
            "Kobolds walk up the left edge from the bottom left",
            table(drawn_on(A, "f", "K1")),
            "kobold_onslaught",
        ),
        _scene(
            "Gnolls walk down the left edge from the top left", table(drawn_on(A, "f", "A1")), "gnoll_raid"
        ),
        _scene(
            "Never turned: no room for the printed shape, no effect", table(free("A3 B2 C1")), "goblin_attack"
        ),
        _scene(
            "The walk closes a mountain: a coin",
            table(drawn_on(drawn_on(A, "^", "B2"), "f", "B3")),
            "gnoll_raid",
        ),
        _scene(
            "2020: a full map ends the game; this season and the ones left are scored",
            table(free("A1"), season=2, coins=1, scores=[[(1, 2, 0, 0), (3, 4, 0, -1)]]),
            "hamlet",
            "1: water A1",
        ),
        _scene(
            "The option scores_current: only this season is scored",
            table(free("A1"), season=2, scores=[[(1, 2, 0, 0), (3, 4, 0, -1)]], full_map="scores_current"),
            "hamlet",
            "1: water A1",
        ),
        _scene(
            "2019: a full map plays on",
            table(free("A1"), season=2, edition="2019"),
            "hamlet",
            "1: village A1",
            "orchard",
            "gnoll_raid",
        ),
        _scene(
            "The ambush itself fills the map and ends the game",
            table(free("I9 J10 K11"), season=3),
            "goblin_attack",
        ),
    ),
    "Skills": (
        _scene(
            "Search: one more space of the terrain beside the shape; free, but the skill of the season",
            table(A, skills=_SKILLS),
            "farmland",
            "1? search farm A1 A2 + B3",
            "1: search farm A1 A2 + B2",
            "rift_lands",
            "1? search water K1 + K2",
        ),
        _scene(
            "Diplomacy: one space of farm and village; paid from coins of earlier turns",
            table(A, skills=_SKILLS),
            "farmland",
            "1? diplomacy farm A1 A2 + K1",
            "1: farm A1 A2",
            "hamlet",
            "1: diplomacy village J1 J2 K1 + C2",
        ),
        _scene(
            "Concentrate: the shape again, but not its coin",
            table(A, skills=_SKILLS, coins=3),
            "farmland",
            "1? concentrate farm A1 A2 + G7 H6 H7 H8 I7",
            "1: concentrate farm A1 A2 + J1 K1",
        ),
        _scene(
            "Concentrate has nothing to repeat on a fall-back",
            table(_GAP, skills=_SKILLS, coins=3),
            "great_river",
            "1? concentrate water A1 + A3",
            "1: water A1",
        ),
        _scene(
            "Crossed-out coins stay used: fourteen slots, no fifteenth coin",
            table(A, skills=_SKILLS, coins=14),
            "farmland",
            "1: diplomacy farm A1 A2 + K1",
        ),
        _scene(
            "Cure Wounds: a domino beside a monster, of a terrain of the card",
            table(drawn_on(A, "m", "G7"), skills=_DODGE, coins=1),
            "homestead",
            "1? cure_wounds village D1 E1 E2 F1 + water G8 G9",
            "1? cure_wounds village D1 E1 E2 F1 + farm H8 H9",
            "1: cure_wounds village D1 E1 E2 F1 + farm G8 G9",
        ),
        _scene(
            "Knowledge: village instead, the coin stays",
            table(A, skills=_OTHERS),
            "farmland",
            "1: knowledge village A1 A2",
        ),
        _scene(
            "Negotiate: a square instead, no coin; after ruins the square must cover them",
            table(A, skills=_OTHERS, coins=1),
            "temple_ruins",
            "farmland",
            "1? negotiate farm D1 D2 E1 E2",
            "1: negotiate farm C2 C3 D2 D3",
        ),
        _scene(
            "Move Silently: over the edge; of two shapes that leave the same, the one with the coin",
            table(A, skills=_OTHERS),
            "hamlet",
            "1? move_silently village G7 G8",
            "1: move_silently village A1 A2",
        ),
        _scene(
            "After ruins only the main shape must cover them, not what the skill adds",
            table(A, skills=_SKILLS, coins=3),
            "temple_ruins",
            "farmland",
            "1? concentrate farm K1 K2 + C2 C3",
            "1: concentrate farm C2 C3 + K1 K2",
        ),
        _scene(
            "Two players may use the same skill",
            table(A, A, skills=_SKILLS),
            "rift_lands",
            "1: search water A1 + A2",
            "2: search farm A1 + B1",
        ),
        _scene(
            "Acrobatics at a table: asked before passing, drawn by the neighbour",
            table(A, A, skills=_DODGE, coins=[2, 1]),
            "goblin_attack",
            "1 menu",
            "1: acrobatics",
            "1: monster D1 E2 F3",
            "2: monster K1 K2",
        ),
        _scene(
            "Acrobatics that does not fit: one monster space",
            table(free("A1 A3 K11"), A, skills=_DODGE, coins=[2, 0]),
            "goblin_attack",
            "1: acrobatics",
            "2 menu",
            "1: monster D1 E2 F3",
            "2: monster A1",
        ),
        _scene(
            "Acrobatics alone, across: the walk of the card with the small shape",
            table(drawn_on(A, "f", "K11"), skills=_DODGE, coins=2),
            "goblin_attack",
            "1: acrobatics across",
        ),
        _scene(
            "Acrobatics alone, down",
            table(A, skills=_DODGE, coins=2),
            "kobold_onslaught",
            "1: acrobatics down",
        ),
        _scene(
            "Acrobatics alone that fits nowhere: ignored, and paid",
            table(free("A1 B2 C3"), skills=_DODGE, coins=2),
            "goblin_attack",
            "1: acrobatics across",
        ),
    ),
}


def text() -> str:
    """Every scene: the sheets it starts with, its steps with what they led to, and the rows that changed."""
    edicts = ", ".join(f"{letter} {edict}" for letter, edict in zip("ABCD", EDICTS, strict=True))
    lines = ["cartographers: special cases", f"edicts: {edicts}"]
    for chapter, scenes in SCENES.items():
        lines += ["", "", f"== {chapter}"]
        for scene in scenes:
            lines += ["", f"-- {scene.title}"]
            for line in _told(scene):
                lines += wrap(line, 110, initial_indent="   ", subsequent_indent="      ")
    return "\n".join(lines) + "\n"


def _told(scene: Scene) -> Iterator[str]:
    state = scene.start
    public = state.public
    described = [_described(state, seat) for seat in range(len(public.maps))]
    for text, seats in groupby(range(len(public.maps)), lambda seat: described[seat]):
        yield f"sheet {' '.join(str(seat + 1) for seat in seats)}: {text}"
    if public.season or public.time:
        yield f"{question(state)}, time {public.time}"
    for line in scene.steps:
        state, told = _step(state, line)
        yield told
    for seat in range(len(public.maps)):
        before, after = sheet_of(scene.start, seat).split("/"), sheet_of(state, seat).split("/")
        changed = [f"{row} {new}" for row, old, new in zip(ROWS, before, after, strict=True) if old != new]
        if _coins(state, seat) != _coins(scene.start, seat):
            changed.append(_coins(state, seat))
        if changed:
            yield f"sheet {seat + 1} now: {', '.join(changed)}"
    yield from _end(state)


def _end(state: State) -> Iterator[str]:
    if question(state) != "over":
        seats = " ".join(str(seat + 1) for seat in asked(state))
        yield f"next: {question(state)}" + (f", seats {seats}" if seats else "")
        return
    for seat, rank, score, lost, _ in map(astuple, outcome(state).standings):
        yield f"seat {seat + 1}: rank {rank}, {score} stars, {lost} lost to monsters"
    if outcome(state).notes:
        yield ", ".join(f"{key} {value}" for key, value in outcome(state).notes.items())


def _step(state: State, line: str) -> tuple[State, str]:
    if line == "deck":
        return state, f"the deck: {', '.join(chances(state))}"
    if not line[0].isdigit():
        state, events = revealing(state, line)
        return state, f"card {line}: {'; '.join(events)}"
    seat, mark, action = int(line[0]) - 1, line[1], line[2:].strip()
    if action == "menu":
        return state, f"seat {seat + 1} may: {', '.join(sorted(offered(state, seat)))}"
    if mark == "?":
        reason = refusal(state, action, seat)
        assert reason != "allowed", line
        return state, f"seat {seat + 1} tries {action}: {reason}"
    state, events = step(state, seat, action)
    return state, f"seat {seat + 1} plays {action}: {'; '.join(events)}"


def _described(state: State, seat: int) -> str:
    """A sheet by the printed or full one it comes nearest to and what is different on it."""
    names = {A: "A", B: "B", FULL: "full of w"}
    spaces = [f"{row}{column}" for row in ROWS for column in range(1, 12)]

    def differences(base: str) -> dict[str, str]:
        pairs = zip(spaces, base.replace("/", ""), sheet_of(state, seat).replace("/", ""), strict=True)
        return {space: new for space, old, new in pairs if old != new}

    base = min(names, key=lambda base: len(differences(base)))
    different = differences(base)
    parts = [
        f"{mark} on {' '.join(space for space, new in different.items() if new == mark)}"
        for mark in sorted(set(different.values()))
    ]
    if track(state, seat):
        parts.append(_coins(state, seat))
    return ", ".join([names[base], *parts])


def _coins(state: State, seat: int) -> str:
    """The coins that count, and the slots of the track that are used up."""
    return f"coins {coins(state, seat)} of {track(state, seat)}"
