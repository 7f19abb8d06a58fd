"""Texts in five languages, from Fluent files. English is a translation like the others."""

import os
import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from charthouse.core.game import BadText, Problem

LANGUAGES = ("en", "ru", "zh-Hant", "sr", "cs")
LOCALES = files("charthouse") / "locale"
SEALED = "-sealed.ftl"
"""Files of messages about what is not known before it is opened; a page gets them one by one."""
TERMINAL = "terminal.ftl"
"""The file of what is said at the terminal alone."""
FIRST = ("shell.ftl", TERMINAL)
TAUGHT = "-learn.ftl"
LATER = tuple(
    sorted(
        file.name.removeprefix("page-").removesuffix(".ftl")
        for file in (LOCALES / "en").iterdir()
        if file.name.endswith(TAUGHT)
    )
)
"""Parts of the page, page-GAME-learn.ftl, whose words are fetched when they are first shown."""
_BETWEEN = re.compile(r"^#.*\n|^\n(?=[#\n\w])", re.MULTILINE)
_PLURALS = {"sr": "sr-Latn"}
"""Serbian is written in Latin letters here; its locale says so."""

Text = Callable[..., str]
"""Says the message of an id with its variables; `id.attribute` says an attribute of it."""


def language(wanted: str | None = None) -> str:
    """The language asked for, else that of the environment, else English."""
    if wanted is not None:
        found = _match(wanted)
        if found is None:
            raise BadText("bad-lang", lang=wanted[:40], known=", ".join(LANGUAGES))
        return found
    for variable in ("CHARTHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        found = _match(os.environ.get(variable, ""))
        if found is not None:
            return found
    return "en"


def language_of(accepted: str) -> str:
    """The first of our languages in a header `Accept-Language`, as browsers sort it."""
    wanted = (word.partition(";")[0].strip() for word in accepted[:400].split(","))
    return next((found for found in map(_match, wanted) if found), "en")


def _match(wanted: str) -> str | None:
    tag = wanted.split(".")[0].replace("_", "-").lower()
    if tag in ("zh-hant", "zh-tw", "zh-hk", "zh-mo", "zh"):
        return "zh-Hant"
    return tag.split("-")[0] if tag.split("-")[0] in LANGUAGES else None


@cache
def speaker(lang: str) -> Text:
    """The texts of one language: those of the shell and of every game.

    A file is read when something is said that no file before it knows: most commands need the first two.
    """
    from fluent.runtime import FluentBundle, FluentResource

    bundle: Any = FluentBundle([_PLURALS.get(lang, lang)], use_isolating=False)
    unread = sorted(
        _texts(lang), key=lambda file: (file[0].startswith("page-"), file[0] not in FIRST, file[0])
    )

    def read_on() -> None:
        bundle.add_resource(FluentResource(unread.pop(0)[1]))

    def say(id: str, /, **variables: Any) -> str:
        name, _, attribute = id.partition(".")
        while unread and not bundle.has_message(name):
            read_on()
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        said = {
            key: explain(value, say) if isinstance(value, Problem) else value
            for key, value in variables.items()
        }
        text, errors = bundle.format_pattern(pattern, said)
        while errors and unread:  # it may refer to a message of a later file
            read_on()
            text, errors = bundle.format_pattern(pattern, said)
        if errors:
            raise errors[0]
        return str(text)

    return say


def explain(problem: Problem, say: Text) -> str:
    """What is wrong, as one sentence on one line; what it quotes is made visible."""
    details = problem.details.items()
    return say(problem.reason, **{key: visible(v) if isinstance(v, str) else v for key, v in details})


def visible(text: str) -> str:
    """The text with its control characters written out, and cut where it is very long."""
    shown = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text[:400])
    return shown if len(shown) <= 400 else shown[:400] + "…"


def open_messages(lang: str, part: str = "") -> str:
    """The Fluent text of a language that every page reads, or of a part that comes later: not what is sealed,
    nor what only the terminal says.

    Comments and the blank lines between messages stay at home: whoever opens the page waits for these words.
    """
    texts = []
    for file, text in _texts(lang):
        name = file.removeprefix("page-").removesuffix(".ftl")
        if not file.endswith((SEALED, TERMINAL)) and part == (name if name in LATER else ""):
            texts.append(text)
    return _BETWEEN.sub("", "\n".join(texts))


def sealed_messages(lang: str, ids: Iterable[str]) -> str:
    """The Fluent text of these messages out of the sealed files."""
    wanted = set(ids)
    return "".join(text for id, text in _sealed(lang) if id in wanted)


@cache
def _sealed(lang: str) -> tuple[tuple[str, str], ...]:
    """The messages of the sealed files by their ids, each as Fluent text."""
    from fluent.syntax import ast, parse, serialize

    bodies = [parse(text).body for name, text in _texts(lang) if name.endswith(SEALED)]
    found = [entry for body in bodies for entry in body if isinstance(entry, ast.Message)]
    return tuple((entry.id.name, str(serialize(ast.Resource([entry])))) for entry in found)


def _texts(lang: str) -> list[tuple[str, str]]:
    """The files of a language by name, sorted."""
    files = sorted((LOCALES / lang).iterdir(), key=lambda file: file.name)
    return [(file.name, file.read_text(encoding="utf-8")) for file in files]
