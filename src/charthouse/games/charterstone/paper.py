"""Scores a game at a real table: points on the track, tokens of reputation, what each player ends with."""

from collections.abc import Mapping
from typing import Any

from charthouse.core.game import BadText
from charthouse.games.charterstone.box import CHARTERS
from charthouse.games.charterstone.scoring import glory_of, rank_of, reputation_points


def score_paper(given: Mapping[str, Any]) -> dict[str, Any]:
    """`{"players": [{"vp": 24, "reputation": 2}]}` with points for reputation, sum, rank and glory."""
    players = given.get("players")
    if not isinstance(players, list) or not 1 <= len(players) <= len(CHARTERS):
        raise BadText("stone-bad-paper")
    points = [_number(player, "vp") for player in players]
    reputation = reputation_points([_number(player, "reputation") for player in players])
    totals = [own + more for own, more in zip(points, reputation, strict=True)]
    return {
        "players": [
            {
                "vp": points[seat],
                "reputation": reputation[seat],
                "total": total,
                "rank": rank_of(total, totals),
                "glory": glory_of(total),
            }
            for seat, total in enumerate(totals)
        ]
    }


def _number(player: Any, field: str) -> int:
    value = player.get(field, 0) if isinstance(player, dict) else None
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 1000:
        raise BadText("stone-bad-paper")
    return value
