"""What a first visit costs, and what it fetches in each language."""

from typing import Any

import pytest
from browser.watch import Visit

MOST = 150_000
"""Bytes of the first page on the wire, with every header, without its fonts."""


@pytest.mark.parametrize("lang", ["en", "ru", "zh-Hant", "sr", "cs"])
def test_the_first_load_is_light(visit: Visit, lang: str) -> None:
    page = visit("icon.svg", lang=lang)
    wire = page.context.new_cdp_session(page)
    addresses: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def answered(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["response"]["url"]

    def finished(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = event["encodedDataLength"]

    wire.on("Network.responseReceived", answered)
    wire.on("Network.loadingFinished", finished)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    fetched = {addresses[id]: size for id, size in sizes.items() if id in addresses}
    assert sum("/locale/" in address for address in fetched) == 1, "one language is enough"
    assert 50_000 < sum(size for address, size in fetched.items() if "woff2" not in address) < MOST
