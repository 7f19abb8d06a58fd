"""Routes: the HTTP calls, one router a topic. `docs/protocol.md` describes them."""

from fastapi import FastAPI

from charthouse.server.routes import content, daily, deleting, devices, page, replays, tables, watch

TOPICS = (tables, devices, deleting, daily, replays, content, watch, page)
"""The page answers whatever is left."""


def add_routes(app: FastAPI) -> None:
    for topic in TOPICS:
        app.include_router(topic.router)
