"""Learned weights as a small file: half-precision numbers, and how they were made."""

import base64
import struct
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
    sets: dict[str, list[float]]


def write(weights: Weights) -> str:
    fields = msgspec.to_builtins(weights)
    fields["sets"] = {name: _packed(values) for name, values in weights.sets.items()}
    return msgspec.json.format(msgspec.json.encode(fields), indent=1).decode() + "\n"


def read(text: str, shape: tuple[int, ...]) -> Weights:
    """Raises `ValueError` where the file is not what the features of this version need."""
    fields: dict[str, Any] = msgspec.json.decode(text, type=dict[str, Any])
    count = 1
    for size in shape:
        count *= size
    if tuple(fields.get("shape", ())) != shape:
        raise ValueError(f"weights of shape {fields.get('shape')}, features of shape {shape}: train anew")
    fields["sets"] = {name: _unpacked(packed, count) for name, packed in fields.get("sets", {}).items()}
    return msgspec.convert(fields, Weights)


def _packed(values: list[float]) -> str:
    return base64.b64encode(struct.pack(f"<{len(values)}e", *values)).decode()


def _unpacked(packed: str, count: int) -> list[float]:
    data = base64.b64decode(packed, validate=True)
    if len(data) != 2 * count:
        raise ValueError(f"{len(data) // 2} weights where {count} belong")
    return list(struct.unpack(f"<{count}e", data))
