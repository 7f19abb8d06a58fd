"""Charterstone as a page gets it: ids, numbers and messages, one file a zone of the page.

`wire.py` has its forms, `docs/charterstone-face.md` describes them.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Raw
from msgspec.json import encode

from charthouse.core.game import question_to
from charthouse.core.same import Same
from charthouse.games.charterstone.box import BOX
from charthouse.games.charterstone.events import Event
from charthouse.games.charterstone.face.cards import mat
from charthouse.games.charterstone.face.chronicle import rules, unsealed
from charthouse.games.charterstone.face.contents import contents
from charthouse.games.charterstone.face.ending import ending
from charthouse.games.charterstone.face.holdings import holding, supply
from charthouse.games.charterstone.face.latest import latest_turn, round_of
from charthouse.games.charterstone.face.objectives import objective
from charthouse.games.charterstone.face.preview import preview
from charthouse.games.charterstone.face.question import asked, choices, namable, pending, phase
from charthouse.games.charterstone.face.quota import quota
from charthouse.games.charterstone.face.tracks import progress, reputation
from charthouse.games.charterstone.face.village import building, charter
from charthouse.games.charterstone.face.wire import Face
from charthouse.games.charterstone.state import State, View, current, on_board

__all__ = ["contents", "face", "preview", "unsealed"]


def face(view: View, story: Sequence[Event]) -> Face:
    """Only what a seat sees otherwise than the others is made each time."""
    state, seat = view.table, view.seat
    label = asked(view)
    mine = label is not None
    now = phase(state, mine)
    return Face(
        seat=seat,
        question=question_to(label, seat) if label is not None else None,
        phase=now,
        buildings=[building(view, id, now == "act") for id in on_board(state)],
        objectives=[objective(view, number) for number in range(len(state.objectives))],
        quota=quota(view),
        pending=pending(state) if mine and state.pending else None,
        choices=choices(state, seat) if mine else [],
        namable=namable(state, seat) if mine else [],
        **_table(Same(state), Same(story), len(story)),
    )


@lru_cache(maxsize=2048)
def _table(table: Same[State], story: Same[Sequence[Event]], told: int) -> dict[str, Any]:
    """What is the same for all who look at the table after so many events; long parts as they are sent."""
    state = table.it
    return {
        "turn": state.turn,
        "round": round_of(state.turn, len(state.holdings)),
        "current": current(state) if state.phase == "play" else None,
        "first": state.first if state.first >= 0 else None,
        "charters": Raw(encode([charter(state, id) for id in BOX.charters])),
        "holdings": Raw(encode([holding(state, seat) for seat in range(len(state.holdings))])),
        "supply": Raw(encode(supply(state))),
        "mat": Raw(encode(mat(state))),
        "deck": len(state.deck),
        "discard": state.discard,
        "archive": len(state.archive),
        "reputation": Raw(encode(reputation(state))),
        "progress": Raw(encode(progress(state))),
        "rules": Raw(encode(rules(state))),
        "opened": state.opened,
        "unsealed": unsealed(state),
        "errata": state.options.errata,
        "last": Raw(encode(latest_turn(story.it))),
        "outcome": ending(state, story.it),
    }
