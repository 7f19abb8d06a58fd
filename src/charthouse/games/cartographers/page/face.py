"""Cartographers as a page gets it: ids, numbers and short texts. `docs/protocol.md` describes it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Raw, convert
from msgspec.json import encode
from msgspec.structs import replace

from charthouse.core.game import IllegalAction, Outcome, Seat, question_to
from charthouse.core.same import Same
from charthouse.games.cartographers import scoring
from charthouse.games.cartographers.cards import BOX, LANDSCAPES
from charthouse.games.cartographers.events import Ambushed, Drew, Event, Explored, SeasonScored, Walked
from charthouse.games.cartographers.menu import Drawings
from charthouse.games.cartographers.notation import DRAW, Action, action_text, sheet_text, spaces_text
from charthouse.games.cartographers.options import EDITIONS
from charthouse.games.cartographers.page import wire
from charthouse.games.cartographers.page.log import terrain_id
from charthouse.games.cartographers.rules import (
    acrobatics_answers,
    asked,
    menu,
    question,
    usable_skills,
)
from charthouse.games.cartographers.scoring import Unit
from charthouse.games.cartographers.shapes import orientations
from charthouse.games.cartographers.sheet import NONE, Board, Sheet, threatened
from charthouse.games.cartographers.skills import AGAINST_AMBUSH, USES, WITH_EXPLORE, Use
from charthouse.games.cartographers.state import Map, Public, State, View, held, purse, season, total
from charthouse.games.cartographers.view import outcome
from charthouse.games.cartographers.worth import after_action, edict_stars, gain

KINDS: dict[str, wire.CardKind] = {
    **dict.fromkeys(BOX.ambush, "ambush"),
    **{id: card.kind for id, card in BOX.explore.items()},
}
SCORED_IN = {
    letter: [n for n, season in enumerate(BOX.seasons) if letter in season.edicts]
    for letter in scoring.EDICTS
}
TABLES = 2048
"""Tables whose faces are kept: between the end of a turn and the next decision others have many."""


def _use(use: Use) -> wire.SkillUse:
    adds = use.adds and wire.SkillAdds(
        use.adds.cells, use.adds.terrain and terrain_id(use.adds.terrain), use.adds.chosen
    )
    return wire.SkillUse(use.cells, use.terrains, use.over_edge, adds)


SKILL_USES = {skill: _use(use) for skill, use in USES.items()}
SEASONS = [wire.Season(s.id, s.time, s.edicts) for s in BOX.seasons]


def face(view: View, story: Sequence[Event]) -> wire.Face:
    """Only what a commitment changes is made each time: a turn has several, and four or a hundred look."""
    public, seat = view.public, view.seat
    return wire.Face(
        seat=seat,
        question=question_to(question(public), seat) if _owes(view) or view.mine else None,
        phase=_phase(view),
        asking=AGAINST_AMBUSH if public.phase == AGAINST_AMBUSH else None,
        answers=_answers(view),
        mine=action_text(view.mine) if view.mine else None,
        maps=[
            replace(shown, ready=True) if ready else shown
            for shown, ready in zip(_maps(Same(public), Same(story), len(story)), view.ready, strict=True)
        ],
        **_table(Same(public)),
        **_place(Same(public), seat),
    )


@lru_cache(maxsize=TABLES)
def _table(table: Same[Public]) -> dict[str, Any]:
    """What is the same for all who look at the table."""
    public = table.it
    kind = KINDS[public.shown[-1]] if public.shown else None
    return {
        "season": public.season,
        "time": public.time,
        "seasons": SEASONS,
        "shown": Raw(encode([wire.ShownCard(c, KINDS[c], _time(c)) for c in public.shown])),
        "card": public.shown[-1] if public.shown and public.phase in ("draw", AGAINST_AMBUSH) else None,
        "kind": kind,
        "duty": public.duty and kind != "ambush",  # monsters never have to cover ruins
        "passed": public.passed,
        "dodging": public.dodging,
        "track": BOX.coin_track,
        "outcome": _outcome(outcome(State(public, ())), public),
    }


@lru_cache(maxsize=4 * TABLES)
def _place(table: Same[Public], seat: Seat) -> dict[str, Any]:
    """What lies before a seat: the sheet it holds, what it is worth, and what may be drawn on it.

    Kept as it is sent: so many small things that live for a turn would keep the garbage collector busy.
    """
    public = table.it
    owner = held(public, seat) if seat >= 0 else 0
    return {
        "owner": owner,
        "drawing": Raw(encode(_drawing(public, seat))),
        "skills": Raw(encode(_skills(public, seat))),
        "edicts": Raw(encode(_edicts(public, public.maps[owner].sheet))),
        "monsters": Raw(encode(explained(scoring.threats(public.maps[owner].sheet)))),
        "coins": Raw(encode(explained(coin_units(public.maps[owner])))),
    }


@lru_cache(maxsize=TABLES)
def _maps(table: Same[Public], story: Same[Sequence[Event]], told: int) -> list[wire.MapView]:
    """The maps as all who look at the table are shown them after so many events."""
    public = table.it
    last = last_drawn(story.it, len(public.maps))
    since = drawn_since_scored(story.it, len(public.maps)) if public.season else None
    return [
        _map(number, map, last[number], since[number] if since else None)
        for number, map in enumerate(public.maps)
    ]


def preview(view: View, action: Action) -> wire.Preview:
    """The edicts, monsters and coins of the sheet before this seat after the action."""
    public = view.public
    if action.verb != DRAW and action.verb not in WITH_EXPLORE:
        raise IllegalAction("why-draw-first")
    map = public.maps[held(public, view.seat)]
    sheet, coins = after_action(public, view.seat, map, action)
    return wire.Preview(
        edicts=edict_stars(public, sheet),
        monsters=scoring.monsters(sheet),
        coins=coins,
        gain=gain(view, action),
        spaces=spaces_text(threatened(sheet)),
    )


def contents() -> wire.Contents:
    """Everything printed."""
    return wire.Contents(
        explore=[
            wire.PrintedLandscape(
                c.id, c.time, c.terrains, [wire.PrintedShape(s.cells, s.coin) for s in c.shapes]
            )
            for c in LANDSCAPES
        ],
        ruins=[c.id for c in BOX.explore.values() if c.kind == "ruins"],
        ambush=[wire.PrintedAmbush(c.id, c.cells, c.direction, c.corner) for c in BOX.ambush.values()],
        scoring=[wire.PrintedScoring(c.id, c.category, c.solo_value, c.number) for c in scoring.CARDS],
        seasons=SEASONS,
        maps=[wire.PrintedMap(m.id, m.side, sheet_text(BOX.sheets[m.side])) for m in BOX.maps],
        skills=[wire.PrintedSkill(s.id, s.cost, s.cells, SKILL_USES.get(s.id)) for s in BOX.skills.values()],
        titles=[wire.PrintedTitle(t.id, t.rating) for t in BOX.titles],
        editions=convert(EDITIONS, dict[str, wire.Edition]),
        track=BOX.coin_track,
        skills_in_play=BOX.skills_in_play,
    )


def coin_units(map: Map) -> list[Unit]:
    """The coins that count, with the spaces that earned them."""
    return [Unit(1, spaces) for spaces in map.coins[len(map.coins) - purse(map) :]]


def drawn_since_scored(story: Sequence[Event], maps: int) -> list[Board] | None:
    """What was drawn on each map since a season was last scored; nothing if that is too long ago to tell."""
    since = [NONE] * maps
    for event in reversed(story):
        if isinstance(event, SeasonScored):
            return since
        if isinstance(event, Drew):
            since[event.owner] |= event.spaces
        elif isinstance(event, Walked):
            since[0] |= event.spaces
    return None


def last_drawn(story: Sequence[Event], maps: int) -> list[Board]:
    """What was drawn last on each map: in the latest turn that drew anything."""
    last = [NONE] * maps
    for event in reversed(story):
        if isinstance(event, Drew):
            last[event.owner] |= event.spaces
        elif isinstance(event, Walked):
            last[0] |= event.spaces
        elif isinstance(event, Explored | Ambushed) and any(last):
            break
    return last


def _owes(view: View) -> bool:
    return view.seat >= 0 and view.mine is None and asked(view.public, view.seat)


def _phase(view: View) -> wire.Phase:
    if view.public.phase == "over":
        return "over"
    if not _owes(view):
        return "wait"
    return "draw" if view.public.phase == "draw" else "answer"


def _time(card: str) -> int:
    return BOX.explore[card].time if card in BOX.explore else 0


def _drawing(public: Public, seat: Seat) -> wire.Drawing | None:
    """The menu of drawings: for each way to turn each shape, the anchors at which it may be put."""
    if seat < 0 or public.phase != "draw":
        return None
    offered = menu(public, seat, False)
    if not isinstance(offered, Drawings):
        return None
    choices = offered.choices
    legal = {(shape.cells, turned.cells): anchors for shape, turned, anchors in choices.fits}
    shapes = []
    square = [shape for shape, *_ in choices.fits]
    for shape in square if choices.falls_back else offered.task.shapes:
        turns = [
            wire.Turned(turned.cells, f"{legal.get((shape.cells, turned.cells), 0):x}")
            for turned in orientations(shape.cells)
        ]
        shapes.append(wire.Shape(shape.cells, shape.coin, turns))
    return wire.Drawing(choices.terrains, choices.falls_back, shapes)


def _answers(view: View) -> list[str]:
    if view.public.phase != AGAINST_AMBUSH or not _owes(view):
        return []
    return [action_text(action) for action in acrobatics_answers(view.public)]


def _skills(public: Public, seat: Seat) -> list[wire.Skill]:
    usable: tuple[str, ...] = ()
    if seat >= 0 and public.phase == "draw":
        usable = usable_skills(public, seat)
    return [
        wire.Skill(
            id=skill,
            cost=BOX.skills[skill].cost,
            cells=BOX.skills[skill].cells,
            usable=skill in usable,
            use=SKILL_USES.get(skill),
        )
        for skill in public.skills
    ]


def _edicts(public: Public, sheet: Sheet) -> list[wire.Edict]:
    found = []
    for letter, edict in zip(scoring.EDICTS, public.edicts, strict=False):
        card = scoring.CARD[edict]
        earned = explained(scoring.because(card, sheet))
        now = letter in season(public).edicts
        found.append(
            wire.Edict(letter, edict, card.category, earned.stars, earned.because, now, SCORED_IN[letter])
        )
    return found


def explained(units: list[Unit]) -> wire.Sum:
    """Stars with the spaces that earned them."""
    because = [wire.Unit(unit.stars, spaces_text(unit.spaces)) for unit in units]
    return wire.Sum(sum(unit.stars for unit in units), because)


def _map(number: int, map: Map, last: Board, since: Board | None) -> wire.MapView:
    """A map before its seat has decided."""
    return wire.MapView(
        seat=number,
        sheet=sheet_text(map.sheet),
        coins=Raw(encode([spaces_text(spaces) for spaces in map.coins])),
        crossed=map.crossed,
        skill_used=map.skill_used,
        scores=Raw(encode(map.scores)),
        total=total(map),
        last=spaces_text(last),
        since=None if since is None else spaces_text(since),
        ready=False,
    )


def _outcome(found: Outcome | None, public: Public) -> wire.Outcome | None:
    if found is None:
        return None
    values = [scoring.CARD[edict].solo_value for edict in public.edicts]
    if len(found.standings) > 1:
        return wire.Outcome(found.standings, values)
    return wire.Outcome(found.standings, values, int(found.notes["rating"]), str(found.notes["title"]))
