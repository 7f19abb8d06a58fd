"""What a table of Charterstone consists of. Everything on it is public but ballots that are not yet turned: a
deck is the set of its cards."""

from charthouse.core.codec import Growing, always
from charthouse.core.game import NOBODY, Player, Seat
from charthouse.core.text import language, speaker
from charthouse.games.charterstone.ballot import Ballot
from charthouse.games.charterstone.box import BOX, PARTS, PLOTS
from charthouse.games.charterstone.effect import Effect
from charthouse.games.charterstone.options import Options
from charthouse.games.charterstone.pieces import GAP, CardKind, Piece, Worker


class Holding(Growing, frozen=True, gc=False):
    """A player's personal supply, and how the points came."""

    charter: str
    coins: int
    resources: tuple[int, ...]
    influence: int
    spent: int = always(0)
    """Influence paid to the general supply, from where some effects bring it back."""
    out: tuple[str, ...] = always(())
    """The buildings on which own workers stand."""
    cards: tuple[str, ...] = always(())
    """Advancement cards, face up."""
    chest: tuple[str, ...] = always(())
    """Personas for later games."""
    points: tuple[int, ...] = always((0,) * len(PARTS))
    """Victory points by the parts of the score."""
    workers: tuple[Worker, ...] = ()
    """Which workers stand there, in the order of `out`; none are named where it makes no difference."""


class State(Growing, frozen=True, gc=False):
    options: Options
    players: tuple[Player, ...]
    holdings: tuple[Holding, ...]
    phase: str
    """setup, play, over."""
    first: Seat
    turn: int
    """Counted from 1 through the whole game."""
    step: int
    """How many questions this turn has answered."""
    pending: tuple[Effect, ...]
    """What the turn has still to settle; the first one is the question."""
    coins: int
    resources: tuple[int, ...]
    deck: tuple[str, ...]
    """The advancement deck as a sorted set; its order does not exist."""
    mat: tuple[str, ...]
    dealt: int
    """How many advancement cards were turned up or drawn."""
    discard: tuple[str, ...]
    archive: tuple[str, ...]
    objectives: tuple[str, ...]
    met: tuple[tuple[Seat, ...], ...]
    """The seats with a token on each objective."""
    quota: tuple[Seat, ...]
    """The seat with a token in each cell, or nobody."""
    reputation: tuple[Seat, ...]
    """The tokens on the track, in the order they came."""
    progress: int
    plots: tuple[str, ...]
    """The building on each plot."""
    opened: tuple[int, ...]
    """The crates opened so far, in this game and before it."""
    rules: tuple[tuple[int, int], ...]
    """The versions of rules that entered the Chronicle during this game."""
    names: tuple[tuple[str, str], ...]
    """Names given to assistants, and to the persona of a charter, sorted."""
    pieces: tuple[Piece, ...] = ()
    """What lies on buildings besides workers, sorted."""
    ballots: tuple[Ballot, ...] = ()
    """What seats were asked in secret in this game; the last may be under way."""

    def svg(self) -> str:
        """The village as a picture, its words in the language of the environment."""
        from charthouse.games.charterstone.picture import village_svg

        return village_svg(self, speaker(language()))

    def _repr_svg_(self) -> str:
        return self.svg()


class View(Growing, frozen=True, gc=False):
    """What one seat knows: whose seat it is, and the table, without what others chose in secret. What crates
    hold is not on the table."""

    seat: Seat
    table: State


def current(state: State) -> Seat:
    """Whose turn it is."""
    return (state.first + state.turn - 1) % len(state.holdings)


def is_last(state: State) -> bool:
    """Rule 26: whether the turn that is over now was the last: all have had equally many."""
    return state.progress == BOX.progress.last and state.turn % len(state.holdings) == 0


def vp(holding: Holding) -> int:
    return sum(holding.points)


def at_home(holding: Holding) -> int:
    """Workers that can be placed."""
    return BOX.start.workers - len(holding.out)


def stands_on(state: State, building: str) -> Seat:
    """Whose worker stands on the building, or nobody's."""
    for seat, holding in enumerate(state.holdings):
        if building in holding.out:
            return seat
    return NOBODY


def worker_on(holding: Holding, building: str) -> Worker | None:
    """Which of a player's workers stands on the building, if one does."""
    if building not in holding.out:
        return None
    return holding.workers[holding.out.index(building)] if holding.workers else ""


def pieces_on(state: State, building: str) -> list[Piece]:
    """What lies on the building besides workers."""
    return [piece for piece in state.pieces if piece.building == building]


def is_bare(state: State, building: str) -> bool:
    """Whether nothing at all is on the building."""
    return stands_on(state, building) == NOBODY and not pieces_on(state, building)


def on_board(state: State) -> list[str]:
    """Every building that can be used: the commons, the Cloud Port, and what stands on the plots."""
    return [*PUBLIC, *filter(None, state.plots)]


def own_plots(holding: Holding) -> range:
    first = PLOTS.index(f"{holding.charter}-1")
    return range(first, first + sum(BOX.charters[holding.charter].rows))


def free_plots(state: State, seat: Seat) -> list[str]:
    """The empty plots of the seat's own charter."""
    return [PLOTS[n] for n in own_plots(state.holdings[seat]) if state.plots[n] == GAP]


def kind(state: State, card: str) -> CardKind:
    """The kind of an advancement card; a building card is constructed once the building stands."""
    if card in BOX.assistants:
        return "assistant"
    return "constructed" if card in state.plots else "building"


def reputation_spaces(players: int) -> int:
    """How many tokens find room on the track."""
    return BOX.reputation.last - BOX.reputation.start[str(players)] + 1


PUBLIC = tuple(id for id, building in BOX.buildings.items() if building.area != "charter")
