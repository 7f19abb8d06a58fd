"""Messages as data: an id of Fluent and its variables, which a page turns into a sentence."""

from typing import Any

import msgspec

from charthouse.core.game import Problem


class Message(msgspec.Struct, frozen=True):
    """A sentence to be said in the reader's language; an argument may be a message."""

    id: str
    args: "dict[str, str | int | Message]" = {}


def message(id: str, /, **args: Any) -> Message:
    return Message(id, {k: told(arg) if isinstance(arg, Problem) else arg for k, arg in args.items()})


def told(problem: Problem) -> Message:
    return message(problem.reason, **problem.details)
