"""The order of play on numbers: cards turned up, seasons, ruins that wait. Made to be compiled.

`steps` plays by it on records, the scout's imagined years (`outlook/year.py`) on one sheet. `rules` has the
same order with events and skills; `tests/games/cartographers/test_order.py` plays both by the same luck.
"""

from typing import NamedTuple

from charthouse.core.kernel import bits, kernel, nth
from charthouse.games.cartographers.kernels import season_over, seasons_scored
from charthouse.games.cartographers.lane.printed import FIRST_AMBUSH, IS_RUINS, SEASON_TIME, SEASONS, TIME

AN_AMBUSH = -1
"""Instead of a card: an ambush, seen from its back."""


class Moment(NamedTuple):
    """Where in the year a table stands."""

    season: int
    time: int
    deck: int
    """The explore cards not seen this season, a bit each."""
    in_deck: int
    """How many ambushes are among them."""
    unseen: int
    """The ambushes nobody has seen yet, a bit each."""
    duty: int
    """A ruins card waits for the next drawing."""


@kernel
def new_year(explore: int, ambushes: int) -> Moment:
    """The cards of the box, a bit each; one ambush lies in the first deck."""
    return Moment(0, 0, explore, 1, ambushes, 0)


@kernel
def next_season(now: Moment, explore: int) -> Moment:
    """All explore cards and one more ambush are shuffled together."""
    return Moment(now.season + 1, 0, explore, now.in_deck + 1, now.unseen, now.duty)


# --- the next card


@kernel
def cards_left(now: Moment) -> int:
    """How many cards may come next."""
    return now.in_deck + bits(now.deck).bit_count()


@kernel
def card_of(now: Moment, number: int) -> int:
    """The card of that number in the deck, by id; ambushes sort first."""
    return nth(bits(now.deck), number - now.in_deck) if number >= now.in_deck else AN_AMBUSH


@kernel
def ambush_of(now: Moment, number: int) -> int:
    """The ambush of that number among those nobody has seen yet."""
    return FIRST_AMBUSH + nth(bits(now.unseen), number)


@kernel
def turned_up(now: Moment, card: int) -> Moment:
    """The card leaves the deck and takes its time; a ruins card waits for the next drawing."""
    season, time, deck, in_deck, unseen, duty = now
    if card >= FIRST_AMBUSH:
        return Moment(season, time, deck, in_deck - 1, unseen ^ 1 << card - FIRST_AMBUSH, duty)
    if IS_RUINS[card]:
        duty = 1
    return Moment(season, time + TIME[card], deck ^ 1 << card, in_deck, unseen, duty)


@kernel
def asks(card: int, players: int) -> bool:
    """Is the card drawn? Ruins are not, nor is an ambush alone: it walks."""
    return not IS_RUINS[card] and (card < FIRST_AMBUSH or players > 1)


# --- after it


@kernel
def after_drawing(now: Moment, card: int) -> Moment:
    """An explore card has done what a ruins card asked for; through an ambush that waits on."""
    duty = 0 if card < FIRST_AMBUSH else now.duty
    return Moment(now.season, now.time, now.deck, now.in_deck, now.unseen, duty)


@kernel
def seasons_ended(now: Moment, final: bool, full_map: int) -> int:
    """How many seasons are scored now: none, the one that is over, or what a final map scores."""
    if final:
        return seasons_scored(full_map, SEASONS - now.season)
    return 1 if season_over(now.time, SEASON_TIME[now.season]) else 0


@kernel
def year_over(now: Moment, final: bool, ended: int) -> bool:
    return final or (ended > 0 and now.season + 1 == SEASONS)
