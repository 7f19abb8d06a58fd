"""The built page by HTTP: its files, and its one document."""

from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from charthouse.core.game import BadText
from charthouse.server.copies import copy_of_file, hand_out
from charthouse.server.responses import Refused

PAGE = Path(__file__).parents[2] / "page"

router = APIRouter()


@router.get("/favicon.ico", include_in_schema=False)
async def get_the_icon() -> Response:
    return RedirectResponse("icon.svg", 308)


@router.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
async def page(request: Request, path: str) -> Response:
    """The document lies at one address alone: where a reader is in it stands behind the `#`."""
    file = _file(path or "index.html")
    if file is None:
        raise Refused(404, BadText("bad-page"))
    kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
    return hand_out(request, copy_of_file(file), kept)


def _file(path: str) -> Path | None:
    """A file of the page, if the path names one and does not lead out of it."""
    try:
        file = (PAGE / path).resolve()
        return file if file.is_relative_to(PAGE.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None
