"""The file of finished games: a line for the tournament, then one a game. Whoever reads it may go on."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from charthouse.core.game import BadText
from charthouse.games import game
from charthouse.lab.arena import Finished, Tournament

FORMAT = "charthouse-arena/1"


def opened(path: Path, tournament: Tournament) -> tuple[BinaryIO, list[Finished]]:
    """The file, ready to take more games, and those it holds; raises `BadText` if it is another tournament's.

    A last line that was cut off in the middle is dropped: that game is played again.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("a+b")
    try:
        file.seek(0)
        text = file.read()
        whole = text[: text.rfind(b"\n") + 1]
        header = msgspec.json.encode(_header(tournament)) + b"\n"
        if not (text.startswith(header) or header.startswith(text)):
            raise BadText("bad-results-other", path=str(path))
        found = _read(path, whole.removeprefix(header), tournament.players)
        file.truncate(len(whole))
        if not whole:
            file.write(header)
            file.flush()
    except BaseException:
        file.close()
        raise
    return file, found


def _header(tournament: Tournament) -> dict[str, Any]:
    """What the games depend on, the options written out in full."""
    played = game(tournament.game)
    return {
        "arena": FORMAT,
        "rules": played.rules,
        "content": played.content(played.release),
        **msgspec.to_builtins(tournament),
        "options": played.expand(tournament.options, tournament.players),
    }


def _read(path: Path, lines: bytes, players: int) -> list[Finished]:
    found: dict[int, Finished] = {}
    for number, line in enumerate(lines.splitlines(), 2):
        try:
            one = msgspec.json.decode(line, type=Finished)
        except (msgspec.DecodeError, ValueError):
            raise BadText("bad-results-line", path=str(path), line=number) from None
        if {len(one.scores), len(one.ranks), len(one.decisions), len(one.seconds)} != {players}:
            raise BadText("bad-results-line", path=str(path), line=number)
        found[one.number] = one
    return list(found.values())


def keep(file: BinaryIO, finished: Iterable[Finished]) -> None:
    file.write(b"".join(msgspec.json.encode(one) + b"\n" for one in finished))
    file.flush()
