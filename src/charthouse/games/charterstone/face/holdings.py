"""What players have, and what is left in the general supply."""

from charthouse.core.game import Seat
from charthouse.games.charterstone.allowed import named
from charthouse.games.charterstone.box import PARTS, RESOURCES, Kind
from charthouse.games.charterstone.face.cards import card_face
from charthouse.games.charterstone.face.wire import Holding, Supply, Tokens
from charthouse.games.charterstone.state import State, at_home, vp


def holding(state: State, seat: Seat) -> Holding:
    mine = state.holdings[seat]
    return Holding(
        seat=seat,
        charter=mine.charter,
        persona=named(state, mine.charter) or None,
        vp=vp(mine),
        points=dict(zip(PARTS, mine.points, strict=True)),
        coins=mine.coins,
        resources=_by_kind(mine.resources),
        influence=mine.influence,
        spent=mine.spent,
        tokens=Tokens(
            objectives=sum(seat in seats for seats in state.met),
            quota=state.quota.count(seat),
            reputation=state.reputation.count(seat),
        ),
        workers=at_home(mine),
        out=mine.out,
        cards=[card_face(state, card) for card in mine.cards],
        chest=mine.chest,
    )


def supply(state: State) -> Supply:
    return Supply(state.coins, _by_kind(state.resources))


def _by_kind(resources: tuple[int, ...]) -> dict[Kind, int]:
    return dict(zip(RESOURCES, resources, strict=True))
