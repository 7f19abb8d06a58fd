"""The two tracks above the village: how far the game has come, and who is spoken well of."""

from charthouse.core import picture
from charthouse.core.picture import COLOURS, element
from charthouse.games.charterstone.box import BOX
from charthouse.games.charterstone.names import Say
from charthouse.games.charterstone.picture.figures import points, seal, sign
from charthouse.games.charterstone.picture.ground import WIDTH
from charthouse.games.charterstone.state import State

HEIGHT = 74
_TITLE, _MIDDLE = 24.0, 50.0
"""Where titles stand, and where the spaces lie."""


def tracks(state: State, say: Say) -> str:
    paper = picture.rectangle(0, 0, WIDTH, HEIGHT, fill=COLOURS["paper"], stroke=COLOURS["ink"], rx=3)
    return paper + _progress(state, say) + _reputation(state, say)


def _progress(state: State, say: Say) -> str:
    """From where the players begin to the end; the token is an hourglass."""
    start, last = BOX.progress.start[str(len(state.holdings))], BOX.progress.last
    named = say("stone-source-progress")
    body = picture.words(16, _TITLE, named[:1].upper() + named[1:], 20)
    step = min(30.0, 560 / max(last - start, 1))
    for space in range(start, last + 1):
        x = 30 + step * (space - start)
        here = space == state.progress
        fill = COLOURS["ink" if here else "desk-2" if space < state.progress else "raised"]
        body += element("circle", cx=x, cy=_MIDDLE, r=11 if here else 9, fill=fill, stroke=COLOURS["ink"])
        symbol = "progress" if here else _icon(space)
        if symbol:
            body += sign(symbol, x - 7, _MIDDLE - 7, 14)
    return body


def _icon(space: int) -> str:
    if space in BOX.progress.reputation:
        return "reputation"
    return "income" if space in BOX.progress.income else ""


def _reputation(state: State, say: Say) -> str:
    """Its spaces with the seals in the order they came, and what most of them are worth."""
    start, left = BOX.reputation.start[str(len(state.holdings))], 660.0
    body = picture.words(left, _TITLE, say("stone-part-reputation"), 20)
    for place in range(BOX.reputation.last - start + 1):
        x = left + 14 + 26 * place
        body += element("circle", cx=x, cy=_MIDDLE, r=9, fill=COLOURS["raised"], stroke=COLOURS["ink"])
        if place < len(state.reputation):
            body += seal(state.holdings[state.reputation[place]].charter, x - 12, _MIDDLE - 12, 24)
    for place, worth in enumerate(BOX.reputation.points):
        body += points(worth, WIDTH - 34 * (len(BOX.reputation.points) - place) - 6, 8, 30)
    return body
