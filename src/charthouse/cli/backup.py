"""`charthouse backup`: everything a house keeps, in one file, while it serves or not."""

import sys
from pathlib import Path

from charthouse.cli.arguments import Argument
from charthouse.cli.house import asked, connection_to
from charthouse.cli.output import put
from charthouse.core.game import BadText
from charthouse.core.text import Text

ARGUMENTS = (
    Argument("file", "help-backup-file", required=True),
    Argument("--with-key", "help-backup-with-key", flag=True),
    Argument("--force", "help-backup-force", flag=True),
)


def run(words: list[str], say: Text) -> int:
    from charthouse.server import backup
    from charthouse.server.sealing import keys_of

    found, house = asked("backup", ARGUMENTS, words, say)
    file = Path(found.file)
    if file.exists() and not found.force:
        raise BadText("bad-file-write", path=found.file, detail=BadText("file-is-there"))
    with connection_to(house) as engine:
        keys = keys_of(engine, house.key_file, change=False)
        report = backup.write(engine, keys, file, found.with_key)
    for id in report.end.damaged:
        sys.stderr.write(f"{say('note-damaged', table=id)}\n")
    put(say("result-backup", path=found.file, count=report.tables))
    if found.with_key:
        put(say("result-backup-with-key"))
    else:
        put(say("result-backup-key", path=str(house.key_file)))
    return 0
