"""nginx as deploy/nginx.conf has it, with TLS, on a free port before a server of ours."""

import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Self

import httpx
import websockets
from patron import HEADER, PATIENCE
from websockets.typing import Origin

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tools"))
import need  # noqa: E402

WRITTEN = ROOT / "deploy" / "nginx.conf"
CERTIFICATE = (
    *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes"),
    *("-days", "2", "-subj", "/CN=localhost"),
)
NOBODY = ssl.create_default_context()
NOBODY.check_hostname, NOBODY.verify_mode = False, ssl.CERT_NONE
"""The certificate is of our own making."""


class Nginx:
    """A proxy with TLS before one server or several; `prefix` is the path under which it shows them."""

    def __init__(self, *servers: str, prefix: str = "") -> None:
        bare = [server.removeprefix("http://").rstrip("/").removesuffix(prefix) for server in servers]
        self._servers = "; server ".join(bare)
        self.prefix = prefix
        self._folder = Path(tempfile.mkdtemp(prefix="nginx"))
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self.address = f"https://127.0.0.1:{self._port}"

    def __enter__(self) -> Self:
        program = need.program("nginx")
        made = ("-keyout", str(self._folder / "key"), "-out", str(self._folder / "pem"))
        subprocess.run([*CERTIFICATE, *made], check=True, capture_output=True)
        file = self._folder / "conf"
        file.write_text(self._configured(), encoding="utf-8")
        words = [program, "-p", str(self._folder), "-e", "stderr", "-c", str(file), "-g", "daemon off;"]
        self._process = subprocess.Popen(words, stderr=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self._port)) == 0:
                    return self
            time.sleep(0.05)
        raise AssertionError("nginx did not open")

    def __exit__(self, *why: object) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)
        shutil.rmtree(self._folder)

    def _configured(self) -> str:
        text = WRITTEN.read_text(encoding="utf-8")
        for written, here in (
            (r"listen 443 ssl", f"listen 127.0.0.1:{self._port} ssl"),
            (r"ssl_certificate \S+;", f"ssl_certificate {self._folder}/pem;"),
            (r"ssl_certificate_key \S+;", f"ssl_certificate_key {self._folder}/key;"),
            (r"location / ", f"location {self.prefix}/ "),
            (r"server 127.0.0.1:8137", f"server {self._servers}"),
        ):
            text, changed = re.subn(written, here, text)
            assert changed == 1, written
        here = "access_log off; " + " ".join(
            f"{kind}_temp_path {self._folder}/{kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        return f"pid {self._folder}/pid; events {{}} http {{ {here}\n{text} }}"

    # --- doors, as a server has them

    def http(self, key: str = "", home: str = "127.0.0.1") -> httpx.AsyncClient:
        """A client at this address of its own."""
        bearer = {"Authorization": f"Bearer {key}"} if key else {}
        line = httpx.AsyncHTTPTransport(local_address=home, verify=NOBODY)
        return httpx.AsyncClient(
            base_url=self.address + self.prefix, headers=HEADER | bearer, timeout=PATIENCE, transport=line
        )

    def socket(self, table: str = "", **more: Any) -> websockets.connect:
        """As a page of that table asks for it."""
        url = f"wss://127.0.0.1:{self._port}{self.prefix}/ws?table={table}"
        return websockets.connect(
            url, ssl=NOBODY, origin=Origin(self.address), max_size=None, proxy=None, close_timeout=1, **more
        )
