"""Remembering by identity what was made of a thing that never changes."""

from typing import Generic, TypeVar

T = TypeVar("T")


class Same(Generic[T]):
    """A key for caches, equal only for the very same thing: to hash a whole table would cost too much."""

    __slots__ = ("it",)

    def __init__(self, it: T) -> None:
        self.it = it

    def __hash__(self) -> int:
        return id(self.it)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.it is other.it
