"""Ballot: a question that seats answer in secret, several at once; an answer may stay hidden beyond the game.

An answer is known to its seat alone until the ballot is turned. What is to stay hidden beyond the game's end
never lies on the table: a seat gives the commitment to its choice, which goes into the campaign, and opens it
in a later game. Who keeps no secret (a bot) seals with an open nonce.
"""

from random import Random
from typing import Final

from msgspec.structs import replace

from charthouse.core import fair
from charthouse.core.codec import Growing
from charthouse.core.game import Seat

UNKNOWN: Final = "?"
"""An answer that a viewer must not know."""
LOST: Final = "-"
"""The answer of who cannot open what was sealed."""
OPEN_NONCE: Final = "0"


class Ballot(Growing, frozen=True, gc=False):
    label: str
    """Names the question; no two of a game have the same."""
    verb: str
    """How it is answered: `choose` one of the menu, `seal` one for a later game, `unseal` what was sealed."""
    menus: tuple[tuple[str, ...], ...]
    """What each seat has to choose from; a seat that has nothing is not asked."""
    choices: tuple[str, ...]
    """What each seat has answered, or nothing."""
    turned: bool = False
    """Whether the answers lie open."""


def owing(ballot: Ballot) -> tuple[Seat, ...]:
    """The seats that have not answered."""
    pairs = enumerate(zip(ballot.menus, ballot.choices, strict=True))
    return tuple(seat for seat, (menu, choice) in pairs if menu and not choice)


def seal(ballot: Ballot, charter: str, choice: str, nonce: str) -> str:
    """The commitment of a charter to its choice."""
    return fair.seal(f"{ballot.label} {charter}", choice, nonce)


def seen_by(ballot: Ballot, seat: Seat) -> Ballot:
    """The ballot as a seat may see it. Commitments lie open once all are there: they tell nothing."""
    if ballot.turned or (ballot.verb == "seal" and not owing(ballot)):
        return ballot
    choices = (choice if own == seat or not choice else UNKNOWN for own, choice in enumerate(ballot.choices))
    return replace(ballot, choices=tuple(choices))


def imagined(ballot: Ballot, charters: tuple[str, ...], rng: Random) -> Ballot:
    """The ballot with any answers that its seats may have given in place of those not known."""
    choices = list(ballot.choices)
    for seat, choice in enumerate(choices):
        if choice == UNKNOWN:
            menu = ballot.menus[seat]
            any_ = menu[rng.randrange(len(menu))]
            choices[seat] = seal(ballot, charters[seat], any_, OPEN_NONCE) if ballot.verb == "seal" else any_
    return replace(ballot, choices=tuple(choices))


def answered(ballot: Ballot, seat: Seat, choice: str) -> Ballot:
    """The ballot with a seat's answer, or without it."""
    return replace(ballot, choices=(*ballot.choices[:seat], choice, *ballot.choices[seat + 1 :]))
