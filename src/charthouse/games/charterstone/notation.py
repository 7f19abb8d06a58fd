"""Actions as short texts that parse back. `docs/notation.md` describes them."""

import re
from functools import lru_cache
from typing import NamedTuple

from charthouse.core.game import BadText

VERBS = (
    *("place", "take", "pay", "choose", "build", "open", "score", "fill", "skip", "name"),
    *("seal", "unseal", "recall"),
)
_UNORDERED = ("pay", "take")
NAME_LENGTH = 40


class Action(NamedTuple):
    """What a seat does: a verb and the names it goes with. `take back` is a verb and a name too."""

    verb: str
    words: tuple[str, ...] = ()


SKIP = Action("skip")
RECALL = Action("recall")
TAKE_BACK = Action("take", ("back",))


@lru_cache(maxsize=4096)
def act(verb: str, *words: str) -> Action:
    """An action of the rules; its words are in the order they are written in."""
    return Action(verb, tuple(sorted(words)) if verb in _UNORDERED else words)


def action_text(action: Action) -> str:
    return " ".join((action.verb, *action.words))


def parse_action(text: str) -> Action:
    """Reads the shape of an action; what its names mean is for the rules to say."""
    verb, *words = text.split() or [""]
    if verb not in VERBS:
        raise BadText("stone-bad-action", text=text[:60], known=", ".join(VERBS))
    if verb == "name":
        if len(words) < 2:
            raise BadText("stone-bad-name")
        return Action(verb, (words[0], checked_name(" ".join(words[1:]))))
    for word in words:
        if not re.fullmatch(r"[a-z0-9_-]{1,64}", word):
            raise BadText("stone-bad-word", word=word[:40])
    if len(words) > 8:
        raise BadText("stone-bad-action", text=text[:60], known=", ".join(VERBS))
    return act(verb, *words)


def checked_name(name: str) -> str:
    """A name as it may be written on a card: one line of printable letters, not too long."""
    if not name.isprintable() or len(name) > NAME_LENGTH or name != " ".join(name.split()) or not name:
        raise BadText("stone-bad-name")
    return name
