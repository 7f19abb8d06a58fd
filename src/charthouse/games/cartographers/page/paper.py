"""Scores a paper map: the season, the total, the solo rating, and every star with its spaces."""

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET

from charthouse.core.game import BadText
from charthouse.games.cartographers import scoring, solo
from charthouse.games.cartographers.cards import BOX
from charthouse.games.cartographers.notation import parse_sheet, sheet_text
from charthouse.games.cartographers.page import wire
from charthouse.games.cartographers.page.face import explained
from charthouse.games.cartographers.sheet import Sheet, free

KNOWN = {"sheet", "edicts", "season", "coins", "earlier", "solo"}


def score_paper(given: Mapping[str, Any]) -> wire.Scored:
    """`sheet` is all that is needed; edicts not chosen yet are worth nothing."""
    for key in given:
        if key not in KNOWN:
            raise BadText("bad-option", option=str(key)[:40], known=", ".join(sorted(KNOWN)))
    sheet = parse_sheet(str(given.get("sheet", "")))
    season = BOX.seasons[_number(given, "season", 0, len(BOX.seasons) - 1)]
    coins = _number(given, "coins", 0, BOX.coin_track)
    earlier = given.get("earlier") or []
    if not isinstance(earlier, list) or not all(isinstance(n, int) and abs(n) < 1000 for n in earlier):
        raise BadText("bad-list", value=str(earlier)[:40])
    edicts = [_edict(letter, card, sheet, season.edicts) for letter, card in _chosen(given)]
    monsters = explained(scoring.threats(sheet))
    stars = sum(edict.stars for edict in edicts if edict.scores_now) + coins + monsters.stars
    total = sum(earlier) + stars
    chosen = [card for _, card in _chosen(given) if card]
    done = given.get("solo") and season is BOX.seasons[-1] and len(chosen) == len(scoring.EDICTS)
    rating = solo.rating(total, tuple(chosen)) if done else UNSET
    return wire.Scored(
        sheet=sheet_text(sheet),
        unfilled=free(sheet).bit_count(),
        edicts=edicts,
        monsters=monsters,
        coins=coins,
        season=stars,
        total=total,
        rating=rating,
        title=UNSET if rating is UNSET else solo.title(rating),
    )


def _chosen(given: Mapping[str, Any]) -> list[tuple[str, str | None]]:
    edicts = given.get("edicts") or [None] * len(scoring.EDICTS)
    if not isinstance(edicts, list) or len(edicts) != len(scoring.EDICTS):
        raise BadText("bad-edicts", wanted=len(scoring.EDICTS))
    for card in edicts:
        if card is not None and (not isinstance(card, str) or card not in scoring.CARD):
            raise BadText("bad-card", card=str(card)[:40], known=", ".join(scoring.CARD))
    return list(zip(scoring.EDICTS, edicts, strict=True))


def _edict(letter: str, card: str | None, sheet: Sheet, now: tuple[str, str]) -> wire.ScoredEdict:
    earned = explained(scoring.because(scoring.CARD[card], sheet) if card else [])
    return wire.ScoredEdict(letter, card, earned.stars, earned.because, letter in now)


def _number(given: Mapping[str, Any], key: str, low: int, high: int) -> int:
    value = given.get(key, low)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadText("bad-usage-number", option=key, value=str(value)[:40], low=str(low), high=str(high))
    return value
