"""Keys: links to seats and for onlookers, recovery codes, devices. Only their hashes are stored."""

import hashlib
import secrets

ALL_SEATS = -1
"""The seat of a key that has every person's seat of a table. It stands so in databases: it is a mark of keys
and no seat at the table, as `NOBODY` is."""
NO_SEAT = -2
"""The seat of an onlooker's key."""
HOST_SEAT = 0
"""The seat of whoever opens a table for others."""

_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that nobody mistakes for each other."""


def new_token() -> str:
    """128 random bits for a link, a device or the id of a table. No hyphen begins it: in a command line that
    would be an option.
    """
    while (token := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return token


def new_recovery_code() -> str:
    """125 random bits that can be written on paper: five groups of five."""
    bits = secrets.randbits(125)
    letters = "".join(_LETTERS[bits >> 5 * at & 31] for at in range(25))
    return "-".join(letters[at : at + 5] for at in range(0, 25, 5))


def hashed(token: str) -> str:
    """What the store keeps. A recovery code may be typed in small letters and without its hyphens."""
    plain = token.strip()
    squeezed = plain.replace("-", "").replace(" ", "").upper()
    if len(squeezed) == 25 and all(letter in _LETTERS for letter in squeezed):
        plain = squeezed
    return hashlib.sha256(b"charthouse key 1\0" + plain.encode()).hexdigest()
