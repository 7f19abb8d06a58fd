"""Files: read as UTF-8, written whole or not at all."""

import errno
import os
import sys
import tempfile
from pathlib import Path

from charthouse.core.game import BadText

_TROUBLES = {
    errno.ENOENT: "file-missing",
    errno.EISDIR: "file-is-folder",
    errno.ENOTDIR: "file-is-no-folder",
    errno.EEXIST: "file-is-no-folder",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EROFS: "file-forbidden",
    errno.EADDRINUSE: "file-in-use",
    errno.ENOSPC: "file-disk-full",
    errno.EDQUOT: "file-disk-full",
}


def file_trouble(error: OSError | ValueError) -> BadText:
    """What the system says about a file, in the user's language."""
    code = getattr(error, "errno", None) or 0
    return BadText(_TROUBLES[code]) if code in _TROUBLES else BadText("file-trouble", code=code)


def read_text(path: str) -> str:
    """A text file, or standard input for `-`."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_bytes().decode()
    except UnicodeDecodeError:
        raise BadText("bad-file-text", path=path) from None
    except (OSError, ValueError) as error:
        raise BadText("bad-file", path=path, detail=file_trouble(error)) from None


def user_folder() -> Path:
    """Where what a user keeps lies, if they name no other place."""
    from platformdirs import user_data_path

    try:
        return Path(user_data_path("charthouse"))
    except RuntimeError:
        raise BadText("bad-home") from None


def private_folder(folder: Path) -> None:
    """Makes a folder, with those above it, for its owner alone; one that is there stays as it is."""
    for missing in reversed([path for path in (folder, *folder.parents) if not path.exists()]):
        missing.mkdir(0o700, exist_ok=True)
    folder.mkdir(exist_ok=True)  # complains of a file


def private_file(path: Path) -> None:
    """Makes an empty file for its owner alone; one that is there stays as it is."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def write_text(path: Path, text: str) -> None:
    """Writes beside the file, for its owner alone, makes it durable, then puts it in its place."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    try:
        private_folder(path.parent)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    except (OSError, ValueError) as error:
        raise BadText("bad-file-write", path=str(path), detail=file_trouble(error)) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError as error:
        Path(name).unlink(missing_ok=True)
        raise BadText("bad-file-write", path=str(path), detail=file_trouble(error)) from None
