"""Strict loading of TOML content: what is unknown, missing or dangling stops the load, with file and line.

Published content is only ever added to. Every piece says `since` which content release it is in the box,
and one that was corrected `until` which; its correction is a piece of its own. So the box of any release
can be had.
"""

import re
import tomllib
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from charthouse.core import codec

T = TypeVar("T")


class ContentError(Exception):
    """A mistake in a content file. The text says where."""


def load(file: Traversable, kind: type[T], release: int | None = None) -> T:
    """The file as one `kind`, a struct that forbids unknown fields: what is in the box of that release.

    Without a release, everything that ever was.
    """
    text = file.read_text(encoding="utf-8")
    places: dict[str, list[int]] = {}
    try:
        whole = tomllib.loads(text)
        for key, value in whole.items():
            if release is not None:
                _dated(file, text, key, value)
            whole[key], places[key] = _printed(value, release)
        return msgspec.convert(whole, kind)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{file.name}: {error}") from None
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$")
        in_file = re.sub(r"^\.(\w+)\[(\d+)\]", lambda m: f".{m[1]}[{places[m[1]][int(m[2])]}]", path)
        raise ContentError(f"{file.name}:{_line(text, in_file, message)}: {message}") from None


def fingerprint(folder: Traversable, release: int, *more: object) -> str:
    """A hash of everything in the box of a release, `more` being what is printed in Python.

    It depends on what the files say alone, so it holds however the code that reads them grows.
    """
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda f: f.name)
    boxes = [load(file, dict[str, Any], release) for file in files]
    filled = [{key: value for key, value in box.items() if value not in ([], {})} for box in boxes]
    return codec.digest([*(box for box in filled if box), *more])


def in_box(since: int, until: int | None, release: int | None) -> bool:
    """Whether a piece of these releases is in the box of that one."""
    return release is None or since <= release <= (until or release)


def _printed(value: Any, release: int | None) -> tuple[Any, list[int]]:
    """A piece, or a list of them, as they are in that box, and where each stands in its list."""
    if isinstance(value, dict):
        if not in_box(value.get("since", 1), value.get("until"), release):
            return {}, []
        return {key: said for key, said in value.items() if key not in ("since", "until")}, []
    if not isinstance(value, list) or not all(isinstance(piece, dict) for piece in value):
        return value, list(range(len(value))) if isinstance(value, list) else []
    kept = [(n, _printed(piece, release)[0]) for n, piece in enumerate(value)]
    kept = [(n, piece) for n, piece in kept if piece]
    return [piece for _, piece in kept], [n for n, _ in kept]


def _dated(file: Traversable, text: str, key: str, value: Any) -> None:
    """Refuses a piece that does not say since when it is in the box. A bare number is there for ever."""
    pieces = value if isinstance(value, list) else [value]
    for n, piece in enumerate(pieces):
        if not isinstance(piece, dict):
            continue
        since, until = piece.get("since"), piece.get("until", piece.get("since"))
        if type(since) is not int or type(until) is not int or not 1 <= since <= until:
            place = f".{key}[{n}]" if isinstance(value, list) else f".{key}"
            message = (
                "a piece says `since` which release it is in the box, and `until` which if it no longer is"
            )
            raise ContentError(f"{file.name}:{_line(text, place, '')}: {message}")


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
    """The line of a name at or below this one: a table, a `key =`, or the n-th entry of a list."""
    heads = [n for n, line in enumerate(lines) if line.strip() in (f"[[{name}]]", f"[{name}]")]
    if heads:
        return heads[index or 0]
    keyed = re.compile(rf"(?:^|[{{,])\s*{name}\s*=")
    found = next((n for n in range(at, len(lines)) if keyed.search(lines[n])), at)
    if index is not None:
        entries = [n for n in range(found, len(lines)) if lines[n].lstrip().startswith("{")]
        return entries[index] if index < len(entries) else found
    return found
