"""`charthouse restore`: a house as a backup tells of it, in a folder or on PostgreSQL."""

import sys
from pathlib import Path

from charthouse.cli.arguments import Argument
from charthouse.cli.house import asked, told_in_words
from charthouse.cli.output import put
from charthouse.core.text import Text

ARGUMENTS = (
    Argument("file", "help-restore-file", required=True),
    Argument("--replace", "help-restore-replace", flag=True),
)


def run(words: list[str], say: Text) -> int:
    from charthouse.server import restore

    found, house = asked("restore", ARGUMENTS, words, say)
    file = Path(found.file)
    with told_in_words(house):
        if house.local:
            restored = restore.into_folder(house.folder, house.key_file, file, found.replace)
        else:
            restored = restore.into_database(house.url, house.key_file, file, found.replace)
    for id in restored.damaged:
        sys.stderr.write(f"{say('note-damaged', table=id)}\n")
    put(say("result-restored", path=found.file))
    return 0
