"""What a seat may do now: lazy, sorted when walked, testable with `in`, grouped by skill for a page."""

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from charthouse.core.game import IllegalAction
from charthouse.games.cartographers import drawing, skills
from charthouse.games.cartographers.drawing import Choices, Task
from charthouse.games.cartographers.notation import ALONE, DRAW, Action
from charthouse.games.cartographers.sheet import TERRAINS, Sheet, spaces_of


class Words(NamedTuple):
    """A short menu of plain words."""

    actions: tuple[Action, ...]

    def __iter__(self) -> Iterator[Action]:  # type: ignore[override]
        return iter(self.actions)

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def __bool__(self) -> bool:
        return bool(self.actions)

    def pick(self, rng: Random) -> Action:
        return self.actions[rng.randrange(len(self.actions))]

    def drafts(self) -> Iterator[Action]:
        return iter(self.actions)

    def extensions(self, draft: Action) -> Iterator[Action]:
        return iter(())


NO_MENU = Words(())


class Drawings:
    """Every drawing on one sheet, and with each skill that may be used."""

    def __init__(
        self,
        task: Task,
        sheet: Sheet,
        usable: tuple[str, ...],
        allowed: Callable[[Action], object],
    ) -> None:
        self.task = task
        self.sheet = sheet
        self.usable = usable
        self._allowed = allowed
        self._choices: Choices | None = None

    @property
    def choices(self) -> Choices:
        """The drawings without a skill."""
        if self._choices is None:
            self._choices = drawing.choices(self.task, self.sheet)
        return self._choices

    def __iter__(self) -> Iterator[Action]:
        yield from sorted(skills.plain(self.task, self.sheet), key=_order)
        for skill in self.usable:
            yield from self.group(skill)

    def group(self, skill: str) -> Iterator[Action]:
        """The actions of one skill, a sorted run for each drawing it goes with."""
        if skill in ALONE:
            yield from sorted(skills.actions(self.task, self.sheet, skill), key=_order)
            return
        for main in sorted(skills.plain(self.task, self.sheet), key=_order):
            yield from sorted(skills.more(self.task, self.sheet, skill, main), key=_order)

    def drafts(self) -> Iterator[Action]:
        """Every single drawing, with the skills that change it."""
        yield from skills.plain(self.task, self.sheet)
        for skill in self.usable:
            if skill in ALONE:
                yield from skills.actions(self.task, self.sheet, skill)

    def extensions(self, draft: Action) -> Iterator[Action]:
        """The same drawing with more added by a skill."""
        for skill in self.usable:
            if skill not in ALONE and draft.verb == DRAW:
                yield from skills.more(self.task, self.sheet, skill, draft)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        try:
            self._allowed(action)
        except IllegalAction:
            return False
        return True

    def __bool__(self) -> bool:
        return bool(self.choices.fits)

    def pick(self, rng: Random) -> Action:
        """A random action: all drawings equally likely, one time in two with a skill if one is usable."""
        found = self.choices
        terrain, spaces = drawing.nth(found, int(rng.random() * drawing.count(found)))
        main = Action(DRAW, terrain, spaces)
        if not self.usable or rng.random() < 0.5:
            return main
        skill = self.usable[rng.randrange(len(self.usable))]
        if skill in ALONE:
            offered = list(skills.actions(self.task, self.sheet, skill))
        else:
            offered = list(skills.more(self.task, self.sheet, skill, main))
        return offered[rng.randrange(len(offered))] if offered else main


def _order(action: Action) -> tuple[object, ...]:
    """Terrain by terrain, then by spaces in reading order."""
    return (
        TERRAINS.index(action.terrain),
        spaces_of(action.spaces),
        action.also_terrain,
        spaces_of(action.also),
    )
