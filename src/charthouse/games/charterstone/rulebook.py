"""The Chronicle as data: 29 slots, each with the versions that enter it in the course of the campaign."""

from collections.abc import Iterable
from functools import cache
from typing import Literal

from charthouse.core.content import load, refuse
from charthouse.games.charterstone import box
from charthouse.games.charterstone.box import RELEASE, Strict

SLOTS = range(1, 30)
Pasted = tuple[int, int]
"""A slot and the version that was pasted into it."""


class Rule(Strict, frozen=True):
    """One version of one slot, and what brings it: a moment, the first of some crates, a lettered crate."""

    slot: int
    version: int
    card: int = 0
    enters: Literal["", "printed", "first_crate", "game_1_end"] = ""
    crates: tuple[int, ...] = ()
    letters: tuple[str, ...] = ()


class _Chronicle(Strict, frozen=True):
    rule: tuple[Rule, ...]


def _load(release: int = RELEASE) -> tuple[Rule, ...]:
    file = box.CONTENT / "chronicle.toml"
    rules = load(file, _Chronicle, release).rule
    for slot in SLOTS:
        versions = [rule.version for rule in rules if rule.slot == slot]
        if not versions or versions != list(range(1, len(versions) + 1)):
            raise refuse(file, slot, "version", f"slot {slot} has the versions {versions}", "slot")
    return rules


@cache
def chronicle(release: int) -> tuple[Rule, ...]:
    """Every rule of a content release."""
    return _load(release)


RULES = chronicle(RELEASE)


def entering(moment: str, release: int = RELEASE) -> tuple[Pasted, ...]:
    """The versions that enter at this moment: `printed`, `first_crate` or `game_1_end`."""
    return tuple((rule.slot, rule.version) for rule in chronicle(release) if rule.enters == moment)


BESIDE = (22,)
"""Slots whose versions stand beside each other: the rows of the quota come independently."""


def standing(pasted: Iterable[Pasted] = ()) -> tuple[Pasted, ...]:
    """Every version that holds: the latest of each slot, and those beside it."""
    entered = (*entering("printed"), *pasted)
    return tuple(sorted({*in_force(entered).items(), *(rule for rule in entered if rule[0] in BESIDE)}))


def in_force(pasted: Iterable[Pasted] = ()) -> dict[int, int]:
    """The version of each slot that holds a rule: the printed ones, and those pasted since."""
    found = dict(entering("printed"))
    for slot, version in pasted:
        found[slot] = max(version, found.get(slot, 0))
    return dict(sorted(found.items()))
