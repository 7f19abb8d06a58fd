"""Scheduled backups: a copy of the house every so often, in a process that lets all others go first."""

import asyncio
import logging
import os
import shutil
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from charthouse.bots.workers import WORKERS, stay_with_the_parent
from charthouse.core.game import BadText, Problem
from charthouse.core.text import explain, speaker
from charthouse.files import file_trouble
from charthouse.server import backup
from charthouse.server.database import FolderLock, connected
from charthouse.server.log import note
from charthouse.server.sealing import keys_of

LOOK_SECONDS = 60.0
RETRY_SECONDS = 600.0
NAME = "charthouse-%Y-%m-%d-%H%M%S.backup"
PATTERN = "charthouse-*.backup"


async def copies(url: str, key_file: Path, folder: Path, keep: int, hours: int) -> None:
    """Makes a copy whenever the newest is old enough; one that fails is told and tried again."""
    loop = asyncio.get_running_loop()
    while True:
        pause = LOOK_SECONDS
        try:
            if await asyncio.to_thread(_due, folder, hours):
                with ProcessPoolExecutor(1, WORKERS, _last_in_line) as process:
                    await loop.run_in_executor(process, copied, url, key_file, folder, keep, hours)
        except Exception as error:  # whatever it is, the house goes on
            said = explain(error, speaker("en")) if isinstance(error, Problem) else repr(error)
            note("backup-failed", logging.ERROR, said=said)
            pause = RETRY_SECONDS
        await asyncio.sleep(pause)


def _last_in_line() -> None:
    stay_with_the_parent()
    if hasattr(os, "nice"):
        os.nice(19)


def _due(folder: Path, hours: int) -> bool:
    newest = max((copy.stat().st_mtime for copy in folder.glob(PATTERN)), default=0.0)
    return time.time() - newest >= hours * 3600


def copied(url: str, key_file: Path, folder: Path, keep: int, hours: int) -> None:
    """A new copy, unless another process was first; the oldest beyond so many are deleted."""
    try:
        lock = FolderLock(folder)
    except OSError as error:
        raise BadText("bad-file-write", path=str(folder), detail=file_trouble(error)) from None
    except BadText:  # another process is at it
        return
    try:
        if not _due(folder, hours):
            return
        for left in folder.glob(f"{PATTERN}.*"):  # by one that was killed
            shutil.rmtree(left) if left.is_dir() else left.unlink()
        engine = connected(url)
        keys = keys_of(engine, key_file, change=False)
        backup.write(engine, keys, folder / time.strftime(NAME, time.gmtime()))
        engine.dispose()
        for old in sorted(folder.glob(PATTERN))[:-keep]:
            old.unlink()
    finally:
        lock.release()
