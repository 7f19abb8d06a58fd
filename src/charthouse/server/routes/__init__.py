"""Routes: the HTTP calls, one router a topic. `docs/protocol.md` describes them."""

from fastapi import FastAPI

from charthouse.server.routes import content, daily, devices, page, replays, tables


def add_routes(app: FastAPI) -> None:
    for topic in (tables, devices, daily, replays, content, page):  # the page answers whatever is left
        app.include_router(topic.router)
