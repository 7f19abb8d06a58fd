"""Replays of finished games: what a seat saw after each entry, and every draw, to check the shuffle."""

from typing import Any

import msgspec

from charthouse.core import match, record
from charthouse.core.game import CHANCE, AnyGame, Chance, Player
from charthouse.core.message import message
from charthouse.core.record import Record
from charthouse.core.text import LANGUAGES, sealed_messages
from charthouse.games import game
from charthouse.server import wire


def checked(saved: Record) -> AnyGame:
    """The game of a record whose every action was decided again, where its rules are still known."""
    played = game(saved.header.game)
    match.same_cards(played, saved.header)
    match.replay(played, saved)
    return played


def frames(saved: Record, seat: int, by: list[str], players: tuple[Player, ...] = ()) -> wire.Replay:
    """What a seat saw after each entry of a record; `players` are those of now, where somebody came late."""
    played = checked(saved)
    header = msgspec.structs.replace(saved.header, players=players or saved.header.players)
    state = match.opening(played, header)
    shown, story = [], []
    for seq, entry, _ in match.ruled_entries(played, saved):
        told = []
        if rules := record.new_rules(entry):
            told.append(wire.FrameLine(CHANCE, message("log-rules", rules=rules)))
        for line in entry.then:
            if record.read_answer(line):
                continue
            event = played.read_event(line)
            sentence = played.tell(event, state, message)
            if sentence is not None:
                told.append(wire.FrameLine(played.about(event), sentence))
            state = played.evolve(state, event)
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
    state = match.opening(played, saved.header)
    found = []
    for _, entry, by in match.ruled_entries(played, saved):
        for line in entry.then:
            answer = record.read_answer(line)
            if answer is None:
                state = played.evolve(state, played.read_event(line))
                continue
            question = by.waiting(state) if by else None
            menu = question.menu if isinstance(question, Chance) else ()
            found.append(wire.Draw(answer[0], menu, answer[1], by is not None))
    return wire.Draws(saved.header.commitment, saved.secret, saved.header.entropy, found)
