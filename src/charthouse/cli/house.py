"""The house that a command is about: its folder or database, and its keys, said as `serve` is told them."""

import contextlib
import os
from argparse import Namespace
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from charthouse.cli.arguments import Argument, read
from charthouse.core.game import BadText
from charthouse.core.text import Text
from charthouse.files import file_trouble, user_folder
from charthouse.server import configured
from charthouse.server.configured import chosen_file, usual_file
from charthouse.server.folder import DATABASE, KEY_FILE
from charthouse.server.settings import Settings

if TYPE_CHECKING:
    from sqlalchemy import Engine

SAID = ("data", "database", "key-file")


class House(NamedTuple):
    """Where it is."""

    folder: Path
    url: str
    key_file: Path

    @property
    def local(self) -> bool:
        """Whether its database lies in its folder."""
        return self.url.startswith("sqlite")


def house_of(settings: Settings) -> House:
    from charthouse.server.database import sqlite_url

    folder = Path(settings.data) if settings.data else _folder()
    url = _postgres_url(settings.database) if settings.database else sqlite_url(folder)
    return House(folder, url, Path(settings.key_file) if settings.key_file else folder / KEY_FILE)


def asked(verb: str, arguments: Sequence[Argument], words: list[str], say: Text) -> tuple[Namespace, House]:
    """The values of the arguments, and the house that is meant: told here, in the environment or the file."""
    where = [Argument(f"--{name}", f"help-serve-{name}") for name in SAID]
    usual = {"usual": str(usual_file())}
    config = Argument("--config", "help-serve-config", variables=usual)
    found = read(verb, (*arguments, *where, config), words, say)
    given = {name: getattr(found, name.replace("-", "_")) for name in SAID}
    told = configured.told(given, os.environ, chosen_file(found.config, os.environ))
    if told.problems:
        raise told.problems[0]
    return found, house_of(told.settings)


def _postgres_url(address: str) -> str:
    """PostgreSQL by its usual address; SQLite files are named by their folder, which is locked."""
    kind, _, where = address.partition("://")
    if kind not in ("postgres", "postgresql", "postgresql+psycopg") or not where:
        raise BadText("bad-database-kind")
    if find_spec("psycopg") is None:
        raise BadText("bad-extra", extra="postgres")
    return f"postgresql+psycopg://{where}"


def _folder() -> Path:
    return user_folder() / "tables"


@contextlib.contextmanager
def told_in_words(house: House) -> Iterator[None]:
    """What goes wrong with a database, as a sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    try:
        yield
    except OSError as error:
        raise BadText("bad-file-write", path=str(house.folder), detail=file_trouble(error)) from None
    except SQLAlchemyError as error:
        raise BadText("bad-database", detail=str(error).splitlines()[0]) from None


@contextlib.contextmanager
def connection_to(house: House) -> Iterator["Engine"]:
    """The database of a house that is there, as it is."""
    from charthouse.server.database import connected

    if house.local and not (house.folder / DATABASE).is_file():
        raise BadText("bad-no-house", path=str(house.folder))
    with told_in_words(house):
        engine = connected(house.url)
        try:
            yield engine
        finally:
            engine.dispose()
