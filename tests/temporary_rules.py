"""Temporary rules that exist in tests alone: each tries what later games of the campaign will need."""

from charthouse.core import fair
from charthouse.core.game import Seat
from charthouse.games.charterstone.answers import Answers, Change
from charthouse.games.charterstone.ballot import OPEN_NONCE, Ballot
from charthouse.games.charterstone.events import Event, Scored, Turned
from charthouse.games.charterstone.state import State, is_last, worker_on
from charthouse.games.charterstone.temporary import TEMPORARY

WINDS = ("east", "north", "west")
GIFTS = ("cup", "ring")


def workers_apart(now: Answers) -> Answers:
    """The small worker may not be placed where the own big one stands."""

    def against(state: State, seat: Seat, building: str, worker: str) -> str:
        beside = worker == "small" and worker_on(state.holdings[seat], building) == "big"
        return "stone-why-not-offered" if beside else ""

    return now._replace(workers=lambda state, seat: ("big", "small"), against=against)


def votes(now: Answers) -> Answers:
    """Before each round all vote for a wind, and who voted for the north scores; in every other one the first
    player alone also whispers a wind, which nobody else learns before the last round is over."""

    def ballot(state: State) -> Ballot | None:
        if state.turn % len(state.holdings) or is_last(state):
            return None
        vote, whisper = f"vote-{state.turn}", f"whisper-{state.turn}"
        if all(one.label != vote for one in state.ballots):
            return _asking(vote, state, (WINDS,) * len(state.holdings))
        if state.turn % (2 * len(state.holdings)) or any(one.label == whisper for one in state.ballots):
            return None
        menus = tuple(WINDS if seat == state.first else () for seat in range(len(state.holdings)))
        return _asking(whisper, state, menus)

    def counted(state: State, ballot: Ballot) -> tuple[Event, ...]:
        if ballot.label.startswith("whisper"):
            return ()
        north = [seat for seat, choice in enumerate(ballot.choices) if choice == "north"]
        return (Turned.of(ballot), *(Scored(seat, 1, "objectives", "grandstand") for seat in north))

    return now._replace(ballot=ballot, counted=counted)


def seals(now: Answers) -> Answers:
    """Before each round a gift is sealed, for a later game."""

    def ballot(state: State) -> Ballot | None:
        label = f"gift-{state.turn}"
        if state.turn % len(state.holdings) or any(one.label == label for one in state.ballots):
            return None
        return _asking(label, state, (GIFTS,) * len(state.holdings), "seal")

    return now._replace(ballot=ballot)


def openings(now: Answers) -> Answers:
    """Before the first round the gift of an earlier game is opened; where none was sealed there is none."""

    def ballot(state: State) -> Ballot | None:
        if state.turn or state.ballots:
            return None
        return _asking("gift-0", state, (GIFTS,) * len(state.holdings), "unseal")

    return now._replace(ballot=ballot)


def sealed_gift(charter: str, choice: str, nonce: str = OPEN_NONCE) -> tuple[str, str, str]:
    """What the legacy holds of a gift."""
    return "gift-0", charter, fair.seal(f"gift-0 {charter}", choice, nonce)


def _asking(label: str, state: State, menus: tuple[tuple[str, ...], ...], verb: str = "choose") -> Ballot:
    return Ballot(label, verb, menus, ("",) * len(state.holdings))


RULES: dict[str, Change] = {
    "workers_apart": workers_apart,
    "votes": votes,
    "votes_and_workers": lambda now: votes(workers_apart(now)),
    "seals": seals,
    "openings": openings,
}


def learn() -> None:
    """From now on the game knows them."""
    TEMPORARY.update(RULES)
