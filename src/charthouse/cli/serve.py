"""`charthouse serve`: the web application."""

import asyncio
import logging
import os
import socket as network
import sys
import threading
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from charthouse import __version__
from charthouse.cli.arguments import Argument, read
from charthouse.cli.house import house_of
from charthouse.cli.output import put
from charthouse.core.game import BadText
from charthouse.core.text import Text, explain
from charthouse.files import file_trouble
from charthouse.server import configured, listening
from charthouse.server.configured import chosen_file, shown, usual_file
from charthouse.server.settings import Settings, options

OPTIONS = tuple(
    Argument(option.argument, f"help-serve-{option.name}", flag=option.flag, limits=option.limits)
    for option in options()
)
GRACE_SECONDS = 5
HASTY_SECONDS = 2
"""So long open requests may take at the end; less where others wait for it. Both are longer than a
line lingers whose other end is silent: a phone that sleeps is no error."""
STORE_PART = 0.8
"""The part of it after which they wait for the store no more, but are told that they wait for nothing."""


def run(words: list[str], say: Text) -> int:
    usual = str(usual_file())
    arguments = (
        *OPTIONS,
        Argument("--config", "help-serve-config", variables={"usual": usual}),
        Argument("--check", "help-serve-check", flag=True),
    )
    found = read("serve", arguments, words, say)
    file = chosen_file(found.config, os.environ)
    given = {option.name: getattr(found, option.name.replace("-", "_")) for option in options()}
    told = configured.told(given, os.environ, file)
    if found.check:
        return check(told, file, say)
    if told.problems:
        raise told.problems[0]
    return serve(told.settings, say)


def check(told: configured.Told, file: Path | None, say: Text) -> int:
    """Every setting with where it was said, the address, and what is wrong."""
    put(say("check-file", path=str(file)) if file else say("check-no-file", usual=str(usual_file())))
    for option in options():
        value = shown(option, getattr(told.settings, option.name.replace("-", "_")))
        put(f"{option.name} = {value}  ({told.places.get(option.name) or say('check-default')})")
    for address in listening.shown(told.settings):
        put(say("check-address", address=address))
    for problem in told.problems:
        sys.stderr.write(f"charthouse: {explain(problem, say)}\n")
    if not told.problems:
        put(say("check-good"))
    return 2 if told.problems else 0


def serve(settings: Settings, say: Text) -> int:
    import uvicorn
    from sqlalchemy.exc import SQLAlchemyError

    from charthouse.server import handover, keepalive, limits, supervisor
    from charthouse.server.app import create_app
    from charthouse.server.damage import in_use, look
    from charthouse.server.database import FolderLock, sqlite_url
    from charthouse.server.folder import DATABASE, KEY_FILE, prepare
    from charthouse.server.log import begin, note
    from charthouse.server.store import Store, Unreadable, cause

    begin(settings)
    house = house_of(settings)
    broken: list[BaseException] = []

    def failed(error: BaseException) -> None:
        broken.append(error)
        what = "bad-database" if isinstance(error, Unreadable) else "server-store-broken"
        trouble = BadText(what, detail=cause(error))
        note("store-broken", logging.ERROR, said=explain(trouble, say))
        server.should_exit = True

    def start(folder: Path) -> Store:
        """A database and the application on it, which nobody is served from."""
        store = Store(sqlite_url(folder), failed, folder / KEY_FILE)
        create_app(store, settings)
        return store

    old = handover.predecessor(house.folder) if settings.take_over else None
    if old is not None and house.local:
        handover.rehearse(start)
        old.end()
    try:
        lock = FolderLock(house.folder) if house.local else None
        closed = prepare(house.folder) if house.local else []
        # What a predecessor has just closed is as sound as it was with it, and pages wait.
        whole = look(house.folder / DATABASE) if house.local and old is None else True
        store = Store(house.url, failed, house.key_file)
        if house.local:
            in_use(house.folder / DATABASE, True)
    except OSError as error:
        raise BadText("bad-file-write", path=str(house.folder), detail=file_trouble(error)) from None
    except SQLAlchemyError as error:
        raise BadText("bad-database", detail=str(error).splitlines()[0]) from None
    for path in closed:
        note("closed", logging.WARNING, said=say("note-closed", path=str(path)))
    if not whole:
        note("torn", logging.WARNING, said=say("note-torn"))
    sockets = (old.listeners if old is not None else supervisor.listeners()) or listening.listen(settings)
    port = next((one.getsockname()[1] for one in sockets if one.family != network.AF_UNIX), None)
    reached = listening.shown(settings, port)
    app = create_app(store, settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        http=_http(),
        ws=keepalive.Line,
        ws_ping_interval=keepalive.PING_SECONDS,
        ws_ping_timeout=keepalive.PING_SECONDS,
        ws_max_size=32 * 1024 + 1,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
        proxy_headers=False,  # `forwarded.py` reads them
    )

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[Any] | None = None) -> None:
            await super().startup(sockets)
            if not self.started or broken:
                return
            if old is not None and not house.local:
                await asyncio.to_thread(old.end)
            if house.local or old is not None or handover.predecessor(house.folder) is None:
                control.open()
                handover.hear_the_call()
            supervisor.tell(READY=1)
            _ready(reached, settings.lan, settings.open)
            kind = "postgresql" if store.shared else "sqlite"
            note("started", version=__version__, at=",".join(reached), database=kind)

        async def shutdown(self, sockets: list[Any] | None = None) -> None:
            app.state.health.ready = False
            for door in self.servers:
                door.close()
            app.state.rooms.farewell()
            await asyncio.sleep(0.05)
            loop, grace = asyncio.get_running_loop(), config.timeout_graceful_shutdown or 0
            patience = loop.call_later(STORE_PART * grace, store.give_up)
            await super().shutdown(sockets)
            patience.cancel()
            leave()
            note("stopped")

    def make_way() -> None:
        config.timeout_graceful_shutdown = HASTY_SECONDS
        server.should_exit = True

    def leave() -> None:
        """The folder is another's from now on; whoever waits for it hears so."""
        nonlocal lock
        if lock is not None:
            in_use(house.folder / DATABASE, False)
            lock.release()
            lock = None
        control.close()

    limits.set_up(settings)
    server = Server(config)
    control = handover.answering(house.folder, sockets, make_way)
    try:
        sys.setswitchinterval(0.0001)  # or the writer waits 5 ms for the loop's thread after each commit
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(server.serve(sockets=sockets))
    finally:
        leave()
    return 1 if broken else 0


def _http() -> Any:
    """How HTTP is spoken: within bounds. The slower library, where there is no other, has some of its own."""
    if find_spec("httptools") is None:
        return "h11"
    from charthouse.server.connections import Connection

    return Connection


def _ready(addresses: list[str], lan: bool, browse: bool) -> None:
    """A line for each address, and for phones in the room the QR code of the first."""
    for address in addresses:
        put(address)
    if lan:
        import segno

        segno.make(addresses[0]).terminal(out=sys.stderr, compact=True)
    sys.stdout.flush()
    if browse and addresses[0].startswith("http"):
        import webbrowser

        threading.Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()
