"""Stones: a third game, small enough to read at once. It stands in no list but that of `registered.py`.

Each round chance names a prize, which cannot be had in the next one. Everybody secretly takes one colour, or
two for the price of a stone; who is alone with a colour gets a stone for it, two for the prize.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from charthouse.core.game import (
    CHANCE,
    NOBODY,
    BadText,
    Chance,
    Game,
    IllegalAction,
    Outcome,
    Player,
    Seat,
    Standing,
    Turn,
    question_to,
)

COLOURS = ("amber", "jade", "onyx", "pearl", "ruby")
ROUNDS = 24


class Take(NamedTuple):
    """The colours a seat takes; none takes an earlier choice back."""

    colours: tuple[str, ...]


RECALL = Take(())


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int


class State(msgspec.Struct, frozen=True):
    players: tuple[Player, ...]
    rounds: int
    round: int
    prize: str
    gone: str
    stones: tuple[int, ...]
    chosen: tuple[tuple[str, ...], ...]
    """By seat, what was taken in this round; nothing if nothing was."""


class View(msgspec.Struct, frozen=True):
    seat: Seat
    table: State
    """With the seat's own choice alone."""
    ready: tuple[bool, ...]


# --- events


class Prize(msgspec.Struct, frozen=True):
    colour: str


class Chosen(msgspec.Struct, frozen=True):
    """What others see of it has no colours."""

    seat: Seat
    colours: tuple[str, ...]


class Recalled(msgspec.Struct, frozen=True):
    seat: Seat


class Taken(msgspec.Struct, frozen=True):
    seat: Seat
    colours: tuple[str, ...]
    gain: int


class RoundEnded(msgspec.Struct, frozen=True):
    number: int


Event = Prize | Chosen | Recalled | Taken | RoundEnded


def write_event(event: Event) -> str:
    match event:
        case Prize(colour):
            return f"prize {colour}"
        case Chosen(seat, colours):
            return " ".join(["chosen", str(seat + 1), *colours])
        case Recalled(seat):
            return f"recalled {seat + 1}"
        case Taken(seat, colours, gain):
            return " ".join(["taken", str(seat + 1), str(gain), *colours])
        case RoundEnded(number):
            return f"round {number}"


def read_event(text: str) -> Event:
    word, *rest = text.split(" ")
    try:
        read: dict[str, Callable[[], Event]] = {
            "prize": lambda: Prize(_colours(rest)[0]),
            "chosen": lambda: Chosen(int(rest[0]) - 1, _colours(rest[1:])),
            "recalled": lambda: Recalled(int(rest[0]) - 1),
            "taken": lambda: Taken(int(rest[0]) - 1, _colours(rest[2:]), int(rest[1])),
            "round": lambda: RoundEnded(int(rest[0])),
        }
        event = read[word]()
    except (LookupError, ValueError):
        raise BadText("bad-record-line", line=text[:60]) from None
    return event


def _colours(words: Sequence[str]) -> tuple[str, ...]:
    for word in words:
        if word not in COLOURS:
            raise BadText("stones-bad-colour", found=word[:40])
    return tuple(words)


def write_action(take: Take) -> str:
    return " ".join(take.colours) or "recall"


def read_action(text: str) -> Take:
    return RECALL if text == "recall" else Take(_colours(text.split(" ")))


# --- the rules


def expand(given: Mapping[str, Any], players: int) -> Options:
    for key in given:
        if key != "rounds":
            raise BadText("bad-option", option=str(key)[:40], known="rounds")
    rounds = str(given.get("rounds", ROUNDS))
    if not rounds.isdecimal() or not 4 <= int(rounds) <= 40:
        raise BadText("bad-option-value", option="rounds", value=rounds[:40], allowed="4-40")
    return Options(int(rounds))


def setup(options: Options, players: tuple[Player, ...]) -> State:
    return State(players, options.rounds, 1, "", "", (0,) * len(players), ((),) * len(players))


def waiting(state: State) -> Turn | Chance | None:
    if state.round > state.rounds:
        return None
    if not state.prize:
        return Chance(f"prize/{state.round}", COLOURS)
    return Turn(f"round {state.round}", tuple(s for s, chosen in enumerate(state.chosen) if not chosen))


def refusal(state: State, seat: Seat, take: object) -> str | None:
    """Why a seat may not do that."""
    if not isinstance(take, Take) or seat not in range(len(state.players)) or not state.prize:
        return "stones-why-not-now"
    if bool(state.chosen[seat]) == bool(take.colours):
        return "stones-why-chosen" if take.colours else "stones-why-nothing-chosen"
    if len(take.colours) > 2 or list(take.colours) != sorted(set(take.colours)):
        return "stones-why-colours"
    if state.gone in take.colours:
        return "stones-why-gone"
    if len(take.colours) == 2 and not state.stones[seat]:
        return "stones-why-poor"
    return None


@dataclass(frozen=True)
class Takes:
    """The menu of a seat."""

    state: State
    seat: Seat

    def __iter__(self) -> Iterator[Take]:
        every = [RECALL, *(Take(some) for n in (1, 2) for some in combinations(COLOURS, n))]
        return (take for take in every if refusal(self.state, self.seat, take) is None)

    def __contains__(self, take: object) -> bool:
        return refusal(self.state, self.seat, take) is None

    def __bool__(self) -> bool:
        return any(True for _ in self)

    def pick(self, rng: Random) -> Take:
        return rng.choice(list(self))

    def drafts(self) -> Iterator[Take]:
        return (take for take in self if len(take.colours) < 2)

    def extensions(self, draft: Take) -> Iterator[Take]:
        return (take for take in self if len(take.colours) == 2 and take.colours[0] == draft.colours[0])


def decide(state: State, seat: Seat, action: Take | str) -> tuple[Event, ...]:
    if seat == CHANCE:
        question = waiting(state)
        if not isinstance(question, Chance) or action not in question.menu:
            raise IllegalAction("stones-why-not-now")
        return (Prize(str(action)),)
    why = refusal(state, seat, action)
    if why is not None:
        raise IllegalAction(why)
    assert isinstance(action, Take)
    if action == RECALL:
        return (Recalled(seat),)
    hands = [action.colours if one == seat else taken for one, taken in enumerate(state.chosen)]
    chosen = Chosen(seat, action.colours)
    if not all(hands):
        return (chosen,)
    taken = [Taken(one, hand, _gain(state.prize, hand, hands)) for one, hand in enumerate(hands)]
    return (chosen, *taken, RoundEnded(state.round))


def _gain(prize: str, hand: tuple[str, ...], hands: Sequence[tuple[str, ...]]) -> int:
    alone = [colour for colour in hand if sum(colour in other for other in hands) == 1]
    return sum(1 + (colour == prize) for colour in alone) - (len(hand) - 1)


def evolve(state: State, event: Event) -> State:
    match event:
        case Prize(colour):
            return replace(state, prize=colour)
        case Chosen(seat, colours):
            return replace(state, chosen=_put(state.chosen, seat, colours))
        case Recalled(seat):
            return replace(state, chosen=_put(state.chosen, seat, ()))
        case Taken(seat, _, gain):
            return replace(state, stones=_put(state.stones, seat, state.stones[seat] + gain))
        case RoundEnded(number):
            return replace(
                state, round=number + 1, prize="", gone=state.prize, chosen=((),) * len(state.players)
            )


def _put(row: tuple[Any, ...], seat: Seat, value: Any) -> tuple[Any, ...]:
    return (*row[:seat], value, *row[seat + 1 :])


# --- who knows what


def observe(state: State, seat: Seat) -> View:
    own = tuple(hand if one == seat else () for one, hand in enumerate(state.chosen))
    return View(seat, replace(state, chosen=own), tuple(map(bool, state.chosen)))


def redact(event: Event, seat: Seat) -> Event:
    return replace(event, colours=()) if isinstance(event, Chosen) and event.seat != seat else event


def imagine(view: View, rng: Random) -> State:
    table = view.table
    there = [colour for colour in COLOURS if colour != table.gone]
    taken = [
        hand or ((rng.choice(there),) if ready else ())
        for hand, ready in zip(table.chosen, view.ready, strict=True)
    ]
    return replace(table, chosen=tuple(taken))


def hush(view: View, seats: Sequence[Seat]) -> View:
    return replace(view, ready=tuple(ready and seat in seats for seat, ready in enumerate(view.ready)))


def offer(view: View) -> Takes:
    return Takes(view.table, view.seat)


def outcome(state: State) -> Outcome | None:
    if waiting(state) is not None:
        return None
    return Outcome(
        tuple(
            Standing(seat, 1 + sum(other > stones for other in state.stones), stones, 0, {"stones": stones})
            for seat, stones in enumerate(state.stones)
        )
    )


# --- what is shown


def face(view: View, story: Sequence[Event]) -> dict[str, Any]:
    question = waiting(view.table)
    due = isinstance(question, Turn) and view.seat in question.seats
    return {
        "seat": view.seat,
        "question": question_to(question.label, view.seat) if isinstance(question, Turn) else None,
        "phase": "act" if due else "wait" if question else "over",
        "choices": [{"action": write_action(take)} for take in offer(view)] if due else [],
        "prize": view.table.prize,
        "stones": view.table.stones,
        "ready": view.ready,
        "events": len(story),
        "outcome": msgspec.to_builtins(outcome(view.table)),
    }


def tell(event: Event, state: State, say: Callable[..., Any]) -> Any:
    if isinstance(event, Prize):
        return say("stones-log-prize", colour=event.colour)
    if isinstance(event, Chosen):
        return say("stones-log-chosen", name=state.players[event.seat].name)
    if isinstance(event, Taken):
        return say("stones-log-taken", name=state.players[event.seat].name, count=event.gain)
    return None


GAME: Game[Options, State, Take, Event, View] = Game(
    id="stones",
    rules=1,
    seats=range(2, 5),
    content=lambda release: hashlib.sha256(f"{release} {COLOURS}".encode()).hexdigest(),
    expand=expand,
    setup=setup,
    waiting=waiting,
    legal=Takes,
    decide=decide,
    evolve=evolve,
    observe=observe,
    redact=redact,
    reveals=lambda event: isinstance(event, Taken),
    imagine=imagine,
    offer=offer,
    gain=lambda view, take: len(take.colours) + (view.table.prize in take.colours),
    outcome=outcome,
    face=face,
    tell=tell,
    about=lambda event: getattr(event, "seat", NOBODY),
    contents=lambda: {"colours": COLOURS},
    write_action=write_action,
    read_action=read_action,
    write_event=write_event,
    read_event=read_event,
    options_type=Options,
    state_type=State,
    view_type=View,
    ready=lambda view: view.ready,
    hush=hush,
    settings={"rounds": False},
)
