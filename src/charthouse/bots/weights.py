"""Learned weights as a small file: half-precision numbers, and how they were made."""

import base64
import struct
from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any

import msgspec


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    made_by: str
    seed: int
    games: int
    """Practice games played."""
    seconds: int
    """Time of one core."""
    shape: tuple[int, ...]
    """Of the weights of one item."""
    sets: dict[str, dict[str, list[float]]]
    """By set and item: so what is learned outlasts what is added to a game."""


def write(weights: Weights) -> str:
    fields = msgspec.to_builtins(weights)
    fields["sets"] = _each(_packed, weights.sets)
    return msgspec.json.format(msgspec.json.encode(fields), indent=1).decode() + "\n"


def read(text: str, shape: tuple[int, ...]) -> Weights:
    """Raises `ValueError` where the file is not what the features of this version need."""
    fields: dict[str, Any] = msgspec.json.decode(text, type=dict[str, Any])
    if tuple(fields.get("shape", ())) != shape:
        raise ValueError(f"weights of shape {fields.get('shape')}, features of shape {shape}: train anew")
    fields["sets"] = _each(lambda packed: _unpacked(packed, prod(shape)), fields.get("sets", {}))
    return msgspec.convert(fields, Weights)


def in_order(
    learned: Mapping[str, Sequence[float]], items: Sequence[str], shape: tuple[int, ...]
) -> list[float]:
    """The weights of one item after the other; an item that nobody has practised yet promises nothing."""
    unknown = [0.0] * prod(shape)
    return [weight for item in items for weight in learned.get(item, unknown)]


def _each(change: Callable[[Any], Any], sets: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    return {name: {item: change(values) for item, values in one.items()} for name, one in sets.items()}


def _packed(values: list[float]) -> str:
    return base64.b64encode(struct.pack(f"<{len(values)}e", *values)).decode()


def _unpacked(packed: str, count: int) -> list[float]:
    data = base64.b64decode(packed, validate=True)
    if len(data) != 2 * count:
        raise ValueError(f"{len(data) // 2} weights where {count} belong")
    return list(struct.unpack(f"<{count}e", data))
