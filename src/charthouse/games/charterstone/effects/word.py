"""An effect word: all that is known of one word of the content, in one place."""

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple

from charthouse.core.game import Seat
from charthouse.games.charterstone.course import Course
from charthouse.games.charterstone.effect import Effect
from charthouse.games.charterstone.names import Say
from charthouse.games.charterstone.notation import Action
from charthouse.games.charterstone.state import Holding, State

Zone = Literal["charter", "mat", "objectives", "quota"]
NOTHING: tuple[Action, ...] = ()
DONE = Action("")
"""The answer to a word that asks nothing."""


def _lacks_nothing(state: State, seat: Seat, purse: Holding) -> str:
    return ""


def _asks_nothing(state: State, seat: Seat, effect: Effect) -> tuple[Action, ...]:
    return NOTHING


def _worth_nothing(state: State, seat: Seat, effect: Effect) -> int:
    return 0


def _no_options(effect: Effect) -> Mapping[str, tuple[Effect, ...]]:
    return {}


def _no_answer(state: State, seat: Seat, effect: Effect, words: tuple[str, ...]) -> int:
    return 0


def by_its_name(effect: Effect, say: Say) -> Any:
    about = {"n": effect.n}  # which some words do not tell
    return say(f"stone-word-{effect.word}", **about)


class Drawn(NamedTuple):
    """How a page draws a word, and where it counts it."""

    sign: str
    """The drawing that stands for it."""
    tile: tuple[str, ...] | None = None
    """Other signs, on a tile of the board."""
    figure: Literal["before", "inside", "none"] = "before"
    """Where its number is written: before the sign, inside it, or nowhere."""
    stock: str = ""
    """What of a supply it is paid from or goes to: `coins`, `influence`, `vp`, a kind of resource or `any`
    of them; `steps` of the progress track."""
    emblem: bool = True
    """Whether it may stand for the whole building."""


def _drawn_by_its_name(effect: Effect) -> Drawn:
    return Drawn(effect.word)


class Taught(NamedTuple):
    """A word as people write it in the content, for `docs/effect-words.md`."""

    written: str
    asks: str
    meaning: str


class Word(NamedTuple):
    """One effect word, and all it knows."""

    rule: int
    """The slot of the Chronicle that says so."""
    do: Callable[[Course, Seat, Effect, Action], None]
    taught: tuple[Taught, ...] = ()
    offers: Callable[[State, Seat, Effect], tuple[Action, ...]] = _asks_nothing
    """What may be answered; with nothing to choose from nothing is asked."""
    certain: Callable[[Effect], bool] = lambda effect: False
    """Where nothing is ever asked, although the word may ask."""
    options: Callable[[Effect], Mapping[str, tuple[Effect, ...]]] = _no_options
    """The benefits of which one is chosen, by name."""
    lacks: Callable[[State, Seat, Holding], str] = _lacks_nothing
    """What is missing to use it at all, once the price is paid. A word that may lack something is a deed."""
    costs: Effect | None = None
    """What it takes besides the price of its building, and how that is drawn."""
    costs_drawn: Drawn | None = None
    describe: Callable[[Effect, Say], Any] = by_its_name
    drawn: Callable[[Effect], Drawn] = _drawn_by_its_name
    zone: Zone | None = None
    """Where on the board its answers lie; a charter is the seat's own."""
    reveals: bool = False
    """Whether an answer may show what was hidden (`stone-reveals-WORD` says so)."""
    gives: Callable[[State, Seat, Effect], int] = _worth_nothing
    """What it is worth where nothing is asked, in hundredths of a point."""
    answer: Callable[[State, Seat, Effect, tuple[str, ...]], int] = _no_answer
    """What an answer is worth."""

    @property
    def deed(self) -> bool:
        return self.lacks is not _lacks_nothing

    def asks(self, effect: Effect) -> bool:
        return self.offers is not _asks_nothing and not self.certain(effect)


WORDS: dict[str, Word] = {}
"""The closed vocabulary, filled by the package: a word that is not in it does not load."""


def describe(effect: Effect, say: Say) -> Any:
    """A word in the reader's language."""
    word = WORDS.get(effect.word)
    return word.describe(effect, say) if word else by_its_name(effect, say)


def drawn(effect: Effect) -> Drawn:
    """How a word is drawn, or what a deed takes."""
    word = WORDS.get(effect.word)
    if word:
        return word.drawn(effect)
    return next(deed.costs_drawn for deed in WORDS.values() if deed.costs == effect and deed.costs_drawn)


def benefit(state: State, seat: Seat, effect: Effect) -> int:
    """The best that a word can give a seat now."""
    word = WORDS[effect.word]
    offers = word.offers(state, seat, effect)
    if offers:
        return max(answering(state, seat, effect, action) for action in offers)
    return word.gives(state, seat, effect)


def answering(state: State, seat: Seat, effect: Effect, action: Action) -> int:
    """What answering the question in this way is worth."""
    return WORDS[effect.word].answer(state, seat, effect, action.words) if action.words else 0
