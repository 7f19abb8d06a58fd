"""How the kernels of a game run here: compiled where the extra `charthouse[lab]` is installed, else plain."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple


class Machine(NamedTuple):
    """Loads a module with kernels, and makes what its entries take: numbers, and boards as tables."""

    module: Callable[[str], ModuleType]
    floats: Callable[[Sequence[float]], Any]
    integers: Callable[[Sequence[int]], Any]
    boards: Callable[[Iterable[int]], Any]
    luck: Callable[[bytes], Any]
    """Pairs of bytes as numbers."""
    compiled: bool


@cache
def machine(compiled: bool | None = None) -> Machine:
    """The best machine there is, or the one asked for."""
    if compiled is None:
        compiled = find_spec("numba") is not None
    return _compiled() if compiled else _PLAIN


def _compiled() -> Machine:
    import numpy as np

    from charthouse.lab.compiled import twin, words

    return Machine(
        module=twin,
        floats=lambda values: np.array(values, np.float64),
        integers=lambda values: np.array(values, np.int64),
        boards=words,
        luck=lambda drawn: np.frombuffer(drawn, "<u2").astype(np.int64),
        compiled=True,
    )


def _pairs(drawn: bytes) -> list[int]:
    return [low | high << 8 for low, high in zip(drawn[::2], drawn[1::2], strict=True)]


_PLAIN = Machine(import_module, list, list, list, _pairs, False)
