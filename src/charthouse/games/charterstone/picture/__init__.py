"""Pictures of Charterstone: the village as a chart, with the tracks above it and the players below."""

from collections.abc import Mapping

from charthouse.core import picture
from charthouse.core.game import NOBODY
from charthouse.core.picture import COLOURS, placed
from charthouse.games.charterstone.box import BOX, PLOTS
from charthouse.games.charterstone.names import Say
from charthouse.games.charterstone.picture.figures import definitions, shield
from charthouse.games.charterstone.picture.ground import COMMONS, FLAGS, HEIGHT, SEA, WIDTH, land, plots
from charthouse.games.charterstone.picture.panels import objectives, quota_board
from charthouse.games.charterstone.picture.players import HEIGHT as PLAYERS_HEIGHT
from charthouse.games.charterstone.picture.players import players
from charthouse.games.charterstone.picture.tiles import empty_plot, tile
from charthouse.games.charterstone.picture.tracks import HEIGHT as TRACKS_HEIGHT
from charthouse.games.charterstone.picture.tracks import tracks
from charthouse.games.charterstone.state import State, View, on_board, stands_on

MARGIN = 36


def view_svg(view: View, say: Say) -> str:
    """The table: its village with the workers on it, its zones, and the players."""
    return village_svg(view.table, say)


def village_svg(state: State, say: Say) -> str:
    names = {
        holding.charter: player.name for holding, player in zip(state.holdings, state.players, strict=True)
    }
    workers = {building: stands_on(state, building) for building in on_board(state)}
    standing = {
        building: state.holdings[seat].charter for building, seat in workers.items() if seat != NOBODY
    }
    village = _village(state.plots, names, standing, say) + objectives(state, say) + quota_board(state, say)
    above, below = TRACKS_HEIGHT + MARGIN, HEIGHT + MARGIN
    body = tracks(state, say) + placed(0, above, village + placed(0, below, players(state)))
    return _page(body, above + below + PLAYERS_HEIGHT, say)


def plots_svg(plots: tuple[str, ...], names: Mapping[str, str], say: Say) -> str:
    """A village between two games: what stands on its plots, and whose charters they are."""
    return _page(_village(plots, names, {}, say), HEIGHT, say)


def _page(body: str, high: float, say: Say) -> str:
    width, height = WIDTH + 2 * MARGIN, high + 2 * MARGIN
    frame = "".join(
        picture.rectangle(at, at, width - 2 * at, height - 2 * at, fill="none", stroke=COLOURS["ink"])
        for at in (4, 8)
    )
    sea = picture.rectangle(0, 0, width, height, fill=SEA)
    whole = f"<defs>{definitions()}</defs>{sea}{placed(MARGIN, MARGIN, body)}{frame}"
    return picture.page(width, height, whole, say("charterstone"))


def _village(built: tuple[str, ...], names: Mapping[str, str], standing: Mapping[str, str], say: Say) -> str:
    """Coast, grounds, buildings; `standing` says whose worker stands on a building."""
    body = land()
    for common, at in COMMONS.items():
        body += tile(common, at, standing.get(common, ""), say)
    for charter in BOX.charters:
        body += _flag(charter, names.get(charter, ""))
        for plot, at in plots(charter):
            building = built[PLOTS.index(plot)]
            if building:
                body += tile(building, at, standing.get(building, ""), say)
            else:
                body += empty_plot(at, plot.rpartition("-")[2])
    return body


def _flag(charter: str, name: str) -> str:
    """Whose charter it is, beside its plots."""
    x, y = FLAGS[BOX.charters[charter].at]
    shown = name if len(name) <= 10 else f"{name[:9]}…"
    size = min(14.0, 92 / max(len(shown), 1))
    label = picture.words(19, 61, shown, size, text_anchor="middle", font_weight="700") if name else ""
    faded = shield(charter) if name else picture.element("g", shield(charter), opacity=0.4)
    return placed(x + 6, y, faded + label)
