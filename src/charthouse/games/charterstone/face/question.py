"""What is asked of a seat, and every answer it may give, in the reader's language."""

from typing import Any

from msgspec import UNSET

from charthouse.core.game import Seat, Turn
from charthouse.core.message import message
from charthouse.games.charterstone.allowed import legal, named
from charthouse.games.charterstone.box import BOX, RESOURCES
from charthouse.games.charterstone.effects import WORDS, describe, drawn
from charthouse.games.charterstone.face.cards import SIGNS
from charthouse.games.charterstone.face.chronicle import about_word
from charthouse.games.charterstone.face.wire import Choice, Pending, Phase, Word
from charthouse.games.charterstone.face.words import option_faces, word_face
from charthouse.games.charterstone.names import (
    Say,
    card_name,
    cell_name,
    goods_name,
    joined,
    plot_name,
    source_name,
)
from charthouse.games.charterstone.notation import TAKE_BACK, Action, action_text
from charthouse.games.charterstone.rules import waiting
from charthouse.games.charterstone.state import State, View, kind
from charthouse.games.charterstone.voting import under_way


def asked(view: View) -> str | None:
    """The question that the seat owes an answer to, or nothing."""
    turn = waiting(view.table)
    return turn.label if isinstance(turn, Turn) and view.seat in turn.seats else None


def phase(state: State, mine: bool) -> Phase:
    if state.phase == "over":
        return "over"
    if not mine:
        return "wait"
    return "answer" if state.pending or under_way(state) else "act"


def pending(state: State) -> Pending:
    effect, *rest = state.pending
    word = WORDS[effect.word]
    return Pending(
        word=effect.word,
        arg=effect.arg or None,
        n=effect.n,
        source=effect.source,
        sign=drawn(effect).sign,
        text=message(
            f"stone-ask-{effect.word}",
            what=describe(effect, message),
            source=source_name(effect.source, message),
        ),
        then=[word_face(after) for after in rest],
        zone=word.zone,
        reveals=message(f"stone-reveals-{effect.word}") if word.reveals else None,
        rules=about_word(state, effect),
    )


def namable(state: State, seat: Seat) -> list[str]:
    """What the seat may give a name to now."""
    holding = state.holdings[seat]
    found = [card for card in holding.cards if card in BOX.assistants and not named(state, card)]
    return found if named(state, holding.charter) else ["persona", *found]


# --- answers


def choices(state: State, seat: Seat) -> list[Choice]:
    benefits = option_faces(state.pending[0]) if state.pending else {}
    return [_choice(state, action, benefits) for action in legal(state, seat)]


def _choice(state: State, action: Action, benefits: dict[str, list[Word]]) -> Choice:
    return Choice(
        action=action_text(action),
        verb=action.verb,
        words=action.words,
        text=_do_text(action, message),
        signs=_signs(state, action),
        gain=benefits.get(action.words[0], UNSET) if action.words else UNSET,
    )


def _do_text(action: Action, say: Say) -> Any:
    """What a choice would do."""
    verb, words = action
    if action == TAKE_BACK:
        return say("stone-do-take-back")
    if verb in ("pay", "take"):
        return say(f"stone-do-{verb}", what=_things(words, say))
    if verb == "build":
        building, plot = words
        return say("stone-do-build", building=card_name(building, say), plot=plot_name(plot, say))
    if verb == "open":
        number = BOX.buildings[words[0]].crate
        return say("stone-do-open", number=number, building=card_name(words[0], say))
    if verb == "fill":
        return say("stone-do-fill", cell=cell_name(words[0], say))
    if verb == "skip":
        return say("stone-do-skip")
    if verb == "choose":
        return say("stone-do-choose", what=say(f"stone-choice-{words[0]}"))
    if verb == "score":
        return say("stone-do-score", objective=say(f"stone-objective-{words[0]}"))
    return say("stone-do-place", building=card_name(words[0], say))


def _things(words: tuple[str, ...], say: Say) -> Any:
    """Resources, cards or a token, each once with its number."""
    parts = []
    for word in dict.fromkeys(words):
        if word in RESOURCES or word == "influence":
            parts.append(goods_name(word, words.count(word), say))
        elif word in ("reputation", "top"):
            parts.append(say(f"stone-thing-{word}"))
        else:
            parts.append(card_name(word, say))
    return joined("stone-and", parts, say)


_DEEDS = {"build": "construct", "open": "crate", "score": "objective", "fill": "quota"}
_MOST = 4
"""So many signs find room beside an answer."""


def _signs(state: State, action: Action) -> list[str]:
    """What stands for an answer: its deed, or the things that it names."""
    if action.verb in _DEEDS:
        return [_DEEDS[action.verb]]
    if action.verb in ("pay", "take") and action != TAKE_BACK:
        return [_thing_sign(state, word) for word in action.words[:_MOST]]
    return []


def _thing_sign(state: State, word: str) -> str:
    if word in RESOURCES or word in ("reputation", "influence"):
        return word
    return "card" if word == "top" else SIGNS[kind(state, word)]
