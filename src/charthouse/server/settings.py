"""Settings of the server: each is declared here, once, and may be said in three places (`configured.py`)."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta, inspect

from charthouse.core.game import BadText
from charthouse.server import addresses

Days = Annotated[int, Meta(ge=0, le=36_500)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, rename="kebab"):
    """A field `backup_dir` is the option `--backup-dir`, the variable `CHARTHOUSE_BACKUP_DIR` and the key
    `backup-dir` of the file; `help-serve-backup-dir` says what it is for, and `make settings` writes it down.

    It is a flag (bool), a whole number within bounds, a text, one of some words (Literal), or a list of texts
    (tuple), which are joined by commas where they are one text.
    """

    port: Annotated[int, Meta(ge=0, le=65535)] = 8137
    bind: tuple[str, ...] = ()
    lan: bool = False
    prefix: str = ""
    proxies: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    data: str = ""
    database: str = ""
    key_file: str = ""
    backup_dir: str = ""
    backup_hours: Annotated[int, Meta(ge=1, le=10_000)] = 24
    keep: Annotated[int, Meta(ge=1, le=10_000)] = 7
    connections: Annotated[int, Meta(ge=1, le=100_000)] = 200
    openings: Annotated[int, Meta(ge=1, le=100_000)] = 300
    messages: Annotated[int, Meta(ge=1, le=10_000)] = 20
    work_seconds: Annotated[int, Meta(ge=1, le=3600)] = 45
    work_megabytes: Annotated[int, Meta(ge=256, le=1_000_000)] = 768
    metrics: tuple[str, ...] = ()
    log_level: Literal["info", "warning", "error"] = "info"
    log_format: Literal["plain", "json"] = "plain"
    open: bool = False
    lazy: bool = False
    take_over: bool = False
    archive_after: Days = 30
    archive_abandoned_after: Days = 180
    delete_lobbies_after: Days = 14
    delete_finished_after: Days = 0
    delete_abandoned_after: Days = 0
    tables_a_day: Annotated[int, Meta(ge=0, le=1_000_000)] = 1000
    tables_at_once: Annotated[int, Meta(ge=0, le=1_000_000)] = 500
    most_megabytes: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 20_000


WRITTEN: Mapping[str, Callable[[str], object]] = {
    "bind": addresses.place,
    "prefix": addresses.prefix,
    "proxies": addresses.network,
    "names": addresses.name,
    "metrics": addresses.network,
}
"""How texts must be written that mean something; who reads one otherwise says so with `BadText`."""


def clash(settings: Settings) -> BadText | None:
    """Settings that are good alone and exclude each other."""
    if settings.lan and settings.bind:
        return BadText("bad-setting-both", one="lan", other="bind")
    return None


class Option(NamedTuple):
    """One of the settings, as it may be said."""

    name: str
    kind: inspect.Type
    default: Any

    @property
    def argument(self) -> str:
        return f"--{self.name}"

    @property
    def variable(self) -> str:
        return f"CHARTHOUSE_{self.name.replace('-', '_').upper()}"

    @property
    def flag(self) -> bool:
        return isinstance(self.kind, inspect.BoolType)

    @property
    def several(self) -> bool:
        return isinstance(self.kind, inspect.VarTupleType)

    @property
    def limits(self) -> tuple[int, int] | None:
        return (self.kind.ge or 0, self.kind.le or 0) if isinstance(self.kind, inspect.IntType) else None

    @property
    def words(self) -> tuple[str, ...]:
        """All that it may be, if it is one of some words."""
        return tuple(map(str, self.kind.values)) if isinstance(self.kind, inspect.LiteralType) else ()


@cache
def options() -> tuple[Option, ...]:
    found = inspect.type_info(Settings)
    assert isinstance(found, inspect.StructType)  # noqa: S101 (it is one)
    return tuple(Option(field.encode_name, field.type, field.default) for field in found.fields)
