"""`charthouse serve`: the web application."""

import asyncio
import os
import socket as network
import sys
import threading
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from charthouse.cli.arguments import Argument, read
from charthouse.cli.output import put
from charthouse.core.game import BadText
from charthouse.core.text import Text, explain
from charthouse.files import file_trouble

ARGUMENTS = (
    Argument("--port", "help-serve-port", limits=(0, 65535), default="8137"),
    Argument("--data", "help-serve-data"),
    Argument("--database", "help-serve-database"),
    Argument("--lan", "help-serve-lan", flag=True),
    Argument("--open", "help-serve-open", flag=True),
    Argument("--lazy", "help-serve-lazy", flag=True),
)
GRACE_SECONDS = 5


def run(words: list[str], say: Text) -> int:
    found = read("serve", ARGUMENTS, words, say)
    return serve(found.port, found.data, found.database, found.lan, found.open, found.lazy, say)


def serve(
    port: int, data: str | None, database: str | None, lan: bool, browse: bool, lazy: bool, say: Text
) -> int:
    import uvicorn
    from sqlalchemy.exc import SQLAlchemyError

    from charthouse.server import keepalive
    from charthouse.server.app import create_app
    from charthouse.server.database import FolderLock, sqlite_url
    from charthouse.server.store import Store, Unreadable, cause

    folder = Path(data) if data else _folder()
    broken: list[BaseException] = []

    def failed(error: BaseException) -> None:
        broken.append(error)
        what = "bad-database" if isinstance(error, Unreadable) else "server-store-broken"
        trouble = BadText(what, detail=cause(error))
        sys.stderr.write(f"charthouse: {explain(trouble, say)}\n")
        server.should_exit = True

    try:
        lock = None if database else FolderLock(folder)
        store = Store(_postgres_url(database) if database else sqlite_url(folder), failed)
    except OSError as error:
        raise BadText("bad-file-write", path=str(folder), detail=file_trouble(error)) from None
    except SQLAlchemyError as error:
        raise BadText("bad-database", detail=str(error).splitlines()[0]) from None
    host = "0.0.0.0" if lan else "127.0.0.1"  # noqa: S104 (asked for with --lan)
    listener = _listen(host, port)
    address = f"http://{_lan_address() if lan else '127.0.0.1'}:{listener.getsockname()[1]}"
    app = create_app(store, warm=not lazy)
    config = uvicorn.Config(
        app,
        log_level="warning",
        http=_http(),
        ws=keepalive.Line,
        ws_ping_interval=keepalive.PING_SECONDS,
        ws_ping_timeout=keepalive.PING_SECONDS,
        ws_max_size=32 * 1024 + 1,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
    )

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[Any] | None = None) -> None:
            await super().startup(sockets)
            if self.started and not broken:
                _ready(address, lan, browse)

        async def shutdown(self, sockets: list[Any] | None = None) -> None:
            app.state.rooms.farewell()
            await asyncio.sleep(0.05)
            await super().shutdown(sockets)

    server = Server(config)
    try:
        sys.setswitchinterval(0.0001)  # or the writer waits 5 ms for the loop's thread after each commit
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(server.serve(sockets=[listener]))
    finally:
        if lock is not None:
            lock.release()
    return 1 if broken else 0


def _http() -> Any:
    """How HTTP is spoken: within bounds. The slower library, where there is no other, has some of its own."""
    if find_spec("httptools") is None:
        return "h11"
    from charthouse.server.connections import Connection

    return Connection


def _postgres_url(address: str) -> str:
    """PostgreSQL by its usual address; SQLite files are named by their folder, which is locked."""
    kind, _, where = address.partition("://")
    if kind not in ("postgres", "postgresql", "postgresql+psycopg") or not where:
        raise BadText("bad-database-kind")
    if find_spec("psycopg") is None:
        raise BadText("bad-extra", extra="postgres")
    return f"postgresql+psycopg://{where}"


def _folder() -> Path:
    from platformdirs import user_data_path

    return Path(user_data_path("charthouse")) / "tables"


def _listen(host: str, port: int) -> network.socket:
    listener = network.socket(network.AF_INET, network.SOCK_STREAM, network.IPPROTO_TCP)
    if os.name != "nt":
        listener.setsockopt(network.SOL_SOCKET, network.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        raise BadText("bad-port", port=str(port), detail=file_trouble(error)) from None
    return listener


def _lan_address() -> str:
    """The address of this machine in the room; no packet is sent to find it."""
    with network.socket(network.AF_INET, network.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _ready(address: str, lan: bool, browse: bool) -> None:
    """One line with the address, and for phones in the room its QR code."""
    put(address)
    if lan:
        import segno

        segno.make(address).terminal(out=sys.stderr, compact=True)
    sys.stdout.flush()
    if browse:
        import webbrowser

        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
