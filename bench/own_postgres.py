"""A PostgreSQL of our own, for as long as something is measured; it writes durably, as any does."""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

PLACES = [
    *map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)),
    os.environ.get("PATH", ""),
]


@contextlib.contextmanager
def own_postgres() -> Iterator[str]:
    """Its address; it is reached through a socket in its folder, and as root it runs as `postgres`."""
    folder = Path(tempfile.mkdtemp(prefix="chpg", dir="/tmp"))
    owner = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if owner:
        shutil.chown(folder, "postgres")
    data = ["-D", str(folder / "data")]

    def run(program: str, *words: str) -> None:
        found = shutil.which(program, path=os.pathsep.join(PLACES))
        if not found:
            sys.exit(f"PostgreSQL is not installed: there is no {program}.")
        quiet = subprocess.DEVNULL
        subprocess.run([*owner, found, *data, *words], check=True, stdin=quiet, stdout=quiet, cwd="/")

    try:
        run("initdb", "-U", "postgres", "-A", "trust", "-E", "UTF8")
        settings = f"-k {folder} -c listen_addresses= -c max_connections=60"
        run("pg_ctl", "-w", "-l", str(folder / "log"), "-o", settings, "start")
        try:
            yield f"postgresql+psycopg://postgres@/postgres?host={folder}"
        finally:
            run("pg_ctl", "-m", "fast", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
