"""States and views as canonical JSON text, and their hashes. Boards are integers of any length.

States grow with every release, and the hash of an old one must stay what it was. So all parts of a state are
`Growing` structs: a field that is added later has a default and is not written while it holds it. A field
that has been there from the beginning has no default, or one that is `always` written.
"""

import hashlib
import json
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class Growing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a state, a view or a header. A field of a later release has one of the `PLAIN` defaults."""


PLAIN = (None, False, 0, 1, "", ())
"""Defaults of which there is one in the whole process: msgspec leaves out what is the very default."""


def always(default: T) -> T:
    """The default of a field that is written in any case."""
    held: T = msgspec.field(default_factory=lambda: default)
    return held


def write(value: object) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def read(text: str, kind: type[T]) -> T:
    return msgspec.convert(json.loads(text), kind)


def builtins(value: object) -> Any:
    """The value as JSON would give it back: dicts, lists, texts and numbers."""
    return msgspec.json.decode(msgspec.json.encode(value))


def digest(value: object) -> str:
    return hashlib.sha256(write(value).encode()).hexdigest()
