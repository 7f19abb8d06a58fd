"""What hostile clients send: frames made by hand, and a record that is all recalls."""

import struct
from random import Random

from charthouse.core import match, record
from charthouse.core.game import Player
from charthouse.games import game

HALF_A_MEGABYTE = 474_000
UPGRADE = b"upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\n"
KEY = b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
SHAKEN = b"GET /ws HTTP/1.1\r\nhost: 127.0.0.1\r\n" + UPGRADE + KEY + b"\r\n"


def frame(data: bytes, opcode: int = 1, fin: bool = True) -> bytes:
    """A frame of a client; its mask changes nothing."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return bytes([0x80 * fin | opcode]) + size + b"\0\0\0\0" + data


def hostile_record(players: int = 100, most: int = HALF_A_MEGABYTE) -> str:
    """A hundred people of whom one draws and recalls, for as long as the text may be."""
    played = game("cartographers")
    current = match.start(played, tuple(Player(f"{n}") for n in range(players)), {}, bytes(32))
    head, length, rng = record.write_text(match.recorded(current)), 0, Random(1)
    while len(head) + length < most:
        for action in (played.legal(current.state, 0).pick(rng), played.read_action("recall")):
            current = match.submit(current, 0, action)
            entry = current.entries[-1]
            length += sum(map(len, entry.then)) + len(entry.chain) + 60
    return record.write_text(match.recorded(current))
