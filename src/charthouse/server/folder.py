"""The data folder: for its owner alone, whatever the umask says."""

import contextlib
import os
from pathlib import Path

from charthouse.files import private_file, private_folder

DATABASE = "charthouse.db"
KEY_FILE = "charthouse.key"
OURS = "charthouse."
"""How the name of every file of a house begins."""


def prepare(folder: Path) -> list[Path]:
    """Makes the folder, or closes to others what an earlier version left open to them; gives what was closed.

    SQLite gives the files beside the database the rights of the database. A folder that holds other things
    too stays as open as it is, and so does what belongs to somebody else.
    """
    private_folder(folder)
    private_file(folder / DATABASE)
    inside = list(folder.iterdir())
    ours = [path for path in inside if path.name.startswith(OURS) and path.is_file()]
    wanted = [(path, 0o600) for path in ours]
    if all(path.name.startswith(OURS) for path in inside):
        wanted.append((folder, 0o700))
    return [path for path, rights in wanted if _closed(path, rights)]


def _closed(path: Path, rights: int) -> bool:
    """Whether others could use it before, and can no more."""
    if os.name == "nt" or not path.stat().st_mode & 0o077:
        return False
    with contextlib.suppress(PermissionError):
        path.chmod(rights)
        return True
    return False
