"""Strict loading of TOML content: what is unknown, missing or dangling stops the load, with file and line."""

import re
import tomllib
from importlib.resources.abc import Traversable
from typing import TypeVar

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


def refuse(file: Traversable, word: str, message: str) -> ContentError:
    """The error for a value that is well formed but means nothing, at the first line that holds it."""
    lines = file.read_text(encoding="utf-8").splitlines()
    found = next((n for n, line in enumerate(lines, 1) if f'"{word}"' in line), 1)
    return ContentError(f"{file.name}:{found}: {message}")


def _line(text: str, path: str, message: str) -> int:
    """The line of a path such as `.card[3].time`: the fourth `[[card]]`, then its `time`."""
    lines = text.splitlines()
    at = 0
    table = re.match(r"\.(\w+)\[(\d+)\]", path)
    if table:
        heads = [n for n, line in enumerate(lines) if line.strip() == f"[[{table[1]}]]"]
        if int(table[2]) < len(heads):
            at = heads[int(table[2])]
    keys = re.findall(r"\.(\w+)", path)[1 if table else 0 :] + re.findall(r"unknown field `(\w+)`", message)
    for key in keys[-1:]:
        for n in range(at, len(lines)):
            if re.match(rf"\s*{key}\s*=", lines[n]):
                return n + 1
    return at + 1
