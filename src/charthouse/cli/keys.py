"""`charthouse keys`: the keys that what is secret is sealed with: which there are, and another one."""

from charthouse.cli.arguments import Argument
from charthouse.cli.house import asked, connection_to
from charthouse.cli.output import put
from charthouse.core.game import BadText
from charthouse.core.text import Text

WHAT = ("add", "rotate")
ARGUMENTS = (Argument("what", "help-keys-what"),)


def run(words: list[str], say: Text) -> int:
    from charthouse.server import rotation
    from charthouse.server.database import migrate
    from charthouse.server.sealing import keys_of

    found, house = asked("keys", ARGUMENTS, words, say)
    if found.what not in (None, *WHAT):
        raise BadText("bad-option-value", value=found.what[:40], option="WHAT", allowed=", ".join(WHAT))
    with connection_to(house) as engine:
        with engine.begin() as connection:
            migrate(connection)
        keys = keys_of(engine, house.key_file)
        if found.what == "add":
            put(say("result-key-added", key=keys.add(), path=str(house.key_file)))
        elif found.what == "rotate":
            count = rotation.rotate(engine, keys, rotation.served(engine))
            put(say("result-keys-rotated", key=keys.current, count=count))
        else:
            sealed = rotation.counted(engine)
            for id in keys.ids:
                say_it = "result-key-current" if id == keys.current else "result-key"
                put(say(say_it, key=id, count=sealed[id]))
            if sealed[""]:
                put(say("result-clear", count=sealed[""]))
    return 0
