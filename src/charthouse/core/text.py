"""Texts in five languages, from Fluent files. English is a translation like the others."""

import os
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from charthouse.core.game import BadText, Problem

LANGUAGES = ("en", "ru", "zh-Hant", "sr", "cs")
LOCALES = files("charthouse") / "locale"
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


def _match(wanted: str) -> str | None:
    tag = wanted.split(".")[0].replace("_", "-").lower()
    if tag in ("zh-hant", "zh-tw", "zh-hk", "zh-mo", "zh"):
        return "zh-Hant"
    return tag.split("-")[0] if tag.split("-")[0] in LANGUAGES else None


@cache
def speaker(lang: str) -> Text:
    """The texts of one language: those of the shell and of every game."""
    bundle = _bundle(lang)

    def say(id: str, /, **variables: Any) -> str:
        name, _, attribute = id.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        said = {
            key: explain(value, say) if isinstance(value, Problem) else value
            for key, value in variables.items()
        }
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


def _bundle(lang: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([_PLURALS.get(lang, lang)], use_isolating=False)
    folder = LOCALES / lang
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
