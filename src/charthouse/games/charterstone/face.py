"""Charterstone as a page gets it: ids, numbers and messages. `docs/charterstone-face.md` describes it."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from msgspec import Raw
from msgspec.json import encode

from charthouse.core import codec
from charthouse.core.game import Chance, Turn
from charthouse.core.same import Same
from charthouse.games.charterstone.box import BOX, CELLS, PARTS, PLOTS, RESOURCES, help_of, uses
from charthouse.games.charterstone.effects import describe, objectives, quota, sign
from charthouse.games.charterstone.events import (
    Built,
    Bumped,
    CardGiven,
    Event,
    PersonaGained,
    Placed,
    RuleEntered,
    Scored,
    TurnBegan,
    evolve,
    reveals,
)
from charthouse.games.charterstone.guide import openable
from charthouse.games.charterstone.inforce import pasted
from charthouse.games.charterstone.names import goods_list, message, source_name
from charthouse.games.charterstone.notation import Action, action_text
from charthouse.games.charterstone.pieces import GAP
from charthouse.games.charterstone.rulebook import standing
from charthouse.games.charterstone.rules import (
    SHORT,
    actions,
    decide,
    lacks,
    named,
    question,
    shortage,
    waiting,
)
from charthouse.games.charterstone.scoring import outcome, reputation_points
from charthouse.games.charterstone.state import (
    Holding,
    State,
    View,
    at_home,
    current,
    kind,
    on_board,
    reputation_spaces,
    stands_on,
    vp,
)
from charthouse.games.charterstone.words import do_text, price_words, word_face
from charthouse.games.charterstone.worth import gain


def face(view: View, story: Sequence[Event]) -> dict[str, Any]:
    state, seat = view.table, view.seat
    mine = asked(view)
    return {
        "seat": seat,
        "question": f"{question(state)}/seat {seat + 1}" if mine else None,
        "phase": _phase(state, mine),
        "buildings": [_building(view, building, mine) for building in on_board(state)],
        "objectives": [_objective(view, number) for number in range(len(state.objectives))],
        "quota": _quota(view),
        "pending": _pending(view) if mine and state.pending else None,
        "choices": [_choice(action) for action in actions(state, seat)] if mine else [],
        "namable": _namable(state, seat) if mine else [],
        **_table(Same(state), Same(story), len(story)),
    }


@lru_cache(maxsize=2048)
def _table(table: Same[State], story: Same[Sequence[Event]], told: int) -> dict[str, Any]:
    """What is the same for all who look at the table after so many events; long parts as they are sent."""
    state = table.it
    return {
        "turn": state.turn,
        "round": _round(state.turn, len(state.holdings)),
        "current": current(state) if state.phase == "play" else None,
        "first": state.first if state.first >= 0 else None,
        "charters": Raw(encode([_charter(state, charter) for charter in BOX.charters])),
        "holdings": Raw(encode([_holding(state, number) for number in range(len(state.holdings))])),
        "supply": Raw(encode({"coins": state.coins, "resources": _by_kind(state.resources)})),
        "mat": Raw(encode([card_face(state, card) if card != GAP else None for card in state.mat])),
        "deck": len(state.deck),
        "discard": state.discard,
        "archive": len(state.archive),
        "reputation": Raw(encode(_reputation(state))),
        "progress": Raw(encode(_progress(state))),
        "rules": Raw(encode([{"slot": slot, "version": at} for slot, at in standing(pasted(state))])),
        "opened": state.opened,
        "unsealed": unsealed(state),
        "errata": state.options.errata,
        "last": Raw(encode(last_turn(story.it))),
        "outcome": _outcome(state, story.it),
    }


def asked(view: View) -> bool:
    turn = waiting(view.table)
    return isinstance(turn, Turn) and view.seat in turn.seats


def preview(view: View, action: Action) -> dict[str, Any]:
    """The seat's holding after the action, and what changed at once; raises `IllegalAction`.

    What would come out of a crate is left out."""
    state = view.table
    before = vp(state.holdings[view.seat]) if view.seat >= 0 else 0
    events = decide(state, view.seat, action)
    for event in events:
        if not isinstance(event, _OUT_OF_A_CRATE):
            state = evolve(state, event)
    return {
        "holding": _holding(state, view.seat),
        "vp": vp(state.holdings[view.seat]) - before,
        "progress": state.progress - view.table.progress,
        "gain": gain(view, action),
        "ends": state.turn != view.table.turn or state.phase == "over",
        "reveals": isinstance(waiting(state), Chance) or any(map(reveals, events)),
    }


_OUT_OF_A_CRATE = (CardGiven, PersonaGained, RuleEntered)


def contents() -> dict[str, Any]:
    """Everything that lies open before game one. What crates hold is not here."""
    every = uses(tuple(BOX.errata))
    return {
        "charters": codec.builtins(list(BOX.charters.values())),
        "resources": list(RESOURCES),
        "buildings": [
            {
                "id": b.id,
                "area": b.area,
                "charter": b.charter,
                "crate": b.crate,
                "pay": [word_face(word) for word in price_words(every[b.id])],
                "gain": [word_face(word) for word in every[b.id].gains],
            }
            for b in BOX.buildings.values()
            if b.basic or b.area != "charter"
        ],
        "assistants": [{"id": a.id, "number": a.number} for a in BOX.assistants.values()],
        "objectives": codec.builtins(list(BOX.objectives.values())),
        "progress": codec.builtins(BOX.progress),
        "reputation": codec.builtins(BOX.reputation),
        "quota": codec.builtins(BOX.quota),
        "start": codec.builtins(BOX.start),
        "supply": codec.builtins(BOX.supply),
        "errata": [{"id": e.id, "rule": e.rule} for e in BOX.errata.values()],
        "parts": list(PARTS),
        "rules": [{"slot": slot, "version": version} for slot, version in standing()],
    }


# --- the village


def _phase(state: State, mine: bool) -> str:
    if state.phase == "over":
        return "over"
    if not mine:
        return "wait"
    return "answer" if state.pending else "act"


def _by_kind(resources: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(RESOURCES, resources, strict=True))


def _charter(state: State, charter: str) -> dict[str, Any]:
    land = BOX.charters[charter]
    owner = next((n for n, holding in enumerate(state.holdings) if holding.charter == charter), None)
    return {
        "id": charter,
        "seat": owner,
        "resource": land.resource,
        "at": land.at,
        "rows": list(land.rows),
        "plots": [
            {"id": plot, "building": state.plots[n] or None}
            for n, plot in enumerate(PLOTS)
            if plot.startswith(f"{charter}-")
        ],
    }


def _building(view: View, building: str, mine: bool) -> dict[str, Any]:
    state = view.table
    printed = BOX.buildings[building]
    why = _why_not(state, view.seat, building) if view.seat >= 0 else ""
    plot = PLOTS[state.plots.index(building)] if building in state.plots else None
    return {
        "id": building,
        "area": printed.area,
        "plot": plot,
        "charter": printed.charter,
        "basic": printed.basic,
        "crate": printed.crate or None,
        "value": printed.value,
        "worker": _seat_or_none(stands_on(state, building)),
        **_words(building, state.options.errata),
        "usable": mine and not state.pending and not why,
        "why": _said(state, view.seat, building, why) if why else None,
        "action": f"place {building}",
    }


def _why_not(state: State, seat: int, building: str) -> str:
    """What the seat lacks to use the building, whoever's turn it is."""
    return lacks(state, seat, building) or ("" if at_home(state.holdings[seat]) else "stone-why-no-worker")


def _said(state: State, seat: int, building: str, why: str) -> dict[str, Any]:
    if why != SHORT:
        return message(why)
    return message(why, missing=goods_list(shortage(state, seat, building), message))


def _seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


@cache
def _words(building: str, errata: tuple[str, ...]) -> dict[str, Any]:
    """What using a building takes and gives. Nobody changes a face, so all of them share this."""
    use = uses(errata)[building]
    return {
        "pay": [word_face(word) for word in price_words(use)],
        "gain": [word_face(word) for word in use.gains],
    }


def card_face(state: State, card: str) -> dict[str, Any]:
    """An advancement card: an assistant, a building card, or a constructed one with its crate."""
    shown: dict[str, Any] = {"id": card, "kind": kind(state, card), "name": named(state, card) or None}
    if card in BOX.assistants:
        assistant = BOX.assistants[card]
        shown["on"] = assistant.on.use or assistant.on.moment
        shown["gain"] = [word_face(word) for word in help_of(card)]
        return shown
    printed = BOX.buildings[card]
    shown["crate"] = printed.crate or None
    shown["opens_later"] = printed.crate > 0 and not openable(card, state.options.later_crates)
    shown["charter"] = printed.charter
    shown["value"] = printed.value
    shown["cost"] = [{"kind": k, "n": printed.cost.count(k)} for k in RESOURCES if k in printed.cost]
    return shown | _words(card, state.options.errata)


def _holding(state: State, seat: int) -> dict[str, Any]:
    holding: Holding = state.holdings[seat]
    tokens = {
        "objectives": sum(seat in seats for seats in state.met),
        "quota": state.quota.count(seat),
        "reputation": state.reputation.count(seat),
    }
    return {
        "seat": seat,
        "charter": holding.charter,
        "persona": named(state, holding.charter) or None,
        "vp": vp(holding),
        "points": dict(zip(PARTS, holding.points, strict=True)),
        "coins": holding.coins,
        "resources": _by_kind(holding.resources),
        "influence": holding.influence,
        "spent": holding.spent,
        "tokens": tokens,
        "workers": at_home(holding),
        "out": list(holding.out),
        "cards": [card_face(state, card) for card in holding.cards],
        "chest": list(holding.chest),
    }


# --- objectives, quota, tracks


def _objective(view: View, number: int) -> dict[str, Any]:
    state, id = view.table, view.table.objectives[number]
    printed = BOX.objectives[id]
    have = objectives.reached(state, view.seat, id) if view.seat >= 0 else None
    return {
        "id": id,
        "count": printed.count,
        "least": printed.least,
        "have": have,
        "fulfilled": have is not None and have >= printed.least,
        "seats": list(state.met[number]),
    }


def _quota(view: View) -> list[dict[str, Any]]:
    state = view.table
    payable = quota.open_cells(state, state.holdings[view.seat]) if view.seat >= 0 else []
    cells = [
        {
            "id": cell,
            "amount": quota.amount(cell),
            "bonus": BOX.quota.bonus[quota.column_of(cell)],
            "seat": _seat_or_none(seat),
            "payable": cell in payable,
        }
        for cell, seat in zip(CELLS, state.quota, strict=True)
    ]
    return [
        {"row": row, "cells": [c for c in cells if quota.row_of(str(c["id"])) == row]}
        for row in BOX.quota.rows
    ]


def _reputation(state: State) -> dict[str, Any]:
    start = BOX.reputation.start[str(len(state.holdings))]
    tokens = [state.reputation.count(seat) for seat in range(len(state.holdings))]
    return {
        "spaces": BOX.reputation.last,
        "start": start,
        "room": reputation_spaces(len(state.holdings)) - len(state.reputation),
        "tokens": [{"space": start + n, "seat": seat} for n, seat in enumerate(state.reputation)],
        "points": list(BOX.reputation.points),
        "now": reputation_points(tokens),
    }


def _progress(state: State) -> dict[str, Any]:
    return {
        "space": state.progress,
        "start": BOX.progress.start[str(len(state.holdings))],
        "last": BOX.progress.last,
        "left": BOX.progress.last - state.progress,
        "reputation": list(BOX.progress.reputation),
        "income": list(BOX.progress.income),
    }


# --- what is asked


def _pending(view: View) -> dict[str, Any]:
    """The question, and what comes after it in the same turn."""
    frame, *rest = view.table.pending
    return {
        "word": frame.word,
        "arg": frame.arg or None,
        "n": frame.n,
        "source": frame.source,
        "sign": sign(frame),
        "text": message(
            f"stone-ask-{frame.word}",
            what=describe(frame, message),
            source=source_name(frame.source, message),
        ),
        "then": [word_face(word) for word in rest],
    }


def _choice(action: Action) -> dict[str, Any]:
    return {
        "action": action_text(action),
        "verb": action.verb,
        "words": list(action.words),
        "text": do_text(action, message),
    }


def _namable(state: State, seat: int) -> list[str]:
    """What the seat may give a name to now."""
    holding = state.holdings[seat]
    found = [card for card in holding.cards if card in BOX.assistants and not named(state, card)]
    return found if named(state, holding.charter) else ["persona", *found]


def unsealed(state: State) -> list[str]:
    """The messages about what came out of crates so far; a page knows no others of the sealed ones."""
    found = []
    for seat in state.holdings:
        found += [f"stone-persona-{persona}" for persona in seat.chest]
    everywhere = {*state.plots, *state.deck, *state.mat, *state.discard, *state.archive}
    everywhere.update(card for holding in state.holdings for card in holding.cards)
    buildings = [b.id for b in BOX.buildings.values() if b.area == "charter" and not b.basic]
    found += [f"stone-building-{building}" for building in buildings if building in everywhere]
    return found + [f"stone-rule-{slot}-{version}" for slot, version in state.rules]


# --- what is new


def last_turn(story: Sequence[Event]) -> dict[str, Any]:
    """What the latest turn moved: for a page to show it."""
    found: dict[str, Any] = {"placed": None, "bumped": None, "built": None}
    begun = 0
    for event in reversed(story):
        if isinstance(event, TurnBegan):
            begun += 1
            if begun == 2 or any(found.values()):
                break
        elif isinstance(event, Placed) and not found["placed"]:
            found["placed"] = {"seat": event.seat, "building": event.building}
        elif isinstance(event, Bumped) and not found["bumped"]:
            found["bumped"] = {"seat": event.seat, "building": event.building}
        elif isinstance(event, Built) and not found["built"]:
            found["built"] = {"seat": event.seat, "building": event.building, "plot": event.plot}
    return found


def _outcome(state: State, story: Sequence[Event]) -> dict[str, Any] | None:
    found = outcome(state)
    if found is None:
        return None
    glory = [vp(holding) // 10 for holding in state.holdings]
    scored = _scored(story, len(state.holdings))
    return {"standings": codec.builtins(found.standings), "glory": glory, "scored": scored}


def _scored(story: Sequence[Event], players: int) -> list[dict[str, Any]]:
    """Where the points came from, in order."""
    found, turn = [], 0
    for event in story:
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, Scored):
            found.append(
                {
                    "seat": event.seat,
                    "round": _round(turn, players),
                    "part": event.part,
                    "source": source_name(event.source, message),
                    "vp": event.vp,
                }
            )
    return found


def _round(turn: int, players: int) -> int:
    return (turn + players - 1) // players
