"""`charthouse simulate`: bots play seeded games."""

import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from charthouse.bots import bot
from charthouse.bots.playout import play_out, players
from charthouse.cli.arguments import GAME, JSON, SEED, Argument, chosen, read, settings
from charthouse.cli.output import put, put_json
from charthouse.core import fair, match, record
from charthouse.core.text import Text
from charthouse.files import write_text
from charthouse.games import GAMES, game

ARGUMENTS = (
    GAME,
    Argument("--players", "help-players", limits=(1, 1000), default="1"),
    Argument("--games", "help-simulate-games", limits=(1, 10**9), default="100"),
    Argument("--bot", "help-simulate-bot", default="random"),
    SEED,
    *settings(*GAMES),
    Argument("--records", "help-simulate-records"),
    JSON,
)


def run(words: list[str], say: Text) -> int:
    found = read("simulate", ARGUMENTS, words, say)
    played = game(found.game)
    bots = [bot(name.strip()) for name in found.bot.split(",")]
    seats = [bots[seat % len(bots)] for seat in range(found.players)]
    seed = found.seed if found.seed is not None else "0"
    options = chosen(found, *GAMES)
    match.start(played, players(found.players), options, fair.secret_of(seed))  # refuses bad options at once

    decisions, scores = 0, 0
    ratings: list[int] = []
    began = time.perf_counter()
    for number in _counted(found.games, say):
        finished, made = play_out(played, seats, options, f"{seed}/{number}")
        decisions += made
        outcome = match.outcome(finished)
        assert outcome is not None  # noqa: S101 (a game that ended has one)
        scores += sum(standing.score for standing in outcome.standings)
        if "rating" in outcome.notes:
            ratings.append(int(outcome.notes["rating"]))
        if found.records:
            path = Path(found.records) / f"{played.id}-{_slug(seed)}-{number}.txt"
            write_text(path, record.write_text(match.recorded(finished)))
    answer: dict[str, Any] = {
        "game": played.id,
        "players": found.players,
        "bots": found.bot,
        "seed": seed,
        "games": found.games,
        "decisions": decisions,
        "seconds": round(time.perf_counter() - began, 6),
        "mean_score": scores / (found.games * found.players),
    }
    if ratings:
        answer["mean_rating"] = sum(ratings) / len(ratings)
    if found.json:
        put_json(answer)
    else:
        _show(answer, say)
    return 0


def _slug(seed: str) -> str:
    """The seed as part of a file name."""
    return re.sub(r"[^\w-]", "_", seed)[:40]


def _counted(games: int, say: Text) -> Iterator[int]:
    """The numbers of the games, with a progress bar where somebody watches."""
    if games < 2 or not sys.stderr.isatty():
        yield from range(games)
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(
        range(games), description=say("help-simulate"), console=Console(stderr=True), transient=True
    )


def _show(answer: dict[str, Any], say: Text) -> None:
    parts = [
        say("result-games", count=answer["games"]),
        say("result-decisions", count=answer["decisions"]),
        say("result-seconds", seconds=answer["seconds"]),
        say("result-mean-score", score=round(answer["mean_score"], 2)),
    ]
    if "mean_rating" in answer:
        parts.append(say("result-mean-rating", rating=round(answer["mean_rating"], 2)))
    put(", ".join(parts))
