"""`charthouse replay`: decide every action of a record again."""

from typing import Any

from charthouse.cli.arguments import FILE, JSON, read
from charthouse.cli.files import read_text
from charthouse.cli.output import put, put_json
from charthouse.core import codec, match, record
from charthouse.core.game import AnyGame, BadText, Outcome
from charthouse.core.record import Record
from charthouse.core.text import Text, explain
from charthouse.games import game

ARGUMENTS = (FILE, JSON)


def run(words: list[str], say: Text) -> int:
    found = read("replay", ARGUMENTS, words, say)
    saved = record.read(read_text(found.file))
    played = known_game(saved)
    try:
        state = match.replay(played, saved)
    except BadText as problem:
        if found.json:
            put_json({"game": played.id, "ok": False, "error": explain(problem, say)})
        raise
    outcome = played.outcome(state)
    if found.json:
        put_json(
            {
                "game": played.id,
                "ok": True,
                "entries": len(saved.entries),
                "state_hash": codec.digest(state),
                "outcome": _plain(outcome, saved),
            }
        )
    else:
        put(say("result-replayed", count=len(saved.entries)))
        put(say("result-state-hash", hash=codec.digest(state)))
        for standing in sorted(outcome.standings, key=lambda s: s.rank) if outcome else ():
            name = saved.header.players[standing.seat].name
            stars = say("stars", count=standing.score)
            put(say("result-rank", rank=standing.rank, name=name, stars=stars))
    return 0


def known_game(saved: Record) -> AnyGame:
    """The game of a record, if it was played by rules and cards that this version has."""
    played = game(saved.header.game)
    match.same_rules(played, saved)
    return played


def _plain(outcome: Outcome | None, saved: Record) -> dict[str, Any] | None:
    """The outcome in seat order, with names; nothing while the game goes on."""
    if outcome is None:
        return None
    standings = [
        {
            "seat": standing.seat + 1,
            "name": saved.header.players[standing.seat].name,
            "rank": standing.rank,
            "score": standing.score,
            "tie_break": standing.tie_break,
            "because": standing.because,
        }
        for standing in outcome.standings
    ]
    return {"standings": standings, **outcome.notes}
