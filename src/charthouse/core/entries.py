"""The entries of a match under way: added to in one step, however long it is."""

from collections.abc import Iterable, Sequence
from typing import overload

from charthouse.core.record import Entry


class Entries(Sequence[Entry]):
    """Never changes. Matches that follow each other share one list; each knows how much of it is its own."""

    __slots__ = ("_list", "_own")

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._list = list(entries)
        self._own = len(self._list)

    def plus(self, entry: Entry) -> "Entries":
        """These and one more. Where the list goes on in another way, as after an undo, it is left alone."""
        if self._own == len(self._list):
            self._list.append(entry)
        elif self._list[self._own] != entry:
            return Entries((*self, entry))
        more = Entries.__new__(Entries)
        more._list, more._own = self._list, self._own + 1
        return more

    def __len__(self) -> int:
        return self._own

    @overload
    def __getitem__(self, at: int) -> Entry: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Entry, ...]: ...
    def __getitem__(self, at: int | slice) -> Entry | tuple[Entry, ...]:
        if isinstance(at, slice):
            return tuple(self._list[: self._own][at])
        if not -self._own <= at < self._own:
            raise IndexError(at)
        return self._list[at if at >= 0 else self._own + at]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entries) and self[:] == other[:]

    __hash__ = None  # type: ignore[assignment]
