"""The command `charthouse`: one file a verb. Messages go to standard error, results to standard output."""

import os
import sys
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path

from charthouse import __version__
from charthouse.core.game import BadText, Problem
from charthouse.core.text import LANGUAGES, Text, explain, language, speaker
from charthouse.files import file_trouble

PAGE = Path(__file__).parent.parent / "page" / "index.html"
VERBS = (
    *("play", "serve", "score", "placements", "draw", "simulate", "arena", "replay", "verify", "campaign"),
    *("backup", "restore", "keys", "tables"),
)


def main(words: list[str] | None = None) -> int:
    words = list(sys.argv[1:] if words is None else words)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    say = speaker(language())
    try:
        say = speaker(language(_take_language(words)))
        if any("\ud800" <= letter <= "\udfff" for word in words for letter in word):
            raise BadText("bad-words")
        code = _run(words, say)
        sys.stdout.flush()
        return code
    except Problem as problem:
        sys.stderr.write(f"charthouse: {explain(problem, say)}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write(f"\n{say('stopped')}\n")
        return 130
    except BrokenPipeError:
        _silence()  # the reader has seen enough
        return 0
    except OSError as error:
        _silence()
        trouble = BadText("bad-file-write", path="-", detail=file_trouble(error))
        sys.stderr.write(f"charthouse: {explain(trouble, say)}\n")
        return 2


def _silence() -> None:
    """Keeps the interpreter from complaining about standard output at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _take_language(words: list[str]) -> str | None:
    """`--lang` may stand anywhere."""
    for at, word in enumerate(words):
        if word == "--lang":
            if at + 1 == len(words):
                raise BadText("bad-usage-missing", what="--lang")
            wanted = words[at + 1]
            del words[at : at + 2]
            return wanted
        if word.startswith("--lang="):
            del words[at]
            return word.removeprefix("--lang=")
    return None


def _run(words: list[str], say: Text) -> int:
    if not words and PAGE.is_file():
        words = ["serve", "--open"]
    if not words or words[0] in ("-h", "--help"):
        sys.stdout.write(_help(say))
        return 0
    if words[0] == "--version":
        sys.stdout.write(f"charthouse {__version__}\n")
        return 0
    if words[0] not in VERBS:
        raise BadText("bad-usage-command", command=words[0][:40], known=", ".join(VERBS))
    verb = import_module(f"charthouse.cli.{words[0]}")
    code: int = verb.run(words[1:], say)
    return code


def _help(say: Text) -> str:
    lines = [f"{say('help-usage')}: charthouse [--lang LANG] COMMAND ...", "", say("app-tagline"), ""]
    lines += [say("help-commands") + ":", *(f"  {verb:<12}{say(f'help-{verb}')}" for verb in VERBS)]
    options = (
        ("-h, --help", say("help-help")),
        ("--version", say("help-version")),
        ("--lang LANG", say("help-lang", known=", ".join(LANGUAGES))),
    )
    lines += ["", say("help-options") + ":", *(f"  {name:<14}{about}" for name, about in options)]
    return "\n".join(lines) + "\n"
