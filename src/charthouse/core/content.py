"""Strict loading of TOML content: what is unknown, missing or dangling stops the load, with file and line."""

import re
import tomllib
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class ContentError(Exception):
    """A mistake in a content file. The text says where."""


def load(file: Traversable, kind: type[T]) -> T:
    """The file as one `kind`, a struct that forbids unknown fields."""
    text = file.read_text(encoding="utf-8")
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{file.name}: {error}") from None
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$")
        raise ContentError(f"{file.name}:{_line(text, path, message)}: {message}") from None


def refuse(file: Traversable, item: str | int, word: str, message: str, key: str = "id") -> ContentError:
    """The error for a value that is well formed but means nothing, at its line within that item."""
    lines = file.read_text(encoding="utf-8").splitlines()
    start = next(iter(_named(lines, item, key)), 0)
    found = next((n for n in range(start, len(lines)) if word in lines[n]), start)
    return ContentError(f"{file.name}:{found + 1}: {message}")


def by_id(file: Traversable, items: Sequence[Any], key: str = "id") -> dict[Any, Any]:
    """The items by their ids, or by another key, each of which may stand once."""
    found: dict[Any, Any] = {}
    for item in items:
        id = getattr(item, key)
        if id in found:
            last = _named(file.read_text(encoding="utf-8").splitlines(), id, key)[-1]
            raise ContentError(f"{file.name}:{last + 1}: {id!r} stands twice")
        found[id] = item
    return found


def _named(lines: list[str], item: str | int, key: str) -> list[int]:
    """The lines that say `key = item`."""
    value = f'"{item}"' if isinstance(item, str) else str(item)
    return [n for n, line in enumerate(lines) if re.match(rf"{key}\s*=\s*{value}\s*(#|$)", line)]


def _line(text: str, path: str, message: str) -> int:
    """The line of a path such as `.card[3].shapes[0].cells`: table, then list, then key."""
    lines = text.splitlines()
    steps = re.findall(r"\.(\w+)(?:\[(\d+)\])?", path)
    steps += [(key, "") for key in re.findall(r"unknown field `(\w+)`", message)]
    at = 0
    for name, index in steps:
        at = _step(lines, at, name, int(index) if index else None)
    return at + 1


def _step(lines: list[str], at: int, name: str, index: int | None) -> int:
    """The line of a name at or below this one: a `[[table]]`, a `key =`, or the n-th entry of a list."""
    heads = [n for n, line in enumerate(lines) if line.strip() == f"[[{name}]]"]
    if heads:
        return heads[index or 0]
    keyed = re.compile(rf"(?:^|[{{,])\s*{name}\s*=")
    found = next((n for n in range(at, len(lines)) if keyed.search(lines[n])), at)
    if index is not None:
        entries = [n for n in range(found, len(lines)) if lines[n].lstrip().startswith("{")]
        return entries[index] if index < len(entries) else found
    return found
