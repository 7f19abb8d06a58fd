"""`charthouse replay`: decide every action of a record again, and ask a bot what it thinks of each."""

from collections.abc import Iterator
from random import Random
from typing import Any

import charthouse.bots as bots
from charthouse.cli.arguments import FILE, JSON, Argument, read
from charthouse.cli.output import put, put_json
from charthouse.core import codec, record, replay
from charthouse.core.game import NOBODY, AnyGame, BadText, Outcome
from charthouse.core.record import Record
from charthouse.core.text import Text, explain
from charthouse.files import read_text
from charthouse.games import game_of

ARGUMENTS = (FILE, Argument("--why", "help-replay-why"), JSON)
CHOICES = 3
"""How many of a bot's thoughts are told for each decision."""


def run(words: list[str], say: Text) -> int:
    found = read("replay", ARGUMENTS, words, say)
    saved = record.read(read_text(found.file))
    played = game_of(saved)
    if found.why:
        bots.bot(found.why)
    try:
        state = replay.decided_again(played, saved)
    except BadText as problem:
        if found.json:
            put_json({"game": played.id, "ok": False, "error": explain(problem, say)})
        raise
    outcome = played.outcome(state)
    if found.json:
        result: dict[str, Any] = {
            "game": played.id,
            "ok": True,
            "entries": len(saved.entries),
            "decided": len(saved.entries) - replay.undecided(played, saved),
            "state_hash": codec.digest(state),
            "outcome": _plain(outcome, saved),
        }
        if found.why:
            result |= {"measure": bots.measure(played), "why": list(thoughts(played, saved, found.why))}
        put_json(result)
    else:
        put_decided(played, saved, say)
        put(say("result-state-hash", hash=codec.digest(state)))
        for standing in sorted(outcome.standings, key=lambda s: s.rank) if outcome else ():
            name = saved.header.players[standing.seat].name
            points = say("result-points", count=standing.score)
            put(say("result-rank", rank=standing.rank, name=name, points=points))
        if found.why:
            measure = "result-why-lead" if bots.measure(played) == "lead" else "result-why-points"
            put(say(measure, bot=found.why))
        for thought in thoughts(played, saved, found.why) if found.why else ():
            name = saved.header.players[thought["seat"] - 1].name
            choices = [f"{choice['expected']} {choice['action']}" for choice in thought["choices"]]
            put(f"{thought['entry']}. {name}: {' | '.join([thought['action'], *choices])}")
    return 0


def thoughts(played: AnyGame, saved: Record, name: str) -> Iterator[dict[str, Any]]:
    """For each decision, what a bot in that seat would have weighed up, with what it expects of each."""
    for number, entry, _, before, _, _ in replay.steps(played, saved):
        if entry.seat != NOBODY:
            luck = Random(f"{entry.chain}")  # noqa: S311 (no secret)
            weighed = bots.explain(name, played, played.observe(before, entry.seat), luck)
            yield {
                "entry": number,
                "seat": entry.seat + 1,
                "action": entry.action,
                "choices": [
                    {"action": played.write_action(action), "expected": round(expected, 1)}
                    for action, expected in weighed[:CHOICES]
                ],
            }


def put_decided(played: AnyGame, saved: Record, say: Text) -> None:
    """What was decided again, and what was taken as it was written."""
    left = replay.undecided(played, saved)
    if len(saved.entries) > left:
        put(say("result-replayed", count=len(saved.entries) - left))
    if left:
        put(say("result-not-decided", count=left, entries=len(saved.entries), rules=saved.header.rules))


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
