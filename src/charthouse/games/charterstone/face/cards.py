"""Advancement cards: on the mat, and in a player's supply."""

from functools import cache

from msgspec import Raw

from charthouse.games.charterstone.allowed import named
from charthouse.games.charterstone.box import BOX, RESOURCES, help_of
from charthouse.games.charterstone.face.wire import Card, Cost
from charthouse.games.charterstone.face.words import as_sent, use_face, word_face
from charthouse.games.charterstone.guide import openable
from charthouse.games.charterstone.pieces import GAP
from charthouse.games.charterstone.state import State, kind

SIGNS = {"assistant": "assistant", "building": "plan", "constructed": "built"}
"""The sign of a card, by its kind."""


def mat(state: State) -> list[Card | None]:
    return [card_face(state, card) if card != GAP else None for card in state.mat]


def card_face(state: State, card: str) -> Card:
    name = named(state, card) or None
    if card in BOX.assistants:
        on = BOX.assistants[card].on
        return Card(card, "assistant", name, _help(card), on=on.use or on.moment)
    printed, use = BOX.buildings[card], use_face(card, state.options.errata)
    return Card(
        card,
        kind(state, card),
        name,
        use.gain,
        crate=printed.crate or None,
        opens_later=printed.crate > 0 and not openable(card, state.options.later_crates),
        charter=printed.charter,
        value=printed.value,
        sign=use.sign,
        cost=[Cost(k, printed.cost.count(k)) for k in RESOURCES if k in printed.cost],
        pay=use.pay,
    )


@cache
def _help(assistant: str) -> Raw:
    return as_sent(word_face(word) for word in help_of(assistant))
