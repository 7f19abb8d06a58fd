"""The players below the village, in the order of their points, with influence and coins at hand."""

from charthouse.core import picture
from charthouse.core.game import NOBODY, Seat
from charthouse.core.picture import COLOURS
from charthouse.games.charterstone.picture.figures import points, shield, sign
from charthouse.games.charterstone.picture.ground import WIDTH
from charthouse.games.charterstone.state import State, current, vp

HEIGHT = 58


def players(state: State) -> str:
    """One slip of paper a player; whose turn it is is written bold."""
    seats: list[Seat] = sorted(range(len(state.players)), key=lambda seat: (-vp(state.holdings[seat]), seat))
    gap = 8.0
    width = (WIDTH - gap * (len(seats) - 1)) / len(seats)
    slips = [_slip(state, seat, width) for seat in seats]
    return "".join(picture.placed((width + gap) * n, 0, slip) for n, slip in enumerate(slips))


def _slip(state: State, seat: Seat, width: float) -> str:
    holding, name = state.holdings[seat], state.players[seat].name
    turn = current(state) if state.phase == "play" else NOBODY
    room = int((width - 92) / 9.5)
    shown = name if len(name) <= room else f"{name[: room - 1]}…"
    counted = (("influence", holding.influence), ("coin", holding.coins))
    body = picture.rectangle(0, 0, width, HEIGHT, fill=COLOURS["paper"], stroke=COLOURS["ink"], rx=3)
    body += picture.placed(10, 9, shield(holding.charter), 0.85)
    body += picture.words(50, 25, shown, 20, font_weight="700" if seat == turn else "400")
    for place, (symbol, n) in enumerate(counted):
        body += sign(symbol, 50 + 38 * place, 33, 17)
        body += picture.words(69 + 38 * place, 47, str(n), 15)
    return body + points(vp(holding), width - 42, 12, 34)
