"""A picture of a tournament: how the scores of each bot are spread, and its mean with the 95 % interval."""

import logging
import warnings
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from charthouse.core.text import Text
from charthouse.lab.arena import Finished, Tournament, results

FORMATS = (".svg", ".png", ".pdf")
_FONTS = ["DejaVu Sans", "Noto Sans CJK TC", "Noto Sans TC", "PingFang TC", "Microsoft JhengHei"]


def draw(
    path: Path,
    tournament: Tournament,
    finished: Sequence[Finished],
    answer: Mapping[str, Any],
    say: Text,
) -> None:
    import matplotlib as mpl
    from matplotlib.figure import Figure

    logging.getLogger("matplotlib").setLevel(logging.ERROR)  # it speaks of fonts that are not there
    names = tournament.bots
    scores = [[one.score for one in mine] for mine in results(tournament, finished, answer["games"])]
    settings: Any = {
        "font.family": _FONTS,
        "svg.fonttype": "none",
        "svg.hashsalt": "charthouse",
        "font.size": 9,
    }
    with mpl.rc_context(settings), warnings.catch_warnings():
        if path.suffix == ".svg":  # its words are drawn with the fonts of whoever looks at it
            warnings.filterwarnings("ignore", "Glyph .* missing", UserWarning)
        figure = Figure(figsize=(6.4, 0.9 + 0.55 * len(names)), layout="constrained")
        axes = figure.subplots()
        rows = range(len(names), 0, -1)
        axes.boxplot(
            scores,
            positions=rows,
            orientation="horizontal",
            whis=(5, 95),
            widths=0.5,
            showfliers=False,
            medianprops={"color": "0.35"},
            boxprops={"color": "0.6"},
            whiskerprops={"color": "0.6"},
            capprops={"color": "0.6"},
        )
        bots = [answer["bots"][name] for name in names]
        axes.errorbar(
            [bot["mean_score"] for bot in bots],
            list(rows),
            xerr=[bot["ci95"] or 0 for bot in bots],
            fmt="o",
            color="#1f5f8b",
            capsize=4,
        )
        axes.set_yticks(list(rows), names)
        axes.set_xlabel(say("plot-scores"))
        axes.grid(axis="x", alpha=0.3)
        for side in ("top", "right", "left"):
            axes.spines[side].set_visible(False)
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None, dpi=160)
