"""Files that are written whole or not at all."""

import os
import tempfile
from pathlib import Path

from charthouse.core.game import BadText


def write_text(path: Path, text: str) -> None:
    """Writes beside the file, makes it durable, then puts it in its place."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    except OSError as error:
        raise BadText("bad-file-write", path=str(path), detail=error.strerror or str(error)) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError as error:
        Path(name).unlink(missing_ok=True)
        raise BadText("bad-file-write", path=str(path), detail=error.strerror or str(error)) from None
