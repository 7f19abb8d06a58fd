"""`charthouse verify`: check the hash chain and, where the seed is revealed, every answer of chance."""

from charthouse.cli.arguments import FILE, JSON, read
from charthouse.cli.output import put, put_json
from charthouse.core import fair, record, replay
from charthouse.core.game import BadText
from charthouse.core.record import Record
from charthouse.core.text import Text, explain
from charthouse.files import read_text
from charthouse.games import game_of

ARGUMENTS = (FILE, JSON)


def run(words: list[str], say: Text) -> int:
    found = read("verify", ARGUMENTS, words, say)
    saved = record.read(read_text(found.file))
    try:
        unsure = check(saved)
    except BadText as problem:
        if found.json:
            put_json({"game": saved.header.game, "ok": False, "error": explain(problem, say)})
        raise
    left = replay.undecided(game_of(saved), saved)
    if found.json:
        put_json(
            {
                "game": saved.header.game,
                "ok": True,
                "entries": len(saved.entries),
                "chain": "ok",
                "decided": len(saved.entries) - left,
                "seed": ("not checked" if unsure else "ok") if saved.secret else "not revealed",
                "commitment": saved.header.commitment,
                "draws": saved.header.draws,
                **({"struck": saved.header.struck} if saved.header.struck else {}),
            }
        )
    else:
        put(say("result-verified-chain"))
        if saved.header.struck:
            put(say("result-struck", seats=", ".join(map(str, saved.header.struck))))
        if unsure:
            put(say("result-unsure-seed", count=unsure))
        else:
            put(say("result-verified-seed" if saved.secret else "result-not-revealed"))
        if left:
            put(say("result-not-decided", count=left, entries=len(saved.entries), rules=saved.header.rules))
    return 0


def check(saved: Record) -> int:
    """How many draws could not be checked; raises `BadText` with the first thing that does not hold."""
    broken = record.broken_link(saved)
    if broken is not None:
        raise BadText("bad-record-chain", entry=broken)
    played = game_of(saved)
    state = replay.decided_again(played, saved)
    if not saved.secret:
        return 0
    if saved.header.draws != fair.ALGORITHM:
        raise BadText("bad-record-draws", found=saved.header.draws[:40])
    if fair.commit(bytes.fromhex(saved.secret)) != saved.header.commitment:
        raise BadText("bad-record-commitment")
    wrong = replay.wrong_draw(played, saved)
    if wrong is not None:
        raise BadText("bad-record-draw", question=wrong)
    last = replay.ruled(played, record.rules_at(saved.header, saved.entries))
    if last is not None and last.waiting(state) is not None:
        raise BadText("bad-record-cut", entry=len(saved.entries))
    return replay.unsure_draws(played, saved)
