"""What the server was told on the command line, in the environment and in one TOML file. Where an option is
said twice, the first of these counts.
"""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from charthouse.core.game import BadText, Problem
from charthouse.files import read_text
from charthouse.server.settings import WRITTEN, Option, Settings, clash, options

YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")
FILE = "CHARTHOUSE_CONFIG"
"""The variable that names the file."""


class Told(NamedTuple):
    """The settings, where each was said that is not as it comes, and what is wrong and does not count."""

    settings: Settings
    places: dict[str, str]
    problems: list[Problem]


def told(words: Mapping[str, Any], environment: Mapping[str, str], file: Path | None) -> Told:
    """The settings as all places together say them. Of the words of the command a flag that is not there is
    False, which says nothing."""
    values: dict[str, Any] = {}
    places: dict[str, str] = {}
    written, problems = _written(file) if file else ({}, [])
    for option in options():
        here = (
            (option.argument, _meant(option, words.get(option.name))),
            (option.variable, _meant(option, environment.get(option.variable) or None)),
            written.get(option.name, ("", None)),
        )
        place, value = next(((place, value) for place, value in here if value is not None), ("", None))
        if value is None:
            continue
        try:
            values[option.name] = _checked(option, value, place)
            places[option.name] = place
        except BadText as problem:
            problems.append(problem)
    settings = msgspec.convert(values, Settings)
    return Told(settings, places, [*problems, *filter(None, [clash(settings)])])


def shown(option: Option, value: Any) -> str:
    """A value as the file would say it; a password in an address stays hidden."""
    hidden = r"(?<=:)[^:@/]*(?=@)|(?<=password=)[^&]*"
    said = re.sub(hidden, "…", value) if option.name == "database" else value
    return msgspec.json.encode(said).decode()


def usual_file() -> Path:
    """Where the file lies if nobody says where; a user without a home has that of the machine."""
    from platformdirs import site_config_path, user_config_path

    try:
        return Path(user_config_path("charthouse")) / "serve.toml"
    except RuntimeError:
        return Path(site_config_path("charthouse")) / "serve.toml"


def chosen_file(wanted: str | None, environment: Mapping[str, str]) -> Path | None:
    """The file that was asked for, else the usual one where there is one."""
    named = wanted or environment.get(FILE)
    if named:
        return Path(named)
    return usual_file() if usual_file().is_file() else None


def _meant(option: Option, text: Any) -> Any:
    """What a text means for an option; one that means nothing stays as it is."""
    if not isinstance(text, str):
        return None if text is False else text
    if option.limits and re.fullmatch(r"-?[0-9]{1,15}", text):
        return int(text)
    if option.flag and text.lower() in (*YES, *NO):
        return text.lower() in YES
    return [word.strip() for word in text.split(",") if word.strip()] if option.several else text


def _checked(option: Option, value: Any, place: str) -> Any:
    shown = value if isinstance(value, str) else repr(value)
    if option.limits:
        low, high = option.limits
        if type(value) is int and low <= value <= high:
            return value
        raise BadText("bad-usage-number", option=place, value=shown[:40], low=str(low), high=str(high))
    allowed = (YES[0], NO[0]) if option.flag else option.words
    fits = type(value) is bool if option.flag else isinstance(value, str)
    if option.several:
        fits = isinstance(value, list) and all(isinstance(word, str) for word in value)
    if fits and (option.flag or not allowed or value in allowed):
        for word in value if option.several else (value,):
            _read(option, word, place)
        return value
    if allowed:
        raise BadText("bad-option-value", value=shown[:40], option=place, allowed=", ".join(allowed))
    raise BadText(
        "bad-setting-texts" if option.several else "bad-setting-text", place=place, value=shown[:40]
    )


def _read(option: Option, word: Any, place: str) -> None:
    """Refuses a text that is not written as this setting needs it."""
    try:
        if option.name in WRITTEN:
            WRITTEN[option.name](word)
    except BadText as problem:
        raise BadText("bad-setting-value", place=place, detail=problem) from None


def _written(file: Path) -> tuple[dict[str, tuple[str, Any]], list[Problem]]:
    """What a file says, each with its line; and the complaints about names that nobody knows."""
    text = read_text(str(file))
    try:
        whole = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        last = text.count("\n") + 1
        return {}, [BadText("bad-setting-line", place=f"{file}:{line[1] if line else last}")]
    lines = text.splitlines()
    at = {key: f"{file}:{_line(lines, key)}" for key in whole}
    known = {option.name for option in options()}
    strange = [BadText("bad-setting", place=at[key], name=key) for key in whole if key not in known]
    return {key: (f"{at[key]}: {key}", value) for key, value in whole.items()}, [*strange]


def _line(lines: list[str], key: str) -> int:
    """The line that says `key = ...`, or `[key]`."""
    says = re.compile(rf"""\s*(\[+\s*)?["']?{re.escape(key)}["']?\s*[=.\]]""")
    return next((n for n, line in enumerate(lines, 1) if says.match(line)), 1)
