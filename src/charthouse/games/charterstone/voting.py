"""Voting: what a seat may answer to the ballot under way, and why it may not."""

import re

from charthouse.core.game import IllegalAction, Seat
from charthouse.games.charterstone.ballot import LOST, OPEN_NONCE, Ballot, owing, seal
from charthouse.games.charterstone.notation import RECALL, SKIP, Action, act
from charthouse.games.charterstone.state import State


def under_way(state: State) -> Ballot | None:
    """The ballot that somebody has still to answer."""
    return state.ballots[-1] if state.ballots and owing(state.ballots[-1]) else None


def votes(state: State, ballot: Ballot, seat: Seat) -> tuple[Action, ...]:
    """What a seat may answer, sorted: its recall, if it has answered. Seals are listed with an open nonce."""
    if ballot.choices[seat]:
        return (RECALL,)
    charter, menu = state.holdings[seat].charter, ballot.menus[seat]
    if ballot.verb == "choose":
        return tuple(act("choose", choice) for choice in sorted(menu))
    seals = {seal(ballot, charter, choice, OPEN_NONCE): choice for choice in menu}
    if ballot.verb == "seal":
        return tuple(act("seal", commitment) for commitment in sorted(seals))
    opened = seals.get(committed(state, ballot, seat))
    return (SKIP, act("unseal", opened, OPEN_NONCE)) if opened else (SKIP,) if menu else ()


def vote_refusal(state: State, ballot: Ballot, seat: Seat, action: object) -> IllegalAction | None:
    """Why this is no answer of a seat that is asked, or nothing."""
    if action in votes(state, ballot, seat):
        return None
    if ballot.choices[seat]:
        return IllegalAction("stone-why-not-your-turn")
    if action == RECALL:
        return IllegalAction("stone-why-nothing-to-recall")
    secret = isinstance(action, Action) and _secret(state, ballot, seat, action)
    return None if secret else IllegalAction("stone-why-not-offered")


def _secret(state: State, ballot: Ballot, seat: Seat, action: Action) -> bool:
    """Whether it is a seal, or the opening of the seat's own, with a nonce that only the seat knows."""
    if action.verb != ballot.verb:
        return False
    if ballot.verb == "seal":
        return len(action.words) == 1 and bool(re.fullmatch("[0-9a-f]{64}", action.words[0]))
    if ballot.verb != "unseal" or len(action.words) != 2 or action.words[0] not in ballot.menus[seat]:
        return False
    return seal(ballot, state.holdings[seat].charter, *action.words) == committed(state, ballot, seat)


def choice_of(action: Action) -> str:
    """What an answer leaves in the ballot."""
    return action.words[0] if action.words else LOST


def committed(state: State, ballot: Ballot, seat: Seat) -> str:
    """What the charter of the seat sealed in an earlier game under this name, or nothing."""
    legacy, own = state.options.legacy, (ballot.label, state.holdings[seat].charter)
    sealed = legacy.sealed if legacy else ()
    return next((seal for label, charter, seal in sealed if (label, charter) == own), "")
