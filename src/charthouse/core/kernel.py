"""Rule functions on integers are marked `kernel`, so that one source can run in two ways.

In plain Python the mark does nothing. The lab loads the same files a second time with `kernel` bound
to a compiler and `Bits` to a 128-bit integer, so these functions keep to what it can compile: integers,
named tuples of integers, loops, and no global but constants.
"""

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])

Bits = int


def kernel(function: F) -> F:
    return function
