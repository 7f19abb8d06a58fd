"""Figures and signs of a picture: workers, seals, shields, points, and the drawings they are made of."""

from charthouse.core import picture
from charthouse.core.picture import COLOURS, element
from charthouse.games.charterstone.box import BOX
from charthouse.games.charterstone.picture.ground import CHARTERS, COMMONS

SIGNS = "games/charterstone/signs.svg"
USED = ("any", "card", "coin", "income", "influence", "objective", "progress", "quota", "reputation", "vp")
"""Signs of the zones around the village."""


def definitions() -> str:
    """Every drawing that a picture may use; figures in the colours of the charters."""
    known = [*COMMONS, *(id for id, building in BOX.buildings.items() if building.basic)]
    ids = [*(f"cs-i-{sign}" for sign in USED), *(f"cs-b-{id}" for id in known)]
    ids += [f"cs-{kind}-{charter}" for charter in CHARTERS for kind in ("pt", "em")]
    figures = [
        picture.symbols(SIGNS, [figure], {"pc": colour}).replace(f'"{figure}"', f'"{figure}-{charter}"')
        for charter, colour in CHARTERS.items()
        for figure in ("cs-i-worker", "cs-i-seal")
    ]
    return picture.symbols(SIGNS, ids, {}) + "".join(figures)


def sign(name: str, x: float, y: float, size: float) -> str:
    return picture.use(f"cs-i-{name}", x, y, size)


def worker_figure(charter: str) -> str:
    return sign(f"worker-{charter}", 0, 0, 32) + _emblem(charter, 10, 18, 12)


def seal(charter: str, x: float, y: float, size: float) -> str:
    """An influence token that was placed."""
    inset = size * 0.26
    return sign(f"seal-{charter}", x, y, size) + _emblem(charter, x + inset, y + inset, size - 2 * inset)


def shield(charter: str) -> str:
    shape = "M2 0H36Q38 0 38 2V26Q38 40 19 46Q0 40 0 26V2Q0 0 2 0Z"
    ground = element("path", d=shape, fill=CHARTERS[charter], stroke=COLOURS["ink"], stroke_width=1.5)
    return ground + _emblem(charter, 7, 8, 24)


def points(n: int | str, x: float, y: float, size: float) -> str:
    """A pennant with the number inside."""
    shown, middle = str(n), x + size / 2
    high = size * (0.4 if shown.startswith("+") else 0.52)
    style: dict[str, str] = {"text_anchor": "middle", "font_weight": "700", "fill": "#fff"}
    return sign("vp", x, y, size) + picture.words(middle, y + size * 0.63, shown, high, **style)


def _emblem(charter: str, x: float, y: float, size: float) -> str:
    on = COLOURS["ink"] if charter == "yellow" else "#fff"
    return element("g", picture.use(f"cs-em-{charter}", x, y, size), color=on)
