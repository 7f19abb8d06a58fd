"""Sealing: what is secret in a database can't be read, nor moved to another row, without a key of the house.

The keys lie in a file. A sealed value names its key, so that what an older key sealed goes on being read; and
so does what an earlier version wrote in the clear. Which columns are sealed says `schema.py`; which key seals
what is written now, the database itself: several servers may share it.
"""

import binascii
import hashlib
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import Engine, inspect, select, text
from sqlalchemy.engine import Connection

from charthouse.core.game import BadText
from charthouse.files import read_text, write_text
from charthouse.server import schema

_SEALED = re.compile(rb"~([0-9a-f]{8})~[A-Za-z0-9+/=]{40}")
"""How a sealed value looks: the id of its key, then nonce and ciphertext in base64, which are longer than a
secret that an earlier version wrote in the clear."""
NONCE_BYTES = 12
KEY_BYTES = 32
ABOUT = """\
# The keys of this house, each with its id. Without them nobody reads its tables or its backups:
# keep a copy of this file in a safe place, apart from the backups.
"""
_LINE = re.compile(r"([0-9a-f]{8}) ([0-9a-f]{64})")


class Damaged(Exception):  # noqa: N818 (it says what the value is)
    """A sealed value is not what was sealed, or not where it was sealed."""


class Keyring:
    """The keys in a file, and the one that seals what is written now."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._ciphers: dict[str, AESGCM] = {}
        self._lines: dict[str, str] = {}
        """The keys by their ids, oldest first."""
        self.current = ""
        self.read()

    def __contains__(self, id: str) -> bool:
        if id not in self._lines:
            self.read()  # the file may have been brought here, or another process may have added one
        return id in self._lines

    @property
    def ids(self) -> list[str]:
        """The keys of the file, oldest first."""
        return list(self._lines)

    @property
    def text(self) -> str:
        """The file, whole."""
        return ABOUT + "".join(f"{id} {key}\n" for id, key in self._lines.items())

    def read(self) -> None:
        """Takes in what the file holds; what is no key there is refused."""
        if self.path.exists():
            self.take(read_text(str(self.path)))

    def add(self, more: str = "") -> str:
        """Adds the keys of another file, or a new key, to this one, durably; gives the id of the last."""
        self.read()
        key = os.urandom(KEY_BYTES)
        self.take(more or f"{_id(key)} {key.hex()}")
        write_text(self.path, self.text)
        return self.ids[-1]

    def take(self, written: str) -> None:
        """Knows the keys of another file as well."""
        for line in written.splitlines():
            if not line.strip() or line.startswith("#"):
                continue
            found = _LINE.fullmatch(line.strip())
            if found is None or _id(bytes.fromhex(found[2])) != found[1]:
                raise BadText("bad-key-file", path=str(self.path))
            self._lines[found[1]] = found[2]
            self._ciphers[found[1]] = AESGCM(bytes.fromhex(found[2]))

    def turn_to(self, id: str) -> None:
        """Seals with this key from now on."""
        if id not in self:
            raise BadText("bad-key-missing", path=str(self.path), key=id)
        self.current = id

    # --- values

    def seal(self, value: bytes, place: str) -> bytes:
        nonce = os.urandom(NONCE_BYTES)
        hidden = self._ciphers[self.current].encrypt(nonce, value, place.encode())
        return b"~%b~%b" % (self.current.encode(), binascii.b2a_base64(nonce + hidden, newline=False))

    def open(self, value: bytes, place: str) -> bytes:
        """What was sealed; what never was comes back as it is."""
        id = sealed_by(value)
        if not id:
            return value
        if id not in self:
            raise BadText("bad-key-missing", path=str(self.path), key=id)
        try:
            hidden = binascii.a2b_base64(value[len(id) + 2 :])
            return self._ciphers[id].decrypt(hidden[:NONCE_BYTES], hidden[NONCE_BYTES:], place.encode())
        except (InvalidTag, ValueError):
            raise Damaged from None

    # --- rows

    def sealed(self, table: Any, values: Mapping[str, Any]) -> Mapping[str, Any]:
        """The values of a row as they are written; what is sealed already stays so."""
        hidden = {}
        for name in SEALED.get(table.name, ()):
            value = values[name].encode() if isinstance(values[name], str) else values[name]
            if not sealed_by(value):
                value = self.seal(value, place(table.name, values))
                hidden[name] = value.decode() if isinstance(values[name], str) else value
        return {**values, **hidden} if hidden else values

    def opened(self, table: Any, values: Mapping[str, Any]) -> dict[str, Any]:
        """The values of a row as they were before they were written."""
        found = dict(values)
        for name in SEALED.get(table.name, ()):
            text = isinstance(found[name], str)
            value = self.open(found[name].encode() if text else bytes(found[name]), place(table.name, values))
            found[name] = value.decode() if text else value
        return found


SEALED = {
    table.name: tuple(column.name for column in table.columns if column.info.get("sealed"))
    for table in schema.metadata.sorted_tables
    if any(column.info.get("sealed") for column in table.columns)
}
"""The columns of each table that are sealed."""
_PLACES = {name: tuple(column.name for column in schema.metadata.tables[name].primary_key) for name in SEALED}


def place(table: str, values: Mapping[str, Any]) -> str:
    """Where a value belongs: it is sealed together with it."""
    return "/".join([table, *(str(values[name]) for name in _PLACES[table])])


def sealed_by(value: bytes) -> str:
    """The id of the key that sealed a value; none if it is in the clear."""
    found = _SEALED.match(value)
    return found[1].decode() if found else ""


def _id(key: bytes) -> str:
    return hashlib.sha256(b"charthouse key id 1\0" + key).hexdigest()[:8]


# --- the keys of a house


def keys_of(engine: Engine, path: Path, change: bool = True) -> Keyring:
    """The keys of the house in this database. A house that has none yet gets the newest of the file, or one
    that is made now and written there before anything is sealed with it."""
    keys = Keyring(path)
    with engine.begin() as connection:
        alone(connection)
        named = current(connection)
        keys.turn_to(named or (keys.ids or [keys.add()])[-1])
        if named is None and change:
            connection.execute(schema.house.insert().values(id=1, key=keys.current))
    return keys


def current(connection: Connection) -> str | None:
    """The id of the key that seals what is written now; none before this version has served it."""
    if not inspect(connection).has_table(schema.house.name):
        return None
    found = connection.execute(select(schema.house.c.key)).scalar()
    return None if found is None else str(found)


def alone(connection: Connection) -> None:
    """Of several processes that change the same thing in PostgreSQL one does so at a time, until its end."""
    if connection.engine.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('charthouse'))"))
