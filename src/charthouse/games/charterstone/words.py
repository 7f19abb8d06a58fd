"""Effects, prices and actions in the reader's language. `say` makes a sentence, or data for a page."""

from typing import Any

from charthouse.games.charterstone.box import BOX, RESOURCES, Use, alternatives
from charthouse.games.charterstone.effects import WORDS, describe, sign
from charthouse.games.charterstone.frame import Frame, Price
from charthouse.games.charterstone.names import (
    Say,
    card_name,
    cell_name,
    goods_name,
    joined,
    message,
    plot_name,
)
from charthouse.games.charterstone.notation import TAKE_BACK, Action


def price_words(use: Use) -> list[Frame]:
    """What using the building takes, as words."""
    price: Price = use.price
    found = [Frame("coin", "", price.coins), Frame("influence", "", price.influence)]
    found += [Frame("resource", RESOURCES[number], n) for number, n in price.kinds]
    found.append(Frame("resource", "any", price.any))
    deeds = [WORDS[frame.word].costs for frame in use.gains]
    return [frame for frame in found if frame.n] + [frame for frame in deeds if frame]


def word_face(frame: Frame) -> dict[str, Any]:
    """A word as a page gets it: data to draw, and a message to say."""
    shown: dict[str, Any] = {
        "word": frame.word,
        "n": frame.n,
        "sign": sign(frame),
        "text": describe(frame, message),
    }
    if frame.arg:
        shown["arg"] = frame.arg
    if frame.word == "choose":
        shown["options"] = {
            name: [word_face(word) for word in words] for name, words in alternatives(frame.source).items()
        }
    return shown


def do_text(action: Action, say: Say) -> Any:
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
