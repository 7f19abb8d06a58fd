"""What the lab refuses, in one sentence that names the thing, what it is and what it may be."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from inspect import signature
from typing import Any, TypeGuard, TypeVar

import numpy as np

from charthouse.core.game import Problem

LAST_SEED = 2**64 - 1
_WHOLE = (int, np.integer)
T = TypeVar("T")


def whole(name: str, value: object, low: int, high: int | None = None) -> int:
    """A whole number, which True and 1.0 are not."""
    if isinstance(value, np.ndarray) and value.shape == ():
        value = value[()]
    if isinstance(value, _WHOLE) and not isinstance(value, bool):
        number = int(value)
        if low <= number and (high is None or number <= high):
            return number
    to = "" if high is None else " to 2**64 - 1" if high == LAST_SEED else f" to {high}"
    raise ValueError(f"{name} is {value!r}; it is a whole number from {low}{to}")


def seed_of(value: object) -> int:
    return whole("seed", value, 0, LAST_SEED)


def several(value: object) -> TypeGuard[Sequence[Any]]:
    """Whether it is a row of values and not one."""
    if isinstance(value, np.ndarray):
        return value.ndim > 0
    return isinstance(value, Sequence) and not isinstance(value, str | bytes)


def one_of(name: str, value: object, allowed: Sequence[object]) -> None:
    if not any(type(value) is type(one) and value == one for one in allowed):
        raise ValueError(f"{name} is {value!r}; it may be {', '.join(map(repr, allowed))}")


def known(given: Iterable[str], allowed: Iterable[str], what: str = "an option") -> None:
    names = sorted(allowed)
    for name in given:
        if name not in names:
            raise ValueError(f"{name!r} is not {what}; there is {', '.join(names)}")


def options_of(options: object) -> Mapping[str, Any]:
    """The options of a reset."""
    if options is not None and not isinstance(options, Mapping):
        raise ValueError(f"options is {options!r}; it is a dict")
    return options or {}


def made(kind: Callable[..., T], options: Mapping[str, Any]) -> T:
    """The thing with these options, if it has them."""
    known(options, signature(kind).parameters)
    return kind(**options)


def text_of(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"text is {value!r}; it is a text in the notation")
    return value


def clear_error(problem: Problem) -> ValueError:
    """What is wrong, in words, as who writes a program expects it."""
    from charthouse.core.text import explain, speaker

    return ValueError(explain(problem, speaker("en")))
