"""States and views as canonical JSON text, and their hashes. Boards are integers of any length."""

import hashlib
import json
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


def write(value: object) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def read(text: str, kind: type[T]) -> T:
    return msgspec.convert(json.loads(text), kind)


def builtins(value: object) -> Any:
    """The value as JSON would give it back: dicts, lists, texts and numbers."""
    return msgspec.json.decode(msgspec.json.encode(value))


def digest(value: object) -> str:
    return hashlib.sha256(write(value).encode()).hexdigest()
