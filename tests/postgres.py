"""A PostgreSQL of our own, and servers on it."""

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, LiteralString

import psycopg
from patron import DEALT, House, unsealed

from charthouse.server.sealing import Keyring
from charthouse.server.store import Row

PLACES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
SEARCHED = os.pathsep.join([*map(str, PLACES), os.environ.get("PATH", "")])


class Database:
    """A PostgreSQL of our own, reached through a socket in its folder; as root it runs as `postgres`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.key_file = folder / "key"
        self.url = f"postgresql+psycopg://postgres@/postgres?host={folder}"
        self._as = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self._as:
            shutil.chown(folder, "postgres")
        settings = f"-k {folder} -c listen_addresses= -c max_connections=40"
        self._run(
            "initdb", "-D", str(folder / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"
        )
        self._settings = settings

    def open(self) -> None:
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", log, "-o", self._settings, "start")

    def crash(self) -> None:
        """Ends at once, without finishing anything."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def _run(self, program: str, *words: str) -> None:
        found = shutil.which(program, path=SEARCHED)
        assert found, (
            f"PostgreSQL is not installed: {program} is neither in /usr/lib/postgresql nor on the path."
        )
        subprocess.run(
            [*self._as, found, *words],
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )

    def query(self, sql: LiteralString, *values: object) -> list[tuple[Any, ...]]:
        with psycopg.connect(f"host={self.folder} user=postgres dbname=postgres") as connection:
            return connection.execute(sql, values).fetchall()

    def change(self, sql: LiteralString) -> None:
        with psycopg.connect(f"host={self.folder} user=postgres dbname=postgres") as connection:
            connection.execute(sql)

    def rows(self, table_id: str) -> list[Row]:
        found = self.query(
            "SELECT table_id, seq, command_id, kind, body, at FROM log WHERE table_id = %s ORDER BY seq",
            table_id,
        )
        return unsealed(Keyring(self.key_file), found)


@contextlib.contextmanager
def running_database() -> Iterator[Database]:
    folder = Path(tempfile.mkdtemp(prefix="chpg", dir="/tmp"))
    try:
        running = Database(folder)
        running.open()
        try:
            yield running
        finally:
            running.crash()
    finally:
        shutil.rmtree(folder)


def house_on(database: Database, *more: str, program: Sequence[str] = DEALT) -> House:
    place = ("--database", database.url, "--key-file", str(database.key_file))
    return House(database.folder / "unused", *place, *more, program=program)
