"""The page under a path: a proxy shows the server at /charthouse/, and takes that off or leaves it on."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from browser import hand
from browser.wait import until
from browser.watch import Visit, Watch
from patron import House
from playwright.sync_api import BrowserContext, expect
from prefixed import Prefixed


@pytest.fixture
def behind(built_page: Path, tmp_path: Path) -> Iterator[House]:
    """A server that knows its path and its proxy."""
    words = ("--data", str(tmp_path / "data"), "--prefix", "/charthouse", "--proxies", "127.0.0.1")
    with House(tmp_path / "data", *words) as running:
        assert running.address.endswith("/charthouse/")
        running.address = running.address.removesuffix("/charthouse/")
        yield running


@pytest.mark.parametrize("strips", [True, False], ids=["taken off", "left on"])
def test_two_meet_under_a_path(behind: House, visit: Visit, watch: Watch, strips: bool) -> None:
    with Prefixed(behind.address, strips, X_Forwarded_For="203.0.113.5") as proxy:
        host = visit("charthouse/#/create", at=proxy.address)
        astray = asked_elsewhere(host.context)
        host.get_by_role("radio", name="By link").click()
        host.get_by_label("Your name").fill("Ana")
        host.get_by_role("button", name="Open the table").click()
        host.wait_for_url(re.compile("/charthouse/#/table/"))
        expect(host.locator(".qr svg").first).to_be_visible()
        links = json.loads(
            host.evaluate("Object.entries(sessionStorage).find(([key]) => key.includes('links'))[1]")
        )
        token = links["seats"][1]["link"]
        guest = hand.sit_down(visit(f"charthouse/#/join/{token}", at=proxy.address))
        astray += asked_elsewhere(guest.context)
        guest.get_by_label("Your name at the table").fill("Bo")
        guest.get_by_role("button", name="Take this seat").click()
        for page in (host, guest):
            hand.draw(page)
        for page in (host, guest):
            expect(hand.ink(page)).to_be_visible()
        until(host, "navigator.serviceWorker.ready.then(({ scope }) => scope.endsWith('/charthouse/'))")
        until(host, "caches.match('/charthouse/locale/en.ftl').then(Boolean)")
        assert astray == []


def test_the_page_under_a_path_opens_without_a_server(behind: House, visit: Visit, watch: Watch) -> None:
    watch.expected = ["net::ERR_", "when fetching the script"]
    with Prefixed(behind.address, strips=True) as proxy:
        page = visit("charthouse/", at=proxy.address)
        until(page, "caches.match('/charthouse/locale/en.ftl').then(Boolean)")
        page.context.set_offline(True)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_be_visible()


def asked_elsewhere(context: BrowserContext) -> list[str]:
    """What a page asks for outside of its path, from now on."""
    found: list[str] = []

    def note(url: str) -> None:
        there = urlsplit(url)
        if there.scheme not in ("data", "blob") and not there.path.startswith("/charthouse/"):
            found.append(url)

    context.on("request", lambda request: note(request.url))
    for page in context.pages:
        page.on("websocket", lambda socket: note(socket.url))
    return found
