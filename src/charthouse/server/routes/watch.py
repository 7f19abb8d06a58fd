"""Watching by HTTP: whether this server writes, whether it is ready, and its figures."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from charthouse.core.game import BadText
from charthouse.server import metrics
from charthouse.server.addresses import bare, network, within
from charthouse.server.forwarded import FOR
from charthouse.server.health import Health
from charthouse.server.responses import Refused
from charthouse.server.routes.access import rooms_of
from charthouse.server.settings import Settings

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def see_whether_it_writes(request: Request) -> Response:
    health: Health = request.app.state.health
    return _yes_or_no(await health.writes())


@router.get("/readyz")
async def see_whether_it_is_ready(request: Request) -> Response:
    health: Health = request.app.state.health
    return _yes_or_no(health.ready)


@router.get("/metrics")
async def see_the_figures(request: Request) -> Response:
    """For the addresses of the settings alone; anybody else finds nothing here."""
    settings: Settings = request.app.state.settings
    whose = bare(request.client.host) if request.client else "127.0.0.1"
    hidden = FOR.decode() in request.headers  # it comes through somebody whose word does not count
    if hidden or not within(whose, tuple(map(network, settings.metrics))):
        raise Refused(404, BadText("bad-page"))
    health: Health = request.app.state.health
    await health.writes()
    rooms = rooms_of(request)
    gauges = {
        "tables_live": len(rooms.tables),
        "sockets": sum(map(len, rooms.viewers.values())),
        "bots_waiting": rooms.scheduler.pool.waiting,
        "store_lag_seconds": health.lag,
        "memory_bytes": metrics.memory(),
    }
    return PlainTextResponse(metrics.text(gauges), media_type="text/plain; version=0.0.4")


def _yes_or_no(good: bool) -> Response:
    return PlainTextResponse("ok\n" if good else "no\n", 200 if good else 503, {"cache-control": "no-store"})
