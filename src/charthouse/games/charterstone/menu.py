"""What a seat may do now: sorted when walked, testable with `in`. Names are too many to be walked."""

from collections.abc import Callable, Iterator
from random import Random

from charthouse.games.charterstone.notation import Action


class Offer:
    """The actions of one seat, and the question whether another one is allowed."""

    __slots__ = ("_allows", "actions")

    def __init__(self, actions: tuple[Action, ...], allows: Callable[[object], bool]) -> None:
        self.actions = actions
        self._allows = allows

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __contains__(self, action: object) -> bool:
        return self._allows(action)

    def __bool__(self) -> bool:
        return bool(self.actions)

    def pick(self, rng: Random) -> Action:
        return self.actions[int(rng.random() * len(self.actions))]

    def drafts(self) -> Iterator[Action]:
        return iter(self.actions)

    def extensions(self, draft: Action) -> Iterator[Action]:
        return iter(())


NO_MENU = Offer((), lambda action: False)
