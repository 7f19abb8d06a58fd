"""Queries about one sheet, as scripts ask them: what it scores, and where a card can be drawn on it."""

from typing import Any

from charthouse.core.game import BadText
from charthouse.games.cartographers import scoring, skills
from charthouse.games.cartographers.cards import BOX
from charthouse.games.cartographers.drawing import Task, explore_task, monster_task
from charthouse.games.cartographers.notation import NOTHING, SPACE_NAMES, action_text, refuse_cyrillic
from charthouse.games.cartographers.options import expand
from charthouse.games.cartographers.scoring import Unit
from charthouse.games.cartographers.sheet import Sheet, free, spaces_of


def scored(sheet: Sheet, explained: bool) -> dict[str, Any]:
    """The score of a sheet: stars a card, the monsters' penalty, spaces still open."""
    answer: dict[str, Any] = {
        "scores": {card.id: scoring.stars(card, sheet) for card in scoring.CARDS},
        "monsters": scoring.monsters(sheet),
        "unfilled": free(sheet).bit_count(),
    }
    if explained:
        answer["because"] = {card.id: _units(scoring.because(card, sheet)) for card in scoring.CARDS} | {
            "monsters": _units(scoring.threats(sheet))
        }
    return answer


def _units(units: list[Unit]) -> list[dict[str, Any]]:
    return [
        {"stars": unit.stars, "spaces": [SPACE_NAMES[n] for n in spaces_of(unit.spaces)]} for unit in units
    ]


def placements(sheet: Sheet, task: Task) -> list[str]:
    """The drawings as texts, sorted as texts; a sheet without free space has only `nothing`."""
    return sorted(map(action_text, skills.plain(task, sheet))) or [action_text(NOTHING)]


def task_of(card: str, ruins: bool, edition: str) -> Task:
    """What a card of that id lets a cartographer draw; raises `BadText`."""
    options = expand({"edition": edition}, 1)
    if card in BOX.ambush:
        return monster_task(BOX.ambush[card].cells)
    if card in BOX.explore:
        if BOX.explore[card].kind == "ruins":
            raise BadText("bad-ruins-card", card=card)
        return explore_task(card, ruins, options.fall_back)
    refuse_cyrillic(card)
    known = [id for id, explore in BOX.explore.items() if explore.kind != "ruins"]
    raise BadText("bad-card", card=card[:40], known=", ".join([*known, *BOX.ambush]))
