"""The log: one line a happening on standard error, with its time, how grave it is, a word for it, and what is
known of it. Never a key, a link, a name, a choice, nor a whole address.
"""

import json
import logging
import re
import sys
import time
import traceback
from collections import OrderedDict
from ipaddress import ip_address, ip_network
from types import TracebackType
from typing import Any

from charthouse.server.settings import Settings

_SHORT = 8
"""Letters of a table's id: enough to find it again."""
_SILENT_SECONDS = 60.0
"""So long nothing more is told of one who does the same again and again."""
_KEPT = 1000

happenings = logging.getLogger("charthouse")
_told: OrderedDict[tuple[str, ...], float] = OrderedDict()


def begin(settings: Settings) -> None:
    """All that is logged here, by whichever library, goes out in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if settings.log_format == "json" else _Plain())
    logging.root.handlers = [handler]
    logging.root.setLevel(logging.WARNING)  # libraries tell much of what nobody needs, addresses among it
    happenings.setLevel(settings.log_level.upper())
    logging.captureWarnings(True)


def note(what: str, /, grave: int = logging.INFO, **known: Any) -> None:
    """Something happened. A table is told by the beginning of its id."""
    if "table" in known:
        known["table"] = known["table"][:_SHORT]
    happenings.log(grave, what, extra={"known": known})


def note_once(what: str, /, *who: str, **known: Any) -> None:
    """The same of something that may happen a thousand times a second, such as being refused."""
    now = time.monotonic()
    if now - _told.get((what, *who), -_SILENT_SECONDS) >= _SILENT_SECONDS:
        _told[(what, *who)] = now
        _told.move_to_end((what, *who))
        while len(_told) > _KEPT:
            _told.popitem(last=False)
        note(what, logging.WARNING, **known)


def about(address: str) -> str:
    """The network an address is from: enough to see whether it is one guest or many."""
    try:
        found = ip_address(address.partition("/")[0])
    except ValueError:
        return ""
    return str(ip_network(f"{found}/{24 if found.version == 4 else 48}", strict=False))


def trace(kind: type[BaseException] | None, where: TracebackType | None) -> str:
    """Where something went wrong, and what kind it was. What it said stays out: it may quote anything."""
    frames = "".join(traceback.format_tb(where))
    return f"Traceback (most recent call last):\n{frames}{kind.__name__ if kind else ''}"


def failed(what: str, error: BaseException, /, **known: Any) -> None:
    """Something went wrong that nobody thought of."""
    note(what, logging.ERROR, **known, trace=trace(type(error), error.__traceback__))


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    fields = {"time": f"{moment}.{int(record.msecs):03}Z", "level": record.levelname.lower()}
    if record.name == happenings.name:
        fields |= {"event": record.getMessage(), **getattr(record, "known", {})}
    else:
        fields |= {"event": record.name, "said": record.getMessage().strip()}
    if record.exc_info:
        kind, _, where = record.exc_info
        fields["trace"] = trace(kind, where)
    return fields


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(_fields(record), ensure_ascii=False, default=str)


class _Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        """The time, the level, the event, and `name=value` of all else."""
        first, second, third, *others = _fields(record).items()
        return " ".join(
            [first[1], second[1], third[1], *(f"{name}={_word(value)}" for name, value in others)]
        )


def _word(value: Any) -> str:
    text = str(value)
    return text if re.fullmatch(r"[\w.:/@+,-]+", text) else json.dumps(text, ensure_ascii=False)
