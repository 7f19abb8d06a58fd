"""Everything that can happen, what it changes, and its one-line text. No rule lives here."""

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from charthouse.core.game import BadText, Seat
from charthouse.games.cartographers.notation import (
    Action,
    action_text,
    parse_action,
    parse_spaces,
    spaces_text,
)
from charthouse.games.cartographers.sheet import FARM_AND_VILLAGE, TERRAINS, Board, drawn
from charthouse.games.cartographers.state import Map, Public, SeasonScore, State


class EdictDealt(NamedTuple):
    card: str


class SkillDealt(NamedTuple):
    skill: str


class SetupDone(NamedTuple):
    pass


class AmbushStirred(NamedTuple):
    """An ambush card came up; which one is the next question."""


class RuinsFound(NamedTuple):
    card: str


class Ambushed(NamedTuple):
    """An ambush is known; Acrobatics may be used before it strikes."""

    card: str


class Explored(NamedTuple):
    """A landscape is known and takes its time."""

    card: str
    time: int


class Committed(NamedTuple):
    """A seat has chosen; the others do not see what, so for them it is nothing."""

    seat: Seat
    action: Action | None


class Recalled(NamedTuple):
    seat: Seat


class Skilled(NamedTuple):
    """A skill was used and its cost crossed out."""

    seat: Seat
    skill: str
    cost: int


class Dodged(NamedTuple):
    """Monsters will take the shape of Acrobatics on this seat's sheet."""

    seat: Seat


class Passed(NamedTuple):
    """The sheets went round, `step` seats clockwise, to be drawn on by whom they lie before."""

    step: int


class Drew(NamedTuple):
    seat: Seat
    owner: Seat
    terrain: str
    spaces: Board


class DrewNothing(NamedTuple):
    """No space was free on the sheet before this seat."""

    seat: Seat


class Walked(NamedTuple):
    """In solo an ambush drew itself; without spaces it found no room and had no effect."""

    spaces: Board


class CoinEarned(NamedTuple):
    owner: Seat
    spaces: Board


class TurnDone(NamedTuple):
    """Everybody has drawn."""


class AmbushDone(NamedTuple):
    """The monsters are drawn and the sheets are back. A ruins card goes on waiting."""


class SeasonScored(NamedTuple):
    owner: Seat
    score: SeasonScore


class SeasonBegan(NamedTuple):
    season: int


class Ended(NamedTuple):
    pass


Event = tuple[Any, ...]
"""Any of the above."""


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
    public, (_, owner, terrain, spaces) = state.public, event
    map = public.maps[owner]
    changed = Map(
        drawn(map.sheet, terrain, spaces), map.coins, map.crossed, map.skill_used, map.scores
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

_WORDS: dict[type, str] = {
    EdictDealt: "edict",
    SkillDealt: "skill",
    SetupDone: "ready",
    AmbushStirred: "ambush",
    RuinsFound: "ruins",
    Ambushed: "ambushed",
    Explored: "explored",
    Committed: "committed",
    Recalled: "recalled",
    Skilled: "used",
    Dodged: "dodged",
    Passed: "passed",
    Drew: "drew",
    DrewNothing: "idle",
    Walked: "walked",
    CoinEarned: "coin",
    TurnDone: "done",
    AmbushDone: "returned",
    SeasonScored: "scored",
    SeasonBegan: "season",
    Ended: "end",
}
_KINDS = {word: kind for kind, word in _WORDS.items()}
_LONG = ("spaces", "action", "score")
"""Fields that take the rest of the line; they stand last."""


def _number(word: str) -> int:
    if not word.lstrip("-").isdigit():
        raise BadText("bad-event", text=word[:60])
    return int(word)


_FIELDS: dict[str, tuple[Callable[[Any], str], Callable[[str], Any]]] = {
    "seat": (lambda seat: str(seat + 1), lambda word: _number(word) - 1),
    "owner": (lambda seat: str(seat + 1), lambda word: _number(word) - 1),
    "time": (str, _number),
    "cost": (str, _number),
    "step": (str, _number),
    "season": (lambda season: str(season + 1), lambda word: _number(word) - 1),
    "spaces": (spaces_text, lambda text: parse_spaces(text.split())),
    "action": (
        lambda action: action_text(action) if action else "",
        lambda text: parse_action(text) if text else None,
    ),
    "score": (
        lambda score: " ".join(map(str, score)),
        lambda text: _score([_number(word) for word in text.split()]),
    ),
}
_WORD: tuple[Callable[[Any], str], Callable[[str], Any]] = (str, str)


def _score(numbers: list[int]) -> SeasonScore:
    if len(numbers) != len(SeasonScore._fields):
        raise BadText("bad-event", text=str(numbers))
    return SeasonScore(*numbers)


def event_text(event: Any) -> str:
    kind = type(event)
    if kind is Drew:
        seat, owner, terrain, spaces = event
        where = f"{seat + 1}" if seat == owner else f"{seat + 1} on {owner + 1}"
        return f"drew {where} {terrain} {spaces_text(spaces)}"
    words = [_WORDS[kind]]
    for name, value in zip(kind._fields, event, strict=True):
        words.append(_FIELDS.get(name, _WORD)[0](value))
    return " ".join(words).rstrip()


def parse_event(text: str) -> Event:
    word, _, rest = text.partition(" ")
    kind: Any = _KINDS.get(word)
    if kind is None:
        raise BadText("bad-event", text=text[:60])
    if kind is Drew:
        return _parse_drew(rest)
    values = []
    for name in kind._fields:
        if name in _LONG:
            part, rest = rest, ""
        else:
            part, _, rest = rest.partition(" ")
            if not part:
                raise BadText("bad-event", text=text[:60])
        values.append(_FIELDS.get(name, _WORD)[1](part))
    if rest:
        raise BadText("bad-event", text=text[:60])
    event: Event = kind(*values)
    return event


def _parse_drew(text: str) -> Drew:
    words = text.split()
    if len(words) > 2 and words[1] == "on":
        words[1:3] = [words[2]]
    else:
        words[1:1] = words[:1]
    if len(words) < 4 or words[2] not in (*TERRAINS, FARM_AND_VILLAGE):
        raise BadText("bad-event", text=text[:60])
    return Drew(_number(words[0]) - 1, _number(words[1]) - 1, words[2], parse_spaces(words[3:]))
