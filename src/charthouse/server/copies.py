"""Copies: what is the same for everybody is made and packed once, and whoever has it already is told so."""

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fastapi import Request, Response

_PACKED_LEVEL = 9
_FILES = 1000
"""So many files of the page are held at once; it has far fewer."""


class Copy(NamedTuple):
    """Something to hand out, as it is and packed, with the mark by which a reader knows it again."""

    whole: bytes
    packed: bytes
    """Empty where packing is of no use."""
    tag: str
    media: str


def copy(whole: bytes, media: str) -> Copy:
    packed = gzip.compress(whole, _PACKED_LEVEL, mtime=0)
    useful = packed if len(packed) < 0.9 * len(whole) else b""
    return Copy(whole, useful, f'W/"{hashlib.sha256(whole).hexdigest()[:20]}"', media)


def copy_of_file(file: Path) -> Copy:
    """A file of the page; one that was built anew is read again."""
    found = file.stat()
    return _read(file, found.st_mtime_ns, found.st_size)


@lru_cache(_FILES)
def _read(file: Path, changed: int, size: int) -> Copy:
    media = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    text = media.startswith("text/") or media.endswith(("javascript", "json"))
    return copy(file.read_bytes(), f"{media}; charset=utf-8" if text else media)


def hand_out(request: Request, copy: Copy, kept: str = "no-cache") -> Response:
    """The copy, or the word that the reader's own is still good; `kept`: how long it is without asking."""
    headers = {"etag": copy.tag, "cache-control": kept, "vary": "accept-encoding"}
    known = request.headers.get("if-none-match", "")
    if copy.tag in (tag.strip() for tag in known[:1000].split(",")) or known.strip() == "*":
        return Response(status_code=304, headers=headers)
    if copy.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(copy.packed, 200, {**headers, "content-encoding": "gzip"}, copy.media)
    return Response(copy.whole, 200, headers, copy.media)
