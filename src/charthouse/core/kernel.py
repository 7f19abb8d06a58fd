"""Rule functions on integers are marked `kernel`, so that one source can run in two ways.

In plain Python the mark does nothing. The lab loads the same files a second time with the names of this
module bound to a compiler, so these functions keep to what it can compile: integers, named tuples of
integers, loops, and no global but constants. Boards start from a `Bits` constant; what is looked up by
number stands in `numbers` and `boards`; a choice between functions is a `switch`.
"""

from collections.abc import Callable, Iterable, MutableSequence, Sequence
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., object])

Bits = int


def kernel(function: F) -> F:
    return function


def numbers(values: Iterable[int]) -> Sequence[int]:
    """A table of small integers, looked up with `[]`."""
    return tuple(values)


def boards(values: Iterable[int]) -> Sequence[int]:
    """A table of boards, looked up with `board`."""
    return tuple(values)


def board(table: Sequence[int], place: int) -> int:
    return table[place]


def put(table: MutableSequence[int], place: int, board: int) -> None:
    table[place] = board


def switch(functions: Sequence[F]) -> Callable[..., Any]:
    """A function that calls the one of that number with the other arguments."""
    return lambda number, *given: functions[number](*given)
