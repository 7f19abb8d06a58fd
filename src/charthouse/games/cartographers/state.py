"""What a table of Cartographers consists of. Everything is public but the drawings not yet resolved."""

from functools import lru_cache
from typing import NamedTuple

from charthouse.core.codec import Growing, always
from charthouse.core.game import Player, Seat
from charthouse.games.cartographers import kernels
from charthouse.games.cartographers.cards import BOX, Season, box
from charthouse.games.cartographers.notation import Action
from charthouse.games.cartographers.options import Options
from charthouse.games.cartographers.sheet import Board, Sheet

AMBUSH = "ambush"
"""An ambush card seen from its back: the deck knows how many it holds, not which. It sorts first."""


class SeasonScore(NamedTuple):
    """One row of the score boxes: the two edicts of the season, coins, and monsters (not above 0)."""

    first: int
    second: int
    coins: int
    monsters: int


class Map(Growing, frozen=True, gc=False):
    """A cartographer's sheet with everything written on it."""

    sheet: Sheet
    coins: tuple[Board, ...] = always(())
    """The track: for each coin the spaces that earned it, a drawn shape or a mountain."""
    crossed: int = always(0)
    """How many of these coins were crossed out to pay for skills."""
    skill_used: bool = always(False)
    """Whether this season's one skill was used."""
    scores: tuple[SeasonScore, ...] = always(())


class Public(Growing, frozen=True, gc=False):
    """What everybody at the table sees."""

    options: Options
    players: tuple[Player, ...]
    maps: tuple[Map, ...]
    phase: str
    """setup, explore, ambush (which one?), acrobatics, draw, over."""
    edicts: tuple[str, ...]
    skills: tuple[str, ...]
    season: int
    time: int
    shown: tuple[str, ...]
    """The cards revealed this season, in order."""
    ambushes: tuple[str, ...]
    """The ambush cards nobody has seen yet, wherever they are."""
    in_deck: int
    """How many of those are in the explore deck."""
    duty: bool
    """A ruins card waits for the next drawing."""
    passed: int
    """How far the sheets were passed clockwise: 0, 1 or -1."""
    dodging: tuple[Seat, ...]
    """The seats that used Acrobatics against this ambush."""


class State(Growing, frozen=True, gc=False):
    public: Public
    committed: tuple[Action | None, ...]


class View(Growing, frozen=True, gc=False):
    """What one seat knows: the table, who has committed, and its own commitment."""

    seat: Seat
    public: Public
    ready: tuple[bool, ...]
    mine: Action | None


def season(public: Public) -> Season:
    return BOX.seasons[public.season]


def card(public: Public) -> str:
    """The card that is being played."""
    return public.shown[-1]


def deck(public: Public) -> tuple[str, ...]:
    """The explore deck as a set of cards not seen this season, sorted; its order does not exist."""
    return _deck(public.shown, public.in_deck, public.options.release)


@lru_cache(maxsize=256)
def _deck(shown: tuple[str, ...], ambushes: int, release: int) -> tuple[str, ...]:
    deck = [AMBUSH] * ambushes + sorted(box(release).explore)
    for card in shown:
        if card in BOX.explore:
            deck.remove(card)
    return tuple(deck)


def held(public: Public, seat: Seat) -> Seat:
    """Whose sheet lies before this seat: its own, or a neighbour's during an ambush."""
    return kernels.held(seat, public.passed, len(public.maps)) if public.passed else seat


def purse(map: Map) -> int:
    """The coins that count: filled and not crossed out."""
    return len(map.coins) - map.crossed


def total(map: Map) -> int:
    return sum(sum(row) for row in map.scores)


def lost_to_monsters(map: Map) -> int:
    return -sum(row.monsters for row in map.scores)
