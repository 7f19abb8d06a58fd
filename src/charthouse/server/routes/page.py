"""The built page by HTTP: its files, and its one document for every address of it."""

from pathlib import Path

from fastapi import APIRouter, Response
from fastapi.responses import FileResponse, RedirectResponse

from charthouse.core.game import BadText
from charthouse.server.responses import Refused

PAGE = Path(__file__).parents[2] / "page"

router = APIRouter()


@router.get("/favicon.ico", include_in_schema=False)
async def get_the_icon() -> Response:
    return RedirectResponse("/icon.svg", 308)


@router.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
async def page(path: str) -> Response:
    file = _file(path)
    if file is not None:
        kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"cache-control": kept})
    if path.startswith("api/") or not (PAGE / "index.html").is_file():
        raise Refused(404, BadText("bad-page"))
    if path and "." in path.rsplit("/", 1)[-1]:
        raise Refused(404, BadText("bad-page"))
    return FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache"})


def _file(path: str) -> Path | None:
    """A file of the page, if the path names one and does not lead out of it."""
    try:
        file = (PAGE / path).resolve()
        return file if path and file.is_relative_to(PAGE.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None
