"""The command `charthouse` as an outside script sees it, and tiny builders for what it is fed."""

import io
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Self

from charthouse.bots.playout import play_out
from charthouse.cli import main
from charthouse.core import match, record
from charthouse.core.record import Entry, Record
from charthouse.core.text import LANGUAGES, LOCALES
from charthouse.games import game

SHEET_A = (
    ".........../...^.r...../.r......^r./.........../.........../.....^...../"
    ".........../.........../.r^......r./.....r.^.../..........."
)
SHEET_B = (
    ".........../......r.^../..r^......./.....#...../....##r..../....###..../"
    ".r...#...../.....^..r../.........^./..^r......./..........."
)
FULL_SHEET = "/".join(["fvawmFVAWMd"] * 11)
EDICTS = "sentinel_wood,canal_lake,great_city,borderlands"

_IDS = frozenset(
    id
    for file in (LOCALES / "en").iterdir()
    for id in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    if "-" in id
)


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        """The one JSON object on standard output; fails if there is anything else."""
        assert self.out.endswith("\n")
        assert self.out.count("\n") == 1, self.out
        found = json.loads(self.out)
        assert isinstance(found, dict)
        return found


# --- commands that come and go


def surroundings(env: Mapping[str, str] | None = None) -> dict[str, str]:
    """An environment that says nothing about languages and has no home to write to."""
    passed_on = ("PATH", "VIRTUAL_ENV", "PYTHONPATH", "CHARTHOUSE_JOURNEY")
    kept = {key: os.environ[key] for key in passed_on if key in os.environ}
    quiet = {"LANG": "C.UTF-8", "HOME": "/nonexistent", "XDG_DATA_HOME": "/nonexistent", "COLUMNS": "200"}
    return kept | quiet | dict(env or {})


PROGRAM = (sys.executable, "-m", "charthouse")


def command(*words: str | bytes) -> list[str | bytes]:
    return [*PROGRAM, *words]


def run(
    *words: str | bytes,
    input: str | bytes | None = None,
    env: Mapping[str, str] | None = None,
    program: Sequence[str] = PROGRAM,
) -> Ran:
    """A real process with these words after `charthouse`; no input means an empty one."""
    data = input.encode() if isinstance(input, str) else input or b""
    done = subprocess.run(
        [*program, *words], input=data, capture_output=True, env=surroundings(env), timeout=60, check=False
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def ask(*words: str, input: str = "", lang: str = "en") -> Ran:
    """The same inside this process, for the many cheap ones. An exception of the command comes through."""
    out, err, stdin = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(input)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main([*words, "--lang", lang])
    except SystemExit as left:
        code = int(left.code or 0)
    finally:
        sys.stdin = stdin
    return Ran(code, out.getvalue(), err.getvalue())


def message(ran: Ran, given: str = "") -> str:
    """The one sentence of a refusal on standard error; it may quote what was given."""
    assert ran.code == 2, ran
    assert "Traceback" not in ran.err
    assert re.fullmatch(r"charthouse: [^\n\r\x00-\x1f]{8,}\n", ran.err), ran.err
    assert raw_ids(ran.err) <= raw_ids(given)
    return ran.err.removeprefix("charthouse: ").rstrip("\n")


def refusal(ran: Ran) -> str:
    """The same where nothing at all may stand on standard output."""
    assert ran.out == ""
    return message(ran)


def raw_ids(text: str) -> set[str]:
    """Message ids that a user was shown instead of their message."""
    return set(_IDS & set(re.findall(r"[a-z][\w-]*", text)))


def english_in(text: str, english: str) -> set[str]:
    """Runs of three words of the English sentence that stand in another language's one too."""
    words = re.findall(r"(?=(?<![\w'])([A-Za-z']+ [A-Za-z']+ [A-Za-z']+)(?![\w']))", english)
    return {run for run in words if run in text}


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below the folder, and every folder."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else b"/"
        for path in folder.rglob("*")
    }


def in_every_language(*words: str, input: str = "") -> dict[str, Ran]:
    return {lang: ask(*words, input=input, lang=lang) for lang in LANGUAGES}


# --- records


@cache
def finished(players: int = 1, seed: str = "shell", of: str = "cartographers", **options: Any) -> Record:
    """The record of a whole game of random bots."""
    from charthouse.bots import bot

    played, _ = play_out(game(of), [bot("random")] * players, options, seed)
    return match.recorded(played)


def as_text(saved: Record) -> str:
    return record.write_text(saved)


def as_json(saved: Record) -> str:
    return record.write_json(saved)


def with_entry(saved: Record, number: int, change: Callable[[Entry], Entry]) -> Record:
    entries = list(saved.entries)
    entries[number] = change(entries[number])
    return saved._replace(entries=tuple(entries))


# --- commands that talk


PROMPT = re.compile(r"(\(\? for help\): |press Enter\. )\Z")


class Talk:
    """A game in the terminal, talked to line by line through pipes."""

    def __init__(self, *words: str, env: Mapping[str, str] | None = None) -> None:
        self._process = subprocess.Popen(
            command("play", *words),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=surroundings(env),
        )
        self.code: int | None = None
        self.err = ""
        self.heard = self._listen()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *why: object) -> None:
        self.kill()

    def say(self, line: str) -> str:
        """Types a line; what the game says until it asks again or ends."""
        self.whisper(f"{line}\n")
        self.heard = self._listen()
        return self.heard

    def whisper(self, text: str) -> None:
        """Types without waiting for an answer."""
        assert self._process.stdin
        self._process.stdin.write(text.encode())
        self._process.stdin.flush()

    @property
    def over(self) -> bool:
        return self.code is not None

    def _listen(self) -> str:
        assert self._process.stdout
        heard, until = b"", time.monotonic() + 60
        while time.monotonic() < until:
            if select.select([self._process.stdout], [], [], 1)[0]:
                more = os.read(self._process.stdout.fileno(), 1 << 16)
                heard += more
                if not more:
                    self._end()
                    return heard.decode()
                if PROMPT.search(heard.decode(errors="ignore")):
                    return heard.decode()
        raise AssertionError(f"the game neither asks nor ends: {heard.decode()[-300:]}")

    def _end(self) -> None:
        if self._process.stdin and not self._process.stdin.closed:
            self._process.stdin.close()
        if self._process.stderr and not self._process.stderr.closed:
            self.err = self._process.stderr.read().decode()
            self._process.stderr.close()
        if self._process.stdout:
            self._process.stdout.close()
        self.code = self._process.wait(timeout=60)

    def kill(self) -> None:
        """Ends the process at once, without asking it."""
        if not self.over:
            self._process.send_signal(signal.SIGKILL)
            self._end()


def on_terminal(
    *words: str, input: str = "", env: Mapping[str, str] | None = None, only_errors: bool = False
) -> tuple[Ran, str]:
    """Runs the command on a real pseudo-terminal; also what the terminal showed.

    With `only_errors` standard output is a pipe, as in `charthouse ... > file`.
    """
    master, slave = pty.openpty()
    process = subprocess.Popen(
        command(*words),
        stdin=slave,
        stdout=subprocess.PIPE if only_errors else slave,
        stderr=slave,
        env=surroundings({"TERM": "xterm-256color"} | dict(env or {})),
    )
    os.close(slave)
    os.write(master, input.encode())
    shown, out = b"", b""
    watched = [master] + ([process.stdout.fileno()] if process.stdout else [])
    until = time.monotonic() + 60
    while watched and time.monotonic() < until:
        for ready in select.select(watched, [], [], 1)[0]:
            try:
                more = os.read(ready, 1 << 16)
            except OSError:  # how Linux says that nobody holds the other end any more
                more = b""
            if not more:
                watched.remove(ready)
            elif ready == master:
                shown += more
            else:
                out += more
    code = process.wait(timeout=60)
    os.close(master)
    if process.stdout:
        process.stdout.close()
    return Ran(code, out.decode(), ""), shown.decode()
