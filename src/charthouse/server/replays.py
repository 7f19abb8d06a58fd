"""Replays of finished games: what a seat saw after each entry, and every draw, to check the shuffle."""

from typing import Any

import msgspec

from charthouse.core import record, replay
from charthouse.core.game import NOBODY, AnyGame, Chance, Player
from charthouse.core.message import message
from charthouse.core.record import Record
from charthouse.core.text import LANGUAGES, sealed_messages
from charthouse.games import game, game_of
from charthouse.server import wire


def checked(saved: Record) -> AnyGame:
    """The game of a record whose every action was decided again, where its rules are still known."""
    played = game_of(saved)
    replay.decided_again(played, saved)
    return played


def frames(saved: Record, seat: int, by: list[str], players: tuple[Player, ...] = ()) -> wire.Replay:
    """What a seat saw after each entry of a record; `players` are those of now, where somebody came late."""
    played = checked(saved)
    header = msgspec.structs.replace(saved.header, players=players or saved.header.players)
    state: Any = None
    shown, story = [], []
    for seq, entry, _, _, lines, state in replay.steps(played, saved._replace(header=header)):
        told = []
        if rules := record.new_rules(entry):
            told.append(wire.FrameLine(NOBODY, message("log-rules", rules=rules)))
        for before, event, answer in lines:
            if answer is None:
                sentence = played.tell(event, before, message)
                if sentence is not None:
                    told.append(wire.FrameLine(played.about(event), sentence))
                story.append(event)
        face = played.face(played.observe(state, seat), story)
        who = by[seq] if seq < len(by) else ""
        shown.append(wire.Frame(seq, entry.seat, entry.action, who, face, told))
    ids = unsealed(played, state)
    words = {lang: sealed_messages(lang, ids) for lang in LANGUAGES} if ids else {}
    return wire.Replay(msgspec.to_builtins(header), shown, words)


def unsealed(played: AnyGame, state: Any) -> list[str]:
    """The sealed messages a table may say by now, in a game that has such."""
    return played.sealed(state) if played.sealed else []


def draws(saved: Record) -> wire.Draws:
    """Every question to chance with its menu and its answer, for whoever checks the shuffle.

    What was asked by rules that this version cannot answer has no menu and is not known.
    """
    played = game(saved.header.game)
    found = []
    for step in replay.steps(played, saved):
        for before, _, answer in step.lines:
            if answer is not None:
                question = step.by.waiting(before) if step.by else None
                menu = question.menu if isinstance(question, Chance) else ()
                found.append(wire.Draw(answer[0], menu, answer[1], step.by is not None))
    return wire.Draws(saved.header.commitment, saved.secret, saved.header.entropy, found)
