"""Everything that can happen, what it changes, and its one-line text. No rule lives here."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from charthouse.core.game import NOBODY, BadText, Seat
from charthouse.games.cartographers.notation import (
    Action,
    action_text,
    parse_action,
    parse_spaces,
    spaces_text,
)
from charthouse.games.cartographers.sheet import FARM_AND_VILLAGE, TERRAINS, Board, drawn
from charthouse.games.cartographers.state import Map, Public, SeasonScore, State


class Event(msgspec.Struct, frozen=True, gc=False):
    """A fact in the past tense."""


def about(event: Event) -> Seat:
    """The seat an event is about: who acted, or whose map it happened on."""
    seat: Seat = getattr(event, "seat", getattr(event, "owner", NOBODY))
    return seat


class EdictDealt(Event, frozen=True, gc=False):
    card: str


class SkillDealt(Event, frozen=True, gc=False):
    skill: str


class SetupDone(Event, frozen=True, gc=False):
    pass


class AmbushStirred(Event, frozen=True, gc=False):
    """An ambush card came up; which one is the next question."""


class RuinsFound(Event, frozen=True, gc=False):
    card: str


class Ambushed(Event, frozen=True, gc=False):
    """An ambush is known; Acrobatics may be used before it strikes."""

    card: str


class Explored(Event, frozen=True, gc=False):
    """A landscape is known and takes its time."""

    card: str
    time: int


class Committed(Event, frozen=True, gc=False):
    """A seat has chosen; the others do not see what, so for them it is nothing."""

    seat: Seat
    action: Action | None


class Recalled(Event, frozen=True, gc=False):
    seat: Seat


class Skilled(Event, frozen=True, gc=False):
    """A skill was used and its cost crossed out."""

    seat: Seat
    skill: str
    cost: int


class Dodged(Event, frozen=True, gc=False):
    """Monsters will take the shape of Acrobatics on this seat's sheet."""

    seat: Seat


class Passed(Event, frozen=True, gc=False):
    """The sheets went round, `step` seats clockwise, to be drawn on by whom they lie before."""

    step: int


class Drew(Event, frozen=True, gc=False):
    seat: Seat
    owner: Seat
    terrain: str
    spaces: Board


class DrewNothing(Event, frozen=True, gc=False):
    """No space was free on the sheet before this seat."""

    seat: Seat


class Walked(Event, frozen=True, gc=False):
    """In solo an ambush drew itself; without spaces it found no room and had no effect."""

    spaces: Board


class CoinEarned(Event, frozen=True, gc=False):
    owner: Seat
    spaces: Board


class TurnDone(Event, frozen=True, gc=False):
    """Everybody has drawn."""


class AmbushDone(Event, frozen=True, gc=False):
    """The monsters are drawn and the sheets are back. A ruins card goes on waiting."""


class SeasonScored(Event, frozen=True, gc=False):
    owner: Seat
    score: SeasonScore


class SeasonBegan(Event, frozen=True, gc=False):
    season: int


class Ended(Event, frozen=True, gc=False):
    pass


# --- what each event changes


def evolve(state: State, event: Any) -> State:
    return _CHANGES[type(event)](state, event)


def evolve_public(public: Public, events: list[Any]) -> Public:
    state = State(public, (None,) * len(public.maps))
    for event in events:
        state = evolve(state, event)
    return state.public


def _table(state: State, **changes: Any) -> State:
    return State(replace(state.public, **changes), state.committed)


def _map(state: State, owner: Seat, **changes: Any) -> State:
    maps = list(state.public.maps)
    maps[owner] = replace(maps[owner], **changes)
    return State(replace(state.public, maps=tuple(maps)), state.committed)


def _commitment(state: State, seat: Seat, action: Action | None) -> State:
    committed = list(state.committed)
    committed[seat] = action
    return State(state.public, tuple(committed))


def _edict_dealt(state: State, event: EdictDealt) -> State:
    return _table(state, edicts=(*state.public.edicts, event.card))


def _skill_dealt(state: State, event: SkillDealt) -> State:
    return _table(state, skills=(*state.public.skills, event.skill))


def _setup_done(state: State, event: SetupDone) -> State:
    return _table(state, phase="explore")


def _ambush_stirred(state: State, event: AmbushStirred) -> State:
    return _table(state, phase="ambush", in_deck=state.public.in_deck - 1)


def _ruins_found(state: State, event: RuinsFound) -> State:
    return _table(state, duty=True, shown=(*state.public.shown, event.card))


def _ambushed(state: State, event: Ambushed) -> State:
    public = state.public
    return _table(
        state,
        phase="acrobatics",
        shown=(*public.shown, event.card),
        ambushes=tuple(card for card in public.ambushes if card != event.card),
    )


def _explored(state: State, event: Explored) -> State:
    public = state.public
    return State(
        replace(
            public,
            phase="draw",
            shown=(*public.shown, event.card),
            time=public.time + event.time,
        ),
        state.committed,
    )


def _committed(state: State, event: Committed) -> State:
    return _commitment(state, event.seat, event.action)


def _recalled(state: State, event: Recalled) -> State:
    return _commitment(state, event.seat, None)


def _skilled(state: State, event: Skilled) -> State:
    map = state.public.maps[event.seat]
    return _map(state, event.seat, skill_used=True, crossed=map.crossed + event.cost)


def _dodged(state: State, event: Dodged) -> State:
    return _table(state, dodging=(*state.public.dodging, event.seat))


def _passed(state: State, event: Passed) -> State:
    table = _table(state, phase="draw", passed=event.step)
    return State(table.public, (None,) * len(state.committed))


def _drew(state: State, event: Drew) -> State:
    public, owner = state.public, event.owner
    map = public.maps[owner]
    changed = Map(
        drawn(map.sheet, event.terrain, event.spaces), map.coins, map.crossed, map.skill_used, map.scores
    )
    maps = (*public.maps[:owner], changed, *public.maps[owner + 1 :])
    return State(replace(public, maps=maps), state.committed)


def _drew_nothing(state: State, event: DrewNothing) -> State:
    return state


def _walked(state: State, event: Walked) -> State:
    return _map(state, 0, sheet=drawn(state.public.maps[0].sheet, "monster", event.spaces))


def _coin_earned(state: State, event: CoinEarned) -> State:
    map = state.public.maps[event.owner]
    return _map(state, event.owner, coins=(*map.coins, event.spaces))


def _turn_done(state: State, event: TurnDone) -> State:
    table = replace(state.public, phase="explore", duty=False)
    return State(table, (None,) * len(state.committed))


def _ambush_done(state: State, event: AmbushDone) -> State:
    table = replace(state.public, phase="explore", passed=0, dodging=())
    return State(table, (None,) * len(state.committed))


def _season_scored(state: State, event: SeasonScored) -> State:
    map = state.public.maps[event.owner]
    return _map(state, event.owner, scores=(*map.scores, event.score))


def _season_began(state: State, event: SeasonBegan) -> State:
    public = state.public
    return _table(
        state,
        season=event.season,
        time=0,
        shown=(),
        in_deck=public.in_deck + 1,
        maps=tuple(replace(map, skill_used=False) for map in public.maps),
    )


def _ended(state: State, event: Ended) -> State:
    return _table(state, phase="over")


_CHANGES: dict[type, Callable[[State, Any], State]] = {
    EdictDealt: _edict_dealt,
    SkillDealt: _skill_dealt,
    SetupDone: _setup_done,
    AmbushStirred: _ambush_stirred,
    RuinsFound: _ruins_found,
    Ambushed: _ambushed,
    Explored: _explored,
    Committed: _committed,
    Recalled: _recalled,
    Skilled: _skilled,
    Dodged: _dodged,
    Passed: _passed,
    Drew: _drew,
    DrewNothing: _drew_nothing,
    Walked: _walked,
    CoinEarned: _coin_earned,
    TurnDone: _turn_done,
    AmbushDone: _ambush_done,
    SeasonScored: _season_scored,
    SeasonBegan: _season_began,
    Ended: _ended,
}


# --- one line of text each; seats count from 1


_WRITE: dict[type, Callable[[Any], str]] = {
    EdictDealt: lambda e: f"edict {e.card}",
    SkillDealt: lambda e: f"skill {e.skill}",
    SetupDone: lambda e: "ready",
    AmbushStirred: lambda e: "ambush",
    RuinsFound: lambda e: f"ruins {e.card}",
    Ambushed: lambda e: f"ambushed {e.card}",
    Explored: lambda e: f"explored {e.card} {e.time}",
    Committed: lambda e: f"committed {e.seat + 1}" + (f" {action_text(e.action)}" if e.action else ""),
    Recalled: lambda e: f"recalled {e.seat + 1}",
    Skilled: lambda e: f"used {e.seat + 1} {e.skill} {e.cost}",
    Dodged: lambda e: f"dodged {e.seat + 1}",
    Passed: lambda e: f"passed {e.step}",
    Drew: lambda e: _drew_text(e),
    DrewNothing: lambda e: f"drew {e.seat + 1} nothing",
    Walked: lambda e: f"walked {spaces_text(e.spaces)}".rstrip(),
    CoinEarned: lambda e: f"coin {e.owner + 1} {spaces_text(e.spaces)}",
    TurnDone: lambda e: "done",
    AmbushDone: lambda e: "returned",
    SeasonScored: lambda e: f"scored {e.owner + 1} {' '.join(map(str, e.score))}",
    SeasonBegan: lambda e: f"season {e.season + 1}",
    Ended: lambda e: "end",
}


def _drew_text(event: Drew) -> str:
    where = "" if event.seat == event.owner else f"on {event.owner + 1} "
    return f"drew {event.seat + 1} {where}{event.terrain} {spaces_text(event.spaces)}"


def event_text(event: Any) -> str:
    return _WRITE[type(event)](event)


def parse_event(text: str) -> Event:
    word, *rest = text.split()
    try:
        event: Event = _READ[word](rest)
    except (KeyError, ValueError, IndexError, TypeError):
        raise BadText("bad-event", text=text[:60]) from None
    if event_text(event) != text:
        raise BadText("bad-event", text=text[:60])
    return event


def _parse_drew(words: list[str]) -> Event:
    seat = int(words[0]) - 1
    if words[1:] == ["nothing"]:
        return DrewNothing(seat)
    owner, rest = (int(words[2]) - 1, words[3:]) if words[1] == "on" else (seat, words[1:])
    if rest[0] not in (*TERRAINS, FARM_AND_VILLAGE):
        raise ValueError(rest[0])
    return Drew(seat, owner, rest[0], parse_spaces(rest[1:]))


_READ: dict[str, Callable[[list[str]], Any]] = {
    "edict": lambda w: EdictDealt(w[0]),
    "skill": lambda w: SkillDealt(w[0]),
    "ready": lambda w: SetupDone(),
    "ambush": lambda w: AmbushStirred(),
    "ruins": lambda w: RuinsFound(w[0]),
    "ambushed": lambda w: Ambushed(w[0]),
    "explored": lambda w: Explored(w[0], int(w[1])),
    "committed": lambda w: Committed(int(w[0]) - 1, parse_action(" ".join(w[1:])) if w[1:] else None),
    "recalled": lambda w: Recalled(int(w[0]) - 1),
    "used": lambda w: Skilled(int(w[0]) - 1, w[1], int(w[2])),
    "dodged": lambda w: Dodged(int(w[0]) - 1),
    "passed": lambda w: Passed(int(w[0])),
    "drew": _parse_drew,
    "walked": lambda w: Walked(parse_spaces(w)),
    "coin": lambda w: CoinEarned(int(w[0]) - 1, parse_spaces(w[1:])),
    "done": lambda w: TurnDone(),
    "returned": lambda w: AmbushDone(),
    "scored": lambda w: SeasonScored(int(w[0]) - 1, SeasonScore(*map(int, w[1:]))),
    "season": lambda w: SeasonBegan(int(w[0]) - 1),
    "end": lambda w: Ended(),
}
