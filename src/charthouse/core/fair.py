"""Draws from a committed seed: commit before the game, reveal after it, and anybody can check.

A secret of 32 bytes is drawn and its commitment published. The seed comes from the secret and from
whatever the table and its players add to it. A draw depends on the seed and on the label of the question
alone, so one seed deals the same cards to everybody, whatever they draw.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from functools import lru_cache

ALGORITHM = "hmac-v1"
SECRET_BYTES = 32
_SPAN = 1 << 256
_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def secret_of(phrase: str) -> bytes:
    """The secret that a phrase stands for, such as the seed given on the command line. It is no secret."""
    return hashlib.sha256(b"charthouse phrase 1\0" + phrase.encode()).digest()


def commit(secret: bytes) -> str:
    return hashlib.sha256(b"charthouse commitment 1\0" + secret).hexdigest()


def seed_of(secret: bytes, entropy: Sequence[str] = ()) -> bytes:
    """The seed of a match: the secret itself, or the secret stirred with what others contributed."""
    if not entropy:
        return secret
    message = b"charthouse seed 1"
    for part in entropy:
        data = part.encode()
        message += len(data).to_bytes(4, "big") + data
    return hmac.digest(secret, message, "sha256")


def seal(about: str, choice: str, nonce: str) -> str:
    """The commitment to a choice that is opened later. It says whose it is and what was asked, so that nobody
    can use another's."""
    message = "\0".join(("charthouse seal 1", about, nonce, choice))
    return hashlib.sha256(message.encode()).hexdigest()


@lru_cache(maxsize=64)
def _keyed(seed: bytes) -> tuple["hashlib._Hash", "hashlib._Hash"]:
    """The two hashes of HMAC-SHA256 (RFC 2104) with the key taken in, to be copied for each draw."""
    key = seed.ljust(64, b"\0")
    return hashlib.sha256(key.translate(_INNER)), hashlib.sha256(key.translate(_OUTER))


def draw(seed: bytes, label: str, choices: int) -> int:
    """A number below `choices`, all equally likely: values beyond the last full round are redrawn."""
    value = _number(seed, label)
    attempt = 0
    while value >= _SPAN - _SPAN % choices:
        attempt += 1
        value = _number(seed, f"{label}#{attempt}")
    return value % choices


def _number(seed: bytes, message: str) -> int:
    """HMAC-SHA256 of the message, as a number."""
    keyed_inner, keyed_outer = _keyed(seed)
    inner = keyed_inner.copy()
    inner.update(message.encode())
    outer = keyed_outer.copy()
    outer.update(inner.digest())
    return int.from_bytes(outer.digest(), "big")
