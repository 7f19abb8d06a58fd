"""Tournaments of bots: the same deals for every bot, the seats rotated, and what the scores say.

The games are numbered, and a number alone decides deal and seats. So it does not matter who plays which
game in which order, nor whether the tournament was interrupted.
"""

import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, count
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

import msgspec

from charthouse.bots import Bot, bot
from charthouse.bots.playout import play_out
from charthouse.core import match
from charthouse.games import game

NORMAL_95 = 1.96
"""So many standard errors on either side of a mean hold 95 % of a normal distribution."""


class Tournament(msgspec.Struct, frozen=True):
    """Everything the games depend on, but how many are played."""

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str


class Finished(msgspec.Struct, frozen=True):
    """A finished game; the lists go by seat."""

    number: int
    scores: list[int]
    ranks: list[int]
    notes: dict[str, int | str]
    decisions: list[int]
    seconds: list[float]
    """How long each seat thought: the one thing that no seed decides."""


def game_numbers(tournament: Tournament, games: int) -> range:
    """The games in which every bot plays `games` times.

    A deal is played once for each bot, with the bots moved on by a seat, so every bot sits once on every
    seat. Where there are more bots than seats a bot is missing from some of these games.
    """
    seats, bots = tournament.players, len(tournament.bots)
    deals = -(-games // seats)
    return range(games if bots <= seats else deals * bots)


def deal_of(tournament: Tournament, number: int) -> int:
    return number // len(tournament.bots)


def seated(tournament: Tournament, number: int) -> list[int]:
    """Which bot sits on each seat. The order of the bots is another in each deal, so that all meet."""
    bots = len(tournament.bots)
    deal, turn = divmod(number, bots)
    order = list(range(bots))
    Random(f"{tournament.seed}/{deal}/order").shuffle(order)  # noqa: S311 (no secret)
    return [order[(turn + seat) % bots] for seat in range(tournament.players)]


# --- the games


def play(task: tuple[Tournament, Sequence[int]]) -> list[Finished]:
    """Plays some games of a tournament. It is what every worker does, wherever it runs."""
    tournament, numbers = task
    bots = [bot(name) for name in tournament.bots]
    return [_played(tournament, bots, number) for number in numbers]


def _played(tournament: Tournament, bots: Sequence[Bot], number: int) -> Finished:
    seats = [_Timed(bots[who]) for who in seated(tournament, number)]
    seed = f"{tournament.seed}/{deal_of(tournament, number)}"
    finished, _ = play_out(game(tournament.game), seats, tournament.options, seed)
    outcome = match.outcome(finished)
    assert outcome is not None  # noqa: S101 (a game that ended has one)
    standings = sorted(outcome.standings, key=lambda standing: standing.seat)
    return Finished(
        number=number,
        scores=[standing.score for standing in standings],
        ranks=[standing.rank for standing in standings],
        notes=outcome.notes,
        decisions=[seat.decisions for seat in seats],
        seconds=[round(seat.seconds, 6) for seat in seats],
    )


class _Timed:
    """A bot, and how often and how long it thought."""

    def __init__(self, who: Bot) -> None:
        self.who = who
        self.decisions = 0
        self.seconds = 0.0

    def __call__(self, *given: Any) -> Any:
        began = time.perf_counter()
        action = self.who(*given)
        self.seconds += time.perf_counter() - began
        self.decisions += 1
        return action


# --- what they say


class Result(NamedTuple):
    """How a bot did on one seat of one game."""

    deal: int
    score: int
    win: float
    """1 for the first place, a half where it is shared."""
    rating: int | None


def results(tournament: Tournament, finished: Iterable[Finished], games: int) -> list[list[Result]]:
    """The results of each bot that count, in the order of the games."""
    found: list[list[Result]] = [[] for _ in tournament.bots]
    seats, crowd = tournament.players, len(tournament.bots) > tournament.players
    for deal, places in _contests(tournament, finished):
        shared = sum(place.rank == 1 for place in places) > 1
        for place in places:
            # Where bots take turns at the table, the last deal may have a seat more than was asked for.
            if not (crowd and deal * seats + place.seat >= games):
                win = 0.0 if place.rank > 1 else 0.5 if shared else 1.0
                found[place.who].append(Result(deal, place.score, win, place.rating))
    return found


class _Place(NamedTuple):
    """A seat at the end of a game, and the bot that sat there."""

    who: int
    seat: int
    score: int
    rank: int
    rating: int | None = None


def _contests(tournament: Tournament, finished: Iterable[Finished]) -> Iterator[tuple[int, list[_Place]]]:
    """Each deal with who is measured against whom: the seats of a table; alone, all who played the deal."""
    deals: dict[int, list[Finished]] = defaultdict(list)
    for one in sorted(finished, key=lambda one: one.number):
        deals[deal_of(tournament, one.number)].append(one)
    for deal, games in deals.items():
        if tournament.players == 1:
            yield deal, _alone(tournament, games)
            continue
        for one in games:
            who = seated(tournament, one.number)
            yield deal, list(map(_Place, who, count(), one.scores, one.ranks))


def _alone(tournament: Tournament, games: Sequence[Finished]) -> list[_Place]:
    scores = [one.scores[0] for one in games]
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    ratings = [one.notes.get("rating") for one in games]
    return [
        _Place(seated(tournament, one.number)[0], 0, score, rank, rating if isinstance(rating, int) else None)
        for one, score, rank, rating in zip(games, scores, ranks, ratings, strict=True)
    ]


def summary(tournament: Tournament, finished: Sequence[Finished], games: int) -> dict[str, Any]:
    """Means with their 95 % intervals, win rates, differences on the same deals, and ratings."""
    found = results(tournament, finished, games)
    skills = _skills(tournament, finished)
    bots = {}
    for who, name in enumerate(tournament.bots):
        mine = found[who]
        bots[name] = {
            "games": games,
            "mean_score": fmean(result.score for result in mine),
            "ci95": _interval([fmean(scores) for scores in _by_deal(mine).values()]),
            "win_rate": fmean(result.win for result in mine),
            "skill": skills[who],
            "ms_per_decision": _thinking(tournament, finished, who),
        }
        ratings = [result.rating for result in mine if result.rating is not None]
        if ratings:
            bots[name]["mean_rating"] = fmean(ratings)
    return {
        "game": tournament.game,
        "players": tournament.players,
        "seed": tournament.seed,
        "games": games,
        "deals": len({result.deal for mine in found for result in mine}),
        "bots": bots,
        "differences": [
            _difference(tournament, found, one, other)
            for one, other in combinations(range(len(tournament.bots)), 2)
        ],
    }


def _by_deal(mine: Iterable[Result]) -> dict[int, list[int]]:
    deals: dict[int, list[int]] = defaultdict(list)
    for result in mine:
        deals[result.deal].append(result.score)
    return deals


def _interval(values: Sequence[float]) -> float | None:
    """Half the width of the 95 % interval of a mean. Scores of one deal hang together: deals are counted."""
    return NORMAL_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else None


def _difference(
    tournament: Tournament, found: Sequence[Sequence[Result]], one: int, other: int
) -> dict[str, Any]:
    """How much more one bot scores than another, deal by deal: far surer than two means side by side."""
    mine, theirs = _by_deal(found[one]), _by_deal(found[other])
    gaps = [fmean(mine[deal]) - fmean(theirs[deal]) for deal in mine if deal in theirs]
    return {
        "bots": [tournament.bots[one], tournament.bots[other]],
        "mean_score": fmean(gaps) if gaps else None,
        "ci95": _interval(gaps),
    }


def _skills(tournament: Tournament, finished: Iterable[Finished]) -> list[dict[str, float]]:
    """The rating of each bot after Plackett and Luce, from the order of the places alone."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in tournament.bots]
    for _, places in _contests(tournament, finished):
        ranks: dict[int, list[int]] = defaultdict(list)
        for place in places:
            ranks[place.who].append(place.rank)
        if len(ranks) > 1:
            teams = [[ratings[who]] for who in ranks]
            rated = model.rate(teams, ranks=[fmean(mine) for mine in ranks.values()])
            for who, (rating,) in zip(ranks, rated, strict=True):
                ratings[who] = rating
    return [{"mu": rating.mu, "sigma": rating.sigma} for rating in ratings]


def _thinking(tournament: Tournament, finished: Iterable[Finished], who: int) -> float:
    seconds, decisions = 0.0, 0
    for one in finished:
        for seat, sitting in enumerate(seated(tournament, one.number)):
            if sitting == who:
                seconds += one.seconds[seat]
                decisions += one.decisions[seat]
    return 1000 * seconds / decisions
