"""Where a server is reached and by whom: places to listen, names, proxies, a path before everything."""

import contextlib
import copy
import http.client
import json
import os
import socket
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from patron import House, Patron, device, open_table, person
from shell import refusal, run

pytestmark = pytest.mark.anyio

OUTSIDE = "203.0.113."


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a name, shown under a path by a proxy on this machine."""
    folder = tmp_path_factory.mktemp("known")
    words = ("--names", "games.example.org", "--prefix", "/charthouse", "--proxies", "127.0.0.1,10.1.0.0/16")
    with House(folder, "--data", str(folder), *words) as running:
        running.address = running.address.removesuffix("/charthouse/")
        yield running


def asked(house: House, path: str = "/", local: str = "127.0.0.1", **headers: str) -> httpx.Response:
    """One request from an address of this machine."""
    transport = httpx.HTTPTransport(local_address=local)
    with httpx.Client(base_url=house.address, transport=transport, trust_env=False) as http:
        return http.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})


# --- names


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "[::1]", "localhost", "LOCALHOST.", "a.localhost", "192.168.1.7"]
)
def test_addresses_and_this_machine_may_be_asked_for(house: House, host: str) -> None:
    assert asked(house, host=f"{host}:8137").status_code == 200
    assert asked(house, host=host).status_code == 200


def test_this_machine_may_be_asked_for_by_its_name(house: House) -> None:
    own = socket.gethostname()
    assert asked(house, host=f"{own}:8137").status_code == 200
    assert asked(house, host=f"{own.partition('.')[0]}.local").status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "localhost.evil.example", "x@localhost"])
def test_another_name_is_refused_in_words(house: House, host: str) -> None:
    answer = asked(house, host=host)
    assert answer.status_code == 421
    assert answer.json()["error"]["id"] == "bad-host"
    assert answer.headers["x-content-type-options"] == "nosniff"
    page = asked(house, host=host, accept="text/html", accept_language="cs")
    assert page.status_code == 421
    assert "nejmenuje" in page.text
    assert asked(house, "/api/content", host=host).status_code == 421


def test_a_name_of_the_settings_may_be_asked_for(known: House) -> None:
    assert asked(known, host="games.example.org").status_code == 200
    assert asked(known, host="Games.Example.org:443").status_code == 200
    assert asked(known, host="example.org").status_code == 421


async def test_a_socket_needs_the_name_and_the_origin_that_goes_with_it(known: House) -> None:
    async def status(host: str, origin: str) -> int:
        head = {"Origin": origin} if origin else {}
        url = known.address.replace("http://", "ws://") + "/ws"
        there = known.address.removeprefix("http://").split(":")
        try:
            async with websockets.connect(
                url.replace(there[0], host),
                host=there[0],
                port=int(there[1]),
                proxy=None,
                additional_headers=head,
            ):
                return 101
        except websockets.InvalidStatus as refused:
            return refused.response.status_code

    port = known.address.rpartition(":")[2]
    assert await status("games.example.org", f"http://games.example.org:{port}") == 101
    assert await status("games.example.org", "") == 101
    assert await status("games.example.org", f"http://evil.example:{port}") == 403
    assert await status("evil.example", f"http://evil.example:{port}") == 403
    assert await status("evil.example", "") == 403


# --- proxies


def too_often(house: House, local: str, **headers: str) -> int:
    """How many requests in a row are heard before it was too often."""
    transport = httpx.HTTPTransport(local_address=local)
    said = {"X-Charthouse": "1"} | {name.replace("_", "-"): value for name, value in headers.items()}
    with httpx.Client(base_url=house.address, transport=transport, trust_env=False, headers=said) as http:
        for number in range(300):
            if http.post("/api/replay", json={"record": "x"}).status_code == 429:
                return number
    return 300


def test_a_proxy_that_was_named_says_for_whom_it_asks(known: House) -> None:
    assert 60 <= too_often(known, "127.0.0.1", x_forwarded_for=f"{OUTSIDE}1") < 300
    assert asked(known, "/api/content", x_forwarded_for=f"{OUTSIDE}1").status_code == 200
    assert too_often(known, "127.0.0.1", x_forwarded_for=f"{OUTSIDE}2") >= 60, "somebody else"
    spoofed = f"{OUTSIDE}77, {OUTSIDE}1, 10.1.2.3"
    assert too_often(known, "127.0.0.1", x_forwarded_for=spoofed) < 20, "the nearest that is no proxy"


def test_anybody_else_who_says_so_is_not_believed(known: House) -> None:
    assert 60 <= too_often(known, "127.0.0.9", x_forwarded_for=f"{OUTSIDE}3") < 300
    assert too_often(known, "127.0.0.9", x_forwarded_for=f"{OUTSIDE}4") < 20, "the same address"
    answer = asked(known, local="127.0.0.9", x_forwarded_proto="https", x_forwarded_host="evil.example")
    assert answer.status_code == 200
    assert "strict-transport-security" not in answer.headers


def test_no_proxy_is_believed_that_was_not_named(house: House) -> None:
    assert "strict-transport-security" not in asked(house, x_forwarded_proto="https").headers
    assert asked(house, x_forwarded_host="evil.example").status_code == 200


def test_a_proxy_tells_of_tls_and_of_the_name(known: House) -> None:
    tls = asked(known, x_forwarded_proto="https", x_forwarded_host="games.example.org")
    assert tls.status_code == 200
    assert "max-age" in tls.headers["strict-transport-security"]
    assert "strict-transport-security" not in asked(known, x_forwarded_proto="http").headers
    assert asked(known, x_forwarded_host="evil.example").status_code == 421
    assert asked(known, host="evil.example", x_forwarded_host="localhost").status_code == 421, "both count"


async def test_the_origin_is_that_of_the_name_before_the_proxy(known: House) -> None:
    said = {"X-Forwarded-Host": "games.example.org", "X-Forwarded-Proto": "https"}
    async with known.socket(additional_headers={**said, "Origin": "https://games.example.org"}):
        pass
    with pytest.raises(websockets.InvalidStatus):
        async with known.socket(additional_headers={**said, "Origin": known.address}):
            pass


# --- a path before everything


def test_everything_is_under_the_path_whether_the_proxy_takes_it_off_or_not(known: House) -> None:
    for path in ("/", "/icon.svg", "/api/content", "/locale/en.ftl"):
        assert asked(known, path).status_code == asked(known, f"/charthouse{path}").status_code == 200, path
    assert asked(known, "/charthouse").headers["location"] == "/charthouse/"
    assert asked(known, "/charthousework").status_code == 404


def test_the_page_names_nothing_from_the_root(house: House) -> None:
    document = asked(house).text
    assert 'src="./assets/' in document
    assert '="/' not in document


async def test_a_table_under_a_path(known: House) -> None:
    under = copy.copy(known)
    under.address = f"{known.address}/charthouse"
    table = await open_table(under, "link", person("Ana"), person("Bo"))
    key = await device(under, table.link(1))
    async with Patron(under, table.key) as ana, Patron(under, key) as bo:
        await bo.sit(1, "Bo")
        await ana.sees(lambda state: state["table"]["phase"] == "playing")


# --- what is nowhere


@pytest.mark.parametrize("path", ["/table/x", "/nothing", "/index", "/a/b/c", "/assets/old-123.js"])
def test_an_unknown_path_is_no_page(house: House, path: str) -> None:
    answer = asked(house, path)
    assert answer.status_code == 404
    assert answer.json()["error"]["id"] == "bad-page"


@pytest.mark.parametrize(("lang", "said"), [("ru-RU,ru;q=0.9", "Такой страницы нет"), ("xx, zh-TW", "頁面")])
def test_an_unknown_path_is_told_to_a_reader_and_leads_home(known: House, lang: str, said: str) -> None:
    answer = asked(known, "/charthouse/table/x", accept="text/html,*/*", accept_language=lang)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert said in answer.text
    assert 'href="/charthouse/"' in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]


# --- places to listen


def get(connection: http.client.HTTPConnection) -> int:
    with contextlib.closing(connection):
        connection.request("GET", "/", headers={"Host": "localhost"})
        return connection.getresponse().status


class UnixConnection(http.client.HTTPConnection):
    def __init__(self, path: Path) -> None:
        super().__init__("localhost")
        self._path = path

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.connect(str(self._path))


def test_a_server_listens_at_several_places(tmp_path: Path) -> None:
    path = tmp_path / "web.sock"
    words = ("--data", str(tmp_path / "data"), "--bind", f"127.0.0.1,::1,unix:{path}")
    with House(tmp_path / "data", *words) as house:
        port = int(house.address.rpartition(":")[2])
        assert get(http.client.HTTPConnection("127.0.0.1", port)) == 200
        assert get(http.client.HTTPConnection("::1", port)) == 200
        assert get(UnixConnection(path)) == 200
        assert stat.S_IMODE(os.stat(path).st_mode) == 0o660
        house.kill()
        house.open()  # the socket that was left behind is replaced
        assert get(UnixConnection(path)) == 200
        second = run("serve", "--data", str(tmp_path / "other"), "--bind", f"unix:{path}")
        assert "in use already" in refusal(second)
        assert get(UnixConnection(path)) == 200


async def test_who_comes_by_a_unix_socket_is_believed_and_plays(tmp_path: Path) -> None:
    path = tmp_path / "web.sock"
    words = (
        "--data",
        str(tmp_path / "data"),
        "--bind",
        f"127.0.0.1,unix:{path}",
        "--names",
        "games.example.org",
    )
    with House(tmp_path / "data", *words) as house:
        table = await open_table(house, "solo", person("Ana"))
        said = {"Origin": "https://games.example.org", "X-Forwarded-For": f"{OUTSIDE}1"}
        url = "ws://games.example.org/ws"
        async with websockets.unix_connect(str(path), url, additional_headers=said, max_size=None) as line:
            await line.send(json.dumps({"t": "hello", "key": table.key}))
            heard: dict[str, Any] = json.loads(await line.recv())
            assert heard["t"] == "state"


def test_what_can_not_be_listened_at_is_told(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path / "data"), "--port", "0")
    assert "can't be opened" in refusal(run("serve", *data, "--bind", "203.0.113.9"))
    assert "plain" in refusal(run("serve", *data, "--bind", f"unix:{_plain(tmp_path)}"))
    assert "“lan” and “bind”" in refusal(run("serve", *data, "--lan", "--bind", "::1"))


def _plain(folder: Path) -> Path:
    """A file that is no socket: it stays."""
    file = folder / "plain"
    file.write_text("mine")
    return file
