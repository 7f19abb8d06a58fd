"""`charthouse arena`: a tournament of bots, every one on the same deals."""

import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from charthouse.bots import bot
from charthouse.bots.playout import players
from charthouse.cli.arguments import GAME, JSON, SEED, Argument, chosen, read, settings
from charthouse.cli.output import put, put_json
from charthouse.core import fair, match
from charthouse.core.game import BadText
from charthouse.core.text import Text
from charthouse.files import file_trouble
from charthouse.games import GAMES, game

if TYPE_CHECKING:
    from charthouse.lab.arena import Finished, Tournament
    from charthouse.lab.arena_runners import Runner

ARGUMENTS = (
    GAME,
    Argument("--players", "help-players", limits=(1, 1000), default="1"),
    Argument("--games", "help-arena-games", limits=(1, 10**7), default="100"),
    Argument("--bots", "help-arena-bots", required=True),
    SEED,
    *settings(*GAMES),
    Argument("--results", "help-arena-results"),
    Argument("--plot", "help-arena-plot"),
    Argument("--threads", "help-arena-threads", limits=(1, 1024)),
    Argument("--processes", "help-arena-processes", limits=(1, 1024)),
    Argument("--ray", "help-arena-ray", optional_value=True),
    JSON,
)


def run(words: list[str], say: Text) -> int:
    found = read("arena", ARGUMENTS, words, say)
    from charthouse.lab import arena

    tournament = arena.Tournament(
        game=found.game,
        players=found.players,
        options=chosen(found, *GAMES),
        bots=tuple(name.strip() for name in found.bots.split(",")),
        seed=found.seed if found.seed is not None else "0",
    )
    _check(tournament)
    runner = _runner(found)
    plot = _plot(found)
    began = time.perf_counter()
    finished = _play(tournament, found, runner, say)
    answer = arena.summary(tournament, finished, found.games)
    answer["seconds"] = round(time.perf_counter() - began, 6)
    if found.json:
        put_json(answer)
    else:
        _show(answer, say)
    if plot is not None:
        _draw(plot, tournament, finished, answer, say)
    return 0


def _check(tournament: "Tournament") -> None:
    """Refuses what no worker could play."""
    for number, name in enumerate(tournament.bots):
        bot(name)
        if name in tournament.bots[:number]:
            raise BadText("bad-bots-twice", bot=name)
    played = game(tournament.game)
    secret = fair.secret_of(tournament.seed)
    match.start(played, players(tournament.players), tournament.options, secret)


def _runner(found: Namespace) -> "Runner[Any, Any]":
    from charthouse.lab import arena_runners

    if sum(way is not None for way in (found.threads, found.processes, found.ray)) > 1:
        raise BadText("bad-runners")
    if found.threads:
        return partial(arena_runners.in_threads, count=found.threads)
    if found.processes:
        return partial(arena_runners.in_processes, count=found.processes)
    if found.ray:
        _need("ray", "ray")
        return partial(arena_runners.on_ray, address=None if found.ray is True else found.ray)
    return arena_runners.here


def _plot(found: Namespace) -> Path | None:
    from charthouse.lab.arena_plot import FORMATS

    if found.plot is None:
        return None
    _need("matplotlib", "lab")
    path = Path(found.plot)
    if path.suffix not in FORMATS:
        raise BadText("bad-option-value", option="--plot", value=found.plot, allowed=", ".join(FORMATS))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise BadText("bad-file-write", path=found.plot, detail=file_trouble(error)) from None
    return path


def _need(module: str, extra: str) -> None:
    if find_spec(module) is None:
        raise BadText("bad-extra", extra=extra)


def _play(
    tournament: "Tournament", found: Namespace, runner: "Runner[Any, Any]", say: Text
) -> list["Finished"]:
    """Every game of the tournament, those that were kept and those that are played now."""
    from charthouse.lab import arena, arena_results

    numbers = arena.game_numbers(tournament, found.games)
    with ExitStack() as stack:
        kept: list[Finished] = []
        file = None
        if found.results is not None:
            try:
                file, kept = arena_results.opened(Path(found.results), tournament)
            except (OSError, ValueError) as error:
                raise BadText("bad-file-write", path=found.results, detail=file_trouble(error)) from None
            stack.enter_context(file)
        finished = {one.number: one for one in kept if one.number in numbers}
        left = [number for number in numbers if number not in finished]
        size = _task_size(len(left), found)
        tasks = ((tournament, left[at : at + size]) for at in range(0, len(left), size))
        advance = stack.enter_context(_progress(len(numbers), len(finished), say))
        for played in runner(arena.play, tasks):
            if file is not None:
                arena_results.keep(file, played)
            finished.update((one.number, one) for one in played)
            advance(len(played))
    return list(finished.values())


def _task_size(games: int, found: Namespace) -> int:
    """Elsewhere a task should be worth the way; here a game is kept as soon as it is finished."""
    workers = found.threads or found.processes
    if not (workers or found.ray):
        return 1
    return max(1, min(32, games // (16 * (workers or 16))))


@contextmanager
def _progress(games: int, done: int, say: Text) -> Iterator[Any]:
    """A progress bar where somebody watches."""
    if not sys.stderr.isatty():
        yield lambda count: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say("help-arena"), total=games, completed=done)
        yield lambda count: progress.advance(task, count)


def _draw(
    path: Path, tournament: "Tournament", finished: list["Finished"], answer: dict[str, Any], say: Text
) -> None:
    from charthouse.lab import arena_plot

    try:
        arena_plot.draw(path, tournament, finished, answer, say)
    except (OSError, ValueError) as error:
        raise BadText("bad-file-write", path=str(path), detail=file_trouble(error)) from None


def _show(answer: dict[str, Any], say: Text) -> None:
    order = sorted(answer["bots"].items(), key=lambda one: one[1]["mean_score"], reverse=True)
    for name, found in order:
        parts = [
            say("result-games", count=found["games"]),
            say("result-mean-score", score=_with_interval(found)),
            say("result-win-rate", share=round(100 * found["win_rate"], 1)),
        ]
        if "mean_rating" in found:
            parts.append(say("result-mean-rating", rating=round(found["mean_rating"], 2)))
        skill = found["skill"]
        parts.append(say("result-skill", skill=f"{skill['mu']:.1f} ± {2 * skill['sigma']:.1f}"))
        put(f"{name}: {', '.join(parts)}")
    for gap in answer["differences"]:
        put(f"{gap['bots'][0]} − {gap['bots'][1]}: {_with_interval(gap)}")


def _with_interval(found: dict[str, Any]) -> str:
    mean = f"{found['mean_score']:.2f}"
    return mean if found["ci95"] is None else f"{mean} ± {found['ci95']:.2f}"
