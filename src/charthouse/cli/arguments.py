"""Arguments of a verb: declared as data, read by argparse, refused in the user's language."""

import argparse
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, NoReturn

from charthouse.core.game import BadText
from charthouse.core.text import Text
from charthouse.games import game


class Argument(NamedTuple):
    """`--name` takes a text, a whole number within `limits`, or nothing if it is a flag."""

    name: str
    help: str
    required: bool = False
    flag: bool = False
    limits: tuple[int, int] | None = None
    optional_value: bool = False
    """The option may stand alone."""
    default: Any = None
    variables: Mapping[str, str] = {}
    """Of the help."""


JSON = Argument("--json", "help-json", flag=True)
GAME = Argument("game", "help-game", required=True)
FILE = Argument("file", "help-file", required=True)
EDITION = Argument("--edition", "help-edition")
SEED = Argument("--seed", "help-seed")

_ALONE = "\0alone"


class _Help(argparse.HelpFormatter):
    """Shows that an option needs its value; argparse lets it go so that we can say what is missing."""

    def _format_args(self, action: argparse.Action, default_metavar: str) -> str:
        return str(action.metavar or default_metavar)


class _Parser(argparse.ArgumentParser):
    """What argparse itself refuses is a flag with a value; the word is named where it is known."""

    words: Sequence[str] = ()

    def error(self, message: str) -> NoReturn:
        odd = next((word for word in self.words if "=" in word), message)
        raise BadText("bad-usage-unknown", what=odd[:60])


def read(verb: str, arguments: Sequence[Argument], words: list[str], say: Text) -> argparse.Namespace:
    """The values of the arguments; raises `BadText` for what is missing, unknown or out of range."""
    parser = _Parser(
        prog=f"charthouse {verb}",
        description=say(f"help-{verb}"),
        usage=_usage(verb, arguments),
        add_help=False,
        formatter_class=_Help,
        allow_abbrev=False,
    )
    _translate_titles(parser, say)
    for argument in arguments:
        _add(parser, argument, say)
    parser.add_argument("-h", "--help", action="store_true", help=say("help-help"))
    parser.words = words
    try:
        found, unknown = parser.parse_known_args(words)
        if found.help:
            sys.stdout.write(parser.format_help().replace("usage: ", f"{say('help-usage')}: ", 1))
            raise SystemExit(0)
        if unknown:
            raise BadText("bad-usage-unknown", what=unknown[0][:60])
        for argument in arguments:
            _check(found, argument)
    except BadText as problem:
        raise BadText("bad-usage", detail=problem, command=verb) from None
    return found


def _add(parser: argparse.ArgumentParser, argument: Argument, say: Text) -> None:
    about = say(argument.help, **argument.variables)
    if argument.flag:
        parser.add_argument(argument.name, action="store_true", help=about)
    elif argument.name.startswith("-"):
        name = argument.name.lstrip("-").upper()
        parser.add_argument(
            argument.name, nargs="?", const=_ALONE, default=argument.default, help=about, metavar=name
        )
    else:
        parser.add_argument(argument.name, nargs="?", help=about, metavar=argument.name.upper())


def _check(found: argparse.Namespace, argument: Argument) -> None:
    field = argument.name.lstrip("-").replace("-", "_")
    value = getattr(found, field)
    if value == _ALONE and argument.optional_value:
        setattr(found, field, True)
    elif value == _ALONE or (value is None and argument.required):
        shown = argument.name if argument.name.startswith("-") else argument.name.upper()
        raise BadText("bad-usage-missing", what=shown)
    elif value is not None and argument.limits:
        setattr(found, field, _number(argument, str(value)))


def _number(argument: Argument, text: str) -> int:
    low, high = argument.limits or (0, 0)
    number = int(text) if re.fullmatch(r"-?[0-9]{1,15}", text) else low - 1
    if not low <= number <= high:
        raise BadText("bad-usage-number", option=argument.name, value=text[:40], low=str(low), high=str(high))
    return number


def _usage(verb: str, arguments: Sequence[Argument]) -> str:
    words = []
    for argument in arguments:
        word = argument.name
        if not word.startswith("-"):
            word = word.upper()
        elif not argument.flag:
            value = word.lstrip("-").upper()
            word = f"{word} [{value}]" if argument.optional_value else f"{word} {value}"
        words.append(word if argument.required else f"[{word}]")
    return " ".join([f"charthouse {verb}", *words])


def _translate_titles(parser: argparse.ArgumentParser, say: Text) -> None:
    """The headings of argparse's help."""
    parser._positionals.title = say("help-arguments")
    parser._optionals.title = say("help-options")


def settings(*games: str) -> tuple[Argument, ...]:
    """The options of a table of any of these games; a game refuses what it does not know."""
    known = {option: alone for name in games for option, alone in game(name).settings.items()}
    dashed = [(option.replace("_", "-"), alone) for option, alone in known.items()]
    return tuple(Argument(f"--{name}", f"help-{name}", optional_value=alone) for name, alone in dashed)


def chosen(found: argparse.Namespace, *games: str) -> dict[str, Any]:
    """The options of a table that were given."""
    fields = [argument.name.lstrip("-").replace("-", "_") for argument in settings(*games)]
    given = {field: getattr(found, field) for field in fields}
    return {field: value for field, value in given.items() if value is not None}
