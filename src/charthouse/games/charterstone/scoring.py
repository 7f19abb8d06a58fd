"""The end of the game: reputation, the winners, and what remains for the campaign."""

from collections.abc import Sequence

from charthouse.core.game import Outcome, Standing
from charthouse.games.charterstone.box import BOX, PARTS, RESOURCES
from charthouse.games.charterstone.course import Course
from charthouse.games.charterstone.events import Ended, Glorified, Kept, RuleEntered, Scored, Won
from charthouse.games.charterstone.inforce import pasted
from charthouse.games.charterstone.pieces import Goods
from charthouse.games.charterstone.rulebook import entering
from charthouse.games.charterstone.state import Holding, State, vp

VP_PER_GLORY = 10


def glory_of(points: int) -> int:
    """Rule 28: one glory for each full ten points."""
    return points // VP_PER_GLORY


def rank_of(total: int, totals: Sequence[int]) -> int:
    """Rule 26: most points win; who is tied wins too."""
    return 1 + sum(other > total for other in totals)


def reputation_points(tokens: list[int]) -> list[int]:
    """Rule 23: 10 points for most tokens, 7 for the next number, 4 for the third; all tied get them."""
    ranks = sorted({n for n in tokens if n}, reverse=True)[: len(BOX.reputation.points)]
    points = dict(zip(ranks, BOX.reputation.points, strict=False))
    return [points.get(n, 0) for n in tokens]


def finish(course: Course) -> None:
    """Rule 26: points for reputation; then what the end of game one leaves to the campaign."""
    seats = range(len(course.state.holdings))
    tokens = [course.state.reputation.count(seat) for seat in seats]
    for seat, points in enumerate(reputation_points(tokens)):
        if points:
            course.happens(Scored(seat, points, "reputation", "reputation"))
    totals = [vp(holding) for holding in course.state.holdings]
    for slot, version in entering("game_1_end", course.state.options.release):
        if (slot, version) not in pasted(course.state):
            course.happens(RuleEntered(slot, version))
    for seat, total in enumerate(totals):
        if glory := glory_of(total):
            course.happens(Glorified(seat, glory))
    for seat, total in enumerate(totals):
        if rank_of(total, totals) == 1:
            course.happens(Won(seat))
    for seat, holding in enumerate(course.state.holdings):
        if not course.state.players[seat].automa:
            course.happens(Kept(seat, _goods(holding), holding.cards))
    course.happens(Ended())


def _goods(holding: Holding) -> Goods:
    held = (("coin", holding.coins), *zip(RESOURCES, holding.resources, strict=True))
    return tuple((what, n) for what, n in held if n)


def outcome(state: State) -> Outcome | None:
    if state.phase != "over":
        return None
    totals = [vp(holding) for holding in state.holdings]
    return Outcome(
        tuple(
            Standing(
                seat=seat,
                rank=rank_of(total, totals),
                score=total,
                tie_break=0,
                because=dict(zip(PARTS, state.holdings[seat].points, strict=True)),
            )
            for seat, total in enumerate(totals)
        )
    )
