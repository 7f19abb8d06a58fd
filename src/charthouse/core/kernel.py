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
    """A function that other kernels call. The compiler copies it into each of them."""
    return function


def apart(function: F) -> F:
    """A kernel so large that it is compiled once and called."""
    return function


def entry(function: F) -> F:
    """A kernel that plain Python calls, with arrays and numbers but no boards."""
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


def bits(number: int) -> int:
    """A number, not negative, as a board."""
    return number


def number(board: int) -> int:
    """A board below 2**63 as a number."""
    return board


def nth(board: int, number: int) -> int:
    """The place of the bit of that number, counted from the lowest."""
    first = 0
    here = (board & _LOW_HALF).bit_count()
    if number < here:
        board &= _LOW_HALF
    else:
        number -= here
        board >>= 64
        first = 64
    for byte in board.to_bytes(8, "little"):
        here = _COUNT[byte]
        if number < here:
            return first + _BITS[byte][number]
        number -= here
        first += 8
    raise IndexError(number)


_LOW_HALF = (1 << 64) - 1
_COUNT = tuple(byte.bit_count() for byte in range(256))
_BITS = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))


def switch(functions: Sequence[F]) -> Callable[..., Any]:
    """A function that calls the one of that number with the other arguments."""
    return lambda number, *given: functions[number](*given)
